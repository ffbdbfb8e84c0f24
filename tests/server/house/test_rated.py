"""Whose result counts for whom: seats with help, newcomers, and people from one address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from cardhouse.server.store.matches import DAY_MS
from cardhouse.server.store.ratings import KNOWN_GAMES, PAIR_A_DAY, Rating
from cardhouse.server.store.store import Store

FOUR = ["ann", "bob", "cy", "dee"]


def evening(where: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(where, lambda: 77)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


class Book:
    """Matches of Thulla, one after the other; whoever is named first has won."""

    def __init__(self, store: Store) -> None:
        self.store, self.matches = store, 0

    async def keep(
        self, players: Sequence[str | None], rated: bool | Sequence[bool] = True, at: int = 0, homes: Sequence[str] = ()
    ) -> None:
        self.matches += 1
        ranking = [[seat] for seat in range(len(players))]
        await self.store.keep_record(f"m-{self.matches}", "thulla", "t", players, ranking, rated, at, homes)

    async def rating(self, player: str) -> Rating | None:
        return (await self.store.ratings(player)).get("thulla")

    async def known(self, *players: str) -> None:
        """They are no newcomers any more."""
        for i in range(KNOWN_GAMES):
            await self.keep([*players[i % len(players) :], *players[: i % len(players)]])


def test_a_seat_that_had_help_is_left_out_and_the_others_are_rated_without_it(where: str) -> None:
    """S-13: one hint made a match unrated for all."""

    async def play(store: Store) -> None:
        book, plain = Book(store), Book(store)
        await book.keep(["ann", "hinted", "bob"], [True, False, True])
        assert await book.rating("hinted") is None
        plain.matches = 10
        await plain.keep(["cy", "dee"])
        assert await book.rating("ann") == await plain.rating("cy"), "as if the seat with help had not played"
        assert await book.rating("bob") == await plain.rating("dee")
        rated = {who: [game.rated for game in await store.history(who)] for who in ("ann", "hinted", "bob")}
        assert rated == {"ann": [True], "hinted": [False], "bob": [True]}

    evening(where, play)


def test_nobody_is_rated_alone(where: str) -> None:
    async def play(store: Store) -> None:
        book = Book(store)
        await book.keep(["ann", "bob"], [True, False])
        await book.keep(["ann", None], True)
        assert await book.rating("ann") is None
        assert [game.rated for game in await store.history("ann")] == [False, False]

    evening(where, play)


def test_newcomers_are_not_on_the_leaderboard_until_enough_is_known(where: str) -> None:
    async def play(store: Store) -> None:
        book = Book(store)
        for _ in range(KNOWN_GAMES + 2):
            await book.keep(["ann", "bob", "cy"])
        rating = await book.rating("ann")
        assert rating is not None and rating.rivals == 2 and rating.provisional, "against three different people"
        assert await store.leaderboard("thulla") == []
        await book.keep(["ann", "dee"])
        assert [ranked.player for ranked in await store.leaderboard("thulla")] == ["ann"]

    evening(where, play)


def test_to_beat_newcomers_gains_nothing_for_somebody_who_is_known(where: str) -> None:
    """S-13: matches against one's own fresh keys counted."""

    async def play(store: Store) -> None:
        book = Book(store)
        await book.known(*FOUR)
        before = await book.rating("ann")
        for i in range(20):
            await book.keep(["ann", f"fresh {i}"])
        assert await book.rating("ann") == before
        fresh = await book.rating("fresh 0")
        assert fresh is not None and fresh.games == 1 and fresh.mu < 25, "it counts for the newcomer"
        await book.keep(["ann", "fresh 0", "bob"])
        after = await book.rating("ann")
        assert before is not None and after is not None and after.games == before.games + 1, "bob is known"

    evening(where, play)


def test_two_from_one_address_are_rated_against_each_other_three_times_a_day(where: str) -> None:
    async def play(store: Store) -> None:
        book = Book(store)
        at_home = ["here", "here", "there", "there"]
        for _ in range(PAIR_A_DAY + 4):
            await book.keep(["ann", "bob"], homes=["here", "here"])
        rating = await book.rating("ann")
        assert rating is not None and rating.games == PAIR_A_DAY
        await book.keep(FOUR, homes=at_home)
        rating = await book.rating("ann")
        assert rating is not None and (rating.games, rating.rivals) == (PAIR_A_DAY + 1, 3), "against others it counts"
        await book.keep(["ann", "bob"], at=DAY_MS, homes=["here", "here"])
        rating = await book.rating("ann")
        assert rating is not None and rating.games == PAIR_A_DAY + 2, "another day"

    evening(where, play)


def test_without_an_address_nobody_is_near(where: str) -> None:
    async def play(store: Store) -> None:
        book = Book(store)
        for _ in range(PAIR_A_DAY + 2):
            await book.keep(["ann", "bob"], homes=["", ""])
        rating = await book.rating("ann")
        assert rating is not None and rating.games == PAIR_A_DAY + 2

    evening(where, play)
