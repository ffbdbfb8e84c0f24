"""The Great Dalmuti, read from the rules text alone: slow and plain, rule numbers beside the lines."""

from __future__ import annotations

import random
from itertools import combinations

from tests.oracle import BadRecord, Refused

VALUES = [str(value) for value in range(1, 13)] + ["J"]
COUNT = {str(value): value for value in range(1, 13)} | {"J": 2}
DECK = [card for card in VALUES for _ in range(COUNT[card])]  # D1: 80 cards
CHOICES = {
    "hands": [str(number) for number in range(1, 21)],
    "opening": ["draw", "seats"],
    "taxes": ["on", "off"],
    "revolution": ["on", "off"],
    "tax_return": ["worst", "choice"],
    "reentry": ["off", "on"],
}
DEFAULTS = {
    "hands": "5",
    "opening": "draw",
    "taxes": "on",
    "revolution": "on",
    "tax_return": "worst",
    "reentry": "off",
}


def worth(card: str) -> int:
    """The value of a card that stands alone: a Jester is 13 (D2, D7)."""
    return 13 if card == "J" else int(card)


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=worth)


def numbered(cards: list[str]) -> list[str]:
    """The cards without Jesters, best (lowest) first."""
    return [card for card in in_order(cards) if card != "J"]


def without(cards: list[str], taken: list[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def fits_in_deck(cards: list[str]) -> bool:
    return all(card in COUNT and cards.count(card) <= COUNT[card] for card in cards)


def seat_names(seats: int) -> list[str]:
    return [f"p{number}" for number in range(1, seats + 1)]


def deal_text(hands: dict[str, list[str]]) -> str:
    return "deal " + " ".join(f"{seat}:{','.join(in_order(cards))}" for seat, cards in hands.items())


def spelling(value: str, plain: int, jesters: int) -> str:
    """6x2, 6x2+J, 6x1+J2; only Jesters: Jx1, Jx2."""
    if value == "J":
        return f"Jx{jesters}"
    return f"{value}x{plain}" + ["", "+J", "+J2"][jesters]


def sets_of(hand: list[str]) -> dict[str, list[str]]:
    """Every set that a hand can form (D7): spelling -> its cards."""
    found: dict[str, list[str]] = {}
    jesters = hand.count("J")
    for value in VALUES[:-1]:
        for plain in range(1, hand.count(value) + 1):
            for wild in range(jesters + 1):
                found[spelling(value, plain, wild)] = [value] * plain + ["J"] * wild
    for wild in range(1, jesters + 1):
        found[spelling("J", 0, wild)] = ["J"] * wild
    return found


def set_value(cards: list[str]) -> int:
    """D7: the value of its numbered cards; only Jesters: 13."""
    return min(worth(card) for card in cards)


def parse_piles(words: list[str]) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for word in words:
        name, colon, cards = word.partition(":")
        if not colon or name in piles:
            raise BadRecord(f"not a pile, or named twice: {word}")
        piles[name] = cards.split(",") if cards else []
    return piles


class Oracle:
    def __init__(self, seats: int, options: dict[str, str], setup: str | None = None) -> None:
        if not 3 <= seats <= 8:  # D1
            raise BadRecord("3 to 8 players")
        for name, value in options.items():
            if name not in CHOICES or value not in CHOICES[name]:
                raise BadRecord(f"unknown option or value: {name}={value}")
        self.options = DEFAULTS | options
        self.seats = seat_names(seats)
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.trick: list[str] = []
        self.gone: list[str] = []
        self.scores = dict.fromkeys(self.seats, 0)
        self.firsts = dict.fromkeys(self.seats, 0)
        self.hand_number = 0  # the hand being played; 0 before the first deal
        self.last_places: list[str] = []  # the finished hand, first out first
        self.lines: list[tuple[str, str]] = []  # the player lines so far
        self.result: dict[str, object] | None = None

        self.order: list[str] = []  # D3: best rank first; the order of play
        self.out: list[str] = []
        self.phase = "deal"  # draw, deal, revolution, give, play, over
        self.groups: list[list[str]] = []  # the draw for rank: groups of equals, best first
        self.drawn: list[str] = []
        self.asked = ""  # who may call a revolution
        self.given: dict[str, list[str] | None] = {}  # what each Dalmuti returns, None until chosen

        self.turn = ""
        self.last_player = ""  # who played the set to beat; "" while a trick is being led
        self.last_set: list[str] = []
        self.passed: list[str] = []

        self.first_phase = "revolution"
        self.first_lead: str | None = None
        self.set_up = setup is not None
        if setup is not None:
            self._read_setup(setup)
        elif self.options["opening"] == "seats":
            self.order = list(self.seats)
        else:
            self.phase = "draw"  # D2
            self.groups = [list(self.seats)]

    def _read_setup(self, text: str) -> None:
        items: dict[str, list[str]] = {}
        for item in text.split(";"):
            words = item.split()
            if not words:
                continue
            if words[0] in items or words[0] not in ("order", "phase", "lead", "out"):
                raise BadRecord(f"set-up item: {item}")
            items[words[0]] = words[1:]
        self.order = items.get("order", list(self.seats))
        if sorted(self.order) != sorted(self.seats):
            raise BadRecord("order names every seat once")
        phase = items.get("phase", ["play"])
        if phase not in (["play"], ["tax"], ["revolution"]):
            raise BadRecord("phase is play, tax or revolution")
        self.first_phase = phase[0]
        self.out = items.get("out", [])
        if len(set(self.out)) != len(self.out) or not set(self.out) <= set(self.seats):
            raise BadRecord("out names seats, each once")
        if len(self.out) > len(self.seats) - 2:
            raise BadRecord("the hand would be over")  # D11
        lead = items.get("lead", [self.order[0]])
        if len(lead) != 1 or lead[0] not in self.seats or lead[0] in self.out:
            raise BadRecord("lead names one seat that is still in")
        self.first_lead = lead[0]
        if self.first_phase != "play" and (self.out or self.first_lead != self.order[0]):
            raise BadRecord("before the first trick nobody is out and the Greater Dalmuti leads")  # D6

    # -- what is asked of whom

    def to_move(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase in ("draw", "deal"):
            return ["deck"]
        if self.phase == "revolution":
            return [self.asked]
        if self.phase == "give":
            return [seat for seat in self.seats if seat in self.given and self.given[seat] is None]
        return [self.turn]

    def legal(self) -> dict[str, list[str]]:
        if self.phase in ("draw", "deal", "over"):
            return {}
        if self.phase == "revolution":
            return {self.asked: ["revolution", "quiet"]}  # D4
        if self.phase == "give":
            return {seat: list(self._gifts(seat)) for seat in self.to_move()}
        return {self.turn: self._plays()}

    def _gifts(self, seat: str) -> dict[str, list[str]]:
        """tax_return=choice: any numbered cards of the dealt hand."""
        found: dict[str, list[str]] = {}
        for cards in combinations(numbered(self.hands[seat]), self._tax_size(seat)):
            found["give " + ",".join(cards)] = list(cards)
        return found

    def _plays(self) -> list[str]:
        sets = sets_of(self.hands[self.turn])
        if not self.last_player:
            return list(sets)  # D7: any set, and the leader may not pass
        beating = [
            name
            for name, cards in sets.items()
            if len(cards) == len(self.last_set) and set_value(cards) < set_value(self.last_set)  # D8
        ]
        return [*beating, "pass"]  # D8: nobody has to play

    # -- applying a line

    def apply(self, actor: str, move: str) -> None:
        if actor == "deck":
            self._apply_deck(move)
            return
        if actor not in self.seats:
            raise BadRecord(f"no such actor: {actor}")
        if actor not in self.to_move():
            raise Refused(f"{actor} is not to move")
        if move not in self.legal()[actor]:
            raise Refused(f"{actor} {move}")  # D13: refused whole
        self.lines.append((actor, move))
        if self.phase == "revolution":
            self._answer(move)
        elif self.phase == "give":
            self.given[actor] = self._gifts(actor)[move]
            if None not in self.given.values():
                self._exchange()  # the cards move when all have chosen
        elif move == "pass":
            self.passed.append(actor)  # D9
            self._next_turn()
        else:
            self._play(sets_of(self.hands[actor])[move])

    def _apply_deck(self, move: str) -> None:
        if self.to_move() != ["deck"]:
            raise Refused("the deck is not to act")
        words = move.split(" ")
        if words[0] != ("draw" if self.phase == "draw" else "deal"):
            raise BadRecord(f"expected another deck move: {move}")
        piles = parse_piles(words[1:])
        if self.phase == "draw":
            self._draw(piles)
        else:
            self._deal(piles)

    # -- the draw for rank (D2)

    def _tied(self) -> list[str]:
        """The best group of equals that has to draw."""
        return next(group for group in self.groups if len(group) > 1)

    def _draw(self, piles: dict[str, list[str]]) -> None:
        tied = self._tied()
        if sorted(piles) != sorted(tied) or any(len(cards) != 1 for cards in piles.values()):
            raise BadRecord("one card for each of the tied seats")
        cards = [piles[seat][0] for seat in tied]
        if not fits_in_deck(self.drawn + cards):  # drawn cards go back only before the deal
            raise BadRecord("more of a card than the deck has")
        self.drawn += cards
        split: list[list[str]] = []
        for value in VALUES:  # lowest is best, J counts 13
            equal = [seat for seat in tied if piles[seat] == [value]]
            if equal:
                split.append(equal)
        place = self.groups.index(tied)
        self.groups[place : place + 1] = split
        if all(len(group) == 1 for group in self.groups):
            self.order = [group[0] for group in self.groups]
            self.phase = "deal"

    # -- a new hand

    def _next_order(self) -> list[str]:
        """D11: the order of going out is the rank for the next hand."""
        return self.last_places if self.hand_number > 0 else self.order

    def _sizes(self) -> dict[str, int]:
        """D1: all 80 cards, from the Greater Dalmuti on; the first ones may get one more."""
        order = self._next_order()
        each, extra = divmod(len(DECK), len(order))
        return {seat: each + (1 if place < extra else 0) for place, seat in enumerate(order)}

    def _deal(self, piles: dict[str, list[str]]) -> None:
        if not set(piles) <= set(self.seats) | {"trick", "gone"} or piles.get("trick"):
            raise BadRecord("a deal names hands (in a set-up also gone)")
        hands = {seat: piles.get(seat, []) for seat in self.seats}
        gone = piles.get("gone", [])
        from_setup = self.set_up and self.hand_number == 0
        if not fits_in_deck([card for cards in hands.values() for card in cards] + gone):
            raise BadRecord("not cards of the deck")
        if from_setup:
            if any((not cards) != (seat in self.out) for seat, cards in hands.items()):
                raise BadRecord("exactly the seats that are out hold nothing")
        elif gone or any(len(hands[seat]) != size for seat, size in self._sizes().items()):
            raise BadRecord("wrong hand sizes")  # D1
        self.order = list(self._next_order())
        self.hand_number += 1
        self.hands = {seat: in_order(cards) for seat, cards in hands.items()}
        self.trick = []
        self.gone = gone
        if not from_setup:
            self.out = []
        self._clear_trick()
        start = self.first_phase if from_setup else "revolution"
        if start == "play":
            self._lead(self.first_lead or self.order[0])
        elif start == "tax":
            self._taxes()
        else:
            self._ask_revolution()

    # -- revolution and taxes

    def _ask_revolution(self) -> None:
        """D4: after the deal, before taxes; asked in hands without taxes too."""
        holders = [seat for seat in self.seats if self.hands[seat].count("J") == 2]
        if self.options["revolution"] == "on" and holders:
            self.phase = "revolution"
            self.asked = holders[0]
        else:
            self._taxes()

    def _answer(self, move: str) -> None:
        asked, self.asked = self.asked, ""
        if move == "quiet":
            self._taxes()
            return
        if asked == self.order[-1]:  # D4: the Greater Peon: Greater Revolution, all ranks reverse
            self.order = self.order[::-1]
        self._lead(self.order[0])  # D4: no taxes; D6: the (new) Greater Dalmuti leads

    def _pairs(self) -> list[tuple[str, str, int]]:
        """D5: (Dalmuti, Peon, number of cards)."""
        pairs = [(self.order[0], self.order[-1], 2)]
        if len(self.order) > 3:  # with 3 players only GP and GD
            pairs.append((self.order[1], self.order[-2], 1))
        return pairs

    def _tax_size(self, dalmuti: str) -> int:
        """1 or 2; in a small set-up position no more than both have numbered cards for."""
        for upper, peon, size in self._pairs():
            if upper == dalmuti:
                return min(size, len(numbered(self.hands[upper])), len(numbered(self.hands[peon])))
        raise AssertionError(dalmuti)

    def _taxes(self) -> None:
        no_taxes_yet = self.options["opening"] == "seats" and self.hand_number == 1
        if self.options["taxes"] == "off" or no_taxes_yet:
            self._lead(self.order[0])  # D6
            return
        self.given = {}
        for dalmuti, _, _ in self._pairs():
            size = self._tax_size(dalmuti)
            if self.options["tax_return"] == "choice" and size > 0:
                self.given[dalmuti] = None
            else:
                own = numbered(self.hands[dalmuti])  # D5: Jesters are never returned
                self.given[dalmuti] = own[len(own) - size :]  # the worst: highest numbered
        if None in self.given.values():
            self.phase = "give"
        else:
            self._exchange()

    def _exchange(self) -> None:
        dealt = dict(self.hands)  # D5: all exchanges use the hands as dealt
        for dalmuti, peon, _ in self._pairs():
            back = self.given[dalmuti]
            assert back is not None
            tax = numbered(dealt[peon])[: len(back)]  # D5: the best, Jesters are never taxed
            self.hands[dalmuti] = in_order(without(dealt[dalmuti], back) + tax)
            self.hands[peon] = in_order(without(dealt[peon], tax) + back)
        self.given = {}
        self._lead(self.order[0])  # D6

    # -- tricks

    def _clear_trick(self) -> None:
        self.last_player = ""
        self.last_set = []
        self.passed = []

    def _lead(self, seat: str) -> None:
        self.phase = "play"
        self._clear_trick()
        self.turn = seat

    def _after(self, seat: str) -> list[str]:
        """The other seats in order of play (D3), beginning after this one."""
        place = self.order.index(seat)
        return self.order[place + 1 :] + self.order[:place]

    def _play(self, cards: list[str]) -> None:
        seat = self.turn
        self.hands[seat] = without(self.hands[seat], cards)
        self.trick += cards
        self.last_player = seat
        self.last_set = cards
        if self.options["reentry"] == "on":
            self.passed = []  # only passes since the last play count
        if not self.hands[seat]:
            self.out.append(seat)
        holders = [other for other in self.seats if self.hands[other]]
        if len(holders) == 1:  # D11: at once, also inside a trick
            self._end_trick()
            self._end_hand(holders[0])
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        others = self._after(self.last_player)
        if not any(self.hands[seat] and seat not in self.passed for seat in others):  # D10
            leaders = [seat for seat in [self.last_player, *others] if self.hands[seat]]
            self._end_trick()
            self._lead(leaders[0])  # D10: if they are out, the next one who holds cards
            return
        for seat in self._after(self.turn):
            if self.hands[seat] and seat not in self.passed and seat != self.last_player:  # D9
                self.turn = seat
                return

    def _end_trick(self) -> None:
        self.gone = self.trick[::-1] + self.gone  # the top of a pile is its first card: the last played
        self.trick = []
        self._clear_trick()

    # -- the end of a hand and of the session

    def _end_hand(self, last: str) -> None:
        self.turn = ""
        self.last_places = [*self.out, last]  # D11
        for place, seat in enumerate(self.last_places):
            self.scores[seat] += len(self.seats) - 1 - place  # D12
        self.firsts[self.last_places[0]] += 1
        if self.hand_number < int(self.options["hands"]):
            self.phase = "deal"
            return
        self.phase = "over"
        ranking = sorted(  # D12: points, then first places, then the better last hand
            self.seats,
            key=lambda seat: (-self.scores[seat], -self.firsts[seat], self.last_places.index(seat)),
        )
        self.result = {
            "ranking": [[seat] for seat in ranking],
            "losers": [ranking[-1]],
            "reason": "normal",
            "scores": dict(self.scores),
        }

    # -- what is shown

    def _titles(self) -> dict[str, str]:
        """D3."""
        titles = dict.fromkeys(self.order, "Merchant")
        if self.order:
            titles[self.order[0]] = "Greater Dalmuti"
            titles[self.order[-1]] = "Greater Peon"
        if len(self.order) > 3:
            titles[self.order[1]] = "Lesser Dalmuti"
            titles[self.order[-2]] = "Lesser Peon"
        return titles

    def state(self, viewer: str | None = None) -> dict[str, object]:
        if viewer is not None and viewer != "spectator" and viewer not in self.seats:
            raise BadRecord(f"no such viewer: {viewer}")
        piles: dict[str, list[str]] = {}
        for seat in self.seats:
            shown = viewer is None or viewer == seat
            piles[seat] = list(self.hands[seat]) if shown else ["??"] * len(self.hands[seat])
        piles["trick"] = list(self.trick)
        piles["gone"] = list(self.gone)
        to_move = self.to_move()
        legal = self.legal()
        lines = self.lines
        if viewer is not None:
            legal = {seat: moves for seat, moves in legal.items() if seat == viewer}
            if self.phase == "revolution":  # D4: asked alone and privately
                to_move = [seat for seat in to_move if seat == viewer]
            lines = [  # D4: declining is silent
                (actor, move) for actor, move in lines if move != "quiet" or actor == viewer
            ]
        return {
            "game": "dalmuti",
            "version": 1,
            "moves": len(lines),
            "over": self.phase == "over",
            "to_move": to_move,
            "piles": piles,
            "legal": legal,
            "facts": {
                "out": list(self.out),
                "scores": dict(self.scores),
                "order": list(self.order),
                "titles": self._titles(),
            },
            "result": None if self.result is None else dict(self.result),
        }

    # -- the deck's part

    def deal(self, rng: random.Random) -> str:
        """A random correct deck move; both Jesters fall into one hand more often than by chance."""
        assert self.to_move() == ["deck"]
        if self.phase == "draw":
            cards = without(DECK, self.drawn)
            if rng.random() < 0.5:  # few kinds, so that there are ties
                few = [card for card in cards if worth(card) >= 11]
                cards = few if len(few) >= len(self._tied()) else cards
            tied = self._tied()
            drawn = rng.sample(cards, len(tied))
            return "draw " + " ".join(f"{seat}:{card}" for seat, card in zip(tied, drawn, strict=True))
        if self.set_up and self.hand_number == 0:
            return deal_text(random_position(rng, self.seats, self.out, self.first_phase))
        cards = list(DECK)
        rng.shuffle(cards)
        sizes = self._sizes()
        hands: dict[str, list[str]] = {}
        for seat in self.seats:
            hands[seat] = cards[: sizes[seat]]
            cards = cards[sizes[seat] :]
        if rng.random() < 0.3:
            bring_jesters_together(hands, rng.choice(self.seats))
        return deal_text(hands)


def bring_jesters_together(hands: dict[str, list[str]], seat: str) -> None:
    """Swap single cards until this seat holds every Jester that was dealt."""
    for other, cards in hands.items():
        while other != seat and "J" in cards and numbered(hands[seat]):
            place = next(i for i, card in enumerate(hands[seat]) if card != "J")
            cards[cards.index("J")] = hands[seat][place]
            hands[seat][place] = "J"


def random_position(rng: random.Random, seats: list[str], out: list[str], phase: str) -> dict[str, list[str]]:
    """Small hands of few kinds for the seats that are still in."""
    playing = [seat for seat in seats if seat not in out]
    if phase == "play":
        most = rng.choice([1, 2, 3, 5])
        sizes = {seat: rng.randint(1, most) for seat in playing}
    else:
        least = rng.choice([4, 5])  # two numbered cards for the tax beside two Jesters
        sizes = {seat: least + rng.randint(0, 1) for seat in playing}
    needed = sum(sizes.values())
    kinds = rng.sample(VALUES[:-1], 12)
    cards: list[str] = []
    for number, kind in enumerate(kinds):
        if len(cards) >= needed and number >= 2:
            break
        cards += [kind] * COUNT[kind]
    rng.shuffle(cards)
    cards = cards[:needed]
    for place in range(min(rng.choice([0, 0, 1, 2, 2]), needed)):
        cards[place] = "J"
    rng.shuffle(cards)
    hands: dict[str, list[str]] = {seat: [] for seat in seats}
    for seat in playing:
        hands[seat] = cards[: sizes[seat]]
        cards = cards[sizes[seat] :]
    return hands


def scenarios(rng: random.Random) -> tuple[int, dict[str, str], str | None, str | None]:
    """A random starting point: seats, options, set-up and the first deck move of a set-up."""
    seats = rng.randint(3, 8)
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.6}
    if rng.random() < 0.9:  # long sessions are rare
        options["hands"] = rng.choice(["1", "1", "2", "3", "5"])
    if rng.random() < 0.5:
        return seats, options, None, None

    if rng.random() < 0.8:
        options["hands"] = "1"
    names = seat_names(seats)
    order = list(names)
    items: list[str] = []
    if rng.random() < 0.7:
        rng.shuffle(order)
        items.append("order " + " ".join(order))
    phases = ["play", "play"]
    # a set-up phase that its own options would never reach is left alone
    if options.get("revolution") != "off":
        phases += ["revolution"]
    if options.get("taxes") != "off" and options.get("opening") != "seats":
        phases += ["tax"]
    phase = rng.choice(phases)
    if phase != "play" or not items or rng.random() < 0.5:
        items.append(f"phase {phase}")
    out: list[str] = []
    if phase == "play":
        out = rng.sample(names, rng.choice([0, 0, rng.randint(0, seats - 2)]))
        if out:
            items.append("out " + " ".join(out))
        staying = [seat for seat in names if seat not in out]
        if order[0] in out or rng.random() < 0.5:
            items.append(f"lead {rng.choice(staying)}")
    rng.shuffle(items)
    hands = random_position(rng, names, out, phase)
    if phase == "revolution" and rng.random() < 0.7:
        bring_jesters_together(hands, rng.choice([order[-1], rng.choice(names)]))
    return seats, options, "; ".join(items), deal_text(hands)
