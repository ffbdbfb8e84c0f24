"""Whoever comes late finds everything that has happened."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.player import QUICK, Player, read_log
from tests.server.open_house import OpenHouse


def test_whoever_comes_late_to_watch_reads_what_has_happened(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "late")
    player.sits_down(house.link, "thulla", 4)
    for _ in range(6):
        player.acts_once()
    player.waits_for_his_turn()
    told = read_log(page)
    assert len(told) > 8
    late = visitor("Noor")
    late.goto(page.url)
    expect(late.locator(".table.watching")).to_be_visible()
    read = read_log(late)
    assert len(read) >= len(told) - 1, (told, read)  # one line may still be on its way to the other
    assert any("Meera" in line for line in read) and not any("You" in line for line in read)
