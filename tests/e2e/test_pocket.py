"""The house in the pocket: everything without a network, after one download."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from cardhouse.server.outside import STATIC
from tests.e2e.conftest import PHONE, WAIT_MS, until
from tests.e2e.player import QUICK, SHORT, Player
from tests.e2e.pocket import OTHER_RULES, Pocket
from tests.server.open_house import OpenHouse, open_house

pytestmark = pytest.mark.skipif(not list(STATIC.glob("assets/pocket-house-*")), reason="no house in a pocket here")

WHOLE_BROWSER = True
LEVELS = ("Easy", "Medium", "Hard", "Expert")
# Each game at a level, and each level at a game; all of them in the long proofs.
WAYS = [(game, level) for game in SHORT for level in LEVELS]
QUICK_WAYS = [(game, LEVELS[i % len(LEVELS)]) for i, game in enumerate(SHORT)]
CRASHES = 20 if os.environ.get("SOAK") else 3


class Gone:
    """A pocket whose server is gone."""

    def __init__(self, context: BrowserContext, house: OpenHouse) -> None:
        self.context, self.house = context, house
        self.opens()
        self.pocket.downloads()
        house.kill()
        context.set_offline(True)

    def opens(self, at: str = "/") -> Page:
        self.page = self.context.new_page()
        self.pocket = Pocket(self.page, self.house.link)
        self.page.goto(at)
        return self.page


def phone(browser: Browser, house: OpenHouse) -> BrowserContext:
    context = browser.new_context(viewport=PHONE, base_url=house.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(QUICK)
    context.add_init_script(OTHER_RULES)
    return context


@pytest.fixture(scope="module")
def gone(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gone]:
    with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--address-rate", "0") as house:
        context = phone(browser, house)
        yield Gone(context, house)
        context.close()


@pytest.mark.parametrize(("game", "level"), WAYS if os.environ.get("SOAK") else QUICK_WAYS)
def test_a_whole_game_without_a_network(gone: Gone, game: str, level: str) -> None:
    player = gone.pocket.sits_down(game, level)
    player.plays_to_the_end()
    expect(gone.page.get_by_role("listitem").filter(has_text="You").first).to_be_visible()


def test_a_reload_and_a_closed_tab_go_on_where_they_were(gone: Gone) -> None:
    player = gone.pocket.sits_down("thulla")
    gone.pocket.reloads(player)
    hand, address = gone.pocket.hand(), gone.page.url
    gone.page.close()
    again = Player(gone.opens(address), "again")
    again.waits_for_his_turn()
    assert gone.pocket.hand() == hand
    gone.page.get_by_role("button", name="Hint").click()
    expect(gone.page.locator(".prompt")).to_contain_text(re.compile("[a-z]"))
    again.plays_to_the_end()


def test_a_tab_that_is_killed_in_the_middle_of_anything_goes_on(gone: Gone) -> None:
    """Its process is gone at once: while bots think, while a move is on its way, while it wakes up."""
    player = gone.pocket.sits_down("thulla", "Expert")
    address, seen = gone.page.url, 99
    for crash in range(CRASHES):
        for _ in range(crash % 3):
            player.acts_once()
        seen = min(seen, len(gone.pocket.hand()) or seen)
        before = gone.page
        with before.expect_event("crash"), suppress(Error):
            before.goto("chrome://crash")
        player = Player(gone.opens(address), f"crash {crash}")
        player.waits_for_his_turn(60)
        before.close()
    player.plays_to_the_end()


def test_a_lesson_a_replay_a_review_and_a_game_from_there(gone: Gone) -> None:
    gone.page.goto("/learn/tincholi")
    expect(gone.page.get_by_role("region", name="Table")).to_be_visible()
    gone.page.goto("/me")
    gone.page.get_by_role("link", name=re.compile("Liap Tui")).first.click()
    expect(gone.page.get_by_role("region", name="Table")).to_be_visible()
    record = gone.page.url.split("#")[0]
    gone.page.goto(record + "?as=p1&review=p1")
    expect(gone.page.locator(".curve")).to_be_visible()
    gone.page.goto(record + "?as=p1#20")
    gone.page.get_by_role("button", name="Play on from here").click()
    gone.page.get_by_role("dialog").locator("[data-act=play-on]").click()
    gone.page.wait_for_url("**/t/pocket-*")
    expect(gone.page.get_by_role("region", name="Table")).to_be_visible()


def test_home_opens_without_a_network_and_says_what_it_can_do(gone: Gone) -> None:
    gone.page.goto("/")
    expect(gone.page.get_by_text("No network: you play with bots on this device.")).to_be_visible()
    expect(gone.page.get_by_role("button", name="Play with bots")).to_be_enabled()
    expect(gone.page.get_by_role("button", name="Play with friends")).to_be_disabled()
    expect(gone.page.get_by_role("link", name="Deal of the day")).to_have_count(0)
    gone.page.get_by_role("button", name="Settings").click()
    expect(gone.page.get_by_role("dialog").get_by_role("group", name="Language")).to_be_visible()
    expect(gone.page.get_by_role("button", name="Sentences you saw lately")).to_have_count(0)


def test_the_house_is_back_and_gets_the_games(gone: Gone) -> None:
    gone.house.start()
    gone.context.set_offline(False)
    gone.page.goto("/me")
    over = gone.page.evaluate(RECORDS)
    gone.page.get_by_role("button", name=re.compile("games from this device")).click()
    expect(gone.page.get_by_text("Sent: they are in your games.")).to_be_visible()
    expect(gone.page.get_by_role("button", name=re.compile("from this device"))).to_have_count(0)
    shown = gone.page.get_by_role("link").filter(has_text="offline")
    expect(shown).to_have_count(over)
    assert over >= 7 and "/r/offline-" in str(shown.first.get_attribute("href"))


def test_it_can_be_removed(gone: Gone) -> None:
    gone.page.goto("/")
    gone.page.get_by_role("button", name="Settings").click()
    gone.page.get_by_role("button", name=re.compile("Remove it")).click()
    expect(gone.page.get_by_text("Removed. Your games stay.")).to_be_visible()
    until(gone.page, "caches.match('/pocket').then((found) => found === undefined)")


RECORDS = """() => new Promise((done) => {
  const request = indexedDB.open("cardhouse-pocket");
  request.onsuccess = () => {
    const all = request.result.transaction("records").objectStore("records").getAll();
    all.onsuccess = () => done(all.result.filter((one) => one.played.seat).length);
  };
})"""


# -- two versions


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


def renew(client: Path) -> str:
    """Every part and the house in the pocket get another name, as a change in all would do; the old are gone."""
    assets = client / "assets"
    pack = next(assets.glob("pocket-house-*.pack"))
    old = pack.stem.removeprefix("pocket-house-")
    names = {path.name: f"{path.stem[:-1]}{'A' if path.stem[-1] != 'A' else 'B'}.js" for path in assets.glob("*.js")}
    names |= {pack.name: "pocket-house-00000000.pack"}
    for path in [*client.rglob("*.br"), *client.rglob("*.gz")]:
        path.unlink()
    text = [path for path in client.rglob("*") if path.suffix in (".js", ".html", ".css")]
    any_name = re.compile("|".join(map(re.escape, names)))
    for path in text:
        said = any_name.sub(lambda found: names[found[0]], path.read_text("utf-8"))
        said = re.sub(r'(version:[`"\'])[0-9a-f]{8}([`"\'],folder)', r"\g<1>00000000\g<2>", said)
        path.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', said), "utf-8")
    for name, new in names.items():
        (assets / name).rename(assets / new)
    return old


POCKETS = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (request.url.includes("pocket-house-")) found.push(request.url.split("pocket-house-")[1]);
  return found.sort();
}"""
UPDATE = "navigator.serviceWorker.getRegistration().then((house) => house.update())"
WAITS = "navigator.serviceWorker.getRegistration().then((house) => house.waiting !== null)"


