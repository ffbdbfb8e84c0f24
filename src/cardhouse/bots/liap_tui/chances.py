"""What the chances of the coach come to in Liap Tui. Measured by `bench/calibration.py`."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.chances import Chances

MEASURED: Final = Chances(firm=(9,))
