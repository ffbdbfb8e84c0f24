"""An answer to bytes that never become a request."""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec

from cardhouse.server.problem import Trouble


def refuse(transport: asyncio.Transport, status: int, trouble: Trouble) -> None:
    body = msgspec.json.encode(trouble)
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
    transport.close()
