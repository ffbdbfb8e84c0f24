"""What Thulla and Kazhutha share: the tricks, going out, the stall, the record's deal and set-up.

Rule numbers are those of the rules text (T… Thulla, K… Kazhutha); "RECORD" is the text of the record format.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, ClassVar

from tests.oracle import BadRecord, Refused

RANKS = "23456789TJQKA"  # T1: the ace is high
SUITS = "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
NUMBER = {card: RANKS.index(card[0]) + 2 for card in DECK}  # T13: A = 14, K = 13, … 2 = 2
POSITION = {card: i for i, card in enumerate(DECK)}


def number(card: str) -> int:
    return NUMBER[card]


def suit_of(card: str) -> str:
    return card[1]


def in_order(cards: list[str]) -> list[str]:
    """Hands are shown sorted: rank first, then c d h s (the order of DECK)."""
    return sorted(cards, key=POSITION.__getitem__)


def share_places(seats: list[str], key: dict[str, tuple[int, ...]]) -> list[list[str]]:
    """Places by ascending key; equal seats stand in one list, in seat order."""
    return [[seat for seat in seats if key[seat] == value] for value in sorted({key[seat] for seat in seats})]


@dataclass
class Game:
    """How one game of a session ended."""

    ranking: list[list[str]]
    losers: list[str]
    reason: str
    first_out: str | None
    left: dict[str, list[str]]  # the cards each seat still held

    def place(self, seat: str) -> int:
        return next(i for i, group in enumerate(self.ranking) if seat in group)


@dataclass
class Setup:
    """RECORD, Setup: a starting position; the cards come with the first deal."""

    lead: str
    opening: bool
    out: list[str]
    cuts: int


class Getaway:
    name = ""
    # Every option with its values as text, the default first.
    choices: ClassVar[dict[str, list[str]]] = {}

    def __init__(self, seats: int, options: dict[str, str], setup: str | None = None) -> None:
        if not 2 <= seats <= 6:  # T3; Kazhutha too is for 2–6
            raise BadRecord(f"{self.name} is for 2 to 6 players")
        self.seats = [f"p{i}" for i in range(1, seats + 1)]
        self.options = {key: values[0] for key, values in self.choices.items()}
        for key, value in options.items():
            if key not in self.choices or value not in self.choices[key]:
                raise BadRecord(f"unknown option or value {key}={value}")
            self.options[key] = value
        self.check_options()

        self.games: list[Game] = []  # finished games of the session
        self.dealer = "p1"  # T forced_ace, K2: p1 deals game 1
        self.moves = 0
        self.playing = False  # False: the deck is to act, or all is over
        self.over = False
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.trick: list[tuple[str, str]] = []  # (seat, card), first played first
        self.gone: list[str] = []  # the last discarded first
        self.out: list[str] = []
        self.lead = "p1"
        self.first_trick = False
        self.cuts = 0
        # RECORD: Setup concerns the first deal only.
        self.setup = None if setup is None else self.read_setup(setup)

    # ---- what the two games do differently -------------------------------------------------------

    def check_options(self) -> None:
        """Options that do not go with each other or with the seats: BadRecord."""

    def removed(self) -> list[str]:
        """The cards that a full deal leaves out."""
        raise NotImplementedError

    def hand_sizes(self) -> dict[str, int]:
        """The number of cards of each seat in a full deal."""
        raise NotImplementedError

    def lead_after_safe(self, winner: str, trick: list[tuple[str, str]]) -> str:
        """Who leads when the winner of a clean trick is safe (somebody holds cards)."""
        raise NotImplementedError

    def cutter_takes(self) -> bool:
        return False

    def stall_limit(self) -> int:
        return 100  # T13

    def game_end(self) -> Game | None:
        """The end after a trick, the stall not looked at."""
        return self.single_loser_end()

    def stalemate(self) -> Game:
        return self.ranked_stalemate()

    def next_dealer(self) -> str:
        raise NotImplementedError

    def scores(self) -> dict[str, int]:
        raise NotImplementedError

    def session_over(self) -> bool:
        raise NotImplementedError

    def session_result(self) -> tuple[list[list[str]], list[str]]:
        """Ranking and losers of a session of more than one game."""
        raise NotImplementedError

    # ---- seats ------------------------------------------------------------------------------------

    def clockwise_after(self, seat: str) -> list[str]:
        """All other seats, the next one clockwise first."""
        i = self.seats.index(seat)
        return self.seats[i + 1 :] + self.seats[:i]

    def still_in(self) -> list[str]:
        return [seat for seat in self.seats if seat not in self.out]

    def holders(self) -> list[str]:
        return [seat for seat in self.seats if self.hands[seat]]

    def next_holder(self, seat: str) -> str:
        return next(other for other in self.clockwise_after(seat) if self.hands[other])

    # ---- set-up and deal --------------------------------------------------------------------------

    def read_setup(self, text: str) -> Setup:
        setup = Setup(lead="p1", opening=False, out=[], cuts=0)
        seen: list[str] = []
        for item in text.split(";"):
            words = item.split()
            if not words:
                continue
            key, values = words[0], words[1:]
            if key in seen:
                raise BadRecord(f"{key} is there twice")
            seen.append(key)
            if key == "lead" and len(values) == 1 and values[0] in self.seats:
                setup.lead = values[0]
            elif key == "opening" and not values:
                setup.opening = True
            elif key == "out" and values and len(set(values) & set(self.seats)) == len(values):
                setup.out = values
            elif key == "cuts" and len(values) == 1 and values[0].isdecimal() and len(values[0]) < 5:
                setup.cuts = int(values[0])
            else:
                raise BadRecord(f"no set-up item: {item.strip()}")
        if setup.cuts >= self.stall_limit():  # T13 would have ended that game
            raise BadRecord("too many cut tricks")
        return setup

    def read_deal(self, move: str) -> dict[str, list[str]]:
        words = move.split()
        if not words or words[0] != "deal":
            raise BadRecord("the deck deals")
        piles: dict[str, list[str]] = {}
        for word in words[1:]:
            pile, colon, text = word.partition(":")
            if not colon or pile in piles or pile not in [*self.seats, "trick", "gone"]:
                raise BadRecord(f"no pile: {word}")
            piles[pile] = text.split(",") if text else []
        cards = [card for pile in piles.values() for card in pile]
        if any(card not in DECK for card in cards):
            raise BadRecord("unknown card")
        if len(set(cards)) != len(cards):
            raise BadRecord("a card is dealt twice")
        if piles.pop("trick", []):
            raise BadRecord("no cards are dealt to the trick")
        return {pile: piles.get(pile, []) for pile in [*self.seats, "gone"]}

    def check_full_deal(self, piles: dict[str, list[str]]) -> None:
        sizes = self.hand_sizes()
        if any(len(piles[seat]) != sizes[seat] for seat in self.seats):  # T1, T2, K1
            raise BadRecord("wrong number of cards")
        if set(piles["gone"]) != set(self.removed()):  # T1, K1
            raise BadRecord("wrong cards removed")

    def check_setup_deal(self, setup: Setup, piles: dict[str, list[str]]) -> None:
        for seat in self.seats:
            if bool(piles[seat]) == (seat in setup.out):
                raise BadRecord(f"{seat} must hold cards or be out, not both")
        if self.already_over(setup.out):
            raise BadRecord("that game is over")
        if not piles[self.first_leader(setup, piles)]:
            raise BadRecord("the leader holds no cards")

    def already_over(self, out: list[str]) -> bool:
        return len(self.seats) - len(out) <= 1  # T12

    def first_leader(self, setup: Setup | None, piles: dict[str, list[str]]) -> str:
        opening = setup is None or setup.opening
        if opening and self.options["forced_ace"] == "on":
            for seat in self.seats:
                if "As" in piles[seat]:
                    return seat  # T4, K2: the holder of As leads
        if setup is not None:
            return setup.lead
        return self.clockwise_after(self.dealer)[0]  # forced_ace off: the seat left of the dealer

    def take_deal(self, move: str) -> None:
        piles = self.read_deal(move)
        setup = self.setup
        if setup is None:
            self.check_full_deal(piles)
        else:
            self.check_setup_deal(setup, piles)
        self.lead = self.first_leader(setup, piles)
        self.hands = {seat: in_order(piles[seat]) for seat in self.seats}
        self.gone = piles["gone"]
        self.trick = []
        self.out = [] if setup is None else list(setup.out)
        self.cuts = 0 if setup is None else setup.cuts
        self.first_trick = setup is None or setup.opening
        self.setup = None
        self.playing = True

    def deal(self, rng: random.Random) -> str:
        if self.setup is not None:
            players = [seat for seat in self.seats if seat not in self.setup.out]
            return random_setup_deal(rng, players, self.setup.opening, self.removed())
        cards = [card for card in DECK if card not in self.removed()]
        rng.shuffle(cards)
        piles: dict[str, list[str]] = {}
        for seat, size in self.hand_sizes().items():
            piles[seat], cards = cards[:size], cards[size:]
        if self.removed():
            piles["gone"] = self.removed()
        return deal_text(piles)

    # ---- play -------------------------------------------------------------------------------------

    def turn(self) -> str:
        if not self.trick:
            return self.lead
        played = [seat for seat, _ in self.trick]
        return next(s for s in self.clockwise_after(played[-1]) if s in self.still_in() and s not in played)

    def to_move(self) -> list[str]:
        if self.over:
            return []
        return [self.turn()] if self.playing else ["deck"]

    def legal(self) -> dict[str, list[str]]:
        if not self.playing:
            return {}
        seat = self.turn()
        hand = in_order(self.hands[seat])
        if not self.trick:
            if self.first_trick and self.options["forced_ace"] == "on" and "As" in hand:
                return {seat: ["As"]}  # T4
            return {seat: hand}  # T5: a leader may lead anything
        led = suit_of(self.trick[0][1])
        return {seat: [card for card in hand if suit_of(card) == led] or hand}  # T5; T15: there is no pass

    def apply(self, actor: str, move: str) -> None:
        if self.over:
            raise Refused("the game is over")
        if actor not in self.to_move():
            raise Refused(f"it is not the turn of {actor}")
        if actor == "deck":
            self.take_deal(move)
            return
        if move not in self.legal()[actor]:
            raise Refused(f"{actor} may not play {move}")
        self.hands[actor].remove(move)
        self.trick.append((actor, move))
        self.moves += 1
        if self.trick_complete():
            self.resolve()

    def everyone_plays(self) -> bool:
        """first_trick_safe: in the first trick everyone plays a card, even after a cut."""
        return self.first_trick and self.options["first_trick_safe"] == "on"

    def is_cut(self) -> bool:
        return any(suit_of(card) != suit_of(self.trick[0][1]) for _, card in self.trick)

    def trick_complete(self) -> bool:
        if self.is_cut() and not self.everyone_plays():
            return True  # T7: the trick stops at once
        return {seat for seat, _ in self.trick} == set(self.still_in())  # T6, T11

    def resolve(self) -> None:
        trick, cut, protected = self.trick, self.is_cut(), self.everyone_plays()
        leader, led = trick[0][0], suit_of(trick[0][1])
        followed = [(seat, card) for seat, card in trick if suit_of(card) == led]
        highest = max(followed, key=lambda play: number(play[1]))[0]
        cards = [card for _, card in trick]
        self.trick = []
        self.first_trick = False

        if not cut:  # T6
            self.gone = cards[::-1] + self.gone
            self.cuts = 0
            lead = highest
        elif protected:  # first_trick_safe: discarded, nobody picks up, who led it leads again
            self.gone = cards[::-1] + self.gone
            self.cuts += 1
            lead = leader
        else:
            lead = trick[-1][0] if self.cutter_takes() else highest  # reversal; T7
            self.hands[lead] = in_order(self.hands[lead] + cards)
            self.cuts += 1

        for seat, _ in trick:  # T8: safe when the trick is resolved; T9, K4: in the order of play
            if not self.hands[seat]:
                self.out.append(seat)

        end = self.game_end()  # T11, T12: only after a trick
        if end is None and self.cuts >= self.stall_limit():  # T13: T12 goes first
            end = self.stalemate()
        if end is not None:
            self.finish(end)
        elif self.hands[lead]:
            self.lead = lead
        elif cut:  # the leader of a protected first trick is out
            self.lead = self.next_holder(lead)
        else:
            self.lead = self.lead_after_safe(highest, trick)  # T10, K3

    # ---- the end ----------------------------------------------------------------------------------

    def ended(self, ranking: list[list[str]], losers: list[str], reason: str) -> Game:
        left = {seat: list(self.hands[seat]) for seat in self.seats}
        return Game(ranking, losers, reason, self.out[0] if self.out else None, left)

    def single_loser_end(self) -> Game | None:
        holders = self.holders()
        if len(holders) > 1:
            return None
        order = self.out + holders  # T12: the one who holds cards, else the last one to play to the last trick
        return self.ended([[seat] for seat in order], [order[-1]], "normal")  # T14

    def ranked_stalemate(self) -> Game:
        key: dict[str, tuple[int, ...]] = {}
        for seat in self.holders():  # T13: fewer cards, then the lower sum of ranks
            key[seat] = (len(self.hands[seat]), sum(number(card) for card in self.hands[seat]))
        places = share_places(self.holders(), key)
        losers = places[-1] if len(places[-1]) == 1 else []  # T13: a shared last place: nobody
        return self.ended([[seat] for seat in self.out] + places, losers, "stalemate")

    def finish(self, end: Game) -> None:
        self.games.append(end)
        self.playing = False
        if self.session_over():
            self.over = True
        else:
            self.dealer = self.next_dealer()

    def result(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        if self.options["games"] == "1":
            ranking, losers, reason = self.games[0].ranking, self.games[0].losers, self.games[0].reason
        else:
            ranking, losers = self.session_result()
            reason = "normal"  # RECORD: also for a session in which single games were stalemates
        return {
            "ranking": [list(group) for group in ranking],
            "losers": [seat for seat in self.seats if seat in losers],
            "reason": reason,
            "scores": self.scores(),
        }

    # ---- what is shown ----------------------------------------------------------------------------

    def state(self, viewer: str | None = None) -> dict[str, Any]:
        piles: dict[str, list[str]] = {}
        for seat in self.seats:
            hand = in_order(self.hands[seat])
            piles[seat] = hand if viewer in (None, seat) else ["??"] * len(hand)
        piles["trick"] = [card for _, card in self.trick]
        piles["gone"] = list(self.gone)
        legal = self.legal()
        if viewer is not None:  # RECORD: only that seat's entry; none for a spectator
            legal = {seat: moves for seat, moves in legal.items() if seat == viewer}
        return {
            "game": self.name,
            "version": 1,
            "moves": self.moves,
            "over": self.over,
            "to_move": self.to_move(),
            "piles": piles,
            "legal": legal,
            "facts": {"out": list(self.out), "scores": self.scores()},
            "result": self.result(),
        }


# ---- random starting points ---------------------------------------------------------------------------


def deal_text(piles: dict[str, list[str]]) -> str:
    return " ".join(["deal"] + [f"{pile}:{','.join(cards)}" for pile, cards in piles.items()])


def random_setup_deal(rng: random.Random, seats: list[str], opening: bool, avoid: list[str]) -> str:
    """A small position for the seats that are still in, of one of several kinds."""
    deck = [card for card in DECK if card not in avoid]
    kind = rng.choice(["any", "one_suit", "two_suits", "few_ranks", "own_suits", "single_cards", "uneven"])
    if kind == "one_suit":  # mostly clean tricks, several going out at once
        suit = rng.choice(SUITS)
        deck = [card for card in deck if suit_of(card) == suit]
    elif kind == "two_suits":
        suits = rng.sample(SUITS, 2)
        deck = [card for card in deck if suit_of(card) in suits]
    elif kind == "few_ranks":  # equal sums in a stall
        ranks = rng.sample(RANKS, 4)
        deck = [card for card in deck if card[0] in ranks]
    rng.shuffle(deck)
    most = 1 if kind == "single_cards" else rng.randint(1, max(1, min(5, len(deck) // len(seats))))
    hands: dict[str, list[str]] = {}
    for i, seat in enumerate(seats):
        size = most if rng.random() < 0.5 else rng.randint(1, most)
        if kind == "uneven":
            size = 1 if i else rng.randint(1, 12)
        mine = [card for card in deck if suit_of(card) == SUITS[i % 4]] if kind == "own_suits" else deck
        hands[seat] = (mine or deck)[:size]
        deck = [card for card in deck if card not in hands[seat]]
    if opening and not any("As" in hand for hand in hands.values()):
        deck = [card for card in deck if card != "As"]
        rng.choice(list(hands.values()))[0] = "As"
    piles = dict(hands)
    if deck and rng.random() < 0.5:
        piles["gone"] = rng.sample(deck, rng.randint(1, min(6, len(deck))))
    return deal_text(piles)


def mirror_deal(rng: random.Random, order: list[str], reversal: bool) -> str:
    """The first of `order` leads, the second must cut, and then two are likely to be equal (T13)."""
    leader, cutter, others = order[0], order[1], order[2:]
    ranks = rng.sample(RANKS[5:], rng.randint(2, 5))  # nothing that a full deal would remove
    same, rest = ranks[0], ranks[1:]
    if reversal:
        # the cutter will hold the rest and one card of the same rank
        hands = {leader: [same + "h", same + "d"], cutter: [rank + "c" for rank in rest]}
        if not others:
            hands[leader] += [rank + "h" for rank in rest]
    else:
        # the leader will hold the rest and one card of the same rank
        hands = {leader: [rank + "h" for rank in rest], cutter: [same + "c", same + "d"]}
        if not others:
            hands[cutter] += [rank + "c" for rank in rest]
    for i, seat in enumerate(others):
        hands[seat] = [rank + "s" for rank in ranks] if i == 0 else [RANKS[i + 1] + rng.choice(SUITS)]
    return deal_text({seat: hands[seat] for seat in sorted(hands)})


def random_setup(rng: random.Random, game: type[Getaway], seats: int, options: dict[str, str]) -> tuple[str, str]:
    """Set-up text and the first deal, both correct."""
    model = game(seats, options)
    opening = rng.random() < 0.3
    limit = model.stall_limit()
    while True:
        shuffled = rng.sample(model.seats, seats)
        out = [] if opening else shuffled[: rng.choice([0, 0, 0, 1, 2, 3, 4])]
        if not model.already_over(out):
            break
    players = [seat for seat in model.seats if seat not in out]
    items: list[str] = []
    lead = rng.choice(players)
    if not opening and rng.random() < 0.15:
        i = players.index(lead)
        text = f"cuts {limit - 1}; lead {lead}" + ("; out " + " ".join(out) if out else "")
        return text, mirror_deal(rng, players[i:] + players[:i], model.cutter_takes())
    if opening:
        items.append("opening")
    # With the As rule in force the holder of As leads: no lead is named.
    if not (opening and options.get("forced_ace", "on") == "on") and (lead != "p1" or rng.random() < 0.3):
        items.append(f"lead {lead}")
    if out:
        items.append("out " + " ".join(out))
    if not opening and rng.random() < 0.5:
        items.append(f"cuts {rng.choice([limit - 1, limit - 1, limit - 2, limit - 3, rng.randrange(limit)])}")
    rng.shuffle(items)
    return "; ".join(items), random_setup_deal(rng, players, opening, model.removed())


def random_options(rng: random.Random, choices: dict[str, list[str]]) -> dict[str, str]:
    """Only what differs from the default, as in a record."""
    options = {key: rng.choice(values) for key, values in choices.items()}
    return {key: value for key, value in options.items() if value != choices[key][0]}
