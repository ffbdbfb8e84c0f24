"""Two worlds that differ only in what is hidden: nobody who may not know can tell them apart, by any exit of the house.

The same people do the same things at the same time, with the same dice. What may differ are the sockets of those whose
own cards or choices differ. All else - other sockets, every HTTP answer with its headers, the log - is compared byte
for byte and millisecond for millisecond, so number, size, order and time of messages are compared too.
"""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from starlette.responses import PlainTextResponse

from cardhouse.core import kernel, written
from cardhouse.core.position import SPECTATOR, Position, seat_name
from cardhouse.games import GAMES
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.server.house import house as server_house
from cardhouse.server.http.scrape import Scrape
from cardhouse.table import events, helping, play, register, sight, time_control
from cardhouse.table import messages as m
from cardhouse.table.ledger import Ledger
from cardhouse.table.match import Match
from tests.server.two_worlds import ASIDE, CODE, Pretend, aside, first_difference
from tests.table.scene import START, Scene
from tests.table.test_secret import after_the_deal

SEATED = ("ann", "bob", "cid", "dan")
OPTIONS = {
    "thulla": ("",),
    "kazhutha": ("",),
    "dalmuti": ("hands=2 tax_return=choice",),
    "tincholi": ("max_rounds=2", "max_rounds=2 memory_aid=on"),
    "liap_tui": ("max_rounds=2 declaration=sealed", "max_rounds=1 face_down=on"),
}
TABLES = [pytest.param(game, options, id=f"{game} {options}") for game in GAMES for options in OPTIONS[game]]
POINTS = 60 if "SOAK" in os.environ else 6  # of one match, for each way in which the worlds differ
TRIED = (
    "7h",
    "As",
    "6x2",
    "Jx1",
    "cut",
    "draw",
    "keep 2",
    "say 9",
    "G",
    "pass",
    "quiet",
    "revolution",
    "redeal",
    "xyzzy",
)


class Point(NamedTuple):
    """A moment of a match: the log so far, and what lies on the table."""

    lines: tuple[str, ...]
    now: int
    position: Position


@cache
def match_of(game: str, options: str) -> list[Point]:
    """Played by chance; all points at which somebody owes a decision, but those behind the veil."""
    scene, rng = Scene(game, 4, options=options, public=True, hints=True), random.Random(f"{game} {options}")
    scene.begin(*SEATED).wait(time_control.SHARES_MS)
    found: list[Point] = []
    while not (match := scene.table.playing).over and len(found) < 250:
        if match.veil is not None or not match.waiting_for() or match.pause_until > scene.now:
            scene.wait(1_000)
            continue
        found.append(Point(tuple(scene.lines), scene.now, match.position.copy()))
        seat = rng.choice(match.waiting_for())
        text = match.position.text(rng.choice(match.position.legal(seat)))
        scene.wait(300).say(SEATED[seat], m.Move(match.done[seat], text, match.number))
    return found


class Deed(NamedTuple):
    """What a seat does in each of the two worlds, at the same time."""

    seat: int
    texts: tuple[str, str]


# -- driving two worlds alike


def drive(world: Pretend, deed: Deed | None, text: str, by_bot: bool, rest_ms: int, helped: int = 0) -> None:
    """People come, ask, err and go; strangers look at whatever is open; somebody does what is hidden.

    One of them has help: all agree to it, and Fay looks at the cards with them and points.
    """
    world.join(*SEATED).join("eve", "fay", watch=True).join("yan", "zoe", table=ASIDE).wait(400)
    world.say(SEATED[helped], "beside", player="fay")
    for who in SEATED:
        world.say(who, "ease", seat=helped + 1, helps=["hints", "memory"])
    world.wait(100).say("fay", "point", pile=seat_name(helped), at=0).say("eve", "point", pile=seat_name(helped), at=0)
    nth = world.last(SEATED[deed.seat], "view")["nth"] if deed else 0
    if deed and by_bot:
        world.bots.says[deed.seat] = text
        world.say(SEATED[deed.seat], "leave")  # a bot goes on
    world.ask().wait(100)
    for who in (*SEATED, "eve"):
        for tried in TRIED:
            world.say(who, "explain", move=tried)
        world.say(who, "move", nth=99, move="7h").say(who, "move", nth=0, move="xyzzy").say(who, "hint")
    world.wait(400).play_aside().wait(300).ask("/api/tables")  # the other table comes first now
    if deed and not by_bot:
        world.say(SEATED[deed.seat], "move", nth=nth, move=text)
    world.wait(1_500).ask()
    for who in (*SEATED[1:], "eve", "fay"):
        world.hang_up(who).wait(20).join(who, watch=who in ("eve", "fay")).wait(20)
    world.say("fay", "point", pile=seat_name(helped), at=1).say("fay", "explain", move="7h").say("fay", "hint")
    world.play_aside().wait(200).ask("/api/tables").say("bob", "say", phrase="hello")
    world.wait(rest_ms).ask()
    world.hang_up(*SEATED[1:]).wait(300).ask()  # whoever is asked for now is told on their phone


