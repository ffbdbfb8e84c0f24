"""Draws the icons of the installed client from its favicon: `python -m tools.icons`, with chromium from Debian."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#faefd8"
# name → size in pixels, and how much of it the drawing fills: a launcher may cut a circle out of a maskable one
ICONS = {"192": (192, 1.0), "512": (512, 1.0), "maskable-512": (512, 0.72), "apple-180": (180, 0.86)}
PAGE = """<style>
body {{ margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center; background: {back}; }}
svg {{ width: {drawn}px; height: {drawn}px; }}</style>{svg}"""


def main() -> None:
    svg = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            whole = part == 1.0
            back = "transparent" if whole else PAPER
            page.set_content(PAGE.format(size=size, drawn=round(size * part), back=back, svg=svg))
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=whole)
        browser.close()


if __name__ == "__main__":
    main()
