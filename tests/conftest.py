"""Settings that hold for every test."""

import os

import pytest
from hypothesis import settings

IN_CI = os.environ.get("CI") == "true"

# A busy machine is not a bug: no deadline per example. In CI the examples are the same on every run.
settings.register_profile("house", deadline=None, derandomize=IN_CI)
settings.load_profile("house")


def skipped(config: pytest.Config) -> int:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return len(reporter.stats.get("skipped", ())) if reporter else 0


def pytest_sessionfinish(session: pytest.Session) -> None:
    if IN_CI and skipped(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if IN_CI and (count := skipped(config)):
        terminalreporter.write_line(f"FAILED: {count} skipped; under CI=true every test must run.", red=True)
