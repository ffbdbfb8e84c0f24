"""What the house counts, in the text format of Prometheus. Numbers only: no codes, names or addresses."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

HELP = {
    "cardhouse_connections": "WebSockets that are open now",
    "cardhouse_tables": "tables in memory",
    "cardhouse_tables_playing": "tables with a match that is not over",
    "cardhouse_tables_opened_total": "tables opened",
    "cardhouse_tables_dropped_total": "tables dropped from memory because they could not go on",
    "cardhouse_lines_total": "lines kept",
    "cardhouse_commit_failures_total": "lines that could not be kept",
    "cardhouse_messages_in_total": "messages from browsers",
    "cardhouse_messages_out_total": "messages to browsers",
    "cardhouse_refused_total": "messages that were no messages, or too many",
    "cardhouse_snaps_total": "slow readers brought to the newest view",
    "cardhouse_bots_asked_total": "decisions asked of bots",
    "cardhouse_bots_silent_total": "bots that crashed or took too long",
    "cardhouse_matches_total": "matches finished",
    "cardhouse_requests_total": "HTTP requests",
    "cardhouse_errors_total": "mistakes of ours",
    "process_cpu_seconds_total": "processor time of this process",
    "process_start_time_seconds": "when it started",
}
STEPS_MS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
COMMIT = "cardhouse_commit_ms"


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.started = time.time()
        self._commits = [0] * (len(STEPS_MS) + 1)
        self._commit_ms = 0.0

    def add(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def committed(self, took_ms: float) -> None:
        """From the table's decision to the moment it may be told."""
        self._commit_ms += took_ms
        self._commits[bisect_left(STEPS_MS, took_ms)] += 1

    def text(self) -> str:
        values: dict[str, float] = {name: 0 for name in HELP if name.endswith("_total")}
        values |= {f"cardhouse_{name}_total": count for name, count in self.counts.items()}
        values |= {f"cardhouse_{name}": read() for name, read in self.gauges.items()}
        values["process_cpu_seconds_total"] = time.process_time()
        values["process_start_time_seconds"] = self.started
        lines = []
        for name, value in sorted(values.items()):
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}", f"{name} {value:.15g}"]
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        lines = [f"# HELP {COMMIT} from decision to durable, milliseconds", f"# TYPE {COMMIT} histogram"]
        so_far = 0
        for step, count in zip((*STEPS_MS, "+Inf"), self._commits, strict=True):
            so_far += count
            lines.append(f'{COMMIT}_bucket{{le="{step}"}} {so_far}')
        return [*lines, f"{COMMIT}_sum {self._commit_ms:.15g}", f"{COMMIT}_count {so_far}"]
