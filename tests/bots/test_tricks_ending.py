"""Two are left: the solver against a plain look at everything."""

from __future__ import annotations

import pytest

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Thought, mind_of
from cardhouse.bots.roster import think
from cardhouse.bots.tricks import levels as tricks
from cardhouse.bots.tricks.ending import Ending, TooLong
from cardhouse.core.cards import FACES
from cardhouse.core.kernel import shuffle
from cardhouse.games import GAMES
from cardhouse.games.tricks.rules import Tricks
from tests.harness import after


def ending(word: str, cards: int, game: str = "thulla") -> Tricks:
    """Two hands of this many cards together, by chance, of two suits so that there is something to cut."""
    deck = [card for card in range(52) if card % 4 < 3]
    dice = Dice(word)
    shuffle(deck, dice)
    mine = 1 + int(dice.random() * (cards - 1))
    hands = [",".join(FACES[card] for card in some) for some in (deck[:mine], deck[mine:cards])]
    position = after(f"deck deal p1:{hands[0]} p2:{hands[1]} p3:", game=game, seats=3, setup="").position
    assert isinstance(position, Tricks)
    return position


def plainly_safe(t: Tricks, me: int) -> bool:
    """Every card of every hand, with nothing remembered and nothing left out."""
    if t.result is not None:
        return me not in t.result.losers
    seat = t.to_move[0]
    outcomes = []
    for move in t.legal(seat):
        q = t.copy()
        assert isinstance(q, Tricks)
        q.apply(seat, move)
        outcomes.append(plainly_safe(q, me))
    return any(outcomes) if seat == me else all(outcomes)


@pytest.mark.parametrize("game", ["thulla", "kazhutha"])
def test_the_solver_knows_what_a_look_at_everything_knows(game: str) -> None:
    found = set()
    for k in range(40):
        t = ending(f"ending {k}", 4 + k % 4, game)
        same = tricks.shortlist(t, 0)
        safe = Ending(0, 10_000, tricks.shortlist, tricks.sound).safe_moves(t)
        for move in t.legal(0):
            q = t.copy()
            assert isinstance(q, Tricks)
            q.apply(0, move)
            assert safe[same[move]] == plainly_safe(q, 0), (k, FACES[move])
            found.add(safe[same[move]])
    assert found == {True, False}


def test_a_search_plays_an_ending_it_has_solved() -> None:
    saved = 0
    for k in range(60):
        t = ending(f"solved {k}", 7)
        safe = Ending(0, 10_000, tricks.shortlist, tricks.sound).safe_moves(t)
        if len(set(safe.values())) == 2 and len(t.legal(0)) > 1:
            thought = think(mind_of(GAMES["thulla"], t, 0, (), "solved"), "sharp")
            assert thought.why.code == "solved"
            assert thought.best[0][1] == 1.0
            chosen = next(move for move in t.legal(0) if t.text(move) == thought.move)
            assert safe[tricks.shortlist(t, 0)[chosen]]
            saved += 1
    assert saved > 3


def test_an_ending_that_is_too_long_is_searched() -> None:
    t = ending("long", 30)
    with pytest.raises(TooLong):
        Ending(0, 20, tricks.shortlist, tricks.sound).safe_moves(t)
    thought = tricks.searching(120)(mind_of(GAMES["thulla"], t, 0, (), "long"))
    assert isinstance(thought, Thought)
    assert thought.why.code != "solved"
