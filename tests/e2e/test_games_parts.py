"""What is only in one game: looks that are held up, a call on the wheel, the draw for rank, the sheet, the results."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, until, violations
from tests.e2e.player import MOVING, QUICK, Player
from tests.server.open_house import OpenHouse, open_house


def at_table(
    visitor: Visitor, house: OpenHouse, game: str, seats: int, options: str = "", size: dict[str, int] = PHONE
) -> Player:
    page: Page = visitor("Meera", size)
    page.add_init_script(QUICK)
    player = Player(page, f"{game} parts")
    player.sits_down(house.link, game, seats, options)
    player.waits_for_his_turn()
    return player


def slot_face(page: Page, slot: int) -> str:
    """What the card in your slot shows, as a picture: its index; empty if it is face down."""
    return page.locator(f'button[data-slot="p1.{slot}"] .rank').inner_text() if rank_there(page, slot) else ""


def rank_there(page: Page, slot: int) -> bool:
    return page.locator(f'button[data-slot="p1.{slot}"] .rank').count() > 0


def test_a_first_look_is_by_tap_and_each_card_has_six_seconds(visitor: Visitor, house: OpenHouse) -> None:
    player = at_table(visitor, house, "tincholi", 2, size=DESK)
    page = player.page
    page.clock.install()
    for slot in (1, 3):
        page.locator(f'button[data-slot="p1.{slot}"]').click()
    page.locator('[data-act="primary"]').click()
    card = page.locator('button[data-slot="p1.1"]')
    expect(card.locator(".eye")).to_be_visible()
    assert not rank_there(page, 1)
    # reading what to do costs nothing: the seconds run while a card lies open, and drawing waits for them
    expect(page.locator(".prompt")).to_contain_text("Tap a card with an eye")
    seen, draw = page.locator('[data-act="seen"]'), page.locator('[data-act="primary"]')
    expect(draw).to_be_hidden()
    page.clock.run_for(60_000)
    expect(page.locator(".eye")).to_have_count(2)
    card.click()
    expect(card.locator(".rank, .index")).not_to_have_count(0)
    assert slot_face(page, 3) == ""
    card.click()
    expect(card.locator(".index")).to_have_count(0)
    expect(seen).to_have_attribute("aria-disabled", "true")  # only one of two was seen
    other = page.locator('button[data-slot="p1.3"]')
    other.hover()
    page.mouse.down()
    expect(other.locator(".rank, .index")).not_to_have_count(0)
    expect(seen).to_have_attribute("aria-disabled", "false")
    page.clock.run_for(500)
    page.mouse.up()  # one that was held closes when it is let go
    expect(other.locator(".index")).to_have_count(0)
    card.click()
    page.clock.run_for(6_500)
    expect(card.locator(".eye, .index")).to_have_count(0)
    seen.click()
    expect(page.get_by_text("The look is over")).to_be_visible()
    expect(page.locator(".eye")).to_have_count(0)
    expect(draw).to_be_visible()
    line = page.get_by_text(re.compile("You.* looked at slots")).last.inner_text()
    assert not re.search("[♠♥♦♣]| of (clubs|diamonds|hearts|spades)", line)


def test_a_cut_with_a_call_is_revealed_and_judged(visitor: Visitor, house: OpenHouse) -> None:
    player = at_table(visitor, house, "tincholi", 3, "max_rounds=1 cut_timing=either")
    page = player.page
    while not page.locator('[data-act="cut"]').count():
        player.acts_once()
    page.locator('[data-act="cut"]').click()
    page.locator('[data-act="call"]').click()
    page.locator('dialog [data-total="1"]').click()
    assert violations(page) == []
    page.locator('dialog [data-move="cut 1"]').click()
    expect(page.locator('.reveal[data-judged="true"]')).to_be_visible()
    expect(page.locator(".reveal tbody tr")).to_have_count(3)
    expect(page.locator(".verdict")).to_contain_text(re.compile("lowest"))
    assert violations(page) == []


# What the mat tells of the hands before the reveal has.
SPOILT = """new MutationObserver(() => {
  const reveal = document.querySelector(".reveal");
  if (reveal?.dataset.judged === "true") return;
  const tags = [...document.querySelectorAll(".mat [data-seat] .tag")].map((tag) => tag.textContent);
  if (tags.some((text) => text.includes("in hand"))) window.spoilt = tags;
}).observe(document, { childList: true, subtree: true })"""


def test_the_last_reveal_tells_the_end_and_nothing_before_it(visitor: Visitor, house: OpenHouse) -> None:
    page: Page = visitor("Meera")
    for script in (QUICK, MOVING, SPOILT):
        page.add_init_script(script)
    player = Player(page, "the last reveal")
    player.sits_down(house.link, "tincholi", 3, "target=10 cut_timing=either")
    while not player.waits_for_his_turn()["cut"]:
        player.acts_once()
    page.locator('[data-act="cut"]').click()
    page.locator('dialog [data-move="cut"]').click()
    reveal, title, places = page.locator(".results .reveal"), page.locator("#results-title"), page.locator(".places")
    expect(reveal).to_have_attribute("data-judged", "false")
    expect(title).to_have_text("The game is over")
    expect(places).to_be_hidden()
    expect(page.locator(".reveal .one.open").first).to_be_visible()  # the first hand is turned
    reveal.click()  # seen enough; by itself it would take four seconds more
    expect(reveal).to_have_attribute("data-judged", "true", timeout=2_500)
    expect(title).not_to_have_text("The game is over")
    expect(places).to_be_visible()
    assert page.evaluate("window.spoilt ?? []") == []


# Slots that a finger would miss: too small, covered, or over the edge.
MISSED = """() => [...document.querySelectorAll("button[data-slot]")].filter((el) => {
  const box = el.getBoundingClientRect();
  const seen = ([x, y]) => el.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
  const whole = [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]].every(seen);
  return box.width < 32 || box.height < 32 || !whole;
}).map((el) => el.dataset.slot)"""


def test_every_slot_of_a_swap_can_be_tapped_on_a_phone(visitor: Visitor, house: OpenHouse) -> None:
    player = at_table(visitor, house, "tincholi", 4, "deck=chaos target=1000")  # it lasts until a 9 is drawn
    page = player.page
    swap, stock = page.locator('[data-mode="swap"]'), page.locator('[data-pile="stock"]:enabled')
    for _ in range(300):
        seen = player.waits_for_his_turn()
        if swap.count():
            break
        if stock.count():
            stock.click()
        elif seen["primary"]:  # what was drawn is discarded at once
            player.page.locator('[data-act="primary"]').click()
        else:
            assert player.taps(seen), "nobody ever drew a 9"
        page.wait_for_timeout(100)
    swap.click()
    for size in (PHONE, {"width": 640, "height": 360}, DESK):
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        expect(page.locator(".table.desktop, .table.landscape, .table.portrait")).to_be_visible()
        page.wait_for_timeout(300)
        assert page.evaluate(MISSED) == []
        assert page.locator("button[data-slot]").count() >= 12
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    page.locator('.others button[data-slot^="p2."]').first.click()
    page.locator('button[data-slot^="p1."]').first.click()
    expect(page.locator('[data-act="primary"]')).to_have_attribute("data-move", re.compile("^swap "))
    assert violations(page) == []


DRAWN = """new MutationObserver(() => {
  window.drawn = Math.max(window.drawn ?? 0, document.querySelectorAll('[data-act="drawn"] .one').length);
}).observe(document, { childList: true, subtree: true })"""


def test_the_draw_for_rank_is_shown_and_never_over_a_pile_on_your_turn(visitor: Visitor, tmp_path: Path) -> None:
    with open_house(tmp_path, "--bot-pace", "1") as slow:
        page = visitor("Meera", base_url=slow.link)
        page.add_init_script(DRAWN)
        player = Player(page, "draw")
        player.sits_down(slow.link, "dalmuti", 4, "revolution=off hands=1")
        drawn, lying = page.locator('[data-act="drawn"]'), page.locator(".open li")
        until(page, "window.drawn === 4")
        player.waits_for_his_turn()
        if not lying.count():  # first to play: it stays until it has been read
            drawn.click()
        expect(drawn).to_have_count(0)
        if lying.count():
            page.reload()
            player.waits_for_his_turn()
            assert page.evaluate("window.drawn") == 0


def test_a_set_is_let_go_away_from_the_pass(visitor: Visitor, house: OpenHouse) -> None:
    player = at_table(visitor, house, "dalmuti", 4)
    page = player.page
    chosen, passes = page.locator('.held[aria-pressed="true"]'), page.locator('.actions [data-move="pass"]')
    clear = page.get_by_role("button", name="Clear", exact=True)
    for _ in range(200):
        seen = player.waits_for_his_turn()
        if seen["over"]:
            break
        if chosen.count() > 1 and passes.count():
            expect(page.locator('[data-act="gifts"]')).to_have_count(0)
            places = [passes.bounding_box(), page.locator('[data-act="primary"]').bounding_box()]
            at = clear.bounding_box()
            assert at is not None
            for _ in range(2):  # a double tap
                page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
                page.wait_for_timeout(200)
            expect(chosen).to_have_count(0)
            expect(clear).to_have_count(0)
            assert [passes.bounding_box(), page.locator('[data-act="primary"]').bounding_box()] == places
            return
        player.taps(seen)
    raise AssertionError("nobody ever chose a set")


def test_the_results_can_be_put_aside_and_another_game_chosen(visitor: Visitor, house: OpenHouse) -> None:
    player = at_table(visitor, house, "liap_tui", 4, "max_rounds=1 max_redeals=0")
    page = player.page
    player.plays_to_the_end()
    expect(page.locator(".paper tbody tr")).to_have_count(1)
    over = page.locator("div.over")
    page.locator(".results h2").hover()
    page.mouse.down()
    expect(over).to_have_class(re.compile("aside"))
    page.mouse.up()
    expect(over).not_to_have_class(re.compile("aside"))
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".results")).to_have_count(0)
    page.get_by_role("button", name="Back to the results").click()
    page.get_by_role("button", name="Change game").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("radio", name="Thulla").check(force=True)
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(page.get_by_text("Thulla").first).to_be_visible()
