"""After a red `make test` in CI: the few tests in real time that failed, twice more, one at a time.

A test that passes now, each time, is unsteady: it is named, and it is a fault to be mended. Rules, bots and
everything without real time get no second try, and neither does a run in which many tests failed:
docs/decisions/0034-a-second-try.md
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
MOST = 8
TIMES = 2
# Where tests need a browser, processes, database servers or real time.
IN_REAL_TIME = ("tests/e2e/", "tests/cluster/", "tests/attack/", "tests/server/", "tests/cli/")
GROUP = re.compile(r"@(crowd|[\w.-]+/[\w.-]+\.py)$")  # as tests/conftest.py calls them


def failed(text: str) -> list[str]:
    """The names of the tests, without the group that xdist writes behind them."""
    return sorted({GROUP.sub("", name) for name in json.loads(text)})


def may_try(tests: list[str]) -> bool:
    return 0 < len(tests) <= MOST and all(test.startswith(IN_REAL_TIME) and "::" in test for test in tests)


def main() -> int:
    tests = failed(FAILED.read_text()) if FAILED.is_file() else []
    if not may_try(tests):
        print(f"No second try: {len(tests)} failed, or one of them has no excuse.", flush=True)
        return 1
    for _ in range(TIMES):
        result = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]).returncode
        if result != 0:
            return result
    print("UNSTEADY, failed at first and passed alone; to be mended:", *tests, sep="\n  ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
