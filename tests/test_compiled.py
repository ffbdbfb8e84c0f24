"""Plain Python is the reference: the compiled rules play the same games, to the last view.

By default only Thulla, Kazhutha, their bots and what they stand on are compiled, without optimisation: that takes some
twenty seconds. The other games then run plain on a compiled `Position`. `make compiled` asks the same of the whole,
optimised build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as tool
from tools.compile import BOTS, CORE, LEARN, ROOT, TRICKS, build

slow = pytest.mark.slow


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if given := os.environ.get("CARDHOUSE_COMPILED"):
        return Path(given).resolve()
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler")
    out = tmp_path_factory.mktemp("compiled") / "package"
    bots = [module for module in BOTS if "/tricks/" in module or module.count("/") == 2]
    build(out, CORE + TRICKS + bots + LEARN, level="0")
    return out


def games_played(package: Path) -> list[str]:
    env = os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    games = [sys.executable, str(ROOT / "tests/same_games.py")]
    return subprocess.run(games, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


@slow
def test_compiled_rules_play_the_same_games(compiled: Path) -> None:
    plain_file, *plain = games_played(ROOT / "src")
    compiled_file, *as_compiled = games_played(compiled)
    assert Path(plain_file) == ROOT / "src/cardhouse/games/thulla/rules.py"
    assert Path(compiled_file).parent == compiled / "cardhouse/games/thulla" and not compiled_file.endswith(".py")
    assert as_compiled == plain and len(plain) > 50


@slow
def test_compiled_rules_keep_every_promise(compiled: Path) -> None:
    """The same suite as for plain Python; `make compiled` runs those of table and server too."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PROMISES]
    env = os.environ | {"PYTHONPATH": str(compiled)} | {"PYTEST_ADDOPTS": "", "PYTEST_XDIST_WORKER": ""}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert " passed" in done.stdout and "skipped" not in done.stdout


PROMISES = ("tests/test_promises.py", "tests/core/test_written.py", "-k", "thulla or kazhutha")


# -- never of another source


def asks(package: Path, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(package), **more}
    return subprocess.run(
        [sys.executable, "-c", "import guarded"], env=env, capture_output=True, text=True, check=False
    )


def test_what_says_something_else_than_plain_python_is_not_used(tmp_path: Path) -> None:
    package = tmp_path / "package"
    shutil.copytree(tool.SOURCE, package / "cardhouse", ignore=shutil.ignore_patterns("__pycache__", "static"))
    tool.agree(package)
    table = package / "cardhouse/table/sight.py"
    table.write_text(table.read_text().replace("pause_ms = max(0,", "pause_ms = max(1,"))
    with pytest.raises(SystemExit, match="says something else"):
        tool.agree(package)
    table.write_text(table.read_text().replace("shown: Any = Raw(view)", "raise TypeError"))
    with pytest.raises(subprocess.CalledProcessError):
        tool.agree(package)


def test_compiled_modules_of_an_older_source_refuse_to_be_used(tmp_path: Path) -> None:
    source, package = tmp_path / "source", tmp_path / "guarded"
    source.mkdir()
    package.mkdir()
    (source / "rules.py").write_text("TRUMP = 1\n")
    wanted = tool.python_hash(source)
    (package / "__init__.py").write_text(tool.GUARD.format(source=str(source), wanted=wanted))
    assert asks(tmp_path).returncode == 0
    (source / "rules.py").write_text("TRUMP = 2\n")
    refused = asks(tmp_path)
    assert refused.returncode and "was compiled from an older source" in refused.stderr
    (source / "rules.py").write_text("TRUMP = 1\n")
    (source / "more.py").write_text("")
    assert asks(tmp_path).returncode, "a new module is another source too"
    assert asks(tmp_path, CARDHOUSE_COMPILED_FROM=wanted).returncode == 0, "a bot of a house that is open goes on"
    shutil.rmtree(source)
    assert asks(tmp_path).returncode == 0, "on another machine"


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What `for_serve` has started in the background; nothing is compiled yet."""
    monkeypatch.setattr(tool, "OUT", tmp_path / "compiled")
    monkeypatch.setattr(tool, "LOG", tmp_path / "compiled.log")
    monkeypatch.setattr(tool, "compiler_there", lambda: True)
    monkeypatch.delenv("COMPILED", raising=False)
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: started.append(command))
    return started


def test_the_first_start_is_plain_and_makes_the_compiled_form_for_the_next(
    begun: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert tool.for_serve() == "" and begun[0][-2:] == ["-m", "tools.compile"]
    assert "for the next start" in capsys.readouterr().err
    tool.OUT.mkdir()
    (tool.OUT / tool.STAMP).write_text("of an older source")
    assert tool.for_serve() == "" and len(begun) == 2
    (tool.OUT / tool.STAMP).write_text(tool.source_hash())
    assert tool.for_serve() == str(tool.OUT) and len(begun) == 2


def test_plain_python_serves_where_it_is_wanted_or_nothing_else_can_be(
    begun: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "compiler_there", lambda: False)
    assert tool.for_serve() == "" and not begun
    assert "no C compiler" in capsys.readouterr().err
    tool.OUT.mkdir()
    (tool.OUT / tool.STAMP).write_text(tool.source_hash())
    monkeypatch.setenv("COMPILED", "0")
    assert tool.for_serve() == "" and not begun


def test_the_hash_is_of_all_python_and_of_how_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    before = tool.source_hash()
    monkeypatch.setattr(sys, "version", "3.99")
    assert tool.source_hash() != before
