"""The client names no game outside its folder, no rule, and no word of a move: what it needs of them it is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.core.info import COMMON
from cardhouse.games import GAMES

WEB = Path(__file__).parent.parent.parent / "web" / "src"
OURS = ("thulla", "kazhutha", "dalmuti", "tincholi", "liap_tui")
GAME = re.compile(rf"\b({'|'.join(OURS)}|liap)\b(?!-\$)|\b({'|'.join(OURS)})-", re.IGNORECASE)
OPTION = re.compile(r"\b(" + "|".join(sorted({o for g in OURS for o in GAMES[g].options.__annotations__})) + r")=\w")
RULE = re.compile(r"\b[TKDCL]\d{1,2}\b(?!\d*[.,])")
# Words of moves that mean nothing else in a client; the others (draw, look, keep …) are words of every day.
VERBS = re.compile(r"""["'`](redeal|revolution|peek|give)\b["'` ]""")
# Even those are not asked about: what a client does with a move or with news hangs on what is declared of it.
WORDS = {w for g in OURS for w in (*GAMES[g].info.verbs, *GAMES[g].info.news)} - {"", "pass", *COMMON}
# Whether a card follows, beats or may be played is the game's to say, in whatever words it is asked.
JUDGED = re.compile(
    r"\bsuit(Of)?\b(\([^()]*\))?\s*[!=]==?\s*[\w.]*(suit|led|lead|follow)|\.suit\s*[!=]==?\s*\w"
    r"|\b(is|can)(Legal|Follow|Beat|Cut)\w*|\blegalMoves\b|\b(beats|follows|outranks)\("
)
ASKED = re.compile(rf"""\b(what|verb) [!=]== "({"|".join(sorted(WORDS))})"|`say \$""")


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB).as_posix()
        code = path.suffix in (".ts", ".svelte", ".css", ".js") and ".test." not in name and ".trial." not in name
        if code and not name.startswith("games/") and "fixtures" not in name and "trial" not in name:
            yield name, path.read_text(encoding="utf-8")


def violations(text: str) -> list[str]:
    """What a file says that only a game may say; what stands in a comment is not code."""
    code = re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    code = re.sub(r"(?m)(^|[\s;{}])//.*$", r"\1", code)
    return [found[0] for kind in (GAME, OPTION, RULE, VERBS, ASKED, JUDGED) for found in kind.finditer(code)]


@pytest.mark.parametrize(("name", "text"), [pytest.param(n, t, id=n) for n, t in sources()])
def test_a_file_of_the_client_knows_no_game(name: str, text: str) -> None:
    assert violations(text) == []


@pytest.mark.parametrize(
    "planted",
    [
        'const pieces = table.game === "liap_tui";',
        'if (options.includes("values=ranked")) return 9;',
        'const CUT = "T7";',
        'if (offer.verb === "redeal") return;',
        'const banner = scene.about?.what === "cut";',
        'if (offer.verb === "say") return;',
        "table.ask(`say ${n}`);",
        "if (card.suit === leadSuit || !hand.some((one) => one.suit === leadSuit)) enable(card);",
        "const follow = hand.filter((card) => suitOf(card) === suitOf(trick[0]!));",
        "const high = trick.filter((card) => beats(card, best));",
        "const isLegal = (card: string) => !trick.length || card[1] === trick[0]![1];",
        't("dalmuti-jester")',
        '[data-game="thulla"] { --accent: red; }',
    ],
)
def test_a_planted_rule_is_found(planted: str) -> None:
    assert violations(f"// all is well\n{planted}\n")
