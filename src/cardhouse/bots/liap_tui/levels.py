"""Liap Tui: say what the hand is worth, then win exactly that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardhouse.bots.liap_tui.habit import ahead, beats, declaration, hoped, scale_of, sound
from cardhouse.bots.liap_tui.worlds import Deals, rollout, worth
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.position import Reason
from cardhouse.games.liap_tui.moves import REDEAL, STAY
from cardhouse.games.liap_tui.pieces import FORMS, UNIT
from cardhouse.games.liap_tui.rules import LiapTui

REASONS: Final = {
    "stay": "a hand without strong pieces can win nothing, and winning nothing also scores",
    "redeal": "you have to declare at least 1, and this hand wins nothing",
    "declare": "your strong pieces should win about {n}",
    "lead_strong": "you still need {want}: {play} is your strongest play",
    "lead_weak": "you need no more: {play} should lose",
    "win_now": "you still need {want}: {play} wins",
    "try_to_win": "you still need {want}: {play} is the best you can do",
    "throw_strong": "you need no more: {play} loses, and is gone",
    "throw_weak": "you cannot win this: {play} is of least use",
}
CARE: Final = 0.6  # how often a gentle player keeps their declaration in mind
DECLARATIONS: Final = 6  # that are worth a thought: those next to what a hand should win
FEW: Final = 9  # moves: if there are no more, all are tried
CAREFUL: Final = 60_000  # moves for what people are told: not half a second


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


# -- why


def why(t: LiapTui, seat: int, move: int) -> Reason:
    if t.phase == "declare":
        return Reason("declare", {"n": move})
    want, play = t.said[seat] - t.won[seat], t.text(move)
    if not t.need:
        return _why_lead(t, seat, move, want)
    if t.rules.options.face_down:
        return Reason("best_chance", {})
    best = ahead(t)
    if want <= 0 and not beats(t, move, best):
        return Reason("throw_strong", {"play": play})
    if not any(beats(t, other, best) for other in t.legal(seat)):
        return Reason("throw_weak", {"play": play})
    if want >= t.need and beats(t, move, best):
        return Reason("win_now" if len(t.plays) == 3 else "try_to_win", {"want": want, "play": play})
    return Reason("best_chance", {})


def _why_lead(t: LiapTui, seat: int, move: int, want: int) -> Reason:
    play, strength = t.text(move), t.rules.strength
    if want > 0 and strength[move] == max(strength[lead] for lead in t.legal(seat)):
        return Reason("lead_strong", {"want": want, "play": play})
    if want <= 0 and strength[move] == min(strength[lead] for lead in t.legal(seat)):
        return Reason("lead_weak", {"play": play})
    return Reason("best_chance", {})


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
    reason = why(t, seat, move)
    return Thought(t.text(move), why=Reason("habit", {}) if reason.code == "best_chance" else reason)


def _answer(t: LiapTui, seat: int) -> Thought:
    """To declare 0 and win nothing scores too, unless it may not be declared."""
    bound = 0 < t.rules.options.zero_streak <= t.zeros[seat]
    move, code = (REDEAL, "redeal") if bound else (STAY, "stay")
    return Thought(t.text(move), why=Reason(code, {}))


def searching(steps: int) -> Bot:
    plan = Plan(rollout, worth, "hit", steps, shortlist, why, lambda mind: Deals(mind).world, careful=CAREFUL)

    def bot(mind: Mind) -> Thought:
        return steady(mind) if _at(mind).phase == "redeal" else search(mind, plan)

    return bot


def _at(mind: Mind) -> LiapTui:
    t = mind.possible
    assert isinstance(t, LiapTui)
    return t


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(600),
    "master": searching(12_000),
}
