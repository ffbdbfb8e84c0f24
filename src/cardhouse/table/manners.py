"""Bots have manners: a word now and then, and never about anything but what all have seen.

Each bot is somebody (`World.thing`) and has three lines of its own, which the client knows by its face: a greeting, one
for a good moment and one for a bad one. None is said twice in a match, and most are left unsaid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.core.position import PUBLIC, News, Result, seat_name
from cardhouse.table import chat
from cardhouse.table import messages as m
from cardhouse.table.guest import Guest
from cardhouse.table.sight import name_of

if TYPE_CHECKING:
    from cardhouse.table.table import Table

AFTER_MS, SWAY_MS = 1_200, 1_500  # nobody answers at once
OFTEN = 0.5  # how often a bot thinks of it at the end,
SELDOM = 0.25  # and in the middle of a match
HELLO, GOOD, LOST = chat.LINES


def greeted(table: Table, guest: Guest, phrase: str, now: int) -> None:
    """Somebody has said something; a hello of somebody who sits here is returned."""
    if phrase == "hello" and table.seat_of(guest.player) is not None:
        _mean(table, HELLO, _bots(table), now, 1)


def moved(table: Table, now: int) -> None:
    """Whoever is struck, or gets away, may say so: the game has declared which news are of that kind."""
    match = table.playing
    if match.veil is not None:
        return
    for item in match.news:
        for phrase, seat in _felt(table, item):
            _mean(table, phrase, [seat], now, SELDOM)


def _felt(table: Table, news: News) -> list[tuple[str, int]]:
    """What a bot could say of this, if all have heard of it."""
    kind = table.playing.game.info.all_news.get(news.what)
    if kind is None or news.told_to != PUBLIC:
        return []
    match kind.tone:
        case "danger":
            role, phrase = "taker", LOST
        case "safe":
            role, phrase = "seat", GOOD
        case _:
            return []
    return [(phrase, seat) for seat in _bots(table) if news.about.get(role) == seat_name(seat)]


def match_over(table: Table, now: int) -> None:
    """Somebody has won and somebody has lost: one bot has a word for it."""
    result = table.playing.position.result
    if result is not None:
        phrase, seats = _last_word(table, result)
        _mean(table, phrase, seats, now, OFTEN)


def _last_word(table: Table, result: Result) -> tuple[str, list[int]]:
    """A person who has won is congratulated; otherwise it is about the bot that has lost, or won."""
    bots = _bots(table)
    if any(table.seats[seat].state == "taken" for seat in result.ranking[0]):
        return "well_played", bots
    lost = [seat for seat in bots if seat in result.losers]
    return (LOST, lost) if lost else (GOOD, [seat for seat in bots if seat in result.ranking[0]])


def _bots(table: Table) -> list[int]:
    return [seat for seat, place in enumerate(table.seats) if place.state == "bot"]


def _mean(table: Table, phrase: str, bots: Sequence[int], now: int, often: float) -> None:
    """One of these bots will perhaps say it; each thing is thought of once a match."""
    if not bots or not table.talk.first_time(table.match.number if table.match else 0, phrase):
        return
    whims = table.world.whims(f"{table.code} {now} {phrase}")
    if whims.random() < often:
        at = now + AFTER_MS + int(whims.random() * SWAY_MS)
        table.talk.will_say(bots[int(whims.random() * len(bots))], phrase, at)


def say(table: Table, seat: int, now: int) -> None:
    phrase = table.talk.say(seat)
    place = table.seats[seat]
    if place.state == "bot":
        chat.tell_aloud(table, m.Heard("", place.name, name_of(seat), phrase, "", False, table.face_of(place)))
