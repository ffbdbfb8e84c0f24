"""Guests with a device key and a name; a recovery code takes them to another device. Secrets are kept hashed."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple

from cardhouse.server.store.engine import Database

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: nothing that is misread
CODE_GROUPS, CODE_GROUP = 5, 4  # 100 bits, so that a plain hash is enough
ID_LENGTH = 10


class Player(NamedTuple):
    id: str  # public
    name: str
    created: int
    face: str = ""  # as chosen at the door; "" for not yet


def key_hash(key: str) -> str:
    """What is kept of a device key, 64 hexadecimal digits."""
    return sha256(bytes.fromhex(key)).hexdigest()


def new_id() -> str:
    return _random(ID_LENGTH).lower()


def new_code() -> str:
    return "-".join(_random(CODE_GROUP) for _ in range(CODE_GROUPS))


def code_hash(code: str) -> str:
    """However it was typed: small letters, other spaces, O for 0, I or L for 1."""
    typed = "".join(c for c in code.upper() if c.isalnum()).translate(str.maketrans("OIL", "011"))
    return sha256(typed.encode(errors="replace")).hexdigest()


def _random(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


# -- in the database; each inside a transaction of the writer


def known(db: Database, key_hash: str) -> Player | None:
    row = db.execute(
        "SELECT id, name, created, face, key_hash FROM device JOIN player ON player.id = device.player"
        " WHERE key_hash = ?",
        (key_hash,),
    ).fetchone()
    return _same(row, key_hash)


def met(db: Database, key_hash: str, now: int) -> Player:
    """Whose device this is; a new player when it was never seen."""
    db.lock([key_hash])  # it may come to two nodes at once
    player = known(db, key_hash)
    if player is None:
        player = Player(new_id(), "", now)
        db.execute("INSERT INTO player (id, name, created) VALUES (?, ?, ?)", (player.id, player.name, player.created))
        _bind(db, key_hash, player.id)
    return player


def secret(db: Database, name: str) -> str:
    db.execute("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, secrets.token_hex(32)))
    return str(db.execute("SELECT value FROM secret WHERE name = ?", (name,)).fetchone()[0])


def rename(db: Database, player: str, name: str) -> None:
    if not db.execute("UPDATE player SET name = ? WHERE id = ?", (name, player)).rowcount:
        raise LookupError(f"no player {player}")


def dress(db: Database, player: str, face: str) -> None:
    if not db.execute("UPDATE player SET face = ? WHERE id = ?", (face, player)).rowcount:
        raise LookupError(f"no player {player}")


def recovery_code(db: Database, player: str) -> str:
    """A new code; the one before is void."""
    code = new_code()
    if not db.execute("UPDATE player SET recovery = ? WHERE id = ?", (code_hash(code), player)).rowcount:
        raise LookupError(f"no player {player}")
    return code


def recover(db: Database, code: str, key_hash: str) -> Player | None:
    """The device is theirs from now on, whosever it was. A code is good for one device."""
    hashed = code_hash(code)
    player = _same(
        db.execute("SELECT id, name, created, face, recovery FROM player WHERE recovery = ?", (hashed,)).fetchone(),
        hashed,
    )
    if player is None:
        return None
    used = db.execute("UPDATE player SET recovery = NULL WHERE id = ? AND recovery = ?", (player.id, hashed))
    if not used.rowcount:
        return None  # in this very moment, by another device
    _bind(db, key_hash, player.id)
    return player


def is_here(db: Database, player: str) -> bool:
    return db.execute("SELECT 1 FROM player WHERE id = ?", (player,)).fetchone() is not None


def bound(db: Database, key_hash: str, player: str) -> Player | None:
    """The device is theirs from now on, whosever it was."""
    row = db.execute("SELECT id, name, created, face FROM player WHERE id = ?", (player,)).fetchone()
    if row is None:
        return None
    _bind(db, key_hash, player)
    return Player(*row)


def _bind(db: Database, key_hash: str, player: str) -> None:
    db.execute(
        "INSERT INTO device (key_hash, player) VALUES (?, ?)"
        " ON CONFLICT (key_hash) DO UPDATE SET player = excluded.player",
        (key_hash, player),
    )


def _same(row: tuple[str, str, int, str, str] | None, secret: str) -> Player | None:
    """Found by an index over hashes, which tells nobody anything of the secret; compared in constant time still."""
    if row is None or not hmac.compare_digest(row[4], secret):
        return None
    return Player(*row[:4])
