"""Two people and a spectator at one table, bots on the other seats, and every frame that their browsers were sent."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from cardhouse.core.position import SPECTATOR
from tests.e2e.conftest import Visitor
from tests.e2e.player import QUICK, Player
from tests.e2e.truth import checked, record_of
from tests.server.open_house import OpenHouse

TABLES = {"tincholi": (4, "max_rounds=1"), "liap_tui": (4, "max_rounds=1 max_redeals=0")}


def together(visitor: Visitor, house: OpenHouse, game: str) -> list[Player]:
    seats, options = TABLES[game]
    players = []
    for name in ("Ammu", "Bilal", "Chai"):
        page = visitor(name)
        page.add_init_script(QUICK)
        players.append(Player(page, f"{game} {name}"))
    host, guest, watcher = players
    code = host.sits_down(house.link, game, seats, options, start=False)
    guest.page.goto(f"/t/{code}")
    expect(host.page.get_by_role("button", name=re.compile("Bilal"))).to_be_visible()
    watcher.page.goto(f"/t/{code}?watch")
    host.page.get_by_role("button", name="Add bots").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    return players


def play(players: list[Player], seconds: float = 60) -> None:
    """Whoever is asked taps something, until it is over for both."""
    end = time.monotonic() + seconds
    open_ones = players[:2]
    while open_ones and time.monotonic() < end:
        for player in list(open_ones):
            seen = player.offered()
            if seen["over"]:
                open_ones.remove(player)
            elif seen["go_on"] or (seen["turn"] and player._anything(seen)):
                player.taps(seen)
        time.sleep(0.02)
    assert not open_ones, [player.page.inner_text(".prompt") for player in open_ones]


@pytest.mark.parametrize("game", list(TABLES))
def test_nobody_is_sent_a_card_that_is_hidden_from_them(visitor: Visitor, house: OpenHouse, game: str) -> None:
    players = together(visitor, house, game)
    watcher = players[2].page
    play(players)
    expect(watcher.locator(".results")).to_be_visible()
    expect(watcher.locator('[data-act="rematch"]')).to_have_count(0)
    expect(watcher.locator(".held")).to_have_count(0)
    record = record_of(house.link, players[0].frames)
    for viewer, player in zip((0, 1, SPECTATOR), players, strict=True):
        name = None if viewer == SPECTATOR else f"p{viewer + 1}"
        assert {frame["you"] for frame in player.frames if frame["type"] == "view"} == {name}
        assert checked(player.frames, record, viewer) > 3
    assert not [frame for player in players for frame in player.frames if frame["type"] == "refused"]
