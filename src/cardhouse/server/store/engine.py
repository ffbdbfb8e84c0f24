"""What the store asks of a database, and the few things that SQLite and PostgreSQL do each in its own way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from cardhouse.server.store.errors import CannotUse

NUL = "\0"  # strangers may ask for a name with it; PostgreSQL has no such text, and nothing of ours is called so
POSTGRESQL = ("postgresql://", "postgres://")

Line = tuple[str, int, str]  # table, number, text
Taken = dict[tuple[str, int], str]  # table and number → text


class Listing(NamedTuple):
    """What other nodes may want to know of a table without reading its log."""

    due: int | None  # when it wants to be woken, in ms
    host: str  # the player, or ""
    shown: str  # JSON for the list of public tables, with its "game"; "" if it is not listed
    about: str = ""  # what `table.filing` has of it, for whoever has its link; "" if it is closed
    asleep: bool = False  # nobody has it in memory
    people: tuple[str, ...] | None = None  # whose table it is; None if that is kept already

    def after(self, older: Listing) -> Listing:
        """Both in one commit."""
        if self is NO_LISTING:  # as most are: a move changes nothing that is listed
            return older
        return self if self.people is not None or older.people is None else self._replace(people=older.people)


NO_LISTING = Listing(None, "", "")


class Fault(Enum):
    """What an error means for those who wait for a commit."""

    ONE = auto()  # one change cannot be made
    TAKEN = auto()  # the same, because what it would write is there already
    ALL = auto()  # nothing can be kept now
    CLASH = auto()  # two nodes in each other's way: once more
    LOST = auto()  # the connection is gone: connect, and once more


class Rows(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection. The statements are the same in both: `?` for a value, ON CONFLICT, numbers for yes and no."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, sql: str, values: Iterable[Sequence[Any]], /) -> object:
        """For whole books. Not among others: a node that is stopped in the middle of it keeps its locks."""
        ...

    @property
    def in_transaction(self) -> bool:
        """Raises what the database raises if the connection is gone."""
        ...

    @property
    def shared(self) -> bool:
        """Other nodes may write too; every table has a listing in `live`."""
        ...

    @property
    def lists(self) -> Sequence[str]:
        """Where it notes which tables do not sleep: `live`, with their listings, or `awake`."""
        ...

    @property
    def skip_locked(self) -> str:
        """What a SELECT says of rows that another node is about to take."""
        ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def append(self, lines: Sequence[Line], listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        """All or none; to be committed if it is `in_transaction` then. For each table its last number and listing."""
        ...

    def taken(self, lines: Sequence[Line]) -> Taken:
        """Which of their numbers are written already, and with what, as far as one can know at once."""
        ...

    def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Of these tables the lines of others after those numbers: table, number, text, in order."""
        ...

    def list_as(self, listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        """Of tables that have no later line than that: what others may want to know of them."""
        ...

    def find_behind(self) -> None:
        """Tables whose listing is older than their last line are overdue from now on."""
        ...

    def overdue(self, before: int, until: int, limit: int) -> list[tuple[str, int]]:
        """Tables that wanted to be woken before then, and when; ours until `until`. By itself, or in a transaction."""
        ...

    def time(self) -> int:
        """How late it is for everybody who writes here, in ms."""
        ...

    def take_turn(self) -> None:
        """Nobody else writes until `end_turn`, where only one can at a time."""
        ...

    def end_turn(self) -> None: ...

    def lock(self, names: Iterable[str]) -> None:
        """Until the end of the transaction nobody else has any of these locked, on any node."""
        ...

    def rest(self, last: bool = ...) -> None:
        """A quiet moment, or the last one."""
        ...

    def close(self) -> None: ...


class Engine(Protocol):
    """Where everything is kept."""

    place: str  # for the operator's eyes: without a password
    shared: bool  # other nodes may write there too
    behind: bool  # listings are kept a little after the lines
    one_writer: bool  # only the connection that was opened for it writes

    def prepare(self) -> None:
        """In the shape that this release knows. Raises CannotUse."""
        ...

    def connect(self, *, write: bool = ...) -> Database:
        """Every commit is on the disk before it returns. Raises CannotUse."""
        ...

    def fault(self, error: Exception) -> Fault: ...

    def unusable(self, error: Exception) -> CannotUse | None:
        """What is wrong with the database, in words that say what to do; None if it is something else."""
        ...

    def copy(self, to: str) -> None:
        """Raises CannotUse."""
        ...

    def scrub(self) -> None:
        """What was deleted or written over is not left behind, as far as that is ours to do. Raises CannotUse."""
        ...


def engine_of(where: str) -> Engine:
    """Of a file name or an address such as postgresql://user@host/name. Raises CannotUse."""
    if where.startswith(POSTGRESQL):
        try:
            from cardhouse.server.store.postgres import PostgreSQL
        except ImportError:
            raise CannotUse("PostgreSQL needs a package more: pip install 'cardhouse[cluster]'.") from None
        return PostgreSQL(where)
    scheme, address, _ = where.partition("://")
    if address:
        raise CannotUse(f"Everything is kept in a file or at postgresql://…; {scheme}:// is neither.")
    from cardhouse.server.store.sqlite import SQLiteFile

    return SQLiteFile(where)


def place(where: str) -> str:
    """The same, as one may show it to people: the whole path, or the address without its password."""
    return engine_of(where).place if where.startswith(POSTGRESQL) else str(Path(where).resolve())
