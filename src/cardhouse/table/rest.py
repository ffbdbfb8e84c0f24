"""Time that is nobody's: a pause that all agreed to, and holidays of one player in a match over days."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardhouse.table import time_control

if TYPE_CHECKING:
    from cardhouse.table.match import Match


class Away(NamedTuple):
    since: int
    until: int


class Rest:
    """Part of a match, changed only by what is kept."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rest) and vars(self) == vars(other)

    def __init__(self, seats: int) -> None:
        self.paused: int | None = None  # since when
        self.away: list[Away | None] = [None] * seats
        self.spent_ms = [0] * seats  # holidays so far

    def go_away(self, seat: int, at: int, until: int, asked_at: list[int]) -> None:
        """What an earlier holiday has given to the open decision is kept in the time it was asked at."""
        before = self.away[seat]
        if before is not None:
            ended = Away(before.since, min(before.until, at))
            asked_at[seat] += granted(ended, asked_at[seat])
            self.spent_ms[seat] += ended.until - ended.since
        self.away[seat] = Away(at, until) if until > at else None

    def granted_ms(self, seat: int, asked_at: int) -> int:
        """What the holiday adds to a decision that was asked then, in all."""
        away = self.away[seat]
        return 0 if away is None else granted(away, asked_at)

    def stood_still_ms(self, seat: int, asked_at: int, now: int) -> int:
        """For how long the clock of this decision has not run so far."""
        away = self.away[seat]
        return 0 if away is None or now <= away.since else granted(Away(away.since, min(away.until, now)), asked_at)

    def until(self, seat: int, now: int) -> int:
        """When somebody who is away comes back; 0 if they are not."""
        away = self.away[seat]
        return away.until if away is not None and away.until > now else 0

    def left_ms(self, seat: int, most: int, now: int) -> int:
        """How much holiday they have left of so much."""
        away = self.away[seat]
        current = 0 if away is None else min(away.until, now) - away.since
        return max(0, most - self.spent_ms[seat] - current)


def granted(away: Away, asked_at: int) -> int:
    """A holiday counts from when the decision was asked."""
    return max(0, away.until - max(away.since, asked_at))


def wake_days(match: Match, at: int) -> None:
    """The house was closed: nobody's time is over before they could have come."""
    for seat in match.waiting_for():
        least = at + time_control.DOWN_MS - match.decision_ms()
        match.asked_at[seat] = max(match.asked_at[seat], least)


def resume(match: Match, at: int) -> None:
    """After a pause that all agreed to: whatever had begun has as much time left as it had."""
    paused = at if match.rest.paused is None else match.rest.paused
    lasted, match.rest.paused = at - paused, None
    match.person_at = at
    match.pause_until += lasted if match.pause_until else 0
    if match.veil is not None:
        match.veil_since, match.veil_until = match.veil_since + lasted, match.veil_until + lasted
    for seat in match.waiting_for():
        away = match.rest.away[seat]
        still = lasted if away is None or away.until <= paused else max(0, at - away.until)  # not twice
        if still:
            match.rest.go_away(seat, at, at, match.asked_at)  # a holiday that is over counts once and for all
            match.asked_at[seat] += still