def compare(
    worlds: list[Pretend],
    deed: Deed | None,
    observers: tuple[str, ...],
    by_bot: bool,
    rest_ms: int,
    helped: int | None = None,
) -> None:
    """Whoever looks with somebody who may not know cannot tell either; with somebody who may, nobody else can."""
    if helped is None:
        helped = next((SEATED.index(who) for who in observers if who in SEATED), 0)
    observers = (*observers, "fay") if SEATED[helped] in observers else observers
    for world, text in zip(worlds, deed.texts if deed else ("", ""), strict=True):
        with contextlib.closing(world):
            drive(world, deed, text, by_bot, rest_ms, helped)
    one, other = (world.seen_by(*observers) for world in worlds)
    assert {left.exit for left in one} >= {*observers, "log", "GET /api/tables", "GET /metrics"}
    assert first_difference(one, other) is None, f"{observers} can tell the worlds apart by {deed}"


def worlds_at(point: Point, *positions: Position | None) -> list[Pretend]:
    logs = {ASIDE: aside(), CODE: point.lines}
    return [Pretend(logs, point.now, position) for position in positions]


# -- worlds in which the cards differ


def cards_differ(game: str, options: str) -> Iterator[tuple[Point, Position, int, Deed]]:
    """Points at which a viewer could be in another world too, and a deed that looks the same in both."""
    rng = random.Random(f"cards {game} {options}")
    points = match_of(game, options)
    for point in rng.sample(points, len(points)):
        viewer = rng.choice((*range(4), SPECTATOR))
        other = kernel.resample(point.position, viewer, rng)
        if kernel.view(other, None) != kernel.view(point.position, None):
            yield point, other, viewer, _same_deed(point.position, other, viewer, rng)


def _same_deed(one: Position, other: Position, viewer: int, rng: random.Random) -> Deed:
    """Legal in both, with the same outcome for the viewer; or nonsense, where there is none."""
    deeds = [(seat, one.text(move)) for seat in one.to_move for move in one.legal(seat)]
    for seat, text in rng.sample(deeds, len(deeds)):
        if kernel.find(other, seat, text) is not None:
            after = [kernel.play(position, seat, text) for position in (one, other)]
            if kernel.view(after[0], viewer) == kernel.view(after[1], viewer):
                return Deed(seat, (text, text))
    return Deed(one.to_move[0], ("xyzzy", "xyzzy"))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_nobody_can_tell_which_hidden_cards_lie_on_the_table(game: str, options: str) -> None:
    found = list(islice(cards_differ(game, options), POINTS))
    for point, other, viewer, deed in found:
        observers = ("eve",) if viewer == SPECTATOR else (SEATED[viewer], "eve")
        compare(worlds_at(point, point.position, other), deed, observers, by_bot=False, rest_ms=1_000)
    assert len(found) >= 6, "too few other worlds"


# -- worlds in which a choice differs


def choices_differ(game: str, options: str) -> Iterator[tuple[Point, Deed, tuple[str, ...]]]:
    """Points at which a seat has two moves that look the same to others, and to whom."""
    rng = random.Random(f"choices {game} {options}")
    points = match_of(game, options)
    for point in rng.sample(points, len(points)):
        seat = rng.choice(point.position.to_move)
        legal = [point.position.text(move) for move in point.position.legal(seat)]
        legal = [text for text in legal if text.split()[0] not in point.position.open_moves]
        if not legal:
            continue
        a, *others = rng.sample(legal, min(len(legal), 8))
        for b in others:
            ways = [kernel.play(point.position, seat, text) for text in (a, b)]
            blind = [v for v in (*range(4), SPECTATOR) if v != seat and _same_view(ways, v)]
            if SPECTATOR in blind:
                yield point, Deed(seat, (a, b)), tuple("eve" if v == SPECTATOR else SEATED[v] for v in blind)
                break


