"""Why a connection ends, beside the usual 1000 and 1009. After 1011, 1012 and 1013 a client comes back by itself."""

from __future__ import annotations

from typing import Final

MISTAKE: Final = 1011
RESTART: Final = 1012
FULL: Final = 1013
NO_HELLO: Final = 4408
TOO_FAST: Final = 4429
