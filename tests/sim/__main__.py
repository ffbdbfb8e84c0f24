"""`python -m tests.sim 183`: that evening again, with its log; `python -m tests.sim 1000-2000`: a thousand of them."""

from __future__ import annotations

import sys
import time

from tests.sim.world import Evening


def main(which: str) -> int:
    first, _, last = which.partition("-")
    say, failed, begun = sys.stdout.write, [], time.process_time()
    for seed in range(int(first), int(last or first) + 1):
        evening = Evening(seed)
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
    sys.exit(main(sys.argv[1]))
