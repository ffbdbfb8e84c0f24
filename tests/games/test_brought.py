"""Games that installed packages bring: found by their entry points, and one that is broken harms nobody."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cardhouse.games import GAMES, GROUP, Games
from tests.sixth import war


def brought(value: str, name: str = "war") -> tuple[list[str], list[str]]:
    """The games that are new, and what is said about those that cannot be."""
    games = Games(GAMES)
    games.bring([EntryPoint(name, value, GROUP)])
    return [game for game in games if game not in GAMES], games.broken


@pytest.mark.parametrize("value", ["tests.sixth.war", "tests.sixth.war:GAME"])
def test_a_package_brings_a_game_or_a_module_that_has_one(value: str) -> None:
    assert brought(value) == ([war.GAME.name], [])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("raise RuntimeError('no licence')", "RuntimeError: no licence"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("GAME = 7", "TypeError: it is neither a Game nor a module with a GAME"),
        ("from cardhouse.games.thulla import GAME", "ValueError: there is a game thulla already"),
        ("from cardhouse.core.info import Info; Info(accent='red')", "BadInfo: the accent red is not a colour"),
    ],
)
def test_a_broken_package_is_one_line(text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_game.py").write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)
    games, (line,) = brought("broken_game", "broken")
    assert games == [] and "\n" not in line
    assert line.startswith(f"the game broken (broken_game) cannot be used: {says}")


@pytest.mark.parametrize("wish", [lambda games: games["war"], lambda games: "war" in games, len, list, dict])
def test_packages_are_looked_for_when_they_are_needed_and_once(
    wish: Callable[[Games], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def installed(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [EntryPoint("war", "tests.sixth.war", GROUP)]

    monkeypatch.setattr(metadata, "entry_points", installed)
    games = Games({"thulla": GAMES["thulla"]})
    assert games["thulla"].title == "Thulla" and "thulla" in games and not asked
    assert wish(games) and wish(games) and asked == ["cardhouse.games"]
    assert list(games) == ["thulla", "war"] and games.get("bridge") is None
    with pytest.raises(KeyError):
        games["bridge"]


def test_only_the_keyboard_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "stopped_game.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        brought("stopped_game")
