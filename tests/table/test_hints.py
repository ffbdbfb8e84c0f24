"""Hints: what a good player would do, for who asks, from what his seat can know."""

from __future__ import annotations

from cardhouse.bots.house import sentence, think
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice
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
    scene.do(scene.table.advice(asked, Advice(best, "not_last", thought.why.code, {}, sentence(thought.why))))
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
    lines = len(scene.lines)
    advise(scene).say(who, m.Hint())
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
