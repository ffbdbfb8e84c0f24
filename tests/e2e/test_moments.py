"""What people show each other, and the moments that a game is played for: seen where they belong, and over in time."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, Visitor, until
from tests.e2e.player import MOVING, Player
from tests.server.open_house import OpenHouse

# how far the middle of a bubble is from the face of a seat, in faces
AWAY = """(el) => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const seat = el.dataset.thrown || el.dataset.bubble;
  const face = document.querySelector(`[data-seat="${seat}"] .disc`).getBoundingClientRect();
  const [[x, y], [a, b]] = [middle(el.getBoundingClientRect()), middle(face)];
  return Math.hypot(x - a, y - b) / face.width;
}"""

# the cards that lie under the drawings; what the rail hides of a card is not covered
COVERED = """() => {
  const { left, top, width, height } = document.querySelector(".tray").getBoundingClientRect();
  const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
  const at = (x, y) => document.elementsFromPoint(left + x * width, top + y * height);
  const under = parts.flatMap((x) => parts.flatMap((y) => at(x, y)));
  return [...new Set(under.map((el) => el.closest(".held")?.dataset.card).filter(Boolean))];
}"""


def at_one_table(
    visitor: Visitor, house: OpenHouse, *names: str, game: str = "thulla", moves: bool = False
) -> list[Page]:
    """People at a running match of four, with bots on the other seats."""
    pages = [visitor(name, DESK if i else {"width": 390, "height": 844}) for i, name in enumerate(names)]
    for page in pages if moves else ():
        page.add_init_script(MOVING)
    host = Player(pages[0], f"{game} moments")
    code = host.sits_down(house.link, game, 4, start=False)
    for page, name in zip(pages[1:], names[1:], strict=True):
        page.goto(f"/t/{code}")
        expect(host.page.get_by_role("button", name=re.compile(name))).to_be_visible()
    host.page.get_by_role("button", name="Add bots").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        expect(page.locator('[data-act="react"]')).to_be_visible()
    return pages


def shows(page: Page, reaction: str) -> Locator:
    page.locator('[data-act="react"]').click()
    return page.locator(f'.tray [data-reaction="{reaction}"]')


def test_a_reaction_is_seen_at_the_face_of_who_shows_it(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = at_one_table(visitor, house, "Ammu", "Bilal")
    shows(guest, "wow").dblclick()
    bubble = host.locator('[data-bubble="p2"][data-said="wow"]')
    expect(bubble).to_be_visible()
    assert bubble.evaluate(AWAY) < 1.2
    expect(host.get_by_role("status").filter(has_text=re.compile("Bilal.*: .*Wow"))).to_be_attached()
    expect(bubble).to_have_count(0)  # and goes again


def test_a_reaction_is_thrown_at_a_face_and_lands_there(visitor: Visitor, house: OpenHouse) -> None:
    host, guest, third = at_one_table(visitor, house, "Ammu", "Bilal", "Chai", moves=True)
    shows(host, "rose").click()
    host.locator('[data-seat="p3"] button').first.click()
    for page in (guest, third, host):
        expect(page.locator('[data-bubble="p1"][data-thrown="p3"]')).to_be_attached()
    until(guest, f"""(({AWAY})(document.querySelector('[data-thrown="p3"]')) < 1.2)""")  # it has flown there
    expect(guest.get_by_role("status").filter(has_text=re.compile("Ammu.* to .*Chai.*: .*Rose"))).to_be_attached()
    expect(host.locator("dialog")).to_have_count(0)  # the tap was a throw


def test_the_sheet_of_a_player_throws_at_them(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = at_one_table(visitor, house, "Ammu", "Bilal")
    guest.locator('[data-seat="p1"] button').first.click()
    guest.locator('dialog [data-reaction="chilli"]').click()
    expect(host.locator('[data-bubble="p2"][data-thrown="p1"]')).to_be_attached()


def test_nothing_of_a_muted_person_is_seen(visitor: Visitor, house: OpenHouse) -> None:
    host, guest, third = at_one_table(visitor, house, "Ammu", "Bilal", "Chai")
    host.locator('[data-seat="p2"] button').first.click()
    host.get_by_role("button", name=re.compile("^Mute .?Bilal")).click()
    shows(guest, "fire").dblclick()
    expect(third.locator('[data-bubble="p2"]')).to_be_visible()
    expect(host.locator('[data-bubble="p2"]')).to_have_count(0)


def test_the_drawings_are_reached_by_keys_and_cover_no_card(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = at_one_table(visitor, house, "Ammu", "Bilal")
    for page in (host, guest):
        page.locator("body").press("r")
        tray = page.locator(".tray")
        expect(tray).to_be_visible()
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        expect(tray).to_have_count(0)
    guest.locator("body").press("r")
    guest.keyboard.press("ArrowRight")
    guest.keyboard.press("Enter")
    expect(host.locator('[data-bubble="p2"][data-said="wow"]')).to_be_visible()


def test_a_phrase_stands_in_a_bubble_under_the_header(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = at_one_table(visitor, house, "Ammu", "Bilal")
    guest.get_by_role("button", name="Well played!").click()  # the chat stands beside the table of a wide window
    bubble = host.locator('[data-bubble="p2"]')
    expect(bubble).to_contain_text("Well played!")
    box, header = bubble.bounding_box(), host.locator("header").bounding_box()
    assert box is not None and header is not None and box["y"] >= header["y"] + header["height"]
    expect(host.locator(".toast")).to_have_count(0)
    expect(host.get_by_role("button", name=re.compile("^Chat, 1 "))).to_be_visible()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("Well played!")


def test_what_is_seen_at_a_face_does_not_wait_to_be_read(visitor: Visitor, house: OpenHouse) -> None:
    host, guest = at_one_table(visitor, house, "Ammu", "Bilal")
    shows(guest, "rose").dblclick()
    expect(host.locator('[data-bubble="p2"][data-said="rose"]')).to_be_visible()
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def until_a_cut(player: Player, most: int = 60) -> Locator:
    """Somebody plays until a trick is cut, and sees it."""
    shout = player.page.locator("[data-shout]")
    player.page.evaluate(
        """() => new MutationObserver(() => {
          const word = document.querySelector("[data-shout]")?.dataset.shout;
          if (word) window.shouted = word;
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    for _ in range(most):
        if player.page.evaluate("window.shouted ?? ''"):
            return shout
        assert player.acts_once(), "the game is over without a cut"
    raise AssertionError("nobody has cut")


def test_a_cut_is_shouted_and_over_in_time(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    page.add_init_script(MOVING)
    player = Player(page, "a cut")
    player.sits_down(house.link, "kazhutha", 3)
    shout = until_a_cut(player)
    assert page.evaluate("window.shouted") == "PANI!"
    expect(shout).to_have_count(0, timeout=4_000)


def test_without_motion_a_cut_is_only_the_word_and_the_count(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    player = Player(page, "a calm cut")
    page.add_init_script("window.moved = []")
    player.sits_down(house.link, "thulla", 3)
    page.evaluate(
        """() => document.addEventListener("animationstart", (event) => {
          if (event.target.closest(".moments")) window.moved.push(event.animationName);
        })"""
    )
    until_a_cut(player)
    assert page.evaluate("window.shouted") == "THULLA!"
    assert page.evaluate("window.moved") == []


def test_a_tap_has_seen_enough_of_a_moment(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    page.add_init_script("localStorage['cardhouse.settings'] ??= JSON.stringify({ motion: 'full', speed: 'slow' })")
    page.add_init_script(
        """new MutationObserver(() => {
          const layer = document.querySelector(".moments");
          if (layer?.dataset.moment !== "cut" || window.skipped !== undefined) return;
          document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
          setTimeout(() => (window.skipped = layer.dataset.moment !== "cut"), 50);
        }).observe(document, { subtree: true, attributes: true, childList: true })"""
    )
    player = Player(page, "a tap")
    player.sits_down(house.link, "kazhutha", 3)
    for _ in range(60):
        if page.evaluate("window.skipped !== undefined") or not player.acts_once():
            break
    assert page.evaluate("window.skipped") is True
