"""The small HTTP API beside the WebSocket. Every answer is typed JSON; every refusal is `{code, text}`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from cardhouse import __version__
from cardhouse.book.told import Book
from cardhouse.games import GAMES
from cardhouse.reading import again, games, lessons, luck, replay, review
from cardhouse.reading import answers as a
from cardhouse.server.house.house import House
from cardhouse.server.http import bell as b
from cardhouse.server.http import circle_answers as c
from cardhouse.server.http import days
from cardhouse.server.http import passkeys as p
from cardhouse.server.http import wordings as w
from cardhouse.server.http.bell import OfBell
from cardhouse.server.http.circles import OfCircles
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.endpoint import Endpoint, answering
from cardhouse.server.http.library import Library
from cardhouse.server.http.passkeys import OfPasskeys
from cardhouse.server.http.players import OfPlayers
from cardhouse.server.http.preview import Invitations
from cardhouse.server.http.records import MOST_SENT, OfRecords
from cardhouse.server.http.tables import AtTables
from cardhouse.server.problem import Problem
from cardhouse.table import messages as m
from cardhouse.table.refusals import sentence

ENDPOINTS = (
    Endpoint("GET", "/api/games", "What can be played, with all options", "games", games.Games),
    Endpoint("GET", "/api/games/{game}/rules", "The rules of a game, as a page of Markdown", "rules", str),
    Endpoint("GET", "/api/games/{game}/texts/{language}", "What a game brings to be read", "game_texts", str),
    Endpoint("POST", "/api/tables", "Open a table", "open_table", a.TableOpened, a.OpenTable, "act", "table"),
    Endpoint("GET", "/api/tables", "Tables that are open to everybody", "tables", a.Tables),
    Endpoint("GET", "/api/tables/{code}", "One table, by its link", "table", m.TableListed),
    Endpoint(
        "GET", "/api/tables/{code}/invitation", "A link with your face on it", "invitation", a.Invitation, key="look"
    ),
    Endpoint("GET", "/api/records/{id}.json", "The record of a match that is over", "record_json", replay.RecordShown),
    Endpoint("GET", "/api/records/{id}.cgn", "The same, as text", "record_text", str),
    Endpoint(
        "GET",
        "/api/records/{id}/views",
        "The same, line by line as it was seen",
        "record_views",
        replay.Replay,
        query=(("as", "open (all hands), or a seat, like p2"), ("from", "the first line of the answer, from 1")),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/review",
        "What a good bot would have done",
        "record_review",
        review.Review,
        query=(("seat", "whose decisions, like p2"), ("from", "the first line of the answer, from 1")),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/decision",
        "One decision as it stood, to be made once more",
        "record_decision",
        again.Chance,
        query=(("seat", "whose, like p2"), ("n", "the line that answered it, from 1")),
    ),
    Endpoint("GET", "/api/records/{id}/luck", "What its cards were worth", "record_luck", luck.Luck),
    Endpoint("GET", "/api/days", "The deals of the day, and their commitments", "days", days.Days),
    Endpoint(
        "POST",
        "/api/days/{game}",
        "Your only try at today’s deal",
        "play_day",
        a.TableOpened,
        None,
        "act",
        "table",
    ),
    Endpoint("GET", "/api/days/{game}/{day}", "What others made of it", "day_results", days.DayResults),
    Endpoint(
        "POST",
        "/api/records/{id}/play",
        "A table that begins at a moment of this record",
        "play_on",
        a.TableOpened,
        a.PlayOn,
        "act",
        "table",
    ),
    Endpoint("GET", "/api/lessons/{game}", "A lesson: its units, moment by moment", "lesson", lessons.LessonShown),
    Endpoint("GET", "/api/me", "Who this device is", "me", a.Me, key="look"),
    Endpoint("PATCH", "/api/me", "Another name or face", "rename", a.Me, a.Rename, key="act"),
    Endpoint(
        "POST", "/api/me/recovery", "A new recovery code", "recovery", a.RecoveryCode, key="act", budget="recovery"
    ),
    Endpoint("POST", "/api/recover", "Be a player of another device", "recover", a.Me, a.Recover, "look", "recovery"),
    Endpoint("GET", "/api/passkeys", "Your passkeys, and what to ask of one", "passkeys", p.PasskeysShown, key="look"),
    Endpoint(
        "POST", "/api/passkeys", "A new passkey", "keep_passkey", p.PasskeysShown, p.KeepPasskey, "act", "recovery"
    ),
    Endpoint("POST", "/api/passkeys/use", "Be whoever made it", "use_passkey", a.Me, p.UsePasskey, "look", "recovery"),
    Endpoint(
        "POST", "/api/passkeys/off", "Not this one any more", "drop_passkey", p.PasskeysShown, p.DropPasskey, "look"
    ),
    Endpoint(
        "GET",
        "/api/me/tables",
        "The tables of this player, their turn first",
        "my_tables",
        a.Tables,
        key="look",
        cost=5,
    ),
    Endpoint(
        "GET",
        "/api/me/games",
        "The matches of this player, the newest first",
        "history",
        a.History,
        key="look",
        query=(
            ("game", "only of this game"),
            ("with", "only with somebody whose name has this in it"),
            ("result", "won, or lost: first places or last ones"),
            ("before", "only those that were over before this time, in ms"),
        ),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/me/book",
        "The book of this player",
        "my_book",
        Book,
        key="look",
        query=(("with", "the id of another player: the book of these two"),),
        cost=10,
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        "Everything about this player, as a zip",
        "export",
        str,
        key="look",
        budget="table",
        media="application/zip",
    ),
    Endpoint(
        "DELETE", "/api/me", "Forget this player", "forget_me", a.Forgotten, key="look", budget="farewell", cost=5
    ),
    Endpoint("GET", "/api/me/circles", "The circles of this player", "my_circles", c.MyCircles, key="look", cost=8),
    Endpoint("POST", "/api/circles", "Make a circle", "make_circle", c.CircleShown, c.MakeCircle, "act", "table"),
    Endpoint("GET", "/api/circles/{link}", "A circle, by its link", "circle", c.CircleShown, cost=4),
    Endpoint(
        "PATCH",
        "/api/circles/{link}",
        "Another name, other phrases or rule cards",
        "change_circle",
        c.CircleShown,
        c.ChangeCircle,
        "look",
        cost=10,
    ),
    Endpoint(
        "POST", "/api/circles/{link}/link", "Another link", "renew_circle", c.CircleShown, key="look", budget="table"
    ),
    Endpoint("POST", "/api/circles/{link}/people", "Join", "join_circle", c.CircleShown, c.JoinCircle, "act", cost=5),
    Endpoint("DELETE", "/api/circles/{link}/people", "Leave", "leave_circle", c.Left, key="look", cost=5),
    Endpoint(
        "PUT",
        "/api/circles/{link}/people/{player}",
        "Add somebody, or say whether they are a keeper",
        "keep_member",
        c.CircleShown,
        c.KeepMember,
        "look",
        cost=5,
    ),
    Endpoint(
        "DELETE",
        "/api/circles/{link}/people/{player}",
        "Remove somebody",
        "remove_member",
        c.CircleShown,
        key="look",
        cost=5,
    ),
    Endpoint("GET", "/api/circles/{link}/book", "The book of a circle", "circle_book", Book, cost=10),
    Endpoint("GET", "/api/circles/{link}/hooks", "What chat programs are told", "hooks", c.Hooks, key="look", cost=4),
    Endpoint(
        "PUT",
        "/api/circles/{link}/hooks",
        "Tell a chat program",
        "set_hook",
        c.Hooks,
        c.SetHook,
        "look",
        "bell",
        cost=4,
    ),
    Endpoint(
        "POST",
        "/api/circles/{link}/hooks/off",
        "Tell it no more",
        "drop_hook",
        c.Hooks,
        c.DropHook,
        "look",
        cost=4,
    ),
    Endpoint("GET", "/api/me/people", "Whom you have played with", "usual", b.UsualPeople, key="look"),
    Endpoint("GET", "/api/bell", "How you are told, and of what", "bell", b.BellShown, key="look"),
    Endpoint("POST", "/api/bell", "Be told on this device", "hang_bell", b.BellShown, b.HangBell, "act", "bell"),
    Endpoint("POST", "/api/bell/off", "Not on this device any more", "take_bell", b.BellShown, b.TakeBell, "act"),
    Endpoint("PUT", "/api/bell/place", "Be told of this table or circle", "listen", b.BellShown, b.Listen, "act"),
    Endpoint("PUT", "/api/bell/quiet", "When not to be told", "be_quiet", b.BellShown, b.QuietHours, "act"),
    Endpoint("POST", "/api/bell/test", "Ring once, to hear it", "test_bell", b.BellShown, key="act", budget="bell"),
    Endpoint("GET", "/api/tables/{code}/date", "When the table meets", "date", b.Meeting, key="look"),
    Endpoint("PUT", "/api/tables/{code}/date", "Choose when it meets", "set_date", b.Meeting, b.Meet, "act"),
    Endpoint(
        "GET",
        "/api/tables/{code}/calendar",
        "The date as a file (iCalendar)",
        "calendar",
        str,
        key="look",
        media="text/calendar",
    ),
    Endpoint("POST", "/api/tables/{code}/ask", "Ask for somebody", "ask_for", b.UsualPeople, b.AskFor, "act", "ask"),
    Endpoint(
        "POST",
        "/api/me/games",
        "A match that was played without the house",
        "send_game",
        a.SentGame,
        a.SendGame,
        "act",
        "games",
        most=MOST_SENT,
    ),
    Endpoint(
        "POST",
        "/api/wordings",
        "Say a sentence of the client better",
        "propose_wording",
        w.WordingKept,
        w.ProposeWording,
        budget="words",
    ),
    Endpoint("GET", "/api/leaderboard/{game}", "The best of a game", "leaderboard", a.Leaderboard),
    Endpoint("GET", "/health", "Whether the process is alive", "health", a.Status),
    Endpoint("GET", "/ready", "Whether it takes players", "ready", a.Status),
    Endpoint("GET", "/version", "Which release this is", "version", a.Version),
)


class Api:
    def __init__(self, desk: Desk, invitations: Invitations) -> None:
        self._desk = desk
        tables = AtTables(desk, invitations)
        people = (OfRecords(desk), days.OfDays(desk), OfPlayers(desk), OfCircles(desk), OfBell(desk))
        self._parts = (Library(desk), tables, *people, OfPasskeys(desk), w.OfWordings(desk), OfNode(desk.house))

    def endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        (do,) = (getattr(part, endpoint.do) for part in self._parts if hasattr(part, endpoint.do))
        return answering(self._desk, endpoint, do)


class OfNode:
    """Whether this process is well."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def health(self, request: Request) -> a.Status:
        return a.Status("troubled" if self._house.troubles else "ok")

    async def ready(self, request: Request) -> a.Status:
        if not self._house.open:
            raise Problem(503, "draining", sentence("draining", {}))
        return a.Status("ready")

    async def version(self, request: Request) -> a.Version:
        return a.Version(__version__, {name: game.version for name, game in GAMES.items()})
