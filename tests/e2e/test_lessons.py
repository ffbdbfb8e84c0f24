"""Units of lessons from beginning to end on a phone, by tapping; what else one might try is refused with the reason.

SOAK=1 walks through every unit of every game, in English and in Urdu.
"""

from __future__ import annotations

import json
import os
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, Position, ViewportSize, expect

from tests.e2e.conftest import Visitor, violations
from tests.e2e.player import QUICK, has_looked
from tests.server.open_house import OpenHouse
from tests.server.visitor import http

GAMES = ["thulla", "kazhutha", "dalmuti", "tincholi", "liap_tui"]
UNITS = ["basics", "trap", "strong", "count", "puzzle"]
WALKS = [(game, "en", ["basics"]) for game in GAMES] + [("tincholi", "ur", UNITS[1:])]
if "SOAK" in os.environ:
    WALKS = [(game, language, UNITS) for game in GAMES for language in ("en", "ur")]
SMALL = ViewportSize(width=360, height=640)
CORNER = Position(x=12, y=20)


class Learner:
    def __init__(self, page: Page, house: OpenHouse, game: str, language: str = "en") -> None:
        self.page = page
        page.add_init_script(QUICK)
        page.goto(f"/learn/{game}?lang={language}")
        self.lesson: dict[str, Any] = http(f"{house.link}/api/lessons/{game}")
        self.moments = self.of("basics")
        self.asked = [(one["step"], one["expects"]) for one in self.moments if one["expects"]]

    def of(self, unit: str) -> list[dict[str, Any]]:
        moments: list[dict[str, Any]] = next(one["moments"] for one in self.lesson["units"] if one["name"] == unit)
        return moments

    def chooses(self, unit: str) -> None:
        self.tap('[data-act="path"]')
        self.tap(f'[data-unit="{unit}"]')

    def walks(self, unit: str) -> None:
        """Reads what is told, answers what is asked, first wrongly, and does what is to be done."""
        before = ""
        for one in self.of(unit)[:-1]:
            if one["kind"] in ("tell", "ask") or one["expects"]:
                if one["step"] != before:
                    has_looked(self.page)
                    expect(self.page.locator(".coach:not(.quiet)")).to_have_attribute("data-step", one["step"])
                before = one["step"]
            if one["kind"] == "tell":
                self.tap('[data-act="go-on"]')
            elif one["kind"] == "ask":
                self.answers(one["answers"], one["right"])
            elif one["expects"]:
                self.does(one["expects"])
        expect(self.page.locator(".coach .well")).to_be_visible()

    def answers(self, count: int, right: int) -> None:
        wrong = next(n for n in range(1, count + 1) if n != right)
        self.tap(f'[data-answer="{wrong}"]')
        expect(self.page.locator(".coach .no")).not_to_be_empty()
        self.tap(f'[data-answer="{right}"]')

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
            if rest:
                self.tap('dialog [data-act="call"]')
                self.tap(f'dialog [data-total="{rest[0]}"]')
            self.tap(f'dialog [data-move="{move}"]')
        elif verb == "say":
            self.tap(f'[data-number="{rest[0]}"]')
            self.presses(move)
        elif verb in ("look", "peek", "keep", "pair", "swap"):
            self.chooses_slots(verb, rest)
            self.presses(move)
        elif verb in ("pass", "draw"):
            has_looked(self.page)
            self.tap(f'.actions [data-move="{verb}"], [data-pile="stock"]')
        elif verb == "take":
            self.tap('[data-pile="discard"]')
        else:
            self.chooses_cards(move, cards_of(move))

    def presses(self, move: str) -> None:
        self.tap(f'[data-act="primary"][data-move="{move}"]')

    def chooses_slots(self, verb: str, slots: list[str]) -> None:
        mode = self.page.locator(f'[data-mode="{verb}"][aria-pressed="false"]')
        if mode.count():
            mode.click()
        for slot in slots:
            self.tap(f'button[data-slot="{slot if "." in slot else f"p1.{slot}"}"]')

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


@pytest.mark.parametrize(
    ("game", "language", "units"), WALKS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_units_of_a_lesson_on_a_small_phone(
    visitor: Visitor, house: OpenHouse, game: str, language: str, units: list[str]
) -> None:
    page = visitor("Meera")
    page.set_viewport_size(SMALL)
    learner = Learner(page, house, game, language)
    for unit in units:
        learner.chooses(unit)
        learner.walks(unit)
    if game == "dalmuti":
        learner.tap('[data-act="gifts"]')  # what has changed hands lies over the table
    assert violations(page) == []
    kept = json.loads(page.evaluate(f"localStorage['cardhouse.path.{game}']"))
    assert kept["done"] == units


def test_a_path_is_resumed_from_home_and_leads_into_a_game(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    learner = Learner(page, house, "thulla")
    learner.walks("basics")
    calls: list[str] = []
    page.on("request", lambda request: calls.append(request.url))
    learner.tap('[data-act="next"]')
    learner.walks("trap")
    asked = [url for url in calls if "/api/" in url and not url.endswith("/api/me/tables")]  # the way back to a table
    assert not asked, "nobody is asked inside a lesson"
    page.goto("/")
    page.locator("a.learning", has_text="Thulla").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "strong_void")
    expect(page.locator(".pointer .ring")).to_have_count(1)
    learner.walks("strong")
    page.get_by_role("button", name="Now play").click()
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    expect(page).to_have_url(re.compile("/t/"))


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
    page.get_by_role("link", name="Learn it step by step").click()
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
