"""From a link to a seat, and from a seat to the first deal, in a real browser."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, violations
from tests.e2e.player import agrees, makes_table, short
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import http, open_table


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Seat .?{number}.?: "))


def sits(page: Page, number: int, name: str) -> None:
    expect(page.get_by_role("button", name=re.compile(rf"^Seat .?{number}.?: .?{name}"))).to_be_visible()


def in_play(page: Page) -> None:
    expect(page.get_by_role("region", name="Table")).to_be_visible()


@pytest.fixture
def table(house: OpenHouse) -> str:
    return open_table(house.link, "thulla", 3, secrets.token_hex(32))


# -- from a link to a seat


def test_a_link_seats_a_newcomer_with_their_name_and_one_tap(visitor: Visitor, table: str) -> None:
    page = visitor()
    page.goto(f"/t/{table}")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Noor")
    page.get_by_role("button", name="Sit down").tap()
    sits(page, 1, "Noor")


def test_whoever_has_a_name_sits_at_once(visitor: Visitor, table: str) -> None:
    page = visitor("Ammu")
    page.goto(f"/t/{table}")
    sits(page, 1, "Ammu")


def types(page: Page, text: str) -> None:
    page.goto("/")
    page.get_by_label("Have a table code?").fill(text)
    page.get_by_role("button", name="Join", exact=True).click()


def test_a_code_may_be_typed_as_it_was_heard(visitor: Visitor, house: OpenHouse) -> None:
    listed = open_table(house.link, "thulla", 3, secrets.token_hex(32), public=True)
    page = visitor("Ammu")
    types(page, " " + listed.replace("-", " ").title())
    sits(page, 1, "Ammu")


def test_the_code_of_a_table_that_is_not_listed_leads_to_its_door_and_the_host_opens(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    types(guest, " " + short(makes_table(host)).replace("-", " ").title())
    expect(guest.get_by_role("heading", name="This table is not listed")).to_be_visible()
    expect(guest.get_by_text("Ammu")).to_have_count(0)
    assert violations(guest) == []
    guest.get_by_role("button", name="Knock").click()
    expect(host.get_by_text(re.compile("Bilal.? knocks"))).to_be_visible()
    assert violations(host) == []
    host.get_by_role("button", name="Let in").click()
    sits(guest, 2, "Bilal")


def test_a_whole_link_may_be_pasted_for_a_code(visitor: Visitor, house: OpenHouse, table: str) -> None:
    page = visitor("Ammu")
    types(page, f"{house.link}/t/{table}")
    sits(page, 1, "Ammu")


def test_a_table_that_is_not_there_says_so_and_leads_home(visitor: Visitor) -> None:
    page = visitor("Ammu")
    page.goto("/t/no-such-10")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", name="Cardhouse")).to_be_visible()


def test_bots_are_played_against_after_two_taps_without_a_name(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("link", name="Kazhutha Kali").tap()
    page.get_by_role("region", name="Play").get_by_role("button", name="Play with bots").tap()  # home has one, too
    in_play(page)


# -- a table of one's own


def test_a_table_is_made_with_house_rules_that_everybody_sees(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    code = makes_table(page, "liap_tui")

    def rules(sheet: Locator) -> None:
        sheet.get_by_role("group", name="Variant").get_by_role("radio", name="Ranked").check()
        expect(sheet.get_by_text("differ from the standard")).to_be_visible()
        sheet.get_by_label("Target").fill("20")
        sheet.get_by_label("Face down").check()

    agrees(page, "rules", rules)
    agrees(page, "clock", lambda sheet: sheet.get_by_role("radio", name="Speed").check())
    agrees(page, "door", lambda sheet: sheet.get_by_label("Open to everyone").check())
    expect(page.get_by_text("Target: 20")).to_be_visible()
    made = http(f"{house.link}/api/tables/{code}")
    assert made["options"].split() == ["values=ranked", "type_lock=on", "face_down=on", "zero_streak=2", "target=20"]
    assert (made["clock"], made["free"]) == ("speed", 3)
    other = visitor("Bilal")
    other.goto("/")
    other.get_by_role("link", name=f"Join: {short(code)}").click()
    sits(other, 2, "Bilal")


def test_a_password_is_asked_for_at_the_door(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    code = makes_table(host, "thulla")
    agrees(host, "door", lambda sheet: sheet.get_by_label("Password").fill("teal"))
    guest.goto(f"/t/{code}")
    guest.get_by_label("Password", exact=True).fill("red")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_text("Wrong password")).to_be_visible()
    guest.get_by_label("Password", exact=True).fill("teal")
    guest.get_by_role("button", name="Join").click()
    sits(guest, 2, "Bilal")


def test_two_people_meet_take_bots_and_start(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal", DESK)
    code = makes_table(host)
    start = host.get_by_role("button", name="Start", exact=True)
    expect(start).to_have_count(0)
    expect(host.get_by_role("button", name="Invite people")).to_be_visible()
    expect(host.get_by_text(re.compile("3.? seats are free"))).to_be_visible()
    guest.goto(f"/t/{code}")
    sits(host, 2, "Bilal")
    guest.get_by_role("button", name=re.compile("Seat .?3.?: Free")).click()
    guest.get_by_role("button", name="Sit here").click()
    sits(host, 3, "Bilal")
    guest.get_by_role("button", name="I’m ready").click()
    expect(host.get_by_role("button", name=re.compile("Bilal.*ready"))).to_be_visible()
    host.get_by_role("button", name="Add bots").click()
    expect(host.get_by_role("button", name=re.compile("bot ·"))).to_have_count(2)
    host.get_by_role("button", name=re.compile("bot ·")).first.click()
    host.get_by_role("button", name="Remove the bot").click()
    expect(start).to_have_count(0)
    host.get_by_role("button", name="Add bots").click()
    start.click()
    in_play(host)
    in_play(guest)


def test_the_host_is_asked_before_somebody_is_removed(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    code = makes_table(host)
    guest.goto(f"/t/{code}")
    host.get_by_role("button", name=re.compile("Seat .?2.?: .?Bilal")).click()
    host.get_by_role("button", name=re.compile("^Remove .?Bilal")).click()
    host.locator('[data-how="ban"]').click()
    expect(guest.get_by_role("heading", name="You are no longer at this table")).to_be_visible()
    expect(host.get_by_role("button", name=re.compile("Seat .?2.?: Free"))).to_be_visible()


def test_a_phrase_is_heard_at_the_table(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    guest.goto(f"/t/{makes_table(host)}")
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("button", name="Well played!").click()
    expect(host.get_by_role("status").filter(has_text="Well played!")).to_be_visible()
    host.get_by_role("button", name=re.compile("Chat, .?1")).click()
    expect(host.get_by_role("log")).to_contain_text("Well played!")


def test_who_leaves_is_gone_and_who_goes_home_is_not(visitor: Visitor) -> None:
    page = visitor("Ammu")
    code = makes_table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="First page").click()
    expect(page.get_by_role("heading", name="Your table is waiting")).to_be_visible()
    page.get_by_role("link", name="Sit down").click()
    sits(page, 1, "Ammu")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Cardhouse")).to_be_visible()
    expect(page.get_by_text(short(code))).to_have_count(0)


# -- staying


def test_a_reload_keeps_the_seat(visitor: Visitor) -> None:
    page = visitor("Ammu")
    makes_table(page)
    page.get_by_role("button", name=re.compile("Seat .?3.?: Free")).click()
    page.get_by_role("button", name="Sit here").click()
    sits(page, 3, "Ammu")
    page.reload()
    sits(page, 3, "Ammu")


def test_a_second_tab_takes_the_seat_and_the_first_takes_it_back(visitor: Visitor) -> None:
    first = visitor("Ammu")
    code = makes_table(first)
    second = first.context.new_page()
    second.goto(f"/t/{code}")
    sits(second, 1, "Ammu")
    expect(first.get_by_role("heading", name="You opened this table somewhere else")).to_be_visible()
    first.get_by_role("button", name="Play here").click()
    sits(first, 1, "Ammu")
    expect(second.get_by_role("button", name="Play here")).to_be_visible()


def test_a_house_that_falls_over_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        context = browser.new_context(viewport={"width": 360, "height": 640}, base_url=house.link)
        context.add_init_script("localStorage['cardhouse.name'] ??= '\"Ammu\"'")
        page = context.new_page()
        makes_table(page)
        house.kill()
        expect(page.get_by_text("Reconnecting…")).to_be_visible()
        house.start()
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)
        sits(page, 1, "Ammu")
        context.close()


# -- for everybody


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_on_the_way_in(visitor: Visitor, scheme: str) -> None:
    page = visitor("Ammu", PHONE, color_scheme=scheme)
    page.goto("/")
    expect(page.get_by_role("link", name="Thulla")).to_be_visible()
    assert violations(page) == []
    page.goto("/g/tincholi")
    expect(page.get_by_role("button", name="Play with friends")).to_be_visible()
    assert violations(page) == []
    makes_table(page, "tincholi", 6)
    for part in ("game", "rules", "door", "manners"):
        page.locator(f'[data-part="{part}"]').first.click()
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Seat .?2.?: Free")).click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert violations(page) == []
    for opens in ("Settings", "Invite", "Rules of this table"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=opens, exact=True).last.click()
        expect(page.get_by_role("dialog")).to_have_count(1)
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    assert violations(page) == []


def test_settings_are_applied_at_once_and_kept(visitor: Visitor) -> None:
    page = visitor("Ammu")
    page.goto("/")
    root = page.locator("html")
    page.get_by_role("button", name="Settings").click()
    for group, choice in (("Brightness", "Light"), ("Colours of suits", "Four"), ("Buttons for", "Left hand")):
        page.get_by_role("group", name=group).get_by_role("radio", name=choice).check()
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "daylight")
        expect(root).to_have_attribute("data-deck", "four")
        expect(root).to_have_attribute("data-hand", "left")
        page.reload()


# -- what else is on the way


def test_the_invitation_is_a_link_a_code_and_a_picture_for_a_camera(visitor: Visitor) -> None:
    page = visitor("Ammu")
    link = makes_table(page)
    page.get_by_role("button", name=f"Invite: {short(link)}", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(f"{page.url.split('/t/')[0]}/t/{link}", exact=True)).to_be_visible()
    expect(sheet.get_by_text(short(link), exact=True)).to_be_visible()
    picture = sheet.get_by_role("img", name="The link as a code for a camera")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None and box["width"] >= 180, "large enough for a camera"


def test_the_host_changes_the_game_and_everybody_keeps_their_seat(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    code = makes_table(host, "kazhutha", 4)
    guest.goto(f"/t/{code}")
    sits(guest, 2, "Bilal")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("button", name="Change the game or the rules")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Change the game or the rules").click()
    host.get_by_role("group", name="Game").get_by_role("radio", name="Tincholi").check()
    host.get_by_role("group", name="Seats").get_by_role("radio", name="3").check()
    host.get_by_role("button", name="Play this").click()
    expect(guest.get_by_role("heading", name="Tincholi")).to_be_visible()
    made = http(f"{house.link}/api/tables/{code}")
    assert (made["game"], made["seats"], made["people"]) == ("tincholi", 3, ["Ammu", "Bilal"])


def test_whoever_is_muted_is_heard_again_when_unmuted(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    guest.goto(f"/t/{makes_table(host)}")
    for act, heard in (("Mute", 0), ("Unmute", 1)):
        host.get_by_role("button", name=re.compile("Seat .?2.?: .?Bilal")).click()
        host.get_by_role("button", name=re.compile(rf"^{act} .?Bilal")).click()
        guest.get_by_role("button", name="Chat").click()
        guest.get_by_role("button", name="Hello!").click()
        expect(guest.get_by_role("log")).to_contain_text("Hello!")
        guest.keyboard.press("Escape")
        expect(host.get_by_role("button", name=re.compile("Chat, .?1"))).to_have_count(heard)


def test_a_bot_of_a_chosen_strength(visitor: Visitor) -> None:
    page = visitor("Ammu")
    makes_table(page)
    page.get_by_role("button", name=re.compile("Seat .?2.?: Free")).click()
    page.get_by_role("group", name="How strong are the bots?").get_by_role("radio").first.check()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name=re.compile("bot ·"))).to_have_count(1)
