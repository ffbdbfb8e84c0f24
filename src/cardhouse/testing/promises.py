"""What every game must keep, checked while it is played. A new game is tested by existing.

A promise that is not kept is a `Broken`: it says what was seen, and the lines of the evening lead there again.
"""

from __future__ import annotations

import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from cardhouse.core import kernel, written
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game
from cardhouse.core.options import about, read_options, write_options
from cardhouse.core.position import DECK, SPECTATOR, BadDeal, Deal, Position, seat_name, sees
from cardhouse.core.record import RecordError, read_record, write_record

NONSENSE = [
    "", "pass", "7h", "As", "6x2", "6x2+J", "revolution", "quiet", "look 1 2", "draw", "take", "drop",
    "keep 1", "pair 1 2", "peek 1", "peek p2.1", "swap p1.1 p2.1", "cut", "cut 7", "cut 1000", "redeal",
    "stay", "say 3", "say 9", "R", "SSS", "RHC", "gg", "Jx2", "0x1", "J", "-1", "ß", "p1", "keep 99",
    "swap p1.1 p1.1", "2", "give 12,12",
]  # fmt: skip
MOST_MOVES = 6000
SOAK = "SOAK" in os.environ  # then every viewer at every step


def option_texts(game: Game, *, most: int = 60) -> list[str]:
    """Option sets in which every pair of values of two options occurs together at least once."""
    values: dict[str, list[str]] = {}
    for option in about(game.options):
        listed = list(option.values) or [str(n) for n in (option.low, min(option.high or 0, (option.low or 0) + 2))]
        values[option.name] = list(dict.fromkeys([*listed, *(["none"] if option.optional else [])]))
    pairs = {((a, x), (b, y)) for a, b in itertools.combinations(values, 2) for x in values[a] for y in values[b]}
    rng = random.Random(game.name)
    sets = [""]
    while pairs and len(sets) < most:
        rows = [{name: rng.choice(values[name]) for name in values} for _ in range(40)]
        best = max(rows, key=lambda row: sum(pair in pairs for pair in itertools.combinations(row.items(), 2)))
        pairs -= set(itertools.combinations(best.items(), 2))
        sets.append(" ".join(f"{name}={value}" for name, value in best.items()))
    return sets


def tables(game: Game) -> Iterator[tuple[int, str]]:
    """Every number of seats with every option set that this game can be played with."""
    for seats in game.seats:
        for options in option_texts(game):
            try:
                game.start(seats, read_options(game.options, options))
            except BadDeal:
                continue
            yield seats, options


class Broken(AssertionError):
    """A promise that is not kept."""


def hold(kept: bool, else_: str) -> None:
    if not kept:
        raise Broken(else_)


