"""What people call themselves, made fit to stand on a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

LONGEST = 24
_SILENT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, bidi and other characters nobody can see
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
_JOINERS = "\u200c\u200d"  # Malayalam, Urdu and Hindi names need these

# What looks like a Latin small letter in most fonts, letters of other scripts and digits; then that letter.
_LOOKS = (
    "аa еe оo рp сc уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl кk мm тt вb нh αa οo ρp νv υu ιi κk τt εe χx սu օo յj 0o 1l |l il"
)
_ACCENTS = frozenset(map(chr, [*range(0x300, 0x370), *range(0xFE00, 0xFE10)]))  # Indic vowel signs are none of these
_LIKE = {ord(pair[0]): pair[1] for pair in _LOOKS.split()}


def apart(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it if another one looks the same: "Asha 2"."""
    taken = {_look(other) for other in others}
    for n in count(1):
        told = name if n == 1 else f"{name[: LONGEST - len(str(n)) - 1].rstrip()} {n}"
        if _look(told) not in taken:
            return told
    raise AssertionError("there is always another number")


def _look(name: str) -> str:
    """The same for names that one takes for each other: other scripts, accents, case, spaces and joiners apart."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LNPSM" and c not in _ACCENTS).translate(_LIKE)


def tidy(name: str) -> str:
    """Composed, without control and bidi characters, one space at a time, at most 24 characters. May be empty."""
    return _tidy(name, LONGEST)


def tidy_text(text: str, longest: int = 200) -> str:
    """Chat: the same, longer."""
    return _tidy(text.replace("\n", " "), longest)


def _tidy(text: str, longest: int) -> str:
    seen = "".join(c for c in unicodedata.normalize("NFC", text) if c in _JOINERS or not _hidden(c))
    short = " ".join(seen.split())[:longest].strip(" " + _JOINERS)
    return short if any(unicodedata.category(c)[0] in "LNPS" for c in short) else ""  # accents alone are nothing


def _hidden(c: str) -> bool:
    return c in _BLANK or unicodedata.category(c) in _SILENT
