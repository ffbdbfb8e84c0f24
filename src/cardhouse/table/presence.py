"""Who is at a table, with us or in another house, and who is missed since when. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from cardhouse.table.guest import Guest

Keeps = Callable[[str], bool]  # whether something of the table is this player's while they have no connection


class Presence:
    def __init__(self) -> None:
        self.guests: dict[int, Guest] = {}  # connection → who is connected to us
        self.elsewhere: dict[str, list[tuple[str, str]]] = {}  # another house that has this table → player, name
        self.lost_at: dict[str, int] = {}  # players who keep something here, while they have no connection
        self.empty_at: int | None = None  # since when nobody is here
        self.blind = False  # nobody can tell who is in other houses

    # -- who is here

    @property
    def people(self) -> list[tuple[str, str]]:
        """Player and name of whoever is connected to us."""
        return [(guest.player, guest.name) for guest in self.guests.values()]

    @property
    def here(self) -> set[str]:
        """Whoever is connected to the table, wherever."""
        here = {guest.player for guest in self.guests.values()}
        for people in self.elsewhere.values():
            here.update(player for player, _ in people)
        return here

    def name_of(self, player: str) -> str:
        """What somebody without a seat is called; "" if nobody knows."""
        everybody = [self.people, *self.elsewhere.values()]
        return next((name for people in everybody for of, name in people if of == player), "")

    def connections(self, player: str) -> list[int]:
        return [conn for conn, guest in self.guests.items() if guest.player == player]

    def of(self, player: str) -> list[Guest]:
        return [guest for guest in self.guests.values() if guest.player == player]

    # -- who is missed

    def missed(self, player: str | None) -> int | None:
        """Since when this player is gone; None if they are here or may be in a house that we cannot see."""
        return None if self.blind or player is None else self.lost_at.get(player)

    @property
    def deserted(self) -> int | None:
        """Since when nobody is here; None if somebody is, or may be in a house that we cannot see."""
        return None if self.blind else self.empty_at

    def expect(self, players: Iterable[str], now: int) -> None:
        """Nobody is known to be here yet: from now on these are missed."""
        self.lost_at = dict.fromkeys(players, now)
        self.empty_at = now

    def expect_only(self, players: Collection[str]) -> None:
        """Whoever has lost their seat is not waited for."""
        self.lost_at = {player: at for player, at in self.lost_at.items() if player in players}

    def begin_again(self, now: int) -> None:
        """Whoever is missed has time to come, as if they had been here until now."""
        self.lost_at = dict.fromkeys(self.lost_at, now)
        self.empty_at = None if self.empty_at is None else now

    def somebody_moved(self, now: int) -> None:
        """In another house, though nobody has told us that they are there."""
        self.empty_at = None if self.empty_at is None else now

    # -- coming and going

    def come(self, guest: Guest) -> None:
        self.guests[guest.conn] = guest
        self.lost_at.pop(guest.player, None)
        self.empty_at = None

    def hang_up(self, conn: int, keeps: Keeps, now: int) -> bool:
        """The socket is gone; whether it was one of ours."""
        guest = self.guests.pop(conn, None)
        if guest is None:
            return False
        here = self.here
        if keeps(guest.player) and guest.player not in here:
            self.lost_at[guest.player] = now
        if not here:
            self.empty_at = now
        return True

    def leave(self, player: str, now: int) -> list[int]:
        """They are not expected back; the connections that they had."""
        conns = self.replace(player)
        self.lost_at.pop(player, None)
        if not self.here:
            self.empty_at = now
        return conns

    def replace(self, player: str, by: int | None = None) -> list[int]:
        """They are connected by this one now, or in another house; the connections that they had before."""
        conns = [conn for conn in self.connections(player) if conn != by]
        for conn in conns:
            del self.guests[conn]
        return conns

    # -- other houses

    def sees(self, others: bool, now: int) -> None:
        """Whether anybody can tell who is in other houses; whom we miss may be there, and has time to be told of."""
        if others and self.blind:
            self.begin_again(now)
        self.blind = not others

    def are_at(self, house: str, people: list[tuple[str, str]], keeps: Keeps, now: int) -> None:
        before, self.elsewhere[house] = self.elsewhere.get(house, []), people
        for player, _ in people:
            self.lost_at.pop(player, None)
        self._lost(before, keeps, now)
        if self.here:
            self.empty_at = None

    def gone(self, house: str, keeps: Keeps, now: int) -> None:
        """This house has let the table go, or fell."""
        self._lost(self.elsewhere.pop(house, []), keeps, now)

    def _lost(self, people: list[tuple[str, str]], keeps: Keeps, now: int) -> None:
        here = self.here
        for player, _ in people:
            if player not in here and keeps(player):
                self.lost_at.setdefault(player, now)
        if not here:
            self.empty_at = self.empty_at or now

    def taken_over(self, guests: Mapping[int, Guest], keepers: Iterable[str], now: int) -> None:
        """At the table as the log has it: with these guests, and missing whoever has something of that one."""
        self.guests = dict(guests)
        here = self.here
        self.lost_at = {player: self.lost_at.get(player, now) for player in keepers if player not in here}
        self.empty_at = None if here else self.empty_at or now
