"""The house in the pocket: everything without a network, after one download."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cardhouse.server.outside import STATIC
from tests.e2e.conftest import PHONE, WAIT_MS, until, violations
from tests.e2e.player import QUICK, SHORT, Player
from tests.server.open_house import OpenHouse, open_house

pytestmark = pytest.mark.skipif(not list(STATIC.glob("assets/pocket-house-*")), reason="no house in a pocket here")

WHOLE_BROWSER = True
READY = re.compile("^Ready")
# Other rules for the next table than the usual ones: games that end soon.
OTHER_RULES = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "ask" && message.method === "POST") {
      const body = JSON.parse(message.body);
      Object.assign(body.settings, JSON.parse(localStorage.rules ?? "{}"));
      message = { ...message, body: JSON.stringify(body) };
    }
    return post.call(this, message, ...more);
  };
}"""


class Pocket:
    """A phone with a house in its pocket, whose server is gone."""

    def __init__(self, context: BrowserContext, house: OpenHouse) -> None:
        self.context, self.house = context, house
        self.page = self.opens()

    def opens(self, at: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(at)
        return page

    def downloads(self) -> None:
        self.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        until(self.page, "navigator.serviceWorker.controller !== null")
        self.page.get_by_role("button", name=re.compile("Play offline")).click()
        sheet = self.page.get_by_role("dialog")
        expect(sheet).to_contain_text("also without a network")
        assert violations(self.page) == []
        sheet.get_by_role("button", name=re.compile("Download")).click()
        expect(sheet.get_by_text(READY)).to_be_visible()
        self.page.keyboard.press("Escape")

    def loses_the_network(self) -> None:
        self.house.kill()
        self.context.set_offline(True)

    def sits_down(self, game: str, page: Page | None = None) -> Player:
        page = page or self.page
        seats, options = SHORT[game]
        page.goto(f"/g/{game}")
        page.evaluate("(rules) => (localStorage.rules = rules)", json.dumps({"seats": seats, "options": options}))
        page.get_by_role("button", name="Play with bots").click()
        page.wait_for_url("**/t/pocket-*")
        return Player(page, game)


@pytest.fixture(scope="module")
def pocket(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pocket]:
    with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--address-rate", "0") as house:
        context = browser.new_context(viewport=PHONE, base_url=house.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(QUICK)
        context.add_init_script(OTHER_RULES)
        context.add_init_script(
            "localStorage['cardhouse.name'] ??= '\"Meera\"'; localStorage['cardhouse.pocket.pace'] = '0'"
        )
        pocket = Pocket(context, house)
        pocket.downloads()
        pocket.loses_the_network()
        yield pocket
        context.close()


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_without_a_network(pocket: Pocket, game: str) -> None:
    player = pocket.sits_down(game)
    player.waits_for_his_turn()
    player.plays_to_the_end()
    expect(pocket.page.get_by_role("listitem").filter(has_text="You").first).to_be_visible()


def test_a_reload_and_a_killed_tab_go_on_where_they_were(pocket: Pocket) -> None:
    player = pocket.sits_down("thulla")
    for _ in range(4):
        player.acts_once()
    player.waits_for_his_turn()
    cards = "all => all.map(card => card.dataset.card)"
    hand, address = pocket.page.locator(".held").evaluate_all(cards), pocket.page.url
    pocket.page.reload()
    player.waits_for_his_turn()
    assert pocket.page.locator(".held").evaluate_all(cards) == hand
    pocket.page.close()
    pocket.page = pocket.opens(address)
    again = Player(pocket.page, "again")
    again.waits_for_his_turn()
    assert pocket.page.locator(".held").evaluate_all(cards) == hand
    pocket.page.get_by_role("button", name="Hint").click()
    expect(pocket.page.locator(".prompt")).to_contain_text(re.compile("[a-z]"))
    again.plays_to_the_end()


def test_a_lesson_a_replay_and_a_review(pocket: Pocket) -> None:
    pocket.page.goto("/learn/tincholi")
    expect(pocket.page.get_by_role("region", name="Table")).to_be_visible()
    pocket.page.goto("/me")
    pocket.page.get_by_role("link", name=re.compile("Liap Tui")).first.click()
    expect(pocket.page.get_by_role("region", name="Table")).to_be_visible()
    pocket.page.goto(pocket.page.url.split("#")[0] + "?review=p1")
    expect(pocket.page.locator(".prompt")).to_be_visible()


def test_the_house_is_back_and_gets_the_games(pocket: Pocket) -> None:
    pocket.house.start()
    pocket.context.set_offline(False)
    pocket.page.goto("/me")
    pocket.page.get_by_role("button", name=re.compile("games from this device")).click()
    expect(pocket.page.get_by_text("Sent: they are in your games.")).to_be_visible()
    expect(pocket.page.get_by_role("button", name=re.compile("from this device"))).to_have_count(0)
    shown = pocket.page.get_by_role("link").filter(has_text="offline")
    assert shown.count() == 6 and "/r/offline-" in str(shown.first.get_attribute("href"))


def test_it_can_be_removed(pocket: Pocket) -> None:
    pocket.page.goto("/")
    pocket.page.get_by_role("button", name="Settings").click()
    pocket.page.get_by_role("button", name=re.compile("Remove it")).click()
    expect(pocket.page.get_by_text("Removed. Your games stay.")).to_be_visible()
    kept = "caches.match('/pocket').then((found) => found === undefined)"
    until(pocket.page, kept)
