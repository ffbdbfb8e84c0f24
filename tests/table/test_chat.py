"""Quick phrases first; free text where the host allows it."""

import pytest

from cardhouse.bots.roster import thing
from cardhouse.table import manners
from cardhouse.table import messages as m
from cardhouse.table.chat import BURST, EVERY_MS, LINES, PHRASES, REACTIONS, Tap
from tests.table.scene import Scene


@pytest.mark.parametrize("phrase", [*PHRASES, *REACTIONS])
def test_phrases_and_reactions_are_heard_by_everybody(phrase: str) -> None:
    heard = Scene().join("ann", "bob").say("bob", m.Say(phrase)).last("ann", m.Heard)
    assert (heard.player, heard.name, heard.seat, heard.phrase, heard.text) == ("bob", "Bob", "p2", phrase, "")


def test_other_phrases_there_are_not() -> None:
    assert Scene().join("ann").say("ann", m.Say("moo")).refusal("ann") == "unknown_phrase"


def test_free_text_needs_the_hosts_leave() -> None:
    assert Scene().join("ann").say("ann", m.Say(text="hi")).refusal("ann") == "no_free_chat"
    heard = Scene(free_chat=True).join("ann").say("ann", m.Say(text=" a <b>\n\u202eb ")).last("ann", m.Heard)
    assert heard.text == "a <b> b"


def test_one_has_to_say_something() -> None:
    assert Scene(free_chat=True).join("ann").say("ann", m.Say(text="\u200d ")).refusal("ann") == "nothing_said"


def test_long_text_is_cut() -> None:
    assert len(Scene(free_chat=True).join("ann").say("ann", m.Say(text="x" * 300)).last("ann", m.Heard).text) == 200


def test_who_talks_too_much_has_to_wait_also_on_a_new_connection() -> None:
    scene = Scene().join("ann").say("ann", *[m.Say("hello")] * BURST)
    assert scene.say("ann", m.Say("hello")).refusal("ann") == "too_much_chat"
    scene.hang_up("ann").join("ann").say("ann", m.Say("hello"))
    assert scene.refusal("ann") == "too_much_chat"
    assert scene.wait(EVERY_MS).say("ann", m.Say("thanks")).last("ann", m.Heard).phrase == "thanks"


def test_a_full_tap_does_not_run_over() -> None:
    tap = Tap(burst=2, every_ms=100)
    assert [tap.take(10_000) for _ in range(3)] == [True, True, False]


def test_spectators_talk_among_themselves() -> None:
    scene = Scene().join("ann").join("eve", "fay", watch=True).say("eve", m.Say("wow"))
    assert scene.last("fay", m.Heard).spectator and not scene.all("ann", m.Heard)
    assert not scene.say("ann", m.Say("hello")).last("fay", m.Heard).spectator


def test_who_is_muted_is_not_heard_by_who_muted_them() -> None:
    scene = Scene().join("ann", "bob", "cid").say("ann", m.Mute("bob")).say("bob", m.Say("hurry"))
    assert not scene.all("ann", m.Heard) and scene.all("cid", m.Heard)
    scene.hang_up("ann").join("ann").say("bob", m.Say("hurry"))
    assert not scene.all("ann", m.Heard)
    assert scene.say("ann", m.Mute("bob", on=False)).say("bob", m.Say("sorry")).last("ann", m.Heard).phrase == "sorry"


def test_a_reaction_can_be_thrown_at_a_seat() -> None:
    scene = Scene().join("ann", "bob", "cid").say("bob", m.Say("rose", to=1))
    assert [scene.last(who, m.Heard).to for who in ("ann", "bob", "cid")] == ["p1"] * 3
    assert scene.say("bob", m.Say("rose")).last("ann", m.Heard).to is None
    assert scene.say("bob", m.Say("rose", to=2)).last("ann", m.Heard).to is None  # what one throws at oneself


def test_it_is_thrown_at_somebody() -> None:
    scene = Scene().join("ann", "bob")
    assert scene.say("ann", m.Say("chilli", to=10)).refusal("ann") == "no_such_seat"
    assert scene.say("ann", m.Say("chilli", to=3)).refusal("ann") == "no_such_seat"
    assert scene.say("ann", m.AddBot(3), m.Say("chilli", to=3)).last("bob", m.Heard).to == "p3"


def test_what_cannot_be_thrown_is_not_counted_as_said() -> None:
    scene = Scene().join("ann", "bob").say("ann", *[m.Say("chilli", to=10)] * (BURST + 1))
    assert scene.say("ann", m.Say("chilli", to=2)).last("bob", m.Heard).to == "p2"


def test_what_a_muted_person_throws_does_not_arrive() -> None:
    scene = Scene().join("ann", "bob", "cid").say("ann", m.Mute("bob")).say("bob", m.Say("chilli", to=1))
    assert not scene.all("ann", m.Heard) and scene.last("cid", m.Heard).to == "p1"


