"""Playing over days, holidays, a pause for dinner: nobody is played for early, and nobody's time runs backwards."""

from __future__ import annotations

import random

import pytest

from cardhouse.games import GAMES
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.filing import filed
from cardhouse.table.time_control import ASLEEP_MS, DAY_MS, DOWN_MS, LAG_MS, STAY_MS, TURN_GRACE_MS
from tests.table.scene import Scene
from tests.table.test_match import turn, two

HOUR_MS = 3_600_000
SHOWN_MS = 30_000  # results and deals are looked at before a clock runs


def days(number: int = 2, **settings: object) -> Scene:
    return two(clock="days", days=number, **settings)


def settled(scene: Scene) -> Scene:
    """What is shown after a deal is over."""
    return scene.wait(5_000)


def test_nobody_is_played_for_before_their_days_are_over() -> None:
    scene = settled(days())
    who, other = turn(scene)
    scene.hang_up(who, other)
    asked = scene.table.playing.asked_at[scene.table.playing.waiting_for()[0]]
    scene.wait(asked + 2 * DAY_MS + LAG_MS - 1 - scene.now)
    assert not scene.events(events.Moved) and not scene.events(events.Away)
    scene.wait(1 + ASLEEP_MS)
    assert [moved.by for moved in scene.events(events.Moved)] == ["clock"] and scene.seats() == "ann bob"  # type: ignore[attr-defined]


@pytest.mark.parametrize(("absent", "bots", "moves"), [("move", 0, True), ("bot", 1, True), ("wait", 0, False)])
def test_then_it_is_as_the_table_has_chosen(absent: str, bots: int, moves: bool) -> None:
    scene = settled(days(1, absent=absent))
    scene.hang_up("ann").wait(3 * DAY_MS)
    if not scene.events(events.Moved) and scene.asks:
        scene.answer()
    away = len(scene.events(events.Away))
    assert (away > 0) is bool(bots) and bool(scene.events(events.Moved) or away) is moves


def test_a_match_over_days_sleeps_between_visits_and_its_clock_runs_on() -> None:
    scene = settled(days())
    who, other = turn(scene)
    scene.hang_up(who, other).wait(DAY_MS)
    assert scene.table.asleep is not None
    scene.join(who)
    (left,) = scene.last(who, m.View).turns
    assert left.left_ms is not None and DAY_MS - HOUR_MS < left.left_ms <= DAY_MS
    (owed,) = filed(scene.table).owed
    assert owed.until is not None and owed.until > scene.now


def test_after_the_house_was_closed_whoever_owes_a_decision_has_an_hour() -> None:
    scene = settled(days(1))
    who, other = turn(scene)
    scene.hang_up(who, other).wait(ASLEEP_MS)
    scene.now += 5 * DAY_MS  # nobody was there to look
    scene.again()
    assert not scene.wait(DOWN_MS - 60_000).events(events.Moved)
    assert scene.wait(DAY_MS).events(events.Moved)


def test_a_holiday_stops_the_clock_of_one_and_only_for_so_long() -> None:
    scene = settled(days(1))
    who, _ = turn(scene)
    scene.say(who, m.Holiday(scene.now + 60 * DAY_MS))
    assert scene.refusal(who) == "long_holiday"
    scene.say(who, m.Holiday(scene.now + 10 * DAY_MS)).wait(9 * DAY_MS)
    assert not scene.events(events.Moved) and scene.last(who, m.Room).away
    assert scene.wait(2 * DAY_MS + HOUR_MS).events(events.Moved)


def test_whoever_comes_back_early_has_what_was_left() -> None:
    scene = settled(days(2))
    who, _ = turn(scene)
    seat = scene.table.playing.waiting_for()[0]
    before, _ = scene.table.playing.left_ms(seat, scene.now)
    scene.say(who, m.Holiday(scene.now + 10 * DAY_MS)).wait(3 * DAY_MS).say(who, m.Holiday(0))
    after, _ = scene.table.playing.left_ms(seat, scene.now)
    assert before is not None and after is not None and abs(after - before) <= 1_000
    assert scene.again().table.playing.left_ms(seat, scene.now)[0] == after


def test_holidays_are_for_matches_over_days() -> None:
    scene = two(clock="off")
    assert scene.say("ann", m.Holiday(scene.now + DAY_MS)).refusal("ann") == "only_days"


def test_with_the_clock_off_nobody_is_played_for_unless_the_table_says_so() -> None:
    for absent, expected in (("auto", 0), ("wait", 0), ("bot", 1)):
        scene = two(clock="off", absent=absent)
        who, _ = turn(scene)
        assert len(scene.hang_up(who).wait(10 * TURN_GRACE_MS).events(events.Away)) == expected, absent


def test_only_these_numbers_of_days() -> None:
    scene = Scene().join("ann")
    scene.say("ann", m.Change(m.Settings("thulla", 3, clock="days", days=5)))
    assert scene.refusal("ann") == "bad_days"


# -- a pause


def test_dinner_is_when_all_who_sit_there_agree_and_all_clocks_stop() -> None:
    scene = settled(two(clock="speed"))
    who, other = turn(scene)
    left = scene.table.playing.left_ms(scene.table.playing.waiting_for()[0], scene.now)
    scene.say(who, m.Pause())
    assert scene.last(other, m.Room).pausing and not scene.last(other, m.Room).paused
    scene.say(other, m.Pause())
    assert scene.last(who, m.Room).paused and scene.last(who, m.Did).what == "paused"
    move = scene.first_move(who)
    scene.wait(3 * HOUR_MS)
    assert not scene.events(events.Moved) and not scene.events(events.Away)
    assert scene.say(who, move).refusal(who) == "paused"
    scene.say(other, m.Pause(on=False))
    assert scene.table.playing.left_ms(scene.table.playing.waiting_for()[0], scene.now) == left
    assert scene.say(who, move).events(events.Moved)


