"""The house in the pocket, in Chromium: bytes, starts, memory, thoughts and frames.

`make bench-pocket` writes bench/results.md. A real house, from which it is downloaded once; then the network is as slow
as Fast 3G, or gone. Memory is what the process of the page has written for itself (`smaps_rollup`), in a browser that
nobody looks into: tools of developers keep a copy of every file that a page loads. Times are of a clock: a busy machine
makes them longer, and its load is noted.
"""

from __future__ import annotations

import json
import os
import statistics
import time
from pathlib import Path
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from bench.engine import commit, keep, machine
from cardhouse.server.outside import STATIC
from tests.e2e.conftest import CHROMIUM, FLAGS, PHONE
from tests.e2e.player import QUICK, SHORT
from tests.e2e.pocket import OTHER_RULES, Pocket
from tests.server.open_house import open_house
from tools.web_build import POCKET

STARTS = 5
RESTS_S = 20
# As the tools of browsers have it: 1.6 Mbit/s, 562 ms.
FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
MB = 1_000_000
ONE = Path(__file__).parent.parent / "tests/pocket/one.py"
GOALS = {"download": 7.0, "first": 10.0, "later": 3.0, "memory": 120.0, "master": 1.0}

# Whole matches against bots of this level, in the page itself: how long each thought has taken, in seconds.
THOUGHTS = """
import json, sys, time
sys.path.insert(0, "/tmp")
import cardhouse.pocket.house as house
from one import One

took, think = [], house.think

def timed(mind, level):
    began = time.perf_counter()
    thought = think(mind, level)
    took.append(time.perf_counter() - began)
    return thought

house.think = timed

def thoughts(game, seats, options, level):
    took.clear()
    one = One(7)
    one.sits_with_bots(one.opens(game, seats, options), level)
    one.plays()
    return json.dumps(took)

thoughts
"""
IN_PAGE = """async ({ folder, pack, one, code, lock }) => {
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const stdLibURL = folder + "stdlib.zip";
  const options = { indexURL: folder, stdLibURL, lockFileContents: lock, packageBaseUrl: folder };
  const python = await loadPyodide(options);
  const bytes = new Uint8Array(await (await fetch(pack)).arrayBuffer());
  let from = bytes.indexOf(10) + 1;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, from)))) {
    const path = "/lib/python3.14/site-packages/" + name;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, bytes.subarray(from, from + size));
    from += size;
  }
  python.FS.writeFile("/tmp/one.py", one);
  window.thoughts = python.runPython(code);
}"""

FRAMES = """() => {
  window.gaps = [];
  let last = performance.now();
  const frame = (now) => { window.gaps.push(now - last); last = now; requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""


def visit(chromium: BrowserType, profile: Path, link: str) -> BrowserContext:
    """A browser of its own, whose profile stays."""
    context = chromium.launch_persistent_context(
        profile,
        executable_path=CHROMIUM,
        args=FLAGS,
        viewport=PHONE,  # type: ignore[arg-type]
        base_url=link,
        reduced_motion="reduce",
        has_touch=True,
    )
    context.set_default_timeout(120_000)
    context.add_init_script(QUICK)
    context.add_init_script(OTHER_RULES)
    return context


def start(page: Page, link: str, level: str = "") -> float:
    """From the tap to the first card, in a page that was just opened."""
    page.goto(f"{link}/g/thulla")
    if level:
        page.get_by_role("radio", name=level).check()
    button = page.get_by_role("button", name="Play with bots")
    button.wait_for()
    began = time.perf_counter()
    button.click()
    page.locator(".held").first.wait_for()
    return time.perf_counter() - began


def again(page: Page) -> float:
    """A table that was left, from its address to the first card."""
    began = time.perf_counter()
    page.reload()
    page.locator(".held").first.wait_for()
    return time.perf_counter() - began


def bare_memory(profile: Path, address: str) -> float:
    """Of the page at this address, in MB, when it has come to rest: in a browser without tools."""
    flags = [
        *FLAGS,
        "--headless=new",
        f"--window-size={PHONE['width']},{PHONE['height']}",
        f"--user-data-dir={profile}",
    ]
    with Popen([str(CHROMIUM), *flags, address], stdout=DEVNULL, stderr=DEVNULL) as browser:
        time.sleep(RESTS_S)
        found = max(_written(pid) for pid in _below(browser.pid) if b"type=renderer" in _command(pid))
        browser.terminate()
    return found / MB


def _below(pid: int) -> list[int]:
    """The processes that it has begun, and those that they have."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [below for child in found for below in _below(child)]


