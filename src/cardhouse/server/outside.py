"""What the house says outside of its pages - in a messenger, on a locked phone, in a calendar - with the drawings,
sentences and fonts of the client. The build of the client writes them (web/outside.ts); without it there are none.
"""

from __future__ import annotations

import json
import re
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

import cardhouse

STATIC = Path(cardhouse.__file__).parent / "static"
ENGLISH = "en"
_NAMED = re.compile(r"\{ \$(\w+) \}")


class Outside:
    """Read when it is asked for first."""

    def __init__(self, folder: Path = STATIC / "house") -> None:
        self._folder = folder

    @property
    def there(self) -> bool:
        return bool(self._words)

    # -- sentences

    def language(self, tag: str) -> str:
        """One that we speak."""
        return tag if tag in self._words else ENGLISH

    def say(self, language: str, key: str, **named: object) -> str:
        """The sentence with these names in it; a name is not read again for names."""
        sentence = self._words.get(language, {}).get(key) or self._words.get(ENGLISH, {}).get(key, key)
        return _NAMED.sub(lambda found: str(named.get(found[1], "")), sentence)

    def title(self, language: str, game: str, otherwise: str) -> str:
        key = f"game-{game}-title"
        said = self.say(language, key)
        return otherwise if said == key else said

    # -- drawings

    def person(self, face: str) -> str:
        """The drawing of a face, as SVG; "" if there is none."""
        drawn = self._drawings.get("people", {})
        if face in drawn:
            return str(drawn[face])
        colour, _, letters = face.partition(":")
        letters = letters[:2]
        if not letters or not self.covers(letters):
            return ""
        found = str(drawn.get(f"{colour}:{'A' * len(letters)}", ""))
        return found.replace(f">{'A' * len(letters)}<", f">{escape(letters)}<").replace(
            f"{colour}:{'A' * len(letters)}", colour
        )

    def poster(self, game: str) -> str:
        return str(self._drawings.get("posters", {}).get(game, ""))

    @property
    def logo(self) -> str:
        return str(self._drawings.get("logo", {}).get("logo", ""))

    # -- letters

    @property
    def fonts(self) -> str:
        return str(self._folder / "fonts")

    def covers(self, text: str) -> bool:
        """Whether the fonts have every letter of it."""
        return all(any(first <= ord(c) <= last for first, last in self._covered) for c in text)

    @cached_property
    def _words(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = self._read("words.json", {})
        return found

    @cached_property
    def _drawings(self) -> dict[str, Any]:
        found: dict[str, Any] = self._read("drawings.json", {})
        return found

    @cached_property
    def _covered(self) -> list[list[int]]:
        found: list[list[int]] = self._read("fonts.json", [])
        return found

    def _read(self, name: str, otherwise: Any) -> Any:
        try:
            return json.loads((self._folder / name).read_text("utf-8"))
        except OSError:
            return otherwise
