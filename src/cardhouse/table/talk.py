"""What is said at a table: how much, who hears it, and what bots will say. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable

from cardhouse.table.chat import CROWD_BURST, CROWD_EVERY_MS, Tap

# Above so many, those are forgotten that make no difference any more.
MOST_TAPS = 200
MOST_MUTED = 200


class Talk:
    def __init__(self) -> None:
        self.taps: dict[str, Tap] = {}  # player → how much they have said lately
        self.crowd = Tap(CROWD_BURST, CROWD_EVERY_MS)  # all who watch, together
        self.door = Tap(CROWD_BURST, CROWD_EVERY_MS)  # all who knock: they silence nobody who is inside
        self.muted: dict[str, set[str]] = {}  # player → whom they do not hear
        self.words: dict[int, tuple[int, str]] = {}  # seat of a bot → when it will say which phrase
        self.courtesies: set[tuple[int, str]] = set()  # match and phrase that a bot has said or left unsaid

    # -- people

    def may_say(self, player: str, watches: bool, now: int) -> bool:
        """Everybody has a tap of their own, and all who watch share one: a crowd is not louder than the table."""
        return self._may(player, now) and (not watches or self.crowd.take(now))

    def may_knock(self, player: str, now: int) -> bool:
        return self._may(player, now) and self.door.take(now)

    def _may(self, player: str, now: int) -> bool:
        if len(self.taps) > MOST_TAPS:
            self.taps = {of: tap for of, tap in self.taps.items() if not tap.full(now)}
        return self.taps.setdefault(player, Tap()).take(now)

    def hears(self, player: str, speaker: str) -> bool:
        return speaker not in self.muted.get(player, ())

    def mute(self, player: str, whom: str, knows: Callable[[str], bool]) -> None:
        """From now on this player does not hear that one. Only whom the table knows is remembered for long."""
        if len(self.muted) > MOST_MUTED:
            self.muted = {of: muted for of, muted in self.muted.items() if knows(of)}
        muted = self.muted.setdefault(player, set())
        if len(muted) > MOST_MUTED:
            muted.intersection_update([other for other in muted if knows(other)])
        muted.add(whom)

    def unmute(self, player: str, whom: str) -> None:
        self.muted.get(player, set()).discard(whom)

    # -- bots

    def first_time(self, match: int, phrase: str) -> bool:
        """Whether bots have not thought of this phrase yet in this match; they have now."""
        occasion = match, phrase
        if occasion in self.courtesies:
            return False
        self.courtesies = {said for said in self.courtesies if said[0] == match} | {occasion}
        return True

    def will_say(self, seat: int, phrase: str, at: int) -> None:
        self.words[seat] = at, phrase

    def due(self) -> list[tuple[int, int]]:
        """When a bot says something, and its seat."""
        return [(at, seat) for seat, (at, _) in self.words.items()]

    def say(self, seat: int) -> str:
        """The phrase that a bot says now."""
        return self.words.pop(seat)[1]

    def hush(self) -> None:
        """Nobody is there to hear what bots would say."""
        self.words.clear()
