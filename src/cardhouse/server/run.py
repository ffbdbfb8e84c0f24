"""One process that serves the house until it is asked to stop, or a parent with several: drain, then exit 0."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import uvicorn

from cardhouse.games import GAMES
from cardhouse.server.cluster.envelopes import EVERYBODY, Bye, encode
from cardhouse.server.cluster.ports import Relaying
from cardhouse.server.cluster.relay import Relay
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.house.pool import Pool, crews
from cardhouse.server.http.app import make_app
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.door import Door
from cardhouse.server.net.requests import Http
from cardhouse.server.net.websocket import WebSocket
from cardhouse.server.store.engine import Engine
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.lock import Seal, only_one
from cardhouse.server.store.sqlite_shared import SharedFile
from cardhouse.server.store.store import Store
from cardhouse.server.workers.frames import FAILED
from cardhouse.server.workers.handed import Handed
from cardhouse.server.workers.line import Line
from cardhouse.server.workers.parent import Parent
from cardhouse.server.workers.permits import Permits
from cardhouse.server.workers.siblings import Siblings
from cardhouse.server.workers.tally import Tally

SEND_BUFFER = 128 * 1024  # bytes of one connection that the kernel may hold,
UNTAKEN_MS = 30_000  # and for how long, if the other end takes none of them
MESSAGE_LIMIT = 64 * 1024  # frames above this end the connection (1009); what is too long below it is refused

log = logging.getLogger("cardhouse.run")


class Place(NamedTuple):
    """What a worker has of its parent."""

    number: int
    line: Line
    takes: socket.socket  # where connections come from


Whence = socket.socket | Place  # where people come in: from outside, or handed over


class Server(uvicorn.Server):
    """Says good-bye before the sockets are closed, and does not end by the signal that ended it."""

    def __init__(
        self, config: uvicorn.Config, house: House, opened: Callable[[], None], place: Place | None = None
    ) -> None:
        super().__init__(config)
        self._house, self._opened = house, opened
        self._handed: Handed | None = None
        if place is not None:
            self._handed = Handed(place.takes, self._protocol)
            place.line.lost = self._leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._handed is not None:
            self._handed.open()
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.drain()
        if self._handed is not None:
            self._handed.close()
        await super().shutdown(sockets)

    def _leave(self) -> None:
        self.should_exit = True

    def _protocol(self) -> asyncio.Protocol:
        """As uvicorn makes them for those who come to it."""
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sig: signal.signal(sig, self.handle_exit) for sig in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sig, how in before.items():
                signal.signal(sig, how)


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        # What a slow reader has not taken waits with us, where it can be replaced by the newest view.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; elsewhere only what waits with us has an end
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN_MS)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def serve(config: Config, listening: socket.socket, opened: Callable[[], None]) -> None:
    """Until SIGTERM or Ctrl-C. Raises CannotUse for a database that is not ours, or that another house has open."""
    GAMES.look()
    for line in GAMES.broken:
        log.warning(line)
    allow_files(config.connections)
    gc.set_threshold(50_000, 20, 50)  # tables are trees: what they leave behind is freed without it
    config = replace(config, node=config.node or socket.gethostname(), workers=config.workers or cores())
    if "://" in config.database:
        if config.workers > 1:
            raise CannotUse("Workers share an SQLite file; on PostgreSQL start a node for each core: docs/hosting.md.")
        _run(_serve(config, config.database, Relay(config.redis) if config.redis else None, listening, opened))
        return
    if config.redis:
        raise CannotUse("Redis is for several nodes, and they need PostgreSQL: --database postgresql://…")
    with only_one(config.database) as seal:
        if config.workers == 1:
            _run(_serve(config, config.database, None, listening, opened))
        else:
            _serve_together(config, seal, listening, opened)


def _run(work: Coroutine[Any, Any, None]) -> None:
    loop = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()  # uvloop where there is one
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


async def _serve(
    config: Config,
    where: str | Engine,
    relay: Relaying | None,
    whence: Whence,
    opened: Callable[[], None],
) -> None:
    store = await Store.open(where)
    place = whence if isinstance(whence, Place) else None
    tally = Tally(place.line, place.number, config.workers) if place else None
    bots, metrics = Pool(config.bots, Permits(place.line) if place else None), Metrics()
    metrics.gauges |= bots.gauges
    house = House(store, bots, metrics, config, relay, tally)
    if place and tally:
        _join(house, place, tally)
    try:
        await house.wake()
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again
        server = Server(_uvicorn(house, config, tally), house, opened, place)
        await server.serve(sockets=[whence] if isinstance(whence, socket.socket) else [])
    finally:
        await house.close()
        await store.close()


# -- several workers


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _serve_together(config: Config, seal: Seal | None, listening: socket.socket, opened: Callable[[], None]) -> None:
    if seal is None or not hasattr(os, "fork"):
        raise CannotUse("Several workers need a system that can fork a process, and a folder that can be written.")
    ahead = time.time_ns() - time.monotonic_ns()
    engine = SharedFile(config.database, seal, lambda: (time.monotonic_ns() + ahead) // 1_000_000)
    engine.prepare()
    engine.gather()
    gc.collect()
    gc.freeze()  # what is here now is the same memory for all of them
    Parent(listening, config.workers, partial(_work, config, engine, seal), opened, crews(config.bots)).run()


def _work(
    config: Config, engine: SharedFile, seal: Seal, number: int, line: socket.socket, takes: socket.socket
) -> None:
    seal.works(number)
    config = replace(config, node=f"{config.node}-{number + 1}")
    _run(_serve_one(config, engine, Place(number, Line(line), takes)))


async def _serve_one(config: Config, engine: SharedFile, place: Place) -> None:
    await place.line.open()
    try:
        await _serve(config, engine, place.line, place, place.line.opened)
    except CannotUse as error:
        place.line.put(FAILED, text=str(error).encode())
        await place.line.close()
        raise


def _join(house: House, place: Place, tally: Tally) -> None:
    """Among the other workers."""

    def close() -> None:
        if house.open:
            house.spawn(house.drain())

    place.line.last_words = EVERYBODY, encode(Bye(house.peers.me))
    house.siblings = Siblings(place.line, place.number, house.config.workers, house.metrics.text, close)
    tally.open()


def _uvicorn(house: House, config: Config, tally: Tally | None = None) -> uvicorn.Config:
    door = Door(config, house.clock.now, house.metrics.turned_away, tally)
    protocols: dict[str, Any] = {"http": partial(Http, door), "ws": partial(WebSocket, door)}
    return uvicorn.Config(
        make_app(house, config, door),
        **protocols,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=False,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
        limit_concurrency=2 * config.connections + 1000,
        backlog=2048,
    )


def allow_files(connections: int) -> None:
    """A socket is a file: as many as the system lets us have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 1000
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
