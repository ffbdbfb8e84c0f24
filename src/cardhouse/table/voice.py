"""Everything that leaves a table: lines to keep, and then what is told, in this order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardhouse.table import doings, events, gossip, moment, sight
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Effect, Send, Spread
from cardhouse.table.guest import Guest
from cardhouse.table.knocking import Callers
from cardhouse.table.ledger import Ledger
from cardhouse.table.match import Found
from cardhouse.table.pacing import Pacing
from cardhouse.table.ports import World
from cardhouse.table.presence import Presence
from cardhouse.table.talk import Talk
from cardhouse.table.wishes import Wishes


class Voice(Ledger):
    """A ledger with people around it. Whatever happens, its effects wait here until the table hands them out."""

    asks_bots = True

    def __init__(self, code: str, world: World, address: str = "") -> None:
        super().__init__(code, world)
        self.address = address  # where it was opened from, if that was since the house opened
        self.presence, self.pacing, self.talk, self.wishes = Presence(), Pacing(), Talk(), Wishes()
        self.callers = Callers()
        self._effects: list[Effect] = []
        self._room_due = False
        self._people_told: list[tuple[str, str]] = []

    # -- what the house may know of this moment

    @property
    def guests(self) -> dict[int, Guest]:
        return self.presence.guests

    @property
    def here(self) -> set[str]:
        return self.presence.here

    @property
    def people(self) -> list[tuple[str, str]]:
        return self.presence.people

    @property
    def elsewhere(self) -> Mapping[str, list[tuple[str, str]]]:
        return self.presence.elsewhere

    @property
    def led(self) -> bool:
        return self.pacing.led

    # -- out

    def keep(self, event: events.AnyEvent, found: Found | None = None) -> None:
        """Keep, then do; what is told comes later in the list."""
        self._effects.append(Append(events.write(event)))
        public, did = self.public_n, doings.of(self, event)
        self.apply(event, found)
        self.pacing.kept(self.public_n > public)
        moment.notice(self, event)
        self.say_aloud(did)

    def say_aloud(self, did: m.Did | None) -> None:
        """To everybody at the table."""
        if did is not None:
            self.send(list(self.presence.guests), did)

    def effect(self, effect: Effect) -> None:
        self._effects.append(effect)

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if to:
            self._effects.append(Send(to, message, text))

    def spread(self, note: gossip.AnyNote) -> None:
        """To the other houses that have this table, if there are any."""
        if self.presence.elsewhere:
            self._effects.append(Spread(note))

    def room(self) -> None:
        """Who is here, to everybody; each hears which seat is theirs. Sent once, at the end of the effects."""
        self._room_due = True

    def show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        """The table as each may see it, with the news if they are fresh; all spectators share one."""
        for conns, view, text in sight.views(self, guests, now, fresh):
            self.send(conns, view, text)

    def tell_all(self, guests: list[Guest], now: int) -> None:
        """The match as it is, to those who come."""
        if self.match is not None:
            if not self.match.seed:  # whoever was told already gives the same share again
                self.send([guest.conn for guest in guests], sight.promise(self, now))
            for guest in guests:
                self.send([guest.conn], sight.story(self, guest))
            self.show(guests, now, fresh=False)

    def tell_again(self, guest: Guest, now: int) -> None:
        """Somebody asks for what is so already: a repeat is answered, and the others hear nothing of it."""
        room = next(room for conn, room in sight.rooms(self) if conn == guest.conn)
        self.send([guest.conn], room)
        self.tell_all([guest], now)

    def take_back(self) -> None:
        """What was asked for is refused: nothing of it is told, and nothing was kept."""
        assert not any(isinstance(effect, Append) for effect in self._effects), "refused, then nothing is kept"
        self._effects.clear()

    def out(self) -> list[Effect]:
        """What has happened since it was asked last."""
        if self._room_due and not self.closed:
            self._effects += (Send([conn], room) for conn, room in sight.rooms(self))
            if self.presence.elsewhere and self._people_told != (people := self.people):
                self._people_told = people
                self._effects.append(Spread(gossip.Here(people)))
        self._room_due = False
        out, self._effects = self._effects, []
        return out
