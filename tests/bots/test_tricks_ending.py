"""Two are left: the solver against a plain look at everything."""

from __future__ import annotations

import pytest

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Thought, mind_of
from cardhouse.bots.roster import think
from cardhouse.bots.tricks import levels as tricks
from cardhouse.bots.tricks.ending import MOST, Ending, TooLong
from cardhouse.core.cards import FACES
from cardhouse.core.kernel import shuffle
from cardhouse.games import GAMES
from cardhouse.games.tricks.rules import Tricks
from tests.harness import after


def ending(word: str, cards: int, game: str = "thulla", options: str = "", suits: int = 3) -> Tricks:
    """Two hands of this many cards together, by chance, of a few suits so that there is something to cut."""
    deck = [card for card in range(52) if card % 4 < suits]
    dice = Dice(word)
    shuffle(deck, dice)
    mine = 1 + int(dice.random() * (cards - 1))
    hands = [",".join(FACES[card] for card in some) for some in (deck[:mine], deck[mine:cards])]
    deal = f"deck deal p1:{hands[0]} p2:{hands[1]} p3:"
    position = after(deal, game=game, seats=3, setup="", options=options).position
    assert isinstance(position, Tricks)
    return position


def plainly_safe(t: Tricks, me: int, known: dict[object, bool]) -> bool:
    """Every card of every hand, by the rules themselves; only what was looked at before is not looked at again."""
    if t.result is not None:
        return me not in t.result.losers
    key = (*t.hands, t.to_move, *t.trick, t.cuts)
    if key not in known:
        seat = t.to_move[0]
        known[key] = seat != me
        for move in t.legal(seat):
            if plainly_safe(played(t, move), me, known) == (seat == me):
                known[key] = seat == me
                break
    return known[key]


def played(t: Tricks, move: int) -> Tricks:
    q = t.copy()
    assert isinstance(q, Tricks)
    q.apply(t.to_move[0], move)
    return q


@pytest.mark.parametrize(("game", "options"), [("thulla", ""), ("kazhutha", ""), ("thulla", "reversal=on")])
def test_the_solver_knows_what_a_look_at_everything_knows(game: str, options: str) -> None:
    """Also what hangs on which of two neighbours is thrown into a cut, and where nothing can be followed at first."""
    found = []
    for k in range(150):
        t = ending(f"ending {k}", 4 + k % (4 if options else 5), game, options, 2 + k % 3)
        try:
            safe = Ending(10_000, t.house.reversal).safe_moves(t, 0)
        except TooLong:
            assert options, "only where cutters take it can it go round in a circle"
            continue
        assert list(safe) == list(t.legal(0))
        known: dict[object, bool] = {}
        for move, saves in safe.items():
            q = played(t, move)
            assert saves == plainly_safe(q, 0, known), (k, FACES[move])
            found.append(saves)
            if q.to_move == (1,) and q.trick:  # and from the side of who answers
                answers = Ending(10_000, t.house.reversal).safe_moves(q, 1) if not options else {}
                assert all(plainly_safe(played(q, card), 1, {}) == good for card, good in answers.items())
    assert 40 < sum(found) < len(found) - 40


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_endings_that_games_come_to_are_solved_by_sharp_already(seats: int) -> None:
    solved = 0
    for k in range(12):
        t = comes_to(seats, f"comes {k}")
        if sum(hand.bit_count() for hand in t.hands) <= 26:
            Ending(30_000).safe_moves(t, t.to_move[0])
            solved += 1
    assert solved >= 9, "seldom there are more cards"


def comes_to(seats: int, word: str) -> Tricks:
    """A game of careful players until two are left."""
    t = GAMES["thulla"].start(seats)
    deck = t.deck()
    shuffle(deck, Dice(word))
    t.lay(t.deal(deck))
    assert isinstance(t, Tricks)
    while t.still > 2 or t.trick:
        t.apply(t.to_move[0], tricks.sound(t, t.to_move[0]))
        if not t.to_move or t.to_move[0] < 0:
            return comes_to(seats, f"{word} again")
    return t


def test_a_search_plays_an_ending_it_has_solved() -> None:
    saved = 0
    for k in range(60):
        t = ending(f"solved {k}", 7)
        safe = Ending(10_000).safe_moves(t, 0)
        if len(set(safe.values())) == 2 and len(t.legal(0)) > 1:
            thought = think(mind_of(GAMES["thulla"], t, 0, (), "solved"), "sharp")
            assert thought.why.code == "solved"
            assert thought.best[0][1] == 1.0
            chosen = next(move for move in t.legal(0) if t.text(move) == thought.move)
            assert safe[chosen]
            saved += 1
    assert saved > 3


def test_an_ending_of_many_cards_is_not_even_begun() -> None:
    with pytest.raises(TooLong):
        Ending(10**9).safe_moves(ending("many", MOST + 1), 0)


def test_an_ending_that_is_too_long_is_searched() -> None:
    t = ending("long", 30)
    with pytest.raises(TooLong):
        Ending(20).safe_moves(t, 0)
    thought = tricks.searching(120)(mind_of(GAMES["thulla"], t, 0, (), "long"))
    assert isinstance(thought, Thought)
    assert thought.why.code != "solved"
