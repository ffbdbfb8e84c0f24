"""A notice for a chat program: JSON, signed with a secret that both sides know. Whose hook it is, is no matter."""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import NamedTuple


class Hook(NamedTuple):
    url: str
    secret: str
    kinds: Collection[str] = ()  # of notices; none for all

    def wants(self, kind: str) -> bool:
        return not self.kinds or kind in self.kinds


def new_secret() -> str:
    return secrets.token_hex(32)


def written(hook: Hook, kind: str, at_ms: int, facts: Mapping[str, object]) -> tuple[bytes, dict[str, str]]:
    """Body and headers. `text` and `content` are what most chat programs show as it is. The signature is over time and
    body, so that nobody can send an old one again."""
    body = json.dumps({"kind": kind, "at": at_ms, **facts}, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {
        "content-type": "application/json",
        "user-agent": "cardhouse",
        "cardhouse-time": str(at_ms),
        "cardhouse-signature": f"sha256={signature(hook.secret, at_ms, body)}",
    }
    return body, headers


def signature(secret: str, at_ms: int, body: bytes) -> str:
    return hmac.new(secret.encode(), f"{at_ms}.".encode() + body, sha256).hexdigest()
