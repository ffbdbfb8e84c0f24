"""The rules and the server as compiled modules, from the same source: `make compiled` fills build/compiled.

    PYTHONPATH=build/compiled cardhouse simulate thulla --games 10000
    make serve COMPILED=1

src/ is left alone: a compiled module beside its source would hide every later change of it. What this is good for,
and what it is not, stands in docs/decisions/0006-mypyc.md.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "compiled"

# Options and games come along because a compiled dataclass needs a compiled parent.
CORE = [f"cardhouse/core/{name}.py" for name in ("cards", "position", "options", "game")]
# What a house does at every move. Messages and events are msgspec's classes, and C already.
AT_TABLE = [
    "cardhouse/core/kernel.py",
    *[f"cardhouse/table/{name}.py" for name in ("chat", "time_control", "copies", "timers", "effects", "guest")],
    *[f"cardhouse/table/{name}.py" for name in ("hosting", "ledger", "match", "names", "play", "seat", "seating")],
    *[f"cardhouse/table/{name}.py" for name in ("sight", "table", "ports", "hearing", "moment", "voice", "demands")],
    *[f"cardhouse/table/{name}.py" for name in ("presence", "pacing", "talk", "wishes", "standing", "fairness")],
    *[f"cardhouse/server/{name}.py" for name in ("bucket", "clock", "metrics")],
    *[f"cardhouse/server/house/{name}.py" for name in ("alarm", "house")],
    *[f"cardhouse/server/net/{name}.py" for name in ("connection", "websocket")],
    "cardhouse/server/store/writer.py",
]
TRICKS = [
    f"cardhouse/games/{name}.py"
    for name in ("tricks/options", "tricks/rules", "tricks/starting", "thulla/rules", "kazhutha/rules")
]

# Not hot, and mypyc makes a list of every generator expression: taxes are guessed lazily, from chance, so a list
# would draw more numbers than plain Python does.
PLAIN = ("dalmuti/taxes", "liap_tui/unseen")

# In the copy every class says that plain Python may inherit from it. Otherwise a game of one's own could not stand
# on the compiled `Position`, and `__new__`, which `copy` uses, would ask for the arguments of `__init__`. Children of
# classes that are not ours are plain classes anyway.
NOT_OURS = "NamedTuple|Protocol|Exception|ValueError|ServerProtocol|WebSocketsSansIOProtocol"
CLASS = re.compile(rf"^class \w+\b(?!\((?:{NOT_OURS})\))", re.MULTILINE)
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
FUTURE = "from __future__ import annotations\n"
IMPORT = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr\n"

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
level, *modules = sys.argv[1:]
asked = ["--config-file=", "--strict", "--follow-imports=silent", *modules]
setup(name="cardhouse", packages=[], ext_modules=mypycify(asked, opt_level=level, debug_level="0"),
      script_args=["--quiet", "build_ext", "--inplace"])
"""


def every_module() -> list[str]:
    games = ROOT / "src/cardhouse/games"
    names = [page.relative_to(games).with_suffix("").as_posix() for page in sorted(games.rglob("*.py"))]
    rules = [name for name in names if name not in PLAIN and not name.endswith(("__init__", "info", "told"))]
    return CORE + [f"cardhouse/games/{name}.py" for name in rules]


def build(out: Path, modules: Sequence[str], level: str = "3") -> None:
    """The whole package into `out`, these modules of it compiled."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "src/cardhouse", out / "cardhouse", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (out / "cardhouse/static").symlink_to(ROOT / "src/cardhouse/static")  # the client may be built again
    for module in modules:
        source = (out / module).read_text().replace(FUTURE, FUTURE + IMPORT, 1)
        (out / module).write_text(CLASS.sub(OPEN + r"\g<0>", source))
    subprocess.run([sys.executable, "-c", SETUP, level, *modules], cwd=out, check=True)
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(out / left_over, ignore_errors=True)


if __name__ == "__main__":
    build(OUT, every_module() + AT_TABLE)
