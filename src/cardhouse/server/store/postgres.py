"""Everything in PostgreSQL, where several nodes write: connecting, and what it does in its own way. All this blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import cache
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from cardhouse.server.store.engine import Fault, Line, Listing, Taken
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.postgres_schema import migrate
from cardhouse.server.store.sleepers import note

OLDEST = 13  # of PostgreSQL
CONNECTION: dict[str, Any] = {  # a server that cannot be reached any more is noticed; the address may say otherwise
    "application_name": "cardhouse",
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "client_encoding": "utf8",
}
# A node that is stopped between the statements of a transaction does not hold the others up for long: its locks are
# free before its people are back at another node. What is told is on the disk.
SESSION = (
    "SELECT set_config('idle_in_transaction_session_timeout', '1000', false), set_config('jit', 'off', false),"
    " CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END"
)
# One statement, hence one answer to wait for, and no lock is held while the node does something else. In the
# order of the tables, so that two nodes never wait for each other.
APPEND = (
    "WITH kept AS (INSERT INTO line (code, n, text) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[]))"
    " INSERT INTO live (code, n, since, due, host, shown, about) SELECT code, n, %s, due, host, shown, about"
    " FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::text[], %s::text[])"
    " AS listing (code, n, due, host, shown, about)"
    " WHERE NOT EXISTS (SELECT FROM forgotten WHERE forgotten.code = listing.code) ORDER BY code"
    " ON CONFLICT (code) DO UPDATE SET n = excluded.n, due = excluded.due, host = excluded.host,"
    " shown = excluded.shown, about = excluded.about WHERE live.n < excluded.n"
)
OVERDUE = (
    "UPDATE live SET due = %s FROM (SELECT code, due FROM live WHERE due < %s"
    " AND NOT EXISTS (SELECT FROM forgotten WHERE forgotten.code = live.code)"
    " ORDER BY due LIMIT %s FOR UPDATE SKIP LOCKED) AS late"
    " WHERE live.code = late.code RETURNING late.code, late.due"
)
GONE = {
    *("57P01", "57P02", "57P03", "57P05"),  # shut down, crashed, starting, idle for too long
    "25P03",  # stopped in the middle of a transaction
    "25006",  # it is a copy now, and another server takes what is written
}


class Away(CannotUse):
    """Nobody answers, or not us."""


class PostgreSQL:
    """The engine: one of several nodes."""

    shared, behind, one_writer = True, False, False

    def __init__(self, url: str) -> None:
        try:
            asked = conninfo_to_dict(url)
        except psycopg.ProgrammingError:  # its text has the whole address in it
            raise CannotUse(
                "The address of the database is not understood; it looks like postgresql://user:password@host:5432/name."
            ) from None
        self.place = _place(asked)
        self._password = str(asked.get("password") or "")
        self._address = make_conninfo("", **{**CONNECTION, **asked})

    def prepare(self) -> None:
        with closing(self._connect()) as db:
            try:
                db.execute("SET idle_in_transaction_session_timeout = '30s'")  # nobody plays here before it is done
                migrate(db, self.place)
            except psycopg.Error as error:
                raise self._unusable(error) from error

    def connect(self, *, write: bool = False) -> Postgres:
        return Postgres(self._connect())

    def fault(self, error: Exception) -> Fault:
        match error:
            case errors.UniqueViolation():
                return Fault.TAKEN
            case errors.DeadlockDetected() | errors.SerializationFailure():
                return Fault.CLASH
            case Away():
                return Fault.LOST
            case psycopg.Error(sqlstate=str(state)) if state in GONE or state.startswith("08"):
                return Fault.LOST
            case psycopg.OperationalError():  # a full disk is full for everybody
                return Fault.LOST if error.sqlstate is None else Fault.ALL
            case _:
                return Fault.ONE

    def unusable(self, error: Exception) -> CannotUse | None:
        return self._unusable(error) if isinstance(error, psycopg.Error) else None

    def copy(self, to: str) -> None:
        raise CannotUse(f"PostgreSQL makes its own backups: pg_dump --format=custom --file={to} {self.place}")

    def scrub(self) -> None:
        """Rows that were deleted are nobody's to read; their space is used again when the server vacuums."""

    def _connect(self) -> psycopg.Connection:
        try:
            db = psycopg.connect(self._address, autocommit=True)
        except (psycopg.Error, OSError, ValueError) as error:  # the last for a host that cannot be one
            raise Away(self._said(error)) from None
        try:
            if db.info.server_version < OLDEST * 10_000:
                raise CannotUse(f"Cardhouse needs PostgreSQL {OLDEST} or newer at {self.place}.")
            if db.info.parameter_status("server_encoding") != "UTF8":
                raise CannotUse(
                    f"The database {self.place} must be one for all languages: CREATE DATABASE … ENCODING 'UTF8'."
                )
            db.execute(SESSION)
        except psycopg.Error as error:
            db.close()
            raise Away(self._said(error)) from None
        except BaseException:
            db.close()
            raise
        return db

    def _unusable(self, error: psycopg.Error) -> CannotUse:
        return CannotUse(self._said(error))

    def _said(self, error: Exception) -> str:
        """In one line, and without the password wherever it may have come from."""
        said = " ".join(next(iter(str(error).splitlines()), type(error).__name__).split()).rstrip(".")
        if self._password:
            said = said.replace(self._password, "…")
        return f"The database {self.place} cannot be used: {said}."


