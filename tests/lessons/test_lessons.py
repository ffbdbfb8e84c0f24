"""Every lesson is played by the real rules, is short, and says something at every step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.core import kernel
from cardhouse.games import GAMES
from cardhouse.lessons import text_of
from cardhouse.lessons.lesson import LEARNER, lesson

TEXTS = (Path(__file__).parent.parent.parent / "web/locales/en/learn.ftl").read_text(encoding="utf-8")
LESSONS = {name: text for name, game in GAMES.items() if (text := text_of(game))}
SAID = dict(re.findall(r"^([\w-]+) = (.+)$", TEXTS, re.MULTILINE))
READS_S, ACTS_S, WATCHES_S = 0.02, 2.0, 1.1  # a letter, a move of the learner, a move of the others
LONGEST_S = 90


def test_every_game_has_one() -> None:
    assert list(LESSONS) == list(GAMES)


@pytest.mark.parametrize("game", LESSONS)
def test_what_is_expected_is_legal(game: str) -> None:
    found = lesson(LESSONS[game], GAMES)
    asked = [moment for moment in found.moments if moment.expects]
    assert len(asked) >= 4
    for moment in asked:
        assert moment.expects in moment.view["legal"]["p1"], moment.step
        assert kernel.find(moment.position, LEARNER, moment.expects) is not None
    assert [moment.nth for moment in asked] == list(range(len(asked)))
    assert len(found.players) == found.seats


@pytest.mark.parametrize("game", LESSONS)
def test_it_has_six_to_eight_steps_and_ends_by_telling(game: str) -> None:
    found = lesson(LESSONS[game], GAMES)
    assert 6 <= len(found.steps) <= 8 and len(set(found.steps)) == len(found.steps)
    shown = list(dict.fromkeys(moment.step for moment in found.moments if moment.step))
    assert shown == found.steps
    last = found.moments[-1]
    assert last.tells and last.step == "done" and not last.expects


@pytest.mark.parametrize("game", LESSONS)
def test_each_step_has_its_text_and_a_nudge_where_something_else_is_allowed(game: str) -> None:
    for moment in lesson(LESSONS[game], GAMES).moments:
        if moment.step:
            assert SAID.get(f"learn-{game}-{moment.step}"), moment.step
        if moment.expects and len(moment.view["legal"]["p1"]) > 1:
            assert SAID.get(f"learn-{game}-{moment.step}-nudge"), moment.step


def test_no_text_is_for_nothing() -> None:
    used = {f"learn-{game}-{step}" for game in LESSONS for step in lesson(LESSONS[game], GAMES).steps}
    games = "|".join(LESSONS)
    told = {name.removesuffix("-nudge") for name in SAID if re.match(rf"learn-({games})-", name)}
    assert told == used


@pytest.mark.parametrize("game", LESSONS)
def test_it_takes_a_minute_and_a_half_at_most(game: str) -> None:
    found = lesson(LESSONS[game], GAMES)
    reading = sum(len(SAID[f"learn-{game}-{step}"]) for step in found.steps) * READS_S
    moving = sum(ACTS_S if moment.expects else WATCHES_S for moment in found.moments)
    assert reading + moving <= LONGEST_S, (reading, moving)


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_is_shown_no_hidden_card(game: str) -> None:
    for moment in lesson(LESSONS[game], GAMES).moments:
        assert set(moment.view["legal"]) <= {"p1"}
        if game != "tincholi":  # a cut opens its hands, and a seven shows one of them
            others = [cards for name, cards in moment.view["piles"].items() if re.fullmatch(r"p[2-9]", name)]
            assert all(card == "??" for cards in others for card in cards)


def test_thulla_teaches_what_it_says() -> None:
    """Opening, a clean trick, being cut, leading low, following, cutting, going safe."""
    news = [item["what"] for moment in lesson(LESSONS["thulla"], GAMES).moments for item in moment.news]
    assert news.count("cut") == 4 and news.count("clean") == 3 and news[-1] == "safe"
    takers = [
        item["taker"] for moment in lesson(LESSONS["thulla"], GAMES).moments for item in moment.news if "taker" in item
    ]
    assert takers == ["p1", "p2", "p4", "p4"]


def test_kazhutha_shows_the_transfer_of_power() -> None:
    last = lesson(LESSONS["kazhutha"], GAMES).moments[-1]
    assert last.view["facts"]["out"][-1] == "p1" and last.view["to_move"] == ["p4"]


def test_dalmuti_ends_with_taxes_for_the_learner() -> None:
    moments = lesson(LESSONS["dalmuti"], GAMES).moments
    assert [item["cards"] for item in moments[-1].news if item["what"] == "tax" and item.get("to") == "p1"] == [
        ["2", "3"]
    ]


def test_tincholi_ends_with_the_lowest_total() -> None:
    cut = lesson(LESSONS["tincholi"], GAMES).moments[-1].view["facts"]["cut"]
    assert cut["totals"]["p1"] == 6 == min(cut["totals"].values()) and cut["points"]["p1"] == 0


def test_liap_tui_ends_on_the_number() -> None:
    moments = lesson(LESSONS["liap_tui"], GAMES).moments
    asked = next(moment for moment in moments if moment.step == "say" and moment.expects)
    assert "say 5" not in asked.view["legal"]["p1"]
    assert moments[-1].view["facts"]["scores"]["p1"] == 9
