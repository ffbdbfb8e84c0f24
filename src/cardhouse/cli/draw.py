"""The table in a terminal, drawn from what one seat is sent: views and news, never positions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cardhouse.cli.match import placed
from cardhouse.core.game import Game
from cardhouse.core.info import fields_of
from cardhouse.core.kernel import BACK, listed

GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
LISTED = 80  # this many moves are shown in full; of more, this many of each kind:
OF_A_KIND = 16
IN_A_PILE = 16
_VERB = re.compile(r"\[(\w+)\|(\w+)\]")


class Pen:
    """Writes faces and seats the way people at the table do."""

    def __init__(self, game: Game, names: Mapping[str, str]) -> None:
        self.names = names  # seat → name
        self.info = game.info
        self._capitals_are_red = game.exact_case  # the pieces of xiangqi: red ones are capitals
        suited = [face for face in game.faces if re.fullmatch(r"[0-9A-Z]+[cdhs]", face)]
        self._suited = re.compile(rf"(?<!\w)({'|'.join(suited)})(?!\w)") if suited else None
        self._typed = {self._pretty(face): face for face in suited}

    def _pretty(self, face: str) -> str:
        return face[:-1].replace("T", "10") + GLYPHS[face[-1]]

    def faces(self, text: str) -> Text:
        """A move, or cards with spaces between: `7h` becomes 7♥, in red."""
        if self._suited is not None:
            text = self._suited.sub(lambda face: self._pretty(face[0]), text)
        drawn = Text(text)
        drawn.highlight_regex(r"\w+[♦♥]", "red")
        if self._capitals_are_red:
            drawn.highlight_regex(r"\b[A-Z]+(?=[a-z]*\b)", "red")
        return drawn

    def read(self, typed: str) -> str:
        """The inverse: somebody may type 7♥ as it stands on the screen."""
        for pretty in sorted(self._typed, key=len, reverse=True):
            typed = typed.replace(pretty, self._typed[pretty])
        return typed

    def seat(self, seat: str) -> str:
        return self.names.get(seat, seat)


# -- the table


def table(view: Mapping[str, Any], pen: Pen, title: str) -> RenderableType:
    """Seats, piles and facts, in this order; a hidden hand is a number."""
    seats, facts = hands_of(view), view["facts"]
    columns = {name: fact for name, fact in facts.items() if isinstance(fact, dict) and set(fact) == set(seats)}
    felt = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for column in ("", "seat", "cards"):
        felt.add_column(column)
    for column in columns:
        felt.add_column(_called(column, pen), justify="right")
    for seat in seats:
        turn = Text("▶" if seat in view["to_move"] else " ", "bold green")
        counts = (_fact(fact[seat]) or "–" for fact in columns.values())
        felt.add_row(turn, Text(_who(seat, pen), "bold"), _pile(view["piles"][seat], pen), *counts)
    for name, cards in view["piles"].items():
        if name not in seats:
            felt.add_row("", Text(name, "dim"), _pile(cards, pen, IN_A_PILE))
    held = {card for seat in seats for card in view["piles"][seat]}
    others = (
        _called(name, pen) if fact is True else f"{_called(name, pen)} {_fact(fact)}"
        for name, fact in facts.items()
        if name not in columns and _fact(fact) and not _of_cards(fact, held) and not _of_program(name, pen)
    )
    caption = Padding(Text(" · ".join(others), "dim"), (0, 0, 0, 3))
    return Group("", Rule(title, align="left", style="dim"), felt, caption)


def hands_of(view: Mapping[str, Any]) -> list[str]:
    return [name for name in view["piles"] if re.fullmatch(r"p[0-9]+", name)]


def moves(legal: Sequence[str], pen: Pen) -> RenderableType:
    """Numbered, in columns; of very many only some of each kind."""
    shown = list(enumerate(legal, 1))
    left: dict[str, int] = {}
    if len(legal) > LISTED:
        shown, left = _some_of_each_kind(shown)
    cells = [Text.assemble((f"{i:>3}", "bold cyan"), "  ", pen.faces(move)) for i, move in shown]
    more = [Text(f"     … and {count} more, e.g. {move}", "dim") for move, count in left.items()]
    return Group(Columns(cells, padding=(0, 3), equal=True), *more)


def _some_of_each_kind(numbered: list[tuple[int, str]]) -> tuple[list[tuple[int, str]], dict[str, int]]:
    """The first moves of each kind, and how many are left out beside the last of these."""
    kinds: dict[str, list[tuple[int, str]]] = {}
    for i, move in numbered:
        kinds.setdefault(move.partition(" ")[0] if " " in move else "", []).append((i, move))
    shown = [move for kind in kinds.values() for move in kind[:OF_A_KIND]]
    left = {kind[-1][1]: len(kind) - OF_A_KIND for kind in kinds.values() if len(kind) > OF_A_KIND}
    return sorted(shown), left


def _who(seat: str, pen: Pen) -> str:
    return f"{pen.names[seat]} ({seat})" if seat in pen.names else seat


def _pile(cards: Sequence[str], pen: Pen, at_most: int = 1000) -> Text:
    if not cards:
        return Text("–", "dim")
    if all(card == BACK for card in cards):
        return Text(_cards(len(cards)), "dim")
    drawn = pen.faces(" ".join(cards[:at_most]).replace(BACK, "▒▒"))
    return drawn.append(f"  … {_cards(len(cards))}", "dim") if len(cards) > at_most else drawn


def _cards(count: int) -> str:
    return f"{count} card{'s'[: count != 1]}"


def _of_cards(fact: object, held: set[str]) -> bool:
    """Something about each card of a hand: for a client that draws it on the cards."""
    return isinstance(fact, dict) and set(fact) <= held


def _of_program(name: str, pen: Pen) -> bool:
    """The phase is a word for programs where the game has a sentence for it: what is asked is in the list of moves."""
    return name == "phase" and bool(pen.info.asks)


def _called(name: str, pen: Pen) -> str:
    fact = pen.info.all_facts.get(name)
    return fact.label if fact and fact.label else name.replace("_", " ")


def _fact(fact: object) -> str:
    """A public fact in a word or two; nothing if there is nothing to say."""
    if fact is None or fact is False or fact == [] or fact == {}:
        return ""
    if isinstance(fact, list | tuple):
        return " ".join("+".join(map(str, item)) if isinstance(item, list | tuple) else str(item) for item in fact)
    if isinstance(fact, dict):
        plain = {key: value for key, value in fact.items() if not isinstance(value, dict)}
        inside = ", ".join(f"{key} {_fact(value) or '–'}" for key, value in plain.items())
        return f"({inside})"
    return str(fact)


# -- the news


def news(item: Mapping[str, Any], pen: Pen) -> Text:
    """One thing that happened, as a sentence; `item` is what `kernel.heard` tells the viewer.

    News that the game does not declare are told word by word.
    """
    known = {name: value for name, value in item.items() if value not in (None, [], {})}
    if all(card == BACK for card in known.get("cards", ())):
        known.pop("cards", None)  # cards without faces have nothing to tell
    kind = pen.info.all_news.get(item["what"])
    for template in kind.says if kind else ():
        if fields_of(template) <= set(known):
            return _sentence(template, known, pen)
    return _word_by_word(known, pen)


def _sentence(template: str, known: Mapping[str, Any], pen: Pen) -> Text:
    """Of `[wins|win]` the second form, if the name before it is yours."""
    said, form = Text(), r"\1"
    for words, name, _, _ in Formatter().parse(template):
        said.append(_VERB.sub(form, words))
        if name:
            form = r"\2" if pen.seat(str(known[name])) == "you" else r"\1"
            said.append_text(_worth(known[name], pen))
    return _capital(said)


def _word_by_word(known: Mapping[str, Any], pen: Pen) -> Text:
    said = Text(f"{pen.seat(known['seat'])}: " if "seat" in known else "")
    said.append(known["what"].replace("_", " "))
    for name, value in known.items():
        if name == "cards":
            said.append(" ").append_text(_worth(value, pen))
        elif name not in ("what", "seat") and value is not False:
            said.append(f", {name.replace('_', ' ')} ").append_text(_worth(value, pen))
    return _capital(said)


def _worth(value: object, pen: Pen) -> Text:
    if isinstance(value, bool):
        return Text("yes" if value else "no")
    if isinstance(value, dict):
        return Text(", ".join(f"{pen.seat(key)} {_fact(worth) or '–'}" for key, worth in value.items()))
    words = str(listed(value)).replace(BACK, "▒▒").split(" ")
    return pen.faces(" ".join(pen.seat(word) for word in words))


def _capital(said: Text) -> Text:
    """Seats keep their small p."""
    if re.match(r"p[0-9]", said.plain):
        return said
    return Text.assemble(said.plain[:1].upper(), said[1:])


# -- the end


def ranking(result: Mapping[str, Any], pen: Pen) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column("place", justify="right")
    table.add_column("seat")
    table.add_column("score", justify="right")
    for place, group in placed(result["ranking"]):
        for seat in group:
            table.add_row(f"{place}.", Text(_who(seat, pen), "bold"), str(result["scores"][seat]))
    why = Text("" if result["reason"] == "normal" else f"It ended by {result['reason']}.", "dim")
    return Group("", table, why)
