"""A sixth game as a project of its own: what a stranger would write, and nothing of it is known to the house."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def installed(folder: Path, home: Path = HERE) -> Path:
    """The project as an installer leaves it, in a folder for PYTHONPATH: its package, and what its metadata says."""
    project = tomllib.loads((home / "pyproject.toml").read_text("utf-8"))
    about, (package,) = project["project"], project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    shutil.copytree(home / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    metadata.mkdir()
    named = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
    (metadata / "METADATA").write_text(named, encoding="utf-8")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in about["entry-points"].items()
    )
    (metadata / "entry_points.txt").write_text("".join(groups), encoding="utf-8")
    return folder
