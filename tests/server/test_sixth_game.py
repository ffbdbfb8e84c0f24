"""A game that a package brings, in a house that has never heard of it: all that games of the house have."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import run
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import http
from tests.sixth import installed

pytestmark = pytest.mark.slow
COMMAND = [sys.executable, "-c", "from cardhouse.cli import main; main()"]


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """War, and a package that cannot be used."""
    folder = installed(tmp_path_factory.mktemp("installed"))
    (folder / "bridge.py").write_text("raise RuntimeError('no partner')\n", encoding="utf-8")
    broken = folder / "bridge-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: bridge\nVersion: 1.0\n", encoding="utf-8")
    (broken / "entry_points.txt").write_text("[cardhouse.games]\nbridge = bridge\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def house(beside: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(beside))
        with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0") as house:
            yield house


def text(url: str) -> str:
    with urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def test_its_declaration_is_served(house: OpenHouse) -> None:
    (shown,) = (game for game in http(f"{house.link}/api/games")["games"] if game["name"] == "war")
    assert (shown["lesson"], shown["page"], shown["texts"]) == (True, True, ["de", "en"])
    assert shown["verbs"]["charge"]["label"] == "Turn up your top card" and shown["hand"] == "stack"
    assert shown["news"]["battle"]["says"] == ["{seat} [takes|take] {count} cards"] and shown["news"]["play"]["hold_ms"]


def test_its_lesson_page_and_texts_are_served(house: OpenHouse) -> None:
    (unit,) = http(f"{house.link}/api/lessons/war")["units"]
    assert (unit["name"], unit["steps"]) == ("basics", ["charge", "again", "done"])
    assert text(f"{house.link}/api/games/war/rules").startswith("# War\n")
    assert "game-war-title = Krieg" in text(f"{house.link}/api/games/war/texts/de")
    assert text(f"{house.link}/api/games/thulla/rules").startswith("# Thulla")
    for missing in ("war/texts/xx", "thulla/texts/de", "bridge/rules", "war/texts/..%2Frules"):
        with pytest.raises(HTTPError) as refused:
            text(f"{house.link}/api/games/{missing}")
        assert refused.value.code == 404
        refused.value.close()


def test_a_broken_package_is_one_line_in_the_log(house: OpenHouse) -> None:
    (line,) = (line for line in house.log.splitlines() if "bridge" in line)
    assert "the game bridge (bridge) cannot be used: RuntimeError: no partner" in line


def command(beside: Path, *words: str) -> tuple[str, str]:
    path = {"PYTHONPATH": str(beside), "COLUMNS": "120", "PATH": ""}
    done = run([*COMMAND, *words], capture_output=True, text=True, env=path, cwd=beside, check=True, input="hint\n")
    return done.stdout, done.stderr


def test_its_own_bots_play_it_in_the_terminal(beside: Path) -> None:
    said, wrong = command(beside, "play", "war", "--seats", "2")
    assert "a soldier does not choose" in said
    assert wrong == "the game bridge (bridge) cannot be used: RuntimeError: no partner\n"
    shown, _ = command(beside, "options", "war", "--json")
    assert json.loads(shown)["game"] == "war"


def test_a_command_that_needs_no_package_says_nothing_of_them(beside: Path) -> None:
    assert command(beside, "options", "thulla")[1] == ""
