"""A table with people around it, for tests that read like an evening: who says what, who hears what, and when."""

from __future__ import annotations

import itertools
import random
from typing import Self, TypeVar

import msgspec

from cardhouse.bots.mind import Mind
from cardhouse.bots.roster import LEVELS, newcomer, thing, think
from cardhouse.core.deal import pledge_of
from cardhouse.games import GAMES
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Advise, Append, Ask, Effect, Finished, Send, Shut, Spread
from cardhouse.table.gossip import AnyNote
from cardhouse.table.guest import Ticket
from cardhouse.table.seat import hashed, sealed
from cardhouse.table.table import Table, World

M = TypeVar("M", bound=m.Out)
START = 1_000_000
read: msgspec.json.Decoder[m.Outgoing] = msgspec.json.Decoder(m.Outgoing)


def some_world(seed: object = 0) -> World:
    rng = random.Random(f"scene {seed}")
    return World(GAMES, LEVELS, lambda: rng.randbytes(32), rng, newcomer=newcomer, thing=thing)


def mind_of(ask: Ask) -> Mind:
    """As the house hands it to a bot."""
    return Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed)


class Scene:
    """Ann opens a table; everybody's connection is called like its player, `ann2` is Ann's second tab."""

    def __init__(
        self,
        game: str = "thulla",
        seats: int = 3,
        *,
        seed: object = 0,
        password: str = "",
        beginning: events.Beginning | None = None,
        now: int = START,
        **settings: object,
    ) -> None:
        self.now = now
        self.table = Table("mango-river-42", some_world(seed))
        self.lines: list[str] = []
        self.heard: dict[str, list[m.Outgoing]] = {}
        self.conns: dict[str, int] = {}
        self.asks: list[Ask] = []
        self.advises: list[Advise] = []
        self.finished: list[Finished] = []
        self.spread: list[AnyNote] = []
        self.shut = False
        self._count = itertools.count(1)
        self.tickets: dict[str, Ticket] = {}  # what the house knows of somebody
        kept = hashed(password, self.table.code)
        chosen = m.Settings(game, seats, **settings)  # type: ignore[arg-type]
        self.do(self.table.open(chosen, "ann", kept, self.now, beginning=beginning))

    # -- in

    def join(self, *whos: str, password: str = "", watch: bool = False, name: str | None = None) -> Self:
        """Opens a connection and comes to the table."""
        for who in whos:
            self.conns[who] = next(self._count)
            self.say(who, m.Join(self.table.code, who.title() if name is None else name, password, watch))
        return self

    def say(self, who: str, *messages: m.Incoming) -> Self:
        conn = self.conns.setdefault(who, next(self._count))
        for message in messages:
            if isinstance(message, m.Join | m.Change):
                message = sealed(message, self.table.code)
            ticket = self.tickets.get(who, Ticket())
            self.do(self.table.receive(conn, who.rstrip("0123456789"), message, self.now, ticket))
        return self

    def hang_up(self, *whos: str) -> Self:
        for who in whos:
            self.do(self.table.disconnect(self.conns[who], self.now))
        return self

    def wait(self, ms: int) -> Self:
        """Time passes; bots do not answer."""
        end = self.now + ms
        while (due := self.table.deadline) is not None and due <= end:
            self.now = max(self.now, due)
            self.do(self.table.tick(self.now))
        self.now = end
        return self

    def answer(self, move: str | None = None) -> Self:
        """The bot that was asked last answers, with its own choice if nothing is said."""
        ask = self.asks.pop()
        move = think(mind_of(ask), "gentle").move if move is None else move
        self.do(self.table.answer(ask, move, self.now))
        return self

    def do(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Append(line):
                    self.lines.append(line)
                case Send(to, message, text):
                    assert text in (None, m.encode(message)), "a message and its text are the same"
                    for who, conn in self.conns.items():
                        if conn in to:
                            self.heard.setdefault(who, []).append(read.decode(m.encode(message)))
                case Ask():
                    self.asks.append(effect)
                case Advise():
                    self.advises.append(effect)
                case Finished():
                    self.finished.append(effect)
                case Spread(note):
                    self.spread.append(note)
                case Shut():
                    self.shut = True

    # -- whole stretches of an evening

    def begin(self, *people: str, shares: bool = True) -> Self:
        """These sit down, bots take the other seats, and the host starts."""
        self.join(*people)
        for i, place in enumerate(self.table.seats, 1):
            if place.state == "open":
                self.say(people[0], m.AddBot(i))
        self.say(people[0], m.Start())
        return self.share(*people) if shares else self

    def share(self, *people: str) -> Self:
        """Each pledges a share and opens it: 00…01, 00…02 and so on."""
        shares = {who: f"{i:064x}" for i, who in enumerate(people, 1)}
        commit = self.table.playing.commit
        for who, share in shares.items():
            self.say(who, m.Pledge(pledge_of(commit, bytes.fromhex(share)).hex()))
        for who, share in shares.items():
            self.say(who, m.Share(share))
        return self

    def first_move(self, who: str) -> m.Move:
        """The first legal move of somebody whose turn it is."""
        view = self.last(who, m.View)
        assert view.nth is not None
        return m.Move(view.nth, next(iter(view.view["legal"].values()))[0], view.match)

    def play_on(self) -> Self:
        """To the end of the match: people play their first legal move, bots what they like."""
        match = self.table.playing
        while not match.over:
            seats = match.waiting_for()
            people = [place.player if place.state == "taken" else None for place in self.table.seats]
            who = next((w for w in self.conns if any(people[s] == w.rstrip("0123456789") for s in seats)), None)
            if self.asks:
                self.answer()
            elif who is not None and self.conns[who] in self.table.guests and match.pause_until <= self.now:
                self.say(who, self.first_move(who))
            else:
                due = self.table.deadline
                assert due is not None
                self.wait(due - self.now)
        return self

    def again(self) -> Self:
        """The house goes down and up: only the log is left."""
        self.table = Table(self.table.code, some_world("again")).read(self.lines)
        self.do(self.table.wake(self.now))
        return self

    # -- out

    def last(self, who: str, kind: type[M]) -> M:
        return next(message for message in reversed(self.heard[who]) if isinstance(message, kind))

    def all(self, who: str, kind: type[M]) -> list[M]:
        return [message for message in self.heard.get(who, []) if isinstance(message, kind)]

    def refusal(self, who: str) -> str:
        """The code of the last thing this one heard, which must be a refusal (a view may follow it)."""
        messages = [message for message in self.heard[who] if not isinstance(message, m.View)]
        assert isinstance(messages[-1], m.Refused), messages[-1]
        assert messages[-1].text
        return messages[-1].code

    def forget(self) -> Self:
        """Nobody remembers what was said so far."""
        self.heard.clear()
        return self

    def seats(self) -> str:
        """`ann bob (steady) –`"""
        return " ".join(place.player or (f"({place.level})" if place.level else "–") for place in self.table.seats)

    def events(self, kind: type[events.Event]) -> list[events.Event]:
        return [event for line in self.lines if isinstance(event := events.read(line), kind)]
