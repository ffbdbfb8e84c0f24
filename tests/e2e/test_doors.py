"""The doors of the house: wrong codes, full tables, passwords, addresses that nobody has, and the ways back and on."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, until, violations
from tests.e2e.player import QUICK, Player, agrees, makes_table, plays_bots, short
from tests.e2e.test_lessons import Learner
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import http, open_table


def levels(page: Page) -> set[str]:
    """Of the bots at the table, as everybody reads them."""
    return {text for text in page.locator(".mat .tag").all_inner_texts() if text not in ("host", "Invite")}


# -- friends first


def test_with_friends_a_table_is_laid_at_once_and_the_invitation_is_open(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/")
    page.get_by_role("button", name="Play with friends").tap()
    page.get_by_role("dialog").get_by_role("button", name="Kazhutha Kali").tap()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog", name="What should we call you?")).to_be_visible()
    expect(page.get_by_text("invited")).to_have_count(0)  # nobody is invited to what they have made
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("button", name="Sit down").tap()
    sheet = page.get_by_role("dialog", name="Invite people")
    expect(sheet.get_by_text(page.url, exact=True)).to_be_visible()


def test_both_ways_to_play_are_seen_without_scrolling_and_are_equal(visitor: Visitor) -> None:
    page = visitor("Ammu", PHONE)
    page.goto("/g/liap_tui")
    friends, bots = (page.get_by_role("button", name=f"Play with {whom}") for whom in ("friends", "bots"))
    for way in (friends, bots):
        expect(way).to_be_in_viewport(ratio=1)
    one, other = friends.bounding_box(), bots.bounding_box()
    assert one and other and (one["width"], one["height"]) == (other["width"], other["height"])
    learn, strength = page.get_by_role("link", name="Learn it"), page.get_by_role("group", name="How strong")
    tops = [box["y"] for what in (learn, friends, strength, bots) if (box := what.bounding_box())]
    assert len(tops) == 4 and tops == sorted(tops), "the lesson first for the new, the strength before its button"
    assert violations(page) == []


def test_what_is_agreed_on_stands_at_the_table_and_its_host_changes_it_there(
    visitor: Visitor, house: OpenHouse
) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    code = makes_table(host, "kazhutha")
    guest.goto(f"/t/{code}")
    agreed = guest.get_by_role("list", name="Agreed on at this table")
    expect(agreed).to_contain_text("Clock: Normal")
    expect(agreed.get_by_role("button")).to_have_count(0)
    agrees(host, "clock", lambda sheet: sheet.get_by_role("radio", name="Relaxed").check())
    expect(agreed).to_contain_text("Clock: Relaxed")
    agrees(host, "game", lambda sheet: sheet.get_by_role("radio", name="Tincholi").check())
    expect(agreed).to_contain_text("Tincholi")
    made = http(f"{house.link}/api/tables/{code}")
    assert (made["game"], made["clock"], made["people"]) == ("tincholi", "relaxed", ["Ammu", "Bilal"])


def test_the_strength_that_was_chosen_holds_everywhere(visitor: Visitor) -> None:
    page = visitor("Ammu")
    page.goto("/g/thulla")
    page.get_by_role("radio", name="Hard").check()
    makes_table(page, "thulla")
    page.get_by_role("button", name="Add bots").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert all("Hard" in one for one in levels(page)) and levels(page)
    makes_table(page, "kazhutha")
    page.get_by_role("button", name=re.compile("How strong")).click()
    page.get_by_role("radio", name="Easy").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add bots").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert all("Easy" in one for one in levels(page)) and levels(page)
    page.goto("/g/tincholi")
    expect(page.get_by_role("radio", name="Easy")).to_be_checked()


# -- doors


def test_a_wrong_code_is_helped_on_the_spot_and_what_was_typed_stays(visitor: Visitor, house: OpenHouse) -> None:
    listed = open_table(house.link, "thulla", 3, secrets.token_hex(32), public=True)
    hidden = short(open_table(house.link, "thulla", 3, secrets.token_hex(32)))
    words, number = listed.rsplit("-", 1)
    page = visitor("Ammu")
    page.goto("/")
    field = page.get_by_label("Have a table code?")

    def tries(code: str) -> None:
        field.fill(code)
        page.get_by_role("button", name="Join", exact=True).click()

    tries("mago-rivr-99")
    expect(page.get_by_role("alert").get_by_role("link", name="mango-river-99")).to_be_visible()
    expect(field).to_have_value("mago-rivr-99")
    assert page.url.endswith("/") and violations(page) == []
    tries(hidden.rsplit("-", 1)[0])
    expect(page.get_by_text("two words and a number")).to_be_visible()
    expect(page.get_by_role("link", name=hidden)).to_have_count(0)
    tries(words.replace("-", " "))
    page.get_by_role("alert").get_by_role("link", name=listed).click()
    expect(page.get_by_role("button", name=re.compile("^Seat .?1.?: .?Ammu"))).to_be_visible()
    assert number


def test_a_full_table_says_so_with_its_game_and_its_host(visitor: Visitor) -> None:
    host, guest, newcomer = visitor("Ammu"), visitor("Bilal"), visitor()
    code = makes_table(host, "liap_tui")
    host.get_by_role("button", name="Add bots").click()
    expect(host.get_by_role("button", name="Start", exact=True)).to_be_visible()
    newcomer.goto(f"/t/{code}")
    expect(newcomer.get_by_role("heading", name=re.compile("The table is full .*4.? of .?4"))).to_be_visible()
    expect(newcomer.get_by_text("Watch, and take the first free seat.")).to_be_visible()
    expect(newcomer.get_by_text("Liap Tui", exact=True)).to_be_visible()
    expect(newcomer.get_by_text(re.compile("^.?Ammu.?’s table"))).to_be_visible()
    assert violations(newcomer) == []
    newcomer.get_by_role("button", name="Watch").tap()
    expect(newcomer.get_by_role("status").filter(has_text="The table is full")).to_be_visible()
    guest.goto(f"/t/{code}")
    expect(guest.get_by_role("status").filter(has_text="The table is full")).to_be_visible()


def test_a_door_with_a_password_says_whose_it_is_and_keeps_what_was_typed(visitor: Visitor) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    code = makes_table(host, "dalmuti")
    agrees(host, "door", lambda sheet: sheet.get_by_label("Password").fill("teal"))
    guest.goto(f"/t/{code}")
    field = guest.get_by_label("Password", exact=True)
    expect(guest.get_by_text("The Great Dalmuti")).to_be_visible()
    expect(guest.get_by_text(re.compile("^.?Ammu.?’s table"))).to_be_visible()
    expect(field).to_have_attribute("type", "password")
    field.fill("tael")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_text("Wrong password")).to_be_visible()
    expect(field).to_have_value("tael")
    guest.get_by_role("button", name="Show what I type").click()
    expect(field).to_have_attribute("type", "text")
    assert violations(guest) == []
    field.fill("teal")
    guest.get_by_role("button", name="Join").click()
    expect(guest.get_by_role("button", name=re.compile("^Seat .?2.?: .?Bilal"))).to_be_visible()


def test_an_address_that_nobody_has_is_a_page_with_a_way_back(visitor: Visitor) -> None:
    page = visitor("Ammu")
    for path in ("/zzz", "/rules/tincholi"):
        answer = page.goto(path)
        assert answer is not None and answer.status == 404
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("heading", name="Cardhouse")).to_be_visible()


# -- back and on


def test_back_first_closes_what_lies_over_the_table_and_then_leaves_the_way_back(
    visitor: Visitor, house: OpenHouse
) -> None:
    page = visitor("Ammu")
    page.goto("/g/thulla")
    player = Player(page, "back")
    code = player.sits_down(house.link, "thulla", 3, clock="normal")
    table = page.get_by_role("region", name="Table")
    expect(table).to_be_visible()
    player.waits_for_his_turn()
    for opens in ("Menu", "Rules of this table"):
        page.get_by_role("button", name=opens, exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(1)
        until(page, "history.state === 'over'")
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(table).to_be_visible()
    until(page, "history.state !== 'over'")
    page.go_back()
    page.wait_for_url("**/g/thulla")
    banner = page.get_by_role("complementary", name="Your table is waiting")
    expect(banner).to_contain_text(re.compile(r"Thulla.*your turn.*\d:\d\d.? left"))
    banner.get_by_role("link", name="Sit down").click()
    page.wait_for_url(f"**/t/{code}")
    expect(table).to_be_visible()


def test_the_way_back_to_a_table_stands_on_every_page(visitor: Visitor) -> None:
    page = visitor("Ammu", DESK)
    plays_bots(page, "thulla")
    for path in ("/g/kazhutha", "/me", "/best/thulla", "/learn/thulla", "/zzz"):
        page.goto(path)
        expect(page.get_by_role("complementary", name="Your table is waiting")).to_be_visible()
        assert violations(page) == [], path
    page.goto("/learn/thulla")
    expect(page.locator(".held").first).to_be_in_viewport()


def test_nobody_waits_at_a_match_against_bots_that_is_over(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    page.add_init_script(QUICK)
    player = Player(page, "over")
    player.sits_down(house.link, "thulla", 2)
    player.plays_to_the_end()
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_timeout(700)
    expect(page.get_by_role("complementary", name="Your table is waiting")).to_have_count(0)


def test_after_the_lesson_the_first_cards_are_one_tap_away(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor()
    learner = Learner(page, house, "thulla")
    seen = Player(page, "lesson")
    for _, move in learner.asked:
        expect(page.locator(".coach:not(.quiet)")).to_be_visible()
        learner.does(move)
    expect(page.locator(".well", has_text="Well done!")).to_be_visible()
    page.get_by_role("button", name="Now play").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".held")).not_to_have_count(0)
    rooms = [frame for frame in seen.frames if frame["type"] == "room"]
    assert {one["level"] for one in rooms[-1]["seats"] if one["state"] == "bot"} == {"gentle"}
    page.goto("/g/thulla")
    friends, learn = page.get_by_role("button", name="Play with friends"), page.locator("a.learn")
    one, other = friends.bounding_box(), learn.bounding_box()
    assert one and other and one["y"] < other["y"], "who has learnt it is asked to play first"


# -- without the house


def test_what_works_without_the_house_is_what_it_says(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        context = browser.new_context(viewport={"width": 360, "height": 640}, base_url=house.link)
        page = context.new_page()
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(page, "navigator.serviceWorker.controller !== null")
        page.goto("/learn/thulla")
        expect(page.locator(".coach")).to_be_visible()
        house.kill()
        page.reload()
        expect(page.locator(".coach")).to_be_visible()  # a lesson that was open
        expect(page.locator(".held")).not_to_have_count(0)
        page.goto("/rules/tincholi")
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
        page.goto("/")
        page.get_by_role("button", name="Language").click()
        page.get_by_role("radio", name=re.compile("ไทย")).click()
        expect(page.get_by_role("alert").filter(has_text="not on this device yet")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        context.close()


def test_dates_are_written_as_where_the_browser_is_at_home(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu", locale="en-GB")
    page.add_init_script(QUICK)
    player = Player(page, "dates")
    player.sits_down(house.link, "thulla", 2)
    player.plays_to_the_end()
    page.goto("/me")
    expect(page.get_by_role("link", name="Thulla").last).to_be_visible()
    assert not re.search(r"\d (AM|PM)", page.inner_text("main"))
