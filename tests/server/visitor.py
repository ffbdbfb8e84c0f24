"""Somebody with a browser: plays any legal move, comes back when the connection is lost, knows what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOST = (OSError, WebSocketException, TimeoutError)
SHORT = {"liap_tui": "max_rounds=1 max_redeals=0", "dalmuti": "hands=1 revolution=off", "tincholi": "max_rounds=2"}


def http(url: str, body: object = None, key: str = "", method: str | None = None, **headers: str) -> Any:
    """JSON in, JSON out. Raises HTTPError."""
    raw = None if body is None else json.dumps(body).encode()
    sent = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {}), **headers}
    with urlopen(Request(url, raw, sent, method=method), timeout=60) as answer:
        return json.loads(answer.read())


def open_table(link: str, game: str, seats: int, key: str, clock: str = "off", **more: object) -> str:
    settings = {"game": game, "seats": seats, "options": SHORT.get(game, ""), "clock": clock, **more}
    return str(http(f"{link}/api/tables", {"settings": settings}, key)["table"])


class Visitor:
    def __init__(self, socket: str, table: str, name: str, key: str = "", *, watch: bool = False) -> None:
        self.socket, self.table, self.name, self.watch = socket, table, name, watch
        self.key = key or secrets.token_hex(32)
        self.dice = random.Random(name + table)
        self.people = 0  # so many sit down before bots take the other seats and it starts; only the host's matters
        self.matches = 1  # so many, then home
        self.doubles = 0.0  # how often a click is a double click, or comes too late
        self.linger: Callable[[], bool] = lambda: False  # plays further matches as long as this holds
        self.wait_s = 0.0  # before a move
        self.sent: dict[tuple[int, int], str] = {}  # (match, nth) → the last move they have sent for it
        self.told: dict[tuple[int, int], str] = {}  # and what they were told is done
        self.seats: dict[int, str] = {}  # match → their seat
        self.shares: dict[int, str] = {}
        self.records: dict[int, str] = {}
        self.heard: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.connections = 0
        self.ws: ClientConnection | None = None

    @property
    def done(self) -> bool:
        return len(self.records) >= self.matches and not self.linger()

    async def stay(self) -> None:
        """Until they have seen the end of all their matches."""
        while not self.done:
            try:
                async with connect(self.socket, compression=None, open_timeout=5, close_timeout=1) as self.ws:
                    self.connections += 1
                    self._answered: set[tuple[int, int]] = set()
                    self._started: set[int] = set()
                    await self.say("hello", key=self.key)
                    while not self.done:
                        await self.hear(json.loads(await self.ws.recv()))
            except LOST:
                await asyncio.sleep(0.02 + self.dice.random() * 0.1)

    async def say(self, kind: str, **fields: object) -> None:
        assert self.ws is not None
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        match message["type"]:
            case "welcome":
                await self.say("join", table=self.table, name=self.name, watch=self.watch)
            case "room":
                await self._room(message)
            case "promise" if not self.watch:
                await self.say("share", share=self.shares.setdefault(message["match"], secrets.token_hex(32)))
            case "view":
                await self._view(message)
            case "refused":
                self.refused.append(message)
            case _:
                pass

    async def _room(self, room: dict[str, Any]) -> None:
        if room["host"] != room["player"] or room["phase"] in ("sharing", "playing"):
            return
        here = sum(seat["state"] == "taken" and seat["connected"] for seat in room["seats"])
        if here < self.people or (room["phase"] == "results" and self.done):
            return
        empty = [seat for seat in room["seats"] if seat["state"] == "open"]
        if empty:
            await self.say("add_bot", seat=int(empty[0]["seat"][1:]), level="gentle")
        elif room["can_start"] is None and room["match"] not in self._started:
            self._started.add(room["match"])
            await self.say("start")

    async def _view(self, view: dict[str, Any]) -> None:
        number, seat, nth = view["match"], view["you"], view["nth"]
        if view["record"] is not None:
            self.records[number] = view["record"]
        if seat is None:
            return
        self.seats[number] = seat
        for (match, answered), move in self.sent.items():
            if match == number and answered < nth:
                self.told.setdefault((match, answered), move)
        if view["pause_ms"]:
            await self.say("go_on")
        legal = view["view"]["legal"].get(seat)
        if legal and (number, nth) not in self._answered:
            self._answered.add((number, nth))
            move = self.sent[number, nth] = self.dice.choice(legal)
            if self.wait_s:
                await asyncio.sleep(self.wait_s)
            await self.say("move", match=number, nth=nth, move=move)
            if self.dice.random() < self.doubles:
                await self.say("move", match=number, nth=nth, move=move)  # twice
                await self.say("move", match=number, nth=max(0, nth - 1), move=self.dice.choice(legal))  # too late


def moves_of(record: str, seat: str) -> list[str]:
    """What this seat has done, in order, by whomever."""
    lines = [line.partition("  ;")[0] for line in record.splitlines()]
    return [line[len(seat) + 1 :] for line in lines if line.startswith(f"{seat} ")]
