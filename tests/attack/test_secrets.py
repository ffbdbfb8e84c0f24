"""Attacks on what others must not know or get: answers in secret, hands, private records, ratings."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

from cardhouse.core.deal import match_seed
from cardhouse.core.fold import seeded_deal
from cardhouse.core.options import read_options
from cardhouse.games import GAMES
from cardhouse.server.house.house import House
from cardhouse.server.store.ratings import KNOWN_GAMES
from tests.attack.here import house_here
from tests.attack.test_memory import Person

SECRET = bytes(32)
OPTIONS = "hands=1"


def shares_that_ask() -> tuple[list[str], int]:
    """Shares of three browsers with which somebody holds both Jesters and is asked in secret; and who that is."""
    game = GAMES["dalmuti"]
    for number in itertools.count():
        shares = [f"{number:064x}", "0" * 64, "1" * 64]
        seed = match_seed(SECRET, [bytes.fromhex(share) for share in shares], [None] * 3)
        position = game.start(3, read_options(game.options, OPTIONS))
        for deal in (1, 2):  # ranks, then hands
            position.lay(seeded_deal(position, seed, deal))
        if position.facts()["phase"] == "revolution":
            return shares, position.to_move[0]
    raise AssertionError


async def table_of(host: Person, **settings: Any) -> str:
    status, opened = await host.ask("/api/tables", key=host.key, body={"settings": settings})
    assert status == 201, opened
    return str(opened["table"])


def test_a_second_table_does_not_tell_that_somebody_answered_in_secret(tmp_path: Path) -> None:
    """S-1: the list of tables was sorted by the last line, and an answer in secret is a line."""

    async def evening() -> None:
        shares, asked = shares_that_ask()
        async with house_here(tmp_path) as (house, port):
            house.world.secret = lambda: SECRET
            async with Person(port, 1) as ann, Person(port, 2) as bob, Person(port, 3) as eve:
                people = [ann, bob, eve]
                table = await table_of(ann, game="dalmuti", seats=3, options=OPTIONS, clock="normal", public=True)
                for person in people:
                    await person.say("join", table=table, name=f"Person {person.number}")
                    await person.heard("room")
                await ann.say("start")
                for person, share in zip(people, shares, strict=True):
                    await person.heard("promise")
                    await person.say("share", share=share)
                view = await people[asked].turn(0)
                async with Person(port, 3) as spy:
                    own = await at_play(spy)
                    before = await spy.ask("/api/tables")
                    assert [shown["table"] for shown in before[1]["tables"]] == [own, table]
                    legal = view["view"]["legal"][view["you"]]
                    await people[asked].say("move", match=view["match"], nth=0, move=legal[-1])
                    await answered(house, table)
                    assert await spy.ask("/api/tables") == before

    asyncio.run(evening())


async def at_play(spy: Person) -> str:
    """A public table of their own where it is their turn: the last at which anything has happened."""
    table = await table_of(spy, game="thulla", seats=2, clock="off", public=True)
    await spy.say("join", table=table, name="Spy")
    await spy.say("add_bot", seat=2, level="gentle")
    await spy.say("start")
    await spy.heard("promise")
    await spy.say("share", share=spy.key)
    await spy.turn(0)
    return table


async def answered(house: House, table: str) -> None:
    """Until the answer is kept, while nobody else may know of it."""
    match = house.register.tables[table].playing
    for _ in range(1000):
        await house.settled()
        if any(match.done):
            assert match.veil is not None
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody was asked")


def test_fresh_keys_see_no_hand_of_a_running_deal(tmp_path: Path) -> None:
    """S-8: whoever sat down on the seat of a bot, or of somebody who was removed, saw the hand."""

    async def evening() -> None:
        async with house_here(tmp_path) as (house, port):
            async with Person(port, 1) as ann, Person(port, 2) as bob:
                table = await table_of(ann, game="thulla", seats=3, clock="off")
                await ann.say("join", table=table, name="Ann")
                await ann.heard("room")
                await bob.say("join", table=table, name="Bob")
                await bob.heard("room")
                await ann.say("add_bot", seat=3, level="gentle")
                await ann.say("start")
                for person in (ann, bob):
                    await person.heard("promise")
                    await person.say("share", share=person.key)
                await bob.heard("view")
                await ann.say("kick", seat=2, sure=True)
                await bob.heard("gone")
                for number in range(3, 7):
                    async with Person(port, number) as spy:
                        await spy.say("join", table=table, name="Spy")
                        await spy.heard("view")
                        for seat in (2, 3):
                            await spy.say("sit", seat=seat)
                        await spy.say("ping", t=1)
                        await spy.heard("pong")
                        assert_sees_no_hand(spy)
                await bob.say("join", table=table, name="Bob")
                assert (await bob.heard("refused"))["code"] == "banned"
            assert house.metrics.counts.get("errors", 0) == 0

    asyncio.run(evening())


def assert_sees_no_hand(spy: Person) -> None:
    views = [told for told in spy.told if told["type"] == "view"]
    assert views
    for view in views:
        hands = [pile for name, pile in view["view"]["piles"].items() if name in ("p1", "p2", "p3")]
        assert view["you"] is None and all(card == "??" for hand in hands for card in hand)


def test_a_private_record_is_for_those_who_were_there(tmp_path: Path) -> None:
    """S-12: records were readable for anybody who guessed their name, whatever the table's password."""

    async def evening() -> None:
        async with house_here(tmp_path) as (_, port), Person(port, 1) as ann, Person(port, 2) as bob:
            settings = {"game": "thulla", "seats": 2, "clock": "off", "open_hands": False}
            body = {"settings": settings, "password": "lotus"}
            _, opened = await ann.ask("/api/tables", key=ann.key, body=body)
            for person in (ann, bob):
                await person.say("join", table=opened["table"], name=f"Person {person.number}", password="lotus")
                await person.heard("room")
            await ann.say("start")
            for person in (ann, bob):
                await person.heard("promise")
                await person.say("share", share=person.key)
            name = await played_out(ann, bob)
            async with Person(port, 3) as spy:
                await spy.heard("welcome")
                for page in (".json", ".cgn", "/views", "/views?as=p1", "/review?seat=p1"):
                    for key in ("", spy.key):
                        status, answer = await spy.ask(f"/api/records/{name}{page}", key=key)
                        assert (status, answer["code"]) == (403, "private_record"), page
                    assert (await bob.ask(f"/api/records/{name}{page}", key=bob.key))[0] == 200

    asyncio.run(evening())


