"""The rules and the server as compiled modules, from the same source: build/compiled, which `make serve` uses.

    python -m tools.compile              # makes them, if they are not there or of another source
    python -m tools.compile --for-serve  # prints where they are; if they are not there, makes them for the next start

src/ is left alone: a compiled module beside its source would hide every later change of it. Nothing of an older source
is ever used: they are asked for by the hash of the source, and when they are imported they ask themselves. What this is
good for, and what it is not, stands in docs/decisions/0006-mypyc.md and 0060-compiled-by-default.md.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "build" / "compiled"
SOURCE = ROOT / "src" / "cardhouse"
STAMP = ".made-from"  # the hash of the source, beside the package
LOCK, LOG, OWN = OUT.with_suffix(".lock"), OUT.with_suffix(".log"), OUT.with_name("compiler")
NEEDED = ("mypy[mypyc]", "setuptools")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))  # of modules for this Python on this machine

# Options and games come along because a compiled dataclass needs a compiled parent.
CORE = [f"cardhouse/core/{name}.py" for name in ("cards", "position", "options", "game")]
# What a house does at every move. Messages and events are msgspec's classes, and C already.
AT_TABLE = [
    *[f"cardhouse/core/{name}.py" for name in ("kernel", "written")],
    *[f"cardhouse/table/{name}.py" for name in ("chat", "time_control", "copies", "timers", "effects", "guest")],
    *[f"cardhouse/table/{name}.py" for name in ("hosting", "ledger", "match", "names", "play", "seat", "seating")],
    *[f"cardhouse/table/{name}.py" for name in ("sight", "table", "ports", "hearing", "moment", "voice", "demands")],
    *[f"cardhouse/table/{name}.py" for name in ("presence", "pacing", "talk", "wishes", "standing", "fairness")],
    *[f"cardhouse/server/{name}.py" for name in ("bucket", "clock", "metrics")],
    *[f"cardhouse/server/house/{name}.py" for name in ("alarm", "house")],
    *[f"cardhouse/server/net/{name}.py" for name in ("connection", "websocket")],
    "cardhouse/server/store/writer.py",
]
# Whoever searches plays thousands of moves for one: the players of its worlds are as hot as the rules.
BOTS = [
    *[f"cardhouse/bots/{name}.py" for name in ("dice", "search")],
    *[f"cardhouse/bots/tricks/{name}.py" for name in ("ending", "levels", "reasons")],
    *[f"cardhouse/bots/dalmuti/{name}.py" for name in ("habit", "levels", "reasons", "worlds")],
    *[f"cardhouse/bots/tincholi/{name}.py" for name in ("habit", "levels", "reasons", "worlds")],
    *[f"cardhouse/bots/liap_tui/{name}.py" for name in ("habit", "levels", "reasons", "worlds")],
]
# What every step of a learner goes through; what needs NumPy stays plain, since not every compiler has it at hand.
LEARN = [f"cardhouse/learn/{name}.py" for name in ("parts", "columns", "layout", "numbering", "episode", "many")]
LEARN += [f"cardhouse/core/{name}.py" for name in ("deal", "playout")]
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

# One C file for each module, as many compilers at once as there are cores: setuptools would take one after the other.
SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext
level, python, *modules = sys.argv[1:]
asked = ["--config-file=", "--strict", "--follow-imports=silent", "--python-executable", python, *modules]

class AllCores(build_ext):
    def build_extensions(self):
        one, link, begun = self.compiler._compile, self.compiler.link_shared_object, []
        def linked(*objects, **how):
            for page in begun:
                page.result()
            link(*objects, **how)
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            self.compiler._compile = lambda *page: begun.append(cores.submit(one, *page))
            self.compiler.link_shared_object = linked
            super().build_extensions()

setup(name="cardhouse", packages=[], cmdclass={"build_ext": AllCores},
      ext_modules=mypycify(asked, opt_level=level, debug_level="0", multi_file=True),
      script_args=["--quiet", "build_ext", "--inplace"])
"""


# At the end of the package's own __init__. On another machine, where there is no source, it cannot be older. Its
# children, such as bots in processes, do not ask again: who edits while a house is open closes nobody's game.
GUARD = """

def _made_from_this_source() -> None:
    import hashlib
    import os
    from pathlib import Path

    source, asked = Path({source!r}), "CARDHOUSE_COMPILED_FROM"
    if not source.is_dir() or os.environ.get(asked) == {wanted!r}:
        return
    digest = hashlib.sha256()
    for page in sorted(source.rglob("*.py")):
        digest.update(page.relative_to(source).as_posix().encode() + b"\\0" + page.read_bytes() + b"\\0")
    if digest.hexdigest() != {wanted!r}:
        raise ImportError(
            f"{{__file__}} was compiled from an older source. `make compiled` makes it anew; "
            "without this folder in PYTHONPATH plain Python runs."
        )
    os.environ[asked] = {wanted!r}


_made_from_this_source()
"""


def every_module() -> list[str]:
    games = ROOT / "src/cardhouse/games"
    names = [page.relative_to(games).with_suffix("").as_posix() for page in sorted(games.rglob("*.py"))]
    rules = [name for name in names if name not in PLAIN and not name.endswith(("__init__", "info", "told"))]
    return CORE + [f"cardhouse/games/{name}.py" for name in rules]


