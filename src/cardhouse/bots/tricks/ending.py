"""Thulla and Kazhutha Kali when two are left: what the one does not hold the other does, so it can be solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardhouse.games.tricks.rules import Tricks

Same = Callable[[Tricks, int], Mapping[int, int]]
Likely = Callable[[Tricks, int], int]


class TooLong(Exception):
    """The budget is used up."""


class Ending:
    """Who can be safe whatever the other does. Two players never come back to the same position."""

    def __init__(self, me: int, steps: int, same: Same, likely: Likely) -> None:
        self.me, self.steps = me, steps
        self.same = same  # neighbours are one card
        self.likely = likely  # what to try first
        self.known: dict[tuple[object, ...], bool] = {}

    def safe_moves(self, t: Tricks) -> dict[int, bool]:
        """For each move that differs from the others, whether it saves this seat. Raises TooLong."""
        return {move: self._after(t, self.me, move) for move in dict.fromkeys(self.same(t, self.me).values())}

    def _after(self, t: Tricks, seat: int, move: int) -> bool:
        self.steps -= 1
        if self.steps < 0:
            raise TooLong
        q = t.copy()
        assert isinstance(q, Tricks)
        q.apply(seat, move)
        return self._safe(q)

    def _safe(self, t: Tricks) -> bool:
        me = self.me
        if not t.to_move or t.to_move[0] < 0:
            return not t.hands[me] and t.out[-1:] != [me] if t.still == 0 else me in t.out
        seat = t.to_move[0]
        key = (t.hands[me], t.hands[t.after[me]], seat, *t.trick)
        found = self.known.get(key)
        if found is None:
            likely = self.likely(t, seat)
            moves = sorted(set(self.same(t, seat).values()), key=lambda move: abs(move - likely))
            mine = seat == me
            found = not mine
            for move in moves:
                if self._after(t, seat, move) == mine:
                    found = mine
                    break
            self.known[key] = found
        return found
