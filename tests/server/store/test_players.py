"""Guests, their devices and their recovery codes."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

import pytest

from cardhouse.server.store import players
from cardhouse.server.store.players import Player
from cardhouse.server.store.store import Store

ONE, TWO, THREE, FOUR = (players.key_hash(digit * 64) for digit in "1234")


def evening(where: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(where, lambda: 77)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_device_key_is_kept_as_its_hash() -> None:
    assert players.key_hash("ab" * 32) == sha256(bytes.fromhex("ab" * 32)).hexdigest()


def test_a_device_seen_for_the_first_time_is_a_new_player_and_the_same_one_later(where: str) -> None:
    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        assert ann == Player(ann.id, "", 77)
        assert await store.player(ONE) == ann
        bob = await store.player(TWO)
        assert bob.id != ann.id
        assert not {ann.id, bob.id} & {ONE, TWO}

    evening(where, play)


def test_a_device_that_comes_twice_at_once_is_one_player(where: str) -> None:
    async def play(store: Store) -> None:
        assert len(set(await asyncio.gather(*(store.player(ONE) for _ in range(20))))) == 1

    evening(where, play)


def test_a_name_lasts(where: str) -> None:
    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        await store.rename(ann.id, "Ammu 馬")
        assert (await store.player(ONE)).name == "Ammu 馬"
        with pytest.raises(LookupError):
            await store.rename("nobody", "x")

    evening(where, play)


def test_so_does_a_face_and_it_goes_with_the_player_to_another_device(where: str) -> None:
    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        assert ann.face == "", "not chosen yet"
        await store.dress(ann.id, "m3:അ")
        assert await store.player(ONE) == ann._replace(face="m3:അ") == await store.known(ONE)
        assert await store.recover(await store.recovery_code(ann.id), TWO) == ann._replace(face="m3:അ")
        with pytest.raises(LookupError):
            await store.dress("nobody", "f01")

    evening(where, play)


def test_a_recovery_code_takes_the_player_to_another_device(where: str) -> None:
    async def play(store: Store) -> None:
        ann, other = await store.player(ONE), await store.player(TWO)
        code = await store.recovery_code(ann.id)
        assert await store.recover(code, TWO) == ann
        assert await store.player(TWO) == ann, "the second device is theirs"
        assert await store.player(ONE) == ann, "and the first one still is"
        assert other.id != ann.id

    evening(where, play)


def test_a_code_is_good_for_one_device(where: str) -> None:
    """S-16: a used code stayed good for ever."""

    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        code = await store.recovery_code(ann.id)
        assert await store.recover(code.lower().replace("-", " "), TWO) == ann
        assert await store.recover(code, THREE) is None
        again = await store.recovery_code(ann.id)
        assert (await asyncio.gather(*(store.recover(again, key) for key in (THREE, FOUR)))).count(None) == 1

    evening(where, play)


def test_to_look_makes_nobody_a_player(where: str) -> None:
    async def play(store: Store) -> None:
        assert await store.known(ONE) is None and await store.known(ONE) is None
        ann = await store.player(ONE)
        assert await store.known(ONE) == ann

    evening(where, play)


def test_a_secret_of_the_house_is_made_once(where: str) -> None:
    async def play(store: Store) -> None:
        made = set(await asyncio.gather(*(store.secret("address") for _ in range(5))))
        assert len(made) == 1 and len(made.pop()) == 64
        assert await store.secret("other") != await store.secret("address")

    evening(where, play)


def test_a_new_code_makes_the_one_before_void(where: str) -> None:
    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        first = await store.recovery_code(ann.id)
        second = await store.recovery_code(ann.id)
        assert await store.recover(first, TWO) is None
        assert await store.recover(second, TWO) == ann
        with pytest.raises(LookupError):
            await store.recovery_code("nobody")

    evening(where, play)


@pytest.mark.parametrize("code", ["", "-", "0000-0000-0000-0000-0000", "x" * 10_000, "\ud800", "'; DROP TABLE player"])
def test_what_is_no_code_recovers_nobody_and_changes_nothing(where: str, code: str) -> None:
    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        bob = await store.player(TWO)
        await store.recovery_code(ann.id)
        assert await store.recover(code, TWO) is None
        assert await store.player(TWO) == bob

    evening(where, play)


def test_no_key_and_no_code_is_in_the_file(tmp_path: Path) -> None:
    code = ""

    async def play(store: Store) -> None:
        nonlocal code
        code = await store.recovery_code((await store.player(ONE)).id)

    evening(str(tmp_path / "house.db"), play)
    content = (tmp_path / "house.db").read_bytes()
    assert ONE.encode() in content
    for secret in ("1" * 64, code, code.replace("-", "")):
        assert secret.encode() not in content
    assert bytes.fromhex("1" * 64) not in content


def test_codes_are_long_readable_and_different() -> None:
    codes = {players.new_code() for _ in range(1_000)}
    assert len(codes) == 1_000
    for code in codes:
        groups = code.split("-")
        assert [len(group) for group in groups] == [4] * 5
        assert set("".join(groups)) <= set(players.ALPHABET)
    assert len(players.ALPHABET) ** 20 == 2**100
    assert not set("ILOU") & set(players.ALPHABET)


def test_a_code_may_be_typed_as_it_is_read() -> None:
    said = players.code_hash("A0B1-CD1E-FGH0-JKMN-PQRS")
    assert players.code_hash(" aob1 cdle fgho jkmn pqrs ") == said
    assert players.code_hash("A0B1CDIEFGH0JKMNPQRS") == said
    assert players.code_hash("A0B1-CD1E-FGH0-JKMN-PQRT") != said


def test_public_ids_are_short_and_different() -> None:
    ids = {players.new_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert all(len(one) == 10 and one.isalnum() and one == one.lower() for one in ids)


def test_secrets_are_compared_in_constant_time(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def compare(a: str, b: str) -> bool:
        compared.append((a, b))
        return False

    async def play(store: Store) -> None:
        ann = await store.player(ONE)
        code = await store.recovery_code(ann.id)
        monkeypatch.setattr(hmac, "compare_digest", compare)
        assert await store.recover(code, TWO) is None
        monkeypatch.undo()
        assert compared == [(players.code_hash(code),) * 2]

    evening(where, play)
