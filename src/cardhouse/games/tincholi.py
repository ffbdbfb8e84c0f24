"""Tincholi: four cards face down; remember them, lower them, and cut when your hand is the lowest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.cards import SUITS
from cardhouse.core.game import Game, check_cards, check_sizes, read_numbers, read_seats
from cardhouse.core.kernel import shuffle
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import (
    ALONE,
    HIDDEN,
    PUBLIC,
    TO_DECK,
    BadDeal,
    Deal,
    News,
    Pile,
    Place,
    Position,
    Reason,
    Result,
    Rng,
    Setup,
    by_seat,
    seat_name,
    seat_names,
)
from cardhouse.games import tincholi_moves as moves

# A card is 4 · (number − 1) + suit, so that 0 … 47 is the order of the pack; the joker is the last.
FACES: tuple[str, ...] = (*(rank + suit for rank in "A23456789TJQ" for suit in SUITS), "Jk")
JOKER = 48
NUMBER = tuple(card // 4 + 1 for card in range(49))  # C8: Qd is a 12 here; a joker pairs only with a joker
VALUE = tuple(0 if face == "Qd" else n for face, n in zip(FACES, NUMBER, strict=True))  # C1
EXTENDED = tuple(4 * i + suit for i, suit in enumerate((1, 2, 0, 3) * 3))  # Ad 2h 3c 4s 5d 6h … Jc Qs
CHAOS = (FACES.index("9s"), FACES.index("9h"), JOKER)
EXTRA = {"standard": (), "extended": EXTENDED, "chaos": CHAOS, "both": EXTENDED + CHAOS}

# A slot is one int: the card, who knows it (a bit per seat, one more for those without a seat), and the
# shuffle it comes from. All of it moves with the card.
CARD = 63
KNOWN = 64
EVERYBODY = 2047 * KNOWN
SHUFFLE = 17
NO_SEAT = 10  # the bit of those without a seat
NOTHING = -1  # nothing drawn

EFFECTS = {
    7: "a 7 looks at one of your own slots, like peek 2",
    8: "an 8 looks at a slot of somebody else, like peek p3.2",
    9: "a 9 exchanges two slots, like swap p1.2 p3.4",
}
REASONS = {
    "must_look": "everybody looks at two slots first, like look 1 3",
    "already_looked": "the first look is over",
    "fixed_look": "at this table the first look is at slots 1 and 2",
    "must_draw": "draw first: from the draw pile (draw) or the discard pile (take)",
    "already_drawn": "you have drawn; now drop, keep, pair, use the effect or cut",
    "empty_pile": "the {pile} is empty",
    "taken_card": "a card taken from the discard pile cannot be discarded at once, nor its effect used",
    "effect_target": "{does}",
    "no_effect": "{card} has no effect; only 7, 8 and 9 do",
    "no_slot": "there is no slot {slot}",
    "same_slot": "name two different slots",
    "piles_empty": "no double discard while both piles are empty",
    "cut_too_late": "at this table a cut comes before the draw",
    "bad_call": "a call is a whole number from 0 to 999, like cut 7",
    "unknown_move": "{text} is not a move; there are look 1 3, draw, take, drop, keep 2, pair 1 4, peek 2, "
    "peek p3.2, swap p1.2 p3.4, cut and cut 7",
}


@dataclass(frozen=True)
class TincholiOptions(Options):
    jokers: int = number(0, 0, 4, "Jokers in the pack; one counts as the lowest other card of its hand.")
    deck: str = choice(
        "standard", "extended", "chaos", "both", help="Extended: 12 cards twice. Chaos: two more 9s, a joker."
    )
    cut_timing: str = choice("after_draw", "before_draw", "either", help="When in his turn a player may cut.")
    first_look: str = choice("choose", "fixed", help="Look at any two of your slots, or at slots 1 and 2.")
    target: int = number(100, 1, 1000, "The game ends when a score passes this.")
    max_rounds: int | None = number(None, 1, 1000, "The game ends after so many rounds.", optional=True)
    memory_aid: bool = switch(False, "Keeps showing you what you have seen and could still know.")


class Tincholi(Position):
    __slots__ = (
        "aided", "cut_after", "cut_before", "discard", "drawn", "hands", "last_cut", "options", "phase",
        "round", "scores", "shown", "shuffles", "stock", "to_look", "turn",
    )  # fmt: skip

    faces = FACES
    reasons = REASONS

    options: TincholiOptions
    cut_before: bool
    cut_after: bool
    aided: int  # whom the table reminds: a bit per seat
    phase: str  # deal, look, draw, decide, reshuffle, cut
    hands: list[list[int]]  # slots in order
    drawn: int  # as a slot, or NOTHING
    stock: list[int]  # the last one is the top
    discard: list[int]  # the last one is the top
    shown: tuple[tuple[int, int, int], ...]  # seat, slot, to whom: for this moment
    to_look: tuple[int, ...]  # who owes a first look
    turn: int
    shuffles: int  # reshuffles in this round
    round: int  # 0 before the first deal
    scores: tuple[int, ...]
    last_cut: dict[str, object] | None  # until the next deal

    def __init__(self, seats: int, options: TincholiOptions, setup: Setup | None = None) -> None:
        self.seats = seats
        self.setup = setup
        self.to_move = TO_DECK
        self.news = None
        self.result = None
        self.options = options
        self.cut_before = options.cut_timing != "after_draw"
        self.cut_after = options.cut_timing != "before_draw"
        self.aided = (1 << seats) - 1 if options.memory_aid else 0
        self.phase = "deal"
        self.hands = [[] for _ in range(seats)]
        self.drawn = NOTHING
        self.stock, self.discard = [], []
        self.shown = self.to_look = ()
        self.turn = self.shuffles = self.round = 0
        self.scores = (0,) * seats
        self.last_cut = None
        if setup is not None:
            self.copy()._read(setup)  # a set-up that cannot be is refused at once; it holds from the deal on

    def copy(self) -> Tincholi:
        q = Tincholi.__new__(Tincholi)
        q.seats, q.setup, q.to_move, q.result = self.seats, self.setup, self.to_move, self.result
        q.news = None
        q.options, q.aided = self.options, self.aided
        q.cut_before, q.cut_after = self.cut_before, self.cut_after
        q.hands = [hand[:] for hand in self.hands]
        q.drawn, q.stock, q.discard = self.drawn, self.stock[:], self.discard[:]
        q.phase, q.turn, q.to_look, q.shown = self.phase, self.turn, self.to_look, self.shown
        q.shuffles, q.round, q.scores, q.last_cut = self.shuffles, self.round, self.scores, self.last_cut
        return q

    # -- the deck

    def deck(self) -> list[int]:
        if self.phase == "reshuffle":
            return sorted(self.discard[:-1])  # C9: keep the top of the discard pile, shuffle the rest
        extra = EXTRA[self.options.deck]
        return sorted([*range(48), *extra, *[JOKER] * self.options.jokers])  # C1

    def deal(self, shuffled: Sequence[int]) -> Deal:
        """C2: one at a time, clockwise from who starts the coming round; then the first discard."""
        if self.phase == "reshuffle":
            return Deal({"stock": shuffled})
        n, dealt = self.seats, 4 * self.seats
        hands = {seat_name(seat): shuffled[(seat - self.round) % n : dealt : n] for seat in range(n)}
        return Deal({**hands, "discard": shuffled[dealt : dealt + 1], "stock": shuffled[dealt + 1 :]})

    def check(self, deal: Deal) -> None:
        if deal.verb != "deal":
            raise BadDeal("the deck deals here")
        pack = self.deck()
        if self.phase == "reshuffle":
            check_cards(deal, ["stock"], pack)
            return check_sizes(deal, {"stock": len(pack)})
        hands = seat_names(range(self.seats))
        check_cards(deal, [*hands, "drawn", "discard", "stock"], pack)
        if self.setup is None:
            left = len(pack) - 4 * self.seats - 1
            return check_sizes(deal, {**dict.fromkeys(hands, 4), "drawn": 0, "discard": 1, "stock": left})
        check_sizes(deal, {"drawn": 0})
        least = 2 if self.setup.get("phase") == ("look",) else 1
        if any(len(deal.piles.get(hand, ())) < least for hand in hands):
            raise BadDeal(f"every hand needs {least} slot{'s'[: least > 1]} or more")
        if not deal.piles.get("discard") and not deal.piles.get("stock"):
            raise BadDeal("the discard pile or the draw pile needs a card")
        return None

    def lay(self, deal: Deal) -> None:
        self.shown = ()
        if self.phase == "reshuffle":
            self.stock = list(deal.piles["stock"])[::-1]
            del self.discard[:-1]
            self.shuffles += 1
            if self.news is not None:
                self.news.append(News("reshuffle", {"count": len(self.stock)}))
            return self._go_on()
        self.round += 1
        self.turn = (self.round - 1) % self.seats  # C2
        self.to_look = tuple(range(self.seats))  # C3
        self.last_cut = None
        self.shuffles = 0
        if self.setup is not None:
            self._read(self.setup)
            self.setup = None
        self.hands = [[0] * len(deal.piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.place(deal.piles)
        if self.news is not None:
            self.news.append(News("deal", {"round": self.round, "starter": seat_name(self.turn)}))
        return self._go_on()

    def _read(self, setup: Setup) -> None:
        """The items of a set-up. Raises BadDeal for one that cannot be."""
        self.round, self.turn, self.to_look = 1, 0, ()
        for key, values in setup.items():
            if key == "turn" and len(values) == 1:
                self.turn = read_seats(values, self.seats)[0]
            elif key == "phase" and values in (("look",), ("turn",)):
                self.to_look = tuple(range(self.seats)) if values == ("look",) else ()
            elif key == "scores":
                self.scores = tuple(read_numbers(key, values, self.seats, -100_000, 100_000))
            elif key == "round":
                self.round = read_numbers(key, values, 1, 1, 100_000)[0]
            else:
                raise BadDeal(f"a set-up has turn, phase, scores and round, not {' '.join((key, *values))}")

    def _go_on(self) -> None:
        """Who is next when nothing is in anybody's hand."""
        if not self.stock and len(self.discard) > 1:  # C9
            self.phase, self.to_move = "reshuffle", TO_DECK
        elif self.to_look:  # C3: all at once, and nobody draws before
            self.phase, self.to_move = "look", self.to_look
        else:
            self.phase, self.to_move = "draw", ALONE[self.turn]

    # -- the players

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.to_move:
            return ()
        if self.phase == "decide":
            return self._decisions(seat)
        if self.phase == "draw":
            # C4; C9: not from an empty pile; C10
            return moves.DRAWS[bool(self.stock), bool(self.discard), self.cut_before]
        return moves.looks(2 if self.options.first_look == "fixed" else len(self.hands[seat]))  # C3

    def _decisions(self, seat: int) -> tuple[int, ...]:
        """C5: exactly one of these."""
        taken = self.drawn & EVERYBODY == EVERYBODY
        both_empty = not self.stock and not self.discard
        found = moves.plays(len(self.hands[seat]), drop=not taken, pair=not both_empty)  # C6, C9
        if not taken:  # C6
            what = NUMBER[self.drawn & CARD]
            if what == 7:  # C7
                found += moves.peeks(len(self.hands[seat]))
            elif what == 8:
                found += moves.spies(seat, tuple(map(len, self.hands)))
            elif what == 9:
                found += moves.swaps(tuple(map(len, self.hands)))
        return (*found, moves.CUT) if self.cut_after else found  # C10

    def apply(self, seat: int, move: int) -> None:
        kind, a, b = moves.parts(move)
        if kind == moves.LOOK:
            return self._look(seat, a, b)
        self.shown = ()  # C13: shown once, for a moment
        if kind <= moves.TAKE:
            return self._draw(seat, kind)
        if kind == moves.CUT:
            return self._cut(seat, b - 1)
        drawn, self.drawn = self.drawn, NOTHING
        if kind == moves.KEEP:
            self._keep(seat, a, drawn)
        elif kind == moves.PAIR:
            self._pair(seat, a, b, drawn)
        else:
            if kind == moves.SWAP:
                self._swap(seat, a, b)
            elif kind != moves.DROP:
                self._peek(seat, seat * moves.SLOTS + a if kind == moves.PEEK else a)
            self.discard.append(drawn & CARD)
            if self.news is not None:
                self._tell("drop", seat, (drawn & CARD,))
        self.turn = (seat + 1) % self.seats
        return self._go_on()

    def _look(self, seat: int, a: int, b: int) -> None:
        """C3: at two of one's own, all at once."""
        hand = self.hands[seat]
        hand[a] |= KNOWN << seat
        hand[b] |= KNOWN << seat
        self.shown += ((seat, a, 1 << seat), (seat, b, 1 << seat))
        self.to_look = tuple([other for other in self.to_look if other != seat])
        if self.news is not None:
            self._tell("look", seat, (hand[a] & CARD, hand[b] & CARD), 1 << seat, slots=[a + 1, b + 1])
        self._go_on()

    def _draw(self, seat: int, kind: int) -> None:
        """C4: seen by the drawer only, or known to everybody."""
        if kind == moves.DRAW:
            self.drawn = self.stock.pop() | KNOWN << seat | self.shuffles << SHUFFLE
        else:
            self.drawn = self.discard.pop() | EVERYBODY
        self.phase = "decide"
        if self.news is not None:
            self._tell(moves.text(kind), seat, (self.drawn & CARD,), self._sight_of_drawn())

    def _keep(self, seat: int, slot: int, drawn: int) -> None:
        hand = self.hands[seat]
        self.discard.append(hand[slot] & CARD)
        hand[slot] = drawn
        if self.news is not None:
            self._tell("keep", seat, (self.discard[-1],), slot=slot + 1)

    def _pair(self, seat: int, a: int, b: int, drawn: int) -> None:
        """C8: the double discard."""
        hand = self.hands[seat]
        cards = (hand[a] & CARD, hand[b] & CARD)
        same = NUMBER[cards[0]] == NUMBER[cards[1]]
        if self.news is not None:
            self._tell("pair", seat, cards, slots=[a + 1, b + 1], ok=same)
        if same:
            self.discard += (cards[1], cards[0])  # the first named on top
            hand[a] = drawn
            del hand[b]
            return
        hand[a] |= EVERYBODY
        hand[b] |= EVERYBODY
        self.shown = ((seat, a, PUBLIC), (seat, b, PUBLIC))
        hand.append(drawn)
        if not self.discard:
            self.discard.append(self.stock.pop())
            if self.news is not None:
                self.news.append(News("turn_up", {}, (self.discard[-1],)))

    def _peek(self, seat: int, at: int) -> None:
        """C7: everyone sees which slot, the face only who looks."""
        owner, slot = divmod(at, moves.SLOTS)
        self.hands[owner][slot] |= KNOWN << seat
        self.shown = ((owner, slot, 1 << seat),)
        if self.news is not None:
            self._tell("peek", seat, (self.hands[owner][slot] & CARD,), 1 << seat, slot=moves.slot_name(at))

    def _swap(self, seat: int, a: int, b: int) -> None:
        """C7: shows nothing to anyone; who knew a card still knows where it is."""
        (one, i), (other, j) = divmod(a, moves.SLOTS), divmod(b, moves.SLOTS)
        hands = self.hands
        hands[one][i], hands[other][j] = hands[other][j], hands[one][i]
        if self.news is not None:
            self._tell("swap", seat, slots=[moves.slot_name(a), moves.slot_name(b)])

    def _tell(self, what: str, seat: int, cards: Sequence[int] = (), seen_by: int = PUBLIC, **about: object) -> None:
        assert self.news is not None
        self.news.append(News(what, {"seat": seat_name(seat), **about}, cards, seen_by))

    def _cut(self, seat: int, called: int) -> None:
        thrown = (self.drawn & CARD,) if self.drawn >= 0 else ()
        self.discard += thrown  # C10: the drawn card does not count
        self.drawn = NOTHING
        totals = [total(hand) for hand in self.hands]
        mine, points = totals[seat], totals[:]
        if min(totals[:seat] + totals[seat + 1 :]) <= mine:  # C11: strictly lowest, or 20 more
            points[seat] = mine + 20
        elif called < 0:
            points[seat] = 0
        else:
            points[seat] = -10 if called == mine else mine + 10
        self.scores = tuple([score + more for score, more in zip(self.scores, points, strict=True)])
        self.phase = "cut"  # C10: all hands are open, until the next deal
        self.last_cut = {
            "seat": seat_name(seat),
            "called": None if called < 0 else called,
            "totals": by_seat(totals),
            "points": by_seat(points),
        }
        last = self.options.max_rounds is not None and self.round >= self.options.max_rounds
        over = last or max(self.scores) > self.options.target  # C12
        self.to_move = () if over else TO_DECK
        if self.news is not None:
            scores = by_seat(self.scores)
            self.news.append(News("cut", {**self.last_cut, "scores": scores}, thrown))
            self.news.append(News("round_over", {"round": self.round, "scores": scores, "game_over": over}))
        if over:
            ranking = [
                [seat for seat in range(self.seats) if self.scores[seat] == score]
                for score in sorted(set(self.scores))  # C12: the lowest wins, equal ones share it
            ]
            self.result = Result(ranking, ranking[-1] if len(ranking[-1]) == 1 else [], self.scores)

    def default(self, seat: int) -> int:
        """C14: looks at slots 1 and 2; draws from the draw pile and discards it.

        Ruling: where that cannot be, he takes the discard, and puts it into slot 1.
        """
        if self.phase == "look":
            return moves.LOOK | 1
        if self.phase == "draw":
            return moves.DRAW if self.stock else moves.TAKE
        return moves.KEEP if self._sight_of_drawn() == PUBLIC else moves.DROP

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        sight: list[list[int]] = [[] for _ in self.hands]
        if self.aided or self.shown:
            sight = [[slot // KNOWN & self.aided for slot in hand] for hand in self.hands]
            for seat, i, seen_by in self.shown:  # C13
                sight[seat][i] |= seen_by
        seen: dict[str, Pile] = {}
        for seat, hand in enumerate(self.hands):
            cards = [slot & CARD for slot in hand]
            seen[seat_name(seat)] = Pile(cards, PUBLIC if self.phase == "cut" else HIDDEN, sight[seat])
        seen["drawn"] = Pile((self.drawn & CARD,), self._sight_of_drawn()) if self.drawn >= 0 else Pile(())
        seen["discard"] = Pile(self.discard[::-1], PUBLIC)
        seen["stock"] = Pile(self.stock[::-1], HIDDEN)
        return seen

    def _sight_of_drawn(self) -> int:
        return PUBLIC if self.drawn & EVERYBODY == EVERYBODY else 1 << self.turn

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        for seat, hand in enumerate(self.hands):
            cards = piles.get(seat_name(seat), ())
            hand[:] = [slot & ~CARD | card for slot, card in zip(hand, cards, strict=True)]
        if self.drawn >= 0:
            self.drawn = self.drawn & ~CARD | piles["drawn"][0]
        self.discard = list(piles.get("discard", ()))[::-1]
        self.stock = list(piles.get("stock", ()))[::-1]

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """What he has seen stays known wherever it goes; and he has counted what each shuffle held."""
        known = KNOWN << min(viewer, NO_SEAT)
        unknown: dict[tuple[int, str], list[int]] = {}
        if self.stock:
            unknown[self.shuffles, "stock"] = list(range(len(self.stock)))
        if self.drawn >= 0 and not self.drawn & known:
            unknown[self.shuffles, "drawn"] = [0]
        for seat, hand in enumerate(self.hands if self.phase != "cut" else ()):
            for i, slot in enumerate(hand):
                if not slot & known:
                    unknown.setdefault((slot >> SHUFFLE, seat_name(seat)), []).append(i)
        if len({nth for nth, _ in unknown}) < 2:
            return [Place(pile, at) for (_, pile), at in unknown.items()]
        return self._places_by_shuffle(unknown, rng)

    def _places_by_shuffle(self, unknown: Mapping[tuple[int, str], list[int]], rng: Rng) -> list[Place]:
        """Each shuffle's cards only where cards of it lie."""
        piles = self.piles()
        held: dict[int, list[int]] = {}
        for (nth, pile), at in unknown.items():
            held.setdefault(nth, []).extend(piles[pile].cards[i] for i in at)
        may = {nth: sum({1 << card for card in cards}) for nth, cards in held.items()}
        if sum(may.values()) == sum({1 << card for cards in held.values() for card in cards}):
            return [Place(pile, at, may[nth]) for (nth, pile), at in unknown.items()]
        found = []  # copies of a card in two shuffles: a mask cannot count them, so chance decides here
        for cards in held.values():
            cards.sort()
            shuffle(cards, rng)
        for (nth, pile), at in unknown.items():
            found += [Place(pile, [i], 1 << held[nth].pop()) for i in at]
        return found

    def facts(self) -> dict[str, object]:
        drawn_from = None if self.drawn < 0 else "discard" if self._sight_of_drawn() == PUBLIC else "stock"
        return {
            "scores": by_seat(self.scores),
            "round": self.round,
            "first": seat_name((self.round - 1) % self.seats) if self.round else None,
            "turn": seat_name(self.turn),
            "phase": self.phase,
            "drawn_from": drawn_from,
            "cut": self.last_cut,
            "target": self.options.target,
            "max_rounds": self.options.max_rounds,
        }

    # -- text

    def text(self, move: int) -> str:
        return moves.text(move)

    def spell(self, text: str) -> str:
        return moves.spell(text)

    def unlisted(self, seat: int, text: str) -> int | None:
        """C10: `cut 0` … `cut 999` whenever `cut` is legal."""
        may_cut = self.cut_before if self.phase == "draw" else self.cut_after and self.phase == "decide"
        return moves.call(text) if may_cut else None

    def why(self, seat: int, text: str) -> Reason:
        if not moves.FORM.fullmatch(text):
            return Reason("unknown_move", {"text": text})
        verb, *args = text.split()
        if self.phase == "look":
            return self._why_not_look(seat, verb, args)
        if verb == "look":
            return Reason("already_looked", {}, "C3")
        if self.phase == "draw":
            if verb in ("draw", "take"):
                return Reason("empty_pile", {"pile": "draw pile" if verb == "draw" else "discard pile"}, "C9")
            if verb == "cut":
                return Reason("bad_call" if self.cut_before else "must_draw", {}, "C10")
            return Reason("must_draw", {}, "C4")
        if verb in ("draw", "take"):
            return Reason("already_drawn", {}, "C5")
        if verb == "cut":
            return Reason("bad_call" if self.cut_after else "cut_too_late", {}, "C10")
        if verb in ("drop", "peek", "swap") and self._sight_of_drawn() == PUBLIC:
            return Reason("taken_card", {}, "C6")
        return self._why_not_these(seat, verb, args)

    def _why_not_look(self, seat: int, verb: str, slots: list[str]) -> Reason:
        if verb != "look":
            return Reason("must_look", {}, "C3")
        return self._no_such_slots(seat, slots, "C3") or Reason("fixed_look", {}, "C3")

    def _why_not_these(self, seat: int, verb: str, slots: list[str]) -> Reason:
        """Why the drawn card cannot be used on these slots."""
        if verb == "pair":
            return self._no_such_slots(seat, slots, "C8") or Reason("piles_empty", {}, "C9")
        what = NUMBER[self.drawn & CARD]
        if verb in ("peek", "swap"):
            if what not in EFFECTS:
                return Reason("no_effect", {"card": FACES[self.drawn & CARD]}, "C7")
            own, wanted = "." not in slots[0], "swap" if what == 9 else "peek"
            if verb != wanted or own != (what == 7) or (what == 8 and slots[0].startswith(f"{seat_name(seat)}.")):
                return Reason("effect_target", {"kind": what, "does": EFFECTS[what]}, "C7")
        reason = self._no_such_slots(seat, slots, "C5" if verb == "keep" else "C7")
        assert reason is not None, (verb, slots)
        return reason

    def _no_such_slots(self, seat: int, slots: list[str], rule: str) -> Reason | None:
        if slots[1:] == slots[:1]:
            return Reason("same_slot", {}, rule)
        for slot in slots:
            owner, _, i = slot.rpartition(".")
            whose = int(owner[1:]) - 1 if owner else seat
            if whose >= self.seats or int(i) > len(self.hands[whose]):
                return Reason("no_slot", {"slot": slot}, rule)
        return None


def total(hand: Sequence[int]) -> int:
    """C1; a joker counts as the lowest other card, a hand of only jokers is 0."""
    values = [VALUE[slot & CARD] for slot in hand if slot & CARD != JOKER]
    return sum(values) + (len(hand) - len(values)) * min(values, default=0)


GAME = Game(
    name="tincholi",
    version=1,
    title="Tincholi",
    seats=range(2, 11),  # C1
    options=TincholiOptions,
    position=Tincholi,
    faces=FACES,
)
