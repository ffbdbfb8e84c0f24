"""Everybody has a face: the one they chose, or one that follows from who they are. Bots are things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.bots.roster import CAST, CHARACTERS, thing
from cardhouse.core.record import read_record
from cardhouse.table import events, faces
from cardhouse.table import messages as m
from cardhouse.table.register import listing
from cardhouse.table.table import Table
from tests.table.scene import Scene, some_world

IDS = (Path(__file__).parents[2] / "web" / "src" / "people" / "ids.ts").read_text(encoding="utf-8")


def come(scene: Scene, who: str, face: str, name: str = "", *, watch: bool = False) -> Scene:
    return scene.say(who, m.Join(scene.table.code, name or who.title(), "", watch, face))


def shown(scene: Scene, who: str = "ann") -> list[str]:
    return [seat.face for seat in scene.last(who, m.Room).seats]


def test_the_client_has_a_drawing_for_each() -> None:
    assert "length: 40" in IDS and faces.FACES[0] == "f01" and faces.FACES[-1] == "f40"
    assert len(re.findall(r'"#[0-9a-f]{6}"', IDS)) == faces.COLOURS
    drawn = next(line for line in IDS.splitlines() if "kettle" in line).split('"')[1].split()
    assert sorted(CHARACTERS.values()) == sorted(drawn)


@pytest.mark.parametrize("face", ["f01", "f40", "m0:A", "m9:അ", "m3:ക്ഷ", "m1:7", "m2:AB"])
def test_faces_and_letters_on_a_colour_can_be_chosen(face: str) -> None:
    assert faces.known(face) and faces.of(face, "ann") == face


NO_LETTERS = ["m3:", "m10:A", "m3:<b>", 'm3:"', "m3: A", "m3:\u202e", "m3:\u0301", "m3:ABCDE"]


@pytest.mark.parametrize("face", ["", "f00", "f41", "F01", "kettle", *NO_LETTERS])
def test_anything_else_is_as_good_as_none(face: str) -> None:
    assert not faces.known(face) and faces.of(face, "ann") == faces.default("ann")


def test_whoever_has_not_chosen_always_looks_the_same_and_not_like_everybody_else() -> None:
    assert faces.default("k3v9x2") == faces.default("k3v9x2")
    assert len({faces.default(f"player{n}") for n in range(400)}) == len(faces.FACES)


def test_every_bot_is_a_thing_and_so_is_one_with_a_name_of_its_own() -> None:
    names = [name for cast in CAST.values() for name in cast]
    assert len({thing(name) for name in names}) == len(names)
    assert thing("Beena 2") == thing("Beena") == "radio" and thing("Zed") in CHARACTERS.values()


def test_a_face_is_seen_at_its_seat_and_a_bot_is_a_thing() -> None:
    scene = Scene("thulla", 4)
    come(come(scene, "ann", "f07"), "bob", "m3:B").say("ann", m.AddBot(3))
    bot = scene.last("ann", m.Room).seats[2]
    assert shown(scene) == ["f07", "m3:B", thing(bot.name), ""] == shown(scene, "bob")
    assert listing(scene.table).people == ["Ann", "Bob"] and listing(scene.table).faces == ["f07", "m3:B"]


def test_without_a_choice_there_is_a_face_still() -> None:
    assert shown(Scene("thulla", 2).join("ann")) == [faces.default("ann"), ""]
    assert shown(come(Scene("thulla", 2), "ann", "no such face")) == [faces.default("ann"), ""]


def test_another_face_is_seen_at_once_also_during_a_match_and_only_a_new_one_is_kept() -> None:
    scene = come(Scene("thulla", 2), "ann", "f07").begin("ann")
    kept = len(scene.lines)
    assert shown(come(scene, "ann", "f07"))[0] == shown(scene.join("ann"))[0] == "f07" and len(scene.lines) == kept
    scene.join("eve", watch=True)
    assert shown(come(scene, "ann", "f08"), "eve")[0] == "f08"
    assert [type(events.read(line)) for line in scene.lines[kept:]] == [events.Looks]
    assert not scene.last("ann", m.Room).seats[0].ready and scene.table.seats[0].state == "taken"


def test_whoever_waits_for_a_seat_has_a_face_and_takes_it_there() -> None:
    scene = Scene("thulla", 2, seed=1).begin("ann")
    come(scene, "eve", "f03").say("eve", m.Sit(2))
    waiting = scene.last("ann", m.Room).seats[1].next
    assert waiting is not None and (waiting.name, waiting.face) == ("Eve", "f03")
    come(scene, "eve", "f04")
    waiting = scene.last("ann", m.Room).seats[1].next
    assert waiting is not None and waiting.face == "f04"
    assert shown(scene.play_on())[1] == "f04"


def test_the_second_of_two_people_with_one_name_does_not_get_the_face_of_the_first() -> None:
    scene = Scene("thulla", 3)
    come(come(come(scene, "ann", "f07", "Asha"), "bob", "f07", "Asha"), "cid", "f07", "Cid")
    first, second, third = scene.last("ann", m.Room).seats
    assert (first.name, second.name) == ("Asha", "Asha 2") and first.face == "f07" != second.face in faces.FACES
    assert third.face == "f07", "another name: as they like"
    assert shown(come(scene, "bob", "f09", "Asha"))[1] == "f09"
    assert faces.another("bob", faces.FACES) == faces.default("bob"), "nothing else is left"


def test_what_is_said_has_the_face_of_who_says_it() -> None:
    scene = come(Scene("thulla", 2).begin("ann"), "ann", "f07")
    assert scene.say("ann", m.Say("hello")).last("ann", m.Heard).face == "f07"
    scene.wait(5_000)
    assert scene.last("ann", m.Heard).face == thing(scene.table.seats[1].name)
    come(scene, "eve", "f20", watch=True).say("eve", m.Say("wow"))
    assert scene.last("eve", m.Heard).face == "f20"


def test_a_face_outlives_the_house_and_the_log_of_a_match_begins_with_it() -> None:
    scene = come(come(Scene("thulla", 2), "ann", "f07"), "bob", "m1:B").say("ann", m.Start()).share("ann", "bob")
    started = next(event for line in scene.lines if isinstance(event := events.read(line), events.Started))
    assert started.stood is not None and started.stood.faces == ["f07", "m1:B"]
    assert scene.again().table.faces == ["f07", "m1:B"]


def test_the_record_shows_everybody_as_they_looked_at_the_end() -> None:
    scene = come(Scene("thulla", 3), "ann", "f07")
    come(scene, "bob", "m1:B").say("ann", m.AddBot(3), m.Start()).share("ann", "bob").play_on()
    bot = thing(scene.table.seats[2].name)
    assert read_record(scene.finished[0].record).tags["Faces"] == f"f07 m1:B {bot}"
    come(scene, "ann", "f08")
    assert read_record(scene.table.record()).tags["Faces"] == f"f07 m1:B {bot}", "later is later"


def test_a_log_of_before_there_were_faces_is_read_and_everybody_has_one() -> None:
    scene = Scene("thulla", 3).begin("ann", "bob")
    old = [re.sub(r',"faces?":("[^"]*"|\[[^]]*\])', "", line) for line in scene.lines]
    assert old != scene.lines and not any("face" in line for line in old)
    table = Table(scene.table.code, some_world()).read(old)
    assert table.faces == [faces.default("ann"), faces.default("bob"), thing(table.seats[2].name)]
