"""One line of the API, and what all of them have in common: who asks, what they send, and the answer as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cardhouse.server.http.desk import Desk
from cardhouse.server.problem import Problem

BODY = 16 * 1024  # bytes
BODY_WITHIN_S = 10.0

MAKES = ("open_table", "play_on", "play_day")

encode = msgspec.json.Encoder().encode


class Endpoint(NamedTuple):
    """One line of the API; the routes and `/openapi.json` are made from these."""

    method: str
    path: str
    says: str
    do: str  # the method of one of the parts of `Api`
    answer: Any
    body: Any = None
    key: Literal["", "look", "act"] = ""  # needs `Authorization: Bearer <device key>`; to act makes a new player
    budget: str = "message"  # of the address
    cost: int = 1  # how much of it one request takes: about as many times what a small answer takes
    query: tuple[tuple[str, str], ...] = ()  # what may be asked for, and what it means
    most: int = BODY  # bytes that may be sent
    media: str = ""  # nothing said: JSON, or plain text for a `str`

    @property
    def status(self) -> int:
        """Of what is done: 201 where a table is made."""
        return 201 if self.do in MAKES else 200

    @property
    def kind(self) -> str:
        return self.media or ("text/plain" if self.answer is str else "application/json")


def answering(
    desk: Desk, endpoint: Endpoint, do: Callable[..., Awaitable[Any]]
) -> Callable[[Request], Awaitable[Response]]:
    """`do` gets the request, the player if a key is needed, and what was sent if something is."""
    decode = msgspec.json.Decoder(endpoint.body).decode if endpoint.body is not None else None

    async def answer(request: Request) -> Response:
        desk.house.metrics.add("requests")
        desk.admit(request, endpoint.method, endpoint.budget, endpoint.cost)
        if endpoint.key:
            desk.key(request)  # before anything is read
        body = await json_of(request, endpoint.most) if decode is not None else b""
        given = []
        if endpoint.key:  # after it: whoever takes their time may have been deleted meanwhile
            given.append(await (desk.player if endpoint.key == "act" else desk.reader)(request))
        if decode is not None:
            given.append(decoded(decode, body))
        answered = await do(request, *given)
        if isinstance(answered, Response):
            return answered
        raw = answered if isinstance(answered, bytes) else encode(answered)
        return Response(raw, endpoint.status, media_type="application/json")

    return answer


async def json_of(request: Request, most: int = BODY) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not_json", "send JSON: Content-Type: application/json")
    return await body_of(request, most)


async def body_of(request: Request, most: int = BODY) -> bytes:
    """All of it, soon, and not too much."""
    body = b""
    try:
        async with asyncio.timeout(BODY_WITHIN_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Problem(413, "too_long", f"at most {most} bytes")
    except (TimeoutError, ClientDisconnect):
        raise Problem(408, "too_slow", "the rest of the request did not come") from None
    return body


def decoded(decode: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return decode(body)
    except msgspec.ValidationError as error:
        raise Problem(422, "bad_request", str(error)[:200]) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem(400, "bad_request", str(error)[:200]) from None
