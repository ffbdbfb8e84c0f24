"""The shape of the database: forward only, all or nothing, and nobody else's file."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from cardhouse.server.store import postgres_schema
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.sqlite import connect
from cardhouse.server.store.sqlite_schema import APPLICATION, STEPS, migrate

MORE = (*STEPS, ("ALTER TABLE player ADD COLUMN colour TEXT", "UPDATE player SET colour = 'green'"))


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(connect(str(tmp_path / "house.db"), write=True)) as db:
        yield db


def shape(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_an_empty_file_gets_every_step(db: sqlite3.Connection) -> None:
    migrate(db)
    assert version(db) == len(STEPS)
    assert db.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
    assert {name for name, _ in shape(db)} >= {"line", "line_by_number", "record", "player", "rating"}


def test_a_second_time_changes_nothing(db: sqlite3.Connection) -> None:
    migrate(db)
    before = shape(db)
    migrate(db)
    assert shape(db) == before


def test_an_older_database_gets_only_what_it_misses_and_keeps_what_it_has(db: sqlite3.Connection) -> None:
    migrate(db)
    db.execute("INSERT INTO player (id, name, created) VALUES ('ann', 'Ann', 1)")
    migrate(db, MORE)
    assert version(db) == len(MORE)
    assert db.execute("SELECT name, colour FROM player").fetchall() == [("Ann", "green")]


def test_a_step_that_fails_leaves_the_database_as_it_was(db: sqlite3.Connection) -> None:
    migrate(db)
    before = shape(db)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        migrate(db, (*MORE, ("CREATE TABLE good (a)", "UPDATE missing SET a = 1")))
    assert shape(db) == before and version(db) == len(STEPS) and not db.in_transaction


def test_a_newer_database_is_refused_and_left_alone(db: sqlite3.Connection) -> None:
    migrate(db, MORE)
    before = shape(db)
    with pytest.raises(CannotUse, match=rf"newer release.*schema is {len(MORE)}, this release knows {len(STEPS)}\."):
        migrate(db)
    assert shape(db) == before and version(db) == len(MORE)


@pytest.mark.parametrize("their_version", [0, len(STEPS)])
def test_the_database_of_another_program_is_refused_and_left_alone(db: sqlite3.Connection, their_version: int) -> None:
    db.execute("CREATE TABLE theirs (a)")
    db.execute(f"PRAGMA user_version = {their_version}")
    with pytest.raises(CannotUse, match="another program"):
        migrate(db)
    assert [name for name, _ in shape(db)] == ["theirs"]


def test_several_processes_may_come_at_once(tmp_path: Path) -> None:
    def come(_: int) -> int:
        with contextlib.closing(connect(str(tmp_path / "house.db"), write=True)) as db:
            migrate(db, MORE)
            return version(db)

    connect(str(tmp_path / "house.db"), write=True).close()
    with ThreadPoolExecutor(8) as people:
        assert list(people.map(come, range(8))) == [len(MORE)] * 8


def test_lines_have_a_rowid_and_are_found_by_their_number(db: sqlite3.Connection) -> None:
    migrate(db)
    plan = db.execute("EXPLAIN QUERY PLAN SELECT n, text FROM line WHERE code = 'a' ORDER BY n").fetchall()
    assert [step[3] for step in plan] == ["SEARCH line USING INDEX line_by_number (code=?)"]
    best = db.execute(
        "EXPLAIN QUERY PLAN SELECT * FROM rating WHERE game = 'a' ORDER BY mu - 3 * sigma DESC"
    ).fetchall()
    assert [step[3] for step in best] == ["SEARCH rating USING INDEX rating_by_strength (game=?)"]


PLAYED = "INSERT INTO played (player, at, record, seat, place) VALUES "
OLD = (
    "INSERT INTO record (id, game, text, seats, rated, at) VALUES ('m-1', 'thulla', 't', 3, 1, 1)",
    "INSERT INTO record (id, game, text, seats, rated, at) VALUES ('m-2', 'thulla', 't', 2, 0, 2)",
    PLAYED + "('a', 1, 'm-1', 0, 1), ('b', 1, 'm-1', 1, 2), ('c', 1, 'm-1', 2, 3)",
    PLAYED + "('a', 2, 'm-2', 0, 1), ('d', 2, 'm-2', 1, 2)",
    *(f"INSERT INTO rating (player, game, mu, sigma, games) VALUES ('{who}', 'thulla', 25, 8, 1)" for who in "abc"),
)


def check_ratings_of_an_older_release(ask: Callable[[str], list[Any]]) -> None:
    """Records do not know their lock; whoever was rated has met whom they were rated with."""
    assert ask("SELECT id FROM record WHERE lock IS NULL ORDER BY id") == [("m-1",), ("m-2",)]
    assert ask("SELECT player, rivals FROM rating ORDER BY player") == [("a", 2), ("b", 2), ("c", 2)]
    assert ask("SELECT count(*) FROM rival WHERE player = 'd' OR other = 'd'") == [(0,)]
    assert ask("SELECT count(*) FROM played WHERE rated IS NULL") == [(5,)]


def test_ratings_and_records_of_an_older_release_are_carried_over(db: sqlite3.Connection) -> None:
    migrate(db, STEPS[:1])
    for statement in OLD:
        db.execute(statement)
    migrate(db)
    check_ratings_of_an_older_release(lambda sql: db.execute(sql).fetchall())


def test_so_they_are_in_postgresql(postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as db:
        postgres_schema.migrate(db, "here", postgres_schema.STEPS[:2])
        for statement in OLD:
            db.execute(statement.encode())
        postgres_schema.migrate(db, "here")
        check_ratings_of_an_older_release(lambda sql: db.execute(sql.encode()).fetchall())


MET = "INSERT INTO player (id, name, created) VALUES ('ann', 'Ann', 1)"


def test_players_of_an_older_release_have_not_chosen_a_face(db: sqlite3.Connection) -> None:
    migrate(db, STEPS[:2])
    db.execute(MET)
    migrate(db)
    assert db.execute("SELECT id, name, face FROM player").fetchall() == [("ann", "Ann", "")]


def test_so_they_have_not_in_postgresql_where_an_older_node_goes_on(postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as db:
        postgres_schema.migrate(db, "here", postgres_schema.STEPS[:3])
        db.execute(MET.encode())
        postgres_schema.migrate(db, "here")
        db.execute(MET.replace("'ann'", "'bob'").encode())
        assert db.execute("SELECT id, face FROM player ORDER BY id").fetchall() == [("ann", ""), ("bob", "")]
