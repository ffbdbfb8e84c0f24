"""`cardhouse check-game`: what is wrong with a game is found, named, and it is said what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import hearts.rules
import pytest
from click.testing import CliRunner, Result
from hearts import GAME

from cardhouse.cli import main
from cardhouse.core.game import Game
from cardhouse.core.info import Info, NewsKind, Verb
from cardhouse.games import GAMES
from cardhouse.testing.declared import unsaid
from tests.sixth import war
from tests.test_mutants import Mutant, plant


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    def check(game: Game, *only: str) -> Result:
        monkeypatch.setitem(GAMES.data, game.name, game)
        words = [word for name in only for word in ("--only", name)]
        return CliRunner().invoke(main, ["check-game", game.name, "--quick", *words])

    return check


def planted(bug: str, home: Any, name: str, old: str, new: str, patch: pytest.MonkeyPatch) -> None:
    plant(Mutant(bug, "hearts", home, name, old, new), patch)


# -- three bugs


def test_a_card_that_leaks_in_the_news_is_found(
    checked: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = '"chosen", {"seat": NAMES[seat]}', '"chosen", {"seat": NAMES[seat]}, cards_in(cards)'
    planted("leak", hearts.rules, "give", old, new, monkeypatch)
    said = checked(GAME, "promises")
    assert said.exit_code == 1 and "FAIL  promises" in said.output
    assert re.search(r"hears that p\d chose 'give \w\w,\w\w,\w\w': .*chosen.*cards", said.output), said.output


def test_a_suit_that_need_not_be_followed_is_found(
    checked: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    planted("follow", hearts.rules.Hearts, "playable", "if follow:", "if follow and hand & 15:", monkeypatch)
    said = checked(GAME, "rules")
    assert said.exit_code == 1 and "FAIL  rules" in said.output
    assert "the legal moves are not those of the oracle" in said.output and "the rules allow it" in said.output


def test_a_doubled_card_is_found(checked: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    planted("doubled", hearts.rules, "play", "&= ~(1 << card)", "&= ~(1 << card) | 1 << QUEEN", monkeypatch)
    said = checked(GAME, "promises")
    assert said.exit_code == 1
    assert re.search(r"cards are not conserved: the card Qs is there 2 times and not 1: in p\d trick", said.output)


# -- declarations


def with_info(**changes: Any) -> Game:
    return replace(GAME, info=replace(GAME.info, **changes))


@pytest.mark.parametrize(
    ("only", "game", "says"),
    [
        ("texts", with_info(news={}), "the news broken are not declared"),
        ("texts", with_info(news={**GAME.info.news, "broken": NewsKind(("{who} did it",))}), "no sentence of the news"),
        ("texts", with_info(facts={}), "the fact target is not declared"),
        ("texts", with_info(piles={}), "the pile trick is not declared"),
        ("texts", with_info(verbs={"": Verb("Play {cards}", "cards")}), "the move give has no label"),
        ("texts", with_info(verbs={**GAME.info.verbs, "give": Verb("Pass")}), "moves give … would be as many buttons"),
        ("texts", with_info(line=""), "does not say what it is"),
        ("texts", with_info(asks={"give": "pass {them}"}), "names them, which is no fact"),
        ("texts", with_info(poster=("Qs", "1x")), "the poster shows 1x, which is no face"),
        ("texts", with_info(verbs={**GAME.info.verbs, "": Verb("Play {cards}", "cards", pile="hat")}), "no such pile"),
        ("page", with_info(page=""), "there is no rules page"),
        ("page", with_info(page="tests.sixth.war:rules.md"), "does not begin with “# Hearts”"),
        ("page", with_info(page="tests.sixth.war:rules.md"), "no line of the code names the rule W1 W2 W3"),
        ("page", with_info(page="tests.sixth.war:rules.md"), "does not list the option target"),
        ("page", with_info(page="tests.sixth.war:rules.md"), "lists cards (5), which is no option"),
        ("lesson", with_info(lesson="tests.sixth.war.lesson:LESSON"), "the lesson cannot be played"),
        ("lesson", with_info(texts="tests.sixth.war:texts"), "steps without a text: pass follow"),
        ("bots", with_info(habit="hearts.bots:nothing"), "steady: "),
        ("rules", with_info(oracle="hearts.oracle:nothing"), "the check could not go on"),
    ],
)
def test_what_is_missing_is_named(checked: Callable[..., Result], only: str, game: Game, says: str) -> None:
    said = checked(game, only)
    assert said.exit_code == 1 and says in said.output and "→ " in said.output, said.output


def test_a_game_that_declares_nothing_is_told_so_and_not_refused(checked: Callable[..., Result]) -> None:
    bare = replace(war.GAME, name="bare", info=Info())
    said = checked(bare, "lesson", "rules", "playthrough", "speed")
    assert said.exit_code == 0 and "none declared" in said.output
    assert checked(bare, "texts", "page").exit_code == 1


# -- games that are as they should be


def test_a_prompt_that_is_never_shown_is_found() -> None:
    texts = {"asks-hearts-give": "", "asks-hearts": "", "asks-hearts-play": "spiel eine Karte", "asks-bridge-bid": ""}
    (found,) = unsaid(GAME, "de", texts, {"give", "lead"})
    assert "texts/de.ftl: asks-hearts-play is never said" in found[0] and "give lead" in found[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAME, war.GAME, GAMES["thulla"]], ids=lambda game: game.name)
def test_good_games_are_green(checked: Callable[..., Result], game: Game) -> None:
    said = checked(game)
    assert said.exit_code == 0 and said.output.endswith(f"{game.title}: everything holds\n"), said.output


def test_a_playthrough_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.data, "hearts", GAME)
    words = ["check-game", "hearts", "--quick", "--only", "lesson", "--playthrough", str(tmp_path / "match.txt")]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert (tmp_path / "match.txt").read_text(encoding="utf-8").startswith("Hearts, 4 players")
