"""A plain TCP balancer: whoever comes is taken to the next node that answers."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from contextlib import suppress


class Balancer:
    """To the nodes in turn. `down` are those that an operator has taken out."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports, self.down = list(ports), set[int]()
        self.port = 0
        self._turn = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: dict[asyncio.StreamWriter, int] = {}  # what we write to → the port of its node

    async def open(self) -> Balancer:
        self._server = await asyncio.start_server(self._came, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        self._server.close()
        for writer in list(self._lines):
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_off(self, port: int) -> None:
        """As a health check does that finds a node dead: its connections end."""
        for writer, of in list(self._lines.items()):
            if of == port:
                writer.close()

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ports:
            port = self.ports[next(self._turn) % len(self.ports)]
            if port in self.down:
                continue
            try:
                there, back = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self._lines[writer] = self._lines[back] = port
            await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            return
        writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        self._lines.pop(writer, None)
        writer.close()