def test_what_spectators_throw_only_spectators_see() -> None:
    scene = Scene().join("ann").join("eve", "fay", watch=True).say("eve", m.Say("rose", to=1))
    assert scene.last("fay", m.Heard).to == "p1" and not scene.all("ann", m.Heard)


def test_only_who_is_here_can_be_muted() -> None:
    assert Scene().join("ann").say("ann", m.Mute("zoe")).refusal("ann") == "no_such_player"


def test_who_has_a_seat_speaks_under_the_name_that_stands_there() -> None:
    scene = Scene().join("ann", "bob").hang_up("bob").join("bob", name="Ann").say("bob", m.Say("hello"))
    assert scene.last("ann", m.Heard).name == "Bob"


# -- bots have manners

SOON = manners.AFTER_MS + manners.SWAY_MS


def test_one_bot_returns_a_hello_after_a_moment_and_only_once() -> None:
    scene = Scene("thulla", 4).begin("ann")
    scene.say("ann", m.Say("hello")).wait(manners.AFTER_MS - 1)
    assert [said.name for said in scene.all("ann", m.Heard)] == ["Ann"]
    scene.wait(manners.SWAY_MS + 1)
    _, theirs = scene.all("ann", m.Heard)
    bots = {seat.seat: seat.name for seat in scene.last("ann", m.Room).seats if seat.state == "bot"}
    assert (theirs.player, theirs.phrase, theirs.name) == ("", "bot_hello", bots[theirs.seat or ""])
    scene.say("ann", m.Say("hello")).wait(SOON)
    assert len(scene.all("ann", m.Heard)) == 3, "what Ann said"


def test_bots_say_nothing_to_anything_else_and_nothing_to_spectators() -> None:
    scene = Scene("thulla", 4).begin("ann").join("eve", watch=True)
    for phrase in ("hurry", "sorry", "fire"):
        scene.say("ann", m.Say(phrase))
    scene.say("eve", m.Say("hello")).wait(SOON)
    assert {said.player for said in scene.all("eve", m.Heard)} == {"ann", "eve"}
    assert not Scene().join("ann", "bob").say("ann", m.Say("hello")).wait(SOON).all("bob", m.Heard)[1:]


def test_at_the_end_a_bot_congratulates_a_person_who_has_won_or_has_a_line_for_itself_now_and_then() -> None:
    said: dict[bool, list[str]] = {True: [], False: []}
    for seed in range(40):
        scene = Scene("thulla", 2, seed=seed).begin("ann").play_on().wait(SOON)
        won = scene.finished[0].result.ranking[0] == [0]
        last = scene.forget().say("ann", m.Start()).all("ann", m.Heard)  # nothing of it is said later
        assert last == []
        said[won] += [word for _, word in scene.table.talk.courtesies if word != "bot_lost"]
    assert set(said[True]) >= {"well_played"} and set(said[False]) == {"bot_good"}


def test_a_bot_that_has_left_says_no_more() -> None:
    scene = Scene("thulla", 2).join("ann").say("ann", m.AddBot(2)).say("ann", m.Say("hello"))
    assert len(scene.say("ann", m.RemoveBot(2)).wait(SOON).all("ann", m.Heard)) == 1


def heard_in(seed: int, game: str = "thulla", seats: int = 4) -> tuple[Scene, list[m.Heard]]:
    """What bots say in a whole match, and a moment after it."""
    scene = Scene(game, seats, seed=seed).begin("ann").play_on().wait(SOON)
    return scene, [word for word in scene.all("ann", m.Heard) if not word.player]


def test_a_bot_has_lines_of_its_own_each_said_once_a_match_and_mostly_not_at_all() -> None:
    said: list[str] = []
    for seed in range(30):
        _, heard = heard_in(seed)
        phrases = [word.phrase for word in heard]
        assert len(phrases) == len(set(phrases)) <= 3, "each once"
        for word in heard:
            assert word.phrase in (*LINES[1:], "well_played") and word.face == thing(word.name) and not word.text
        said += phrases
    assert {"bot_good", "bot_lost"} <= set(said) and len(said) < 45


def test_whoever_is_hit_by_a_cut_says_so_and_nobody_else_for_them() -> None:
    struck: dict[str, set[str]] = {"bot_lost": set(), "bot_good": set()}
    for seed in range(30):
        scene, heard = heard_in(seed)
        news = [item for view in scene.all("ann", m.View) for item in view.news]
        takers = {item["taker"] for item in news if item["what"] == "cut"}
        result = scene.finished[0].result
        lost = takers | {f"p{seat + 1}" for seat in result.losers}
        well = {item["seat"] for item in news if item["what"] == "safe"} | {f"p{s + 1}" for s in result.ranking[0]}
        for word in heard:
            if word.phrase in struck:
                struck[word.phrase].add(word.seat or "")
                assert word.seat in (lost if word.phrase == "bot_lost" else well)
    assert all(struck.values())


@pytest.mark.parametrize("phrase", LINES)
def test_a_person_cannot_speak_like_a_bot(phrase: str) -> None:
    assert Scene().join("ann").say("ann", m.Say(phrase)).refusal("ann") == "unknown_phrase"
