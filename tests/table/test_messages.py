"""Every message, both ways, and every refusal."""

import ast
import inspect
import pkgutil
import re

import msgspec
import pytest

import cardhouse.table as room
from cardhouse.table import messages as m
from cardhouse.table.refusals import REFUSALS, Refusal

SHELL = {"bad_message", "draining", "not_kept"}  # codes that only the shell uses


def sources() -> str:
    names = [name for _, name, _ in pkgutil.iter_modules(room.__path__)]
    return "\n".join(inspect.getsource(__import__(f"cardhouse.table.{name}", fromlist=["x"])) for name in names)


def test_every_code_that_a_table_uses_has_a_sentence_and_the_other_way_round() -> None:
    texts = {
        node.value
        for node in ast.walk(ast.parse(sources()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    used = set(re.findall(r'Refusal\(\s*"(\w+)"', sources()))
    assert used <= set(REFUSALS)
    assert set(REFUSALS) - SHELL <= texts
    assert all(code in texts for code in used)


def test_a_refusal_says_what_it_is_about() -> None:
    assert Refusal("kick_sure", name="Bob").text == "this removes Bob from the table: confirm it"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "7",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","nth":-1,"move":"7h"}',
        '{"type":"move","nth":0,"move":"' + "x" * 101 + '"}',
        '{"type":"share","share":"AB"}',
        '{"type":"sit","seat":0}',
        '{"type":"sit","seat":11}',
        '{"type":"say","text":"' + "x" * 301 + '"}',
        '{"type":"hello","key":"short"}',
        '{"type":"view"}',
    ],
)
def test_what_is_not_a_message_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        m.decode.decode(text)


def test_fields_that_nobody_knows_are_ignored() -> None:
    assert m.decode.decode('{"type":"ping","t":5,"colour":"red"}') == m.Ping(5)


def test_a_move_is_written_like_this() -> None:
    assert m.decode.decode('{"type":"move","nth":3,"move":"7h","match":2}') == m.Move(3, "7h", 2)
    assert m.decode.decode('{"type":"move","nth":3,"move":"7h"}') == m.Move(3, "7h")
