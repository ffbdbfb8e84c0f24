"""Each attack on a house with a table of four innocent people. They must not notice, and memory must not grow.

In `make test` each is short and judged with room for a busy machine; under SOAK=1 each is long, is repeated, is
compared with the same attack on a second house (so that a busy machine is busy both times), and the strict goals hold.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from statistics import median

import pytest

from tests.attack.conftest import SOAK, Field, Run, house_in_memory
from tests.attack.mob import ATTACKS

for room in ("circles", "network", "pages", "people", "thought"):
    importlib.import_module(f"tests.attack.{room}")

SECONDS, BEFORE_S, TIMES = (6.0, 4.0, 3) if SOAK else (0.8, 0.2, 3)
GOAL_MS, GOAL_RATIO, GOAL_MB = 50.0, 5.0, 20.0
ROOM_MS = 250.0  # in `make test`: a busy machine, not a house that stands still

THOUGHT = ("abandoned_bots", "hints", "reviews")  # what is asked of those who think is measured too
HINT_MS = 8_000.0  # under attack, on two busy cores; with no attack half a second
TOLD = {  # what at least one attacker must have heard: the limit is there, and it is this one
    "ping_burst": ("closed 4429",),
    "ping_flood": ("closed 4429", "closed too_fast"),
    "empty_fragments": ("closed 4429",),
    "strangers_pings": ("closed 4429", "closed 4408"),
    "garbage": ("too_fast", "closed 4429"),
    "endless_heads": ("closed answered",),
    "endless_handshakes": ("closed answered",),
    "endless_paths": ("closed answered",),
    "recoveries": ("429",),
    "many_tables": ("429",),
    "passwords": ("guess_later",),
    "pictures": ("429",),
    "circles_without_end": ("429",),
    "links_of_circles": ("429",),
    "farewells": ("429",),
    "sent_games": ("422",),
    "dates": ("404",),
    "knocks": ("too_much_chat",),
    "codes": ("429",),
    "chat": ("too_much_chat",),
    "long_words": ("bad_settings",),
    "fresh_keys": ("seat_taken", "while_playing", "too_much_chat"),
}


@pytest.fixture(scope="module")
def decoy(field: Field) -> Iterator[Field | None]:
    """Another house, which has nothing to do with the innocent but is on the same machine."""
    if not SOAK:
        yield None
        return
    with house_in_memory() as house:
        yield field.beside(house)


def judged(run: Run, goal_ms: float) -> str:
    """What is wrong; nothing if it is empty."""
    peace = run.before.p99 if run.before.moves else 0.0  # none: they still suffer from the attack before
    most = max(goal_ms, GOAL_RATIO * peace)
    wrong = []
    if not run.under.moves:
        wrong.append("the innocent table stood still")
    elif run.under.p99 > most + 2 * run.under.noise:
        wrong.append(f"p99 {run.under.p99:.0f} ms, at most {most:.0f}")
    if run.grown > GOAL_MB:
        wrong.append(f"{run.grown:.1f} MB more memory, at most {GOAL_MB:.0f}")
    return "; ".join(wrong)


def shown(name: str, run: Run) -> str:
    before, under = run.before, run.under
    told = ", ".join(f"{word} {count}" for word, count in sorted(run.told.items()))
    return (
        f"{name:20} p50 {before.p50:5.1f} → {under.p50:5.1f}  p99 {before.p99:5.1f} → {under.p99:6.1f} ms"
        f"  page {under.page:4.0f} ms  {run.grown:+5.1f} MB  told: {told}"
    )


@pytest.mark.parametrize("name", ATTACKS)
def test_the_others_do_not_notice(
    field: Field, decoy: Field | None, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    hints = name in THOUGHT
    if decoy is not None:
        assert_goals(field, decoy, name, hints, capsys)
        return
    for _ in range(TIMES):  # what a hole in the house does, it does every time
        run = field.run(name, SECONDS, BEFORE_S, hints)
        wrong = judged(run, ROOM_MS)
        if not wrong:
            break
    assert not wrong, f"{wrong}\n{shown(name, run)}"
    assert_told(name, run)


def assert_goals(field: Field, decoy: Field, name: str, hints: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Over several runs, each beside the same attack on a house that is not ours."""
    ratios, worst, grown = [], [], []
    for _ in range(TIMES):
        harmless = decoy.run(name, SECONDS, 0.5)
        run = field.run(name, SECONDS, BEFORE_S, hints)
        ratios.append(run.under.p99 / max(1.0, harmless.under.p99))
        worst.append(run.under.p99)
        grown.append(run.grown)
        with capsys.disabled():
            sys.stdout.write(f"\n{shown(name, run)}  beside the decoy {harmless.under.p99:.1f} ms")
        if hints and run.under.hints:
            assert median(run.under.hints) < HINT_MS, run.under.hints
    assert median(worst) <= GOAL_MS or median(ratios) <= GOAL_RATIO, (worst, ratios)
    assert median(grown) <= GOAL_MB, grown
    assert_told(name, run)


def assert_told(name: str, run: Run) -> None:
    for_it = TOLD.get(name, ())
    assert not for_it or any(word in run.told for word in for_it), run.told
    assert "found" not in run.told, run.told


def test_nobody_innocent_was_sent_away(field: Field) -> None:
    assert field.innocent.lost == 0
    assert "error" not in [line.split()[1] for line in field.house.log.splitlines() if len(line.split()) > 1]
