"""Liap Tui, rule by rule, in the language of records."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from cardhouse.core import kernel
from cardhouse.core.options import BadOption, read_options, write_options
from cardhouse.core.position import SPECTATOR
from cardhouse.core.record import RecordError
from cardhouse.games import GAMES
from cardhouse.games.liap_tui.pieces import FORMS, HELD, PACK, follows, leads, pack, text_of
from cardhouse.games.liap_tui.rules import LiapTui
from tests.harness import Seen, after, refusal

GAME = GAMES["liap_tui"]

# Nobody is weak; p1 holds the red general.
DEAL = "deck deal p1:G,A,A,E,E,S,S,S p2:R,R,H,H,C,C,S,S p3:g,a,a,e,e,s,s,s p4:r,r,h,h,c,c,s,s"
# The same with the red general at p3.
DEAL_3 = "deck deal p1:g,a,a,e,e,s,s,s p2:R,R,H,H,C,C,S,S p3:G,A,A,E,E,S,S,S p4:r,r,h,h,c,c,s,s"
# Only p1 has a strong hand.
WEAK = "deck deal p1:G,g,R,R,r,r,S,S p2:A,A,E,E,H,H,C,C p3:S,S,S,a,a,e,e,h p4:h,c,c,s,s,s,s,s"


def table(*lines: str, options: str = "", setup: str | None = None, seed: str = "") -> Seen:
    return after(*lines, game="liap_tui", seats=4, options=options, setup=setup, seed=seed)


def refused(*lines: str, options: str = "", setup: str | None = None) -> RecordError:
    return refusal(*lines, game="liap_tui", seats=4, options=options, setup=setup)


def turn(*plays: str, options: str = "", rest: str = "s,s,s,s", lead: str = "p1") -> Seen:
    """One turn with exactly these plays, from `lead` on; everybody keeps one black soldier."""
    first = int(lead[1]) - 1
    seats = [f"p{(first + i) % 4 + 1}" for i in range(4)]
    kept = rest.split(",")
    hands = {s: ",".join([*play, kept[i]]) for i, (s, play) in enumerate(zip(seats, plays, strict=True))}
    deal = "deck deal " + " ".join(f"{s}:{hands[s]}" for s in sorted(hands))
    lines = [f"{s} {play}" for s, play in zip(seats, plays, strict=True)]
    return table(deal, *lines, options=options, setup=f"phase turn; starter {lead}")


def round_of(said: str, *, piles: str = "0 0 0 0", options: str = "", more: str = "") -> Seen:
    """The last turn of a round: p1 wins it with the red general."""
    setup = f"phase turn; starter p1; said {said}; piles {piles}; {more}"
    return table("deck deal p1:G p2:R p3:H p4:S", *LAST_TURN, options=options, setup=setup)


LAST_TURN = ("p1 G", "p2 R", "p3 H", "p4 S")


def said_all(*numbers: int, first: int = 0) -> list[str]:
    return [f"p{(first + i) % 4 + 1} say {n}" for i, n in enumerate(numbers)]


def winner(seen: Seen) -> str:
    return str(seen.facts["last_turn"]["seat"])


# -- L1: seats and pieces


@pytest.mark.rule("L1")
def test_four_seats_with_eight_pieces_each() -> None:
    seen = table(DEAL)
    assert seen.cards("p1") == "G A A E E S S S"
    assert seen.cards("p4") == "r r h h c c s s"
    assert seen.cards("table") == seen.cards("won") == ""
    assert list(seen.view["piles"]) == ["p1", "p2", "p3", "p4", "table", "won"]


@pytest.mark.rule("L1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_any_other_number_of_seats_is_refused(seats: int) -> None:
    assert refusal(game="liap_tui", seats=seats).code == "bad_record"


@pytest.mark.rule("L1")
def test_the_pack_has_thirty_two_pieces() -> None:
    assert len(PACK) == 32
    assert sum(HELD[:7]) == sum(HELD[7:]) == 16


@pytest.mark.rule("L1")
def test_a_seed_deals_all_pieces() -> None:
    seen = table(seed="5" * 64)
    dealt = [piece for pile in seen.view["piles"].values() for piece in pile]
    assert sorted(dealt) == sorted(GAME.faces[piece] for piece in PACK)
    assert all(len(seen.view["piles"][f"p{i}"]) == 8 for i in range(1, 5))


@pytest.mark.rule("L1")
@pytest.mark.parametrize(
    "deal",
    [
        "deck draw p1:G p2:R p3:H p4:S",
        "deck deal p1:G p2:R p3:H p4:S",
        DEAL.replace("p1:G", "p1:g"),
        DEAL.replace("p1:G", "p1:K"),
        DEAL.replace("p4", "p5"),
        DEAL.replace("p1:G,", "p1:") + " won:G",
        DEAL.replace("p1:G,", "p1:") + " table:G",
        DEAL.replace("p1:G,", "p1:").replace("p2:R", "p2:G,R"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: str) -> None:
    assert refused(deal).code == "bad_record"


@pytest.mark.rule("L1")
def test_empty_piles_may_be_named_in_a_deal() -> None:
    assert table(DEAL + " table: won:").to_move == "p1"


# -- L2: values


@pytest.mark.rule("L2")
@pytest.mark.parametrize(("lower", "higher"), ["RG", "CR", "HC", "AH", "SE"])
def test_general_chariot_cannon_horse_advisor_soldier_in_that_order(lower: str, higher: str) -> None:
    assert winner(turn(lower, "S", higher, "S")) == "p3"
    assert winner(turn(lower, "S", higher.lower(), "S")) == "p3"


@pytest.mark.rule("L2")
def test_advisor_and_elephant_are_worth_the_same_in_both_colours() -> None:
    assert winner(turn("E", "A", "a", "e")) == "p1"
    assert winner(turn("a", "A", "E", "e")) == "p1"


# -- L3, L4: weak hands and redeals


@pytest.mark.rule("L3")
def test_a_hand_without_general_and_chariot_is_weak() -> None:
    seen = table(WEAK)
    assert seen.to_move == "p2 p3 p4"
    assert seen.facts["phase"] == "redeal"
    assert seen.facts["asked"] == ["p2", "p3", "p4"]
    assert seen.legal("p2") == ["stay", "redeal"]
    assert seen.news == ["deal", "asked"]


@pytest.mark.rule("L3")
def test_a_general_or_a_chariot_of_any_colour_makes_a_hand_strong() -> None:
    seen = table(DEAL)
    assert seen.to_move == "p1"
    assert seen.facts["phase"] == "declare"
    assert seen.facts["asked"] == []


@pytest.mark.rule("L4")
def test_if_all_stay_the_starter_declares() -> None:
    seen = table(WEAK, "p3 stay", "p2 stay", "p4 stay")
    assert (seen.to_move, seen.facts["phase"], seen.facts["multiplier"]) == ("p1", "declare", 1)
    assert seen.news == ["answered", "answers"]


@pytest.mark.rule("L4")
def test_answers_are_hidden_until_all_are_given() -> None:
    yes, no = table(WEAK, "p3 redeal"), table(WEAK, "p3 stay")
    assert yes.to_move == "p2 p4"
    for viewer in ("p1", "p2", "p3", "spectator"):
        assert yes.seen_by(viewer) == no.seen_by(viewer)
    assert yes.position.news == no.position.news
    assert yes.news == ["answered"]


@pytest.mark.rule("L4")
def test_only_the_answer_about_a_redeal_has_a_time_of_its_own() -> None:
    assert table(WEAK).position.fixed_ms == 30_000
    assert table(DEAL).position.fixed_ms is None


@pytest.mark.rule("L4")
def test_a_redeal_raises_the_multiplier_and_the_first_to_want_it_in_order_of_play_starts() -> None:
    seen = table(WEAK, "p4 redeal", "p3 redeal", "p2 stay")
    assert seen.to_move == "deck"
    assert (seen.facts["multiplier"], seen.facts["starter"], seen.facts["phase"]) == (2, "p3", "redeal")
    assert seen.cards("p1") == "G R R S S g r r", "the pieces lie as they are until the deal"
    assert seen.news == ["answered", "answers", "redeal"]
    assert seen.position.news is not None
    assert seen.position.news[1].about == {"redeal": ["p3", "p4"], "stay": ["p2"]}
    assert seen.facts["answers"] == {"p2": "stay", "p3": "redeal", "p4": "redeal"}
    assert table(WEAK, "p4 redeal").facts["answers"] == {}


@pytest.mark.rule("L4")
def test_order_of_play_is_counted_from_the_starter_of_the_moment() -> None:
    seen = table(WEAK, "p2 redeal", "p3 stay", "p4 redeal", options="", setup="starter p4")
    assert seen.facts["starter"] == "p4"


@pytest.mark.rule("L4")
def test_new_weak_hands_are_asked_again() -> None:
    again = ("p2 redeal", "p3 stay", "p4 stay", WEAK)
    seen = table(WEAK, *again)
    assert seen.to_move == "p2 p3 p4"
    seen = table(WEAK, *again, "p2 stay", "p3 stay", "p4 redeal", DEAL)
    assert (seen.facts["multiplier"], seen.facts["starter"], seen.to_move) == (3, "p4", "p4")
    assert seen.facts["round"] == 1


@pytest.mark.rule("L4")
def test_max_redeals_the_multiplier_counts_the_redeals_and_then_nobody_is_asked() -> None:
    lines = (WEAK, "p2 redeal", "p3 stay", "p4 stay", WEAK)
    seen = table(*lines, options="max_redeals=1")
    assert (seen.to_move, seen.facts["phase"], seen.facts["redeals_left"]) == ("p2", "declare", 0)
    assert table(WEAK, options="max_redeals=0").to_move == "p1"
    assert table(WEAK, setup="multiplier 10").to_move == "p2 p3 p4"
    assert table(WEAK, setup="multiplier 11").to_move == "p1"
    assert table(WEAK, setup="multiplier 100", options="max_redeals=100").to_move == "p2 p3 p4"


@pytest.mark.rule("L4")
def test_an_answer_comes_before_anything_else() -> None:
    for move in ("say 3", "A"):
        error = refused(WEAK, f"p2 {move}")
        assert (error.code, error.message) == ("must_answer", "you have a weak hand: say redeal or stay (L4)")
    assert refused(WEAK, "p1 say 3").code == "not_your_turn"
    assert refused(WEAK, "p2 stay", "p2 redeal").code == "not_your_turn"


# -- L5: the starter


@pytest.mark.rule("L5")
def test_the_holder_of_the_red_general_starts_round_one() -> None:
    assert table(DEAL_3).facts["starter"] == "p3"
    assert table(DEAL_3).to_move == "p3"


@pytest.mark.rule("L5")
def test_the_winner_of_the_last_turn_starts_the_next_round() -> None:
    seen = round_of("1 0 0 0")
    assert (seen.to_move, seen.facts["starter"], seen.facts["round"]) == ("deck", "p1", 1)
    after_deal = table(
        "deck deal p1:G p2:R p3:H p4:S", *LAST_TURN, DEAL_3, setup="phase turn; starter p1; said 1 0 0 0"
    )
    assert (after_deal.to_move, after_deal.facts["starter"], after_deal.facts["round"]) == ("p1", "p1", 2)
    assert after_deal.facts["said"] == {"p1": None, "p2": None, "p3": None, "p4": None}
    assert after_deal.facts["won"] == {"p1": 0, "p2": 0, "p3": 0, "p4": 0}


@pytest.mark.rule("L5")
def test_a_redeal_overrides_the_general() -> None:
    assert table(WEAK, "p2 stay", "p3 stay", "p4 redeal", DEAL).to_move == "p4"


@pytest.mark.rule("L5")
def test_before_the_first_deal_there_is_no_starter() -> None:
    seen = table()
    assert (seen.to_move, seen.facts["starter"], seen.facts["round"], seen.facts["phase"]) == ("deck", None, 0, "deal")


# -- L6: the declaration


@pytest.mark.rule("L6")
def test_declarations_go_round_from_the_starter_and_are_seen_at_once() -> None:
    seen = table(DEAL_3, "p3 say 2", "p4 say 0")
    assert seen.to_move == "p1"
    assert seen.seen_by("p2")["facts"]["said"] == {"p1": None, "p2": None, "p3": 2, "p4": 0}
    assert (seen.facts["declared"], seen.news) == (2, ["said"])
    assert seen.legal("p1") == [f"say {n}" for n in range(9)]
    assert refused(DEAL_3, "p3 say 2", "p3 say 3").code == "not_your_turn"


@pytest.mark.rule("L6")
def test_the_last_one_may_not_make_the_total_eight() -> None:
    lines = [DEAL, *said_all(3, 2, 1)]
    assert table(*lines).legal("p4") == ["say 0", "say 1", "say 3", "say 4", "say 5", "say 6", "say 7", "say 8"]
    error = refused(*lines, "p4 say 2")
    assert error.code == "declare_total"
    assert error.message == "with 2 the total would be 8; the last player may not do that (L6)"
    assert table(*lines, "p4 say 3").to_move == "p1"


@pytest.mark.rule("L6")
def test_with_more_than_eight_declared_the_last_one_is_free() -> None:
    assert len(table(DEAL, *said_all(8, 8, 8)).legal("p4")) == 9
    assert table(DEAL, *said_all(8, 0, 0)).legal("p4")[0] == "say 1"


@pytest.mark.rule("L6")
@pytest.mark.parametrize(
    ("move", "code"),
    [("say 9", "declare_range"), ("say 12", "declare_range"), ("G", "must_declare"), ("stay", "must_declare")],
)
def test_a_declaration_is_zero_to_eight(move: str, code: str) -> None:
    assert refused(DEAL, f"p1 {move}").code == code


@pytest.mark.parametrize("move", ["hello", "say", "say x", "say -1", "say 03", "say 3 4", "say 99999", "GK", "draw"])
@pytest.mark.parametrize("lines", [[WEAK, "p3 stay", "p4 stay"], [DEAL], [DEAL, *said_all(1, 1, 1, 1)]])
def test_nonsense_is_unknown(move: str, lines: list[str]) -> None:
    seat = "p2" if lines[0] == WEAK else "p1"
    assert refused(*lines, f"{seat} {move}").code == "unknown_move"


def test_an_empty_text_is_unknown() -> None:
    assert table(DEAL).why("p1", "").startswith("unknown_move")


# -- L7: a turn


TURN = [DEAL, *said_all(1, 1, 1, 1)]


@pytest.mark.rule("L7")
def test_the_starter_leads_any_play_type_they_hold() -> None:
    singles, pairs = ["G", "A", "E", "S"], ["AA", "EE", "SS"]
    more = ["SSS", "GAE", "GAAE", "GAEE", "GAAEE"]
    assert table(*TURN).legal("p1") == singles + pairs + more
    assert leads(pack([3, 3, 4, 4, 5, 5, 6, 6]))[-1] == pack([3, 3, 4, 4, 5, 5])


@pytest.mark.rule("L7")
def test_everybody_else_plays_exactly_as_many_pieces_whatever_they_are() -> None:
    seen = table(*TURN, "p1 AA")
    assert seen.legal("p2") == ["RR", "RH", "RC", "RS", "HH", "HC", "HS", "CC", "CS", "SS"]
    assert (seen.facts["need"], seen.facts["type"], seen.facts["ahead"]) == (2, "pair", "p1")
    error = refused(*TURN, "p1 AA", "p2 RRH")
    assert error.code == "piece_count"
    assert error.message == "everyone plays the same number of pieces as the starter: 2 (L7)"
    assert refused(*TURN, "p1 AA", "p2 RA").code == "not_in_hand"


@pytest.mark.rule("L7")
def test_a_follower_may_mix_colours() -> None:
    assert [text_of(play) for play in follows(pack([0, 6, 6, 13]), 2)] == ["GS", "SS", "Gs", "Ss"]
    assert [text_of(play) for play in follows(pack([0, 13]), 1)] == ["G", "s"]


@pytest.mark.rule("L7")
def test_what_forms_no_type_loses() -> None:
    assert winner(turn("SS", "GR", "gr", "RH")) == "p1"
    assert winner(turn("SSS", "GRH", "grr", "HCC")) == "p1"


@pytest.mark.rule("L7")
def test_a_lower_type_loses() -> None:
    assert winner(turn("GAE", "SSS", "sss", "rrR", rest="H,H,C,C")) == "p1"


@pytest.mark.rule("L7")
def test_all_plays_are_open() -> None:
    seen = table(*TURN, "p1 AA", "p2 RH")
    assert seen.seen_by("spectator")["piles"]["table"] == ["A", "A", "R", "H"]
    assert seen.to_move == "p3"
    assert seen.seen_by("p3")["piles"]["p1"] == ["??"] * 6
    assert seen.news == ["play"]


@pytest.mark.rule("L7")
@pytest.mark.parametrize(
    ("move", "code"),
    [("R", "not_in_hand"), ("SSSS", "not_in_hand"), ("SSSSSSSSS", "not_in_hand"), ("say 3", "must_play"),
     ("redeal", "must_play"), ("AE", "no_combo")],
)  # fmt: skip
def test_a_starter_leads_only_what_they_hold(move: str, code: str) -> None:
    assert refused(*TURN, f"p1 {move}").code == code


# -- L8: types


@pytest.mark.rule("L8")
def test_there_are_fifty_six_plays_that_form_a_type() -> None:
    assert len(FORMS) == 56
    red = [text_of(play) for play in FORMS if text_of(play).isupper()]
    assert red == [
        *"GAERHCS", "AA", "EE", "RR", "HH", "CC", "SS", "SSS", "GAE", "RHC", "SSSS", "GAAE", "GAEE", "RRHC", "RHHC",
        "RHCC", "GAAEE", "RRHHC", "RRHCC", "RHHCC", "SSSSS", "RRHHCC",
    ]  # fmt: skip


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("lower", "higher", "others"),
    [
        ("SSS", "gae", ("HHC", "hhc")),  # three soldiers, straight
        ("sss", "RHC", ("HCa", "hca")),
        ("SSSS", "gaae", ("HHCC", "hhcc")),  # four soldiers, extended straight 4
        ("rrhhc", "SSSSS", ("HHCCA", "GAEEg")),  # extended straight 5, five soldiers
    ],
)
def test_the_higher_type_beats_the_lower(lower: str, higher: str, others: tuple[str, str]) -> None:
    assert winner(turn(lower, others[0], higher, others[1], rest="s,s,s,s" if "A" in others[0] else "A,s,E,s")) == "p3"
    assert winner(turn(higher, others[0], lower, others[1], rest="s,s,s,s" if "A" in others[0] else "A,s,E,s")) == "p1"


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("hand", "move", "reason"),
    [
        ("GASHCR", "GA", "pair"),
        ("GSRHCs", "Ss", "pair"),
        ("GASHCR", "GAS", "three"),
        ("GAeHCR", "GAe", "three"),
        ("GAEHCR", "GAER", "four"),
        ("GAEHCR", "GAERH", "five"),
        ("GAEHCR", "GAERHC", "six"),
        ("GAEHCRS", "GAERHCS", "too_many"),
    ],
)
def test_what_forms_no_type_cannot_be_led_and_the_reason_says_what_would(hand: str, move: str, reason: str) -> None:
    n = len(hand)
    others = {"p2": "SSsssAs"[:n], "p3": "gaarrhh"[:n], "p4": "cceECHR"[:n]}
    deal = f"deck deal p1:{','.join(hand)} " + " ".join(f"{s}:{','.join(h)}" for s, h in others.items())
    seen = table(deal, setup="phase turn; starter p1")
    found = kernel.explain(seen.position, 0, move)
    assert found is not None
    assert (found.code, found.params["reason"], found.rule) == ("no_combo", reason, "L8")
    assert seen.why("p1", move).startswith(f"no_combo: {move} is no play type: ")


@pytest.mark.rule("L8")
def test_double_straight_is_the_only_play_of_six() -> None:
    deal = "deck deal p1:R,R,H,H,C,C p2:S,S,S,S,S,G p3:r,r,h,h,c,c p4:s,s,s,s,s,g"
    seen = table(deal, "p1 CCRRHH", "p2 SSSSSG", "p3 rrhhcc", "p4 gsssss", setup="phase turn; starter p1; said 6 0 0 0")
    assert seen.facts["last_turn"] == {"seat": "p1", "type": "double_straight", "piles": 6}
    assert seen.facts["points"] == {"p1": 11, "p2": 3, "p3": 3, "p4": 3}


# -- L9: who wins


@pytest.mark.rule("L9")
def test_of_one_type_the_higher_sum_wins() -> None:
    assert winner(turn("RHC", "gae", "rhc", "sss", rest="S,S,S,S")) == "p1"
    assert winner(turn("gae", "RHC", "rhc", "sss", rest="S,S,S,S")) == "p2"
    assert winner(turn("AA", "hh", "CC", "SS")) == "p3"


@pytest.mark.rule("L9")
def test_of_equals_the_earlier_play_wins() -> None:
    assert winner(turn("r", "R", "H", "S", lead="p3")) == "p3"
    assert winner(turn("S", "R", "r", "R", lead="p3")) == "p4"


@pytest.mark.rule("L9")
def test_the_winner_gets_as_many_piles_as_pieces_each_played_and_starts() -> None:
    seen = table(*TURN, "p1 AA", "p2 RH", "p3 aa", "p4 rr")
    assert seen.facts["won"] == {"p1": 0, "p2": 0, "p3": 0, "p4": 2}
    assert (seen.to_move, seen.facts["starter"]) == ("p4", "p4")
    assert seen.facts["last_turn"] == {"seat": "p4", "type": "pair", "piles": 2}
    assert seen.cards("table") == ""
    assert seen.cards("won") == "r r a a H R A A"
    assert (seen.facts["need"], seen.facts["type"], seen.facts["ahead"]) == (None, None, None)
    assert seen.news == ["play", "turn"]


@pytest.mark.rule("L9")
def test_a_round_has_eight_piles() -> None:
    lines = ["p1 GAAEE", "p2 RRHHC", "p3 gaaee", "p4 rrhhc"]  # p2 first, p4 equal but later
    lines += ["p2 C", "p3 s", "p4 c", "p1 S", "p2 SS", "p3 ss", "p4 ss", "p1 SS"]
    seen = table(*TURN, *lines)
    assert sum(seen.facts["won"].values()) == 8
    assert seen.facts["won"] == {"p1": 0, "p2": 8, "p3": 0, "p4": 0}
    assert (seen.to_move, len(seen.cards("won").split())) == ("deck", 32)


# -- L10: scoring


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    ("said", "piles", "points"),
    [
        ("1 0 1 3", "0 0 0 0", [6, 3, -1, -3]),
        ("0 0 2 3", "0 2 2 3", [-1, -2, 7, 8]),
        ("8 8 0 0", "7 0 0 0", [13, -8, 3, 3]),
        ("2 3 1 0", "3 1 0 0", [-2, -2, -1, 3]),
    ],
)
def test_hits_score_and_misses_cost(said: str, piles: str, points: list[int]) -> None:
    seen = round_of(said, piles=piles)
    assert list(seen.facts["points"].values()) == points
    assert seen.scores == points
    assert seen.news == ["play", "turn", "round_over"]


@pytest.mark.rule("L10")
def test_all_of_it_times_the_multiplier() -> None:
    assert round_of("1 0 1 3", more="multiplier 3").scores == [18, 9, -3, -9]


@pytest.mark.rule("L10")
def test_the_multiplier_is_one_again_in_the_next_round() -> None:
    setup = "phase turn; starter p1; multiplier 3"
    seen = table("deck deal p1:G p2:R p3:H p4:S", *LAST_TURN, DEAL, setup=setup)
    assert seen.facts["multiplier"] == 1


# -- L11: the end


@pytest.mark.rule("L11")
def test_fifty_points_end_the_game_and_the_highest_wins() -> None:
    seen = round_of("1 0 0 1", more="scores 44 49 20 10")
    assert seen.scores == [50, 52, 23, 9]
    assert (seen.ranking, seen.losers, seen.reason, seen.to_move) == ("p2, p1, p3, p4", "p4", "normal", "")
    assert seen.view["result"]["scores"] == {"p1": 50, "p2": 52, "p3": 23, "p4": 9}
    assert seen.news[-1] == "game_over"


@pytest.mark.rule("L11")
def test_forty_nine_points_do_not() -> None:
    assert round_of("1 0 0 1", more="scores 43 40 20 10").to_move == "deck"


@pytest.mark.rule("L11")
def test_a_tie_at_the_top_means_another_round() -> None:
    seen = round_of("1 0 0 0", more="scores 46 49 0 0")
    assert (seen.to_move, seen.scores) == ("deck", [52, 52, 3, 3])


@pytest.mark.rule("L11")
def test_a_tie_below_the_top_does_not_and_a_shared_last_place_has_no_loser() -> None:
    seen = round_of("1 0 0 0", more="scores 50 40 40 40")
    assert (seen.ranking, seen.losers) == ("p1, p2=p3=p4", "")


@pytest.mark.rule("L11")
def test_after_round_twenty_the_highest_wins_and_ties_share() -> None:
    seen = round_of("1 0 0 0", more="scores 1 4 0 -2; round 20")
    assert (seen.ranking, seen.losers) == ("p1=p2, p3, p4", "p4")
    assert round_of("1 0 0 0", more="scores 1 4 0 -2; round 19").to_move == "deck"


# -- L12, L13


@pytest.mark.rule("L12")
def test_the_result_of_a_turn_and_of_a_round_stays_until_play_goes_on() -> None:
    seen = round_of("1 0 0 0")
    assert seen.facts["last_turn"] == {"seat": "p1", "type": "single", "piles": 1}
    assert seen.facts["points"] == {"p1": 6, "p2": 3, "p3": 3, "p4": 3}
    assert seen.facts["said"] == {"p1": 1, "p2": 0, "p3": 0, "p4": 0}
    assert seen.facts["won"] == {"p1": 1, "p2": 0, "p3": 0, "p4": 0}
    assert seen.cards("won") == "S H R G"


def default(seen: Seen, seat: int) -> str:
    return seen.position.text(seen.position.default(seat))


@pytest.mark.rule("L13")
def test_an_absent_player_stays_and_declares_the_lowest_number() -> None:
    assert default(table(WEAK), 1) == "stay"
    assert default(table(DEAL), 0) == "say 0"
    assert default(table(DEAL, *said_all(8, 0, 0)), 3) == "say 1"
    assert default(table(DEAL, *said_all(3, 2, 0), options="declaration=total_eight"), 3) == "say 3"


@pytest.mark.rule("L13")
def test_an_absent_player_plays_their_lowest_pieces() -> None:
    assert default(table(*TURN), 0) == "S"
    assert default(table(*TURN, "p1 GAE"), 1) == "HSS"
    assert default(table(*TURN, "p1 AA", "p2 SS"), 2) == "ss"


@pytest.mark.rule("L13")
def test_of_equal_pieces_the_black_one_goes_first() -> None:
    deal = "deck deal p1:S,s,A p2:G,R,H p3:g,r,h p4:R,r,C"
    assert default(table(deal, setup="phase turn; starter p1"), 0) == "s"


# -- options


@pytest.mark.rule("L2")
def test_values_ranked_tells_every_piece_apart() -> None:
    order = "GgAaEeRrHhCcSs"
    for higher, lower in pairwise(order):
        rest = "R,R,r,r" if lower + higher in ("sS", "Sc", "cC") else "S,S,S,S"
        assert winner(turn(lower, "s", higher, "s", options="values=ranked", rest=rest)) == "p3"


@pytest.mark.rule("L2")
def test_values_ranked_a_hand_is_weak_when_no_piece_is_above_nine() -> None:
    deal = "deck deal p1:e,e,R,R,r,r,H,H p2:E,A,A,h,h,C,C,c p3:G,S,S,S,S,S,c,s p4:g,a,a,E,s,s,s,s"
    assert table(deal, options="values=ranked").to_move == "p1"
    assert table(deal).to_move == "p2"
    assert table(deal, options="values=guide").to_move == "p2"


@pytest.mark.rule("L2")
def test_values_ranked_an_extended_straight_counts_its_three_kinds_once() -> None:
    # all seven pieces: RHHCC 8+6+6+4+4 = 28 > rrhhc 7+7+5+5+3 = 27; by kinds 18 > 15
    ranked = GAME.start(4, read_options(GAME.options, "values=ranked"))
    assert isinstance(ranked, LiapTui)
    strength = ranked.rules.strength
    piece = GAME.faces.index

    def worth(play: str) -> int:
        return strength[pack([piece(letter) for letter in play])] >> 1 & 127

    assert worth("RRHC") == worth("RHHC") == worth("RHC") == 36
    assert worth("rrhcc") == worth("rhc") == 30
    assert worth("RRHHCC") == 72


@pytest.mark.rule("L2")
def test_values_guide_an_extended_straight_counts_all_its_pieces() -> None:
    assert winner(turn("RHHC", "rrhc", "SSSS", "gaee", rest="s,s,s,s")) == "p2"
    assert winner(turn("rhhc", "RHHC", "SSSS", "gaee", rest="s,s,s,s", options="values=ranked")) == "p4"


@pytest.mark.rule("L9")
def test_type_lock_only_the_type_of_the_starter_can_win() -> None:
    assert winner(turn("SSS", "RHC", "sss", "gae", rest="A,A,E,E", options="type_lock=on")) == "p1"
    assert winner(turn("SSS", "RHC", "sss", "gae", rest="A,A,E,E", options="type_lock=off")) == "p2"
    assert winner(turn("gae", "sss", "RHC", "SSS", rest="A,A,E,E", options="type_lock=on")) == "p3"


@pytest.mark.rule("L9")
def test_ties_red_beats_black_and_of_one_colour_the_earlier_wins() -> None:
    assert winner(turn("r", "R", "R", "r", options="ties=red")) == "p2"
    assert winner(turn("r", "R", "R", "r", options="ties=earliest")) == "p1"
    assert winner(turn("R", "r", "R", "r", options="ties=red")) == "p1"
    assert winner(turn("rr", "RR", "SS", "HH", options="ties=red")) == "p2"
    assert winner(turn("H", "g", "R", "r", options="ties=red")) == "p2", "colour counts only between equals"


FACE_DOWN = "face_down=on"


@pytest.mark.rule("L7")
def test_face_down_plays_are_seen_by_their_owner_only() -> None:
    seen = table(*TURN, "p1 AA", "p2 RH", options=FACE_DOWN)
    assert seen.seen_by("p1")["piles"]["table"] == ["A", "A", "??", "??"]
    assert seen.seen_by("p2")["piles"]["table"] == ["??", "??", "R", "H"]
    assert seen.seen_by("p3")["piles"]["table"] == seen.seen_by("spectator")["piles"]["table"] == ["??"] * 4
    assert (seen.facts["need"], seen.facts["type"], seen.facts["ahead"]) == (2, None, None)
    assert seen.position.news is not None
    assert kernel.heard(seen.position.news, 2, GAME.faces) == [
        {"what": "play", "seat": "p2", "count": 2, "cards": ["??", "??"]}
    ]
    assert kernel.heard(seen.position.news, 1, GAME.faces)[0]["cards"] == ["R", "H"]


@pytest.mark.rule("L7")
def test_face_down_the_fourth_play_turns_all_of_them_up() -> None:
    seen = table(*TURN, "p1 AA", "p2 RH", "p3 aa", "p4 rr", options=FACE_DOWN)
    assert seen.seen_by("spectator")["piles"]["won"] == ["r", "r", "a", "a", "H", "R", "A", "A"]
    assert winner(seen) == "p4"
    assert seen.position.news is not None
    assert kernel.heard(seen.position.news, SPECTATOR, GAME.faces)[1]["cards"] == list("AARHaarr")


@pytest.mark.rule("L6")
def test_total_eight_the_last_declaration_is_forced() -> None:
    options = "declaration=total_eight zero_streak=2"
    lines = [DEAL, *said_all(3, 2)]
    assert table(*lines, options=options).legal("p3") == ["say 0", "say 1", "say 2", "say 3"]
    error = refused(*lines, "p3 say 4", options=options)
    assert (error.code, error.message) == ("declare_eight", "the total has to be 8: 0 1 2 3 can be said (L6)")
    assert table(*lines, "p3 say 1", options=options).legal("p4") == ["say 2"]
    seen = table(*lines, "p3 say 3", "p4 say 0", options=options)
    assert (seen.to_move, seen.facts["declared"]) == ("p1", 8)


@pytest.mark.rule("L6")
def test_sealed_declarations_are_made_at_once_and_hidden_until_all_are_there() -> None:
    options = "declaration=sealed"
    seen = table(DEAL, "p4 say 3", "p1 say 0", options=options)
    assert seen.to_move == "p2 p3"
    assert seen.facts["said"] == {"p1": 0, "p2": None, "p3": None, "p4": 3}  # the open table
    assert seen.seen_by("p1")["facts"]["said"] == {"p1": 0, "p2": None, "p3": None, "p4": None}
    assert seen.seen_by("spectator")["facts"]["said"] == {"p1": None, "p2": None, "p3": None, "p4": None}
    assert seen.facts["declared"] == 0
    assert seen.news == ["sealed"]
    assert seen.legal("p2") == [f"say {n}" for n in range(9)]
    other = table(DEAL, "p4 say 5", "p1 say 0", options=options)
    assert other.seen_by("p2") == seen.seen_by("p2")
    seen = table(DEAL, "p4 say 3", "p1 say 0", "p3 say 2", "p2 say 2", options=options)
    assert seen.facts["said"] == {"p1": 0, "p2": 2, "p3": 2, "p4": 3}
    assert (seen.to_move, seen.facts["phase"], seen.news) == ("p1", "turn", ["sealed", "declared"])


@pytest.mark.rule("L6")
def test_sealed_the_last_in_order_declares_again_if_the_total_is_eight() -> None:
    options = "declaration=sealed"
    lines = [DEAL_3, "p1 say 2", "p2 say 2", "p3 say 2", "p4 say 2"]  # p3 starts, so p2 is the last
    seen = table(*lines, options=options)
    assert seen.to_move == "p2"
    assert seen.facts["said"] == {"p1": 2, "p2": None, "p3": 2, "p4": 2}
    assert seen.legal("p2") == ["say 0", "say 1", "say 3", "say 4", "say 5", "say 6", "say 7", "say 8"]
    assert seen.news == ["sealed", "declared", "declare_again"]
    assert refused(*lines, "p2 say 2", options=options).code == "declare_total"
    seen = table(*lines, "p2 say 0", options=options)
    assert (seen.to_move, seen.facts["phase"], seen.facts["said"]["p2"]) == ("p3", "turn", 0)


@pytest.mark.rule("L6")
def test_sealed_weak_hands_are_asked_before_the_declarations() -> None:
    options = "declaration=sealed"
    assert table(WEAK, options=options).facts["phase"] == "redeal"
    seen = table(WEAK, "p2 stay", "p3 stay", "p4 stay", options=options)
    assert (seen.to_move, seen.facts["phase"]) == ("p1 p2 p3 p4", "declare")


BLIND = "declaration=blind"


@pytest.mark.rule("L6")
def test_blind_declarations_come_before_one_sees_ones_pieces() -> None:
    seen = table(WEAK, "p2 say 1", options=BLIND)
    assert seen.to_move == "p1 p3 p4"
    assert seen.seen_by("p1")["piles"]["p1"] == seen.seen_by("p1")["piles"]["p2"] == ["??"] * 8
    assert seen.facts["asked"] == []
    assert refused(WEAK, "p1 G", options=BLIND).code == "must_declare"


@pytest.mark.rule("L6")
def test_blind_the_starter_of_round_one_is_p1() -> None:
    assert table(DEAL_3, options=BLIND).facts["starter"] == "p1"
    lines = [DEAL_3, *said_all(2, 2, 2, 2)]
    assert table(*lines, options=BLIND).to_move == "p4", "the last in order, counted from p1"
    assert table(*lines, "p4 say 3", options=BLIND).to_move == "p1"


@pytest.mark.rule("L6")
def test_blind_weak_hands_are_asked_after_the_declarations_which_stay() -> None:
    lines = [WEAK, *said_all(1, 2, 3, 4)]
    seen = table(*lines, options=BLIND)
    assert (seen.to_move, seen.facts["phase"]) == ("p2 p3 p4", "redeal")
    assert seen.seen_by("p2")["piles"]["p2"] == list("AAEEHHCC")
    stay = table(*lines, "p2 stay", "p3 stay", "p4 stay", options=BLIND)
    assert (stay.to_move, stay.facts["phase"]) == ("p1", "turn")
    again = table(*lines, "p2 stay", "p3 redeal", "p4 stay", DEAL, options=BLIND)
    assert (again.to_move, again.facts["phase"], again.facts["multiplier"]) == ("p3", "turn", 2)
    assert again.facts["said"] == {"p1": 1, "p2": 2, "p3": 3, "p4": 4}
    asked = table(*lines, "p2 stay", "p3 redeal", "p4 stay", WEAK, options=BLIND)
    assert asked.to_move == "p2 p3 p4"


def two_zeros() -> list[str]:
    """Two rounds in which p1 declares 0."""
    quick = ["p1 GAAEE", "p2 RRHHC", "p3 gaaee", "p4 rrhhc", "p2 C", "p3 s", "p4 c", "p1 S"]
    quick += ["p2 SS", "p3 ss", "p4 ss", "p1 SS"]
    order = ["p2 say 1", "p3 say 1", "p4 say 1", "p1 say 0"]
    second = ["p2 RRHHC", "p3 gaaee", "p4 rrhhc", "p1 GAAEE", *quick[4:]]
    return [DEAL, *said_all(0, 1, 1, 1), *quick, DEAL, *order, *second, DEAL]


@pytest.mark.rule("L6")
def test_zero_streak_who_declared_zero_so_often_in_a_row_must_declare_at_least_one() -> None:
    lines = [*two_zeros(), "p2 say 1", "p3 say 1", "p4 say 1"]
    seen = table(*lines, options="zero_streak=2")
    assert seen.facts["zeros"] == {"p1": 2, "p2": 0, "p3": 0, "p4": 0}
    assert seen.legal("p1") == ["say 1", "say 2", "say 3", "say 4", "say 6", "say 7", "say 8"]
    assert default(seen, 0) == "say 1"
    error = refused(*lines, "p1 say 0", options="zero_streak=2")
    assert error.code == "declare_zero"
    assert error.message == "you have declared 0 in 2 rounds in a row: declare at least 1 (L6)"
    for options in ("", "zero_streak=3", "zero_streak=0"):
        assert "say 0" in table(*lines, options=options).legal("p1")


@pytest.mark.rule("L6")
def test_zero_streak_never_leaves_nothing_to_say() -> None:
    lines = [*two_zeros(), "p2 say 7", "p3 say 0", "p4 say 0"]
    assert table(*lines, options="zero_streak=2").legal("p1") == [f"say {n}" for n in range(2, 9)]


@pytest.mark.rule("L10")
def test_zero_bonus_off_a_kept_zero_scores_nothing() -> None:
    assert round_of("1 0 0 1", options="zero_bonus=off").scores == [6, 0, 0, -1]
    assert round_of("1 0 0 1", options="zero_bonus=on").scores == [6, 3, 3, -1]


@pytest.mark.rule("L10")
def test_bonus_progressive_scores_twice_the_number_and_four() -> None:
    assert round_of("1 0 2 4", piles="0 0 2 3", options="bonus=progressive").scores == [6, 3, 8, -1]
    assert round_of("4 0 2 4", piles="3 0 2 4", options="bonus=progressive").scores == [12, 3, 8, 12]
    assert round_of("4 0 2 4", piles="3 0 2 4", options="bonus=standard").scores == [9, 3, 7, 9]


@pytest.mark.rule("L10")
def test_penalty_cap_counts_after_the_multiplier() -> None:
    seen = round_of("1 3 0 8", piles="0 0 2 0", options="penalty_cap=5", more="multiplier 2")
    assert seen.scores == [12, -5, -4, -5]
    assert round_of("1 3 0 8", options="penalty_cap=none", more="multiplier 2").scores == [12, -6, 6, -16]


@pytest.mark.rule("L11")
def test_target_says_when_the_game_ends() -> None:
    assert round_of("1 0 0 0", options="target=75", more="scores 68 0 0 0").to_move == "deck"
    assert round_of("1 0 0 0", options="target=75", more="scores 69 0 0 1").ranking == "p1, p4, p2=p3"
    assert round_of("1 0 0 0", options="target=1").ranking == "p1, p2=p3=p4"


@pytest.mark.rule("L11")
def test_comeback_resets_all_scores_when_the_gap_is_wide() -> None:
    seen = round_of("1 0 0 1", options="comeback=30", more="scores 23 0 0 0")
    assert seen.scores == [0, 0, 0, 0]
    assert (seen.facts["came_back"], seen.to_move, seen.news[-1]) == (True, "deck", "comeback")
    seen = round_of("1 0 0 1", options="comeback=31", more="scores 23 0 0 0")
    assert (seen.scores, seen.facts["came_back"]) == ([29, 3, 3, -1], False)


@pytest.mark.rule("L11")
def test_comeback_happens_once_a_game() -> None:
    quick = ["p1 GAAEE", "p2 RRHHC", "p3 gaaee", "p4 rrhhc", "p2 C", "p3 s", "p4 c", "p1 S"]
    quick += ["p2 SS", "p3 ss", "p4 ss", "p1 SS"]
    setup = "phase turn; starter p1; said 1 0 0 1"
    lines = ["deck deal p1:G p2:R p3:H p4:S", *LAST_TURN, DEAL, *said_all(0, 8, 1, 1), *quick]
    seen = table(*lines, options="comeback=5", setup=setup)
    assert seen.scores == [3, 13, -1, -1]


@pytest.mark.rule("L11")
def test_comeback_is_looked_at_only_if_the_round_did_not_end_the_game() -> None:
    assert round_of("1 0 0 0", options="comeback=10", more="scores 44 0 0 0").scores == [50, 3, 3, 3]
    seen = round_of("1 0 0 0", options="comeback=10", more="scores 46 49 0 0")
    assert (seen.scores, seen.to_move) == ([0, 0, 0, 0], "deck"), "a tie at the top does not end it"


@pytest.mark.rule("L11")
def test_max_rounds_ends_the_game() -> None:
    assert round_of("1 0 0 0", options="max_rounds=1").ranking == "p1, p2=p3=p4"
    assert round_of("1 0 0 0", options="max_rounds=2").to_move == "deck"


@pytest.mark.parametrize(
    "text",
    ["zero_streak=1", "zero_streak=9", "penalty_cap=0", "target=0", "target=1001", "comeback=0", "max_rounds=0",
     "max_redeals=101", "values=other", "declaration=closed", "ties=black", "bonus=none", "speed=on"],
)  # fmt: skip
def test_an_option_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_options(GAME.options, text)


def test_the_presets_are_guide_and_ranked() -> None:
    assert GAME.presets["Guide"] == write_options(GAME.options()) == ""
    assert write_options(read_options(GAME.options, GAME.presets["Ranked"])) == GAME.presets["Ranked"]


# -- spelling


def test_the_order_of_pieces_does_not_matter_on_input_but_their_case_does() -> None:
    assert table(*TURN, "p1 EAG").cards("table") == "G A E"
    assert refused(*TURN, "p1 eag").code == "not_in_hand"
    assert table(DEAL, "p1 SAY 3").facts["said"]["p1"] == 3
    assert table(WEAK, "p2 Stay").to_move == "p3 p4"
    deal = "deck deal p1:G,s p2:g,S p3:R,S p4:r,s"
    seen = table(deal, setup="phase turn; starter p1")
    position = seen.position
    assert position.spell("sG") == "Gs"


# -- set-ups


SMALL = "deck deal p1:H,S p2:G,S p3:H,s p4:R,s"


def test_a_set_up_starts_with_the_question_about_redeals() -> None:
    seen = table(SMALL, setup="")
    assert (seen.to_move, seen.facts["phase"], seen.facts["starter"]) == ("p1 p3", "redeal", "p2")
    assert (seen.facts["round"], seen.facts["multiplier"], seen.scores) == (1, 1, [0, 0, 0, 0])
    assert table("deck deal p1:G p2:R p3:g p4:r", setup="").facts["phase"] == "declare"


def test_a_set_up_in_phase_declare_asks_nobody() -> None:
    seen = table(SMALL, setup="phase declare; round 7; scores 1 -2 3 4; multiplier 2; piles 1 0 2 0")
    assert (seen.to_move, seen.facts["phase"], seen.facts["round"]) == ("p2", "declare", 7)
    assert (seen.scores, seen.facts["multiplier"]) == ([1, -2, 3, 4], 2)
    assert seen.facts["won"] == {"p1": 1, "p2": 0, "p3": 2, "p4": 0}


def test_a_set_up_in_phase_turn_has_declarations() -> None:
    seen = table(SMALL + " won:C,c", setup="phase turn; starter p3; said 2 1 3 0")
    assert (seen.to_move, seen.facts["phase"], seen.facts["starter"]) == ("p3", "turn", "p3")
    assert seen.facts["said"] == {"p1": 2, "p2": 1, "p3": 3, "p4": 0}
    assert seen.cards("won") == "C c"
    assert table(SMALL, setup="phase turn").facts["said"] == {"p1": 0, "p2": 0, "p3": 0, "p4": 0}


def test_in_a_set_up_where_nobody_holds_the_red_general_p1_starts() -> None:
    assert table("deck deal p1:S p2:S p3:s p4:s", setup="phase turn").to_move == "p1"


def test_a_blind_set_up_starts_with_p1_in_round_one_and_then_with_the_red_general() -> None:
    deal = "deck deal p1:R p2:g p3:G p4:r"
    assert table(deal, options=BLIND, setup="phase turn").to_move == "p1"
    assert table(deal, options=BLIND, setup="phase turn; round 3").to_move == "p3"
    assert table(deal, options=BLIND, setup="phase turn; round 3; starter p2").to_move == "p2"


def test_a_blind_set_up_asks_after_the_declarations() -> None:
    seen = table(SMALL, options=BLIND, setup="said 1 2 3 4")
    assert (seen.to_move, seen.facts["said"]["p3"], seen.facts["starter"]) == ("p1 p3", 3, "p1")
    assert table(SMALL, "p1 stay", "p3 stay", options=BLIND, setup="").facts["phase"] == "turn"
    assert table(SMALL, options=BLIND, setup="phase declare").to_move == "p1 p2 p3 p4"


def test_deals_after_a_set_up_are_full_ones() -> None:
    lines = [SMALL, "p1 redeal", "p3 stay"]
    assert refused(*lines, SMALL, setup="piles 1 0 0 0").code == "bad_record"
    seen = table(*lines, DEAL, setup="piles 1 0 0 0; round 3")
    assert (seen.facts["won"]["p1"], seen.facts["round"], seen.facts["starter"]) == (0, 3, "p1")


@pytest.mark.parametrize(
    "setup",
    [
        "phase play", "phase", "phase turn declare", "starter p5", "starter p1 p2", "starter", "said 1 2 3",
        "phase turn; said 1 2 3 9", "phase turn; said 1 2 3 x", "piles 1 0 0 9", "scores 1 2 3", "round 0",
        "round 1 2", "multiplier 0", "multiplier 102", "lead p1", "said 1 2 3 4", "phase declare; said 1 2 3 4",
    ],
)  # fmt: skip
def test_a_set_up_that_cannot_be_is_refused(setup: str) -> None:
    assert refused(SMALL, setup=setup).code == "bad_record"


@pytest.mark.parametrize(
    "deal",
    [
        "deck deal p1:G p2:S p3:S",
        "deck deal p1:G p2:S p3:S p4:S,s",
        "deck deal p1: p2: p3: p4:",
        "deck deal p1:G p2:S p3:S p4:S table:s",
        "deck deal p1:G,A,A,E,E,S,S,S,S p2:R,R,H,H,C,C,S,h,h p3:g,a,a,e,e,s,s,s,s p4:r,r,c,c,s",
        "deck deal p1:G p2:G p3:S p4:S",
        "deck draw p1:G p2:R p3:S p4:S",
    ],
)
def test_a_set_up_deal_that_cannot_be_is_refused(deal: str) -> None:
    assert refused(deal, setup="phase turn").code == "bad_record"


# -- what is known of what is not seen


def worlds(seen: Seen, viewer: int, n: int = 60) -> list[dict[str, Any]]:
    found = []
    for seed in range(n):
        other = kernel.resample(seen.position, viewer, random.Random(seed))
        assert kernel.view(other, viewer) == kernel.view(seen.position, viewer)
        twice = kernel.resample(other, viewer, random.Random(seed))
        assert twice.piles() == other.piles(), "another world does not depend on the true one"
        found.append(kernel.faces(other, None))
    return found


def strong(pieces: list[str]) -> bool:
    return any(piece in "GgRr" for piece in pieces)


def test_everybody_knows_who_has_a_weak_hand_and_who_has_not() -> None:
    deal = "deck deal p1:G,A,A,E,E,S,S,S p2:H,H,C,C,S,S,h,h p3:g,a,a,e,e,s,s,s p4:R,R,r,r,c,c,s,s"
    for viewer in (0, 1, SPECTATOR):
        for piles in worlds(table(deal, "p2 stay"), viewer):
            assert [strong(piles[f"p{i}"]) for i in range(1, 5)] == [True, False, True, True]


def test_a_strong_piece_once_shown_is_not_expected_again() -> None:
    deal = "deck deal p1:G,S p2:R,S p3:r,S p4:g,s"
    lines = [deal, *said_all(0, 0, 0, 0), "p1 G", "p2 R", "p3 r", "p4 g"]
    assert {piles["p2"][0] for piles in worlds(table(*lines, setup=""), 0)} == {"S", "s"}
    seen = table(*lines[:-2], setup="")
    assert seen.to_move == "p3"
    for piles in worlds(seen, 0):
        assert strong(piles["p3"])
        assert strong(piles["p4"])


def test_with_max_redeals_0_nobody_knows_who_is_weak() -> None:
    seen = table(DEAL, options="max_redeals=0")
    assert any(not strong(piles["p3"]) for piles in worlds(seen, 1))


def test_the_holder_of_the_red_general_is_known_in_round_one_only() -> None:
    for viewer in (1, SPECTATOR):
        assert all("G" in piles["p1"] for piles in worlds(table(DEAL), viewer))
    later = table("deck deal p1:G p2:R p3:H p4:S", *LAST_TURN, DEAL, setup="phase turn; starter p1; said 1 0 0 0")
    assert any("G" not in piles["p1"] for piles in worlds(later, 1))
    named = table(DEAL, setup="phase declare; starter p1")
    assert any("G" not in piles["p1"] for piles in worlds(named, 1))


def test_blind_nobody_knows_their_own_pieces_before_they_have_declared() -> None:
    seen = table(DEAL, "p1 say 3", "p2 say 1", options=BLIND)
    assert any(piles["p1"] != list("GAAEESSS") for piles in worlds(seen, 0))


def test_face_down_a_lead_is_known_to_form_a_type() -> None:
    lines = [*TURN, "p1 GAE", "p2 RHS"]
    leads_seen = set()
    for viewer in (2, 3, SPECTATOR):
        for piles in worlds(table(*lines, options=FACE_DOWN), viewer):
            lead, follow = "".join(piles["table"][:3]), piles["table"][3:]
            leads_seen.add(lead)
            assert lead in ("GAE", "RHC", "gae", "rhc", "SSS", "sss")
            assert "G" in [*piles["p1"], *lead], "p1 is known to have been dealt it"
            assert strong(piles["p2"] + follow)
    assert len(leads_seen) > 2
    for piles in worlds(table(*lines, options=FACE_DOWN), 1):
        assert piles["table"][3:] == list("RHS"), "p2 knows their own play"


def test_face_down_a_lead_leaves_room_for_what_else_is_known() -> None:
    # p1 starts with the general, p2 is weak, p3 and p4 are strong; two pieces each, all on the table or nearly so
    deal = "deck deal p1:G,A,E p2:S,S,S p3:g,a,e p4:r,h,c"
    lines = [deal, "p2 stay", *said_all(0, 0, 0, 0), "p1 GAE", "p2 SSS", "p3 gae"]
    for viewer in (1, 3, SPECTATOR):
        for piles in worlds(table(*lines, setup="", options=FACE_DOWN), viewer):
            assert "".join(piles["table"][:3]) == "GAE", "no other type has the general, and p1 holds nothing else"
    deal = "deck deal p1:H,H,S p2:g,S,S p3:R,R,s p4:s,h,r"
    lines = [deal, "p1 stay", *said_all(0, 0, 0, 0), "p1 HH", "p2 gS"]
    for piles in worlds(table(*lines, setup="starter p1", options=FACE_DOWN), 3):
        assert "".join(piles["table"][:2]) in ("HH", "SS"), "a weak hand has no pair of chariots"


def test_face_down_single_leads_may_be_anything() -> None:
    seen = table(*TURN, "p1 A", options=FACE_DOWN)
    assert len({piles["table"][0] for piles in worlds(seen, 1)}) > 4


def test_what_others_chose_in_secret_is_chosen_again() -> None:
    sealed = table(DEAL, "p1 say 3", "p2 say 4", options="declaration=sealed").position
    asked = table(WEAK, "p2 redeal", "p3 redeal").position
    says, answers = set(), set()
    for seed in range(40):
        other = kernel.resample(sealed, 0, random.Random(seed))
        assert isinstance(other, LiapTui)
        assert other.answers[0] == 3
        says.add(other.answers[1])
        other = kernel.resample(asked, 1, random.Random(seed))
        assert isinstance(other, LiapTui)
        answers.add(other.text(other.answers[2]))
        assert other.text(other.answers[1]) == "redeal"
    assert says == set(range(9))
    assert answers == {"stay", "redeal"}


# -- the whole of it


@pytest.mark.parametrize(
    "options", ["", *GAME.presets.values(), "declaration=blind face_down=on", "declaration=sealed"]
)
def test_random_games_end_with_all_pieces_on_the_table(options: str) -> None:
    chance = random.Random(options)
    position = GAME.start(4, read_options(GAME.options, options + " max_rounds=4"))
    while position.result is None:
        if position.to_move == (-1,):
            pieces = position.deck()
            chance.shuffle(pieces)
            position.lay(position.deal(pieces))
            continue
        assert sorted(p for pile in position.piles().values() for p in pile.cards) == list(PACK)
        seat = chance.choice(position.to_move)
        assert position.legal((seat + 1) % 4) == () or len(position.to_move) > 1
        position.apply(seat, chance.choice(position.legal(seat)))
    assert position.legal(0) == ()


def test_a_copy_has_a_life_of_its_own() -> None:
    before = table(*TURN, "p1 AA").position
    view = kernel.view(before, None)
    other = before.copy()
    for seat in (1, 2, 3):
        other.apply(seat, other.legal(seat)[0])
    assert kernel.view(before, None) == view
    assert kernel.view(other, None) != view
