"""What people do is said: one line to everybody at the table, from the line that was kept."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.core.position import News
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Send
from cardhouse.table.match import STORY
from cardhouse.table.table import Table
from tests.table.scene import Scene, some_world


def said(scene: Scene, who: str) -> list[str]:
    """`left bob`"""
    return [f"{did.what} {did.player}" for did in scene.all(who, m.Did)]


def test_the_host_leaves_and_everybody_is_told_who_is_host_now() -> None:
    scene = Scene(seats=3).begin("ann", "bob", "cid").join("eve", watch=True).forget().say("ann", m.Leave())
    for who in ("bob", "cid", "eve"):
        assert said(scene, who) == ["left ann", "host bob"]
    left, host = scene.all("bob", m.Did)
    assert left.name == "Ann" and left.bot == scene.table.seats[0].name and left.face
    assert (host.name, host.n) == ("Bob", left.n + 1)


def test_who_sits_down_stands_up_and_is_away() -> None:
    scene = Scene(seats=3).join("ann").forget().join("bob")
    assert said(scene, "ann") == ["came bob"]
    scene.forget().say("bob", m.Sit(3))
    assert said(scene, "ann") == [], "somebody who moves has not come"
    scene.forget().say("bob", m.StandUp())
    assert said(scene, "ann") == ["stood bob"]


def test_a_bot_takes_over_and_its_owner_comes_back() -> None:
    scene = Scene(seats=3).begin("ann", "bob", "cid").forget()
    while not scene.table.seats[1].away and scene.now < 2_000_000:
        scene.wait(60_000)
    assert "away bob" in said(scene, "ann")
    assert said(scene.forget().say("bob", m.Back()), "ann") == ["back bob"]


def test_another_game_is_told_by_name() -> None:
    scene = Scene(seats=3).join("ann", "bob").forget().say("ann", m.Change(m.Settings("kazhutha", 3)))
    (did,) = scene.all("bob", m.Did)
    assert (did.what, did.name, did.game) == ("game", "Ann", "kazhutha")
    scene.forget().say("ann", m.Change(m.Settings("kazhutha", 3, clock="off")))
    assert [did.what for did in scene.all("bob", m.Did)] == ["rules"]
    scene.forget().say("ann", m.Change(m.Settings("kazhutha", 3, clock="off")))
    assert not scene.all("bob", m.Did)


def test_who_waits_for_a_seat_and_plays_since_the_deal() -> None:
    scene = Scene("dalmuti", 3, options="hands=3").begin("ann").join("bob", watch=True).forget().say("bob", m.Sit(2))
    assert said(scene, "ann") == ["waits bob"] and scene.last("ann", m.Did).bot
    scene.forget()
    while "plays bob" not in said(scene, "ann"):
        if scene.asks:
            scene.answer()
        elif scene.table.seat_of("ann") in scene.table.playing.waiting_for() and scene.table.playing.veil is None:
            scene.say("ann", scene.first_move("ann"))
        else:
            scene.wait(1_000)
    assert scene.table.seats[1].player == "bob"


def test_another_house_tells_it_from_the_line() -> None:
    scene = Scene(seats=3).join("ann", "bob", "cid")
    other = Table(scene.table.code, some_world()).fold(scene.lines)
    n = len(scene.lines)
    effects = other.receive(99, "eve", m.Join(other.code, "Eve", watch=True), scene.now)
    scene.forget().say("bob", m.Leave())
    told = other.follow(scene.lines[n:], scene.now)
    dids = [effect.message for effect in told if isinstance(effect, Send) and isinstance(effect.message, m.Did)]
    assert dids == scene.all("ann", m.Did) and effects


# -- the host removes somebody, in three steps


def test_to_those_who_watch_and_back() -> None:
    scene = Scene(seats=3).join("ann", "bob", "cid").forget().say("ann", m.Kick(2, how="watch"))
    assert said(scene, "cid") == ["watch bob"] and scene.last("cid", m.Did).by == "Ann"
    assert scene.seats() == "ann – cid" and not scene.all("bob", m.Gone)
    assert scene.say("bob", m.Sit(2)).refusal("bob") == "only_watch"
    assert scene.join("bob").seats() == "ann – cid", "not by the door either"
    assert [removed.name for removed in scene.last("ann", m.Room).removed] == ["Bob"]
    assert scene.last("cid", m.Room).removed == [], "that is the host's business"
    scene.forget().say("ann", m.Restore("bob"))
    assert scene.seats() == "ann bob cid" and scene.last("ann", m.Room).removed == []
    assert said(scene, "bob") == ["restored bob", "came bob"]


def test_in_a_match_a_bot_plays_on_and_an_undo_gives_the_hand_back() -> None:
    scene = Scene(seats=3).begin("ann", "bob", "cid").say("ann", m.Kick(2, how="watch"))
    assert scene.table.seats[1].state == "bot" and scene.last("bob", m.View).you is None
    assert set(scene.last("bob", m.View).view["piles"]["p2"]) == {"??"}
    scene.say("ann", m.Restore("bob"))
    assert scene.table.seats[1].player == "bob" and scene.last("bob", m.View).you == "p2"


def test_out_is_not_for_good() -> None:
    scene = Scene(seats=3).join("ann", "bob").say("ann", m.Kick(2, how="out"))
    assert scene.last("bob", m.Gone).code == "removed" and scene.seats() == "ann – –"
    assert scene.join("bob").seats() == "ann bob –"


def test_for_good_has_to_be_confirmed_and_can_be_taken_back() -> None:
    scene = Scene(seats=3).join("ann", "bob")
    assert scene.say("ann", m.Kick(2)).refusal("ann") == "kick_sure"
    scene.say("ann", m.Kick(2, sure=True))
    assert scene.last("bob", m.Gone).code == "kicked"
    assert scene.join("bob").refusal("bob") == "banned"
    assert scene.again().join("ann").join("bob").refusal("bob") == "banned", "also after a restart"
    assert [removed.how for removed in scene.last("ann", m.Room).removed] == ["ban"]
    scene.say("ann", m.Restore("bob"))
    assert scene.join("bob").seats() == "ann bob –"


def test_only_the_host_takes_it_back_and_only_what_was_done() -> None:
    scene = Scene(seats=3).join("ann", "bob", "cid").say("ann", m.Kick(2, how="watch"))
    assert scene.say("cid", m.Restore("bob")).refusal("cid") == "host_only"
    assert scene.say("ann", m.Restore("cid")).refusal("ann") == "no_such_player"


def test_whoever_was_removed_is_known_after_a_match_was_started() -> None:
    scene = Scene(seats=3).join("ann", "bob", "cid", "dan").say("ann", m.Kick(2, how="watch")).join("eve")
    scene.say("ann", m.Start())
    folded = Table(scene.table.code, some_world()).read(scene.lines)
    assert list(folded.removed) == ["bob"] and folded.removed["bob"].how == "watch"


def test_not_more_are_remembered_than_a_menu_can_show() -> None:
    scene = Scene(seats=2).join("ann")
    for i in range(25):
        who = "guest" + "abcdefghijklmnopqrstuvwxyz"[i]
        scene.join(who).say("ann", m.Kick(2, how="out"))
    assert len(scene.table.removed) == 20


# -- the story so far, for whoever comes late


def of(views: list[m.View]) -> list[dict[str, Any]]:
    return [item for view in views for item in view.news]


@pytest.mark.parametrize("game", ["thulla", "dalmuti", "tincholi", "liap_tui"])
def test_a_late_spectator_hears_what_an_early_one_has_heard(game: str) -> None:
    scene = Scene(game, 4).join("eve", watch=True).begin("ann")
    for _ in range(60):
        if scene.asks:
            scene.answer()
        elif scene.table.seat_of("ann") in scene.table.playing.waiting_for() and scene.table.playing.veil is None:
            scene.say("ann", scene.first_move("ann"))
        else:
            scene.wait(1_000)
    heard = of(scene.all("eve", m.View))
    story = scene.join("zoe", watch=True).last("zoe", m.Story)
    assert story.news == heard and story.n == scene.last("zoe", m.View).n
    assert scene.again().join("yan", watch=True).last("yan", m.Story).news == heard, "also after a restart"


def test_whoever_has_the_seat_hears_what_was_told_to_them_in_this_hand() -> None:
    scene = Scene("thulla", 3).begin("ann", "bob", "cid")
    match = scene.table.playing
    match.story.append((match.hands, [News("given", {}, cards=(3,), seen_by=0b001)]))
    given = {name: scene.join(name).last(name, m.Story).news[-1]["cards"] for name in ("ann", "bob")}
    assert given == {"ann": [match.position.faces[3]], "bob": ["??"]}


@pytest.mark.rule("C13")
def test_where_memory_is_the_game_nobody_is_told_again_what_they_have_seen() -> None:
    scene = Scene("tincholi", 3).join("eve", watch=True).begin("ann", "bob", "cid")
    scene.say("ann", scene.first_move("ann"))
    seen = of(scene.all("ann", m.View))
    assert any(item.get("cards") for item in seen)
    public = of(scene.all("eve", m.View))
    assert public != seen
    assert scene.join("ann").last("ann", m.Story).news == public
    hidden = [item["cards"] for item in public if item["what"] in ("look", "peek", "draw")]
    assert hidden and {card for cards in hidden for card in cards} == {"??"}


def test_behind_the_veil_the_story_does_not_tell_what_came_of_the_deal() -> None:
    scene = Scene("dalmuti", 4, options="opening=seats").begin("ann", "bob", "cid", "dan")
    assert scene.table.playing.veil is not None
    assert [item["what"] for item in scene.join("bob").last("bob", m.Story).news] == []


def test_the_story_is_bounded() -> None:
    assert Scene().begin("ann", "bob", "cid").table.playing.story.maxlen == STORY


def test_lines_say_why_a_seat_is_free() -> None:
    scene = Scene(seats=3).join("ann", "bob").say("bob", m.Leave())
    assert scene.events(events.Unseated)[0].why == "left"  # type: ignore[attr-defined]
