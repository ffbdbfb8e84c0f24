"""Runs inside Pyodide at build time: which modules a house in a pocket needs, and all of them as bytecode.

`/out/stdlib.zip` is the part of the standard library that is imported; `/out/house.pack` is the house with msgspec: a
list of names and sizes as JSON in its first line, then the files one after the other.
"""

from __future__ import annotations

import importlib._bootstrap_external as pyc
import json
import sys
from pathlib import Path

HOUSE, WHEEL, OUT = Path("/house"), Path("/wheel"), Path("/out")
STDLIB = "/lib/python314.zip/"
# Only when something goes wrong, or before anybody could see that it was imported.
ALSO = {"traceback.py", "linecache.py", *(f"encodings/{name}.py" for name in ("aliases", "ascii", "latin_1", "utf_8"))}


def compiled(source: str, name: str, optimize: int) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(pyc._code_to_timestamp_pyc(code, 0, 0))  # type: ignore[attr-defined]


def needed() -> set[str]:
    """Files of the standard library that were read, without the exercise itself."""
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(STDLIB) for file in files if file.startswith(STDLIB)}


def write_stdlib(wanted: set[str]) -> None:
    import zipfile  # not before it is known what is needed

    with (
        zipfile.ZipFile(STDLIB.rstrip("/")) as whole,
        zipfile.ZipFile(OUT / "stdlib.zip", "w", zipfile.ZIP_STORED) as part,
    ):
        for name in sorted(whole.namelist()):
            if name in wanted | ALSO and name.endswith(".py"):
                info = zipfile.ZipInfo(f"{name}c", (2020, 1, 1, 0, 0, 0))
                part.writestr(info, compiled(whole.read(name).decode(), name, 2))


def house() -> dict[str, bytes]:
    files = {"cardhouse/__init__.pyc": compiled((HOUSE / "__init__.py").read_text(), "cardhouse/__init__.py", 0)}
    rooms = {name.split(".")[1] for name in sys.modules if name.startswith("cardhouse.")}
    for room in sorted(rooms):
        for path in sorted((HOUSE / room).rglob("*")):
            name = f"cardhouse/{path.relative_to(HOUSE).as_posix()}"
            if path.suffix == ".py":
                files[f"{name}c"] = compiled(path.read_text(), name, 0)
            elif path.is_file() and path.suffix != ".pyc":
                files[name] = path.read_bytes()
    for path in sorted(Path("/pages").glob("*.md")):
        files[f"cardhouse/docs/games/{path.name}"] = path.read_bytes()
    return files


def msgspec() -> dict[str, bytes]:
    files = {}
    for path in sorted((WHEEL / "msgspec").iterdir()):
        if path.suffix == ".py":
            files[f"msgspec/{path.name}c"] = compiled(path.read_text(), f"msgspec/{path.name}", 0)
        elif path.suffix == ".so":
            files[f"msgspec/{path.name}"] = path.read_bytes()
    return files


def write_house() -> None:
    files = msgspec() | house()
    head = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    (OUT / "house.pack").write_bytes(head + b"\n" + b"".join(files.values()))


def build() -> None:
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(WHEEL), "/source"]
    import exercise  # type: ignore[import-not-found]

    exercise.everything()
    write_stdlib(needed())
    write_house()
