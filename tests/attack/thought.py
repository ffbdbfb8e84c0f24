"""Attacks on those who think: bots, hints, reviews and the rules themselves."""

from __future__ import annotations

import time
from collections.abc import Generator

from tests.attack.caller import Client, Gone, new_key
from tests.attack.long_match import NAME
from tests.attack.mob import Scene, attack
from tests.attack.people import everybody_says

Going = Generator[None, None, None]


def against_bots(scene: Scene, number: int, level: str = "gentle", game: str = "thulla", seats: int = 4) -> Client:
    """A person in a match against bots, with the first move or somebody else's."""
    key = new_key()
    table = scene.open_table(key, number, game=game, seats=seats)
    person = scene.at_table(table, number, key)
    for seat in range(2, seats + 1):
        person.say("add_bot", seat=seat, level=level)
    person.say("start")
    person.hear("promise")
    person.say("share", share=new_key())
    person.hear("view")
    return person


@attack
def abandoned_bots(scene: Scene) -> Going:
    """S-6: matches against strong bots that nobody watches any more."""
    for i in range(min(100, int(25 * scene.seconds))):
        scene.hang_up(against_bots(scene, i, "sharp", "dalmuti", 5))
    yield
    for _ in scene.beats(2):
        scene.told["left alone"] += 1


@attack
def hints(scene: Scene) -> Going:
    """S-7: the same question, again and again, at several tables."""
    people = [against_bots(scene, i) for i in range(8)]
    yield
    everybody_says(scene, people, 150, {"type": "hint"})


@attack
def explains(scene: Scene) -> Going:
    """Why not? Why not? With moves that are costly to look for."""
    people = [against_bots(scene, i, game=game, seats=4) for i, game in enumerate(("tincholi", "dalmuti", "liap_tui"))]
    more = [against_bots(scene, 3 + i, game="dalmuti", seats=8) for i in range(5)]
    yield
    tries: list[dict[str, object]] = [
        {"type": "explain", "move": move} for move in ("swap p2.1 p1.1", "12 12 12", "x" * 100)
    ]
    everybody_says(scene, people + more, 150, *tries, {"type": "move", "nth": 0, "move": "pass"})


@attack
def going_on(scene: Scene) -> Going:
    """Moves that are stale, shares that are late and thanks for nothing."""
    people = [against_bots(scene, i) for i in range(8)]
    yield
    late = {"type": "share", "share": "0" * 64}
    everybody_says(
        scene, people, 150, {"type": "go_on"}, {"type": "move", "nth": 0, "move": "2c"}, late, {"type": "back"}
    )


def record(scene: Scene) -> str:
    """The name of a match that is over."""
    keys = new_key(), new_key()
    return match_of_two(scene, scene.open_table(keys[0], 40, seats=2), keys)


def match_of_two(scene: Scene, table: str, keys: tuple[str, str], number: int = 40) -> str:
    """Played at once, to the end, by two people who always do the first thing that is legal; the name of its record."""
    people = [scene.at_table(table, number + i, key) for i, key in enumerate(keys)]
    people[0].say("start")
    done, over, until = [-1, -1], None, time.monotonic() + 30
    while time.monotonic() < until:
        for i, person in enumerate(people):
            try:
                told = person.hear("view", "promise", within_s=0.02)
            except TimeoutError:
                continue
            if told["type"] == "promise":
                over = told["match"] - 1
                person.say("share", share=new_key())
            elif told["record"] is not None and told["match"] == over:
                continue  # of the match before
            elif told["record"] is not None and over is not None:
                for other in people:
                    scene.hang_up(other)
                return str(told["record"])
            elif (legal := told["view"]["legal"].get(told["you"])) and told["nth"] > done[i]:
                done[i], over = told["nth"], told["match"] - 1
                person.say("move", match=told["match"], nth=told["nth"], move=legal[0])
    raise Gone("a match without an end")


@attack
def reviews(scene: Scene) -> Going:
    """S-14: pages of a review that nobody waits for."""
    name = record(scene)
    yield
    for number in scene.beats(60):
        try:
            caller = scene.caller(number % 10)
            path = f"/api/records/{name}/review?seat=p{1 + number % 2}&from={1 + number % 90}"
            caller.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            scene.told["asked"] += 1
        except (Gone, OSError):
            scene.told["not taken"] += 1


@attack
def replays(scene: Scene) -> Going:
    """The same match, seen again and again."""
    name = record(scene)
    yield
    for number in scene.beats(60):
        scene.ask(f"/api/records/{name}" + (".json", "/views", "/views?as=p1", ".cgn")[number % 4], number % 10)


@attack
def long_records(scene: Scene) -> Going:
    """A match of ten thousand lines, asked for in every way there is."""
    yield
    pages = (".json", "/views?from=9000", "/review?seat=p1&from=9000", "/views?as=p2&from=5000", ".cgn")
    for number in scene.beats(30):
        try:
            caller = scene.caller(number % 10)
            caller.send(f"GET /api/records/{NAME}{pages[number % len(pages)]} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            scene.told["asked"] += 1
        except (Gone, OSError):
            scene.told["not taken"] += 1
