"""What people look like at a table: ids of drawings that the client has. A face is chosen, never guessed from a name.

`f07` is one of the faces, `m3:A` a letter on a colour. Bots are things of a household, which the roster knows.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from hashlib import blake2b
from typing import Final

FACES: Final = tuple(f"f{n:02}" for n in range(1, 41))  # those are for ever: web/src/people/ids.ts
COLOURS: Final = 10  # of letters
_MONOGRAM = re.compile(r"m[0-9]:(.{1,4})", re.DOTALL)


def known(face: str) -> bool:
    """Whether the client has such a drawing for a person."""
    if face in FACES:
        return True
    found = _MONOGRAM.fullmatch(face)
    return found is not None and unicodedata.category(found[1][0])[0] in "LN" and all(map(_shown, found[1]))


def _shown(c: str) -> bool:
    """A letter, a digit, or a sign that belongs to the letter before it."""
    return unicodedata.category(c)[0] in "LNM"


def default(player: str) -> str:
    """For somebody who has not chosen: always the same, and nobody is anonymous."""
    return FACES[_chance(player)]


def of(face: str, player: str) -> str:
    """The face that was chosen, if there is such a one."""
    return face if known(face) else default(player)


def another(player: str, taken: Collection[str]) -> str:
    """One that nobody of these has, for somebody who would be taken for one of them."""
    first = _chance(player)
    return next((face for face in FACES[first:] + FACES[:first] if face not in taken), FACES[first])


def _chance(player: str) -> int:
    return int.from_bytes(blake2b(player.encode(), digest_size=8).digest()) % len(FACES)
