"""The records that the browser's own verification is tested with: the house itself says that they hold."""

from __future__ import annotations

import json

import pytest

from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from tools import records

KEPT: dict[str, str] = json.loads(records.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", records.MATCHES)
def test_the_house_verifies_what_the_browser_is_given(name: str) -> None:
    checks = verify(read_record(KEPT[name]), GAMES)
    assert len(checks) >= 4 and all(check.holds for check in checks)


def test_every_game_is_among_them_with_several_deals() -> None:
    assert {game for game, *_ in records.MATCHES.values()} == set(GAMES) and list(KEPT) == list(records.MATCHES)
    assert all(text.count("\ndeck ") >= 2 for text in KEPT.values())
