"""What somebody meets who comes in the middle, or to the replay of a private match."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor, violations
from tests.server.http.test_private import Guest
from tests.server.open_house import OpenHouse
from tests.server.visitor import http


def private_match(house: OpenHouse) -> str:
    """The record of two people behind a password."""
    keys = [secrets.token_hex(32) for _ in range(2)]
    body = {"settings": {"game": "thulla", "seats": 2, "clock": "off"}, "password": Guest.password}
    code = http(f"{house.link}/api/tables", body, keys[0])["table"]
    people = [Guest(house.socket, code, name, key) for name, key in zip(("Ammu", "Bilal"), keys, strict=True)]
    people[0].people = 2

    async def meet() -> None:
        await asyncio.gather(*(person.stay() for person in people))

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has a loop of its own here
        elsewhere.submit(lambda: asyncio.run(asyncio.wait_for(meet(), 120))).result()
    return people[0].records[1]


def test_the_replay_of_a_private_match_asks_for_the_password(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Eve")
    page.goto(f"/r/{private_match(house)}")
    expect(page.get_by_role("heading", name="A private match")).to_be_visible()
    expect(page.get_by_text("This match of")).to_contain_text("Thulla")
    assert violations(page) == []
    field = page.get_by_role("textbox", name="Password")
    field.fill("orchid")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong password")
    field.fill(Guest.password)
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", name="Thulla")).to_be_visible()
    page.get_by_role("button", name="About this match").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the record (.cgn)").click()
    assert "[Game " in saved.value.path().read_text(encoding="utf-8")


def test_whoever_takes_over_waits_for_the_next_deal_and_can_change_their_mind(
    visitor: Visitor, house: OpenHouse
) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    host.goto("/g/thulla")
    host.get_by_role("button", name="Play with bots").click()
    expect(host.locator(".held")).not_to_have_count(0)
    guest.goto(host.url)
    guest.get_by_role("button", name="Take over at the next deal").click()
    expect(guest.get_by_text("You take over at the next deal.")).to_be_visible()
    expect(guest.locator(".held")).to_have_count(0)
    expect(host.locator(".pod .tag").filter(has_text="Bilal")).to_be_visible()
    guest.get_by_role("button", name="Keep watching").click()
    expect(guest.get_by_role("button", name="Take over at the next deal")).to_be_visible()
    expect(host.locator(".pod .tag").filter(has_text="Bilal")).to_have_count(0)
