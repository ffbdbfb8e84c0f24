"""What is of this moment – presence, pacing, talk, wishes – goes over to a table that is read again."""

from __future__ import annotations

from copy import deepcopy

import pytest

from cardhouse.table import messages as m
from cardhouse.table.guest import Guest
from cardhouse.table.knocking import Caller
from cardhouse.table.ledger import Ledger
from cardhouse.table.presence import Presence
from cardhouse.table.table import Table
from cardhouse.table.talk import Talk
from cardhouse.table.wishes import Wishes
from tests.table.scene import Scene, some_world
from tests.table.test_copies import Other

NOUNS = ("presence", "pacing", "talk", "wishes", "callers")
SAID_AND_DONE = {"_effects", "_room_due", "_people_told"}  # on its way out, or to be said again
ALWAYS_NEW = {"pacing.led", "pacing.behind"}  # another house was first: it goes first
OF_A_MATCH = {"pacing.shares_due", "pacing.thinking", "wishes.went_on", "wishes.pausing"}
OF_THE_SEATS = {"wishes.swaps"}  # people may sit elsewhere, and in a match nobody swaps


def busy(first: Scene) -> Other:
    """A copy of a running match in which every field of every noun says something."""
    other = Other(first).knows_of("ann", "bob")
    other.join("bob", "eve", watch=True)
    table = other.table
    other.say("bob", m.Say("hello"), m.Hint(), m.Mute("ann")).say("eve", m.Say("wow"))
    table.presence.lost_at["cid"] = other.now - 5
    table.presence.blind = True
    table.pacing.led, table.pacing.behind, table.pacing.shares_due = True, -1, 77
    table.callers.waiting["dan"] = Caller(99, "Dan", "f01")
    table.wishes.go_on(1)
    table.wishes.pausing.add(1)
    table.wishes.swap(0, 1)
    table.talk.will_say(2, "hello", other.now + 1_000)
    table.talk.first_time(1, "hello")
    table.wishes.hints[0] = m.Hinted(1, 0, [], "", "", {}, "")
    table.wishes.ask_coach(0, (1, 0), other.now)
    table.wishes.may_point(0, other.now)
    return other


def match_of_three() -> Scene:
    scene = Scene("thulla", 3, clock="off").join("ann", "bob")
    return scene.say("ann", m.AddBot(3), m.Start()).say("ann", m.Share("1" * 64)).say("bob", m.Share("2" * 64))


def said(table: Table) -> dict[str, object]:
    """Every field of every noun, as it can be compared."""
    fields = {f"{noun}.{name}": value for noun in NOUNS for name, value in vars(getattr(table, noun)).items()}
    return {name: deepcopy(value) if name != "presence.guests" else list(value) for name, value in fields.items()}


def changed(before: dict[str, object], after: dict[str, object]) -> set[str]:
    def plain(value: object) -> object:
        if isinstance(value, dict):
            return {key: plain(inside) for key, inside in value.items()}
        return vars(value) if hasattr(value, "__dict__") else value

    return {name for name in before if plain(before[name]) != plain(after[name])}


def test_a_table_is_a_ledger_and_five_nouns() -> None:
    """A field that is put beside them would be forgotten when the table is read again."""
    more = set(vars(Table("code", some_world()))) - set(vars(Ledger("code", some_world())))
    assert more == {*NOUNS, "address", *SAID_AND_DONE}


@pytest.mark.parametrize("noun", NOUNS)
def test_a_field_to_come_goes_over_by_itself(noun: str) -> None:
    first = match_of_three()
    old, true = busy(first).table, Table("mango-river-42", some_world("true")).fold(first.lines)
    something = object()
    getattr(old, noun).field_to_come = something
    true.take_over(old, old.guests, first.now)
    assert getattr(true, noun).field_to_come is something


def test_what_is_begun_anew_is_begun_anew_on_purpose() -> None:
    first = match_of_three()
    other = busy(first)
    old = other.table
    before = said(old)
    assert [name for name, value in before.items() if not value] == ["presence.empty_at"], "every other says something"
    true = Table(old.code, some_world("true")).fold(first.lines)
    true.take_over(old, old.guests, other.now)
    assert changed(before, said(true)) == ALWAYS_NEW | OF_THE_SEATS | {"presence.lost_at"}, "Cid has nothing here"


