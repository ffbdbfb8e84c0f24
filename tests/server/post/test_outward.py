"""Nobody makes the house ask a machine that only the house can reach."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import socket
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
        *("64:ff9b::a9fe:a9fe", "64:ff9b::7f00:1", "2002:7f00:1::", "2002:a00:1::1", "fec0::1", "::127.0.0.1"),
        *("::ffff:0:7f00:1", "2001:0:7f00:1::", "192.88.99.1", "198.18.0.1", "240.0.0.1", "5f00::1", "100::1"),
    ],
)
def test_a_name_that_means_a_machine_inside_is_not_asked_even_if_it_means_others_too(address: str) -> None:
    with pytest.raises(Forbidden):
        checked(["93.184.216.34", address], loopback=False)


def test_this_machine_is_for_tests_alone_and_nothing_else_inside_with_it() -> None:
    assert checked(["127.0.0.1"], loopback=True) == "127.0.0.1"
    for address in ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822", "::ffff:93.184.216.34"):
        assert checked([address], loopback=False) == address
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


def test_whoever_answers_a_letter_at_a_time_is_left_after_all_the_time_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each letter comes in time; all of them would take hours, and a thread of the house with them."""
    monkeypatch.setattr(outward, "WITHIN_S", 0.3)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            other, _ = server.accept()
            with other, contextlib.suppress(OSError):
                other.sendall(b"HTTP/1.1 200 OK\r\nx: ")
                while not over.wait(0.05):
                    other.sendall(b"x")

        def send() -> None:
            with contextlib.suppress(OSError, http.client.HTTPException):
                post(f"http://127.0.0.1:{server.getsockname()[1]}/", b"hello", {}, True)

        dripping, sending = threading.Thread(target=drip), threading.Thread(target=send)
        dripping.start()
        sending.start()
        sending.join(30)
        left = not sending.is_alive()
        over.set()
        dripping.join()
        sending.join()
        assert left


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
    for n in range(postbox.WAITING):
        assert box.send(f"https://push.example{n % 5}/1", lambda: (b"", {}))
    assert not box.send("https://push.example9/1", lambda: (b"", {})) and counted == ["notices_lost"]
    box.close()


def nobody_counts(what: str) -> None:
    """Nobody asks."""


def test_one_domain_does_not_fill_the_box_and_all_names_in_it_are_one() -> None:
    box = Postbox(lambda work: work.close(), nobody_counts)
    sent = [box.send(f"https://p{n}.evil.example/1", lambda: (b"", {})) for n in range(postbox.OF_DOMAIN + 1)]
    assert sent == [True] * postbox.OF_DOMAIN + [False]
    assert box.send("https://push.example/1", lambda: (b"", {}))
    box.close()


def test_whoever_takes_their_time_does_not_keep_others_from_being_told() -> None:
    """Eight slow domains, one after the other quick; the threads are four."""
    slow, told = threading.Event(), threading.Event()

    def answer(url: str, body: bytes, headers: object, loopback: bool) -> int:
        if "slow" in url:
            assert slow.wait(60)
        elif url.endswith("/2"):
            told.set()
        return 201

    async def evening() -> None:
        tasks: list[asyncio.Task[None]] = []
        box = Postbox(lambda work: tasks.append(asyncio.ensure_future(work)), nobody_counts, post=answer)
        assert box.send("https://push.example/1", lambda: (b"", {}))
        await asyncio.gather(*tasks)  # it is known to be quick
        for n in range(8):
            for _ in range(8):
                assert box.send(f"https://slow{n}.example{n}/1", lambda: (b"", {}))
        assert box.send("https://push.example/2", lambda: (b"", {}))
        try:
            assert await asyncio.to_thread(told.wait, 30), "it waits behind those who are slow"
        finally:
            slow.set()
        await asyncio.gather(*tasks)
        assert box.waiting == 0 and not box._turns and not box._waiting_of
        box.close()

    asyncio.run(evening())


# -- chat programs


def test_a_webhook_is_signed_over_time_and_body() -> None:
    hook = Hook("https://chat.example/hook", "secret", ["turn"])
    body, headers = written(hook, "turn", 1234, {"game": "thulla", "text": "ഊഴം"})
    assert body.decode() == '{"kind":"turn","at":1234,"game":"thulla","text":"ഊഴം"}'
    assert headers["cardhouse-time"] == "1234"
    assert headers["cardhouse-signature"] == f"sha256={signature('secret', 1234, body)}"
    assert signature("secret", 1235, body) != signature("secret", 1234, body) != signature("other", 1234, body)
    assert hook.wants("turn") and not hook.wants("over") and Hook("", "").wants("over")
