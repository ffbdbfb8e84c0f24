"""One game in progress: the deck deals from the seed, seats act by numbers, rewards are counted."""

from __future__ import annotations

from hashlib import sha256

from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import write_options
from cardhouse.core.position import NAMES, TO_DECK, Position
from cardhouse.core.record import write_record
from cardhouse.learn.actions import Mask
from cardhouse.learn.observer import Row
from cardhouse.learn.rewards import REWARDS, Points
from cardhouse.learn.spec import Spec


def seed_of(number: int) -> bytes:
    """The seed of a match from any whole number: its deals are fair deals, and its record can be replayed."""
    return sha256(f"cardhouse learn 1\n{number}\n".encode()).digest()


class Episode:
    """`to_move` are the seats that are asked, several where a game asks several at once; `step` makes a move."""

    __slots__ = (
        "_actions",
        "_deals",
        "_lines",
        "_points",
        "moves",
        "paid",
        "position",
        "reward",
        "rewards",
        "seed",
        "spec",
    )

    def __init__(self, spec: Spec, seed: int | bytes, reward: str = "place", *, keep_lines: bool = False) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}")
        self.spec, self.reward = spec, reward
        self.seed = seed if isinstance(seed, bytes) else seed_of(seed)
        self.position: Position = spec.start()
        self._actions = spec.actions
        self._deals = self.moves = 0
        self._lines: list[str] | None = [] if keep_lines else None
        self._points = Points(spec) if reward == "points" else None
        self.rewards = [0.0] * spec.seats  # of the last step
        self.paid = False  # whether there were any
        self._deal()

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.position.to_move

    @property
    def over(self) -> bool:
        return not self.position.to_move

    def legal(self, seat: int) -> list[int]:
        return self._actions.legal(self.position, seat)

    def mask(self, seat: int) -> Mask:
        return self._actions.mask(self.legal(seat))

    def observe(self, seat: int) -> Row:
        return self.spec.observer(self.position, seat)

    def step(self, seat: int, action: int) -> None:
        """Raises IllegalAction, and nothing has changed then."""
        move = self._actions.move(self.position, seat, action)
        if self._lines is not None:
            self._lines.append(f"{NAMES[seat]} {self.position.text(move)}")
        self.apply(seat, move)

    def apply(self, seat: int, move: int) -> None:
        """The same with a move of the position itself, for bots."""
        position = self.position
        if position.news is not None:
            kernel.advance(position, seat, move)
        else:
            position.apply(seat, move)
        self.moves += 1
        if position.to_move == TO_DECK or not position.to_move:
            self._after_a_round()
        elif self.paid:
            self._pay([0.0] * self.spec.seats)

    def _after_a_round(self) -> None:
        result = self.position.result
        if self._points is not None:
            self._pay(self._points.gained(self.position))
        elif result is not None:
            self._pay(REWARDS[self.reward](result, self.spec.seats))
        elif self.paid:
            self._pay([0.0] * self.spec.seats)
        self._deal()

    def _pay(self, rewards: list[float]) -> None:
        self.rewards, self.paid = rewards, any(rewards)

    def _deal(self) -> None:
        position = self.position
        while position.to_move == TO_DECK:
            self._deals += 1
            position.lay(seeded_deal(position, self.seed, self._deals))

    def copy(self) -> Episode:
        """Another one that goes on from here; the deals to come are the same."""
        other = Episode.__new__(Episode)
        other.spec, other.seed, other.reward = self.spec, self.seed, self.reward
        other.moves, other.paid, other._deals, other._actions = self.moves, self.paid, self._deals, self._actions
        other.position = self.position.copy()
        other.rewards = self.rewards[:]
        other._lines = None if self._lines is None else self._lines[:]
        other._points = None if self._points is None else self._points.copy()
        return other

    def record(self) -> str:
        """The game so far as a record, for `cardhouse replay`; of an episode that keeps its lines."""
        assert self._lines is not None, "say keep_lines=True when the episode is made"
        return record_of(self.spec.game, self.spec, self.seed, self._lines)


def record_of(game: Game, spec: Spec, seed: bytes, lines: list[str]) -> str:
    tags = {"Game": f"{game.name} {game.version}", "Seats": str(spec.seats)}
    options = write_options(spec.options)
    if options:
        tags["Options"] = options
    return write_record({**tags, "Fair": "2", "Seed": seed.hex()}, lines)
