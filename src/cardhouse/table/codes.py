"""The codes of tables: two words and a number, and what somebody may have meant who has written another one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

# Short, easy to spell on the phone, and harmless in all our languages.
_WORDS = (
    "amber apple arch banyan basil bell berry birch bloom boat brass brook cardamom cedar chai cherry clove cloud "
    "cocoa comet coral cotton creek crown daisy dawn deer delta dove drum eagle ebony ember fable falcon fern fig "
    "finch flame flute forest fox garden ginger glass grain grape harbor hazel heron hill honey ibis indigo iris "
    "island ivory jade jasmine jewel kite lagoon lake lamp lantern laurel leaf lemon lily linen lotus lychee mango "
    "maple marble meadow melon mint mirror moon moss myrtle nest nutmeg oak oasis ocean olive onyx opal orchid otter "
    "palm papaya pearl pebble pepper petal pine plum pond poppy prairie quail quartz rain raven reed ribbon river "
    "robin rose ruby saffron sage sail sand shell silk silver sky snow sparrow spice spring star stone storm stream "
    "sugar sun swan tamarind teal tide tiger topaz tulip valley velvet violet walnut water willow wind wren"
)
WORDS = _WORDS.split()
MOST = 3
LONGEST = 60  # what is longer is no code that somebody has misheard


def meant(typed: str, open_ones: Iterable[str]) -> list[str]:
    """Open tables that are called nearly so, then the same words spelt right: nothing that tells whether another
    table exists."""
    code = "-".join(re.findall(r"[a-z]+|\d+", typed.lower()[:LONGEST]))
    found = [*_open(code, list(open_ones)), *_spelt(code)] if code else []
    return [one for one in dict.fromkeys(found) if one != typed.strip().lower()][:MOST]


def _open(code: str, open_ones: list[str]) -> list[str]:
    """With a part of the name, or with a slip."""
    parts = set(code.split("-"))
    some = [one for one in open_ones if parts <= set(one.split("-"))]
    return some + get_close_matches(code, open_ones, MOST, 0.75)


def _spelt(code: str) -> Iterator[str]:
    written = re.fullmatch(r"([a-z]+)-(?:([a-z]+)-)?(\d\d)", code)
    if written is None:
        return
    first, second, number = written.groups()
    pairs = [(first, second)] if second else [(first[:i], first[i:]) for i in range(2, len(first) - 1)]
    for one, other in pairs:
        near, beside = (get_close_matches(word, WORDS, 1, 0.7 if second else 0.99) for word in (one, other))
        if near and beside:
            yield f"{near[0]}-{beside[0]}-{number}"
