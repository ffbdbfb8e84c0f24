"""A match that was played without the house: its record is believed only as far as it replays."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from cardhouse.bots.roster import CHARACTERS
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game, read_seat
from cardhouse.core.position import BadDeal, seat_names
from cardhouse.core.record import Record, RecordError, read_record, write_record
from cardhouse.core.verify import verify
from cardhouse.reading.replay import Unreadable
from cardhouse.table.faces import default, known
from cardhouse.table.names import tidy_text

PREFIX = "offline-"  # of the record's id: it says everywhere that no house was there
LONGEST = 250_000  # characters; a hand of The Great Dalmuti has about 7,000
LONGEST_TAG = 400
LONGEST_NAME = 40  # with the level of a bot
TAGS = (
    "Game", "Seats", "Options", "Setup", "Players", "Faces", "Started", "Fair", "Commit", "Secret", "Shares", "Seed",
    "Ended",
)  # fmt: skip
TIMES = {"Started", "Ended"}
THINGS = frozenset(CHARACTERS.values())
_TIME = re.compile("[0-9]{1,16}")  # milliseconds
_BY = re.compile(r"^.*\S\s+; (bot|hint|clock)$")


class Checked(NamedTuple):
    game: str
    seat: int
    seats: int
    ranking: Sequence[Sequence[int]]
    text: str  # with nothing in it but what a record has


def checked(text: str, seat_name: str, games: Mapping[str, Game]) -> Checked | Unreadable:
    """Raises nothing. For a process beside the house."""
    try:
        record = read_record(text)
        fold = Fold(record, games).to_end()
        seat = read_seat(seat_name, fold.position.seats)
        if fold.position.result is None:
            return Unreadable("bad_record", "this match is not over")
        broken = [check.what for check in verify(record, games) if not check.holds]
        if broken:
            return Unreadable("bad_record", broken[0])
        ranking = fold.position.result.ranking
        return Checked(fold.game.name, seat, fold.position.seats, ranking, plain(record, text, ranking))
    except BadDeal as error:
        return Unreadable("bad_request", str(error))
    except RecordError as error:
        return Unreadable("bad_record", str(error)[:300])


def plain(record: Record, text: str, ranking: Sequence[Sequence[int]]) -> str:
    """Known tags, who was first, the moves, and who made them; no other word of the sender stays in the house."""
    tags = {name: record.tags[name][:LONGEST_TAG] for name in TAGS if name in record.tags}
    if "Players" in tags:  # names as a table would take them: they stand on pages and pictures of the house
        tags["Players"] = ", ".join(tidy_text(name, LONGEST_NAME) for name in tags["Players"].split(", "))
    if "Faces" in tags:
        tags["Faces"] = drawn(tags["Faces"])
    for when in TIMES & tags.keys():
        if not _TIME.fullmatch(tags[when]):
            del tags[when]
    tags["Result"] = ", ".join("=".join(seat_names(group)) for group in ranking)
    raw = text.splitlines()
    by = (_BY.match(raw[line.number - 1]) if line.number <= len(raw) else None for line in record.lines)
    lines = [f"{line.text}  ; {who[1]}" if who else line.text for line, who in zip(record.lines, by, strict=True)]
    return write_record(tags, lines)


def drawn(faces: str) -> str:
    """Ids of drawings as a table would write them; for others a face that is chosen for this seat."""
    ids = faces.split(" ")
    return " ".join(face if known(face) or face in THINGS else default(str(i)) for i, face in enumerate(ids))


def id_of(player: str, text: str) -> str:
    """The same match of the same player has the same id: sent twice, it is kept once."""
    return f"{PREFIX}{sha256(f'{player} {text}'.encode()).hexdigest()[:16]}-1"
