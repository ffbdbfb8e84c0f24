"""Bots against each other: the same deal from every seat."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from cardhouse.bots.mind import Mind, Thought, mind_of
from cardhouse.bots.roster import settled, think
from cardhouse.cli.arena.program import is_program, program
from cardhouse.cli.bot import Fault, Patience, answer
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, Result
from cardhouse.games import GAMES


class Task(NamedTuple):
    """One deal, played from every seat."""

    game: str
    options: str
    names: tuple[str, ...]
    seed: int
    deal: int
    records: Path | None


class Played(NamedTuple):
    """What became of one game."""

    names: tuple[str, ...]
    ranking: list[list[int]]
    losers: list[int]
    scores: list[int]
    thinking: list[list[float]]  # per seat, in ms
    faults: list[list[str]]  # per seat: why answers were not played


def play_task(task: Task) -> list[Played]:
    played = []
    for turn, (match, what) in enumerate(games_of(task)):
        played.append(what)
        if task.records is not None:
            name = f"{task.game}-{task.seed}-{task.deal:04}-{spelt(task.names[0])}-{turn}.cgn"
            (task.records / name).write_text(match.record(", ".join(what.names)), encoding="utf-8")
    return played


def games_of(task: Task) -> Iterator[tuple[Match, Played]]:
    """The same deal for every way of sitting; where all are the same bot there is only one."""
    game = GAMES[task.game]
    for names in dict.fromkeys(task.names[-turn:] + task.names[:-turn] for turn in range(len(task.names))):
        options = read_options(game.options, task.options)
        seed = seed_from("cardhouse", "arena", task.seed, task.deal)
        match = Match(game, game.start(len(names), options), options, seed)
        programs = [program(name) for name in set(names) if is_program(name)]
        for each in programs:
            each.begin(task.options)
        yield match, play_match(match, names)
        for each in programs:
            each.over(match.position)


def spelt(name: str) -> str:
    """The name of a bot as part of the name of a file."""
    return re.sub(r"[^\w.-]+", ".", name)


def play_match(match: Match, names: Sequence[str]) -> Played:
    """To the end, in place. A bot that fails plays the default move, as at any table of the house."""
    with Patience() as patience:
        return play_on(match, names, patience)


def play_on(match: Match, names: Sequence[str], patience: Patience) -> Played:
    position, game = match.position, match.game
    position.news = []
    seats = range(position.seats)
    ears = Ears(position.seats, position.faces)
    done = [0] * position.seats
    faults: list[list[str]] = [[] for _ in seats]
    thinking: list[list[float]] = [[] for _ in seats]
    while position.result is None:
        position.news.clear()
        seat = position.to_move[0]
        if seat == DECK:
            match.deal()
            ears.hear(position.news)
            continue
        mind = mind_of(game, position, seat, ears.heard[seat], bot_seed(match.seed, seat, done[seat]))
        clock = perf_counter if is_program(names[seat]) else process_time
        began = clock()
        try:
            text = answer(mind, partial(thought_of, name=names[seat]), patience)
        except Fault as fault:
            faults[seat].append(str(fault))
            text = position.text(position.default(seat))
        thinking[seat].append((clock() - began) * 1000)
        done[seat] += 1
        match.note(seat, text)
        move = kernel.find(position, seat, text)
        assert move is not None, text
        position.apply(seat, move)
        ears.hear(position.news)
    return played(tuple(names), position.result, thinking, faults)


def thought_of(mind: Mind, name: str) -> Thought:
    return settled(mind, name, program(name)(mind)) if is_program(name) else think(mind, name)


def played(names: tuple[str, ...], result: Result, thinking: list[list[float]], faults: list[list[str]]) -> Played:
    return Played(names, [list(g) for g in result.ranking], list(result.losers), list(result.scores), thinking, faults)
