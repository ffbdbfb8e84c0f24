"""A turn: all play as many pieces as the starter, and the best play wins that many piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import ALONE, PUBLIC, seat_name
from cardhouse.games.liap_tui import ending, told
from cardhouse.games.liap_tui.pieces import FORMS, SIZE, TYPES, unpack
from cardhouse.games.liap_tui.unseen import NAMES

if TYPE_CHECKING:
    from cardhouse.games.liap_tui.rules import LiapTui


def start(p: LiapTui) -> None:
    p.phase, p.need, p.to_move = "turn", 0, ALONE[p.starter]


def order(p: LiapTui) -> tuple[int, ...]:
    """Order of play, from the starter on."""
    return tuple([(p.starter + i) % 4 for i in range(4)])


def play(p: LiapTui, seat: int, move: int) -> None:
    p.hands[seat] -= move
    plays = p.plays
    plays.append(move)
    if not p.need:
        p.need = SIZE[FORMS[move]]
    if p.news is not None:
        sight = 1 << seat if p.rules.options.face_down else PUBLIC
        p.tell("play", {"seat": seat_name(seat), "count": p.need}, unpack(move), sight)
    if len(plays) < 4:
        p.to_move = ALONE[(seat + 1) % 4]
    else:
        _win(p)


def ahead(p: LiapTui) -> int:
    """L9: which of the plays so far wins."""
    strength, lock = p.rules.strength, p.rules.options.type_lock
    at, best = 0, strength[p.plays[0]]
    lead = best >> 8
    for i, play in enumerate(p.plays):
        strong = strength.get(play, 0)  # L7: what forms no type simply loses
        if strong > best and (not lock or strong >> 8 == lead):
            at, best = i, strong
    return at


def _win(p: LiapTui) -> None:
    plays, need = p.plays, p.need
    best = ahead(p)
    for i, play in enumerate(plays):
        if play & p.rules.strong:
            p.shown |= 1 << (p.starter + i) % 4
    winner = (p.starter + best) % 4
    p.won[winner] += need  # L9: as many piles as pieces each played
    p.last = {"seat": NAMES[winner], "type": TYPES[FORMS[plays[best]]], "piles": need}
    p.starter = winner
    p.gone += plays
    if p.news is not None:
        p.tell("turn", p.last, [piece for play in plays for piece in unpack(play)])
    p.plays = []
    start(p)
    if not p.hands[winner]:
        ending.end_round(p)


def strength_of(p: LiapTui, play: int) -> told.Strength:
    """L8, L9: the type, twice the worth, and whether it would be ahead of the plays on the table."""
    strength, options = p.rules.strength, p.rules.options
    mine = strength.get(play, 0)
    standing: told.Standing | None = None
    if p.plays and not options.face_down:
        lead, best = strength[p.plays[0]], strength[p.plays[ahead(p)]]
        beats = mine > best and (not options.type_lock or mine >> 8 == lead >> 8)
        standing = "ahead" if beats else "ties" if mine == best else "behind"
    return TYPES[mine >> 8], mine >> 1 & 127, standing
