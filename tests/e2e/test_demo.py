"""The demo: a folder of files behind a plain file server, in a path below the top, and everything in it works."""

from __future__ import annotations

import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESK, PHONE, WAIT_MS, violations
from tests.e2e.player import QUICK, SHORT
from tests.e2e.pocket import OTHER_RULES, Pocket
from tests.ports import free_port
from tools import demo, web_build

WHOLE_BROWSER = True
PATH = "/shop/cards/"
RECORD = """[Game "thulla"]
[Seats "3"]
[Players "Ammu, Bilal, Chloe"]
[Setup "lead p1"]

deck deal p1:7h,2c p2:Kh,3c p3:4d,5d
p1 7h
p2 Kh
p3 4d
"""


class FileServer:
    """What comes with Python, and knows nothing of us."""

    def __init__(self, root: Path) -> None:
        self.root, self.port = root, free_port()
        self.link = f"http://127.0.0.1:{self.port}{PATH}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> FileServer:
        command = [sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(self.root)]
        self.process = subprocess.Popen([*command, str(self.port)], stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(self.link).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError("it did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = None


@pytest.fixture(scope="module")
def shop(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    if not demo.up_to_date():
        if not (web_build.system_npm() or web_build.wheel_npm()):
            pytest.skip("no node here")
        demo.build()
    root = tmp_path_factory.mktemp("shop")
    (root / "shop").mkdir()
    (root / PATH.strip("/")).symlink_to(demo.OUT)
    server = FileServer(root).start()
    yield server
    server.kill()


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def page(browser: Browser, shop: FileServer, mistakes: list[str]) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=shop.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(QUICK)
    context.add_init_script(OTHER_RULES)
    page = context.new_page()
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("console", lambda said: mistakes.append(said.text) if said.type == "error" else None)
    page.on("response", lambda answer: mistakes.append(answer.url) if answer.status >= 400 else None)
    yield page
    context.close()


def test_it_says_what_it_is_and_leads_nowhere_that_needs_a_house(page: Page) -> None:
    page.goto("")
    expect(page.get_by_text(re.compile("demo without a server.* need a real house"))).to_be_visible()
    expect(page.get_by_role("link", name="Liap Tui")).to_be_visible()
    expect(page.get_by_role("button", name="Play with friends")).to_be_disabled()
    names = page.locator("nav a, nav button").all_inner_texts()
    assert [name.strip() for name in names if "offline" not in name] == ["Your games"]
    page.wait_for_load_state("networkidle")
    assert page.workers == [], "whoever only looks loads no Python"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("group", name="Language")).to_be_visible()
    expect(page.get_by_text("Say it better")).to_have_count(0)  # no operator reads it
    expect(page.get_by_role("button", name="Sentences you saw lately")).to_have_count(0)
    assert violations(page) == []
    hrefs = page.locator("a").evaluate_all("(links) => links.map((one) => one.getAttribute('href'))")
    assert hrefs and all(href.startswith(f"{PATH}?/") for href in hrefs)
    page.goto("?/t/mango-river-42")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.goto("?/day")
    expect(page.get_by_role("alert")).to_have_text("This needs a house with a network.")


def test_a_lesson_begins_at_once_and_its_link_opens_in_another_tab(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("?/learn/tincholi")
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    page.wait_for_load_state("networkidle")  # what it begins to load by itself has begun
    assert page.workers == [] and not [url for url in asked if "pyodide" in url], "a lesson needs no Python"
    page.goto("?/g/tincholi")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Learn it step by step").click(modifiers=["ControlOrMeta"])
    expect(opened.value.get_by_role("region", name="Table")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        (
            "script.cgn",
            '[Game "thulla"]\n[Seats "3"]\n\ndeck deal p1:<img src=x onerror=window.evil=1>\n',
            "not a record",
        ),
        ("tag.cgn", RECORD.replace("Ammu", "<svg/onload=window.evil=1>").replace("p2 Kh", "p2 3c"), "line 8"),
        ("page.html", "<script>window.evil = 1</script>", "not a record"),
        ("endless.cgn", '[Game "thulla"]\n' * 100_000, "too large"),
        ("other.cgn", '[Game "__import__"]\n[Seats "3"]\n\n', "not a record"),
    ],
)
def test_a_hostile_record_is_a_clear_sentence_and_nothing_of_it_runs(
    page: Page, name: str, text: str, said: str
) -> None:
    page.goto("")
    give(page, name, text)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(said)
    assert page.evaluate("window.evil") is None and page.locator("img[src=x], svg[onload]").count() == 0
    assert len(alert.inner_text()) < 500


def test_a_record_is_replayed_as_far_as_it_goes_and_names_in_it_are_only_text(page: Page) -> None:
    page.goto("")
    give(page, "cut.cgn", RECORD.replace("Ammu", "<b>Ammu</b>"))
    expect(page.get_by_role("slider", name="Where in the match")).to_be_visible()
    expect(page.get_by_text("<b>Ammu</b>").first).to_be_attached()
    assert page.locator("b", has_text=re.compile("^Ammu$")).count() == 0
    assert "?/r/pocket-file-" in page.url
    page.get_by_role("button", name="About this match").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Verify the deals")).to_be_visible()
    assert sheet.locator("[data-share=link]").count() == 0, "no link leads onto this device"


def give(page: Page, name: str, text: str) -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_choose_play_offline_and_all_five_games_work_when_the_server_is_gone(
    page: Page, shop: FileServer, size: dict[str, int], mistakes: list[str]
) -> None:
    if size is DESK:
        page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.goto("")
    pocket = Pocket(page, shop.link)
    pocket.downloads()
    shop.kill()
    page.context.set_offline(True)
    try:
        games = list(SHORT) if size is PHONE else ["liap_tui"]
        for game in games:
            player = pocket.sits_down(game)
            if game == games[0]:
                pocket.reloads(player)
            player.plays_to_the_end()
        pocket.reviews()
        page.get_by_role("link", name="Back").first.click()
    finally:
        shop.start()
        page.context.set_offline(False)
    page.goto("?/me")
    expect(page.locator('a[href*="/r/pocket-"]')).to_have_count(len(games))
    assert mistakes == [] or all("ERR_INTERNET_DISCONNECTED" in one for one in mistakes)
    mistakes.clear()
