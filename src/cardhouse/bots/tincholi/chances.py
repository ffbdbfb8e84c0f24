"""What the chances of the coach come to in Tincholi: as the search found them, as they came.

The search ends with the round and supposes that all players are alike after it. Measured by `bench/calibration.py`.
"""

from __future__ import annotations

from typing import Final

from cardhouse.bots.chances import Chances

MEASURED: Final = Chances(((0.106, 0.199), (0.313, 0.5), (0.756, 0.917)), firm=(0, 9))
