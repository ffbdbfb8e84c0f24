"""Who wants to be told of what, and what was told already: the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cardhouse.server.store.bell_queries import DEVICES, PLACES, Device, Held, Quiet
from cardhouse.server.store.store import Store

HOUR = 3_600_000


def in_store(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(where)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def device(n: int, player: str = "ann") -> Device:
    return Device(f"https://push.example/{n}", player, f"key{n}", "auth", "ml")


def test_a_device_belongs_to_one_person_and_the_oldest_of_too_many_goes(where: str) -> None:
    async def work(store: Store) -> None:
        for n in range(DEVICES + 1):
            await store.hang_bell(device(n), now=n)
        assert [one.endpoint for one in await store.bells("ann")] == [device(n).endpoint for n in range(1, DEVICES + 1)]
        await store.hang_bell(device(3, "bob"), now=99)
        assert device(3) not in await store.bells("ann") and await store.bells("bob") == [device(3, "bob")]
        await store.take_bell(device(3).endpoint, "ann")
        assert await store.bells("bob"), "nobody takes another's"
        await store.take_bell(device(3).endpoint)
        assert await store.bells("bob") == []

    in_store(where, work)


def test_somebody_listens_to_a_place_as_long_as_they_like_and_to_a_hundred_at_most(where: str) -> None:
    async def work(store: Store) -> None:
        for _ in range(2):
            await store.listen_to("ann", "t/mango-river-42", True)
        await store.listen_to("bob", "t/mango-river-42", True)
        assert await store.listeners("t/mango-river-42") == ["ann", "bob"]
        await store.listen_to("ann", "t/mango-river-42", False)
        assert await store.listens("ann") == [] and await store.listeners("t/mango-river-42") == ["bob"]
        for n in range(PLACES + 1):
            await store.listen_to("cid", f"t/a-b-{n}", True)
        assert len(await store.listens("cid")) == PLACES

    in_store(where, work)


def test_a_notice_is_new_once_and_what_is_due_is_taken_once_by_however_many_nodes(where: str) -> None:
    async def work(store: Store) -> None:
        other = await Store.open(where) if store.shared else store
        held = Held("turn 1", 100, "turn", "t/x", "ann", "{}")
        assert sorted(await asyncio.gather(*(s.hold(held, True) for s in (store, other) * 4))) == [False] * 7 + [True]
        later = [Held(f"turn {n}", 100 + n, "turn", "t/x", "ann", "{}") for n in range(2, 12)]
        for one in later:
            assert await store.hold(one, False)
        assert await store.due(101) == []
        taken = await asyncio.gather(*(s.due(200) for s in (store, other) * 4))
        assert sorted(one.key for some in taken for one in some) == sorted(one.key for one in later)
        await store.forget_notices(105)
        assert await store.hold(later[0], True) and not await store.hold(later[-1], True)
        if other is not store:
            await other.close()

    in_store(where, work)


def test_a_date_has_one_reminder_and_another_date_another_one(where: str) -> None:
    async def work(store: Store) -> None:
        def reminder(due: int) -> Held:
            return Held("soon x", due, "soon", "t/x", "", "{}")

        assert await store.date("x") == (0, "")
        await store.set_date("x", 1000, "ann", reminder(900))
        await store.set_date("x", 2000, "bob", reminder(1900))
        assert await store.date("x") == (2000, "bob") and await store.due(1000) == []
        assert [one.due for one in await store.due(1900)] == [1900] and await store.due(1900) == []
        await store.set_date("x", 3000, "bob", reminder(2900))
        await store.set_date("x", 0, "bob", reminder(0))
        assert await store.date("x") == (0, "") and await store.due(9999) == []

    in_store(where, work)


def test_quiet_hours_and_hooks_are_kept(where: str) -> None:
    async def work(store: Store) -> None:
        assert await store.quiet("ann") == Quiet()
        for quiet in (Quiet(60, 120, 330), Quiet(1320, 420, -60)):
            await store.be_quiet("ann", quiet)
            assert await store.quiet("ann") == quiet
        await store.set_hook("c/home", "https://chat.example/1", "s", ["over", "soon"])
        await store.set_hook("c/home", "https://chat.example/1", "t", ["over"])
        assert await store.hooks("c/home") == [("https://chat.example/1", "t", "over")]
        await store.drop_hook("c/home", "https://chat.example/1")
        assert await store.hooks("c/home") == []

    in_store(where, work)


def test_usual_people_are_those_somebody_has_played_with_most_often_first(where: str) -> None:
    async def work(store: Store) -> None:
        ids = [(await store.player(str(n) * 64)).id for n in range(3)]
        for n in range(3):
            players = [ids[0], ids[1], ids[2] if n == 0 else None]
            await store.keep_record(f"a-b-{n}", "thulla", "", players, [[0], [1], [2]], False, n)
        assert [(one.player, one.matches) for one in await store.usual(ids[0])] == [(ids[1], 3), (ids[2], 1)]
        assert await store.usual("nobody") == []

    in_store(where, work)


def test_when_quiet_hours_end() -> None:
    night = Quiet(22 * 60, 7 * 60, ahead=120)  # from ten to seven, two hours ahead of UTC
    assert [night.ends_ms(hour * HOUR) // HOUR for hour in (19, 20, 23, 28)] == [0, 29, 29, 29]
    assert night.ends_ms(5 * HOUR) == 0 and night.ends_ms(5 * HOUR - 1) == 5 * HOUR
    noon = Quiet(12 * 60, 13 * 60, ahead=-300)
    assert [noon.ends_ms(hour * HOUR) // HOUR for hour in (16, 17, 18)] == [0, 18, 0]
    assert Quiet(600, 600).ends_ms(10 * HOUR) == 0
