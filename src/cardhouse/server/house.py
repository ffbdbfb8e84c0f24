"""The house: owns the tables and the log, and does what tables ask for, in order: keep, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections import Counter
from collections.abc import Coroutine, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import msgspec

from cardhouse.bots.dice import Dice
from cardhouse.bots.house import LEVELS, newcomer, visitors
from cardhouse.games import GAMES
from cardhouse.server.alarm import Alarm
from cardhouse.server.archive import Archive
from cardhouse.server.clock import ALARM_MS, Clock
from cardhouse.server.config import Config
from cardhouse.server.connection import FULL, Connection
from cardhouse.server.guesses import Guesses
from cardhouse.server.log import where
from cardhouse.server.metrics import Metrics
from cardhouse.server.neighbours import Act, Neighbours, wanted
from cardhouse.server.players import Player
from cardhouse.server.pool import Thinker
from cardhouse.server.questions import Questions
from cardhouse.server.reading import Reading, record_id, unrolled
from cardhouse.server.relay import Relay
from cardhouse.server.rooms import Rooms
from cardhouse.server.store import Card, Store
from cardhouse.server.upkeep import Upkeep
from cardhouse.server.writer import KeptAlready
from cardhouse.table import messages as m
from cardhouse.table.clock import EMPTY_MS
from cardhouse.table.effects import Advise, Append, Ask, Effect, Finished, Send, Shut, Spread
from cardhouse.table.guest import Guest, Ticket
from cardhouse.table.lobby import Limits, Lobby, is_listed, listing
from cardhouse.table.seat import fits
from cardhouse.table.table import Refusal, Table, World

DAY_MS = 86_400_000
MOST_WAITING = 1000  # things that may wait for a table to be read again

log = logging.getLogger("cardhouse.house")

T = TypeVar("T")


class Told(NamedTuple):
    """A message to these connections, written already, unless it is a room: most of those are never sent."""

    to: Sequence[int]
    message: m.Outgoing
    text: bytes | None


class Again(NamedTuple):
    """A table that is read again: its guests before the first act that came too late, and what is to be judged then."""

    guests: dict[int, Guest]
    acts: list[Act]


class House:
    def __init__(
        self, store: Store, bots: Thinker, metrics: Metrics, config: Config | None = None, relay: Relay | None = None
    ) -> None:
        self.store, self.bots, self.metrics = store, bots, metrics
        self.config = config = config or Config()
        self.clock = Clock()
        levels, dice = (*LEVELS, *visitors()), random.SystemRandom()
        self.world = World(GAMES, levels, lambda: secrets.token_bytes(32), dice, config.bot_pace, newcomer, Dice)
        per_address = config.tables_per_address if config.address_rate else 0
        limits = Limits(config.tables, config.tables_per_player, per_address)
        self.lobby = Lobby(self.world, limits)
        self.connections: dict[int, Connection] = {}
        self.rooms = Rooms(self.clock.now)
        self.alarm = Alarm(self.clock.now, self._ring)
        self.guesses = Guesses(lambda: self.clock.now(), bool(config.address_rate))
        self._address_key = b""
        self.open = False
        self.archive = Archive(store, self.clock.now, self.spawn)
        self.questions = Questions(self)
        self._pending: Counter[str] = Counter()  # table → commits that are on their way
        self._behind: dict[str, Again] = {}  # tables that are read again, as another house was first
        self.reading = Reading(self)
        self.upkeep = Upkeep(metrics, self.spawn)
        self.neighbours = Neighbours(self, relay, config.node) if store.shared else None
        if relay is not None:
            metrics.gauges["relay_up"] = lambda: relay.up
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauges |= {
            "clock_ahead_ms": lambda: self.clock.own_error_ms,
            "connections": lambda: len(self.connections),
            "open": lambda: self.open,
            "tables": lambda: len(self.lobby.tables),
            "tables_asleep": lambda: sum(t.asleep is not None for t in self.lobby.tables.values()),
            "tables_playing": lambda: sum(not t.idle and t.asleep is None for t in self.lobby.tables.values()),
        }

    # -- opening and closing the house

    async def wake(self) -> None:
        """Every table that was open when the house closed, or fell; among others, only when it is wanted."""
        self.store.watch(lambda error: self.upkeep.fell("writer", error))
        self._address_key = bytes.fromhex(await self.store.secret("address"))
        if self.neighbours is None:
            for code in await self.store.live():
                with contextlib.suppress(Refusal):  # it stays in the log, and out of the way of the others
                    await self.reading.read(code)
        else:
            await self.neighbours.open()
        self.upkeep.start("alarm", self.alarm.run)
        self.upkeep.start("clear up", self._clear_up)
        self.open = True
        log.info("the house is open", extra={"tables": len(self.lobby.tables)})

    @property
    def troubles(self) -> list[str]:
        """What an operator should look at, in a word each."""
        clock = ["clock"] if abs(self.clock.own_error_ms) > ALARM_MS else []
        return [*self.upkeep.fallen, *clock]

    def time_at(self, table: Table) -> int:
        """Nobody's time runs backwards: not even where a machine with a fast clock has kept the last line."""
        return max(self.clock.now(), table.touched)

    def hold(self, table: Table, effects: list[Effect]) -> None:
        """It is in memory from now on."""
        self.lobby.tables[table.code] = table
        if self.neighbours is not None:
            self.neighbours.holds(table)
        self._perform(table, effects, nothing, table.guests)

    async def _clear_up(self) -> None:
        """Closed tables go from the log after a while; their records stay."""
        while True:
            try:
                await self.archive.lock_all()
                gone = await self.store.purge(self.clock.now() - self.config.retention_days * DAY_MS)
                if gone:
                    log.info("old lines are gone", extra={"count": gone})
            except Exception as error:
                log.error("old lines could not be removed", extra={"error": where(error)})
            await asyncio.sleep(6 * 3600)

    async def drain(self, within_ms: int = 1000) -> None:
        """Everybody knows that we are back in a moment; who is here can move until he is sent away."""
        self.open = False
        for connection in self.connections.values():
            connection.push(m.Drain(within_ms))
        try:
            async with asyncio.timeout(within_ms / 1000):
                await self.settled()
                await self.archive.wait()
        except TimeoutError:
            log.warning("closing with commits on their way")
        for connection in list(self.connections.values()):
            connection.close(1012, "back in a moment")
        try:
            async with asyncio.timeout(within_ms / 1000):
                while self.connections:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass
        if self.neighbours is not None:
            for table in list(self.lobby.tables.values()):
                self.let_go(table)

    async def close(self) -> None:
        self.open = False
        self.upkeep.closed = True
        if self.neighbours is not None:
            await self.neighbours.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.guesses.close()

    async def settled(self) -> None:
        """When everything that was submitted before is kept and told."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def now(_: Exception | None) -> None:
            if not done.done():
                done.set_result(None)

        self.store.submit("", 0, (), now)
        await done

    # -- in

    async def open_table(self, settings: m.Settings, player: Player, password: str, address: str = "") -> Table:
        """Raises Refusal."""
        if self.neighbours is not None and await self.store.hosted(player.id) >= self.config.tables_per_player:
            raise Refusal("too_many_tables")
        for _ in range(3):  # a code that the log remembers cannot be kept again: links mean the same for ever
            if not self.open:
                raise Refusal("draining")
            await self._make_room()
            code = self.lobby.free_code()
            kept = await self.guesses.hashed(password, code)
            if code in self.lobby.tables:  # somebody else's, meanwhile
                continue
            table, effects = self.lobby.open(settings, player.id, kept, self.clock.now(), address, code)
            if self.neighbours is not None:
                self.neighbours.holds(table)
            self._perform(table, effects, nothing, table.guests)
            await self.settled()
            if self.current(table.code) is table:
                self.metrics.add("tables_opened")
                log.info("a table is opened", extra={"table": table.code, "game": settings.game})
                return table
        raise Refusal("not_kept")

    async def _make_room(self) -> None:
        """A full house closes the table that has slept longest."""
        if len(self.lobby.tables) < self.config.tables:
            return
        slept = [(table.asleep, code) for code, table in self.lobby.tables.items() if table.asleep is not None]
        since, code = min(slept, default=(self.clock.now(), ""))
        if since + EMPTY_MS <= self.clock.now():
            self.do(code, lambda table, now: table.close(now))
            await self.settled()

    async def listed(self) -> list[m.TableListed]:
        """What is open to everybody, those that wait for people first."""
        if self.neighbours is None:
            return self.lobby.listed()[:200]
        cards = [msgspec.json.decode(card.shown, type=m.TableListed) for _, card in await self.store.cards()]
        return sorted(cards, key=lambda table: table.phase != "waiting")

    async def record(self, name: str) -> str | None:
        """Of a match that is over, be it this very moment."""
        text = await self.store.record(name)
        if text is not None:
            return text
        code, _, match = name.rpartition("-")
        table = self.lobby.find(code)
        if table is None:
            await self.reading.keep_missing(code, match)
        ended = table is not None and table.match is not None and table.match.over and str(table.matches) == match
        return await self.archive.text(name, ended)

    async def reads(self, name: str, player: str) -> bool:
        """Whether they need no password for this record: they were at that table then, or are now."""
        table = self.lobby.find(name.rpartition("-")[0])
        return bool(player) and ((table is not None and table.admits(player)) or await self.store.reads(name, player))

    async def close_table(self, code: str) -> bool:
        """For the operator, at any time; whoever is there is told. False if there is no such table. Raises Refusal."""
        table = await self.find(code)
        if table is None or not self.open:
            return False
        self.do(table.code, lambda table, now: table.close(now))
        await self.settled()
        return True

    def announce(self, text: str) -> None:
        """To everybody, in every house."""
        self.announced(text)
        if self.neighbours is not None:
            self.neighbours.announce(text)

    def announced(self, text: str) -> None:
        """To everybody who is connected to this house."""
        message = m.Announced(text)
        people = [connection for connection in self.connections.values() if connection.player.id]
        self.metrics.add("messages_out", len(people))
        for connection in people:
            connection.push(message)

    async def find(self, code: str) -> Table | None:
        """None if there is no such table. Raises Refusal if nobody can tell now."""
        return await self.reading.find(code)

    def current(self, code: str) -> Table | None:
        """In memory, and not about to be read again."""
        return None if code in self._behind else self.lobby.tables.get(code)

    def quiet(self, code: str) -> bool:
        """Nothing of it is on its way to the log."""
        return code not in self._pending and code not in self._behind

    def take(self, connection: Connection, message: m.Incoming) -> bool:
        """A message of somebody who has said hello; False if it takes longer, and `receive` is for it."""
        if isinstance(message, m.Ping):
            connection.push(m.Pong(message.t))
        elif isinstance(message, m.Join):
            if self.open:
                return False
            connection.refuse(message, "draining")
        elif connection.table is None:
            connection.refuse(message, "not_joined")
        else:
            if connection.table not in self.lobby.tables or (isinstance(message, m.Change) and message.password):
                return False
            self._put(connection, connection.table, message)
        return True

    def _put(self, connection: Connection, code: str, message: m.Incoming) -> None:
        conn, player = connection.id, connection.player.id

        def act(table: Table, now: int) -> list[Effect]:
            return table.receive(conn, player, message, now)

        self.do(code, self.neighbours.unless_refused(act) if self.neighbours is not None else act)

    async def receive(self, connection: Connection, message: m.Incoming) -> None:
        """The same, however long it takes: the table may have to be read first."""
        try:
            if isinstance(message, m.Join) and self.open:
                await self._join(connection, message)
                return
            if connection.table is not None and await self.find(connection.table) is None:
                connection.table = None
        except Refusal as refusal:
            connection.refuse(message, refusal.code)
            connection.close(FULL, "try again in a moment")
            return
        code = connection.table
        if code is not None and isinstance(message, m.Change) and message.password:
            kept = await self.guesses.hashed(message.password, code)
            if connection.table == code:
                self._put(connection, code, msgspec.structs.replace(message, password=kept))
        else:
            self.take(connection, message)

    async def _join(self, connection: Connection, message: m.Join) -> None:
        """Raises Refusal."""
        table = await self.find(message.table)
        if table is not None and self.neighbours is not None:
            if not await self.neighbours.look_up([table.code]):  # he may have seen more elsewhere than we know
                raise Refusal("busy")
            table = await self.find(table.code)  # it may have been dropped meanwhile, and is in the log still
        if table is None or not self._may_know(connection, table):
            self._nowhere(connection, message, table)
            return
        sealed = await self._sealed(connection, table, message)
        if sealed is None:
            return
        table = self.lobby.find(table.code)
        if table is None:
            raise Refusal("busy")
        if connection.table != table.code:
            self._leave(connection)
        if connection.id not in self.connections:  # it has gone while we were reading
            return
        connection.table = table.code
        if not sealed.name:
            sealed = msgspec.structs.replace(sealed, name=connection.player.name)
        conn, player = connection.id, connection.player.id
        ticket = Ticket(connection.program, self.home(connection.address))
        self.do(table.code, lambda table, now: table.receive(conn, player, sealed, now, ticket))
        guest = table.guests.get(connection.id)
        if guest is not None and guest.name != connection.player.name:
            connection.player = connection.player._replace(name=guest.name)
            self.spawn(self.store.rename(connection.player.id, guest.name))

    def _may_know(self, connection: Connection, table: Table) -> bool:
        """Whoever has tried too many codes is not told which are right, unless they belong there."""
        return table.admits(connection.player.id) or not self.guesses.lost_s(connection.address)

    def _nowhere(self, connection: Connection, message: m.Join, table: Table | None) -> None:
        seconds = self.guesses.lost_s(connection.address)
        if seconds:
            connection.refuse(message, "code_later", seconds=seconds)
        elif table is None:
            self.guesses.missed(connection.address)
            connection.refuse(message, "no_table")

    async def _sealed(self, connection: Connection, table: Table, message: m.Join) -> m.Join | None:
        """With its password hashed, where one is needed; None if it may not be tried, and the connection is told."""
        code, player, given = table.code, connection.player.id, message.password
        if not given or not table.password or table.admits(player):
            return msgspec.structs.replace(message, password="")
        seconds = self.guesses.take(code, connection.address, player)
        if seconds:
            connection.refuse(message, "guess_later", seconds=seconds)
            return None
        kept = await self.guesses.hashed(given, code)
        if fits(kept, table.password):
            self.guesses.forgive(code, connection.address, player)
        return msgspec.structs.replace(message, password=kept)

    def home(self, address: str) -> str:
        """What is kept of an address: enough to see that two are the same, and nothing to find it by."""
        return blake2b(address.encode(), key=self._address_key, digest_size=8).hexdigest() if address else ""

    def disconnect(self, connection: Connection) -> None:
        self.connections.pop(connection.id, None)
        self._leave(connection)

    def _leave(self, connection: Connection) -> None:
        """The connection goes from its table; the seat stays."""
        table = self.lobby.find(connection.table) if connection.table else None
        connection.table = None
        if table is not None and self.open:
            self.do(table.code, lambda table, now: table.disconnect(connection.id, now))

    def _ring(self, code: str) -> None:
        if self.open:
            self.do(code, lambda table, now: table.tick(now))

    # -- out

    def do(self, code: str, act: Act) -> None:
        """A mistake of ours stops this table, and only this one: it is read again from the log."""
        table, again = self.lobby.tables.get(code), self._behind.get(code)
        if table is None:
            return
        if again is not None:
            again.acts.append(act)
            if len(again.acts) > MOST_WAITING:
                self._drop(table)
            return
        guests = table.guests if self.neighbours is None else table.guests.copy()
        try:
            self._perform(table, act(table, self.time_at(table)), act, guests)
        except Exception as error:
            self.stop(table, error)

    def stop(self, table: Table, error: Exception) -> None:
        self.metrics.add("errors")
        log.error("a table has stopped", extra={"table": table.code, "n": table.n, "error": where(error)})
        self._drop(table)

    def _perform(self, table: Table, effects: list[Effect], act: Act, guests: dict[int, Guest]) -> None:
        """`act` is what led to it, with these guests before it; if another house was first, it is judged again."""
        lines: list[str] = []
        after: list[Effect | Told] = []
        for effect in effects:
            if isinstance(effect, Send):  # written now, since the table goes on; once, however many are told
                text = None if isinstance(effect.message, m.Room) else m.encode(effect.message)
                after.append(Told(effect.to, effect.message, text))
            elif isinstance(effect, Append):
                lines.append(effect.line)
            else:
                after.append(effect)
        self.alarm.set(table.code, table.deadline)
        if lines or (after and table.code in self._pending):
            self._submit(table, lines, after, act, guests)
        else:
            self._act(table, after)

    def _submit(
        self, table: Table, lines: list[str], after: Sequence[Effect | Told], act: Act, guests: dict[int, Guest]
    ) -> None:
        code, decided = table.code, self.clock.now()
        first = table.n - len(lines) + 1

        def done(error: Exception | None) -> None:
            self._pending[code] -= 1
            if not self._pending[code]:
                del self._pending[code]
            if self.lobby.tables.get(code) is not table:
                return  # dropped in the meantime: whoever was there comes back and sees what was kept
            if isinstance(error, KeptAlready) and self.neighbours is not None:
                self._late(table, act, guests)
                return
            if error is not None:
                self.metrics.add("commit_failures")
                log.error("lines were not kept", extra={"table": code, "error": type(error).__name__})
                self._drop(table)
                return
            if lines:
                self.metrics.add("lines", len(lines))
                self.metrics.add("moves", sum(line[0] == "p" for line in lines))
                self.metrics.committed(self.clock.now() - decided)
                if self.neighbours is not None:
                    self.neighbours.kept(table, first, lines)
            self._act(table, after)
            if self.neighbours is not None and code not in self._pending:
                self.neighbours.settled(code)

        self._pending[code] += 1
        self.store.submit(code, first, lines, done, self._card(table) if lines and self.neighbours else None)

    def _card(self, table: Table) -> Card:
        """A table that sleeps is nobody's: it is not listed, and its host may open another."""
        text = "" if table.closed else msgspec.json.encode(listing(table)).decode()
        shown, about = (text, "") if is_listed(table) else ("", text)
        host = table.host if table.asleep is None else None
        return Card(wanted(table, self.clock.now()), host or "", shown, about)

    def _late(self, table: Table, act: Act, guests: dict[int, Guest]) -> None:
        """Another house was first: the table is read again, and what we wanted is judged on what is there then."""
        code = table.code
        if code not in self._behind:
            self.metrics.add("conflicts")
            self._behind[code] = Again(guests, [])
        self._behind[code].acts.append(act)
        if code not in self._pending:
            self.spawn(self._catch_up(code))

    async def _catch_up(self, code: str) -> None:
        old = self.lobby.tables[code]
        try:
            table = await unrolled(Table(code, self.world), await self.store.lines(code))
            if self.lobby.tables.get(code) is not old:
                return
            if not table.n:  # its code was another table's once, and that one is gone
                self._drop(old)
                return
            self.clock.at_least(table.touched)
            again = self._behind[code]
            old.guests = {conn: guest for conn, guest in again.guests.items() if self._is_at(conn, code)}
            effects = table.take_over(old, self.time_at(table))
        except Exception as error:
            self.metrics.add("errors")
            log.error("a table cannot be read", extra={"table": code, "error": where(error)})
            self._drop(old)
            return
        table.blind = old.blind
        self.lobby.tables[code] = table
        del self._behind[code]
        self._perform(table, effects, nothing, table.guests)
        if table.closed:
            self._shut(table)
        for act in again.acts:
            self.do(code, act)
        if self.neighbours is not None and self.quiet(code):
            self.neighbours.settled(code)

    def _act(self, table: Table, after: Sequence[Effect | Told]) -> None:
        """What may be done now that everything before it is kept."""
        for effect in after:
            if isinstance(effect, Told):  # most of them are
                self._tell(table, effect)
                continue
            match effect:
                case Ask():
                    self.spawn(self.questions.think(table.code, effect))
                case Advise():
                    self.spawn(self.questions.advise(table.code, effect))
                case Spread(note):
                    if self.neighbours is not None:
                        self.neighbours.note(table.code, note)
                case Finished():
                    self._keep_record(table, effect)
                case Shut():
                    self._shut(table)
                case Append() | Send():
                    raise AssertionError("done before")

    def _tell(self, table: Table, told: Told) -> None:
        to, message, text = told
        self.metrics.add("messages_out", len(to))
        if isinstance(message, m.Refused):
            self.metrics.refused(message.re, message.code)
        for conn in to:
            connection = self.connections.get(conn)
            if connection is None or connection.table != table.code:
                continue
            if isinstance(message, m.Room):
                self.rooms.tell(connection, message, len(table.guests))
                continue
            connection.push(message, text)
            if isinstance(message, m.Gone):
                connection.table = None

    def _keep_record(self, table: Table, finished: Finished) -> None:
        name = record_id(table.code, finished.match)
        if table.led:
            self.metrics.add("matches")
            self.archive.keep(name, table.settings.game, finished)
        else:
            self.archive.see_that_it_is_kept(name, table.settings.game, finished)

    def _shut(self, table: Table) -> None:
        log.info("a table is closed", extra={"table": table.code})
        self.let_go(table)
        for connection in self._at(table):
            connection.table = None
            connection.push(m.Gone("closed"))
        self.spawn(self.forget(table.code))

    async def forget(self, code: str) -> None:
        await self.archive.wait(f"{code}-")
        await self.store.forget(code)

    def _drop(self, table: Table) -> None:
        """Out of memory, not out of the log: the next message reads it again."""
        self.metrics.add("tables_dropped")
        self.let_go(table)
        if self.neighbours is None:
            self.reading.missing.add(table.code)
        for connection in self._at(table):
            connection.table = None
            connection.close(1012, "come back")

    def let_go(self, table: Table) -> None:
        """Out of memory."""
        self.lobby.forget(table.code)
        self.alarm.set(table.code, None)
        self._behind.pop(table.code, None)
        if self.neighbours is not None:
            self.neighbours.lets_go(table.code)

    def _is_at(self, conn: int, code: str) -> bool:
        connection = self.connections.get(conn)
        return connection is not None and connection.table == code

    def _at(self, table: Table) -> list[Connection]:
        return [connection for connection in self.connections.values() if connection.table == table.code]

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.begin(work)
        task.add_done_callback(self._ended)
        return task

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Whoever waits for it hears what went wrong."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may wait any more

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.add("errors")
            log.error("a task has failed", extra={"error": where(error)})


def nothing(table: Table, now: int) -> list[Effect]:
    """What need not be done again."""
    return []
