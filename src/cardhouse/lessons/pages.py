"""What a game brings to be read: the page with its rules, and translations. All of it travels inside packages."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import cardhouse
from cardhouse.core.game import Game

TEXTS = ".ftl"  # a file for each language: de.ftl


def page_of(game: Game) -> Traversable | None:
    """The rules page, where the game says it is; else among the docs, which are inside an installed house and beside
    the package in a checkout."""
    if game.info.page:
        return _file(_at(game.info.page))
    home = files(cardhouse)
    inside, beside = home / "docs" / "games", home / ".." / ".." / "docs" / "games"
    return _file(inside / f"{game.name}.md") or _file(beside / f"{game.name}.md")


def texts_of(game: Game) -> dict[str, Traversable]:
    """Language → a file of texts for a client."""
    folder = _at(game.info.texts) if game.info.texts else None
    if folder is None or not folder.is_dir():
        return {}
    return {page.name.removesuffix(TEXTS): page for page in folder.iterdir() if page.name.endswith(TEXTS)}


def _at(reference: str) -> Traversable | None:
    """`package:folder/file`; nothing, if there is no such package."""
    package, _, path = reference.partition(":")
    try:
        return files(package).joinpath(*path.split("/"))
    except ImportError:
        return None


def _file(page: Traversable | None) -> Traversable | None:
    return page if page is not None and page.is_file() else None
