"""Tincholi read a second time: plain lists and strings, each rule number beside the line that enforces it."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.oracle import BadRecord, Refused

RANKS = "A23456789TJQ"
SUITS = "cdhs"
JOKER = "Jk"
EXTENDED = ["Ad", "2h", "3c", "4s", "5d", "6h", "7c", "8s", "9d", "Th", "Jc", "Qs"]
CHAOS = ["9s", "9h", JOKER]

DEFAULTS = {
    "jokers": "0",
    "deck": "standard",
    "cut_timing": "after_draw",
    "first_look": "choose",
    "target": "100",
    "max_rounds": "none",
    "memory_aid": "off",
}
CHOICES = {
    "jokers": ["0", "1", "2", "3", "4"],
    "deck": ["standard", "extended", "chaos", "both"],
    "cut_timing": ["after_draw", "before_draw", "either"],
    "first_look": ["choose", "fixed"],
    "memory_aid": ["off", "on"],
}
NATURAL = re.compile(r"0|[1-9][0-9]*", re.ASCII)
INTEGER = re.compile(r"0|-?[1-9][0-9]*", re.ASCII)
CALL = re.compile(r"cut (0|[1-9][0-9]{0,2})", re.ASCII)  # C10: 0…999


def full_deck(options: dict[str, str]) -> list[str]:
    cards = [rank + suit for rank in RANKS for suit in SUITS]  # C1
    kind = options.get("deck", DEFAULTS["deck"])
    if kind in ("extended", "both"):
        cards += EXTENDED
    if kind in ("chaos", "both"):
        cards += CHAOS
    return cards + [JOKER] * int(options.get("jokers", DEFAULTS["jokers"]))


def number(card: str) -> int:
    """The number printed on the card: 1…12, and 0 for a joker, which so pairs only with a joker (C8)."""
    return 0 if card == JOKER else RANKS.index(card[0]) + 1


def value(card: str) -> int:
    return 0 if card == "Qd" else number(card)  # C1


def total(hand: list[str]) -> int:
    plain = [value(card) for card in hand if card != JOKER]
    jokers = len(hand) - len(plain)
    return sum(plain) + jokers * min(plain, default=0)  # option jokers: as the lowest other card


@dataclass
class Slot:
    """A card that lies face down, and who knows or is shown its face."""

    card: str
    known: set[str] = field(default_factory=set)  # seats that have seen it and have followed it since
    looked: set[str] = field(default_factory=set)  # seats that are shown it until the first draw
    flash: set[str] = field(default_factory=set)  # viewers that are shown it until the next line


class Oracle:
    def __init__(self, seats: int, options: dict[str, str], setup: str | None = None) -> None:
        if not 2 <= seats <= 10:  # C1
            raise BadRecord("2 to 10 seats")
        self.options = dict(DEFAULTS)
        for name, text in options.items():
            if name not in DEFAULTS:
                raise BadRecord(f"unknown option {name}")
            if name in CHOICES:
                good = text in CHOICES[name]
            else:
                good = bool(NATURAL.fullmatch(text)) and int(text) >= 1
                good = good or (name == "max_rounds" and text == "none")
            if not good:
                raise BadRecord(f"{name} cannot be {text}")
            self.options[name] = text
        self.seats = [f"p{i + 1}" for i in range(seats)]
        self.hands: dict[str, list[Slot]] = {seat: [] for seat in self.seats}
        self.drawn: str | None = None
        self.taken = False  # the drawn card comes from the discard pile
        self.discard: list[str] = []  # first card is the top
        self.stock: list[str] = []
        self.scores = dict.fromkeys(self.seats, 0)
        self.round = 1
        self.turn = self.seats[0]
        self.moves = 0
        self.to_look: list[str] = []
        # "deal": the deck deals a round; "shuffle": the deck makes a new draw pile;
        # "look", "start" (of a turn), "drawn": players act; "over"
        self.stage = "deal"
        self.dealt = 0  # rounds dealt in this record
        self.shown = False  # all hands are open: after a cut, until the next deal
        self.setup: dict[str, list[str]] | None = None
        if setup is not None:
            self.setup = self._read_setup(setup)

    # -- set-up and deals ---------------------------------------------------------------------------------

    def _read_setup(self, text: str) -> dict[str, list[str]]:
        items: dict[str, list[str]] = {}
        for part in text.split(";"):
            words = part.split()
            if not words:
                continue
            key, values = words[0], words[1:]
            if key in items:
                raise BadRecord(f"{key} twice")
            if key == "turn":
                good = len(values) == 1 and values[0] in self.seats
            elif key == "phase":
                good = values in (["look"], ["turn"])
            elif key == "scores":
                good = len(values) == len(self.seats) and all(INTEGER.fullmatch(v) for v in values)
            elif key == "round":
                good = len(values) == 1 and bool(NATURAL.fullmatch(values[0])) and values[0] != "0"
            else:
                good = False
            if not good:
                raise BadRecord(f"set-up: {part.strip()}")
            items[key] = values
        self.turn = items.get("turn", [self.turn])[0]
        self.round = int(items.get("round", ["1"])[0])
        for seat, score in zip(self.seats, items.get("scores", []), strict=False):
            self.scores[seat] = int(score)
        return items

    def _read_deal(self, move: str) -> dict[str, list[str]]:
        words = move.split(" ")
        if words[0] != "deal":
            raise BadRecord("the deck deals")
        piles: dict[str, list[str]] = {name: [] for name in [*self.seats, "drawn", "discard", "stock"]}
        named = []
        for word in words[1:]:
            name, colon, text = word.partition(":")
            if not colon or name not in piles or name in named:
                raise BadRecord(f"no such pile: {word}")
            named.append(name)
            piles[name] = text.split(",") if text else []
        return piles

    def _deck_moves(self, move: str) -> None:
        if self.stage not in ("deal", "shuffle"):
            raise Refused("the deck is not to act")
        piles = self._read_deal(move)
        if self.stage == "shuffle":  # C9: the top of the discard pile stays, the rest is the new draw pile
            others = [card for name, pile in piles.items() if name != "stock" for card in pile]
            if others or Counter(piles["stock"]) != Counter(self.discard[1:]):
                raise BadRecord("the new draw pile is the discard pile without its top")
            self.discard = self.discard[:1]
            self.stock = piles["stock"]
            self._clear_flash()
            self.stage = "start"
            return
        by_setup = self.setup is not None and self.dealt == 0  # Setup concerns the first deal only
        self._check_deal(piles, by_setup)
        self.hands = {seat: [Slot(card) for card in piles[seat]] for seat in self.seats}
        self.discard = piles["discard"]
        self.stock = piles["stock"]
        self.drawn = None
        self.taken = False
        self.shown = False
        if not by_setup:
            if self.dealt > 0:
                self.round += 1
            self.turn = self.seats[(self.round - 1) % len(self.seats)]  # C2
        self.dealt += 1
        phase = "look"  # C3: every round begins with a look
        if by_setup and self.setup is not None:
            phase = self.setup.get("phase", ["turn"])[0]
        if phase == "look":
            self.to_look = list(self.seats)
            self.stage = "look"
        else:
            self._turn_begins()

    def _check_deal(self, piles: dict[str, list[str]], by_setup: bool) -> None:
        cards = Counter(card for pile in piles.values() for card in pile)
        deck = Counter(full_deck(self.options))
        if piles["drawn"]:
            raise BadRecord("nothing is drawn yet")
        if by_setup:  # the cards that are still in play
            if cards - deck:
                raise BadRecord("not in the deck")
            look = self.setup is not None and self.setup.get("phase") == ["look"]
            if any(len(piles[seat]) < (2 if look else 1) for seat in self.seats):
                raise BadRecord("a hand is too small")
            if not piles["discard"] and not piles["stock"] and self.options["cut_timing"] == "after_draw":
                raise BadRecord("nobody could draw")
            return
        if cards != deck:
            raise BadRecord("every card of the deck once")
        if any(len(piles[seat]) != 4 for seat in self.seats) or len(piles["discard"]) != 1:  # C2
            raise BadRecord("four cards each and one turned up")

    def deal(self, rng: random.Random) -> str:
        if self.stage == "shuffle":
            rest = self.discard[1:]
            rng.shuffle(rest)
            return "deal stock:" + ",".join(rest)
        if self.stage != "deal":
            raise Refused("the deck is not to act")
        cards = full_deck(self.options)
        rng.shuffle(cards)
        words = ["deal"]
        for seat in self.seats:
            words.append(f"{seat}:" + ",".join(cards[:4]))
            cards = cards[4:]
        return " ".join([*words, "discard:" + cards[0], "stock:" + ",".join(cards[1:])])

    # -- moves of the players -----------------------------------------------------------------------------

    def to_move(self) -> list[str]:
        if self.stage == "over":
            return []
        if self.stage in ("deal", "shuffle"):
            return ["deck"]
        if self.stage == "look":
            return [seat for seat in self.seats if seat in self.to_look]  # C3: all at once
        return [self.turn]

    def legal(self) -> dict[str, list[str]]:
        if self.stage == "look":
            return {seat: self._looks(seat) for seat in self.to_move()}
        if self.stage == "start":
            return {self.turn: self._starts()}
        if self.stage == "drawn":
            return {self.turn: self._actions()}
        return {}

    def _looks(self, seat: str) -> list[str]:
        if self.options["first_look"] == "fixed":
            return ["look 1 2"]
        size = len(self.hands[seat])
        return [f"look {i} {j}" for i in range(1, size + 1) for j in range(i + 1, size + 1)]  # C3: any two

    def _starts(self) -> list[str]:
        moves = []
        if self.stock:  # C4, C9
            moves.append("draw")
        if self.discard:  # C4, C9
            moves.append("take")
        if self.options["cut_timing"] in ("before_draw", "either"):
            moves.append("cut")
        return moves

    def _actions(self) -> list[str]:  # C5
        assert self.drawn is not None
        own = range(1, len(self.hands[self.turn]) + 1)
        moves = []
        if not self.taken:  # C6
            moves.append("drop")
        moves += [f"keep {i}" for i in own]
        if self.stock or self.discard:  # C9: not while both piles are empty
            moves += [f"pair {i} {j}" for i in own for j in own if i != j]  # C8
        if not self.taken:  # C6, C7
            if number(self.drawn) == 7:
                moves += [f"peek {i}" for i in own]
            slots = [(seat, i) for seat in self.seats for i in range(1, len(self.hands[seat]) + 1)]
            if number(self.drawn) == 8:
                moves += [f"peek {seat}.{i}" for seat, i in slots if seat != self.turn]
            if number(self.drawn) == 9:
                for at, (seat, i) in enumerate(slots):
                    moves += [f"swap {seat}.{i} {other}.{j}" for other, j in slots[at + 1 :]]
        if self.options["cut_timing"] in ("after_draw", "either"):  # C10
            moves.append("cut")
        return moves

    def apply(self, actor: str, move: str) -> None:
        if actor == "deck":
            self._deck_moves(move)
            return
        offered = self.legal().get(actor, [])
        called = CALL.fullmatch(move)
        if move not in offered and not (called and "cut" in offered):
            raise Refused(f"{actor} {move}")
        self.moves += 1
        self._clear_flash()  # C13: shown once, for a moment
        words = move.split()
        if words[0] == "look":
            self._look(actor, [int(word) for word in words[1:]])
        elif words[0] in ("draw", "take"):
            self._draw(words[0])
        elif words[0] == "cut":
            self._cut(int(words[1]) if len(words) == 2 else None)
        else:
            self._act(words)
            self.drawn = None
            self.taken = False
            self.turn = self._after(self.turn)
            self._turn_begins()

    def _look(self, seat: str, numbers: list[int]) -> None:
        for i in numbers:
            slot = self.hands[seat][i - 1]
            slot.looked.add(seat)
            slot.known.add(seat)
        self.to_look.remove(seat)
        if not self.to_look:  # C3: nobody draws before everybody has looked
            self._turn_begins()

    def _draw(self, word: str) -> None:
        for slot in self._slots():
            slot.looked.clear()  # looks are shown until the first draw
        self.taken = word == "take"
        self.drawn = self.discard.pop(0) if self.taken else self.stock.pop(0)  # C4
        self.stage = "drawn"

    def _act(self, words: list[str]) -> None:
        assert self.drawn is not None
        hand = self.hands[self.turn]
        # the drawer has seen the card; a card from the discard pile is known to everybody (C4)
        mine = Slot(self.drawn, known=set(self.seats) if self.taken else {self.turn})
        if words[0] == "drop":
            self.discard.insert(0, self.drawn)
        elif words[0] == "keep":
            at = int(words[1]) - 1
            self.discard.insert(0, hand[at].card)
            hand[at] = mine
        elif words[0] == "pair":
            self._pair(hand, int(words[1]) - 1, int(words[2]) - 1, mine)
        else:  # C7: the effect, then the card is discarded
            if words[0] == "peek":
                slot = self._slot(words[1])
                slot.flash.add(self.turn)
                slot.known.add(self.turn)
            elif words[0] == "swap":
                (a, i), (b, j) = self._place(words[1]), self._place(words[2])
                self.hands[a][i], self.hands[b][j] = self.hands[b][j], self.hands[a][i]
            self.discard.insert(0, self.drawn)

    def _pair(self, hand: list[Slot], first: int, second: int, mine: Slot) -> None:  # C8
        if number(hand[first].card) == number(hand[second].card):  # Qd is a 12 here, a joker only a joker
            self.discard = [hand[first].card, hand[second].card, *self.discard]  # the first named on top
            hand[first] = mine
            del hand[second]
            return
        for at in (first, second):  # shown to everyone once
            hand[at].flash |= {*self.seats, "spectator"}
            hand[at].known |= set(self.seats)
        hand.append(mine)
        if not self.discard:
            self.discard.append(self.stock.pop(0))

    def _turn_begins(self) -> None:
        again = not self.stock and len(self.discard) > 1
        self.stage = "shuffle" if again else "start"  # C9

    def _cut(self, call: int | None) -> None:
        cutter = self.turn
        if self.drawn is not None:  # C10: it goes to the discard pile and does not count
            self.discard.insert(0, self.drawn)
            self.drawn = None
            self.taken = False
        self.shown = True  # C10
        totals = {seat: total([slot.card for slot in self.hands[seat]]) for seat in self.seats}
        own = totals[cutter]
        for seat in self.seats:
            if seat != cutter:
                self.scores[seat] += totals[seat]  # C11
        if any(totals[seat] <= own for seat in self.seats if seat != cutter):
            self.scores[cutter] += own + 20  # C11: not strictly lowest
        elif call is None:
            self.scores[cutter] += 0  # C11
        elif call == own:
            self.scores[cutter] -= 10  # C11
        else:
            self.scores[cutter] += own + 10  # C11
        passed = any(score > int(self.options["target"]) for score in self.scores.values())  # C12
        last = self.options["max_rounds"]
        ended = passed or (last != "none" and self.round >= int(last))
        self.stage = "over" if ended else "deal"

    # -- small helpers ------------------------------------------------------------------------------------

    def _after(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def _slots(self) -> list[Slot]:
        return [slot for seat in self.seats for slot in self.hands[seat]]

    def _place(self, text: str) -> tuple[str, int]:
        seat, dot, at = text.rpartition(".")
        return (seat if dot else self.turn), int(at) - 1

    def _slot(self, text: str) -> Slot:
        seat, at = self._place(text)
        return self.hands[seat][at]

    def _clear_flash(self) -> None:
        for slot in self._slots():
            slot.flash.clear()

    # -- what is shown ------------------------------------------------------------------------------------

    def _face(self, slot: Slot, viewer: str | None) -> str:
        if viewer is None or self.shown or viewer in slot.flash or viewer in slot.looked:
            return slot.card
        if self.options["memory_aid"] == "on" and viewer in slot.known:
            return slot.card
        return "??"  # C13

    def state(self, viewer: str | None = None) -> dict[str, Any]:
        piles = {seat: [self._face(slot, viewer) for slot in self.hands[seat]] for seat in self.seats}
        piles["drawn"] = []
        if self.drawn is not None:
            open_to_viewer = viewer is None or viewer == self.turn or self.taken  # C4
            piles["drawn"] = [self.drawn if open_to_viewer else "??"]
        piles["discard"] = list(self.discard)
        piles["stock"] = list(self.stock) if viewer is None else ["??"] * len(self.stock)
        return {
            "game": "tincholi",
            "version": 1,
            "moves": self.moves,
            "over": self.stage == "over",
            "to_move": self.to_move(),
            "piles": piles,
            "legal": {seat: moves for seat, moves in self.legal().items() if viewer in (None, seat)},
            "facts": {"scores": dict(self.scores), "round": self.round},
            "result": self._result() if self.stage == "over" else None,
        }

    def _result(self) -> dict[str, Any]:
        places = sorted(set(self.scores.values()))  # C12: the lowest score wins, equal ones share it
        ranking = [[seat for seat in self.seats if self.scores[seat] == score] for score in places]
        losers = ranking[-1] if len(ranking[-1]) == 1 else []
        return {"ranking": ranking, "losers": list(losers), "reason": "normal", "scores": dict(self.scores)}


# -- starting points --------------------------------------------------------------------------------------


def _options(rng: random.Random) -> dict[str, str]:
    """Random options, only those that differ from the default."""
    options = {}
    for name, values in [
        *CHOICES.items(),
        ("target", ["20", "50", "100", "150"]),
        ("max_rounds", ["none", "1", "2", "3", "7"]),
    ]:
        text = rng.choice(values)
        if text != DEFAULTS[name] and rng.random() < 0.6:
            options[name] = text
    return options


def scenarios(rng: random.Random) -> tuple[int, dict[str, str], str | None, str | None]:
    options = _options(rng)
    if rng.random() < 0.5:
        return rng.randint(2, 10), options, None, None
    seats = rng.choice([2, 2, 2, 3, 3, 3, 4, 4, 5, 10])
    names = [f"p{i + 1}" for i in range(seats)]
    look = rng.random() < 0.2
    # few numbers make pairs, 7 8 9 make effects, jokers and the twelves make odd totals
    liked = {rng.randint(0, 12) for _ in range(rng.randint(1, 4))} | set(rng.choice([[], [7, 8, 9], [0, 12]]))
    cards = full_deck(options)
    cards.sort(key=lambda card: rng.random() + (0.0 if number(card) in liked else 0.7))
    small = rng.random() < 0.5  # few slots are few moves: sure to see hands of one card
    hands: dict[str, list[str]] = {}
    for name in names:
        size = rng.randint(2 if look else 1, 3 if small else 4)
        if seats < 4 and rng.random() < 0.1:
            size += rng.randint(1, 4)  # after failed double discards
        hands[name], cards = cards[:size], cards[size:]
    rng.shuffle(cards)
    cards.sort(key=lambda card: rng.random() + (0.0 if number(card) in liked else 0.5))
    stock_size = rng.choice([0, 0, 1, 1, 2, 3, 5])
    discard_size = rng.choice([1, 1, 1, 2, 3, 4])
    if stock_size == 0 and look:
        discard_size = 1
    elif stock_size > 0 and rng.random() < 0.1:
        discard_size = 0
    stock, discard = cards[:stock_size], cards[stock_size : stock_size + discard_size]
    items = []
    if rng.random() < 0.5:
        items.append(f"turn {rng.choice(names)}")
    if look or rng.random() < 0.3:
        items.append("phase " + ("look" if look else "turn"))
    if rng.random() < 0.7:
        items.append("scores " + " ".join(str(score) for score in _scores(rng, options, hands)))
    if rng.random() < 0.4:
        items.append(f"round {rng.randint(1, 8)}")
    rng.shuffle(items)
    piles = {**hands, "discard": discard, "stock": stock}
    words = [f"{name}:" + ",".join(pile) for name, pile in piles.items() if pile or rng.random() < 0.5]
    return seats, options, "; ".join(items), " ".join(["deal", *words])


def _scores(rng: random.Random, options: dict[str, str], hands: dict[str, list[str]]) -> list[int]:
    """Scores that this round's totals bring close to the target, to each other, or below nought."""
    target = int(options.get("target", DEFAULTS["target"]))
    totals = [total(hand) for hand in hands.values()]
    kind = rng.choice(["edge", "tie", "low"])
    if kind == "edge":
        goal = target - rng.choice([0, 0, 10, 20])
        return [goal - points + rng.choice([-1, 0, 0, 1]) for points in totals]
    if kind == "tie":
        goal = target + rng.choice([-10, 0, 1])
        return [min(target, goal - points + rng.choice([0, 0, 0, -10])) for points in totals]
    return [rng.randint(-40, target) for _ in totals]
