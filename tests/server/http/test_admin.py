"""The operator's page of a real server: who may come in, and what they do reaches the people at the tables."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

import pytest
from click.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardhouse.cli import main
from cardhouse.server.config import Config
from cardhouse.server.http.admin import COOKIE, Admin
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.postgres import PASSWORD
from tests.server.visitor import http, open_table

TOKEN = "a token that nobody guesses"
FLAGS = ("--admin-token", TOKEN, "--log", "json", "--proxies", "127.0.0.1", "--bot-pace", "0")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, *FLAGS, *keeping(folder)) as house:
        yield house


def figure(page: str, name: str) -> str:
    found = re.search(rf"<dt>{name}</dt><dd>([\d,]+)</dd>", page)
    assert found is not None, name
    return found[1].replace(",", "")


class Stays(HTTPRedirectHandler):
    """Does not follow, so that we see where we are sent."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Operator:
    """A browser with one cookie."""

    def __init__(self, link: str, **headers: str) -> None:
        self.link, self.headers, self.cookie = link, headers, ""
        self.opener = build_opener(Stays)

    def ask(self, path: str, form: dict[str, str] | None = None, **headers: str) -> HTTPResponse | HTTPError:
        sent = {"origin": self.link, **self.headers, **({"cookie": self.cookie} if self.cookie else {}), **headers}
        body = None if form is None else urlencode(form).encode()
        try:
            answer: HTTPResponse | HTTPError = self.opener.open(Request(self.link + path, body, sent), timeout=60)
        except HTTPError as error:
            answer = error
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0]
        return answer

    def sees(self, path: str = "/admin", **headers: str) -> str:
        with self.ask(path, None, **headers) as answer:
            assert answer.status == 200
            return answer.read().decode()

    def does(self, path: str, form: dict[str, str] | None = None, **headers: str) -> tuple[int, str]:
        with self.ask(path, form or {}, **headers) as answer:
            return answer.status or 0, answer.headers.get("location", "")


def come_in(link: str) -> Operator:
    operator = Operator(link)
    assert operator.does("/admin", {"token": TOKEN}) == (303, "/admin")
    return operator


async def sit_down(house: OpenHouse, table: str, name: str, key: str) -> ClientConnection:
    wire = await connect(house.socket, compression=None)
    await wire.send(json.dumps({"type": "hello", "key": key}))
    await wire.send(json.dumps({"type": "join", "table": table, "name": name}))
    await hear(wire, "room")
    return wire


