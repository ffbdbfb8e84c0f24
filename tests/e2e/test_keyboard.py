"""Played without a pointer and without looking: keys go in, and what a screen reader would say comes out."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, Visitor, until
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse

# Everything the live regions have said, in order.
LISTEN = """
window.said = { log: [], turn: [], status: [] };
new MutationObserver((changes) => {
  for (const change of changes) {
    const region = (change.target.nodeType === 1 ? change.target : change.target.parentElement)?.closest("[data-live]");
    const text = region?.textContent.trim();
    if (text) window.said[region.dataset.live].push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
MARKS = re.compile("[\u2068\u2069]")  # around names and numbers, for other directions of writing


class Typist:
    def __init__(self, visitor: Visitor, house: OpenHouse, game: str, seats: int, options: str = "") -> None:
        self.page: Page = visitor("Meera", DESK)
        self.page.add_init_script(LISTEN)
        self.page.add_init_script(QUICK)
        self.player = Player(self.page, f"{game} keys")
        self.player.sits_down(house.link, game, seats, options)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def heard(self, region: str) -> list[str]:
        said: list[str] = self.page.evaluate(f"window.said.{region}")
        return [MARKS.sub("", text) for text in said]

    @property
    def focused(self) -> str:
        """What has the focus, as it would be spoken."""
        name: str = self.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")
        return MARKS.sub("", name)

    def plays_until_the_end(self, turn: Callable[[], None], most: int = 120) -> None:
        """No pointer is ever moved: from here on all is done by keys."""
        for acts in range(most):
            seen = self.player.waits_for_his_turn()
            if seen["over"]:
                return
            assert not acts or self.page.evaluate("document.activeElement !== document.body"), "the focus is kept"
            turn()
            time.sleep(0.06)
        raise AssertionError("no end")


@pytest.fixture
def typist(visitor: Visitor, house: OpenHouse) -> Callable[..., Typist]:
    return lambda *args: Typist(visitor, house, *args)


def test_a_game_of_kazhutha_is_played_and_heard(typist: Callable[..., Typist]) -> None:
    ammu = typist("kazhutha", 4)
    nth = 0

    def turn() -> None:
        """By turns with arrows, with digits, and with the large button."""
        nonlocal nth
        nth += 1
        before = ammu.page.locator(".held").count()
        if nth % 3:
            ammu.press("1", "1" if nth % 3 == 1 else "Enter")
        else:
            ammu.press("Escape", "ArrowRight", "Home")
            for _ in range(before):
                if ", playable" in ammu.focused:
                    break
                ammu.press("ArrowRight")
            assert re.search(r"of (hearts|spades|clubs|diamonds), (new, )?playable, \d+ of \d+$", ammu.focused)
            ammu.press("ArrowUp", "Enter")

    ammu.player.waits_for_his_turn()
    ammu.press("ArrowRight")
    assert re.search(r"\d+ of \d+$", ammu.focused)
    ammu.page.locator(".actions .main").focus()
    ammu.press("ArrowRight")
    assert re.search(r"\d+ of \d+$", ammu.focused), "from the large button arrows lead into the hand as well"
    ammu.plays_until_the_end(turn)
    calls = [text for text in ammu.heard("turn") if text.startswith("Your turn")]
    assert re.match(r"Your turn\. (lead|follow|you have no).*\. \d+ playable cards?\.$", calls[0])
    assert len(calls) >= 8
    log = " ".join(ammu.heard("log"))
    assert re.search(r"You played (\w+|\d+) of (hearts|spades|clubs|diamonds)", log)
    assert re.search(r"(?<!You) played (\w+|\d+) of ", log)
    assert "Pani!" in log or "Everyone followed." in log
    assert "Kazhutha" in log
    assert "♠" not in log


def test_a_game_of_liap_tui_is_played_and_heard(typist: Callable[..., Typist]) -> None:
    bilal = typist("liap_tui", 4, "max_rounds=1 max_redeals=0")

    def turn() -> None:
        page = bilal.page
        if page.locator('[data-act="go_on"]').count():
            bilal.press("Enter")
        elif page.locator("[data-number]").count():
            numbers = page.locator('[data-number]:not([aria-disabled="true"])')
            number = numbers.nth(0).get_attribute("data-number") or "0"
            bilal.press(number, "Enter")
        else:
            bilal.press("Escape")
            for digit in "123456":
                if page.locator('[data-act="primary"]:not([aria-disabled="true"])').count():
                    break
                bilal.press(digit)
            bilal.press("Enter")

    bilal.plays_until_the_end(turn)
    calls = [text for text in bilal.heard("turn") if text.startswith("Your turn")]
    assert any("playable" in text for text in calls) and any("choices" in text for text in calls)
    log = " ".join(bilal.heard("log"))
    assert re.search(r"You played (red|black) (general|advisor|elephant|chariot|horse|cannon|soldier)", log)


def test_a_refusal_is_said_at_once_and_the_focus_stays(typist: Callable[..., Typist]) -> None:
    chai = typist("thulla", 5)
    dimmed = chai.page.locator('.held[aria-disabled="true"]')
    for _ in range(40):
        chai.player.waits_for_his_turn()
        if dimmed.count():
            break
        chai.press("1", "Enter")
        time.sleep(0.06)
    chai.press("Escape", "ArrowRight", "Home")
    while "not playable" not in chai.focused:
        chai.press("ArrowRight")
    name = chai.focused
    chai.press("Enter")
    expect(chai.page.locator(".prompt .danger")).to_be_visible()
    until(chai.page, "/must play one|ace of spades/.test(window.said.turn.at(-1))")
    assert chai.focused == name


def test_after_a_play_the_neighbour_has_the_focus(typist: Callable[..., Typist]) -> None:
    noor = typist("thulla", 4)
    noor.player.waits_for_his_turn()
    noor.press("Escape", "1")
    at = noor.page.evaluate("[...document.querySelectorAll('.held')].indexOf(document.activeElement)")
    before = noor.page.locator(".held").count()
    noor.press("Enter")
    expect(noor.page.locator(".held").nth(before - 1)).to_have_count(0)
    left = "[...document.querySelectorAll('.held')].indexOf(document.activeElement)"
    until(noor.page, f"{left} === {min(at, before - 2)}")


def test_the_other_keys(typist: Callable[..., Typist]) -> None:
    teo = typist("thulla", 4)
    page = teo.page
    teo.player.waits_for_his_turn()
    for _ in range(5):
        teo.press("1", "Enter")
        teo.player.waits_for_his_turn()
    order = "[...document.querySelectorAll('.held')].map(card => card.dataset.card)"
    by_suit = page.evaluate(order)
    teo.press("s")
    assert page.evaluate(order) != by_suit
    page.keyboard.down("l")
    expect(page.locator(".mat .name[style]").nth(1)).to_be_visible()  # a cut ends a trick at its second card
    page.keyboard.up("l")
    expect(page.locator(".mat .name[style]")).to_have_count(0)
    teo.press("t")
    expect(page.locator('[data-live="log"]')).to_contain_text("Your hand: ")
    teo.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.get_by_role("switch", name="Letters and digits as keys").uncheck()
    teo.press("Escape")
    teo.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    teo.press("c")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_moves_can_be_typed(typist: Callable[..., Typist]) -> None:
    hina = typist("thulla", 4)
    page = hina.page
    hina.player.waits_for_his_turn()
    page.evaluate("localStorage['cardhouse.settings'] = JSON.stringify({ typing: 'on' })")
    page.reload()
    hina.player.waits_for_his_turn()
    card = page.locator(".held:not([aria-disabled])").first.get_attribute("data-card") or ""
    before = page.locator(".held").count()
    field = page.get_by_label("Type a move")
    field.focus()
    page.keyboard.type("zz")
    hina.press("Enter")
    expect(page.locator(".prompt .danger")).to_be_visible()
    field.fill("")
    page.keyboard.type(card.lower())
    hina.press("Enter")
    expect(page.locator(".held")).to_have_count(before - 1)
