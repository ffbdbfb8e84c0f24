"""Every lesson from beginning to end on a phone, by tapping; what else one might try is refused with the reason."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Position, expect

from tests.e2e.conftest import Visitor, violations
from tests.e2e.player import QUICK, has_looked
from tests.server.open_house import OpenHouse
from tests.server.visitor import http

GAMES = ["thulla", "kazhutha", "dalmuti", "tincholi", "liap_tui"]
CORNER = Position(x=12, y=20)


class Learner:
    def __init__(self, page: Page, house: OpenHouse, game: str) -> None:
        self.page = page
        page.add_init_script(QUICK)
        page.goto(f"/learn/{game}")
        lesson: dict[str, Any] = http(f"{house.link}/api/lessons/{game}")
        self.moments: list[dict[str, Any]] = lesson["moments"]
        self.steps: list[str] = lesson["steps"]
        self.asked = [(one["step"], one["expects"]) for one in self.moments if one["expects"]]

    def is_asked(self, step: str) -> None:
        expect(self.page.locator(".coach:not(.quiet)")).to_have_attribute("data-step", step)
        expect(self.page.locator(".prompt .you")).to_be_visible()

    def tap(self, css: str, corner: bool = False) -> None:
        self.page.locator(css).first.click(position=CORNER if corner else None)

    def tries(self, card: str) -> None:
        """One that cannot be played."""
        self.page.locator(f'.held[data-card="{card}"][aria-disabled="true"]').first.click(position=CORNER, force=True)

    def does(self, move: str) -> None:
        verb, *rest = move.split()
        time.sleep(0.35)  # a button that has just changed its meaning does nothing for a moment
        if verb == "cut":
            self.tap('[data-act="cut"]')
            self.tap('dialog [data-move="cut"]')
        elif verb == "say":
            self.tap(f'[data-number="{rest[0]}"]')
            self.presses(move)
        elif verb in ("look", "peek", "keep", "pair"):
            self.chooses_slots(verb, rest)
            self.presses(move)
        elif verb in ("pass", "draw"):
            has_looked(self.page)
            self.tap(f'.actions [data-move="{verb}"], [data-pile="stock"]')
        else:
            self.chooses_cards(move, cards_of(move))

    def presses(self, move: str) -> None:
        self.tap(f'[data-act="primary"][data-move="{move}"]')

    def chooses_slots(self, verb: str, slots: list[str]) -> None:
        mode = self.page.locator(f'[data-mode="{verb}"][aria-pressed="false"]')
        if mode.count():
            mode.click()
        for slot in slots:
            self.tap(f'button[data-slot="p1.{slot}"]')

    def chooses_cards(self, move: str, cards: list[str]) -> None:
        """One tap may take a whole set, and a single legal card lies raised already."""
        ready = self.page.locator(f'[data-act="primary"][data-move="{move}"]')
        for card in cards:
            if not ready.count():
                self.tap(f'.held[data-card="{card}"][aria-pressed="false"]', corner=True)
        self.presses(move)


def cards_of(move: str) -> list[str]:
    if move.startswith("give "):
        return move[5:].split(",")
    if found := re.fullmatch(r"(\d+|J)x(\d)(\+J)?", move):
        return [found[1]] * int(found[2]) + ["J"] * (found[3] is not None)
    return [move] if re.fullmatch(r"\w[cdhs]", move) else list(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_on_a_phone(visitor: Visitor, house: OpenHouse, game: str) -> None:
    page = visitor("Meera")
    learner = Learner(page, house, game)
    if learner.moments[0]["tells"]:
        page.get_by_role("button", name="Go on").click()
    for i, (step, move) in enumerate(learner.asked):
        if i == 0 or learner.asked[i - 1][0] != step:
            learner.is_asked(step)
        learner.does(move)
    expect(page.locator(".coach")).to_have_attribute("data-step", "done")
    expect(page.get_by_role("button", name="Now play")).to_be_visible()
    if game == "dalmuti":
        learner.tap('[data-act="gifts"]')  # what has changed hands lies over the table
    assert violations(page) == []


def test_what_is_not_allowed_and_what_is_not_asked_for(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    learner = Learner(page, house, "thulla")
    learner.is_asked("ace")
    learner.tries("Kh")
    expect(page.locator(".prompt .danger")).to_contain_text("ace of spades")
    learner.does("As")
    learner.is_asked("high")
    learner.does("2c")
    expect(page.locator(".prompt .danger")).to_contain_text("king of hearts")
    expect(page.locator('.held[data-card="2c"]')).to_have_count(1)
    learner.does("Kh")
    learner.is_asked("low")

    page.reload()
    learner.is_asked("low")
    page.get_by_role("button", name="From the beginning").click()
    learner.is_asked("ace")
    page.get_by_role("link", name="Skip the lesson").click()
    expect(page).to_have_url(re.compile("/g/thulla$"))
    page.get_by_role("link", name="Learn it in 90 seconds").click()
    expect(page).to_have_url(re.compile("/learn/thulla$"))


def test_a_set_that_is_not_low_enough_is_explained(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    learner = Learner(page, house, "dalmuti")
    learner.is_asked("lower")
    learner.tries("9")
    expect(page.locator(".prompt .danger")).to_contain_text(re.compile("9"))


def test_there_is_no_lesson_of_another_game(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/learn/chess")
    expect(page.get_by_role("heading", name="There is no lesson for this game yet.")).to_be_visible()
