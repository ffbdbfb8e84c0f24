"""Streets with one promise broken. A test of the tests: each must be found out soon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from cardhouse.core import kernel
from cardhouse.server.house import Told
from cardhouse.server.neighbours import Act
from cardhouse.table import messages as m
from cardhouse.table import notes
from cardhouse.table.effects import Effect, Send
from cardhouse.table.guest import Guest
from cardhouse.table.table import Table
from tests.sim.home import Home, Watched

# -- houses


class ToldFirst(Home):
    """Tells what it has decided, and keeps it then."""

    def _perform(self, table: Table, effects: list[Effect], act: Act, guests: dict[int, Guest]) -> None:
        sends = [effect for effect in effects if isinstance(effect, Send)]
        for effect in sends:
            self._tell(table, Told(effect.to, effect.message, m.encode(effect.message)))
        super()._perform(table, [effect for effect in effects if effect not in sends], act, guests)


class Stubborn(Home):
    """Was second, and goes on as if it had been first."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        submit = self.store.submit

        def insist(code: str, n: int, lines: Sequence[str], done: Any, card: Any = None) -> None:
            submit(code, n, lines, lambda error: done(None), card)

        self.store.submit = insist  # type: ignore[assignment,method-assign]


class Careless(Home):
    """Reads the table again when it was second, and forgets what its guests wanted."""

    def _late(self, table: Table, act: Act, guests: dict[int, Guest]) -> None:
        super()._late(table, lambda table, now: [], guests)


class Deaf(Home):
    """Does not look into the log for what the relay has lost."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)

        async def nothing(codes: Sequence[str]) -> bool:
            return True

        assert self.neighbours is not None
        self.neighbours.look_up = nothing  # type: ignore[method-assign]


class Sleepy(Home):
    """Does not wake a table that nobody looks after."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)

        async def nothing(code: str, due: int) -> None:
            pass

        assert self.neighbours is not None
        self.neighbours._adopt = nothing  # type: ignore[method-assign]


# -- tables


class Following(Watched):
    """Knows when it tells what another house has kept."""

    following = False

    def follow(self, lines: Iterable[str], now: int) -> list[Effect]:
        self.following = True
        try:
            return super().follow(lines, now)
        finally:
            self.following = False


class Open(Following):
    """Shows all cards when another house has kept the line."""

    def send(self, to: list[int], message: m.Outgoing) -> None:
        if self.following and isinstance(message, m.View) and not self.playing.over:
            message = msgspec.structs.replace(message, view=kernel.view(self.playing.shown, None))
        super().send(to, message)


class Telltale(Following):
    """Tells everybody what only who has moved may hear, when another house has kept the line."""

    def send(self, to: list[int], message: m.Outgoing) -> None:
        if self.following and isinstance(message, m.View) and message.news:
            news = kernel.heard(self.playing.news, None, self.playing.position.faces)
            message = msgspec.structs.replace(message, news=news)
        super().send(to, message)


class Unveiled(Following):
    """Shows the table to all when somebody has answered in secret in another house."""

    def show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        secret = self.following and not self.idle and self.playing.veil is not None
        super().show(self.guests.values() if secret else guests, now, fresh)


class Silent(Following):
    """Knows what another house has kept, and does not tell."""

    def send(self, to: list[int], message: m.Outgoing) -> None:
        if not self.following:
            super().send(to, message)


class Lonely(Watched):
    """Loses its guests when it is read again."""

    def take_over(self, old: Table, now: int) -> list[Effect]:
        old.guests = {}
        return super().take_over(old, now)


class Blind(Watched):
    """Takes for lost whom another house has."""

    def heard(self, house: str, note: notes.AnyNote, now: int) -> list[Effect]:
        if isinstance(note, notes.Here | notes.Who):
            note = type(note)([])
        return super().heard(house, note, now)


class Hurried(Watched):
    """Everybody has his whole time again whenever another house reads the table."""

    def hold(self, now: int) -> list[Effect]:
        return self.wake(now)


# From which seed on we look, so that the rarer ones are not waited for.
HOUSES: dict[type[Home], int] = {ToldFirst: 0, Stubborn: 0, Careless: 0, Deaf: 0, Sleepy: 0}
TABLES: dict[type[Table], tuple[str, int]] = {
    Open: ("", 0),
    Telltale: ("tincholi", 18),
    Unveiled: ("dalmuti", 120),
    Silent: ("", 0),
    Lonely: ("", 0),
    Blind: ("", 0),
    Hurried: ("", 0),
}
