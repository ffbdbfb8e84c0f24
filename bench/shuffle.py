"""Is every card as likely everywhere? χ² over a million real shuffles. `make bench` writes bench/results.md.

Nothing here is left to chance: the seeds are fixed, so every run on every machine gives the same numbers.
p-values are exact: the regularised incomplete gamma function, by its series or its continued fraction.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from hashlib import sha256
from itertools import chain
from math import exp, lgamma, log
from pathlib import Path

from bench.engine import keep
from cardhouse.core.deal import shuffled

CARDS = 52
SEEDS = 10
DEALS = 100_000  # per seed: k = 1 … DEALS
FIRST = 5  # positions that are shown one by one
TOO_RARE = 0.001  # a fair shuffle fails the whole test, in either direction, once in a thousand
Table = list[list[int]]


def main() -> int:
    positions, pairs, follows = count()
    total = SEEDS * DEALS
    each = [p_value(row, total / CARDS, CARDS - 1) for row in positions]
    no_twins = [n for first, row in enumerate(pairs) for second, n in enumerate(row) if first != second]
    pair = p_value(no_twins, total / (CARDS * (CARDS - 1)), len(no_twins) - 1)
    follow = p_value(chain(*follows), (total - SEEDS) / CARDS**2, CARDS**2 - 1)
    tests = [*(p for _, p in each), pair[1], follow[1]]
    fair = len(tests) * min(min(tests), 1 - max(tests)) > TOO_RARE / 2
    rows = [
        "| what | cells | χ² | degrees of freedom | p |",
        "|---|---|---|---|---|",
        *(line(f"card in position {i}", CARDS, CARDS - 1, each[i - 1]) for i in range(1, FIRST + 1)),
        line("card in position 1 with card in position 2", len(no_twins), len(no_twins) - 1, pair),
        line("card in position 1 with the one of the next deal", CARDS**2, CARDS**2 - 1, follow),
    ]
    verdict = (
        f"All {CARDS} positions and these two pairings are {len(tests)} tests, with p from {min(tests):.4f} to "
        f"{max(tests):.4f} (of so many fair ones the smallest is about {1 / (len(tests) + 1):.4f}). "
        f"**{'No sign of a bias' if fair else 'BIASED'}** at the level {TOO_RARE:g}, corrected for the number of tests."
    )
    top = [
        "## Shuffle: χ² over a million deals",
        "",
        f"`make bench`, {total:,} calls of `core.deal.shuffled` on {CARDS} cards: k = 1 … {DEALS:,} for each of "
        f"{SEEDS} fixed seeds. The numbers are the same on every machine.",
        "",
    ]
    text = "\n".join([*top, *rows, "", verdict]) + "\n"
    print(text)
    keep(Path(__file__).with_name("results.md"), text)
    return 0 if fair else 1


def count() -> tuple[Table, Table, Table]:
    """How often each card lay in each position; the first two cards; first cards of deals in a row."""
    positions, pairs, follows = ([[0] * CARDS for _ in range(CARDS)] for _ in range(3))
    pack = range(CARDS)
    for n in range(SEEDS):
        seed = sha256(f"cardhouse bench shuffle {n}".encode()).digest()
        before = -1
        for k in range(1, DEALS + 1):
            deck = shuffled(pack, seed, k)
            for row, card in zip(positions, deck, strict=True):
                row[card] += 1
            pairs[deck[0]][deck[1]] += 1
            if before >= 0:
                follows[before][deck[0]] += 1
            before = deck[0]
    return positions, pairs, follows


def p_value(counts: Iterable[int], expected: float, freedom: int) -> tuple[float, float]:
    """χ², and how often chance alone makes it at least so large."""
    chi2 = sum((n - expected) ** 2 for n in counts) / expected
    return chi2, upper_gamma(freedom / 2, chi2 / 2)


def upper_gamma(a: float, x: float) -> float:
    """Q(a, x) = Γ(a, x) / Γ(a)."""
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    return scale / fraction(a, x)


def fraction(a: float, x: float) -> float:
    """x + 1 − a − 1(1 − a) / (x + 3 − a − 2(2 − a) / (x + 5 − a − …)), from the inside out."""
    value = 1.0
    for n in range(5000, 0, -1):
        value = x + 2 * n + 1 - a - (n + 1) * (n + 1 - a) / value
    return x + 1 - a - (1 - a) / value


def line(what: str, cells: int, freedom: int, found: tuple[float, float]) -> str:
    chi2, p = found
    return f"| {what} | {cells:,} | {chi2:,.1f} | {freedom:,} | {p:.3f} |"


if __name__ == "__main__":
    sys.exit(main())
