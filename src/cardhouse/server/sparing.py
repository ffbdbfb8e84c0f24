"""A log that nobody outside can fill: what is said again and again is said a few times a minute, then counted."""

from __future__ import annotations

import logging

MINUTE_S = 60.0
TROUBLE = 30  # warnings and errors of one kind in a minute
USUAL = 300  # and everything else, such as tables that are opened


class Sparing(logging.Filter):
    """A kind is who says it and the words without their values. What was left out is said with the next of its kind."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}  # since when, how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.name, str(record.msg)
        since, count = self._kinds.get(kind, (record.created, 0))
        most = TROUBLE if record.levelno >= logging.WARNING else USUAL
        if not 0 <= record.created - since < MINUTE_S:
            if count > most:
                record.msg, record.args = f"{record.getMessage()} (and {count - most} more like this)", ()
            since, count = record.created, 0
        self._kinds[kind] = since, count + 1
        return count < most
