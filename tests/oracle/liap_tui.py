"""Liap Tui, read from the rules text (L1–L13 and the options) and the record text alone. Slow on purpose."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

from tests.oracle import BadRecord, Refused

SEATS = ["p1", "p2", "p3", "p4"]  # L1
ORDER = "GAERHCSgaerhcs"  # red first, then black; the order inside a hand and inside a play
COUNTS = {"G": 1, "A": 2, "E": 2, "R": 2, "H": 2, "C": 2, "S": 5}  # of each colour
DECK = [piece for piece in ORDER for _ in range(COUNTS[piece.upper()])]  # 32 pieces
GUIDE = {"G": 20, "R": 18, "C": 9, "H": 8, "A": 4, "E": 4, "S": 2}  # L2, doubled
RANKED = {
    "G": 14,
    "g": 13,
    "A": 12,
    "a": 11,
    "E": 10,
    "e": 9,
    "R": 8,
    "r": 7,
    "H": 6,
    "h": 5,
    "C": 4,
    "c": 3,
    "S": 2,
    "s": 1,
}  # option values=ranked
STRAIGHTS = [set("GAE"), set("RHC")]
# L8, weakest first
SINGLE, PAIR, THREE, STRAIGHT, FOUR, EXTENDED4, EXTENDED5, FIVE, DOUBLE = range(1, 10)

CHOICES = {
    "values": ["guide", "ranked"],
    "type_lock": ["off", "on"],
    "ties": ["earliest", "red"],
    "face_down": ["off", "on"],
    "declaration": ["open", "total_eight", "sealed", "blind"],
    "zero_bonus": ["on", "off"],
    "bonus": ["standard", "progressive"],
}  # the first is the default
NUMBERS: dict[str, tuple[str, int, bool]] = {  # default, least value, may be "none"
    "zero_streak": ("0", 0, False),
    "penalty_cap": ("none", 0, True),
    "target": ("50", 1, False),
    "comeback": ("none", 1, True),
    "max_rounds": ("20", 1, False),
    "max_redeals": ("10", 0, False),
}


def in_order(pieces: list[str]) -> list[str]:
    return sorted(pieces, key=ORDER.index)


def is_red(piece: str) -> bool:
    return piece.isupper()


def play_type(pieces: list[str]) -> int | None:
    """L8: the type these pieces form, or None."""
    if len(pieces) == 1:
        return SINGLE
    if len({is_red(piece) for piece in pieces}) != 1:
        return None  # every type of two or more is of one colour
    kinds = Counter(piece.upper() for piece in pieces)
    if len(pieces) == 2:
        return PAIR if len(kinds) == 1 else None
    if set(kinds) == {"S"}:
        return {3: THREE, 4: FOUR, 5: FIVE}.get(len(pieces))
    if set(kinds) not in STRAIGHTS:
        return None
    doubled = [kind for kind in kinds if kinds[kind] == 2]  # no straight piece exists three times
    return [STRAIGHT, EXTENDED4, EXTENDED5, DOUBLE][len(doubled)]


def number(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise BadRecord(f"{text!r} is not a number") from None
    if str(value) != text:
        raise BadRecord(f"{text!r} is not a plain number")
    return value


class Oracle:
    def __init__(self, seats: int, options: dict[str, str], setup: str | None = None) -> None:
        if seats != 4:
            raise BadRecord("Liap Tui has exactly four seats")  # L1
        self.text: dict[str, str] = {name: values[0] for name, values in CHOICES.items()}
        self.numbers: dict[str, int | None] = {}
        for name, (default, _, _) in NUMBERS.items():
            self.numbers[name] = None if default == "none" else int(default)
        for name, value in options.items():
            if name in CHOICES and value in CHOICES[name]:
                self.text[name] = value
            elif name in NUMBERS and value == "none" and NUMBERS[name][2]:
                self.numbers[name] = None
            elif name in NUMBERS and value != "none" and number(value) >= NUMBERS[name][1]:
                self.numbers[name] = number(value)
            else:
                raise BadRecord(f"option {name}={value}")

        self.phase = "deal"  # deal (the deck acts), redeal, declare, turn, over
        self.moves = 0
        self.round = 1
        self.multiplier = 1
        self.starter: str | None = None
        self.scores: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.said: dict[str, int | None] = dict.fromkeys(SEATS)
        self.won: dict[str, int] = dict.fromkeys(SEATS, 0)
        self.hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.plays: list[tuple[str, list[str]]] = []  # of the current turn, in order
        self.taken: list[str] = []  # the pile `won`, top first
        self.answers: dict[str, str | None] = {}  # redeal/stay of those who are asked
        self.missing: list[str] = []  # who may still declare
        self.secret = False  # declarations that not everybody has made yet (sealed, blind)
        self.zeros: dict[str, int] = dict.fromkeys(SEATS, 0)  # rounds in a row in which 0 was declared
        self.comeback_done = False
        self.next_deal = "first"  # first, redeal, round
        self.setup_phase: str | None = None
        if setup is not None:
            self._read_setup(setup)

    # -- set-up ---------------------------------------------------------------------------------------------

    def _read_setup(self, setup: str) -> None:
        self.setup_phase = "redeal"
        seen: set[str] = set()
        for item in setup.split(";"):
            words = item.split()
            if not words:
                continue
            key, values = words[0], words[1:]
            if key in seen:
                raise BadRecord(f"set-up names {key} twice")
            seen.add(key)
            wanted = 4 if key in ("said", "piles", "scores") else 1
            if len(values) != wanted:
                raise BadRecord(f"set-up: {item.strip()}")
            if key == "phase" and values[0] in ("redeal", "declare", "turn"):
                self.setup_phase = values[0]
            elif key == "starter" and values[0] in SEATS:
                self.starter = values[0]
            elif key == "said":
                self.said = {seat: number(value) for seat, value in zip(SEATS, values, strict=True)}
                if any(not 0 <= number(value) <= 8 for value in values):
                    raise BadRecord("a declaration is 0…8")  # L6
            elif key == "piles":
                self.won = {seat: number(value) for seat, value in zip(SEATS, values, strict=True)}
                if min(self.won.values()) < 0 or sum(self.won.values()) > 7:
                    raise BadRecord("piles")  # L9: 8 piles make a round
            elif key == "scores":
                self.scores = {seat: number(value) for seat, value in zip(SEATS, values, strict=True)}
            elif key == "round" and number(values[0]) >= 1:
                self.round = number(values[0])
            elif key == "multiplier" and number(values[0]) >= 1:
                self.multiplier = number(values[0])
            else:
                raise BadRecord(f"set-up: {item.strip()}")
        declared = self.setup_phase == "turn" or (self.setup_phase == "redeal" and self._blind())
        if declared != ("said" in seen):
            raise BadRecord("declarations belong to a position after the declarations")
        if "piles" in seen and self.setup_phase != "turn" and any(self.won.values()):
            raise BadRecord("piles before the first turn")

    # -- small questions ------------------------------------------------------------------------------------

    def _blind(self) -> bool:
        return self.text["declaration"] == "blind"

    def _at_once(self) -> bool:
        return self.text["declaration"] in ("sealed", "blind")

    def _in_order(self) -> list[str]:
        """The seats in order of play: clockwise from the starter."""
        assert self.starter is not None
        first = SEATS.index(self.starter)
        return SEATS[first:] + SEATS[:first]

    def _value(self, piece: str) -> int:
        return RANKED[piece] if self.text["values"] == "ranked" else GUIDE[piece.upper()]

    def _weak(self, hand: list[str]) -> bool:
        if self.text["values"] == "ranked":
            return all(RANKED[piece] <= 9 for piece in hand)  # option: no piece above 9
        return all(piece.upper() not in ("G", "R") for piece in hand)  # L3

    def _sum(self, pieces: list[str]) -> int:
        if self.text["values"] == "ranked" and play_type(pieces) in (EXTENDED4, EXTENDED5):
            return sum(self._value(piece) for piece in set(pieces))  # only the three kinds count
        return sum(self._value(piece) for piece in pieces)

    # -- who may do what ------------------------------------------------------------------------------------

    def to_move(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "deal":
            return ["deck"]
        if self.phase == "redeal":
            return [seat for seat in SEATS if seat in self.answers and self.answers[seat] is None]
        if self.phase == "declare":
            if self.secret:
                return [seat for seat in SEATS if seat in self.missing]
            return [seat for seat in self._in_order() if seat in self.missing][:1]  # L6
        return [self._in_order()[len(self.plays)]]  # L7

    def legal(self) -> dict[str, list[str]]:
        if self.phase == "redeal":
            return {seat: ["redeal", "stay"] for seat in self.to_move()}  # L4
        if self.phase == "declare":
            return {seat: [f"say {n}" for n in self._declarations(seat)] for seat in self.to_move()}
        if self.phase == "turn":
            seat = self.to_move()[0]
            return {seat: self._possible_plays(seat)}
        return {}

    def _declarations(self, seat: str) -> list[int]:
        total = sum(n for n in self.said.values() if n is not None)
        last = len([other for other in SEATS if self.said[other] is None]) == 1
        if self.text["declaration"] == "total_eight":
            return [8 - total] if last else list(range(8 - total + 1))  # zero_streak has no effect here
        numbers = list(range(9))  # L6
        streak = self.numbers["zero_streak"]
        if streak and self.zeros[seat] >= streak:
            numbers.remove(0)  # option zero_streak
        if last and not self.secret and 8 - total in numbers:
            numbers.remove(8 - total)  # L6; also who declares again after sealed declarations
        return numbers

    def _possible_plays(self, seat: str) -> list[str]:
        hand = in_order(self.hands[seat])
        sizes = [len(self.plays[0][1])] if self.plays else [1, 2, 3, 4, 5, 6]  # L7
        found: list[str] = []
        for size in sizes:
            for pieces in combinations(hand, size):
                if not self.plays and play_type(list(pieces)) is None:
                    continue  # L7: the starter's pieces form a type; the others may play anything
                text = "".join(pieces)
                if text not in found:
                    found.append(text)
        return found

    # -- moves ----------------------------------------------------------------------------------------------

    def apply(self, actor: str, move: str) -> None:
        if actor not in self.to_move():
            raise Refused(f"{actor} is not to move")
        if actor == "deck":
            self._deal(move)
            return
        if move not in self.legal()[actor]:
            raise Refused(f"{actor} may not {move}")
        self.moves += 1
        if self.phase == "redeal":
            self.answers[actor] = move
            if not self.to_move():
                self._resolve_answers()
        elif self.phase == "declare":
            self.said[actor] = int(move.split()[1])
            self.missing.remove(actor)
            if not self.missing:
                self._resolve_declarations()
        else:
            for piece in move:
                self.hands[actor].remove(piece)
            self.plays.append((actor, list(move)))
            if len(self.plays) == 4:
                self._resolve_turn()

    # -- dealing --------------------------------------------------------------------------------------------

    def _read_deal(self, move: str) -> dict[str, list[str]]:
        words = move.split(" ")
        if words[0] != "deal":
            raise BadRecord(f"the deck deals, not {words[0]}")
        piles: dict[str, list[str]] = {}
        for word in words[1:]:
            name, colon, cards = word.partition(":")
            if not colon or name in piles or name not in [*SEATS, "table", "won"]:
                raise BadRecord(f"pile {word}")
            piles[name] = cards.split(",") if cards else []
            if any(piece not in DECK for piece in piles[name]):
                raise BadRecord(f"unknown piece in {word}")
        everything = [piece for pile in piles.values() for piece in pile]
        if Counter(everything) - Counter(DECK):
            raise BadRecord("a piece is there too often")
        if piles.get("table") or piles.get("won"):
            raise BadRecord("pieces are dealt to the four seats")
        sizes = {len(piles.get(seat, [])) for seat in SEATS}
        if self.next_deal == "first" and self.setup_phase is not None:
            # a set-up deal names what is still in play; everybody has always played as much as the others
            if len(sizes) != 1 or not 1 <= min(sizes) <= 8 - sum(self.won.values()):
                raise BadRecord("hands of different or impossible sizes")
        elif sizes != {8}:
            raise BadRecord("8 pieces each")  # L1
        return {seat: piles[seat] for seat in SEATS}

    def _deal(self, move: str) -> None:
        hands = self._read_deal(move)
        holders = [seat for seat in SEATS if "G" in hands[seat]]
        starter = self.starter
        if self.next_deal == "first" and starter is None:
            if self._blind() and self.setup_phase is None:
                starter = "p1"  # option declaration=blind
            elif holders:
                starter = holders[0]  # L5, round 1
            else:
                raise BadRecord("no starter named and nobody holds the red general")
        self.starter = starter
        kind, self.next_deal = self.next_deal, "none"
        self.hands = {seat: in_order(hands[seat]) for seat in SEATS}
        if kind == "round":
            self.round += 1
            self.multiplier = 1
            self.said = dict.fromkeys(SEATS)
            self.won = dict.fromkeys(SEATS, 0)
            self.taken = []
        if kind == "first" and self.setup_phase is not None:
            if self.setup_phase == "redeal":
                self._ask_weak()
            elif self.setup_phase == "declare":
                self._start_declaring()
            else:
                self.phase = "turn"
        elif kind != "redeal" and self._blind():
            self._start_declaring()  # blind: declared first, weak hands are asked afterwards
        else:
            self._ask_weak()

    def _ask_weak(self) -> None:
        self.answers = {}
        most = self.numbers["max_redeals"]
        assert most is not None
        if self.multiplier - 1 < most:  # L4: at most max_redeals in a round
            for seat in SEATS:
                if self._weak(self.hands[seat]):
                    self.answers[seat] = None
        if self.answers:
            self.phase = "redeal"
        else:
            self._after_asking()

    def _resolve_answers(self) -> None:
        accepted = [seat for seat in self._in_order() if self.answers.get(seat) == "redeal"]
        self.answers = {}
        if accepted:  # L4
            self.multiplier += 1
            self.starter = accepted[0]  # L5: a redeal overrides both
            self.phase = "deal"
            self.next_deal = "redeal"
        else:
            self._after_asking()

    def _after_asking(self) -> None:
        if self._blind():
            self.phase = "turn"  # the declarations were made before, and stay
        else:
            self._start_declaring()

    # -- declaring ------------------------------------------------------------------------------------------

    def _start_declaring(self) -> None:
        self.phase = "declare"
        self.missing = list(SEATS)
        self.secret = self._at_once()

    def _resolve_declarations(self) -> None:
        self.secret = False
        total = sum(n for n in self.said.values() if n is not None)
        if self._at_once() and total == 8:
            last = self._in_order()[-1]
            self.said[last] = None  # sealed: the last in order declares again
            self.missing = [last]
            return
        if self._blind():
            self._ask_weak()
        else:
            self.phase = "turn"

    # -- turns ----------------------------------------------------------------------------------------------

    def _resolve_turn(self) -> None:
        led = play_type(self.plays[0][1])
        best: tuple[int, int, int] | None = None
        winner = ""
        for seat, pieces in self.plays:  # earlier plays first: an equal later one does not beat them (L9)
            kind = play_type(pieces)
            if kind is None:
                continue  # L7: what forms no type simply loses
            if self.text["type_lock"] == "on" and kind != led:
                continue  # option type_lock
            red = 1 if self.text["ties"] == "red" and is_red(pieces[0]) else 0  # option ties
            strength = (kind, self._sum(pieces), red)  # L9
            if best is None or strength > best:
                best, winner = strength, seat
        self.won[winner] += len(self.plays[0][1])  # L9
        self.starter = winner  # L9, and L5 for the next round
        for _, pieces in self.plays:
            for piece in pieces:
                self.taken.insert(0, piece)  # the first card of a pile is its top
        self.plays = []
        if not any(self.hands.values()):
            self._resolve_round()

    # -- scoring --------------------------------------------------------------------------------------------

    def _points(self, said: int, got: int) -> int:
        """L10."""
        if said == 0 and got == 0:
            points = 3 if self.text["zero_bonus"] == "on" else 0
        elif said == 0:
            points = -got
        elif said == got:
            points = 2 * said + 4 if self.text["bonus"] == "progressive" else said + 5
        else:
            points = -abs(said - got)
        points *= self.multiplier
        cap = self.numbers["penalty_cap"]
        if cap is not None and points < -cap:
            points = -cap  # option penalty_cap, after the multiplier
        return points

    def _resolve_round(self) -> None:
        for seat in SEATS:
            said = self.said[seat]
            assert said is not None
            self.scores[seat] += self._points(said, self.won[seat])
            self.zeros[seat] = self.zeros[seat] + 1 if said == 0 else 0
        target, last_round, gap = self.numbers["target"], self.numbers["max_rounds"], self.numbers["comeback"]
        assert target is not None and last_round is not None
        top, bottom = max(self.scores.values()), min(self.scores.values())
        tied = list(self.scores.values()).count(top) > 1
        if self.round >= last_round or (top >= target and not tied):  # L11
            self.phase = "over"
            return
        if gap is not None and not self.comeback_done and top - bottom >= gap:  # option comeback
            self.scores = dict.fromkeys(SEATS, 0)
            self.comeback_done = True
        self.phase = "deal"
        self.next_deal = "round"

    # -- output ---------------------------------------------------------------------------------------------

    def _result(self) -> dict[str, Any] | None:
        if self.phase != "over":
            return None
        ranking = [
            [seat for seat in SEATS if self.scores[seat] == score]
            for score in sorted(set(self.scores.values()), reverse=True)
        ]
        losers = list(ranking[-1]) if len(ranking[-1]) == 1 else []  # nobody if the last place is shared
        return {"ranking": ranking, "losers": losers, "reason": "normal", "scores": dict(self.scores)}

    def state(self, viewer: str | None = None) -> dict[str, Any]:
        piles: dict[str, list[str]] = {}
        for seat in SEATS:
            seen = viewer is None or viewer == seat
            if viewer is not None and self._blind() and self.phase == "declare":
                seen = False  # blind: nobody has seen their pieces yet
            piles[seat] = [piece if seen else "??" for piece in in_order(self.hands[seat])]
        piles["table"] = []
        for seat, pieces in self.plays:
            seen = self.text["face_down"] == "off" or viewer is None or viewer == seat  # option face_down
            piles["table"] += [piece if seen else "??" for piece in pieces]
        piles["won"] = list(self.taken)
        said: dict[str, int | None] = {}
        for seat in SEATS:
            hidden = self.phase == "declare" and self.secret and viewer is not None and viewer != seat
            said[seat] = None if hidden else self.said[seat]
        legal = self.legal()
        if viewer is not None:
            legal = {seat: moves for seat, moves in legal.items() if seat == viewer}
        return {
            "game": "liap_tui",
            "version": 1,
            "moves": self.moves,
            "over": self.phase == "over",
            "to_move": self.to_move(),
            "piles": piles,
            "legal": legal,
            "facts": {
                "scores": dict(self.scores),
                "round": self.round,
                "said": said,
                "won": dict(self.won),
                "multiplier": self.multiplier,
                "starter": self.starter,
            },
            "result": self._result(),
        }

    def deal(self, rng: random.Random) -> str:
        return random_deal(rng)


# -- random games -------------------------------------------------------------------------------------------


def deal_text(hands: list[list[str]]) -> str:
    return "deal " + " ".join(f"{seat}:{','.join(hand)}" for seat, hand in zip(SEATS, hands, strict=True))


def random_deal(rng: random.Random, size: int = 8) -> str:
    """Some deals are even, some are full of combinations, some full of weak hands."""
    pieces = list(DECK)
    rng.shuffle(pieces)
    style = rng.choice(["plain", "plain", "sorted", "weak"])
    if style == "sorted":  # suits and groups stay together, mostly
        groups = ["GAE", "RHC", "S", "gae", "rhc", "s"]
        rng.shuffle(groups)
        where = {piece: place for place, group in enumerate(groups) for piece in group}
        pieces.sort(key=lambda piece: where[piece] + rng.random() * rng.choice([0, 0, 1, 3]))
    elif style == "weak":  # strong pieces (of either set of values) first: the later hands are weak
        strong = rng.choice(["GgRr", "GgAaE", "GgRrAaE"])
        pieces.sort(key=lambda piece: piece not in strong)
    hands = [pieces[8 * place : 8 * place + size] for place in range(4)]
    rng.shuffle(hands)
    return deal_text(hands)


def random_options(rng: random.Random, short: bool) -> dict[str, str]:
    options: dict[str, str] = {}
    for name, values in CHOICES.items():
        if rng.random() < 0.5:
            options[name] = rng.choice(values)
    if rng.random() < 0.5:
        options["zero_streak"] = rng.choice(["0", "2", "2", "2"])
    if rng.random() < 0.3:
        options["penalty_cap"] = rng.choice(["none", "1", "2", "5", "5"])
    if rng.random() < 0.3:
        options["target"] = rng.choice(["30", "50", "75"])
    if rng.random() < 0.4:
        options["comeback"] = rng.choice(["none", "10", "20", "30", "50"])
    if short or rng.random() < 0.7:
        options["max_rounds"] = rng.choice(["1", "2", "3", "5", "8"])
    if rng.random() < 0.3:
        options["max_redeals"] = rng.choice(["0", "1", "2", "3", "10"])
    return options


def random_said(rng: random.Random, declaration: str) -> list[int]:
    """Four declarations that this way of declaring allows."""
    while True:
        said = [rng.choice([0, 0, 1, 1, 2, 2, 3, 4, 8]) for _ in range(4)]
        if (sum(said) == 8) == (declaration == "total_eight"):
            return said


def random_setup(rng: random.Random, options: dict[str, str]) -> tuple[str, str]:
    declaration = options.get("declaration", "open")
    phase = rng.choice(["redeal", "declare", "turn", "turn", "turn"])
    size = rng.choice([1, 1, 2, 2, 3, 4, 5, 6, 8]) if phase == "turn" else 8
    first = random_deal(rng, size)
    items: list[str] = []
    said = random_said(rng, declaration)
    piles = [0, 0, 0, 0]
    for _ in range(8 - size):
        piles[rng.choice([0, 1, 2, 3, rng.randrange(2)])] += 1
    if phase == "turn" and rng.random() < 0.5 and declaration != "total_eight":
        near = [count + rng.choice([0, 0, 1]) for count in piles]  # so that several can hit what they said
        if sum(near) != 8:
            said = near
    if phase == "turn" or (phase == "redeal" and declaration == "blind"):
        items.append("said " + " ".join(map(str, said)))
    if any(piles):
        items.append("piles " + " ".join(map(str, piles)))
    if "G" not in first or declaration == "blind" or rng.random() < 0.6:
        items.append(f"starter {rng.choice(SEATS)}")
    target = int(options.get("target", "50"))
    scores = rng.choice(
        [
            [0, 0, 0, 0],
            [target - 1] * 4,  # ties at the top
            [target + 3, target + 3, target + 3, -5],
            [target - rng.randrange(0, 10) for _ in range(4)],
            [rng.randrange(-20, target) for _ in range(4)],
            [target - 6, target - 8, -20, -20],  # comeback
        ]
    )
    rng.shuffle(scores)
    if any(scores):
        items.append("scores " + " ".join(map(str, scores)))
    last = int(options.get("max_rounds", "20"))
    this = rng.choice([1, last, max(1, last - 1), rng.randrange(1, last + 1)])
    if this != 1:
        items.append(f"round {this}")
    most = int(options.get("max_redeals", "10"))
    multiplier = rng.choice([1, 1, 1 + rng.randrange(most + 1), most + 1])
    if multiplier != 1:
        items.append(f"multiplier {multiplier}")
    if phase != "redeal" or not items or rng.random() < 0.5:
        items.append(f"phase {phase}")
    rng.shuffle(items)
    return "; ".join(items), first


def scenarios(rng: random.Random) -> tuple[int, dict[str, str], str | None, str | None]:
    if rng.random() < 0.5:
        return 4, random_options(rng, short=False), None, None
    options = random_options(rng, short=rng.random() < 0.5)
    setup, first = random_setup(rng, options)
    return 4, options, setup, first
