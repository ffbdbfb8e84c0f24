"""One process that serves the house until it is asked to stop: drain, then exit 0."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import uvicorn

from cardhouse.games import GAMES
from cardhouse.server.cluster.relay import Relay
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.house.pool import Pool
from cardhouse.server.http.app import make_app
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.door import Door
from cardhouse.server.net.requests import Http
from cardhouse.server.net.websocket import WebSocket
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.lock import only_one
from cardhouse.server.store.store import Store

SEND_BUFFER = 128 * 1024  # bytes of one connection that the kernel may hold,
UNTAKEN_MS = 30_000  # and for how long, if the other end takes none of them
MESSAGE_LIMIT = 64 * 1024  # frames above this end the connection (1009); what is too long below it is refused

log = logging.getLogger("cardhouse.run")


class Server(uvicorn.Server):
    """Says good-bye before the sockets are closed, and does not end by the signal that ended it."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._opened = house, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.drain()
        await super().shutdown(sockets)

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
    loop = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()  # uvloop where there is one
    alone = contextlib.nullcontext() if "://" in config.database else only_one(config.database)
    with alone, asyncio.Runner(loop_factory=loop) as runner:
        runner.run(_serve(config, listening, opened))


async def _serve(config: Config, listening: socket.socket, opened: Callable[[], None]) -> None:
    store = await Store.open(config.database)
    if config.redis and not store.shared:
        await store.close()
        raise CannotUse("Redis is for several nodes, and they need PostgreSQL: --database postgresql://…")
    config = replace(config, node=config.node or socket.gethostname())
    relay = Relay(config.redis) if config.redis else None
    bots, metrics = Pool(config.bots), Metrics()
    metrics.gauges |= bots.gauges
    house = House(store, bots, metrics, config, relay)
    try:
        await house.wake()
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again
        await Server(_uvicorn(house, config), house, opened).serve(sockets=[listening])
    finally:
        await house.close()
        await store.close()


def _uvicorn(house: House, config: Config) -> uvicorn.Config:
    door = Door(config, house.clock.now, house.metrics.turned_away)
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
