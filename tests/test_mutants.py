"""Tests of the tests: a planted leak or a planted rule bug must turn the generic suite or the oracle red.

A mutant is one small change to one function, as a diff would show it: old words, new words. It is planted for the
time of one test only. When the old words are gone from the function, plant the mutant anew in the new ones.
"""

from __future__ import annotations

import importlib
import inspect
import random
import textwrap
from typing import Any, NamedTuple

import pytest

from cardhouse.core import kernel
from cardhouse.games import GAMES
from cardhouse.games.dalmuti import before_play, pieces, taxes
from cardhouse.games.dalmuti import rules as dalmuti
from cardhouse.games.kazhutha.rules import Kazhutha
from cardhouse.games.liap_tui import ending as liap_tui_ending
from cardhouse.games.liap_tui import rules as liap_tui
from cardhouse.games.liap_tui import turns as liap_tui_turns
from cardhouse.games.thulla.rules import Thulla
from cardhouse.games.tincholi import ending as tincholi_ending
from cardhouse.games.tincholi import pieces as tincholi_pieces
from cardhouse.games.tincholi import rules as tincholi
from cardhouse.games.tincholi import turns as tincholi_turns
from cardhouse.games.tricks import rules as tricks
from cardhouse.testing.promises import Evening
from tests.test_oracle import side_by_side

pytestmark = pytest.mark.slow


class Mutant(NamedTuple):
    bug: str
    game: str
    home: Any  # module or class
    name: str  # of the function
    old: str
    new: str
    seats: int = 0  # at a table with all promises looked at after every move; 0: beside the oracle
    options: str = ""
    evenings: int = 0  # how many must be enough; 0: as many as usual


LEAKS = [
    Mutant(
        "everybody sees all hands",
        "thulla", tricks.Tricks, "piles", "hand_pile(seat, hand)", "Pile(cards_in(hand), PUBLIC)", 3,
    ),
    Mutant(
        "a fact counts the hearts in a hand",
        "thulla", Thulla, "facts", '"games": self', '"hearts": self.hands[0] & 0x44444 > 0, "games": self', 3,
    ),
    Mutant(
        "a refusal tells who holds the card",
        "thulla", tricks.Tricks, "why", '{"card": pretty(card)}',
        '{"card": pretty(card), "held_by": [card in cards_in(hand) for hand in self.hands]}', 4,
    ),
    Mutant(
        "a viewer is sent the legal moves of whoever is to move",
        "kazhutha", kernel, "view",
        "legal_moves(position, viewer) if viewer is None or viewer in to_move else {}",
        "legal_moves(position, None)", 4,
    ),
    Mutant(
        "other worlds have other cards in the viewer's own hand",
        "kazhutha", tricks.Tricks, "places", "if seat != viewer and at", "if at", 3,
    ),
    Mutant(
        "other worlds depend on where the cards truly are",
        "kazhutha", kernel, "resample", "sorted(filled", "list(filled", 3,
    ),
    Mutant(
        "everybody is told who is asked about a revolution",
        "dalmuti", dalmuti.Dalmuti, "secret", "self.phase == ASK", "False", 3, "hands=1 taxes=off", 8,
    ),
    Mutant(
        "declining a revolution is not silent",
        "dalmuti", before_play, "answer", "told_to=1 << seat", "told_to=-1",
    ),
    Mutant(
        "everybody sees the cards of a tax",
        "dalmuti", before_play, "_tell_of_tax", "seen_by=1 << giver | 1 << taker", "seen_by=-1",
        3, "hands=1 tax_return=choice",
    ),
    Mutant(
        "everybody sees the drawn card",
        "tincholi", tincholi.Tincholi, "sight_of_drawn", "else 1 << self.turn", "else PUBLIC", 3, "max_rounds=1",
    ),
    Mutant(
        "the news of a look show the faces to all",
        "tincholi", tincholi_turns, "look", "1 << seat, slots", "PUBLIC, slots", 3, "max_rounds=1",
    ),
    Mutant(
        "an absent player uses what they cannot know of their hand",
        "tincholi", tincholi.Tincholi, "default", "return moves.LOOK | 1",
        "return moves.LOOK | 1 + (self.hands[seat][3] & CARD > 24)", 3, "max_rounds=1",
    ),
    Mutant(
        "plays that lie face down are seen",
        "liap_tui", liap_tui.LiapTui, "piles", "HIDDEN, [1 << seat for seat in by], by)", "PUBLIC, (), by)",
    ),
    Mutant(
        "the type of a play that lies face down is a fact",
        "liap_tui", liap_tui.LiapTui, "facts", "self.plays and not self.rules.options.face_down", "self.plays",
        4, "max_rounds=1 face_down=on",
    ),
    Mutant(
        "sealed declarations are open",
        "liap_tui", liap_tui.LiapTui, "own_facts", "and viewer in (None, seat)", "",
        4, "max_rounds=1 declaration=sealed",
    ),
]  # fmt: skip

