"""The server says codes; the client has a sentence for every one of them, in English at least."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import get_args

import pytest

from cardhouse.bots.mind import GOALS
from cardhouse.bots.roster import CAST, CHARACTERS, LEVELS, character
from cardhouse.bots.roster import reasons as hints_of
from cardhouse.core.kernel import GENERAL_REASONS
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.table.chat import PHRASES, REACTIONS
from cardhouse.table.messages import ClockName
from cardhouse.table.refusals import REFUSALS

ENGLISH = Path(__file__).parent.parent.parent / "web" / "locales" / "en"
HINTS = {code: said for game in GAMES.values() for code, said in hints_of(game).items()}
KEYS = {
    key
    for file in ENGLISH.glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
}


def missing(ids: Iterable[str | tuple[str, ...]]) -> list[str | tuple[str, ...]]:
    """Those without a sentence; of several ids one is enough, as in the client."""
    return [some for some in ids if KEYS.isdisjoint((some,) if isinstance(some, str) else some)]


def reasons(name: str) -> Mapping[str, str]:
    game = GAMES[name]
    return game.position(game.seats[0], game.options()).reasons


def test_every_refusal_of_the_table() -> None:
    assert missing(f"why-{code}" for code in REFUSALS) == []


def test_every_general_reason() -> None:
    assert missing(f"why-{code}" for code in GENERAL_REASONS) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_game(name: str) -> None:
    assert missing((f"why-{name}-{code}", f"why-{code}") for code in reasons(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_with_its_help_and_its_choices(name: str) -> None:
    def ids() -> Iterator[tuple[str, ...]]:
        for option in about(GAMES[name].options):
            endings = ["", "-help", *(f"-{value}" for value in option.values if option.kind == "choice")]
            for ending in endings:
                yield f"option-{name}-{option.name}{ending}", f"option-{option.name}{ending}"

    assert missing(ids()) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_name_of_every_game_what_it_is_about_and_its_variants(name: str) -> None:
    rules = [f"game-{name}-rules-{n}" for n in (1, 2, 3)]
    presets = [f"preset-{name}-{preset.lower()}" for preset in GAMES[name].presets]
    assert missing([f"game-{name}-title", f"game-{name}-line", *rules, *presets]) == []


def test_titles_are_those_of_the_house() -> None:
    common = (ENGLISH / "common.ftl").read_text("utf-8")
    assert dict(re.findall(r"^game-(\w+)-title = (.+)$", common, re.MULTILINE)) == {
        name: game.title for name, game in GAMES.items()
    }


def test_the_name_of_kazhutha_kali_has_one_spelling_in_its_own_script() -> None:
    """As the original text writes it, with a doubled ka."""
    root = ENGLISH.parent.parent.parent
    pages = [root / "README.md", *(root / "docs").rglob("*.md")]
    fonts = [root / "tools" / "name_fonts.py"]  # a letter that is not cut out of the font is not shown
    client = [path for path in (root / "web").rglob("*") if path.suffix in (".ftl", ".ts", ".svelte", ".html", ".json")]
    ours = [path for path in (*pages, *fonts, *client) if "node_modules" not in path.parts]
    spelt = {word for path in ours for word in re.findall(r"കഴുത\S{0,3}കളി", path.read_text("utf-8"))}
    assert spelt == {"കഴുതക്കളി"}


def test_every_phrase_reaction_clock_and_bot() -> None:
    said = [f"phrase-{phrase}" for phrase in PHRASES]
    assert missing([*said, *(f"reaction-{one}" for one in REACTIONS)]) == []
    assert missing([*(f"clock-{pace}" for pace in get_args(ClockName)), *(f"level-{level}" for level in LEVELS)]) == []


def test_every_bot_of_the_cast_is_a_thing_of_its_own_with_its_lines() -> None:
    names = [name for cast in CAST.values() for name in cast]
    assert list(CHARACTERS) == names and len(set(CHARACTERS.values())) == len(names)
    lines = ("", "-hello", "-good", "-lost")
    assert missing(f"thing-{thing}{line}" for thing in CHARACTERS.values() for line in lines) == []
    assert {key for key in KEYS if key.startswith("thing-")} == {
        f"thing-{t}{line}" for t in CHARACTERS.values() for line in lines
    }
    assert character("Abuela Sol") == character("Abuela Sol 2") == "alarm"
    assert character("somebody") is None


def test_every_hint() -> None:
    assert missing((f"hint-{code}", *(f"hint-{game}-{code}" for game in GAMES)) for code in HINTS) == []


def test_every_goal_of_a_hint_and_what_each_level_is_like() -> None:
    assert missing([*(f"goal-{goal}" for goal in GOALS), *(f"level-{level}-help" for level in LEVELS)]) == []


def test_what_a_hint_puts_into_its_sentence_is_what_the_bot_says() -> None:
    text = (ENGLISH / "hints.ftl").read_text("utf-8")
    for key, body in re.findall(r"^hint-([\w-]+) =(.*)$", text, re.MULTILINE):
        code = key.split("-")[-1]
        assert code in HINTS, key
        assert set(re.findall(r"\{ \$(\w+)", body)) <= set(re.findall(r"\{(\w+)\}", HINTS[code])), key


def test_what_a_refusal_puts_into_its_sentence_is_what_the_server_sends() -> None:
    """A sentence names only parameters that its code has in the server's own sentence, or that the client makes."""
    made = {"cards", "kind", "reason", "got", "options"}
    sentences = dict(REFUSALS) | GENERAL_REASONS
    for name in GAMES:
        sentences |= reasons(name)
    text = (ENGLISH / "why.ftl").read_text("utf-8")
    for key, body in re.findall(r"^why-([\w-]+) =(.*(?:\n[ \t]+.*|\n\})*)", text, re.MULTILINE):
        code = key.split("-")[-1]
        given = set(re.findall(r"\{(\w+)\}", sentences.get(code, ""))) | made | {"error"}
        assert set(re.findall(r"\{ \$(\w+)", body)) <= given, key


@pytest.mark.parametrize("file", sorted(ENGLISH.parent.glob("*/outside.ftl")), ids=lambda file: file.parent.name)
def test_what_is_said_outside_of_the_page_has_names_in_it_and_no_grammar(file: Path) -> None:
    """The server fills them in without Fluent: one line each, and the same names as in English."""
    said, english = (
        dict(re.findall(r"^([a-z][\w-]*) = (.+)$", one.read_text("utf-8"), re.MULTILINE))
        for one in (file, ENGLISH / "outside.ftl")
    )
    lines = [line for line in file.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert len(lines) == len(said) and said.keys() == english.keys()
    for key, sentence in said.items():
        names = re.findall(r"\{ \$(\w+) \}", sentence)
        assert sorted(names) == sorted(re.findall(r"\{ \$(\w+) \}", english[key])), key
        assert "{" not in re.sub(r"\{ \$\w+ \}", "", sentence), key
