"""The table as a place: the hand under the mat on every screen, and nothing on top of what has to be tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Visitor, until
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse

MIDDLES = """() => {
  const middle = (box) => box.left + box.width / 2;
  const cards = [...document.querySelectorAll(".held")].map((card) => middle(card.getBoundingClientRect()));
  const mat = middle(document.querySelector(".mat .weave").getBoundingClientRect());
  const off = (Math.min(...cards) + Math.max(...cards)) / 2 - mat;
  return innerWidth === document.documentElement.clientWidth && Math.abs(off) <= 2 ? [] : [off];
}"""
# The button is hit wherever it is touched.
HIT = """(css) => {
  const button = document.querySelector(css), box = button.getBoundingClientRect();
  const at = [0.08, 0.3, 0.5, 0.7, 0.92].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
  const under = ([x, y]) => document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
  return at.map(under).filter((el) => !button.contains(el)).map((el) => el?.outerHTML.slice(0, 80));
}"""
# What lies on something that has to be read: cards of the trick on names, names on names. A tag that does not fit
# beside the first is left out: it stands under the edge of its line, which clips it, and is not to be seen.
COVERED = """() => {
  const left_out = (el) => {
    const line = el.closest(".tags");
    if (!line || getComputedStyle(line).overflowY !== "hidden") return false;
    return el.getBoundingClientRect().top >= line.getBoundingClientRect().bottom;
  };
  const seen = (css) => [...document.querySelectorAll(css)].filter((el) => !left_out(el));
  const all = (css) => seen(css).map((el) => [el.getBoundingClientRect(), el.textContent]);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const names = all(".mat [data-seat] .name, .mat [data-seat] .tag, .mat [data-seat] .count");
  const cards = all(".open li");
  const outside = names.filter(([b]) => b.left < -1 || b.right > innerWidth + 1).map(([, text]) => `${text} is cut`);
  const on = (card) => names.filter(([b]) => b.width && meet(card, b)).map(([, text]) => `a card lies on ${text}`);
  return [...outside, ...cards.flatMap(([card]) => on(card))];
}"""


def settled(page: Page, faults: str) -> list[str]:
    """What is wrong once the table has found its place in a window of another size."""
    for _ in range(40):
        page.wait_for_timeout(150)
        found: list[str] = page.evaluate(faults)
        if not found:
            break
    return found


def sits(visitor: Visitor, house: OpenHouse, game: str, seats: int, size: dict[str, int], options: str = "") -> Player:
    page: Page = visitor("Meera", size=size)
    page.add_init_script(QUICK)
    player = Player(page, f"layout {game}")
    player.sits_down(house.link, game, seats, options)
    return player


def test_the_hand_lies_under_the_middle_of_the_mat(visitor: Visitor, house: OpenHouse) -> None:
    page = sits(visitor, house, "thulla", 5, {"width": 1280, "height": 720}).page
    expect(page.locator(".held").first).to_be_visible()
    for width, height in ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (360, 640), (780, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page, MIDDLES) == [], width


@pytest.mark.parametrize("size", [(780, 360), (844, 390), (915, 412), (667, 375), (360, 640), (1280, 720)])
def test_the_number_pad_does_not_lie_on_the_button(visitor: Visitor, house: OpenHouse, size: tuple[int, int]) -> None:
    player = sits(visitor, house, "liap_tui", 4, {"width": size[0], "height": size[1]}, "max_redeals=0")
    page = player.page
    while not page.locator("[data-number]").count():
        player.acts_once()
    numbers = page.locator('[data-number]:not([aria-disabled="true"])')
    numbers.first.click()
    until(page, "() => document.querySelector('[data-act=primary]').getAttribute('aria-disabled') === 'false'")
    assert page.evaluate(HIT, '[data-act="primary"]') == []
    for number in numbers.all():
        assert page.evaluate(HIT, f'[data-number="{number.get_attribute("data-number")}"]') == []


@pytest.mark.parametrize(("game", "seats"), [("thulla", 6), ("kazhutha", 6), ("dalmuti", 8), ("tincholi", 10)])
def test_no_card_of_a_trick_lies_on_a_name(visitor: Visitor, house: OpenHouse, game: str, seats: int) -> None:
    player = sits(visitor, house, game, seats, PHONE)
    for _ in range(6):
        player.acts_once()
        for width, height in ((360, 640), (390, 844), (780, 360), (1280, 720)):
            player.page.set_viewport_size({"width": width, "height": height})
            assert settled(player.page, COVERED) == [], (width, height)


LONGER = """() => {
  const found = [".page", "main", ".table"].map((css) => document.querySelector(css));
  return found.filter((el) => el.scrollHeight > el.clientHeight).map((el) => [el.className, el.scrollHeight]);
}"""


def test_a_long_log_makes_the_table_no_longer(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "thulla", 6, {"width": 1280, "height": 720})
    page = player.page
    while page.locator(".log li").count() < 30:
        assert player.acts_once()
    assert page.evaluate(LONGER) == []


LETTERS = """() => {
  const own = (el) => [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const read = (el) => own(el) && el.checkVisibility() && !el.closest(".sr-only, .card");
  const small = [...document.querySelectorAll(".table *, header *")].filter(read);
  return small.filter((el) => parseFloat(getComputedStyle(el).fontSize) < 20).map((el) => el.textContent);
}"""


def test_whoever_watches_on_a_wide_window_reads_it_from_the_sofa(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "thulla", 5, PHONE)
    player.acts_once()
    watcher = visitor("Noor", size={"width": 1920, "height": 1080})
    watcher.goto(player.page.url)
    expect(watcher.locator(".table.far")).to_be_visible()
    expect(watcher.locator(".mat [data-seat]")).to_have_count(5)
    expect(watcher.locator(".actions")).to_have_count(0)
    code, _, secret = player.page.url.split("/t/")[1].partition("~")
    corner = watcher.locator(".corner.join")
    expect(corner).to_contain_text(code)
    assert secret and secret not in corner.inner_text(), "the link is for phones to read, the code for people"
    assert settled(watcher, LETTERS) == []


PILES = """() => {
  const box = (el) => el.getBoundingClientRect();
  const all = (css) => [...document.querySelectorAll(css)].map(box).filter((b) => b.width);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const piles = all(".middle .pile, .middle .drawn, .middle .label");
  const people = all(".mat [data-seat] .name, .mat [data-seat] .disc, .mat [data-seat] [data-slot]");
  return piles.flatMap((pile) => people.filter((one) => meet(pile, one)).map((one) => [pile.x, pile.y, one.x, one.y]));
}"""


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("ml", 4), ("en", 10)])
def test_the_piles_of_the_middle_touch_nobodys_cards(
    visitor: Visitor, house: OpenHouse, language: str, seats: int
) -> None:
    """Nor those of the seat at the bottom, when somebody looks on; long words do not push them apart."""
    player = sits(visitor, house, "tincholi", seats, PHONE)
    player.acts_once()
    watcher = visitor("Noor", size=PHONE, locale=language)
    watcher.goto(player.page.url)
    expect(watcher.locator(".mat [data-seat]")).to_have_count(seats)
    for page in (player.page, watcher):
        for width, height in ((360, 640), (780, 360), (1280, 720), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            assert settled(page, PILES) == [], (width, height)


def test_whoever_plays_with_keys_finds_the_hand(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "thulla", 4, {"width": 1280, "height": 720})
    page = player.page
    player.waits_for_his_turn()
    page.locator("header button").first.focus()
    page.keyboard.press("g")
    until(page, "() => document.activeElement.matches('.held')")