async def hear(wire: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while (message := json.loads(await wire.recv()))["type"] != kind:
            pass
    return dict(message)


# -- who may come in


def test_without_a_token_there_is_no_such_page(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        stranger = Operator(house.link)
        for path in ("/admin", "/admin/close", "/admin/drain", "/admin/style.css"):
            with stranger.ask(path) as answer:
                assert answer.status == 404
        assert stranger.does("/admin", {"token": ""})[0] in (404, 405)
        assert stranger.does("/admin/drain")[0] in (404, 405)


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    run = CliRunner().invoke(main, ["serve", "--admin-token", "short", "--database", str(tmp_path / "house.db")])
    assert run.exit_code == 1 and "16 characters" in run.output and "short" not in run.output


@pytest.mark.stores("sqlite")  # who may come in is not kept
def test_a_stranger_sees_the_door_only(house: OpenHouse) -> None:
    stranger = Operator(house.link)
    assert "Admin token" in stranger.sees() and "connections" not in stranger.sees()
    for path in ("/admin/close?table=x", "/admin/drain"):
        with stranger.ask(path) as answer:
            assert answer.status == 403
    for path in ("/admin/close", "/admin/drain", "/admin/announce", "/admin/leave"):
        assert stranger.does(path, {"table": "x", "text": "x"}) == (403, "")
    assert http(f"{house.link}/ready") == {"status": "ready"}


@pytest.mark.stores("sqlite")  # who may come in is not kept
@pytest.mark.parametrize("token", ["", "wrong", TOKEN + " ", TOKEN[:-1], TOKEN.upper(), "♠"])
def test_the_wrong_token_is_refused(house: OpenHouse, token: str) -> None:
    stranger = Operator(house.link, **{"X-Forwarded-For": f"198.51.100.{secrets.randbelow(250)}"})
    with stranger.ask("/admin", {"token": token}) as answer:
        assert answer.status == 403 and "not the token" in answer.read().decode()
    assert not stranger.cookie


@pytest.mark.stores("sqlite")  # who may come in is not kept
def test_the_right_token_gives_a_cookie_for_these_pages_only(house: OpenHouse) -> None:
    operator = Operator(house.link)
    with operator.ask("/admin", {"token": TOKEN}) as answer:
        assert answer.status == 303 and answer.headers["location"] == "/admin"
        cookie = answer.headers["set-cookie"].lower()
    assert {"httponly", "samesite=strict", "path=/admin"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" not in cookie and TOKEN not in cookie
    with operator.ask("/admin") as answer:
        page = answer.read().decode()
        assert answer.headers["cache-control"] == "no-store" and "script-src 'self'" in str(answer.headers)
    assert "connections" in page and TOKEN not in page and "<script" not in page and "style=" not in page
    with Operator(house.link, **{"X-Forwarded-Proto": "https"}).ask("/admin", {"token": TOKEN}) as answer:
        assert "; secure" in answer.headers["set-cookie"].lower()
    assert TOKEN not in repr(Config(admin_token=TOKEN))
    assert TOKEN not in house.log and operator.cookie.partition("=")[2] not in house.log


@pytest.mark.stores("sqlite")  # who may come in is not kept
def test_a_cookie_cannot_be_made_or_kept_for_ever(house: OpenHouse) -> None:
    def knows(said: str) -> bool:
        return "Admin token" not in Operator(house.link).sees(cookie=f"{COOKIE}={said}")

    admin = Admin(None, None, Config(admin_token=TOKEN))  # type: ignore[arg-type]
    now = int(time.time())
    good = admin._pass(now + 60)
    assert knows(good)
    other = Admin(None, None, Config(admin_token=TOKEN + "!"))._pass(now + 60)  # type: ignore[arg-type]
    later = f"{now + 999}.{good.partition('.')[2]}"
    for said in (other, later, admin._pass(now - 1), good[:-1], f"{now + 60}.", f"{now + 60}", "", ".", "²." + good):
        assert not knows(said), said


@pytest.mark.stores("sqlite")  # who may come in is not kept
def test_a_token_cannot_be_tried_often(house: OpenHouse) -> None:
    guesser = Operator(house.link, **{"X-Forwarded-For": "203.0.113.9"})
    assert [guesser.does("/admin", {"token": str(i)})[0] for i in range(25)] == [403] * 20 + [429] * 5
    assert guesser.does("/admin", {"token": TOKEN})[0] == 429
    come_in(house.link)


@pytest.mark.stores("sqlite")  # who may come in is not kept
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "", "http://127.0.0.1", None])
def test_a_form_on_another_page_does_nothing(house: OpenHouse, origin: str | None) -> None:
    operator = come_in(house.link)
    if origin is None:
        operator.headers = {}
        operator.link, link = house.link, house.link
        request = Request(f"{link}/admin/drain", b"", {"cookie": operator.cookie})
        with pytest.raises(HTTPError) as refused:
            operator.opener.open(request, timeout=60)
        refused.value.close()
        assert refused.value.code == 403
    else:
        for path in ("/admin/drain", "/admin/close", "/admin/announce", "/admin"):
            assert operator.does(path, {"token": TOKEN, "table": "x", "text": "x"}, origin=origin) == (403, "")
    assert http(f"{house.link}/ready") == {"status": "ready"}


@pytest.mark.stores("sqlite")  # who may come in is not kept
def test_the_operator_signs_out(house: OpenHouse) -> None:
    operator = come_in(house.link)
    assert operator.does("/admin/leave") == (303, "/admin") and operator.cookie == f'{COOKIE}=""'
    assert "Admin token" in operator.sees()


# -- what they see


def test_they_see_tables_people_and_figures_and_what_they_wrote_is_text(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 4, key, public=True)
    hidden = open_table(house.link, "kazhutha", 3, key).partition("~")[0]

    async def scene() -> None:
        wire = await sit_down(house, table, "<b>Ammu&", key)
        operator = await asyncio.to_thread(come_in, house.link)
        page = await asyncio.to_thread(operator.sees)
        assert "&lt;b&gt;Ammu&amp;" in page and "<b>Ammu" not in page
        assert f"<h3>{table}</h3>" in page and f"<h3>{hidden}</h3>" in page
        assert "1 of 4 seats" in page and 'data-game="thulla"' in page and key not in page
        found = await asyncio.to_thread(operator.sees, "/admin?find=%3Cb%3EAMMU")
        assert f"<h3>{table}</h3>" in found and f"<h3>{hidden}</h3>" not in found
        assert 'value="&lt;b&gt;AMMU"' in found
        here = int(figure(page, "people in seats"))
        away = int(figure(page, "seats kept for people who are away"))
        await wire.close()
        while int(figure(await asyncio.to_thread(operator.sees), "people in seats")) >= here:
            await asyncio.sleep(0.05)
        after = await asyncio.to_thread(operator.sees)
        assert int(figure(after, "seats kept for people who are away")) == away + 1

    asyncio.run(scene())
    assert "<script" not in come_in(house.link).sees("/admin?done=%3Cscript%3E&find=%22%3E%3Cscript%3E")


def test_they_see_all_nodes_and_which_one_this_is(tmp_path: Path, postgres_url: str) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    more = ("--database", postgres_url, *FLAGS)
    with open_house(folders[0], "--node", "one", *more), open_house(folders[1], "--node", "two", *more) as house:
        key = secrets.token_hex(32)
        table = open_table(house.link, "thulla", 2, key, public=True)
        operator = come_in(house.link)
        page = operator.sees()
        assert re.findall(r"<th scope=row>(one|two)\.\w+( \(this one\))?</th>", page) == [
            ("one", ""),
            ("two", " (this one)"),
        ]
        assert "No other node" not in operator.sees("/admin/drain") and "other nodes" in operator.sees("/admin/drain")
        assert f"<h3>{table}</h3>" in page and PASSWORD not in page


# -- what they do


def test_a_table_that_they_close_is_closed_for_everybody_and_for_good(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 2, key, public=True)

    async def scene() -> None:
        host = await sit_down(house, table, "Ammu", key)
        guest = await sit_down(house, table, "Bilal", secrets.token_hex(32))
        await host.send(json.dumps({"type": "start"}))
        for wire in (host, guest):
            await hear(wire, "promise")
            await wire.send(json.dumps({"type": "share", "share": secrets.token_hex(32)}))
        await hear(host, "view")
        operator = await asyncio.to_thread(come_in, house.link)
        asked = await asyncio.to_thread(operator.sees, f"/admin/close?table={table}")
        assert f"Close {table}?" in asked and "Ammu and Bilal" in asked
        assert await asyncio.to_thread(operator.does, "/admin/close", {"table": table}) == (303, "/admin?done=closed")
        for wire in (host, guest):
            assert (await hear(wire, "gone"))["code"] == "closed"
        await host.send(json.dumps({"type": "join", "table": table, "name": "Ammu"}))
        assert (await hear(host, "refused"))["code"] == "no_table"
        assert f"<h3>{table}</h3>" not in await asyncio.to_thread(operator.sees)
        again = await asyncio.to_thread(operator.does, "/admin/close", {"table": table})
        assert again == (303, "/admin?done=no_table")
        for wire in (host, guest):
            await wire.close()

    asyncio.run(scene())
    assert '"says":"the operator has closed a table"' in house.log


def test_a_closed_table_stays_closed_after_a_crash(tmp_path: Path, keeping: Keeping) -> None:
    with open_house(tmp_path, *FLAGS, *keeping(tmp_path)) as house:
        key = secrets.token_hex(32)
        table, other = (open_table(house.link, "thulla", 2, key, public=True) for _ in range(2))
        assert come_in(house.link).does("/admin/close", {"table": table})[1] == "/admin?done=closed"
        house.kill()
        house.start()
        operator = come_in(house.link)  # among nodes a table is read when it is wanted
        assert f"Close {other}?" in operator.sees(f"/admin/close?table={other}")
        with operator.ask(f"/admin/close?table={table}") as answer:
            assert answer.headers["location"] == "/admin?done=no_table"
        assert f"<h3>{other}</h3>" in operator.sees(f"/admin?find={other}")
        assert f"<h3>{table}</h3>" not in operator.sees(f"/admin?find={table}")


def test_everybody_hears_an_announcement(house: OpenHouse) -> None:
    async def scene() -> None:
        wires = []
        for name in ("Ammu", "Bilal"):
            key = secrets.token_hex(32)
            table = await asyncio.to_thread(open_table, house.link, "thulla", 2, key)
            wires.append(await sit_down(house, table, name, key))
        operator = await asyncio.to_thread(come_in, house.link)
        text = "  The house\ncloses at <ten>. ♥ "
        done = await asyncio.to_thread(operator.does, "/admin/announce", {"text": text})
        assert done == (303, "/admin?done=announced")
        for wire in wires:
            assert (await hear(wire, "announced"))["text"] == "The house closes at <ten>. ♥"
            await wire.close()
        for nothing in ("", " \n ", "x" * 301):
            done = await asyncio.to_thread(operator.does, "/admin/announce", {"text": nothing})
            assert done == (303, "/admin?done=no_text")

    asyncio.run(scene())
    assert "closes at" not in house.log


def test_a_drained_node_takes_nobody_and_says_so(tmp_path: Path, keeping: Keeping) -> None:
    with open_house(tmp_path, *FLAGS, *keeping(tmp_path)) as house:
        key = secrets.token_hex(32)
        table = open_table(house.link, "thulla", 2, key, public=True)

        async def scene() -> None:
            wire = await sit_down(house, table, "Ammu", key)
            operator = await asyncio.to_thread(come_in, house.link)
            assert "No other node is known" in await asyncio.to_thread(operator.sees, "/admin/drain")
            done = asyncio.create_task(asyncio.to_thread(operator.does, "/admin/drain"))
            await hear(wire, "drain")
            with pytest.raises(ConnectionClosed):
                await hear(wire, "never")
            assert wire.close_code == 1012 and await done == (303, "/admin?done=drained")
            page = await asyncio.to_thread(operator.sees, "/admin?done=drained")
            assert "takes no more players" in page and 'href="/admin/drain"' not in page
            assert await asyncio.to_thread(operator.does, "/admin/drain") == (303, "/admin?done=drained")
            done_too = await asyncio.to_thread(operator.does, "/admin/close", {"table": table})
            assert done_too == (303, "/admin?done=no_table")

        asyncio.run(scene())
        assert status(lambda: http(f"{house.link}/ready")) == 503 and http(f"{house.link}/health") == {"status": "ok"}
        assert house.close() == 0
        house.start()
        assert http(f"{house.link}/api/tables/{table}")["people"] == ["Ammu"]


def status(act: Callable[[], object]) -> int:
    with pytest.raises(HTTPError) as refused:
        act()
    refused.value.close()
    return refused.value.code
