"""No dead time: nobody waits long for bots, and nobody taps through a game that only they look at."""

from __future__ import annotations

import pytest

from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from tests.table.scene import Scene


def until_a_turn_is_over(*people: str) -> Scene:
    """Liap Tui, until the first pieces are on the table and somebody has won them."""
    scene = Scene("liap_tui", 4).begin(*people)
    match = scene.table.playing
    while not any(item.what == "turn" for item in match.news):
        who = next((who for who in people if scene.table.seat_of(who) in match.waiting_for()), None)
        if scene.asks:
            scene.answer()
        elif who is not None:
            scene.say(who, scene.first_move(who))
        else:
            due = scene.table.deadline
            assert due is not None
            scene.wait(due - scene.now)
    return scene


def test_with_bots_a_result_goes_away_by_itself() -> None:
    scene = until_a_turn_is_over("ann")
    assert 1_000 <= scene.last("ann", m.View).pause_ms <= 3_000
    scene = until_a_turn_is_over("ann", "bob")
    assert scene.last("ann", m.View).pause_ms == 7_000


@pytest.mark.parametrize("late_ms", [0, 1, 40])
def test_a_table_that_is_woken_late_says_nothing_twice(late_ms: int) -> None:
    """The pause of one person is over by its time; no line is needed for it, so none can be written again and again."""
    scene = until_a_turn_is_over("ann")
    lines, due = len(scene.lines), scene.table.playing.pause_until
    for at in range(due + late_ms, due + late_ms + 10):
        scene.now = at
        scene.do(scene.table.tick(at))
    assert len(scene.lines) == lines and not scene.events(events.WentOn)


def test_a_tap_still_hurries() -> None:
    scene = until_a_turn_is_over("ann").wait(100).say("ann", m.GoOn(), m.GoOn())
    assert len(scene.events(events.WentOn)) == 1
    assert scene.last("ann", m.View).pause_ms == 0


def test_the_longer_people_wait_the_quicker_bots_are() -> None:
    paces = [time_control.hurry(waited) for waited in range(0, 20_000, 100)]
    assert paces[0] == 1 and paces == sorted(paces, reverse=True)
    assert paces[-1] == time_control.QUICKEST > 0


def test_each_of_many_bots_takes_less_time() -> None:
    assert time_control.among(1) == time_control.among(0) == 1 > time_control.among(4) > time_control.among(9) > 0


def test_what_bots_do_in_a_row_takes_less_and_less_time() -> None:
    scene = Scene("thulla", 6, seed=4).begin("ann")
    gaps: list[int] = []
    while len(gaps) < 12 and not scene.table.playing.over:
        before = scene.table.playing.person_at
        if scene.asks:
            scene.answer()
        elif scene.table.seat_of("ann") in scene.table.playing.waiting_for():
            scene.say("ann", scene.first_move("ann"))
            gaps.clear()
        else:
            due = scene.table.deadline
            assert due is not None
            gaps.append(due - scene.now)
            scene.wait(due - scene.now)
            assert scene.table.playing.person_at == before, "a bot is nobody who was waited for"
    assert sum(gaps) <= 6_000


def test_a_decision_of_a_person_gives_the_bots_their_time_again() -> None:
    scene = Scene("thulla", 3).begin("ann", "bob", "cid")
    who = next(who for who in ("ann", "bob", "cid") if scene.last(who, m.View).view["legal"])
    scene.wait(5_000).say(who, scene.first_move(who))
    assert scene.table.playing.person_at == scene.now
