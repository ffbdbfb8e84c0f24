"""Promise 8: a bot sees what its seat sees, and it can be proved."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, count, islice

import pytest

from cardhouse.bots import roster
from cardhouse.bots.dalmuti import levels as dalmuti
from cardhouse.bots.decisions import decisions
from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Bot, Mind, Thought, mind_of
from cardhouse.bots.roster import LEVELS, bot, think
from cardhouse.bots.tricks import levels as tricks
from cardhouse.cli.arena.contest import play_match
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.info import Info
from cardhouse.core.options import read_options
from cardhouse.core.position import BadDeal, Position
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.games.tricks.rules import Tricks
from cardhouse.testing.promises import option_texts
from tests.bots.evening import SOAK, moments, options_of, raw
from tests.sixth import war

pytestmark = pytest.mark.slow

BARE = replace(war.GAME, name="bare", info=Info())  # a game that brings no bots: the rules are all they know
ALL = [*GAMES.values(), BARE]
SEATS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in ALL for seats in game.seats]
FIRST = 8  # decisions of a seat, which are searched where a whole game would take long
GAME_LEVELS = [pytest.param(game, level, id=f"{game.name}-{level}") for game in ALL for level in LEVELS]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_what_a_bot_is_given_does_not_depend_on_the_true_cards(game: Game, seats: int) -> None:
    """Not even in a field that no view shows. So no bot can depend on them, whatever it does."""
    others = 0
    for nth, options in enumerate(option_texts(game)):
        if not SOAK and nth % 7 != seats % 7 and nth:
            continue
        try:
            read_and_start(game, seats, options)
        except BadDeal:
            continue
        for position, mind in moments(game, seats, "given", options, often=0.05 if game.name in GAMES else 0.5):
            other = kernel.resample(position, mind.seat, Dice(f"other {mind.seed}"))
            again = mind_of(game, other, mind.seat, mind.heard, mind.seed)
            assert raw(again.possible) == raw(mind.possible), options
            assert kernel.view(mind.possible, mind.seat) == kernel.view(position, mind.seat)
            others += raw(mind.possible) != raw(position)
    two_know_all = game.name in ("thulla", "kazhutha") and seats == 2  # what one does not hold the other does
    assert two_know_all or others, "what a bot is given is not the true position"


def read_and_start(game: Game, seats: int, options: str) -> Position:
    return game.start(seats, read_options(game.options, options))


@pytest.mark.parametrize(("game", "level"), GAME_LEVELS)
def test_a_choice_stays_when_the_hidden_cards_are_dealt_again(game: Game, level: str) -> None:
    seats = 4 if 4 in game.seats else game.seats[0]
    games = chain.from_iterable(moments(game, seats, f"{level} {k}", options_of(game)) for k in count())
    for position, mind in islice(games, 200 if SOAK else 6 - LEVELS.index(level)):
        assert not looks(position, mind, bot(level, game), mind_of)


@pytest.mark.parametrize(("game", "level"), GAME_LEVELS)
def test_every_move_of_a_bot_can_be_made_again_from_the_record(
    game: Game, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = 4 if 4 in game.seats else game.seats[-1]
    searches, name = level in ("sharp", "master"), level
    if searches and not SOAK:
        name = f"{level} at first"
        monkeypatch.setitem(roster.FOR_ALL, name, at_first(bot(level, game), bot("steady", game)))
    names = [name, *["steady"] * (seats - 1)] if searches else [name] * seats
    again = in_doubt = 0
    for k in range(200 if SOAK else 1):
        options = read_options(game.options, options_of(game, rounds=1))
        match = Match(game, game.start(seats, options), options, seed_from("again", level, k))
        assert not any(play_match(match, names).faults)
        for decision in decisions(read_record(match.record(", ".join(names))), {game.name: game}):
            if names[decision.mind.seat] == name:
                assert think(decision.mind, name).move == decision.move, (again, match.seed.hex())
                again += 1
                in_doubt += decision.nth < FIRST and has_to_guess(decision.mind)
    assert again
    assert in_doubt > 3 or game.name not in GAMES, "who knows where all the cards lie proves nothing"


def has_to_guess(mind: Mind) -> bool:
    """There is a choice, and cards that may lie here or there."""
    piles = mind.possible.piles()
    return len(mind.legal) > 1 and any(mind.world(Dice(word)).piles() != piles for word in "abc")


def at_first(searcher: Bot, other: Bot) -> Bot:
    """A search costs time: here it makes the first decisions of a game, and somebody quick the rest."""
    return lambda mind: (searcher if int(mind.seed.split()[-1]) < FIRST else other)(mind)


# -- and what would not keep it is found


def looks(position: Position, mind: Mind, player: Bot, make: Callable[..., Mind]) -> bool:
    """Whether a choice changes with cards that this seat cannot know."""
    chosen = text_of(player(mind))
    for word in "abc":
        other = kernel.resample(position, mind.seat, Dice(f"{word} {mind.seed}"))
        if text_of(player(make(mind.game, other, mind.seat, mind.heard, mind.seed))) != chosen:
            return True
    return False


def text_of(answer: Thought | str) -> str:
    return answer if isinstance(answer, str) else answer.move


def a_house_that_forgets(game: Game, position: Position, seat: int, heard: object, seed: str) -> Mind:
    """It hands over the true cards."""
    return replace(mind_of(game, position, seat, (), seed), possible=position.copy())


def peeker(mind: Mind) -> str:
    """Stays under what the next player truly holds."""
    t = mind.possible
    assert isinstance(t, Tricks)
    following = t.hands[(mind.seat + 1) % t.seats]
    return t.text(min(t.legal(mind.seat), key=lambda card: (following >> card).bit_count()))


def test_a_bot_that_looks_at_the_true_cards_is_caught() -> None:
    game, caught, honest = GAMES["thulla"], 0, 0
    for position, mind in moments(game, 4, "peek", often=0.5):
        true = a_house_that_forgets(game, position, mind.seat, (), mind.seed)
        caught += looks(position, true, peeker, a_house_that_forgets)
        honest += not looks(position, mind, peeker, mind_of)
    assert caught > 5, "with the true cards its choice changes with them"
    assert honest > 20, "and with what the house hands over it cannot"


def test_a_bot_that_finds_the_true_cards_elsewhere_is_caught_from_the_record() -> None:
    """It found them in the memory of the process; whoever makes its moves again from the record does not have them."""
    game = GAMES["kazhutha"]
    options = read_options(game.options, "")
    match = Match(game, game.start(4, options), options, seed_from("thief"))
    found = match.position

    def thief(mind: Mind) -> str:
        return peeker(replace(mind, possible=found))

    roster.FOR_ALL["thief"] = thief
    try:
        play_match(match, ["thief"] * 4)
        found = game.start(4, options)
        differ = 0
        for decision in decisions(read_record(match.record()), GAMES):
            found = decision.mind.possible  # all that there is to find now
            differ += think(decision.mind, "thief").move != decision.move
    finally:
        del roster.FOR_ALL["thief"]
    assert differ > 3


def test_the_deals_do_not_follow_from_what_a_bot_is_given() -> None:
    """Not even from its seed, although that follows from the seed of the match."""
    game, match = GAMES["thulla"], seed_from("no deal")
    position = game.start(4, read_options(game.options, ""))
    position.lay(seeded_deal(position, match, 1))
    mind = mind_of(game, position, 0, (), bot_seed(match, 0, 0))
    assert match.hex() not in mind.seed
    again = game.start(4, read_options(game.options, ""))
    again.lay(seeded_deal(again, bytes.fromhex(mind.seed.split()[0]), 1))
    assert again.piles() != position.piles()


# -- the rest of a mind


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_mind_travels_to_another_process(game: Game) -> None:
    for _, mind in moments(game, game.seats[0], "travel", options_of(game), often=0.2):
        there = pickle.loads(pickle.dumps(mind))
        assert raw(there.possible).keys() == raw(mind.possible).keys()
        assert there.legal == mind.legal
        assert there.heard == mind.heard
        assert think(there, "steady") == think(mind, "steady")
        return


def test_a_mind_holds_what_the_seat_was_told_and_no_more() -> None:
    *_, (_, mind) = moments(GAMES["tincholi"], 3, "told", often=1.0)
    drawn = [item for item in mind.heard if item["what"] == "draw"]
    assert {item["cards"][0] == kernel.BACK for item in drawn if item["seat"] != f"p{mind.seat + 1}"} == {True}
    assert kernel.BACK not in [item["cards"][0] for item in drawn if item["seat"] == f"p{mind.seat + 1}"]


def test_a_search_looks_at_worlds_that_differ_and_that_the_seat_cannot_tell_apart() -> None:
    for name in ("thulla", "kazhutha"):
        for seats in (2, 3, 6):
            for position, mind in moments(GAMES[name], seats, "deals"):
                check_worlds(position, mind)


def check_worlds(position: Position, mind: Mind) -> None:
    assert isinstance(position, Tricks)
    deals, dice, seat = tricks.Deals(mind), Dice("worlds"), mind.seat
    for _ in range(3):
        world = deals.world(dice)
        assert isinstance(world, Tricks)
        assert kernel.view(world, seat) == kernel.view(position, seat)
        assert sum(world.hands) == sum(position.hands), "every card is somewhere"
        for other in set(range(position.seats)) - {seat}:
            known = position.known[other] & position.hands[other]
            assert known & world.hands[other] == known
            assert not world.hands[other] & ~known & position.void[other]
            assert world.hands[other].bit_count() == position.hands[other].bit_count()


def test_searches_differ_in_their_dice_only_where_it_matters() -> None:
    """The same seed, the same thought, chances and all; another seed, other chances."""
    small = {"thulla": tricks.searching(300), "dalmuti": dalmuti.searching(300)}
    for game in (GAMES["thulla"], GAMES["dalmuti"]):
        _, mind = next(m for m in moments(game, 4, "dice", often=0.3) if len(m[1].legal) > 2)
        player = small[game.name]
        assert player(mind) == player(mind)
        other = player(replace(mind, seed="another"))
        assert isinstance(other, Thought)
        assert other != player(mind)
