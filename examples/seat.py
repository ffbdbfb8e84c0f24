"""A seat at a table: the smallest complete client. It needs Python 3.11 and `pip install websockets`.

    python examples/seat.py http://127.0.0.1:8000/t/mango-river-42 --name Ammu
    python examples/seat.py http://127.0.0.1:8000 --create dalmuti --seats 5 --bots 2 --option hands=3 --name Ammu

It gives its own random bytes to the fair deal, plays any legal move (or asks you, with --ask), comes back by itself
when the connection is lost, and checks the deal when the match is over. docs/protocol.md explains every message.
"""

import argparse
import json
import random
import re
import secrets
import sys
import time
import urllib.request
from hashlib import sha256
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


class Seat:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.key = args.key or secrets.token_hex(32)  # who we are: whoever has it has our seat
        self.share = secrets.token_hex(32)
        self.asked: dict[str, Any] = {}  # what the fair deal wants of us, until we have a seat
        self.promised: dict[int, str] = {}  # match → what the server committed to
        self.me, self.seen, self.sent = None, 0, (0, 0)  # our seat, the last pause, the decision we have answered
        self.house, _, self.table = args.link.rstrip("/").partition("/t/")
        if args.create:
            settings = {"game": args.create, "seats": args.seats, "options": " ".join(args.option), "clock": args.clock}
            self.table = json.loads(self.http("/api/tables", json.dumps({"settings": settings}).encode()))["table"]
            print(f"{self.house}/t/{self.table}", flush=True)

    def http(self, path: str, body: bytes | None = None, tries: int = 1) -> str:
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        try:
            answer = urllib.request.urlopen(urllib.request.Request(self.house + path, body, headers), timeout=10)
        except OSError:
            if tries == 1:
                raise
            time.sleep(0.2)
            return self.http(path, body, tries - 1)
        return str(answer.read().decode())

    def stay(self) -> int:
        """Plays until the match is over, on as many connections as it takes."""
        wait, address = 0.1, f"{self.house.replace('http', 'ws', 1)}/ws?table={self.table}"
        while True:
            try:
                with connect(address, compression=None) as self.socket:
                    wait, self.sent = 0.1, (0, 0)
                    self.send("hello", key=self.key, program=True)
                    while (status := self.hear(json.loads(self.socket.recv()))) is None:
                        pass
                    return status
            except (OSError, WebSocketException):
                time.sleep(wait * random.uniform(0.5, 1.5))  # not everybody at once
                wait = min(wait * 2, 5)

    def send(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, message: dict[str, Any]) -> int | None:
        """One message. An exit status when there is nothing more to do."""
        kind, a = message["type"], self.args
        if kind == "view" and message["view"]["over"]:
            return self.over(message)
        if kind == "view":
            self.view(message)
        elif kind == "welcome":
            self.send("join", table=self.table, name=a.name, password=a.password, watch=a.watch)
        elif kind == "room":
            self.room(message)
        elif kind == "promise":
            self.promised[message["match"]], self.asked = message["commit"], message
        elif kind == "pledged":
            self.asked = message
        elif kind == "refused":
            print(f"refused: {message['text']}", file=sys.stderr)
            if message["code"] == "too_fast":
                raise OSError  # start afresh in a moment
            self.sent = (0, 0) if message["re"] == "move" else self.sent  # a fresh view follows
            return 1 if message["re"] == "join" and message["code"] != "draining" else None
        elif kind in ("gone", "replaced"):
            raise SystemExit(f"away from the table: {message.get('code', 'opened elsewhere')}")
        if self.me and self.asked:
            self.give(**self.asked)
            self.asked = {}
        return None

    def give(self, type: str, commit: str, pledges: tuple[str, ...] = (), **_: object) -> None:
        """First the hash of our share; the share itself when everybody's hash is shown, and ours among them."""
        pledge = sha256(f"cardhouse pledge 2\n{commit}\n{self.share}\n".encode()).hexdigest()
        if type == "promise":
            self.send("pledge", pledge=pledge)
        elif pledge in pledges:
            self.send("share", share=self.share)

    def room(self, room: dict[str, Any]) -> None:
        self.me = room["you"]
        states = {seat["seat"]: seat["state"] for seat in room["seats"]}
        if self.me and states[self.me] == "away":
            self.send("back")  # we were slow, and a bot has our seat
        if room["host"] == room["player"] and room["phase"] == "waiting":
            free = [int(name[1:]) for name, state in states.items() if state == "open"]
            if free and list(states.values()).count("bot") < self.args.bots:
                self.send("add_bot", seat=free[-1])  # one by one: the next room tells if it sits
            elif room["can_start"] is None:
                self.send("start")

    def view(self, message: dict[str, Any]) -> None:
        view, decision = message["view"], (message["match"], message["nth"])
        moves = view["legal"].get(message["you"])
        if moves and self.sent != decision:
            self.sent = decision
            self.send("move", match=message["match"], nth=message["nth"], move=self.choose(view, moves))
        elif self.me and message["pause_ms"] and self.seen != message["n"]:
            self.seen = message["n"]
            self.send("go_on")  # seen the results

    def choose(self, view: dict[str, Any], moves: list[str]) -> str:
        if not self.args.ask:
            return random.choice(moves)
        print("\n".join(f"{name:>8}: {' '.join(cards)}" for name, cards in view["piles"].items()))
        return input(f"{self.me}, one of {', '.join(moves)}: ")

    def over(self, message: dict[str, Any]) -> int:
        """Who won, and was the deal made from the secret that was promised, and from our share?"""
        print("over:", " > ".join("=".join(group) for group in message["view"]["result"]["ranking"]))
        print(f"{self.house}/r/{message['record']}", flush=True)
        record = self.http(f"/api/records/{message['record']}.cgn", tries=30)  # it may still be put away
        tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', record, re.MULTILINE))
        shares = {seat: f"share {share}" for seat, share in re.findall(r"(p\d+):(\w+)", tags["Shares"])}
        shares |= {seat: f"pledge {pledge}" for seat, pledge in re.findall(r"(p\d+):(\w+)", tags.get("Unopened", ""))}
        given = "".join(f"p{i} {shares.get(f'p{i}', 'none')}\n" for i in range(1, int(tags["Seats"]) + 1))
        seed = sha256(f"cardhouse seed 2\n{tags['Secret']}\n{given}".encode()).hexdigest()
        secret = sha256(bytes.fromhex(tags["Secret"])).hexdigest()
        fair = seed == tags["Seed"] and secret == tags["Commit"] == self.promised.get(message["match"], secret)
        print(f"the deal {'is' if fair else 'IS NOT'} fair, {'with' if self.share in given else 'without'} our share")
        return 0 if fair else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="of the table; with --create: of the house")
    parser.add_argument("--create", metavar="GAME", help="open a table and start when it is full")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="house rule of the table")
    parser.add_argument("--watch", action="store_true", help="do not sit down")
    parser.add_argument("--ask", action="store_true", help="ask for each move")
    for name, default in {"name": "Guest", "password": "", "key": "", "seats": 4, "bots": 0, "clock": "normal"}.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    return Seat(parser.parse_args()).stay()


if __name__ == "__main__":
    sys.exit(main())
