"""Worlds with one promise broken. A test of the tests: each must be found out soon."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec

from cardhouse.core import kernel
from cardhouse.table import events, play
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Ask, Effect, Send
from cardhouse.table.guest import NOTHING_KNOWN, Guest, Ticket
from cardhouse.table.match import Found
from cardhouse.table.table import Table
from tests.sim.world import STAY_MS, Evening


class ToldFirst(Evening):
    """Tells, then keeps."""

    def do(self, effects: list[Effect]) -> None:
        super().do(sorted(effects, key=lambda effect: isinstance(effect, Append)))


class ToldAtOnce(Evening):
    """Keeps and tells in the right order, but does not wait for the disk."""

    def do(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                self.perform(effect)
        super().do([effect for effect in effects if not isinstance(effect, Send)])


class Forgetful(Table):
    """Does not keep who is away."""

    def keep(self, event: events.AnyEvent, found: Found | None = None) -> None:
        if isinstance(event, events.Away):
            self.apply(event)
        else:
            super().keep(event, found)


class Absentminded(Table):
    """Changes something durable without keeping it: a player who comes back has their whole time again."""

    def keep(self, event: events.AnyEvent, found: Found | None = None) -> None:
        super().keep(event, found)
        if isinstance(event, events.Back) and not self.idle:
            self.playing.asked_at[event.seat] = event.at


class Again(Table):
    """Plays every click, also the second one."""

    def _do(self, guest: Guest, message: m.Incoming, now: int) -> None:
        seat = self.seat_of(guest.player)
        if isinstance(message, m.Move) and seat is not None and self.match is not None:
            message = msgspec.structs.replace(message, nth=self.match.done[seat], match=0)
        super()._do(guest, message, now)


class Neighbour(Table):
    """Shows everybody the hand of the next seat."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if isinstance(message, m.View) and message.you and not self.playing.over:
            other = int(message.you[1:]) % len(self.seats)
            message = msgspec.structs.replace(message, view=kernel.view(self.playing.shown, other))
        super().send(to, message)


class Talkative(Table):
    """Its news show every face to everybody."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if isinstance(message, m.View) and message.news:
            news = kernel.heard(self.playing.news, None, self.playing.position.faces)
            message = msgspec.structs.replace(message, news=news)
        super().send(to, message)


class Glassy(Table):
    """Spectators see the open table."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if isinstance(message, m.View) and message.you is None and not self.playing.over:
            message = msgspec.structs.replace(message, view=kernel.view(self.playing.shown, None))
        super().send(to, message)


class Noticed(Table):
    """Shows the table to all when somebody answers in secret."""

    def show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        everybody = self.guests.values() if not self.idle and self.playing.veil is not None else guests
        super().show(everybody, now, fresh)


class Mute(Table):
    """Does not answer a repeat."""

    def show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        if fresh:
            super().show(guests, now, fresh)


class Timeless(Table):
    """Time stands still while a person thinks."""

    @property
    def deadline(self) -> int | None:
        due = super().deadline
        waits = not self.idle and any(self.seats[seat].state == "taken" for seat in self.playing.waiting_for())
        return None if waits else due


class Patient(Table):
    """Waits for a bot that was wrong to come to its senses."""

    def answer(self, ask: Ask, move: str | None, now: int) -> list[Effect]:
        if play.still_open(self, ask) and (move is None or self.playing.find(ask.seat, move) is None):
            self.pacing.thinking[ask.seat].until = sys.maxsize
            return []
        return super().answer(ask, move, now)


class Faithful(Table):
    """Waits for a host who is gone and had no seat."""

    def disconnect(self, conn: int, now: int) -> list[Effect]:
        effects = super().disconnect(conn, now)
        self.presence.expect_only([player for player in self.keepers if self.seat_of(player) is not None])
        return effects


class Generous(Table):
    """Shows the whole bank for as long as a decision is open."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if isinstance(message, m.View) and self.playing.veil is None:
            banks = self.playing.bank_ms
            turns = [msgspec.structs.replace(turn, bank_ms=banks[int(turn.seat[1:]) - 1]) for turn in message.turns]
            message = msgspec.structs.replace(message, turns=turns)
        super().send(to, message)


class Trusting(Table):
    """Lets anybody sit down on a bot's seat in the middle of a deal."""

    def _do(self, guest: Guest, message: m.Incoming, now: int) -> None:
        if isinstance(message, m.Sit) and not self.idle and message.seat <= len(self.seats):
            self.playing.sat.setdefault(guest.player, message.seat - 1)
        super()._do(guest, message, now)


class Restless(Table):
    """Plays on for nobody."""

    def _settle(self, now: int) -> None:
        self.presence.blind = True
        super()._settle(now)


class Drowsy(Table):
    """Falls asleep when one of several has gone."""

    def disconnect(self, conn: int, now: int) -> list[Effect]:
        effects = super().disconnect(conn, now)
        self.presence.empty_at = now
        return effects


class Dozy(Table):
    """Does not wake up when somebody comes back."""

    def receive(
        self, conn: int, player: str, message: m.Incoming, now: int, ticket: Ticket = NOTHING_KNOWN
    ) -> list[Effect]:
        if self.asleep is not None and isinstance(message, m.Join):
            self.presence.guests[conn] = Guest(conn, player, message.name)
            return []
        return super().receive(conn, player, message, now, ticket)

    @property
    def deadline(self) -> int | None:
        due = super().deadline
        return due if self.asleep is None else self.asleep + STAY_MS


# From which seed on we look, so that the rarer ones are not waited for.
TABLES: dict[type[Table], int] = {
    Forgetful: 0,
    Absentminded: 20,
    Again: 20,
    Neighbour: 0,
    Talkative: 0,
    Glassy: 0,
    Mute: 0,
    Timeless: 0,
    Patient: 20,
    Faithful: 40,
    Generous: 60,
    Trusting: 60,
    Restless: 0,
    Drowsy: 0,
    Dozy: 0,
}
EVENINGS: list[type[Evening]] = [ToldFirst, ToldAtOnce]
