"""Who wants to be told of what, where it is sent, and what was told already. Part of the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from cardhouse.server.store.engine import Database

T = TypeVar("T")
DEVICES = 8  # that one person is told on; the oldest goes
PLACES = 100  # that one person is told of
KNOWN = 60  # matches that somebody's usual people are looked for in
USUAL = 24
REMINDED_MS = 30 * 60_000  # between two reminders of the dates of one table


class Device(NamedTuple):
    """Where somebody is told."""

    endpoint: str
    player: str
    p256dh: str
    auth: str
    language: str


class Quiet(NamedTuple):
    """Hours of a day, in minutes of the person's own clock, which is this many minutes ahead of UTC."""

    since: int = 0
    until: int = 0  # the same as `since`: never
    ahead: int = 0

    def ends_ms(self, now: int) -> int:
        """When it is over; 0 if it is not quiet now."""
        if self.since == self.until:
            return 0
        minute = now // 60_000
        clock = (minute + self.ahead) % 1440
        if (clock - self.since) % 1440 >= (self.until - self.since) % 1440:
            return 0
        return (minute + (self.until - clock) % 1440) * 60_000


class Held(NamedTuple):
    """A notice that is not sent yet."""

    key: str
    due: int
    kind: str
    place: str
    player: str  # "" for everybody who wants to hear of this place
    facts: str  # JSON


class Known(NamedTuple):
    """Somebody one has played with."""

    player: str
    name: str
    face: str
    matches: int


