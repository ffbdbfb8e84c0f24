"""A PostgreSQL for the folder, a Redis for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.engines import REDIS, RedisServer
from tests.server.postgres import Postgres, binaries, running


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL here")
    with running(programs) as server:
        yield server


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    if REDIS is None:
        pytest.skip("no Redis here")
    server = RedisServer(tmp_path).start()
    yield server
    server.kill()
