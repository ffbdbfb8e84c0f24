"""The client as something installed: it opens without the house, says so, and takes a new version when nobody plays."""

from __future__ import annotations

import re
import shutil
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cardhouse.server.outside import STATIC
from tests.e2e.conftest import Visitor, until, violations
from tests.e2e.player import QUICK, Player
from tests.e2e.test_lessons import Learner
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import http

WHOLE_BROWSER = True

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null; }"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
HIDDEN = """(is) => {
  Object.defineProperty(document, "hidden", { get: () => is, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SHOWN = """navigator.serviceWorker.ready
  .then((house) => house.getNotifications())
  .then((all) => all.map((one) => one.body))"""
ICON = SHOWN.replace("one.body", "one.icon") + ".then((all) => String(all[0]))"


def installed(page: Page) -> None:
    """The worker is there and the page is its own."""
    page.goto("/")
    expect(page.get_by_role("link", name="Thulla")).to_be_visible()
    page.evaluate(CONTROLLED)
    until(page, "navigator.serviceWorker.controller !== null")


def test_it_can_be_installed(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu")
    page.goto("/")
    link = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = http(f"{house.link}{link}")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"narrow", "wide"}
    assert all(page.request.get(shortcut["url"]).ok for shortcut in manifest["shortcuts"])
    for icon in (*manifest["icons"], *manifest["screenshots"]):
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_a_lesson_that_was_opened_is_learnt_without_the_house(browser: Browser, tmp_path: Path) -> None:
    """In Urdu: its sentences and letters are there too."""
    with open_house(tmp_path) as house:
        context = browser.new_context(viewport={"width": 360, "height": 640}, base_url=house.link, has_touch=True)
        page = context.new_page()
        installed(page)
        learner = Learner(page, house, "liap_tui", "ur")
        learner.walks("basics")
        house.kill()
        context.set_offline(True)
        page.reload()
        learner.chooses("puzzle")
        learner.walks("puzzle")
        expect(page.locator(".coach .well")).to_have_text("شاباش!")
        context.close()


def test_without_the_house_it_opens_says_so_and_offers_what_works(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        context = browser.new_context(viewport={"width": 360, "height": 640}, base_url=house.link)
        page = context.new_page()
        installed(page)
        house.kill()
        page.reload()
        expect(page.get_by_role("heading", name="The house cannot be reached.")).to_be_visible()
        context.set_offline(True)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
        expect(page.get_by_text(re.compile("lessons and languages you have used here work"))).to_be_visible()
        assert violations(page) == []
        page.get_by_role("link", name="Kazhutha Kali").click()
        expect(page.get_by_text("The last one with cards is the Kazhutha")).to_be_visible()
        expect(page.get_by_text("To play you need a connection to the house")).to_be_visible()
        page.goto("/t/mango-river-42")
        expect(page.get_by_text("Joining the table…")).to_be_visible()
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("group", name="Colours of suits").get_by_role("radio", name="Four").check()
        page.keyboard.press("Escape")
        house.start()
        context.set_offline(False)
        expect(page.get_by_role("heading", name="You are offline")).to_have_count(0)
        kept = page.evaluate(KEPT)
        assert "/" in kept and not [path for path in kept if path.startswith(("/api", "/ws"))]
        context.close()


def test_a_replay_that_was_open_opens_without_the_house(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu", service_workers="allow")
    page.add_init_script(QUICK)
    installed(page)
    player = Player(page, "replay without the house")
    player.sits_down(house.link, "liap_tui", 4, "max_rounds=1 max_redeals=0")
    player.plays_to_the_end()
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Where in the match")
    expect(scrubber).to_be_visible()
    until(page, "caches.open('records').then((kept) => kept.keys()).then((pages) => pages.length > 0)")
    page.context.set_offline(True)
    page.reload()
    expect(scrubber).to_be_visible()
    expect(page.locator(".mat [data-seat]")).to_have_count(4)
    page.context.set_offline(False)


@pytest.fixture
def two_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as it is, but with a client that can be changed."""
    package = tmp_path / "cardhouse"
    package.mkdir()
    for part in STATIC.parent.iterdir():
        if part.name not in ("static", "__pycache__"):
            (package / part.name).symlink_to(part.resolve())
    shutil.copytree(STATIC, package / "static")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return package / "static"


def newer(client: Path) -> None:
    worker = client / "sw.js"
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', worker.read_text("utf-8")), "utf-8")
    for packed in ("sw.js.br", "sw.js.gz"):
        (client / packed).unlink()


def test_a_new_version_asks_and_comes_when_it_may(browser: Browser, two_versions: Path, tmp_path: Path) -> None:
    with open_house(tmp_path, "--bot-pace", "0") as house:
        context: BrowserContext = browser.new_context(viewport={"width": 360, "height": 640}, base_url=house.link)
        page = context.new_page()
        installed(page)
        page.get_by_role("link", name="Thulla").click()
        page.get_by_role("button", name="Play with bots").click()
        expect(page.get_by_role("region", name="Table")).to_be_visible()
        newer(two_versions)
        page.evaluate("navigator.serviceWorker.getRegistration().then((house) => house.update())")
        until(page, "navigator.serviceWorker.getRegistration().then((house) => house.waiting !== null)")
        expect(page.get_by_text("There is a new version.")).to_have_count(0)  # not while cards are played
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="First page").click()
        expect(page.get_by_text("There is a new version.")).to_be_visible()
        page.evaluate("window.old = true")
        page.get_by_role("button", name="Load it").click()
        until(page, "window.old === undefined")
        expect(page.get_by_role("link", name="Thulla")).to_be_visible()
        until(page, "caches.keys().then((names) => names.join() === 'cardhouse-newer')")
        expect(page.get_by_text("There is a new version.")).to_have_count(0)
        context.close()


def test_the_tab_and_a_notification_tell_whose_turn_it_is(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Ammu", service_workers="allow", permissions=["notifications"])
    page.add_init_script(QUICK)
    installed(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    player = Player(page, "tab")
    player.sits_down(house.link, "thulla", 3)
    player.waits_for_his_turn()
    assert page.title().startswith("● Your turn")
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate(SHOWN) == [], "only for who looks at something else"
    page.evaluate(HIDDEN, True)
    while not page.evaluate(SHOWN):
        player.acts_once()
    assert "Thulla" in str(page.evaluate(SHOWN))
    assert page.evaluate(ICON).startswith("data:image/png"), "the face of whoever waits"
    page.evaluate(HIDDEN, False)
    until(page, f"{SHOWN}.then((all) => all.length === 0)")
