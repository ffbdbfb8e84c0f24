"""The house in this process: takes what people say, and does what tables ask for, in order: keep, then tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec

from cardhouse.bots.dice import Dice
from cardhouse.bots.roster import LEVELS, newcomer, thing, visitors
from cardhouse.games import GAMES
from cardhouse.server.clock import ALARM_MS, Clock
from cardhouse.server.close_codes import FULL, RESTART
from cardhouse.server.cluster.peers import Peers
from cardhouse.server.cluster.ports import Act, Company, Relaying
from cardhouse.server.cluster.solo import Solo
from cardhouse.server.config import Config
from cardhouse.server.house.admission import Admission
from cardhouse.server.house.alarm import Alarm
from cardhouse.server.house.archive import DAY_MS, Archive
from cardhouse.server.house.bell import Bell
from cardhouse.server.house.books import Books
from cardhouse.server.house.caller import Caller
from cardhouse.server.house.catch_up import CatchUp
from cardhouse.server.house.circles import Circles
from cardhouse.server.house.days import OfDays
from cardhouse.server.house.farewell import Farewell
from cardhouse.server.house.guesses import Guesses
from cardhouse.server.house.opening import Opening
from cardhouse.server.house.questions import Questions
from cardhouse.server.house.records import Records
from cardhouse.server.house.rooms import Rooms
from cardhouse.server.house.tables import Tables
from cardhouse.server.house.tasks import Tasks
from cardhouse.server.house.thinker import Thinker
from cardhouse.server.house.upkeep import Upkeep
from cardhouse.server.log import where
from cardhouse.server.metrics import Metrics
from cardhouse.server.outside import Outside
from cardhouse.server.post.postbox import Postbox
from cardhouse.server.store.store import Store
from cardhouse.server.workers.siblings import Siblings
from cardhouse.server.workers.tally import Tally
from cardhouse.table import messages as m
from cardhouse.table.effects import Advise, Append, Ask, Effect, Finished, Send, Shut, Spread
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal
from cardhouse.table.register import Limits, Register
from cardhouse.table.table import Table, World

log = logging.getLogger("cardhouse.house")


def stay_ms(config: Config) -> int:
    return round(config.table_days * DAY_MS)


def nothing(table: Table, now: int) -> list[Effect]:
    """What need not be done again."""
    return []


class House:
    def __init__(
        self,
        store: Store,
        bots: Thinker,
        metrics: Metrics,
        config: Config | None = None,
        relay: Relaying | None = None,
        tally: Tally | None = None,
    ) -> None:
        self.store, self.bots, self.metrics = store, bots, metrics
        self.config = config = config or Config()
        self.open = False
        self.clock = Clock()
        levels, dice = (*LEVELS, *visitors()), random.SystemRandom()
        self.world = World(
            GAMES,
            levels,
            lambda: secrets.token_bytes(32),
            dice,
            config.bot_pace,
            newcomer,
            Dice,
            thing,
            stay_ms(config),
        )
        per_address = config.tables_per_address if config.address_rate else 0
        self.register = Register(self.world, Limits(config.tables, config.tables_per_player, per_address))
        self.connections: dict[int, Caller] = {}
        self.siblings: Siblings | None = None  # other workers on this machine
        self.pending: Counter[str] = Counter()  # table → commits that are on their way
        self.tasks = Tasks(metrics)
        self.upkeep = Upkeep(metrics, self.spawn)
        self.alarm = Alarm(self.clock.now, self.ring)
        self.rooms = Rooms(self.clock.now)
        self.guesses = Guesses(lambda: self.clock.now(), bool(config.address_rate), tally)
        self.archive = Archive(store, self.clock.now, self.spawn)
        self.tables, self.catch_up, self.records = Tables(self), CatchUp(self), Records(self)
        self.opening, self.admission, self.questions = Opening(self), Admission(self), Questions(self)
        self.circles, self.books, self.days, self.farewell = Circles(self), Books(self), OfDays(self), Farewell(self)
        self.bell = Bell(self, Outside(), Postbox(self.spawn, metrics.add, config.loopback_posts))
        me = f"{config.node}.{secrets.token_hex(3)}"  # another one after every start
        self.peers: Company = Peers(self, relay, me) if store.shared else Solo(self)
        metrics.gauges |= gauges(self)
        if relay is not None:
            metrics.gauges["relay_up"] = lambda: relay.up

    # -- opening and closing

    async def wake(self) -> None:
        """With every table that must go on at once."""
        self.store.watch(lambda error: self.upkeep.fell("writer", error))
        await self.admission.open()
        for code in await self.peers.open(self.upkeep.start):
            with contextlib.suppress(Refusal):  # it stays in the log, and out of the way of the others
                await self.tables.read(code)
        self.upkeep.start("alarm", self.alarm.run)
        self.upkeep.start("clear up", lambda: self.archive.clear_up(self.config.retention_days))
        self.upkeep.start("bell", self.bell.run)
        self.open = True
        log.info("this node is open", extra={"tables": len(self.register.tables)})

    @property
    def troubles(self) -> list[str]:
        """What an operator should look at, in a word each."""
        clock = ["clock"] if abs(self.clock.own_error_ms) > ALARM_MS else []
        return [*self.upkeep.fallen, *clock]

    async def drain(self, within_ms: int = 1000) -> None:
        """Everybody knows that we are back in a moment; people who are here can move until they are sent away."""
        self.open = False
        for caller in self.connections.values():
            caller.push(m.Drain(within_ms))
        try:
            async with asyncio.timeout(within_ms / 1000):
                await self.settled()
                await self.archive.wait()
        except TimeoutError:
            log.warning("closing with commits on their way")
        for caller in list(self.connections.values()):
            caller.close(RESTART, "back in a moment")
        try:
            async with asyncio.timeout(within_ms / 1000):
                while self.connections:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass
        for code in self.peers.held:
            if (table := self.register.tables.get(code)) is not None:
                self.tables.let_go(table)

    async def drain_all(self) -> None:
        """This node, with all its workers."""
        if self.siblings is not None:
            self.siblings.close_all()
        await self.drain()

    async def figures(self) -> str:
        """Of this node, with all its workers."""
        return self.metrics.text() if self.siblings is None else await self.siblings.figures()

    async def close(self) -> None:
        self.open = False
        self.upkeep.closed = True
        await self.peers.close()
        await self.tasks.close()
        self.bots.close()
        self.guesses.close()
        self.bell.close()

    async def settled(self) -> None:
        """When everything that was submitted before is kept and told."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def now(_: Exception | None) -> None:
            if not done.done():
                done.set_result(None)

        self.store.submit("", 0, (), now)
        await done

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return self.tasks.spawn(work)

    def announce(self, text: str) -> None:
        """To everybody, on every node."""
        self.announced(text)
        self.peers.announce(text)

    def announced(self, text: str) -> None:
        """To everybody who is connected to this node."""
        message = m.Announced(text)
        people = [caller for caller in self.connections.values() if caller.player.id]
        self.metrics.add("messages_out", len(people))
        for caller in people:
            caller.push(message)

    def forgotten(self, player: str, codes: Sequence[str]) -> None:
        """Somebody was deleted on another node."""
        self.farewell.forgotten(player, codes)

    # -- in

    def take(self, caller: Caller, message: m.Incoming) -> bool:
        """A message of somebody who has said hello; False if it takes longer, and `receive` is for it."""
        if isinstance(message, m.Ping):
            caller.push(m.Pong(message.t))
        elif isinstance(message, m.Join):
            if self.open:
                return False
            caller.refuse(message, "draining")
        elif caller.table is None:
            caller.refuse(message, "not_joined")
        else:
            if caller.table not in self.register.tables or (isinstance(message, m.Change) and message.password):
                return False
            self._put(caller, caller.table, message)
        return True

    def _put(self, caller: Caller, code: str, message: m.Incoming) -> None:
        conn, player = caller.id, caller.player.id

        def act(table: Table, now: int) -> list[Effect]:
            return table.receive(conn, player, message, now)

        self.do(code, self.peers.unless_refused(act))

    async def receive(self, caller: Caller, message: m.Incoming) -> None:
        """The same, however long it takes: the table may have to be read first."""
        try:
            if isinstance(message, m.Join) and self.open:
                await self.admission.join(caller, message)
                return
            if caller.table is not None and await self.tables.find(caller.table) is None:
                caller.table = None
        except Refusal as refusal:
            caller.refuse(message, refusal.code)
            caller.close(FULL, "try again in a moment")
            return
        code = caller.table
        if code is not None and isinstance(message, m.Change) and message.password:
            kept = await self.guesses.hashed(message.password, code)
            if caller.table == code:
                self._put(caller, code, msgspec.structs.replace(message, password=kept))
        else:
            self.take(caller, message)

    def disconnect(self, caller: Caller) -> None:
        self.connections.pop(caller.id, None)
        self.leave(caller)

    def leave(self, caller: Caller) -> None:
        """The connection goes from its table; the seat stays."""
        table = self.register.find(caller.table) if caller.table else None
        caller.table = None
        if table is not None and self.open:
            self.do(table.code, lambda table, now: table.disconnect(caller.id, now))

    def ring(self, code: str) -> None:
        if self.open:
            self.do(code, lambda table, now: table.tick(now))

    # -- out

    def do(self, code: str, act: Act) -> None:
        """An internal error stops this table, and only this one: it is read again from the log."""
        table = self.register.tables.get(code)
        if table is None:
            return
        if self.catch_up.waits_for(code):
            self.catch_up.wait(table, act)
            return
        guests = self.peers.before(table)
        try:
            self.perform(table, act(table, self.clock.not_before(table.touched)), act, guests)
        except Exception as error:
            self.stop(table, error)

    def stop(self, table: Table, error: Exception) -> None:
        self.metrics.add("errors")
        log.error("a table has stopped", extra={"table": table.code, "n": table.n, "error": where(error)})
        self.tables.drop(table)

    def perform(
        self, table: Table, effects: list[Effect], act: Act = nothing, guests: dict[int, Guest] | None = None
    ) -> None:
        """`act` is what led to it, with these guests before it; if another node was first, it is judged again."""
        lines: list[str] = []
        after: list[Effect] = []
        for effect in effects:
            if isinstance(effect, Send):  # written now, since the table goes on; once, however many are told
                to, message, text = effect
                ready = text is not None or isinstance(message, m.Room)  # most rooms are never sent
                after.append(effect if ready else Send(to, message, m.encode(message)))
            elif isinstance(effect, Append):
                lines.append(effect.line)
            else:
                after.append(effect)
        self.alarm.set(table.code, table.deadline)
        if lines or (after and table.code in self.pending):
            self._submit(table, lines, after, act, table.guests if guests is None else guests)
        else:
            self._act(table, after)

    def _submit(
        self, table: Table, lines: list[str], after: Sequence[Effect], act: Act, guests: dict[int, Guest]
    ) -> None:
        code, decided = table.code, self.clock.now()
        first = table.n - len(lines) + 1

        def done(error: Exception | None) -> None:
            self.pending[code] -= 1
            if not self.pending[code]:
                del self.pending[code]
            if self.register.tables.get(code) is not table:
                return  # dropped in the meantime: whoever was there comes back and sees what was kept
            if error is not None:
                self._not_kept(table, error, act, guests)
                return
            if lines:
                self.metrics.add("lines", len(lines))
                self.metrics.add("moves", sum(line[0] == "p" for line in lines))
                self.metrics.committed(self.clock.now() - decided)
                self.peers.kept(table, first, lines)
            self._act(table, after)
            if code not in self.pending:
                self.peers.settled(code)

        self.pending[code] += 1
        self.store.submit(code, first, lines, done, self.peers.listing(table) if lines else None)

    def _not_kept(self, table: Table, error: Exception, act: Act, guests: dict[int, Guest]) -> None:
        if self.peers.were_first(error):
            self.catch_up.late(table, act, guests)
            return
        self.metrics.add("commit_failures")
        log.error("lines were not kept", extra={"table": table.code, "error": type(error).__name__})
        self.tables.drop(table)

    def _act(self, table: Table, after: Sequence[Effect]) -> None:
        """What may be done now that everything before it is kept."""
        for effect in after:
            if isinstance(effect, Send):  # most of them are
                self._tell(table, effect)
                continue
            match effect:
                case Ask():
                    self.spawn(self.questions.think(table.code, effect))
                case Advise():
                    self.spawn(self.questions.advise(table.code, effect))
                case Spread(note):
                    self.peers.note(table.code, note)
                case Finished():
                    self.records.keep(table, effect)
                    self.bell.over(table, effect.match)
                case Shut():
                    self.tables.shut(table)
                case Append():
                    raise AssertionError("done before")
        self.bell.look(table)

    def _tell(self, table: Table, told: Send) -> None:
        to, message, text = told
        self.metrics.add("messages_out", len(to))
        if isinstance(message, m.Refused):
            self.metrics.refused(message.re, message.code)
        for conn in to:
            caller = self.connections.get(conn)
            if caller is None or caller.table != table.code:
                continue
            if isinstance(message, m.Room):
                self.rooms.tell(caller, message, len(table.guests))
                continue
            caller.push(message, text)
            if isinstance(message, m.Gone):
                caller.table = None


def gauges(house: House) -> dict[str, Callable[[], float]]:
    """For the metrics."""
    return {
        "clock_ahead_ms": lambda: house.clock.own_error_ms,
        "connections": lambda: len(house.connections),
        "open": lambda: house.open,
        "tables": lambda: len(house.register.tables),
        "tables_asleep": lambda: sum(table.asleep is not None for table in house.register.tables.values()),
        "tables_playing": lambda: sum(not t.idle and t.asleep is None for t in house.register.tables.values()),
    }
