"""How long one person waits between two decisions of their own against bots, in pretend time. `make bench-waits`.

The person decides at once; whatever passes until they are asked again is a wait. The table has no clock of its own, so
an evening takes seconds here. A client shows one thing after the other: what `Screen` says of that is what
`web/src/table/queue.ts` and `scene.ts` do at normal speed. Nobody taps to hurry. “Go on” below a result, and “I have
looked”, are decisions: until they can be pressed, one waits; whoever is out of a hand waits for its result.
"""

from __future__ import annotations

import random
from pathlib import Path
from statistics import median

from bench.engine import keep
from cardhouse.bots.mind import Mind
from cardhouse.bots.roster import LEVELS, newcomer, think
from cardhouse.core.info import Info
from cardhouse.games import GAMES
from cardhouse.table import messages as m
from cardhouse.table import play
from cardhouse.table.effects import Ask, Effect, Send
from cardhouse.table.table import Table, World

YOU = 1  # the connection of the person
LEVEL = "steady"
SHORT = {"tincholi": "target=60 max_rounds=3", "liap_tui": "max_rounds=3", "dalmuti": "hands=3"}
MATCHES = 12
LATE_MS = 2_500  # of the queue in the client: no scene is longer,
CROWD = 6  # of so many only the newest is shown
HURRY = ((5, 1_500, 0.1), (3, 900, 0.2), (1, 450, 0.4))  # and with more scenes to come, or later, it is shorter
GOAL_MEDIAN_MS, GOAL_MOST_MS = 2_500, 6_000


class Screen:
    """When the newest of what was told can be seen: everything before it is shown first, faster if it is late."""

    def __init__(self, info: Info) -> None:
        self.info = info
        self.waiting: list[tuple[int, int]] = []  # when a scene came, and how long it is shown
        self.free_at = 0  # when the scene that is shown is over

    def push(self, view: m.View, now: int) -> None:
        self._pass(now)
        for ms in self._scenes(view):
            self.waiting.append((now, ms))
        if len(self.waiting) > CROWD:
            self.waiting = self.waiting[-1:]
        self._pass(now)

    def _scenes(self, view: m.View) -> list[int]:
        kinds = [self.info.all_news[item["what"]] for item in view.news if item["what"] in self.info.all_news]
        end = next((kind for kind in kinds if kind.resolves), None)
        if end is None or not any(item["what"] in ("play", "pass") for item in view.news):
            return [max((kind.hold_ms for kind in kinds), default=0)]
        if any(kind.ends for kind in kinds):
            return [end.hold_ms, max(kind.hold_ms for kind in kinds)]
        return [view.pause_ms if end.pause_ms and view.pause_ms else end.hold_ms, end.leave_ms]

    def _pass(self, now: int) -> None:
        """Whatever is shown until now."""
        while self.waiting and self.free_at <= now:
            at, ms = self.waiting.pop(0)
            begins = max(self.free_at, at)
            self.free_at = begins + self._takes(ms, begins)

    def _takes(self, ms: int, now: int) -> int:
        lag = now - self.waiting[0][0] if self.waiting else 0
        quick = next((pace for many, late, pace in HURRY if len(self.waiting) > many or lag > late), 1)
        return int(min(ms, LATE_MS) * quick)

    def shown_at(self, now: int) -> int:
        """When the newest scene begins: then one can decide."""
        self._pass(now)
        at, begins = now, self.free_at
        while self.waiting:
            at, ms = self.waiting.pop(0)
            if not self.waiting:
                self.free_at = max(begins, at) + ms
                return max(begins, now)
            begins = max(begins, at) + self._takes(ms, max(begins, at))
        return now


