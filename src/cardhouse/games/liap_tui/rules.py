"""Liap Tui: say how many piles you will win, then play Chinese chess pieces to win exactly that many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from cardhouse.games.liap_tui import declaring, ending, moves, starting, told, turns
from cardhouse.games.liap_tui.info import INFO
from cardhouse.games.liap_tui.moves import EVERYBODY, PLAYS, REDEAL, STAY, UNSAID
from cardhouse.games.liap_tui.options import LiapTuiOptions, Rules, check_setup, rules_of
from cardhouse.games.liap_tui.pieces import (
    FACES,
    FORMS,
    PACK,
    TYPES,
    UNIT,
    follows,
    leads,
    pack,
    text_of,
    unpack,
)
from cardhouse.games.liap_tui.unseen import NAMES, Unseen, recalls
from cardhouse.games.liap_tui.why import REASONS, why

REDEAL_MS = 30_000  # L4


class LiapTui(Position):
    __slots__ = (
        "answers", "came_back", "general", "gone", "hands", "last", "multiplier", "need", "phase", "plays",
        "points", "revealed", "round", "rules", "said", "scores", "sheet", "shown", "starter", "weak", "won", "zeros",
    )  # fmt: skip

    faces = FACES
    reasons = REASONS

    rules: Rules
    phase: told.Phase  # "deal" before the first one, then one of PHASES; while the deck acts, what it was
    hands: list[int]  # pieces per seat, packed
    plays: list[int]  # of this turn, from the starter on
    need: int  # how many pieces each plays
    gone: list[int]  # the plays of finished turns, packed
    said: list[int]
    won: list[int]  # piles
    answers: list[int]  # choices that are made at once, hidden until all are there
    revealed: list[int]  # the answers about a redeal, when all are there; replaced, never changed
    starter: int
    round: int  # 0 before the first deal
    multiplier: int
    weak: int | None  # a mask of who was asked about a redeal, None if nobody could be
    shown: int  # a mask of who has played a strong piece
    general: int | None  # whom everybody knows to have been dealt the red general
    last: told.Turn | None
    # of the session; replaced, never changed, so that copies share them
    scores: list[int]
    zeros: list[int]  # how often in a row each has declared 0
    points: list[int] | None  # of the last round
    sheet: tuple[told.Row, ...]  # the finished rounds, as they are written down
    came_back: bool

    def __init__(self, seats: int, options: LiapTuiOptions, setup: Setup | None = None) -> None:
        self.rules = rules_of(options)
        self.seats, self.setup, self.to_move, self.news, self.result = seats, setup, TO_DECK, None, None
        if setup is not None:
            check_setup(setup, self.rules.blind)
        self.phase = "deal"
        self.hands, self.said, self.won, self.answers = [0] * 4, [UNSAID] * 4, [0] * 4, [UNSAID] * 4
        self.plays, self.gone, self.revealed = [], [], [UNSAID] * 4
        self.need = self.starter = self.round = self.shown = 0
        self.multiplier = 1
        self.weak = self.general = self.last = None
        self.scores, self.zeros, self.points, self.came_back = [0] * 4, [0] * 4, None, False
        self.sheet = ()

    def copy(self) -> LiapTui:
        q = LiapTui.__new__(LiapTui)
        q.seats, q.setup, q.to_move, q.news, q.result = 4, self.setup, self.to_move, None, self.result
        q.rules, q.phase, q.need = self.rules, self.phase, self.need
        q.hands, q.plays = self.hands[:], self.plays[:]
        q.gone, q.said, q.won, q.answers = self.gone[:], self.said[:], self.won[:], self.answers[:]
        q.starter, q.round, q.multiplier, q.weak = self.starter, self.round, self.multiplier, self.weak
        q.revealed, q.shown, q.general, q.last, q.scores = (
            self.revealed,
            self.shown,
            self.general,
            self.last,
            self.scores,
        )
        q.zeros, q.points, q.came_back, q.sheet = self.zeros, self.points, self.came_back, self.sheet
        return q

    # -- the deck

    def deck(self) -> list[int]:
        return list(PACK)

    def deal(self, shuffled: Sequence[int]) -> Deal:
        return Deal({name: sorted(shuffled[seat::4]) for seat, name in enumerate(NAMES)})  # L1

    def check(self, deal: Deal) -> None:
        if deal.verb != "deal":
            raise BadDeal("the deck deals here")
        check_cards(deal, [*NAMES, "table", "won"], PACK)
        if self.setup is None:
            check_sizes(deal, dict.fromkeys(NAMES, 8) | {"table": 0, "won": 0})  # L1
            return
        check_sizes(deal, {"table": 0})
        sizes = {len(deal.piles.get(name, ())) for name in NAMES}
        if len(sizes) > 1 or not 1 <= max(sizes) <= 8:
            raise BadDeal("everybody holds as many pieces, one to eight")

    def lay(self, deal: Deal) -> None:
        again = self.phase == "redeal"
        self.place(deal.piles)
        self.weak = self.general = self.last = None
        self.shown, self.won, self.revealed = 0, [0] * 4, [UNSAID] * 4
        if self.setup is not None:
            starting.begin_from_setup(self, self.setup)
            return
        if not again:
            self.round += 1
            self.multiplier = 1
            self.said = [UNSAID] * 4
            if self.round == 1 and not self.rules.blind:
                starting.start_with_the_general(self)
        self.tell("deal", {"round": self.round, "starter": seat_name(self.starter)})
        if again or not self.rules.blind:
            declaring.ask(self)
        else:
            declaring.declare(self)  # declaration=blind: before one sees one's pieces

    # -- the players

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.to_move:
            return ()
        if self.phase == "turn":
            return follows(self.hands[seat], self.need) if self.need else leads(self.hands[seat])  # L7
        return self.declarations(seat) if self.phase == "declare" else (STAY, REDEAL)

    def apply(self, seat: int, move: int) -> None:
        if move >= PLAYS:
            turns.play(self, seat, move)
        elif move >= STAY:
            declaring.answer(self, seat, move)
        elif declaring.sealing(self):
            declaring.seal(self, seat, move)
        else:
            declaring.say(self, seat, move)

    def default(self, seat: int) -> int:
        """L13: stay; the lowest legal declaration; the lowest single, or the lowest pieces when following."""
        if self.phase == "redeal":
            return STAY
        if self.phase == "declare":
            return self.declarations(seat)[0]
        hand = sorted(unpack(self.hands[seat]), key=self.rules.lowest.index)
        return pack(hand[: self.need or 1])

    @property
    def fixed_ms(self) -> int | None:
        """L4: so long for an answer about a redeal, whatever the clock; no answer is `stay`."""
        return REDEAL_MS if self.phase == "redeal" else None

    def declarations(self, seat: int) -> tuple[int, ...]:
        options = self.rules.options
        left = 8 - sum([n for n in self.said if n != UNSAID])
        last = (seat + 1) % 4 == self.starter and not declaring.sealing(self)
        if options.declaration == "total_eight":
            return tuple(range(left if last else 0, left + 1))
        low = 1 if 0 < options.zero_streak <= self.zeros[seat] else 0
        return tuple([n for n in range(low, 9) if not (last and n == left)])  # L6: the last may not make it 8

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        dark = self.rules.blind and self.phase == "declare"
        seen = {name: Pile(unpack(self.hands[seat]), HIDDEN if dark else 1 << seat) for seat, name in enumerate(NAMES)}
        table = [piece for play in self.plays for piece in unpack(play)]
        by = [seat for seat in turns.order(self)[: len(self.plays)] for _ in range(self.need)]
        if self.rules.options.face_down:
            seen["table"] = Pile(table, HIDDEN, [1 << seat for seat in by], by)
        else:
            seen["table"] = Pile(table, PUBLIC, (), by)
        seen["won"] = Pile([piece for play in self.gone for piece in unpack(play)][::-1], PUBLIC)
        return seen

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [pack(piles.get(name, ())) for name in NAMES]
        table = piles.get("table", ())
        self.plays = [pack(table[i : i + self.need]) for i in range(0, len(table), self.need or 1)]
        self.gone = [UNIT[piece] for piece in reversed(piles.get("won", ()))]

    def facts(self) -> told.Facts:
        open_plays = self.plays and not self.rules.options.face_down
        return {
            "round": self.round,
            "scores": by_seat(self.scores),
            "said": by_seat([None if n == UNSAID else n for n in self.said]),
            "won": by_seat(self.won),
            "multiplier": self.multiplier,
            "starter": seat_name(self.starter) if self.round else None,
            "phase": self.phase,
            "asked": seat_names([s for s in EVERYBODY if (self.weak or 0) >> s & 1]),
            "answers": {
                NAMES[s]: "stay" if a == STAY else "redeal" for s, a in enumerate(self.revealed) if a != UNSAID
            },
            "declared": sum(n for n in self.said if n != UNSAID),
            "need": self.need or None,
            "type": TYPES[FORMS[self.plays[0]]] if open_plays else None,
            "ahead": seat_name((self.starter + turns.ahead(self)) % 4) if open_plays else None,
            "last_turn": self.last,
            "points": by_seat(self.points) if self.points else None,
            "zeros": by_seat(self.zeros),
            "redeals_left": max(0, self.rules.options.max_redeals + 1 - self.multiplier),
            "target": self.rules.options.target,
            "max_rounds": self.rules.options.max_rounds,
            "came_back": self.came_back,
            "sheet": [] if ending.playing(self) else list(self.sheet),  # it grows with the match
        }

    def own_facts(self, viewer: int | None) -> told.OwnFacts:
        """A sealed declaration is open to who made it; who is to play is told what each play would be."""
        if self.phase == "turn" and viewer is not None and viewer in self.to_move:
            return {"strength": {text_of(play): turns.strength_of(self, play) for play in self.legal(viewer)}}
        if self.phase != "declare" or not declaring.sealing(self):
            return {}
        seen = [n if n != UNSAID and viewer in (None, seat) else None for seat, n in enumerate(self.answers)]
        return {"said": by_seat(seen)}

    def tell(self, what: str, about: Mapping[str, object], cards: Sequence[int] = (), seen_by: int = PUBLIC) -> None:
        if self.news is not None:
            self.news.append(News(what, about, cards, seen_by))

    # -- what is not seen

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        known = (self.rules.strong_pieces, self.weak, self.shown, self.general)
        return Unseen(viewer, self.piles(), *known, turns.order(self), self.need).places(rng)

    def recalls(self, viewer: int) -> dict[str, Recall]:
        return recalls(viewer, self.rules.strong_pieces, self.weak or 0, self.general)

    def redo(self, viewer: int, rng: Rng) -> None:
        for seat in EVERYBODY:
            if self.answers[seat] != UNSAID and seat != viewer:
                might = self.declarations(seat) if self.phase == "declare" else (STAY, REDEAL)
                self.answers[seat] = might[int(rng.random() * len(might))]

    # -- text

    def text(self, move: int) -> str:
        return moves.text(move)

    def spell(self, text: str) -> str:
        return moves.spell(text)

    def why(self, seat: int, text: str) -> Reason:
        return why(self, seat, text)


GAME = Game(
    name="liap_tui",
    version=1,
    title="Liap Tui",
    seats=range(4, 5),  # L1
    options=LiapTuiOptions,
    position=LiapTui,
    faces=FACES,
    presets={"Guide": "", "Ranked": "values=ranked type_lock=on zero_streak=2"},
    exact_case=True,
    info=INFO,
)
