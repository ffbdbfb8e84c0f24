"""Photographs the drawings of web/src/people: `python -m tools.faces`, with chromium from Debian.

Writes docs/screens/people.png. `python -m tools.faces FOLDER` writes into that folder instead, for a close look: every
face and thing in every mood, and everything at 24, 48, 96 and 200 pixels, by night and by day.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

HOME = Path(__file__).parent.parent
WEB = HOME / "web"
SHEET = HOME / "docs" / "screens" / "people.png"
GROUNDS = {"night": "#1a1535", "day": "#faefd8"}
SIZES = (24, 48, 96, 200)
STYLE = """body { margin: 12px; display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px }
svg { display: block }
hr { flex-basis: 100%; border: 0; margin: 2px }"""
FILL = """([ground, rows]) => {
  let nth = 0;
  document.body.style.background = ground;
  document.body.innerHTML = rows.map((row) => row.map(([id, mood, size]) => {
    const svg = mood ? people.portrait(id, mood, "c" + nth++) : people.reaction(id);
    return svg.replace("<svg ", `<svg width="${size}" height="${size}" `);
  }).join("")).join("<hr>");
}"""
Row = list[tuple[str, str, int]]  # id, mood (none for a reaction), pixels


def bundled(folder: Path) -> str:
    """The drawings as one script, which says `people`."""
    entry = folder / "entry.ts"
    room = WEB / "src" / "people"
    names = {"draw": "portrait, reaction", "ids": "FACE_IDS, THING_IDS", "parts": "MOODS", "reactions": "REACTION_IDS"}
    entry.write_text("".join(f'export {{ {what} }} from "{room / file}";\n' for file, what in names.items()), "utf-8")
    rolldown = WEB / "node_modules" / ".bin" / "rolldown"
    out = folder / "people.js"
    subprocess.run(
        [rolldown, entry, "--format", "iife", "--name", "people", "-o", out], check=True, stdout=subprocess.DEVNULL
    )
    return out.read_text("utf-8")


def photograph(page: Page, path: Path, ground: str, rows: list[Row]) -> None:
    page.evaluate(FILL, [ground, rows])
    page.screenshot(path=path, full_page=True)
    print(path)


def sheet(names: dict[str, list[str]]) -> list[Row]:
    """All of them once, and one of each kind in every mood."""
    moods = [(who, mood, 56) for who in ("f01", "kettle") for mood in names["MOODS"]]
    once = [[(one, "happy", 56) for one in names[kind]] for kind in ("FACE_IDS", "THING_IDS")]
    return [*once, moods, [(one, "", 56) for one in names["REACTION_IDS"]]]


def closely(page: Page, folder: Path, names: dict[str, list[str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for light, ground in GROUNDS.items():
        for kind in ("FACE_IDS", "THING_IDS"):
            moods = [[(one, mood, 96) for mood in names["MOODS"]] for one in names[kind]]
            pairs = [[*left, *right] for left, right in zip(moods[::2], moods[1::2], strict=True)]
            photograph(page, folder / f"moods-{kind.split('_')[0].lower()}-{light}.png", ground, pairs)
        for size in SIZES:
            drawn = [(one, "happy", size) for kind in ("FACE_IDS", "THING_IDS") for one in names[kind]]
            said = [(one, "", size) for one in names["REACTION_IDS"]]
            photograph(page, folder / f"all-{size}-{light}.png", ground, [drawn, said])


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1064, "height": 600})
        page.set_content(f"<style>{STYLE}</style>")
        page.add_script_tag(content=bundled(Path(folder)))
        kinds = ("FACE_IDS", "THING_IDS", "MOODS", "REACTION_IDS")
        names = {kind: page.evaluate(f"[...people.{kind}]") for kind in kinds}
        if sys.argv[1:]:
            closely(page, Path(sys.argv[1]), names)
        else:
            photograph(page, SHEET, GROUNDS["night"], sheet(names))
        browser.close()


if __name__ == "__main__":
    main()
