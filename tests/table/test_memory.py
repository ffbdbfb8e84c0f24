"""Whatever people do at a table, what it remembers of them stays small."""

from __future__ import annotations

import pytest

from cardhouse.table import chat, hearing
from cardhouse.table import messages as m
from cardhouse.table.talk import MOST_MUTED, MOST_TAPS
from cardhouse.table.time_control import ASLEEP_MS
from tests.table.scene import Scene

MINUTE = 60_000


def bots_think() -> Scene:
    scene = Scene().begin("ann")
    if scene.table.playing.waiting_for() == (0,):
        scene.say("ann", scene.first_move("ann"))
    return scene.wait(3_000)


def test_a_match_that_is_over_keeps_no_news_for_bots() -> None:
    scene = bots_think()
    assert scene.table.playing.hearing.on
    scene.play_on()
    assert not scene.table.playing.hearing.on


def test_a_match_that_sleeps_keeps_no_news_for_bots_and_bots_play_on_when_it_wakes() -> None:
    scene = bots_think().hang_up("ann").wait(ASLEEP_MS)
    assert scene.table.asleep is not None and not scene.table.playing.hearing.on
    scene.asks.clear()
    assert scene.join("ann").play_on().finished


def test_a_long_match_is_not_played_again_for_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "SOON_AGAIN", 1)
    scene = bots_think().hang_up("ann").wait(ASLEEP_MS)
    assert scene.table.asleep is not None and scene.table.playing.hearing.on


def test_people_who_talk_and_go_are_forgotten() -> None:
    scene = Scene().join("ann")
    for number in range(5 * MOST_TAPS):
        guest = f"guest{chr(0x4E00 + number)}"
        scene.join(guest, watch=True).say(guest, m.Say("hello"), m.Leave()).wait(500)
    assert len(scene.table.talk.taps) <= MOST_TAPS + 1


def test_nobody_talks_more_by_coming_again_as_somebody_else() -> None:
    scene, said = Scene().join("ann"), 0
    for number in range(200):
        guest = f"guest{chr(0x4E00 + number)}"
        scene.join(guest, watch=True).say(guest, m.Say("wow"))
        said += not isinstance(scene.heard[guest][-1], m.Refused)
        scene.say(guest, m.Leave())
    assert said == chat.CROWD_BURST
    scene.say("ann", m.Say("hello"))
    assert scene.last("ann", m.Heard).player == "ann"  # who sits at the table has a tap of their own


def test_mutes_of_people_who_are_gone_are_forgotten() -> None:
    scene = Scene().join("ann")
    for number in range(3 * MOST_MUTED):
        guest = f"guest{chr(0x4E00 + number)}"
        scene.join(guest, watch=True).say("ann", m.Mute(guest)).say(guest, m.Mute("ann"), m.Leave())
    assert len(scene.table.talk.muted) <= MOST_MUTED + 1
    assert len(scene.table.talk.muted["ann"]) <= MOST_MUTED + 1


def test_to_unmute_somebody_remembers_nothing() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Mute("bob", False))
    assert not scene.table.talk.muted
    scene.say("ann", m.Mute("bob"), m.Mute("bob", False)).say("bob", m.Say("hello"))
    assert scene.last("ann", m.Heard).player == "bob"


def test_who_has_lost_the_seat_is_not_waited_for() -> None:
    scene = Scene(seats=4).join("ann")
    for number in range(30):
        guest = f"guest{chr(0x4E00 + number)}"
        scene.join(guest).hang_up(guest).wait(3 * MINUTE)
    assert set(scene.table.presence.lost_at) <= {"ann"}


def test_courtesies_of_earlier_matches_are_forgotten() -> None:
    scene = Scene().begin("ann")
    for _ in range(3):
        scene.say("ann", m.Say("hello")).wait(10_000).play_on().wait(10_000)
        scene.say("ann", m.Ready()).say("ann", m.Share("1" * 64))
    assert len(scene.table.talk.courtesies) <= 1 + len(chat.LINES)


def test_what_is_so_already_is_not_kept_again() -> None:
    scene = Scene().join("ann", "bob").say("ann", m.Ready())
    kept, told = len(scene.lines), len(scene.heard["bob"])
    for _ in range(20):
        scene.say("ann", m.Ready())
    assert len(scene.lines) == kept and len(scene.heard["bob"]) == told
    assert scene.last("ann", m.Room).seats[0].ready


def test_to_go_on_twice_is_told_to_nobody() -> None:
    scene = Scene("liap_tui", 4).join("ann", "bob", "cat", "dan").begin("ann", "bob", "cat", "dan")
    while not scene.table.playing.pause_until > scene.now:
        scene.wait(1_000)
    scene.say("ann", m.GoOn())
    told = len(scene.heard["bob"])
    for _ in range(20):
        scene.say("ann", m.GoOn())
    assert len(scene.heard["bob"]) == told