def test_a_new_version_comes_with_its_own_pocket_and_never_with_the_old_one(
    browser: Browser, two_versions: Path, tmp_path: Path
) -> None:
    with open_house(tmp_path, "--bot-pace", "0", "--address-rate", "0") as house:
        context = phone(browser, house)
        page = context.new_page()
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page.goto("/")
        pocket = Pocket(page, house.link)
        pocket.downloads()
        player = pocket.sits_down("thulla")
        player.acts_once()
        player.waits_for_his_turn(60)
        old = renew(two_versions)
        page.evaluate(UPDATE)
        until(page, WAITS)
        assert page.evaluate(POCKETS) == ["00000000.pack", f"{old}.pack"], "it is there before it is offered"
        expect(page.get_by_text("There is a new version.")).to_have_count(0)  # not while cards are played
        player.acts_once()  # with the old one
        player.waits_for_his_turn(60)
        hand = pocket.hand()  # nobody else moves until this one does
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="First page").click()
        expect(page.get_by_text("There is a new version.")).to_be_visible()
        page.evaluate("window.old = true")
        page.get_by_role("button", name="Load it").click()
        until(page, "window.old === undefined")
        until(page, f"({POCKETS})().then((all) => all.join() === '00000000.pack')")
        house.kill()
        context.set_offline(True)
        asked.clear()
        page.goto(page.url.split("/t/")[0])
        page.get_by_role("link", name=re.compile("Sit down|Back|Join|Continue")).first.click()
        player.waits_for_his_turn(60)
        assert pocket.hand() == hand
        player.plays_to_the_end()
        loaded = [url for url in asked if "pocket-house-" in url]
        assert loaded and all(url.endswith("pocket-house-00000000.pack") for url in loaded)
        context.close()
