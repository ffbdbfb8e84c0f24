"""The worked examples of the docs are played: a `cgn` block is a record, the `shows` block below it what must be seen.

Lines of a `shows` block: `p1: 7h Kh` (a pile), `to_move: p2`, `legal p2: 7h Kh`, `fact out: p3 p1`,
`fact scores: 1 0 0`, `ranking: p1, p3=p4, p2`, `losers: p2`, `reason: stalemate`,
`seen by p2, p1: ?? ??` (a pile as a viewer sees it), `refused: must_follow` (the last line of the record is
refused with this code), `says: some words of the refusal`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.core.fold import Fold
from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES
from tests.harness import Seen

DOCS = Path(__file__).parent.parent / "docs"
BLOCKS = re.compile(r"```cgn\n(.*?)```\s*```shows\n(.*?)```", re.DOTALL)
EXAMPLES = [
    pytest.param(record, shows, id=f"{page.stem}-{i}")
    for page in sorted(DOCS.rglob("*.md"))
    for i, (record, shows) in enumerate(BLOCKS.findall(page.read_text()), 1)
]


@pytest.mark.parametrize(("text", "shows"), EXAMPLES)
def test_the_example_shows_what_the_page_says(text: str, shows: str) -> None:
    fold = Fold(read_record(text), GAMES)
    error = None
    try:
        fold.to_end()
    except RecordError as refused:
        error = refused
    seen = Seen(fold)
    expected = dict(line.split(":", 1) for line in shows.strip().splitlines())
    assert expected, "a `shows` block shows something"
    if error is not None:
        assert "refused" in expected, error
    for key, value in expected.items():
        assert shown(seen, error, key) == " ".join(value.split()) or says(error, key, value), (key, value)


def shown(seen: Seen, error: RecordError | None, key: str) -> str:
    word, _, rest = key.partition(" ")
    if word == "refused":
        return error.code if error else "nothing refused"
    if word == "says":
        return ""
    if word == "legal":
        return " ".join(seen.legal(rest))
    if word == "fact":
        value = seen.facts[rest]
        items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        return " ".join(map(str, items))
    if word == "seen":
        viewer, pile = rest.removeprefix("by ").split(", ")
        return " ".join(seen.seen_by(viewer)["piles"][pile])
    if word in ("to_move", "ranking", "losers", "reason"):
        return str(getattr(seen, word))
    return seen.cards(word)


def says(error: RecordError | None, key: str, value: str) -> bool:
    return key == "says" and error is not None and value.strip() in error.message


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_with_worked_examples(game: str) -> None:
    page = (DOCS / "games" / f"{game}.md").read_text()
    assert len(BLOCKS.findall(page)) >= 3
