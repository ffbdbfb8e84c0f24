"""What a game declares is what it does: no news, fact, pile or verb that a client has not been told of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from cardhouse.bots.generic import eager
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.info import Info, fields_of
from cardhouse.core.kernel import BACK, heard
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, SPECTATOR, Position
from cardhouse.lessons.pages import texts_of

LONGEST = 600  # moves that are looked at
ALWAYS = {"cards", "count", "hidden", "some", "called", "you"}  # what a client adds to every sentence, or does without


def played(game: Game, options: str, seed: int, seats: int = 0) -> Iterator[tuple[Position, list[str]]]:
    """Positions of a match of bots for company, with the moves that were legal before."""
    wanted = seats or (4 if 4 in game.seats else game.seats[0])
    position = game.start(wanted, read_options(game.options, options))
    rng, deals = Random(seed), 0
    for _ in range(LONGEST):
        if not position.to_move:
            return
        position = position.copy()
        position.news = []
        seat = position.to_move[0]
        legal: dict[str, int] = {}
        if seat == DECK:
            deals += 1
            position.lay(seeded_deal(position, bytes([seed % 256]) * 32, deals))
        else:
            legal = {position.text(move): move for move in position.legal(seat)}
            position.apply(seat, legal[eager(list(legal), rng, game.info)])
        yield position, list(legal)


def undeclared(game: Game, position: Position, legal: list[str]) -> Iterator[tuple[str, str]]:
    """What is wrong with this moment, and what to do about it."""
    info = game.info
    yield from _news(info, position)
    for fact in set(position.facts()) - set(info.all_facts):
        yield f"the fact {fact} is not declared", f'add "{fact}" to the facts of info.py, with a label and a place'
    piles = {name for name in position.piles() if not re.fullmatch(r"p\d+", name)}
    for name in piles - set(info.piles):
        yield f"the pile {name} is not declared", f'add "{name}" to the piles of info.py: how it lies, and its name'
    for word in {text.partition(" ")[0] for text in legal} - set(info.verbs):
        if "" not in info.verbs or not _cards(word, game, info):
            yield f"the move {word} has no label", f'add "{word}" to the verbs of info.py'
    yield from _chosen_cards(info, legal, set(game.faces))


def _cards(word: str, game: Game, info: Info) -> bool:
    return info.verbs[""].spelling != "commas" or set(word.split(",")) <= set(game.faces)


def _news(info: Info, position: Position) -> Iterator[tuple[str, str]]:
    for viewer in (*range(position.seats), SPECTATOR):
        for item in heard(position.news or (), viewer, position.faces):
            kind = info.all_news.get(item["what"])
            if kind is None:
                yield (
                    f"the news {item['what']} are not declared: they would be told word by word",
                    f'add "{item["what"]}" to the news of info.py, with a sentence',
                )
            elif not any(fields_of(said) <= _known(item) for said in kind.says):
                yield (
                    f"no sentence of the news {item['what']} fits what they bring: {' '.join(sorted(_known(item)))}",
                    "add one to its `says` that names no more than this; the others see cards that you do not",
                )


def _known(item: dict[str, object]) -> set[str]:
    """What can be said of it; cards without faces have nothing to tell."""
    known = {name for name, value in item.items() if value not in (None, [], {})}
    cards = item.get("cards", ())
    assert isinstance(cards, list | tuple)
    return known - {"cards"} if all(card == BACK for card in cards) else known


def _chosen_cards(info: Info, legal: list[str], faces: set[str]) -> Iterator[tuple[str, str]]:
    """Many moves of one word that name cards, and a client is not told that it may let them be chosen."""
    words: dict[str, list[str]] = {}
    for text in legal:
        word, _, rest = text.partition(" ")
        if rest and set(rest.split(",")) <= faces:
            words.setdefault(word, []).append(rest)
    for word, rests in words.items():
        verb = info.verbs.get(word)
        if len(rests) > 4 and verb is not None and verb.takes != "cards":
            yield (
                f"{len(rests)} moves {word} … would be as many buttons",
                f'declare takes="cards" for the verb {word}, and the cards are chosen in the hand',
            )


def english(game: Game) -> dict[str, str]:
    """The texts that a package brings in English: name → text."""
    page = texts_of(game).get("en")
    return read_texts(page.read_text(encoding="utf-8")) if page else {}


def read_texts(text: str) -> dict[str, str]:
    """Name → text of a Fluent file; what goes on in further lines belongs to it."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        begun = re.match(r"([a-zA-Z][\w-]*) ?= ?(.*)", line)
        if begun:
            name, found[begun[1]] = begun[1], begun[2]
        elif name and line.strip() and not line.startswith("#"):
            found[name] += f"\n{line}"
    return found


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def misdeclared(game: Game, facts: set[str]) -> Iterator[tuple[str, str]]:
    """What the declaration names and the game has not got; `facts` are those that it tells."""
    info = game.info
    for asks in info.asks.values():
        for name in sorted(fields_of(asks) - facts):
            yield f"the prompt {asks!r} names {name}, which is no fact", f"tell {name} in facts(), or say it otherwise"
    for face in info.poster:
        if face not in game.faces:
            yield f"the poster shows {face}, which is no face of the game", "write it as in a record: Qs"
    for word, verb in info.verbs.items():
        if verb.pile and verb.pile not in info.piles:
            yield f"a tap on {verb.pile} would {word}, but there is no such pile", "name one of the piles of info.py"


def upside_down(game: Game, position: Position) -> Iterator[tuple[str, str]]:
    """A card that was just laid on a pile of which people see the top, and lies at its bottom."""
    laid = [card for item in position.news or () if item.what == "play" for card in item.cards]
    for name, pile in position.piles().items():
        shown = name in game.info.piles and game.info.piles[name].kind == "discard"
        if shown and laid and len(pile.cards) > 1 and pile.cards[-1] == laid[-1] != pile.cards[0]:
            top, card = game.faces[pile.cards[0]], game.faces[laid[-1]]
            yield (
                f"{card} was laid on the pile {name}, and people see {top} on top",
                "the first card of a pile is its top: turn the list round in piles(), place() and lay()",
            )


def unsaid(game: Game, language: str, texts: dict[str, str], phases: set[str]) -> Iterator[tuple[str, str]]:
    """Prompts of a translation that nobody is ever shown; `phases` are those that the game tells."""
    prompt = f"asks-{game.name}"
    for name in sorted(name for name in texts if name.startswith(f"{prompt}-")):
        if name.removeprefix(f"{prompt}-") not in phases:
            yield (
                f"texts/{language}.ftl: {name} is never said: the game has no phase of that name",
                f"its phases: {' '.join(sorted(phases)) or 'none'}; for all others: {prompt}",
            )


def mistold(
    game: Game, language: str, texts: dict[str, str], brought: dict[str, set[str]]
) -> Iterator[tuple[str, str]]:
    """Sentences of a translation that name what the news do not bring: a raw placeholder on the screen."""
    for what, brings in brought.items():
        said = texts.get(f"news-{game.name}-{what}", "")
        strange = named_in(said) - brings - ALWAYS
        if strange:
            yield (
                f"texts/{language}.ftl: news-{game.name}-{what} names {' '.join(sorted(strange))}: they never bring it",
                f"name only {' '.join(sorted(brings))}",
            )
