"""Coming, sitting, swapping, getting ready and going."""

from string import ascii_lowercase

import pytest

from cardhouse.table import events, faces
from cardhouse.table import messages as m
from cardhouse.table.time_control import EMPTY_MS, GRACE_MS, HOST_GRACE_MS, STAY_MS
from tests.table.scene import Scene
from tests.table.test_match import turn, two


def test_who_comes_takes_the_first_free_seat_and_everybody_sees_it() -> None:
    scene = Scene().join("ann", "bob")
    assert scene.seats() == "ann bob –"
    assert scene.last("ann", m.Room).seats[1].name == "Bob"
    assert (scene.last("bob", m.Room).you, scene.last("bob", m.Room).host) == ("p2", "ann")


def test_who_only_watches_takes_no_seat_and_is_counted() -> None:
    scene = Scene().join("ann").join("eve", watch=True)
    assert scene.seats() == "ann – –"
    assert scene.last("ann", m.Room).spectators == 1
    assert scene.last("eve", m.Room).you is None


def test_everybody_sees_who_watches_until_they_sit_down_or_go() -> None:
    scene = Scene().join("ann").join("eve", "fay", watch=True)
    for name in ("ann", "eve"):
        watchers = scene.last(name, m.Room).watchers
        assert [(one.player, one.name, faces.known(one.face)) for one in watchers] == [
            ("eve", "Eve", True),
            ("fay", "Fay", True),
        ]
    scene.say("eve", m.Sit(2))
    scene.say("fay", m.Leave())
    assert scene.last("ann", m.Room).watchers == []


def test_of_a_crowd_only_the_first_are_named_and_all_are_counted() -> None:
    crowd = ["w" + letter for letter in ascii_lowercase[: m.WATCHERS_SHOWN + 3]]
    room = Scene().join("ann").join(*crowd, watch=True).last("ann", m.Room)
    assert [one.player for one in room.watchers] == crowd[: m.WATCHERS_SHOWN]
    assert room.spectators == len(crowd)


def test_whoever_finds_no_free_seat_watches() -> None:
    assert Scene(seats=2).join("ann", "bob", "cid").last("cid", m.Room).you is None


def test_a_name_is_needed() -> None:
    assert Scene().join("ann", name=" \u202e ").refusal("ann") == "no_name"


@pytest.mark.parametrize("password", ["", "orchid"])
def test_a_table_with_a_password_lets_in_only_who_knows_it(password: str) -> None:
    scene = Scene(password="lotus").join("bob", password=password)
    assert scene.refusal("bob") == "wrong_password"
    assert scene.join("cid", password="lotus").seats() == "cid – –"


def test_the_host_and_whoever_has_a_seat_need_no_password() -> None:
    scene = Scene(password="lotus").join("ann").join("bob", password="lotus")
    assert scene.hang_up("bob").join("bob").last("bob", m.Room).you == "p2"


def test_the_password_is_not_in_the_log() -> None:
    assert not any("lotus" in line for line in Scene(password="lotus").lines)


def test_who_has_not_joined_can_do_nothing() -> None:
    assert Scene().say("eve", m.Ready()).refusal("eve") == "not_joined"


def test_one_may_sit_elsewhere_but_not_on_somebody() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Sit(3))
    assert scene.seats() == "– bob ann"
    lines = len(scene.lines)
    assert scene.say("ann", m.Sit(3)).last("ann", m.Room).you == "p3" and len(scene.lines) == lines, (
        "a repeat is answered"
    )
    assert scene.say("ann", m.Sit(2)).refusal("ann") == "seat_taken"
    assert scene.say("ann", m.Sit(4)).refusal("ann") == "no_such_seat"


def test_who_stands_up_watches() -> None:
    scene = Scene().join("ann", "bob").say("bob", m.StandUp())
    assert (scene.seats(), scene.last("bob", m.Room).you) == ("ann – –", None)
    assert scene.say("bob", m.StandUp()).refusal("bob") == "not_seated"


def test_two_swap_when_both_ask_for_it() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Swap(2))
    assert (scene.seats(), scene.last("bob", m.Room).swaps) == ("ann bob –", [["p1", "p2"]])
    scene.say("bob", m.Swap(1))
    assert (scene.seats(), scene.last("bob", m.Room).swaps) == ("bob ann –", [])


def test_an_old_wish_to_swap_does_not_bind_whoever_sits_there_now() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Swap(2), m.StandUp()).join("cid").say("bob", m.Swap(1))
    assert scene.seats() == "cid bob –"


def test_one_swaps_with_somebody_else_who_is_a_person() -> None:
    scene = Scene().join("ann").say("ann", m.Swap(1))
    assert scene.refusal("ann") == "not_yourself"
    assert scene.say("ann", m.Swap(2)).refusal("ann") == "seat_empty"
    assert scene.say("ann", m.AddBot(2), m.Swap(2)).refusal("ann") == "seat_empty"


