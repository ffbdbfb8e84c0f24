"""Bots in the seats of an episode."""

from __future__ import annotations

from cardhouse.bots import roster
from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import mind_of
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.learn.episode import Episode


class Company:
    """One bot for every seat that asks it. `chance` needs no mind, so it is quick; others hear what a seat is told."""

    def __init__(self, episode: Episode, name: str) -> None:
        self._episode, self._name = episode, name
        self._bot = None if name == "chance" else roster.bot(name, episode.spec.game)
        self._done = [0] * episode.spec.seats
        self._ears = Ears(episode.spec.seats, episode.position.faces)
        self.dice = Dice(f"cardhouse learn company {episode.seed.hex()}")
        if self._bot is not None:
            episode.position.news = []

    def choose(self, seat: int) -> int:
        """A legal move of the position."""
        position = self._episode.position
        if self._bot is None:
            legal = position.legal(seat)
            return legal[int(self.dice.random() * len(legal))]
        seed = bot_seed(self._episode.seed, seat, self._done[seat])
        self._done[seat] += 1
        mind = mind_of(self._episode.spec.game, position, seat, self._ears.heard[seat], seed)
        move = kernel.find(position, seat, roster.settled(mind, self._name, self._bot(mind)).move)
        assert move is not None, "a bot's answer is legal in every world it could be in"
        return move

    def hear(self) -> None:
        """After every move, whoever made it."""
        if self._bot is not None:
            self._ears.hear(self._episode.position.news)
