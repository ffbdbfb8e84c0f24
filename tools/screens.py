"""Pictures of every game in play and at its end, on a phone and on a desk. `make screens` writes docs/screens."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import DESK, FLAGS, PHONE
from tests.e2e.player import SHORT, Player
from tests.server.open_house import open_house

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
TABLES = {
    "thulla": (5, "", 6),
    "kazhutha": (4, "", 9),
    "dalmuti": (5, "revolution=off", 5),
    "tincholi": (4, "", 6),
    "liap_tui": (4, "max_redeals=0", 6),
}  # seats, options, and how many taps before the picture
LANDSCAPE = {"width": 780, "height": 360}
SIZES = (PHONE, LANDSCAPE, DESK)
STILL_S = 1.2  # until every card lies


def on_turn(player: Player, taps: int) -> None:
    """After this many taps, when they are asked again and something lies on the table."""
    for _ in range(taps):
        player.acts_once()
    for _ in range(30):
        seen = player.waits_for_his_turn()
        if not seen["go_on"] and player.page.locator(".open [data-card], .middle [data-card]").count() > 1:
            break
        player.acts_once()
    time.sleep(STILL_S)


def photograph(page: Page, name: str, size: dict[str, int]) -> None:
    page.mouse.move(1, 1)
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    time.sleep(0.4)
    page.screenshot(path=FOLDER / f"{name}-{size['width']}x{size['height']}.png")


def sit_down(browser: Browser, link: str, game: str) -> Player:
    context = browser.new_context(viewport=None, base_url=link, color_scheme="dark", device_scale_factor=1)
    context.set_default_timeout(15_000)
    context.add_init_script("localStorage['cardhouse.name'] ??= '\"Meera\"'")
    page = context.new_page()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return Player(page, f"{game} screens")


def play(browser: Browser, link: str, game: str) -> None:
    seats, options, taps = TABLES[game]
    player = sit_down(browser, link, game)
    player.sits_down(link, game, seats, options, clock="normal")
    on_turn(player, taps)
    for size in SIZES:
        photograph(player.page, game, size)
    player.page.context.close()


def end(browser: Browser, link: str, game: str) -> None:
    seats, options = SHORT[game]
    player = sit_down(browser, link, game)
    player.page.add_init_script("localStorage['cardhouse.speed'] = '0.02'")
    player.sits_down(link, game, seats, options)
    while player.taps(player.waits_for_his_turn(seconds=120)):  # the others may play on for long
        pass
    player.page.locator('[data-judged="false"]').wait_for(state="detached")
    time.sleep(STILL_S)
    for size in SIZES:
        photograph(player.page, f"{game}-results", size)
    player.page.context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium")
    assert chromium is not None, "no chromium here"
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder), "--bot-pace", "0.3", "--tables-per-player", "1000") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in TABLES:
            play(browser, house.link, game)
            end(browser, house.link, game)
        browser.close()


if __name__ == "__main__":
    main()
