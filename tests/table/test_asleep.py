"""A table that nobody is at falls asleep: it costs nothing, and goes on when somebody comes."""

from __future__ import annotations

import pytest

from cardhouse.table import events, gossip, time_control
from cardhouse.table import messages as m
from cardhouse.table.pacing import BEHIND_MS, BEHIND_SWAY_MS
from cardhouse.table.register import is_listed
from cardhouse.table.time_control import ASLEEP_MS, EMPTY_MS, FORGOTTEN_MS, STAY_MS, TURN_GRACE_MS
from tests.table.scene import Scene
from tests.table.test_copies import Other
from tests.table.test_copies import two as two_houses
from tests.table.test_match import turn, two

HOUR_MS = 3_600_000


def alone(**settings: object) -> Scene:
    return Scene("thulla", 3, seed=1, **settings).begin("ann")  # type: ignore[arg-type]


def asleep(**settings: object) -> Scene:
    return alone(**settings).hang_up("ann").wait(ASLEEP_MS)


@pytest.mark.parametrize("preset", ["off", "speed", "normal", "relaxed"])
def test_nothing_happens_at_a_match_that_nobody_is_at(preset: str) -> None:
    scene = asleep(clock=preset)
    assert isinstance(events.read(scene.lines[-1]), events.Asleep)
    lines, asks = len(scene.lines), len(scene.asks)
    scene.wait(STAY_MS - 1)
    assert len(scene.lines) == lines and len(scene.asks) == asks and not scene.shut


def test_it_does_not_fall_asleep_before_its_time_or_while_anybody_looks() -> None:
    assert not alone().hang_up("ann").wait(ASLEEP_MS - 1).events(events.Asleep)
    watched = alone().join("eve", watch=True).hang_up("ann").wait(HOUR_MS)
    assert not watched.events(events.Asleep) and len(watched.events(events.Moved)) > 20


@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("who", ["ann", "eve"])
def test_whoever_comes_wakes_it_and_it_goes_on_to_its_end(who: str, watch: bool) -> None:
    scene = asleep().wait(5 * HOUR_MS).join(who, watch=watch)
    assert len(scene.events(events.Woken)) == 1 and scene.table.asleep is None
    assert scene.last(who, m.View).turns or scene.asks or scene.table.deadline is not None
    while not scene.finished:
        scene.asks.clear()
        scene.wait(60_000)
    assert scene.finished[-1].record


@pytest.mark.parametrize("preset", ["speed", "normal"])
def test_whoever_owes_a_decision_has_their_whole_time_again(preset: str) -> None:
    scene = two(clock=preset).wait(5_000)
    who, other = turn(scene)
    bank = scene.table.playing.bank_ms[0]
    scene.hang_up(who, other)
    scene.table.presence.empty_at = scene.now - ASLEEP_MS  # before the time is up
    scene.wait(HOUR_MS).forget().join(who)
    (left,) = scene.last(who, m.View).turns
    assert (left.left_ms, left.bank_ms) == (time_control.PACES[preset].decision_ms, bank)
    assert not scene.events(events.Moved)


def test_who_is_missed_at_a_table_that_wakes_up_has_time_to_come_too() -> None:
    scene = two(clock="off", absent="bot")
    who, other = turn(scene)
    scene.hang_up(who, other).wait(HOUR_MS).join(other).wait(TURN_GRACE_MS - 1)
    assert not scene.events(events.Away)
    assert scene.wait(1).events(events.Away)


def test_nobody_is_replaced_by_a_bot_while_nobody_waits() -> None:
    """Alone with bots, off the network for a minute: the seat is still one's own."""
    scene = alone(clock="off")
    while scene.table.playing.waiting_for() != (0,):
        scene.wait(time_control.BOT_LIMIT_MS)
    scene.hang_up("ann").wait(60_000).join("ann")
    assert scene.last("ann", m.Room).seats[0].state == "taken"


def test_after_three_months_it_is_closed() -> None:
    scene = asleep()
    assert not scene.wait(STAY_MS - 1).shut
    assert scene.wait(1).shut and isinstance(events.read(scene.lines[-1]), events.Closed)
    assert scene.join("ann").refusal("ann") == "no_table"


def test_a_table_that_everybody_has_left_stays_and_knows_them() -> None:
    scene = alone().say("ann", m.Leave()).wait(ASLEEP_MS)
    assert scene.table.asleep is not None and not scene.wait(STAY_MS - 1).shut
    assert [known.name for known in scene.table.known.values()] == ["Ann"]
    assert scene.wait(1).shut


def test_a_table_that_nobody_has_ever_sat_at_is_closed_after_a_day() -> None:
    scene = Scene("thulla", 3).wait(EMPTY_MS)
    assert scene.table.asleep is not None
    assert not scene.wait(FORGOTTEN_MS - 1).shut and scene.wait(1).shut


def test_between_matches_it_sleeps_too_and_everything_is_there_the_next_week() -> None:
    scene = two(clock="off").play_on()
    tally, ended = dict(scene.table.wins), scene.table.ended
    scene.hang_up("ann", "bob").wait(EMPTY_MS - 1)
    assert scene.table.asleep is None
    scene.wait(1).again().wait(7 * 24 * HOUR_MS)
    assert scene.table.asleep is not None and scene.seats() == "ann bob"
    assert scene.table.wins == tally and scene.table.ended == ended and ended[0].game == "thulla"
    scene.forget().join("ann")
    assert scene.table.asleep is None and scene.last("ann", m.Room).phase == "results"
    assert scene.last("ann", m.Room).seats[0].wins == tally.get("ann", 0)


