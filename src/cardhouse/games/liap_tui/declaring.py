"""Before the first turn: weak hands may be dealt again (L4), and all say how many piles they will win (L6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import ALONE, TO_DECK, by_seat, seat_name, seat_names
from cardhouse.games.liap_tui import turns
from cardhouse.games.liap_tui.moves import EVERYBODY, REDEAL, STAY, UNSAID

if TYPE_CHECKING:
    from cardhouse.games.liap_tui.rules import LiapTui


def ask(p: LiapTui) -> None:
    """L4: every player with a weak hand, as long as there may be another redeal."""
    rules = p.rules
    asked: tuple[int, ...] = ()
    if p.multiplier <= rules.options.max_redeals:
        asked = tuple([seat for seat in EVERYBODY if not p.hands[seat] & rules.strong])  # L3
        p.weak = sum([1 << seat for seat in asked])
    if asked:
        p.phase, p.to_move = "redeal", asked
        p.tell("asked", {"seats": seat_names(asked)})
    else:
        _go_on(p)


def answer(p: LiapTui, seat: int, reply: int) -> None:
    """L4: hidden until all have answered."""
    p.answers[seat] = reply
    p.to_move = tuple([s for s in p.to_move if s != seat])
    p.tell("answered", {"seat": seat_name(seat)})
    if p.to_move:
        return
    p.revealed, p.answers = p.answers, [UNSAID] * 4
    wish = [s for s in turns.order(p) if p.revealed[s] == REDEAL]
    stay = [s for s in turns.order(p) if p.revealed[s] == STAY]
    p.tell("answers", {"redeal": seat_names(wish), "stay": seat_names(stay)})
    if not wish:
        _go_on(p)
        return
    p.multiplier += 1
    p.starter = wish[0]  # L4: the first of them in order of play
    p.to_move = TO_DECK
    p.tell("redeal", {"multiplier": p.multiplier, "starter": seat_name(p.starter)})


def _go_on(p: LiapTui) -> None:
    """All keep the pieces they have."""
    if p.rules.blind:
        turns.start(p)
    else:
        declare(p)


def declare(p: LiapTui) -> None:
    p.phase = "declare"
    p.to_move = EVERYBODY if p.rules.at_once else ALONE[p.starter]  # L6


def sealing(p: LiapTui) -> bool:
    """All at once; who has to declare again after that is like the last one of an open declaration."""
    return p.rules.at_once and max(p.said) == UNSAID


def say(p: LiapTui, seat: int, n: int) -> None:
    """L6: in order of play, at once visible."""
    p.said[seat] = n
    p.tell("said", {"seat": seat_name(seat), "n": n})
    following = (seat + 1) % 4
    if following == p.starter:
        _declared(p)
    else:
        p.to_move = ALONE[following]


def seal(p: LiapTui, seat: int, n: int) -> None:
    """declaration=sealed, blind: all at once; the last in order declares again if the total is 8."""
    p.answers[seat] = n
    p.to_move = tuple([s for s in p.to_move if s != seat])
    p.tell("sealed", {"seat": seat_name(seat)})
    if p.to_move:
        return
    p.said, p.answers = p.answers, [UNSAID] * 4
    p.tell("declared", {"said": by_seat(p.said)})
    if sum(p.said) != 8:
        _declared(p)
        return
    last = (p.starter + 3) % 4
    p.said[last] = UNSAID
    p.to_move = ALONE[last]
    p.tell("declare_again", {"seat": seat_name(last)})


def _declared(p: LiapTui) -> None:
    if p.rules.blind:
        ask(p)
    else:
        turns.start(p)
