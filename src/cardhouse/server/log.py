"""The log of the house: readable or JSON, on standard error. No key, card, chat or line of a record is in it.

Only our own words and the fields of `SAFE` are written: whatever else rides on a log record stays where it is.
"""

from __future__ import annotations

import logging
import sys
import time

import msgspec

from cardhouse.server.sparing import Sparing

SAFE = (
    "table", "game", "seats", "n", "tables", "error", "level", "record", "path", "count", "port", "took_ms",
    "node", "late_ms", "work", "again_s", "ahead_ms", "status",
)  # fmt: skip


def _fields(record: logging.LogRecord) -> dict[str, object]:
    fields = {name: record.__dict__[name] for name in SAFE if name in record.__dict__}
    if record.exc_info and record.exc_info[1] is not None:
        fields.setdefault("error", where(record.exc_info[1]))
    return fields


def where(error: BaseException) -> str:
    """The kind and the place of a mistake; not its text, which may name cards."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace is not None else ""
    return type(error).__name__ + place


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        return f"{at} {record.levelname.lower():7} {record.getMessage()}{'  ' if said else ''}{said}"


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        said = {"at": at, "level": record.levelname.lower(), "by": record.name, "says": record.getMessage()}
        return msgspec.json.encode(_fields(record) | said).decode()


def set_up(form: str) -> None:
    """For the whole process; the server's own chatter only from a warning upwards."""
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers.clear()
    if form == "off":
        root.addHandler(logging.NullHandler())
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    handler.addFilter(Sparing())
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("cardhouse").setLevel(logging.INFO)