class Evening:
    """One game from the deal to the end, with everything checked on the way."""

    def __init__(self, game: Game, seats: int, options: str, seed: object, care: float = 0.2) -> None:
        self.game, self.seats, self.options = game, seats, read_options(game.options, options)
        self.rng = random.Random(f"{game.name} {seats} {options} {seed}")
        self.care = care  # how often the costly promises are looked at
        self.position = game.start(seats, self.options)
        self.lines: list[str] = []
        self.cards: Counter[int] = Counter()
        self.spoken: list[str] = list(NONSENSE)
        self.watching, self.listening = (itertools.cycle(self.everybody) for _ in range(2))  # every viewer in turn
        self.texts = written.Texts()  # of the views so far
        self.other_worlds = 0  # resampled positions that really were others,
        self.other_deals = 0  # deals that were different and looked the same to a viewer,
        self.other_choices = 0  # and choices

    def play(self, choices: Iterator[int] | None = None) -> Position:
        """To the end; `choices` pick among the legal moves, chance does where they run out."""
        moves = 0
        while self.position.to_move:
            if self.position.to_move == (DECK,):
                self.deal()
                continue
            seat = self.rng.choice(self.position.to_move)
            legal = self.position.legal(seat)
            hold(bool(legal), f"{seat_name(seat)} is to move and has no legal move")
            pick = next(choices, None) if choices else None
            move = legal[pick % len(legal)] if pick is not None else self.rng.choice(legal)
            if self.rng.random() < self.care:
                self.look_closely()
            self.move(seat, move)
            moves += 1
            hold(moves < MOST_MOVES, f"it has not ended after {MOST_MOVES} moves: every game ends")
        self.check_result()
        self.check_replay()
        return self.position

    def deal(self) -> None:
        shuffled = self.position.deck()
        self.rng.shuffle(shuffled)
        deal = self.position.deal(shuffled)
        self.position.check(deal)
        text = self.game.write_deal(deal)
        again = self.game.write_deal(self.game.read_deal(text))
        hold(sorted(text) == sorted(again), f"the deal {text!r}, read and written again, is {again!r}")
        after = dealt(self.position, deal)
        self.lines.append(f"deck {text}")
        for viewer in self.everybody:
            self.check_news_of_deal(viewer, deal, after)
        self.position = after
        if deal.verb == "deal" and len(shuffled) >= sum(self.cards.values()):
            self.cards = cards_of(after)
        self.check_cards()

    def move(self, seat: int, move: int) -> None:
        text = self.position.text(move)
        before = sent(self.position, None)
        after = kernel.play(self.position, seat, text)
        hold(sent(self.position, None) == before, f"{text!r} changes the old position too: copy() shares something")
        self.spoken.append(text)
        self.lines.append(f"{seat_name(seat)} {text}")
        hushed = len(self.position.to_move) > 1 or self.position.secret
        if hushed or self.rng.random() < self.care:
            for viewer in self.everybody if hushed or SOAK else [next(self.listening)]:
                self.check_news(viewer, seat, text, after)
            self.check_choice(seat, text, after)
        self.position = after
        self.check_cards()

    @property
    def everybody(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    # -- the promises

    def check_cards(self) -> None:
        """Every card exactly once, and no more cards than are dealt; where it is told who played them, of all."""
        self.check_conserved(self.position)
        for name, pile in self.position.piles().items():
            by_all = len(pile.by) in (0, len(pile.cards)) and set(pile.by) <= set(range(self.seats))
            hold(by_all, f"the pile {name} does not say of each card which seat has played it")

    def check_conserved(self, position: Position) -> None:
        there = cards_of(position)
        for card in there | self.cards if there != self.cards else ():
            where = " ".join(name for name, pile in position.piles().items() if card in pile.cards) or "no pile"
            found, due = there[card], self.cards[card]
            told = f"the card {position.faces[card]} is there {found} times and not {due}: in {where}"
            hold(found == due, f"cards are not conserved: {told}")

    def look_closely(self) -> None:
        p = self.position
        self.check_moves()
        self.check_place()
        self.check_text()
        before = sent(p, None)
        for seat in self.rng.sample(range(self.seats), 2):
            for text in self.rng.sample(self.spoken, 6):
                self.check_refusal(seat, text)
        hold(sent(p, None) == before, "nonsense changes nothing: why() or spell() has changed the position")
        for viewer in self.everybody if SOAK else itertools.islice(self.watching, 2):
            self.check_leak(viewer)

    def check_moves(self) -> None:
        """One spelling per move, found again from its text; the default is legal; who is not asked has none."""
        p = self.position
        for seat in range(self.seats):
            legal = p.legal(seat)
            if seat not in p.to_move:
                hold(not legal, f"{seat_name(seat)} is not to move and has legal moves")
                continue
            texts = [p.text(move) for move in legal]
            twice = [text for text, n in Counter(texts).items() if n > 1]
            hold(not twice, f"one spelling per move: {twice} are texts of several")
            move = self.rng.choice(legal)
            text = p.text(move)
            for typed in (text, f"  {text.replace(' ', '   ')} "):
                hold(kernel.find(p, seat, typed) == move, f"the legal move {text!r} is not found: spell() changes it")
            hold(p.default(seat) in legal, f"the default move {p.text(p.default(seat))!r} is not legal")

    def check_place(self) -> None:
        """`place` is the inverse of `piles`."""
        q = self.position.copy()
        q.place({name: list(pile.cards) for name, pile in self.position.piles().items()})
        hold(everything(q) == everything(self.position), "place() does not undo piles()")

    def check_text(self) -> None:
        """What a table sends is the view, whatever it has written before."""
        p, viewers = self.position, [*self.everybody, None]
        for texts in (self.texts, written.Texts()):
            for viewer, text in written.views(p, viewers, as_text, texts).items():
                told = f"the view of {'all' if viewer is None else who(viewer)} is written otherwise than it is seen"
                hold(text == as_text(kernel.view(p, viewer)), told)

    def check_refusal(self, seat: int, text: str) -> None:
        """Every text is a legal move or has a reason with a sentence."""
        p = self.position
        reason = kernel.explain(p, seat, text)
        if reason is None:
            hold(seat in p.to_move and kernel.find(p, seat, text) is not None, f"{text!r} is refused without a reason")
            return
        said = kernel.sentence(p, reason)
        hold(bool(said) and "{" not in said, f"the sentence of {reason.code} is {said!r}: not all it names is there")
        json.dumps(reason.params)
        try:
            kernel.play(p, seat, text)
        except kernel.IllegalMove as refused:
            hold(refused.message == said, f"{text!r} is refused in two ways: {said!r} and {refused.message!r}")
        else:
            hold(False, f"{text!r} has a reason why not, and can be played")

    def check_leak(self, viewer: int) -> None:
        """Nothing that a viewer is sent depends on cards they may not know."""
        p, seed = self.position, self.rng.random()
        q = kernel.resample(p, viewer, random.Random(seed))
        if sent(p, viewer) != sent(q, viewer):
            raise Broken(f"what {who(viewer)} is sent depends on hidden cards{difference(p, q, viewer)}")
        self.other_worlds += sent(p, None) != sent(q, None)
        again = kernel.resample(q, viewer, random.Random(seed))
        hold(everything(again) == everything(q), "another world depends on the true one: see places() and redo()")
        self.check_conserved(q)
        if viewer != SPECTATOR:
            for text in self.rng.sample(self.spoken, 8):
                same = explained(p, viewer, text) == explained(q, viewer, text)
                hold(same, f"why {who(viewer)} may not play {text!r} depends on hidden cards: a refusal leaks")
            same = list(p.legal(viewer)) == list(q.legal(viewer))
            hold(same, f"the legal moves of {who(viewer)} depend on hidden cards")
            if viewer in p.to_move:
                hold(p.default(viewer) == q.default(viewer), f"the default of {who(viewer)} depends on hidden cards")
        neighbours = [seat for seat in range(self.seats) if seat != viewer]
        neighbour = self.rng.choice([seat for seat in neighbours if seat in p.to_move] or neighbours)
        held = p.piles()[seat_name(neighbour)].cards
        for text in [*self.rng.sample(self.spoken, 4), *(p.faces[card] for card in held[:4])]:
            told = {refused(position, neighbour, text, viewer) for position in (p, q)} - {None}
            hold(len(told) < 2, f"how {text!r} of {who(neighbour)} is refused tells {who(viewer)} too much")

    def check_news_of_deal(self, viewer: int, deal: Deal, after: Position) -> None:
        """Where two deals look the same to a viewer, they have heard the same."""
        for number in range(4):
            other = self.disturbed(deal, after, viewer, number < 2)
            there = other and dealt(self.position, other)
            if there and sent(after, viewer) == sent(there, viewer):
                self.other_deals += 1
                told = heard(after, viewer)
                hold(told == heard(there, viewer), f"the news of a deal tell {who(viewer)} too much: {told}")

    def disturbed(self, deal: Deal, after: Position, viewer: int, thoroughly: bool) -> Deal | None:
        """The same deal, but that piles which this viewer does not see have exchanged cards: all of them, or two."""
        seen = after.piles()
        hidden = [
            n for n in deal.piles if n in seen and not any(sees(seen[n], i, viewer) for i in range(len(seen[n].cards)))
        ]
        piles = {name: list(cards) for name, cards in deal.piles.items()}
        places = [(name, i) for name in hidden for i in range(len(piles[name]))]
        if len(places) < 2:
            return None
        chosen = places if thoroughly else self.rng.sample(places, 2)
        cards = [piles[name][i] for name, i in chosen]
        self.rng.shuffle(cards)
        for (name, i), card in zip(chosen, cards if thoroughly else cards[::-1], strict=True):
            piles[name][i] = card
        other = Deal(piles, deal.verb)
        try:
            self.position.check(other)
        except BadDeal:
            return None
        return other

    def check_choice(self, seat: int, text: str, after: Position) -> None:
        """A choice that leaves no trace is a secret: whoever knows the same afterwards has heard the same of it."""
        p = self.position
        texts = [p.text(move) for move in self.rng.sample(sorted(p.legal(seat)), min(3, len(p.legal(seat))))]
        for other in texts:
            if other == text or {text.split()[0], other.split()[0]} & set(p.open_moves):
                continue
            there = kernel.play(p, seat, other)
            if state(after) == state(there):
                continue  # nothing is left of it that could be a secret: a cut that comes back to its own hand
            for viewer in self.everybody:
                if viewer != seat and self.knows_the_same(viewer, after, there):
                    self.other_choices += 1
                    told = heard(after, viewer)
                    hold(told == heard(there, viewer), f"{who(viewer)} hears that {who(seat)} chose {text!r}: {told}")

    def knows_the_same(self, viewer: int, one: Position, other: Position) -> bool:
        """Not only what lies there: also the cards that went by in sight, and are remembered."""
        seed = self.rng.random()
        return sent(one, viewer) == sent(other, viewer) and known(one, viewer, seed) == known(other, viewer, seed)

    def check_news(self, viewer: int, seat: int, text: str, after: Position) -> None:
        """Where two worlds look the same to a viewer after a move, they have heard the same."""
        other = kernel.resample(self.position, viewer, self.rng)
        if kernel.find(other, seat, text) is None:
            return
        there = kernel.play(other, seat, text)
        if sent(after, viewer) == sent(there, viewer):
            told = heard(after, viewer)
            hold(told == heard(there, viewer), f"the news of {text!r} tell {who(viewer)} too much: {told}")

    def check_result(self) -> None:
        result = self.position.result
        if result is None:
            raise Broken("nobody is to move and there is no result")
        ranked = sorted(seat for group in result.ranking for seat in group)
        hold(ranked == list(range(self.seats)), f"the ranking {result.ranking} does not have each seat once")
        hold(set(result.losers) <= set(range(self.seats)), f"{result.losers} lose, and are no seats")
        hold(len(result.scores) == self.seats, f"there are {len(result.scores)} scores for {self.seats} seats")
        hold(not any(self.position.legal(seat) for seat in range(self.seats)), "it is over, and there are legal moves")

    def check_replay(self) -> None:
        """The record of the evening folds to what we have."""
        fold = Fold(read_record(self.record()), {self.game.name: self.game}).to_end()
        hold(everything(fold.position) == everything(self.position), "its record, replayed, ends in another position")

    def record(self) -> str:
        tags = {"Game": f"{self.game.name} {self.game.version}", "Seats": str(self.seats)}
        tags["Options"] = write_options(self.options)
        return write_record(tags, self.lines)


def who(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else seat_name(viewer)


def difference(p: Position, q: Position, viewer: int) -> str:
    """Which part of a view is another one in another world."""
    one, other = kernel.view(p, viewer), kernel.view(q, viewer)
    for part in one:
        if one[part] != other[part] and isinstance(one[part], dict):
            names = [name for name in one[part] if one[part].get(name) != other[part].get(name)]
            return f": {part} {' '.join(names)}"
        if one[part] != other[part]:
            return f": {part}"
    return ""


def dealt(position: Position, deal: Deal) -> Position:
    after = position.copy()
    after.news = []
    after.lay(deal)
    return after


def state(position: Position) -> dict[str, Any]:
    """All of it, also what is in no view, but for the news."""
    fields: dict[str, Any] = position.__reduce__()[1][1]
    return {name: value for name, value in fields.items() if name != "news"}


def known(position: Position, viewer: int, seed: float) -> Any:
    """What a viewer knows of the piles: which cards lie in each, and how many others of which kinds."""
    places = position.places(viewer, random.Random(seed))
    left = {name: dict(enumerate(pile.cards)) for name, pile in position.piles().items()}
    unknown = sorted(left[place.pile].pop(i) for place in places for i in place.at)
    return unknown, [(p.pile, len(p.at), p.may) for p in places], {name: sorted(left[name].values()) for name in left}


def refused(position: Position, seat: int, text: str, viewer: int) -> tuple[str, str] | None:
    """What a viewer hears of a line of another seat that is not legal."""
    reason = kernel.explain(position, seat, text)
    if reason is None:
        return None
    error = RecordError(1, f"{seat_name(seat)} {text}", reason.code, kernel.sentence(position, reason))
    told = error.told_to("" if viewer == SPECTATOR else seat_name(viewer))
    return told.code, str(told)


def cards_of(position: Position) -> Counter[int]:
    return Counter(card for pile in position.piles().values() for card in pile.cards)


def sent(position: Position, viewer: int | None) -> str:
    return json.dumps(kernel.view(position, viewer))


def as_text(part: Any) -> bytes:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()


def heard(position: Position, viewer: int) -> str:
    return json.dumps(kernel.heard(position.news or (), viewer, position.faces))


def everything(position: Position) -> list[str]:
    """All views of a position: equal for two positions that nobody can tell apart."""
    return [sent(position, viewer) for viewer in (None, SPECTATOR, *range(position.seats))]


def explained(position: Position, viewer: int, text: str) -> Any:
    reason = kernel.explain(position, viewer, text)
    return reason and (reason, kernel.sentence(position, reason))


def random_options(game: Game, rng: random.Random) -> str:
    """Any value of any option."""
    chosen = []
    for option, f in zip(about(game.options), fields(game.options), strict=True):
        if rng.random() < 0.5:
            continue
        if option.values:
            chosen.append(f"{f.name}={rng.choice(option.values)}")
        elif option.low is not None and option.high is not None:
            chosen.append(f"{f.name}={rng.randint(option.low, min(option.high, option.low + 3))}")
    return " ".join(chosen)
