"""The Great Dalmuti: shed your cards in sets; the order of going out is the rank for the next hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.game import Game, check_cards, check_sizes, read_seats
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import (
    ALONE,
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
from cardhouse.games import dalmuti_sets as sets
from cardhouse.games import dalmuti_taxes as taxes
from cardhouse.games.dalmuti_sets import FACES, GIVE, JESTER, JESTERS, PACK, PASS, QUIET, REVOLUTION

DRAW, DEAL, ASK, TAX, PLAY = "draw", "deal", "revolution", "tax", "play"


@dataclass(frozen=True)
class DalmutiOptions(Options):
    hands: int = number(5, 1, 20, "A session is so many hands.")
    opening: str = choice("draw", "seats", help="The first ranks: drawn, or the order of the seats (no taxes then).")
    taxes: bool = switch(True, "The Peons give their best cards to the Dalmutis and get others back.")
    revolution: bool = switch(True, "Who holds both Jesters may call a revolution.")
    tax_return: str = choice("worst", "choice", help="The Dalmutis give back their worst cards, or any.")
    reentry: bool = switch(False, "Who has passed may play again later in the trick.")


class Dalmuti(Position):
    __slots__ = (
        "best", "by", "caller", "drawn", "exchanges", "firsts", "full", "gone", "greater", "groups", "hand", "hands",
        "holding", "last_order", "leader", "need", "options", "order", "out", "passed", "phase", "points",
        "rank", "reentry", "taxed", "trick",
    )  # fmt: skip

    faces = FACES
    reasons = sets.REASONS

    options: DalmutiOptions
    phase: str
    order: tuple[int, ...]  # D3: best rank first, and the order of play; empty until it is drawn
    rank: tuple[int, ...]  # the place of each seat in it
    groups: tuple[tuple[int, ...], ...]  # the draw so far: equal seats in one group
    hands: list[int]  # packed
    full: Sequence[int]  # the hands with which play began
    trick: list[int]  # cards in the order played
    gone: list[int]  # last one on top
    out: list[int]
    need: int  # how many cards were led; 0 before that
    best: int  # the lowest value played, and
    by: int  # who played it
    holding: int  # who holds cards: one bit per rank, not per seat
    passed: int  # likewise
    leader: int
    reentry: bool
    taxed: bool  # whether this hand has taxes
    exchanges: tuple[taxes.Exchange, ...]
    caller: int  # of a revolution; -1: none
    greater: bool
    hand: int  # 1, 2, …; 0 before the first deal
    points: tuple[int, ...]
    firsts: tuple[int, ...]  # how often each seat was first out
    last_order: tuple[int, ...]  # in which the last hand was finished
    drawn: tuple[tuple[int, ...], ...]  # what each seat has drawn for rank

    def __init__(self, seats: int, options: DalmutiOptions, setup: Setup | None = None) -> None:
        self.seats, self.options, self.setup = seats, options, setup
        self.to_move, self.news, self.result = TO_DECK, None, None
        self.hands, self.full = [0] * seats, (0,) * seats
        self.trick, self.gone, self.out = [], [], []
        self.need = self.best = self.by = self.holding = self.passed = self.leader = self.hand = 0
        self.reentry, self.taxed, self.exchanges = options.reentry, False, ()
        self.caller, self.greater = -1, False
        self.points = self.firsts = (0,) * seats
        self.order = self.rank = self.last_order = ()
        self.drawn = ((),) * seats
        everybody = tuple(range(seats))
        self.phase, self.groups = DRAW, (everybody,)
        if setup is not None or options.opening == "seats":
            self.phase = DEAL
            self._rank(read_setup(setup or {}, seats))

    def copy(self) -> Dalmuti:
        q = Dalmuti.__new__(Dalmuti)
        q.seats, q.options, q.setup = self.seats, self.options, self.setup
        q.to_move, q.news, q.result, q.phase = self.to_move, None, self.result, self.phase
        q.order, q.rank, q.groups, q.full = self.order, self.rank, self.groups, self.full
        q.hands, q.trick, q.gone, q.out = self.hands[:], self.trick[:], self.gone[:], self.out[:]
        q.need, q.best, q.by, q.leader = self.need, self.best, self.by, self.leader
        q.holding, q.passed, q.reentry, q.taxed = self.holding, self.passed, self.reentry, self.taxed
        q.caller, q.greater, q.hand, q.exchanges = self.caller, self.greater, self.hand, self.exchanges
        q.points, q.firsts, q.last_order, q.drawn = self.points, self.firsts, self.last_order, self.drawn
        return q

    # -- the deck

    def deck(self) -> list[int]:
        return list(PACK)

    def deal(self, shuffled: Sequence[int]) -> Deal:
        if self.phase == DRAW:
            return Deal({seat_name(seat): shuffled[i : i + 1] for i, seat in enumerate(self._tied())}, "draw")
        ranked = self._next_order()
        hands = {seat: sorted(shuffled[i :: self.seats]) for i, seat in enumerate(ranked)}  # D1: one by one
        return Deal({seat_name(seat): hands[seat] for seat in range(self.seats)})

    def check(self, deal: Deal) -> None:
        if deal.verb != ("draw" if self.phase == DRAW else "deal"):
            raise BadDeal("first the seats draw for their ranks" if self.phase == DRAW else "the deck deals here")
        if self.phase == DRAW:
            tied = seat_names(self._tied())
            check_cards(deal, tied, PACK)
            return check_sizes(deal, dict.fromkeys(tied, 1))  # D2
        check_cards(deal, [*seat_names(range(self.seats)), "trick", "gone"], PACK)
        if self.setup is not None:
            if deal.piles.get("trick"):
                raise BadDeal("a set-up starts between two tricks")
            return self.copy().lay(deal)
        extra = 80 % self.seats  # D1: the first ones may get one more
        sizes = {seat_name(s): 80 // self.seats + (i < extra) for i, s in enumerate(self._next_order())}
        return check_sizes(deal, sizes)

    def lay(self, deal: Deal) -> None:
        if self.phase == DRAW:
            return self._draw([(deal.piles[seat_name(seat)][0], seat) for seat in self._tied()])
        self._rank(self._next_order())
        self.hand += 1
        self.hands = [sets.packed(deal.piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.trick, self.gone, self.out = [], list(reversed(deal.piles.get("gone", ()))), []
        self.exchanges, self.caller, self.greater = (), -1, False
        self.leader = self.order[0]  # D6
        self.taxed = self.options.taxes and (self.hand > 1 or self.options.opening == "draw")
        setup, self.setup = self.setup, None
        if setup is None:
            return self._ask()
        phase = setup.get("phase", (PLAY,))[0]
        if phase == TAX:
            self.taxed = self.options.taxes
        self._take_out(setup)
        return {ASK: self._ask, TAX: self._tax, PLAY: self._play}[phase]()

    def _draw(self, drawn: list[tuple[int, int]]) -> None:
        """D2: the lowest becomes Greater Dalmuti, J counts 13; tied seats draw again among themselves."""
        if self.news is not None:
            self.news.append(News("draw", {"seats": seat_names(self._tied())}, [card for card, _ in drawn]))
        cards = {seat: card for card, seat in drawn}
        self.drawn = tuple((*old, cards[s]) if s in cards else old for s, old in enumerate(self.drawn))
        i = self.groups.index(self._tied())
        split = tuple(tuple(s for c, s in drawn if c == card) for card in sorted({card for card, _ in drawn}))
        self.groups = self.groups[:i] + split + self.groups[i + 1 :]
        if not self._tied():
            self.phase = DEAL
            self._rank([seat for group in self.groups for seat in group])

    def _tied(self) -> tuple[int, ...]:
        """The best group of seats that have still to draw for their order."""
        return next((group for group in self.groups if len(group) > 1), ())

    def _next_order(self) -> tuple[int, ...]:
        """D11: the order of going out is the rank for the next hand."""
        return self.last_order or self.order

    def _rank(self, order: Sequence[int]) -> None:
        self.order = tuple(order)
        self.rank = tuple(self.order.index(seat) for seat in range(self.seats))
        if self.news is not None:
            self.news.append(News("ranks", {"order": seat_names(order)}))

    def _take_out(self, setup: Setup) -> None:
        """A set-up: who is out, and who leads."""
        self.out = read_seats(setup.get("out", ()), self.seats)
        if any(self.hands[seat] for seat in self.out):
            raise BadDeal("who is out holds no cards")
        self.out += [seat for seat in range(self.seats) if not self.hands[seat] and seat not in self.out]
        if len(self.out) > self.seats - 2:
            raise BadDeal("at least two players must hold cards")
        if "lead" in setup:
            self.leader = read_seats(setup["lead"], self.seats)[0]
        if not self.hands[self.leader]:
            raise BadDeal(f"{seat_name(self.leader)} cannot lead without cards")

    # -- before play

    def _ask(self) -> None:
        """D4: the holder of both Jesters is asked, alone and privately; without one nobody is."""
        holder = next((seat for seat, hand in enumerate(self.hands) if hand >> JESTERS == 2), -1)
        if holder < 0 or not self.options.revolution:
            return self._tax()
        self.phase, self.full, self.to_move = ASK, self.hands[:], ALONE[holder]
        return None

    def _tax(self) -> None:
        """D5: the Greater ones exchange two cards, the Lesser ones (not with 3 players) one."""
        if not self.taxed:
            return self._play()
        order = self.order
        pairs = [(order[0], order[-1], 2), (order[1], order[-2], 1)][: 1 if self.seats == 3 else 2]
        self.exchanges = tuple(taxes.exchange(up, down, due, self.hands) for up, down, due in pairs)
        if self.options.tax_return == "worst":
            worst_of, hands = taxes.worst_of, self.hands
            self.exchanges = tuple(e._replace(back=worst_of(hands[e.up], e.number)) for e in self.exchanges)
        return self._exchange_when_chosen()

    def _exchange_when_chosen(self) -> None:
        self.phase, self.full = TAX, self.hands[:]
        self.to_move = tuple(sorted(e.up for e in self.exchanges if e.number and not e.back))
        if self.to_move:
            return None
        hands = self.hands
        self.exchanges = tuple(e._replace(tax=taxes.best_of(hands[e.down], e.number)) for e in self.exchanges)
        for e in self.exchanges:  # all use the hands as dealt: nobody is in two of them
            hands[e.up] += e.tax - e.back
            hands[e.down] += e.back - e.tax
            self._tell_of_tax(e.down, e.up, e.tax)
            self._tell_of_tax(e.up, e.down, e.back)
        return self._play()

    def _tell_of_tax(self, giver: int, taker: int, gift: int) -> None:
        if self.news is not None and gift:
            about = {"seat": seat_name(giver), "to": seat_name(taker), "count": sets.size_of(gift)}
            cards = sets.cards_in(gift)
            self.news.append(News("tax", about, cards, seen_by=1 << giver | 1 << taker))

    def _play(self) -> None:
        self.phase, self.full = PLAY, self.hands[:]
        self.holding = sum(1 << place for place, seat in enumerate(self.order) if self.hands[seat])
        self.need = self.passed = 0
        self.to_move = ALONE[self.leader]

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move:
            return ()
        if self.phase == PLAY:
            if self.need:
                return sets.answers(self.hands[seat], self.need, self.best)
            return sets.leads(self.hands[seat])
        if self.phase == ASK:
            return (REVOLUTION, QUIET)
        return [sets.giving(gift) for gift in sets.choices(self.hands[seat], self._owed(seat))]

    def apply(self, seat: int, move: int) -> None:
        if self.phase != PLAY:
            return self._answer(seat, move)
        me = 1 << self.rank[seat]
        if move:
            hand = self.hands[seat] = self.hands[seat] - sets.COST[move]
            cards = sets.CARDS[move]
            self.trick += cards
            self.need, self.best, self.by = len(cards), move >> 6, seat
            if self.reentry:
                self.passed = 0  # option reentry: who has passed may play again
            if self.news is not None:
                self.news.append(News("play", {"seat": seat_name(seat), "count": len(cards)}, cards))
            if not hand:
                self._go_out(seat, me)
                if not self.holding & self.holding - 1:
                    return self._end_hand()  # D11: at once, also inside a trick
            others = self.holding & ~self.passed & ~me
        else:
            self.passed |= me  # D9
            if self.news is not None:
                self.news.append(News("pass", {"seat": seat_name(seat)}))
            others = self.holding & ~self.passed & ~(1 << self.rank[self.by])
        if others:
            self.to_move = ALONE[self._next(others, me)]
            return None
        return self._end_trick()  # D10: no other player who is still in it holds cards

    def _next(self, some: int, me: int) -> int:
        """D3: the next of these in order of play, which is the order of rank."""
        later = some & -(me << 1) or some
        return self.order[(later & -later).bit_length() - 1]

    def _go_out(self, seat: int, me: int) -> None:
        self.out.append(seat)
        self.holding ^= me
        if self.news is not None:
            self.news.append(News("out", {"seat": seat_name(seat), "place": len(self.out)}))

    def _end_trick(self) -> None:
        """D10: the last who played leads; if he is out, the next in order of play who holds cards."""
        if self.news is not None:
            self.news.append(News("trick", {"seat": seat_name(self.by), "count": len(self.trick)}))
        self._clear()
        self.leader = self.by if self.hands[self.by] else self._next(self.holding, 1 << self.rank[self.by])
        self.to_move = ALONE[self.leader]

    def _clear(self) -> None:
        self.gone += self.trick
        self.trick = []
        self.need = self.passed = 0

    def _end_hand(self) -> None:
        """D12: n−1 points for the first … 0 for the last; after so many hands most points win."""
        self._clear()
        last = self.order[self.holding.bit_length() - 1]
        self.last_order = (*self.out, last)
        place = [self.last_order.index(seat) for seat in range(self.seats)]
        gained = [self.seats - 1 - p for p in place]
        self.points = tuple(map(int.__add__, self.points, gained))
        self.firsts = tuple(first + (p == 0) for first, p in zip(self.firsts, place, strict=True))
        if self.news is not None:
            about = {"order": seat_names(self.last_order), "points": by_seat(gained)}
            self.news.append(News("hand_over", about))
        self.to_move = TO_DECK
        if self.hand >= self.options.hands:
            self.to_move = ()
            ranking = sorted(range(self.seats), key=lambda s: (-self.points[s], -self.firsts[s], place[s]))
            self.result = Result([[seat] for seat in ranking], ranking[-1:], self.points)

    def _answer(self, seat: int, move: int) -> None:
        """What is asked before play: a revolution (D4), or what a Dalmuti gives back (D5)."""
        if move >= GIVE:
            gift = sets.gift_of(move)
            self.exchanges = tuple(e._replace(back=gift) if e.up == seat else e for e in self.exchanges)
            if self.news is not None:
                self.news.append(News("chosen", {"seat": seat_name(seat)}))
            return self._exchange_when_chosen()
        if move == QUIET:
            if self.news is not None:
                self.news.append(News("quiet", {"seat": seat_name(seat)}, told_to=1 << seat))
            return self._tax()
        self.caller, self.greater = seat, seat == self.order[-1]
        if self.news is not None:
            self.news.append(News("revolution", {"seat": seat_name(seat), "greater": self.greater}))
        if self.greater:
            self._rank(self.order[::-1])  # D4: all ranks reverse
            self.leader = seat  # D6
        return self._play()  # D4: no taxes this hand

    def default(self, seat: int) -> int:
        """D14: pass; the single highest numbered card when leading; decline; the worst cards."""
        if self.phase == ASK:
            return QUIET
        if self.phase == TAX:
            return sets.giving(taxes.worst_of(self.hands[seat], self._owed(seat)))
        if self.need:
            return PASS
        numbered = self.hands[seat] & sets.NUMBERED
        return sets.a_set(sets.highest(numbered), 1, 0) if numbered else sets.a_set(JESTER, 0, 1)

    def _owed(self, seat: int) -> int:
        return next(e.number for e in self.exchanges if e.up == seat)

    # -- text

    def text(self, move: int) -> str:
        return sets.text_of(move)

    def spell(self, text: str) -> str:
        return sets.spell(text)

    def why(self, seat: int, text: str) -> Reason:
        """D13: refused whole, nothing changes."""
        parts = sets.read_sets(text)
        if parts is None and text not in sets.WORDS.values() and not text.startswith("give "):
            return Reason("unknown_move", {"text": text})
        if self.phase == ASK:
            return Reason("answer_first", {}, "D4")
        if self.phase == TAX:
            return sets.why_not_give(self._owed(seat), text)
        if text == "pass":
            return Reason("no_pass", {}, "D7")
        if parts is None:
            return Reason("not_now", {"text": text})
        return sets.why_not_set(self.hands[seat], self.need, self.best, text, parts)

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        seen = {seat_name(s): Pile(sets.cards_in(hand), 1 << s) for s, hand in enumerate(self.hands)}
        return {**seen, "trick": Pile(self.trick, PUBLIC), "gone": Pile(self.gone[::-1], PUBLIC)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        played = [full - hand for full, hand in zip(self.full, self.hands, strict=True)]
        self.hands = [sets.packed(piles[seat_name(seat)]) for seat in range(self.seats)]
        self.full = [hand + gone for hand, gone in zip(self.hands, played, strict=True)]
        self.trick, self.gone = list(piles["trick"]), list(reversed(piles["gone"]))
        if self.phase == ASK:
            self.to_move = ALONE[next(s for s, hand in enumerate(self.hands) if hand >> JESTERS == 2)]

    def facts(self) -> dict[str, object]:
        on_table = {"seat": seat_name(self.by), "value": self.best, "count": self.need} if self.need else None
        revolution = {"seat": seat_name(self.caller), "greater": self.greater} if self.caller >= 0 else None
        return {
            "out": seat_names(self.out),
            "scores": by_seat(self.points),
            "order": seat_names(self.order),
            "titles": {seat_name(seat): title(place, self.seats) for place, seat in enumerate(self.order)},
            "hand": self.hand,
            "hands": self.options.hands,
            "phase": self.phase,
            "leader": seat_name(self.leader) if self.hand else None,
            "best": on_table,
            "passed": [seat_name(seat) for place, seat in enumerate(self.order) if self.passed >> place & 1],
            "revolution": revolution,
            "drawing": seat_names(self._tied()) if self.phase == DRAW else [],
            "firsts": by_seat(self.firsts),
            "drawn": by_seat(list(map(list, self.drawn))) if self.hand < 2 and any(self.drawn) else None,
        }

    def own_facts(self, viewer: int | None) -> dict[str, object]:
        """D5: while the Dalmutis choose, what a Peon is going to give, and what a Dalmuti would give unasked."""
        for e in self.exchanges if self.phase == TAX else ():
            if viewer in (e.up, e.down):
                assert viewer is not None
                up = viewer == e.up
                gift = (taxes.worst_of if up else taxes.best_of)(self.hands[viewer], e.number)
                cards = [self.faces[card] for card in sets.cards_in(gift)]
                return {"tax": {"to": seat_name(e.down if up else e.up), "cards": cards}}
        return {}

    @property
    def secret(self) -> bool:
        return self.phase == ASK  # D4: asked alone and privately, and declining is silent

    def asking(self) -> Dalmuti | None:
        """D4: the hands as dealt, before taxes; nobody can tell whether anybody holds both Jesters."""
        if self.phase in (DRAW, DEAL) or not self.options.revolution:
            return None
        q = self.copy()
        if self.phase != ASK:
            q.phase, q.exchanges, q.to_move = ASK, (), ()
            if self.phase == PLAY:
                for e in self.exchanges:
                    q.hands[e.up] -= e.tax - e.back
                    q.hands[e.down] -= e.back - e.tax
            q.full = q.hands[:]
        return q

    # -- what is not seen

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """The others' hands, with what the viewer knows through taxes and revolutions."""
        worst, pending = self.options.tax_return == "worst", self.phase == TAX
        scene = taxes.Scene(viewer, self.hands, self.full, self.exchanges, pending, worst, self.caller)
        asked = self.phase == ASK and viewer not in self.to_move
        return taxes.places(scene, taxes.both_jesters(scene, rng) if asked else taxes.suppose(scene, rng))

    def redo(self, viewer: int, rng: Rng) -> None:
        """Exchanges that the viewer had no part in, and what others have chosen to give."""
        again = []
        for e in self.exchanges:
            if self.phase == TAX:
                if e.back and e.up != viewer:
                    gifts = list(sets.choices(self.hands[e.up], e.number))
                    e = e._replace(back=gifts[int(rng.random() * len(gifts))])
            elif viewer not in (e.up, e.down):
                e = taxes.exchange_again(e, self.full, self.options.tax_return == "worst", rng)
            again.append(e)
        self.exchanges = tuple(again)


def read_setup(setup: Setup, seats: int) -> list[int]:
    """The order of a set-up. Raises BadDeal for items that cannot be, before any card is known."""
    for key, values in setup.items():
        if key in ("order", "out") or (key == "lead" and len(values) == 1):
            read_seats(values, seats)
        elif key != "phase" or values not in ((PLAY,), (TAX,), (ASK,)):
            raise BadDeal(f"a set-up has order, phase, lead and out, not {' '.join((key, *values))}")
    order = read_seats(setup.get("order", seat_names(range(seats))), seats)
    if len(order) < seats:
        raise BadDeal("order names every seat once, best rank first")
    return order


def title(place: int, seats: int) -> str:
    """D3; with 3 players there are no Lesser ones."""
    if place in (0, seats - 1):
        return "Greater Peon" if place else "Greater Dalmuti"
    if seats > 3 and place in (1, seats - 2):
        return "Lesser Dalmuti" if place == 1 else "Lesser Peon"
    return "Merchant"


GAME = Game(
    name="dalmuti",
    version=1,
    title="The Great Dalmuti",
    seats=range(3, 9),  # D1
    options=DalmutiOptions,
    position=Dalmuti,
    faces=FACES,
    best=range(4, 9),  # the text: usually 4–8
)