def _command(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def _written(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_Dirty"))


def frames(page: Page, link: str, level: str) -> tuple[float, float]:
    """While bots think: how many came late (over 34 ms), and the longest gap in ms."""
    start(page, link, level)
    page.evaluate(FRAMES)
    page.wait_for_timeout(6_000)
    gaps = sorted(page.evaluate("window.gaps.slice(2)"))
    return sum(gap > 34 for gap in gaps) / len(gaps), gaps[-1]


def bytes_of() -> tuple[float, float]:
    """Over the wire, as a browser of today reads it, and on the device; in MB."""
    files = [path for path in STATIC.rglob("assets/pocket-*/*") if path.suffix not in (".br", ".gz")]
    files += list(STATIC.glob("assets/pocket-house-*.pack"))
    sent = (Path(f"{path}.br") if Path(f"{path}.br").is_file() else path for path in files)
    return sum(path.stat().st_size for path in sent) / MB, sum(path.stat().st_size for path in files) / MB


def measured(chromium: BrowserType, profile: Path, link: str) -> list[tuple[str, str, str]]:
    context = visit(chromium, profile, link)
    page = context.new_page()
    page.goto("/")
    online_late, online_gap = frames(page, link, "Expert")
    at_house = page.url
    page.goto("/")
    Pocket(page, link).downloads()
    page.close()

    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", FAST_3G)
    first = start(page, link)
    context.set_offline(True)
    later = statistics.median(start(page, link) for _ in range(STARTS))
    back = statistics.median(again(page) for _ in range(STARTS))
    late, gap = frames(page, link, "Expert")
    at_pocket = page.url
    context.close()
    sent, kept = bytes_of()
    return [
        ("to download, with brotli", f"{sent:.1f} MB", f"≤ {GOALS['download']:.0f} MB"),
        ("on the device", f"{kept:.1f} MB", ""),
        (
            "first use over Fast 3G, after the download, to the first card",
            f"{first:.1f} s",
            f"≤ {GOALS['first']:.0f} s",
        ),
        (f"later starts, to the first card, median of {STARTS}", f"{later:.1f} s", f"≤ {GOALS['later']:.0f} s"),
        (f"a table that was left, loaded again, median of {STARTS}", f"{back:.1f} s", f"≤ {GOALS['later']:.0f} s"),
        (
            "memory of a page with its table on the device, worker and all",
            f"{bare_memory(profile, at_pocket):.0f} MB",
            f"≤ {GOALS['memory']:.0f} MB",
        ),
        ("the same with its table in the house", f"{bare_memory(profile, at_house):.0f} MB", ""),
        ("frames over 34 ms while expert bots think here", f"{late:.0%}, longest {gap:.0f} ms", "as in the house"),
        ("the same while they think in the house", f"{online_late:.0%}, longest {online_gap:.0f} ms", ""),
    ]


def thoughts(context: BrowserContext) -> list[tuple[str, str, str]]:
    page = context.new_page()
    page.goto("/")
    folder = next(STATIC.glob("assets/pocket-*/pyodide.mjs")).parent.name
    pack = next(STATIC.glob("assets/pocket-house-*.pack")).name
    lock = json.loads((POCKET / "made" / "lock.json").read_text())
    one = ONE.read_text(encoding="utf-8")
    given = {"folder": f"/assets/{folder}/", "pack": f"/assets/{pack}", "one": one, "code": THOUGHTS, "lock": lock}
    page.evaluate(IN_PAGE, given)
    rows = []
    for game, (seats, options) in SHORT.items():
        took = json.loads(page.evaluate("(ask) => window.thoughts(...ask)", [game, seats, options, "master"]))
        said = f"{statistics.mean(took):.2f} s, at most {max(took):.2f} s, {len(took)} decisions"
        rows.append((f"master in {game}, {seats} seats, mean", said, f"≤ {GOALS['master']:.0f} s"))
    return rows


def main() -> None:
    assert CHROMIUM is not None, "no chromium here"
    busy = os.getloadavg()[0]
    with (
        TemporaryDirectory() as folder,
        TemporaryDirectory() as profile,
        TemporaryDirectory() as other,
        open_house(Path(folder), "--bot-pace", "0", "--address-rate", "0") as house,
        sync_playwright() as playwright,
    ):
        rows = measured(playwright.chromium, Path(profile), house.link)
        context = visit(playwright.chromium, Path(other), house.link)
        rows += thoughts(context)
        context.close()
    text = [
        "## Pocket: the house in the browser",
        "",
        f"`make bench-pocket` at {commit()}, {machine()}, Chromium, {PHONE['width']} × {PHONE['height']}. "
        f"Load of the machine: {busy:.0f} before it began, {os.getloadavg()[0]:.0f} after.",
        "",
        "| what | measured | goal |",
        "|---|---|---|",
        *(f"| {what} | {said} | {goal} |" for what, said, goal in rows),
    ]
    page = "\n".join(text) + "\n"
    print(page)
    keep(Path(__file__).with_name("results.md"), page)


if __name__ == "__main__":
    main()
