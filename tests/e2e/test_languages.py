"""The same house in other languages: chosen, kept, loaded when they are asked for, read from the right."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, until
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse


def speaks(visitor: Visitor, language: str, **more: Any) -> Page:
    page = visitor("Meera", **more)
    page.add_init_script(f"localStorage['cardhouse.language'] ??= '\"{language}\"'; {QUICK}")
    return page


def sits_down(page: Page, house: OpenHouse, game: str, seats: int, options: str = "") -> Player:
    """Without a word: the buttons of the waiting room by their marks."""
    player = Player(page, f"{game} language")
    player.sits_down(house.link, game, seats, options, start=False)
    starts_with_bots(page)
    return player


def starts_with_bots(page: Page) -> None:
    page.locator('[data-act="bots"]').click()
    page.locator('[data-act="start"]').click()


# -- which language


def test_the_language_is_that_of_the_browser_unless_one_is_chosen_or_in_the_link(visitor: Visitor) -> None:
    page = visitor("Meera", locale="es-MX")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("button", name="Entrar")).to_be_visible()
    page.goto("/?lang=th")
    expect(page.get_by_role("button", name="เข้าร่วม")).to_be_visible()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.get_by_role("button", name="Idioma").click()
    hindi = page.get_by_role("radio", name=re.compile("हिन्दी"))
    expect(page.get_by_role("dialog").get_by_text("borrador", exact=True)).to_have_count(6)
    hindi.click()  # the whole page is drawn anew, so there is nothing left to look at whether it is checked
    for _ in range(2):
        expect(page.get_by_role("button", name="शामिल हों")).to_be_visible()
        page.reload()


FONTS = {"ml": "anek-malayalam", "hi": "noto-sans-devanagari", "ur": "noto-naskh-arabic", "th": "noto-sans-thai"}


def loads(page: Page) -> list[str]:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.extend(re.findall(r"/assets/([\w-]+)-[\w-]{8}\.woff2", request.url)))
    return loaded


def test_the_list_of_languages_can_be_read_and_loads_only_their_names(visitor: Visitor) -> None:
    page = visitor("Meera")
    loaded = loads(page)
    page.goto("/")
    page.get_by_role("button", name="Language").click()
    expect(page.get_by_role("radio", name=re.compile("中文"))).to_be_visible()
    until(page, "document.fonts.ready.then(() => true)")
    assert set(loaded) == {"anek-latin-latin-wght-normal", *(f"name-{tag}" for tag in ("ml", "ur", "hi", "th", "zh"))}


@pytest.mark.parametrize("tag", FONTS)
def test_a_script_comes_with_its_language(visitor: Visitor, tag: str) -> None:
    page = speaks(visitor, tag)
    loaded = loads(page)
    page.goto("/")
    expect(page.locator("a.poster").first).to_be_visible()
    until(page, "document.fonts.ready.then(() => true)")
    scripts = {name.removesuffix("-wght-normal").rsplit("-", 1)[0] for name in loaded if name.endswith("-wght-normal")}
    assert scripts == {"anek-latin", FONTS[tag]}


def test_a_language_is_loaded_when_it_is_asked_for_and_not_before(visitor: Visitor) -> None:
    page = visitor("Meera")
    loaded: list[str] = []
    part = re.compile(r"/assets/([a-z]{2}-(?:first|play|rest))-")
    page.on("request", lambda request: loaded.extend(part.findall(request.url)))
    page.goto("/g/thulla")
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
    assert set(loaded) == {"en-play", "en-rest"}
    page.goto("/")
    page.get_by_role("button", name="Language").click()
    page.get_by_role("radio", name=re.compile("中文")).click()
    expect(page.locator("html")).to_have_attribute("lang", "zh")
    assert set(loaded) == {"en-play", "en-rest", "zh-first", "zh-play", "zh-rest"}


def test_a_refusal_is_in_the_language_of_the_player(visitor: Visitor, house: OpenHouse) -> None:
    page = speaks(visitor, "es")
    player = sits_down(page, house, "thulla", 3)
    while True:
        seen = player.waits_for_his_turn()
        assert not seen["over"], "nobody had to follow suit"
        wrong = page.locator('.held[aria-disabled="true"]')
        if wrong.count():
            break
        player.acts_once()
    wrong.first.click(position={"x": 12, "y": 20}, force=True)  # it is not offered
    expect(page.locator(".prompt")).to_contain_text(re.compile("Todavía tienes|La primera carta"))


# -- from the right


def places(page: Page, css: str) -> list[float]:
    found: list[float] = page.evaluate(
        "(css) => [...document.querySelectorAll(css)].map((el) => el.getBoundingClientRect().x)", css
    )
    return found


def test_the_page_mirrors_and_the_table_does_not(visitor: Visitor, house: OpenHouse) -> None:
    seats: dict[str, list[float]] = {}
    menu: dict[str, float] = {}
    for language in ("en", "ur"):
        page = speaks(visitor, language)
        Player(page, "ring").sits_down(house.link, "thulla", 5, start=False)
        expect(page.locator(".mat li")).to_have_count(5)
        waiting = places(page, ".mat li")
        starts_with_bots(page)
        expect(page.locator(".held").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ur" else "ltr")
        seats[language] = [round(x) for x in (*waiting, *places(page, "[data-seat]"))]
        hand = places(page, ".held")
        assert hand[0] < hand[1], "the first card lies on the left"
        menu[language] = places(page, "header .icon-button")[0]
    assert all(abs(a - b) < 30 for a, b in zip(seats["en"], seats["ur"], strict=True)), seats
    assert menu["en"] < 60 < 280 < menu["ur"]
