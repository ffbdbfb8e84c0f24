"""Somebody who plays any game in a browser by tapping what is offered, and knows no rule."""

from __future__ import annotations

import json
import random
import re
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, Position, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.visitor import http

MOVING = "localStorage['cardhouse.settings'] ??= JSON.stringify({ motion: 'full' })"
QUICK = "localStorage['cardhouse.speed'] = '0.02'"  # no scene longer than it must be

# What can be tapped now. Everything that the table offers has one of these marks.
OFFERED = """() => {
  const open = (el) => !el.disabled && el.getAttribute("aria-disabled") !== "true" && el.checkVisibility();
  const some = (css) => [...document.querySelectorAll(css)].filter(open);
  const name = (el) => el.dataset.move ?? el.dataset.slot ?? el.dataset.number ?? el.dataset.card ?? "";
  const list = (css) => some(css).map(name);
  return {
    over: some('[data-act="rematch"]').length > 0,
    go_on: some('[data-act="go_on"]').length > 0,
    primary: list('[data-act="primary"]')[0] ?? null,
    sides: list(".actions .side[data-move], .actions .chip[data-move]"),
    cards: list('.held[aria-pressed="false"]'),
    chosen: list('.held[aria-pressed="true"]').length,
    slots: list('button[data-slot][aria-pressed="false"]'),
    taken: list('button[data-slot][aria-pressed="true"]').length,
    numbers: list("[data-number]"),
    modes: some("[data-mode]").map((el) => el.dataset.mode),
    cut: some('[data-act="cut"]').length > 0,
    seen: some('[data-act="seen"]').length > 0,
    turn: document.querySelector(".prompt .you") !== null && !document.querySelector('[data-pending="true"]'),
  };
}"""

INDEX = """(card) => {
  const box = card.getBoundingClientRect(), index = card.querySelector(".index")?.getBoundingClientRect();
  return index ? [index.x + index.width / 2 - box.x, index.y + index.height / 2 - box.y] : [12, 20];
}"""

SHORT = {
    "thulla": (5, ""),
    "kazhutha": (6, ""),
    "dalmuti": (8, "hands=1 revolution=off"),
    "tincholi": (3, "target=10"),
    "liap_tui": (4, "max_rounds=1 max_redeals=0"),
}


def has_looked(page: Page) -> None:
    """In Tincholi nothing is drawn before the cards that may be seen have been held up."""
    for eye in page.locator("[data-eye]").all():
        eye.click()
    if page.locator("[data-eye]").count():
        page.locator('[data-act="seen"]').click()


# -- the ways to a table


def plays_bots(page: Page, game: str) -> None:
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Play with bots").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()


def makes_table(page: Page, game: str = "kazhutha", seats: int = 4) -> str:
    """For friends; its link, from behind `/t/`. The invitation that opens by itself is put away."""
    page.goto(f"/g/{game}")
    page.get_by_role("button", name="Play with friends").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog", name="Invite people")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if page.locator(".mat li").count() != seats:
        agrees(page, "seats", lambda sheet: sheet.get_by_role("radio", name=str(seats), exact=True).check())
        expect(page.locator(".mat li")).to_have_count(seats)
    return page.url.rsplit("/", 1)[1]


def short(link: str) -> str:
    """The code in the link of a table that is not listed, without what stands beside it."""
    code, _, beside = link.partition("~")
    assert re.fullmatch(r"[a-z]+-[a-z]+-\d+", code) and re.fullmatch("[a-z2-7]{13}", beside), link
    return code


def read_log(page: Page) -> list[str]:
    """What the sheet says has happened; it stays open. The sheet comes with its own part of the client."""
    page.get_by_role("button", name="What happened").click()
    lines = page.locator("dialog .log li")
    expect(lines.first).to_be_visible()
    return lines.all_inner_texts()


def asks_for_a_hint(page: Page) -> None:
    """As people do: again in a moment, where the bots are too busy for it."""
    for _ in range(10):
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".prompt")).not_to_contain_text("Working out")
        if "busy" not in page.locator(".prompt").inner_text():
            return
        page.wait_for_timeout(1000)
    raise AssertionError("the bots never have time")


