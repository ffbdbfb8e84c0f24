"""The house: owns the tables and the log, and does what tables ask for, in order: keep, then tell."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from cardhouse.bots.house import LEVELS, newcomer, sentence, visitors
from cardhouse.bots.mind import Mind, Thought
from cardhouse.games import GAMES
from cardhouse.server.alarm import Alarm
from cardhouse.server.clock import Clock
from cardhouse.server.config import Config
from cardhouse.server.connection import Connection
from cardhouse.server.log import where
from cardhouse.server.metrics import Metrics
from cardhouse.server.players import Player
from cardhouse.server.store import Store
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Advise, Append, Ask, Effect, Finished, Send, Shut
from cardhouse.table.lobby import Limits, Lobby
from cardhouse.table.table import Refusal, Table, World

KEEP_AGAIN_S = (0.2, 1.0, 5.0, 30.0)  # a record that could not be kept is tried again, for as long as the house is open
DAY_MS = 86_400_000

log = logging.getLogger("cardhouse.house")


class Thinker(Protocol):
    """Where bots think: `pool.Pool`, or something quicker in a test."""

    async def think(self, mind: Mind, level: str) -> Thought | None: ...

    def close(self) -> None: ...


class Told(NamedTuple):
    """A message to these connections, written already."""

    to: Sequence[int]
    message: m.Outgoing
    text: bytes


class House:
    def __init__(self, store: Store, bots: Thinker, metrics: Metrics, config: Config | None = None) -> None:
        self.store, self.bots, self.metrics = store, bots, metrics
        self.config = config = config or Config()
        self.clock = Clock()
        guests = visitors()
        levels, dice = (*LEVELS, *guests), random.SystemRandom()
        self.world = World(GAMES, levels, lambda: secrets.token_bytes(32), dice, config.bot_pace, newcomer, guests)
        self.lobby = Lobby(self.world, Limits(config.tables, config.tables_per_player))
        self.connections: dict[int, Connection] = {}
        self.alarm = Alarm(self.clock.now, self._ring)
        self.open = False
        self.keeping: dict[str, asyncio.Task[None]] = {}  # records on their way to the disk
        self._pending: Counter[str] = Counter()  # table → commits that are on their way
        self._dropped: set[str] = set()  # tables that are in the log but not in memory
        self._reading = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        metrics.gauges |= {
            "connections": lambda: len(self.connections),
            "tables": lambda: len(self.lobby.tables),
            "tables_playing": lambda: sum(t.match is not None and not t.match.over for t in self.lobby.tables.values()),
        }

    # -- opening and closing the house

    async def wake(self) -> None:
        """Every table that was open when the house closed, or fell."""
        for code in await self.store.live():
            await self._read_again(code)
        self._spawn(self.alarm.run())
        self._spawn(self._clear_up())
        self.open = True
        log.info("the house is open", extra={"tables": len(self.lobby.tables)})

    async def _read_again(self, code: str) -> Table | None:
        """A table from its lines. One that cannot be read stays in the log, and out of the way of the others."""
        table = Table(code, self.world)
        over: list[Finished] = []
        try:
            for line in await self.store.lines(code):
                table.fold([line])
                if table.match is not None and table.match.over and table.match.number > len(over):
                    over.append(table.finished())
            self.clock.at_least(table.touched)
            effects = table.wake(self.clock.now())
        except Exception as error:
            self._dropped.add(code)
            self.metrics.add("errors")
            log.error("a table cannot be read", extra={"table": code, "n": table.n, "error": where(error)})
            return None
        for finished in over:  # the house may have fallen before it had kept the record
            if await self.store.record(record_id(code, finished.match)) is None:
                self._keep_record(table, finished)
        self._dropped.discard(code)
        if table.closed:
            self._spawn(self._forget(code))
        if table.closed or not table.n:
            return None
        self.lobby.tables[code] = table
        self._perform(table, effects)
        return table

    async def _clear_up(self) -> None:
        """Closed tables go from the log after a while; their records stay."""
        while True:
            try:
                gone = await self.store.purge(self.clock.now() - self.config.retention_days * DAY_MS)
                if gone:
                    log.info("old lines are gone", extra={"count": gone})
            except Exception as error:
                log.error("old lines could not be removed", extra={"error": where(error)})
            await asyncio.sleep(6 * 3600)

    async def drain(self, within_ms: int = 1000) -> None:
        """Nothing new is begun, what was begun is kept and told, and everybody knows that we are back in a moment."""
        self.open = False
        for connection in self.connections.values():
            connection.push(m.Drain(within_ms))
        try:
            async with asyncio.timeout(within_ms / 1000):
                await self._settled()
                if self.keeping:
                    await asyncio.wait(self.keeping.values())
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

    async def close(self) -> None:
        self.open = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()

    async def _settled(self) -> None:
        """When everything that was submitted before is kept and told."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.store.submit("", 0, (), lambda _: done.set_result(None))
        await done

    # -- in

    async def open_table(self, settings: m.Settings, player: Player, password: str) -> Table:
        """Raises Refusal."""
        for _ in range(3):  # a code that the log remembers cannot be kept again: links mean the same for ever
            if not self.open:
                raise Refusal("draining")
            table, effects = self.lobby.open(settings, player.id, password, self.clock.now())
            self._perform(table, effects)
            await self._settled()
            if self.lobby.find(table.code) is table:
                self.metrics.add("tables_opened")
                log.info("a table is opened", extra={"table": table.code, "game": settings.game})
                return table
        raise Refusal("not_kept")

    async def find(self, code: str) -> Table | None:
        code = code.strip().lower()
        table = self.lobby.find(code)
        if table is None and code in self._dropped:
            async with self._reading:
                await self._settled()
                table = self.lobby.find(code) or await self._read_again(code)
        return table

    def take(self, connection: Connection, message: m.Incoming) -> bool:
        """A message of somebody who has said hello; False if it takes longer, and `receive` is for it."""
        if isinstance(message, m.Ping):
            connection.push(m.Pong(message.t))
        elif not self.open:
            connection.refuse(message, "draining")
        elif isinstance(message, m.Join):
            return False
        elif connection.table is None:
            connection.refuse(message, "not_joined")
        else:
            table = self.lobby.tables.get(connection.table)
            if table is None:
                return False
            self._do(table, lambda now: table.receive(connection.id, connection.player.id, message, now))
        return True

    async def receive(self, connection: Connection, message: m.Incoming) -> None:
        """The same, however long it takes: the table may have to be read first."""
        if isinstance(message, m.Join) and self.open:
            await self._join(connection, message)
            return
        if connection.table is not None and await self.find(connection.table) is None:
            connection.table = None
        self.take(connection, message)

    async def _join(self, connection: Connection, message: m.Join) -> None:
        table = await self.find(message.table)
        if table is None:
            connection.refuse(message, "no_table")
            return
        if connection.table != table.code:
            self._leave(connection)
        if connection.id not in self.connections:  # it has gone while we were reading
            return
        connection.table = table.code
        if not message.name:
            message = msgspec.structs.replace(message, name=connection.player.name)
        self._do(table, lambda now: table.receive(connection.id, connection.player.id, message, now))
        guest = table.guests.get(connection.id)
        if guest is not None and guest.name != connection.player.name:
            connection.player = connection.player._replace(name=guest.name)
            self._spawn(self.store.rename(connection.player.id, guest.name))

    def disconnect(self, connection: Connection) -> None:
        self.connections.pop(connection.id, None)
        self._leave(connection)

    def _leave(self, connection: Connection) -> None:
        """The connection goes from its table; the seat stays."""
        table = self.lobby.find(connection.table) if connection.table else None
        connection.table = None
        if table is not None and self.open:
            self._do(table, lambda now: table.disconnect(connection.id, now))

    def _ring(self, code: str) -> None:
        table = self.lobby.find(code)
        if table is not None and self.open:
            self._do(table, table.tick)

    # -- out

    def _do(self, table: Table, act: Callable[[int], list[Effect]]) -> None:
        """A mistake of ours stops this table, and only this one: it is read again from the log."""
        try:
            self._perform(table, act(self.clock.now()))
        except Exception as error:
            self.metrics.add("errors")
            log.error("a table has stopped", extra={"table": table.code, "n": table.n, "error": where(error)})
            self._drop(table)

    def _perform(self, table: Table, effects: list[Effect]) -> None:
        lines: list[str] = []
        after: list[Effect | Told] = []
        for effect in effects:
            if isinstance(effect, Send):  # written now, since the table goes on; once, however many are told
                after.append(Told(effect.to, effect.message, m.encode(effect.message)))
            elif isinstance(effect, Append):
                lines.append(effect.line)
            else:
                after.append(effect)
        self.alarm.set(table.code, table.deadline)
        if lines or (after and table.code in self._pending):
            self._submit(table, lines, after)
        else:
            self._act(table, after)

    def _submit(self, table: Table, lines: list[str], after: Sequence[Effect | Told]) -> None:
        code, decided = table.code, self.clock.now()

        def done(error: Exception | None) -> None:
            self._pending[code] -= 1
            if not self._pending[code]:
                del self._pending[code]
            if self.lobby.tables.get(code) is not table:
                return  # dropped in the meantime: whoever was there comes back and sees what was kept
            if error is not None:
                self.metrics.add("commit_failures")
                log.error("lines were not kept", extra={"table": code, "error": type(error).__name__})
                self._drop(table)
                return
            if lines:
                self.metrics.add("lines", len(lines))
                self.metrics.committed(self.clock.now() - decided)
            self._act(table, after)

        self._pending[code] += 1
        self.store.submit(code, table.n - len(lines) + 1, lines, done)

    def _act(self, table: Table, after: Sequence[Effect | Told]) -> None:
        """What may be done now that everything before it is kept."""
        for effect in after:
            match effect:
                case Told(to, message, text):
                    self._tell(table.code, to, message, text)
                case Ask():
                    self._spawn(self._think(table, effect))
                case Advise():
                    self._spawn(self._advise(table, effect))
                case Finished():
                    self._keep_record(table, effect)
                case Shut():
                    self._shut(table)
                case Append() | Send():
                    raise AssertionError("done before")

    def _tell(self, code: str, to: Sequence[int], message: m.Outgoing, text: bytes) -> None:
        self.metrics.add("messages_out", len(to))
        for conn in to:
            connection = self.connections.get(conn)
            if connection is not None and connection.table == code:
                connection.push(message, text)
                if isinstance(message, m.Gone):
                    connection.table = None

    async def _think(self, table: Table, ask: Ask) -> None:
        thought = await self._thought(ask)
        if thought is not None and self.open and self.lobby.tables.get(table.code) is table:
            self._do(table, lambda now: table.answer(ask, thought.move, now))

    async def _advise(self, table: Table, advise: Advise) -> None:
        thought = await self._thought(advise.ask)
        if thought is None or self.lobby.tables.get(table.code) is not table:
            return
        why = thought.why
        best = thought.best or [(thought.move, 1.0)]
        advice = Advice(best, thought.goal, why.code, why.params, sentence(why))
        self._do(table, lambda now: table.advice(advise, advice))

    async def _thought(self, ask: Ask) -> Thought | None:
        self.metrics.add("bots_asked")
        thought = await self.bots.think(Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed), ask.level)
        if thought is None:
            self.metrics.add("bots_silent")
        return thought

    def _keep_record(self, table: Table, finished: Finished) -> None:
        name = record_id(table.code, finished.match)
        self.metrics.add("matches")
        task = self.keeping[name] = self._spawn(self._kept(name, table, finished))
        task.add_done_callback(lambda _: self.keeping.pop(name, None))

    async def _kept(self, name: str, table: Table, finished: Finished) -> None:
        game, at = table.settings.game, self.clock.now()
        ranking = finished.result.ranking
        for wait in (*KEEP_AGAIN_S, *[KEEP_AGAIN_S[-1]] * 1000):
            try:
                await self.store.keep_record(name, game, finished.record, finished.players, ranking, finished.rated, at)
            except Exception as error:
                log.error("a record was not kept", extra={"record": name, "error": type(error).__name__})
                await asyncio.sleep(wait)
            else:
                return

    def _shut(self, table: Table) -> None:
        log.info("a table is closed", extra={"table": table.code})
        self.lobby.forget(table.code)
        self.alarm.set(table.code, None)
        for connection in self._at(table):
            connection.table = None
            connection.push(m.Gone("closed"))
        self._spawn(self._forget(table.code))

    async def _forget(self, code: str) -> None:
        await asyncio.gather(*(task for name, task in self.keeping.items() if name.startswith(f"{code}-")))
        await self.store.forget(code)

    def _drop(self, table: Table) -> None:
        """Out of memory, not out of the log: the next message reads it again."""
        self.metrics.add("tables_dropped")
        self.lobby.forget(table.code)
        self.alarm.set(table.code, None)
        self._dropped.add(table.code)
        for connection in self._at(table):
            connection.table = None
            connection.close(1012, "come back")

    def _at(self, table: Table) -> list[Connection]:
        return [connection for connection in self.connections.values() if connection.table == table.code]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.add("errors")
            log.error("a task has failed", extra={"error": where(error)})


def record_id(code: str, match: int) -> str:
    return f"{code}-{match}"
