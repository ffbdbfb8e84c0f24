"""From a record to a position: every game is a text that replays exactly."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest

from cardhouse.core import kernel
from cardhouse.core.deal import FAIR, laid_out, shuffled
from cardhouse.core.game import Game, read_seat
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, PUBLIC, BadDeal, Deal, Position
from cardhouse.core.record import Line, Record, RecordError, fair_of, read_setup

_GAME = re.compile(r"(\w+)(?: ([0-9]{1,4}))?")


class Fold:
    """A record on its way through the rules. `position` is what the lines so far have led to."""

    def __init__(self, record: Record, games: Mapping[str, Game]) -> None:
        self.record = record
        self.game = _game(record, games)
        self.position = _start(record, self.game)
        self.seed = _seed(record)
        self.fair = fair_of(record)
        self._deals_itself = bool(self.seed) and (self.fair == 1 or _unwritten(record))
        self.moves = 0  # lines of players
        self.deals = 0
        self.silent: list[int] = []  # who made a move that only they may know of
        self._deal_from_seed(record.lines[0] if record.lines else None)

    def lines(self) -> Iterator[Line]:
        """Applies line after line and stops at each. Raises RecordError at the first that cannot be."""
        lines = self.record.lines
        for line, following in zip_longest(lines, lines[1:]):
            self._apply(line)
            self._deal_from_seed(following)
            yield line

    def to_end(self) -> Fold:
        for _ in self.lines():
            pass
        return self

    def moves_seen_by(self, viewer: int | None) -> int:
        """A viewer's count of moves leaves out what others did in silence."""
        if viewer is None:
            return self.moves
        return self.moves - sum(seat != viewer for seat in self.silent)

    def _apply(self, line: Line) -> None:
        try:
            if line.actor == "deck":
                self.position = deal(self.game, self.position, line.move)
                self.deals += 1
            else:
                seat = read_seat(line.actor, self.position.seats)
                after = kernel.play(self.position, seat, line.move)
                if self.position.secret and after.news and after.news[0].told_to != PUBLIC:
                    self.silent.append(seat)
                self.position = after
                self.moves += 1
        except BadDeal as error:
            raise RecordError(line.number, line.text, "bad_record", str(error)) from None
        except kernel.IllegalMove as error:
            raise RecordError(line.number, line.text, error.reason.code, error.message) from None

    def _deal_from_seed(self, following: Line | None) -> None:
        """With a seed the deck never waits, unless its line stands next in the record."""
        while self._deals_itself and self.position.to_move == (DECK,) and not (following and following.actor == "deck"):
            if self.position.setup is not None:
                return  # the first deal of a set-up is always written down
            self.deals += 1
            told = list(self.position.news or ())  # of the move that brought the deck: it is not over yet
            self.position = self.position.copy()
            self.position.news = told
            self.position.lay(seeded_deal(self.position, self.seed, self.deals, self.fair))


def seeded_deal(position: Position, seed: bytes, k: int, fair: int = FAIR) -> Deal:
    """The k-th thing the deck does in a match with this seed.

    The rules say which piles get how many cards; which ones they are follows from the texts of the cards alone.
    """
    if fair == 1:
        return position.deal(shuffled(position.deck(), seed, k))
    pack = sorted(position.deck(), key=position.faces.__getitem__)
    sizes = position.deal(pack)
    return Deal(laid_out(shuffled(pack, seed, k), sizes.piles), sizes.verb)


def deal(game: Game, position: Position, text: str) -> Position:
    """The position after a line of the deck. Raises BadDeal."""
    if position.to_move != (DECK,):
        raise BadDeal("the deck has nothing to do here")
    dealt = game.read_deal(text)
    position.check(dealt)
    after = position.copy()
    after.news = []
    after.lay(dealt)
    return after


def _game(record: Record, games: Mapping[str, Game]) -> Game:
    found = _GAME.fullmatch(record.tags["Game"])
    game = games.get(found[1]) if found else None
    if game is None or found is None:
        raise record.bad_tag("Game", f"there is no such game; there are {', '.join(games)}")
    if found[2] and int(found[2]) != game.version:
        raise record.bad_tag("Game", f"the rules of {game.title} have no version {found[2]}")
    return game


def _start(record: Record, game: Game) -> Position:
    seats = record.tags["Seats"]
    if not re.fullmatch(r"[0-9]{1,3}", seats):
        raise record.bad_tag("Seats", "Seats is the number of seats")
    try:
        options = read_options(game.options, record.tags.get("Options", ""))
    except ValueError as error:
        raise record.bad_tag("Options", str(error)) from None
    try:
        start = game.start(int(seats), options)
    except BadDeal as error:
        raise record.bad_tag("Seats", str(error)) from None
    if "Setup" not in record.tags:
        return start
    try:
        return game.start(int(seats), options, read_setup(record.tags["Setup"]))
    except ValueError as error:
        raise record.bad_tag("Setup", str(error)) from None


def _unwritten(record: Record) -> bool:
    """From version 2 on the deals are all written down or none of them, so that anybody can count them."""
    return sum(line.actor == "deck" for line in record.lines) <= ("Setup" in record.tags)


def _seed(record: Record) -> bytes:
    if "Seed" not in record.tags:
        return b""
    seed = record.tags["Seed"]
    if not re.fullmatch(r"[0-9a-fA-F]{64}", seed):
        raise record.bad_tag("Seed", "Seed is 64 hex digits")
    return bytes.fromhex(seed)
