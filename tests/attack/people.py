"""Attacks by people: doors, seats, chat and everything a room is told of."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Mapping

from tests.attack.caller import Client, Gone, new_key
from tests.attack.mob import Scene, attack

Going = Generator[None, None, None]
CROWD = 290


def everybody_says(scene: Scene, people: list[Client], per_second: float, *said: Mapping[str, object]) -> None:
    """In turn, one of these messages after the other; they read what they are told."""
    lines = itertools.cycle(said)
    for number in scene.beats(per_second):
        person = people[number % len(people)]
        if person.socket.fileno() < 0:
            scene.told["is gone"] += 1
            continue
        fields = dict(next(lines))
        try:
            person.say(str(fields.pop("type")), **fields)
        except (Gone, TimeoutError, OSError):
            scene.told["not taken"] += 1
        scene.listen(*people[number % 16 :: 16])


def crowd(scene: Scene, table: str, count: int, first: int = 0) -> list[Client]:
    """Watchers from a few addresses."""
    return [scene.at_table(table, first + i // 40, watch=True) for i in range(count)]


@attack
def passwords(scene: Scene) -> Going:
    """S-5: guesses at a table's word, over many connections."""
    table = scene.open_table(new_key(), password="0417")
    people = [scene.client(i % 3) for i in range(30)]
    yield
    guesses = [{"type": "join", "table": table, "name": "Guess", "password": f"{i:04}"} for i in range(10_000)]
    everybody_says(scene, people, 240, *guesses)


@attack
def new_passwords(scene: Scene) -> Going:
    """A host that changes the word of the table all the time."""
    key = new_key()
    host = scene.at_table(scene.open_table(key), key=key)
    yield
    settings = {"game": "thulla", "seats": 4, "clock": "off"}
    changes = [{"type": "change", "settings": settings, "password": f"word {i}"} for i in range(1000)]
    everybody_says(scene, [host], 30, *changes)


@attack
def joins(scene: Scene) -> Going:
    """Coming to the innocent table and going, over and over."""
    people = [scene.client(i % 4) for i in range(40)]
    yield
    join = {"type": "join", "table": scene.table, "name": "In", "watch": True}
    everybody_says(scene, people, 150, *[join] * 40, *[{"type": "leave"}] * 40)


@attack
def room_storm(scene: Scene) -> Going:
    """S-14: whatever a room is told of, beside a crowd that listens."""
    key = new_key()
    table = scene.open_table(key)
    host = scene.at_table(table, 20, key)
    people = crowd(scene, table, CROWD)
    yield
    seats: list[Mapping[str, object]] = [{"type": "sit", "seat": seat} for seat in (1, 2, 3, 4)]
    ready: list[Mapping[str, object]] = [{"type": "ready", "on": on} for on in (True, False)]
    everybody_says(scene, [host, *people], 300, *seats, *ready, {"type": "stand"}, {"type": "swap", "seat": 1})


@attack
def innocent_room_storm(scene: Scene) -> Going:
    """The same crowd, at the table of the innocent: what it may do there is little."""
    people = crowd(scene, scene.table, 120)
    yield
    everybody_says(scene, people, 200, {"type": "sit", "seat": 1}, {"type": "say", "phrase": "wow"})


@attack
def chat(scene: Scene) -> Going:
    """Reactions and free text from a hundred keys at one table."""
    key = new_key()
    table = scene.open_table(key, free_chat=True)
    scene.at_table(table, 20, key)
    people = crowd(scene, table, 100)
    yield
    everybody_says(scene, people, 300, {"type": "say", "phrase": "fire"}, {"type": "say", "text": "ж" * 300})


@attack
def mutes(scene: Scene) -> Going:
    """Everybody mutes everybody, and names that are nobody's."""
    people = crowd(scene, scene.table, 60)
    yield
    real = [{"type": "mute", "player": person.player} for person in people]
    everybody_says(scene, people, 300, *real, {"type": "mute", "player": "x" * 40})


@attack
def tabs(scene: Scene) -> Going:
    """One key in a hundred tabs."""
    key = new_key()
    people = [scene.at_table(scene.table, i // 40, key, watch=True) for i in range(100)]
    yield
    everybody_says(scene, people, 200, {"type": "ping", "t": 1}, {"type": "say", "phrase": "wow"}, {"type": "back"})


@attack
def fresh_keys(scene: Scene) -> Going:
    """S-8, S-14: a new person each time, that tries a seat in the middle of a match, talks, and is gone."""
    yield
    for number in scene.beats(40):
        try:
            person = scene.at_table(scene.table, number % 8, watch=bool(number % 2))
            person.say("sit", seat=1 + number % 4)
            person.say("say", phrase="hello")
            scene.listen(person)
            scene.hang_up(person)
        except (Gone, TimeoutError, OSError) as gone:
            scene.told[f"refused {gone}"] += 1


@attack
def fuss(scene: Scene) -> Going:
    """What a table must keep, though nobody plays: ready, not ready, a bot in, a bot out."""
    hosts = []
    for i in range(15):
        key = new_key()
        hosts.append(scene.at_table(scene.open_table(key, i), i, key))
    yield
    everybody_says(
        scene,
        hosts,
        300,
        *[{"type": "ready", "on": True}] * 15,
        *[{"type": "add_bot", "seat": 3, "level": "gentle"}] * 15,
        *[{"type": "ready", "on": False}] * 15,
        *[{"type": "remove_bot", "seat": 3}] * 15,
    )


@attack
def long_words(scene: Scene) -> Going:
    """Names, options and levels of the longest kind."""
    key = new_key()
    host = scene.at_table(scene.open_table(key), key=key)
    yield
    settings = {"game": "thulla", "seats": 4, "options": "x" * 500}
    everybody_says(
        scene,
        [host],
        40,
        {"type": "change", "settings": settings},
        {"type": "add_bot", "seat": 2, "level": "x" * 100},
        {"type": "join", "table": "x" * 40, "name": "ж" * 200, "password": "x" * 300},
        {"type": "move", "nth": 2**62, "move": "x" * 100, "match": 2**62},
    )
