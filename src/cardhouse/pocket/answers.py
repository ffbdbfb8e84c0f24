"""The little HTTP that the client needs, answered without any: the same paths, the same answers.

What takes long is answered in steps (`steps.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from cardhouse.core.record import RecordError
from cardhouse.games import GAMES
from cardhouse.lessons import pages
from cardhouse.pocket.house import House, Todo
from cardhouse.reading import again, games, lessons, replay
from cardhouse.reading import answers as a
from cardhouse.table import faces, sight
from cardhouse.table import messages as m
from cardhouse.table.events import Beginning
from cardhouse.table.refusals import Refusal
from cardhouse.table.register import listing

Answer = tuple[int, str, list[Todo]]  # status, JSON or text, and what is to be done before it is told


class No(Exception):
    """Not done, and why, as the API of a server says it."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(code)
        self.status, self.code, self.text = status, code, text


class Asked(NamedTuple):
    """A request: its path in words, and the record that it names, or the lines of the table, if this device has it."""

    method: str
    words: list[str]
    query: dict[str, str]
    body: str = ""
    record: str | None = None


def answer(house: House, request: Asked, now: int) -> Answer:
    try:
        return _answered(house, request, now)
    except Refusal as refusal:
        return trouble(422, refusal.code, refusal.text)
    except No as no:
        return trouble(no.status, no.code, no.text)
    except msgspec.MsgspecError as error:
        return trouble(422, "bad_request", str(error)[:200])


def trouble(status: int, code: str, text: str) -> Answer:
    return status, _json({"code": code, "text": text}), []


def _json(said: Any) -> str:
    return msgspec.json.encode(said).decode()


def _answered(house: House, request: Asked, now: int) -> Answer:
    method, words, query, body, record = request
    match method, words:
        case "GET", ["api", "games"]:
            return 200, _json(games.shown_games()), []
        case "GET", ["api", "games", game, "rules"]:
            return 200, _page(pages.page_of(_game(game))), []
        case "GET", ["api", "games", game, "texts", language]:
            return 200, _page(pages.texts_of(_game(game)).get(language)), []
        case "GET", ["api", "lessons", game]:
            return 200, _json(lessons.shown(_lesson(game))), []
        case "GET", ["api", "tables"]:
            return 200, _json(a.Tables([])), []
        case "POST", ["api", "tables"]:
            return _opened(house, body, now)
        case "GET", ["api", "tables", code]:
            return 200, _json(_table(house, code, record or "[]", now)), []
        case "GET", ["api", "records", name, "views"]:
            return 200, _views(name, given(record), query), []
        case "GET", ["api", "records", name, "decision"]:
            return 200, _json(readable(_chance(name, given(record), query))), []
        case "POST", ["api", "records", name, "play"]:
            return _played_on(house, name, given(record), body, now)
        case "GET", ["api", "records", name] if name.endswith(".json"):
            return 200, _json(_shown(name[:-5], given(record))), []
        case "GET", ["api", "records", name] if name.endswith(".cgn"):
            return 200, given(record), []
        case "GET", ["api", "me", "tables"]:
            return 200, _json(a.Tables([])), []
        case "GET" | "PATCH", ["api", "me"]:
            return 200, _json(_me(house, body)), []
        case "GET", ["api", "leaderboard", game]:
            return 200, _json(a.Leaderboard(_game(game).name, [])), []
        case _:
            raise No(503, "needs_house", "this needs a house with a network")


# -- tables


def _opened(house: House, body: str, now: int) -> Answer:
    wanted = msgspec.json.decode(body, type=a.OpenTable)
    settings = msgspec.structs.replace(a.with_preset(wanted.settings, wanted.preset), public=False)
    code, todo = house.open(settings, now)
    return 201, _json(a.TableOpened(code, f"/t/{code}")), todo


def _table(house: House, code: str, lines: str, now: int) -> m.TableListed:
    """In memory, or from its lines as JSON: to look at it does not wake it."""
    table = house.tables.get(code)
    if table is None:
        table = house.folded(code, msgspec.json.decode(lines, type=list[str]))
    if table is None:
        raise No(404, "no_table", "there is no such table on this device")
    seat = table.seat_of(house.player)
    turn = sight.own_turn(table, house.player, now)
    return msgspec.structs.replace(listing(table), you=sight.name_of(seat), turn=turn)


def _played_on(house: House, name: str, text: str, body: str, now: int) -> Answer:
    """A table of one's own that begins at this moment of a record."""
    wanted = msgspec.json.decode(body, type=a.PlayOn)
    whim = house.world.secret().hex()
    begun = readable(again.start(text, wanted.seat, wanted.at, wanted.hands, whim))
    beginning = Beginning(begun.seat, wanted.level, name, wanted.at, wanted.hands, begun.lines)
    code, todo = house.open(m.Settings(begun.game, begun.seats, begun.options, "off"), now, beginning)
    return 201, _json(a.TableOpened(code, f"/t/{code}")), todo


def _me(house: House, body: str) -> a.Me:
    wanted = msgspec.json.decode(body, type=a.Rename) if body else a.Rename()
    return a.Me(house.player, wanted.name, 0, {}, faces.of(wanted.face, house.player))


# -- what can be read


def _game(name: str) -> Any:
    if name not in GAMES:
        raise No(404, "no_game", "there is no such game")
    return GAMES[name]


def _page(page: Any) -> str:
    if page is None:
        raise No(404, "no_page", "there is no such page")
    return str(page.read_text("utf-8"))


def _lesson(name: str) -> str:
    if not _game(name).info.lesson:
        raise No(404, "no_game", "there is no lesson of such a game")
    return name


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise No(422, "bad_request", "this is not a number")
    return int(text)


def given(record: str | None) -> str:
    if record is None:
        raise No(404, "no_record", "there is no record of such a match on this device")
    return record


def _shown(name: str, text: str) -> replay.RecordShown:
    try:
        return replay.shown(name, text)
    except RecordError as error:
        raise No(422, "bad_record", str(error)) from None


def _views(name: str, text: str, query: dict[str, str]) -> str:
    made = replay.page(name, text, GAMES, query.get("as", replay.OPEN), number(query.get("from", "1")))
    return str(readable(made), "utf-8")


def _chance(name: str, text: str, query: dict[str, str]) -> again.Chance | replay.Unreadable:
    return again.chance(name, text, query.get("seat", "p1"), number(query.get("n", "1")))


def readable(made: Any) -> Any:
    if isinstance(made, replay.Unreadable):
        raise No(422, made.code, made.text)
    return made
