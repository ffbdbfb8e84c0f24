"""`python -m tests.sim 183`: that evening again, with its log; `python -m tests.sim 1000-2000`: a thousand of them.

`python -m tests.sim street 183`: the same for an evening with several houses.
"""

from __future__ import annotations

import logging
import sys
import time

from tests.sim.street import Street
from tests.sim.world import Evening


def main(world: type[Evening], which: str) -> int:
    first, _, last = which.partition("-")
    say, failed, begun = sys.stdout.write, [], time.process_time()
    for seed in range(int(first), int(last or first) + 1):
        evening = world(seed)
        try:
            evening.play()
        except Exception as error:
            failed.append(seed)
            say(f"{evening}: {error!r}\n")
            if not last:
                say("\n".join([*evening.disk[-40:], ""]))
                raise
        if not last:
            say("\n".join([*evening.disk, ""]))
    say(f"{len(failed)} failed {failed[:20]}, {time.process_time() - begun:.0f} s\n")
    return bool(failed)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)  # houses that fall say so
    sys.exit(main(Street if "street" in sys.argv else Evening, sys.argv[-1]))
