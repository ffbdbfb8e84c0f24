"""Tincholi: remembers, lowers the hand, and cuts in time; and the players that it is measured against."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Bot, Mind, Thought, mind_of
from cardhouse.bots.roster import LEVELS, sentence, think
from cardhouse.bots.tincholi import baselines
from cardhouse.bots.tincholi import levels as tincholi
from cardhouse.bots.tincholi.habit import known_pair, turns_of
from cardhouse.bots.tincholi.reasons import why as reason
from cardhouse.bots.tincholi.worlds import Deals, chance_to_win, kept, rollout, worth
from cardhouse.cli.arena.contest import play_match
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.options import read_options
from cardhouse.games import GAMES
from cardhouse.games.tincholi.pieces import CARD, FACES, KNOWN, NUMBER, VALUE
from cardhouse.games.tincholi.rules import Tincholi
from tests.bots.evening import moments
from tests.harness import after

GAME = GAMES["tincholi"]
SEARCH = tincholi.searching(600)
HIGH = "p2:Tc,Td,Jc,Jd discard:Qh stock:9c,8c,8d,6c,6d,5h,5s,4h"
LOOKED = ("p1 look 1 2", "p2 look 1 2")


def asked(hand: str, *lines: str, rest: str = HIGH) -> Mind:
    """After the first look, whoever is to move; nothing is known but what the lines show."""
    deal = f"deck deal p1:{hand} {rest}"
    position = after(deal, *lines, game="tincholi", seats=2, setup="phase look").position
    return mind_of(GAME, position, position.to_move[0], (), "a test")


def at(mind: Mind) -> Tincholi:
    assert isinstance(mind.possible, Tincholi)
    return mind.possible


def move_of(player: Bot, mind: Mind) -> str:
    answer = player(mind)
    return answer if isinstance(answer, str) else answer.move


# -- the levels


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_low_hand_that_is_known_is_cut_with_its_total(level: str) -> None:
    mind = asked("Ac,2c", *LOOKED, "p1 draw")
    thought = think(mind, level)
    assert thought.move == "cut 3"
    assert sentence(thought.why, GAME) == "you know your whole hand: 3 should be the lowest"


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_high_hand_is_not_cut(level: str) -> None:
    assert not think(asked("Th,Qc,9d,Jh", *LOOKED, "p1 draw"), level).move.startswith("cut")


@pytest.mark.parametrize(
    ("scores", "code"),
    [("60 20 95", "too_early_behind"), ("60 20 50", "too_early"), ("30 20 95", "too_early"), ("60 55 95", "too_early")],
)
def test_a_cut_that_would_make_another_win_the_match_is_said_to_be_so(scores: str, code: str) -> None:
    """p3 would pass 100, and p2 win, though p1 cuts rightly; not if nobody passes it, or p1 is lower in the end."""
    deal = "deck deal p1:Ac,2c p2:Tc,Td p3:Jc,Jd discard:Qh stock:9c,8c,8d,6c,6d,5h,5s,4h"
    lines = (deal, "p1 look 1 2", "p2 look 1 2", "p3 look 1 2", "p1 draw")
    t = after(*lines, game="tincholi", seats=3, setup=f"phase look; scores {scores}").position
    drop, cut = kernel.find(t, 0, "drop"), kernel.find(t, 0, "cut 3")
    assert drop is not None and isinstance(t, Tincholi)
    why = reason(t, 0, drop, cut)
    assert why is not None
    assert why.code == code
    assert why.params.get("seats", ["p2"]) == ["p2"]


def test_a_low_discard_is_taken_for_the_highest_slot() -> None:
    rest = "p2:Tc,Td,Jc,Jd discard:As stock:9c,8c,8d"
    mind = asked("Qs,3c,4c,5c", *LOOKED, rest=rest)
    assert think(mind, "steady").move == "take"
    assert sentence(think(mind, "steady").why, GAME) == "A♠ counts 1, and slot 1 holds 12♠"
    assert think(asked("Qs,3c,4c,5c", *LOOKED, "p1 take", rest=rest), "steady").move == "keep 1"


@pytest.mark.parametrize(("discard", "said"), [("Th", "10♥ would have to be kept"), ("Qh", "12♥ on the discard pile")])
def test_a_high_discard_is_left_and_named_by_what_it_counts(discard: str, said: str) -> None:
    mind = asked("Js,3c,4c,5c", *LOOKED, rest=f"p2:Tc,Td,Jc,Jd discard:{discard} stock:9c,8c,8d")
    thought = think(mind, "steady")
    assert thought.move == "draw"
    assert sentence(thought.why, GAME).startswith(said)


def test_an_empty_discard_pile_is_reason_enough() -> None:
    mind = asked("Js,3c,4c,5c", *LOOKED, rest="p2:Tc,Td,Jc,Jd discard: stock:9c,8c,8d")
    assert sentence(think(mind, "steady").why, GAME) == "the discard pile is empty"


def test_a_pair_that_was_seen_is_discarded() -> None:
    mind = asked("Jh,Js,4c,5c", *LOOKED, "p1 draw", rest="p2:Tc,Td,Jc,Jd discard:Qh stock:4h,8c")
    for level in ("steady", "sharp"):
        assert think(mind, level).move == "pair 1 2"
    assert sentence(think(mind, "steady").why, GAME) == "you have seen that slots 1 2 are the same"


def test_a_pair_that_was_not_seen_is_not_known() -> None:
    t = at(asked("Jh,2c,Js,5c", *LOOKED, "p1 draw"))
    assert known_pair(t.hands[0], KNOWN) == (0.0, 0)


def test_a_seven_shows_a_slot_that_is_not_known() -> None:
    mind = asked("2h,3s,4c,5c", *LOOKED, "p1 draw", rest="p2:Tc,Td,Jc,Jd discard:Qh stock:7h,8c")
    assert think(mind, "steady").move in ("peek 3", "peek 4")
    assert sentence(think(mind, "steady").why, GAME).startswith("you do not know slot")


def gently(mind: Mind, times: int = 60) -> list[str]:
    return [think(replace(mind, seed=f"seed {n}"), "gentle").move for n in range(times)]


def test_a_gentle_player_forgets() -> None:
    """What it does not remember it takes for about six."""
    rest = "p2:Tc,Td,Jc,Jd discard:Qh stock:5h,8c"
    moves = gently(asked("Qs,9c,2c,2d", *LOOKED, "p1 draw", rest=rest))
    assert 25 < moves.count("keep 1") < 60
    assert set(moves) == {"keep 1", "keep 2"}


def test_a_gentle_player_cuts_by_its_own_hand_whatever_the_others_hold() -> None:
    """Steady sees that the other one has as few cards, and waits."""
    mind = asked("4s,4c", *LOOKED, "p1 draw", rest="p2:Ac,Ad discard:Qh stock:Qs,8c")
    assert think(mind, "steady").move == "drop"
    assert 20 < gently(mind).count("cut") < 60


@pytest.mark.parametrize("seats", [2, 5])
def test_all_that_a_search_weighs_is_legal_and_weighed_once(seats: int) -> None:
    for options in ("max_rounds=1", "max_rounds=1 cut_timing=either jokers=3", "max_rounds=1 deck=both"):
        for position, mind in moments(GAME, seats, "shortlist", options, often=0.3):
            t = at(mind)
            if t.phase == "look":
                continue
            some = tincholi.shortlist(t, mind.seat)
            assert some
            for move in some:
                assert kernel.find(position, mind.seat, t.text(move)) == move


def test_a_search_weighs_what_it_is_asked_about() -> None:
    mind = replace(asked("Ac,2c", *LOOKED, "p1 draw"), about="cut 9")
    thought = SEARCH(mind)
    assert isinstance(thought, Thought)
    chances = dict(thought.best)
    assert chances["cut 3"] > chances["cut 9"], "a wrong call costs ten more"
    assert thought.goal == "win"


# -- worlds


@pytest.mark.parametrize(("seats", "options"), [(2, ""), (4, "jokers=2"), (3, "deck=both"), (10, "")])
def test_the_worlds_of_a_search_hold_what_the_seat_knows(seats: int, options: str) -> None:
    differ = 0
    for position, mind in moments(GAME, seats, "worlds", f"{options} max_rounds=2".strip(), often=0.1):
        assert isinstance(position, Tincholi)
        if position.phase != "look":
            differ += sum(all_slots(world) != all_slots(position) for world in checked_worlds(position, mind))
    assert differ


def test_what_was_shuffled_again_is_in_the_stock_of_every_world() -> None:
    """p1 has seen 10♥ and 6♣ go back into the stock: nobody holds them, and the 8 that p2 has kept is not there."""
    deal = "deck deal p1:2c,3c,4c,5c p2:Tc,Td,Jc,Jd discard:Th stock:6c,8c"
    turns = ("p1 draw", "p1 drop", "p2 draw", "p2 keep 3", "deck deal stock:Th,6c")
    position = after(deal, *LOOKED, *turns, game="tincholi", seats=2, setup="phase look").position
    assert isinstance(position, Tincholi)
    assert (position.shuffles, position.to_move) == (1, (0,))
    worlds = checked_worlds(position, mind_of(GAME, position, 0, (), "again"), 50)
    assert {frozenset(FACES[card] for card in world.stock) for world in worlds} == {frozenset(("Th", "6c"))}
    assert len({world.hands[1][0] & CARD for world in worlds}) > 3


def checked_worlds(position: Tincholi, mind: Mind, count: int = 3) -> list[Tincholi]:
    deals, dice, seat, worlds = Deals(mind), Dice("worlds"), mind.seat, []
    for _ in range(count):
        world = deals.world(dice)
        assert isinstance(world, Tincholi)
        assert kernel.view(world, seat) == kernel.view(position, seat)
        assert all_cards(world) == all_cards(position), "every card is somewhere"
        assert known_to(world, seat) == known_to(position, seat)
        assert by_shuffle(world, seat) == by_shuffle(position, seat)
        worlds.append(world)
    return worlds


def all_cards(t: Tincholi) -> list[int]:
    drawn = [t.drawn & CARD] if t.drawn >= 0 else []
    return sorted([slot & CARD for hand in t.hands for slot in hand] + t.stock + t.discard + drawn)


def all_slots(t: Tincholi) -> list[list[int]]:
    return [*t.hands, t.stock]


def known_to(t: Tincholi, seat: int) -> list[list[int]]:
    return [[slot if slot & KNOWN << seat else slot & ~CARD for slot in hand] for hand in t.hands]


def by_shuffle(t: Tincholi, seat: int) -> dict[int, list[int]]:
    """The seat has counted what each shuffle held."""
    found: dict[int, list[int]] = {t.shuffles: list(t.stock)}
    for slot in [slot for hand in t.hands for slot in hand if not slot & KNOWN << seat]:
        found.setdefault(slot >> 17, []).append(slot & CARD)
    return {nth: sorted(cards) for nth, cards in found.items() if cards}


def test_a_world_does_not_depend_on_the_cards_that_are_hidden() -> None:
    for position, mind in moments(GAME, 3, "hidden", "max_rounds=2", often=0.2):
        other = kernel.resample(position, mind.seat, Dice("other"))
        again = replace(mind, possible=other)
        a, b = Deals(mind).world(Dice("w")), Deals(again).world(Dice("w"))
        assert isinstance(a, Tincholi) and isinstance(b, Tincholi)
        assert all_slots(a) == all_slots(b)


def test_who_has_seen_a_card_and_kept_it_holds_a_low_one() -> None:
    for early, late in ((0.0, 3.0), (3.0, 8.0)):
        high = [kept(turns)[FACES.index("Jc")] / kept(turns)[FACES.index("2c")] for turns in (early, late)]
        assert high[1] < high[0] < 1
    mind = asked("2c,3c,4c,5c", *LOOKED, "p1 draw", rest="p2:Tc,Td,Jc,Jd discard:Qh stock:Ac,Ad,Ah,As,2d,2h,Qc,Qs,Jh")
    t = at(mind)
    t.discard = [FACES.index("Qh")] * 16  # a long round
    assert turns_of(t) == 8
    deals, dice = Deals(mind), Dice("kept")
    seen = unseen = 0
    for _ in range(300):
        world = deals.world(dice)
        assert isinstance(world, Tincholi)
        seen += VALUE[world.hands[1][0] & CARD]
        unseen += VALUE[world.hands[1][2] & CARD]
    assert seen < unseen / 2


# -- the chance to win


def test_a_low_score_wins_and_the_more_so_the_later() -> None:
    t = at(asked("2c,3c,4c,5c", *LOOKED))
    assert chance_to_win([10, 10], 0, t) == pytest.approx(0.5)
    early, late = chance_to_win([0, 20], 0, t), chance_to_win([75, 95], 0, t)
    assert 0.5 < early < late < 1
    assert chance_to_win([0, 20], 1, t) == pytest.approx(1 - early)
    assert chance_to_win([0, 100_000], 0, t) > 0.99, "a score from a set-up may be anything"


def test_a_match_that_is_over_is_won_or_not() -> None:
    lines = ("deck deal p1:Ac,2c p2:9c,9d discard:Qh stock:9h,8c,8d", "p1 draw", "p1 cut")
    t = after(*lines, game="tincholi", seats=2, setup="scores 0 95").position
    assert isinstance(t, Tincholi)
    assert t.result is not None
    assert (worth(t, t, 0), worth(t, t, 1)) == ((1.0, 1.0), (0.0, 0.0))


def test_a_rollout_ends_with_a_cut_or_in_time() -> None:
    for seats in (2, 4, 10):
        for _, mind in moments(GAME, seats, "rollout", "max_rounds=1", often=0.05):
            if at(mind).phase == "look":
                continue
            world = Deals(mind).world(Dice("x"))
            assert isinstance(world, Tincholi)
            steps = rollout(world, Dice("y"), mind.seat)
            assert world.phase == "cut" or steps == 2 * seats * (12 if seats < 4 else 8)
            assert 0 <= worth(world, world, mind.seat)[0] <= 1


# -- the players to be measured against


def test_easy_cuts_in_one_turn_of_twenty_and_puts_the_card_anywhere() -> None:
    mind = asked("Ac,2c,3c,4c", *LOOKED, "p1 draw")
    moves = [baselines.easy(replace(mind, seed=f"seed {n}")) for n in range(400)]
    assert 5 <= moves.count("cut") <= 40
    assert set(moves) == {"cut", "keep 1", "keep 2", "keep 3", "keep 4"}
    sources = [baselines.easy(replace(asked("Ac,2c", *LOOKED), seed=f"seed {n}")) for n in range(40)]
    assert set(sources) == {"draw", "take"}


def test_medium_fills_unknown_slots_then_replaces_its_highest() -> None:
    assert baselines.medium(asked("Qs,2c,3c,4c", *LOOKED, "p1 draw")) == "keep 3"
    assert baselines.medium(asked("Qs,2c", *LOOKED, "p1 draw")) == "keep 1"
    assert baselines.medium(asked("8s,3s", *LOOKED, "p1 draw", rest="p2:Tc,Td discard:Qh stock:9c,8c")) == "drop"


def test_medium_cuts_at_ten_three_times_of_four_and_never_calls() -> None:
    ten, eleven = asked("8s,2c", *LOOKED, "p1 draw"), asked("8s,3c", *LOOKED, "p1 draw")
    moves = [baselines.medium(replace(ten, seed=f"seed {n}")) for n in range(200)]
    assert 125 <= moves.count("cut") <= 175
    assert {baselines.medium(replace(eleven, seed=f"seed {n}")) for n in range(50)} == {"drop"}


def test_hard_calls_when_it_knows_its_whole_hand_and_holds_little() -> None:
    assert baselines.hard(asked("6s,2c", *LOOKED, "p1 draw")) == "cut 8"
    assert not baselines.hard(asked("7c,4c", *LOOKED, "p1 draw")).startswith("cut")
    assert not baselines.hard(asked("As,2c,Ah", *LOOKED, "p1 draw")).startswith("cut")
    late = asked("7c,4c", *LOOKED, "p1 draw")
    at(late).discard = [FACES.index("Qh")] * 16  # a long round
    assert baselines.hard(late) == "cut 11"


def test_hard_takes_what_is_lower_than_its_highest() -> None:
    rest = "p2:Tc,Td,Jc,Jd discard:4h stock:9c,8c"
    assert baselines.hard(asked("9s,2c", *LOOKED, rest=rest)) == "take"
    assert baselines.hard(asked("9s,2c", *LOOKED, "p1 take", rest=rest)) == "keep 1"
    assert baselines.hard(asked("4s,2c", *LOOKED, rest=rest)) == "draw"


@pytest.mark.parametrize(
    ("hand", "stock", "does"), [("9s,2c,3s,4s", "7c", "peek 3"), ("Qs,Qh,3s,4s", "5h", "pair 1 2")]
)
def test_hard_peeks_and_discards_pairs(hand: str, stock: str, does: str) -> None:
    rest = f"p2:Tc,Td,Jc,Jd discard:8h stock:{stock},8c"
    assert baselines.hard(asked(hand, *LOOKED, "p1 draw", rest=rest)) == does


def test_hard_gives_its_highest_away_for_what_another_has_seen_and_kept() -> None:
    mind = asked("Qs,2c,3s,4s", *LOOKED, "p1 draw", rest="p2:Tc,Td,Jc,Jd discard:8h stock:9c,8c")
    moves = {baselines.hard(replace(mind, seed=f"seed {n}")) for n in range(40)}
    assert moves == {"swap p1.1 p2.1", "swap p1.1 p2.2"}


def test_the_hard_of_before_still_plays_as_it_did() -> None:
    assert baselines.hard_1(asked("4s,2c", *LOOKED, "p1 draw")) == "cut 6"
    assert not baselines.hard_1(asked("5c,2c", *LOOKED, "p1 draw")).startswith("cut")
    rest = "p2:Tc,Td,Jc,Jd discard:8h stock:9c,8c"
    assert baselines.hard_1(asked("9s,2c,Qc,Qs", *LOOKED, rest=rest)) == "take"
    assert baselines.hard_1(asked("8s,2c,Qc,Qs", *LOOKED, rest=rest)) == "draw"
    mind = asked("9s,2c,3s,4s", *LOOKED, "p1 draw")
    moves = {baselines.hard_1(replace(mind, seed=f"seed {n}")) for n in range(100)}
    assert len(moves) > 15, "it swaps at random with a nine"


def test_hard_beats_the_hard_of_before() -> None:
    options, won = read_options(GAME.options, ""), 0.0
    for k in range(12):
        match = Match(GAME, GAME.start(2, options), options, seed_from("harder", k))
        played = play_match(match, [f"cardhouse.bots.tincholi.baselines:{name}" for name in ("hard", "hard_1")])
        won += (0 in played.ranking[0]) / len(played.ranking[0])
    assert won >= 7


@pytest.mark.parametrize("seats", [2, 3, 10])
@pytest.mark.parametrize("name", ["easy", "medium", "hard", "hard_1"])
def test_they_finish_their_games(name: str, seats: int) -> None:
    options = read_options(GAME.options, "max_rounds=1 cut_timing=either")
    match = Match(GAME, GAME.start(seats, options), options, seed_from("baselines", name))
    played = play_match(match, [f"cardhouse.bots.tincholi.baselines:{name}", *["steady"] * (seats - 1)])
    assert not any(played.faults)


def test_the_levels_are_four_and_steady_beats_hard() -> None:
    """The arena says by how much; here it is enough that it is no accident."""
    assert list(tincholi.LEVELS) == list(LEVELS)
    options = read_options(GAME.options, "")
    won = 0
    for k in range(10):
        match = Match(GAME, GAME.start(2, options), options, seed_from("beats", k))
        played = play_match(match, ["steady", "cardhouse.bots.tincholi.baselines:hard"])
        won += played.ranking[0] == [0]
    assert won >= 8


def test_numbers_of_pairs_are_those_of_the_rules() -> None:
    assert NUMBER[FACES.index("Qd")] == NUMBER[FACES.index("Qs")], "the queen of diamonds is a 12 in a pair"
    t = at(asked("Qd,Qs,4c,5c", *LOOKED, "p1 draw"))
    assert known_pair(t.hands[0], KNOWN)[0] == 12.0
