"""The bell of a real house: notices that only the right phone can open, once, and never with a card in them."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect

from cardhouse.server.outside import STATIC
from cardhouse.server.post.web_push import CURVE, opened, packed, public
from cardhouse.server.post.webhook import signature
from cardhouse.server.store.store import Store
from tests.server.open_house import Keeping, OpenHouse
from tests.server.visitor import http, open_table

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (STATIC / "house").is_dir(), reason="the client is not built"),
]
QUICK = "from cardhouse.server.house import bell; bell.DELAY_S = 0.2; bell.LOOK_S = 0.1"
CARD = re.compile(r"[♠♥♦♣]|\b(?:[2-9TJQKA]|10)[shdc]\b")


class Service(ThreadingHTTPServer):
    """A push service, and the phones that listen to it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.asked: list[tuple[str, dict[str, str], bytes]] = []
        self.gone: set[str] = set()

    def wait_for(self, count: int, path: str) -> list[tuple[dict[str, str], bytes]]:
        """Those that have come for it, this many at least."""
        until = time.monotonic() + 30
        while len(found := [(headers, body) for to, headers, body in self.asked if to == path]) < count:
            assert time.monotonic() < until, f"{len(found)} of {count} notices have come to {path}"
            time.sleep(0.02)
        return found


class Answer(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.asked.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(410 if self.path in self.server.gone else 201)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Phone:
    """Somebody's: it has a key for notices, and a key for the house."""

    def __init__(self, house: OpenHouse, service: Service, name: str) -> None:
        self.house, self.service, self.name, self.key = house, service, name, secrets.token_hex(32)
        self.path, self.own, self.auth = f"/{name}", ec.generate_private_key(CURVE), secrets.token_bytes(16)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return http(f"{self.house.link}{path}", body, self.key, method)

    def listen(self, *places: str, language: str = "en") -> None:
        endpoint = f"http://127.0.0.1:{self.service.server_port}{self.path}"
        sent = {"endpoint": endpoint, "p256dh": packed(public(self.own)), "auth": packed(self.auth)}
        self.ask("POST", "/api/bell", sent | {"language": language})
        for place in places:
            self.ask("PUT", "/api/bell/place", {"place": place, "on": True})

    def told(self, count: int = 1) -> list[dict[str, str]]:
        """What the last of these say, with everything around it checked."""
        found = []
        for headers, body in self.service.wait_for(count, self.path):
            text = opened(body, self.own, self.auth).decode()
            assert headers["content-encoding"] == "aes128gcm" and headers["ttl"].isdecimal()
            assert headers["authorization"].startswith("vapid t=") and self.name.encode() not in body
            assert not CARD.search(text), text
            found.append(json.loads(text))
        return found


@pytest.fixture
def service() -> Iterator[Service]:
    server = Service()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    house = OpenHouse(tmp_path, "--loopback-posts", "true")
    house.prelude = QUICK
    house.start()
    yield house
    house.kill()


class Seat:
    """Somebody's tab at a table."""

    def __init__(self, house: OpenHouse, table: str, phone: Phone) -> None:
        self.house, self.table, self.phone, self.seen = house, table, phone, {}  # type: ignore[var-annotated]

    async def __aenter__(self) -> Seat:
        self.ws = await connect(self.house.socket)
        await self.say("hello", key=self.phone.key)
        await self.say("join", table=self.table, name=self.phone.name)
        await self.until("room", lambda room: bool(room["you"]))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ws.close()

    async def say(self, kind: str, **fields: object) -> None:
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def until(self, kind: str, so: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        while not (kind in self.seen and so(self.seen[kind])):
            message = json.loads(await asyncio.wait_for(self.ws.recv(), 30))
            self.seen[message["type"]] = message
        found: dict[str, Any] = self.seen[kind]
        return found

    async def move(self) -> None:
        """Any legal one, when it is their turn."""
        view = await self.until("view", lambda view: bool(view["nth"] is not None and view["view"]["legal"]))
        self.seen.pop("view")
        await self.say("move", nth=view["nth"], move=next(iter(view["view"]["legal"].values()))[0])


def others_turn(view: dict[str, Any]) -> bool:
    asked = view["view"]["to_move"]
    return bool(asked) and view["you"] not in asked and "deck" not in asked


async def play_until_bilal_is_asked(house: OpenHouse, table: str, ammu: Phone, bilal: Phone, told: int = 1) -> None:
    """They begin; when it is Bilal's turn, Bilal is gone."""
    async with Seat(house, table, ammu) as host:
        async with Seat(house, table, bilal) as guest:
            await guest.say("ready")
            await host.until("room", lambda room: room["can_start"] is None)
            await host.say("start")
            view = await host.until("view", lambda view: bool(view["view"]["to_move"]) and view["pause_ms"] == 0)
            if not others_turn(view):
                await host.move()
                await host.until("view", others_turn)
            await guest.until("view", lambda view: view["you"] in view["view"]["to_move"])
        bilal.told(told)


def test_whoever_is_not_at_the_table_is_called_to_their_turn_on_their_phone_once(
    house: OpenHouse, service: Service
) -> None:
    ammu, bilal = (Phone(house, service, name) for name in ("Ammu", "Bilal"))
    table = open_table(house.link, "thulla", 2, ammu.key)
    bilal.listen(f"t/{table}")
    asyncio.run(play_until_bilal_is_asked(house, table, ammu, bilal))
    turn = {"title": "Your turn", "body": "Thulla: the table is waiting for you.", "lang": "en"}
    path = f"/t/{table.partition('~')[0]}"
    assert bilal.told()[0] == turn | {"path": path, "tag": path}
    time.sleep(0.5)
    assert [to for to, _, _ in service.asked] == ["/Bilal"], "once, and nobody else who has not asked for it"


def test_the_bell_in_another_language_its_test_and_whoever_is_gone(house: OpenHouse, service: Service) -> None:
    phone = Phone(house, service, "Chitra")
    phone.listen(language="ml")
    phone.ask("POST", "/api/bell/test")
    assert phone.told()[0]["title"] == "മണി പ്രവർത്തിക്കുന്നു"
    shown = phone.ask("GET", "/api/bell")
    assert len(shown["devices"]) == 1 and len(shown["key"]) == 87
    service.gone.add(phone.path)
    phone.ask("POST", "/api/bell/test")
    service.wait_for(2, phone.path)
    until = time.monotonic() + 20
    while phone.ask("GET", "/api/bell")["devices"]:
        assert time.monotonic() < until, "a subscription that has ended is dropped"
        time.sleep(0.05)


def test_a_date_is_in_the_calendar_and_everybody_who_listens_is_reminded(house: OpenHouse, service: Service) -> None:
    ammu, bilal = (Phone(house, service, name) for name in ("Ammu", "Bilal"))
    table = open_table(house.link, "dalmuti", 5, ammu.key)

    async def sit() -> None:
        async with Seat(house, table, ammu), Seat(house, table, bilal):
            pass

    asyncio.run(sit())
    bilal.listen(f"t/{table}")
    at = int(time.time() * 1000) + 15 * 60_000 + 700
    assert ammu.ask("PUT", f"/api/tables/{table}/date", {"at": at}) == {"at": at, "name": "Ammu"}
    assert bilal.ask("GET", f"/api/tables/{table}/date") == {"at": at, "name": "Ammu"}
    assert bilal.told()[0]["title"] == "The Great Dalmuti in 15 minutes"
    asked = Request(f"{house.link}/api/tables/{table}/calendar", headers={"authorization": f"Bearer {bilal.key}"})
    with urlopen(asked, timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/calendar")
        lines = answer.read().decode().split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR" and "SUMMARY:The Great Dalmuti at Cardhouse" in lines
    assert f"URL:{house.link}/t/{table}" in lines and all(len(line.encode()) <= 75 for line in lines)
    assert ammu.ask("PUT", f"/api/tables/{table}/date", {"at": 0}) == {"at": 0, "name": ""}


def test_dates_chosen_one_after_the_other_ring_once(house: OpenHouse, service: Service) -> None:
    """Anybody with a seat chooses a date; nobody rings the phones of the others every few seconds with it."""
    ammu, bilal = (Phone(house, service, name) for name in ("Ammu", "Bilal"))
    table = open_table(house.link, "thulla", 2, ammu.key)

    async def sit() -> None:
        async with Seat(house, table, ammu), Seat(house, table, bilal):
            pass

    asyncio.run(sit())
    ammu.listen(f"t/{table}")
    for n in range(4):
        at = int(time.time() * 1000) + 15 * 60_000 + n
        bilal.ask("PUT", f"/api/tables/{table}/date", {"at": at})
        ammu.told()
        time.sleep(0.4)
        bilal.ask("PUT", f"/api/tables/{table}/date", {"at": 0})
    assert [to for to, _, _ in service.asked] == ["/Ammu"]


def test_whoever_does_not_belong_to_a_table_hears_no_date_of_it(house: OpenHouse, service: Service) -> None:
    ammu, mallory = (Phone(house, service, name) for name in ("Ammu", "Mallory"))
    table = open_table(house.link, "thulla", 2, ammu.key)
    ammu.listen(f"t/{table}")
    mallory.listen(f"t/{table.partition('~')[0]}")  # the code, without what its link has beside it

    async def sit() -> None:
        async with Seat(house, table, ammu):
            pass

    asyncio.run(sit())
    ammu.ask("PUT", f"/api/tables/{table}/date", {"at": int(time.time() * 1000) + 15 * 60_000 + 300})
    assert ammu.told()[0]["title"] == "Thulla in 15 minutes"
    time.sleep(0.5)
    assert [to for to, _, _ in service.asked] == ["/Ammu"]


def test_a_circle_rings_for_its_people_and_for_the_chat_program_that_its_keeper_has_named(
    house: OpenHouse, service: Service
) -> None:
    ammu, bilal, cato = (Phone(house, service, name) for name in ("Ammu", "Bilal", "Cato"))
    link = ammu.ask("POST", "/api/circles", {"name": "Friday"})["link"]
    ammu.ask("PATCH", "/api/me", {"name": "Ammu"})
    for phone in (bilal, cato):
        phone.ask("POST", f"/api/circles/{link}/people", {"name": phone.name})
    hook = f"http://127.0.0.1:{service.server_port}/chat"
    (shown,) = ammu.ask("PUT", f"/api/circles/{link}/hooks", {"url": hook, "kinds": ["laid", "turn"]})["hooks"]
    assert json.loads(service.wait_for(1, "/chat")[0][1])["kind"] == "test", "it hears at once that it will be told"
    for phone in (ammu, bilal, cato):
        phone.listen(f"c/{link}")
    assert bilal.ask("GET", "/api/bell")["places"] == [f"c/{link}"]
    cato.ask("DELETE", f"/api/circles/{link}/people")
    assert cato.ask("GET", "/api/bell")["places"] == [], "whoever has left is told no more"

    settings = {"game": "thulla", "seats": 2, "clock": "off"}
    table = ammu.ask("POST", "/api/tables", {"settings": settings, "circle": link})["table"]
    path = f"/t/{table.partition('~')[0]}"
    laid = {"title": "Ammu has laid a table", "body": "Thulla: come and sit down.", "lang": "en"}
    assert bilal.told()[0] == laid | {"path": path, "tag": path}
    asyncio.run(play_until_bilal_is_asked(house, table, ammu, bilal, told=2))
    assert bilal.told(2)[1]["title"] == "Your turn", "at any table of the circle"
    said = [json.loads(body) for _, body in service.wait_for(3, "/chat")]
    assert [one["kind"] for one in said] == ["test", "laid", "turn"]
    assert said[1]["text"].startswith("Ammu has laid a table. Thulla")
    assert said[2]["text"].startswith("Bilal: Your turn. Thulla")
    headers, body = service.wait_for(3, "/chat")[2]
    at = int(headers["cardhouse-time"])
    assert headers["cardhouse-signature"] == f"sha256={signature(shown['secret'], at, body)}"
    assert not any(CARD.search(one["text"]) for one in said)
    assert {to for to, _, _ in service.asked} == {"/Bilal", "/chat"}
    assert ammu.ask("POST", f"/api/circles/{link}/hooks/off", {"url": hook}) == {"hooks": []}


def test_in_quiet_hours_a_notice_waits(house: OpenHouse, service: Service) -> None:
    ammu, bilal = (Phone(house, service, name) for name in ("Ammu", "Bilal"))
    table = open_table(house.link, "thulla", 2, ammu.key)
    bilal.listen(f"t/{table}")
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    bilal.ask("PUT", "/api/bell/quiet", {"since": (minute - 5) % 1440, "until": (minute + 600) % 1440, "ahead": 0})
    bilal.told = lambda count=1: []  # type: ignore[method-assign]
    asyncio.run(play_until_bilal_is_asked(house, table, ammu, bilal))
    time.sleep(1)
    assert service.asked == []


def later(house: OpenHouse, minutes: int) -> None:
    """Closed, and open again when so much has passed."""
    assert house.close() == 0
    ahead = minutes * 60 * 10**9
    house.prelude = f"{QUICK}; import time; real = time.time_ns; time.time_ns = lambda: real() + {ahead}"
    house.start()


def test_a_reminder_that_comes_late_does_not_say_in_15_minutes_and_after_the_date_nothing(
    house: OpenHouse, service: Service
) -> None:
    ammu = Phone(house, service, "Ammu")
    table = open_table(house.link, "thulla", 2, ammu.key)
    ammu.listen(f"t/{table}")

    async def sit() -> None:
        async with Seat(house, table, ammu):
            pass

    asyncio.run(sit())
    minute = 60_000
    ammu.ask("PUT", f"/api/tables/{table}/date", {"at": int(time.time() * 1000) + 3 * minute})
    assert [one["title"] for one in ammu.told()] == ["Thulla is about to begin"]
    ammu.ask("PUT", f"/api/tables/{table}/date", {"at": int(time.time() * 1000) + 20 * minute})
    later(house, 2 * 24 * 60)
    ammu.ask("POST", "/api/bell/test")
    assert [one["title"] for one in ammu.told(2)][1] == "The bell works"
    time.sleep(0.5)
    assert len(service.asked) == 2


def test_what_has_waited_for_the_end_of_quiet_hours_is_told_only_if_it_is_still_so(
    house: OpenHouse, service: Service
) -> None:
    ammu, bilal, cato = (Phone(house, service, name) for name in ("Ammu", "Bilal", "Cato"))
    link = ammu.ask("POST", "/api/circles", {"name": "Friday"})["link"]
    for phone in (bilal, cato):
        phone.ask("POST", f"/api/circles/{link}/people", {"name": phone.name})
    bilal.listen(f"c/{link}")
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    bilal.ask("PUT", "/api/bell/quiet", {"since": (minute - 5) % 1440, "until": (minute + 10) % 1440, "ahead": 0})

    def laid(game: str) -> str:
        settings = {"game": game, "seats": 2, "clock": "off"}
        return str(ammu.ask("POST", "/api/tables", {"settings": settings, "circle": link})["table"])

    async def fill(table: str) -> None:
        async with Seat(house, table, ammu), Seat(house, table, cato):
            pass

    asyncio.run(fill(laid("thulla")))
    laid("kazhutha")
    time.sleep(0.5)
    assert service.asked == []
    later(house, 20)
    assert [one["body"] for one in bilal.told()] == ["Kazhutha Kali: come and sit down."]
    time.sleep(0.5)
    assert len(service.asked) == 1


@pytest.mark.stores("postgresql")  # alone there is nobody to be exactly once with
def test_two_nodes_tell_it_once_and_so_does_a_chat_program(keeping: Keeping, tmp_path: Path, service: Service) -> None:
    flags = (*keeping(tmp_path), "--loopback-posts", "true")
    nodes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        node = OpenHouse(tmp_path / name, "--node", name)
        node.flags = ("--node", name, *flags)
        node.prelude = QUICK
        nodes.append(node.start())
    try:
        ammu, bilal = Phone(nodes[0], service, "Ammu"), Phone(nodes[1], service, "Bilal")
        table = open_table(nodes[0].link, "thulla", 2, ammu.key)
        bilal.listen(f"t/{table}")
        hook = f"http://127.0.0.1:{service.server_port}/chat"

        async def add_hook() -> None:
            store = await Store.open(flags[1])
            await store.set_hook(f"t/{table.partition('~')[0]}", hook, "secret", ["turn"])
            await store.close()

        asyncio.run(add_hook())

        asyncio.run(play_until_bilal_is_asked(nodes[0], table, ammu, bilal))
        headers, body = service.wait_for(1, "/chat")[0]
        said = json.loads(body)
        assert (
            said["kind"] == "turn"
            and said["text"].startswith("Bilal: Your turn. Thulla")
            and not CARD.search(said["text"])
        )
        assert headers["cardhouse-signature"] == f"sha256={signature('secret', int(headers['cardhouse-time']), body)}"
        time.sleep(1)
        assert sorted(to for to, _, _ in service.asked) == ["/Bilal", "/chat"]
    finally:
        for node in nodes:
            node.kill()
