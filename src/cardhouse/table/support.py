"""Help for one seat: what all have agreed to make easier for a player, and who looks at their cards with them.

It belongs to the player, wherever they sit at this table, until they leave it. Changed only by what is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from cardhouse.table import events
from cardhouse.table.messages import Help
from cardhouse.table.seat import Seat

if TYPE_CHECKING:
    from cardhouse.table.match import Match


class Asked(NamedTuple):
    helps: list[Help]
    agreed: list[str]  # players


class Pilot(NamedTuple):
    """Somebody without a seat who looks at the cards of a player with them."""

    player: str
    name: str
    face: str


class Support:
    def __init__(self) -> None:
        self.helps: dict[str, list[Help]] = {}  # player → what is easier for them
        self.easing: dict[str, Asked] = {}  # player → what is asked for them
        self.beside: dict[str, Pilot] = {}  # player → who looks with them

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Support) and vars(self) == vars(other)

    @classmethod
    def of(cls, stood: events.Stood) -> Self:
        found = cls()
        found.helps = {player: list(helps) for player, helps in stood.helps}
        found.easing = {player: Asked(list(helps), list(agreed)) for player, helps, agreed in stood.easing}
        found.beside = {owner: Pilot(player, name, face) for player, name, face, owner in stood.beside}
        return found

    # -- as it is kept when a match begins

    @property
    def kept_helps(self) -> list[tuple[str, list[Help]]]:
        return [(player, list(helps)) for player, helps in self.helps.items()]

    @property
    def kept_easing(self) -> list[tuple[str, list[Help], list[str]]]:
        return [(player, list(asked.helps), list(asked.agreed)) for player, asked in self.easing.items()]

    @property
    def kept_beside(self) -> list[tuple[str, str, str, str]]:
        return [(*pilot, owner) for owner, pilot in self.beside.items()]

    # -- what is

    @property
    def some(self) -> bool:
        return bool(self.helps or self.easing or self.beside)

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Who looks, and with whom."""
        return [(pilot.player, owner) for owner, pilot in self.beside.items()]

    def helps_of(self, player: str | None) -> list[Help]:
        return self.helps.get(player or "", [])

    def owner_of(self, pilot: str) -> str | None:
        return next((owner for owner, one in self.beside.items() if one.player == pilot), None)

    def missing(self, player: str, seats: Sequence[Seat]) -> list[int]:
        """The seats of people who have not agreed yet. A bot does not mind, whoever it plays for."""
        agreed = self.easing[player].agreed
        return [i for i, place in enumerate(seats) if place.state == "taken" and place.player not in agreed]

    # -- what happened

    def apply(self, event: events.Easing | events.Eased | events.Besides) -> None:
        match event:
            case events.Easing(_, player, helps, by):
                self._ask(player, list(helps), by)
            case events.Eased(_, player, helps):
                self.easing.pop(player, None)
                self.helps.pop(player, None)
                if helps:
                    self.helps[player] = list(helps)
            case events.Besides(_, player, name, face, owner, on):
                self.beside.pop(owner, None)
                if on:
                    self.beside[owner] = Pilot(player, name, face)

    def _ask(self, player: str, helps: list[Help], by: str) -> None:
        """Whoever asks for something else begins anew."""
        asked = self.easing.pop(player, None)
        if helps:
            before = asked.agreed if asked is not None and asked.helps == helps else []
            self.easing[player] = Asked(helps, [*before, by])

    def only(self, seated: Iterable[str]) -> None:
        """Of those who sit there; whoever sits down looks at their own cards."""
        sitting = set(seated)
        self.helps = {player: helps for player, helps in self.helps.items() if player in sitting}
        self.easing = {player: asked for player, asked in self.easing.items() if player in sitting}
        self.beside = {
            owner: pilot for owner, pilot in self.beside.items() if owner in sitting and pilot.player not in sitting
        }


def give_time(match: Match, slow: set[int]) -> None:
    """To these seats. Nobody has less for an open decision than they had: what was granted for it stays."""
    for seat in match.slow - slow:
        if match.veil is None and match.seed and seat in match.waiting_for():
            match.asked_at[seat] += match.decision_ms()
    match.slow = slow
