"""Liap Tui: say how many piles you will win, then play Chinese chess pieces to win exactly as many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardhouse.core.game import Game, check_cards, check_sizes, read_seats
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
from cardhouse.games.liap_tui_options import LiapTuiOptions, Rules, check_setup, declared, phase_of, rules_of
from cardhouse.games.liap_tui_plays import (
    FACES,
    FORMS,
    FULL,
    PACK,
    RED_GENERAL,
    SIZE,
    TYPES,
    UNIT,
    follows,
    leads,
    pack,
    text_of,
    unpack,
)
from cardhouse.games.liap_tui_unseen import NAMES, Unseen
from cardhouse.games.liap_tui_why import REASONS, why

STAY, REDEAL = 9, 10  # moves: 0 … 8 declare, from 16 on they are pieces
PLAYS = 16
UNSAID = -1
EVERYBODY = (0, 1, 2, 3)
REDEAL_MS = 30_000  # L4


class LiapTui(Position):
    __slots__ = (
        "answers", "came_back", "general", "gone", "hands", "last", "multiplier", "need", "phase", "plays",
        "points", "revealed", "round", "rules", "said", "scores", "sheet", "shown", "starter", "weak", "won", "zeros",
    )  # fmt: skip

    faces = FACES
    reasons = REASONS

    rules: Rules
    phase: str  # "deal" before the first one, then one of PHASES; while the deck acts, what it was
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
    last: tuple[str, str, int] | None  # winner, type and piles of the last turn
    # of the session; replaced, never changed, so that copies share them
    scores: list[int]
    zeros: list[int]  # how often in a row each has declared 0
    points: list[int] | None  # of the last round
    sheet: tuple[dict[str, object], ...]  # the finished rounds, as they are written down
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
            self._begin_from_setup(self.setup)
            return
        if not again:
            self.round += 1
            self.multiplier = 1
            self.said = [UNSAID] * 4
            if self.round == 1 and not self.rules.blind:
                self._start_with_the_general()
        self._tell("deal", {"round": self.round, "starter": seat_name(self.starter)})
        if again or not self.rules.blind:
            self._ask()
        else:
            self._declare()  # declaration=blind: before one sees one's pieces

    def _start_with_the_general(self) -> None:
        """L5: its holder starts round 1, so everybody knows who holds it."""
        for seat in EVERYBODY:
            if self.hands[seat] & FULL[RED_GENERAL]:
                self.starter = self.general = seat

    def _begin_from_setup(self, setup: Setup) -> None:
        self.setup = None
        self.round = int(setup.get("round", ("1",))[0])
        self.multiplier = int(setup.get("multiplier", ("1",))[0])
        self.scores = [int(n) for n in setup.get("scores", "0000")]
        self.won = [int(n) for n in setup.get("piles", "0000")]
        if "starter" in setup:
            self.starter = read_seats(setup["starter"], 4)[0]
        elif self.round > 1 or not self.rules.blind:
            self._start_with_the_general()
        phase = phase_of(setup)
        if declared(setup, self.rules.blind):
            self.said = [int(n) for n in setup.get("said", "0000")]
        if phase == "redeal":
            self._ask()
        elif phase == "declare":
            self._declare()
        else:
            self._turn()

    # -- from phase to phase

    def _ask(self) -> None:
        """L4: every player with a weak hand, as long as there may be another redeal."""
        rules = self.rules
        asked: tuple[int, ...] = ()
        if self.multiplier <= rules.options.max_redeals:
            asked = tuple([seat for seat in EVERYBODY if not self.hands[seat] & rules.strong])  # L3
            self.weak = sum([1 << seat for seat in asked])
        if asked:
            self.phase, self.to_move = "redeal", asked
            self._tell("asked", {"seats": seat_names(asked)})
        else:
            self._go_on()

    def _go_on(self) -> None:
        """All keep the pieces they have."""
        if self.rules.blind:
            self._turn()
        else:
            self._declare()

    def _declare(self) -> None:
        self.phase = "declare"
        self.to_move = EVERYBODY if self.rules.at_once else ALONE[self.starter]  # L6

    def _turn(self) -> None:
        self.phase, self.need, self.to_move = "turn", 0, ALONE[self.starter]

    # -- the players

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.to_move:
            return ()
        if self.phase == "turn":
            return follows(self.hands[seat], self.need) if self.need else leads(self.hands[seat])  # L7
        return self.declarations(seat) if self.phase == "declare" else (STAY, REDEAL)

    def apply(self, seat: int, move: int) -> None:
        if move >= PLAYS:
            self._play(seat, move)
        elif move >= STAY:
            self._answer(seat, move)
        elif self._sealing:
            self._seal(seat, move)
        else:
            self._say(seat, move)

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

    def _answer(self, seat: int, answer: int) -> None:
        """L4: hidden until all have answered."""
        self.answers[seat] = answer
        self.to_move = tuple([s for s in self.to_move if s != seat])
        self._tell("answered", {"seat": seat_name(seat)})
        if self.to_move:
            return
        self.revealed, self.answers = self.answers, [UNSAID] * 4
        wish = [s for s in self._order() if self.revealed[s] == REDEAL]
        stay = [s for s in self._order() if self.revealed[s] == STAY]
        self._tell("answers", {"redeal": seat_names(wish), "stay": seat_names(stay)})
        if not wish:
            self._go_on()
            return
        self.multiplier += 1
        self.starter = wish[0]  # L4: the first of them in order of play
        self.to_move = TO_DECK
        self._tell("redeal", {"multiplier": self.multiplier, "starter": seat_name(self.starter)})

    @property
    def _sealing(self) -> bool:
        """All at once; who has to declare again after that is like the last one of an open declaration."""
        return self.rules.at_once and max(self.said) == UNSAID

    def declarations(self, seat: int) -> tuple[int, ...]:
        options = self.rules.options
        left = 8 - sum([n for n in self.said if n != UNSAID])
        last = (seat + 1) % 4 == self.starter and not self._sealing
        if options.declaration == "total_eight":
            return tuple(range(left if last else 0, left + 1))
        low = 1 if 0 < options.zero_streak <= self.zeros[seat] else 0
        return tuple([n for n in range(low, 9) if not (last and n == left)])  # L6: the last may not make it 8

    def _say(self, seat: int, n: int) -> None:
        """L6: in order of play, at once visible."""
        self.said[seat] = n
        self._tell("said", {"seat": seat_name(seat), "n": n})
        following = (seat + 1) % 4
        if following == self.starter:
            self._declared()
        else:
            self.to_move = ALONE[following]

    def _seal(self, seat: int, n: int) -> None:
        """declaration=sealed, blind: all at once; the last in order declares again if the total is 8."""
        self.answers[seat] = n
        self.to_move = tuple([s for s in self.to_move if s != seat])
        self._tell("sealed", {"seat": seat_name(seat)})
        if self.to_move:
            return
        self.said, self.answers = self.answers, [UNSAID] * 4
        self._tell("declared", {"said": by_seat(self.said)})
        if sum(self.said) != 8:
            self._declared()
            return
        last = (self.starter + 3) % 4
        self.said[last] = UNSAID
        self.to_move = ALONE[last]
        self._tell("declare_again", {"seat": seat_name(last)})

    def _declared(self) -> None:
        if self.rules.blind:
            self._ask()
        else:
            self._turn()

    def _play(self, seat: int, play: int) -> None:
        self.hands[seat] -= play
        plays = self.plays
        plays.append(play)
        if not self.need:
            self.need = SIZE[FORMS[play]]
        if self.news is not None:
            sight = 1 << seat if self.rules.options.face_down else PUBLIC
            self._tell("play", {"seat": seat_name(seat), "count": self.need}, unpack(play), sight)
        if len(plays) < 4:
            self.to_move = ALONE[(seat + 1) % 4]
        else:
            self._win_turn()

    def _best(self) -> int:
        """L9: which of the plays so far wins."""
        strength, lock = self.rules.strength, self.rules.options.type_lock
        at, best = 0, strength[self.plays[0]]
        lead = best >> 8
        for i, play in enumerate(self.plays):
            strong = strength.get(play, 0)  # L7: what forms no type simply loses
            if strong > best and (not lock or strong >> 8 == lead):
                at, best = i, strong
        return at

    def _win_turn(self) -> None:
        plays, need = self.plays, self.need
        best = self._best()
        for i, play in enumerate(plays):
            if play & self.rules.strong:
                self.shown |= 1 << (self.starter + i) % 4
        winner = (self.starter + best) % 4
        self.won[winner] += need  # L9: as many piles as pieces each played
        self.last = (NAMES[winner], TYPES[FORMS[plays[best]]], need)
        self.starter = winner
        self.gone += plays
        if self.news is not None:
            about: dict[str, object] = dict(zip(("seat", "type", "piles"), self.last, strict=True))
            self._tell("turn", about, [piece for play in plays for piece in unpack(play)])
        self.plays = []
        self._turn()
        if not self.hands[winner]:
            self._end_round()

    # -- the end of a round

    def _end_round(self) -> None:
        options = self.rules.options
        self.points = [self._score(said, won) for said, won in zip(self.said, self.won, strict=True)]
        self.scores = scores = [old + new for old, new in zip(self.scores, self.points, strict=True)]
        if self.news is not None:
            self._write_down(self.points)
        self.zeros = [0 if said else zeros + 1 for said, zeros in zip(self.said, self.zeros, strict=True)]
        self._tell("round_over", {"points": by_seat(self.points), "scores": by_seat(scores)})
        top, bottom = max(scores), min(scores)
        alone = scores.count(top) == 1  # L11: a tie at the top means another round
        if self.round >= options.max_rounds or (top >= options.target and alone):  # L11
            self._end_game()
            return
        self.to_move = TO_DECK
        if options.comeback is not None and top - bottom >= options.comeback and not self.came_back:
            self.scores, self.came_back = [0] * 4, True
            self._tell("comeback", {"gap": top - bottom})

    def _write_down(self, points: list[int]) -> None:
        row = {"round": self.round, "multiplier": self.multiplier, "said": by_seat(self.said), "won": by_seat(self.won)}
        self.sheet += (row | {"points": by_seat(points), "scores": by_seat(self.scores)},)

    def _score(self, said: int, won: int) -> int:
        """L10"""
        options = self.rules.options
        if said != won:
            points = -abs(said - won) * self.multiplier
            return points if options.penalty_cap is None else max(points, -options.penalty_cap)
        if said == 0:
            return 3 * self.multiplier if options.zero_bonus else 0
        return (2 * said + 4 if options.bonus == "progressive" else said + 5) * self.multiplier

    def _end_game(self) -> None:
        scores = self.scores
        ranking = [[s for s in EVERYBODY if scores[s] == n] for n in sorted(set(scores), reverse=True)]
        self.to_move = ()
        self.result = Result(ranking, ranking[-1] if len(ranking[-1]) == 1 else [], scores)
        self._tell("game_over", {"winners": seat_names(ranking[0])})

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        dark = self.rules.blind and self.phase == "declare"
        seen = {name: Pile(unpack(self.hands[seat]), HIDDEN if dark else 1 << seat) for seat, name in enumerate(NAMES)}
        table = [piece for play in self.plays for piece in unpack(play)]
        if self.rules.options.face_down:
            owners = [1 << seat for seat in self._order()[: len(self.plays)] for _ in range(self.need)]
            seen["table"] = Pile(table, HIDDEN, owners)
        else:
            seen["table"] = Pile(table, PUBLIC)
        seen["won"] = Pile([piece for play in self.gone for piece in unpack(play)][::-1], PUBLIC)
        return seen

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [pack(piles.get(name, ())) for name in NAMES]
        table = piles.get("table", ())
        self.plays = [pack(table[i : i + self.need]) for i in range(0, len(table), self.need or 1)]
        self.gone = [UNIT[piece] for piece in reversed(piles.get("won", ()))]

    def facts(self) -> dict[str, object]:
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
            "answers": {NAMES[s]: self.text(a) for s, a in enumerate(self.revealed) if a != UNSAID},
            "declared": sum(n for n in self.said if n != UNSAID),
            "need": self.need or None,
            "type": TYPES[FORMS[self.plays[0]]] if open_plays else None,
            "ahead": seat_name((self.starter + self._best()) % 4) if open_plays else None,
            "last_turn": self.last and dict(zip(("seat", "type", "piles"), self.last, strict=True)),
            "points": self.points and by_seat(self.points),
            "zeros": by_seat(self.zeros),
            "redeals_left": max(0, self.rules.options.max_redeals + 1 - self.multiplier),
            "target": self.rules.options.target,
            "max_rounds": self.rules.options.max_rounds,
            "came_back": self.came_back,
            "sheet": [] if self._playing else list(self.sheet),  # it grows with the match
        }

    @property
    def _playing(self) -> bool:
        """A round is on."""
        return self.result is None and self.to_move != TO_DECK

    def own_facts(self, viewer: int | None) -> dict[str, object]:
        """A sealed declaration is open to who made it; who is to play is told what each play would be."""
        if self.phase == "turn" and viewer is not None and viewer in self.to_move:
            return {"strength": {text_of(play): self._strength(play) for play in self.legal(viewer)}}
        if self.phase != "declare" or not self._sealing:
            return {}
        seen = [n if n != UNSAID and viewer in (None, seat) else None for seat, n in enumerate(self.answers)]
        return {"said": by_seat(seen)}

    def _strength(self, play: int) -> list[object]:
        """L8, L9: the type, twice the worth, and whether it would be ahead of the plays on the table."""
        strength, options = self.rules.strength, self.rules.options
        mine, standing = strength.get(play, 0), None
        if self.plays and not options.face_down:
            lead, best = strength[self.plays[0]], strength[self.plays[self._best()]]
            beats = mine > best and (not options.type_lock or mine >> 8 == lead >> 8)
            standing = "ahead" if beats else "ties" if mine == best else "behind"
        return [TYPES[mine >> 8], mine >> 1 & 127, standing]

    def _order(self) -> tuple[int, ...]:
        """Order of play, from the starter on."""
        return tuple([(self.starter + i) % 4 for i in range(4)])

    def _tell(self, what: str, about: dict[str, object], cards: Sequence[int] = (), seen_by: int = PUBLIC) -> None:
        if self.news is not None:
            self.news.append(News(what, about, cards, seen_by))

    # -- what is not seen

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        known = (self.rules.strong_pieces, self.weak, self.shown, self.general)
        return Unseen(viewer, self.piles(), *known, self._order(), self.need).places(rng)

    def redo(self, viewer: int, rng: Rng) -> None:
        for seat in EVERYBODY:
            if self.answers[seat] != UNSAID and seat != viewer:
                might = self.declarations(seat) if self.phase == "declare" else (STAY, REDEAL)
                self.answers[seat] = might[int(rng.random() * len(might))]

    # -- text

    def text(self, move: int) -> str:
        if move >= PLAYS:
            return text_of(move)
        return f"say {move}" if move < STAY else "stay" if move == STAY else "redeal"

    def spell(self, text: str) -> str:
        if text and all(letter in FACES for letter in text):
            return "".join(sorted(text, key=FACES.index))
        return text.lower()

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
)