def agrees(page: Page, part: str, does: Callable[[Locator], object]) -> None:
    """The host taps a chip at the table and changes what it stands for."""
    page.locator(f'[data-part="{part}"]').first.click()
    sheet = page.get_by_role("dialog")
    does(sheet)
    sheet.get_by_role("button", name="Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


class Player:
    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.acts: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # -- the way to the first card

    def sits_down(
        self, link: str, game: str, seats: int, options: str = "", clock: str = "off", start: bool = True
    ) -> str:
        """At a table of their own, with bots on the other seats."""
        key = secrets.token_hex(32)  # also for a page that has been somewhere before, and may have made one
        self.page.add_init_script(f"localStorage['cardhouse.key'] = '\"{key}\"'")
        settings = {"game": game, "seats": seats, "options": options, "clock": clock}
        code = str(http(f"{link}/api/tables", {"settings": settings}, key)["table"])
        self.page.goto(f"/t/{code}")
        if start:
            self.page.get_by_role("button", name="Add bots").click()
            self.page.get_by_role("button", name="Start", exact=True).click()
        return code

    # -- at the table

    def offered(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OFFERED)
        return found

    def waits_for_his_turn(self, seconds: float = 40) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.offered()
            if seen["over"] or seen["go_on"] or (seen["turn"] and self._anything(seen)):
                return seen
            time.sleep(0.03)
        raise AssertionError(f"nothing to do for {seconds} s: {self.page.inner_text('.prompt')}, {self.offered()}")

    @staticmethod
    def _anything(seen: dict[str, Any]) -> bool:
        return any(seen[kind] for kind in ("primary", "sides", "cards", "slots", "numbers", "cut", "seen"))

    def acts_once(self) -> bool:
        """One tap on something that is offered; False when the match is over."""
        return self.taps(self.waits_for_his_turn())

    def taps(self, seen: dict[str, Any]) -> bool:
        if seen["over"]:
            return False
        if seen["go_on"]:
            with suppress(PlaywrightTimeout):  # it goes on by itself, too
                self._tap(self.page.locator('[data-act="go_on"]'), "go on", 500)
        elif seen["seen"]:  # a first look that has begun
            with suppress(PlaywrightTimeout):
                self._tap(self.page.locator('[data-act="seen"]'), "seen", 500)
        elif seen["primary"] and (seen["chosen"] or seen["taken"] or self._takes_it(seen)):
            self._tap(self.page.locator('[data-act="primary"]'), seen["primary"])
            time.sleep(0.1)
        else:
            self._chooses(seen)
        return True

    def _takes_it(self, seen: dict[str, Any]) -> bool:
        return not self._choices(seen) or self.dice.random() < 0.5

    @staticmethod
    def _choices(seen: dict[str, Any]) -> list[str]:
        kinds = ["cards", "slots", "numbers", "sides"]
        return [kind for kind in kinds if seen[kind]] + (["cut"] if seen["cut"] else [])

    def _chooses(self, seen: dict[str, Any]) -> None:
        kinds = self._choices(seen)
        plain = [kind for kind in kinds if kind in ("cards", "slots", "numbers")] or kinds
        if "cut" in kinds and (plain == ["cut"] or self.dice.random() < 0.3):
            self._cuts()
            return
        if "sides" in kinds and (self.dice.random() < 0.15 or (seen["chosen"] and not seen["primary"])):
            plain = ["sides"]
        kind = self.dice.choice(plain)
        if kind == "cards":
            i = self.dice.randrange(len(seen["cards"]))
            card = self.page.locator('.held[aria-pressed="false"]:not([aria-disabled="true"])').nth(i)
            self._tap(card, seen["cards"][i], corner=True)
        elif kind == "slots":
            slot = self.dice.choice(seen["slots"])
            self._tap(self.page.locator(f'button[data-slot="{slot}"]'), slot)
        elif kind == "numbers":
            number = self.dice.choice(seen["numbers"])
            self._tap(self.page.locator(f'[data-number="{number}"]'), number)
        else:
            move = self.dice.choice(seen["sides"])
            self._tap(self.page.locator(f'.actions [data-move="{move}"]'), move)

    def _cuts(self) -> None:
        self._tap(self.page.locator('[data-act="cut"]'), "cut…")
        self._tap(self.page.locator('dialog [data-move="cut"]'), "cut")

    def _tap(self, what: Locator, name: str, timeout_ms: int | None = None, corner: bool = False) -> None:
        """A finger on it: it must not lie under anything else. Of a covered card the corner is seen."""
        self.acts.append(name)
        what.click(timeout=timeout_ms, position=self._corner(what) if corner else None)

    @staticmethod
    def _corner(card: Locator) -> Position:
        """The middle of its index: a card of a fan is turned, and the corner of its box is not on it."""
        x, y = card.evaluate(INDEX)
        return Position(x=x, y=y)

    def plays_to_the_end(self, most: int = 400) -> None:
        for _ in range(most):
            if not self.acts_once():
                return
        raise AssertionError(f"no end after {most} taps: {self.acts[-20:]}")
