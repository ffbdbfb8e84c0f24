"""People of one table go to one worker, however they write its link; everybody else is spread."""

from __future__ import annotations

from collections import Counter

import pytest

from cardhouse.server.workers.route import LONGEST, belongs, table_of, whole


@pytest.mark.parametrize(
    "line",
    [
        "GET /ws?table=mango-river-42 HTTP/1.1",
        "GET /ws?lang=ml&table=Mango%20River%2042 HTTP/1.1",
        "GET /ws?table=mango-river-42~k3abcdefghijk HTTP/1.1",
        "GET /t/mango-river-42 HTTP/1.1",
        "GET /t/mango-river-42?x=1 HTTP/1.1",
        "GET /api/tables/mango-river-42/seats HTTP/1.1",
        "HEAD /preview/t/mango-river-42.png HTTP/1.1",
    ],
)
def test_a_request_about_a_table(line: str) -> None:
    assert table_of(f"{line}\r\nHost: x\r\n".encode()) == "mango-river-42"


@pytest.mark.parametrize(
    "line",
    [
        "GET / HTTP/1.1",
        "POST /api/tables HTTP/1.1",
        "GET /ws HTTP/1.1",
        "GET /x?table=mango-river-42 HTTP/1.1",
        "",
        "\0",
    ],
)
def test_a_request_about_none(line: str) -> None:
    assert table_of(line.encode()) == ""


def test_the_operator_is_always_at_the_same_worker() -> None:
    assert table_of(b"GET /admin?find=x HTTP/1.1\r\n") == table_of(b"POST /admin/close HTTP/1.1\r\n") != ""


def test_half_a_line_is_waited_for_and_an_endless_one_is_not() -> None:
    assert not whole(b"GET /ws?table=man") and whole(b"GET / HTTP/1.1\r\n") and whole(b"x" * LONGEST)


def test_tables_are_spread_and_only_those_of_a_worker_that_falls_move() -> None:
    codes = [f"mango-river-{i}" for i in range(2_000)]
    before = {code: belongs(code, {0, 1, 2, 3}) for code in codes}
    assert min(Counter(before.values()).values()) > 400
    after = {code: belongs(code, {0, 1, 3}) for code in codes}
    assert all(after[code] == worker for code, worker in before.items() if worker != 2)
    assert min(Counter(after[code] for code, worker in before.items() if worker == 2).values()) > 100
