"""Settings that hold for every test."""

import os
import random
from itertools import groupby

import pytest
from hypothesis import settings

CROWDED = ("test_process.py", "test_killed_bots.py", "test_seat.py", "test_budgets.py", "test_pool.py")
IN_CI = os.environ.get("CI") == "true"

# A busy machine is not a bug: no deadline per example. In CI the examples are the same on every run.
settings.register_profile("house", deadline=None, derandomize=IN_CI)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and is_slow(item):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(group(item)))
    items.sort(key=how_soon)
    if seed := os.environ.get("SHUFFLE"):
        shuffle(items, seed)


def how_soon(item: pytest.Item) -> tuple[bool, ...]:
    """What takes long begins early: what takes turns, then what has a house of its own, then what only calculates."""
    crowded = isinstance(item, pytest.Function) and is_crowded(item)
    return (not crowded, *(item.get_closest_marker(mark) is None for mark in ("xdist_group", "slow")))


def group(test: pytest.Function) -> str:
    """A file has one house and one browser. Those that fill the machine by themselves take turns."""
    return "crowd" if is_crowded(test) else f"{test.path.parent.name}/{test.path.name}"


def is_crowded(test: pytest.Function) -> bool:
    return test.path.parent.name in ("attack", "cluster") or test.path.name in CROWDED


def is_slow(test: pytest.Function) -> bool:
    """Needs a browser, a database server, or a house in a process of its own; `make quick` does without."""
    store = test.callspec.params.get("store", "sqlite") if hasattr(test, "callspec") else "sqlite"
    needs = {"browser", "postgres", "postgres_url", "redis"} & set(test.fixturenames)
    house = hasattr(test.module, "OpenHouse") or hasattr(test.module, "open_house")
    return bool(needs) or house or store != "sqlite" or is_crowded(test)


def shuffle(items: list[pytest.Item], seed: str) -> None:
    """Files in any order, and the tests of a file: none may lean on another."""
    dice = random.Random(seed)
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    dice.shuffle(files)
    for tests in files:
        dice.shuffle(tests)
    items[:] = [test for tests in files for test in tests]


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", ())) if reporter else 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    if IN_CI and skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if IN_CI and (count := skipped(config)):
        terminalreporter.write_line(f"FAILED: {count} skipped; under CI=true every test must run.", red=True)
