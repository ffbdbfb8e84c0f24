"""The places where a house may keep everything. What asks for one of them runs in all.

Where another one would prove nothing more, the test says `@pytest.mark.stores("sqlite")`, and why.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.cluster.engines import REDIS, RedisServer
from tests.server.open_house import Keeping
from tests.server.postgres import Postgres, binaries, running

BOTH = ("sqlite", "postgresql")
# And "redis": PostgreSQL, with the relay between nodes. And "workers": two of them on one SQLite file.


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("stores")
        metafunc.parametrize("store", mark.args if mark is not None else BOTH, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL here; on Debian: apt install postgresql")
    with running(programs) as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.new()


@pytest.fixture
def where(request: pytest.FixtureRequest, store: str, tmp_path: Path) -> str:
    """What `Store.open` and `--database` take."""
    if store == "sqlite":
        return str(tmp_path / "house.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(scope="module")
def keeping(request: pytest.FixtureRequest, store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Keeping]:
    """The flags of a new house with this folder, `--database` and its value first; each has its own."""
    postgres: Postgres | None = None if store in ("sqlite", "workers") else request.getfixturevalue("postgres")
    with ExitStack() as engines:

        def new(folder: Path) -> tuple[str, ...]:
            if postgres is None:
                return ("--database", str(folder / "house.db"), *(("--workers", "2") if store == "workers" else ()))
            flags = ("--database", postgres.new())
            if store == "postgresql":
                return flags
            if REDIS is None:
                pytest.skip("no Redis here; on Debian: apt install redis-server")
            redis = RedisServer(tmp_path_factory.mktemp("redis")).start()  # what is said there, all houses hear
            engines.callback(redis.kill)
            return (*flags, "--redis", redis.url)

        yield new