async def played_out(*people: Person) -> str:
    """Everybody does the first thing that is legal, until the match is over; the name of its record."""
    for nth in range(2_000):
        person = people[nth % len(people)]
        views = [told for told in person.told if told["type"] == "view"]
        if views and views[-1]["record"]:
            return str(views[-1]["record"])
        if views and views[-1]["you"] in views[-1]["view"]["legal"]:
            move = views[-1]["view"]["legal"][views[-1]["you"]][0]
            await person.say("move", match=views[-1]["match"], nth=views[-1]["nth"], move=move)
        await asyncio.sleep(0.005)
    raise AssertionError("it does not end")


def test_wins_against_keys_of_ones_own_do_not_make_a_champion(tmp_path: Path) -> None:
    """S-13: every match against a fresh key raised the rating."""

    async def evening() -> None:
        async with house_here(tmp_path) as (house, _):
            store, ratings = house.store, list[float]()
            boss = (await store.player("boss" * 16)).id
            for number in range(40):
                fresh = (await store.player(f"{number:064}")).id
                two = [boss, fresh]
                await store.keep_record(f"a-b-10-{number}", "thulla", "", two, [[0], [1]], True, number, ["home"] * 2)
                ratings.append((await store.ratings(boss))["thulla"].ordinal)
            assert len(set(ratings[KNOWN_GAMES:])) == 1, ratings  # once the boss is known, newcomers count no more

    asyncio.run(evening())
