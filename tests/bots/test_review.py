"""What people are told of their decisions: chances that hold, and what a move has lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.bots.decisions import Decision, decisions
from cardhouse.bots.mind import Thought
from cardhouse.bots.review import asked, lost
from cardhouse.bots.roster import think
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from tests.harness import record

pytestmark = pytest.mark.slow

RANKED = GAMES["liap_tui"].presets["Ranked"]


def decided(*lines: str, game: str, seats: int, setup: str | None = "", options: str = "") -> list[Decision]:
    text = record(*lines, game=game, seats=seats, setup=setup, options=options)
    return list(decisions(read_record(text), GAMES))


def reviewed(decision: Decision, level: str = "sharp") -> tuple[Thought, float]:
    thought = think(asked(decision), level)
    return thought, lost(thought, decision.move)


def test_a_blunder_is_seen_and_a_good_move_is_not_blamed() -> None:
    """p1 leads the heart that nobody else holds, and takes it back with a card more."""
    lines = ("deck deal p1:2h,9c p2:4d,8c,Tc p3:3d,Jc", "p1 2h", "p2 Tc", "p1 Tc")
    blunder, forced, *_ = decided(*lines, game="thulla", seats=3)
    thought, gone = reviewed(blunder)
    assert thought.move == "9c"
    assert gone > 0.2
    assert reviewed(forced)[1] < gone


def test_a_move_that_a_search_would_not_think_of_is_weighed_too() -> None:
    deal = "deck deal p1:3,7,7,7,12,12,12,9 p2:5,5,6,8,8 p3:4,4,10,11,11"
    (decision,) = decided(deal, "p1 7x2", game="dalmuti", seats=3)
    thought, gone = reviewed(decision)
    assert "7x2" in dict(thought.best)
    assert gone > 0


def test_a_level_that_does_not_weigh_moves_blames_nobody() -> None:
    *_, decision = decided("deck deal p1:9h,2c p2:4h,8h,Kh p3:Th,3c", "p1 9h", "p2 Kh", game="thulla", seats=3)
    thought, gone = reviewed(decision, "steady")
    assert (thought.move, thought.best, gone) == ("8h", (), 0.0)


LIAP_TUI = (
    "deck deal p1:G,E,H,r,c,s,s,S p2:R,R,H,C,C,E,S,h p3:A,a,e,e,S,S,a,r p4:A,h,c,g,S,s,s,s",
    "p1 say 4",
)
TINCHOLI = (
    "deck deal p1:Qs,3c,4c,5c p2:Tc,Td,Jc,Jd p3:6c,6d,6h,6s discard:5h stock:9c,8c,8d,2c,2d,Ah,7s,4h,As",
    "p1 look 1 2",
    "p2 look 1 2",
    "p3 look 1 2",
    "p1 draw",
    "p1 keep 2",
)
THULLA = ("deck deal p1:5h,9h,3c,Kd,Qs p2:Kh,2h,Ah,4c,7s p3:7d,Td,Qc,Jc,2s p4:6h,7h,8h,Th,As", "p1 Kd")


@pytest.mark.parametrize(
    ("game", "lines", "seats", "setup"),
    [("liap_tui", LIAP_TUI, 4, None), ("tincholi", TINCHOLI, 3, "phase look"), ("thulla", THULLA, 4, "")],
)
def test_what_people_are_told_hardly_depends_on_the_dice(
    game: str, lines: tuple[str, ...], seats: int, setup: str | None
) -> None:
    """Two in a hundred is the standard error, and a chance from a few tries would be off by forty."""
    decision = decided(*lines, game=game, seats=seats, setup=setup, options=RANKED if game == "liap_tui" else "")[-1]
    first = think(asked(decision), "sharp")
    assert first == think(asked(decision), "sharp"), "the same dice, the same review"
    told: dict[str, list[float]] = {}
    losses = []
    for seed in "abcd":
        thought = think(replace(asked(decision), seed=seed), "sharp")
        for move, chance in thought.best:
            told.setdefault(move, []).append(chance)
        losses.append(lost(thought, decision.move))
    assert len(told[decision.move]) == 4, "who asks about a move is told of it"
    assert max(max(chances) - min(chances) for chances in told.values()) < 0.12, told
    assert max(losses) - min(losses) < 0.15, "which of two equals comes first may change, and a little with it"
