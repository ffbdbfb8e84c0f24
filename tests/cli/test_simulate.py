"""`cardhouse simulate`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from click.testing import Result as Done

from cardhouse.cli import main, simulate
from cardhouse.cli.match import Match, places, seed_from
from cardhouse.core.fold import Fold
from cardhouse.core.position import Position, Result
from cardhouse.core.record import read_record
from cardhouse.games import GAMES

TABLES = [pytest.param(game, seats, id=f"{game}-{seats}") for game in GAMES for seats in GAMES[game].seats]


def cardhouse(*words: str) -> Done:
    return CliRunner(env={"COLUMNS": "110"}).invoke(main, words)


def summary(*words: str) -> dict[str, Any]:
    done = cardhouse("simulate", *words, "--json")
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.output)
    return told


@pytest.mark.parametrize("bot", simulate.PLAYERS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_ends_at_every_number_of_players(game: str, seats: int, bot: str) -> None:
    told = summary(game, "--seats", str(seats), "--games", "3", "--bot", bot)
    assert told["games"] == 3
    assert sum(told["ended"].values()) == 3
    assert list(told["by_seat"]) == [f"p{i}" for i in range(1, seats + 1)]
    assert sum(seat["first"] for seat in told["by_seat"].values()) >= 3
    assert told["moves"]["p50"] <= told["moves"]["p99"] <= told["moves"]["max"]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_records_verify_and_replay_to_their_result(game: str, seats: int, tmp_path: Path) -> None:
    summary(game, "--seats", str(seats), "--games", "3", "--records", str(tmp_path / "kept"))
    files = sorted(map(str, (tmp_path / "kept").iterdir()))
    assert len(files) == 3
    checked = cardhouse("verify", *files)
    assert checked.exit_code == 0, checked.output
    replayed = cardhouse("replay", *files)
    assert replayed.exit_code == 0, replayed.output
    for file in files:
        fold = Fold(read_record(Path(file).read_text(encoding="utf-8")), GAMES).to_end()
        assert fold.position.result is not None
        assert fold.record.tags["Result"] == places(fold.position.result)


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def played(seed: str) -> dict[str, Any]:
        told = summary("thulla", "--games", "20", "--seed", seed)
        del told["games_per_second"], told["seed"]
        return told

    assert played("-3") == played("-3") != played("4")


def test_keeping_records_changes_nothing(tmp_path: Path) -> None:
    kept = summary("thulla", "--games", "5", "--records", str(tmp_path))
    assert kept["by_seat"] == summary("thulla", "--games", "5")["by_seat"]


def test_a_chosen_option_is_in_the_summary_and_in_the_records(tmp_path: Path) -> None:
    told = summary("thulla", "-o", "games=3", "--games", "1", "--records", str(tmp_path))
    assert told["options"] == "games=3"
    assert '[Options "games=3"]' in next(tmp_path.iterdir()).read_text(encoding="utf-8")


def test_the_summary_tells_lengths_ends_cuts_and_places() -> None:
    shown = cardhouse("simulate", "thulla", "--seats", "3", "--games", "50").output
    for words in (
        "Thulla, 3 players: 50 games by chance, seed 7",
        "games/s",
        "moves per game  mean ",
        "p99",
        "cut ",
    ):
        assert words in shown
    assert "normal 50 (100.0%)" in shown
    assert [line.split()[0] for line in shown.splitlines()[-3:]] == ["p1", "p2", "p3"]


def test_an_interrupt_shows_what_was_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    add = simulate.Tally.add

    def third_time_is_enough(tally: simulate.Tally, position: Position, moves: int) -> None:
        if tally.games == 2:
            raise KeyboardInterrupt
        add(tally, position, moves)

    monkeypatch.setattr(simulate.Tally, "add", third_time_is_enough)
    done = cardhouse("simulate", "thulla", "--games", "50")
    assert done.exit_code == 130
    assert "stopped after 2 of 50 games" in done.output
    assert "Thulla, 4 players: 2 games" in done.output


def test_a_game_that_does_not_end_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "LONGEST", 10)
    done = cardhouse("simulate", "thulla", "--games", "1")
    assert done.exit_code == 1
    assert seed_from("cardhouse", "simulate", 7, 0).hex() in done.output


def test_records_need_a_folder_that_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = cardhouse("simulate", "thulla", "--records", str(tmp_path / "file" / "below"))
    assert done.exit_code == 2
    assert "Not a directory" in done.output


def test_shared_places_are_one_place() -> None:
    tally = simulate.Tally(2)
    game = GAMES["thulla"]
    position = game.start(2)
    match = Match(game, position, game.options(), bytes(32))
    assert "Result" not in match.record()
    position.result = Result([[0, 1]], [], [0, 0], "stalemate")
    tally.add(position, 1)
    told = tally.summary()["by_seat"]
    assert [seat["place"] for seat in told.values()] == [1, 1]
    assert [seat["last"] for seat in told.values()] == [0, 0]
    assert '[Result "p1=p2"]' in match.record()
