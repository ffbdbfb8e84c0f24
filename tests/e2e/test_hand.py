"""Fingers on the hand: taken up, flicked away, looked through; and what happens when the house does not answer."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import Visitor, until
from tests.e2e.player import QUICK, Player, asks_for_a_hint, read_log
from tests.server.open_house import OpenHouse

TABLE = (".open [data-card]", "all => all.map(card => card.dataset.card)")


class Finger:
    """A phone whose owner drags."""

    def __init__(self, visitor: Visitor, house: OpenHouse, seed: str, settings: str = "{}") -> None:
        self.page: Page = visitor("Meera")
        self.page.add_init_script(QUICK)
        self.page.add_init_script(f"localStorage['cardhouse.settings'] ??= '{settings}'")
        self.player = Player(self.page, seed)
        self.house = house

    def sits(self, game: str = "thulla", seats: int = 4) -> None:
        self.player.sits_down(self.house.link, game, seats)
        self.player.waits_for_his_turn()

    @property
    def cards(self) -> Locator:
        return self.page.locator(".held")

    @property
    def playable(self) -> Locator:
        return self.page.locator(".held:not([aria-disabled])")

    def moves(self) -> list[str]:
        """What has been sent, as the views show it."""
        return [
            str(item["cards"][0])
            for frame in self.player.frames
            if frame["type"] == "view"
            for item in frame["news"]
            if item["what"] == "play" and item.get("seat") == frame["you"]
        ]

    def takes(self, card: Locator) -> tuple[float, float]:
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + 10, box["y"] + 16
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        return x, y

    def goes(self, x: float, y: float, steps: int = 8) -> None:
        self.page.mouse.move(x, y, steps=steps)

    def flicks(self, x: float, y: float) -> None:
        """Fifty pixels in as many milliseconds, by the clock of the events: this machine may be busy."""
        session = self.page.context.new_cdp_session(self.page)
        start = time.time()
        kinds = ["mousePressed", "mouseMoved", "mouseMoved", "mouseMoved", "mouseReleased"]
        for i, kind in enumerate(kinds):
            at = {"x": x, "y": y - 16 * min(i, 3), "timestamp": start + 0.016 * i}
            session.send(
                "Input.dispatchMouseEvent", {"type": kind, "button": "left", "buttons": 1, "clickCount": 1, **at}
            )

    def lets_go(self) -> None:
        self.page.mouse.up()


@pytest.fixture
def finger(visitor: Visitor, house: OpenHouse) -> Any:
    return lambda seed, settings="{}": Finger(visitor, house, seed, settings)


def lying(page: Page) -> list[str]:
    found: list[str] = page.locator(TABLE[0]).evaluate_all(TABLE[1])
    return found


def test_a_card_is_dragged_to_the_table(finger: Any) -> None:
    meera = finger("drag")
    meera.sits()
    card = meera.playable.first
    name = card.get_attribute("data-card")
    before = meera.cards.count()
    x, y = meera.takes(card)
    meera.goes(x + 4, y - 60)
    expect(meera.page.locator(".landing")).to_be_visible()
    meera.goes(180, 240)
    meera.lets_go()
    expect(meera.cards).to_have_count(before - 1)
    meera.player.waits_for_his_turn()
    assert meera.moves()[0] == name


def test_one_that_is_not_brought_to_the_table_springs_back(finger: Any) -> None:
    meera = finger("spring")
    meera.sits()
    card = meera.playable.first
    before = card.bounding_box()
    x, y = meera.takes(card)
    meera.goes(x, y - 16)
    meera.page.wait_for_timeout(150)  # long enough not to be a flick
    meera.goes(x + 30, y - 12)
    meera.page.wait_for_timeout(150)
    meera.lets_go()
    meera.page.wait_for_timeout(400)
    after = card.bounding_box()
    assert before is not None and after is not None
    middle, was = after["x"] + after["width"] / 2, before["x"] + before["width"] / 2  # a chosen one is larger
    assert middle == pytest.approx(was, abs=1)
    assert meera.moves() == []


def test_a_flick_plays_without_the_way(finger: Any) -> None:
    meera = finger("flick")
    meera.sits()
    card = meera.playable.first
    name = card.get_attribute("data-card")
    box = card.bounding_box()
    assert box is not None
    meera.flicks(box["x"] + 10, box["y"] + 16)
    meera.player.waits_for_his_turn()
    assert meera.moves()[:1] == [name]


def test_sideways_looks_through_the_cards_and_raises_the_last(finger: Any) -> None:
    meera = finger("browse")
    meera.sits()
    meera.page.mouse.click(180, 240)  # lowers what was raised
    first, last = meera.cards.nth(0), meera.cards.nth(3)
    end = last.bounding_box()
    assert end is not None
    _, y = meera.takes(first)
    meera.goes(end["x"] + 12, y, steps=10)
    meera.lets_go()
    playable = last.get_attribute("aria-disabled") is None
    if playable:
        expect(last).to_have_attribute("aria-pressed", "true")
    else:
        expect(meera.page.locator(".prompt .danger")).to_be_visible()
    assert meera.moves() == []


def test_a_card_of_another_suit_springs_back_with_the_reason(finger: Any) -> None:
    meera = finger("refused")
    meera.sits()
    dimmed = meera.page.locator('.held[aria-disabled="true"]')
    for _ in range(40):
        if dimmed.count():
            break
        meera.player.acts_once()
        meera.player.waits_for_his_turn()
    before, played = meera.cards.count(), len(meera.moves())
    meera.takes(dimmed.first)
    meera.goes(180, 240)
    meera.lets_go()
    expect(meera.page.locator(".prompt .danger")).to_contain_text(re.compile("must play one|ace of spades"))
    assert (meera.cards.count(), len(meera.moves())) == (before, played)


def test_a_card_lies_there_dotted_until_the_house_answers_and_comes_back_without_a_line(finger: Any) -> None:
    meera = finger("offline")
    wires: list[WebSocketRoute] = []
    deaf = False

    def between(wire: WebSocketRoute) -> None:
        house = wire.connect_to_server()
        wires.append(wire)
        wire.on_message(lambda text: None if deaf else house.send(text))
        house.on_message(lambda text: None if deaf else wire.send(text))

    meera.page.route_web_socket(re.compile(r"/ws\?"), between)
    meera.player.sits_down(meera.house.link, "thulla", 4)
    expect(meera.page.locator(".prompt .you")).to_be_visible()
    meera.page.mouse.click(180, 240)
    deaf = True
    card = meera.playable.first
    name = card.get_attribute("data-card") or ""
    before = meera.cards.count()
    card.click(position={"x": 10, "y": 14})
    meera.page.locator('[data-act="primary"]').click()
    expect(meera.page.locator(".open .waits")).to_have_count(1)
    assert lying(meera.page)[-1] == name
    expect(meera.cards).to_have_count(before - 1)
    wires[-1].close()
    expect(meera.cards).to_have_count(before)
    expect(meera.page.locator(".prompt .danger")).to_contain_text("sent again")
    expect(meera.page.locator(".prompt .title")).to_contain_text("Reconnecting")
    assert name not in lying(meera.page)
    deaf = False
    until(meera.page, f"document.querySelectorAll('.held').length !== {before}")  # one less, or more after a cut
    lines = read_log(meera.page)
    assert sum(bool(re.match(r"\W*You\W* played", line)) for line in lines) == 1, "it was sent again, and played once"


def test_a_reload_in_the_middle_of_a_trick_keeps_the_table_and_what_happened(finger: Any) -> None:
    meera = finger("reload")
    meera.sits("kazhutha", 4)
    for _ in range(30):
        meera.player.waits_for_his_turn()
        if lying(meera.page):
            break
        meera.player.acts_once()
    page = meera.page
    table = lying(page)
    assert table
    log = read_log(page)
    assert log
    page.reload()
    meera.player.waits_for_his_turn()
    assert lying(page) == table
    assert read_log(page) == log


def test_history_is_held_for_the_last_trick(finger: Any) -> None:
    meera = finger("history")
    meera.sits()
    for _ in range(6):
        meera.player.acts_once()
    meera.player.waits_for_his_turn()
    page = meera.page
    button = page.get_by_role("button", name="What happened")
    button.hover()
    page.mouse.down()
    expect(page.locator(".mat .name[style]").nth(1)).to_be_visible()
    page.mouse.up()
    expect(page.locator(".mat .name[style]")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_pod_tells_of_its_player(finger: Any) -> None:
    meera = finger("pod")
    meera.sits()
    for _ in range(4):
        meera.player.acts_once()
    meera.player.waits_for_his_turn()
    meera.page.locator('[data-seat="p2"] button').first.click()
    sheet = meera.page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem").filter(has_text="played").first).to_be_visible()
    sheet.get_by_role("button", name="Clap").click()
    expect(sheet).to_have_count(0)


def test_a_hint_raises_a_card_and_says_why(finger: Any) -> None:
    meera = finger("hint")
    meera.sits()
    meera.page.mouse.click(180, 240)  # lowers what was raised
    asks_for_a_hint(meera.page)
    expect(meera.page.locator('.held[aria-pressed="true"]')).to_have_count(1)
    expect(meera.page.locator(".prompt .safe")).to_contain_text(re.compile(r"\w+.*\.\W.*\w{3,}"))


def test_one_tap_is_enough_where_that_is_wished(finger: Any) -> None:
    meera = finger("one tap", '{"taps": "one"}')
    meera.sits()
    meera.page.mouse.click(180, 240)  # lowers what was raised
    before = meera.cards.count()
    meera.playable.first.click(position={"x": 10, "y": 14})
    expect(meera.cards.nth(before - 1)).to_have_count(0)