def _same_view(ways: list[Position], viewer: int) -> bool:
    return kernel.view(ways[0], viewer) == kernel.view(ways[1], viewer)


HIDDEN_CHOICES = [param for param in TABLES if param.values[0] in ("dalmuti", "liap_tui")]


@pytest.mark.parametrize("by_bot", [False, True], ids=["person", "bot"])
@pytest.mark.parametrize(("game", "options"), HIDDEN_CHOICES)
def test_nobody_can_tell_what_somebody_has_chosen_in_secret(game: str, options: str, by_bot: bool) -> None:
    found = list(islice(choices_differ(game, options), POINTS))
    for point, deed, observers in found:
        compare(worlds_at(point, None, None), deed, observers, by_bot, rest_ms=1_000)
    assert found, "nobody has chosen anything in secret"


# -- worlds in which somebody is asked in secret, or nobody


@cache
def asked(jesters: str) -> Point:
    scene = after_the_deal(jesters, public=True)
    return Point(tuple(scene.lines), START + time_control.SHARES_MS, scene.table.playing.position.copy())


ASKING_MS = time_control.PACES["normal"].asking_ms
ANSWERS = [
    pytest.param("quiet", False, ASKING_MS + 2_000, id="declines"),
    pytest.param("quiet", True, ASKING_MS + 2_000, id="a bot declines"),
    pytest.param("xyzzy", False, ASKING_MS + 2_000, id="does not answer"),
    pytest.param("revolution", False, 1_000, id="calls it"),  # announced when the veil is lifted, not before
]


@pytest.mark.parametrize(("answer", "by_bot", "rest_ms"), ANSWERS)
def test_nobody_can_tell_whether_somebody_is_asked_in_secret(answer: str, by_bot: bool, rest_ms: int) -> None:
    """D4, S-1: the order of the list moved when the question was answered."""
    worlds = [worlds_at(asked(jesters), None)[0] for jesters in ("both", "each")]
    compare(worlds, Deed(0, (answer, answer)), ("bob", "cid", "eve"), by_bot, rest_ms, helped=0)
    assert any(left.exit == "ann" for left in worlds[0].left)


# -- tests of the test


LEAKS: dict[str, tuple[Any, str, Any]] = {}


