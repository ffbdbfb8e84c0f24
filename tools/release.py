"""`make release`: source archive, wheels, checksums and notes in dist/. The steps around it: docs/releasing.md."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from cardhouse import __version__
from tools.compile import compiler_there

HOME = Path(__file__).parent.parent
DIST = HOME / "dist"


class NotReady(Exception):
    """Why this tree cannot be released yet."""


def notes(changelog: str, version: str) -> str:
    """The section of one version, without its heading."""
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise NotReady(f"CHANGELOG.md has nothing to say about {version}")
    return found[1].strip() + "\n"


def checksums(folder: Path, names: list[str]) -> str:
    """As `sha256sum` writes and reads them."""
    return "".join(f"{hashlib.sha256((folder / name).read_bytes()).hexdigest()}  {name}\n" for name in sorted(names))


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=HOME, check=True, capture_output=True, text=True).stdout.strip()


def ready(version: str) -> str:
    """The notes, if everything is in place. Raises NotReady."""
    if git("status", "--porcelain"):
        raise NotReady("the tree has changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise NotReady(f"there is a tag v{version} already: raise __version__")
    return notes((HOME / "CHANGELOG.md").read_text("utf-8"), version)


def main() -> None:
    try:
        text = ready(__version__)
    except NotReady as why:
        sys.exit(f"Not released: {why}.")
    shutil.rmtree(DIST, ignore_errors=True)
    build = [sys.executable, "-m", "build", "--outdir", str(DIST)]
    subprocess.run([*build, str(HOME)], check=True)
    if compiler_there():  # for this platform; pip takes it where it fits, and the plain one elsewhere
        subprocess.run([*build, "--wheel", str(HOME)], check=True, env={**os.environ, "CARDHOUSE_COMPILED": "1"})
    built = [path.name for path in DIST.iterdir()]
    (DIST / "SHA256SUMS").write_text(checksums(DIST, built), "utf-8")
    (DIST / "NOTES.md").write_text(text, "utf-8")
    print(f"In {DIST.relative_to(HOME)}/: {', '.join(sorted(path.name for path in DIST.iterdir()))}")


if __name__ == "__main__":
    main()
