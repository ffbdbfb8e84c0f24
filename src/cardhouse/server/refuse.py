"""An answer to bytes that are not even a request."""

from __future__ import annotations

import asyncio

import msgspec

from cardhouse.server.api import Trouble


def refuse(transport: asyncio.Transport, code: str, text: str) -> None:
    body = msgspec.json.encode(Trouble(code, text))
    head = f"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
    transport.close()
