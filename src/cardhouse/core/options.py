"""House rules as typed, documented structures: help texts, validation and forms all come from here."""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

_ON_OFF = {"on": True, "off": False}


class BadOption(ValueError):
    """An unknown option, or a value it cannot have."""


@dataclass(frozen=True)
class Options:
    """What differs from table to table. Each game has a subclass whose fields are its options."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, option.name) for option in fields(self))


O = TypeVar("O", bound=Options)  # noqa: E741 - the usual one-letter name would not say "options"


class About(NamedTuple):
    """What a form needs to show one option."""

    name: str
    kind: str  # "switch", "choice" or "number"
    default: str
    values: tuple[str, ...]  # all of them, if they can be listed
    low: int | None
    high: int | None
    optional: bool  # a number that may be "none"
    help: str


def switch(default: bool, help: str) -> Any:
    return field(default=default, metadata={"kind": "switch", "values": ("off", "on"), "help": help})


def choice(*values: str, help: str) -> Any:
    """The first value is the default."""
    return field(default=values[0], metadata={"kind": "choice", "values": values, "help": help})


def number(
    default: int | None,
    low: int,
    high: int,
    help: str,
    *,
    only: tuple[int, ...] = (),
    optional: bool = False,
) -> Any:
    values = tuple(map(str, only))
    about = {"kind": "number", "values": values, "low": low, "high": high, "optional": optional, "help": help}
    return field(default=default, metadata=about)


def about(kind: type[Options]) -> list[About]:
    """Every option of a game, for help texts and forms."""
    return [
        About(
            name=f.name,
            kind=f.metadata["kind"],
            default=value_text(f.default),
            values=f.metadata["values"],
            low=f.metadata.get("low"),
            high=f.metadata.get("high"),
            optional=f.metadata.get("optional", False),
            help=f.metadata["help"],
        )
        for f in fields(kind)
    ]


def value_text(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(kind: type[O], text: str) -> O:
    """`"reversal=on games=3"`; what is not named has its default."""
    known = {f.name: f for f in fields(kind)}
    chosen: dict[str, object] = {}
    for item in text.split():
        name, equals, value = item.partition("=")
        if name not in known:
            raise BadOption(f"unknown option {name}; there are {', '.join(known) or 'none'}")
        if not equals or name in chosen:
            raise BadOption(f"{item}: write each option once, as name=value")
        chosen[name] = _read_value(known[name], value)
    return kind(**chosen)


def _read_value(f: Field[Any], text: str) -> object:
    kind, values = f.metadata["kind"], f.metadata["values"]
    if kind == "switch" and text in _ON_OFF:
        return _ON_OFF[text]
    if kind == "choice" and text in values:
        return text
    if kind == "number":
        if text == "none" and f.metadata["optional"]:
            return None
        if text.isascii() and text.isdigit() and len(text) < 10:
            n = int(text)
            if f.metadata["low"] <= n <= f.metadata["high"] and (not values or str(n) in values):
                return n
    raise BadOption(f"{f.name}={text}: {f.name} is {values_text(f)}")


def values_text(f: Field[Any]) -> str:
    """What an option can be, in words."""
    if f.metadata["values"]:
        return " or ".join(f.metadata["values"])
    span = f"{f.metadata['low']} … {f.metadata['high']}"
    return f"none or {span}" if f.metadata["optional"] else span


def write_options(options: Options) -> str:
    """Only what differs from the default, as in the tag of a record."""
    return " ".join(
        f"{f.name}={value_text(getattr(options, f.name))}"
        for f in fields(options)
        if getattr(options, f.name) != f.default
    )
