"""A table that is not listed: its link lets people in, its code alone only up to the door."""

from __future__ import annotations

import random

from cardhouse.table import codes, events, gossip
from cardhouse.table import messages as m
from cardhouse.table.filing import filed
from cardhouse.table.table import Table
from cardhouse.table.words import WORDS_OF
from tests.table.scene import Scene, some_world
from tests.table.test_copies import Other

LINK = codes.secret(bytes(range(10)))


def latched(public: bool = False) -> Scene:
    scene = Scene("thulla", 3, clock="off", public=public)
    scene.table = Table(scene.table.code, some_world())
    scene.lines.clear()
    scene.do(scene.table.open(m.Settings("thulla", 3, clock="off", public=public), "ann", "", scene.now, LINK))
    return scene.join("ann")


def come(scene: Scene, who: str, beside: str = "", watch: bool = False) -> Scene:
    return scene.say(
        who, m.Join(f"{scene.table.code}~{beside}" if beside else scene.table.code, who.title(), "", watch)
    )


def test_the_link_has_more_than_sixty_bits_and_the_code_none() -> None:
    assert len(LINK) * 5 >= 60 and len({codes.secret(random.Random(i).randbytes(32)) for i in range(500)}) == 500


def test_whoever_has_the_link_comes_in_and_is_known_from_then_on() -> None:
    scene = come(latched(), "bob", LINK)
    assert scene.last("bob", m.Room).you == "p2" and scene.last("bob", m.Room).link == f"mango-river-42~{LINK}"
    assert come(scene.hang_up("bob"), "bob").last("bob", m.Room).you == "p2"
    assert come(scene, "eve", LINK.upper(), watch=True).last("eve", m.Room).you is None
    assert scene.events(events.Admitted)


def test_the_code_alone_leads_to_the_door_and_a_wrong_link_too() -> None:
    scene = latched()
    assert come(scene, "bob").refusal("bob") == "knock" and come(scene, "cid", "a" * 13).refusal("cid") == "knock"
    assert scene.seats() == "ann – –" and not scene.all("bob", m.Room)


def test_a_listed_table_needs_no_link_and_one_of_an_older_log_neither() -> None:
    assert come(latched(public=True), "bob").last("bob", m.Room).you == "p2"
    assert Scene().join("ann", "bob").last("bob", m.Room).you == "p2"


def test_the_host_sees_who_knocks_and_lets_them_in() -> None:
    scene = come(latched(), "bob").say("bob", m.Knock("Bob", "f07"))
    (shown,) = scene.last("ann", m.Room).knocks
    assert (shown.player, shown.name, shown.face) == ("bob", "Bob", "f07")
    scene.say("ann", m.Admit("bob"))
    assert scene.last("bob", m.Admitted).on and not scene.last("ann", m.Room).knocks
    assert come(scene, "bob").last("bob", m.Room).you == "p2"


def test_or_does_not_and_nobody_else_can() -> None:
    scene = come(come(latched(), "cid", LINK), "bob").say("bob", m.Knock("Bob"))
    assert not scene.last("cid", m.Room).knocks
    assert scene.say("cid", m.Admit("bob")).refusal("cid") == "host_only"
    scene.say("ann", m.Admit("bob", on=False))
    assert not scene.last("bob", m.Admitted).on and come(scene, "bob").refusal("bob") == "knock"
    assert scene.say("ann", m.Admit("bob")).refusal("ann") == "no_such_player"


def test_where_nobody_is_at_home_nobody_opens() -> None:
    scene = come(latched().hang_up("ann"), "bob").say("bob", m.Knock("Bob"))
    assert scene.refusal("bob") == "nobody_home" and scene.table.presence.deserted is not None


def test_whoever_goes_away_from_the_door_is_not_shown_any_more() -> None:
    scene = come(latched(), "bob").say("bob", m.Knock("Bob")).hang_up("bob")
    assert not scene.last("ann", m.Room).knocks


def test_nobody_hammers_at_the_door() -> None:
    scene = come(latched(), "bob")
    for _ in range(20):
        scene.say("bob", m.Knock("Bob"))
    assert scene.refusal("bob") == "too_much_chat"


def test_a_banned_person_does_not_come_in_by_knocking() -> None:
    scene = come(latched(), "bob", LINK).say("ann", m.Kick(2, sure=True))
    assert scene.say("bob", m.Knock("Bob")).refusal("bob") == "banned"


def test_at_the_door_of_another_house_it_is_the_same() -> None:
    first = latched()
    other = Other(first)
    other.do(other.table.told("first", gossip.Here(first.table.people), other.now))
    come(other, "bob").say("bob", m.Knock("Bob"))
    first.do(first.table.told("other", other.spread[-1], first.now))
    assert [one.name for one in first.last("ann", m.Room).knocks] == ["Bob"]
    first.say("ann", m.Admit("bob"))
    other.follows()
    assert other.last("bob", m.Admitted).on


def test_what_is_filed_opens_for_those_who_belong_or_have_the_link() -> None:
    scene = come(latched(), "bob", LINK)
    about = filed(scene.table)
    assert about.opens("bob", "") and about.opens("", LINK) and not about.opens("eve", "") and not about.opens("", "x")
    assert about.listed.link.endswith(LINK)


def test_a_record_keeps_what_its_link_needs() -> None:
    scene = latched().say("ann", m.AddBot(2), m.AddBot(3), m.Start()).share("ann").play_on()
    (finished,) = scene.finished
    assert finished.link == LINK and finished.readers == ["ann"]
    assert scene.last("ann", m.View).record == f"mango-river-42-1~{LINK}"
    assert scene.again().table.link == LINK


def test_a_typed_code_is_understood_without_case_spaces_and_dashes() -> None:
    for typed in ("Mango River 42", "mango-river-42", "MANGORIVER42", " mango_river 42 ", "mangoriver 42"):
        assert codes.canonical(typed) == "mango-river-42", typed
    assert codes.split(f"Mango-River-42~{LINK.upper()}") == ("mango-river-42", LINK)
    assert codes.canonical("") == "" and codes.split("~x") == ("", "x")


def test_codes_are_in_the_words_of_the_host_and_grow_when_they_are_taken() -> None:
    dice = random.Random(1)
    for language, words in WORDS_OF.items():
        one, two, number = codes.free(dice, language).split("-")
        assert {one, two} <= set(words) and len(number) == 2 and len(words) > 80
    assert codes.free(dice, "xx").split("-")[0] in codes.WORDS
    assert [len(codes.free(dice, "en", tries).split("-")[-1]) for tries in range(4)] == [2, 3, 4, 5]
    assert len(codes.free(dice, "en", 4).split("-")) == 4
    assert all(word.isascii() and word.isalpha() and word.islower() for word in codes.KNOWN)


def test_strangers_who_knock_and_go_silence_nobody_who_watches() -> None:
    scene = come(latched(), "wei", LINK, watch=True)
    strangers = ["e" + "v" * i for i in range(1, 41)]
    for stranger in strangers:
        come(scene, stranger).say(stranger, m.Knock(stranger, ""))
        scene.hang_up(stranger)
    assert "too_much_chat" in {scene.refusal(stranger) for stranger in strangers[-5:]}, "the door has its own patience"
    scene.say("wei", m.Say("hello"))
    assert scene.last("wei", m.Heard).phrase == "hello"