class Postgres:
    """A connection."""

    shared = True
    lists = ("live",)
    skip_locked = " FOR UPDATE SKIP LOCKED"

    def __init__(self, db: psycopg.Connection) -> None:
        self._db = db

    def execute(self, sql: str, values: Sequence[Any] = ()) -> psycopg.Cursor:
        return self._db.execute(_spelled(sql), values)

    def executemany(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        with self._db.cursor() as cursor:
            cursor.executemany(_spelled(sql), values)

    @property
    def in_transaction(self) -> bool:
        status = self._db.pgconn.transaction_status
        if status == TransactionStatus.UNKNOWN:
            raise psycopg.OperationalError("the connection is gone")
        return status != TransactionStatus.IDLE

    def begin(self) -> None:
        self._db.execute("BEGIN")

    def commit(self) -> None:
        said = self._db.execute("COMMIT").statusmessage
        assert said == "COMMIT", said  # a transaction that has failed is undone, without an error

    def append(self, lines: Sequence[Line], listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        codes, numbers, texts = zip(*sorted(lines), strict=True)
        notable = {code: noted for code, noted in listings.items() if noted[1].asleep or noted[1].people is not None}
        if notable and not self.in_transaction:
            self.begin()
        tables = sorted(code for code, (_, listing) in listings.items() if not listing.asleep)
        last = [listings[table] for table in tables]
        values = (
            *(_texts(codes), _numbers(numbers), _texts(texts)),
            now,
            *(_texts(tables), _numbers([n for n, _ in last]), _numbers([listing.due for _, listing in last])),
            *(_texts([listing.host for _, listing in last]), _texts([listing.shown for _, listing in last])),
            _texts([listing.about for _, listing in last]),
        )
        self._db.execute(APPEND, values, prepare=True)
        note(self, notable)

    def taken(self, lines: Sequence[Line]) -> Taken:
        rows = self._db.execute(
            "SELECT line.code, line.n, line.text FROM unnest(%s::text[], %s::bigint[]) AS ours (code, n)"
            " JOIN line ON line.code = ours.code AND line.n = ours.n",
            (_texts([code for code, _, _ in lines]), _numbers([n for _, n, _ in lines])),
        )
        return {(code, n): text for code, n, text in rows}

    def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        return self._db.execute(
            "SELECT line.code, line.n, line.text FROM unnest(%s::text[], %s::bigint[]) AS known (code, n)"
            " JOIN line ON line.code = known.code AND line.n > known.n ORDER BY line.code, line.n",
            (_texts(known), _numbers(known.values())),
        ).fetchall()

    def list_as(self, listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        """They are kept with the lines."""

    def find_behind(self) -> None:
        """There are none."""

    def overdue(self, before: int, until: int, limit: int) -> list[tuple[str, int]]:
        """One statement, which holds its locks no longer than it takes."""
        return self._db.execute(OVERDUE, (until, before, limit)).fetchall()

    def time(self) -> int:
        row = self._db.execute("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").fetchone()
        assert row is not None
        return int(row[0])

    def take_turn(self) -> None:
        """Everybody writes at once."""

    def end_turn(self) -> None:
        """The same."""

    def lock(self, names: Iterable[str]) -> None:
        self._db.execute(
            "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(%s::text[]) AS name",
            (_texts(sorted(names)),),
        )

    def rest(self, last: bool = False) -> None:
        """It looks after itself."""

    def close(self) -> None:
        self._db.close()


@cache
def _spelled(sql: str) -> str:
    return sql.replace("?", "%s")


def _texts(values: Iterable[str]) -> str:
    """An array as PostgreSQL reads it; psycopg takes six times as long for one, or more."""
    quoted = ['"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' for value in values]
    return "{" + ",".join(quoted) + "}"


def _numbers(values: Iterable[int | None]) -> str:
    return "{" + ",".join(["NULL" if value is None else str(value) for value in values]) + "}"


def _place(asked: Mapping[str, Any]) -> str:
    user = f"{asked['user']}@" if asked.get("user") else ""
    port = f":{asked['port']}" if asked.get("port") else ""
    return f"postgresql://{user}{asked.get('host') or ''}{port}/{asked.get('dbname') or ''}"
