"""A circle through three evenings, a week apart, with the server closed between them; then somebody is deleted."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import PHONE, violations
from tests.server.open_house import OpenHouse
from tests.server.visitor import Visitor, http

PEOPLE = ("Dadi", "Meera", "Harpreet", "Zoya", "Imran", "Bilal", "Cato", "Quirinus")
LATER = "import time; real = time.time_ns; time.time_ns = lambda: real() + {} * 86_400_000_000_000"
EVENINGS = (("dalmuti", "hands=1 revolution=off", 8), ("thulla", "", 6), ("kazhutha", "", 4))


def play(house: OpenHouse, circle: str, keys: dict[str, str], game: str, options: str, seats: int) -> None:
    """One match at a new table of the circle, by programs with the keys of these browsers."""
    names = list(PEOPLE[-seats:])
    settings = {"game": game, "seats": seats, "options": options, "clock": "off"}
    body = {"settings": settings, "circle": circle}
    code = http(f"{house.link}/api/tables", body, keys[names[0]])["table"]
    people = [Visitor(house.socket, code, name, keys[name]) for name in names]
    people[0].people = seats

    async def meet() -> None:
        await asyncio.gather(*(person.stay() for person in people))

    with ThreadPoolExecutor(1) as aside:  # playwright has a loop in this thread
        aside.submit(asyncio.run, asyncio.wait_for(meet(), 120)).result()


@pytest.fixture
def shut(tmp_path: Path) -> OpenHouse:
    flags = ("--bot-pace", "0", "--tables-per-player", "1000", "--address-rate", "0")
    return OpenHouse(tmp_path, *flags)


def come(browser: Browser, house: OpenHouse, name: str) -> Page:
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        base_url=house.link,
        service_workers="block",
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage['cardhouse.name'] ??= {json.dumps(json.dumps(name))}")
    return context.new_page()


def test_a_circle_through_three_evenings_and_nobody_finds_who_was_deleted(browser: Browser, shut: OpenHouse) -> None:
    house = shut.start()
    try:
        pages = {name: come(browser, house, name) for name in PEOPLE}
        host = pages["Dadi"]
        host.goto("/")
        host.get_by_role("button", name="Make a circle").click()
        host.get_by_label("Name of the circle").fill("The Friday circle")
        host.get_by_role("dialog").get_by_role("button", name="Make a circle").click()
        expect(host.get_by_role("heading", name="The Friday circle")).to_be_visible()
        circle = host.url.rpartition("/")[2]
        for name in PEOPLE[1:]:
            pages[name].goto(f"/c/{circle}")
            pages[name].get_by_role("button", name="Join").click()
            expect(pages[name].get_by_role("button", name="Lay a table")).to_be_visible()
        keys = {name: str(page.evaluate("JSON.parse(localStorage['cardhouse.key'])")) for name, page in pages.items()}
        for evening, (game, options, seats) in enumerate(EVENINGS):
            if evening:
                assert house.close() == 0
                house.prelude = LATER.format(7 * evening)
                house.start()
            play(house, circle, keys, game, options, seats)

        host.goto(f"/c/{circle}")
        expect(host.locator(".evenings > li")).to_have_count(3)
        expect(host.locator(".evenings")).to_contain_text("Quirinus")
        expect(host.get_by_role("article")).to_have_count(3)  # its tables are there still
        assert violations(host) == []
        host.goto("/")
        card = host.locator(".evening")
        expect(card).to_contain_text("The Friday circle")

        leaving = pages["Quirinus"]
        mine = http(f"{house.link}/api/me", key=keys["Quirinus"])["player"]
        leaving.goto("/me")
        expect(leaving.get_by_role("heading", name="The book")).to_be_visible()
        leaving.get_by_role("button", name="Delete me").click()
        leaving.get_by_role("button", name="Yes, delete me for good").click()
        leaving.wait_for_url("**/")
        host.goto(f"/c/{circle}")
        expect(host.locator(".evenings > li")).to_have_count(3)
        expect(host.locator("body")).not_to_contain_text("Quirinus")
        everything = b"".join(path.read_bytes() for path in house.folder.glob("house.db*"))
        assert b"Quirinus" not in everything and mine.encode() not in everything
        assert b"Harpreet" in everything
        for page in pages.values():
            page.context.close()
    finally:
        house.kill()
