"""`cardhouse new-game`: what it writes is complete, and right at once."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from tests.sixth import installed

COMMAND = [sys.executable, "-c", "from cardhouse.cli import main; main()"]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:cacheprovider"]
GAMES = Path(__file__).parents[2] / "examples" / "games"


def written(folder: Path, *words: str) -> Path:
    said = CliRunner().invoke(main, ["new-game", *words, "--into", str(folder)])
    assert said.exit_code == 0, said.output
    return folder / words[0]


def holds(project: Path, name: str, tmp_path: Path) -> None:
    """Installed, it is green; its own tests are green too."""
    (tmp_path / "installed").mkdir()
    path = {"PYTHONPATH": str(installed(tmp_path / "installed", project)), "PATH": ""}
    done = run([*COMMAND, "check-game", name, "--quick"], capture_output=True, text=True, env=path, check=False)
    # How long bots think is measured elsewhere: here other tests run at the same time.
    wrong = [line for line in done.stdout.splitlines() if line.startswith("      - ") and " thinks " not in line]
    assert not wrong and not done.stderr and "ok    promises" in done.stdout, done.stdout + done.stderr
    own = run([*PYTEST, "-c", "pyproject.toml"], capture_output=True, text=True, env=path, cwd=project, check=False)
    assert own.returncode == 0, own.stdout


@pytest.mark.slow
def test_a_new_game_is_green_at_once(tmp_path: Path) -> None:
    holds(written(tmp_path, "liars_dice", "--title", "Liar’s Dice"), "liars_dice", tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hearts", "crazy_eights", "bare_bones"])
def test_the_examples_are_green(name: str, tmp_path: Path) -> None:
    holds(GAMES / name, name, tmp_path)


def test_nothing_is_left_of_the_pattern(tmp_path: Path) -> None:
    project = written(tmp_path, "liars_dice", "--title", "Liar’s Dice")
    pages = [path for path in project.rglob("*") if path.is_file()]
    names = {path.relative_to(project).as_posix() for path in pages}
    assert {"pyproject.toml", "liars_dice/rules.py", "liars_dice/texts/de.ftl", "tests/test_liars_dice.py"} <= names
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "bare" not in text.lower() and "B1" not in text, page
    assert "# Liar’s Dice\n" in (project / "liars_dice" / "rules.md").read_text(encoding="utf-8")
    assert "class LiarsDice(Position)" in (project / "liars_dice" / "rules.py").read_text(encoding="utf-8")
    assert "**L4**" in (project / "liars_dice" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "says"),
    [("Liar", "is not a name like"), ("thulla", "is taken"), ("random", "is taken"), ("class", "is not a name like")],
)
def test_a_name_that_cannot_be_is_refused(name: str, says: str, tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["new-game", name, "--into", str(tmp_path)])
    assert said.exit_code == 2 and says in said.output and not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "snap").mkdir()
    said = CliRunner().invoke(main, ["new-game", "snap", "--into", str(tmp_path)])
    assert said.exit_code == 2 and "is there already" in said.output


def test_a_project_is_checked_where_it_lies(tmp_path: Path) -> None:
    project = written(tmp_path, "snap_two")
    words = [*COMMAND, "check-game", str(project), "--quick", "--only", "page", "--only", "lesson"]
    done = run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.endswith("Snap Two: everything holds\n"), done.stdout + done.stderr
    (project / "snap_two" / "rules.py").write_text("raise RuntimeError('torn')\n", encoding="utf-8")
    done = run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "RuntimeError: torn" in done.stderr


@pytest.mark.parametrize("text", ["", "[project]\nname = 'x'\n", "not toml ["])
def test_a_folder_without_a_game_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    said = CliRunner().invoke(main, ["check-game", str(tmp_path)])
    assert said.exit_code == 2 and "cardhouse.games" in said.output
