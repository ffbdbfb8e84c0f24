"""All that is asked of a game, one check after the other: what `cardhouse check-game` runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any

from cardhouse.bots import roster
from cardhouse.bots.mind import mind_of
from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.info import load
from cardhouse.core.position import DECK, SPECTATOR, BadDeal, Position, seat_name
from cardhouse.core.record import RecordError
from cardhouse.lessons import units_of
from cardhouse.lessons.lesson import unit
from cardhouse.lessons.pages import texts_of
from cardhouse.testing.declared import (
    english,
    misdeclared,
    mistold,
    named_in,
    played,
    read_texts,
    undeclared,
    unsaid,
    upside_down,
)
from cardhouse.testing.finding import Task, told
from cardhouse.testing.page import wrong_with_page
from cardhouse.testing.playthrough import playthrough
from cardhouse.testing.promises import Evening, tables

EVENINGS, FEW_EVENINGS = 60, 8
DECISIONS, FEW_DECISIONS = 24, 6  # of each level of bots
SLOWEST_MS = {"gentle": 20, "steady": 20, "sharp": 250, "master": 750}  # mean of a decision; people wait for it
FEWEST_MOVES = 3_000  # a second, played by chance
SLOWEST_VIEW_US = 1_000


def promises(task: Task) -> str:
    """Cards are conserved, it ends, replays exactly, refuses nonsense, leaks nothing."""
    game, done = task.game, 0
    every = list(tables(game))
    some = Random(game.name).sample(every, min(len(every), FEW_EVENINGS if task.quick else EVENINGS))
    closely = [(seats, "") for seats in game.seats][: 2 if task.quick else None]
    for (seats, options), care in [*((table, 1.0) for table in closely), *((table, 0.2) for table in some)]:
        evening = Evening(game, seats, options, "check", care)
        try:
            evening.play()
        except Exception as error:
            last = " · ".join(evening.lines[-2:])[:200]
            where = f"with {seats} players{', ' if options else ''}{options}, after {len(evening.lines)} lines: {last}"
            task.find(told(error), f"see {where}")
            if len(task.found) > 2:
                break
        done += 1
    return f"{done} games, {len(closely)} of them looked at after every move"


def second_reading(task: Task) -> str:
    """The legal moves beside those of the oracle that the game declares."""
    game = task.game
    if not game.info.oracle:
        return "none declared (oracle= in info.py)"
    oracle: Callable[[Mapping[str, Any], str], list[str]] = load(game.info.oracle)
    compared = 0
    for seed, seats in enumerate(game.seats):
        seen = [position for position, _ in played(game, "", seed, seats)]
        for before, after in pairwise(seen):
            for seat in before.to_move if before.to_move != (DECK,) else ():
                view = kernel.view(before, seat)
                (legal,) = view.pop("legal").values()
                read = oracle(view, seat_name(seat))
                compared += 1
                if sorted(read) != sorted(legal):
                    differ = sorted(set(read) ^ set(legal))
                    which = " ".join(differ[:6])
                    whose = "the rules allow it, the oracle does not" if differ[0] in legal else "the oracle allows it"
                    task.find(
                        f"the legal moves are not those of the oracle: {which} ({whose})",
                        f"read the rule again: {seat_name(seat)} holds {' '.join(view['piles'][seat_name(seat)])}, "
                        f"on the table {' '.join(view['piles'].get('trick', ())) or 'nothing'}",
                    )
                    return f"{compared} decisions"
            del after
    return f"{compared} decisions"


def texts(task: Task) -> str:
    """Everything that happens is declared and can be told, in every language of the package."""
    game, brought, facts, phases = task.game, dict[str, set[str]](), set[str](), {*task.game.info.asks} - {""}
    for seed in range(2 if task.quick else 6):
        for position, legal in played(game, "", seed, game.seats[seed % len(game.seats)]):
            facts |= set(told := position.facts())
            phases.add(str(told.get("phase", "")))
            for what, todo in (*undeclared(game, position, legal), *upside_down(game, position)):
                task.find(what, todo)
            for item in kernel.heard(position.news or (), SPECTATOR, position.faces):
                brought[item["what"]] = brought.get(item["what"], set()) | set(item)
    for what, todo in misdeclared(game, facts):
        task.find(what, todo)
    for language, page in texts_of(game).items():
        said = read_texts(page.read_text(encoding="utf-8"))
        for what, todo in (*mistold(game, language, said, brought), *unsaid(game, language, said, phases - {""})):
            task.find(what, todo)
    if not game.info.line or not game.info.rules:
        task.find("the game does not say what it is", "declare line= and three rules= in info.py")
    return f"{len(brought)} kinds of news, {len(texts_of(game))} languages"


def page(task: Task) -> str:
    """The rules page, its numbers and its options."""
    for what, todo in wrong_with_page(task.game):
        task.find(what, todo)
    return "numbers, options, examples"


def lessons(task: Task) -> str:
    """The lesson can be played, and says something at every step."""
    game, texts = task.game, units_of(task.game)
    if not texts:
        return "none declared (lesson= in info.py)"
    try:
        steps = [step for name, text in texts.items() for step in unit(name, text, {game.name: game}).steps]
    except (RecordError, BadDeal, KeyError) as error:
        task.find(f"the lesson cannot be played: {told(error)}", "correct its lines; they are a record")
        return "none"
    said = english(game)
    missing = [step for step in steps if f"learn-{game.name}-{step}" not in said]
    if game.info.texts and missing:
        task.find(f"steps without a text: {' '.join(missing)}", f"add learn-{game.name}-{missing[0]} to texts/en.ftl")
    if any(named_in(text) for name, text in said.items() if name.startswith(f"learn-{game.name}-")):
        task.find("a text of the lesson names something in braces", "say it in plain words")
    return f"{len(steps)} steps"


def bots(task: Task) -> str:
    """Four levels choose legal moves with a reason that can be told, and nobody waits long."""
    game, spent = task.game, dict.fromkeys(roster.LEVELS, 0.0)
    asked = FEW_DECISIONS if task.quick else DECISIONS
    moments = [position for position, _ in played(game, "", 3) if len(position.to_move) and position.to_move[0] != DECK]
    step = max(1, len(moments) // asked)
    some = [*moments[:1], *moments[step::step]][:asked]
    for level in roster.LEVELS:
        for nth, position in enumerate(some):
            try:
                mind = mind_of(game, position, position.to_move[0], (), f"check {nth}")
                began = process_time()
                thought = roster.think(mind, level)
                spent[level] += process_time() - began
                said = roster.sentence(thought.why, game)
            except Exception as error:
                task.find(f"{level}: {told(error)}", "see bots.py, and the declarations bots=, habit= and value=")
                break
            if "{" in said:
                task.find(f"{level} says {said!r}", "the reasons of the bots name what is not there")
    means = {level: spent[level] / max(1, len(some)) * 1000 for level in roster.LEVELS}
    for level, mean in means.items():
        if mean > SLOWEST_MS[level]:
            task.find(
                f"{level} thinks {mean:.0f} ms on average, {SLOWEST_MS[level]} would be enough",
                "make legal(), apply() and copy() quicker, or declare a habit=",
            )
    return ", ".join(f"{level} {mean:.1f} ms" for level, mean in means.items())


def readable(task: Task) -> str:
    """A match can be written down move by move for people to read, the same each time."""
    game = task.game
    seats = 4 if 4 in game.seats else game.seats[0]
    text = playthrough(game, seats, "", 7)
    if text != playthrough(game, seats, "", 7):
        task.find(
            "a match from one seed is not the same again", "let all chance come from the deck: no random, no time"
        )
    return f"{len(text.splitlines())} lines, `--playthrough FILE` to read them"


def speed(task: Task) -> str:
    """Moves by chance, and views."""
    moves, seconds = by_chance(task.game, 0.2 if task.quick else 0.6)
    views, us = 0, 0.0
    for position, _ in played(task.game, "", 5):
        began = process_time()
        kernel.view(position, 0)
        us += (process_time() - began) * 1e6
        views += 1
    rate, mean = moves / seconds, us / max(1, views)
    if rate < FEWEST_MOVES:
        task.find(
            f"{rate:,.0f} moves a second", f"{FEWEST_MOVES:,} are needed: bots that search play thousands of them"
        )
    if mean > SLOWEST_VIEW_US:
        task.find(f"a view takes {mean:,.0f} µs", "make piles(), facts() and legal() quicker")
    return f"{rate:,.0f} moves/s, a view {mean:,.0f} µs"


def by_chance(game: Game, for_s: float) -> tuple[int, float]:
    rng, moves, began = Random(game.name), 0, process_time()
    while process_time() - began < for_s:
        position: Position = game.start(game.seats[0])
        for deals in range(1, 10_000):
            if not position.to_move or process_time() - began > for_s:
                break
            position.lay(seeded_deal(position, rng.randbytes(32), deals))
            while position.to_move and position.to_move[0] != DECK:
                seat = position.to_move[0]
                position.apply(seat, rng.choice(position.legal(seat)))
                moves += 1
    return moves, process_time() - began


CHECKS: Mapping[str, Callable[[Task], str]] = {
    "promises": promises,
    "rules": second_reading,
    "texts": texts,
    "page": page,
    "lesson": lessons,
    "bots": bots,
    "playthrough": readable,
    "speed": speed,
}
