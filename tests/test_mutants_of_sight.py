"""Tests of the leak tests: each leak is of another kind, and the promises must see all of them. See test_mutants.py."""

from __future__ import annotations

import pytest

from cardhouse.core import record
from cardhouse.games import GAMES
from cardhouse.games.dalmuti import before_play
from cardhouse.games.dalmuti import rules as dalmuti
from cardhouse.games.liap_tui import declaring, turns
from cardhouse.games.liap_tui import rules as liap_tui
from cardhouse.games.tincholi import rules as tincholi
from cardhouse.games.tricks import rules as tricks
from cardhouse.testing.promises import Evening
from tests.test_mutants import Mutant, check, plant

LEAKS = [
    Mutant(
        "S-17: the news of a simultaneous choice have its cards",
        "dalmuti", before_play, "answer", 'News("chosen", told.OfSeat(seat=seat_name(seat)))',
        'News("chosen", {"seat": seat_name(seat), "gift": gift})', 4, "hands=1 tax_return=choice",
    ),
    Mutant(
        "S-17: the news of a deal have the hands",
        "tincholi", tincholi.Tincholi, "lay", '"starter": seat_name(self.turn)}',
        '"starter": seat_name(self.turn), "hands": [hand[:] for hand in self.hands]}', 3, "max_rounds=1",
    ),
    Mutant(
        "the news of a deal have the pieces as numbers",
        "liap_tui", liap_tui.LiapTui, "lay", '"starter": seat_name(self.starter)}',
        '"starter": seat_name(self.starter), "first": self.hands[:]}', 4, "max_rounds=1",
    ),
    Mutant(
        "the news of a sealed declaration have its number",
        "liap_tui", declaring, "seal", 'p.tell("sealed", {"seat": seat_name(seat)})',
        'p.tell("sealed", {"seat": seat_name(seat), "n": n})', 4, "max_rounds=1 declaration=sealed",
    ),
    Mutant(
        "the news of a play that lies face down have its pieces in words",
        "liap_tui", turns, "play", '"count": p.need}', '"count": p.need, "text": p.text(move)}',
        4, "max_rounds=1 face_down=on",
    ),
    Mutant(
        "an item more among the news, if the next hand has a two",
        "thulla", tricks, "play", 't.news.append(News("play", Play(seat=NAMES[seat]), (card,)))',
        't.news += [News("play", Play(seat=NAMES[seat]), (card,))] * (1 + (t.hands[seat - 1] & 15 > 0))', 4,
    ),
    Mutant(
        "a fact tells of the order of a hidden pile",
        "tincholi", tincholi.Tincholi, "facts", '"phase": self.phase',
        '"phase": self.phase, "next": self.stock[-1:] and self.stock[-1] & 1', 3, "max_rounds=1",
    ),
    Mutant(
        "a fact counts what is hidden",
        "dalmuti", dalmuti.Dalmuti, "facts", '"phase": self.phase',
        '"phase": self.phase, "ones": [self.faces[max(sets.cards_in(hand) or [0])] for hand in self.hands]',
        4, "hands=1 taxes=off",
    ),
    Mutant(
        "a card that all have seen lies at its place in a sorted hand",
        "kazhutha", tricks.Tricks, "piles", "hand_pile(seat, hand)",
        "Pile(cards_in(hand), 1 << seat, [PUBLIC * (self.known[seat] >> c & 1) for c in cards_in(hand)])", 4,
    ),
    Mutant(
        "R-2: the code of a neighbour's refusal",
        "thulla", record.RecordError, "told_to", '"illegal_move"', "self.code", 4,
    ),
]  # fmt: skip


@pytest.mark.parametrize("mutant", LEAKS, ids=lambda mutant: mutant.bug)
def test_a_planted_leak_turns_the_promises_red(mutant: Mutant) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(mutant, patch)
        with pytest.raises(AssertionError):
            check(mutant)


@pytest.mark.slow
@pytest.mark.parametrize("mutant", [m for m in LEAKS if "news" in m.bug], ids=lambda mutant: mutant.bug)
def test_without_it_the_same_evenings_are_green(mutant: Mutant) -> None:
    check(mutant)


def test_choices_are_compared_where_they_are_secret() -> None:
    """Otherwise it would prove nothing."""
    for game, options in (("dalmuti", "hands=1 tax_return=choice"), ("liap_tui", "max_rounds=1 declaration=sealed")):
        evening = Evening(GAMES[game], 4, options, "mutants 0", care=1.0)
        evening.play()
        assert evening.other_choices > 3 and evening.other_deals > 3