RULE_BUGS = [
    Mutant(
        "T7: a cut does not stop the trick",
        "thulla", tricks, "play", "if not _safe_to_cut(t):", "if False:",
    ),
    Mutant(
        "T7: the highest card of any suit takes a cut trick",
        "thulla", tricks, "play", "t.void[seat] |= t.led", "t.taker = seat if card > t.best else t.taker",
    ),
    Mutant(
        "T13: a stall is one cut late",
        "thulla", tricks, "stalled", "t.cuts >= t.house.stall", "t.cuts > t.house.stall",
    ),
    Mutant(
        "T9: who played last is safe first",
        "kazhutha", tricks, "_go_safe", "for seat in t.by:", "for seat in t.by[::-1]:",
    ),
    Mutant(
        "K3: the lowest card gets the lead",
        "kazhutha", tricks, "_lead_after_safe", "max(holders", "min(holders", 0, "", 40,
    ),
    Mutant(
        "K2: the deal always passes clockwise",
        "kazhutha", Kazhutha, "deals_next", "if len(self.last_losers) == 1", "if self.options.partners",
    ),
    Mutant(
        "D7: Jesters alone count 12",
        "dalmuti", dalmuti.Dalmuti, "apply", "len(cards), move >> 6,", "len(cards), min(12, move >> 6),",
    ),
    Mutant(
        "D8: an equal value is enough",
        "dalmuti", pieces, "answers", "UNDER[value]", "UNDER[min(value + 1, 13)]",
    ),
    Mutant(
        "D9: who passed plays again",
        "dalmuti", dalmuti.Dalmuti, "apply", "self.passed |= me", "self.passed = me",
    ),
    Mutant(
        "D5: the Dalmutis return their best cards",
        "dalmuti", taxes, "worst_of", "[::-1]", "",
    ),
    Mutant(
        "C11: a cutter who shares the lowest total is the lowest",
        "tincholi", tincholi_ending, "_cutter_scores", "<= mine", "< mine",
    ),
    Mutant(
        "C1: the 12 of diamonds counts 12",
        "tincholi", tincholi_pieces, "total", "VALUE[slot", "NUMBER[slot",
    ),
    Mutant(
        "C8: a failed pair costs no card",
        "tincholi", tincholi_turns, "pair", "hand.append(drawn)", "p.stock.insert(0, drawn & CARD)",
    ),
    Mutant(
        "L6: the last one may make the total 8",
        "liap_tui", liap_tui.LiapTui, "declarations", "if not (last and n == left)", "if n <= 8",
    ),
    Mutant(
        "L9: of equal plays the later wins",
        "liap_tui", liap_tui_turns, "ahead", "strong > best", "strong >= best",
    ),
    Mutant(
        "L10: the multiplier is forgotten",
        "liap_tui", liap_tui_ending, "_score", "said + 5) * p.multiplier", "said + 5)",
    ),
]  # fmt: skip

MUTANTS = LEAKS + RULE_BUGS


def plant(mutant: Mutant, patch: pytest.MonkeyPatch) -> None:
    """The function again, with the new words, in the place of the old one."""
    there = inspect.getattr_static(mutant.home, mutant.name)
    source = textwrap.dedent(inspect.getsource(getattr(there, "fget", there)))  # also of a property
    assert source.count(mutant.old) == 1, f"{mutant.name} has no such words, or has them twice: {mutant.old}"
    changed = source.replace(mutant.old, mutant.new)
    module = mutant.home if inspect.ismodule(mutant.home) else inspect.getmodule(mutant.home)
    made: dict[str, Any] = {}
    exec(compile(changed, f"<{mutant.bug}>", "exec"), vars(module), made)  # annotations stay text, as in this file
    patch.setattr(mutant.home, mutant.name, made[mutant.name])


def check(mutant: Mutant) -> None:
    """What must be green without the mutant and red with it."""
    if mutant.seats:
        for seed in range(mutant.evenings or 4):
            Evening(GAMES[mutant.game], mutant.seats, mutant.options, f"mutants {seed}", care=1.0).play()
        return
    model = importlib.import_module(f"tests.oracle.{mutant.game}")
    for seed in range(mutant.evenings or 20):
        rng = random.Random(f"mutants {seed}")
        side_by_side(model, rng, mutant.game, *model.scenarios(rng))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.bug)
def test_a_planted_bug_turns_the_suite_red(mutant: Mutant) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(mutant, patch)
        with pytest.raises(AssertionError):
            check(mutant)


SOUND = {
    (mutant.game, mutant.seats, mutant.options): mutant
    for mutant in sorted(MUTANTS, key=lambda mutant: mutant.evenings)  # the longest of each kind
}


@pytest.mark.parametrize("mutant", SOUND.values(), ids=lambda m: f"{m.game}-{m.seats or 'oracle'}-{m.options}")
def test_without_a_mutant_the_same_checks_are_green(mutant: Mutant) -> None:
    check(mutant)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.bug)
def test_a_mutant_is_gone_when_its_test_is_over(mutant: Mutant) -> None:
    before = inspect.getattr_static(mutant.home, mutant.name)
    with pytest.MonkeyPatch.context() as patch:
        plant(mutant, patch)
        assert inspect.getattr_static(mutant.home, mutant.name) is not before
    assert inspect.getattr_static(mutant.home, mutant.name) is before


def test_half_of_the_mutants_are_leaks_and_every_game_has_some_of_both() -> None:
    assert len(MUTANTS) >= 14
    assert abs(len(LEAKS) - len(RULE_BUGS)) <= 2
    for kind in (LEAKS, RULE_BUGS):
        assert {mutant.game for mutant in kind} == set(GAMES)
