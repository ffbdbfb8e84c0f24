"""Liap Tui: say what the hand is worth, then win exactly that."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.core.position import Reason
from cardhouse.games.liap_tui import REDEAL, STAY, LiapTui
from cardhouse.games.liap_tui_plays import FORMS, SIZE, follows, leads, unpack

REASONS: Final = {
    "stay": "a hand without strong pieces can win nothing, and nothing scores too",
    "redeal": "you have to declare something, and this hand wins nothing",
    "declare": "your strong pieces should win about {n}",
    "lead_strong": "you still need {want}: {play} is your strongest play",
    "lead_weak": "you need no more: {play} should lose",
    "win_now": "you still need {want}: {play} wins",
    "try_to_win": "you still need {want}: {play} is the best you can do",
    "throw_strong": "you need no more: {play} loses, and is gone",
    "throw_weak": "you cannot win this: {play} is of least use",
}
CARE: Final = 0.6  # how often a gentle player keeps his declaration in mind


def chances(t: LiapTui) -> list[float]:
    """How likely a piece alone wins a pile: by how many pieces of the pack are below it."""
    below = {piece: i / 13 for i, piece in enumerate(t.rules.lowest)}
    return [max(0.0, below[piece] * 1.7 - 0.8) for piece in range(14)]


def choose(t: LiapTui, seat: int) -> tuple[int, Reason]:
    if t.phase == "redeal":
        streak = t.rules.options.zero_streak
        bound = 0 < streak <= t.zeros[seat]
        return (REDEAL, Reason("redeal", {})) if bound else (STAY, Reason("stay", {}))
    if t.phase == "declare":
        return _declare(t, seat)
    want = t.said[seat] - t.won[seat]
    return _follow(t, seat, want) if t.need else _lead(t, seat, want)


def _declare(t: LiapTui, seat: int) -> tuple[int, Reason]:
    alone = chances(t)
    hoped = 2.0 if t.rules.blind else sum(alone[piece] for piece in unpack(t.hands[seat]))
    if seat == t.starter and not t.rules.blind:
        combined = [SIZE[FORMS[play]] for play in leads(t.hands[seat]) if SIZE[FORMS[play]] > 2]
        hoped = max(hoped, max(combined, default=0) + 0.4 * hoped)
    n = min(t.declarations(seat), key=lambda said: (abs(said - hoped), said))
    return n, Reason("declare", {"n": n})


def _lead(t: LiapTui, seat: int, want: int) -> tuple[int, Reason]:
    plays = leads(t.hands[seat])
    strength = t.rules.strength
    if want > 0:
        fitting = [play for play in plays if SIZE[FORMS[play]] <= want] or list(plays)
        long = [play for play in fitting if SIZE[FORMS[play]] > 2]
        play = max(long or [play for play in fitting if SIZE[FORMS[play]] == 1], key=lambda play: strength[play])
        return play, Reason("lead_strong", {"want": want, "play": t.text(play)})
    play = min(plays, key=lambda play: (SIZE[FORMS[play]], strength[play]))
    return play, Reason("lead_weak", {"play": t.text(play)})


def _follow(t: LiapTui, seat: int, want: int) -> tuple[int, Reason]:
    plays = follows(t.hands[seat], t.need)
    beats, losing = _split(t, plays)
    if want >= t.need:
        if beats:
            last = len(t.plays) == 3
            strength = t.rules.strength
            play = min(beats, key=lambda p: strength[p]) if last else max(beats, key=lambda p: strength[p])
            return play, Reason("win_now" if last else "try_to_win", {"want": want, "play": t.text(play)})
        play = min(losing, key=lambda p: _weight(t, p))
        return play, Reason("throw_weak", {"play": t.text(play)})
    if losing:
        play = max(losing, key=lambda p: _weight(t, p)) if want <= 0 else min(losing, key=lambda p: _weight(t, p))
        return play, Reason("throw_strong" if want <= 0 else "throw_weak", {"play": t.text(play)})
    play = min(beats, key=lambda p: t.rules.strength[p])
    return play, Reason("throw_weak", {"play": t.text(play)})


def _split(t: LiapTui, plays: Iterable[int]) -> tuple[list[int], list[int]]:
    """Those that would be ahead now, and those that would not."""
    strength, lock = t.rules.strength, t.rules.options.type_lock
    lead = strength[t.plays[0]] >> 8
    best = max([strength.get(p, 0) for p in t.plays if not lock or strength.get(p, 0) >> 8 == lead])
    beats: list[int] = []
    losing: list[int] = []
    for play in plays:
        strong = strength.get(play, 0)
        (beats if strong > best and (not lock or strong >> 8 == lead) else losing).append(play)
    return beats, losing


def _weight(t: LiapTui, play: int) -> int:
    lowest = t.rules.lowest
    return sum(2 ** lowest.index(piece) for piece in unpack(play))


def gentle(mind: Mind) -> Thought:
    """Declares like everybody, then often forgets what it said."""
    t, seat, random = _at(mind)
    if random() < CARE:
        move, why = choose(t, seat)
        return Thought(t.text(move), why=why)
    legal = t.legal(seat)
    few = [move for move in legal if move <= 3] if t.phase == "declare" else []
    some = few or list(legal)
    return Thought(t.text(some[int(random() * len(some))]))


def steady(mind: Mind) -> Thought:
    t, seat, _ = _at(mind)
    move, why = choose(t, seat)
    return Thought(t.text(move), why=why)


def _at(mind: Mind) -> tuple[LiapTui, int, Callable[[], float]]:
    t = mind.possible
    assert isinstance(t, LiapTui)
    return t, mind.seat, mind.dice().random


LEVELS: dict[str, Bot] = {"gentle": gentle, "steady": steady}
