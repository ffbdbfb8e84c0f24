"""`cardhouse play`: one person in the terminal, bots on the other seats."""

from __future__ import annotations

import re
import secrets
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cardhouse.bots.chances import SURE, chances_of, said
from cardhouse.bots.mind import GOALS, Mind, Thought, mind_of
from cardhouse.bots.roster import LEVELS, sentence, think
from cardhouse.cli import draw
from cardhouse.cli.bot import Fault, Patience, answer, check_bot
from cardhouse.cli.choose import house_rules, how_many_seats, options_for, start, which_game
from cardhouse.cli.games import show_page
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.core.game import Game
from cardhouse.core.position import DECK, seat_name

ME = 0
TOLD = 3  # moves of a hint
HELP = """\
  a number       that move of the list
  a move         as it is written in records, e.g. {example}
  hint           what a sharp bot would play in your place, and why
  rules          the rules of {title}, with the house rules of this table
  ?              this help
  quit           leave the table"""


class Quit(Exception):
    """The person has had enough, or the input has ended."""


@click.command()
@which_game
@how_many_seats
@house_rules
@click.option("--seed", metavar="SEED", help="Play these deals: a whole number, or the 64 hex digits of a record.")
@click.option("--level", default="steady", show_default=True, metavar="BOT", help=f"The others: {', '.join(LEVELS)}.")
@click.option("--name", default="you", show_default=True, help="Your name at the table.")
@click.option("--record", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Keep the game here.")
def play(
    game: Game,
    seats: int | None,
    chosen: tuple[str, ...],
    preset: str | None,
    seed: str | None,
    level: str,
    name: str,
    record: Path | None,
) -> None:
    """Play GAME in the terminal against bots. You are p1."""
    check_bot(level, game, "--level")
    options = options_for(game, preset, chosen)
    match = Match(game, start(game, seats, options), options, read_seed(seed))
    players = ", ".join([name, *[level] * (match.position.seats - 1)])
    if record is not None:
        keep(record, match, players)  # before the first card: a file that cannot be written is known now
    sitting = Sitting(match, level, name)
    try:
        sitting.run()
    except (Quit, KeyboardInterrupt):
        sitting.console.print("\nThe game is not finished. See you.")
    if record is not None:
        keep(record, match, players)
        sitting.console.print(f"To see it again: cardhouse replay {record}", soft_wrap=True, highlight=False)


def read_seed(text: str | None) -> bytes:
    if text is None:
        return secrets.token_bytes(32)
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    if re.fullmatch(r"-?[0-9]+", text, re.ASCII):
        return seed_from("cardhouse", "play", text)
    raise click.BadParameter(f"{text} is neither a whole number nor 64 hex digits", param_hint="--seed")


def keep(path: Path, match: Match, players: str) -> None:
    try:
        path.write_text(match.record(players), encoding="utf-8")
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}", param_hint="--record") from None


