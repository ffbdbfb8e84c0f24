"""Liap Tui: says what the hand is worth, then wins exactly that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.bots.dice import Dice
from cardhouse.bots.liap_tui import levels as liap_tui
from cardhouse.bots.liap_tui.habit import ahead, beats, combined, hoped, scale_of
from cardhouse.bots.liap_tui.reasons import hopeless
from cardhouse.bots.liap_tui.reasons import why as reason
from cardhouse.bots.liap_tui.worlds import Deals, rollout, worth
from cardhouse.bots.mind import Mind, Thought, mind_of
from cardhouse.bots.roster import LEVELS, sentence, think
from cardhouse.core import kernel
from cardhouse.games import GAMES
from cardhouse.games.liap_tui import turns
from cardhouse.games.liap_tui.pieces import FACES, pack, text_of, unpack
from cardhouse.games.liap_tui.rules import LiapTui
from tests.bots.evening import moments
from tests.harness import after

GAME = GAMES["liap_tui"]
RANKED = GAME.presets["Ranked"]
SEARCH = liap_tui.searching(1500)


def asked(*lines: str, options: str = RANKED, setup: str | None = "phase turn; starter p1") -> Mind:
    position = after(*lines, game="liap_tui", seats=4, options=options, setup=setup).position
    return mind_of(GAME, position, position.to_move[0], (), "a test")


def at(mind: Mind) -> LiapTui:
    assert isinstance(mind.possible, LiapTui)
    return mind.possible


def turn(said: str, *lines: str, piles: str = "0 0 0 0", lead: str = "p1") -> Mind:
    return asked(*lines, setup=f"phase turn; starter {lead}; said {said}; piles {piles}")


def held(text: str) -> int:
    return pack([FACES.index(face) for face in text])


# -- the levels


def told(mind: Mind, play: str, other: str) -> str:
    """Why one play is better than another."""
    why = reason(at(mind), mind.seat, held(play), held(other))
    return sentence(why, mind.game) if why else ""


THREE = "deck deal p1:G,E,s p2:g,H,S p3:A,a,R p4:e,h,c"


@pytest.mark.parametrize(("needs", "why"), [(1, True), (2, False)])
def test_a_piece_is_a_pile_too_many_only_where_what_stays_is_enough(needs: int, why: bool) -> None:
    deal = "deck deal p1:R,s,s p2:H,s,s p3:A,r,r p4:e,h,c"
    mind = asked(deal, "p1 R", "p2 H", options="", setup=f"phase turn; starter p1; said 0 0 {needs} 0")
    too_many = "you cannot win this: r goes before it wins you a pile too many"
    assert told(mind, "r", "A") == (too_many if why else "")


def test_a_strong_piece_is_led_beside_a_stronger_one_because_it_may_win_already() -> None:
    mind = asked(
        "deck deal p1:g,r,e p2:H,s,s p3:A,R,R p4:e,h,c", options="", setup="phase turn; starter p1; said 1 0 0 0"
    )
    assert told(mind, "r", "g") == "you still need 1: r may win already, and g stays for later"


def test_a_strong_piece_goes_when_every_pile_is_too_many_while_it_can_be_beaten() -> None:
    setup = "phase turn; starter p1; said 0 0 0 0; piles 1 0 0 0"
    hands = "p1:A,E,R p2:{},s,s p3:C,s,H p4:e,h,c"
    can, cannot = (asked(f"deck deal {hands.format(best)}", options="", setup=setup) for best in "gC")
    assert told(can, "R", "A") == "you have won too many already: R goes while somebody can still beat it"
    assert told(cannot, "R", "A") == "you have won too many already: every further pile costs a point"
    thought = Thought("R", [("R", 0.0), ("A", 0.0)])
    assert hopeless(at(can), can.seat, thought).why.code == "too_many_high"
    assert hopeless(at(can), can.seat, thought._replace(even=1)).why.code == "too_many"


def test_one_pile_too_few_is_not_said_to_be_saved_by_every_pile() -> None:
    deal = "deck deal p1:E,a,s p2:G,R,R p3:A,r,g p4:e,h,c"
    one, two = (asked(deal, options="", setup=f"phase turn; starter p1; said {n} 0 0 0") for n in (1, 2))
    thought = Thought("E", [("E", 0.0), ("a", 0.0), ("s", 0.0)], even=2)
    assert hopeless(at(one), one.seat, thought).why.code == "missed"
    assert hopeless(at(two), two.seat, thought).why.code == "out_of_reach"


def test_a_number_that_may_not_be_declared_is_named() -> None:
    deal = "deck deal p1:E,s,s p2:G,R,R p3:A,r,H p4:e,h,c"
    mind = asked(deal, "p2 say 4", "p3 say 3", "p4 say 1", options="", setup="phase declare; starter p2")
    assert sentence(think(mind, "steady").why, mind.game) == (
        "0 is not allowed here: 1 is nearest to what your pieces should win"
    )


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_last_to_play_wins_with_the_lowest_that_wins(level: str) -> None:
    """The general is needed for the second pile: there is an advisor out."""
    deal = "deck deal p1:G,E,s p2:h,H,A p3:s,S,R p4:s,S,C"
    mind = turn("2 0 0 0", deal, "p2 h", "p3 s", "p4 s", lead="p2")
    assert think(mind, level).move == "E"
    assert sentence(think(mind, level).why, mind.game) == "you still need 2: E wins"


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_who_needs_no_more_throws_their_highest_under_it(level: str) -> None:
    mind = turn("1 0 1 0", THREE, "p1 G")
    thought = think(mind, level)
    assert thought.move == "g"
    assert sentence(thought.why, mind.game) == "you need no more: g loses, and is gone"


def test_a_straight_that_fits_is_led() -> None:
    deal = "deck deal p1:R,H,C,s p2:r,h,S,S p3:A,a,e,e p4:c,c,S,S"
    mind = turn("3 1 1 1", deal)
    thought = think(mind, "sharp")
    assert thought.move == "RHC"
    assert sentence(thought.why, mind.game) == "you still need 3: RHC can win 3 piles at once"


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_strongest_is_led_where_nothing_wins_more_at_once(level: str) -> None:
    mind = turn("1 1 1 1", "deck deal p1:G,c,s p2:A,H,S p3:a,R,e p4:r,h,C")
    thought = think(mind, level)
    assert thought.move == "G"
    assert sentence(thought.why, mind.game) == "you still need 1: G is your strongest play"


def test_who_wants_nothing_leads_their_lowest() -> None:
    mind = turn("0 1 1 2", "deck deal p1:C,E,s p2:g,H,S p3:A,a,R p4:e,h,G")
    assert think(mind, "steady").move == "s"
    assert sentence(think(mind, "steady").why, mind.game) == "you need no more: s should lose"


def test_a_weak_hand_stays_unless_it_has_to_declare_something() -> None:
    weak = "deck deal p1:G,g,A,A,a,a,S,S p2:R,R,r,r,H,H,C,C p3:S,S,S,E,E,e,e,h p4:h,c,c,s,s,s,s,s"
    mind = asked(weak, setup=None)
    assert mind.seat in (1, 3)
    assert think(mind, "steady").move == think(mind, "master").move == "stay"
    at(mind).zeros = [2] * 4
    assert think(mind, "steady").move == think(mind, "master").move == "redeal"


def test_a_stronger_hand_hopes_for_more() -> None:
    scale = scale_of(at(asked(THREE)).rules)
    hands = ["ssSShhcC", "sSSccCRe", "GAEssSSc", "GAAaEgRR"]
    hopes = [hoped(held(hand), scale, starts=True) for hand in hands]
    assert hopes == sorted(hopes)
    assert hopes[0] < 0.5 and hopes[-1] > 3.5
    assert hoped(held("RHCssSSc"), scale, starts=True) > hoped(held("RHCssSSc"), scale, starts=False)


def test_declares_by_what_happens_in_possible_worlds() -> None:
    """Four high pieces, and three soldiers that nobody has more of."""
    deal = "deck deal p1:G,g,A,A,s,s,s,c p2:R,R,H,H,C,C,E,S p3:a,a,e,e,S,S,S,r p4:r,h,h,c,E,S,s,s"
    mind = asked(deal, setup=None)
    thought = SEARCH(mind)
    assert isinstance(thought, Thought)
    assert thought.move == "say 7"
    assert dict(thought.best)[thought.move] > 0.5
    assert thought.goal == "hit"
    about = liap_tui.searching(6_000)(replace(mind, about="say 8"))
    assert isinstance(about, Thought)
    assert dict(about.best)["say 8"] < 0.05


def test_a_gentle_player_does_not_always_care() -> None:
    mind = turn("1 0 1 0", THREE, "p1 G")
    moves = [think(replace(mind, seed=f"seed {n}"), "gentle").move for n in range(80)]
    assert 20 < moves.count("g") < 60
    assert set(moves) == {"g", "H", "S"}


def test_all_that_a_search_weighs_is_legal() -> None:
    for options in (RANKED, "", "face_down=on", "declaration=sealed", "declaration=blind", "declaration=total_eight"):
        for position, mind in moments(GAME, 4, "shortlist", f"{options} max_rounds=1".strip()):
            if at(mind).phase != "redeal":
                some = liap_tui.shortlist(at(mind), mind.seat)
                assert some
                assert set(some) <= set(position.legal(mind.seat))


def test_the_levels_are_four() -> None:
    assert list(liap_tui.LEVELS) == list(LEVELS)


# -- plays


def test_what_beats_what_is_what_the_rules_say() -> None:
    """The play that is ahead is the one that the position names."""
    checked = 0
    for options in (RANKED, "", "ties=red"):
        for position, mind in moments(GAME, 4, "ahead", f"{options} max_rounds=2".strip(), often=0.5):
            assert isinstance(position, LiapTui)
            if position.phase != "turn" or not position.plays:
                continue
            winning = position.plays[turns.ahead(position)]
            assert position.rules.strength[winning] == ahead(position)
            for play in position.legal(mind.seat):
                assert beats(position, play, ahead(position)) == (turns.strength_of(position, play)[2] == "ahead")
            checked += 1
    assert checked > 20


def test_combined_plays_have_two_pieces_or_more() -> None:
    assert sorted(map(text_of, combined(held("RHCCsss")))) == sorted(["CC", "RHC", "RHCC", "ss", "sss"])


# -- worlds


@pytest.mark.parametrize("options", [RANKED, "", "declaration=blind", "face_down=on", "declaration=sealed"])
def test_the_worlds_of_a_search_hold_what_the_seat_knows(options: str) -> None:
    differ = 0
    for position, mind in moments(GAME, 4, "worlds", f"{options} max_rounds=3".strip(), often=0.3):
        assert isinstance(position, LiapTui)
        deals, dice = Deals(mind), Dice("worlds")
        for _ in range(3):
            world = deals.world(dice)
            assert isinstance(world, LiapTui)
            assert kernel.view(world, mind.seat) == kernel.view(position, mind.seat)
            assert [len(unpack(hand)) for hand in world.hands] == [len(unpack(hand)) for hand in position.hands]
            if not position.rules.options.face_down:
                assert sum(world.hands) == sum(position.hands), "every piece is somewhere"
            check_strong(world, mind.seat)
            differ += world.hands != position.hands
    assert differ


def check_strong(world: LiapTui, viewer: int) -> None:
    """Who was asked about a redeal has no strong piece; who was not was dealt one."""
    if world.weak is None or world.rules.options.face_down:
        return
    for seat in set(range(4)) - {viewer}:
        table = {(world.starter + i) % 4: play for i, play in enumerate(world.plays)}
        holds = bool((world.hands[seat] | table.get(seat, 0)) & world.rules.strong)
        if world.weak >> seat & 1:
            assert not holds
        elif not world.shown >> seat & 1:
            assert holds
    if world.general is not None and not world.shown >> world.general & 1 and world.round == 1 and not world.gone:
        everywhere = [*world.hands, *world.plays]
        assert world.general == viewer or not any(
            everywhere[seat] & held("G") for seat in range(4) if seat != world.general
        )


def test_a_world_does_not_depend_on_the_pieces_that_are_hidden() -> None:
    for options in (RANKED, "face_down=on"):
        for position, mind in moments(GAME, 4, "hidden", f"{options} max_rounds=2", often=0.3):
            other = kernel.resample(position, mind.seat, Dice("other"))
            again = replace(mind, possible=other)
            a, b = Deals(mind).world(Dice("w")), Deals(again).world(Dice("w"))
            assert isinstance(a, LiapTui) and isinstance(b, LiapTui)
            assert (a.hands, a.plays, a.answers) == (b.hands, b.plays, b.answers)


def test_who_declares_much_holds_much() -> None:
    deal = "deck deal p1:s,s,s,c,c,S,S,G p2:R,R,H,H,C,C,E,S p3:a,a,e,e,S,S,A,r p4:r,h,h,g,E,A,s,s"
    hopes = []
    for n in (0, 5):
        mind = asked(deal, "p1 say 1", f"p2 say {n}", setup=None)
        assert mind.seat == 2
        deals, dice, scale = Deals(mind), Dice("much"), scale_of(at(mind).rules)
        worlds = [deals.world(dice) for _ in range(150)]
        hopes.append(sum(hoped(w.hands[1], scale, starts=False) for w in worlds if isinstance(w, LiapTui)) / 150)
    assert hopes[0] + 0.2 < hopes[1]


def test_a_rollout_ends_with_the_round() -> None:
    for options in (RANKED, "", "declaration=sealed", "declaration=blind"):
        for _, mind in moments(GAME, 4, "rollout", f"{options} max_rounds=2".strip(), often=0.2):
            if at(mind).phase == "redeal":
                continue
            world = Deals(mind).world(Dice("x"))
            assert isinstance(world, LiapTui)
            assert rollout(world, Dice("y"), mind.seat) >= 1
            assert sum(world.won) == 8
            value, hit = worth(world, world, mind.seat)
            assert hit == (world.said[mind.seat] == world.won[mind.seat])
            assert value < 2
