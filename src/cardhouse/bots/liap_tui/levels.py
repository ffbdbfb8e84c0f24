"""Liap Tui: say what the hand is worth, then win exactly that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardhouse.bots.liap_tui.habit import declaration, hoped, scale_of, sound
from cardhouse.bots.liap_tui.reasons import ALONE, hopeless, why
from cardhouse.bots.liap_tui.worlds import STYLES, Deals, Style, rollout, worth
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.position import Position, Reason, Rng
from cardhouse.games.liap_tui.moves import REDEAL, STAY
from cardhouse.games.liap_tui.pieces import FORMS, UNIT
from cardhouse.games.liap_tui.rules import LiapTui

CARE: Final = 0.22  # how often a gentle player keeps their declaration in mind
DECLARATIONS: Final = 6  # that are worth a thought: those next to what a hand should win
FEW: Final = 9  # moves: if there are no more, all are tried
CAREFUL: Final = 100_000  # moves for what people are told: not half a second


# -- what a search tries


def shortlist(t: LiapTui, seat: int) -> Mapping[int, int]:
    """Of many plays those that form a type, and pieces that lie together from the lowest to the highest."""
    legal = t.legal(seat)
    if t.phase == "declare":
        hope = 2.0 if t.rules.blind else hoped(t.hands[seat], scale_of(t.rules), seat == t.starter)
        near = sorted(legal, key=lambda n: (abs(n - hope), n))[:DECLARATIONS]
        return {n: n for n in near}
    if not t.need or len(legal) <= FEW:
        return {move: move for move in legal}
    ladder, need = scale_of(t.rules).ladder(t.hands[seat]), t.need
    size = len(ladder)
    runs = [ladder[i : i + need] for i in range(size - need + 1)]
    mixed = [ladder[:i] + ladder[size - need + i :] for i in range(1, need)]
    some = {sum([UNIT[piece] for piece in pieces]) for pieces in runs + mixed}
    return {move: move for move in legal if move in some or move in FORMS}


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Declares like everybody, then often forgets what it said."""
    t, random = _at(mind), mind.dice("whim").random
    if random() < CARE:
        return steady(mind)
    legal = t.legal(mind.seat)
    few = [move for move in legal if move <= 3] if t.phase == "declare" else []
    some = few or list(legal)
    return Thought(t.text(some[int(random() * len(some))]))


def steady(mind: Mind) -> Thought:
    t, seat = _at(mind), mind.seat
    if t.phase == "redeal":
        return _answer(t, seat)
    scale = scale_of(t.rules)
    move = declaration(t, seat, scale) if t.phase == "declare" else sound(t, seat, scale, mind.dice().random)
    return Thought(t.text(move), why=why(t, seat, move) or Reason("habit", {}))


def _answer(t: LiapTui, seat: int) -> Thought:
    """To declare 0 and win nothing scores too, unless it may not be declared or the table gives nothing for it."""
    bound = 0 < t.rules.options.zero_streak <= t.zeros[seat]
    move, code = (REDEAL, "redeal") if bound else (STAY, "stay")
    if not bound and not t.rules.options.zero_bonus:
        move, code = REDEAL, "redeal_scores"
    return Thought(t.text(move), why=Reason(code, {}))


def searching(steps: int, styles: Sequence[Style] = STYLES) -> Bot:
    def play_on(t: LiapTui, dice: Rng, me: int) -> int:
        return rollout(t, dice, me, styles)

    def worlds(mind: Mind) -> Callable[[Rng], Position]:
        return Deals(mind).world

    plan = Plan(play_on, worth, "hit", steps, shortlist, why, worlds, careful=CAREFUL, alone=ALONE)
    plan = plan._replace(finer="loses_less", dearer="scores_more")

    def bot(mind: Mind) -> Thought:
        t = _at(mind)
        if t.phase == "redeal":
            return steady(mind)
        thought = search(mind, plan)
        return hopeless(t, mind.seat, thought) if mind.coaching else thought

    return bot


def _at(mind: Mind) -> LiapTui:
    t = mind.possible
    assert isinstance(t, LiapTui)
    return t


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(8_000),
    "master": searching(28_000),
}
