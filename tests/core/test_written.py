"""Views as text are the views: byte for byte, and also from what was written before."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cardhouse.core import kernel, written
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.position import DECK, SPECTATOR
from cardhouse.games import GAMES
from tests.harness import after


def encode(part: Any) -> bytes:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_several_views_at_once_are_the_text_of_each_alone(game: Game) -> None:
    position, dice, deals = game.start(game.seats[0]), random.Random(5), 0
    viewers, texts = [None, *range(game.seats[0]), SPECTATOR], written.Texts()
    for _ in range(200):
        each_alone = {viewer: encode(kernel.view(position, viewer)) for viewer in viewers}
        assert written.views(position, viewers, encode, texts) == each_alone
        if position.result is not None:
            break
        if position.to_move == (DECK,):
            deals += 1
            position.lay(seeded_deal(position, bytes(32), deals))
        else:
            seat = position.to_move[0]
            position.apply(seat, dice.choice(position.legal(seat)))
    assert deals


def test_only_what_has_changed_is_written_again() -> None:
    parts: list[object] = []

    def noted(part: Any) -> bytes:
        parts.append(part)
        return encode(part)

    table = after("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", game="thulla", seats=3, setup="lead p1")
    texts = written.Texts()
    written.views(table.position, (0, 1, 2), noted, texts)
    parts.clear()
    kernel.advance(table.position, 0, kernel.find(table.position, 0, "7h") or 0)
    written.views(table.position, (0, 1, 2), noted, texts)
    piles = [part for part in parts if isinstance(part, list) and part != ["p2"]]
    assert piles == [["2c"], ["??"], ["7h"], ["??"]]  # the hand of p1 and the trick, for who sees them and who does not


def test_what_was_written_for_one_who_sees_a_pile_is_not_sent_to_another() -> None:
    table = after("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", game="thulla", seats=3, setup="lead p1")
    texts = written.Texts()
    everything = written.views(table.position, (None,), encode, texts)[None]
    assert b'"p2":["3c","Kh"]' in everything
    for viewer in (0, 2, SPECTATOR):
        assert b"Kh" not in written.views(table.position, (viewer,), encode, texts)[viewer]


def test_facts_that_stand_differently_for_a_viewer_are_their_own() -> None:
    lines = ("deck deal p1:G,A,E,S p2:R,H,C,S p3:g,a,e,s p4:r,h,c,s",)
    leads = after(*lines, game="liap_tui", seats=4, setup="phase turn; starter p1; said 1 1 1 1").position
    seen = written.views(leads, (0, 1), encode, {})
    assert b'"strength"' in seen[0] and b'"strength"' not in seen[1]
