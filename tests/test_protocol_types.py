"""The client's types are those of the messages: made again, they come out the same."""

from __future__ import annotations

import random
import re
from typing import get_args

import msgspec
import pytest

from cardhouse.core import kernel
from cardhouse.core.deal import shuffled
from cardhouse.core.position import DECK, SPECTATOR
from cardhouse.games import GAMES
from cardhouse.table import messages as m
from tools.typescript import PAGE, page


def test_the_types_in_the_client_are_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make types`"


@pytest.mark.parametrize("kind", [*get_args(m.Incoming), *get_args(m.Outgoing), m.Settings, m.SeatShown, m.TableListed])
def test_every_message_has_its_type_with_every_field(kind: type[msgspec.Struct]) -> None:
    found = re.search(rf"^export interface {kind.__name__} {{\n(.*?)^}}", page(), re.DOTALL | re.MULTILINE)
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
