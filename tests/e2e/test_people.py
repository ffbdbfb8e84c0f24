"""What people do is said to those who sit there, a removal can be taken back, and nobody waits for a bot to look."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.player import makes_table
from tests.e2e.test_way_in import seat, sits


def said(page: Page, text: str) -> None:
    expect(page.locator("[data-did]")).to_contain_text(re.compile(text))


def test_the_host_leaves_and_the_next_one_is_told(visitor: Visitor) -> None:
    host, guest, third = visitor("Ammu"), visitor("Bilal"), visitor("Cato")
    code = makes_table(host)
    for page, number, name in ((guest, 2, "Bilal"), (third, 3, "Cato")):
        page.goto(f"/t/{code}")
        sits(page, number, name)
    said(host, "Cato.? sat down")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Leave the table").click()
    host.get_by_role("button", name="Leave the table").click()
    said(guest, "You are the host now")
    said(third, "Bilal.? is the host now")


def test_somebody_is_moved_to_the_audience_and_it_is_taken_back(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    guest.goto(f"/t/{makes_table(host)}")
    sits(guest, 2, "Bilal")
    seat(host, 2).click()
    host.get_by_role("button", name=re.compile("^Remove .?Bilal")).click()
    host.locator('[data-how="watch"]').click()
    said(guest, "moved you to the audience")
    expect(host.get_by_role("button", name=re.compile("Seat .?2.?: Free"))).to_be_visible()
    host.locator('[data-act="undo"]').click()
    sits(host, 2, "Bilal")
    said(guest, "Welcome")


def test_another_game_is_told_by_name(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    guest.goto(f"/t/{makes_table(host)}")
    sits(guest, 2, "Bilal")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Change the game or the rules").click()
    host.get_by_role("group", name="Game").get_by_role("radio", name="Tincholi").check()
    host.get_by_role("button", name="Play this").click()
    said(guest, "Ammu.? chose .?Tincholi")
