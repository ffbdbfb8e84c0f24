"""Everybody has a face, from the door to the record: people the one they chose, bots a thing of a household."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Locator, Page, expect

from cardhouse.bots.roster import CHARACTERS
from tests.e2e.conftest import DESK, Visitor, violations
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse
from tests.server.visitor import open_table

BALD = "bald, white moustache, round glasses"  # f07
BUN = "white bun, round glasses"  # f03


def faces(within: Page | Locator) -> list[str]:
    return [str(face.get_attribute("data-face")) for face in within.locator("[data-face]").all()]


def comes(page: Page, table: str, name: str, face: str) -> None:
    """With a name and a face, in one sheet at the door."""
    page.goto(f"/t/{table}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("radio", name=face, exact=True).check()
    page.get_by_role("button", name="Sit down").click()


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Seat .?{number}.?: "))


def test_two_people_with_one_name_are_told_apart_by_their_faces(visitor: Visitor, house: OpenHouse) -> None:
    key, options = secrets.token_hex(32), "max_rounds=1 max_redeals=0"
    table = open_table(house.link, "liap_tui", 4, key, options=options)
    phone, desk = visitor(), visitor("", DESK)
    phone.add_init_script(f"localStorage['cardhouse.key'] ??= '\"{key}\"'")
    for page in (phone, desk):
        page.add_init_script(QUICK)
    players = [Player(phone, "first"), Player(desk, "second")]
    comes(phone, table, "Asha", BALD)
    expect(seat(phone, 1)).to_contain_text("Asha")
    desk.goto(f"/t/{table}")
    expect(desk.locator("main .hosts [data-face=f07]")).to_be_visible()  # who invites them
    comes(desk, table, "Asha", BUN)
    for page in (phone, desk):
        expect(seat(page, 2)).to_contain_text("Asha 2")
        expect(seat(page, 1).locator("[data-face=f07]")).to_be_visible()
        expect(seat(page, 2).locator("[data-face=f03]")).to_be_visible()
    assert violations(phone) == []

    phone.get_by_role("button", name="Add bots").click()
    expect(seat(phone, 4)).to_contain_text("bot · ")
    assert set(faces(seat(desk, 3)) + faces(seat(desk, 4))) <= set(CHARACTERS.values())
    phone.get_by_role("button", name="Start", exact=True).click()
    expect(phone.locator('[data-seat="p2"] [data-face=f03]')).to_be_visible()
    expect(desk.locator('[data-seat="p1"] [data-face=f07]')).to_be_visible()
    expect(desk.locator('[data-seat="p3"] [data-face].square svg')).to_be_visible()

    over = [False, False]
    while not all(over):
        for i, player in enumerate(players):
            seen = player.offered()
            over[i] = seen["over"]
            if seen["go_on"] or (seen["turn"] and player._anything(seen)):
                player.taps(seen)
        desk.wait_for_timeout(20)
    shown = faces(desk.locator(".results"))
    assert {"f07", "f03"} <= set(shown) and len(set(shown)) == 4
    desk.get_by_role("link", name="Replay").click()
    expect(desk.locator('[data-seat="p1"] [data-face=f07]')).to_be_visible()
    expect(desk.locator('[data-seat="p2"] [data-face=f03]')).to_be_visible()


def test_another_face_is_seen_at_once_by_everybody_at_the_table(visitor: Visitor, house: OpenHouse) -> None:
    table = open_table(house.link, "thulla", 3, secrets.token_hex(32))
    ammu, bilal = visitor("Ammu"), visitor("Bilal")
    ammu.goto(f"/t/{table}")
    expect(seat(ammu, 1)).to_contain_text("Ammu")
    bilal.goto(f"/t/{table}")
    seat(bilal, 2).click()
    bilal.get_by_role("button", name="Change your face").click()
    bilal.get_by_role("radio", name=BUN, exact=True).check()
    assert violations(bilal) == []
    bilal.get_by_role("button", name="Save").click()
    expect(seat(ammu, 2).locator("[data-face=f03]")).to_be_visible()
    bilal.goto("/")
    expect(bilal.locator("header [data-face=f03]")).to_be_visible()


def test_whom_the_host_would_remove_is_shown(visitor: Visitor, house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 3, key)
    host, guest = visitor("Ammu"), visitor("Grandmother Wilhelmina X")
    host.add_init_script(f"localStorage['cardhouse.key'] ??= '\"{key}\"'")
    host.goto(f"/t/{table}")
    expect(seat(host, 1)).to_contain_text("Ammu")
    guest.goto(f"/t/{table}")
    expect(seat(host, 2)).to_contain_text("Grandmother")
    seat(host, 2).click()
    host.get_by_role("button", name=re.compile("^Remove .?Grandmother…")).click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_contain_text("Grandmother Wilhelmina X")
    expect(dialog.locator("[data-face] svg")).to_be_visible()
    expect(dialog).to_contain_text("Seat")


def test_a_letter_follows_the_name_and_a_name_alone_is_enough(visitor: Visitor, house: OpenHouse) -> None:
    table = open_table(house.link, "thulla", 3, secrets.token_hex(32))
    page = visitor()
    page.goto(f"/t/{table}")
    page.get_by_role("radio", name=re.compile("colour .?4")).check()
    page.get_by_label("Your name").fill("zoe")
    expect(page.get_by_role("radio", name=re.compile("Z.*colour .?4"))).to_be_checked()
    page.get_by_role("button", name="Sit down").click()
    expect(seat(page, 1).locator('[data-face="m3:Z"]')).to_be_visible()
    other = visitor()
    other.goto(f"/t/{table}")
    other.get_by_label("Your name").fill("Noor")
    other.keyboard.press("Enter")
    expect(seat(page, 2).locator("[data-face^=f] svg")).to_be_visible()
