"""Tables of one person and bots. A table is in memory while somebody is at it; otherwise only its lines are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from cardhouse import __version__
from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Mind
from cardhouse.bots.roster import LEVELS, newcomer, thing, think
from cardhouse.core.position import Rng, seat_name
from cardhouse.games import GAMES
from cardhouse.reading.advice import advice_of
from cardhouse.table import faces
from cardhouse.table import messages as m
from cardhouse.table.codes import WORDS
from cardhouse.table.effects import Advise, Append, Ask, Effect, Finished, Send, Shut, Spread
from cardhouse.table.events import Beginning
from cardhouse.table.refusals import Refusal, sentence
from cardhouse.table.table import Table, World

PREFIX = "pocket-"  # of a table's code: the client knows by it that the table is on this device
Todo = list[Any]  # ["keep", code, first, lines], ["tell", conn, text], ["think", number], ["over", …], ["shut", code]


def player_of(key: str) -> str:
    """Who plays here, by the key of the device."""
    return sha256(f"pocket {key}".encode()).hexdigest()[:10]


class House:
    """What comes in returns what is to be done, in order: keep, then tell, then think."""

    def __init__(self, player: str, secret: Callable[[], bytes], dice: Rng, bot_pace: float = 1.0) -> None:
        self.player = player
        self.world = World(GAMES, LEVELS, secret, dice, bot_pace, newcomer, Dice, thing)
        self.tables: dict[str, Table] = {}
        self.callers: dict[int, str | None] = {}  # connection → the table it is at
        self._questions: dict[int, tuple[str, Ask | Advise]] = {}
        self._asked = 0

    # -- tables

    def open(self, settings: m.Settings, now: int, beginning: Beginning | None = None) -> tuple[str, list[Todo]]:
        """A new table, and its code. Raises Refusal."""
        code = self._free_code()
        table = Table(code, self.world)
        effects = table.open(settings, self.player, "", now, beginning=beginning)
        self.tables[code] = table
        return code, self._perform(table, effects)

    def read(self, code: str, lines: Sequence[str], now: int) -> list[Todo]:
        """From its lines; nothing if it is closed, or here already. Raises ValueError for lines of no table."""
        table = None if code in self.tables else self.folded(code, lines)
        if table is None:
            return []
        self.tables[code] = table
        return self._perform(table, table.wake(max(now, table.touched)))

    def folded(self, code: str, lines: Sequence[str]) -> Table | None:
        """As its lines have it; None if it is closed, or there are none."""
        table = Table(code, self.world)
        table.stand(lines)
        table.fold(lines[table.n :])
        while table.catch_up(1_000):
            pass
        return None if table.closed or not table.n else table

    def drop(self, code: str) -> None:
        """Its lines could not be kept, or another tab plays it: whoever was there comes back and reads it again."""
        self.tables.pop(code, None)
        for conn, at in self.callers.items():
            self.callers[conn] = None if at == code else at

    def _free_code(self) -> str:
        roll = self.world.dice.random
        words = [WORDS[int(roll() * len(WORDS))] for _ in range(3)]
        return f"{PREFIX}{'-'.join(words)}"

    # -- people

    def hear(self, conn: int, text: str, now: int) -> list[Todo]:
        """A message of a connection. A table that it wants to join has been read before, if there is one."""
        try:
            message = m.decode.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return [_refused(conn, "", "bad_message", error=str(error)[:200])]
        match message:
            case m.Hello():
                self.callers[conn] = None
                face = faces.of("", self.player)
                return [_tell(conn, m.Welcome(self.player, "", __version__, now, face))]
            case m.Ping(t):
                return [_tell(conn, m.Pong(t))]
            case m.Join():
                return self._join(conn, message, now)
            case _:
                return self._said(conn, message, now)

    def _said(self, conn: int, message: m.Incoming, now: int) -> list[Todo]:
        table = self.tables.get(self.callers.get(conn) or "")
        if table is None:
            return [_refused(conn, _kind(message), "not_joined")]
        if isinstance(message, m.Change) and message.password:
            message = msgspec.structs.replace(message, password=None)  # nobody else can come
        return self._perform(table, table.receive(conn, self.player, message, max(now, table.touched)))

    def _join(self, conn: int, message: m.Join, now: int) -> list[Todo]:
        table = self.tables.get(message.table)
        if table is None:
            return [_refused(conn, "join", "no_table")]
        before = [] if self.callers.get(conn) == table.code else self.gone(conn, now)
        self.callers[conn] = table.code
        return before + self._perform(table, table.receive(conn, self.player, message, max(now, table.touched)))

    def gone(self, conn: int, now: int) -> list[Todo]:
        """The page has left. A table without anybody rests until somebody comes: it is not closed meanwhile."""
        table = self.tables.get(self.callers.pop(conn, None) or "")
        if table is None:
            return []
        done = self._perform(table, table.disconnect(conn, max(now, table.touched)))
        if table.code not in self.callers.values():
            self.tables.pop(table.code, None)
        return done

    # -- time and thought

    @property
    def deadline(self) -> int | None:
        return min((at for table in self.tables.values() if (at := table.deadline) is not None), default=None)

    def tick(self, now: int) -> list[Todo]:
        return [todo for table in list(self.tables.values()) for todo in self._perform(table, table.tick(now))]

    def think(self, number: int, clock: Callable[[], int]) -> list[Todo]:
        """Answers one question of a table; the time is asked for when it is answered."""
        code, question = self._questions.pop(number)
        ask = question.ask if isinstance(question, Advise) else question
        table = self.tables.get(code)
        if table is None or not (table.wants_advice if isinstance(question, Advise) else table.wants)(ask):
            return []
        coaching = isinstance(question, Advise)
        thought = think(Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed, coaching=coaching), ask.level)
        now = max(clock(), table.touched)
        if coaching:
            return self._perform(table, table.advice(ask, advice_of(thought, ask.game), now))
        return self._perform(table, table.answer(ask, thought.move, now))

    # -- out

    def _perform(self, table: Table, effects: Sequence[Effect]) -> list[Todo]:
        lines = [effect.line for effect in effects if isinstance(effect, Append)]
        todo: list[Todo] = [["keep", table.code, table.n - len(lines) + 1, lines]] if lines else []
        for effect in effects:
            match effect:
                case Send(to, message, written):
                    text = (written or m.encode(message)).decode()
                    todo += (["tell", conn, text] for conn in to if self.callers.get(conn) == table.code)
                    if isinstance(message, m.Gone | m.Replaced):
                        self.callers.update(dict.fromkeys(to))
                case Ask() | Advise():
                    self._asked += 1
                    self._questions[self._asked] = table.code, effect
                    todo.append(["think", self._asked])
                case Finished():
                    todo.append(self._over(table, effect))
                case Shut():
                    self.drop(table.code)
                    todo.append(["shut", table.code])
                case Append() | Spread():
                    pass
        return todo

    def _over(self, table: Table, finished: Finished) -> Todo:
        """What "your games" says of a match, and its record."""
        seat = finished.players.index(self.player) if self.player in finished.players else None
        ahead = 0
        for group in finished.result.ranking:
            if seat is None or seat in group:
                break
            ahead += len(group)
        played = {
            "record": f"{table.code}-{finished.match}",
            "game": table.settings.game,
            "seat": "" if seat is None else seat_name(seat),
            "place": ahead + 1,
            "seats": len(finished.players),
        }
        return ["over", played, finished.record]


def _tell(conn: int, message: m.Outgoing) -> Todo:
    return ["tell", conn, m.encode(message).decode()]


def _refused(conn: int, kind: str, code: str, **params: object) -> Todo:
    return _tell(conn, m.Refused(kind, code, params, sentence(code, params)))


def _kind(message: m.Incoming) -> str:
    return str(type(message).__struct_config__.tag)


__all__ = ["PREFIX", "House", "Refusal", "player_of"]
