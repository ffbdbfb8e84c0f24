"""The limit: our transport and nothing else. A message in, four messages as long as views out; no rules, no storage."""

from __future__ import annotations

import asyncio
import socket
import sys
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import uvicorn

from cardhouse.server.config import Config
from cardhouse.server.net.door import Door
from cardhouse.server.net.requests import Http
from cardhouse.server.net.websocket import EXTENSION, WebSocket

AS_LONG = b"x" * 1050  # as a view of ours

tables: dict[str, list[WebSocket]] = {}
counts: dict[str, int] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    wire, code = scope["extensions"][EXTENSION], parse_qs(scope["query_string"].decode())["table"][0]
    wires = tables.setdefault(code, [])
    wires.append(wire)

    def hear(text: str | None) -> None:
        counts[code] = n = counts.get(code, 0) + 1
        for to in wires:
            to.write(b'{"n":%d,"view":"%b"}' % (n, AS_LONG))

    wire.listen(hear, lambda: None, lambda: True)
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def main() -> None:
    door = Door(Config(connections_per_address=10_000), lambda: 0, lambda kind: None)
    protocols: Any = {"http": partial(Http, door), "ws": partial(WebSocket, door)}
    config = uvicorn.Config(app, **protocols, lifespan="off", log_config=None, interface="asgi3")
    listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    print(f"http://127.0.0.1:{sys.argv[1]}", flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


asyncio.Runner(loop_factory=uvicorn.Config("", loop="auto").get_loop_factory()).run(main())
