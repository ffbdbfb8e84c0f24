"""Tincholi: four cards face down; remember them, lower them, and cut when your hand is the lowest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.game import Game, check_cards, check_sizes, read_numbers, read_seats
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
from cardhouse.games.tincholi_cards import (
    CARD,
    EVERYBODY,
    EXTRA,
    FACES,
    JOKER,
    KNOWN,
    NOTHING,
    NUMBER,
    SHUFFLE,
    total,
)
from cardhouse.games.tincholi_memory import places
from cardhouse.games.tincholi_why import REASONS, why


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
    open_moves = ("look", "keep", "pair", "peek", "swap")  # all see the slots, nobody else the faces

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
        if not self.news:  # a reshuffle that follows from a seed belongs to the move before it, which may show a card
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
        seen["drawn"] = Pile((self.drawn & CARD,), self._sight_of_drawn()) if self.drawn >= 0 else Pile(())
        seen["discard"] = Pile(self.discard[::-1], PUBLIC)
        seen["stock"] = Pile(self.stock[::-1], HIDDEN)
        return seen

    @property
    def taken(self) -> bool:
        """Whether the drawn card is known to everybody: it comes from the discard pile."""
        return self.drawn & EVERYBODY == EVERYBODY

    def _sight_of_drawn(self) -> int:
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

    def facts(self) -> dict[str, object]:
        drawn_from = None if self.drawn < 0 else "discard" if self.taken else "stock"
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
)
