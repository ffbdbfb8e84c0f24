"""Why a request was not done, as it is raised and as it is answered."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Problem(Exception):
    """Not done, and why; the parameters are for a sentence in another language."""

    def __init__(self, status: int, code: str, text: str, retry_s: int = 0, **params: object) -> None:
        super().__init__(code)
        self.status, self.code, self.text, self.params = status, code, text, params
        self.headers = {"retry-after": str(retry_s)} if retry_s else {}


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    text: str
    params: dict[str, Any] = {}
