"""One person at a house in a pocket: time goes on by itself, bots are asked at once, and what is kept is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from cardhouse.pocket.answers import Asked, answer
from cardhouse.pocket.house import House, Todo, player_of

KEY = "ab" * 32


class One:
    def __init__(self, seed: int = 1, log: dict[str, list[str]] | None = None, now: int = 1_000_000) -> None:
        self.now, self.conn = now, 1
        self.dice = random.Random(seed)
        self.log: dict[str, list[str]] = {} if log is None else log
        self.records: dict[str, str] = {}
        self.played: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.house = House(player_of(KEY), lambda: self.dice.randbytes(32), self.dice, bot_pace=0)

    def do(self, todo: Sequence[Todo]) -> None:
        waiting: list[int] = []
        for what, *rest in todo:
            match what:
                case "keep":
                    code, first, lines = rest
                    assert len(self.log.setdefault(code, [])) == first - 1
                    self.log[code] += lines
                case "tell":
                    self.told.append(json.loads(rest[1]))
                case "think":
                    waiting.append(rest[0])
                case "over":
                    self.played.append(rest[0])
                    self.records[rest[0]["record"]] = rest[1]
                case "shut":
                    self.log.pop(rest[0], None)
                case _:
                    raise AssertionError(what)
        for number in waiting:
            self.do(self.house.think(number, lambda: self.now))

    def says(self, **message: Any) -> None:
        self.do(self.house.hear(self.conn, json.dumps(message), self.now))

    def wait(self) -> None:
        """Until something happens by itself."""
        at = self.house.deadline
        assert at is not None, "nothing will happen"
        self.now = max(self.now, at)
        self.do(self.house.tick(self.now))

    def asks(self, method: str, *words: str, body: str = "", record: str | None = None, **query: str) -> Any:
        status, said, todo = answer(self.house, Asked(method, list(words), query, body, record), self.now)
        self.do(todo)
        return status, json.loads(said)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.told) if message["type"] == kind)

    # -- a whole evening

    def opens(self, game: str, seats: int, options: str = "") -> str:
        settings = {"game": game, "seats": seats, "clock": "off", "options": options}
        status, said = self.asks("POST", "api", "tables", body=json.dumps({"settings": settings}))
        assert status == 201, said
        return str(said["table"])

    def joins(self, code: str) -> None:
        self.says(type="hello", key=KEY)
        self.says(type="join", table=code, name="Ammu")

    def sits_with_bots(self, code: str, level: str) -> None:
        self.joins(code)
        for i, seat in enumerate(self.last("room")["seats"], 1):
            if seat["state"] == "open":
                self.says(type="add_bot", seat=i, level=level)
        self.says(type="start")

    def plays(self, moves: int = 10_000) -> None:
        """Whatever the dice say of what is legal, until the match is over or this many moves are made."""
        match, answered, seen = self.last("room")["match"], (0, -1), 0
        while moves and not any(one["record"].endswith(f"-{match}") for one in self.played):
            view = self.view
            legal = view["view"]["legal"].get(view["you"]) if view else None
            if view and legal and (view["match"], view["nth"]) > answered:
                answered, moves = (view["match"], view["nth"]), moves - 1
                move = legal[int(self.dice.random() * len(legal))]
                self.says(type="move", nth=view["nth"], move=move, match=view["match"])
            elif view and view["pause_ms"] and view["n"] != seen:
                seen = view["n"]
                self.says(type="go_on")
            else:
                self.wait()

    @property
    def view(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self.told) if message["type"] == "view"), None)
