"""The attackers' process: told by lines of JSON what to do, it prepares, says so, and at "go" does it for a while.

Never more than a given number of things a second: what is tried is whether the house stands it, not the machine.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from typing import Any

from tests.attack.caller import HOST, Caller, Client, Gone, ask, new_key, open_table

Attack = Callable[["Scene"], Generator[None, None, None]]
ATTACKS: dict[str, Attack] = {}
STREET = 250  # addresses that one attack may have


def attack(act: Attack) -> Attack:
    """Prepares, yields once, and goes on until the scene is over."""
    ATTACKS[act.__name__] = act
    return act


class Scene:
    """Where and how long, and what the attackers were told."""

    def __init__(self, port: int, table: str, seconds: float, street: int = 0) -> None:
        self.port, self.table, self.seconds = port, table, seconds
        self.street = street  # where its addresses begin: what one attack has used up is not missed by the next
        self.until = 0.0
        self.told: Counter[str] = Counter()
        self._callers: list[Caller] = []

    @property
    def over(self) -> bool:
        return time.monotonic() > self.until

    def beats(self, per_second: float) -> Iterator[int]:
        """0, 1, 2, … at this pace; a beat that was missed is left out."""
        number, due = 0, time.monotonic()
        while not self.over:
            yield number
            number += 1
            due = max(due + 1 / per_second, time.monotonic() - 0.05)
            time.sleep(max(0.0, due - time.monotonic()))

    def address(self, number: int) -> str:
        return address(self.street + number)

    def caller(self, number: int = 0, **how: Any) -> Caller:
        caller = Caller(self.port, self.address(number), **how)
        self._callers.append(caller)
        return caller

    def client(self, number: int = 0, key: str | None = None, **how: Any) -> Client:
        """A person with a key of its own; "" for a stranger that has not said hello."""
        client = Client(self.port, self.address(number), new_key() if key is None else key, **how)
        self._callers.append(client)
        return client

    def at_table(self, table: str, number: int = 0, key: str | None = None, watch: bool = False, **how: Any) -> Client:
        client = self.client(number, key, **how)
        client.say("join", table=table, name=f"Mob {number}", watch=watch)
        client.hear("room")
        return client

    def open_table(self, key: str, number: int = 0, **settings: Any) -> str:
        return open_table(self.port, self.address(number), key, **settings)

    def ask(self, path: str, number: int = 0, **how: Any) -> Any:
        """Counts the status; what was answered."""
        try:
            status, answer = ask(self.port, self.address(number), path, **how)
        except (Gone, TimeoutError, OSError) as error:
            self.told[str(error) or type(error).__name__] += 1
            return None
        self.told[str(status)] += 1
        return answer

    def shout(self, path: str, number: int = 0, key: str = "", method: str = "GET") -> None:
        """Asks and does not wait for the answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 0\r\nAuthorization: Bearer {key}\r\n\r\n"
        try:
            self.caller(number).send(head.encode())
        except (Gone, TimeoutError, OSError) as error:
            self.told[str(error) or type(error).__name__] += 1

    def heard_back(self, within_s: float = 1.0) -> None:
        """Counts what has been answered by then."""
        until = time.monotonic() + within_s
        for caller in list(self._callers):
            with suppress(Gone, TimeoutError):
                self.told[caller.head(max(0.001, until - time.monotonic())).split()[1]] += 1
            self.hang_up(caller)

    def listen(self, *clients: Client) -> None:
        """Reads what has come, and counts its kinds; ended ones are counted once and left out from then on."""
        for client in clients:
            if client not in self._callers:
                continue
            try:
                client.read(0.0001)
            except TimeoutError:
                continue
            except Gone as gone:
                self.ended(client, gone)
                continue
            try:
                for heard in client.waiting():
                    self.told[heard["code"] if heard["type"] == "refused" else heard["type"]] += 1
            except Gone as gone:
                self.ended(client, gone)

    def ended(self, caller: Caller, gone: Gone) -> None:
        self.told[f"closed {gone.code}"] += 1
        self.hang_up(caller)

    def hang_up(self, caller: Caller) -> None:
        with suppress(ValueError):
            self._callers.remove(caller)
        caller.close()

    def close(self) -> None:
        for caller in list(self._callers):
            self.hang_up(caller)


def address(number: int) -> str:
    """127.1.0.1, 127.1.0.2, …"""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


def main() -> None:
    from tests.attack import circles, evening, network, pages, people, thought  # noqa: F401  each registers its attacks

    os.nice(5)
    say = sys.stdout
    for times, line in enumerate(sys.stdin):
        order = json.loads(line)
        scene = Scene(order["port"], order["table"], order["seconds"], STREET * times)
        try:
            going = ATTACKS[order["attack"]](scene)
            next(going)
            print(json.dumps("ready"), file=say, flush=True)
            sys.stdin.readline()
            scene.until = time.monotonic() + scene.seconds
            with suppress(StopIteration):
                next(going)
            print(json.dumps(scene.told), file=say, flush=True)
        except Exception as error:
            print(json.dumps(f"{type(error).__name__}: {error}"), file=say, flush=True)
        finally:
            scene.close()


if __name__ == "__main__":
    import tests.attack.mob

    tests.attack.mob.main()
