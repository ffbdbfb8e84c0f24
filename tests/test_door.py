"""The door of the repository: what a newcomer is told is there, and nothing names a place of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click
import msgspec
import pytest
from click.testing import CliRunner

from cardhouse import cli
from tools import release

HOME = Path(__file__).parent.parent
DOOR = [HOME / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "README.md", "docs/glossary.md")]
FLOWS = [HOME / name for name in (".github/workflows/ci.yml", ".github/workflows/nightly.yml", ".gitlab-ci.yml")]
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
ROOMS = "src|tests|web|docs|tools|bench|examples|deploy|core|games|bots|lessons|book|table|reading|pocket|learn|testing"
ROOMS += "|server|cli"


def pinned() -> dict[str, str]:
    lines = (HOME / "constraints.txt").read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# -- pages


@pytest.mark.parametrize("page", DOOR, ids=lambda page: page.name)
def test_every_path_that_is_named_is_there(page: Path) -> None:
    named = re.findall(rf"`((?:{ROOMS})/[\w./<>*-]*\w/?)(?:::\w+)?`", page.read_text("utf-8"))
    for path in (path for path in named if "<" not in path and "*" not in path):
        assert (HOME / path).exists() or (HOME / "src" / "cardhouse" / path).exists(), path


@pytest.mark.parametrize("page", DOOR, ids=lambda page: page.name)
def test_every_name_behind_a_path_is_in_that_file(page: Path) -> None:
    """`path.py::name` is where to look."""
    for path, name in re.findall(r"`([\w./]+\.(?:py|ts|svelte))::(\w+)`", page.read_text("utf-8")):
        at = next((p for p in (HOME / path, HOME / "src" / "cardhouse" / path) if p.exists()), None)
        assert at is not None and re.search(rf"\b{name}\b", at.read_text("utf-8")), f"{path}::{name}"


def test_every_page_of_the_docs_is_reached_from_the_index() -> None:
    index = (HOME / "docs" / "README.md").read_text("utf-8")
    linked = {(HOME / "docs" / link).resolve() for link in re.findall(r"\]\(([^)#]+\.md)", index)}
    decisions = (HOME / "docs" / "decisions" / "README.md").read_text("utf-8")
    linked |= {HOME / "docs" / "decisions" / link for link in re.findall(r"\]\((\d[^)#]+\.md)", decisions)}
    pages = set((HOME / "docs").rglob("*.md")) - {HOME / "docs" / "README.md"}
    assert pages - linked == set() and all(path.exists() for path in linked)


# -- what is installed


def test_the_lock_has_only_versions_and_all_that_we_ask_for() -> None:
    versions = pinned()
    assert all(re.fullmatch(r"[0-9][\w.+!]*", version) for version in versions.values())
    have = set(map(normal, versions))
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    asked = {
        normal(re.split(r"[\[<>=; ]", line)[0])
        for group in (PROJECT["dependencies"], *extras.values())
        for line in group
    }
    assert asked - {"cardhouse"} <= have


def test_the_package_itself_needs_no_server() -> None:
    assert {re.split(r"[<>=]", line)[0] for line in PROJECT["dependencies"]} == {"click", "rich"}
    served = {re.split(r"[<>=;]", line)[0] for line in PROJECT["optional-dependencies"]["serve"]}
    # a house opens without these: they are loaded for the first notice and for the first picture of a link
    assert set(cli.NEEDED) == served - {"uvloop", "cryptography", "resvg-py"}


def test_a_command_that_needs_the_house_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    for name in sorted(cli.SERVING):
        answer = CliRunner().invoke(cli.main, [name, "--port", "0", "anything"])
        assert answer.exit_code == 1 and "pip install 'cardhouse[serve]'" in answer.output
    assert CliRunner().invoke(cli.main, ["--help"]).exit_code == 0
    assert CliRunner().invoke(cli.main, ["games"]).exit_code == 0


BARE = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))  # an import of any of them fails
from cardhouse.cli import main
main(sys.argv[2:], standalone_mode=False)
"""


@pytest.mark.parametrize(
    "command",
    ["games", "options thulla", "rules dalmuti", "simulate tincholi --games 1", "replay RECORD", "verify RECORD"],
)
def test_without_the_extra_the_terminal_works(command: str) -> None:
    """In a process that cannot import a single package of the server."""
    record = str(next((HOME / "tests" / "old_records").glob("thulla*.cgn")))
    words = [record if word == "RECORD" else word for word in command.split()]
    gone = ",".join((*cli.NEEDED, "uvloop", "redis", "psycopg"))
    done = subprocess.run([sys.executable, "-c", BARE, gone, *words], capture_output=True, text=True, cwd=HOME)
    assert done.returncode == 0 and done.stdout, done.stderr


def test_what_needs_the_house_is_known() -> None:
    assert {name for name, file in cli.COMMANDS.items() if file in ("serve", "arena.command")} == cli.SERVING - set(
        cli.OLD_NAMES
    )
    assert isinstance(cli.missing("serve"), click.Command)


# -- workflows


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.name)
def test_a_workflow_runs_targets_that_there_are(flow: Path) -> None:
    text = flow.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE))
    called = {word for line in re.findall(r"\bmake ((?:[a-z-]+ ?)+)$", text, re.MULTILINE) for word in line.split()}
    assert called and called <= targets
    assert msgspec.yaml.decode(text)


def test_both_forges_try_every_python_that_we_promise() -> None:
    promised = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)}
    github: Any = msgspec.yaml.decode(FLOWS[0].read_text("utf-8"))
    gitlab: Any = msgspec.yaml.decode(FLOWS[2].read_text("utf-8"))
    assert set(github["jobs"]["test"]["strategy"]["matrix"]["python"]) == promised
    assert set(gitlab["test"]["parallel"]["matrix"][0]["PYTHON_VERSION"]) == promised


# -- releases

CHANGELOG = (
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2030-01-31\n\n### Added\n\n- A door.\n\n## [1.1.0]\n\n- Older.\n"
)


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    assert release.notes(CHANGELOG, "1.2.0") == "### Added\n\n- A door.\n"
    assert release.notes(CHANGELOG, "1.1.0") == "- Older.\n"
    for version in ("1.0.0", "1.2", "Unreleased"):
        with pytest.raises(release.NotReady):
            release.notes(CHANGELOG, version)


def test_checksums_are_written_as_sha256sum_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"")
    (tmp_path / "a.tar.gz").write_bytes(b"abc")
    first, second = release.checksums(tmp_path, ["b.whl", "a.tar.gz"]).splitlines()
    assert first == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.tar.gz"
    assert second.endswith("b855  b.whl")
