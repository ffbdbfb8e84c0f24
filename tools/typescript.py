"""The TypeScript of every message, made from `table/messages.py`. `make types` writes web/src/net/protocol.ts."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from cardhouse.table import chat, messages, refusals

PAGE = Path(__file__).parent.parent / "web" / "src" / "net" / "protocol.ts"
TOP = "// Made from src/cardhouse/table/messages.py by `make types`. Do not edit: change it there.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
NAMED = {
    hint: name for name, hint in vars(messages).items() if not name.startswith("_") and get_origin(hint) is Literal
}


def page() -> str:
    """The whole file."""
    structs = [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and kind.__module__ == messages.__name__ and kind not in (messages.In, messages.Out)
    ]
    codes = [("Phrase", chat.PHRASES), ("Reaction", chat.REACTIONS), ("RefusalCode", tuple(refusals.REFUSALS))]
    parts = [TOP]
    parts += [f"export type {name} = {quoted(get_args(hint))};\n" for hint, name in NAMED.items()]
    parts += [f"export type {name} =\n  | {quoted(values, ' | ', 100)};\n" for name, values in codes]
    parts += [interface(kind) for kind in structs]
    for name in ("Incoming", "Outgoing"):
        kinds = [kind.__name__ for kind in get_args(getattr(messages, name))]
        parts.append(f"export type {name} =\n  | {wrapped(kinds, ' | ', 100)};\n")
    return "\n".join(parts)


def quoted(values: tuple[str, ...], between: str = " | ", width: int = 0) -> str:
    texts = [json.dumps(value) for value in values]
    return wrapped(texts, between, width) if width else between.join(texts)


def wrapped(texts: list[str], between: str, width: int) -> str:
    """Joined, on as many lines as needed."""
    lines = [""]
    for text in texts:
        joined = lines[-1] + (between if lines[-1] else "") + text
        if len(joined) > width:
            lines.append(text)
        else:
            lines[-1] = joined
    return f"\n {between.rstrip()} ".join(lines)


def interface(kind: type) -> str:
    """One message or one part of a message."""
    inside = [doc(inspect.cleandoc(kind.__doc__ or "") if "__doc__" in vars(kind) else "", "")]
    inside.append(f"export interface {kind.__name__} {{\n")
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        inside.append(f"  type: {json.dumps(config.tag)};\n")
    hints = get_type_hints(kind, include_extras=True)
    said = comments(kind)
    optional = defaults(kind) if issubclass(kind, messages.In) else {}
    for name, hint in hints.items():
        inside.append(doc(". ".join(filter(None, [said.get(name), default_text(optional, name)])), "  "))
        mark = "?" if name in optional else ""
        inside.append(f"  {name}{mark}: {typed(hint, coming_in=issubclass(kind, messages.In))};\n")
    return "".join([*inside, "}\n"])


def doc(text: str, indent: str) -> str:
    if not text:
        return ""
    if len(text) < 100 and "\n" not in text:
        return f"{indent}/** {text} */\n"
    lines = [line for part in text.splitlines() for line in textwrap.wrap(part, 100) or [""]]
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def defaults(kind: type) -> dict[str, object]:
    fields = msgspec.structs.fields(kind) if issubclass(kind, msgspec.Struct) else ()
    return {field.name: field.default for field in fields if not field.required}


def default_text(optional: dict[str, object], name: str) -> str:
    return f"Default: {json.dumps(optional[name])}" if name in optional else ""


def comments(kind: type) -> dict[str, str]:
    """What stands behind a field in the source."""
    source = inspect.getsource(messages)
    lines = source.splitlines()
    (node,) = [part for part in ast.parse(source).body if isinstance(part, ast.ClassDef) and part.name == kind.__name__]
    return {
        part.target.id: lines[part.lineno - 1].partition("  # ")[2].strip().replace("None", "null")
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


def typed(hint: Any, *, coming_in: bool = False) -> str:
    """A Python type in TypeScript. What is sent to us may leave defaults out; what we send is always whole."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in NAMED:
        return NAMED[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        shapes = [note.extra["shape"] for note in args[1:] if isinstance(note, msgspec.Meta) and note.extra]
        return shapes[0] if shapes else typed(args[0], coming_in=coming_in)
    if origin is Literal:
        return quoted(args)
    if origin in (Union, UnionType):
        return " | ".join(typed(arg, coming_in=coming_in) for arg in args)
    if origin is list:
        inner = typed(args[0], coming_in=coming_in)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typed(args[1], coming_in=coming_in)}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    assert isinstance(hint, type) and issubclass(hint, msgspec.Struct), f"TypeScript for {hint}?"
    needed = [json.dumps(name) for name in hint.__struct_fields__ if name not in defaults(hint)]
    if coming_in and len(needed) < len(hint.__struct_fields__):
        return f"Pick<{hint.__name__}, {' | '.join(needed)}> & Partial<{hint.__name__}>"
    return hint.__name__


def main() -> None:
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
