"""When something happens at a table by itself: who goes first with it, and how long bots take. None of it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardhouse.core.position import Rng
from cardhouse.table.match import Found, Match
from cardhouse.table.ports import World
from cardhouse.table.seat import Seat
from cardhouse.table.thinking import Thinking
from cardhouse.table.time_control import BOT_LIMIT_MS, BOT_PACE_MS, BOT_SWAY_MS, SHARES_MS, among, hurry

# Whoever has written the last line goes first with what happens by itself; the others wait so much longer.
BEHIND_MS, BEHIND_SWAY_MS = 400, 500

Step = Literal["ask", "reply", "default"]  # what happens next for a bot


class Pacing:
    def __init__(self) -> None:
        self.led = True  # the last line is ours, so we go first,
        self.behind = 0  # and otherwise so much later
        self.shares_due = 0  # when shares for the deal are no longer waited for
        self.thinking: dict[int, Thinking] = {}  # seat → the open decision of the bot that plays there

    # -- who goes first

    def stand_back(self, dice: Rng) -> None:
        """Others may have this table, and have begun what we would begin."""
        self.led, self.behind = False, BEHIND_MS + int(dice.random() * BEHIND_SWAY_MS)

    def lead(self) -> None:
        self.led = True

    def kept(self, public: bool) -> None:
        """A line of ours. Who goes first can be seen in time, so lines that nobody may notice change nothing."""
        self.led = self.led or public

    def followed(self, public: bool) -> None:
        """A line of another house."""
        self.led = self.led and not public

    def rings_at(self, due: int | None) -> int | None:
        """When we do what is due then."""
        return due if due is None or self.led else due + self.behind

    def is_due(self, at: int, now: int) -> bool:
        return at <= (now if self.led else now - self.behind)

    # -- shares

    def wait_for_shares(self, now: int) -> None:
        self.shares_due = now + SHARES_MS

    def shares_within(self, now: int) -> int:
        return max(0, self.shares_due - now)

    # -- bots

    def pace(self, match: Match, seats: Sequence[Seat], world: World, now: int) -> None:
        """Every bot that owes a decision takes its time for it, and thinks again if others have moved meanwhile."""
        for seat in match.waiting_for():
            if seats[seat].helper is None:
                continue
            thinking = self.thinking.get(seat)
            if thinking is None:  # slightly random, never dependent on the hand
                wait = self._wait_ms(match, seat, world, now)
                self.thinking[seat] = Thinking(match.done[seat], now, now + int(wait * world.bot_pace))
            elif thinking.lines not in (None, len(match.lines)):
                thinking.begin_again(now)

    def _wait_ms(self, match: Match, seat: int, world: World, now: int) -> float:
        """As long as a person would take, and not before what is shown is over; a pause is waited for in full."""
        paused = max(0, match.pause_until - now)
        thinks = (BOT_PACE_MS + world.dice.random() * BOT_SWAY_MS) * among(match.settings.seats - match.people)
        shown = max(0, match.asked_at[seat] - now - paused)
        quick = hurry(now + paused - match.person_at)  # people have had nothing to do for so long
        return paused + quick * max(shown, thinks)

    def next_of(self, seat: int) -> tuple[int, Step]:
        """What happens next for a bot that owes a decision, and when."""
        thinking = self.thinking[seat]
        if thinking.lines is None:  # another house has the time in which a person would play
            return thinking.since if self.led else thinking.plays_at, "ask"
        if thinking.answer is None:
            return thinking.until, "default"
        return thinking.plays_at, "reply"

    def ask(self, seat: int, lines: int, now: int) -> None:
        """A bot is asked after this many lines of the match; in a while it loses its say."""
        thinking = self.thinking[seat]
        thinking.lines, thinking.until = lines, max(thinking.plays_at, now + BOT_LIMIT_MS)

    def awaits(self, seat: int, lines: int) -> bool:
        """Whether the answer to what was asked then still counts."""
        thinking = self.thinking.get(seat)
        return thinking is not None and thinking.lines == lines

    def answered(self, seat: int, found: Found | None) -> None:
        """What is not legal is no answer, and there will be no other."""
        thinking = self.thinking[seat]
        if found is None:
            thinking.until = thinking.plays_at
        else:
            thinking.answer = found

    def answer(self, seat: int) -> Found:
        answer = self.thinking[seat].answer
        assert answer is not None
        return answer

    def think_no_more(self, seat: int) -> None:
        """Its decision is made, or is somebody else's now."""
        self.thinking.pop(seat, None)

    def nobody_thinks(self) -> None:
        self.thinking.clear()

    def taken_over(self, match: Match | None, old: Match | None, dice: Rng, now: int) -> None:
        """At the table as the log has it: bots go on with what they think about only if it is the same decision."""
        self.stand_back(dice)
        if match is None or old is None or match.number != old.number:
            self.nobody_thinks()
            self.wait_for_shares(now)
            return
        self.thinking = {seat: thinking for seat, thinking in self.thinking.items() if thinking.nth == match.done[seat]}
        for thinking in self.thinking.values():
            if match.lines[: thinking.lines] != old.lines[: thinking.lines]:  # the same decision in another position
                thinking.begin_again(now)
