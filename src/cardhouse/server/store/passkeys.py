"""Passkeys: keys that a phone, a computer or a small stick keeps for somebody. Only their public half is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cardhouse.server.store import players
from cardhouse.server.store.engine import Database
from cardhouse.server.store.players import Player

T = TypeVar("T")
MOST = 10  # of one player


class Passkey(NamedTuple):
    id: str  # as its device calls it
    player: str
    public: str  # DER, base64url
    uses: int = 0  # as often as it says it was used; many never count
    at: int = 0  # when it was made


class Passkeys:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def passkeys(self, player: str) -> list[Passkey]:
        """The newest first."""
        return await self._read(lambda db: _of(db, player))

    async def passkey(self, id: str) -> Passkey | None:
        return await self._read(lambda db: _find(db, id))

    async def keep_passkey(self, passkey: Passkey) -> bool:
        """False if it is known already, whosever it is, or they have as many as they may, or are deleted meanwhile."""
        return await self._change(lambda db: _keep(db, passkey))

    async def drop_passkey(self, id: str, player: str) -> None:
        await self._change(lambda db: _drop(db, id, player))

    async def enter(self, id: str, uses: int, key_hash: str) -> Player | None:
        """The device is theirs from now on. None if the passkey has counted backwards: then it is a copy."""
        return await self._change(lambda db: _enter(db, id, uses, key_hash))


def _of(db: Database, player: str) -> list[Passkey]:
    rows = db.execute(
        "SELECT id, player, public, uses, at FROM passkey WHERE player = ? ORDER BY at DESC, id", (player,)
    ).fetchall()
    return [Passkey(*row) for row in rows]


def _find(db: Database, id: str) -> Passkey | None:
    row = db.execute("SELECT id, player, public, uses, at FROM passkey WHERE id = ?", (id,)).fetchone()
    return None if row is None else Passkey(*row)


def _keep(db: Database, passkey: Passkey) -> bool:
    db.lock([passkey.player])
    if len(_of(db, passkey.player)) >= MOST or not players.is_here(db, passkey.player):
        return False
    sql = "INSERT INTO passkey (id, player, public, uses, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    return db.execute(sql, passkey).rowcount == 1


def _drop(db: Database, id: str, player: str) -> None:
    db.execute("DELETE FROM passkey WHERE id = ? AND player = ?", (id, player))


def _enter(db: Database, id: str, uses: int, key_hash: str) -> Player | None:
    found = _find(db, id)
    if found is None:
        return None
    db.lock([found.player])  # or they are deleted on another node in this very moment
    sql = "UPDATE passkey SET uses = ? WHERE id = ? AND (uses < ? OR (uses = 0 AND ? = 0))"
    if not db.execute(sql, (uses, id, uses, uses)).rowcount:
        return None
    return players.bound(db, key_hash, found.player)
