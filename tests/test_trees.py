"""Tree counts: from a small fixed deal, how many lines of play there are of one move, two moves, three, …

The count is a constant here, made with the engine and with the oracle, which share no code. A line of play ends
when the deck is to act or the game is over. Where several owe a move at the same time, each order counts.
"""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

import pytest

from cardhouse.core.fold import Fold
from cardhouse.core.position import DECK, Position
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from tests.harness import record


class Tree(NamedTuple):
    game: str
    seats: int
    setup: str
    deal: str
    counts: list[int]
    options: str = ""
    depth: int = 99


TREES = {
    "thulla: one suit, every trick clean": Tree(
        "thulla", 3, "lead p1", "deal p1:2h,9h,Jh p2:3h,8h p3:4h,Th",
        [3, 6, 12, 18, 23, 24],
    ),
    "thulla: cuts, to the end": Tree(
        "thulla", 3, "lead p2", "deal p1:7h,2c p2:Kh,3c p3:4d,5h",
        [2, 3, 7, 7, 22, 29, 89, 85],
    ),
    "thulla: the first trick with the ace of spades": Tree(
        "thulla", 4, "opening", "deal p1:7s,2c,3d p2:As,3c,Kd p3:4d,5d,2h p4:8s,9s",
        [1, 3, 6, 6, 12, 20, 44], "first_trick_safe=on", 7,
    ),
    "thulla: three cuts before a stalemate": Tree(
        "thulla", 3, "lead p1; cuts 97", "deal p1:5c,Jc,5h p2:8h p3:5d,Ad",
        [3, 3, 10, 22, 86, 100, 48, 16, 4],
    ),
    "kazhutha: power is transferred": Tree(
        "kazhutha", 4, "lead p1", "deal p1:Ah p2:Kh,2c,9h p3:Th,3c,4h p4:2h,4c,8h",
        [1, 2, 4, 8, 16, 16, 16, 16, 16], depth=9,
    ),
    "kazhutha: partners": Tree(
        "kazhutha", 4, "lead p3; out p1", "deal p2:Kh,2c,3c p3:4h,7c,7d p4:5h,6c,6h",
        [3, 6, 16, 26, 72, 94, 260, 440], "partners=on", 8,
    ),
    "dalmuti: a whole hand with a Jester": Tree(
        "dalmuti", 3, "", "deal p1:1,6,6 p2:5,5,J p3:4,12",
        [3, 6, 8, 13, 19, 31, 60, 78, 127, 170, 179, 159, 116, 61, 32, 8], "hands=1",
    ),
    "dalmuti: a whole hand with reentry": Tree(
        "dalmuti", 3, "order p3 p1 p2", "deal p1:3,6 p2:2,7,7 p3:8,8,9",
        [3, 7, 16, 18, 30, 63, 67, 111, 159, 182, 229, 233, 231, 182, 111, 36, 12], "hands=1 reentry=on",
    ),
    "dalmuti: revolution or not, then a choice of what to give back": Tree(
        "dalmuti", 4, "phase revolution", "deal p1:1,2,8,9 p2:5,6,7 p3:3,4,10 p4:J,J,11,12",
        [2, 17, 53, 179],
        "hands=1 tax_return=choice", 4,
    ),
    "tincholi: two looks and two turns": Tree(
        "tincholi", 2, "phase look", "deal p1:2c,5c,Ah p2:4d,9d discard:6h stock:8c,7c,3d",
        [4, 6, 12, 138, 252], depth=5,
    ),
    "tincholi: pairs, a nine, and a reshuffle at the end": Tree(
        "tincholi", 2, "turn p2", "deal p1:2c,2h p2:4d,Qd discard:6h stock:9c,8h",
        [3, 17, 45, 207, 246], "cut_timing=either", 5,
    ),
    "liap_tui: declarations, never eight": Tree(
        "liap_tui", 4, "phase declare; starter p2",
        "deal p1:G,A p2:R,S p3:g,s p4:h,c",
        [9, 81, 729, 6561 - 165], depth=4,
    ),
    "liap_tui: redeal or stay, all at once": Tree(
        "liap_tui", 4, "phase redeal; starter p1", "deal p1:A,S,S p2:H,C,E p3:g,s,s p4:h,c,c",
        [6, 24, 48, 54], depth=4,
    ),
    "liap_tui: a whole round of three pieces": Tree(
        "liap_tui", 4, "phase turn; starter p1; said 1 0 1 0; round 20",
        "deal p1:S,S,S p2:R,H,C p3:s,s,g p4:A,a,e",
        [3, 7, 13, 37, 54, 81, 117, 135, 108, 108, 108, 108],
    ),
}  # fmt: skip


def start(tree: Tree) -> Fold:
    text = record(f"deck {tree.deal}", game=tree.game, seats=tree.seats, setup=tree.setup, options=tree.options)
    return Fold(read_record(text), GAMES).to_end()


def grow(counts: list[int], ply: int) -> None:
    if len(counts) == ply:
        counts.append(0)
    counts[ply] += 1


def by_engine(position: Position, depth: int, counts: list[int], ply: int = 0) -> list[int]:
    if ply == depth or position.to_move == (DECK,):
        return counts
    for seat in position.to_move:
        for move in position.legal(seat):
            grow(counts, ply)
            after = position.copy()
            after.apply(seat, move)
            by_engine(after, depth, counts, ply + 1)
    return counts


def by_oracle(tree: Tree, lines: list[tuple[str, str]], counts: list[int]) -> list[int]:
    """Knows no copies: every position is reached from the deal on, line by line."""
    ply = len(lines) - 1
    if ply == tree.depth:
        return counts
    model = importlib.import_module(f"tests.oracle.{tree.game}")
    options = dict(item.split("=") for item in tree.options.split())
    there: Any = model.Oracle(tree.seats, options, tree.setup)
    for actor, move in lines:
        there.apply(actor, move)
    for seat, moves in there.legal().items():
        for move in moves:
            grow(counts, ply)
            by_oracle(tree, [*lines, (seat, move)], counts)
    return counts


@pytest.mark.parametrize("name", TREES)
def test_the_tree_has_as_many_lines_of_play_as_were_counted(name: str) -> None:
    tree = TREES[name]
    assert by_engine(start(tree).position, tree.depth, []) == tree.counts
    assert by_oracle(tree, [("deck", tree.deal)], []) == tree.counts


def test_every_game_has_two_trees() -> None:
    games = [tree.game for tree in TREES.values()]
    assert all(games.count(game) >= 2 for game in GAMES)
