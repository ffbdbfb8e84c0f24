"""A declaration is checked while it is made, with a message for whoever wrote it."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from cardhouse.core.info import (
    COMMON,
    BadInfo,
    Faces,
    FactInfo,
    Felt,
    Info,
    NewsKind,
    PileInfo,
    Verb,
    fields_of,
    in_a_line,
    load,
)
from cardhouse.games import GAMES
from tests.sixth import war

WRONG: dict[str, Callable[[], object]] = {
    "kind of faces: 'tarot' is none of cards, numbers, pieces, text": lambda: Faces(cast(Any, "tarot")),
    "kind of pile: 'heap' is none of open,": lambda: PileInfo(cast(Any, "heap"), "Heap"),
    "what a verb takes: 'gold' is none of": lambda: Verb("Pay", cast(Any, "gold")),
    "spelling: 'runes' is none of": lambda: Verb("Play", "cards", cast(Any, "runes")),
    "place of a button: 'top' is none of": lambda: Verb("Pass", place=cast(Any, "top")),
    "tone: 'shrill' is none of": lambda: NewsKind(tone=cast(Any, "shrill")),
    "place of a fact: 'sky' is none of": lambda: FactInfo("x", cast(Any, "sky")),
    "score: 'none' is none of many, few": lambda: Info(score=cast(Any, "none")),
    "score: 'some' is none of many, few": lambda: Info(score_with={"a=b": cast(Any, "some")}),
    "kind of hand: 'foot' is none of": lambda: Info(hand=cast(Any, "foot")),
    "the label 'Give {card} to {king}' names king, which no move has": lambda: Verb("Give {card} to {king}"),
    "the text '{seat wins': expected '}' before end of string": lambda: NewsKind(("{seat wins",)),
    "the text '{seat.name} wins': only names stand in braces": lambda: NewsKind(("{seat.name} wins",)),
    "news cannot take less than no time": lambda: NewsKind(hold_ms=-1),
    "cloth: 'tartan' is none of plain, petals,": lambda: Felt(cloth=cast(Any, "tartan")),
    "the felt #FFF is not a colour like #c9a35b": lambda: Felt(day=("#c9a35b", "#FFF")),
    "the colour blue is not a colour like #c9a35b": lambda: Info(colour="blue"),
    "the accent red is not a colour like #c9a35b": lambda: Info(accent="red"),
    "icon: 'horse' is none of layers, heart,": lambda: Info(icon=cast(Any, "horse")),
    "a poster has room for three faces, not 4": lambda: Info(poster=("As", "Ah", "Ad", "Ac")),
    "the rules in short are three sentences, not 1": lambda: Info(rules=("Win.",)),
    "'Round Over' is not a word like round_over": lambda: Info(news={"Round Over": NewsKind()}),
    "'war.bots' is not a reference like package.module:NAME": lambda: Info(bots="war.bots"),
    "'War!' is not a name like liars_dice": lambda: replace(war.GAME, name="War!"),
    "War has no face 1z": lambda: replace(war.GAME, info=Info(faces=Faces("cards", red=("1z",)))),
}


@pytest.mark.parametrize("says", WRONG)
def test_what_cannot_be_is_refused_in_words(says: str) -> None:
    with pytest.raises(BadInfo) as refused:
        WRONG[says]()
    assert says in str(refused.value)


def test_a_game_that_declares_nothing_speaks_the_common_words() -> None:
    info = Info()
    assert info.all_news == COMMON and info.pauses["round_over"] == 20_000 and info.credits["deal"] == 1_600
    assert info.marks == ("trick", "out", "reshuffle", "hand_over", "round_over", "game_over")
    assert info.eagerness == {} and info.all_facts["scores"].where == "seat"


def test_a_game_may_say_a_common_word_in_its_own_way() -> None:
    info = Info(news={"game_over": NewsKind(("It is done",)), "bang": NewsKind(mark=True)})
    assert info.all_news["game_over"].says == ("It is done",) and "game_over" not in info.pauses
    assert info.marks[0] == "bang"


def test_where_one_person_plays_a_pause_is_never_longer_than_with_others() -> None:
    news = {"turn": NewsKind(pause_ms=7_000, alone_ms=1_200), "look": NewsKind(pause_ms=900, alone_ms=2_000)}
    info = Info(news=news)
    assert {what: info.pauses_alone[what] for what in news} == {"turn": 1_200, "look": 900}
    assert info.pauses_alone["round_over"] <= info.pauses["round_over"]


def test_which_points_are_good_may_depend_on_an_option() -> None:
    info = GAMES["thulla"].info
    assert (info.good_scores(""), info.good_scores("games=3 scoring=count")) == ("many", "few")
    assert GAMES["kazhutha"].info.good_scores("games=3") == "few"


def test_references_are_loaded_when_they_are_needed() -> None:
    assert load("cardhouse.core.info:load") is load
    assert fields_of("{seat} [wins|win] {count}") == {"seat", "count"}
    assert in_a_line(KeyError("x")) == "KeyError: 'x'" and in_a_line(ValueError()) == "ValueError"


def test_a_game_goes_to_another_process_as_the_place_where_it_is_declared() -> None:
    game = GAMES["liap_tui"]
    assert len(pickle.dumps(game)) < 200 and pickle.loads(pickle.dumps(game)) is game
    other = replace(game, version=2)
    assert pickle.loads(pickle.dumps(other)) == other != game
