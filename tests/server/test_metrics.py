"""What is counted: every number has its name and its meaning, and a real game moves the right ones."""

from __future__ import annotations

import asyncio
import re
import secrets
from pathlib import Path
from urllib.request import urlopen

import cardhouse
from cardhouse.server.metrics import HELP, STEPS_MS, Histogram, Metrics
from tests.server.open_house import Keeping, open_house
from tests.server.visitor import Visitor, open_table

SERVER = Path(cardhouse.__file__).parent / "server"


def read(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_everything_that_is_counted_is_explained() -> None:
    source = "".join(page.read_text(encoding="utf-8") for page in SERVER.rglob("*.py"))
    counted = set(re.findall(r'metrics\.add\(\s*"(\w+)"', source))
    assert counted >= {"lines", "moves", "errors"} and {f"cardhouse_{name}_total" for name in counted} <= set(HELP)
    told = Metrics().text()
    for name in HELP:
        if name.endswith("_total"):
            assert f"# HELP {name} {HELP[name]}\n# TYPE {name} counter\n{name}" in told


def test_refusals_are_counted_by_kind() -> None:
    metrics = Metrics()
    for kind, code in (("move", "stale_move"), ("move", "early_move"), ("move", "must_follow"), ("start", "host_only")):
        metrics.refused(kind, code)
    values = read(metrics.text())
    assert [values[f'cardhouse_refusals_total{{kind="{kind}"}}'] for kind in ("other", "rule", "stale")] == [1, 1, 2]


def test_a_histogram_says_how_many_took_how_long() -> None:
    times = Histogram()
    assert times.within(0.99) is None
    for took in (0, 0.5, 0.6, 3, 3, 3, 3, 3, 3, 99_999):
        times.add(took)
    assert times.within(0.2) == 0.5 and times.within(0.3) == 1 and times.within(0.9) == 5
    assert times.within(0.99) == float("inf")
    lines = times.lines("cardhouse_relay_ms")
    assert lines[:3] == [
        f"# HELP cardhouse_relay_ms {HELP['cardhouse_relay_ms']}",
        "# TYPE cardhouse_relay_ms histogram",
        'cardhouse_relay_ms_bucket{le="0.5"} 2',
    ]
    assert lines[-3:] == [
        'cardhouse_relay_ms_bucket{le="+Inf"} 10',
        f"cardhouse_relay_ms_sum {sum((0.5, 0.6, 18, 99_999)):.15g}",
        "cardhouse_relay_ms_count 10",
    ]


def test_a_game_is_counted(tmp_path: Path, keeping: Keeping) -> None:
    flags = ("--bot-pace", "0", "--rate", "0", "--address-rate", "0")
    with open_house(tmp_path, *flags, *keeping(tmp_path)) as house:
        key = secrets.token_hex(32)
        table = open_table(house.link, "thulla", 2, key)
        visitor = Visitor(house.socket, table, "Ammu", key)
        visitor.doubles = 1.0  # each move a second time, and one that comes too late
        asyncio.run(visitor.stay())
        stale = sum(refused["code"] in ("stale_move", "early_move") for refused in visitor.refused)
        with urlopen(f"{house.link}/metrics", timeout=60) as answer:
            values = read(answer.read().decode())
    assert values["cardhouse_moves_total"] >= len(visitor.told) > 5
    assert values["cardhouse_lines_total"] > values["cardhouse_moves_total"]
    assert values["cardhouse_matches_total"] == 1 and values["cardhouse_open"] == 1
    assert values['cardhouse_refusals_total{kind="stale"}'] >= stale > 0
    assert values[f'cardhouse_version{{release="{cardhouse.__version__}"}}'] == 1
    assert values["process_resident_memory_bytes"] > 2**20
    assert values[f'cardhouse_commit_ms_bucket{{le="{STEPS_MS[-1]}"}}'] <= values["cardhouse_commit_ms_count"]
