"""The picture that a messenger shows beside a link: who invites to what, or how a match ended. Made from the drawings
of the client as SVG, and turned into a PNG by resvg, in the process that reads records: resvg lets nothing else of its
process run. What is in it stands in `Invited` and `Ended`, so nothing hidden can get in.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from html import escape
from typing import NamedTuple

from cardhouse.games import GAMES
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Thinker
from cardhouse.server.outside import Outside

WIDE, HIGH = 1200, 630  # what messengers and networks ask for
KEPT = 64  # pictures in memory, of about 100 kB
INK, SOFT, ROOM = "#fbf1dc", "#e6dcc4", "#120f26"
LATIN = "Anek Latin"
FAMILIES = {  # of letters, from the first to the last; what is in none of these goes on in the one before
    "Noto Naskh Arabic": ("\u0600", "\u06ff"),
    "Noto Sans Devanagari": ("\u0900", "\u097f"),
    "Anek Malayalam": ("\u0d00", "\u0d7f"),
    "Noto Sans Thai": ("\u0e00", "\u0e7f"),
}
FROM_RIGHT = "Noto Naskh Arabic"
FROM_THE_RIGHT, A_MARK = "\u202b", "\u200f"  # neither is seen
NO_FELT = ("#146c66", "#08323b")
_VIEW = re.compile(r'<svg [^>]*viewBox="([^"]+)"([^>]*)>(.*)</svg>', re.DOTALL)


class Person(NamedTuple):
    name: str
    face: str


class Invited(NamedTuple):
    """To a table. Without a game it says nothing of which."""

    words: str = ""
    game: str = ""
    title: str = ""
    by: Person | None = None
    seated: Sequence[Person] = ()
    free: int = 0


class Ended(NamedTuple):
    """A match: everybody with their place, best first."""

    game: str
    title: str
    places: Sequence[tuple[int, Person]]


class Pictures:
    """Makes each once, however many ask for it."""

    def __init__(self, outside: Outside, bots: Thinker) -> None:
        self._outside, self._bots = outside, bots
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}

    def known(self, drawn: str) -> bytes | None:
        return self._made.get(name_of(drawn))

    async def png(self, drawn: str, asker: Asker, make: Callable[[str, str], bytes] | None = None) -> bytes:
        """Raises Busy."""
        name = name_of(drawn)
        if (made := self._made.get(name)) is not None:
            self._made.move_to_end(name)
            return made
        making = self._making.get(name)
        if making is None:
            work = self._bots.read(asker, make or rastered, drawn, self._outside.fonts)
            making = self._making[name] = asyncio.ensure_future(work)  # whoever asked first may go, others wait for it
            making.add_done_callback(lambda done: self._keep(name, done))
        return await asyncio.shield(making)

    def _keep(self, name: str, done: asyncio.Task[bytes]) -> None:
        del self._making[name]
        if done.cancelled() or done.exception() is not None:
            return
        self._made[name] = done.result()
        while len(self._made) > KEPT:
            self._made.popitem(last=False)


def name_of(drawn: str) -> str:
    return blake2b(drawn.encode(), digest_size=8).hexdigest()


def rastered(drawn: str, fonts: str) -> bytes:
    """Needs no font of the machine, so that it looks the same everywhere."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(svg_string=drawn, width=WIDE, height=HIGH, skip_system_fonts=True, font_dirs=[fonts])
    )


# -- the two drawings


def draw(outside: Outside, what: Invited | Ended) -> str:
    return _page(outside, what, _invited(outside, what) if isinstance(what, Invited) else _ended(outside, what))


def _invited(outside: Outside, what: Invited) -> str:
    parts = []
    if what.by is not None:
        parts += [_face(outside, what.by.face, 80, 250, 190), _text(outside, what.by.name, 300, 365, 64, 560)]
    elif not what.game:
        parts.append(_text(outside, what.words, 80, 360, 60, 740))
    x = 80.0
    step = min(112.0, 1040 / max(1, len(what.seated) + what.free))
    for person in what.seated:
        parts.append(_face(outside, person.face, x, 480, min(100.0, step - 8)))
        x += step
    for _ in range(what.free):
        parts.append(_chair(x, 480, min(100.0, step - 8)))
        x += step
    return "".join(parts)


def _ended(outside: Outside, what: Ended) -> str:
    """Side by side; the first is the largest."""
    parts, count = [], len(what.places)
    step = 1060 / max(1, count)
    for i, (place, person) in enumerate(what.places):
        size = min(step - 16, 210 if i == 0 else 160)
        middle = 70 + step * (i + 0.5)
        parts.append(_face(outside, person.face, middle - size / 2, 470 - size, size))
        parts.append(_badge(middle, 478, place))
        parts.append(_text(outside, person.name, middle, 562, 38, step - 12, "middle"))
    return "".join(parts)


