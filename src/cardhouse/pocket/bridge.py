"""The house in a pocket for a worker: texts and numbers in, JSON out, so that nothing of either language leaks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardhouse.core.position import Rng
from cardhouse.pocket.answers import Asked, answer
from cardhouse.pocket.house import House, player_of
from cardhouse.pocket.steps import answer_in_steps

encode = msgspec.json.Encoder().encode
_words = msgspec.json.Decoder(list[str]).decode
_query = msgspec.json.Decoder(dict[str, str]).decode


class Bridge:
    """`clock` says milliseconds since 1970, `secret` gives 32 bytes that nobody can guess."""

    def __init__(
        self, key: str, secret: Callable[[], bytes], dice: Rng, bot_pace: float, clock: Callable[[], int]
    ) -> None:
        self._house, self._clock = House(player_of(key), secret, dice, bot_pace), clock
        self._begun: dict[int, Callable[[], tuple[int, str] | None]] = {}

    # -- tables; each answers what is to be done

    def hear(self, conn: int, text: str) -> str:
        return encode(self._house.hear(conn, text, self._clock())).decode()

    def gone(self, conn: int) -> str:
        return encode(self._house.gone(conn, self._clock())).decode()

    def read(self, code: str, lines: str) -> str:
        return encode(self._house.read(code, _words(lines), self._clock())).decode()

    def has(self, code: str) -> bool:
        return code in self._house.tables

    def drop(self, code: str) -> None:
        self._house.drop(code)

    def tick(self) -> str:
        return encode(self._house.tick(self._clock())).decode()

    def think(self, number: int) -> str:
        return encode(self._house.think(number, self._clock)).decode()

    def deadline(self) -> int | None:
        return self._house.deadline

    # -- answers

    def answer(self, method: str, words: str, query: str, body: str, record: str | None) -> str:
        """Status, text, and what is to be done before it is told."""
        asked = Asked(method, _words(words), _query(query), body, record)
        return encode(answer(self._house, asked, self._clock())).decode()

    def begin(self, number: int, words: str, query: str, record: str | None) -> None:
        """What takes long, as a page of a review; `step` goes on with it."""
        self._begun[number] = answer_in_steps(Asked("GET", _words(words), _query(query), "", record))

    def step(self, number: int) -> str:
        """`null` while there is more to think about."""
        said = self._begun[number]()
        if said is not None:
            del self._begun[number]
        return encode(said).decode()
