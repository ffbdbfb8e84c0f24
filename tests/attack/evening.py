"""A busy evening, as an attack: people who come, play, talk, ask, look and go, for as long as it takes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import NamedTuple

from tests.attack.caller import PING, Client, Gone, frame, new_key
from tests.attack.mob import Scene, attack
from tests.attack.thought import match_of_two

TABLES = 10  # that the same people come back to
LIVES = 3.0  # people a second


class Place(NamedTuple):
    table: str
    keys: tuple[str, str]


class Street:
    """What stays from one minute to the next: tables, and the keys of those who play there."""

    def __init__(self) -> None:
        self.port = 0
        self.fresh = itertools.count()
        self.with_bots: list[Place] = []
        self.of_two: list[Place] = []

    def prepare(self, scene: Scene) -> None:
        if scene.port == self.port:
            return
        self.port = scene.port
        self.with_bots = [self._open(scene, i, 4) for i in range(TABLES)]
        self.of_two = [self._open(scene, i, 2) for i in range(TABLES)]

    def _open(self, scene: Scene, number: int, seats: int) -> Place:
        keys = new_key(), new_key()
        return Place(scene.open_table(keys[0], 60 + number, seats=seats, public=True), keys)


STREET = Street()


@attack
def evening(scene: Scene) -> Generator[None, None, None]:
    STREET.prepare(scene)
    yield
    lives: tuple[Callable[[Scene, int], None], ...] = (a_look, some_moves, a_look, a_match, a_stranger)
    for _ in scene.beats(LIVES):
        number = next(STREET.fresh)
        with suppress(Gone, TimeoutError, OSError):
            lives[number % len(lives)](scene, number)
        if number % 100 == 50:
            scene.open_table(new_key(), 90 + number % 50)
        scene.close()
        scene.told["lives"] += 1


def a_look(scene: Scene, number: int) -> None:
    """Somebody new comes to a table where others play, talks, mutes, and goes, or is just gone."""
    place = (STREET.with_bots + STREET.of_two)[number % (2 * TABLES)]
    person = scene.at_table(place.table, number % 50, watch=bool(number % 3))
    friend = scene.at_table(place.table, number % 50, watch=True)
    for kind in ("hello", "wow"):
        person.say("say", phrase=kind)
    friend.say("mute", player=person.player)
    person.say("explain", move="2c")
    person.say("leave" if number % 2 else "stand")
    person.hear(within_s=0.3)


def some_moves(scene: Scene, number: int) -> None:
    """Somebody comes back to their table with bots, asks for a hint, plays on, and is gone."""
    place = STREET.with_bots[number % TABLES]
    person = scene.at_table(place.table, number % 50, place.keys[0])
    for seat in (2, 3, 4):
        person.say("add_bot", seat=seat, level="gentle")
    person.say("back")
    person.say("start")
    person.say("share", share=new_key())
    person.say("hint")
    for _ in range(4):
        _move(person)


def _move(person: Client) -> None:
    told = person.hear("view", within_s=0.3)
    legal = told["view"]["legal"].get(told["you"])
    if legal:
        person.say("move", match=told["match"], nth=told["nth"], move=legal[0])


def a_match(scene: Scene, number: int) -> None:
    """Two people play a match to its end, and look at it again."""
    place = STREET.of_two[number % TABLES]
    name = match_of_two(scene, place.table, place.keys, number % 50)
    for page in (".json", "/views", f"/review?seat=p1&from={1 + number % 40}"):
        scene.ask(f"/api/records/{name}{page}", number % 50, key=place.keys[0])


def a_stranger(scene: Scene, number: int) -> None:
    """Wrong keys, wrong words, wrong frames."""
    scene.ask("/api/me", number % 50, key=new_key())
    scene.ask("/api/tables/no-such-99", number % 50)
    stranger = scene.client(number % 50)
    stranger.say("join", table="no-such-99", name="Stranger", password="word")
    stranger.send(frame(PING) * 2000 + frame(1, b"nonsense") * 20)
    stranger.last_words(0.1)
