"""The Great Dalmuti: shed your cards in sets; the order of going out is the rank for the next hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from cardhouse.core.game import Game, check_cards, check_sizes
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
    Recall,
    Rng,
    Setup,
    by_seat,
    seat_name,
    seat_names,
)
from cardhouse.games.dalmuti import before_play, ending, ranks, taxes, told
from cardhouse.games.dalmuti import pieces as sets
from cardhouse.games.dalmuti.ending import next_of
from cardhouse.games.dalmuti.info import INFO
from cardhouse.games.dalmuti.options import DalmutiOptions, read_setup, take_out
from cardhouse.games.dalmuti.pieces import FACES, JESTER, JESTERS, PACK, PASS, QUIET, REVOLUTION
from cardhouse.games.dalmuti.told import ASK, DEAL, DRAW, PLAY, TAX


class Dalmuti(Position):
    __slots__ = (
        "best",
        "by",
        "caller",
        "drawn",
        "exchanges",
        "firsts",
        "full",
        "gone",
        "greater",
        "groups",
        "hand",
        "hands",
        "holding",
        "last_order",
        "leader",
        "need",
        "options",
        "order",
        "out",
        "passed",
        "phase",
        "players",
        "points",
        "rank",
        "reentry",
        "taxed",
        "trick",
    )  # fmt: skip

    faces = FACES
    reasons = sets.REASONS

    options: DalmutiOptions
    phase: told.Phase
    order: tuple[int, ...]  # D3: best rank first, and the order of play; empty until it is drawn
    rank: tuple[int, ...]  # the place of each seat in it
    groups: tuple[tuple[int, ...], ...]  # the draw so far: equal seats in one group
    hands: list[int]  # packed
    full: Sequence[int]  # the hands with which play began
    trick: list[int]  # cards in the order played, as many from each of
    players: list[int]
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
        self.trick, self.players, self.gone, self.out = [], [], [], []
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
            ranks.rank_by(self, read_setup(setup or {}, seats))

    def copy(self) -> Dalmuti:
        q = Dalmuti.__new__(Dalmuti)
        q.seats, q.options, q.setup = self.seats, self.options, self.setup
        q.to_move, q.news, q.result, q.phase = self.to_move, None, self.result, self.phase
        q.order, q.rank, q.groups, q.full = self.order, self.rank, self.groups, self.full
        q.hands, q.trick, q.gone, q.out = self.hands[:], self.trick[:], self.gone[:], self.out[:]
        q.players = self.players[:]
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
            return Deal({seat_name(seat): shuffled[i : i + 1] for i, seat in enumerate(ranks.tied(self))}, "draw")
        ranked = ranks.next_order(self)
        hands = {seat: sorted(shuffled[i :: self.seats]) for i, seat in enumerate(ranked)}  # D1: one by one
        return Deal({seat_name(seat): hands[seat] for seat in range(self.seats)})

    def check(self, deal: Deal) -> None:
        if deal.verb != ("draw" if self.phase == DRAW else "deal"):
            raise BadDeal("first the seats draw for their ranks" if self.phase == DRAW else "the deck deals here")
        if self.phase == DRAW:
            tied = seat_names(ranks.tied(self))
            check_cards(deal, tied, PACK)
            return check_sizes(deal, dict.fromkeys(tied, 1))  # D2
        check_cards(deal, [*seat_names(range(self.seats)), "trick", "gone"], PACK)
        if self.setup is not None:
            if deal.piles.get("trick"):
                raise BadDeal("a set-up starts between two tricks")
            return self.copy().lay(deal)
        extra = 80 % self.seats  # D1: the first ones may get one more
        sizes = {seat_name(s): 80 // self.seats + (i < extra) for i, s in enumerate(ranks.next_order(self))}
        return check_sizes(deal, sizes)

    def lay(self, deal: Deal) -> None:
        if self.phase == DRAW:
            return ranks.draw(self, [(deal.piles[seat_name(seat)][0], seat) for seat in ranks.tied(self)])
        ranks.rank_by(self, ranks.next_order(self))
        self.hand += 1
        self.hands = [sets.packed(deal.piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.trick, self.players = [], []
        self.gone, self.out = list(reversed(deal.piles.get("gone", ()))), []
        self.exchanges, self.caller, self.greater = (), -1, False
        self.leader = self.order[0]  # D6
        self.taxed = self.options.taxes and (self.hand > 1 or self.options.opening == "draw")
        setup, self.setup = self.setup, None
        if setup is None:
            return before_play.ask(self)
        phase = setup.get("phase", (PLAY,))[0]
        if phase == TAX:
            self.taxed = self.options.taxes
        take_out(self, setup)
        start = {ASK: before_play.ask, TAX: before_play.tax, PLAY: before_play.start_play}[phase]
        return start(self)

    # -- before play

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
            return before_play.answer(self, seat, move)
        me = 1 << self.rank[seat]
        if move:
            hand = self.hands[seat] = self.hands[seat] - sets.COST[move]
            cards = sets.CARDS[move]
            self.trick += cards
            self.players.append(seat)
            self.need, self.best, self.by = len(cards), move >> 6, seat
            if self.reentry:
                self.passed = 0  # option reentry: who has passed may play again
            if self.news is not None:
                self.news.append(News("play", told.Play(seat=seat_name(seat), count=len(cards)), cards))
            if not hand:
                ending.go_out(self, seat, me)
                if not self.holding & self.holding - 1:
                    return ending.end_hand(self)  # D11: at once, also inside a trick
            others = self.holding & ~self.passed & ~me
        else:
            self.passed |= me  # D9
            if self.news is not None:
                self.news.append(News("pass", told.OfSeat(seat=seat_name(seat))))
            others = self.holding & ~self.passed & ~(1 << self.rank[self.by])
        if others:
            self.to_move = ALONE[next_of(self, others, me)]
            return None
        return ending.end_trick(self)  # D10: no other player who is still in it holds cards

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
        seen = {seat_name(s): hand_pile(s, hand) for s, hand in enumerate(self.hands)}
        by = [seat for seat in self.players for _ in range(self.need)]
        return {**seen, "trick": Pile(self.trick, PUBLIC, (), by), "gone": Pile(self.gone[::-1], PUBLIC)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        played = [full - hand for full, hand in zip(self.full, self.hands, strict=True)]
        self.hands = [sets.packed(piles[seat_name(seat)]) for seat in range(self.seats)]
        self.full = [hand + gone for hand, gone in zip(self.hands, played, strict=True)]
        self.trick, self.gone = list(piles["trick"]), list(reversed(piles["gone"]))
        if self.phase == ASK:
            self.to_move = ALONE[next(s for s, hand in enumerate(self.hands) if hand >> JESTERS == 2)]

    def facts(self) -> told.Facts:
        on_table = told.Best(seat=seat_name(self.by), value=self.best, count=self.need) if self.need else None
        revolution = told.Revolution(seat=seat_name(self.caller), greater=self.greater) if self.caller >= 0 else None
        return {
            "out": seat_names(self.out),
            "scores": by_seat(self.points),
            "order": seat_names(self.order),
            "titles": ranks.titles(self.order),
            "coming": ranks.coming(self),
            "hand": self.hand,
            "hands": self.options.hands,
            "phase": self.phase,
            "leader": seat_name(self.leader) if self.hand else None,
            "best": on_table,
            "passed": [seat_name(seat) for place, seat in enumerate(self.order) if self.passed >> place & 1],
            "revolution": revolution,
            "drawing": seat_names(ranks.tied(self)) if self.phase == DRAW else [],
            "firsts": by_seat(self.firsts),
            "drawn": by_seat(list(map(list, self.drawn))) if self.hand < 2 and any(self.drawn) else None,
        }

    def own_facts(self, viewer: int | None) -> told.OwnFacts:
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

    def recalls(self, viewer: int) -> dict[str, Recall]:
        played = [full - hand for full, hand in zip(self.full, self.hands, strict=True)]
        exchanges = () if self.phase == TAX else self.exchanges
        known = taxes.known_cards(viewer, played, exchanges, self.caller)
        return {seat_name(seat): remembered(cards) for seat, cards in enumerate(known) if seat != viewer}

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


@lru_cache(4096)
def hand_pile(seat: int, hand: int) -> Pile:
    """Remembered: from one view to the next, most hands stay as they are."""
    return Pile(tuple(sets.cards_in(hand)), 1 << seat)


@lru_cache(4096)
def remembered(cards: int) -> Recall:
    return Recall(tuple(sets.cards_in(cards)))


GAME = Game(
    name="dalmuti",
    version=1,
    title="The Great Dalmuti",
    seats=range(3, 9),  # D1
    options=DalmutiOptions,
    position=Dalmuti,
    faces=FACES,
    best=range(4, 9),  # the text: usually 4–8
    info=INFO,
)
