"""Wrong passwords, codes that lead to no table and new device keys: some are free, then each costs time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from cardhouse.server.bucket import Bucket
from cardhouse.server.workers.tally import Tally
from cardhouse.table.seat import hashed


class Allowance(NamedTuple):
    """A number at once, then one every few seconds."""

    burst: int
    every_s: int


# A family that mistypes is not bothered. All passwords of four digits take a week from one address and five days from
# any number of them; one address alone does not use up what the table has for others. All codes of tables, of which
# there are 1.9 millions, take more than a year from one address.
BY_ADDRESS: Final = Allowance(10, 60)  # wrong passwords for one table
BY_PLAYER: Final = Allowance(10, 60)
BY_TABLE: Final = Allowance(50, 45)  # from anywhere
MISSES: Final = Allowance(20, 20)  # codes of no table and of no record, from one address
NEWCOMERS: Final = Allowance(100, 10)  # players that were never here, from one address
SWEEP_MS = 60_000  # how often those are forgotten that have all their guesses again


class Guesses:
    def __init__(self, now: Callable[[], int], addresses: bool = True, tally: Tally | None = None) -> None:
        self._now, self._tally = now, tally
        if tally is not None:
            tally.hears("guesses", self._taken_elsewhere)
        self._addresses = addresses  # an operator may do without limits by address; passwords are limited always
        self._buckets: dict[tuple[str, ...], Bucket] = {}
        self._sweep_at = 0
        self._thread = ThreadPoolExecutor(1, "passwords")  # one at a time: whoever guesses waits for others who do

    async def hashed(self, password: str, code: str) -> str:
        """Not on the event loop: a hash that is hard to guess takes long."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, hashed, password, code) if password else ""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    # -- passwords

    def take(self, code: str, address: str, player: str) -> int:
        """Before a password is tried: 0, or the seconds until another one may be. A right one is `forgiven`."""
        keys = _of_password(code, address, player)
        wait = max(self._bucket(*key).wait_s(self._now()) for key in keys)
        if not wait:
            for key in keys:
                self._take(*key)
        return wait

    def forgive(self, code: str, address: str, player: str) -> None:
        """It was the right one."""
        for key in _of_password(code, address, player):
            self._bucket(*key).drain(self._now(), -1)
            self._tell(key, -1)

    # -- codes

    def lost_s(self, address: str) -> int:
        """The seconds until this address may try another code; strangers are told nothing about any code until then."""
        return self._bucket("miss", address).wait_s(self._now()) if self._addresses else 0

    def missed(self, address: str) -> None:
        self._take("miss", address)

    # -- keys

    def newcomer_s(self, address: str) -> int:
        """Before a player is made: 0, or the seconds until this address may bring another one."""
        taken = self._take("newcomer", address)
        return 0 if taken or not self._addresses else self._bucket("newcomer", address).wait_s(self._now())

    # -- what is left

    def _take(self, *key: str) -> bool:
        taken = self._bucket(*key).take(self._now())
        if taken:
            self._tell(key, 1)
        return taken

    def _tell(self, key: tuple[str, ...], cost: float) -> None:
        """To other workers: a guess is a guess wherever it is made."""
        if self._tally is not None:
            self._tally.took("guesses", key, cost)

    def _taken_elsewhere(self, key: tuple[str, ...], cost: float) -> None:
        self._bucket(*key).drain(self._now(), cost)

    def _bucket(self, *key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if self._now() >= self._sweep_at:
                self._sweep()
            allowance = _allowance(key[0])
            bucket = self._buckets[key] = Bucket(1 / allowance.every_s, allowance.burst, self._now())
        return bucket

    def _sweep(self) -> None:
        self._sweep_at = self._now() + SWEEP_MS
        for bucket in self._buckets.values():
            bucket.fill(self._now())
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


def _allowance(kind: str) -> Allowance:
    of_kinds = {"table": BY_TABLE, "address": BY_ADDRESS, "player": BY_PLAYER, "miss": MISSES, "newcomer": NEWCOMERS}
    return of_kinds[kind]


def _of_password(code: str, address: str, player: str) -> list[tuple[str, ...]]:
    keys: list[tuple[str, ...]] = [("table", code), ("address", code, address)]
    return [*keys, ("player", code, player)] if player else keys
