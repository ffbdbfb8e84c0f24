"""Each rule of Bare Bones, in the language of its records."""

from __future__ import annotations

import pytest
from bare_bones import GAME, BareBones
from bare_bones.bots import habit

from cardhouse.core.fold import Fold
from cardhouse.core.record import RecordError, read_record

DEAL = "deck deal p1:3h,Ks p2:Ad,9c"


def after(*lines: str) -> Fold:
    top = ['[Game "bare_bones 1"]', '[Seats "2"]', '[Options "cards=2"]', ""]
    return Fold(read_record("\n".join([*top, *lines]) + "\n"), {"bare_bones": GAME}).to_end()


@pytest.mark.rule("B1")
def test_everyone_gets_as_many_cards() -> None:
    assert [len(after(DEAL).position.piles()[seat].cards) for seat in ("p1", "p2")] == [2, 2]
    with pytest.raises(RecordError):
        after(DEAL.replace("Ad,9c", "Ad"))


@pytest.mark.rule("B2")
def test_any_card_of_the_hand_may_be_played() -> None:
    assert len(after(DEAL).position.legal(0)) == 2
    for wrong in ("p1 Ad", "p1 hop"):
        with pytest.raises(RecordError):
            after(DEAL, wrong)


@pytest.mark.rule("B3")
def test_the_highest_card_takes_the_trick_and_leads() -> None:
    assert after(DEAL, "p1 3h", "p2 Ad").position.to_move == (1,)


@pytest.mark.rule("B4")
def test_most_tricks_win() -> None:
    result = after(DEAL, "p1 Ks", "p2 9c", "p1 3h", "p2 Ad").position.result
    assert result is not None and result.ranking == [[0, 1]] and result.scores == [1, 1]


def test_the_habit_takes_a_trick_cheaply() -> None:
    position = after(DEAL, "p1 3h").position
    assert isinstance(position, BareBones)
    assert position.text(habit(position, 1)) == "9c"
