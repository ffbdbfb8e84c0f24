"""Does once what a house in a pocket may do, so that the build knows which modules that needs."""

from __future__ import annotations

import json
import random
from typing import Any

from cardhouse.bots.roster import LEVELS, levels, reasons
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.pocket.bridge import Bridge

KEY, NOW = "00" * 32, 1_000_000


def everything() -> None:
    for game in GAMES.values():
        levels(game), reasons(game)
    records = [_match(name, game.best[0] if game.best else game.seats[0]) for name, game in GAMES.items()]
    for name, text in records:
        assert verify(read_record(text), GAMES)
        _ask(name, text)


def _match(game: str, seats: int) -> tuple[str, str]:
    """A person who does whatever comes first, and a bot of each level."""
    dice, time = random.Random(1), [NOW]
    bridge = Bridge(KEY, lambda: dice.randbytes(32), dice, 0.0, lambda: time[0])
    todo: list[list[object]] = []
    views: list[dict[str, Any]] = []

    def do(said: str) -> None:
        for what in json.loads(said):
            if what[0] == "think":
                do(bridge.think(what[1]))
            elif what[0] == "over":
                todo.append(what)
            elif what[0] == "tell" and json.loads(what[2])["type"] == "view":
                views.append(json.loads(what[2]))

    def says(**message: object) -> None:
        do(bridge.hear(1, json.dumps(message)))

    settings = {"game": game, "seats": seats, "clock": "off"}
    opened = json.loads(bridge.answer("POST", '["api", "tables"]', "{}", json.dumps({"settings": settings}), None))
    code = json.loads(opened[1])["table"]
    do(json.dumps(opened[2]))
    says(type="hello", key=KEY)
    says(type="join", table=code, name="Ammu")
    for seat in range(2, seats + 1):
        says(type="add_bot", seat=seat, level=LEVELS[seat % 2])
    says(type="start")
    asked, hinted = (0, -1), False
    while not todo:
        view = views[-1] if views else None
        legal = view["view"]["legal"].get(view["you"]) if view else None
        if view and legal and (view["match"], view["nth"]) > asked:
            asked = view["match"], view["nth"]
            if not hinted:
                says(type="hint")
                hinted = True
            says(type="move", nth=view["nth"], move=legal[0])
        else:
            time[0] = max(time[0], bridge.deadline() or time[0] + 1)
            do(bridge.tick())
    return code, str(todo[0][2])


def _ask(code: str, text: str) -> None:
    bridge = Bridge(KEY, lambda: bytes(32), random.Random(1), 0.0, lambda: NOW)
    for words in (["games"], ["games", "thulla", "rules"], ["games", "thulla", "texts", "xx"], ["lessons", "thulla"]):
        bridge.answer("GET", json.dumps(["api", *words]), "{}", "", None)
    bridge.answer("GET", json.dumps(["api", "records", code, "views"]), "{}", "", text)
    bridge.answer("GET", json.dumps(["api", "records", f"{code}.json"]), "{}", "", "<odd>")
    bridge.answer("GET", json.dumps(["api", "records", code, "decision"]), '{"n": "2"}', "", text)
    wanted = {"at": 2, "seat": "p1", "hands": "known"}
    bridge.answer("POST", json.dumps(["api", "records", code, "play"]), "{}", json.dumps(wanted), text)
    for number, what in enumerate(("review", "luck")):
        bridge.begin(number, json.dumps(["api", "records", code, what]), '{"seat": "p1"}', text)
        bridge.step(number)
