"""Somebody who looks at the house over HTTP, with the real endpoints: what they are told is true, and moves nothing."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request

from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.http.app import STATUS
from cardhouse.server.problem import Problem
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from tests.sim.home import Home
    from tests.sim.street import Street

ANSWERED_MS = 20_000
LISTED_MS = 15_000  # what was closed so long ago is not listed any more
BY_NAME = {line.do: line for line in ENDPOINTS}


class Looker:
    def __init__(self, street: Street) -> None:
        self.street, self.rng = street, street.rng
        self.asked: dict[int, tuple[int, str, Home]] = {}  # question → when, what, whom
        self.count = 0
        self.answers: Counter[int] = Counter()  # status → how often

    def look(self) -> None:
        street = self.street
        street.after(self.rng.expovariate(1 / street.weather.lookers_ms), self.look)
        homes = [home for home in street.homes if home.awake]
        if not homes or street.shut:
            return
        home, code = self.rng.choice(homes), self.rng.choice(street.known_codes())
        what, params = self.rng.choice(
            (
                ("table", {"code": code}),
                ("table", {"code": code}),
                ("record_text", {"id": f"{code}-{self.rng.choice((1, 1, 2, 9))}"}),
                ("tables", {}),
                ("health", {}),
            )
        )
        self.count += 1
        home.loop.spawn(self._ask(home, what, params, self.count))

    async def _ask(self, home: Home, what: str, params: dict[str, str], number: int) -> None:
        street = self.street
        begun, self.asked[number] = street.now, (street.now, f"{what} {params}", home)
        was = self._is(params)
        try:
            status, said = await answer(home, what, params, f"looker{number}")
        except Exception as error:
            if not street.excuses(error):
                street.mistake(error)
            status, said = 503, None
        del self.asked[number]
        self.answers[status] += 1
        street.sure(self._true, what, params, status, said, was, begun)

    def _is(self, params: dict[str, str]) -> tuple[bool, bool]:
        """Whether there is such a table, and such a record."""
        shelf = self.street.shelf
        return shelf.log(params.get("code", "").strip().lower()).open, params.get("id", "") in shelf.records

    def _true(
        self, what: str, params: dict[str, str], status: int, said: Any, was: tuple[bool, bool], begun: int
    ) -> None:
        shelf, code = self.street.shelf, params.get("code", "").strip().lower()
        if status == 503:
            return  # nobody can tell now
        match what:
            case "table":
                still = shelf.log(code).open
                assert status == 200 or not (was[0] and still), f"{code} is there, and is told to be absent"
                if status == 200:
                    listed = msgspec.json.decode(said, type=m.TableListed)
                    assert listed.table == code and code in shelf.logs, f"{code} is not there, and is shown"
            case "record_text":
                assert status in (200, 403) or not was[1], f"{params} is there, and is told to be absent"
                if status == 200:
                    assert said.decode() == shelf.records[params["id"]][0]
            case "tables":
                for table in msgspec.json.decode(said)["tables"]:
                    gone = shelf.log(table["table"]).forgotten
                    assert gone is None or begun - gone < LISTED_MS, "a table is listed that is gone"
            case _:
                assert status == 200

    def unanswered(self) -> None:
        street = self.street
        for since, what, home in self.asked.values():
            if home.awake:
                calm = street.now - max(since, street.troubled_at)
                assert calm <= ANSWERED_MS or street.shelf.stuck in what, f"{what} is not answered"


async def answer(home: Home, what: str, params: dict[str, str], address: str) -> tuple[int, bytes]:
    """As the web application does it."""
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [], "path_params": params}
    scope["client"] = (address, 1)
    try:
        response = await home.api.endpoint(BY_NAME[what])(Request(scope))
    except Problem as problem:
        return problem.status, b""
    except Refusal as refusal:
        return STATUS.get(refusal.code, 422), b""
    return response.status_code, bytes(response.body)
