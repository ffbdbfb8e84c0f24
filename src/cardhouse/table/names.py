"""What people call themselves, made fit to stand on a table."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_SILENT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, bidi and other characters nobody can see
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that show nothing
_JOINERS = "\u200c\u200d"  # Malayalam, Urdu and Hindi names need these


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
