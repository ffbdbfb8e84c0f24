"""What people do is said to those who sit there, a removal can be taken back, and nobody waits for a bot to look."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, until
from tests.e2e.player import makes_table
from tests.e2e.test_way_in import seat, sits

# A notice stays for some seconds only: whatever was to be read is kept here.
LISTENS = """window.said = []; new MutationObserver(() => {
  for (const el of document.querySelectorAll("[data-did]")) window.said.push(el.innerText);
}).observe(document, { childList: true, subtree: true })"""


@pytest.fixture
def people(visitor: Visitor) -> Visitor:
    def come(name: str) -> Page:
        page = visitor(name)
        page.add_init_script(LISTENS)
        return page

    return come


def said(page: Page, text: str) -> None:
    until(page, f"window.said.some((text) => /{text}/.test(text))")


def test_the_host_leaves_and_the_next_one_is_told(people: Visitor) -> None:
    host, guest, third = people("Ammu"), people("Bilal"), people("Cato")
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


def test_somebody_is_moved_to_the_audience_and_it_is_taken_back(people: Visitor) -> None:
    host, guest = people("Ammu"), people("Bilal")
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


def test_another_game_is_told_by_name(people: Visitor) -> None:
    host, guest = people("Ammu"), people("Bilal")
    guest.goto(f"/t/{makes_table(host)}")
    sits(guest, 2, "Bilal")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Change the game or the rules").click()
    host.get_by_role("group", name="Game").get_by_role("radio", name="Tincholi").check()
    host.get_by_role("button", name="Play this").click()
    said(guest, "Ammu.? chose .?Tincholi")