def test_in_another_match_what_was_of_the_last_one_is_gone() -> None:
    first = match_of_three()
    other = busy(first)
    old = other.table
    before = said(old)
    again = Scene("thulla", 3, clock="off", seed=2).join("ann", "bob").say("ann", m.AddBot(3), m.Start())
    true = Table(old.code, some_world("true")).fold(again.lines)
    true.playing.number = 2
    true.take_over(old, old.guests, other.now)
    new = changed(before, said(true))
    assert OF_A_MATCH <= new <= ALWAYS_NEW | OF_THE_SEATS | OF_A_MATCH | {"presence.lost_at"}


def test_where_it_was_opened_from_is_remembered() -> None:
    first = match_of_three()
    old = Table(first.table.code, some_world("old"), "198.51.100.7").fold(first.lines)
    true = Table(first.table.code, some_world("true")).fold(first.lines)
    true.take_over(old, {}, first.now)
    assert true.address == "198.51.100.7"


def test_a_bot_thinks_again_if_the_same_decision_is_in_another_position() -> None:
    """As many lines as here, but other ones: what it chose may not even be legal."""
    first = match_of_three()
    while first.table.playing.waiting_for() != (2,):
        who = ("ann", "bob")[first.table.playing.waiting_for()[0]]
        first.say(who, first.first_move(who))
    for same in (True, False):
        other = Other(first).join("eve", watch=True)
        other.wait(5_000)
        assert other.asks
        old = other.table
        true = Table(old.code, some_world("true")).fold(first.lines)
        if not same:
            true.playing.lines[-1] = "p1 another card"
        true.take_over(old, old.guests, other.now)
        assert true.wants(other.asks[-1]) is same


# -- the rules of each


def test_nobody_is_missed_while_nobody_can_tell() -> None:
    presence = Presence()
    presence.expect(["ann"], 5)
    assert (presence.missed("ann"), presence.missed("bob"), presence.missed(None), presence.deserted) == (
        5,
        None,
        None,
        5,
    )
    presence.sees(False, 6)
    assert (presence.missed("ann"), presence.deserted, presence.empty_at) == (None, None, 5)
    presence.sees(True, 9)
    assert (presence.missed("ann"), presence.deserted) == (9, 9)


def test_whoever_has_two_connections_is_lost_with_the_second() -> None:
    presence = Presence()
    for conn in (1, 2):
        presence.come(Guest(conn, "ann", "Ann"))
    assert presence.hang_up(1, lambda player: True, 5) and presence.missed("ann") is None
    assert presence.hang_up(2, lambda player: True, 6) and presence.missed("ann") == presence.deserted == 6
    assert not presence.hang_up(2, lambda player: True, 7)


def test_whoever_waits_for_a_seat_is_missed_like_whoever_has_one() -> None:
    """Even if somebody else sits down meanwhile."""
    scene = Scene("thulla", 4, clock="off").begin("ann").join("cid", "dan", watch=True)
    scene.say("cid", m.Sit(2)).say("dan", m.Sit(3)).hang_up("cid")
    scene.say("ann", m.Leave()).join("ann").say("ann", m.Sit(1))
    assert scene.table.seats[0].player == "ann" and scene.table.presence.missed("cid") is not None


def test_a_swap_needs_two_and_a_hint_is_asked_for_once() -> None:
    wishes = Wishes()
    assert not wishes.swap(0, 1) and not wishes.swap(2, 0) and wishes.swap(1, 0)
    assert wishes.ask_coach(0, (1, 4), 0) and wishes.awaits_hint(0, (1, 4)) and not wishes.awaits_hint(0, (1, 5))
    wishes.coach_answered(0, (1, 3))
    assert wishes.awaits_hint(0, (1, 4)), "that was the answer to another question"
    wishes.coach_answered(0, (1, 4))
    assert not wishes.awaits_hint(0, (1, 4)) and wishes.hint(0, (1, 4)) is None


def test_a_bot_thinks_of_a_phrase_once_a_match() -> None:
    talk = Talk()
    assert talk.first_time(1, "hello") and not talk.first_time(1, "hello") and talk.first_time(2, "hello")
    assert talk.courtesies == {(2, "hello")}
