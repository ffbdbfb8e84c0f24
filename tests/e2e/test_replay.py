"""A match is watched again: from its results, step by step, as one saw it, by link; and its deals are verified here."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, until, violations
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse
from tests.server.visitor import http


class Seen:
    """Somebody who has played a match of Thulla and stands at its replay."""

    def __init__(self, page: Page, record: str) -> None:
        self.page, self.record = page, record
        self.scrubber = page.get_by_role("slider", name="Where in the match")

    def at(self) -> int:
        return int(self.scrubber.input_value())

    def stands_at(self, n: int) -> None:
        expect(self.scrubber).to_have_value(str(n))
        expect(self.page).to_have_url(re.compile(rf"#{n}$"))

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture(scope="module")
def match(browser: Browser, house: OpenHouse) -> tuple[str, Any]:
    """Played to the end and followed to its replay: the record, and what the device has kept."""
    context = browser.new_context(viewport=PHONE, base_url=house.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    context.add_init_script("localStorage['cardhouse.name'] ??= '\"Meera\"'")
    page = context.new_page()
    page.add_init_script(QUICK)
    player = Player(page, "replay")
    player.sits_down(house.link, "thulla", 6)
    player.plays_to_the_end()
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/r/[a-z0-9-]+~[a-z0-9]+#1$"))
    kept = context.storage_state()
    record = page.url.split("/r/")[1].split("#")[0]
    context.close()
    return record, kept


@pytest.fixture
def seen(visitor: Visitor, match: tuple[str, Any]) -> Seen:
    record, kept = match
    page = visitor("Meera", storage_state=kept)
    page.add_init_script(QUICK)
    page.goto(f"/r/{record}")
    return Seen(page, record)


def moments(house: OpenHouse, record: str, seen_as: str = "open") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = http(f"{house.link}/api/records/{record}/views?as={seen_as}")["moments"]
    return found


def test_a_match_is_watched_again(seen: Seen, house: OpenHouse) -> None:
    page, lines = seen.page, moments(house, seen.record)
    seen.stands_at(1)
    assert violations(page) == []
    # every card of every hand is open
    expect(page.locator("[data-open]")).to_have_count(5)  # on the mat, under their names
    expect(page.locator(".bottom")).to_contain_text("Meera")  # whose device this is
    own = page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(own).to_contain_text(re.compile("Meera.*8.* cards:"))
    assert page.locator("[data-card='??']").count() == 0

    seen.press("One move on")
    seen.stands_at(2)
    expect(page.locator(".prompt .words")).to_contain_text("A♠")
    seen.press("One move back")
    seen.stands_at(1)
    ends = [one["n"] for one in lines if set(one["marks"]) & {"cut", "clean", "deal"}]
    seen.press("On to the end of the trick")
    seen.stands_at(ends[1])
    seen.press("On to the end of the trick")
    seen.press("Back to the end of the last trick")
    seen.stands_at(ends[1])

    page.keyboard.press("End")
    seen.stands_at(len(lines))
    expect(page.locator(".prompt .next")).to_have_text("The match is over")
    page.keyboard.press("ArrowLeft")
    seen.stands_at(len(lines) - 1)
    page.keyboard.press("Home")
    seen.stands_at(1)
    page.locator(".speed").click()
    page.locator(".speed").click()
    expect(page.locator(".speed")).to_have_text("4×")
    page.locator("h1").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    until(page, "() => Number(document.querySelector('input[type=range]').value) >= 4")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    colours = page.locator(".scrubber path").evaluate_all("paths => paths.map(path => path.dataset.tone)")
    marks = {mark for one in lines for mark in one["marks"]}
    assert {"deal", "end"} <= set(colours) and ("danger" in colours) == ("cut" in marks)


def test_as_i_saw_it_and_by_link(seen: Seen, house: OpenHouse, visitor: Visitor) -> None:
    page = seen.page
    page.get_by_role("combobox", name="Seen by").select_option(label="As I saw it")
    expect(page).to_have_url(re.compile(r"\?as=p1#1$"))
    expect(page.locator(".held")).to_have_count(8)
    own = moments(house, seen.record, "p1")
    turns = [i for i, one in enumerate(own) if one["seat"] == "p1" and i > 0]
    page.locator("h1").focus()
    for n in [n for n in turns if n > 1][:2]:
        page.keyboard.press("Shift+ArrowRight")
        seen.stands_at(n)
        assert "p1" in own[n - 1]["view"]["to_move"]

    page.get_by_role("button", name="About this match").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("row")).to_have_count(6)
    with page.expect_download() as text:
        sheet.get_by_role("link", name="Download the record (.cgn)").click()
    assert text.value.suggested_filename == f"{seen.record.split('~')[0]}.cgn"
    link = page.url

    desk = visitor("", size=DESK)
    desk.goto(link)
    again = Seen(desk, seen.record)
    again.stands_at(turns[2] if turns[0] == 1 else turns[1])
    expect(desk.get_by_role("combobox", name="Seen by").locator("option:checked")).to_have_text(
        re.compile("As .?Meera")
    )
    expect(desk.get_by_role("region", name="Every move").locator("[aria-current=step]")).to_be_visible()
    desk.get_by_role("region", name="Every move").get_by_role("button").nth(4).click()
    again.stands_at(5)
    desk.goto(f"/r/{seen.record}#999999")
    again.stands_at(len(own))
    assert violations(desk) == []


def test_the_deals_are_verified_in_the_browser(seen: Seen) -> None:
    page = seen.page
    page.get_by_role("button", name="About this match").click()
    page.get_by_role("button", name="Verify the deals").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "ok")
    checks = page.locator("[data-check]").evaluate_all("all => all.map(one => one.dataset.check)")
    assert checks == ["noted", "share", "pledges", "commit", "seed", "deal"], (
        "this browser sat there and has noted the promise"
    )
    assert page.locator("[data-check].ok").count() == 6
    assert violations(page) == []


def test_a_changed_record_is_found_out(seen: Seen) -> None:
    page = seen.page

    def exchange(route: Route) -> None:
        """The house shows another deal than the one that was promised: two cards have changed hands."""
        text = route.fetch().text()
        first, second = re.findall(r" p[12]:(\w\w)", text)[:2]
        changed = text.replace(f"p1:{first},", f"p1:{second},").replace(f"p2:{second},", f"p2:{first},")
        route.fulfill(body=changed, content_type="text/plain")

    page.route("**/*.cgn", exchange)
    page.get_by_role("button", name="About this match").click()
    page.get_by_role("button", name="Verify the deals").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "bad")
    wrong = page.locator("[data-check].bad")
    expect(wrong).to_have_count(1)
    expect(wrong).to_contain_text(re.compile(r"Deal .?1.? does not follow from the seed.*should be.*line .?\d+"))


def test_a_record_that_is_not_there_says_so(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/r/none-such-1")
    expect(page.get_by_role("heading", name="There is no such record")).to_be_visible()
    assert violations(page) == []


def test_a_record_that_does_not_replay_says_at_which_line(browser: Browser, house: OpenHouse) -> None:
    trouble = '{"code": "bad_record", "text": "line 9: p1 2c: you do not hold 2♣"}'
    page = browser.new_page(base_url=house.link)
    page.route("**/views*", lambda route: route.fulfill(status=422, content_type="application/json", body=trouble))
    page.goto("/r/broken-1")
    expect(page.get_by_role("heading", name="This record does not replay")).to_be_visible()
    expect(page.get_by_text("you do not hold 2♣")).to_be_visible()
    page.close()