class Bells:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    # -- devices

    async def hang_bell(self, device: Device, now: int) -> None:
        await self._change(lambda db: _hang(db, device, now))

    async def take_bell(self, endpoint: str, player: str = "") -> None:
        """By whom it belongs to; by the house, if nobody is there any more."""
        own = " AND player = ?" if player else ""
        values = (endpoint, player) if player else (endpoint,)
        await self._change(lambda db: db.execute(f"DELETE FROM bell WHERE endpoint = ?{own}", values))

    async def bells(self, player: str) -> list[Device]:
        rows = await self._read(
            lambda db: db.execute(
                "SELECT endpoint, player, p256dh, auth, language FROM bell WHERE player = ? ORDER BY at", (player,)
            ).fetchall()
        )
        return [Device(*row) for row in rows]

    # -- what of

    async def listen_to(self, player: str, place: str, on: bool) -> None:
        await self._change(lambda db: _listen(db, player, place, on))

    async def listens(self, player: str) -> list[str]:
        rows = await self._read(
            lambda db: db.execute("SELECT place FROM listens WHERE player = ? ORDER BY place", (player,)).fetchall()
        )
        return [place for (place,) in rows]

    async def listeners(self, place: str) -> list[str]:
        rows = await self._read(
            lambda db: db.execute("SELECT player FROM listens WHERE place = ? ORDER BY player", (place,)).fetchall()
        )
        return [player for (player,) in rows]

    async def quiet(self, player: str) -> Quiet:
        row = await self._read(
            lambda db: db.execute("SELECT since, until, ahead FROM quiet WHERE player = ?", (player,)).fetchone()
        )
        return Quiet(*row) if row is not None else Quiet()

    async def be_quiet(self, player: str, quiet: Quiet) -> None:
        await self._change(
            lambda db: db.execute(
                "INSERT INTO quiet (player, since, until, ahead) VALUES (?, ?, ?, ?) ON CONFLICT (player)"
                " DO UPDATE SET since = excluded.since, until = excluded.until, ahead = excluded.ahead",
                (player, *quiet),
            )
        )

    # -- once

    async def hold(self, held: Held, sent: bool) -> bool:
        """Whether it is new: of all nodes only one is told so, and sends it."""
        return await self._change(
            lambda db: (
                db.execute(
                    "INSERT INTO notice (key, due, kind, place, player, facts, sent) VALUES (?, ?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    (*held, int(sent)),
                ).rowcount
                == 1
            )
        )

    async def due(self, now: int, most: int = 100) -> list[Held]:
        """Taken: what is in the answer is sent by whoever has asked, and by nobody else."""
        return await self._change(lambda db: _due(db, now, most))

    async def forget_notices(self, before: int) -> None:
        await self._change(lambda db: db.execute("DELETE FROM notice WHERE sent = 1 AND due < ?", (before,)))

    # -- dates

    async def date(self, code: str) -> tuple[int, str]:
        """When a table meets, and who has said so; 0 for no date."""
        row = await self._read(
            lambda db: db.execute("SELECT at, player FROM meeting WHERE code = ?", (code,)).fetchone()
        )
        return (int(row[0]), str(row[1])) if row is not None else (0, "")

    async def set_date(self, code: str, at: int, player: str, reminder: Held) -> None:
        """With the reminder before it; 0 takes both away."""
        await self._change(lambda db: _set_date(db, code, at, player, reminder))

    # -- chat programs

    async def hooks(self, place: str) -> list[tuple[str, str, str]]:
        """URL, secret, and kinds with spaces between."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT url, secret, kinds FROM hook WHERE place = ? ORDER BY url", (place,)
            ).fetchall()
        )
        return [(url, secret, kinds) for url, secret, kinds in rows]

    async def set_hook(self, place: str, url: str, secret: str, kinds: Sequence[str] = (), most: int = 100) -> bool:
        """False where there are as many already."""
        return await self._change(lambda db: _set_hook(db, place, url, secret, " ".join(kinds), most))

    async def drop_hook(self, place: str, url: str) -> None:
        await self._change(lambda db: db.execute("DELETE FROM hook WHERE place = ? AND url = ?", (place, url)))

    # -- usual people

    async def usual(self, player: str) -> list[Known]:
        """Whom they have played with lately, most often first."""
        return await self._read(lambda db: _usual(db, player))


def _set_hook(db: Database, place: str, url: str, secret: str, kinds: str, most: int) -> bool:
    db.lock([f"hook {place}"])
    known = [one for (one,) in db.execute("SELECT url FROM hook WHERE place = ?", (place,)).fetchall()]
    if url not in known and len(known) >= most:
        return False
    db.execute(
        "INSERT INTO hook (place, url, secret, kinds) VALUES (?, ?, ?, ?) ON CONFLICT (place, url)"
        " DO UPDATE SET secret = excluded.secret, kinds = excluded.kinds",
        (place, url, secret, kinds),
    )
    return True


def _hang(db: Database, device: Device, now: int) -> None:
    db.execute("DELETE FROM bell WHERE endpoint = ?", (device.endpoint,))
    db.execute(
        "INSERT INTO bell (endpoint, player, p256dh, auth, language, at) VALUES (?, ?, ?, ?, ?, ?)", (*device, now)
    )
    db.execute(
        "DELETE FROM bell WHERE player = ? AND endpoint NOT IN"
        " (SELECT endpoint FROM bell WHERE player = ? ORDER BY at DESC, endpoint LIMIT ?)",
        (device.player, device.player, DEVICES),
    )


def _listen(db: Database, player: str, place: str, on: bool) -> None:
    if not on:
        db.execute("DELETE FROM listens WHERE player = ? AND place = ?", (player, place))
        return
    row = db.execute("SELECT count(*) FROM listens WHERE player = ?", (player,)).fetchone()
    if row[0] < PLACES:
        db.execute("INSERT INTO listens (player, place) VALUES (?, ?) ON CONFLICT DO NOTHING", (player, place))


def _due(db: Database, now: int, most: int) -> list[Held]:
    rows = db.execute(
        "SELECT key, due, kind, place, player, facts FROM notice WHERE sent = 0 AND due <= ? ORDER BY due LIMIT ?",
        (now, most),
    ).fetchall()
    taken = (
        Held(*row)
        for row in rows
        if db.execute("UPDATE notice SET sent = 1 WHERE key = ? AND sent = 0", (row[0],)).rowcount
    )
    return list(taken)


def _set_date(db: Database, code: str, at: int, player: str, reminder: Held) -> None:
    """Whoever chooses one date after the other rings nobody's phone without end."""
    db.execute("DELETE FROM meeting WHERE code = ?", (code,))
    db.execute("DELETE FROM notice WHERE key = ? AND sent = 0", (reminder.key,))
    if at:
        db.execute("INSERT INTO meeting (code, at, player) VALUES (?, ?, ?)", (code, at, player))
        db.execute(
            "INSERT INTO notice (key, due, kind, place, player, facts, sent) VALUES (?, ?, ?, ?, ?, ?, 0)"
            " ON CONFLICT (key) DO UPDATE SET due = excluded.due, facts = excluded.facts, sent = 0"
            " WHERE notice.due <= ?",
            (*reminder, reminder.due - REMINDED_MS),
        )


def _usual(db: Database, player: str) -> list[Known]:
    rows = db.execute(
        "SELECT other.player, player.name, player.face, count(*) FROM"
        " (SELECT record FROM played WHERE player = ? ORDER BY at DESC LIMIT ?) AS mine"
        " JOIN played AS other ON other.record = mine.record JOIN player ON player.id = other.player"
        " WHERE other.player <> ? GROUP BY other.player, player.name, player.face"
        " ORDER BY count(*) DESC, other.player LIMIT ?",
        (player, KNOWN, player, USUAL),
    ).fetchall()
    return [Known(*row) for row in rows]
