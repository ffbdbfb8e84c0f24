"""What the house counts, in the text format of Prometheus. Numbers only: no codes, names or addresses."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from itertools import accumulate

import cardhouse

HELP = {
    "cardhouse_connections": "WebSockets that are open now",
    "cardhouse_open": "whether this node takes players: 0 while it drains",
    "cardhouse_tables": "tables in memory",
    "cardhouse_tables_playing": "tables with a match that is not over and does not sleep",
    "cardhouse_tables_asleep": "tables in memory with a match that waits for somebody to come back",
    "cardhouse_tables_opened_total": "tables opened",
    "cardhouse_tables_dropped_total": "tables dropped from memory because they could not go on",
    "cardhouse_lines_total": "lines kept",
    "cardhouse_lines_looked_up_total": "lines of other nodes found in the log, which the relay had not told",
    "cardhouse_moves_total": "moves kept, of people and bots",
    "cardhouse_commit_failures_total": "lines that could not be kept",
    "cardhouse_conflicts_total": "lines that another node was first with",
    "cardhouse_takeovers_total": "tables whose node has fallen, woken by this one because they were due",
    "cardhouse_relay_up": "whether Redis answers: 0 while this node only asks the log",
    "cardhouse_polls_total": "times that the log was asked for lines of other nodes",
    "cardhouse_messages_in_total": "messages from browsers",
    "cardhouse_messages_out_total": "messages to browsers",
    "cardhouse_abuse_total": "connections ended, or not let in, because they asked for too much",
    "cardhouse_refused_total": "messages that were no messages, or too many",
    "cardhouse_refusals_total": "messages that a table refused: stale (too late, too early), rule (of the game), other",
    "cardhouse_snaps_total": "slow readers brought to the newest view",
    "cardhouse_bots_asked_total": "decisions asked of bots",
    "cardhouse_bots_silent_total": "bots that crashed, took too long or had no time",
    "cardhouse_bots_waiting": "questions of tables that wait for a bot",
    "cardhouse_coach_waiting": "hints and decisions of reviews that wait for a bot",
    "cardhouse_replays_waiting": "records that wait to be read, for replays and reviews",
    "cardhouse_busy_total": "questions that had to wait too long or had no room to wait: too few processes, or a flood",
    "cardhouse_notices_sent_total": "notices that a push service or a chat program has taken",
    "cardhouse_notices_lost_total": "notices that nobody has taken, or that there was no room for",
    "cardhouse_matches_total": "matches finished",
    "cardhouse_requests_total": "HTTP requests",
    "cardhouse_errors_total": "internal errors",
    "cardhouse_restarts_total": "background tasks that failed and were started again",
    "cardhouse_clock_ahead_ms": "how far the clock of this machine is ahead of the database's, milliseconds",
    "cardhouse_workers": "workers of this node that have answered; none where one process is alone",
    "cardhouse_version": "which release this is",
    "cardhouse_commit_ms": "from decision to durable, milliseconds",
    "cardhouse_relay_ms": "from durable on one node to told on another, milliseconds",
    "process_cpu_seconds_total": "processor time of this process",
    "process_resident_memory_bytes": "memory of this process",
    "process_start_time_seconds": "when it started",
}
STEPS_MS = (0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
KINDS = ("other", "rule", "stale")  # of refusals
STALE = ("stale_move", "early_move")
ABUSE = ("frames", "head", "origin", "pipeline", "refused", "slow", "sockets", "unread")  # docs/hosting.md says which


class Histogram:
    """How often it took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS_MS) + 1)
        self.sum = 0.0

    def add(self, took_ms: float) -> None:
        self.sum += took_ms
        self.counts[bisect_left(STEPS_MS, took_ms)] += 1

    def within(self, share: float) -> float | None:
        """The step that this share of them took at most; None if nothing was measured, infinity above the last."""
        so_far = list(accumulate(self.counts))
        if not so_far[-1]:
            return None
        return (*STEPS_MS, float("inf"))[bisect_left(so_far, share * so_far[-1])]

    def lines(self, name: str) -> list[str]:
        so_far = list(accumulate(self.counts))
        steps = zip((*STEPS_MS, "+Inf"), so_far, strict=True)
        buckets = [f'{name}_bucket{{le="{step}"}} {count}' for step, count in steps]
        return [*head(name, "histogram"), *buckets, f"{name}_sum {self.sum:.15g}", f"{name}_count {so_far[-1]}"]


class Metrics:
    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.gauges: dict[str, Callable[[], float]] = {}
        self.refusals: Counter[str] = Counter()  # by kind
        self.abuse: Counter[str] = Counter()  # by kind
        self.commits, self.relays = Histogram(), Histogram()
        self.started = time.time()

    def add(self, name: str, by: int = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + by

    def committed(self, took_ms: float) -> None:
        """From the table's decision to the moment it may be told."""
        self.commits.add(took_ms)

    def relayed(self, took_ms: float) -> None:
        """From the moment it was durable on another node to the moment it is told on this one."""
        self.relays.add(took_ms)

    def refused(self, re: str, code: str) -> None:
        """A table has refused a message. The codes are many, so only their kinds are counted."""
        self.refusals["stale" if code in STALE else "rule" if re == "move" else "other"] += 1

    def turned_away(self, kind: str) -> None:
        assert kind in ABUSE, kind
        self.abuse[kind] += 1

    def values(self) -> dict[str, float]:
        """Whatever is one number."""
        values: dict[str, float] = {name: 0 for name in HELP if name.endswith("_total")}
        values |= {f"cardhouse_{name}_total": count for name, count in self.counts.items()}
        values |= {f"cardhouse_{name}": read() for name, read in self.gauges.items()}
        values["cardhouse_refusals_total"] = self.refusals.total()
        values["cardhouse_abuse_total"] = self.abuse.total()
        values["process_cpu_seconds_total"] = time.process_time()
        values["process_resident_memory_bytes"] = memory()
        values["process_start_time_seconds"] = self.started
        return values

    def text(self) -> str:
        lines = []
        for name, value in sorted(self.values().items()):
            lines += head(name, "counter" if name.endswith("_total") else "gauge")
            if name == "cardhouse_refusals_total":
                lines += [f'{name}{{kind="{kind}"}} {self.refusals[kind]}' for kind in KINDS]
            elif name == "cardhouse_abuse_total":
                lines += [f'{name}{{kind="{kind}"}} {self.abuse[kind]}' for kind in ABUSE]
            else:
                lines.append(f"{name} {value:.15g}")
        lines += [*head("cardhouse_version", "gauge"), f'cardhouse_version{{release="{cardhouse.__version__}"}} 1']
        lines += self.commits.lines("cardhouse_commit_ms") + self.relays.lines("cardhouse_relay_ms")
        return "\n".join(lines) + "\n"


def head(name: str, kind: str) -> list[str]:
    return [f"# HELP {name} {HELP[name]}", f"# TYPE {name} {kind}"]


def memory() -> float:
    """Bytes; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return float(int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except (OSError, ValueError, IndexError):
        return 0.0
