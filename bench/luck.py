"""How many deals does it take to tell two bots apart, with and without the luck meter?

    python bench/luck.py --game thulla --deals 200 --better steady --worse gentle

Each deal is played once by both: half of the seats are of one, half of the other, and who sits where alternates. What
is measured is the difference of their mean shares; beside it the same difference less what the cards were worth to
these seats, by tries of which nobody knows who sat where. Intervals are bootstraps over deals.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from statistics import mean, stdev

from cardhouse.bots.luck import Deals, played, worth
from cardhouse.core.options import read_options
from cardhouse.games import GAMES

Z = 1.96  # 95 %
BOOTSTRAPS = 1_000


def one_deal(deals: Deals, nth: int, better: str, worse: str, tries: int) -> tuple[float, float]:
    """The raw difference, and what the cards had given."""
    first = [(seat + nth) % 2 == 0 for seat in range(deals.seats)]
    got, _ = played(deals, f"match {nth}", [better if mine else worse for mine in first])
    cards = [of.mean for of in worth([played(deals, f"try {nth} {i}")[0] for i in range(tries)])]
    return apart(got, first), apart(cards, first)


def apart(values: Sequence[float], first: Sequence[bool]) -> float:
    return mean(v for v, mine in zip(values, first, strict=True) if mine) - mean(
        v for v, mine in zip(values, first, strict=True) if not mine
    )


def slope(raw: Sequence[float], cards: Sequence[float]) -> float:
    """How much of what the cards are worth is taken off: what leaves the least spread."""
    at, by = mean(cards), mean(raw)
    spread = sum((c - at) ** 2 for c in cards)
    return sum((r - by) * (c - at) for r, c in zip(raw, cards, strict=True)) / spread if spread else 0.0


def needed(values: Sequence[float]) -> float:
    """Deals until the difference is larger than what chance makes of it, 95 times of 100."""
    return (Z * stdev(values) / mean(values)) ** 2 if mean(values) else float("inf")


def interval(raw: Sequence[float], cards: Sequence[float], rng: random.Random) -> tuple[float, float, float, float]:
    """Low and high of the factor by which fewer deals are needed, and of the adjusted mean."""
    factors, means, n = [], [], len(raw)
    for _ in range(BOOTSTRAPS):
        at = [rng.randrange(n) for _ in range(n)]
        r, c = [raw[i] for i in at], [cards[i] for i in at]
        left = adjusted(r, c)
        factors.append(stdev(r) ** 2 / max(1e-9, stdev(left) ** 2))
        means.append(mean(left))
    factors.sort()
    means.sort()
    low, high = int(0.025 * BOOTSTRAPS), int(0.975 * BOOTSTRAPS)
    return factors[low], factors[high], means[low], means[high]


def adjusted(raw: Sequence[float], cards: Sequence[float]) -> list[float]:
    by = slope(raw, cards)
    return [r - by * c for r, c in zip(raw, cards, strict=True)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="thulla")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--options", default="")
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--tries", type=int, default=20)
    asked.add_argument("--better", default="steady")
    asked.add_argument("--worse", default="gentle")
    args = asked.parse_args()
    game = GAMES[args.game]
    options = read_options(game.options, args.options)
    raw, cards = [], []
    for nth in range(args.deals):
        seed = sha256(f"luck bench {nth}".encode()).digest()
        got, worth_of = one_deal(Deals(game, args.seats, options, seed), nth, args.better, args.worse, args.tries)
        raw.append(got)
        cards.append(worth_of)
    left = adjusted(raw, cards)
    fewer, more, low, high = interval(raw, cards, random.Random(1))
    error = stdev(raw) / sqrt(len(raw))
    print(f"{args.game}, {args.seats} seats, {args.deals} deals, {args.tries} tries each: {args.better} − {args.worse}")
    print(f"  raw       {mean(raw):+.3f} ± {Z * error:.3f}   spread {stdev(raw):.3f}   deals needed {needed(raw):.0f}")
    times = stdev(raw) ** 2 / stdev(left) ** 2
    print(f"  adjusted  {mean(left):+.3f} [{low:+.3f}, {high:+.3f}]   spread {stdev(left):.3f}", end="")
    print(f"   deals needed {needed(left):.0f}")
    print(
        f"  slope {slope(raw, cards):.2f}; {times:.2f} [{fewer:.2f}, {more:.2f}] times fewer deals for the same error"
    )


if __name__ == "__main__":
    main()
