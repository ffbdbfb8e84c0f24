"""Opening a table, finding one, and what is open to everybody."""

import re

import pytest

from cardhouse.table import messages as m
from cardhouse.table.codes import WORDS
from cardhouse.table.refusals import Refusal
from cardhouse.table.register import Limits, Register
from tests.table.scene import START, some_world

THULLA = m.Settings("thulla", 3, public=True)


def open_one(register: Register, host: str = "ann", settings: m.Settings = THULLA, now: int = START) -> str:
    return register.open(settings, host, "", now)[0].code


def test_a_code_is_two_words_and_a_number() -> None:
    code = open_one(Register(some_world()))
    assert re.fullmatch(r"[a-z]+-[a-z]+-[1-9][0-9]", code)


def test_the_words_are_short_plain_and_different() -> None:
    assert len(set(WORDS)) == len(WORDS) > 140
    assert all(re.fullmatch(r"[a-z]{2,8}", word) for word in WORDS)


def test_a_code_is_never_given_twice() -> None:
    register = Register(some_world(), Limits(tables_per_player=500))
    assert len({open_one(register) for _ in range(400)}) == 400


def test_a_table_is_found_however_its_code_is_typed() -> None:
    register = Register(some_world())
    code = open_one(register)
    assert register.find(f" {code.upper()} ") is register.tables[code]
    assert register.find("mango") is None
    register.forget(code)
    assert register.find(code) is None


@pytest.mark.parametrize(
    ("limits", "code"), [(Limits(tables=2), "house_full"), (Limits(tables_per_player=2), "too_many_tables")]
)
def test_there_are_limits(limits: Limits, code: str) -> None:
    register = Register(some_world(), limits)
    open_one(register)
    open_one(register)
    with pytest.raises(Refusal) as refused:
        open_one(register)
    assert refused.value.code == code and refused.value.text


def test_fresh_keys_do_not_get_more_tables_at_one_address() -> None:
    register, here = Register(some_world(), Limits(tables_per_address=2)), "203.0.113.7"
    tables = [register.open(m.Settings("thulla", 4), f"key {i}", "", 0, here)[0] for i in range(2)]
    with pytest.raises(Refusal, match="too_many_tables"):
        register.open(m.Settings("thulla", 4), "another key", "", 0, here)
    register.open(m.Settings("thulla", 4), "another key", "", 0, "203.0.113.8")
    register.forget(tables[0].code)
    register.open(m.Settings("thulla", 4), "another key", "", 0, here)


def test_a_table_that_cannot_be_played_is_not_opened() -> None:
    register = Register(some_world())
    with pytest.raises(Refusal, match="bad_settings"):
        open_one(register, settings=m.Settings("liap_tui", 3))
    assert not register.tables


def test_public_tables_are_listed_those_that_wait_for_people_first() -> None:
    register = Register(some_world())
    playing, old, new = open_one(register), open_one(register, now=START + 1), open_one(register, now=START + 2)
    open_one(register, settings=m.Settings("thulla", 3))  # by link only
    table = register.tables[playing]
    for message in (m.Join(playing, "Ann"), m.AddBot(2), m.AddBot(3), m.Start()):
        table.receive(1, "ann", message, START + 9)
    listed = register.listed()
    assert [entry.table for entry in listed] == [new, old, playing]
    assert (listed[-1].people, listed[-1].free, listed[-1].phase) == (["Ann"], 0, "sharing")
    assert (listed[0].people, listed[0].free, listed[0].phase) == ([], 3, "waiting")
