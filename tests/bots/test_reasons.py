"""What the coach says is true: each reason is checked by a second reading of the position, and has words for it.

The reasons of all moves that a search would weigh are looked at, not only those of the best: more is said here than
anybody will hear.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardhouse.bots.dalmuti import levels as dalmuti
from cardhouse.bots.dice import Dice
from cardhouse.bots.liap_tui import levels as liap_tui
from cardhouse.bots.liap_tui.habit import scale_of
from cardhouse.bots.mind import Mind
from cardhouse.bots.roster import reasons, think
from cardhouse.bots.tincholi import levels as tincholi
from cardhouse.bots.tincholi.reasons import why_all as why_even
from cardhouse.bots.tricks import levels as tricks
from cardhouse.bots.tricks.reasons import why_all
from cardhouse.core.position import Position, Reason
from cardhouse.games import GAMES
from cardhouse.games.tincholi.rules import Tincholi
from cardhouse.games.tricks.rules import Tricks
from cardhouse.testing.promises import tables
from tests.bots.evening import moments

POSITIONS = 1_000
LOCALES = Path(__file__).parent.parent.parent / "web" / "locales"
ROOMS: Mapping[str, Any] = {
    "thulla": tricks, "kazhutha": tricks, "dalmuti": dalmuti, "tincholi": tincholi, "liap_tui": liap_tui,
}  # fmt: skip


class Said(NamedTuple):
    position: Position
    seat: int
    text: str  # of the move
    why: Reason
    view: dict[str, Any]


def minds(name: str) -> Iterator[Mind]:
    """As usual and by house rules, by turns: a reason that holds in one game may not hold in the other."""
    game, number = GAMES[name], 0
    sets = list(tables(game))
    while True:
        for seats in game.seats:
            number += 1
            played = [options for at, options in sets if at == seats] if number % 2 else [""]
            options = played[int(Dice(f"set {name} {number}").random() * len(played))]
            for _, mind in moments(game, seats, f"reasons {number}", options, often=0.3):
                if len(mind.legal) > 1:
                    yield mind


def said(name: str, count: int) -> Iterator[Said]:
    room = ROOMS[name]
    for mind, _ in zip(minds(name), range(count), strict=False):
        position, seat = mind.possible, mind.seat
        if name == "liap_tui" and mind.view["facts"]["phase"] == "redeal":
            continue
        moves = list(room.shortlist(position, seat))
        for i, move in enumerate(moves):
            beside = [None, *(moves[i - 1 : i] or moves[i + 1 : i + 2])]  # alone, and beside another one
            for other in beside:
                why = room.why(position, seat, move, other)
                if why is not None:
                    yield Said(position, seat, position.text(move), why, mind.view)


# -- the second reading: from the view that the seat has, and from nothing else

RANKS = "23456789TJQKA"


def rank(card: str) -> int:
    return RANKS.index(card[0])


def trick_of(s: Said) -> tuple[list[str], list[str]]:
    """The cards of the trick, and the own hand."""
    return s.view["piles"]["trick"], s.view["piles"][f"p{s.seat + 1}"]


def suits(s: Said) -> str:
    return "".join(card[1] for card in trick_of(s)[1])


def other_suit(s: Said) -> str:
    return str(s.why.params["other"])[1]


def true_hand(s: Said, seat: str) -> list[str]:
    return [s.position.faces[card] for card in s.position.piles()[seat].cards]


def last(s: Said) -> bool:
    """Everybody who is still in has played but this seat."""
    played = s.view["by"]["trick"]
    return all(seat in played or seat == f"p{s.seat + 1}" or not s.view["piles"][seat] for seat in seats_of(s))


def seats_of(s: Said) -> list[str]:
    return [f"p{n + 1}" for n in range(s.position.seats)]


def led(s: Said) -> list[str]:
    trick, _ = trick_of(s)
    return [card for card in trick if card[1] == trick[0][1]]


def highest(s: Said) -> int:
    return max(rank(card) for card in led(s))


def follows(s: Said) -> list[str]:
    trick, hand = trick_of(s)
    return [card for card in hand if card[1] == trick[0][1]]


def nobody_of(s: Said, suit: str) -> bool:
    """Those who are named hold no card of it."""
    return not any(suit in face for seat in slots(s) for face in true_hand(s, seat))


def out_of(s: Said, suit: str) -> int:
    return sum(card[1] == suit for seat in seats_of(s) if seat != f"p{s.seat + 1}" for card in true_hand(s, seat))


def is_strong(s: Said) -> bool:
    ranked = s.position.rules.options.values == "ranked"  # type: ignore[attr-defined]
    return bool(set(pieces(s)) & set("GAEgae" if ranked else "GRgr"))


def can_be_beaten(s: Said) -> bool:
    worth = dict(zip(s.position.faces, scale_of(s.position.rules).worth, strict=False))  # type: ignore[attr-defined]
    others = [piece for seat in seats_of(s) if seat != f"p{s.seat + 1}" for piece in true_hand(s, seat)]
    return any(worth[piece] > worth[s.text] for piece in others)


def usual(s: Said) -> bool:
    """A cut is picked up by the highest card, and not by the cutter."""
    return not s.position.house.reversal  # type: ignore[attr-defined]


def stronger(s: Said) -> int:
    """How many pieces of the own hand, beside those played, are stronger than the best of those."""
    worth = scale_of(s.position.rules).worth  # type: ignore[attr-defined]
    worths = dict(zip(s.position.faces, worth, strict=False))
    rest = Counter(pieces(s)) - Counter(s.text)
    return sum(n for piece, n in rest.items() if worths[piece] > max(worths[one] for one in s.text))


TRICKS: dict[str, Callable[[Said], bool]] = {
    "opening": lambda s: s.text == "As" and not trick_of(s)[0],
    "shed_free": lambda s: rank(s.text) == max(map(rank, follows(s))),
    "shed_first": lambda s: rank(s.text) == max(map(rank, follows(s))),
    "last_under": lambda s: rank(s.text) < highest(s) and bool(s.view["piles"][s.view["facts"]["ahead"]]),
    "last_lead": lambda s: rank(s.text) > highest(s),
    "stay_under": lambda s: (
        usual(s) and s.text[1] == trick_of(s)[0][0][1] and rank(s.text) < highest(s) and not last(s)
    ),
    "on_top_low": lambda s: rank(s.text) > highest(s) and min(map(rank, follows(s))) > highest(s),
    "on_top_high": lambda s: rank(s.text) > highest(s),
    "on_top_all": lambda s: min(map(rank, follows(s))) > highest(s),
    "cut_high": lambda s: usual(s) and not follows(s),
    "lead_safe": lambda s: not trick_of(s)[0] and int(str(s.why.params["out"])) >= 4,
    "lead_low": lambda s: usual(s) and not trick_of(s)[0] and s.text[0] != "A",
    "under_most": lambda s: rank(s.text) == max(rank(card) for card in follows(s) if rank(card) < highest(s)),
    "last_under_most": lambda s: rank(s.text) == max(rank(card) for card in follows(s) if rank(card) < highest(s)),
    "cut_last": lambda s: not follows(s) and suits(s).count(s.text[1]) == 1,
    "lead_away": lambda s: (
        usual(s) and not any(other_suit(s) in face for seat in slots(s) for face in true_hand(s, seat))
    ),
    "lead_gift": lambda s: not usual(s) and nobody_of(s, s.text[1]),
    "lead_high": lambda s: rank(s.text) == max(rank(card) for card in trick_of(s)[1] if card[1] == s.text[1]),
    "lead_more": lambda s: usual(s) and out_of(s, s.text[1]) > out_of(s, other_suit(s)),
    "cut_partner": lambda s: (
        not follows(s)
        and slots(s) == [s.view["facts"]["if_cut"]]
        and (int(slots(s)[0][1:]) - s.seat) % 2 == 1
        and rank(s.text) < rank(str(s.why.params["other"]))
    ),
    "lead_short": lambda s: suits(s).count(s.text[1]) < max(map(suits(s).count, "cdhs")),
    "make_void": lambda s: [card[1] for card in trick_of(s)[1]].count(s.text[1]) == 1,
}
DALMUTI: dict[str, Callable[[Said], bool]] = {
    "last_set": lambda s: len(cards_of(s.text)) == len(s.view["piles"][f"p{s.seat + 1}"]),
    "lead_worst": lambda s: max(values(s)) == int(s.text.split("x")[0]) and s.view["facts"]["best"] is None,
    "lead_many": lambda s: len(cards_of(s.text)) == s.why.params["count"] and len(cards_of(s.text)) >= 3,
    "keep_lead": lambda s: s.view["facts"]["best"] is None and not could_beat(s),
    "beat_win": lambda s: s.view["facts"]["best"] is not None and not could_beat(s),
    "beat_just": lambda s: values(s).count(int(s.text.split("x")[0])) == len(cards_of(s.text)) and "J" not in s.text,
    "beat_split": lambda s: values(s).count(int(s.text.split("x")[0])) > len(cards_of(s.text)),
    "beat_jester": lambda s: "J" in s.text,
    "beat_hard": lambda s: int(s.text.split("x")[0]) <= 4,
    "pass_keep": lambda s: s.text == "pass",
    "lead_harder": lambda s: s.view["facts"]["best"] is None,
    "lead_spare": lambda s: face_of(s.text) > face_of(str(s.why.params["other"])),
    "save_jester": lambda s: "J" in s.view["piles"][f"p{s.seat + 1}"],
    "use_jester": lambda s: "J" in s.text,
    "beat_whole": lambda s: values(s).count(face_of(s.text)) == cards_of(s.text).count(str(face_of(s.text))),
    "beat_cheap": lambda s: face_of(s.text) > face_of(str(s.why.params["other"])),
    "beat_firm": lambda s: face_of(s.text) < face_of(str(s.why.params["other"])),
    "revolution": lambda s: s.text == "revolution" and f"p{s.seat + 1}" in s.view["facts"]["order"][-2:],
    "quiet": lambda s: f"p{s.seat + 1}" in s.view["facts"]["order"][:2],
    "give_worst": lambda s: s.text.startswith("give "),
}
LIAP_TUI: dict[str, Callable[[Said], bool]] = {
    "declare": lambda s: s.text == f"say {s.why.params['n']}" != "say 0" and is_strong(s),
    "declare_tried": lambda s: s.text == f"say {s.why.params['n']}",
    "declare_none": lambda s: s.text == "say 0",
    "declare_next": lambda s: (
        s.text == f"say {s.why.params['n']}" and s.why.params["cannot"] not in s.position.legal(s.seat)
    ),
    "lead_strong": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "lead_weak": lambda s: want(s) == 0,
    "win_now": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "try_to_win": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "save_strong": lambda s: want(s) == s.why.params["want"] and 0 < want(s) <= stronger(s),
    "throw_strong": lambda s: want(s) == 0,
    "throw_weak": lambda s: want(s) > 0,
    "lead_stronger": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "lead_long": lambda s: len(s.text) == s.why.params["n"] and want(s) >= len(s.text) > 1,
    "lead_wait": lambda s: want(s) == s.why.params["want"] and 0 < want(s) <= stronger(s),
    "lead_cheap": lambda s: 0 < want(s) == s.why.params["want"] and is_strong(s),
    "missed": lambda s: s.position.rules.options.penalty_cap is not None,  # type: ignore[attr-defined]
    "keep_set": lambda s: not Counter(str(s.why.params["pieces"])) - (Counter(pieces(s)) - Counter(s.text)),
    "win_cheap": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "try_firm": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "try_cheap": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "over_all": lambda s: want(s) == 0,
    "over_now": lambda s: want(s) == 0 and len(s.text) == 1 and can_be_beaten(s),
    "throw_high": lambda s: 0 < want(s) < len(pieces(s)),
    "throw_spare": lambda s: want(s) == s.why.params["want"] and want(s) > 0,
    "lose_surer": lambda s: want(s) == 0 and s.position.rules.options.face_down,  # type: ignore[attr-defined]
    "throw_low": lambda s: want(s) > 0,
    "out_of_reach": lambda s: want(s) > len(s.view["piles"][f"p{s.seat + 1}"]),
    "too_many": lambda s: want(s) < 0,
    "too_many_high": lambda s: want(s) < 0 and not s.view["piles"]["table"] and can_be_beaten(s),
}
TINCHOLI: dict[str, Callable[[Said], bool]] = {
    "look": lambda s: s.text.startswith("look"),
    "draw_hidden": lambda s: s.text == "draw" and number(top(s)) >= 1,
    "draw_only": lambda s: not s.view["piles"]["discard"],
    "draw_seen": lambda s: s.text == "draw" and value(top(s)) <= 4,
    "draw_free": lambda s: s.text == "draw" and bool(s.view["piles"]["discard"]),
    "take_pair": lambda s: number(top(s)) == number(own(s, int(str(s.why.params["slot"])))),
    "take_known": lambda s: value(top(s)) < value(own(s, int(str(s.why.params["slot"])))),
    "take_unknown": lambda s: value(top(s)) < 7,
    "keep_pair": lambda s: number(drawn(s)) in {number(own(s, slot)) for slot in slots(s) if slot != kept(s)},
    "keep_known": lambda s: value(drawn(s)) < value(own(s, kept(s))),
    "keep_unknown": lambda s: value(drawn(s)) < 7,
    "keep_joker": lambda s: "Jk" in (drawn(s), top(s)),
    "pair_known": lambda s: len({number(own(s, slot)) for slot in slots(s)}) == 1,
    "peek_own": lambda s: s.text == f"peek {s.why.params['slot']}",
    "peek_other": lambda s: s.text.startswith(f"peek {slots(s)[0]}."),
    "swap_high": lambda s: s.text.startswith("swap") and value(own(s, int(str(s.why.params["slot"])))) >= 6.3,
    "swap_low": lambda s: value_of(str(s.why.params["got"])) < value_of(str(s.why.params["held"])),
    "swap_unknown": lambda s: value_of(str(s.why.params["got"])) <= 6 and str(s.why.params["slot"]) in s.text,
    "drop_high": lambda s: s.text == "drop",
    "too_early": lambda s: s.text in ("draw", "drop"),
    "too_early_about": lambda s: s.text in ("draw", "drop"),
    "too_early_behind": lambda s: s.text in ("draw", "drop") and slots(s) != [f"p{s.seat + 1}"],
    "cut_before": lambda s: s.text.startswith("cut"),
    "cut_now": lambda s: s.text == "cut",
    "cut_call": lambda s: s.text == f"cut {s.why.params['total']}",
}
READ: Mapping[str, dict[str, Callable[[Said], bool]]] = {
    "thulla": TRICKS, "kazhutha": TRICKS, "dalmuti": DALMUTI, "tincholi": TINCHOLI, "liap_tui": LIAP_TUI,
}  # fmt: skip


def cards_of(text: str) -> list[str]:
    """`6x2+J`"""
    found: list[str] = []
    for part in text.split("+"):
        if part.startswith("J"):
            found += ["J"] * int(part[1:] or 1)
        else:
            face, count = part.split("x")
            found += [face] * int(count)
    return found


def face_of(text: str) -> int:
    return 13 if text.startswith("J") else int(text.split("x")[0])


def values(s: Said) -> list[int]:
    return [int(card) for card in s.view["piles"][f"p{s.seat + 1}"] if card != "J"]


def could_beat(s: Said) -> bool:
    """Whether the cards that this seat does not see would make a better set, all in one hand."""
    pack = Counter({str(n): n for n in range(1, 13)} | {"J": 2})
    pile = [card for name, cards in s.view["piles"].items() for card in cards if card != "??"]
    unseen = pack - Counter(pile)
    played, need = int(s.text.split("x")[0]), len(cards_of(s.text))
    return any(unseen[str(n)] and unseen[str(n)] + unseen["J"] >= need for n in range(1, played))


def want(s: Said) -> int:
    facts, me = s.view["facts"], f"p{s.seat + 1}"
    return int(facts["said"][me]) - int(facts["won"][me])


def pieces(s: Said) -> list[str]:
    return list(s.view["piles"][f"p{s.seat + 1}"])


def top(s: Said) -> str:
    pile = s.view["piles"]["discard"]
    return str(pile[0]) if pile else ""


def drawn(s: Said) -> str:
    return str((s.view["piles"].get("drawn") or [""])[0])


def own(s: Said, slot: int) -> str:
    """The true card: what is told of a slot must be so."""
    pile = s.position.piles()[f"p{s.seat + 1}"]
    return s.position.faces[pile.cards[slot - 1]]


def slots(s: Said) -> list[Any]:
    found: Any = s.why.params.get("slots") or s.why.params.get("seats") or [s.why.params["slot"]]
    return list(found)


def kept(s: Said) -> int:
    return int(s.text.split()[1])


def number(card: str) -> int:
    return 13 if card == "Jk" else "A23456789TJQ".index(card[0]) + 1


def value_of(name: str) -> int:
    """Of a card as it is called: `11♣`."""
    return 0 if name in ("Joker", "12♦") else 1 if name[0] == "A" else int(name[:-1])


def value(card: str) -> int:
    return 0 if card == "Qd" else number(card)


@pytest.mark.parametrize("name", READ)
def test_no_reason_is_given_where_it_is_not_true(name: str) -> None:
    read, seen = READ[name], Counter[str]()
    for item in said(name, POSITIONS):
        seen[item.why.code] += 1
        assert read[item.why.code](item), (item.text, item.why, item.view)
        for language, texts in TEXTS.items():
            text = texts.get(f"hint-{name}-{item.why.code}") or texts[f"hint-{item.why.code}"]
            assert set(re.findall(r"\$(\w+)", text)) <= item.why.params.keys(), (language, item.why)
    assert sum(seen.values()) > POSITIONS
    assert len(seen) >= len(read) - 3, set(read) - set(seen)  # hardly one that no game comes to


OF_ALL: Mapping[str, Callable[[Said, Sequence[str]], bool]] = {
    "cut_any": lambda s, _: usual(s) and not follows(s) and slots(s) == [s.view["facts"]["if_cut"]],
    "cut_own": lambda s, _: not usual(s) and not follows(s),
    "under_any": lambda s, cards: usual(s) and not last(s) and max(map(rank, cards)) < highest(s),
    "last_under_any": lambda s, cards: max(map(rank, cards)) < highest(s),
}


@pytest.mark.parametrize("name", ["thulla", "kazhutha"])
def test_what_is_said_of_even_cards_is_true_of_each(name: str) -> None:
    seen = Counter[str]()
    for mind, _ in zip(minds(name), range(POSITIONS), strict=False):
        position, seat = mind.possible, mind.seat
        assert isinstance(position, Tricks)
        moves = list(tricks.shortlist(position, seat))
        for some in (moves, moves[:2], moves[-2:]):
            why = why_all(position, seat, some)
            if why is not None:
                texts = [position.text(move) for move in some]
                assert OF_ALL[why.code](Said(position, seat, texts[0], why, mind.view), texts), (texts, why, mind.view)
                seen[why.code] += 1
    assert seen.keys() >= {"cut_any", "under_any", "last_under_any"}


def test_what_is_said_of_even_slots_is_true_of_each() -> None:
    seen = Counter[str]()
    for mind, _ in zip(minds("tincholi"), range(2 * POSITIONS), strict=False):
        position, seat = mind.possible, mind.seat
        assert isinstance(position, Tincholi)
        moves = list(tincholi.shortlist(position, seat))
        for some in (moves, moves[:2], moves[-2:]):
            why = why_even(position, seat, some)
            if why is not None:
                texts = [position.text(move) for move in some]
                s = Said(position, seat, texts[0], why, mind.view)
                card = value_of(str(why.params["card"]))
                if why.code == "take_pair":
                    assert number(drawn(s)) == number(own(s, int(str(why.params["slot"]))))
                elif why.code == "keep_any":
                    slot_of = [own(s, int(text.split()[1])) for text in texts]
                    assert all(text.startswith("keep") for text in texts)
                    assert all(card < max(7, value(held)) for held in slot_of)
                else:
                    old = value_of(str(why.params["held"]))
                    assert {"draw", "drop"} & set(texts) and old - card >= 3
                    assert old in [value(true_hand(s, f"p{seat + 1}")[slot]) for slot in range(len(pieces(s)))]
                seen[why.code] += 1
    assert seen.keys() == {"keep_any", "lower_even", "take_pair"}


@pytest.mark.slow
@pytest.mark.parametrize("name", READ)
def test_the_coach_is_never_silent_or_empty(name: str) -> None:
    """Every hint has a reason, and one that says something: which idea, or how much better than what."""
    game, heard = GAMES[name], Counter[str]()
    for mind, _ in zip(minds(name), range(12), strict=False):
        thought = think(replace(mind, coaching=True), "sharp")
        heard[thought.why.code] += 1
        assert thought.why.code in reasons(game)
        assert thought.even < max(1, len(thought.best))
    assert heard["best_chance"] == 0, heard  # where a half of a point lies between two moves


TEXTS = {
    language.name: dict(
        re.findall(r"^(hint-[\w-]+) = (.*)$", (language / "hints.ftl").read_text("utf-8"), re.MULTILINE)
    )
    for language in sorted(LOCALES.iterdir())
}


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("name", READ)
def test_every_reason_has_words_and_no_word_is_left_open(name: str, language: str) -> None:
    texts = TEXTS[language]
    for code, sentence in reasons(GAMES[name]).items():
        text = texts.get(f"hint-{name}-{code}") or texts[f"hint-{code}"]
        known = set(re.findall(r"{(\w+)}", sentence)) | ({"card"} if "card" in sentence else set())
        assert set(re.findall(r"\$(\w+)", text)) <= known, (language, code)
