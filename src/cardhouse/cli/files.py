"""Records come from files or, as `-`, from standard input; whatever is wrong with them is a message."""

from __future__ import annotations

import sys
from pathlib import Path

from cardhouse.core.record import Record, RecordError, read_record


def open_record(name: str) -> Record:
    """Raises RecordError also for a file that is not there or is no text."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise RecordError(0, "", "bad_record", error.strerror or str(error)) from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "", "bad_record", "this is not UTF-8 text") from None
    return read_record(text)
