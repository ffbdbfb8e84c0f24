"""What surrounds a table: its bar, its rules, the invitation to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, until, violations
from tests.e2e.player import agrees, makes_table
from tests.e2e.player import plays_bots as plays


def bar(page: Page) -> Locator:
    return page.get_by_role("banner")


# -- rules


@pytest.mark.parametrize(
    ("game", "part"), [("thulla", "A trick"), ("tincholi", "First look"), ("liap_tui", "Declaration|Weak hand|Plays")]
)
def test_the_rules_are_one_tap_away_and_open_where_the_game_is(visitor: Visitor, game: str, part: str) -> None:
    page = visitor("Ammu")
    plays(page, game)
    page.wait_for_timeout(1000)
    bar(page).get_by_role("button", name="Rules of this table").tap()
    now = page.locator("[aria-current=true]")
    expect(now.get_by_role("heading", name=re.compile(part))).to_be_in_viewport()
    expect(page.get_by_role("link", name="Learn it step by step")).to_have_attribute("href", f"/learn/{game}")
    assert violations(page) == []


def test_the_rules_say_what_a_play_is_and_what_differs_at_this_table(visitor: Visitor) -> None:
    page = visitor("Ammu", DESK)
    makes_table(page, "liap_tui")
    agrees(
        page,
        "rules",
        lambda sheet: sheet.get_by_role("group", name="Variant").get_by_role("radio", name="Ranked").check(),
    )
    bar(page).get_by_role("button", name="Rules of this table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Two pieces have to be a pair")).to_be_visible()
    expect(sheet.get_by_role("img", name=re.compile("chariot.+horse.+horse.+cannon")).first).to_be_attached()
    expect(sheet.get_by_role("region", name="Plays, weakest first").get_by_text("Type lock: on")).to_be_attached()
    expect(sheet.get_by_text("no piece is worth more than 9")).to_be_attached()


# -- the bar


def test_the_bar_has_the_name_of_the_game_at_home_and_on_a_desk_settings_and_sound(visitor: Visitor) -> None:
    page = visitor("Ammu", DESK)
    plays(page, "kazhutha")
    expect(bar(page).get_by_text("കഴുതക്കളി")).to_be_visible()
    expect(bar(page)).not_to_contain_text(page.url.rsplit("/", 1)[1])
    sound = bar(page).get_by_role("button", name="Sounds")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    bar(page).get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_how_quick_the_connection_is_stands_in_the_menu_and_not_in_the_bar(visitor: Visitor) -> None:
    page = visitor("Ammu", PHONE)
    plays(page, "thulla")
    bar(page).get_by_role("button", name="Menu").tap()
    told = page.get_by_role("dialog").get_by_text(re.compile(r"Connection: .?good, .?\d+.? ms"))
    told.scroll_into_view_if_needed()
    expect(told).to_be_in_viewport()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(bar(page).get_by_role("button", name="Menu")).to_be_visible()
    expect(bar(page).get_by_role("button", name=re.compile("Connection"))).to_have_count(0)


def test_who_watches_is_named_and_never_cut(visitor: Visitor) -> None:
    page, other = visitor("Ammu"), visitor("Bilal")
    plays(page, "kazhutha")
    other.goto(f"{page.url}?watch")
    eye = bar(page).locator(".watchers")
    expect(eye).to_contain_text(re.compile("Bilal.? is watching"))
    expect(eye.locator("[data-face]")).to_be_visible()
    room = eye.evaluate("e => e.getBoundingClientRect().right - e.parentElement.getBoundingClientRect().right")
    assert room <= 0.5


# -- the invitation


def invites(visitor: Visitor) -> str:
    host = visitor("Meera")
    makes_table(host, "dalmuti")
    expect(host.get_by_role("button", name=re.compile("^Seat .?1.?: .?Meera"))).to_be_visible()
    return host.url


def test_a_newcomer_is_told_who_invites_them_and_to_what(visitor: Visitor) -> None:
    link = invites(visitor)
    page = visitor()
    page.goto(link)
    sheet = page.get_by_role("dialog", name=re.compile("Meera.? invites you to .?The Great Dalmuti"))
    expect(sheet.get_by_label("Your name")).to_be_focused()
    expect(sheet.get_by_text("What should we call you?")).to_be_visible()
    assert violations(page) == []
    sheet.get_by_label("Your name").fill("Noor")
    sheet.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("button", name=re.compile("^Seat .?2.?: .?Noor"))).to_be_visible()


def test_an_invitation_stays_when_its_question_is_closed_and_one_may_watch_first(visitor: Visitor) -> None:
    link = invites(visitor)
    page = visitor()
    page.goto(link)
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("heading", name=re.compile("Meera.? invites you"))).to_be_visible()
    assert page.url == link
    assert violations(page) == []
    page.get_by_role("button", name="Watch").tap()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.get_by_role("button", name="Sit down").tap()
    page.get_by_label("Your name").fill("Noor")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("button", name=re.compile("^Seat .?2.?: .?Noor"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Seat .?2.?: .?Noor"))).to_be_visible()


# -- long names, large letters

LONG = "Bartholomew Christopher"  # as long as a name may be, nearly
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_long_name_moves_nothing(visitor: Visitor) -> None:
    page = visitor(LONG)
    makes_table(page)
    disc = page.locator(".mine .disc")
    off = disc.evaluate(
        "e => { const middle = r => r.left + r.width / 2; "
        "return middle(e.getBoundingClientRect()) - middle(e.closest('.mat').getBoundingClientRect()) }"
    )
    assert abs(off) < 1
    page.goto("/")
    icon = page.locator("header [data-face] svg").bounding_box()
    assert icon and icon["width"] >= 19
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("language", ["en", "es", "hi", "ml", "th", "ur", "zh"])
def test_the_first_thing_a_newcomer_is_asked_is_never_cut(visitor: Visitor, language: str) -> None:
    page = visitor()
    page.goto(f"/?lang={language}")
    button = page.locator("header .who")
    expect(button).to_be_visible()
    page.wait_for_timeout(200)
    assert button.evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    assert page.evaluate(WIDER) <= 0


def test_the_size_of_the_text_can_be_chosen_and_breaks_nothing(visitor: Visitor) -> None:
    page = visitor("Ammu")
    page.goto("/")
    letters = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    before = page.evaluate(letters)
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("group", name="Text size").get_by_role("radio", name="Larger").check()
    until(page, f"Math.abs(({letters})() - {1.3 * before}) < 0.01")
    page.keyboard.press("Escape")
    until(page, "history.state === null")  # the sheet has taken its entry out of the history
    for path in ("/", "/g/liap_tui", "/me"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_timeout(300)
        assert page.evaluate(letters) == pytest.approx(1.3 * before, rel=0.1)
        assert page.evaluate(WIDER) <= 0
    makes_table(page, "tincholi")
    page.get_by_role("button", name="Add bots").click()
    start = page.get_by_role("button", name="Start", exact=True)
    start.scroll_into_view_if_needed()
    expect(start).to_be_in_viewport()
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_text_follows_a_browser_whose_letters_are_twice_as_large(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor("Ammu", size)
    page.goto("/g/thulla")
    rules = page.locator(".rules li").first
    before = rules.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    until(page, f"parseFloat(getComputedStyle(document.querySelector('.rules li')).fontSize) === {2 * before}")
    assert page.evaluate(WIDER) <= 0
