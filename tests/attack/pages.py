"""Attacks over HTTP: pages and answers that cost more than the question."""

from __future__ import annotations

from collections.abc import Generator

from tests.attack.caller import Gone, new_key
from tests.attack.mob import Scene, attack

Going = Generator[None, None, None]


@attack
def strangers(scene: Scene) -> Going:
    """S-14: a new key for each question."""
    yield
    for number in scene.beats(120):
        scene.ask(("/api/me", "/api/me/games")[number % 2], number % 4, key=new_key())


@attack
def recoveries(scene: Scene) -> Going:
    """Guesses at recovery codes, with fresh keys."""
    yield
    for number in scene.beats(80):
        scene.ask("/api/recover", key=new_key(), body={"code": f"{number:020}"})


@attack
def many_tables(scene: Scene) -> Going:
    """As many tables as they let us have."""
    yield
    for _ in scene.beats(80):
        try:
            scene.open_table(new_key(), 8, public=True)
            scene.told["201"] += 1
        except (Gone, TimeoutError, OSError) as gone:
            scene.told[str(gone)] += 1


@attack
def codes(scene: Scene) -> Going:
    """S-12: which tables are there?"""
    yield
    for number in scene.beats(150):
        scene.ask(f"/api/tables/amber-apple-{10 + number % 90}", number % 4)


@attack
def listings(scene: Scene) -> Going:
    """Everything that is listed or made on the spot."""
    yield
    paths = ("/api/tables", "/api/leaderboard/thulla", "/api/games", "/openapi.json", "/api/lessons/dalmuti")
    for number in scene.beats(120):
        scene.ask(paths[number % len(paths)], number % 4)


@attack
def lessons(scene: Scene) -> Going:
    """Why can I not do this in the lesson?"""
    yield
    for number in scene.beats(120):
        scene.ask(f"/api/lessons/tincholi/why?at={number % 12}&move=swap%20p2.1%20p1.1", number % 4)


@attack
def odd_paths(scene: Scene) -> Going:
    """S-16: paths that are none."""
    yield
    paths = ("/%00", "/" + "a" * 5000, "/api/records/%00.json", "/assets/../../x", "//", "/%ff", "/api/tables/%F0%9F")
    for number in scene.beats(100):
        scene.ask(paths[number % len(paths)], number % 4)
