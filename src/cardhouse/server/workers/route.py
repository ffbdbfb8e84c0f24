"""To which worker a connection goes. The parent looks at the first line of its request, and leaves it where it is."""

from __future__ import annotations

import re
from collections.abc import Collection
from urllib.parse import unquote
from zlib import crc32

from cardhouse.table.codes import split

LONGEST = 2_000  # bytes of the first line that are looked at
TABLE = re.compile(rb"^[A-Z]{3,7} (?:/ws\?(?:[^ ]*&)?table=|/t/|/api/tables/|/preview/t/)([^ /?&#.]+)", re.IGNORECASE)


def whole(head: bytes) -> bool:
    """Whether as much has come as matters."""
    return b"\n" in head or len(head) >= LONGEST


def table_of(head: bytes) -> str:
    """The code of the table that a request is about; "" for none. The operator's page is always at one worker."""
    if head.startswith((b"GET /admin", b"POST /admin")):
        return "admin"
    found = TABLE.match(head)
    return split(unquote(found[1].decode("latin-1")))[0] if found else ""


def belongs(code: str, workers: Collection[int]) -> int:
    """To one of these; where one is missing, only its own tables are spread over the others."""
    return max(workers, key=lambda worker: crc32(f"{code} {worker}".encode()))
