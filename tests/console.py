"""Types the `console` blocks of a page into one shell: `$ ` is a command, `> ` goes on with it, all else the answer."""

from __future__ import annotations

import os
import re
import sysconfig
from pathlib import Path
from subprocess import PIPE, STDOUT, run
from typing import NamedTuple

_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_MARK = "--- end of an answer ---"


class Typed(NamedTuple):
    command: str
    answer: str


def typed_on(page: str) -> list[Typed]:
    """Every command of a page with the answer that the page shows."""
    found: list[Typed] = []
    for block in _BLOCK.findall(page):
        assert block.startswith("$ "), f"a console block starts with a command:\n{block}"
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append(Typed(line[2:], ""))
            elif line == ">" or line.startswith("> "):
                found[-1] = Typed(f"{found[-1].command}\n{line[2:]}", found[-1].answer)
            else:
                found[-1] = Typed(found[-1].command, f"{found[-1].answer}{line}\n")
    return found


def answers(commands: list[str], folder: Path) -> list[str]:
    """What a shell in this folder says to each, errors included."""
    script = "\n".join(f"{command}\necho; echo '{_MARK}'" for command in commands)
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    env = os.environ | {"PATH": path, "COLUMNS": "100", "LC_ALL": "C.UTF-8", "TERM": "dumb"}
    shell = run(["bash"], input=script, cwd=folder, env=env, text=True, stdout=PIPE, stderr=STDOUT, check=False)
    return [answer.strip("\n") for answer in shell.stdout.split(_MARK)[:-1]]


def assert_all_answers(page: str, folder: Path) -> None:
    typed = typed_on(page)
    assert typed, "the page has console blocks"
    said = answers([command for command, _ in typed], folder)
    assert [(t.command, lines(t.answer)) for t in typed] == [
        (t.command, lines(answer)) for t, answer in zip(typed, said, strict=True)
    ]


def lines(text: str) -> list[str]:
    """Spaces at the end of a line are not seen on a page."""
    return [line.rstrip() for line in text.strip("\n").split("\n")]
