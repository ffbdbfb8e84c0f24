"""“Say it better”: somebody proposes another sentence for one that the client says; the operator gets a file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from cardhouse.server.http.desk import Desk
from cardhouse.server.problem import Problem
from cardhouse.server.store.wordings import Wording

Said = Annotated[str, Meta(min_length=1, max_length=500)]
COLUMNS = ("language", "sentence", "says", "better", "times", "last")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would reckon with


class ProposeWording(Struct, frozen=True):
    language: Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
    sentence: Annotated[str, Meta(max_length=100, pattern="^[a-z][a-zA-Z0-9_-]*$")]  # its id
    says: Said  # as it was seen
    better: Said


class WordingKept(Struct, frozen=True):
    kept: bool


class OfWordings:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def propose_wording(self, request: Request, wanted: ProposeWording) -> WordingKept:
        says, better = tidy(wanted.says), tidy(wanted.better)
        if not better or better == says:
            raise Problem(422, "same_words", "say it in other words than those that are there")
        house = self._desk.house
        if not await house.store.propose(Wording(wanted.language, wanted.sentence, says, better, at=house.clock.now())):
            raise Problem(409, "enough_words", "the operator has enough to read about this sentence for now")
        return WordingKept(True)


def tidy(text: str) -> str:
    """One line of what can be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def as_file(wordings: Iterable[Wording]) -> bytes:
    """For a spreadsheet: UTF-8 with a mark of that, and no cell that begins like a formula."""
    out = io.StringIO(newline="")
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for one in wordings:
        day = datetime.fromtimestamp(one.at // 1000, UTC).date().isoformat()
        rows.writerow([one.language, one.sentence, safe(one.says), safe(one.better), one.times, day])
    return out.getvalue().encode("utf-8-sig")


def safe(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
