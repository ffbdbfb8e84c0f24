"""Settings that hold for every test."""

import os
import random
from itertools import groupby

import pytest
from hypothesis import settings

IN_CI = os.environ.get("CI") == "true"

# A busy machine is not a bug: no deadline per example. In CI the examples are the same on every run.
settings.register_profile("house", deadline=None, derandomize=IN_CI)
settings.load_profile("house")


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and is_slow(item):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(str(item.path)))  # a house and a browser for the file, not for all
    items.sort(
        key=lambda item: [item.get_closest_marker(name) is None for name in ("xdist_group", "slow")]
    )  # long first
    if seed := os.environ.get("SHUFFLE"):
        shuffle(items, seed)


def is_slow(test: pytest.Function) -> bool:
    """Needs a browser, a database server, or a house in a process of its own; `make quick` does without."""
    store = test.callspec.params.get("store", "sqlite") if hasattr(test, "callspec") else "sqlite"
    needs = {"browser", "postgres", "postgres_url", "redis"} & set(test.fixturenames)
    return bool(needs) or store != "sqlite" or hasattr(test.module, "OpenHouse") or hasattr(test.module, "open_house")


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
