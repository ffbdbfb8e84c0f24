"""Pictures of the house: the ways in, every game in play and at its end, on all kinds of screens, by night and by day.

`make screens` renews the pictures that the README, the docs and the web manifest show. `python -m tools.screens --out
FOLDER` takes all of them, to be looked at; `--only thulla --size 1920x1080 --theme light` takes some.
"""

from __future__ import annotations

import argparse
import re
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import FLAGS
from tests.e2e.player import QUICK, SHORT, Player
from tests.server.open_house import open_house

HOME = Path(__file__).parent.parent
DOCS = HOME / "docs" / "screens"
PUBLIC = HOME / "web" / "public" / "screens"
TABLES = {
    "thulla": (5, "", 6),
    "kazhutha": (4, "", 9),
    "dalmuti": (5, "revolution=off", 5),
    "tincholi": (4, "", 6),
    "liap_tui": (4, "max_redeals=0", 6),
}  # seats, options, and how many taps before the picture
FULL = {"thulla": 6, "kazhutha": 6, "dalmuti": 8, "tincholi": 10}  # as many as there may be
SIZES = ("360x640", "390x844", "780x360", "1280x720", "1920x1080")
THEMES = ("dark", "light")
STILL_S = 1.2  # until every card lies
SETTLE_S = 0.5  # after the window has another size


@dataclass(frozen=True)
class Wanted:
    """Which pictures, and where each of them goes."""

    folder: Path | None
    only: tuple[str, ...] = ()
    sizes: tuple[str, ...] = SIZES
    themes: tuple[str, ...] = THEMES
    shown: frozenset[Path] = frozenset()  # what a page or the manifest shows

    def places(self, scene: str) -> Iterator[tuple[str, str, Path]]:
        if self.only and not any(scene.startswith(name) for name in self.only):
            return
        for theme in self.themes:
            for size in self.sizes:
                name = f"{scene}-{size}-{theme}.png"
                if self.folder:
                    yield theme, size, self.folder / name
                yield from ((theme, size, path) for path in self.shown if path.name == name)


def shown_somewhere() -> frozenset[Path]:
    """The pictures that the docs and the manifest name: nothing else is kept in the repository."""
    pages = [HOME / "README.md", *(HOME / "docs").rglob("*.md")]
    told = [DOCS / name for page in pages for name in _pictures(page)]
    return frozenset(told + [PUBLIC / name for name in _pictures(HOME / "web" / "public" / "manifest.webmanifest")])


def _pictures(page: Path) -> list[str]:
    return re.findall(r"screens/([\w-]+-\d+x\d+-(?:dark|light)\.png)", page.read_text(encoding="utf-8"))


def photograph(page: Page, wanted: Wanted, scene: str) -> None:
    page.mouse.move(1, 1)
    for theme, size, path in wanted.places(scene):
        width, height = map(int, size.split("x"))
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.set_viewport_size({"width": width, "height": height})
        time.sleep(SETTLE_S)
        path.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path)
        print(path)


def visitor(browser: Browser, link: str) -> Page:
    context = browser.new_context(viewport=None, base_url=link, color_scheme="dark", device_scale_factor=1)
    context.set_default_timeout(15_000)
    context.add_init_script("localStorage['cardhouse.name'] ??= '\"Meera\"'")
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    return page


def at_home(page: Page, link: str) -> None:
    page.goto("/")
    page.locator('a[href^="/g/"]').first.wait_for()


def at_the_door_of(game: str) -> Callable[[Page, str], None]:
    def go(page: Page, link: str) -> None:
        page.goto(f"/g/{game}")
        page.get_by_role("button").first.wait_for()

    return go


def in_the_waiting_room(page: Page, link: str) -> None:
    Player(page, "waiting").sits_down(link, "thulla", 5, start=False)
    page.get_by_role("button", name="Add bots").wait_for()


def at_page(path: str, there: str) -> Callable[[Page, str], None]:
    def go(page: Page, link: str) -> None:
        page.goto(path)
        page.locator(there).first.wait_for()

    return go


