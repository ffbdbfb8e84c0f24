"""python-socketio with our rules and views, and every move in SQLite before it is told. Usage: PORT FILE"""

from __future__ import annotations

import random
import socket
import sqlite3
import sys

import socketio
import uvicorn

from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.position import Position
from cardhouse.games import GAMES


def start() -> Position:
    position = GAMES["thulla"].start(4)
    position.lay(seeded_deal(position, random.randbytes(32), 1))
    return position


class Table:
    def __init__(self, code: str) -> None:
        self.code, self.n, self.position = code, 0, start()
        self.seats: dict[int, str] = {}


server = socketio.AsyncServer(async_mode="asgi")
tables: dict[str, Table] = {}
at: dict[str, tuple[Table, int]] = {}
log = sqlite3.connect(sys.argv[2], isolation_level=None)
log.execute("PRAGMA journal_mode = WAL")
log.execute("PRAGMA synchronous = FULL")
log.execute("CREATE TABLE IF NOT EXISTS line (code TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL)")
log.execute("CREATE UNIQUE INDEX IF NOT EXISTS line_by_number ON line (code, n)")


async def show(table: Table) -> None:
    news = table.position.news or []
    for seat, sid in table.seats.items():
        told = kernel.heard(news, seat, table.position.faces)
        seen = {"n": table.n, "view": kernel.view(table.position, seat), "news": told}
        await server.emit("view", seen, to=sid)


async def join(sid: str, code: str, seat: int) -> None:
    table = tables.setdefault(code, Table(code))
    table.seats[seat], at[sid] = sid, (table, seat)
    if len(table.seats) == 4:
        await show(table)


async def move(sid: str, text: str) -> None:
    table, seat = at[sid]
    found = kernel.find(table.position, seat, text)
    if found is None:
        return
    kernel.advance(table.position, seat, found)
    table.n += 1
    log.execute("INSERT INTO line (code, n, text) VALUES (?, ?, ?)", (table.code, table.n, f"p{seat + 1} {text}"))
    if table.position.result is not None:
        table.position = start()
    await show(table)


server.on("join", join)
server.on("move", move)
listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
print(f"http://127.0.0.1:{sys.argv[1]}", flush=True)
config = uvicorn.Config(socketio.ASGIApp(server), log_level="critical", lifespan="off", ws="websockets-sansio")
uvicorn.Server(config).run(sockets=[listening])
