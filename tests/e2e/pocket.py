"""A phone with a house in its pocket: it is downloaded once, and then plays wherever its server may be."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import until, violations
from tests.e2e.player import SHORT, Player

READY = re.compile("^Ready")
CARDS = "all => all.map(card => card.dataset.card)"
# Other rules for the next table than the usual ones: games that end soon.
OTHER_RULES = """{
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === "ask" && message.method === "POST" && message.path === "/api/tables") {
      const body = JSON.parse(message.body);
      Object.assign(body.settings, JSON.parse(localStorage.rules ?? "{}"));
      message = { ...message, body: JSON.stringify(body) };
    }
    return post.call(this, message, ...more);
  };
  localStorage['cardhouse.name'] ??= '"Meera"';
  localStorage['cardhouse.pocket.pace'] = '0';
}"""


class Pocket:
    """`link` is of the house, or of the folder with the demo: there, addresses stand behind a question mark."""

    def __init__(self, page: Page, link: str) -> None:
        self.page, self.link = page, link

    def goes(self, path: str) -> None:
        self.page.goto(self.link + ("?" if self.link.endswith("/") else "") + path)

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
        expect(sheet).to_have_count(0)
        until(self.page, "history.state !== 'over'")  # the sheet has taken its entry away

    def sits_down(self, game: str, level: str = "") -> Player:
        seats, options = SHORT[game]
        self.goes(f"/g/{game}")
        rules = json.dumps({"seats": seats, "options": options})
        self.page.evaluate("(rules) => (localStorage.rules = rules)", rules)
        if level:
            self.page.get_by_role("radio", name=level).check()
        self.page.get_by_role("button", name="Play with bots").click()
        self.page.wait_for_url("**/t/pocket-*")
        player = Player(self.page, f"{game} {level}")
        player.waits_for_his_turn(60)
        return player

    def hand(self) -> list[str]:
        cards: list[str] = self.page.locator(".held").evaluate_all(CARDS)
        return cards

    def reloads(self, player: Player) -> None:
        """In the middle of a game: it stands as it stood."""
        for _ in range(3):
            player.acts_once()
        player.waits_for_his_turn(60)
        hand = self.hand()
        self.page.reload()
        player.waits_for_his_turn(60)
        assert self.hand() == hand

    def reviews(self) -> None:
        """The match that was just played, from its results to the first judgement of the coach."""
        self.page.get_by_role("link", name="Replay").click()
        expect(self.page.get_by_role("slider", name="Where in the match")).to_be_visible()
        self.page.get_by_role("button", name="Review").click()
        expect(self.page.locator(".prompt")).to_contain_text(re.compile("[a-z]"))
        expect(self.page.locator(".curve")).to_be_visible()
