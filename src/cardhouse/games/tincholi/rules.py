"""Tincholi: four cards face down; remember them, lower them, and cut when your hand is the lowest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.position import (
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
    Recall,
    Rng,
    Setup,
    by_seat,
    seat_name,
    seat_names,
)
from cardhouse.games.tincholi import ending, moves, told, turns
from cardhouse.games.tincholi.info import INFO
from cardhouse.games.tincholi.options import TincholiOptions, read_setup
from cardhouse.games.tincholi.pieces import (
    CARD,
    EVERYBODY,
    EXTRA,
    FACES,
    JOKER,
    KNOWN,
    NOTHING,
    NUMBER,
)
from cardhouse.games.tincholi.unseen import places, recalls
from cardhouse.games.tincholi.why import REASONS, why


class Tincholi(Position):
    __slots__ = (
        "aided", "cut_after", "cut_before", "discard", "drawn", "hands", "last_cut", "options", "phase",
        "round", "scores", "shown", "shuffles", "stock", "to_look", "turn",
    )  # fmt: skip

    faces = FACES
    reasons = REASONS
    open_moves = ("look", "keep", "pair", "peek", "swap")  # all see the slots, nobody else the faces

    options: TincholiOptions
    cut_before: bool
    cut_after: bool
    aided: int  # whom the table reminds: a bit per seat
    phase: told.Phase
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
    last_cut: told.Cut | None  # until the next deal

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
            read_setup(self.copy(), setup)  # a set-up that cannot be is refused at once; it holds from the deal on

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
        if not self.news:  # a reshuffle that follows from a seed belongs to the move before it, which may show a card
            self.shown = ()
        if self.phase == "reshuffle":
            self.stock = list(deal.piles["stock"])[::-1]
            del self.discard[:-1]
            self.shuffles += 1
            if self.news is not None:
                self.news.append(News("reshuffle", {"count": len(self.stock)}))
            return turns.go_on(self)
        self.round += 1
        self.turn = (self.round - 1) % self.seats  # C2
        self.to_look = tuple(range(self.seats))  # C3
        self.last_cut = None
        self.shuffles = 0
        if self.setup is not None:
            read_setup(self, self.setup)
            self.setup = None
        self.hands = [[0] * len(deal.piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.place(deal.piles)
        if self.news is not None:
            self.news.append(News("deal", {"round": self.round, "starter": seat_name(self.turn)}))
        return turns.go_on(self)

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
        taken = self.taken
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
            return turns.look(self, seat, a, b)
        self.shown = ()  # C13: shown once, for a moment
        if kind <= moves.TAKE:
            return turns.draw(self, seat, kind)
        if kind == moves.CUT:
            return ending.cut(self, seat, b - 1)
        drawn, self.drawn = self.drawn, NOTHING
        if kind == moves.KEEP:
            turns.keep(self, seat, a, drawn)
        elif kind == moves.PAIR:
            turns.pair(self, seat, a, b, drawn)
        else:
            if kind == moves.SWAP:
                turns.swap(self, seat, a, b)
            elif kind != moves.DROP:
                turns.peek(self, seat, seat * moves.SLOTS + a if kind == moves.PEEK else a)
            self.discard.append(drawn & CARD)
            if self.news is not None:
                self.tell("drop", seat, (drawn & CARD,))
        self.turn = (seat + 1) % self.seats
        return turns.go_on(self)

    def tell(self, what: str, seat: int, cards: Sequence[int] = (), seen_by: int = PUBLIC, **about: object) -> None:
        assert self.news is not None
        self.news.append(News(what, {"seat": seat_name(seat), **about}, cards, seen_by))

    def default(self, seat: int) -> int:
        """C14: looks at slots 1 and 2; draws from the draw pile and discards it.

        Ruling: where that cannot be, they take the discard and put it into slot 1.
        """
        if self.phase == "look":
            return moves.LOOK | 1
        if self.phase == "draw":
            return moves.DRAW if self.stock else moves.TAKE
        return moves.KEEP if self.taken else moves.DROP

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
        seen["drawn"] = Pile((self.drawn & CARD,), self.sight_of_drawn()) if self.drawn >= 0 else Pile(())
        seen["discard"] = Pile(self.discard[::-1], PUBLIC)
        seen["stock"] = Pile(self.stock[::-1], HIDDEN)
        return seen

    @property
    def taken(self) -> bool:
        """Whether the drawn card is known to everybody: it comes from the discard pile."""
        return self.drawn & EVERYBODY == EVERYBODY

    def sight_of_drawn(self) -> int:
        return PUBLIC if self.taken else 1 << self.turn

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        for seat, hand in enumerate(self.hands):
            cards = piles.get(seat_name(seat), ())
            hand[:] = [slot & ~CARD | card for slot, card in zip(hand, cards, strict=True)]
        if self.drawn >= 0:
            self.drawn = self.drawn & ~CARD | piles["drawn"][0]
        self.discard = list(piles.get("discard", ()))[::-1]
        self.stock = list(piles.get("stock", ()))[::-1]

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        return places(self, viewer, rng)

    def recalls(self, viewer: int) -> dict[str, Recall]:
        return recalls(self, viewer)

    def facts(self) -> told.Facts:
        drawn_from: Literal["discard", "stock"] | None = (
            None if self.drawn < 0 else "discard" if self.taken else "stock"
        )
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
        return why(self, seat, text)


GAME = Game(
    name="tincholi",
    version=1,
    title="Tincholi",
    seats=range(2, 11),  # C1
    options=TincholiOptions,
    position=Tincholi,
    faces=FACES,
    best=range(3, 7),  # ours: the text names none
    info=INFO,
)
