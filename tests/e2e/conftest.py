"""A real house, a real browser, phones and desks in it."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from cardhouse.server.outside import STATIC
from tests.server.open_house import OpenHouse, open_house

HOME = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium")
SHELL = shutil.which("chromium-headless-shell")  # the same browser without windows of its own: half the work
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 720}
WAIT_MS = 40_000  # for what is to happen soon, also on a machine with other things to do
# What a browser says of itself; 403 is the answer to a private record.
EXPECTED = ("403 (Forbidden)", "404 (Not Found)", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED")


expect.set_options(timeout=WAIT_MS)


# Not for the whole session: playwright keeps an event loop running in this thread, and other tests have their own.
@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A module with `WHOLE_BROWSER = True` needs what the shell lacks: notifications."""
    executable = CHROMIUM if getattr(request.module, "WHOLE_BROWSER", False) else SHELL or CHROMIUM
    if executable is None:
        pytest.skip("no chromium here")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """Bots that do not pretend to think."""
    with open_house(
        tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--tables-per-player", "1000", "--address-rate", "0"
    ) as house:
        yield house


Visitor = Callable[..., Page]


def until(page: Page, expression: str) -> None:
    """Ask the page again and again, also while it loads. (`wait_for_function` needs `eval`, which our pages forbid.)"""
    latest = time.monotonic() + WAIT_MS / 1000
    while True:
        try:
            answer = page.evaluate(expression)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            answer = "the page was loading"
        if answer is True:
            return
        assert time.monotonic() < latest, f"never true: {expression} (last: {answer!r})"
        page.wait_for_timeout(50)


@pytest.fixture
def visitor(browser: Browser, house: OpenHouse) -> Iterator[Visitor]:
    """Somebody with a device of their own: `visitor("Ammu")` has a name, `visitor()` comes for the first time."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def come(name: str = "", size: dict[str, int] = PHONE, **settings: Any) -> Page:
        settings = {"base_url": house.link, "service_workers": "block", **settings}  # the worker has tests of its own
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="reduce",
            has_touch=size["width"] < 600,
            **settings,
        )
        context.set_default_timeout(WAIT_MS)
        contexts.append(context)
        if name:
            known = json.dumps(json.dumps(name))
            context.add_init_script(f"localStorage['cardhouse.name'] ??= {known}")
        page = context.new_page()
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.on("console", lambda said: mistakes.append(said.text) if said.type == "error" else None)
        return page

    yield come
    for context in contexts:
        context.close()
    unexpected = [text for text in mistakes if not any(known in text for known in EXPECTED)]
    assert not unexpected, unexpected


AXE = HOME / "web/node_modules/axe-core/axe.min.js"
RUN_AXE = """async () => {
  const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map((one) => one.finished));  // what fades in has less contrast for a moment
  const found = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
  const said = node => node.target.join(" ") + " | " + node.failureSummary;
  return found.violations.map(rule => `${rule.id}: ${rule.nodes.map(said).join("; ")}`);
}"""


def violations(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found
