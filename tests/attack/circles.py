"""Attacks on what a house remembers of people - circles, books, farewells - and on what it says outside of its pages:
previews, pictures, notices; and with matches that come from outside.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.attack.caller import new_key
from tests.attack.long_match import NAME
from tests.attack.mob import Scene, attack

Going = Generator[None, None, None]
LANGUAGES = ("en", "es", "hi", "ml", "th", "ur", "zh")
PEOPLE, CIRCLES = 30, 10  # how many there are in how many circles


def full_circles(scene: Scene, key: str) -> list[str]:
    """The links of circles with many people, all of them of this one too."""
    links = [scene.ask("/api/circles", number % 5, key=key, body={"name": "Ours"})["link"] for number in range(CIRCLES)]
    for person in range(PEOPLE):
        mine = new_key()
        for link in links:
            scene.ask(f"/api/circles/{link}/people", person % 5, key=mine, body={"name": f"Person {person}"})
    return links


@attack
def pictures(scene: Scene) -> Going:
    """Pictures that nobody has asked for before: one of them takes a tenth of a second to draw."""
    tables = [scene.open_table(new_key(), number, public=True) for number in range(4)]
    yield
    for number in scene.beats(60):
        link = f"{tables[number // 7 % 4]}.png?l={LANGUAGES[number % 7]}&v={number}"
        scene.shout(f"/preview/t/{link}", number % 2)
    scene.heard_back()


@attack
def previews(scene: Scene) -> Going:
    """Pages for messengers: of the longest record there is, of a table, of nothing."""
    table = scene.open_table(new_key(), 0, public=True)
    yield
    paths = (f"/r/{NAME}", f"/t/{table}", f"/preview/r/{NAME}.png", "/t/no-such-99", f"/t/{table}~guess", "/c/guess")
    for number in scene.beats(100):
        scene.ask(paths[number % len(paths)], number % 4)


@attack
def circles(scene: Scene) -> Going:
    """Everything about circles that are full of people, again and again."""
    key = new_key()
    links = full_circles(scene, key)
    phrases: dict[str, Any] = {"phrases": [f"{n} {'x' * 50}" for n in range(20)]}
    yield
    for number in scene.beats(120):
        link = f"/api/circles/{links[number % CIRCLES]}"
        match number % 4:
            case 0:
                scene.ask("/api/me/circles", number % 5, key=key)
            case 1:
                scene.ask(link, number % 5, key=key)
            case 2:
                scene.ask(link, number % 5, key=key, body=phrases, method="PATCH")
            case _:
                scene.ask(f"{link}/book", number % 5, key=key)


@attack
def circles_without_end(scene: Scene) -> Going:
    """As many as they let us have, each with another link."""
    yield
    for number in scene.beats(60):
        made = scene.ask("/api/circles", 1, key=new_key() if number % 5 == 0 else "ab" * 32, body={"name": "Mine"})
        if isinstance(made, dict) and "link" in made:
            scene.ask(f"/api/circles/{made['link']}/link", 1, key="ab" * 32, method="POST")


@attack
def links_of_circles(scene: Scene) -> Going:
    """Which circles are there?"""
    for number in range(20):  # however slow this machine is, what is free is used up
        scene.ask(f"/api/circles/{number:016}", 2)
    yield
    for number in scene.beats(120):
        found = scene.ask(f"/api/circles/{number:016}", 2)
        if isinstance(found, dict) and "people" in found:
            scene.told["found"] += 1


@attack
def farewells(scene: Scene) -> Going:
    """Player after player wants to be forgotten, and everything about them in one file before."""
    keys = [new_key() for _ in range(40)]
    for number, key in enumerate(keys):
        scene.ask("/api/me", number % 3, key=key, body={"name": "Bye"}, method="PATCH")
    yield
    for number in scene.beats(60):
        key = keys[number % len(keys)]
        scene.shout("/api/me/export", number % 3, key=key)
        scene.shout("/api/me", number % 3, key=key, method="DELETE")
    scene.heard_back()


@attack
def sent_games(scene: Scene) -> Going:
    """Records that were never played, long and wrong: each has to be replayed to know."""
    head = '[Game "liap_tui 1"]\n[Seats "4"]\n[Players "Ann, Bob, Cid, Dan"]\n\n'
    long = head + "p1 pass\n" * 30_000
    odd = (long, head, "x" * 200_000, '[Game "thulla 1"]\n[Seats "99"]\n\ndeck deal p1:7h', "[" * 100_000)
    yield
    for number in scene.beats(40):
        scene.ask("/api/me/games", 3, key="cd" * 32, body={"record": odd[number % len(odd)], "seat": "p1"})


@attack
def dates(scene: Scene) -> Going:
    """Dates, calendars and invitations of tables that are not ours, and places to be told of without end."""
    host, key = new_key(), new_key()
    table = scene.open_table(host, 7).partition("~")[0]
    yield
    for number in scene.beats(120):
        path = ("date", "calendar?l=ml", "invitation")[number % 3]
        answer = scene.ask(f"/api/tables/{(table, 'no-such-99')[number % 2]}/{path}", number % 4, key=key)
        if isinstance(answer, dict) and answer.get("code") != "no_table" and answer.get("code") != "too_fast":
            scene.told["found"] += 1
        place = {"place": f"t/{number}", "on": True}
        scene.ask("/api/bell/place", number % 4, key=key, body=place, method="PUT")


@attack
def slow_phones(scene: Scene) -> Going:
    """Devices that nobody can reach, rung again and again."""
    device = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    yield
    for number in scene.beats(60):
        key = f"{number % 20:064x}"
        where = f"https://phone{number % 8}.invalid/{number}"
        scene.ask("/api/bell", number % 4, key=key, body=device | {"endpoint": where})
        scene.ask("/api/bell/test", number % 4, key=key, method="POST", body={})


@attack
def knocks(scene: Scene) -> Going:
    """Strangers at a door, who knock, go, and knock again."""
    host = new_key()
    table = scene.open_table(host, 8)
    home = scene.at_table(table, 8, host)
    yield
    door = table.partition("~")[0]
    strangers = [scene.client(number) for number in range(12)]
    for number in scene.beats(100):
        stranger = strangers[number % 12]
        stranger.say("join", table=door, name=f"Mob {number}")
        stranger.say("knock", name=f"Mob {number}")
        scene.listen(home, *strangers)
        if number % 24 == 23 and stranger in scene._callers:
            scene.hang_up(stranger)
            strangers[number % 12] = scene.client(number % 50)