def test_seats_stay_though_people_go_to_the_kitchen() -> None:
    scene = settled(two(clock="speed")).say("ann", m.Pause()).say("bob", m.Pause()).hang_up("ann").wait(HOUR_MS)
    assert scene.seats() == "ann bob" and not scene.events(events.Away)
    scene.say("bob", m.Pause(on=False)).wait(TURN_GRACE_MS - 1)
    assert not scene.events(events.Away), "and have time to come back"


def test_one_with_bots_stops_at_once_and_bots_stop_too() -> None:
    scene = Scene("thulla", 3, clock="normal").begin("ann").say("ann", m.Pause())
    lines = len(scene.lines)
    assert len(scene.wait(HOUR_MS).lines) == lines and scene.table.playing.rest.paused is not None
    assert scene.again().table.playing.rest.paused is not None


def test_a_wish_for_a_pause_can_be_taken_back() -> None:
    scene = settled(two(clock="normal")).say("ann", m.Pause(), m.Pause(on=False)).say("bob", m.Pause())
    assert not scene.last("bob", m.Room).paused and scene.last("bob", m.Room).pausing == ["p2"]


# -- months


@pytest.mark.parametrize("seed", range(15))
def test_months_of_absences_holidays_pauses_and_crashes(seed: int) -> None:
    """Nobody's time runs backwards, nobody is played for early, and every table ends or sleeps."""
    rng = random.Random(f"months {seed}")
    game = list(GAMES)[seed % len(GAMES)]
    number, absent = rng.choice((1, 2, 3, 7)), rng.choice(("move", "bot", "wait"))
    seats = 4 if game == "liap_tui" else 3
    short = {"thulla": "games=1", "dalmuti": "hands=1", "tincholi": "max_rounds=1", "liap_tui": "max_rounds=1"}
    scene = Scene(game, seats, seed=seed, clock="days", days=number, absent=absent, options=short.get(game, ""))
    people = ["ann", "bob", "cid", "dan"][:seats]
    scene.begin(*people)
    for who in people:
        scene.hang_up(who)
    moves = 0
    for _ in range(400):
        if scene.shut or scene.table.idle:
            break
        before, dues = scene.now, deadlines(scene)
        scene.wait(rng.choice((60_000, HOUR_MS, 6 * HOUR_MS, DAY_MS)))
        while scene.asks:
            scene.answer()
        for event in scene.events(events.Moved)[moves:]:
            assert isinstance(event, events.Moved)
            due = dues.pop(event.seat, None)
            assert event.by != "clock" or due is None or event.at >= due, "nobody is played for early"
        moves = len(scene.events(events.Moved))
        if rng.random() < 0.15:
            scene.again()
        if rng.random() < 0.7:
            visit(scene, rng.choice(people), rng)
        assert scene.now >= before
        check(scene, number, absent)
    if not scene.table.idle:
        scene.wait(2 * STAY_MS)
        ended = scene.shut or scene.table.phase == "results"
        assert ended or scene.table.asleep is not None, "every table ends or sleeps"


def deadlines(scene: Scene) -> dict[int, int]:
    match = scene.table.playing
    asked = [] if match.veil is not None else [s for s in match.waiting_for() if scene.table.seats[s].helper is None]
    return {seat: due for seat in asked if (due := match.deadline(seat)) is not None}


def visit(scene: Scene, who: str, rng: random.Random) -> None:
    """Somebody looks in, plays if it is their turn, and goes."""
    scene.join(who)
    seat, match = scene.table.seat_of(who), scene.table.match
    if seat is None or match is None or match.over:
        return
    if scene.table.seats[seat].away:
        scene.say(who, m.Back())
    if rng.random() < 0.1:
        scene.say(who, m.Holiday(scene.now + rng.randrange(1, 8) * DAY_MS))
    if rng.random() < 0.1:
        scene.say(who, m.Pause()).wait(HOUR_MS).say(who, m.Pause(on=False))
    if seat in match.waiting_for() and match.pause_until <= scene.now and rng.random() < 0.8:
        left, _ = match.left_ms(seat, scene.now)
        scene.say(who, m.GoOn(), scene.first_move(who))
        assert left is not None
    scene.say(who, m.GoOn())
    scene.hang_up(who)


def check(scene: Scene, number: int, absent: str) -> None:
    match = scene.table.match
    if match is None or match.over:
        return
    for seat in match.waiting_for():
        if match.veil is None and scene.table.seats[seat].helper is None:
            left, _ = match.left_ms(seat, scene.now)
            assert left is not None and 0 <= left <= number * DAY_MS + SHOWN_MS, (
                "a decision never has more than its days"
            )
            due = match.deadline(seat)
            assert absent == "wait" or due is None or due >= scene.now - ASLEEP_MS, "nobody waits for ever"
    for event in scene.events(events.Moved):
        assert isinstance(event, events.Moved) and (event.by != "bot" or absent == "bot")


def test_a_move_by_the_clock_never_comes_before_the_days_are_over() -> None:
    """Counted from the log alone: from the line before to the move, without holidays."""
    for seed in range(6):
        scene = Scene("thulla", 3, seed=seed, clock="days", days=1, options="games=1").begin("ann", "bob", "cid")
        scene.hang_up("ann", "bob", "cid").wait(200 * DAY_MS)
        at = scene.events(events.SharesClosed)[0].at
        for event in scene.events(events.Moved):
            assert event.at - at >= DAY_MS
            at = event.at
        assert scene.table.idle and len(scene.finished) == 1
