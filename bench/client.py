"""How smoothly the table moves on a slow phone: a whole trick at a sixth of the speed of this processor.

`make bench-client` writes bench/results.md. A real house, a real browser of 360 × 640 points at two pixels each, drawn
in software. Frames are counted by the page itself, from a tap on a card until it is our turn again; only the time in
which something moves counts, for a browser that has nothing to draw draws nothing. A cut is counted apart: its word,
its star and the cards on their way.
"""

from __future__ import annotations

import shutil
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from bench.engine import commit, keep, machine
from tests.e2e.conftest import FLAGS, PHONE
from tests.e2e.player import Player
from tests.server.open_house import open_house

THROTTLE = 6
TRICKS = 5
GOAL = 40
TABLES = {"dalmuti": (4, "revolution=off"), "thulla": (2, "")}  # hands of 20 and of 26 cards
BOT_S = "0.35"
CUT_TABLE = ("thulla", 2, "")  # long hands also late in the game
CUTS, MOST_MOVES = 2, 120

QUIET_S = 3.0  # for one trick; nobody looks at the page meanwhile, for looking costs time

# A frame counts if a card is on its way when it is drawn.
COUNT = """(() => {
  let flying = 0, last = 0;
  window.frames_ms = [];
  window.cut_ms = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    flying += 1;
    flight.finished.catch(() => 0).finally(() => (flying -= 1));
    return flight;
  };
  const frame = (now) => {
    if (flying) window.frames_ms.push(now - last);
    if (document.querySelector(".moments")?.dataset.moment === "cut") window.cut_ms.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""


def slowed(page: Page, times: int) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def at_table(browser: Browser, link: str, game: str, seats: int, options: str) -> Player:
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]}, base_url=link, device_scale_factor=2
    )
    context.set_default_timeout(30_000)
    context.add_init_script("localStorage['cardhouse.name'] ??= '\"Meera\"'")
    context.add_init_script(COUNT)
    page = context.new_page()
    player = Player(page, f"{game} bench")
    player.sits_down(link, game, seats, options)
    player.waits_for_his_turn(60)
    return player


def cuts(browser: Browser, link: str) -> tuple[int, list[list[float]]]:
    """How many cards were in the hand, and the frames of each cut."""
    player = at_table(browser, link, *CUT_TABLE)
    page, cards = player.page, 0
    slowed(page, THROTTLE)
    found: list[list[float]] = []
    for _ in range(MOST_MOVES):
        if len(found) == CUTS or not player.acts_once():
            break
        frames: list[float] = page.evaluate("window.cut_ms.splice(0)")
        if len(frames) > 20:
            found.append(frames[1:])  # the first has waited for the cut
            cards = max(cards, page.locator(".held").count())
    page.context.close()
    return cards, found


def tricks(browser: Browser, link: str, game: str) -> tuple[int, list[list[float]]]:
    """How many cards there were, and the frames of each trick."""
    player = at_table(browser, link, game, *TABLES[game])
    page = player.page
    cards = page.locator(".held").count()
    session = slowed(page, THROTTLE)
    found: list[list[float]] = []
    for _ in range(6 * TRICKS):
        if len(found) == TRICKS or player.waits_for_his_turn(60)["over"]:
            break
        page.evaluate("window.frames_ms.length = 0")
        player.acts_once()
        time.sleep(QUIET_S)
        frames: list[float] = page.evaluate("window.frames_ms")
        if len(frames) > 20:
            found.append(frames)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.context.close()
    return cards, found


def rate(frames: list[float]) -> float:
    return 1000 * len(frames) / sum(frames)


def row(what: str, cards: int, found: list[list[float]]) -> str:
    every = sorted(ms for frames in found for ms in frames)
    late = sum(ms > 34 for ms in every) / len(every)
    return (
        f"| {what} | {cards} | {statistics.median(map(rate, found)):.1f} "
        f"| {every[int(0.95 * len(every))]:.0f} | {late:.0%} |"
    )


def main() -> None:
    chromium = shutil.which("chromium")
    assert chromium is not None, "no chromium here"
    text = [
        "## Client: a trick on a slow phone",
        "",
        f"`make bench-client` at {commit()}, {machine()}, Chromium with software raster, {PHONE['width']} × "
        f"{PHONE['height']} at 2×, processor throttled {THROTTLE}×. Frames while a card moves, median of "
        f"{TRICKS} tricks. Goal: {GOAL} frames a second.",
        "",
        "| table | cards in the hand | frames/s | 95 % of frames within, ms | frames over 34 ms |",
        "|---|---|---|---|---|",
    ]
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder), "--bot-pace", BOT_S, "--tables-per-player", "1000", "--address-rate", "0") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in TABLES:
            cards, found = tricks(browser, house.link, game)
            assert found, f"nothing moved in {game}"
            text.append(row(f"{game}, {TABLES[game][0]} players", cards, found))
        cards, found = cuts(browser, house.link)
        assert found, "nobody has cut"
        text.append(row(f"{CUT_TABLE[0]}, {CUT_TABLE[1]} players, the cut", cards, found))
        browser.close()
    page = "\n".join(text) + "\n"
    print(page)
    keep(Path(__file__).with_name("results.md"), page)


if __name__ == "__main__":
    main()
