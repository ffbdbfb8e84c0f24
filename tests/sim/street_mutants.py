"""Streets with one promise broken. A test of the tests: each must be found out soon."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from cardhouse.core import kernel
from cardhouse.server.clock import Clock
from cardhouse.server.cluster.ports import Act
from cardhouse.server.house.house import nothing
from cardhouse.table import gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.filing import Filed, filed
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table
from tests.sim.home import Home, Watched
from tests.sim.shelf import Job, Outcomes, Store

T = TypeVar("T")

# -- houses


class ToldFirst(Home):
    """Tells what it has decided, and keeps it then."""

    def perform(
        self, table: Table, effects: list[Effect], act: Act = nothing, guests: dict[int, Guest] | None = None
    ) -> None:
        sends = [effect for effect in effects if isinstance(effect, Send)]
        for effect in sends:
            self._tell(table, Send(effect.to, effect.message, effect.text or m.encode(effect.message)))
        super().perform(table, [effect for effect in effects if effect not in sends], act, guests)


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

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        late = self.catch_up.late

        def forgetful(table: Table, act: Act, guests: dict[int, Guest]) -> None:
            late(table, nothing, guests)

        self.catch_up.late = forgetful  # type: ignore[method-assign]


class Deaf(Home):
    """Does not look into the log for what the relay has lost."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)

        async def nothing(codes: Sequence[str]) -> bool:
            return True

        self.peers.following.look_up = nothing  # type: ignore[method-assign]


class Sleepy(Home):
    """Does not wake a table that nobody looks after."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)

        async def nothing(code: str, due: int) -> None:
            pass

        self.peers.takeover.adopt = nothing  # type: ignore[method-assign]


class Hollow(Home):
    """Takes a table into memory that has no lines, where its code was another's once."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        let_go = self.tables.let_go

        def hold_on(table: Table) -> None:
            hollow = self.catch_up.waits_for(table.code) and self.street.shelf.log(table.code).purged
            let_go(table)
            if hollow:
                self.register.tables[table.code] = type(table)(table.code, self.world)

        self.tables.let_go = hold_on  # type: ignore[method-assign]


class Dismissive(Home):
    """Takes what cannot be read for absent."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.tables.find = or_none(self.tables.find)  # type: ignore[method-assign,assignment]
        self.tables.glance = or_none(self.tables.glance)  # type: ignore[method-assign,assignment]


def or_none(look: Callable[[str], Awaitable[T]]) -> Callable[[str], Coroutine[Any, Any, T | None]]:
    async def looked(code: str) -> T | None:
        try:
            return await look(code)
        except Refusal:
            return None

    return looked


class Queueing(Home):
    """Reads one table after the other."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        find, one = self.tables.find, asyncio.Lock()

        async def in_turn(code: str) -> Table | None:
            async with one:
                return await find(code)

        self.tables.find = in_turn  # type: ignore[method-assign]


class OneByOne(Home):
    """Wakes one table after the other."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        adopt, one = self.peers.takeover.adopt, asyncio.Lock()

        async def in_turn(code: str, due: int) -> None:
            async with one:
                await adopt(code, due)

        self.peers.takeover.adopt = in_turn  # type: ignore[method-assign]


class Greedy(Home):
    """Takes whatever is looked at into memory."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)

        async def glance(code: str) -> Filed | None:
            table = await self.tables.find(code)
            return None if table is None else filed(table)

        self.tables.glance = glance  # type: ignore[method-assign]


class Believing(Clock):
    """Believes its own wall, and every line."""

    def agree(self, theirs: int, opening: bool = False) -> None:
        pass


class Hasty(Home):
    def set_clock(self, clock: Clock) -> None:
        super().set_clock(Believing(clock._wall, clock._running))


class Unsure(Store):
    def _found(self, group: Sequence[Job], outcomes: Outcomes) -> Outcomes:
        return self._commit(group)


class Doubting(Home):
    """Takes lines for another's that are its own, when nobody said that they were kept."""

    store_class = Unsure


# -- tables


class Pedant(Watched):
    """Refuses what is so already."""

    def tell_again(self, guest: Guest, now: int) -> None:
        raise Refusal("while_playing")


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

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if self.following and isinstance(message, m.View) and not self.playing.over:
            message = msgspec.structs.replace(message, view=kernel.view(self.playing.shown, None))
        super().send(to, message)


class Telltale(Following):
    """Tells everybody what only who has moved may hear, when another house has kept the line."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
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

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        if not self.following:
            super().send(to, message)


class Lonely(Watched):
    """Loses its guests when it is read again."""

    def take_over(self, old: Table, guests: Mapping[int, Guest], now: int) -> list[Effect]:
        return super().take_over(old, {}, now)


class Blind(Watched):
    """Takes for lost whom another house has."""

    def told(self, house: str, note: gossip.AnyNote, now: int) -> list[Effect]:
        if isinstance(note, gossip.Here | gossip.Who):
            note = type(note)([])
        return super().told(house, note, now)


class Hurried(Watched):
    """Everybody has their whole time again whenever another house reads the table."""

    def hold(self, now: int) -> list[Effect]:
        return self.wake(now)


class Spot(NamedTuple):
    """Where a broken promise shows: from which seed on we look, so that the rarer ones are not waited for."""

    first: int = 0
    game: str = ""
    weather: Mapping[str, Any] = {}


CODES = {"few_codes": 2, "openers_ms": 3_000, "purge_ms": 20_000}
STUCK = {"stuck": True, "openers_ms": 10_000, "pests": 3, "parties": 1}
HOUSES: dict[type[Home], Spot] = {
    ToldFirst: Spot(),
    Stubborn: Spot(),
    Careless: Spot(),
    Deaf: Spot(),
    Sleepy: Spot(),
    Hollow: Spot(weather=CODES),
    Dismissive: Spot(weather={"outages": True, "lookers_ms": 500}),
    Queueing: Spot(weather=STUCK),
    OneByOne: Spot(8, weather=STUCK),
    Greedy: Spot(weather={"lookers_ms": 500}),
    Hasty: Spot(14, weather={"wrong_walls": True}),
    Doubting: Spot(14, weather={"unknown": 0.1}),
}
TABLES: dict[type[Table], Spot] = {
    Open: Spot(),
    Telltale: Spot(18, "tincholi"),
    Unveiled: Spot(0, "dalmuti"),
    Silent: Spot(),
    Lonely: Spot(),
    Blind: Spot(),
    Hurried: Spot(),
    Pedant: Spot(),
}
