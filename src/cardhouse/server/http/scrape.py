"""`/metrics`: for the operator only. A counter that grows in the right moment tells as much as a card."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from cardhouse.server.config import Config
from cardhouse.server.net.door import Door, read_address
from cardhouse.server.problem import Problem

FORM = "text/plain; version=0.0.4; charset=utf-8"
THROUGH_A_PROXY = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via")

log = logging.getLogger("cardhouse.scrape")


class Scrape:
    """With a token in the config: whoever has it. Without: whoever asks on this machine, and through no proxy."""

    def __init__(self, figures: Callable[[], Awaitable[str]], door: Door, config: Config) -> None:
        self.figures, self.door, self.token = figures, door, config.metrics_token

    def route(self) -> Route:
        return Route("/metrics", self.answer)

    async def answer(self, request: Request) -> Response:
        address = self.door.address(peer_of(request), request.headers.getlist("x-forwarded-for"))
        if not self.door.allows(address):
            raise Problem(429, "too_fast", "too many requests; wait a moment")
        if not (self._knows(request, address) if self.token else on_this_machine(request)):
            raise Problem(403, "operator_only", "these figures are for the operator: docs/hosting.md says how to ask")
        return PlainTextResponse(await self.figures(), media_type=FORM, headers={"cache-control": "no-store"})

    def _knows(self, request: Request, address: str) -> bool:
        kind, _, said = request.headers.get("authorization", "").partition(" ")
        given, right = (sha256(text.encode()).digest() for text in (said.strip(), self.token))
        if kind.lower() == "bearer" and hmac.compare_digest(given, right):
            return True
        if not self.door.allows(address, "metrics"):
            raise Problem(429, "too_fast", "too many tries; wait a few minutes")
        log.warning("somebody does not know the metrics token")
        return False


def on_this_machine(request: Request) -> bool:
    """A proxy beside us speaks from this machine too, for anybody: it says so, or at least what the house is called."""
    headers = request.headers
    return local(peer_of(request)) and local(host_of(request)) and not any(name in headers for name in THROUGH_A_PROXY)


def peer_of(request: Request) -> str:
    return request.client.host if request.client else ""


def host_of(request: Request) -> str:
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def local(host: str) -> bool:
    known = read_address(host)
    if known is None:
        return host == "localhost"
    return (getattr(known, "ipv4_mapped", None) or known).is_loopback
