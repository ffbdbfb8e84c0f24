"""What the chances of the coach come to in Thulla and Kazhutha Kali: as the search found them, as they came.

Its players play much by whim, so it fears more than happens. Measured by `bench/calibration.py`.
"""

from __future__ import annotations

from typing import Final

from cardhouse.bots.chances import Chances

THULLA: Final = Chances(((0.446, 0.716), (0.826, 0.936), (0.978, 0.995)), firm=(7, 9))
KAZHUTHA: Final = Chances(((0.452, 0.679), (0.827, 0.962), (0.983, 0.997)), firm=(9,))