def everything() -> list[str]:
    """What users get compiled."""
    return every_module() + AT_TABLE + BOTS + LEARN


def build(
    out: Path,
    modules: Sequence[str],
    level: str = "3",
    beside: Mapping[str, str] | None = None,
    compiler: str = sys.executable,
    guard: str = "",
) -> None:
    """The whole package into `out`, these modules of it compiled; beside it other pages, as path → source.

    It is there whole and says what plain Python says, or not at all. `guard` is added to the package's own __init__.
    """
    wanted, part = source_hash(), out.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    shutil.copytree(SOURCE, part / "cardhouse", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (part / "cardhouse/static").symlink_to(SOURCE / "static")  # the client may be built again
    (part / "cardhouse/docs").symlink_to(ROOT / "docs")  # as they are in a wheel
    (part / "cardhouse/new_game").symlink_to(ROOT / "examples/games/bare_bones")
    for page, text in (beside or {}).items():
        (part / page).parent.mkdir(parents=True, exist_ok=True)
        (part / page).write_text(text)
    for module in modules:
        source = (part / module).read_text().replace(FUTURE, FUTURE + IMPORT, 1)
        (part / module).write_text(CLASS.sub(OPEN + r"\g<0>", source))
    if modules:
        subprocess.run([compiler, "-c", SETUP, level, sys.executable, *modules], cwd=part, check=True)
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(part / left_over, ignore_errors=True)
    with (part / "cardhouse/__init__.py").open("a") as package:
        package.write(guard)
    if modules:
        agree(part)
    (part / STAMP).write_text(wanted)
    shutil.rmtree(out, ignore_errors=True)
    part.rename(out)


def agree(package: Path) -> None:
    """Raises CalledProcessError or SystemExit unless a match of every game is told there as in plain Python."""
    told = []
    for form in (SOURCE.parent, package):
        env = os.environ | {"PYTHONPATH": f"{form}{os.pathsep}{ROOT}"}
        done = subprocess.run(
            [sys.executable, "-m", "tools.trial"], cwd=form, env=env, check=True, stdout=subprocess.PIPE
        )
        told.append(done.stdout)
    if told[0] != told[1]:
        sys.exit(f"What was compiled in {package} says something else than plain Python: it is not used.")


def for_wheel(folder: Path) -> dict[str, str]:
    """Compiled modules made in this folder, and where they belong in a wheel: beside their source."""
    out = folder / "compiled"
    build(out, everything())
    return {str(page): page.relative_to(out).as_posix() for page in sorted(out.rglob(f"*{SUFFIX}"))}


# -- of which source


def python_hash(source: Path = SOURCE) -> str:
    """Of all Python in the package: what the guard asks for."""
    digest = hashlib.sha256()
    for page in sorted(source.rglob("*.py")):
        digest.update(page.relative_to(source).as_posix().encode() + b"\0" + page.read_bytes() + b"\0")
    return digest.hexdigest()


def source_hash() -> str:
    """The same, with how it is made and for which Python."""
    return hashlib.sha256(f"{python_hash()} {SUFFIX} {sys.version}".encode() + Path(__file__).read_bytes()).hexdigest()


def fresh(out: Path) -> bool:
    """Whether what is there was made from this source, for this Python."""
    stamp = out / STAMP
    return stamp.is_file() and stamp.read_text() == source_hash()


def compiler_there() -> bool:
    return bool(shutil.which("cc") or shutil.which("gcc"))


# -- the ways in


def own_compiler() -> str:
    """A Python that has mypyc: this one, or one in build/."""
    if find_spec("mypyc") and find_spec("setuptools"):
        return sys.executable
    python = OWN / "bin" / "python"
    if not python.is_file():
        subprocess.run([sys.executable, "-m", "venv", str(OWN)], check=True)
        install = ["install", "--quiet", "--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt")]
        subprocess.run([str(python), "-m", "pip", *install, *NEEDED], check=True)
    return str(python)


def make() -> None:
    """Once: whoever comes second waits, and finds it made."""
    OUT.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        if not fresh(OUT):
            guard = GUARD.format(source=str(SOURCE), wanted=python_hash())
            build(OUT, everything(), compiler=own_compiler(), guard=guard)


def for_serve() -> str:
    """Where the compiled package is; "" if plain Python has to do this time."""
    if os.environ.get("COMPILED") == "0":
        return ""
    if fresh(OUT):
        return str(OUT)
    if not compiler_there():
        print("Plain Python serves: there is no C compiler, which would make it a third faster.", file=sys.stderr)
        return ""
    print("Plain Python serves; its compiled form is made meanwhile, for the next start.", file=sys.stderr)
    OUT.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        gently = ["nice", "-n", "19"] if shutil.which("nice") else []
        command = [*gently, sys.executable, "-m", "tools.compile"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--for-serve", action="store_true", help="print where they are, and wait for nothing")
    if parser.parse_args().for_serve:
        print(for_serve())
    else:
        make()


if __name__ == "__main__":
    main()
