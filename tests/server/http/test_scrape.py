"""Who may read the figures: a counter that grows in the right moment tells as much as a card."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request as Asked
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from starlette.requests import Request

from cardhouse.cli import main
from cardhouse.server.config import Config
from cardhouse.server.http.scrape import Scrape
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.door import Door
from cardhouse.server.problem import Problem
from tests.server.open_house import open_house

TOKEN = "figures-for-the-operator"


def asked(peer: str | None, **headers: str) -> Request:
    sent = {"host": "127.0.0.1:8000", **{name.replace("_", "-"): value for name, value in headers.items()}}
    raw = [(name.encode(), value.encode("latin-1")) for name, value in sent.items()]
    return Request({"type": "http", "method": "GET", "headers": raw, "client": None if peer is None else (peer, 4711)})


async def figures() -> str:
    return Metrics().text()


def answered(request: Request, token: str = "", proxies: tuple[str, ...] = ()) -> int | str:
    config = Config(metrics_token=token, proxies=proxies)
    try:
        return asyncio.run(Scrape(figures, Door(config, lambda: 0), config).answer(request)).status_code
    except Problem as problem:
        return problem.code


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "LOCALHOST", "[::1]:8000"])
def test_whoever_asks_on_this_machine_is_answered(peer: str, host: str) -> None:
    assert answered(asked(peer, host=host)) == 200


@pytest.mark.parametrize("peer", ["192.0.2.7", "10.0.0.1", "2001:db8::1", "::ffff:192.0.2.7", "", None])
def test_nobody_else_is(peer: str | None) -> None:
    assert answered(asked(peer)) == "operator_only"


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
@pytest.mark.parametrize(
    "header",
    [
        {"x_forwarded_for": "198.51.100.7"},
        {"x_forwarded_for": "127.0.0.1"},  # anybody can write this
        {"x_forwarded_for": ""},
        {"x_forwarded_proto": "https"},
        {"x_forwarded_host": "cards.example"},
        {"x_real_ip": "198.51.100.7"},
        {"forwarded": "for=198.51.100.7"},
        {"via": "1.1 proxy"},
        {"host": "cards.example"},  # a proxy that says nothing, or a page that calls itself this machine
        {"host": "127.0.0.1.evil.example"},
        {"host": "[::1"},
        {"host": ""},
    ],
    ids=str,
)
def test_a_proxy_on_this_machine_speaks_for_anybody(header: dict[str, str], proxies: tuple[str, ...]) -> None:
    assert answered(asked("127.0.0.1", **header), proxies=proxies) == "operator_only"


def test_with_a_token_it_is_needed_everywhere_and_enough_anywhere() -> None:
    right = f"Bearer {TOKEN}"
    for peer in ("127.0.0.1", "192.0.2.7"):
        assert answered(asked(peer), TOKEN) == "operator_only"
        assert answered(asked(peer, authorization=right), TOKEN) == 200
        assert answered(asked(peer, authorization=right, host="cards.example", x_forwarded_for="::2"), TOKEN) == 200
    for wrong in ("", TOKEN, f"Basic {TOKEN}", "Bearer", "Bearer ", f"{right}x", right[:-1], right.upper(), "Bearer é"):
        assert answered(asked("127.0.0.1", authorization=wrong), TOKEN) == "operator_only", wrong
    assert answered(asked("192.0.2.7", authorization="Bearer ")) == "operator_only", "no token is not an empty one"


def test_a_token_cannot_be_guessed_quickly_and_guessing_does_not_lock_it() -> None:
    config = Config(metrics_token=TOKEN)
    scrape = Scrape(figures, Door(config, lambda: 0), config)

    def tries(word: str, peer: str = "192.0.2.7") -> str | int:
        try:
            return asyncio.run(scrape.answer(asked(peer, authorization=f"Bearer {word}"))).status_code
        except Problem as problem:
            return problem.code

    codes = [tries("wrong") for _ in range(40)]
    assert codes[0] == "operator_only" and codes[-1] == "too_fast"
    assert tries(TOKEN) == 200


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    run = CliRunner().invoke(main, ["serve", "--metrics-token", "short", "--database", str(tmp_path / "house.db")])
    assert run.exit_code == 1 and "16 characters" in run.output and "short" not in run.output
    assert TOKEN not in repr(Config(metrics_token=TOKEN))


def test_a_real_house_keeps_its_figures_to_itself(tmp_path: Path) -> None:
    token = secrets.token_hex(16)
    with open_house(tmp_path, "--metrics-token", token, "--log", "json") as house:

        def status(**headers: str) -> int:
            try:
                with urlopen(Asked(f"{house.link}/metrics", headers=headers), timeout=10) as answer:
                    assert b"cardhouse_lines_total" in answer.read()
                    return int(answer.status)
            except HTTPError as error:
                return error.code if b"cardhouse_" not in error.read() else 0

        assert status(Authorization=f"Bearer {token}") == 200
        assert status() == status(Authorization="Bearer x") == 403
        assert token not in house.log and "metrics token" in house.log
