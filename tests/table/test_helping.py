"""Help for one seat: agreed by all who sit there, seen by all, unrated; and somebody who looks with a player."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.core import kernel
from cardhouse.core.again import remembered
from cardhouse.core.position import SPECTATOR
from cardhouse.games import GAMES
from cardhouse.table import events, gossip
from cardhouse.table import messages as m
from cardhouse.table.ledger import Ledger
from cardhouse.table.time_control import LAG_MS, MORE_TIME
from tests.table.scene import Scene, some_world
from tests.table.test_copies import Other

SEATED = ("ann", "bob", "cid")
ALL: list[m.Help] = ["time", "hints", "memory"]


def three(game: str = "thulla", **settings: Any) -> Scene:
    return Scene(game, 3, **settings).begin(*SEATED).join("eve", watch=True).wait(20_000)


def agreed(scene: Scene, *helps: m.Help, by: tuple[str, ...] = SEATED, seat: int = 1) -> Scene:
    for who in by:
        scene.say(who, m.Ease(seat, [*helps]))
    return scene


def owner(scene: Scene, seat: int) -> str:
    player = scene.table.seats[seat].player
    assert player is not None
    return player


def helps(scene: Scene, who: str = "bob") -> list[list[str]]:
    return [[*seat.helps] for seat in scene.last(who, m.Room).seats]


# -- agreed by the table


def test_it_needs_everybody_who_sits_there_and_all_can_see_who_has_not_said_anything() -> None:
    scene = agreed(three(), "time", by=("ann", "bob"))
    (asked,) = scene.last("eve", m.Room).easing
    assert asked == m.EaseShown("p1", ["time"], ["p1", "p2"], ["p3"]) and helps(scene) == [[], [], []]
    scene.say("cid", m.Ease(1, ["time"]))
    assert helps(scene, "eve") == [["time"], [], []] and not scene.last("eve", m.Room).easing
    assert scene.last("eve", m.Did).what == "eased" and scene.last("eve", m.Did).player == "ann"


def test_one_no_is_enough() -> None:
    scene = agreed(three(), "time", by=("ann", "bob")).say("cid", m.Ease(1, on=False))
    assert not scene.last("ann", m.Room).easing
    scene.say("cid", m.Ease(1, ["time"]))
    assert helps(scene) == [[], [], []], "whoever says yes later asks anew"


def test_something_else_is_asked_anew() -> None:
    scene = agreed(three(), "time", by=("ann", "bob")).say("cid", m.Ease(1, ["hints"]))
    (asked,) = scene.last("ann", m.Room).easing
    assert (asked.helps, asked.agreed) == (["hints"], ["p3"])


def test_somebody_who_leaves_is_not_waited_for() -> None:
    scene = agreed(three(), "time", by=("ann", "bob")).say("cid", m.Leave())
    assert helps(scene)[0] == ["time"]


def test_a_bot_does_not_mind_and_alone_it_is_done_at_once() -> None:
    assert helps(agreed(Scene("thulla", 3).begin("ann"), *ALL, by=("ann",)), "ann")[0] == ALL


def test_the_helped_and_the_host_can_end_it_and_nobody_else() -> None:
    for who in ("ann", "bob"):
        scene = agreed(three(), "time", seat=2).say("cid", m.Ease(2))
        assert scene.refusal("cid") == "host_only" and helps(scene)[1] == ["time"]
        assert helps(scene.say(who, m.Ease(2))) == [[], [], []] and scene.last("eve", m.Did).what == "uneased"


def test_a_bot_needs_none_and_who_watches_has_no_say() -> None:
    scene = Scene("thulla", 3).begin("ann").join("eve", watch=True)
    assert scene.say("ann", m.Ease(2, ["time"])).refusal("ann") == "helps_nobody"
    assert scene.say("eve", m.Ease(1, ["time"])).refusal("eve") == "not_seated"


def test_it_stays_with_the_player_and_outlives_the_house_the_match_and_their_chair() -> None:
    scene = agreed(Scene("dalmuti", 3, options="hands=1", clock="off").join(*SEATED), "memory", "hints", seat=2)
    scene.say("cid", m.Ease(1, ["time"])).say("bob", m.Swap(3)).say("cid", m.Swap(2))
    scene.begin(*SEATED).play_on()
    where = next(i for i, place in enumerate(scene.table.seats) if place.player == "bob")
    assert helps(scene)[where] == ["hints", "memory"]
    for read in (Ledger("x", some_world()).read(scene.lines), Ledger("x", some_world()).fold(scene.lines)):
        assert read.support == scene.table.support and read.playing.helped == scene.table.playing.helped
    scene.say("bob", m.Leave())
    assert not scene.table.support.helps


# -- what it does


def test_more_time_is_more_time_for_this_seat_alone() -> None:
    scene = agreed(three(clock="speed"), "time")
    match = scene.table.playing
    assert match.decision_ms(0) == MORE_TIME * match.decision_ms(1) == MORE_TIME * 15_000
    while match.waiting_for() != (0,):
        (seat,) = match.waiting_for()
        scene.say(owner(scene, seat), scene.first_move(owner(scene, seat)))
    deadline = match.deadline(0)
    assert deadline == match.asked_at[0] + MORE_TIME * 15_000 + LAG_MS
    (turn,) = scene.last("eve", m.View).turns
    assert turn.whole_ms == MORE_TIME * 15_000
    before = len(scene.events(events.Moved))
    scene.wait(deadline - scene.now - 1)
    assert len(scene.events(events.Moved)) == before, "nobody is played for early"
    scene.wait(2)
    assert scene.events(events.Moved)[before].by == "clock"  # type: ignore[attr-defined]


def test_whoever_gives_it_back_keeps_it_for_the_open_decision() -> None:
    scene = agreed(three(clock="speed"), "time", seat=1)
    match = scene.table.playing
    while match.waiting_for() != (0,):
        (seat,) = match.waiting_for()
        scene.say(owner(scene, seat), scene.first_move(owner(scene, seat)))
    before = match.deadline(0)
    scene.wait(20_000).say("ann", m.Ease(1))
    assert match.deadline(0) == before and match.decision_ms(0) == 15_000


def test_the_time_behind_the_veil_is_the_same_for_all() -> None:
    scene = Scene("dalmuti", 3, options="hands=2", clock="normal").begin(*SEATED, shares=False)
    agreed(scene, "time").share(*SEATED)
    match = scene.table.playing
    while match.veil is None and not match.over:
        scene.wait(500)
    assert match.veil_until - match.veil_since == MORE_TIME * 10_000
    assert len({match.left_ms(seat, scene.now) for seat in range(3)}) == 1


def test_hints_for_one_where_nobody_else_has_any() -> None:
    scene = agreed(three(clock="off", hints=False), "hints")
    match = scene.table.playing
    while match.waiting_for() != (0,):
        (seat,) = match.waiting_for()
        scene.say(owner(scene, seat), scene.first_move(owner(scene, seat)))
    assert scene.say("bob", m.Hint()).refusal("bob") == "no_hints"
    scene.say("ann", m.Hint())
    assert scene.advises and scene.advises[-1].ask.seat == 0


@pytest.mark.parametrize("game", [game for game in GAMES if game != "liap_tui"])
def test_memory_is_what_the_seat_has_seen_and_no_more(game: str) -> None:
    scene = agreed(three(game, clock="off"), "memory")
    match, told = scene.table.playing, 0
    for _ in range(60):
        if match.over:
            break
        view = scene.last("ann", m.View)
        assert view.known == remembered(match.shown, 0)
        other = kernel.resample(match.shown, 0, some_world("other").dice)
        assert remembered(other, 0) == view.known, "it does not depend on what is hidden from the seat"
        assert not any(scene.last(who, m.View).known for who in ("bob", "cid", "eve"))
        told += bool(view.known)
        if match.pause_until > scene.now or not match.waiting_for() or match.veil is not None:
            scene.wait(1_000)
            continue
        who = owner(scene, match.waiting_for()[0])
        scene.say(who, scene.first_move(who))
    assert told or game != "tincholi"


@pytest.mark.parametrize("help", ALL)
def test_whoever_was_helped_plays_no_rated_match_and_the_others_do(help: m.Help) -> None:
    scene = three(clock="off")
    agreed(scene, help)
    scene.say("ann", m.Ease(1))  # given back, but it was there
    scene.play_on()
    assert scene.finished[-1].rated == [False, True, True]


# -- somebody who looks


def beside(game: str = "thulla", **settings: Any) -> Scene:
    return three(game, **settings).say("ann", m.Beside("eve"))


def test_they_see_what_the_seat_sees_and_everybody_sees_that_they_do() -> None:
    scene = beside(clock="off")
    own, looks = scene.last("ann", m.View), scene.last("eve", m.View)
    assert looks.view == own.view and (looks.you, looks.nth, looks.beside) == (None, None, "p1")
    room = scene.last("bob", m.Room)
    assert room.seats[0].beside == m.BesideShown("eve", "Eve", room.seats[0].beside.face)  # type: ignore[union-attr]
    assert scene.last("eve", m.Room).beside == "p1" and scene.last("eve", m.Room).you is None
    assert scene.last("bob", m.Did).what == "beside" and scene.last("bob", m.Did).by == "Ann"
    scene.join("fay", watch=True)
    assert scene.last("fay", m.View).view == kernel.view(scene.table.playing.shown, SPECTATOR)


def test_when_it_is_over_whoever_only_watches_is_beside_nobody_not_even_a_bot() -> None:
    scene = Scene("thulla", 3, open_hands=False).begin("ann", "bob").join("eve", watch=True).play_on()
    over = scene.last("eve", m.View)
    assert over.view["over"] and (over.you, over.beside) == (None, None)
    assert over.view == kernel.view(scene.table.playing.shown, SPECTATOR)


@pytest.mark.parametrize("game", GAMES)
def test_all_the_way_they_see_this_hand_and_nobody_else_does(game: str) -> None:
    seats, rng = 4 if game == "liap_tui" else 3, some_world(game).dice
    people = ("ann", "bob", "cid", "dan")[:seats]
    scene = Scene(game, seats, open_hands=False, clock="off").begin(*people).join("eve", "fay", watch=True)
    scene.say("bob", m.Beside("eve"))
    for _ in range(120):
        match = scene.table.playing
        if match.over:
            break
        if match.pause_until > scene.now or not match.waiting_for() or match.veil is not None:
            scene.wait(1_000)
            continue
        seat = match.waiting_for()[0]
        legal = match.position.legal(seat)
        text = match.position.text(legal[int(rng.random() * len(legal))])
        scene.wait(300).say(owner(scene, seat), m.Move(match.done[seat], text, match.number))
        bob, eve = (scene.last(who, m.View) for who in ("bob", "eve"))
        assert eve.beside == bob.you and (eve.view, eve.news, eve.known) == (bob.view, bob.news, bob.known)
        fay = scene.last("fay", m.View)
        assert fay.view == kernel.view(match.shown, SPECTATOR) and fay.beside is None
    assert scene.table.playing.helped == {scene.table.seat_of("bob")}


def test_a_finger_is_seen_by_the_two_and_by_nobody_else() -> None:
    scene = beside(clock="off").say("eve", m.Point("p1", 2))
    pointed = m.Pointed("p1", "p1", 2, "eve", "Eve")
    assert scene.all("ann", m.Pointed) == scene.all("eve", m.Pointed) == [pointed]
    assert not scene.all("bob", m.Pointed) and not scene.all("cid", m.Pointed)
    for pile, at in (("p1", 99), ("p9", 0), ("nonsense", 0)):
        assert scene.say("eve", m.Point(pile, at)).refusal("eve") == "no_such_card"
    assert scene.say("bob", m.Point("p1", 0)).refusal("bob") == "not_beside"
    assert scene.say("cid", m.Explain("7h")).all("cid", m.Explained), "who has a seat still asks"
    assert scene.say("eve", m.Explain("7h")).refusal("eve") == "not_seated"
    assert scene.say("eve", m.Move(0, "7h")).refusal("eve") == "not_seated"


def test_whoever_points_without_end_is_told_to_wait() -> None:
    scene = beside(clock="off")
    for _ in range(13):
        scene.say("eve", m.Point("p1", 0))
    assert scene.refusal("eve") == "too_much_chat" and len(scene.all("ann", m.Pointed)) == 12


@pytest.mark.parametrize("who", ["ann", "eve"])
def test_each_of_the_two_ends_it(who: str) -> None:
    scene = beside(clock="off").say("bob", m.Beside("eve", on=False))
    assert scene.refusal("bob") == "not_beside"
    scene.say(who, m.Beside("eve", on=False))
    assert scene.last("eve", m.View).view == kernel.view(scene.table.playing.shown, SPECTATOR)
    assert scene.last("bob", m.Did).what == "alone" and scene.last("bob", m.Room).seats[0].beside is None


def test_nobody_looks_at_two_hands_of_one_deal() -> None:
    scene = beside(clock="off").say("bob", m.Beside("eve"))
    assert scene.refusal("bob") == "has_looked"
    scene.say("ann", m.Beside("eve", on=False)).say("bob", m.Beside("eve"))
    assert scene.refusal("bob") == "has_looked"
    scene.say("ann", m.Beside("eve"))
    assert scene.last("eve", m.View).beside == "p1", "the same one again"


def test_whoever_has_left_their_own_hand_sees_no_other_and_the_other_way_round() -> None:
    scene = three(clock="off").say("cid", m.Leave()).join("cid", watch=True)
    assert scene.say("ann", m.Beside("cid")).refusal("ann") == "has_looked"
    scene = beside(clock="off").say("ann", m.Leave()).join("ann", watch=True)
    assert scene.last("eve", m.View).beside is None, "it is a bot's hand now"
    assert scene.say("bob", m.Beside("ann")).refusal("bob") == "has_looked"


def test_somebody_who_has_a_seat_or_waits_for_one_or_is_not_here_does_not_look() -> None:
    scene = Scene("thulla", 4, clock="off").begin("ann", "bob").join("eve", watch=True).say("eve", m.Sit(3))
    for who in ("bob", "eve", "nobody"):
        assert scene.say("ann", m.Beside(who)).refusal("ann") == "not_watching"
    assert scene.say("eve", m.Beside("bob")).refusal("eve") == "not_seated"


def test_whoever_looks_and_sits_down_or_goes_looks_no_more() -> None:
    for message in (m.Sit(3), m.Leave()):
        scene = Scene("thulla", 3, clock="off").join("ann", "bob").join("eve", watch=True)
        scene.say("ann", m.Beside("eve")).say("eve", message)
        assert not scene.table.support.beside
        assert scene.last("bob", m.Room).seats[0].beside is None


def test_who_comes_back_still_looks_also_when_the_house_was_closed() -> None:
    scene = beside(clock="off").hang_up("eve").again().join("ann", "bob", "cid").join("eve", watch=True)
    assert scene.last("eve", m.View).beside == "p1" and scene.last("eve", m.View).view == scene.last("ann", m.View).view


def test_in_another_house_they_see_and_point_too() -> None:
    first = three(clock="off")
    other = Other(first).knows_of("ann", "bob", "cid").join("fay", watch=True)
    first.do(first.table.told("other", gossip.Here([("fay", "Fay")]), first.now))
    lines = len(first.lines)
    first.say("ann", m.Beside("fay"))
    other.do(other.table.follow(first.lines[lines:], other.now))
    assert other.last("fay", m.View).beside == "p1"
    assert other.last("fay", m.View).view == first.last("ann", m.View).view
    other.say("fay", m.Point("p1", 1))
    first.do(first.table.told("other", other.spread[-1], first.now))
    assert first.last("ann", m.Pointed).at == 1 and not first.all("bob", m.Pointed)
