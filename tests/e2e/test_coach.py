"""Bots by level, hints at the table, and the review of a match in its replay."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.conftest import PHONE, violations
from tests.e2e.conftest import Visitor as Comes
from tests.e2e.player import QUICK, SHORT, Player, agrees, asks_for_a_hint, has_looked, makes_table
from tests.e2e.test_way_in import seat
from tests.server.open_house import OpenHouse
from tests.server.visitor import Visitor, http, open_table

LEVELS = ["Easy", "Medium", "Hard", "Expert"]
# a move, a chance, a reason; and where moves are as good as each other, the first two
CHANCE = r"not to be last: .?(\d+%|[a-z]+)"  # in a word where nobody has seen such chances come true
HINTED = re.compile(rf"^[^a-z]*[♠♥♦♣].* – .?{CHANCE}.*?\.\W.*[a-z]{{3}}.*\.", re.DOTALL)
EVEN = re.compile(rf"No real difference between .*[♠♥♦♣].* – .?{CHANCE}|equally good", re.DOTALL)
REVIEWED_MS = 200_000  # dozens of decisions, each looked at by a good player, on a machine that has other things to do


def adds_bot(page: Page, number: int, level: str) -> None:
    seat(page, number).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio")).to_have_count(4)
    for one in LEVELS:
        expect(sheet.get_by_role("radio", name=one)).to_have_accessible_description(re.compile("..."))
    sheet.get_by_role("radio", name=level).check()
    sheet.get_by_role("button", name="Add a bot").click()
    expect(seat(page, number)).to_contain_text(level)


def line(page: Page) -> Any:
    return page.locator(".prompt .line")


# -- a match, from its bots to its review


def hears_a_reason(player: Player) -> bool:
    """Plays until there is something to choose, and it matters; False if the match is over before."""
    while True:
        player.waits_for_his_turn()
        if len(player.offered()["cards"]) > 2:
            asks_for_a_hint(player.page)
            expect(line(player.page)).to_contain_text(re.compile(f"{HINTED.pattern}|{EVEN.pattern}", re.DOTALL))
            if HINTED.search(line(player.page).inner_text()):
                return True
        if not player.acts_once():
            return False


@pytest.fixture(scope="module")
def match(browser: Browser, house: OpenHouse) -> tuple[str, Any]:
    """Bots of two levels, a hint that is taken, and the end: the record, and what the device has kept."""
    context = browser.new_context(viewport=PHONE, base_url=house.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    context.add_init_script("localStorage['cardhouse.name'] ??= '\"Ammu\"'")
    page = context.new_page()
    page.add_init_script(QUICK)
    page.add_init_script("localStorage['cardhouse.settings'] ??= '{\"taps\": \"one\"}'")
    player = Player(page, "coach")
    player.sits_down(house.link, "kazhutha", 6, start=False)  # without a clock: no slow machine is played for
    adds_bot(page, 2, "Hard")
    adds_bot(page, 3, "Easy")
    seat(page, 4).click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add bots").click()
    expect(seat(page, 5)).to_contain_text("Easy")  # the last level is remembered
    assert violations(page) == []
    page.get_by_role("button", name="Start", exact=True).click()

    for _ in range(8):  # in one match there may be no choice that matters
        if hears_a_reason(player):
            break
        player.sits_down(house.link, "kazhutha", 6)
    expect(page.locator("[data-live=log]")).to_contain_text("not to be last")
    raised = page.locator('.held[aria-pressed="true"]')
    expect(raised).to_have_count(1)
    card = raised.get_attribute("data-card")
    assert violations(page) == []
    told = page.locator("[data-live=log]").inner_text()
    page.locator('[data-act="primary"]').click()
    expect(page.locator("[data-live=log]")).not_to_have_text(told)  # the card may be back already: a cut trick
    expect(line(page)).not_to_contain_text("not to be last")

    player.plays_to_the_end()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/r/[a-z0-9-]+~[a-z2-7]{13}(-\d+)?#1$"))
    record = page.url.split("/r/")[1].split("#")[0]
    kept = context.storage_state()
    context.close()
    with urlopen(f"{house.link}/api/records/{record}.cgn") as answer:
        assert re.findall(r"^p1 (\w+)  ; hint$", answer.read().decode(), re.MULTILINE)[-1] == card
    return record, kept


@pytest.fixture
def replay(visitor: Comes, match: tuple[str, Any]) -> Page:
    record, kept = match
    page = visitor("Ammu", storage_state=kept)
    page.add_init_script(QUICK)
    page.goto(f"/r/{record}")
    expect(page.get_by_role("button", name="Review")).to_have_attribute("aria-pressed", "false")
    return page


def test_every_decision_is_judged_in_the_replay(replay: Page, match: tuple[str, Any], house: OpenHouse) -> None:
    page, (record, _) = replay, match
    page.get_by_role("button", name="Review").click()
    summary = page.get_by_role("button", name="Summary")
    expect(summary).to_be_visible(timeout=REVIEWED_MS)
    expect(page).to_have_url(re.compile(r"\?as=p1&review=p1#1$"))  # judged by what the seat knew, and shown so
    decisions = reviewed(house, record, "p1")
    free = [one for one in decisions if one["best"]]

    verdict = page.locator(".verdict")
    found = free[-1]
    page.goto(f"/r/{record}?review=p1#{found['n']}")  # a link to a judged moment
    expect(verdict).to_contain_text(re.compile("best|lost|mistake"))
    expect(verdict).to_contain_text(re.compile(CHANCE))
    assert violations(page) == []
    for forced in [one for one in decisions if one["code"] == "only_move"][:1]:
        page.get_by_role("slider").fill(str(forced["n"]))
        expect(verdict).to_contain_text("nothing to choose")
    page.get_by_role("slider").fill("1")
    expect(verdict).to_have_count(0)

    lost = [one["n"] for one in decisions if one["lost"] >= 0.03]
    sizes = page.locator("path[data-lost]")
    assert (sizes.count() > 0) == bool(lost)
    for n in lost:
        page.get_by_role("button", name="To the next mistake").click()
        expect(page.get_by_role("slider")).to_have_value(str(n))
    summary.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-summary]")).to_contain_text(re.compile(rf"\b{len(decisions)}.? decisions"))
    expect(sheet.locator("[data-summary]")).to_contain_text(re.compile(rf"\b{len(free)}.? with a choice"))
    assert violations(page) == []
    if lost:
        worst = max(decisions, key=lambda one: one["lost"])
        sheet.locator("[data-turn] .go").first.click()
        expect(page.get_by_role("slider")).to_have_value(str(worst["n"]))
        page.get_by_role("slider").fill("1")
        page.locator(".curve button").press("Enter")  # without a pointer it leads to the worst drop
        expect(page.get_by_role("slider")).to_have_value(str(worst["n"]))
        page.get_by_role("slider").fill("1")
        drop = page.locator(f'[data-drop="{worst["n"]}"]').bounding_box()
        assert drop is not None
        page.mouse.click(drop["x"] + drop["width"] / 2, drop["y"] + drop["height"] / 2)
        expect(page.get_by_role("slider")).to_have_value(str(worst["n"]))
        summary.click()
    sheet.get_by_role("combobox", name="Whose decisions").select_option("p2")
    expect(page).to_have_url(re.compile(r"review=p2#"))
    expect(sheet.locator("progress")).to_have_count(0, timeout=REVIEWED_MS)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review").click()
    expect(verdict).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/r/{record}\?as=p1#\d+$"))


def played_anyhow(house: OpenHouse) -> Iterator[tuple[str, str]]:
    """Records and seats of somebody who plays anything."""
    for n in range(10):
        key = secrets.token_hex(32)
        somebody = Visitor(house.socket, open_table(house.link, "kazhutha", 3, key), f"Anyhow {n}", key)
        somebody.people = 1
        with ThreadPoolExecutor(1) as aside:  # playwright has the event loop of this thread
            aside.submit(asyncio.run, asyncio.wait_for(somebody.stay(), 120)).result()
        yield somebody.records[1], somebody.seats[1]


def blunder(house: OpenHouse, reviewed_already: str) -> tuple[str, str, dict[str, Any]]:
    """The worst decision of a seat, if it is a mistake; in one match there may be none."""
    for record, player in chain([(reviewed_already, "p1")], played_anyhow(house)):
        worst = max(reviewed(house, record, player), key=lambda one: float(one["lost"]))
        if worst["lost"] >= 0.03:
            return record, player, worst
    raise AssertionError("whoever plays anything makes mistakes")


def test_a_mistake_is_tried_again_now_and_the_next_day(
    visitor: Comes, house: OpenHouse, match: tuple[str, Any]
) -> None:
    page = visitor("Ammu")
    page.add_init_script(QUICK)
    page.add_init_script("localStorage['cardhouse.settings'] ??= '{\"taps\": \"one\"}'")
    record, seat, of = blunder(house, match[0])
    page.goto(f"/r/{record}?as={seat}&review={seat}#{of['n']}")
    page.locator("[data-act=try]").click()
    page.wait_for_url(re.compile(r"/again\?of="))
    expect(page.get_by_text("What would you do now?")).to_be_visible()
    assert violations(page) == []
    held = page.locator(".held")
    held.locator(f'xpath=self::*[@data-card="{of["move"]}"]').first.press("Enter")  # the same mistake, by one key
    answer = page.locator("[data-answer]")
    expect(answer).to_have_attribute("data-answer", "worse")
    expect(answer).to_contain_text("Not yet.")
    page.locator("[data-act=again]").click()
    best = held.locator(f'xpath=self::*[@data-card="{of["best"][0]["move"]}"]').first
    best.press("Enter")
    expect(page.locator("[data-answer], .held[aria-pressed=true]").first).to_be_visible()
    if not answer.count():  # the first key has raised it
        best.press("Enter")
    expect(answer).to_have_attribute("data-answer", "best")
    assert violations(page) == []
    page.goto("/")
    expect(page.locator("[data-again]")).to_have_count(0)
    page.evaluate("""() => {
      const all = JSON.parse(localStorage["cardhouse.puzzles"]);
      localStorage["cardhouse.puzzles"] = JSON.stringify(all.map((one) => ({ ...one, due: 1 })));
    }""")  # the next day
    page.reload()
    page.locator("[data-again]").click()
    expect(page.get_by_text("What would you do now?")).to_be_visible()


def reviewed(house: OpenHouse, record: str, seat: str) -> list[dict[str, Any]]:
    decisions: list[dict[str, Any]] = []
    following: int | None = 1
    while following:
        try:
            found = http(f"{house.link}/api/records/{record}/review?seat={seat}&from={following}")
        except HTTPError as busy:  # as the client does: again in a moment
            with busy:
                if busy.code != 503:
                    raise
            time.sleep(1)
            continue
        decisions, following = decisions + found["decisions"], found["next"]
    return decisions


def test_a_house_that_is_busy_or_away_says_so(browser: Browser, house: OpenHouse, match: tuple[str, Any]) -> None:
    page = browser.new_page(viewport=PHONE, base_url=house.link, reduced_motion="reduce")  # type: ignore[arg-type]
    asked: list[str] = []

    def busy(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=503, content_type="application/json", body='{"code": "busy", "text": "later"}')
        elif len(asked) == 2:
            route.abort()
        else:
            route.continue_()

    page.route("**/review?*", busy)
    page.goto(f"/r/{match[0]}")
    page.get_by_role("button", name="Review").click()
    expect(page.locator(".trouble")).to_contain_text("busy with tables. The review goes on by itself")
    expect(page.locator(".trouble")).to_contain_text("No answer from the house right now")
    assert violations(page) == []
    expect(page.get_by_role("button", name="Summary")).to_be_visible(timeout=REVIEWED_MS)
    expect(page.locator(".trouble")).to_have_count(0)
    page.close()


# -- hints


@pytest.mark.parametrize("game", SHORT)
def test_every_game_has_hints(visitor: Comes, house: OpenHouse, game: str) -> None:
    page = visitor("Ammu")
    page.add_init_script(QUICK)
    player = Player(page, game)
    player.sits_down(house.link, game, *SHORT[game])
    for _ in range(2):
        seen = player.waits_for_his_turn()
        if seen["go_on"] or seen["over"]:
            break
        has_looked(page)
        page.locator("body").press("h")
        if game == "tincholi" and not any(frame["type"] == "hinted" for frame in player.frames):
            expect(line(page)).to_contain_text("it remembers for you")  # said once, before the first one
            page.locator("body").press("h")
        expect(page.locator(".prompt .line.safe")).to_contain_text(re.compile(r"\w+.*\."))
        hinted = next(frame for frame in reversed(player.frames) if frame["type"] == "hinted")
        said = line(page).inner_text()
        assert not re.search(r"hint-|goal-|coach-|\{|\d+x\d|\?\?", said), said
        marked = page.locator(
            ".hinted, .held[aria-pressed=true], [data-slot][aria-pressed=true], [data-number][aria-pressed=true]"
        )
        expect(marked.first).to_be_visible()
        primary = page.locator(f'[data-act="primary"][data-move="{hinted["best"][0]["move"]}"]')
        if not primary.count():
            break  # it has a button of its own
        page.wait_for_timeout(
            350
        )  # a button that has just changed its meaning waits for the second tap of a double tap
        primary.click()
        expect(line(page)).not_to_have_text(said)


def test_a_hint_between_people_is_told_what_it_costs(visitor: Comes, house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = http(f"{house.link}/api/tables", {"settings": {"game": "thulla", "seats": 2, "clock": "off"}}, key)["table"]
    ammu, basil = visitor("Ammu"), visitor("Basil")
    ammu.add_init_script(f"localStorage['cardhouse.key'] ??= '\"{key}\"'")
    for page in (ammu, basil):
        page.add_init_script(QUICK)
        page.goto(f"/t/{table}")
        expect(page.locator(".mat li")).to_have_count(2)
    ammu.get_by_role("button", name="Start", exact=True).click()
    mine = '.held:not([aria-disabled="true"])'
    for page in (ammu, basil):
        expect(page.locator(".held")).not_to_have_count(0)
    page = ammu if ammu.locator(".prompt .you").count() else basil
    if page.locator(mine).count() == 1:  # the ace of spades has to be led; the other one has a choice then
        page.locator('[data-act="primary"]').click()
        page = basil if page is ammu else ammu
    expect(page.locator(".prompt .you")).to_be_visible()
    asks_for_a_hint(page)
    expect(line(page)).to_contain_text("not rated for you")
    asks_for_a_hint(page)
    expect(page.locator(".prompt .line.safe")).to_be_visible()
    expect(line(page)).not_to_contain_text("rated")


def test_a_table_may_be_without_hints(visitor: Comes) -> None:
    page = visitor("Ammu")
    makes_table(page, "thulla")
    agrees(page, "manners", lambda sheet: sheet.get_by_role("switch", name="Hints").uncheck())
    expect(page.get_by_text("No hints")).to_be_visible()
    page.get_by_role("button", name="Add bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".held")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


# -- alone


def test_bots_to_play_with_alone_are_gentle_at_first_and_then_as_chosen(visitor: Comes) -> None:
    page = visitor("Ammu")
    player = Player(page, "alone")
    chosen = page.get_by_role("group", name="How strong are the bots?").locator("input:checked")

    def bots() -> set[str]:
        page.get_by_role("button", name="Play with bots").click()
        expect(page.get_by_role("region", name="Table")).to_be_visible()
        room = next(frame for frame in reversed(player.frames) if frame["type"] == "room")
        assert all(one["name"] for one in room["seats"])
        return {one["level"] for one in room["seats"] if one["state"] == "bot"}

    page.goto("/g/liap_tui")
    expect(chosen).to_have_value("gentle")
    expect(page.get_by_text("Good for a first game")).to_be_visible()
    assert violations(page) == []
    assert bots() == {"gentle"}
    page.goto("/g/tincholi")
    expect(chosen).to_have_value("steady")
    page.get_by_role("radio", name="Hard").check()
    assert bots() == {"sharp"}
    page.goto("/g/thulla")
    expect(chosen).to_have_value("sharp")
