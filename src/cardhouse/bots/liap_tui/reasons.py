"""Why a number or a play of Liap Tui is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.liap_tui.habit import ahead, beats, combined, hoped, out, scale_of
from cardhouse.bots.mind import Thought
from cardhouse.core.position import Reason
from cardhouse.games.liap_tui.pieces import FORMS, SIZE, unpack
from cardhouse.games.liap_tui.rules import LiapTui

REASONS: Final = {
    "stay": "a hand without strong pieces can win nothing, and winning nothing also scores",
    "redeal_scores": "winning nothing scores nothing here: a new hand may be worth more",
    "redeal": "you have to declare at least 1, and this hand wins nothing",
    "declare": "your strong pieces should win about {n}",
    "declare_tried": "played out in many deals that are possible, {n} does best",
    "declare_next": "{cannot} is not allowed here: {n} is nearest to what your pieces should win",
    "declare_none": "your pieces should win nothing",
    "lead_strong": "you still need {want}: {play} is your strongest play",
    "lead_stronger": "you still need {want}: {play} is likelier to win than {other}",
    "lead_long": "you still need {want}: {play} can win {n} piles at once",
    "lead_wait": "you still need {want}: {play} goes now, and your strong pieces can win them later",
    "lead_cheap": "you still need {want}: {play} may win already, and {other} stays for later",
    "lead_weak": "you need no more: {play} should lose",
    "keep_set": "this keeps {pieces} together",
    "win_now": "you still need {want}: {play} wins",
    "win_cheap": "you still need {want}: {play} is enough to win, and {other} stays",
    "try_to_win": "you still need {want}: {play} is ahead so far",
    "try_firm": "you still need {want}: {play} is likelier to stay ahead than {other}",
    "try_cheap": "you still need {want}: {play} is ahead so far, and {other} stays for later",
    "save_strong": "you still need {want}, but your strong pieces can win them later: {play} goes now",
    "throw_strong": "you need no more: {play} loses, and is gone",
    "over_all": "you are ahead here whatever you play: with {play} you are least likely to win another pile",
    "over_now": "you need no more: {play} goes now, while somebody after you may beat it",
    "throw_weak": "you cannot win this: {play} is of least use",
    "throw_high": "you cannot win this: {play} goes before it wins you a pile too many",
    "throw_low": "you cannot win this, and {other} may still win a pile later",
    "throw_spare": "you cannot win this; you still need {want}, and {play} is what you can best spare",
    "lose_surer": "you need no more: {play} is surer to lose than {other}",
    "out_of_reach": "your number is out of reach: every pile still saves a point",
    "too_strong": "you will hardly win only what you declared: every pile above it costs a point",
    "missed": "you can hardly hit your number any more",
    "too_many_soon": "you will hardly stay at your number: every further pile costs a point",
    "too_many_high": "you have won too many already: {play} goes while somebody can still beat it",
    "too_many": "you have won too many already: every further pile costs a point",
    "loses_less": "as likely to hit as {other}, and it loses less when it misses",
    "scores_more": "{other} hits more often, but this scores more when it hits",
}
ALONE: Final = (
    "lead_strong", "lead_stronger", "lead_long", "lead_weak", "lead_cheap", "win_cheap", "try_firm", "try_cheap",
    "throw_strong", "over_all", "throw_weak", "throw_high", "throw_low", "declare", "declare_none",
    "loses_less", "scores_more", "throw_spare", "lose_surer", "declare_tried",
    "declare_next", "too_many_high", "over_now",
)  # fmt: skip
NEAR: Final = 1.0  # piles
HARDLY: Final = 0.02
WINS: Final = 0.2  # how often a piece wins a pile by itself, at least, to be one to wait with


def why(t: LiapTui, seat: int, move: int, other: int | None = None) -> Reason | None:
    if t.phase == "declare":
        return _why_declare(t, seat, move)
    want = t.said[seat] - t.won[seat]
    if want > len(unpack(t.hands[seat])):
        return _hopeless(t, seat, "out_of_reach")
    if want < 0:
        return _why_lose(t, seat, move, other)
    if not t.need:
        return _why_lead(t, seat, move, want, other)
    return (_why_unseen if t.rules.options.face_down else _why_answer)(t, seat, move, want, other)


def hopeless(t: LiapTui, seat: int, thought: Thought) -> Thought:
    """A number that was never hit in all that was tried cannot be hit, whatever else could be said of a play."""
    if t.phase == "declare" or not thought.best or max(chance for _, chance in thought.best) >= HARDLY:
        return thought
    want, hope = t.said[seat] - t.won[seat], hoped(t.hands[seat], scale_of(t.rules), False)
    last_one = want == 1 and hope <= want  # a pile would not save a point but hit the number
    if last_one or (0 < want <= len(unpack(t.hands[seat])) and abs(hope - want) < NEAR):
        return thought._replace(why=Reason("missed", {}))
    far = "too_strong" if hope > want else "out_of_reach"
    if want < 0:
        return thought._replace(why=_why_lose(t, seat, *_beside(t, seat, thought)))
    code = far if want > 0 else "too_many_soon"
    return thought._replace(why=_hopeless(t, seat, code))


def _hopeless(t: LiapTui, seat: int, code: str) -> Reason:
    """What piles are worth then; where a round costs no more than so much, perhaps nothing."""
    most, cap = abs(t.said[seat] - t.won[seat]) + len(unpack(t.hands[seat])), t.rules.options.penalty_cap
    return Reason(code if cap is None or cap >= most * t.multiplier else "missed", {})


def _beside(t: LiapTui, seat: int, thought: Thought) -> tuple[int, int | None]:
    """The best move, and the next one if that is worse."""
    moves = {t.text(move): move for move in t.legal(seat)}
    second = thought.best[1][0] if len(thought.best) > 1 and not thought.even else None
    return moves[thought.move], moves[second] if second else None


def _why_lose(t: LiapTui, seat: int, move: int, other: int | None) -> Reason:
    """Every pile is one too many: what is strong is led while others still hold what is stronger."""
    why, scale = _hopeless(t, seat, "too_many"), scale_of(t.rules)
    if t.need or other is None or why.code != "too_many" or not SIZE[FORMS[move]] == SIZE[FORMS[other]] == 1:
        return why
    (piece,), (low,) = unpack(move), unpack(other)
    beaten = scale.worth[piece] > scale.worth[low] and out(t, t.hands[seat]) & scale.above[piece]
    return Reason("too_many_high", {"play": t.text(move)}) if beaten else why


def _why_declare(t: LiapTui, seat: int, n: int) -> Reason:
    if t.rules.blind:
        return Reason("declare_tried", {"n": n})
    hope, may = hoped(t.hands[seat], scale_of(t.rules), seat == t.starter), t.declarations(seat)
    nearest, allowed = (min(numbers, key=lambda m: (abs(m - hope), m)) for numbers in (range(9), may))
    if nearest not in may and n == allowed:
        return Reason("declare_next", {"n": n, "cannot": nearest})
    if abs(hope - n) > NEAR or (n and not t.hands[seat] & t.rules.strong):
        return Reason("declare_tried", {"n": n})
    return Reason("declare", {"n": n}) if n else Reason("declare_none", {})


def _why_unseen(t: LiapTui, seat: int, move: int, want: int, other: int | None) -> Reason | None:
    """face_down: nobody knows what is ahead, but what is stronger is known."""
    strength = t.rules.strength
    mine, others = strength.get(move, 0), strength.get(other, 0) if other is not None else 0
    if other is None or mine == others:
        return None
    said = {"play": t.text(move), "other": t.text(other)}
    if want < t.need:
        return Reason("lose_surer", said) if mine < others and not want else None
    if mine > others:
        return Reason("lead_stronger", {"want": want, **said})
    return Reason("save_strong", {"want": want, "play": said["play"]}) if _spare(t, seat, move, want) else None


def _why_answer(t: LiapTui, seat: int, move: int, want: int, other: int | None) -> Reason | None:
    play, best = t.text(move), ahead(t)
    wins, beside = beats(t, move, best), other is not None and beats(t, other, best)
    if wins and want >= t.need:
        return _why_win(t, move, want, other if beside else None)
    could_win = [beats(t, one, best) for one in t.legal(seat)]
    if wins:
        return Reason("over_all", {"play": play}) if not want and all(could_win) else _why_over(t, seat, move, want)
    if not want:
        return _kept(t, seat, move, other) or Reason("throw_strong", {"play": play})
    if any(could_win):
        return Reason("save_strong", {"want": want, "play": play}) if _spare(t, seat, move, want) else None
    return _kept(t, seat, move, other) or _why_throw(t, seat, move, want, other)


def _why_over(t: LiapTui, seat: int, move: int, want: int) -> Reason | None:
    """A piece that is ahead though no pile is needed: later nobody may be left to beat it."""
    if want or t.need > 1 or len(t.plays) == t.seats - 1:
        return None
    (piece,) = unpack(move)
    above = out(t, t.hands[seat]) & scale_of(t.rules).above[piece]
    return Reason("over_now", {"play": t.text(move)}) if above else None


def _why_win(t: LiapTui, move: int, want: int, other: int | None) -> Reason | None:
    """A play that is ahead; beside another one that would be, or one that would not."""
    said, strength = {"want": want, "play": t.text(move)}, t.rules.strength
    last = len(t.plays) == t.seats - 1
    if other is None:
        return Reason("win_now" if last else "try_to_win", said)
    said["other"] = t.text(other)
    if strength[other] > strength[move]:
        return Reason("win_cheap" if last else "try_cheap", said)
    return Reason("try_firm", said) if strength[other] < strength[move] and not last else None


def _why_throw(t: LiapTui, seat: int, move: int, want: int, other: int | None) -> Reason | None:
    """Nothing can be won here: what is better gone, and what may still be of use."""
    said = {"play": t.text(move)}
    if other is None:
        return Reason("throw_weak", said)
    mine, others = _worth(t, move), _worth(t, other)
    if mine < others and not _spare(t, seat, other, want):
        return Reason("throw_low", {**said, "other": t.text(other)})
    if mine > others:
        return Reason("throw_high", said) if _enough(t, t.hands[seat] - move, want) else None
    return Reason("throw_spare", {**said, "want": want})


def _enough(t: LiapTui, rest: int, want: int) -> bool:
    """Whether what stays can win all that is still needed: else nothing of it would be a pile too many."""
    alone = scale_of(t.rules).alone
    return sum(alone[piece] > WINS for piece in unpack(rest)) >= want or _long(_longest(rest)) > max(2, want - 1)


def _worth(t: LiapTui, move: int) -> float:
    """What the pieces would be good for, one by one."""
    worth = scale_of(t.rules).worth
    return sum(worth[piece] for piece in unpack(move))


def _spare(t: LiapTui, seat: int, move: int, want: int) -> bool:
    """Whether the hand has enough stronger pieces, ones that can win, for all that it still needs."""
    scale = scale_of(t.rules)
    highest = max(scale.worth[piece] for piece in unpack(move))
    rest = unpack(t.hands[seat] - move)
    return sum(1 for piece in rest if scale.worth[piece] > highest and scale.alone[piece] > WINS) >= want


def _kept(t: LiapTui, seat: int, move: int, other: int | None) -> Reason | None:
    """Pieces that belong together, and that the other move would part."""
    if other is None:
        return None
    mine, theirs = (_longest(t.hands[seat] - gone) for gone in (move, other))
    return Reason("keep_set", {"pieces": t.text(mine)}) if _long(mine) > max(2, _long(theirs)) else None


def _longest(hand: int) -> int:
    return max(combined(hand), key=_long, default=0)


def _long(play: int) -> int:
    return SIZE[FORMS[play]] if play else 0


def _why_lead(t: LiapTui, seat: int, move: int, want: int, other: int | None) -> Reason | None:
    play, strength = t.text(move), t.rules.strength
    strengths = [strength[lead] for lead in t.legal(seat)]
    said = {"want": want, "play": play}
    if not want:
        return Reason("lead_weak", {"play": play}) if strength[move] == min(strengths) else None
    size = SIZE[FORMS[move]]
    if size > 1 and size <= want and (other is None or SIZE[FORMS[other]] < size):
        return Reason("lead_long", {**said, "n": size})
    if kept := _kept(t, seat, move, other):
        return kept
    if strength[move] == max(strengths):
        return Reason("lead_strong", said)
    alike = other is not None and SIZE[FORMS[other]] == size
    if other is not None and alike and move & t.rules.strong and strength[move] < strength[other]:
        return Reason("lead_cheap", {**said, "other": t.text(other)})
    if size == 1 and _spare(t, seat, move, want):
        return Reason("lead_wait", said)
    if other is None or not alike or strength[move] <= strength[other]:
        return None
    return Reason("lead_stronger", {**said, "other": t.text(other)})
