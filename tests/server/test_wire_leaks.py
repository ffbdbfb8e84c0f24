"""Every byte that every viewer is sent during whole games, beside what the record says they were allowed to see.

People ask, err, drop their connections and open second tabs while they play; one watches. In SQLite they are in one
house; in PostgreSQL in two that hear of each other, and everybody's neighbour is in the other one. Afterwards each view
must be exactly the kernel's view of a position on the way, the same position for all viewers, in order; every
explanation and refusal the kernel's own; and secrets, shares and keys nowhere, also not in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import secrets
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from math import inf
from typing import Any, get_args
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import SPECTATOR, News, Position, seat_name
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.table import messages as m
from cardhouse.table.codes import split
from tests.server.open_house import Keeping, OpenHouse, open_house

OPTIONS = {"dalmuti": "hands=1", "liap_tui": "max_rounds=2", "tincholi": "max_rounds=2"}
CLOSED = ("kazhutha", "tincholi")  # tables that do not show all hands at the end
PATIENCE_S = 90.0
CHAT = "pineapple upside down"

Houses = tuple[OpenHouse, ...]
pytestmark = pytest.mark.stores("sqlite", "redis")


class Person:
    """A viewer who plays by chance and tries what they should not; all they are sent is in `heard`."""

    def __init__(self, houses: Houses, table: str, seat: int, rng: random.Random) -> None:
        self.house, self.other = houses[seat % len(houses)], houses[(seat + 1) % len(houses)]
        self.table, self.seat, self.rng = table, seat, rng
        self.key, self.share = secrets.token_hex(32), secrets.token_hex(32)
        self.heard: list[str] = []
        self.tried: set[str] = set()
        self.answered = (0, -1)
        self.over = asyncio.Event()

    async def stay(self, start: bool = False) -> None:
        """Until the match is over, on many connections."""
        while not self.over.is_set():
            with contextlib.suppress(ConnectionClosed):
                async with connect(self.house.socket, compression=None, close_timeout=0.2) as socket:
                    await self._listen(socket, start)

    async def _listen(self, socket: ClientConnection, start: bool) -> None:
        self.answered = (0, -1)
        await say(socket, "hello", key=self.key)
        await say(socket, "join", table=self.table, name=f"N{self.seat}", watch=self.seat == SPECTATOR)
        async for raw in socket:
            assert isinstance(raw, str)
            self.heard.append(raw)
            message = json.loads(raw)
            if message["type"] == "room" and start and message["can_start"] is None and message["phase"] == "waiting":
                await say(socket, "start")
            elif message["type"] == "promise" and self.seat != SPECTATOR:
                await say(socket, "share", share=self.share)
            elif message["type"] == "replaced":
                return  # and back again
            elif message["type"] == "view":
                if message["view"]["over"]:
                    self.over.set()
                    return
                await self._see(socket, message)

    async def _see(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        roll = self.rng.random()
        if roll < 0.02:
            await socket.close()  # and back again
            return
        if roll < 0.03:
            await self._second_tab()
            return
        if self.seat == SPECTATOR:
            await say(socket, "explain", move="7h") if roll < 0.1 else None
            return
        if roll > 0.9:
            await self._try(socket, message)
        if message["pause_ms"]:
            await say(socket, "go_on")
        moves = message["view"]["legal"].get(message["you"])
        decision = (message["match"], message["nth"])
        if moves and decision > self.answered:
            self.answered = decision
            move = self.rng.choice(moves)
            for _ in range(1 + (roll < 0.2)):  # a double click
                await say(socket, "move", nth=message["nth"], move=move)

    async def _try(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """What is not allowed, or not known, or long gone; and a word to all."""
        piles = message["view"]["piles"]
        text = self.rng.choice(
            ["7h", "As", "6x2", "Jx1", "cut", "draw", "keep 2", "say 9", "G", "SSS", "pass", "xyzzy"]
        )
        text = self.rng.choice([text, *piles[seat_name(self.seat)][:1], *piles.get("trick", ())[:1]])
        self.tried.add(text)
        await say(socket, "explain", move=text)
        if message["nth"]:
            await say(socket, "move", nth=message["nth"] - 1, move=text)
        if not message["view"]["legal"]:
            await say(socket, "move", nth=message["nth"], move=text)
        await say(socket, "say", text=CHAT)
        await say(socket, "kick", seat=2)

    async def _second_tab(self) -> None:
        async with connect(self.other.socket, compression=None, close_timeout=0.2) as tab:
            await say(tab, "hello", key=self.key)
            await say(tab, "join", table=self.table, name="Tab", watch=self.seat == SPECTATOR)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    async for raw in tab:
                        assert isinstance(raw, str)
                        self.heard.append(raw)


async def say(socket: ClientConnection, kind: str, **fields: object) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


def http(link: str, key: str = "", body: object = None) -> str:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    with urlopen(Request(link, data, headers), timeout=60) as answer:
        return str(answer.read().decode())


class Evening:
    """A whole match on the wire, and its record."""

    def __init__(self, houses: Houses, game: str) -> None:
        self.game = game
        rng = random.Random(game)
        seats = [Person(houses, "", seat, random.Random(rng.random())) for seat in range(4)]
        self.people = [*seats, Person(houses, "", SPECTATOR, random.Random(0))]
        settings = {"game": game, "seats": 4, "options": OPTIONS.get(game, ""), "free_chat": True, "clock": "speed"}
        wanted = {"settings": {**settings, "open_hands": game not in CLOSED}}
        link = houses[0].link
        self.table = json.loads(http(f"{link}/api/tables", seats[0].key, wanted))["table"]
        self.record_link = f"{link}/api/records/{self.table}-1.cgn"
        self.aside: list[str] = []  # what HTTP said during the match
        self.early = ""
        asyncio.run(self._play(houses))
        text = http(self.record_link)
        assert self.early in ("", text), "a record before the end"
        self.record = read_record(text)

    async def _play(self, houses: Houses) -> None:
        async with asyncio.timeout(PATIENCE_S), asyncio.TaskGroup() as group:
            for person in self.people:
                person.table = self.table
                group.create_task(person.stay(start=person.seat == 0))
                while not any('"type":"room"' in raw for raw in person.heard):
                    await asyncio.sleep(0.01)
            for path in (f"/api/tables/{self.table}", "/api/tables", "/metrics", f"/t/{self.table}", "/health"):
                for house in houses:
                    self.aside.append(await asyncio.to_thread(http, house.link + path))
            if not self.people[0].over.is_set():
                with contextlib.suppress(HTTPError):  # it is waited for a little, and may come in this moment
                    self.early = await asyncio.to_thread(http, self.record_link)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping, store: str) -> Iterator[Houses]:
    folders = [tmp_path_factory.mktemp("house") for _ in range(1 if store == "sqlite" else 2)]
    flags = ("--rate", "0", "--address-rate", "0", "--log", "json", *keeping(folders[0]))
    with contextlib.ExitStack() as nodes:
        yield tuple(nodes.enter_context(open_house(folder, *flags)) for folder in folders)


@pytest.fixture(scope="module", params=list(GAMES))
def evening(request: pytest.FixtureRequest, houses: Houses) -> Evening:
    return evening_of(houses, request.param)


@lru_cache
def evening_of(houses: Houses, game: str) -> Evening:
    return Evening(houses, game)


class Point:
    """A position on the way, as the table could show it."""

    def __init__(self, position: Position, done: list[int], news: list[News], since_deal: list[News]) -> None:
        self.position, self.done = position, done
        self.news, self.since_deal = news, since_deal
        self.shown = [position]
        veil = position.asking() if news is since_deal else None  # just dealt
        if veil is not None:  # somebody may be asked in secret; afterwards they are not asked any more
            answered = veil.copy()
            answered.to_move = ()
            self.shown += [veil, answered]

    def views(self, viewer: int, open_hands: bool) -> list[dict[str, Any]]:
        over = self.position.result is not None
        return [kernel.view(position, None if over and open_hands else viewer) for position in self.shown]

    def news_of(self, viewer: int) -> list[list[dict[str, Any]]]:
        return [[], *(kernel.heard(news, viewer, self.position.faces) for news in (self.news, self.since_deal))]


def points(evening: Evening) -> list[Point]:
    fold = Fold(evening.record, GAMES)
    done, since_deal = [0] * 4, list[News]()
    found: list[Point] = []
    for line in fold.lines():
        news = list(fold.position.news or ())
        if line.actor == "deck":
            since_deal = news
        else:
            done[int(line.actor[1:]) - 1] += 1
            since_deal = [*since_deal, *news]
        found.append(Point(fold.position, done[:], news, since_deal))
    return found


def messages(person: Person, kind: type[m.Out]) -> list[Any]:
    tag = f'{{"type":"{kind.__struct_config__.tag}"'
    return [msgspec.json.decode(raw, type=kind) for raw in person.heard if raw.startswith(tag)]


@pytest.mark.timeout(200)
def test_every_view_is_what_its_viewer_may_see_at_that_point(evening: Evening) -> None:
    way = points(evening)
    where: dict[int, set[int]] = {}  # n of a view → the points that all its viewers can be at
    for person in evening.people:
        allowed: dict[str, set[int]] = {}
        for i, point in enumerate(way):
            for view in point.views(person.seat, evening.game not in CLOSED):
                allowed.setdefault(text_of(view), set()).add(i)
        for sent in messages(person, m.View):
            seen = allowed.get(text_of(sent.view))
            assert seen, f"{person.seat} was shown what they may never see: {sent.view}"
            where[sent.n] = where.get(sent.n, seen) & seen
            assert where[sent.n], "two viewers of one moment were shown different ones"
            assert any(sent.news in way[i].news_of(person.seat) for i in seen), sent.news
            assert {turn.seat for turn in sent.turns} <= set(sent.view["to_move"])
            assert (sent.record is not None) == sent.view["over"]
            if person.seat == SPECTATOR:
                assert sent.you is None and sent.nth is None and not sent.view["legal"]
            else:
                assert sent.you == seat_name(person.seat)
                assert any(
                    sent.nth in (way[i].done[person.seat], way[min(i + 1, len(way) - 1)].done[person.seat])
                    for i in seen
                )
    last = 0
    for n in sorted(where):
        later = {i for i in where[n] if i >= last}
        assert later, f"the view {n} goes back in time"
        last = min(later)


def test_a_story_is_what_its_viewer_was_told_from_the_start(evening: Evening) -> None:
    """A piece of it without a gap: of hands before as everybody was told, of the running hand as they were; while a
    game of memory lasts (C13), all of it as everybody was told."""
    way = points(evening)
    begins = [i for i, line in enumerate(evening.record.lines) if line.actor == "deck"]
    for person in evening.people:
        told = [
            [[text_of(item) for item in kernel.heard(point.news, who, point.position.faces)] for point in way]
            for who in (SPECTATOR, person.seat)
        ]
        ways = [[*chain(*told[0][:begin]), *chain(*told[1][begin:])] for begin in begins]
        over = min((view.n for view in messages(person, m.View) if view.view["over"]), default=inf)
        for story in messages(person, m.Story):
            news = [text_of(item) for item in story.news]
            once = GAMES[evening.game].info.remembers and story.n < over
            known = [[*chain(*told[0])]] if once else ways
            pieces = (whole[i : i + len(news)] for whole in known for i in range(len(whole) - len(news) + 1))
            assert news in pieces, story.news


def text_of(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def test_what_is_shown_does_not_depend_on_hidden_cards(evening: Evening) -> None:
    """The points that were shown, in other worlds that the viewer could be in."""
    rng = random.Random(1)
    for point in points(evening)[:-1:7]:
        for viewer in (*range(4), SPECTATOR):
            for position in point.shown:
                other = kernel.resample(position, viewer, rng)
                assert kernel.view(other, viewer) == kernel.view(position, viewer)


def test_refusals_and_explanations_are_the_kernels_own(evening: Evening) -> None:
    positions = [position for point in points(evening) for position in point.shown]
    for person in evening.people:
        explained = messages(person, m.Explained)
        refused = [r for r in messages(person, m.Refused) if r.re == "move" and r.code not in TABLE_CODES]
        assert person.seat != SPECTATOR or not explained
        known = {text: reasons(positions, person.seat, text) for text in person.tried}
        for answer in explained:
            assert (answer.code, text_of(answer.params), answer.text) in known[answer.move]
        for answer in refused:
            assert any((answer.code, text_of(answer.params), answer.text) in said for said in known.values()), answer


TABLE_CODES = ("stale_move", "early_move", "bot_plays", "not_seated", "not_playing")


def reasons(positions: list[Position], seat: int, text: str) -> set[tuple[str, str, str]]:
    """What could be said to this text, at all points of the match."""
    said = set()
    for position in positions:
        reason = kernel.explain(position, seat, text)
        if reason is None:
            said.add(("", "{}", ""))
        else:
            said.add((reason.code, text_of(dict(reason.params)), kernel.sentence(position, reason)))
    return said


def test_no_message_has_more_than_its_fields(evening: Evening) -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(m.Outgoing)}
    for person in evening.people:
        for raw in person.heard:
            message = json.loads(raw)
            assert set(message) == {"type", *kinds[message["type"]].__struct_fields__}
            if message["type"] not in ("view", "story", "refused", "explained"):
                assert not faces_in(raw), raw


def faces_in(text: str) -> list[str]:
    """Cards of the games with a common pack; others have faces that look like numbers and words."""
    return re.findall(r"\b[2-9TJQKA][cdhs]\b|[2-9TJQKA][♣♦♥♠]", text)


def test_secrets_stay_inside(evening: Evening) -> None:
    tags = evening.record.tags
    hidden = [tags["Secret"], tags["Seed"], *(person.key for person in evening.people)]
    hidden += [person.share for person in evening.people]
    told = [raw for person in evening.people for raw in person.heard] + evening.aside
    assert not [secret for secret in hidden for raw in told if secret in raw]
    assert not [raw for raw in evening.aside if faces_in(raw)]


def test_they_did_what_the_test_is_about(evening: Evening) -> None:
    """Otherwise it would prove nothing."""
    told = [json.loads(raw)["type"] for person in evening.people for raw in person.heard]
    assert {"welcome", "room", "promise", "view", "explained", "refused", "heard"} <= set(told)
    assert told.count("welcome") > len(evening.people), "nobody came back"
    assert len(messages(evening.people[4], m.View)) > 10
    assert all(messages(person, m.View)[-1].view["over"] for person in evening.people)


@pytest.mark.parametrize("evening", ["thulla"], indirect=True)
def test_a_planted_leak_is_caught(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, *_, watcher = evening.people
    i, own = next((i, raw) for i, raw in enumerate(first.heard) if raw.startswith('{"type":"view"'))
    of_other = next(raw for raw in second.heard if raw.startswith('{"type":"view"'))
    one_card = own.replace('"??"', f'"{json.loads(of_other)["view"]["piles"]["p2"][0]}"', 1)
    for leak in (of_other, one_card, own.replace('"trick":[]', '"trick":["7h"]', 1)):
        monkeypatch.setattr(first, "heard", [*first.heard[:i], leak, *first.heard[i + 1 :]])
        with pytest.raises(AssertionError):
            test_every_view_is_what_its_viewer_may_see_at_that_point(evening)
        monkeypatch.undo()
    room = next(raw for raw in watcher.heard if raw.startswith('{"type":"room"'))
    for leak in (room.replace('"swaps":[]', '"swaps":[["7h"]]'), room[:-1] + ',"seed":1}'):
        monkeypatch.setattr(watcher, "heard", [*watcher.heard, leak])
        with pytest.raises(AssertionError):
            test_no_message_has_more_than_its_fields(evening)
        monkeypatch.undo()
    monkeypatch.setattr(watcher, "heard", [room.replace(evening.table, evening.record.tags["Secret"])])
    with pytest.raises(AssertionError):
        test_secrets_stay_inside(evening)


@pytest.mark.parametrize("evening", [list(GAMES)[-1]], indirect=True)
def test_the_log_tells_no_cards_keys_or_chat(evening: Evening, houses: Houses) -> None:
    """Last: it reads what all the matches above have left."""
    evenings = [evening_of(houses, game) for game in GAMES]
    log = "".join(house.log for house in houses)
    doors = [split(evening.table) for evening in evenings]
    assert all(code in log for code, _ in doors), "the log is on"
    assert all(beside and beside not in log for _, beside in doors), "a code is no way in, a link is"
    assert CHAT not in log and not faces_in(log)
    for evening in evenings:
        tags = evening.record.tags
        people = [secret for person in evening.people for secret in (person.key, person.share)]
        assert not [secret for secret in (tags["Secret"], tags["Seed"], *people) if secret in log]
        assert not [line for line in evening.record.lines if line.text in log]
