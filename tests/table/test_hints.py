"""Hints: what a good player would do, for who asks, from what their seat can know."""

from __future__ import annotations

from cardhouse.bots.roster import sentence, think
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Append, Send
from cardhouse.table.wishes import HINT_EVERY_MS, HINTS
from tests.table.scene import Scene, mind_of


def to_move(hints: bool = True) -> tuple[Scene, str, str]:
    """A match of two, who is to move, and who is not."""
    scene = Scene("thulla", 2, seed=1, clock="off", hints=hints).begin("ann", "bob")
    ann = scene.table.playing.waiting_for() == (scene.table.seat_of("ann"),)
    return scene, *(("ann", "bob") if ann else ("bob", "ann"))


def advise(scene: Scene) -> Scene:
    """The bot that was asked says what it thinks."""
    asked = scene.advises.pop()
    thought = think(mind_of(asked.ask), "gentle")
    best = [(move, 0.5) for move in mind_of(asked.ask).legal]
    advice = Advice(best, "not_last", thought.why.code, {}, sentence(thought.why, asked.ask.game))
    scene.do(scene.table.advice(asked.ask, advice, scene.now))
    return scene


def test_who_asks_is_told_the_best_few_moves_and_nobody_else_is() -> None:
    scene, who, other = to_move()
    legal = next(iter(scene.last(who, m.View).view["legal"].values()))
    scene.forget().say(who, m.Hint())
    assert scene.advises[-1].ask.seat == scene.table.seat_of(who)
    hinted = advise(scene).last(who, m.Hinted)
    assert 1 <= len(hinted.best) <= m.WEIGHED and hinted.text and hinted.goal == "not_last"
    assert {weighed.move for weighed in hinted.best} <= set(legal)
    assert not any(isinstance(message, m.Hinted) for message in scene.heard.get(other, []))


def test_a_move_after_a_hint_is_marked_and_the_match_is_not_rated_for_this_seat() -> None:
    scene, who, _ = to_move()
    scene.say(who, m.Hint())
    advise(scene).say(who, scene.first_move(who))
    assert scene.events(events.Moved)[-1].by == "hint"  # type: ignore[attr-defined]
    assert scene.table.playing.lines[-1].endswith("  ; hint") and scene.table.playing.helped
    scene.play_on()
    seat = scene.table.seat_of(who)
    assert scene.finished[-1].rated == [i != seat for i in range(2)]


def test_asking_twice_costs_nothing() -> None:
    scene, who, _ = to_move()
    scene.say(who, m.Hint())
    lines = len(advise(scene).lines)
    scene.say(who, m.Hint())
    assert len(scene.lines) == lines and not scene.advises
    assert sum(isinstance(message, m.Hinted) for message in scene.heard[who]) == 2


def test_a_hint_that_comes_too_late_is_not_told() -> None:
    scene, who, _ = to_move()
    scene.say(who, m.Hint(), scene.first_move(who)).forget()
    advise(scene)
    assert not any(isinstance(message, m.Hinted) for message in scene.heard.get(who, []))


def test_a_table_may_do_without() -> None:
    scene, who, _ = to_move(hints=False)
    assert scene.say(who, m.Hint()).refusal(who) == "no_hints" and not scene.advises


def test_who_has_nothing_to_decide_gets_none() -> None:
    scene, _, other = to_move()
    assert scene.say(other, m.Hint()).refusal(other) == "nothing_to_hint"
    assert scene.join("cid").say("cid", m.Hint()).refusal("cid") == "not_seated"
    assert Scene().join("ann").say("ann", m.Hint()).refusal("ann") == "nothing_to_hint"


def test_repeats_for_an_open_decision_are_one_question_and_all_are_answered() -> None:
    scene, who, _ = to_move()
    scene.say(who, *[m.Hint()] * 5)
    assert len(scene.advises) == 1
    scene.hang_up(who).join(who).say(who, m.Hint()).forget()
    assert len(scene.advises) == 1, "nor does another connection ask anew"
    assert advise(scene).last(who, m.Hinted).best, "it is told where they are now"


def test_who_is_not_told_a_hint_had_none() -> None:
    """The coach was busy: nothing is marked, and the match is still rated."""
    scene, who, _ = to_move()
    scene.say(who, m.Hint())
    lines = len(scene.lines)
    scene.do(scene.table.advice(scene.advises.pop().ask, None, scene.now))
    assert scene.refusal(who) == "coach_busy" and len(scene.lines) == lines
    scene.say(who, m.Hint())
    assert len(scene.advises) == 1, "and may be asked again"
    scene.say(who, scene.first_move(who))
    assert scene.events(events.Moved)[-1].by == "" and not scene.table.playing.helped  # type: ignore[attr-defined]


def test_what_is_kept_comes_before_the_hint() -> None:
    scene, who, _ = to_move()
    asked = scene.say(who, m.Hint()).advises.pop()
    effects = scene.table.advice(asked.ask, Advice([("2c", 0.5)], "win", "habit", {}, "so"), scene.now)
    assert [type(effect) for effect in effects] == [Append, Send]


def test_hints_have_a_budget() -> None:
    scene, who, _ = to_move()
    for _ in range(HINTS):
        scene.say(who, m.Hint())
        scene.do(scene.table.advice(scene.advises.pop().ask, None, scene.now))
    assert scene.say(who, m.Hint()).refusal(who) == "too_many_hints" and not scene.advises
    assert scene.wait(HINT_EVERY_MS).say(who, m.Hint()).advises


def test_a_question_is_wanted_until_it_is_answered_or_nobody_is_there() -> None:
    scene, who, _ = to_move()
    ask = scene.say(who, m.Hint()).advises[-1].ask
    assert scene.table.wants_advice(ask)
    assert not scene.hang_up(who).table.wants_advice(ask)
    assert scene.join(who).table.wants_advice(ask)
    assert not scene.say(who, scene.first_move(who)).table.wants_advice(ask)
