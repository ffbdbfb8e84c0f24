"""Limits are for those who attack: people who play are not sent away by them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from cardhouse.server.net import requests
from tests.attack.caller import new_key
from tests.attack.here import house_here


def test_a_connection_outlives_the_time_for_its_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "HEAD_WITHIN_S", 0.3)
    monkeypatch.setattr(requests, "REST_WITHIN_S", 0.3)

    async def evening() -> None:
        async with house_here(tmp_path) as (_, port), connect(f"ws://127.0.0.1:{port}/ws") as ws:
            await ws.send(json.dumps({"type": "hello", "key": new_key()}))
            assert json.loads(await ws.recv())["type"] == "welcome"
            await asyncio.sleep(0.8)
            await ws.send(json.dumps({"type": "ping", "t": 7}))
            assert json.loads(await ws.recv()) == {"type": "pong", "t": 7}

    asyncio.run(evening())
