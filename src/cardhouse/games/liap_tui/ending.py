"""The end of a round, its points, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import TO_DECK, Result, by_seat, seat_names
from cardhouse.games.liap_tui import told
from cardhouse.games.liap_tui.moves import EVERYBODY

if TYPE_CHECKING:
    from cardhouse.games.liap_tui.rules import LiapTui


def end_round(p: LiapTui) -> None:
    options = p.rules.options
    p.points = [_score(p, said, won) for said, won in zip(p.said, p.won, strict=True)]
    p.scores = scores = [old + new for old, new in zip(p.scores, p.points, strict=True)]
    if p.news is not None:
        _write_down(p, p.points)
    p.zeros = [0 if said else zeros + 1 for said, zeros in zip(p.said, p.zeros, strict=True)]
    p.tell("round_over", {"points": by_seat(p.points), "scores": by_seat(scores)})
    top, bottom = max(scores), min(scores)
    alone = scores.count(top) == 1  # L11: a tie at the top means another round
    if p.round >= options.max_rounds or (top >= options.target and alone):  # L11
        _end_game(p)
        return
    p.to_move = TO_DECK
    if options.comeback is not None and top - bottom >= options.comeback and not p.came_back:
        p.scores, p.came_back = [0] * 4, True
        p.tell("comeback", {"gap": top - bottom})


def _write_down(p: LiapTui, points: list[int]) -> None:
    row: told.Row = {
        "round": p.round,
        "multiplier": p.multiplier,
        "said": by_seat(p.said),
        "won": by_seat(p.won),
        "points": by_seat(points),
        "scores": by_seat(p.scores),
    }
    p.sheet += (row,)


def _score(p: LiapTui, said: int, won: int) -> int:
    """L10"""
    options = p.rules.options
    if said != won:
        points = -abs(said - won) * p.multiplier
        return points if options.penalty_cap is None else max(points, -options.penalty_cap)
    if said == 0:
        return 3 * p.multiplier if options.zero_bonus else 0
    return (2 * said + 4 if options.bonus == "progressive" else said + 5) * p.multiplier


def _end_game(p: LiapTui) -> None:
    scores = p.scores
    ranking = [[s for s in EVERYBODY if scores[s] == n] for n in sorted(set(scores), reverse=True)]
    p.to_move = ()
    p.result = Result(ranking, ranking[-1] if len(ranking[-1]) == 1 else [], scores)
    p.tell("game_over", {"winners": seat_names(ranking[0])})


def playing(p: LiapTui) -> bool:
    """A round is on."""
    return p.result is None and p.to_move != TO_DECK
