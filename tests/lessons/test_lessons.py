"""Every unit of every lesson is played by the real rules, is short, says something at every step, and asks for what the
coach itself finds good."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from cardhouse.bots.decisions import decisions
from cardhouse.bots.roster import think
from cardhouse.core import kernel
from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.lessons import units_of
from cardhouse.lessons.lesson import LEARNER, Moment, Unit, unit
from cardhouse.reading.lessons import shown

LOCALES = Path(__file__).parent.parent.parent / "web/locales"
UNITS = {(game, name): unit(name, text, GAMES) for game in GAMES for name, text in units_of(GAMES[game]).items()}
MESSAGE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
SAID = {
    page.parent.name: dict(MESSAGE.findall(page.read_text(encoding="utf-8"))) for page in LOCALES.glob("*/learn.ftl")
}
ENGLISH = SAID["en"]
READS_S, ACTS_S, WATCHES_S = 0.02, 2.0, 1.1  # a letter, a move of the learner, a move of the others
LONGEST_S = 120
KINDS = ["basics", "trap", "strong", "count", "puzzle"]

every_unit = pytest.mark.parametrize("one", UNITS.values(), ids=lambda one: f"{one.game}-{one.name}")


def asked(one: Unit) -> list[Moment]:
    return [moment for moment in one.moments if moment.expects]


def said(one: Unit, name: str, texts: dict[str, str] = ENGLISH) -> str:
    """A game may say the same as another one."""
    text = texts.get(f"learn-{one.game}-{name}", "")
    other = re.fullmatch(r"\{ ([\w-]+) \}", text)
    return texts.get(other[1], "") if other else text


def test_every_game_has_a_path_of_five() -> None:
    assert [list(units_of(game)) for game in GAMES.values()] == [KINDS] * len(GAMES)


@every_unit
def test_what_is_expected_is_legal(one: Unit) -> None:
    assert asked(one)
    for moment in asked(one):
        assert kernel.find(moment.position, LEARNER, moment.expects) is not None, moment.mark
    assert [moment.nth for moment in asked(one)] == list(range(len(asked(one))))
    assert len(one.players) == one.seats


@every_unit
def test_a_wrong_move_that_is_explained_could_be_made(one: Unit) -> None:
    for moment in one.moments:
        for move, word in moment.mark.wrong:
            assert kernel.find(moment.position, LEARNER, move) is not None, move
            assert move != moment.expects and said(one, f"{moment.mark.name}-{word}"), word


@every_unit
def test_what_is_pointed_at_is_there(one: Unit) -> None:
    for moment in one.moments:
        piles = moment.view["piles"]
        for point in moment.mark.points:
            slot = re.fullmatch(r"(p\d+)\.(\d+)", point)
            there = int(slot[2]) <= len(piles[slot[1]]) if slot else point in piles or point in piles["p1"]
            assert there, point


def test_the_steps_of_a_game_have_names_of_their_own() -> None:
    for game in GAMES:
        steps = [step for (of, _), one in UNITS.items() if of == game for step in one.steps]
        assert len(set(steps)) == len(steps)


@every_unit
def test_it_is_short_and_ends_by_telling(one: Unit) -> None:
    assert 3 <= len(one.steps) <= 10
    assert list(dict.fromkeys(moment.mark.name for moment in one.moments if moment.mark.name)) == one.steps
    last = one.moments[-1]
    assert last.mark.kind == "tell" and last.mark.name.endswith("done") and not last.expects


@every_unit
@pytest.mark.parametrize("language", SAID)
def test_each_step_has_its_texts_in_every_language(one: Unit, language: str) -> None:
    texts = SAID[language]
    for moment in one.moments:
        mark = moment.mark
        if mark.name:
            assert said(one, mark.name, texts), mark.name
        for nth in range(1, mark.answers + 1):
            assert said(one, f"{mark.name}-{nth}", texts), mark.name
            assert bool(said(one, f"{mark.name}-{nth}-no", texts)) == (nth != mark.right), mark.name
        if mark.kind == "find" and moment.expects and _more(moment):
            assert said(one, f"{mark.name}-nudge", texts), mark.name


def _more(moment: Moment) -> set[str]:
    """What else is legal, and has no words of its own."""
    return set(moment.view["legal"]["p1"]) - {moment.expects, *dict(moment.mark.wrong)}


def test_no_text_is_for_nothing() -> None:
    used = {f"learn-{one.game}-{step}" for one in UNITS.values() for step in one.steps}
    used |= {f"learn-{game}-unit-{kind}" for game in GAMES for kind in KINDS[1:]}
    told = {name for name in ENGLISH if re.match(rf"learn-({'|'.join(GAMES)})-", name)}
    assert {re.sub(r"(-\d)?(-no|-nudge|-\d)?$", "", name) for name in told} - used <= {
        f"learn-{one.game}-{moment.mark.name}-{word}"
        for one in UNITS.values()
        for moment in one.moments
        for _, word in moment.mark.wrong
    }
    assert used <= told


@every_unit
def test_it_takes_two_minutes_at_most(one: Unit) -> None:
    reading = sum(len(said(one, step)) for step in one.steps) * READS_S
    moving = sum(ACTS_S if moment.expects else WATCHES_S for moment in one.moments)
    assert reading + moving <= LONGEST_S, (reading, moving)


@every_unit
def test_the_learner_is_shown_no_hidden_card(one: Unit) -> None:
    for moment in one.moments:
        assert set(moment.view["legal"]) <= {"p1"}
        if one.game != "tincholi":  # a cut opens its hands, and a seven shows one of them
            others = [cards for name, cards in moment.view["piles"].items() if re.fullmatch(r"p[2-9]", name)]
            assert all(card == "??" for cards in others for card in cards)


@every_unit
def test_what_is_to_be_found_is_what_the_coach_finds(one: Unit) -> None:
    """The best, or as good as the best."""
    text = units_of(GAMES[one.game])[one.name]
    own = [decision for decision in decisions(read_record(text), GAMES) if decision.mind.seat == LEARNER]
    for moment, decision in zip(asked(one), own, strict=True):
        if moment.mark.kind != "find":
            continue
        thought = think(replace(decision.mind, coaching=True), "sharp")
        good = [thought.move, *(move for move, _ in thought.best[1 : 1 + thought.even])]
        assert moment.expects in good, (moment.mark.name, thought)


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_sent_at_once_with_the_reasons_of_what_cannot_be_done(game: str) -> None:
    for sent in shown(game).units:
        for moment in sent.moments:
            if not moment.expects:
                assert not moment.refused
                continue
            view = cast(dict[str, Any], moment.view)
            legal = view["legal"]["p1"]
            for card in view["piles"]["p1"] if game in ("thulla", "kazhutha") else ():
                assert card in legal or moment.refused[card].code
            assert not set(moment.refused) & set(legal)


@pytest.mark.parametrize(
    "line",
    ["; point Kh", "; not Kh high", "; ask who", "; ask who 2 of 3", "; tell ace"],
)
def test_a_mark_that_means_nothing_is_a_mistake(line: str) -> None:
    head = '[Game "thulla 1"]\n[Seats "2"]\n[Players "You, Ammu"]\n[Setup ""]\n\n'
    text = f"{head}deck deal p1:2c p2:3c\n{line}\np1 2c\np2 3c\n"
    with pytest.raises(RecordError):
        unit("basics", text, GAMES)


def moments(game: str) -> list[Moment]:
    return UNITS[game, "basics"].moments


def test_thulla_teaches_what_it_says() -> None:
    """Opening, a clean trick, being cut, leading low, following, cutting, going safe."""
    news = [item for moment in moments("thulla") for item in moment.news]
    what = [item["what"] for item in news]
    assert what.count("cut") == 4 and what.count("clean") == 3 and what[-1] == "safe"
    assert [item["taker"] for item in news if "taker" in item] == ["p1", "p2", "p4", "p4"]


def test_kazhutha_shows_the_transfer_of_power() -> None:
    last = moments("kazhutha")[-1]
    assert last.view["facts"]["out"][-1] == "p1" and last.view["to_move"] == ["p4"]


def test_dalmuti_ends_with_taxes_for_the_learner() -> None:
    taxes = [item["cards"] for item in moments("dalmuti")[-1].news if item["what"] == "tax" and item.get("to") == "p1"]
    assert taxes == [["2", "3"]]


def test_tincholi_ends_with_the_lowest_total_and_a_right_call() -> None:
    cut = moments("tincholi")[-1].view["facts"]["cut"]
    assert cut["totals"]["p1"] == 6 == min(cut["totals"].values()) and cut["points"]["p1"] == 0
    call = UNITS["tincholi", "puzzle"].moments[-1].view["facts"]["cut"]
    assert (call["called"], call["points"]["p1"]) == (3, -10)


def test_tincholi_lets_the_learner_look_before_it_speaks_of_what_they_saw() -> None:
    saw = next(moment for moment in moments("tincholi") if moment.mark.name == "saw")
    assert saw.mark.kind == "tell" and "six" in ENGLISH["learn-tincholi-saw"]
    assert "six" not in ENGLISH["learn-tincholi-look"].lower()


def test_liap_tui_ends_on_the_number() -> None:
    say = next(moment for moment in moments("liap_tui") if moment.mark.name == "say" and moment.expects)
    assert "say 5" not in say.view["legal"]["p1"]
    assert moments("liap_tui")[-1].view["facts"]["scores"]["p1"] == 9
    ends = [UNITS["liap_tui", name].moments[-1].view["facts"]["scores"]["p1"] for name in KINDS]
    assert ends == [9, 7, 9, 8, 8]
