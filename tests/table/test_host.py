"""What only the host can do."""

import msgspec
import pytest

from cardhouse.bots.roster import CAST
from cardhouse.table import messages as m
from tests.table.scene import Scene


@pytest.mark.parametrize(
    "message",
    [
        m.Start(),
        m.AddBot(3),
        m.RemoveBot(3),
        m.Kick(1, sure=True),
        m.HandOn(2),
        m.Change(m.Settings("thulla", 3)),
    ],
)
def test_only_the_host_can_do_it(message: m.Incoming) -> None:
    assert Scene().join("ann", "bob").say("bob", message).refusal("bob") == "host_only"


def test_bots_come_and_go() -> None:
    scene = Scene().join("ann").say("ann", m.AddBot(2), m.AddBot(3, "sharp"), m.RemoveBot(2))
    assert scene.seats() == "ann – (sharp)"
    assert scene.table.seats[2].name in CAST["sharp"], "bots have names"
    assert scene.say("ann", m.RemoveBot(2)).refusal("ann") == "not_a_bot"
    assert scene.say("ann", m.AddBot(1)).refusal("ann") == "seat_taken"
    assert scene.say("ann", m.AddBot(2, "genius")).refusal("ann") == "unknown_level"
    assert "master" in scene.last("ann", m.Refused).text


def test_a_match_needs_all_seats_and_at_least_one_person() -> None:
    scene = Scene(seats=2).join("ann").say("ann", m.Start())
    assert scene.refusal("ann") == scene.last("ann", m.Room).can_start == "seats_open"
    scene.say("ann", m.StandUp(), m.AddBot(1), m.AddBot(2), m.Start())
    assert scene.refusal("ann") == "too_few_people"
    assert scene.say("ann", m.Sit(1)).last("ann", m.Room).can_start is None


def test_a_person_may_take_a_bots_seat() -> None:
    scene = Scene(seats=2).join("ann").say("ann", m.AddBot(2)).join("bob").say("bob", m.Sit(2))
    assert scene.seats() == "ann bob"


def test_during_a_match_the_table_stays_as_it_is() -> None:
    scene = Scene().begin("ann", "bob")
    for message in (
        m.AddBot(3),
        m.RemoveBot(3),
        m.Change(m.Settings("thulla", 3)),
        m.StandUp(),
        m.Swap(2),
        m.Sit(3),
        m.Ready(on=False),
    ):
        assert scene.say("ann", message).refusal("ann") == "while_playing", message


@pytest.mark.parametrize("shares", [False, True], ids=["sharing", "playing"])
@pytest.mark.parametrize("repeat", [m.Start(), m.Ready(), m.Sit(1)], ids=["start", "ready", "sit"])
def test_who_asks_again_for_what_has_begun_is_answered(repeat: m.Incoming, shares: bool) -> None:
    """The first time may have arrived though its answer was lost, or at another node."""
    scene = Scene().begin("ann", "bob", shares=shares)
    before = list(scene.lines)
    scene.forget()
    scene.say("ann", repeat)
    assert scene.lines == before, "and it is not done again"
    assert not [message for message in scene.heard["ann"] if isinstance(message, m.Refused)]
    assert not scene.heard.get("bob"), "the others hear nothing of it"
    assert scene.last("ann", m.Room).phase == ("playing" if shares else "sharing")
    assert (scene.last("ann", m.View) if shares else scene.last("ann", m.Promise)).match == 1


def test_a_kick_has_to_be_confirmed_and_is_for_good() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Kick(2))
    assert (scene.refusal("ann"), scene.seats()) == ("kick_sure", "ann bob –")
    assert "Bob" in scene.last("ann", m.Refused).text
    scene.say("ann", m.Kick(2, sure=True))
    assert (scene.last("bob", m.Gone).code, scene.seats()) == ("kicked", "ann – –")
    assert scene.join("bob").refusal("bob") == "banned"


def test_the_host_can_kick_neither_themselves_nor_nobody() -> None:
    scene = Scene().join("ann").say("ann", m.Kick(1, sure=True))
    assert scene.refusal("ann") == "not_yourself"
    assert scene.say("ann", m.Kick(2, sure=True)).refusal("ann") == "seat_empty"


def test_a_kick_during_a_match_leaves_the_seat_to_a_bot() -> None:
    scene = Scene().begin("ann", "bob").say("ann", m.Kick(2, sure=True))
    assert scene.seats() == "ann (steady) (steady)"


def test_the_host_can_hand_on_to_somebody_with_a_seat() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.HandOn(3))
    assert scene.refusal("ann") == "seat_empty"
    assert scene.say("ann", m.HandOn(2)).last("ann", m.Room).host == "bob"


def test_settings_change_between_matches_and_people_keep_their_seats() -> None:
    scene = Scene(seats=2).begin("ann", "bob").play_on()
    scene.say("ann", m.Change(m.Settings("kazhutha", 4, "games=2", clock="speed"), "lotus"))
    room = scene.last("bob", m.Room)
    assert (room.settings.game, room.settings.clock, room.password, room.phase) == (
        "kazhutha",
        "speed",
        True,
        "waiting",
    )
    assert scene.seats() == "ann bob – –"
    scene.join("cid", password="lotus").say("ann", m.AddBot(4), m.Start())
    assert scene.last("cid", m.Promise).match == 2


def test_two_changes_in_quick_succession_do_not_undo_each_other() -> None:
    scene = Scene(seats=4).join("ann")
    seen = scene.last("ann", m.Room).settings
    replace = msgspec.structs.replace
    scene.say("ann", m.Change(replace(seen, clock="speed"), seen=seen), m.Change(replace(seen, public=True), seen=seen))
    assert scene.last("ann", m.Room).settings == replace(seen, clock="speed", public=True)
    scene.say("ann", m.Change(seen))
    assert scene.last("ann", m.Room).settings == seen, "all of them, where nobody says what they saw"


def test_a_change_of_settings_can_keep_or_remove_the_password() -> None:
    scene = Scene(password="lotus").join("ann").say("ann", m.Change(m.Settings("thulla", 3)))
    assert scene.last("ann", m.Room).password
    assert not scene.say("ann", m.Change(m.Settings("thulla", 3), "")).last("ann", m.Room).password


def test_settings_that_cannot_be_played_are_refused() -> None:
    scene = Scene().join("ann", "bob", "cid")
    for settings in (m.Settings("bridge", 3), m.Settings("thulla", 9), m.Settings("thulla", 3, "trumps=on")):
        assert scene.say("ann", m.Change(settings)).refusal("ann") == "bad_settings"
    assert scene.say("ann", m.Change(m.Settings("thulla", 2))).refusal("ann") == "seat_taken"


def test_fewer_seats_drop_bots_only() -> None:
    scene = Scene().join("ann").say("ann", m.AddBot(3), m.Change(m.Settings("thulla", 2)))
    assert scene.seats() == "ann –"


def test_whether_hands_are_opened_was_decided_before_the_match() -> None:
    scene = Scene(seats=2, open_hands=False).begin("ann", "bob").play_on()
    settings = msgspec.structs.replace(scene.table.settings, open_hands=True)
    scene.say("ann", m.Change(settings)).forget().join("eve", watch=True)
    assert not scene.all("eve", m.View)
