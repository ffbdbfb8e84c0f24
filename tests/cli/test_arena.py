"""`cardhouse arena`."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from click.testing import Result as Done

from cardhouse.bots.mind import Mind
from cardhouse.cli import arena, main
from cardhouse.cli.plot import Point, strength_svg
from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES

ROOT = Path(__file__).parent.parent.parent


def cardhouse(*words: str) -> Done:
    return CliRunner(env={"COLUMNS": "110"}).invoke(main, ["arena", *words])


def results(*words: str) -> dict[str, Any]:
    done = cardhouse(*words, "--json")
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_stronger_bot_is_seen_to_be_stronger() -> None:
    told = results("thulla", "steady", "chance", "--deals", "10")
    steady, chance = told["bots"]["steady"], told["bots"]["chance"]
    assert (steady["games"], chance["games"]) == (40, 120)
    assert steady["last"][0] < 0.1 < chance["last"][0]
    assert steady["points"][0] > chance["points"][0]
    assert steady["points"][1] <= steady["points"][0] <= steady["points"][2]
    assert steady["rating"]["mu"] > chance["rating"]["mu"]
    assert steady["faults"] == 0
    assert steady["ms"]["mean"] <= steady["ms"]["p99"] <= steady["ms"]["max"]


def test_the_points_of_a_table_are_the_same_whoever_has_them() -> None:
    bots = results("dalmuti", "steady", "gentle", "chance", "--deals", "3", "--seats", "5", "-o", "hands=1")["bots"]
    assert {name: b["games"] for name, b in bots.items()} == {"steady": 15, "gentle": 30, "chance": 30}
    assert sum(b["points"][0] * b["games"] for b in bots.values()) == pytest.approx(15 * (4 + 3 + 2 + 1), abs=0.01)


def test_equals_share_everything() -> None:
    """Each deal from every seat: three against their like are average to the last digit, if they use no dice."""
    told = results("kazhutha", "steady", "--deals", "3")
    assert told["bots"]["steady"]["points"] == [1.5, 1.5, 1.5]
    assert told["bots"]["steady"]["last"][0] == 0.25


def test_each_alone_against_another() -> None:
    told = results("thulla", "chance", "steady", "--versus", "gentle", "--deals", "4", "--seats", "3")
    assert list(told["bots"]) == ["chance", "steady"]
    assert [b["games"] for b in told["bots"].values()] == [12, 12]
    assert told["versus"] == "gentle"
    assert told["deals"] == 4


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    words = ("liap_tui", "steady", "gentle", "--deals", "2", "--seed", "3", "-o", "max_rounds=1")
    alone, together, other = results(*words), results(*words, "--jobs", "2"), results(*words[:-3], "4", *words[-2:])
    for told in (alone, together, other):
        for b in told["bots"].values():
            del b["ms"]
    assert alone == together != other


def test_the_records_are_games_that_replay(tmp_path: Path) -> None:
    results("tincholi", "steady", "gentle", "--deals", "1", "--seats", "2", "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    players = []
    for file in files:
        fold = Fold(read_record(file.read_text(encoding="utf-8")), GAMES).to_end()
        assert fold.position.result is not None
        players.append(fold.record.tags["Players"])
    assert players == ["steady, gentle", "gentle, steady"]
    assert CliRunner().invoke(main, ["verify", *map(str, files)]).exit_code == 0


def test_the_table_is_readable() -> None:
    done = cardhouse("thulla", "steady", "chance", "--deals", "2")
    assert done.exit_code == 0
    assert "Thulla, 4 players: 2 deals from every seat, seed 7" in done.output
    assert done.output.index("steady") < done.output.index("chance"), "the strongest is first"
    assert "With 95 % intervals" in done.output


def test_a_plot_of_strength_against_time(tmp_path: Path) -> None:
    results("thulla", "gentle", "chance", "--versus", "steady", "--deals", "2", "--plot", str(tmp_path / "plot.svg"))
    svg = ET.fromstring((tmp_path / "plot.svg").read_text(encoding="utf-8"))
    words = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert {"gentle", "chance", "ms per decision", "place points", "Thulla, 4 players"} <= set(words)
    assert len(list(svg.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_a_plot_of_one_bot_that_takes_no_time() -> None:
    ET.fromstring(strength_svg([Point("a<b", 0.0, 1.5, 1.5, 1.5)], "one & only"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("thulla", "deep_blue"), "there is no bot deep_blue; there are gentle, steady, sharp, master"),
        (("thulla", "steady", "--versus", "nobody"), "there is no bot nobody"),
        (("thulla", "steady", "gentle", "chance", "--seats", "2"), "3 bots at a table for 2"),
        (("thulla",), "Missing argument 'BOT...'"),
        (("bridge", "steady"), "there is no game bridge"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(words: tuple[str, ...], says: str) -> None:
    done = cardhouse(*words)
    assert done.exit_code == 2
    assert says in " ".join(done.output.split())


def test_a_bot_that_fails_plays_the_default_move_and_is_told_of() -> None:
    done = cardhouse("thulla", "tests.cli.test_arena:silent", "steady", "--deals", "1", "--seats", "2")
    assert done.exit_code == 0, done.output
    assert "answers were no legal move" in done.output


def silent(mind: Mind) -> str:
    raise RuntimeError("no idea")


# -- the arithmetic


def test_shared_places_share_their_points() -> None:
    assert arena.points_of([[2], [0, 3], [1]]) == {2: 3.0, 0: 1.5, 3: 1.5, 1: 0.0}
    assert arena.points_of([[0, 1, 2]]) == {0: 1.0, 1: 1.0, 2: 1.0}


def test_intervals() -> None:
    low, high = arena.wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)  # as in any book
    assert arena.wilson(0, 20)[0] == 0.0
    middle, low, high = arena.interval([1.0, 2.0, 3.0, 2.0])
    assert middle == 2.0
    assert round(high - middle, 3) == round(middle - low, 3) == 0.8  # 1.96 · 0.8165 / 2
    assert arena.interval([1.0]) == (1.0, 1.0, 1.0)


# -- the example of the docs


def test_the_example_bot_is_short_and_better_than_gentle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
    monkeypatch.chdir(ROOT)
    told = results("thulla", "examples.bot:careful", "gentle", "--deals", "3", "--seats", "3")
    careful, gentle = told["bots"]["examples.bot:careful"], told["bots"]["gentle"]
    assert careful["faults"] == 0
    assert careful["last"][0] < gentle["last"][0]