def test_a_second_tab_takes_the_seat_over_and_the_first_is_told() -> None:
    scene = Scene().join("ann", "bob").join("bob2")
    assert scene.last("bob2", m.Room).you == "p2"
    assert scene.last("bob", m.Replaced) == m.Replaced()
    assert scene.say("bob", m.Ready()).refusal("bob") == "not_joined"
    assert scene.hang_up("bob").last("ann", m.Room).seats[1].connected


def test_of_two_tabs_that_watch_only_the_one_that_sits_down_stays() -> None:
    scene = Scene().join("ann").join("bob", "bob2", watch=True).say("bob2", m.Sit(2))
    assert scene.last("bob", m.Replaced) == m.Replaced()


def test_a_seat_waits_for_a_lost_connection_and_then_makes_room() -> None:
    scene = Scene().join("ann", "bob").hang_up("bob")
    assert not scene.last("ann", m.Room).seats[1].connected
    assert scene.wait(GRACE_MS - 1).seats() == "ann bob –"
    assert scene.wait(1).seats() == "ann – –"


def test_a_seat_is_kept_if_its_owner_is_back_in_time() -> None:
    scene = Scene().join("ann", "bob").hang_up("bob").wait(GRACE_MS - 1).join("bob").wait(GRACE_MS)
    assert scene.seats() == "ann bob –"


def test_who_leaves_is_told_and_their_seat_is_free() -> None:
    scene = Scene().join("ann", "bob").say("bob", m.Leave())
    assert scene.seats() == "ann – –"
    assert scene.last("bob", m.Gone).code == "left"


def test_when_the_host_leaves_the_next_one_is_host() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Leave())
    assert scene.last("bob", m.Room).host == "bob"


def test_when_nobody_else_sits_even_a_spectator_becomes_host() -> None:
    scene = Scene().join("ann").join("eve", watch=True).say("ann", m.Leave())
    assert scene.last("eve", m.Room).host == "eve"


def test_whoever_comes_to_a_table_without_a_host_is_host() -> None:
    scene = Scene().join("ann").say("ann", m.Leave()).join("bob")
    assert scene.last("bob", m.Room).host == "bob"


@pytest.mark.parametrize("seated", [True, False])
def test_an_absent_host_hands_on_by_themselves(seated: bool) -> None:
    scene = Scene().join("ann", "bob").say("ann", *([] if seated else [m.StandUp()])).hang_up("ann")
    assert scene.wait(HOST_GRACE_MS - 1).table.host == "ann"
    assert scene.wait(1).last("bob", m.Room).host == "bob"


def test_a_host_who_never_comes_hands_on_too() -> None:
    assert Scene().join("bob").wait(HOST_GRACE_MS).table.host == "bob"


def test_a_host_who_is_back_in_time_stays_host() -> None:
    scene = Scene().join("ann", "bob").hang_up("ann").wait(HOST_GRACE_MS - 1).join("ann").wait(HOST_GRACE_MS)
    assert scene.table.host == "ann"


def test_a_table_that_nobody_comes_back_to_is_closed_in_the_end() -> None:
    scene = Scene().join("ann").hang_up("ann").wait(EMPTY_MS)
    assert scene.table.asleep is not None and not scene.wait(STAY_MS - 1).shut
    scene.wait(1)
    assert scene.shut and scene.table.closed
    assert isinstance(events.read(scene.lines[-1]), events.Closed)
    assert scene.join("bob").refusal("bob") == "no_table"
    assert scene.table.wake(scene.now) == []


def test_the_operator_closes_a_table_whatever_is_going_on() -> None:
    scene = two()
    mover, _ = turn(scene)
    move = scene.first_move(mover)
    scene.do(scene.table.close(scene.now))
    assert scene.shut and isinstance(events.read(scene.lines[-1]), events.Closed)
    kept = list(scene.lines)
    scene.say(mover, move)
    assert scene.refusal(mover) == "no_table"
    scene.hang_up("ann", "bob").wait(EMPTY_MS)
    assert scene.table.close(scene.now) == [] and scene.table.deadline is None and scene.lines == kept


def test_a_table_with_somebody_at_it_is_not_closed() -> None:
    assert not Scene().join("ann").wait(EMPTY_MS * 2).shut


def test_a_return_finds_everything_as_it_was() -> None:
    scene = Scene().begin("ann", "bob")
    before = scene.last("bob", m.View).view
    scene.hang_up("bob").forget().join("bob")
    assert scene.last("bob", m.View).view == before
    assert scene.last("bob", m.View).news == []


def test_a_ping_is_answered() -> None:
    assert Scene().join("ann").say("ann", m.Ping(77)).last("ann", m.Pong).t == 77


def test_a_drain_is_told_to_everybody() -> None:
    scene = Scene().join("ann", "bob")
    scene.do(scene.table.drain(900))
    assert scene.last("bob", m.Drain).within_ms == 900
