"""A line that is cut, a phone that sleeps, another tab, a host who leaves: the game goes on."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor
from tests.e2e.player import QUICK, Player, plays_bots
from tests.e2e.wire import wire_to
from tests.server.open_house import OpenHouse

CUT_S = 10
LATE_S = 0.4


def plays(page: Page, seed: str) -> Player:
    page.add_init_script(QUICK)
    return Player(page, seed)


def moves(player: Player) -> int:
    return max((frame["n"] for frame in player.frames if frame["type"] == "view"), default=0)


def test_ten_seconds_without_network_and_the_game_goes_on(visitor: Visitor, house: OpenHouse) -> None:
    with wire_to(house.link) as wire:
        page = visitor("Meera", base_url=wire.link)
        player = plays(page, "cut")
        player.sits_down(house.link, "thulla", 3)
        player.waits_for_his_turn()
        before = moves(player)
        cards = page.locator(".held").count()
        wire.cut()
        page.context.set_offline(True)
        cut = time.monotonic()
        expect(page.locator(".prompt")).to_contain_text("Reconnecting…")
        expect(page.get_by_role("button", name=re.compile("Connection: .?lost"))).to_be_visible()
        assert page.locator(".held").count() == cards, "the hand stays in sight"
        time.sleep(max(0.0, CUT_S - (time.monotonic() - cut)))
        wire.mend()
        page.context.set_offline(False)
        expect(page.locator(".prompt")).not_to_contain_text("Reconnecting…")
        expect(page.get_by_role("button", name=re.compile("Connection: .?lost"))).to_have_count(0)
        player.waits_for_his_turn()
        while moves(player) < before + 6 and player.acts_once():
            pass
        assert moves(player) > before


def test_a_slow_line_is_seen_as_long_as_it_is_slow(visitor: Visitor, house: OpenHouse) -> None:
    with wire_to(house.link) as wire:
        page = visitor("Meera", base_url=wire.link)
        plays_bots(page, "thulla")
        bar = page.get_by_role("banner")
        slow = bar.get_by_role("button", name=re.compile(r"Connection: .?slow, .?\d+.? ms"))
        told = bar.get_by_text(re.compile(r"^\d+ ms$"))
        expect(slow).to_have_count(0)
        wire.late_s = LATE_S
        expect(slow).to_be_visible()
        slow.tap()
        expect(told).to_be_visible()
        expect(told).to_have_count(0)  # for a moment
        wire.late_s = 0.0
        expect(slow).to_have_count(0)


def test_a_phone_that_sleeps_wakes_up_at_the_newest_card(visitor: Visitor, house: OpenHouse) -> None:
    phone, other = visitor("Meera"), visitor("Bilal")
    asleep, awake = plays(phone, "asleep"), plays(other, "awake")
    code = asleep.sits_down(house.link, "thulla", 3, start=False)
    other.goto(f"/t/{code}")
    expect(other.get_by_text("can start when all seats are taken")).to_be_visible()
    phone.get_by_role("button", name="Add bots").click()
    phone.get_by_role("button", name="Start", exact=True).click()
    while not awake.offered()["turn"]:
        if asleep.offered()["turn"]:
            asleep.acts_once()
        phone.wait_for_timeout(50)
    lock = phone.context.new_cdp_session(phone)
    lock.send("Page.setWebLifecycleState", {"state": "frozen"})
    seen = moves(awake)
    while moves(awake) == seen:
        if awake.offered()["turn"]:
            awake.acts_once()
        other.wait_for_timeout(100)
    time.sleep(2)
    lock.send("Page.setWebLifecycleState", {"state": "active"})
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    asleep.waits_for_his_turn() if not awake.offered()["turn"] else awake.waits_for_his_turn()
    for _ in range(400):  # what came meanwhile
        if moves(asleep) >= moves(awake):
            break
        phone.wait_for_timeout(100)
    assert moves(asleep) >= moves(awake) > seen
    expect(phone.get_by_role("button", name=re.compile("Connection: .?lost"))).to_have_count(0)
    phone.get_by_role("button", name="Menu").click()
    expect(phone.get_by_role("dialog").get_by_text(re.compile("Connection: .?good"))).to_be_visible()


def test_when_the_host_leaves_somebody_else_is_host_and_the_game_is_played_to_its_end(
    visitor: Visitor, house: OpenHouse
) -> None:
    host, guest = visitor("Ammu"), visitor("Bilal")
    first, second = plays(host, "host"), plays(guest, "guest")
    code = first.sits_down(house.link, "liap_tui", 4, "max_rounds=1 max_redeals=0", start=False)
    guest.goto(f"/t/{code}")
    expect(guest.get_by_text("can start when all seats are taken")).to_be_visible()
    host.get_by_role("button", name="Add bots").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_role("region", name="Table")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Leave the table").click()
    host.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("heading", name="Cardhouse")).to_be_visible()
    second.plays_to_the_end()
    rooms = [frame for frame in second.frames if frame["type"] == "room"]
    assert rooms[-1]["host"] == rooms[-1]["player"], "the host is who stayed"
    assert rooms[-1]["phase"] == "results"


def test_a_second_tab_takes_the_seat_in_the_middle_of_a_trick_and_gives_it_back(
    visitor: Visitor, house: OpenHouse
) -> None:
    page = visitor("Meera")
    first = plays(page, "first tab")
    code = first.sits_down(house.link, "kazhutha", 3)
    first.waits_for_his_turn()
    other = page.context.new_page()
    second = plays(other, "second tab")
    other.goto(f"/t/{code}")
    second.waits_for_his_turn()
    expect(page.get_by_role("heading", name="You opened this table somewhere else")).to_be_visible()
    second.acts_once()
    page.get_by_role("button", name="Play here").click()
    expect(other.get_by_role("button", name="Play here")).to_be_visible()
    first.waits_for_his_turn()
    assert first.acts_once()
