"""`cardhouse games`, `options` and `rules`."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner, Result

from cardhouse.cli import COMMANDS, games, main
from cardhouse.cli.choose import options_for
from cardhouse.core.options import about, write_options
from cardhouse.games import GAMES


def cardhouse(*words: str, **env: str) -> Result:
    return CliRunner(env={"COLUMNS": "110", **env}).invoke(main, words)


def other_value(game: str) -> tuple[str, str]:
    """The first option of a game, and a value that is not its default."""
    option = about(GAMES[game].options)[0]
    span = [str(n) for n in range(option.low or 0, (option.high or 0) + 1)]
    return option.name, next(value for value in option.values or span if value != option.default)


def test_every_command_is_listed_with_a_line_of_help() -> None:
    shown = cardhouse("--help").output
    for name in COMMANDS:
        assert re.search(rf"^  {name} +\S+", shown, re.MULTILINE), name


def test_an_unknown_command_is_refused() -> None:
    assert cardhouse("deal").exit_code == 2


def test_all_games_are_listed_with_their_title_and_players() -> None:
    shown = cardhouse("games", COLUMNS="200").output
    for game in GAMES.values():
        row = next(line for line in shown.splitlines() if line.startswith(f"{game.name} "))
        assert game.title in row
        assert games.span(game.seats) in row and games.span(game.best or game.seats) in row
        assert game.info.line in row


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_are_listed_with_default_and_help(game: str) -> None:
    shown = cardhouse("options", game, COLUMNS="250").output
    for option in about(GAMES[game].options):
        row = next(line for line in shown.splitlines() if line.startswith(f"{option.name} "))
        assert option.default in row
        assert option.help in row
    for preset in GAMES[game].presets:
        assert f"Preset {preset}:" in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_options_as_json_are_what_a_form_needs(game: str) -> None:
    told = json.loads(cardhouse("options", game, "--json").output)
    assert told["game"] == game
    assert [option["name"] for option in told["options"]] == [option.name for option in about(GAMES[game].options)]
    assert told["presets"] == GAMES[game].presets
    assert {"name", "kind", "default", "values", "low", "high", "optional", "help"} == set(told["options"][0])


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_mark_the_chosen_options_and_no_other(game: str) -> None:
    name, value = other_value(game)
    done = cardhouse("rules", game, "--option", f"{name}={value}")
    assert done.exit_code == 0, done.output
    assert f"**At this table:** {name}={value}\n" in done.output
    assert f"\n- ▶ **`{name}` = {value}**" in done.output
    assert done.output.count("▶") == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_place_in_the_rules_page(game: str) -> None:
    shown = cardhouse("rules", game).output
    assert "**At this table:** the default rules\n" in shown
    assert "▶" not in shown
    for option in about(GAMES[game].options):
        assert f"\n- `{option.name}` (" in shown, option.name


@pytest.mark.parametrize("game", GAMES)
def test_a_preset_is_chosen_by_its_name_and_an_option_goes_above_it(game: str) -> None:
    for preset, text in GAMES[game].presets.items():
        assert cardhouse("rules", game, "--preset", preset.lower()).exit_code == 0
        for item in text.split():
            done = cardhouse("rules", game, "--preset", preset, "-o", item)
            assert done.exit_code == 0, done.output


def test_in_a_terminal_the_rules_are_drawn() -> None:
    drawn = cardhouse("rules", "thulla", "-o", "forced_ace=off", FORCE_COLOR="1", TERM="xterm").output
    plain = re.sub(r"\x1b\[[0-9;]*m", "", drawn)
    assert drawn != plain
    assert "▶ forced_ace = off" in plain
    assert "**" not in plain


def test_a_game_without_a_page_says_what_it_is_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "page_of", lambda game: None)
    done = cardhouse("rules", "thulla", "-o", "forced_ace=off")
    assert done.exit_code == 0, done.output
    info = GAMES["thulla"].info
    assert done.output.startswith(f"# Thulla\n\n**At this table:** forced_ace=off\n\n{info.line}\n")
    assert all(rule in done.output for rule in info.rules) and "▶ **`forced_ace` = off**" in done.output


@pytest.mark.parametrize("command", ["rules", "simulate", "play"])
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["ludo"], "there is no game ludo; there are thulla, "),
        (["thulla", "-o", "revrsal=on"], "unknown option revrsal; there are forced_ace, "),
        (["thulla", "-o", "reversal=maybe"], "reversal=maybe: reversal is off or on"),
        (["thulla", "-o", "reversal"], "write each option once, as name=value"),
        (["thulla", "-o", "games=3", "-o", "games=5"], "write each option once"),
        (["thulla", "-o", "games=3 reversal=on"], "write each option once"),
        (["thulla", "--preset", "nobody"], "Thulla has no preset nobody"),
    ],
)
def test_a_wrong_choice_is_explained(command: str, words: list[str], says: str) -> None:
    done = cardhouse(command, *words)
    assert done.exit_code == 2
    assert says in " ".join(done.output.split())


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_wrong_number_of_seats_is_explained(command: str) -> None:
    done = cardhouse(command, "thulla", "--seats", "7")
    assert done.exit_code == 2
    assert "Thulla is for 2 to 6 players, not 7" in done.output
    done = cardhouse(command, "kazhutha", "--seats", "3", "--option", "partners=on")
    assert done.exit_code == 2
    assert "partners need exactly 4 players" in done.output


def test_what_a_table_has_chosen_is_written_as_in_a_record() -> None:
    options = options_for(GAMES["thulla"], None, ["games=3", "reversal=off"])
    assert write_options(options) == "games=3"