def leak(home: Any, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A planted leak: another function in the place of this one."""

    def plant(new: Callable[..., Any]) -> Callable[..., Any]:
        LEAKS[new.__name__.replace("_", " ")] = (home, name, new)
        return new

    return plant


@leak(register.Register, "listed")
def the_list_is_sorted_by_the_last_line(self: register.Register) -> list[m.TableListed]:
    tables = sorted(self.tables.values(), key=lambda table: (table.phase != "waiting", -table.touched))
    return [register.listing(table) for table in tables]


@leak(Scrape, "answer")
async def anybody_reads_the_figures(self: Scrape, request: Any) -> Any:
    counts = [line for line in (await self.figures()).splitlines() if line.startswith("cardhouse_lines_total")]
    return PlainTextResponse(str(counts))


@leak(server_house.House, "ring")
def the_log_tells_when_a_table_is_woken(self: server_house.House, code: str) -> None:
    server_house.log.info("woken", extra={"table": code, "n": self.register.tables[code].n})
    self.do(code, lambda table, now: table.tick(now))


@leak(play, "tell_move")
def everybody_is_shown_the_table_again(table: Any, seat: int, now: int) -> None:
    table.show(table.guests.values(), now, fresh=table.playing.veil is None)


@leak(time_control, "show_ms")
def time_passes_for_secret_news(info: Any, news: Any) -> int:
    return sum(500 for item in news if item.what == "quiet")


@leak(Dalmuti, "asking")
def the_veil_falls_only_when_somebody_is_asked(self: Dalmuti, asking: Any = Dalmuti.asking) -> Dalmuti | None:
    return asking(self) if self.secret else None


LEAKS["n counts all lines"] = (Ledger, "public_n", property(lambda ledger: ledger.n))


@leak(sight, "_known")
def memory_is_helped_with_what_was_never_seen(table: Any, match: Match, viewer: int) -> Any:
    return {name: list(map(str, pile.cards)) for name, pile in match.shown.piles().items()}


@leak(helping, "heard")
def everybody_sees_where_somebody_points(table: Any, note: Any) -> None:
    card = table.playing.shown.piles()[note.pile].cards[note.at]
    table.send(list(table.guests), m.Pointed(note.seat, note.pile, card, note.player, note.name))


HELP_LEAKS = ("memory is helped with what was never seen", "everybody sees where somebody points")


@pytest.mark.parametrize("name", [name for name in LEAKS if name not in HELP_LEAKS])
def test_a_planted_leak_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home, function, new = LEAKS[name]
    monkeypatch.setattr(home, function, new)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_nobody_can_tell_whether_somebody_is_asked_in_secret("quiet", True, ASKING_MS + 2_000)


def test_a_hand_in_the_wrong_view_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def views(position: Position, viewers: Any, encode: written.Encode, _: object) -> dict[int | None, bytes]:
        piles = kernel.faces(position, None)
        return {viewer: encode(kernel.view(position, viewer) | {"piles": piles}) for viewer in viewers}

    monkeypatch.setattr(written, "views", views)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_nobody_can_tell_which_hidden_cards_lie_on_the_table("thulla", "")


def test_a_clock_that_knows_a_hand_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    left_ms = Match.left_ms

    def longer(match: Match, seat: int, now: int) -> tuple[int | None, int]:
        left, bank = left_ms(match, seat, now)
        return left, bank + min(match.position.piles()[seat_name(seat)].cards, default=0)

    monkeypatch.setattr(Match, "left_ms", longer)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_nobody_can_tell_which_hidden_cards_lie_on_the_table("kazhutha", "")


def test_a_choice_in_the_news_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = kernel.heard
    monkeypatch.setattr(kernel, "for_all", lambda news: False)
    monkeypatch.setattr(kernel, "heard", lambda news, viewer, text: heard(news, None, text))
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_nobody_can_tell_what_somebody_has_chosen_in_secret("liap_tui", "max_rounds=1 face_down=on", False)


@pytest.mark.parametrize("name", HELP_LEAKS)
def test_a_leak_in_the_help_for_one_seat_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    home, function, new = LEAKS[name]
    monkeypatch.setattr(home, function, new)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        test_nobody_can_tell_which_hidden_cards_lie_on_the_table("tincholi", "max_rounds=2")


def test_whoever_looks_with_somebody_is_shown_what_they_are_shown() -> None:
    """Otherwise it would prove nothing."""
    (world,) = worlds_at(asked("both"), None)
    with contextlib.closing(world):
        drive(world, Deed(0, ("quiet", "quiet")), "quiet", False, ASKING_MS)
        own, beside = world.last("ann", "view"), world.last("fay", "view")
        assert beside["view"] == own["view"] and beside["beside"] == "p1" and beside["you"] is None
        assert world.last("ann", "pointed")["at"] == 1


def test_the_log_and_the_list_are_compared_too() -> None:
    """Otherwise it would prove nothing."""
    (world,) = worlds_at(asked("both"), None)
    with contextlib.closing(world):
        drive(world, Deed(0, ("quiet", "quiet")), "quiet", False, ASKING_MS)
    exits = {left.exit for left in world.left}
    assert exits >= {"log", "ann", "bob", "eve", "zoe", "GET /api/tables", "GET /metrics", f"GET /api/tables/{CODE}"}
    lists = {left.what for left in world.left if left.exit == "GET /api/tables" and b"tables" in left.what}
    assert len(lists) >= 2, "the other table comes first, then ours"
    assert any(events.read(line) == events.Moved(line_at(world), 0, "quiet") for line in world.store.logs[CODE])


def line_at(world: Pretend) -> int:
    return next(events.read(line).at for line in world.store.logs[CODE] if "quiet" in line)
