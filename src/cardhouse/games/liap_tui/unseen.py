"""What a viewer of Liap Tui knows of the pieces they do not see.

Who was asked about a redeal was dealt no strong piece, and who was not asked was dealt one; the starter of
round 1 was dealt the red general; and a starter's play forms a type, even face down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import comb, prod

from cardhouse.core.position import ANY, Pile, Place, Recall, Rng, seat_names, sees
from cardhouse.games.liap_tui.pieces import FORMS, RED_GENERAL, SIZE, leads, pack, unpack

NAMES = seat_names(range(4))


def recalls(viewer: int, strong: int, weak: int, general: int | None) -> dict[str, Recall]:
    """Nobody sees a piece again that they do not see; but some hands cannot have all of them."""
    found = {}
    for seat, name in enumerate(NAMES):
        never = strong if weak >> seat & 1 else 0
        if general not in (None, seat):
            never |= 1 << RED_GENERAL
        if seat != viewer:
            found[name] = Recall((), never)
    return found


class Unseen:
    def __init__(
        self,
        viewer: int,
        piles: Mapping[str, Pile],
        strong: int,  # the strong pieces, one bit each
        weak: int | None,  # who was asked, one bit per seat; None if nobody could be
        shown: int,  # who has played a strong piece in an earlier turn
        general: int | None,  # who was dealt the red general, if that is known
        order: Sequence[int],
        need: int,
    ) -> None:
        self.strong, self.weak, self.general, self.starter = strong, weak or 0, general, order[0]
        self.slots = [
            [(name, i) for i in range(len(piles[name].cards)) if not sees(piles[name], i, viewer)] for name in NAMES
        ]
        self.lead: list[int] = []  # where the pieces of the starter lie, if they are face down
        table = piles["table"]
        for i, piece in enumerate(table.cards):
            owner = order[i // need]
            if sees(table, i, viewer):
                shown |= (strong >> piece & 1) << owner
            elif i < need > 1:
                self.lead.append(i)
            else:
                self.slots[owner].append(("table", i))
        unseen = [(name, i) for slots in self.slots for name, i in slots] + [("table", i) for i in self.lead]
        self.hidden = sorted(piles[name].cards[i] for name, i in unseen)
        must = [s for s in range(4) if weak is not None and s != viewer and not (weak | shown) >> s & 1]
        self.must = frozenset(must)  # who still has a strong piece somewhere out of sight

    def places(self, rng: Rng) -> list[Place]:
        found = []
        must = self.must
        if self.lead:
            play = unpack(self._some_lead(rng))
            must = self._still_must(play)
            found = [Place("table", [i], 1 << piece) for i, piece in zip(self.lead, play, strict=True)]
        for seat, slots in enumerate(self.slots):
            may, rest = self._may(seat), slots[:]
            if seat in must:
                name, i = rest.pop(int(rng.random() * len(rest)))
                found.append(Place(name, [i], may & self.strong))
            for name in (NAMES[seat], "table"):
                at = [i for pile, i in rest if pile == name]
                if at:
                    found.append(Place(name, at, may))
        return found

    def _may(self, seat: int) -> int:
        may = ANY
        if self.weak >> seat & 1:
            may &= ~self.strong
        if self.general not in (None, seat):
            may &= ~(1 << RED_GENERAL)
        return may

    def _still_must(self, play: Sequence[int]) -> frozenset[int]:
        return self.must - {self.starter} if any(self.strong >> piece & 1 for piece in play) else self.must

    def _some_lead(self, rng: Rng) -> int:
        """A play that the starter may have led, the likelier the more ways there are to hold it."""
        size = len(self.lead)
        plays = [p for p in leads(pack(self.hidden)) if SIZE[FORMS[p]] == size and self._possible(unpack(p))]
        ways = [prod(comb(self.hidden.count(p), unpack(play).count(p)) for p in set(unpack(play))) for play in plays]
        pick = rng.random() * sum(ways)
        return next(play for play, upto in zip(plays, accumulate(ways), strict=True) if pick < upto)

    def _possible(self, play: Sequence[int]) -> bool:
        """Whether the other pieces can still lie as they must when the starter has led this."""
        room = [len(slots) for slots in self.slots]
        must = self._still_must(play)
        left = sum(self.strong >> p & 1 for p in self.hidden) - sum(self.strong >> p & 1 for p in play)
        if self.general is not None and RED_GENERAL in self.hidden and RED_GENERAL not in play:
            room[self.general] -= 1  # it lies there, and nowhere else
            must -= {self.general}
            left -= 1
        takes_strong = sum(room[seat] for seat in range(4) if not self.weak >> seat & 1)
        fits = all(self._may(self.starter) >> piece & 1 for piece in play)
        return fits and min(room) >= 0 and all(room[s] for s in must) and len(must) <= left <= takes_strong