def in_a_circle(page: Page, link: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Make a circle").click()
    page.get_by_label("Name of the circle").fill("The Friday circle")
    page.get_by_role("dialog").get_by_role("button", name="Make a circle").click()
    page.get_by_role("heading", name="The Friday circle").wait_for()


def plays_on(page: Page, link: str, game: str, seats: int) -> Player:
    """Some taps, until they are asked again and something lies on the table."""
    usual, options, taps = TABLES[game]
    player = Player(page, f"{game} screens")
    player.sits_down(link, game, seats, options, clock="normal")
    for _ in range(min(taps, 4) if seats > usual else taps):  # with more people it is over sooner
        player.acts_once()
    for _ in range(30):
        seen = player.waits_for_his_turn()
        if not seen["go_on"] and page.locator(".open [data-card], .middle [data-card]").count() > 1:
            break
        player.acts_once()
    return player


def in_play(game: str, seats: int = 0) -> Callable[[Page, str], None]:
    def go(page: Page, link: str) -> None:
        plays_on(page, link, game, seats or TABLES[game][0])

    return go


def watched(game: str) -> Callable[[Page, str], None]:
    """Somebody plays in a window of their own; the pictures are of whoever looks on."""

    def go(page: Page, link: str) -> None:
        browser = page.context.browser
        assert browser is not None
        plays = visitor(browser, link)
        plays_on(plays, link, game, TABLES[game][0])
        page.goto(plays.url)
        page.locator(".table.watching").wait_for()

    return go


def at_the_end(game: str) -> Callable[[Page, str], None]:
    def go(page: Page, link: str) -> None:
        seats, options = SHORT[game]
        player = Player(page, f"{game} screens")
        page.add_init_script(QUICK)
        player.sits_down(link, game, seats, options)
        while player.taps(player.waits_for_his_turn(seconds=120)):  # the others may play on for long
            pass
        page.locator('[data-judged="false"]').wait_for(state="detached")

    return go


def scenes() -> dict[str, Callable[[Page, str], None]]:
    ways_in = {"home": at_home, "game": at_the_door_of("thulla"), "waiting": in_the_waiting_room}
    pages = {
        "circle": in_a_circle,
        "learn": at_page("/learn/thulla", "main"),
        "day": at_page("/day", "main"),
        "best": at_page("/best/thulla", "main"),
        "me": at_page("/me", "main"),
        "nowhere": at_page("/zzz", "main"),
    }
    games = {name: go for game in TABLES for name, go in ((game, in_play(game)), (f"{game}-results", at_the_end(game)))}
    full = {f"full-{game}": in_play(game, seats) for game, seats in FULL.items()}
    return ways_in | pages | games | full | {f"watched-{game}": watched(game) for game in TABLES}


def take(wanted: Wanted, browser: Browser, link: str) -> None:
    for scene, go in scenes().items():
        if not list(wanted.places(scene)):
            continue
        page = visitor(browser, link)
        go(page, link)
        time.sleep(STILL_S)
        photograph(page, wanted, scene)
        page.context.close()


def asked() -> Wanted:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, help="a folder for all of them; without it, those that are shown somewhere")
    parser.add_argument("--only", nargs="*", default=[], help="scenes that begin so: home, game, waiting, thulla …")
    parser.add_argument("--size", nargs="*", default=SIZES)
    parser.add_argument("--theme", nargs="*", default=THEMES, choices=THEMES)
    given = parser.parse_args()
    shown = frozenset[Path]() if given.out else shown_somewhere()
    return Wanted(given.out, tuple(given.only), tuple(given.size), tuple(given.theme), shown)


def main() -> None:
    wanted = asked()
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium is not None, "no chromium here"
    with (
        TemporaryDirectory() as folder,
        open_house(Path(folder), "--bot-pace", "0.1", "--tables-per-player", "1000") as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        take(wanted, browser, house.link)
        browser.close()


if __name__ == "__main__":
    main()
