"""From a file to PostgreSQL: the same people, records and tables, and the games go on."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
from click.testing import CliRunner, Result

from cardhouse.cli import main
from cardhouse.server.store.sqlite_schema import STEPS
from cardhouse.server.store.transfer import SHAPE
from tests.server.open_house import open_house
from tests.server.postgres import PASSWORD
from tests.server.visitor import Visitor, http, open_table

FLAGS = ("--bot-pace", "0", "--rate", "0", "--address-rate", "0")


def transferred(file: Path, address: str, name: str = "transfer") -> Result:
    return CliRunner().invoke(main, [name, str(file)], env={"CARDHOUSE_DATABASE": address})


def rows(address: str) -> dict[str, int]:
    with psycopg.connect(address) as db:
        return {name: len(db.execute(f"SELECT FROM {name}").fetchall()) for name in SHAPE}


def test_every_column_of_the_file_is_copied(tmp_path: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        for statement in (statement for step in STEPS for statement in step):
            db.execute(statement)
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        shape = {name: [row[1] for row in db.execute(f"PRAGMA table_info({name})")] for name in tables}
    del shape["awake"]  # in PostgreSQL whatever has a listing
    del shape["live"], shape["node"]  # of workers that are open: a house that is copied is closed
    assert shape == {name: columns.split(", ") for name, columns in SHAPE.items()}


def test_everything_is_there_and_the_games_go_on(tmp_path: Path, postgres_url: str) -> None:
    keys = [secrets.token_hex(32) for _ in range(2)]

    async def meet(socket: str, table: str, matches: int) -> list[Visitor]:
        people = [Visitor(socket, table, name, key) for name, key in zip(("Ammu", "Bilal"), keys, strict=True)]
        people[0].people = 2
        for visitor in people:
            visitor.matches = matches
        await asyncio.gather(*(visitor.stay() for visitor in people))
        return people

    with open_house(tmp_path, *FLAGS) as house:
        table = open_table(house.link, "thulla", 2, keys[0], public=True)
        (before, _) = asyncio.run(meet(house.socket, table, 1))
        code = http(f"{house.link}/api/me/recovery", {}, keys[1])["code"]
        known = [http(f"{house.link}/api/me{what}", key=key) for key in keys for what in ("", "/games")]
        record = http(f"{house.link}/api/records/{before.records[1]}.json")
        best = http(f"{house.link}/api/leaderboard/thulla")
        assert house.close() == 0 and known[0]["ratings"]["thulla"]["games"] == 1
    size = house.database.stat().st_size
    result = transferred(house.database, postgres_url)
    assert result.exit_code == 0 and result.output.startswith("2 players, 1 records, "), result.output
    assert house.database.stat().st_size == size

    with open_house(tmp_path, "--database", postgres_url, *FLAGS) as new:
        assert [http(f"{new.link}/api/me{what}", key=key) for key in keys for what in ("", "/games")] == known
        assert http(f"{new.link}/api/records/{before.records[1]}.json") == record
        assert http(f"{new.link}/api/leaderboard/thulla") == best
        assert http(f"{new.link}/api/tables/{table}")["people"] == ["Ammu", "Bilal"]
        (after, _) = asyncio.run(meet(new.socket, table, 2))  # with a rematch at the same table
        assert 2 in after.records
        assert http(f"{new.link}/api/recover", {"code": code}, secrets.token_hex(32))["name"] == "Bilal"


def test_a_house_that_is_there_already_stays_as_it_is(tmp_path: Path, postgres_url: str) -> None:
    with open_house(tmp_path) as house:
        open_table(house.link, "thulla", 2, secrets.token_hex(32))
    assert transferred(house.database, postgres_url).exit_code == 0
    before = rows(postgres_url)
    again = transferred(house.database, postgres_url)
    assert again.exit_code == 1 and "a house in" in again.output and "empty database" in again.output
    assert rows(postgres_url) == before and before["line"] == 1


def test_what_cannot_be_copied_is_refused_and_nothing_is_left_behind(tmp_path: Path, postgres_url: str) -> None:
    file = tmp_path / "house.db"
    assert transferred(file, postgres_url).exit_code == 2  # there is no such file
    with open_house(tmp_path) as house:
        open_table(house.link, "thulla", 2, secrets.token_hex(32))
    other = transferred(house.database, str(tmp_path / "other.db"))
    assert other.exit_code == 1 and "not the other way" in other.output
    nobody = transferred(house.database, "postgresql://house:secret@127.0.0.1:1/house")
    assert nobody.exit_code == 1 and "cannot be used" in nobody.output and "secret" not in nobody.output
    with closing(sqlite3.connect(house.database)) as db, db:
        db.execute(
            "INSERT INTO record VALUES ('x', 'thulla', ?, 2, 0, 1, '', '')", ("a\0b",)
        )  # PostgreSQL has no such texts
    broken = transferred(house.database, postgres_url)
    assert broken.exit_code == 1 and "cannot be used" in broken.output and PASSWORD not in broken.output
    assert set(rows(postgres_url).values()) == {0}
    old_name = transferred(house.database, str(tmp_path / "other.db"), "move")
    assert old_name.exit_code == 1 and old_name.stderr.startswith("`cardhouse move` is called `cardhouse transfer`")
    (tmp_path / "text.db").write_text(json.dumps({"not": "a database"}) * 100)
    assert transferred(tmp_path / "text.db", postgres_url).exit_code == 1
