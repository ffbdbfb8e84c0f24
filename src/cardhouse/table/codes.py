"""The codes of tables: two words and a number, and what somebody may have meant who has written another one.

A table that is not listed has a link with more in it, `mango-river-42~k3…`: 65 random bits behind the code.
"""

from __future__ import annotations

import hmac
import re
from base64 import b32encode
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from cardhouse.core.position import Rng
from cardhouse.table.words import WORDS_OF

WORDS = WORDS_OF["en"]
KNOWN = frozenset(word for words in WORDS_OF.values() for word in words)
BESIDE = "~"  # between a code and what a link has beside it
SECRET = 13  # signs of 5 bits each
MOST = 3
LONGEST = 60  # what is longer is no code that somebody has misheard


def free(dice: Rng, language: str = "", tries: int = 0) -> str:
    """By chance, in words of this language; longer each time that one was taken: codes are never used again."""
    words, digits = WORDS_OF.get(language, WORDS), 2 + tries
    chosen = [words[int(dice.random() * len(words))] for _ in range(2 + (tries > 3))]
    least = 10 ** (digits - 1)
    return "-".join([*chosen, str(least + int(dice.random() * 9 * least))])


def secret(raw: bytes) -> str:
    """For a link, from bytes that nobody can guess."""
    return b32encode(raw[:10]).decode().lower()[:SECRET]


def split(typed: str) -> tuple[str, str]:
    """The code, as tables have it, and what a link has beside it."""
    code, _, beside = typed.partition(BESIDE)
    return canonical(code), beside.strip().lower()


def record(typed: str) -> tuple[str, str]:
    """The id of a record, and what its link has beside it; also as the link of its table, with a number behind it."""
    name, _, beside = typed.partition(BESIDE)
    beside, _, match = beside.partition("-")
    return (f"{name}-{match}" if match else name), beside


def same(given: str, kept: str) -> bool:
    """In constant time."""
    return hmac.compare_digest(given.encode(), kept.encode())


def canonical(typed: str) -> str:
    """Without case, and with any signs or none between words and number: `Mango River 42` is `mango-river-42`."""
    parts = re.findall(r"[a-z]+|\d+", typed.lower()[:LONGEST])
    if len(parts) == 2 and parts[0] not in KNOWN:
        halves = [(parts[0][:i], parts[0][i:]) for i in range(2, len(parts[0]) - 1)]
        pair = next((pair for pair in halves if KNOWN.issuperset(pair)), None)
        parts = [*pair, parts[1]] if pair else parts
    return "-".join(parts)


def meant(typed: str, open_ones: Iterable[str]) -> list[str]:
    """Open tables that are called nearly so, then the same words spelt right: nothing that tells whether another
    table exists."""
    code = canonical(typed)
    found = [*_open(code, list(open_ones)), *_spelt(code)] if code else []
    return [one for one in dict.fromkeys(found) if one != typed.strip().lower()][:MOST]


def _open(code: str, open_ones: list[str]) -> list[str]:
    """With a part of the name, or with a slip."""
    parts = set(code.split("-"))
    some = [one for one in open_ones if parts <= set(one.split("-"))]
    return some + get_close_matches(code, open_ones, MOST, 0.75)


def _spelt(code: str) -> Iterator[str]:
    written = re.fullmatch(r"([a-z]+)-(?:([a-z]+)-)?(\d\d+)", code)
    if written is None:
        return
    first, second, number = written.groups()
    pairs = [(first, second)] if second else [(first[:i], first[i:]) for i in range(2, len(first) - 1)]
    for words in WORDS_OF.values():  # both words of a code are in one language
        for one, other in pairs:
            near, beside = (get_close_matches(word, words, 1, 0.7 if second else 0.99) for word in (one, other))
            if near and beside:
                yield f"{near[0]}-{beside[0]}-{number}"
