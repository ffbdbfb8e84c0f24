"""What a messenger finds at a link: title, words and a picture; and nothing of what is private."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
from collections.abc import Callable, Iterator
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from PIL import Image
from websockets.asyncio.client import connect

from cardhouse.server.house.thinker import SOMEBODY, Busy, R
from cardhouse.server.http.picture import KEPT, Ended, Invited, Person, Pictures, draw, rastered
from cardhouse.server.http.preview import ranked
from cardhouse.server.outside import STATIC, Outside
from tests.attack.here import QuickBots
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table

pytestmark = pytest.mark.skipif(not (STATIC / "house").is_dir(), reason="the client is not built")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), "--tables-per-player", "1000") as house:
        yield house


def tags(link: str) -> dict[str, str]:
    with urlopen(link, timeout=60) as answer:
        page = answer.read().decode()
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)" />', page)
    title = re.search("<title>(.*)</title>", page)
    assert title is not None
    return {name: unescape(value) for name, value in found} | {"title": unescape(title[1])}


def picture(link: str) -> Image.Image:
    with urlopen(link, timeout=60) as answer:
        assert answer.headers["content-type"] == "image/png"
        return Image.open(BytesIO(answer.read()))


async def sit(house: OpenHouse, table: str, *people: tuple[str, str]) -> None:
    """They take a seat and go home; the seats stay theirs."""
    for name, key in people:
        visitor = Visitor(house.socket, table, name, key)
        visitor.linger = lambda visitor=visitor: not any(m["type"] == "room" and m["you"] for m in visitor.heard)  # type: ignore[misc]
        visitor.matches, visitor.people = 0, 99  # nobody starts
        await asyncio.wait_for(visitor.stay(), 20)


def test_a_table_that_is_open_to_everybody_shows_game_host_and_free_seats(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 4, key, public=True)
    asyncio.run(sit(house, table, ("Ammu", key), ('Bi"<b>lal', secrets.token_hex(32))))
    said = tags(f"{house.link}/t/{table}")
    assert said["og:title"] == said["title"] == "Ammu invites you: Thulla"
    assert said["og:description"].startswith("Free seats: 2 of 4") and said["twitter:card"] == "summary_large_image"
    assert picture(said["og:image"]).size == (1200, 630)
    assert tags(f"{house.link}/t/{table}?l=es")["og:title"] == "Ammu te invita: Thulla"
    assert tags(f"{house.link}/t/{table}?l=xx")["og:title"] == said["og:title"], "a language that we do not speak"


def test_an_unlisted_table_is_shown_only_to_whoever_has_an_invitation(house: OpenHouse) -> None:
    host, friend = secrets.token_hex(32), secrets.token_hex(32)
    table = open_table(house.link, "tincholi", 4, host)
    asyncio.run(sit(house, table, ("Ammu", host), ("Bilal", friend)))
    assert tags(f"{house.link}/t/{table}")["og:title"] == "Ammu invites you: Tincholi", "its link shows it"
    table = table.partition("~")[0]
    bare, missing = tags(f"{house.link}/t/{table}"), tags(f"{house.link}/t/no-such-99")
    assert bare["og:title"] == "You are invited to a table"
    assert {k: v for k, v in bare.items() if k not in ("og:url", "og:image", "twitter:image")} == {
        k: v for k, v in missing.items() if k not in ("og:url", "og:image", "twitter:image")
    }, "nobody can tell whether there is such a table"
    assert picture(bare["og:image"]).tobytes() == picture(missing["og:image"]).tobytes()
    mine = http(f"{house.link}/api/tables/{table}/invitation", key=friend)["invitation"]
    assert tags(f"{house.link}/t/{table}?i={mine}")["og:title"] == "Bilal invites you: Tincholi"
    for wrong in (mine[:-1] + ("A" if mine[-1] != "A" else "B"), mine.partition(".")[0], "", "%C3%BC.%C3%BC"):
        assert tags(f"{house.link}/t/{table}?i={wrong}")["og:title"] == bare["og:title"]
    with pytest.raises(HTTPError) as refused:
        http(f"{house.link}/api/tables/{table}/invitation", key=secrets.token_hex(32))
    assert refused.value.code == 404, "strangers invite nobody"
    refused.value.close()


def test_whoever_is_removed_invites_nobody_any_more(house: OpenHouse) -> None:
    """Their link would show who sits at a table that is shut for them, for ever."""
    host, friend = secrets.token_hex(32), secrets.token_hex(32)
    link = open_table(house.link, "tincholi", 4, host)
    asyncio.run(sit(house, link, ("Ammu", host), ("Bilal", friend)))
    table = link.partition("~")[0]
    invited = (
        f"{house.link}/t/{table}?i={http(f'{house.link}/api/tables/{table}/invitation', key=friend)['invitation']}"
    )
    assert tags(invited)["og:title"] == "Bilal invites you: Tincholi"

    async def removes() -> None:
        async with connect(house.socket) as ws:
            await ws.send(json.dumps({"type": "hello", "key": host}))
            await ws.send(json.dumps({"type": "join", "table": link, "name": "Ammu"}))
            await ws.send(json.dumps({"type": "kick", "seat": 2, "sure": True}))
            while not any(seat["state"] == "open" for seat in json.loads(await ws.recv()).get("seats", [])[1:2]):
                pass

    asyncio.run(asyncio.wait_for(removes(), 30))
    assert tags(invited)["og:title"] == "You are invited to a table"
    assert tags(f"{house.link}/t/{link}")["og:title"] == "Ammu invites you: Tincholi", "whose link it is still shows it"


def test_a_table_with_a_password_shows_nothing_even_with_an_invitation(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    settings = {"game": "dalmuti", "seats": 5, "public": True}
    table = http(f"{house.link}/api/tables", {"settings": settings, "password": "sesame"}, key)["table"]
    said = tags(f"{house.link}/t/{table}")
    assert said["og:title"] == "You are invited to a table" and "Dalmuti" not in str(said)


def test_a_record_shows_who_came_first_and_everybody_with_their_place(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 3, key)
    host = Visitor(house.socket, table, "Ammu", key)
    host.people = 1
    asyncio.run(asyncio.wait_for(host.stay(), 60))
    said = tags(f"{house.link}/r/{table}-1")
    assert re.fullmatch(r"Thulla: .+ is first", said["og:title"]) and "3. " in said["og:description"]
    assert "Ammu" in said["og:description"] and picture(said["og:image"]).size == (1200, 630)
    assert tags(f"{house.link}/r/{table}-2")["og:title"] == "A match at Cardhouse"


def test_a_circle_shows_its_name_and_faces_to_whoever_has_its_link_and_no_name_of_anybody(house: OpenHouse) -> None:
    key, bilal = secrets.token_hex(32), secrets.token_hex(32)
    link = http(f"{house.link}/api/circles", {"name": "Our <Friday>"}, key)["link"]
    alone = picture(tags(f"{house.link}/c/{link}")["og:image"])
    http(f"{house.link}/api/circles/{link}/people", {"name": "Bilal", "face": "f07"}, bilal)
    said = tags(f"{house.link}/c/{link}")
    assert said["og:title"] == "You are invited to the circle Our <Friday>" and "Bilal" not in str(said)
    both = picture(said["og:image"])
    assert both.size == (1200, 630) and both.tobytes() != alone.tobytes(), "there is another face in it"
    assert tags(f"{house.link}/c/{link}?l=es")["og:title"] == "Te invitan al círculo Our <Friday>"
    old = link
    http(f"{house.link}/api/circles/{link}/link", None, key, method="POST")
    for gone in (old, "0000000000000000"):
        assert tags(f"{house.link}/c/{gone}")["og:title"] == "A circle at Cardhouse"
        assert "Friday" not in str(tags(f"{house.link}/c/{gone}"))


def test_whoever_tries_record_after_record_is_shown_nothing_more(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        key = secrets.token_hex(32)
        table = open_table(house.link, "thulla", 2, key)
        host = Visitor(house.socket, table, "Ammu", key)
        host.people = 1
        asyncio.run(asyncio.wait_for(host.stay(), 60))
        assert "Thulla" in tags(f"{house.link}/r/{table}-1")["og:title"]
        for n in range(21):
            tags(f"{house.link}/r/no-such-{n}-1")
        assert tags(f"{house.link}/r/{table}-1")["og:title"] == "A match at Cardhouse"


# -- the pictures themselves


def test_names_in_every_script_that_we_have_letters_for_are_drawn_and_others_are_left_to_the_face() -> None:
    outside = Outside()
    named = [Person(name, "f07") for name in ("Zoë Nguyễn", "അമ്മു", "بلال", "हिन्दी", "ไทย", "张伟")]
    drawn = draw(outside, Ended("thulla", "Thulla", [(i + 1, person) for i, person in enumerate(named)]))
    assert [person.name in drawn for person in named] == [True, True, True, True, True, False]
    assert Image.open(BytesIO(rastered(drawn, outside.fonts))).size == (1200, 630)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("عمران Khan", "عمراں Khan"),
        ("عمران Khan", "عمران Whyn"),
        ("Friday حلقہ", "Friday حلبہ"),
        ("Cardhouse پر ایک", "Cardhouse بر ایک"),
        ("लाल qila", "लाभ qila"),
    ],
)
def test_letters_of_two_scripts_in_one_name_are_letters_and_no_boxes(name: str, other: str) -> None:
    """Boxes are all the same."""
    outside = Outside()
    one, two = (rastered(draw(outside, Invited("", "", text)), outside.fonts) for text in (name, other))
    assert one != two


def test_what_resvg_cannot_set_is_left_out() -> None:
    assert "<tspan" not in draw(Outside(), Invited("", "", "علی Khan علی")).partition("Cardhouse</tspan>")[2]


def test_what_is_written_is_never_markup() -> None:
    evil = "<script>&\"'"
    drawn = draw(Outside(), Invited(evil, "thulla", evil, Person(evil, "m3:<"), [Person(evil, "m3:A")], 1))
    assert "<script" not in drawn
    assert Image.open(BytesIO(rastered(drawn, Outside().fonts))).size == (1200, 630), "and still a drawing"


def test_a_picture_is_made_once_however_many_ask_and_a_few_are_kept() -> None:
    made: list[str] = []

    def make(drawn: str, fonts: str) -> bytes:
        made.append(drawn)
        return drawn.encode()

    class Bots(QuickBots):
        async def read(self, asker: Any, work: Callable[..., R], *args: Any) -> R:
            await asyncio.sleep(0)
            if len(made) >= 2 + KEPT:
                raise Busy
            return work(*args)

    async def ask() -> None:
        pictures = Pictures(Outside(), Bots())
        first = asyncio.ensure_future(pictures.png("a", SOMEBODY, make))
        others = [asyncio.ensure_future(pictures.png("a", SOMEBODY, make)) for _ in range(5)]
        await asyncio.sleep(0)
        first.cancel()  # whoever was first has gone; the others wait for it
        assert await asyncio.gather(*others) == [b"a"] * 5
        assert await pictures.png("a", SOMEBODY, make) == b"a" and made == ["a"]
        for n in range(KEPT + 1):
            await pictures.png(str(n), SOMEBODY, make)
        assert pictures.known("a") is None and pictures.known(str(KEPT)) is not None
        with pytest.raises(Busy):
            await pictures.png("one too many", SOMEBODY, make)
        assert not pictures._making

    asyncio.run(ask())


def test_a_picture_is_not_made_in_the_process_of_the_tables(house: OpenHouse) -> None:
    """The library lets nothing else of its process run meanwhile: nobody's move would be heard."""
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 4, key, public=True)
    before = cpu_s(house.pid)
    for language in ("en", "es", "ml", "ur", "hi", "zh", "th"):
        assert picture(f"{house.link}/preview/t/{table}.png?l={language}").size == (1200, 630)
    assert cpu_s(house.pid) - before < 0.2, "seven pictures take a second"


def cpu_s(pid: int) -> float:
    with open(f"/proc/{pid}/stat", encoding="ascii") as told:
        fields = told.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_places_are_read_from_the_tags_of_a_record() -> None:
    tags = {"Players": "Ann, Bob, Cid", "Faces": "f01 f02 f03", "Result": "p3, p1=p2"}
    found = [(1, Person("Cid", "f03")), (2, Person("Ann", "f01")), (2, Person("Bob", "f02"))]
    assert ranked(tags) == found
    assert ranked({"Players": "Ann", "Result": "p9, px"}) == []
