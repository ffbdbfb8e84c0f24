"""A house without a server: `make demo` builds a folder of files that any web host can serve.

All of it runs in the browser: bots, lessons, replays, checks. `build/demo`, or another folder as the only argument; it
may be served from any path.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from cardhouse.games import GAMES
from cardhouse.reading import games, lessons
from cardhouse.server.http.app import POLICY
from tools import web_build

OUT = web_build.ROOT / "build" / "demo"
WRITTEN = web_build.WEB / "node_modules" / ".demo"
STAMP = WRITTEN / "source-hash"
TRY = """\
The demo is in {out}. Any web host can serve it, from any path. To look at it here:
  {python} -m http.server --bind 127.0.0.1 --directory {out} 8000"""


def write_answers() -> None:
    """What is the same for everybody: nobody waits for Python to read it."""
    shutil.rmtree(WRITTEN, ignore_errors=True)
    (WRITTEN / "api" / "lessons").mkdir(parents=True)
    (WRITTEN / "api" / "games.json").write_bytes(msgspec.json.encode(games.shown_games()))
    for name, game in GAMES.items():
        if game.info.lesson:
            (WRITTEN / "api" / "lessons" / f"{name}.json").write_bytes(msgspec.json.encode(lessons.shown(name)))
    in_a_page = (part for part in POLICY.split("; ") if not part.startswith("frame-ancestors"))
    (WRITTEN / "policy.txt").write_text("; ".join(in_a_page))


def up_to_date(out: Path = OUT) -> bool:
    return (out / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == web_build.source_hash()


def build(out: Path = OUT) -> None:
    """Raises CalledProcessError, and NoNode."""
    wanted = web_build.source_hash()
    web_build.install()
    web_build.build_pocket()
    if not (web_build.POCKET / "made" / "house.pack").is_file():
        sys.exit("Without the house in a pocket there is nothing to put into a demo.")
    write_answers()
    web_build.npm("run", "build", "--", "--mode", "demo", "--outDir", str(out.resolve()), "--emptyOutDir")
    if out == OUT:
        STAMP.write_text(wanted)


def main() -> None:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    if not (web_build.system_npm() or web_build.wheel_npm()):
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", web_build.NODE_WHEEL], check=True)
    try:
        build(out)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    print(TRY.format(out=out, python=sys.executable))


if __name__ == "__main__":
    main()