def _page(outside: Outside, what: Invited | Ended, inside: str) -> str:
    game = GAMES.get(what.game)
    light, dark = game.info.felt.night if game is not None else NO_FELT
    art = "" if isinstance(what, Ended) else _poster(outside, what.game, game.info.colour if game is not None else "")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{LATIN}"'
        f' font-weight="700">'
        f'<radialGradient id="felt" cx=".35" cy=".4" r=".9"><stop stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{ROOM}"/>'
        f'<rect x="18" y="18" width="{WIDE - 36}" height="{HIGH - 36}" rx="54" fill="url(#felt)" stroke="#a5673a"'
        f' stroke-width="12"/>'
        f'<rect x="30" y="30" width="{WIDE - 60}" height="{HIGH - 60}" rx="44" fill="none" stroke="#f2c14e"'
        f' stroke-width="3" opacity=".7"/>'
        f"{art}{_placed(outside.logo, 80, 70, 56)}"
        f"{_text(outside, 'Cardhouse', 152, 112, 40, 400, colour=SOFT)}"
        f"{_text(outside, what.title, 80, 215, 84, 740)}{inside}</svg>"
    )


def _poster(outside: Outside, game: str, colour: str) -> str:
    """The picture of the game in its own colour; the house where there is none, or nothing is said of a game."""
    art = outside.poster(game)
    if not art:
        return _placed(outside.logo, 850, 180, 250)
    return (
        '<clipPath id="poster"><rect x="840" y="70" width="290" height="290" rx="40"/></clipPath>'
        f'<g clip-path="url(#poster)"><rect x="840" y="70" width="290" height="290" fill="{colour}"/>'
        f"{_placed(art, 845, 75, 280)}</g>"
    )


def _face(outside: Outside, face: str, x: float, y: float, size: float) -> str:
    """In a ring of brass; a thing, which is no person, in a square one."""
    corner = 0.27 * size if face.isalpha() else size
    ring = f'<rect x="{x - 4}" y="{y - 4}" width="{size + 8}" height="{size + 8}" rx="{corner + 4}" fill="#f2c14e"/>'
    drawn = _placed(outside.person(face), x, y, size)
    return ring + drawn if drawn else _chair(x, y, size)


def _chair(x: float, y: float, size: float) -> str:
    """A free one."""
    return (
        f'<circle cx="{x + size / 2}" cy="{y + size / 2}" r="{size / 2}" fill="#00000033" stroke="{SOFT}"'
        f' stroke-width="4" stroke-dasharray="12 9"/>'
    )


def _badge(x: float, y: float, place: int) -> str:
    colour = "#ffb31a" if place == 1 else INK
    return (
        f'<circle cx="{x}" cy="{y}" r="28" fill="{colour}" stroke="#2b1500" stroke-width="4"/>'
        f'<text x="{x}" y="{y + 12}" font-size="36" text-anchor="middle" fill="#2b1500">{place}</text>'
    )


def _placed(svg: str, x: float, y: float, size: float) -> str:
    found = _VIEW.search(svg)
    if found is None:
        return ""
    box, more, inside = found.groups()
    more = re.sub(r' (xmlns|aria-hidden|direction|role)="[^"]*"', "", more)
    return f'<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="{box}"{more}>{inside}</svg>'


def _text(
    outside: Outside, text: str, x: float, y: float, size: float, room: float, anchor: str = "start", colour: str = INK
) -> str:
    """As large as fits. A text that our fonts cannot show is left out: its face stands for a name."""
    if not text or not outside.covers(text) or enclosed(text):
        return ""
    fits = min(size, 1.75 * room / max(1, len(text)))
    if fits < 18:
        text, fits = text[: int(1.75 * room / 22)].rstrip() + "…", 22
    said = "".join(f'<tspan font-family="{family}">{escape(part)}</tspan>' for family, part in in_fonts(text))
    return f'<text x="{x:g}" y="{y:g}" font-size="{fits:.1f}" text-anchor="{anchor}" fill="{colour}">{said}</text>'


def enclosed(text: str) -> bool:
    """Letters that are read from the right around others: resvg would show boxes."""
    families = [family for family, _ in in_fonts(text)[1:]]
    return len(families) > 2 and families[0] == families[-1] == FROM_RIGHT


def in_fonts(text: str) -> list[tuple[str, str]]:
    """Piece by piece with the font that has it: resvg looks for another one only where all of a text is in that."""
    parts: list[tuple[str, str]] = []
    for letter in text:
        before = parts[-1][0] if parts else LATIN
        family = LATIN if letter.isalnum() else before  # a blank stands with what is before it
        family = next((one for one, (first, last) in FAMILIES.items() if first <= letter <= last), family)
        if parts and family == before:
            parts[-1] = family, parts[-1][1] + letter
        else:
            parts.append((family, letter))
    if any(family == FROM_RIGHT for family, _ in parts):
        # resvg takes the letters of both only if this font comes first. It reads from the right if its letters do.
        parts = [(FROM_RIGHT, FROM_THE_RIGHT if parts[0][0] == FROM_RIGHT else A_MARK), *parts]
    return parts
