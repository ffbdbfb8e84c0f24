"""docs/security.md names limits and their defaults: they are those of the code, and nothing that is set is left out."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from cardhouse.reading import offline
from cardhouse.server.config import Config
from cardhouse.server.house import books, circles, farewell, pool, rooms
from cardhouse.server.house import guesses as g
from cardhouse.server.http import endpoint, picture, records
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.net import connection, door, requests, unread, websocket
from cardhouse.server.post import outward, postbox
from cardhouse.server.store import bell_queries, passkeys
from cardhouse.server.store import circles as kept
from cardhouse.table import chat, ledger, time_control, wishes

PAGE = (Path(__file__).parent.parent / "docs" / "security.md").read_text(encoding="utf-8")
C = Config()
KIB = 1024
COSTS = [one.cost for one in ENDPOINTS if one.budget == "message" and one.cost > 1]
(FORGET,) = [one for one in ENDPOINTS if one.do == "forget_me"]
LIMITS = {
    "WebSockets at once": f"{C.connections:,}",
    "… of one address": f"{C.connections_per_address}",
    "connections of one address beside them: requests, and whoever has not spoken yet": f"{door.PLAIN}",
    "messages of one connection": f"{C.rate:g} a second, {3 * C.rate:g} at once",
    "messages and requests of one address": f"{C.address_rate:g} a second, {5 * C.address_rate:,.0f} at once",
    "new tables, recovery codes and other dear things of one address, each": (
        f"{C.address_rate / 1000:g} a second, {C.address_rate / 20:g} at once"
    ),
    "tables in the house": f"{C.tables:,}",
    "… of one host": f"{C.tables_per_player}",
    "… opened from one address": f"{C.tables_per_address}",
    "wrong passwords for one table": (
        f"{g.BY_ADDRESS.burst} at once from one address, then one every {g.BY_ADDRESS.every_s} s;"
        f" from anywhere {g.BY_TABLE.burst} at once, then one every {g.BY_TABLE.every_s} s"
    ),
    "codes of no table, of no record and links of no circle from one address": (
        f"{g.MISSES.burst} at once, then one every {g.MISSES.every_s} s"
    ),
    "new players from one address": f"{g.NEWCOMERS.burst} at once, then one every {g.NEWCOMERS.every_s} s",
    "passkeys of one player": f"{passkeys.MOST}",
    "circles of one player; people in a circle; phrases, rule cards and webhooks of a circle": (
        f"{kept.MOST_CIRCLES}; {kept.MOST_PEOPLE};"
        f" {circles.MOST_PHRASES}, {circles.MOST_CARDS} and {circles.MOST_HOOKS}"
    ),
    "records that are counted for one request for a book": f"{books.AT_ONCE}, in the process that reads records",
    "people that a table lets in again without its password": f"{ledger.MOST_MEMBERS}",
    "a message": f"{connection.LONGEST // KIB} KiB",
    "frames that are no messages: pings, pongs, pieces": (
        f"{connection.FRAMES * C.rate:g} a second, {connection.FRAMES * 3 * C.rate:g} at once"
    ),
    "frames that are read before the others have a turn": f"{websocket.AT_ONCE}",
    "refused messages before the connection is closed": (
        f"{connection.STRIKES}, and {connection.STRIKES_BACK:g} more a second"
    ),
    "time for the first message (`hello`)": f"{connection.HELLO_WITHIN_S:g} s",
    "what waits for a slow reader": (
        f"{connection.QUEUE} messages or {connection.QUEUE_BYTES // KIB} KiB; then the newest of each kind"
    ),
    "a reader that takes nothing is cut off": f"after {unread.TAKES_WITHIN_S:g} s",
    "head of a request": (
        f"{requests.HEAD // KIB} KiB, {requests.HEADERS} headers, {requests.URL // KIB} KiB of address,"
        f" within {requests.HEAD_WITHIN_S:g} s"
    ),
    "body of a request": f"{endpoint.BODY // KIB} KiB, within {endpoint.BODY_WITHIN_S:g} s",
    "requests that wait for the answer to the one before": f"{requests.PIPELINE}",
    "chat of one person": f"{chat.BURST} at once, then one every {chat.EVERY_MS / 1000:g} s",
    "chat of all who watch a table, together": (
        f"{chat.CROWD_BURST} at once, then one every {chat.CROWD_EVERY_MS / 1000:g} s"
    ),
    "knocks at one door, of all who stand there": (
        f"{chat.CROWD_BURST} at once, then one every {chat.CROWD_EVERY_MS / 1000:g} s"
    ),
    "hints of one person": f"{wishes.HINTS} at once, then one every {wishes.HINT_EVERY_MS / 1000:g} s",
    "a crowd hears who is here": f"every {rooms.GAP_MS} ms, with more than {rooms.CROWD} connections at a table",
    "notices": (
        f"on {bell_queries.DEVICES} devices of one person, of {bell_queries.PLACES} places;"
        f" {postbox.WAITING:,} on their way, {len(postbox.AGAIN_S) + 1} tries each, {outward.WITHIN_S:g} s for a try"
    ),
    "reminders of the date of one table, however often somebody chooses another": (
        f"{bell_queries.REMINDED_MS // 60_000} minutes between them"
    ),
    "pictures of links": (
        f"in the process that reads records; the last {picture.KEPT} are kept; new ones of one address"
        f" {C.address_rate / 1000:g} a second, {C.address_rate / 20:g} at once"
    ),
    "matches of one player that were played without the house, and are sent": (
        f"{records.SENT_A_DAY} a day, {offline.LONGEST:,} characters each"
    ),
    "what takes more than a small answer, such as a circle, a book, or somebody's tables": (
        f"counts as {min(COSTS)} to {max(COSTS)} messages"
    ),
    "people of one address who want to be forgotten": (
        f"{C.address_rate / 20 / FORGET.cost:g} at once, then one every {1000 / C.address_rate * FORGET.cost:g} s;"
        f" {farewell.WAITING} in the house wait, one after the other"
    ),
    "a match without anybody falls asleep": f"after {time_control.ASLEEP_MS // 1000} s",
    "a table without anybody falls asleep, and is in nobody's memory": (
        f"after {time_control.EMPTY_MS // 60_000} minutes"
    ),
    "a table that sleeps is closed": f"after {C.table_days:g} days",
    "a table that nobody has ever sat at is closed": f"after {time_control.FORGOTTEN_MS // 3_600_000} hours",
    "bots think in": f"{C.bots} process for the tables, one each for hints, visitors and records",
    "memory of each of those": f"{pool.MEMORY >> 30} GiB",
    "a bot's answer": f"within {pool.LIMIT_S:g} s, else the mildest legal move",
}


def rows() -> dict[str, tuple[str, str]]:
    section = re.search(r"^## Limits\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE)
    assert section is not None
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section[1].splitlines() if "|" in line]
    return {what: (default, flag.strip("`")) for what, default, flag in cells[2:]}


@pytest.mark.parametrize("what", LIMITS)
def test_a_default_is_that_of_the_code(what: str) -> None:
    assert rows()[what][0] == LIMITS[what]


def test_every_row_is_checked() -> None:
    assert set(rows()) == set(LIMITS)


def test_flags_are_those_that_there_are_and_every_limit_is_named() -> None:
    flags = {f"--{field.name.replace('_', '-')}" for field in fields(Config)}
    named = {flag for _, flag in rows().values() if flag}
    assert named <= flags
    assert {flag for flag in flags if re.search("per-|rate|connections|tables|bots$", flag)} <= named
