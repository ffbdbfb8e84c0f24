"""A cut ends the round: the points, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.core.position import TO_DECK, News, Result, by_seat, seat_name
from cardhouse.games.tincholi import pieces, told
from cardhouse.games.tincholi.pieces import CARD, NOTHING

if TYPE_CHECKING:
    from cardhouse.games.tincholi.rules import Tincholi


def cut(p: Tincholi, seat: int, called: int) -> None:
    """C10: the round is over; `called` is the total that was named, -1 if none was."""
    thrown = (p.drawn & CARD,) if p.drawn >= 0 else ()
    p.discard += thrown  # C10: the drawn card does not count
    p.drawn = NOTHING
    totals = [pieces.total(hand) for hand in p.hands]
    points = totals[:]
    points[seat] = _cutter_scores(totals, seat, called)
    p.scores = tuple([score + more for score, more in zip(p.scores, points, strict=True)])
    p.phase = "cut"  # C10: all hands are open, until the next deal
    p.last_cut = {
        "seat": seat_name(seat),
        "called": None if called < 0 else called,
        "totals": by_seat(totals),
        "points": by_seat(points),
    }
    _end_round(p, p.last_cut, thrown)


def _cutter_scores(totals: Sequence[int], seat: int, called: int) -> int:
    mine = totals[seat]
    if min([*totals[:seat], *totals[seat + 1 :]]) <= mine:  # C11: strictly lowest, or 20 more
        return mine + 20
    if called < 0:
        return 0
    return -10 if called == mine else mine + 10


def _end_round(p: Tincholi, cut: told.Cut, thrown: Sequence[int]) -> None:
    last = p.options.max_rounds is not None and p.round >= p.options.max_rounds
    over = last or max(p.scores) > p.options.target  # C12
    p.to_move = () if over else TO_DECK
    if p.news is not None:
        scores = by_seat(p.scores)
        p.news.append(News("cut", told.CutNews(**cut, scores=scores), thrown))
        p.news.append(News("round_over", told.RoundOver(round=p.round, scores=scores, game_over=over)))
    if over:
        ranking = _ranking(p.scores)
        p.result = Result(ranking, ranking[-1] if len(ranking[-1]) == 1 else [], p.scores)


def _ranking(scores: Sequence[int]) -> list[list[int]]:
    """C12: the lowest wins, equal ones share it."""
    return [[seat for seat, mine in enumerate(scores) if mine == score] for score in sorted(set(scores))]
