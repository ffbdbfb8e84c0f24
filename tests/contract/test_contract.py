"""Bids, trump and partners, as a small package declares them. Hearts and Crazy Eights show the rest: choices of several
cards made at the same time, drawing, and a stock that is shuffled again."""

from __future__ import annotations

from random import Random

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.core.cards import SUIT_NAMES
from cardhouse.core.fold import Fold
from cardhouse.core.position import TO_DECK
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.testing.promises import Evening
from tests.contract.contract import GAME, Contract

HANDS = "deck deal p1:As,Ah,Td,Jd,Tc p2:Ks,Kh,Ad,Qd,Ac p3:Qs,Qh,Kd,Jc,Kc p4:Js,Jh,Ts,Th,Qc"


def after(*lines: str, target: int = 5) -> Contract:
    record = f'[Game "contract 1"]\n[Seats "4"]\n[Options "target={target}"]\n\n' + "\n".join((HANDS, *lines)) + "\n"
    position = Fold(read_record(record), {"contract": GAME}).to_end().position
    assert isinstance(position, Contract)
    return position


def texts(position: Contract) -> list[str]:
    return [position.text(move) for move in position.legal(position.to_move[0])]


def test_a_bid_is_higher_than_the_one_before_or_a_pass() -> None:
    assert texts(after()) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    position = after("p1 bid 3", "p2 pass")
    assert texts(position) == ["pass", "bid 4", "bid 5"]
    assert position.why(2, "bid 2").code == "bid_first"
    assert after("p1 pass", "p2 pass", "p3 pass", "p4 pass").to_move == TO_DECK


def test_whoever_bid_most_names_the_trump_which_beats_every_other_suit() -> None:
    position = after("p1 pass", "p2 pass", "p3 bid 2", "p4 pass")
    assert position.to_move == (2,) and texts(position) == [f"trump {suit}" for suit in SUIT_NAMES]
    position = after("p1 bid 5", "p1 trump spades", "p1 Td", "p2 Qd", "p3 Kd", "p4 Ts")
    assert position.tricks == [0, 0, 0, 1] and position.facts()["trump"] == "spades"


def test_partners_make_a_bid_together_and_win_together() -> None:
    tricks = ("As Ks Qs Js", "Ah Kh Qh Jh", "Td Ad Kd Ts", "Th Tc Qd Kc", "Qc Jd Ac Jc")
    lines, position = ["p1 bid 2", "p2 pass", "p3 pass", "p4 pass", "p1 trump spades"], after("p1 bid 2")
    for trick in tricks:
        for card in trick.split():
            position = after(*lines, target=2)
            lines.append(f"p{position.to_move[0] + 1} {card}")
    position = after(*lines, target=2)
    assert position.scores == [2, 0, 2, 0] and position.result is not None
    assert position.result.ranking == [[0, 2], [1, 3]] and position.result.losers == [1, 3]


def test_all_that_is_asked_of_a_game_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.data, "contract", GAME)
    wanted = [word for name in ("promises", "texts", "page", "playthrough") for word in ("--only", name)]
    said = CliRunner().invoke(main, ["check-game", "contract", "--quick", *wanted])
    assert said.exit_code == 0, said.output
    Evening(GAME, 4, "target=9", "partners", 0.2).play()


def test_a_learner_bids_names_and_plays_by_number() -> None:
    pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")
    from cardhouse.learn import Episode, Spec

    spec, dice = Spec.of(GAME, 4), Random(1)
    assert {"pass", "bid 5", "trump hearts", "Ks"} <= set(spec.actions.texts)
    episode = Episode(spec, 1)
    while not episode.over:
        seat = episode.to_move[0]
        episode.step(seat, dice.choice(episode.legal(seat)))
    assert sorted(episode.rewards) == pytest.approx([-2 / 3, -2 / 3, 2 / 3, 2 / 3])
