"""One match of every game at a table, on whatever form of the package is imported: everything that is said, as a hash.

    python -m tools.trial

Plain Python and the compiled modules have to say the same. Nothing that fails here is served: `tools.compile`.
"""

from __future__ import annotations

import hashlib
import random

from cardhouse.bots.dice import Dice
from cardhouse.games import GAMES
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Effect, Send
from cardhouse.table.table import Table, World

MOST = 250  # moves of a match
HOUR_MS = 3_600_000


class Trial:
    """A table of people who play the mildest legal move."""

    def __init__(self, game: str) -> None:
        self.said = hashlib.sha256()
        self.views = 0
        self.now = 1_000_000
        rng = random.Random(game)
        world = World(GAMES, (), lambda: rng.randbytes(32), rng, whims=Dice)
        self.table = Table("mango-river-42", world)
        self.people = [f"player{i}" for i in range(max(3, GAMES[game].seats[0]))]
        self.do(self.table.open(m.Settings(game, len(self.people), clock="off"), "player0", "", self.now))

    def play(self) -> None:
        for i in range(len(self.people)):
            self.say(i, m.Join(self.table.code, f"Name {i}"))
        self.say(0, m.Start())
        for i in range(len(self.people)):
            self.say(i, m.Share(f"{i}" * 64))
        for _ in range(MOST):
            match = self.table.playing
            if match.over:
                break
            if not (owing := match.waiting_for()) or match.veil is not None:
                self.wait()
                continue
            seat, position = owing[0], match.position
            move = m.Move(match.done[seat], position.text(position.default(seat)), match.number)
            self.say(self.people.index(self.table.seats[seat].player or ""), move)

    def say(self, who: int, message: m.Incoming) -> None:
        self.now += 1_000
        self.do(self.table.receive(who, self.people[who], message, self.now))

    def wait(self) -> None:
        due = self.table.deadline
        self.now = max(self.now, due if due is not None else self.now + HOUR_MS)
        self.do(self.table.tick(self.now))

    def do(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Send):
                assert not isinstance(effect.message, m.Refused), effect.message
                text = m.encode(effect.message)
                assert effect.text in (None, text), effect.text
                self.views += isinstance(effect.message, m.View)
                self.said.update(repr(effect.to).encode() + text)
            elif isinstance(effect, Append):
                self.said.update(effect.line.encode())


def main() -> None:
    for game in GAMES:
        trial = Trial(game)
        trial.play()
        assert trial.views > MOST / 10, (game, trial.views)
        print(game, trial.views, trial.said.hexdigest())


if __name__ == "__main__":
    main()
