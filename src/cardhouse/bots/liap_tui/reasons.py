"""Why a number or a play of Liap Tui is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.liap_tui.habit import ahead, beats, hoped, scale_of
from cardhouse.bots.mind import Thought
from cardhouse.core.position import Reason
from cardhouse.games.liap_tui.pieces import unpack
from cardhouse.games.liap_tui.rules import LiapTui

REASONS: Final = {
    "stay": "a hand without strong pieces can win nothing, and winning nothing also scores",
    "redeal": "you have to declare at least 1, and this hand wins nothing",
    "declare": "your strong pieces should win about {n}",
    "declare_none": "your pieces should win nothing",
    "lead_strong": "you still need {want}: {play} is your strongest play",
    "lead_weak": "you need no more: {play} should lose",
    "win_now": "you still need {want}: {play} wins",
    "try_to_win": "you still need {want}: {play} is ahead so far",
    "save_strong": "you still need {want}, but your strong pieces can win them later: {play} goes now",
    "throw_strong": "you need no more: {play} loses, and is gone",
    "throw_weak": "you cannot win this: {play} is of least use",
    "out_of_reach": "your number is out of reach: every pile still saves a point",
    "too_many": "you have won too many already: every further pile costs a point",
    "loses_less": "as likely to hit as {other}, and it loses less when it misses",
}
NEAR: Final = 1.0  # piles
HARDLY: Final = 0.01


def why(t: LiapTui, seat: int, move: int) -> Reason | None:
    if t.phase == "declare":
        return _why_declare(t, seat, move)
    want = t.said[seat] - t.won[seat]
    if want > len(unpack(t.hands[seat])):
        return Reason("out_of_reach", {})
    if want < 0:
        return Reason("too_many", {})
    if not t.need:
        return _why_lead(t, seat, move, want)
    return None if t.rules.options.face_down else _why_answer(t, seat, move, want)


def hopeless(t: LiapTui, seat: int, thought: Thought) -> Thought:
    """A number that was never reached in all that was tried is out of reach, whatever else could be said of a play."""
    missed = t.phase != "declare" and t.said[seat] > t.won[seat]
    if missed and thought.best and max(chance for _, chance in thought.best) < HARDLY:
        return thought._replace(why=Reason("out_of_reach", {}))
    return thought


def _why_declare(t: LiapTui, seat: int, n: int) -> Reason | None:
    if t.rules.blind or abs(hoped(t.hands[seat], scale_of(t.rules), seat == t.starter) - n) > NEAR:
        return None
    return Reason("declare", {"n": n}) if n else Reason("declare_none", {})


def _why_answer(t: LiapTui, seat: int, move: int, want: int) -> Reason | None:
    play, best = t.text(move), ahead(t)
    wins = beats(t, move, best)
    if not want:
        return None if wins else Reason("throw_strong", {"play": play})
    if not any(beats(t, other, best) for other in t.legal(seat)):
        return Reason("throw_weak", {"play": play})
    if not wins:
        return Reason("save_strong", {"want": want, "play": play})
    if want < t.need:
        return None
    return Reason("win_now" if len(t.plays) == t.seats - 1 else "try_to_win", {"want": want, "play": play})


def _why_lead(t: LiapTui, seat: int, move: int, want: int) -> Reason | None:
    play, strength = t.text(move), t.rules.strength
    strengths = [strength[lead] for lead in t.legal(seat)]
    if want and strength[move] == max(strengths):
        return Reason("lead_strong", {"want": want, "play": play})
    if not want and strength[move] == min(strengths):
        return Reason("lead_weak", {"play": play})
    return None
