"""`cardhouse play`: whole games by keyboard, and nothing on the screen that the seat may not know."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT, run
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner, Result
from hearts import GAME as HEARTS
from rich.console import Console

from cardhouse.bots.chances import Chances
from cardhouse.bots.mind import Mind, Thought
from cardhouse.cli import draw, main, play
from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import DECK, Reason
from cardhouse.core.record import read_record
from cardhouse.games import GAMES

ROOT = Path(__file__).parent.parent.parent
ME = 0
GLYPH = re.compile(r"(\w+)([♣♦♥♠])")
HEAD = re.compile(r"^.* ─{10,}$", re.MULTILINE)
PEN = draw.Pen(GAMES["thulla"], {"p1": "you"})


def sit(*words: str, typed: str = "", **env: str) -> Result:
    return CliRunner(env={"COLUMNS": "160", **env}).invoke(main, ["play", *words], input=typed)


def finished(game: str, record: Path, *words: str) -> str:
    done = sit(game, "--seed", "11", "--record", str(record), *words, typed="1\n" * 20_000)
    assert done.exit_code == 0, (done.output[-2000:], done.exception)
    return done.output


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_numbers(game: str, tmp_path: Path) -> None:
    shown = finished(game, tmp_path / "game.cgn")
    text = (tmp_path / "game.cgn").read_text(encoding="utf-8")
    fold = Fold(read_record(text), GAMES).to_end()
    assert fold.position.result is not None
    assert fold.record.tags["Players"].startswith("you, steady")
    ranking = [line.split() for line in shown.split("place   seat")[1].splitlines()[1:] if line.strip()]
    assert [row[1] for row in ranking[: fold.position.seats]] == [
        "you" if seat == ME else f"p{seat + 1}" for group in fold.position.result.ranking for seat in group
    ]
    assert f"cardhouse replay {tmp_path / 'game.cgn'}" in shown
    assert CliRunner().invoke(main, ["verify", str(tmp_path / "game.cgn")]).exit_code == 0
    assert CliRunner().invoke(main, ["replay", str(tmp_path / "game.cgn")]).exit_code == 0


# -- nothing hidden on the screen


class Moment(NamedTuple):
    """A table as it must be drawn: the piles p1 sees, and what they were told since the last one."""

    piles: dict[str, list[str]]
    told: list[dict[str, Any]]

    @property
    def known(self) -> set[str]:
        return {card for item in self.told for card in item.get("cards", ())}


def moments(fold: Fold) -> Iterator[Moment]:
    told: list[dict[str, Any]] = []
    for _ in fold.lines():
        position = fold.position
        told += kernel.heard(position.news or (), ME, position.faces)
        piles = kernel.faces(position, ME)
        hands_open = any(card != kernel.BACK for name in others(piles) for card in piles[name])
        if position.to_move[:1] in ((), (ME,)) or (position.to_move == (DECK,) and hands_open):
            yield Moment(piles, told)
            told = []


def others(piles: dict[str, list[str]]) -> list[str]:
    return [name for name in piles if re.fullmatch(r"p[0-9]+", name) and name != "p1"]


def suited(text: str) -> set[str]:
    """The faces that stand in a text as 7♥ or 10♠."""
    return {number.replace("10", "T") + "cdhs"["♣♦♥♠".index(suit)] for number, suit in GLYPH.findall(text)}


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_shows_only_what_the_seat_may_know(game: str, tmp_path: Path) -> None:
    shown = finished(game, tmp_path / "game.cgn", "--level", "chance")
    fold = Fold(read_record((tmp_path / "game.cgn").read_text(encoding="utf-8")), GAMES)
    news, *tables = HEAD.split(shown)
    expected = list(moments(fold))
    assert len(tables) == len(expected)
    pen = draw.Pen(GAMES[game], {"p1": "you"})
    before = ""  # a table is followed by the news up to the next one
    for table, moment, after in zip(tables, expected, [*expected[1:], Moment({}, [])], strict=True):
        assert suited(news) <= moment.known | suited(before), news
        for item in moment.told:
            assert " ".join(draw.news(item, pen).plain.split()) in " ".join((before + news).split())
        felt, asked, news = table.partition("\n> ")
        before = felt
        told = moment.known if asked else moment.known | after.known  # nobody is asked: the news follow at once
        assert suited(felt) <= {card for pile in moment.piles.values() for card in pile} | told
        for name in others(moment.piles):
            row = re.search(rf"^[▶ ]  {name} +(.*)$", felt, re.MULTILINE)
            assert row is not None, felt
            if set(moment.piles[name]) == {kernel.BACK}:
                assert re.match(rf"{len(moment.piles[name])} cards?( |$)", row[1]), row[0]


# -- what can be typed


def test_an_illegal_move_is_explained_and_asked_again() -> None:
    shown = sit("thulla", "--seed", "5", typed="2c\nfoo\n99\n0\n\n[/]\n").output
    assert "No: you do not hold 2♣." in shown
    assert "No: foo is not a card" in shown
    assert shown.count("The moves are numbered 1 … 2.") == 2
    assert "No: [/]" in shown


def test_a_move_can_be_typed_as_in_a_record_or_as_it_stands_on_the_screen() -> None:
    assert "You play 10♠" in sit("thulla", "--seed", "5", typed="ts\n").output
    assert "You play 10♠" in sit("thulla", "--seed", "5", typed="10♠\n").output
    assert "You play 10♠" in sit("thulla", "--seed", "5", typed="2\n").output


def test_help_and_rules_are_at_hand() -> None:
    shown = sit("thulla", "-o", "games=3", typed="?\nrules\nquit\n").output
    assert "leave the table" in shown
    assert "**At this table:** games=3" in shown
    assert "The game is not finished. See you." in shown


@pytest.mark.parametrize("typed", ["", "1\n", "quit\n", "q\n"])
def test_leaving_is_polite_and_keeps_the_record_so_far(typed: str, tmp_path: Path) -> None:
    done = sit("thulla", "--seed", "5", "--record", str(tmp_path / "game.cgn"), typed=typed)
    assert done.exit_code == 0
    assert "See you." in done.output
    fold = Fold(read_record((tmp_path / "game.cgn").read_text(encoding="utf-8")), GAMES).to_end()
    assert fold.position.to_move == (ME,)
    assert "Result" not in fold.record.tags


def test_the_deals_of_a_record_can_be_played_again(tmp_path: Path) -> None:
    first = sit("thulla", "--seed", "5", "--record", str(tmp_path / "game.cgn"), typed="q\n").output
    seed = read_record((tmp_path / "game.cgn").read_text(encoding="utf-8")).tags["Seed"]
    assert sit("thulla", "--seed", seed, typed="q\n").output in first


def test_without_a_seed_every_game_is_another() -> None:
    assert sit("thulla").output != sit("thulla").output


@pytest.mark.parametrize("seed", ["abc", "1.5", "٣", "f" * 63])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    done = sit("thulla", "--seed", seed)
    assert done.exit_code == 2
    assert "neither a whole number nor 64 hex digits" in done.output


def test_a_record_that_cannot_be_written_is_known_before_the_first_card(tmp_path: Path) -> None:
    done = sit("thulla", "--record", str(tmp_path / "nowhere" / "game.cgn"), typed="1\n")
    assert done.exit_code == 2
    assert "No such file or directory" in done.output
    assert "♠" not in done.output


def test_a_name_is_used_at_the_table_and_in_the_record(tmp_path: Path) -> None:
    shown = sit("thulla", "--name", "Ann", "--seed", "5", "--record", str(tmp_path / "g.cgn"), typed="1\n").output
    assert "Ann (p1)" in shown
    assert "Ann plays 5♠" in shown
    assert '[Players "Ann, steady, steady, steady"]' in (tmp_path / "g.cgn").read_text(encoding="utf-8")


# -- how it is drawn


def drawn(item: object) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(item)
    return capture.get()


def test_very_many_moves_are_shown_by_kind_and_can_still_be_numbered() -> None:
    legal = ["drop", *(f"swap {i} {j}" for i in range(20) for j in range(20)), "cut"]
    shown = drawn(draw.moves(legal, PEN))
    assert "  1  drop" in shown
    assert "402  cut" in shown
    assert "… and 384 more, e.g. swap 19 19" in shown
    assert len(shown.splitlines()) < 12


@pytest.mark.parametrize(
    ("item", "said"),
    [
        ({"what": "play", "seat": "p1", "cards": ["7h"]}, "You play 7♥"),
        ({"what": "play", "seat": "p2", "cards": ["Ts", "As"]}, "p2 plays 10♠ A♠"),
        ({"what": "draw", "seat": "p2", "cards": ["??"]}, "p2 draws a card"),
        ({"what": "game_over", "losers": [], "stalemate": True}, "The game is over"),
        ({"what": "new_moon", "seat": "p2", "cards": ["7h"], "to": "p1"}, "p2: new moon 7♥, to you"),
        ({"what": "new_moon", "full": True, "half": False, "none": None}, "New moon, full yes"),
        ({"what": "new_moon", "light": {"p1": 3, "p2": None}}, "New moon, light you 3, p2 –"),
        ({"what": "new_moon", "cards": ["??", "7h"]}, "New moon ▒▒ 7♥"),
    ],
)
def test_news_are_sentences_and_unknown_ones_are_told_word_by_word(item: dict[str, object], said: str) -> None:
    assert draw.news(item, PEN).plain == said


def test_red_pieces_of_a_game_with_two_cases_are_red() -> None:
    for game in GAMES.values():
        text = draw.Pen(game, {}).faces("RHc Ah")
        assert text.plain == "RHc Ah" or not game.exact_case
        assert bool(text.spans) or not game.exact_case


def test_a_game_that_stalls_says_so() -> None:
    result = {"ranking": [["p2"], ["p1"]], "scores": {"p1": 0, "p2": 1}, "reason": "stalemate"}
    assert "It ended by stalemate." in drawn(draw.ranking(result, PEN))


def test_facts_are_columns_where_every_seat_has_one_and_a_line_otherwise() -> None:
    view = {
        "to_move": ["p2"],
        "piles": {"p1": ["7h", "??"], "p2": ["??"], "gone": ["2c"] * 40},
        "facts": {
            "won": {"p1": 2, "p2": None},
            "teams": [["p1", "p3"], ["p2", "p4"]],
            "round": 3,
            "last": {"a": 1},
        },
    }
    shown = drawn(draw.table(view, PEN, "Test"))
    assert re.search(r"^   you \(p1\)  7♥ ▒▒ +2 *$", shown, re.MULTILINE)
    assert re.search(r"^▶  p2 +1 card +– *$", shown, re.MULTILINE)
    assert "… 40 cards" in shown
    assert "teams p1+p3 p2+p4 · round 3 · last (a 1)" in shown


def test_a_seed_can_be_any_whole_number() -> None:
    assert play.read_seed("7") == play.read_seed("7") != play.read_seed("-7")


# -- who plays the others


def test_somebody_asks_for_a_hint_and_gets_chances_and_a_reason() -> None:
    done = sit("thulla", "--seed", "5", "--level", "gentle", typed="hint\nquit\n")
    assert done.exit_code == 0, done.output
    assert re.search(r"> hint\n  .*: .*\.\n +(\d+%|likely|hard|\w+ \w+) not to be last with \w+[♣♦♥♠]\n", done.output)


@pytest.mark.parametrize(
    ("weighed", "told"),
    [
        ([("Ah", 0.67), ("4h", 0.49), ("Th", 0.53), ("2h", 0.2)], ["67% Ah", "53% Th", "49% 4h"]),
        ([("Ah", 0.67), ("4h", 0.71), ("Th", 0.5)], ["67% Ah", "50% Th"]),
        ([("Ah", 0.67), ("4h", 0.67)], ["67% Ah", "67% 4h"]),
        ([], []),
    ],
)
def test_a_hint_names_nothing_that_looks_better_than_what_it_advises(
    weighed: list[tuple[str, float]], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = Thought("Ah", weighed, Reason("best_chance", {}), "not_last")
    monkeypatch.setattr(play, "chances_of", lambda game: Chances(firm=tuple(range(10))))
    monkeypatch.setattr(play, "think", lambda mind, level: thought)
    monkeypatch.setattr(play, "answer", lambda mind, think, patience: mind.legal[0])
    shown = sit("thulla", "--seed", "5", typed="hint\nquit\n").output
    found = re.findall(r"^  +(\d+%) not to be last with (\w+)([♣♦♥♠])$", shown, re.MULTILINE)
    assert [f"{chance} {rank.replace('10', 'T')}{suit.replace('♥', 'h')}" for chance, rank, suit in found] == told


def test_nobody_plays_under_an_unknown_name() -> None:
    done = sit("thulla", "--level", "deep_blue")
    assert done.exit_code == 2
    assert "there is no bot deep_blue" in done.output


def test_the_example_of_the_docs_sits_down_from_the_folder_it_is_in() -> None:
    """With the command as it is installed: a test that runs in Python has this folder on its path anyway."""
    command = Path(sysconfig.get_path("scripts")) / "cardhouse"
    words = [str(command), "play", "thulla", "--level", "examples.bot:careful", "--seed", "5"]
    done = run(words, cwd=ROOT, input="quit\n", text=True, stdout=PIPE, stderr=STDOUT, check=False)
    assert done.returncode == 0, done.stdout
    assert "See you." in done.stdout


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("careless", r"ZeroDivisionError: .*by zero \(test_play.py, line \d+\)"),
        ("leaves", r"SystemExit: 3 \(test_play.py, line \d+\)"),
        ("silent", "answers None, which is not a move"),
        ("stubborn", "plays pass, which is not legal"),
    ],
)
def test_a_bot_that_fails_plays_the_default_move_and_the_game_goes_on(bot: str, says: str, tmp_path: Path) -> None:
    shown = finished("thulla", tmp_path / "game.cgn", "--level", f"tests.cli.test_play:{bot}", "--seats", "3")
    assert "the end" in shown
    assert re.search(rf"^  The bot of p3 plays the default move: {says}\n  p3 plays \w+[♣♦♥♠]$", shown, re.MULTILINE)


def careless(mind: Mind) -> str:
    return mind.legal[1 // 0]


def leaves(mind: Mind) -> str:
    sys.exit(3)


def silent(mind: Mind) -> None:
    pass


def stubborn(mind: Mind) -> str:
    return "pass"


def test_a_bot_that_breaks_while_it_is_loaded_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_bot.py").write_text("def play(\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    done = sit("thulla", "--level", "half_a_bot:play")
    assert done.exit_code == 2
    assert done.output.splitlines()[-1].endswith("SyntaxError: '(' was never closed (half_a_bot.py, line 1)")


def test_sharp_bots_finish_a_game(tmp_path: Path) -> None:
    shown = finished("thulla", tmp_path / "game.cgn", "--level", "sharp", "--seats", "2")
    assert "the end" in shown


def test_what_is_so_is_said_without_a_word_of_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not “hearts are broken True · phase lead”."""
    monkeypatch.setitem(GAMES.data, "hearts", HEARTS)
    done = sit("hearts", "--seed", "3", "-o", "target=25", "--level", "gentle", typed="1\n" * 400)
    assert "ends at 25" in done.output and "· hearts are broken ·" in done.output
    assert not re.search("True|False|phase", done.output)
