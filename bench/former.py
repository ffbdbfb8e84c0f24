"""Bots as they once were, to be measured against: `python -m bench.former 1` puts them into build/former.

    PYTHONPATH=build/former cardhouse arena thulla steady bots_1.thulla:steady --deals 400

They come out of the history of this repository and play by the rules of today; the house of today stands beside them,
so that both are compiled alike (`--plain`: neither is).
"""

from __future__ import annotations

import argparse
import io
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

from cardhouse.bots.roster import LEVELS
from tools.compile import BOTS, ROOT, build, every_module

OUT = ROOT / "build" / "former"
VERSIONS = {1: "1123215"}  # the last commit in which they played like this
IMPORT = re.compile(r"\bcardhouse\.bots\b")
TODAYS = "cardhouse/bots/dice.py"  # whoever asks hands over a mind of today, with dice of today: left as it is written
BRIDGE = """
from cardhouse.bots.mind import Thought
from {package}.{of}.levels import LEVELS

def _answering(bot):
    return lambda mind: Thought(*bot(mind))

{levels} = map(_answering, LEVELS.values())
"""
GAMES = {"thulla": "tricks", "kazhutha": "tricks", "dalmuti": "dalmuti", "tincholi": "tincholi", "liap_tui": "liap_tui"}


def pages_of(version: int) -> dict[str, str]:
    """Path → source, in a package of its own."""
    name, folder = f"bots_{version}", "src/cardhouse/bots"
    packed = subprocess.run(
        ["git", "archive", VERSIONS[version], folder], cwd=ROOT, capture_output=True, check=True
    ).stdout
    pages = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member)
            if file is not None and member.name.endswith(".py"):
                path = Path(name, Path(member.name).relative_to(folder)).as_posix()
                pages[path] = IMPORT.sub(name, file.read().decode())
    for game, of in GAMES.items():
        pages[f"{name}/{game}/__init__.py"] = BRIDGE.format(package=name, of=of, levels=", ".join(LEVELS))
    return pages


def hot(pages: dict[str, str], version: int) -> list[str]:
    """What of them is worth compiling: what is compiled of those of today, as far as it was there."""
    names = [f"bots_{version}/{module.removeprefix('cardhouse/bots/')}" for module in BOTS if module != TODAYS]
    return [name for name in names if name in pages]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.former", description=__doc__.partition("\n")[0])
    parser.add_argument("version", nargs="+", type=int, choices=VERSIONS)
    parser.add_argument("--plain", action="store_true", help="leave both as they are written")
    args = parser.parse_args()
    beside: dict[str, str] = {}
    modules: list[str] = []
    for version in args.version:
        pages = pages_of(version)
        beside |= pages
        modules += hot(pages, version)
    shutil.rmtree(OUT, ignore_errors=True)
    build(OUT, [] if args.plain else [*every_module(), *BOTS, *modules], beside=beside)


if __name__ == "__main__":
    main()
