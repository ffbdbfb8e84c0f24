"""What a player has to see: whose clock ran out, that a pause is over, the cards that a banner tells of."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from hashlib import sha256

import pytest
from playwright.sync_api import Browser, Page, expect

from cardhouse.server.store.players import key_hash
from cardhouse.server.store.store import Store, wall_ms
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Append
from cardhouse.table.table import Table
from tests.e2e.conftest import DESK, PHONE, Visitor
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse, open_house
from tests.table.scene import some_world

LYING_FREE = """() => {
  const banner = document.querySelector(".banner")?.getBoundingClientRect();
  if (!banner) return null;
  const cards = [...document.querySelectorAll(".open li")].map((card) => card.getBoundingClientRect());
  return cards.length > 1 && cards.every((card) => card.bottom <= banner.top + 2 || card.right <= banner.left);
}"""


def sits(
    visitor: Visitor, house: OpenHouse, game: str, size: dict[str, int] = PHONE, speed: str = QUICK, clock: str = "off"
) -> Player:
    page: Page = visitor("Meera", size=size)
    page.add_init_script(speed)
    player = Player(page, f"sight {game}")
    player.sits_down(house.link, game, 4, "max_redeals=0" if game == "liap_tui" else "", clock)
    return player


def test_a_pause_is_over_when_its_time_is(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "liap_tui")
    page = player.page
    goes_on, primary = page.locator('[data-act="go_on"]'), page.locator('[data-act="primary"]')
    for _ in range(200):
        seen = player.waits_for_his_turn()
        leads = page.locator(".prompt .title").inner_text().replace("\u2068", "").startswith("You")
        if not seen["go_on"] or not leads:
            player.taps(seen)
            continue
        expect(goes_on).to_have_count(0)  # nobody taps
        expect(page.locator(".prompt")).to_contain_text("Your turn")
        expect(primary).to_have_text(re.compile("Choose (a piece|pieces)"))
        player.taps(player.waits_for_his_turn())
        return
    raise AssertionError("they never won a turn")


def test_what_the_clock_has_played_is_told(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "thulla", size=DESK, clock="speed")
    page = player.page
    player.acts_once()
    while not player.waits_for_his_turn()["turn"]:
        pass
    own = page.locator(".log li", has_text="You\u2069 played")
    told = page.locator(".log li.for-you")
    before = own.count()
    expect(told).to_have_count(1)
    expect(told).to_have_text(re.compile(r"^Time is up: .+ was played for you$"))
    assert own.count() == before


SUITS = "cdhs"
EACH_HAS_A_SUIT = "deal " + " ".join(
    f"p{seat}:{','.join(rank + suit for rank in '23456789TJQKA')}" for seat, suit in enumerate(SUITS, 1)
)
SIZES = {"phone": PHONE, "desk": DESK, "landscape": {"width": 780, "height": 360}}
KEYS = {name: sha256(name.encode()).hexdigest() for name in SIZES}


async def lay_tables(database: str) -> None:
    """In the log of a house that is not open yet: a table for each size, at which nobody can ever follow suit."""
    store, now = await Store.open(database), wall_ms() - 1_000
    for name, key in KEYS.items():
        host = (await store.player(key_hash(key))).id
        table, code = Table(name, some_world()), name
        effects = table.open(m.Settings("kazhutha", 4, clock="off"), host, "", now)
        said = (m.Join(code, "Meera"), m.AddBot(2), m.AddBot(3), m.AddBot(4), m.Start())
        effects += [effect for message in said for effect in table.receive(1, host, message, now)]
        lines = [effect.line for effect in effects if isinstance(effect, Append)]
        lines += [events.write(events.SharesClosed(now)), events.write(events.Dealt(now, EACH_HAS_A_SUIT))]
        kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        store.submit(code, 1, lines, kept.set_result)
        assert await kept is None
    await store.close()


@pytest.fixture(scope="module")
def house_of_cuts(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("cuts")
    in_a_thread = threading.Thread(target=asyncio.run, args=(lay_tables(str(folder / "house.db")),))
    in_a_thread.start()  # playwright has a loop in this one
    in_a_thread.join()
    with open_house(folder, "--bot-pace", "0") as house:
        yield house


@pytest.mark.parametrize("name", SIZES)
def test_the_banner_of_a_cut_leaves_the_cards_in_sight(visitor: Visitor, house_of_cuts: OpenHouse, name: str) -> None:
    """The deal is laid so that every trick after the first is cut by the second card."""
    page = visitor("Meera", size=SIZES[name], base_url=house_of_cuts.link)
    page.add_init_script(f"localStorage['cardhouse.key'] ??= '\"{KEYS[name]}\"'")
    page.add_init_script("localStorage['cardhouse.speed'] = '0.5'")
    player = Player(page, f"sight {name}")
    page.goto(f"/t/{name}")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        free = player.page.evaluate(LYING_FREE)
        if free is not None:
            assert free is True
            return
        seen = player.offered()
        if seen["over"]:
            break
        if seen["turn"] and player._anything(seen):
            player.taps(seen)
        time.sleep(0.02)
    raise AssertionError("nobody was cut")


def test_who_is_waited_for_stands_in_the_prompt(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    other = visitor("Bilal")
    player = Player(page, "two")
    code = player.sits_down(house.link, "kazhutha", 3, start=False)
    other.goto(f"/t/{code}")
    expect(page.get_by_role("button", name=re.compile("^Seat .?2.?: .?Bilal"))).to_be_visible()
    page.get_by_role("button", name="Add bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(12):
        expect(page.locator('[data-act="primary"]')).to_be_visible()
        page.wait_for_timeout(600)
        expect(page.locator(".prompt")).to_contain_text(re.compile("Your turn|Bilal.* is playing"))
        if player.offered()["turn"]:
            player.taps(player.offered())
            continue
        expect(page.locator(".prompt")).to_contain_text(re.compile("Bilal.* is playing"))
        expect(page.locator('[data-act="primary"]')).to_have_text("Not your turn")
        return
    raise AssertionError("it was never their turn")