def test_a_visit_makes_its_time_begin_again() -> None:
    scene = asleep().wait(STAY_MS - 1).join("eve", watch=True).hang_up("eve").wait(ASLEEP_MS)
    assert not scene.wait(STAY_MS - 1).shut and scene.wait(1).shut


def test_whom_a_table_knows_is_kept_from_match_to_match() -> None:
    scene = two(clock="off").play_on()
    scene.say("bob", m.Leave()).join("cid").say("cid", m.Ready()).say("ann", m.Ready())
    assert scene.table.matches == 2
    scene.again()
    assert [known.name for known in scene.table.known.values()][-1] == "Cid" and "bob" in scene.table.known
    assert [one.match for one in scene.table.ended] == [1]


def test_a_banned_person_is_not_known_any_more() -> None:
    scene = two(clock="off").say("ann", m.Kick(2, sure=True))
    assert "bob" not in scene.table.known


def test_a_restart_does_not_wake_it() -> None:
    scene = asleep()
    lines = len(scene.lines)
    scene.again().wait(HOUR_MS).again().wait(HOUR_MS)
    assert len(scene.lines) == lines and not scene.table.pacing.thinking
    assert scene.join("ann").table.asleep is None
    assert scene.wait(FORGOTTEN_MS).table.asleep is None, "ann is there"


def test_a_restart_does_not_make_its_time_longer() -> None:
    scene = asleep().wait(STAY_MS // 2).again()
    assert not scene.wait(STAY_MS // 2 - 1).shut and scene.wait(1).shut


def test_a_secret_question_is_open_again_for_its_whole_time() -> None:
    scene = Scene("dalmuti", 3, seed=3, clock="off").begin("ann")
    match = scene.table.playing
    while match.veil is None:
        scene.wait(100)
    scene.hang_up("ann")
    scene.table.presence.empty_at = scene.now - ASLEEP_MS
    scene.wait(HOUR_MS).join("ann")
    assert match.veil_until == scene.now + time_control.PACES["off"].asking_ms


def test_it_is_not_listed_and_its_host_may_open_another() -> None:
    scene = alone(public=True)
    assert is_listed(scene.table)
    assert not is_listed(scene.hang_up("ann").wait(ASLEEP_MS).table)
    assert is_listed(scene.join("ann").table)


# -- in several houses


def test_nobody_puts_a_table_to_sleep_that_has_people_in_another_house() -> None:
    _, other = two_houses("ann", clock="off")
    assert not other.wait(HOUR_MS).events(events.Asleep)


def test_nobody_puts_a_table_to_sleep_while_nobody_can_tell_who_is_elsewhere() -> None:
    _, other = two_houses("ann", clock="off")
    other.do(other.table.fell("first", other.now))
    other.do(other.table.sees(False, other.now))
    assert not other.wait(HOUR_MS).events(events.Asleep)
    other.do(other.table.sees(True, other.now))
    assert not other.wait(ASLEEP_MS - 1).events(events.Asleep), "neighbours have time to tell"
    assert other.wait(1 + BEHIND_MS + BEHIND_SWAY_MS).events(events.Asleep)


def test_a_house_that_has_guests_wakes_what_another_has_put_to_sleep() -> None:
    """The note that says who is here was lost."""
    first, other = two_houses("ann", clock="off")
    other.do(other.table.fell("first", other.now))
    other.wait(ASLEEP_MS + BEHIND_MS + BEHIND_SWAY_MS)
    first.now = other.now
    first.do(first.table.follow(other.lines, first.now))
    assert first.table.asleep is not None
    first.lines.clear()
    first.wait(BEHIND_MS + BEHIND_SWAY_MS)
    assert first.table.asleep is None and first.table.led
    assert first.last("ann", m.View).view["to_move"]
    other.now = first.now
    asleep = len(other.events(events.Asleep))
    other.do(other.table.follow(first.lines, other.now))
    assert other.table.asleep is None
    soon = ASLEEP_MS - BEHIND_MS - BEHIND_SWAY_MS - 1
    assert len(other.wait(soon).events(events.Asleep)) == asleep, "and does not sleep again at once"


def test_a_move_of_a_person_in_another_house_says_that_somebody_is_there() -> None:
    first, other = two_houses("ann", clock="off")
    other.do(other.table.told("first", gossip.Here([]), other.now))
    while first.table.playing.waiting_for() != (0,):
        first.wait(100)
        if first.asks:
            first.answer()
    other.now = first.now = max(first.now, other.now + 5_000)
    first.say("ann", first.first_move("ann"))
    other.follows()
    assert other.table.presence.empty_at == other.now


def test_a_house_that_reads_a_table_that_sleeps_lets_it_sleep() -> None:
    scene = asleep()
    other = Other(scene).wait(HOUR_MS)
    assert not other.lines and not other.asks
    assert other.join("ann").events(events.Woken)
