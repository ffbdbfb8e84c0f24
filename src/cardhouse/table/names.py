"""What people call themselves, made fit to stand on a table."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_SILENT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, bidi and other characters nobody can see
_JOINERS = "\u200c\u200d"  # Malayalam, Urdu and Hindi names need these


def tidy(name: str) -> str:
    """Composed, without control and bidi characters, one space at a time, at most 24 characters. May be empty."""
    composed = unicodedata.normalize("NFC", name)
    seen = "".join(c for c in composed if c in _JOINERS or unicodedata.category(c) not in _SILENT)
    return " ".join(seen.split())[:LONGEST].strip(" " + _JOINERS)


def tidy_text(text: str, longest: int = 200) -> str:
    """Chat: the same, longer."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if c == "\n" else c for c in composed if c in _JOINERS or c == "\n" or not _hidden(c))
    return " ".join(seen.split())[:longest]


def _hidden(c: str) -> bool:
    return unicodedata.category(c) in _SILENT
