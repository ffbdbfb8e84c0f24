"""Nobody makes the house ask a machine that only the house can reach."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from cardhouse.server.post import outward, postbox
from cardhouse.server.post.outward import Forbidden, Target, checked, post, target
from cardhouse.server.post.postbox import Postbox
from cardhouse.server.post.webhook import Hook, signature, written


def test_what_a_url_means() -> None:
    assert target("https://push.example/send/1?x=2") == Target(True, "push.example", 443, "/send/1?x=2")
    assert target("https://push.example:443") == Target(True, "push.example", 443, "/")
    assert target("http://127.0.0.1:8123/x", loopback=True) == Target(False, "127.0.0.1", 8123, "/x")


@pytest.mark.parametrize(
    "url",
    [
        *("http://push.example/", "ftp://push.example/", "https://push.example:22/", "https://", "", "push.example"),
        *("https://localhost/", "https://printer/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/"),
        *("https://2130706433/", "https://0x7f.1/", "https://0x7f000001/", "https://127.1/", "https://a.0x7f/"),
        *(
            "https://me@push.example/",
            "https://me:pw@push.example/",
            "https://push.example/a b",
            "https://p\n.example/",
        ),
        *(
            "https://push.example/" + "x" * 1000,
            "https://push.example:99999/",
            "https://[::1",
            "https://ex\u00e4.example/",
        ),
        *("http://127.0.0.1/", "http://localhost:8000/"),
    ],
)
def test_only_names_of_the_internet_by_https(url: str) -> None:
    with pytest.raises(Forbidden):
        target(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1", "::"),
    ],
)
def test_a_name_that_means_a_machine_inside_is_not_asked_even_if_it_means_others_too(address: str) -> None:
    with pytest.raises(Forbidden):
        checked(["93.184.216.34", address], loopback=False)


def test_this_machine_is_for_tests_alone_and_nothing_else_inside_with_it() -> None:
    assert checked(["127.0.0.1"], loopback=True) == "127.0.0.1"
    assert checked(["93.184.216.34"], loopback=False) == "93.184.216.34"
    for found in (["10.0.0.1"], []):
        with pytest.raises(Forbidden):
            checked(found, loopback=True)


class Heard(HTTPServer):
    asked: list[tuple[str, dict[str, str], bytes]]
    answers: list[int]


class Answer(BaseHTTPRequestHandler):
    server: Heard

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.asked.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        status = self.server.answers.pop(0) if self.server.answers else 201
        self.send_response(status)
        if status == 302:
            self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def other() -> Iterator[Heard]:
    server = Heard(("127.0.0.1", 0), Answer)
    server.asked, server.answers = [], []
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_what_is_sent_goes_to_the_address_that_was_checked_and_follows_nobody_elsewhere(other: Heard) -> None:
    other.answers = [201, 302]
    url = f"http://localhost:{other.server_port}/x?y=1"
    asked: list[str] = []

    def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    assert post(url, b"hello", {"ttl": "60"}, True, once) == 201 and asked == ["localhost"]
    assert post(url, b"hello", {}, True) == 302 and len(other.asked) == 2
    assert other.asked[0][0] == "/x?y=1" and other.asked[0][1]["ttl"] == "60" and other.asked[0][2] == b"hello"


# -- the box


def posted(statuses: list[int | Exception]) -> tuple[list[str], list[str], list[str]]:
    """What was counted, who is gone, and what was tried, for a receiver that answers so."""
    counted: list[str] = []
    gone: list[str] = []
    tried: list[str] = []

    def answer(url: str, body: bytes, headers: object, loopback: bool) -> int:
        tried.append(url)
        status = statuses.pop(0)
        if isinstance(status, Exception):
            raise status
        return status

    async def send() -> None:
        tasks: list[asyncio.Task[None]] = []

        def spawn(work: Coroutine[Any, Any, None]) -> None:
            tasks.append(asyncio.ensure_future(work))

        box = Postbox(spawn, counted.append, post=answer)
        assert box.send("https://push.example/1", lambda: (b"", {}), lambda: gone.append("gone"))
        await asyncio.gather(*tasks)
        assert box.waiting == 0
        box.close()

    asyncio.run(send())
    return counted, gone, tried


def test_what_fails_is_tried_a_few_times_and_whoever_is_gone_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postbox, "AGAIN_S", (0.0, 0.0))
    assert posted([201]) == (["notices_sent"], [], ["https://push.example/1"])
    for status in (404, 410):
        counted, gone, tried = posted([status])
        assert (counted, gone, len(tried)) == ([], ["gone"], 1)
    counted, gone, tried = posted([500, OSError(), 201])
    assert (counted, gone, len(tried)) == (["notices_sent"], [], 3)
    counted, gone, tried = posted([429, 503, 500, 201])
    assert (counted, gone, len(tried)) == (["notices_lost"], [], 3)
    counted, gone, tried = posted([413])
    assert (counted, gone, len(tried)) == (["notices_lost"], [], 1)
    assert posted([outward.Forbidden("inside")])[1] == ["gone"]


def test_a_flood_of_notices_is_thrown_away() -> None:
    counted: list[str] = []
    box = Postbox(lambda work: work.close(), counted.append)
    for _ in range(postbox.WAITING):
        assert box.send("https://push.example/1", lambda: (b"", {}))
    assert not box.send("https://push.example/1", lambda: (b"", {})) and counted == ["notices_lost"]
    box.close()


# -- chat programs


def test_a_webhook_is_signed_over_time_and_body() -> None:
    hook = Hook("https://chat.example/hook", "secret", ["turn"])
    body, headers = written(hook, "turn", 1234, {"game": "thulla", "text": "ഊഴം"})
    assert body.decode() == '{"kind":"turn","at":1234,"game":"thulla","text":"ഊഴം"}'
    assert headers["cardhouse-time"] == "1234"
    assert headers["cardhouse-signature"] == f"sha256={signature('secret', 1234, body)}"
    assert signature("secret", 1235, body) != signature("secret", 1234, body) != signature("other", 1234, body)
    assert hook.wants("turn") and not hook.wants("over") and Hook("", "").wants("over")
