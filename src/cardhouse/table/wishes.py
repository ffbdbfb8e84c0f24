"""What people at a table have asked for and wait for: another seat, the next deal, a hint. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Collection

from cardhouse.table.chat import Tap
from cardhouse.table.messages import Hinted

HINTS, HINT_EVERY_MS = 10, 3_000  # how many hints somebody gets: ten at once, then one every three seconds
POINTS, POINT_EVERY_MS = 12, 400  # the same for pointing at cards

Decision = tuple[int, int]  # match and number of the decision


class Wishes:
    def __init__(self) -> None:
        self.swaps: dict[int, int] = {}  # seat → the seat it would like
        self.went_on: set[int] = set()  # seats that have seen the results
        self.pausing: set[int] = set()  # seats that would like a pause
        self.hints: dict[int, Hinted] = {}  # seat → the last one
        self.asked: dict[int, Decision] = {}  # seat → what the coach thinks about for it
        self.fingers: dict[int, Tap] = {}  # seat → how often somebody beside has pointed lately
        self.hint_taps: dict[int, Tap] = {}  # seat → how many hints it has asked for lately

    # -- seats

    def swap(self, seat: int, other: int) -> bool:
        """This seat would like that one; whether both wish it."""
        self.swaps[seat] = other
        return self.swaps.get(other) == seat

    def seats_changed(self) -> None:
        """Whoever sits there now has wished for nothing."""
        self.swaps.clear()

    # -- the next deal

    def go_on(self, seat: int) -> bool:
        """They have seen the results; whether they say it for the first time."""
        first = seat not in self.went_on
        self.went_on.add(seat)
        return first

    def all_go_on(self, seats: Collection[int]) -> bool:
        return self.went_on.issuperset(seats)

    def something_happened(self) -> None:
        """There is something else to look at."""
        self.went_on.clear()

    # -- hints

    def dealt(self) -> None:
        """Hints were about other cards."""
        self.hints.clear()

    def hint(self, seat: int, decision: Decision) -> Hinted | None:
        """The hint that they have had for this decision."""
        known = self.hints.get(seat)
        return known if known is not None and (known.match, known.nth) == decision else None

    def awaits_hint(self, seat: int, decision: Decision) -> bool:
        return self.asked.get(seat) == decision

    def ask_coach(self, seat: int, decision: Decision, now: int) -> bool:
        """Once for a decision; whether they have not asked too often."""
        if not self.hint_taps.setdefault(seat, Tap(HINTS, HINT_EVERY_MS)).take(now):
            return False
        self.asked[seat] = decision
        return True

    def may_point(self, seat: int, now: int) -> bool:
        return self.fingers.setdefault(seat, Tap(POINTS, POINT_EVERY_MS)).take(now)

    def coach_answered(self, seat: int, decision: Decision) -> None:
        if self.asked.get(seat) == decision:
            del self.asked[seat]

    def hinted(self, seat: int, hint: Hinted) -> None:
        self.hints[seat] = hint

    def taken_over(self, same_seats: bool, same_match: bool) -> None:
        """At the table as the log has it, where others may sit or another match may be played."""
        if not same_seats:
            self.swaps.clear()
        if not same_match:
            self.went_on.clear()
            self.pausing.clear()
