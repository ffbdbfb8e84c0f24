"""The client's types are those of the messages: made again, they come out the same."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cardhouse.core import kernel
from cardhouse.core.deal import shuffled
from cardhouse.core.position import DECK, SPECTATOR
from cardhouse.games import GAMES
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.table import messages as m
from tools.typescript import ANSWERS, AT_A_TABLE, HTTP, MESSAGES, PROTOCOL, WEB, answers, pages, said

PAGES = pages()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(WEB)))
def test_the_types_in_the_client_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path], "run `make types`"


def test_no_types_are_left_of_a_game_or_a_page_that_is_gone() -> None:
    assert {*WEB.glob("games/*/told.ts"), *MESSAGES.glob("*"), *ANSWERS.glob("*")} <= set(PAGES)


def test_every_page_is_taken_up_and_says_each_thing_once() -> None:
    for door, folder, parts in ((PROTOCOL, MESSAGES, said()), (HTTP, ANSWERS, answers())):
        taken = re.findall(r'^export type \* from "\./(.*)";$', PAGES[door], re.MULTILINE)
        assert taken == [f"{folder.name}/{part}" for part in parts]
        names = re.findall(r"^export (?:interface|type) (\w+)", "\n".join(parts.values()), re.MULTILINE)
        assert len(names) > 50 and len(names) == len(set(names))


@pytest.mark.parametrize(
    "kind", [line.answer for line in ENDPOINTS if line.answer is not str], ids=lambda k: k.__name__
)
def test_every_answer_of_the_api_has_its_type(kind: type) -> None:
    text = "".join((said() if kind.__module__ in AT_A_TABLE else answers()).values())
    assert f"export interface {kind.__name__} {{" in text


@pytest.mark.parametrize("kind", [*get_args(m.Incoming), *get_args(m.Outgoing), m.Settings, m.SeatShown, m.TableListed])
def test_every_message_has_its_type_with_every_field(kind: type[msgspec.Struct]) -> None:
    found = re.search(
        rf"^export interface {kind.__name__} {{\n(.*?)^}}", "".join(said().values()), re.DOTALL | re.MULTILINE
    )
    assert found is not None
    fields = re.findall(r"^  (\w+)\??: ", found[1], re.MULTILINE)
    assert [name for name in fields if name != "type"] == list(kind.__struct_fields__)
    tag = kind.__struct_config__.tag
    assert tag is None or f'  type: "{tag}";\n' in found[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_the_shape_that_the_client_is_promised(name: str) -> None:
    rng, deals, step = random.Random(name), 0, 0
    position = GAMES[name].start(4)
    while position.result is None:
        step += 1
        for viewer in (*range(4), SPECTATOR, None) if step < 20 or not step % 100 else ():
            seen = kernel.view(position, viewer)
            assert msgspec.convert(seen, m.Seen) == seen and set(seen) == set(m.Seen.__annotations__)
        seat = position.to_move[0]
        if seat == DECK:
            deals += 1
            position.lay(position.deal(shuffled(position.deck(), bytes(32), deals)))
        else:
            position.apply(seat, rng.choice(position.legal(seat)))
    assert kernel.view(position, None)["result"] == msgspec.convert(kernel.view(position, None)["result"], m.Ranked)