class Evening:
    """One person and bots, from the first card to the last."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        rng = random.Random(f"waits {game} {seats} {seed}")
        world = World(GAMES, LEVELS, lambda: rng.randbytes(32), rng, newcomer=newcomer)
        self.table, self.now = Table("waits", world), 1_000_000
        self.screen = Screen(GAMES[game].info)
        self.asks: list[Ask] = []
        self.waits: list[int] = []
        self.since: int | None = None
        self.seen: m.View | None = None  # the newest view
        self.do(self.table.open(m.Settings(game, seats, SHORT.get(game, "")), "you", "", self.now))
        self.say(m.Join("waits", "You"), *(m.AddBot(seat, LEVEL) for seat in range(2, seats + 1)), m.Start())

    def say(self, *messages: m.Incoming) -> None:
        for message in messages:
            self.do(self.table.receive(YOU, "you", message, self.now))

    def do(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Ask):
                self.asks.append(effect)
            elif isinstance(effect, Send) and isinstance(effect.message, m.View):
                self.seen = effect.message
                self.screen.push(effect.message, self.now)

    def play(self) -> list[int]:
        while self.table.match is None or not self.table.match.over:
            if self.asks:
                ask = self.asks.pop()
                mind = Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed)
                self.do(self.table.answer(ask, think(mind, LEVEL).move, self.now))
            elif not self.decide():
                self.sleep()
        return self.waits

    def sleep(self) -> None:
        """Until something happens by itself, or a pause is over."""
        due, ends = self.table.deadline, self.table.playing.pause_until
        assert due is not None, "nothing will ever happen again"
        if self.now < ends < due:
            self.now = ends
        else:
            self.now = max(self.now, due)
            self.do(self.table.tick(self.now))

    def decide(self) -> bool:
        """What the person has to do, as soon as they see it; False if there is nothing."""
        seat, match = self.table.seat_of("you"), self.table.match
        if seat is None or match is None or self.seen is None or not match.seed:
            return False
        if seat in match.waiting_for() and match.veil is None:
            if match.pause_until > self.now:
                return False
            move = think(self._mind(seat), LEVEL).move
            return self._decided(m.Move(match.done[seat], move, match.number))
        return self._may_go_on() and self._decided(m.GoOn())

    def _mind(self, seat: int) -> Mind:
        ask = play._question(self.table, seat, LEVEL)
        return Mind(ask.game, seat, ask.possible, ask.heard, ask.seed)

    def _may_go_on(self) -> bool:
        """A result is shown, or the cards that were dealt: pauses within a hand are for watching."""
        match, seen = self.table.playing, self.seen
        assert seen is not None
        if seen.you in seen.went_on:
            return False
        if match.veil is not None:
            return seen.looking
        kinds = self.screen.info.all_news
        ended = any(item.what in kinds and kinds[item.what].ends for item in match.news)
        return ended and match.pause_until > self.now

    def _decided(self, message: m.Incoming) -> bool:
        seen_at = self.screen.shown_at(self.now)
        if self.since is not None:
            self.waits.append(seen_at - self.since)
        self.now = max(self.now, seen_at)
        self.since = self.now
        self.say(message)
        return True


def row(game: str, seats: int) -> tuple[str, bool]:
    waits = [wait for seed in range(MATCHES) for wait in Evening(game, seats, seed).play()]
    middle, most = median(waits), max(waits)
    late = sum(wait > GOAL_MOST_MS for wait in waits)
    met = middle <= GOAL_MEDIAN_MS and not late
    figures = f"{len(waits):,} | {middle / 1000:.1f} s | {most / 1000:.1f} s | {late or '–'}"
    return f"| {GAMES[game].title} | {seats} | {figures} |", met


def main() -> int:
    rows = [row(name, seats) for name, game in GAMES.items() for seats in game.seats]
    text = "\n".join(
        [
            "## Waits: between two decisions of one person against bots",
            "",
            f"`make bench-waits`: {MATCHES} matches each in pretend time, normal speed, {LEVEL} bots, no tap to hurry. "
            f"Goal: a median of at most {GOAL_MEDIAN_MS / 1000} s, and never more than {GOAL_MOST_MS // 1000} s.",
            "",
            "| game | seats | waits | median | longest | over the goal |",
            "|---|---|---|---|---|---|",
            *(line for line, _ in rows),
        ]
    )
    print(text)
    keep(Path(__file__).with_name("results.md"), text + "\n")
    return 0 if all(met for _, met in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
