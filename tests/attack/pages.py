"""Attacks over HTTP: pages and answers that cost more than the question."""

from __future__ import annotations

from collections.abc import Generator

from tests.attack.caller import Gone, new_key
from tests.attack.mob import Scene, attack

Going = Generator[None, None, None]
FREE_GUESSES = 20  # of one address


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
    """S-12: which tables are there? And who is at one whose code is known, without its link?"""
    known = scene.open_table(new_key()).partition("~")[0]
    for number in range(FREE_GUESSES):  # however slow this machine is, what is free is used up
        guess_code(scene, known, number)
    yield
    for number in scene.beats(150):
        guess_code(scene, known, number)


def guess_code(scene: Scene, known: str, number: int) -> None:
    guess = (f"amber-apple-{10 + number % 90}", known, f"{known}~{number:013}")[number % 3]
    answer = scene.ask(f"/api/tables/{guess}", 1)
    if isinstance(answer, dict) and answer.get("game"):
        scene.told["found"] += 1


@attack
def listings(scene: Scene) -> Going:
    """Everything that is listed or made on the spot."""
    yield
    paths = ("/api/tables", "/api/leaderboard/thulla", "/api/games", "/openapi.json", "/api/lessons/dalmuti")
    for number in scene.beats(120):
        scene.ask(paths[number % len(paths)], number % 4)


@attack
def lessons(scene: Scene) -> Going:
    """The longest lesson, again and again."""
    yield
    for number in scene.beats(120):
        scene.ask("/api/lessons/tincholi", number % 4)


@attack
def odd_paths(scene: Scene) -> Going:
    """S-16: paths that are none."""
    yield
    paths = ("/%00", "/" + "a" * 5000, "/api/records/%00.json", "/assets/../../x", "//", "/%ff", "/api/tables/%F0%9F")
    for number in scene.beats(100):
        scene.ask(paths[number % len(paths)], number % 4)
