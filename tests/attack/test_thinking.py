"""S-6, S-7 and S-14 at once: whatever others ask of those who think, everybody has their turn."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from cardhouse.table.codes import split
from tests.attack.caller import HOST, Client, ask, new_key
from tests.attack.innocent import HOME
from tests.attack.mob import Scene, address
from tests.attack.people import everybody_says
from tests.attack.thought import against_bots, record
from tests.server.open_house import OpenHouse, open_house

ABANDONED, ASKING, PENDING = 100, 8, 60
FLOOD_S = 25.0
DECISIONS = 4


@contextmanager
def everything_at_once(house: OpenHouse) -> Iterator[str]:
    """For as long as a test needs it, at most for `FLOOD_S`; the name of a record."""
    scene = Scene(house.port, "", FLOOD_S)
    name = record(scene)
    asking = [against_bots(scene, 50 + i, "gentle") for i in range(ASKING)]
    for i in range(ABANDONED):
        scene.hang_up(against_bots(scene, i % 10, "sharp", "dalmuti", 5))
    for i in range(PENDING):
        path = f"/api/records/{name}/review?seat=p{1 + i % 2}&from={1 + i % 30}"
        scene.caller(60).send(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
    scene.until = time.monotonic() + FLOOD_S
    flood = threading.Thread(target=everybody_says, args=(scene, asking, 100, {"type": "hint"}), daemon=True)
    flood.start()
    try:
        yield name
    finally:
        scene.until = 0.0
        flood.join(20)
        scene.close()


class Player:
    """Against steady bots, with a hint for every decision."""

    def __init__(self, port: int) -> None:
        self.key = new_key()
        body = {"settings": {"game": "thulla", "seats": 4, "clock": "off"}}
        self.table = str(ask(port, HOME, "/api/tables", self.key, body)[1]["table"])
        self.client = Client(port, HOME, self.key)
        self.client.say("join", table=self.table, name="Ammu")
        for seat in (2, 3, 4):
            self.client.say("add_bot", seat=seat, level="steady")
        self.client.say("start")
        self.client.hear("promise")
        self.client.say("share", share=new_key())
        self.last: dict[str, Any] = {}  # who leads again is asked in the very view that answers their move

    def decide(self, within_s: float) -> None:
        """The next decision, with the hint for it: by then the bots have played and the coach has thought."""
        view = self.last or self.client.hear("view", within_s=within_s)
        while not view["view"]["legal"]:
            assert view["record"] is None, "the match is over"
            view = self.client.hear("view", within_s=within_s)
        self.client.say("hint")
        told = self.client.hear("hinted", "refused", within_s=within_s)
        assert told["type"] == "hinted", told
        self.client.say("move", match=view["match"], nth=view["nth"], move=told["best"][0]["move"])
        self.last = self.client.hear("view", within_s=within_s)
        while self.last["nth"] == view["nth"]:
            self.last = self.client.hear("view", within_s=within_s)


def test_everybody_has_their_turn(tmp_path: Path) -> None:
    with open_house(tmp_path, "--bot-pace", "0.5") as house:
        warm = Player(house.port)  # processes are started before the flood, not in it
        warm.decide(30)
        warm.client.close()
        with everything_at_once(house) as name:
            player = Player(house.port)
            with closing(player.client):
                for _ in range(DECISIONS):
                    player.decide(20)
            status, page = ask(house.port, HOME, f"/api/records/{name}/review?seat=p1&from=31", within_s=20)
            assert status == 200 and page["decisions"], page
            status, views = ask(house.port, HOME, f"/api/records/{name}/views", within_s=20)
            assert status == 200 and views["moments"], views
            assert ask(house.port, address(70), f"/api/records/{name}.json", within_s=20)[0] == 200
        moves = [line for line in lines(house, player.table) if line[:2] in ("p2", "p3", "p4")]
        late = [line for line in moves if '"clock"' in line]
        assert len(moves) >= 3 * (DECISIONS - 1) and len(late) <= len(moves) / 3, "bots that had no time to think"


def lines(house: OpenHouse, table: str) -> list[str]:
    code = split(table)[0]
    with sqlite3.connect(f"file:{house.database}?mode=ro", uri=True) as db:
        return [text for (text,) in db.execute("SELECT text FROM line WHERE code = ? ORDER BY n", (code,))]
