"""What the deals of a match follow from: the secret of the house, and what every seat has pledged and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.deal import first_seat, match_seed, match_seed_1
from cardhouse.core.position import seat_name

if TYPE_CHECKING:
    from cardhouse.table.match import Match


def unopened(match: Match) -> list[int]:
    """The seats that have pledged a share and not shown it."""
    given = zip(match.pledges, match.shares, strict=True)
    return [seat for seat, (pledge, share) in enumerate(given) if pledge is not None and share is None]


def seed_of(match: Match) -> bytes:
    """From what is given by now, with the seats as they are numbered now."""
    if match.fair == 1:
        return match_seed_1(match.secret, match.shares)
    return match_seed(match.secret, match.shares, match.pledges)


def drawn_first(match: Match) -> int:
    """Who is p1 from now on, where that is drawn by lot."""
    return first_seat(seed_of(match), match.settings.seats) if match.settings.by_lot else 0


def promises(match: Match) -> dict[str, str]:
    """The tags of the record by which anybody verifies the deals. What is played on from another match follows from
    no seed: nothing is promised of it."""
    begun = match.beginning
    if begun is not None and begun.record:
        return {"From": f"{begun.record} {begun.at} {seat_name(begun.seat)} {begun.hands}"}
    day = {"Day": begun.day} if begun is not None else {}
    return day | _promised(match)


def _promised(match: Match) -> dict[str, str]:
    tags = {"Fair": str(match.fair)} if match.fair > 1 else {}
    tags |= {"Commit": match.commit, "Secret": match.secret.hex(), "Shares": _by_seat(match.shares)}
    if closed := unopened(match):
        tags["Unopened"] = _by_seat([pledge if i in closed else None for i, pledge in enumerate(match.pledges)])
    return tags | {"Seed": match.seed.hex()}


def _by_seat(given: list[bytes | None]) -> str:
    return " ".join(f"{seat_name(i)}:{what.hex()}" for i, what in enumerate(given) if what is not None)
