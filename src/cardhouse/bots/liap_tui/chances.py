"""Where the chances of the coach came true in Liap Tui; no line was needed. Measured by `bench/calibration.py`."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.chances import Chances

MEASURED: Final = Chances(firm=(0, 5, 6, 7, 8, 9))