class Sitting:
    """One person's evening at the table. Only views and news of the own seat are ever drawn."""

    def __init__(self, match: Match, level: str, name: str) -> None:
        self.match = match
        self.level = level
        self.ears = Ears(match.position.seats, match.position.faces)
        self.done = [0] * match.position.seats
        self.console = Console(highlight=False)
        self.pen = draw.Pen(match.game, {seat_name(ME): name})

    def run(self) -> None:
        match = self.match
        self.console.print("Type the number of a move; ? for help.", style="dim")
        while match.position.result is None:
            seat = match.position.to_move[0]
            if seat == DECK:
                self.show_open_hands()
                match.position = match.position.copy()
                match.position.news = []
                match.deal()
            else:
                text = self.ask() if seat == ME else self.bot_plays(seat)
                self.done[seat] += 1
                match.position = kernel.play(match.position, seat, text)
                match.note(seat, text)
            self.ears.hear(match.position.news)
            self.tell()
        self.console.print(draw.table(kernel.view(match.position, ME), self.pen, f"{match.game.title}, the end"))
        self.console.print(draw.ranking(kernel.result_view(match.position.result), self.pen))

    def bot_plays(self, seat: int) -> str:
        try:
            with Patience() as patience:
                return answer(self.mind(seat), partial(think, name=self.level), patience)
        except Fault as fault:
            said = f"The bot of {seat_name(seat)} plays the default move: {fault}"
            self.console.print(Padding(Text(said, "yellow"), (0, 0, 0, 2), expand=False))
            return self.match.position.text(self.match.position.default(seat))

    def mind(self, seat: int) -> Mind:
        """What a seat knows now, for a bot to think about."""
        match = self.match
        seed = bot_seed(match.seed, seat, self.done[seat])
        return mind_of(match.game, match.position, seat, self.ears.heard[seat], seed)

    def show_open_hands(self) -> None:
        """At the end of a round some games open all hands; the next deal takes them away."""
        view = kernel.view(self.match.position, ME)
        others = (view["piles"][seat] for seat in draw.hands_of(view) if seat != seat_name(ME))
        if any(card != kernel.BACK for hand in others for card in hand):
            self.console.print(draw.table(view, self.pen, f"{self.match.game.title}, all hands open"))

    def tell(self) -> None:
        position = self.match.position
        for item in kernel.heard(position.news or (), ME, position.faces):
            self.console.print(Padding(draw.news(item, self.pen), (0, 0, 0, 2), expand=False))

    def ask(self) -> str:
        """A legal move in its canonical spelling. Raises Quit."""
        position, game = self.match.position, self.match.game
        view = kernel.view(position, ME)
        legal: list[str] = view["legal"][seat_name(ME)]
        self.console.print(draw.table(view, self.pen, game.title))
        self.console.print(draw.moves(legal, self.pen))
        while True:
            typed = self.read_line()
            if typed == "?":
                self.console.print(HELP.format(example=legal[0], title=game.title))
            elif typed == "hint":
                self.hint()
            elif typed == "rules":
                show_page(game, self.match.options, self.console)
            elif typed.isascii() and typed.isdigit():
                if 1 <= int(typed) <= len(legal):
                    return legal[int(typed) - 1]
                self.console.print(f"The moves are numbered 1 … {len(legal)}.")
            elif typed:
                text = self.pen.read(typed)
                move = kernel.find(position, ME, text)
                if move is not None:
                    return position.text(move)
                self.refuse(text)

    def read_line(self) -> str:
        try:
            typed = " ".join(input("> ").split())
        except EOFError:
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(typed, markup=False)  # a terminal has shown it already
        if typed in ("quit", "exit", "q"):
            raise Quit
        return typed

    def hint(self) -> None:
        thought = think(replace(self.mind(ME), coaching=True), "sharp")
        why, chances = sentence(thought.why, self.match.game), chances_of(self.match.game)
        self.console.print(Text.assemble("  ", self.pen.faces(thought.move), f": {why}."))
        for move, chance in worth_telling(thought):
            share = f"{chance:.0%}" if thought.why.code == SURE else said(chances, thought.goal, chance)
            self.console.print(Text.assemble(f"  {share:>4} {GOALS[thought.goal]} with ", self.pen.faces(move)))

    def refuse(self, text: str) -> None:
        reason = kernel.explain(self.match.position, ME, text)
        assert reason is not None, text
        said = kernel.sentence(self.match.position, reason)
        self.console.print(f"No: {said}.", style="yellow", markup=False)


def worth_telling(thought: Thought) -> list[tuple[str, float]]:
    """The choice and what comes after it. A bot may strive for more than the chance that it tells: what looks better
    than its choice would only puzzle."""
    choice, rest = thought.best[:1], thought.best[1:]
    less = sorted((other for other in rest if other[1] <= choice[0][1]), key=lambda other: -other[1])
    return [*choice, *less][:TOLD]
