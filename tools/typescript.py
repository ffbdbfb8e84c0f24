"""The TypeScript of all that client and house tell each other. `make types` writes it into web/src:

- net/messages/: the messages of the socket, from `table/messages.py`; net/protocol.ts has all of them
- net/answers/: what the HTTP API asks and answers, from the list of its endpoints; net/http.ts has all of it
- games/<game>/told.ts: facts and news of each game, from its `told.py`
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from cardhouse.games import GAMES
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.table import chat, incoming, messages, outgoing, refusals, settings

HOME = Path(__file__).parent.parent
WEB = HOME / "web" / "src"
PROTOCOL, MESSAGES = WEB / "net" / "protocol.ts", WEB / "net" / "messages"
HTTP, ANSWERS = WEB / "net" / "http.ts", WEB / "net" / "answers"
TOP = "// Made from {} by `make types`. Do not edit: change it there.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}


def aliases(module: ModuleType) -> dict[Any, str]:
    """The choices of a module that have a name."""
    public = ((name, hint) for name, hint in vars(module).items() if not name.startswith("_"))
    return {hint: name for name, hint in public if get_origin(hint) in (Literal, tuple)}


AT_A_TABLE = (incoming.__name__, outgoing.__name__, settings.__name__)
NAMED = aliases(messages)


# Which page of `net/answers/` the types of a module stand on.
TOPICS = {
    "games": ("cardhouse.reading.games", "cardhouse.reading.lessons"),
    "records": (
        "cardhouse.reading.replay",
        "cardhouse.reading.review",
        "cardhouse.reading.again",
        "cardhouse.reading.luck",
    ),
    "book": ("cardhouse.book.told",),
    "circles": ("cardhouse.server.http.circle_answers", "cardhouse.server.house.circles"),
    "bell": ("cardhouse.server.http.bell",),
    "passkeys": ("cardhouse.server.http.passkeys",),
    "days": ("cardhouse.server.http.days",),
    "house": ("cardhouse.reading.answers",),
}


def pages() -> dict[Path, str]:
    """Every file and what is in it."""
    games = {WEB / "games" / name / "told.ts": told(name) for name in GAMES if _told_by(name) is not None}
    inside = {MESSAGES / f"{name}.ts": text for name, text in said().items()}
    asked = {ANSWERS / f"{name}.ts": text for name, text in answers().items()}
    return {PROTOCOL: all_of(MESSAGES, inside), **inside, HTTP: all_of(ANSWERS, asked), **asked, **games}


def all_of(folder: Path, parts: Iterable[Path]) -> str:
    top = TOP.format(f"the pages in {folder.relative_to(WEB)}/")
    return top + "\n" + "".join(f'export type * from "./{folder.name}/{part.stem}";\n' for part in parts)


def said() -> dict[str, str]:
    """The messages of the socket, page by page."""
    codes = [
        ("Phrase", chat.PHRASES),
        ("Reaction", chat.REACTIONS),
        ("Line", chat.LINES),
        ("RefusalCode", tuple(refusals.REFUSALS)),
    ]
    words = {name: f"export type {name} =\n  | {quoted(get_args(hint), ' | ', 100)};\n" for hint, name in NAMED.items()}
    words |= {name: f"export type {name} =\n  | {quoted(values, ' | ', 100)};\n" for name, values in codes}
    written = {"words": words} | {
        name: {kind.__name__: interface(kind, coming_in=issubclass(kind, messages.In)) for kind in structs_of(module)}
        for name, module in (("settings", settings), ("incoming", incoming), ("outgoing", outgoing))
    }
    for page, name in (("incoming", "Incoming"), ("outgoing", "Outgoing")):
        kinds = [kind.__name__ for kind in get_args(getattr(messages, name))]
        written[page][name] = f"export type {name} =\n  | {wrapped(kinds, ' | ', 100)};\n"
    homes = {name: f"./{page}" for page, types in written.items() for name in types}
    return {
        page: typescript(f"src/cardhouse/table/{SOURCES[page]}.py", types, homes) for page, types in written.items()
    }


SOURCES = {"words": "messages", "settings": "settings", "incoming": "incoming", "outgoing": "outgoing"}


def structs_of(module: ModuleType) -> list[type]:
    return [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__ and kind not in (messages.In, messages.Out)
    ]


def answers() -> dict[str, str]:
    """What is asked and answered beside the socket, page by page."""
    bodies = {line.body for line in ENDPOINTS if line.body is not None}
    kinds = list(reached(kind for line in ENDPOINTS for kind in (line.body, line.answer)))
    topics = {module: topic for topic, modules in TOPICS.items() for module in modules}
    written: dict[str, dict[str, str]] = {topic: {} for topic in TOPICS}
    homes = dict.fromkeys(NAMED.values(), "../protocol")
    for kind in kinds:
        if kind.__module__ in AT_A_TABLE:
            homes[kind.__name__] = "../protocol"
            continue
        topic = topics.get(kind.__module__, "house")
        written[topic][kind.__name__] = interface(kind, coming_in=kind in bodies)
        homes[kind.__name__] = f"./{topic}"
    made = "the endpoints in src/cardhouse/server/http"
    return {topic: typescript(made, types, homes) for topic, types in written.items()}


def typescript(source: str, types: Mapping[str, str], homes: Mapping[str, str]) -> str:
    """A page: what it takes from others, and its types."""
    taken: dict[str, list[str]] = {}
    for name, home in sorted(homes.items()):
        if name not in types and any(_uses(text, name) for text in types.values()):
            taken.setdefault(home, []).append(name)
    lines = [f'import type {{ {", ".join(names)} }} from "{home}";' for home, names in sorted(taken.items())]
    return "\n".join([TOP.format(source), *(["\n".join(lines) + "\n"] if lines else []), *types.values()])


def told(game: str) -> str:
    """The facts and the news of a game."""
    module = _told_by(game)
    assert module is not None
    kinds = list(reached((module.Facts, module.OwnFacts, *module.NEWS.values())))
    known = {hint: name for source in sources(kinds) for hint, name in aliases(source).items()}
    news = [f"  | ({{ what: {json.dumps(what)} }} & {kind.__name__})" for what, kind in module.NEWS.items()]
    return "\n".join(
        [
            TOP.format(f"src/cardhouse/games/{game}/told.py"),
            *(f"export type {name} = {typed(hint, known=without(known, hint))};\n" for hint, name in known.items()),
            *(interface(kind, known=known) for kind in kinds),
            "\n".join(["export type News = (", *news, ") & { cards?: string[] };\n"]),
        ]
    )


def sources(kinds: Iterable[type]) -> list[ModuleType]:
    return [sys.modules[name] for name in dict.fromkeys(kind.__module__ for kind in kinds)]


def without(known: Mapping[Any, str], hint: Any) -> dict[Any, str]:
    return {other: name for other, name in known.items() if other != hint}


def _told_by(game: str) -> ModuleType | None:
    """A game of another package keeps its types to itself."""
    home = f"cardhouse.games.{game}"
    return import_module(f"{home}.told") if (HOME / "src" / home.replace(".", "/") / "told.py").is_file() else None


def _uses(text: str, name: str) -> bool:
    """Not in what is said about it."""
    return re.search(rf"[ <(]{name}\b(?!:)", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)) is not None


def reached(kinds: Iterable[Any]) -> Iterator[type]:
    """Structs and dicts with names, with all that are inside, each once, the inner ones first."""
    seen: set[Any] = set()

    def walk(hint: Any) -> Iterator[type]:
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
            if hint in seen:
                return
            seen.add(hint)
            for inner in get_type_hints(hint).values():
                yield from walk(inner)
            yield hint
        for arg in get_args(hint):
            yield from walk(arg)

    for kind in kinds:
        yield from walk(kind)


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


def interface(kind: type, *, coming_in: bool = False, known: Mapping[Any, str] = NAMED) -> str:
    """One message or one part of a message."""
    inside = [doc(inspect.cleandoc(kind.__doc__ or "") if "__doc__" in vars(kind) else "", "")]
    inside.append(f"export interface {kind.__name__} {{\n")
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        inside.append(f"  type: {json.dumps(config.tag)};\n")
    hints = get_type_hints(kind, include_extras=True)
    said = comments(kind)
    optional = defaults(kind) if coming_in else {}
    absent: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    for name, hint in hints.items():
        inside.append(doc(". ".join(filter(None, [said.get(name), default_text(optional, name)])), "  "))
        mark = "?" if name in optional or name in absent else ""
        inside.append(f"  {name}{mark}: {typed(hint, coming_in=coming_in, known=known)};\n")
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
    return {
        field.name: field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in fields
        if not field.required
    }


def default_text(optional: dict[str, object], name: str) -> str:
    return f"Default: {json.dumps(optional[name])}" if name in optional else ""


def comments(kind: type) -> dict[str, str]:
    """What stands behind a field in the source, also in that of a class it is made from."""
    source = inspect.getsource(sys.modules[kind.__module__])
    lines = source.splitlines()
    (node,) = [part for part in ast.parse(source).body if isinstance(part, ast.ClassDef) and part.name == kind.__name__]
    bases = [eval(ast.unparse(base), vars(sys.modules[kind.__module__])) for base in node.bases]  # a dict forgets them
    above = {name: said for base in bases if is_typeddict(base) for name, said in comments(base).items()}
    return above | {
        part.target.id: lines[part.lineno - 1].partition("  # ")[2].strip().replace("None", "null")
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }


def issubclass_of_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def typed(hint: Any, *, coming_in: bool = False, known: Mapping[Any, str] = NAMED) -> str:
    """A Python type in TypeScript. What is sent to us may leave defaults out; what we send is always whole."""
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in known:
        return known[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        shapes = [note.extra["shape"] for note in args[1:] if isinstance(note, msgspec.Meta) and note.extra]
        return shapes[0] if shapes else typed(args[0], coming_in=coming_in, known=known)
    if origin is Literal:
        return quoted(args)
    if origin in (Union, UnionType):
        return " | ".join(typed(arg, coming_in=coming_in, known=known) for arg in args)
    if origin is tuple:
        return f"[{', '.join(typed(arg, coming_in=coming_in, known=known) for arg in args)}]"
    if origin is list:
        inner = typed(args[0], coming_in=coming_in, known=known)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typed(args[1], coming_in=coming_in, known=known)}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    assert issubclass_of_struct(hint), f"TypeScript for {hint}?"
    needed = [json.dumps(name) for name in hint.__struct_fields__ if name not in defaults(hint)]
    if coming_in and len(needed) < len(hint.__struct_fields__):
        return f"Pick<{hint.__name__}, {' | '.join(needed)}> & Partial<{hint.__name__}>"
    return str(hint.__name__)


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
