"""The house calls what a table can do, and writes nothing into it: a table has one owner of its rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse
from cardhouse.table.table import Table
from tests.table.scene import Scene

SERVER = Path(cardhouse.__file__).parent / "server"
PAGES = sorted(SERVER.rglob("*.py"))
CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}
OTHERS = {"bucket", "upkeep"}  # no tables, though something of theirs has the same name


def fields() -> set[str]:
    """Whatever is in a table, in a match, and in the objects of ours that a table is made of."""
    table = Scene().begin("ann").table
    parts = [table, table.playing, *(thing for thing in vars(table).values() if is_ours(thing))]
    return {name for part in parts for name in vars(part)}


def is_ours(thing: object) -> bool:
    return type(thing).__module__.startswith("cardhouse.table.") and hasattr(thing, "__dict__")


def written(tree: ast.AST, names: set[str]) -> Iterator[str]:
    """Every place where one of these attributes is set, deleted or changed, unless it is one's own."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from (ast.unparse(node) for target in targets if touches(target, names))
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
                yield from (ast.unparse(node) for _ in range(touches(target, names)))
            case ast.Call(func=ast.Attribute(value=changed, attr=how)) if how in CHANGES:
                yield from (ast.unparse(node) for _ in range(touches(changed, names)))
            case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[whose, *_]):
                yield from (ast.unparse(node) for _ in range(not is_own(whose)))
            case _:
                pass


def touches(target: ast.expr, names: set[str]) -> bool:
    match target:
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return any(touches(part, names) for part in parts)
        case ast.Subscript(value=inside) | ast.Starred(value=inside):
            return touches(inside, names)
        case ast.Attribute(value=ast.Attribute() as inside):
            return touches(inside, names) or (target.attr in names and not is_own(inside))
        case ast.Attribute(value=whose, attr=name):
            return name in names and not is_own(whose)
        case _:
            return False


def is_own(whose: ast.expr) -> bool:
    match whose:
        case ast.Name(id=name):
            return name in {"self", "cls", *OTHERS}
        case ast.Attribute(attr=name):
            return name in OTHERS
        case _:
            return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(SERVER).as_posix())
def test_the_server_writes_no_field_of_a_table(page: Path) -> None:
    assert not list(written(ast.parse(page.read_text(encoding="utf-8")), fields()))


@pytest.mark.parametrize(
    "line",
    [
        "table.led = True",
        "old.blind, x = False, 1",
        "table.behind += 1",
        "self.register.tables[code].led = True",
        "table.guests[conn] = guest",
        "del table.guests[conn]",
        "table.guests.pop(conn)",
        "table.playing.lines.append(line)",
        "setattr(table, name, 1)",
        "for table.led in (True, False): pass",
    ],
)
def test_it_would_be_seen(line: str) -> None:
    names = fields() | {"led", "blind", "behind", "guests"}
    assert list(written(ast.parse(line), names))


def test_what_is_ones_own_may_be_written() -> None:
    assert not list(written(ast.parse("self.code = code\nself.guests.pop(1)\nnew = table.code"), fields()))


def test_all_that_a_table_has_is_known() -> None:
    assert {"seats", "match", "host", "lines"} <= fields() and set(vars(Table("code", Scene().table.world))) <= fields()
