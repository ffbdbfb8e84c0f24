"""Dalmuti (D4): whether anybody holds both Jesters must not show, not even in time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardhouse.core.position import News
from cardhouse.games import GAMES
from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.register import Register
from cardhouse.table.table import Table
from tests.table.scene import START, Scene, mind_of, some_world
from tests.table.test_hints import advise

ASKING_MS = time_control.PACES["normal"].asking_ms
OTHERS = ("bob", "cid", "eve")  # who hold the same in both worlds


class Listening(Scene):
    """Also remembers when everything was heard."""

    times: list[tuple[int, str, bytes]]

    def do(self, effects: list[Effect]) -> None:
        super().do(effects)
        for effect in effects:
            if isinstance(effect, Send):
                whos = [who for who, conn in self.conns.items() if conn in effect.to]
                self.__dict__.setdefault("times", []).extend((self.now, who, m.encode(effect.message)) for who in whos)

    def heard_by(self, whos: tuple[str, ...]) -> list[tuple[int, str, bytes]]:
        return [time for time in self.times if time[1] in whos]


def hands(jesters: str) -> str:
    """p2 and p3 hold the same in both worlds; p1 has `both` Jesters, or p1 and p4 have one `each`."""
    pack = [str(value) for value in range(1, 13) for _ in range(value)]
    third, second, first, fourth = (pack[i::4] for i in range(4))
    first.remove("12")
    fourth.append("12")
    if jesters == "both":
        first += ["J", "J"]
    else:
        fourth.remove("11")
        first += ["11", "J"]
        fourth += ["J"]
    return "deal " + " ".join(f"p{i}:{','.join(hand)}" for i, hand in enumerate((first, second, third, fourth), 1))


def after_the_deal(jesters: str, options: str = "hands=2", preset: str = "normal", public: bool = False) -> Listening:
    scene = Listening("dalmuti", 4, options=options, clock=preset, public=public)
    scene.join("ann", "bob", "cid", "dan", "eve").say("ann", m.Start())
    scene.lines.append(events.write(events.SharesClosed(START)))
    if "opening=seats" not in options:
        scene.lines.append(events.write(events.Dealt(START, "draw p1:1 p2:2 p3:3 p4:4")))
    scene.lines.append(events.write(events.Dealt(START, hands(jesters))))
    scene.table = Table(scene.table.code, some_world()).fold(scene.lines)
    scene.forget().times.clear()
    return scene.join("ann", "bob", "cid", "dan", "eve")


def nothing(scene: Scene) -> None:
    """Nobody does anything."""


def declines(scene: Scene) -> None:
    scene.wait(3_000).say("ann", m.Move(0, "quiet"), m.Move(0, "quiet")).wait(1_000).join("bob")


def curious(scene: Scene) -> None:
    for who in ("bob", "cid"):
        scene.wait(700).say(
            who, m.Move(0, "quiet"), m.Move(0, "12x1"), m.Explain("12x1"), m.Explain("revolution"), m.GoOn()
        )


def gone(scene: Scene) -> None:
    scene.hang_up("ann").wait(4_000).hang_up("bob").join("bob")


def comes_back(scene: Scene) -> None:
    scene.hang_up("ann").wait(6_000).join("ann").say("ann", m.Back(), m.Say("hello"))


def all_have_looked(scene: Scene) -> None:
    """Whoever is asked answers late; their look is what counts, and the others say it too."""
    scene.wait(500).say("cid", m.GoOn()).wait(600).say("bob", m.GoOn()).say("dan", m.GoOn())
    scene.wait(2_500).say("ann", m.Move(0, "quiet")).wait(300).say("ann", m.GoOn(), m.GoOn())


def looked_without_an_answer(scene: Scene) -> None:
    scene.say("ann", m.GoOn()).say("bob", m.GoOn()).hang_up("dan").wait(400).say("cid", m.GoOn())


@pytest.mark.parametrize("options", ["hands=2", "hands=2 opening=seats", "tax_return=choice", "taxes=off"])
@pytest.mark.parametrize(
    "people", [nothing, declines, curious, gone, comes_back, all_have_looked, looked_without_an_answer]
)
def test_the_others_hear_the_same_at_the_same_time(options: str, people: Callable[[Scene], None]) -> None:
    told = []
    for jesters in ("both", "each"):
        scene = after_the_deal(jesters, options)
        people(scene)
        told.append(scene.wait(ASKING_MS + 15_000).heard_by(OTHERS))
    assert told[0] == told[1]
    assert any(b'"phase":"play"' in text or b'"phase":"tax"' in text for _, _, text in told[0])


def test_the_one_who_is_asked_sees_it_and_how_long_they_have() -> None:
    view = after_the_deal("both").last("ann", m.View)
    assert view.view["legal"] == {"p1": ["revolution", "quiet"]}
    assert [(turn.seat, turn.left_ms) for turn in view.turns] == [("p1", ASKING_MS)]
    assert view.pause_ms == ASKING_MS


def test_all_see_their_cards_as_dealt_meanwhile() -> None:
    scene = after_the_deal("each")
    dealt = hands("each").split()[3].removeprefix("p3:").split(",")
    view = scene.last("cid", m.View)
    assert sorted(view.view["piles"]["p3"]) == sorted(dealt)
    assert (view.view["to_move"], view.view["facts"]["phase"], view.pause_ms) == ([], "revolution", ASKING_MS)
    scene.wait(ASKING_MS)
    assert sorted(scene.last("cid", m.View).view["piles"]["p3"]) != sorted(dealt)
    assert [item["what"] for item in scene.last("cid", m.View).news].count("tax") == 4


def test_who_would_play_next_can_do_nothing_yet() -> None:
    scene = after_the_deal("each")
    assert scene.say("ann", m.Move(0, "12x1")).refusal("ann") == "not_your_turn_now"
    assert scene.wait(ASKING_MS).last("ann", m.View).view["to_move"] == ["p1"]
    assert scene.last("ann", m.View).turns[0].left_ms == 25_000 + time_control.SHOW_AT_MOST_MS


def test_an_answer_is_answered_to_them_alone_and_a_repeat_is_not_played_again() -> None:
    scene = after_the_deal("both").forget().say("ann", m.Move(0, "quiet"))
    assert isinstance(scene, Listening)
    assert list(scene.heard) == ["ann"] and scene.last("ann", m.View).nth == 1
    lines = len(scene.lines)
    assert len(scene.say("ann", m.Move(0, "quiet")).lines) == lines


def test_a_revolution_is_announced_when_the_time_is_over() -> None:
    scene = after_the_deal("both").say("ann", m.Move(0, "revolution")).forget().wait(ASKING_MS)
    view = scene.last("cid", m.View)
    assert "revolution" in [item["what"] for item in view.news]
    assert view.view["facts"]["revolution"] == {"seat": "p1", "greater": False}


def test_no_answer_is_no_revolution_and_no_strike() -> None:
    scene = after_the_deal("both").wait(ASKING_MS)
    assert scene.events(events.Moved)[0].move == "quiet"  # type: ignore[attr-defined]
    assert scene.table.playing.strikes == [0, 0, 0, 0]
    assert scene.table.playing.bank_ms == [60_000] * 4


def test_the_count_of_lines_does_not_tell_either() -> None:
    scene = after_the_deal("both")
    n = scene.last("bob", m.View).n
    assert scene.say("ann", m.Move(0, "quiet")).join("bob").last("bob", m.View).n == n
    assert scene.wait(ASKING_MS).last("bob", m.View).n == n + 1


def test_a_bot_answers_in_secret_too() -> None:
    scene = after_the_deal("both").say("ann", m.Leave()).forget().wait(2_000)
    assert mind_of(scene.asks[-1]).view["legal"] == {"p1": ["revolution", "quiet"]}
    assert not scene.answer("quiet").heard


def test_without_a_clock_the_time_to_answer_is_still_limited() -> None:
    scene = after_the_deal("both", preset="off").wait(time_control.PACES["off"].asking_ms)
    assert scene.last("bob", m.View).view["facts"]["phase"] == "play"


def test_the_veil_is_lifted_when_every_person_has_looked() -> None:
    scene = after_the_deal("each").wait(3_000)
    scene.say("ann", m.GoOn()).say("bob", m.GoOn()).say("cid", m.GoOn())
    assert not scene.wait(10).events(events.Lifted)
    assert len(scene.say("dan", m.GoOn()).wait(0).events(events.Lifted)) == 1
    assert scene.last("eve", m.View).view["facts"]["phase"] == "play"
    assert not scene.last("eve", m.View).looking


def test_however_quick_people_are_bots_have_time_behind_the_veil_too() -> None:
    scene = after_the_deal("each").say("ann", m.GoOn()).say("bob", m.GoOn()).say("cid", m.GoOn()).say("dan", m.GoOn())
    assert not scene.wait(time_control.LOOK_MS - 1).events(events.Lifted)
    assert len(scene.wait(1).events(events.Lifted)) == 1


def test_nobody_is_told_who_has_looked_but_they_themselves() -> None:
    scene = after_the_deal("each").forget().say("ann", m.GoOn(), m.GoOn())
    assert list(scene.heard) == ["ann"] and len(scene.all("ann", m.View)) == 1
    assert scene.last("ann", m.View).went_on == ["p1"] and scene.last("ann", m.View).looking
    assert scene.join("bob").last("bob", m.View).went_on == []


def test_nobody_waits_for_the_look_of_somebody_who_is_not_there() -> None:
    scene = after_the_deal("each").hang_up("dan").say("ann", m.GoOn()).say("bob", m.GoOn()).say("cid", m.GoOn())
    assert scene.wait(time_control.LOOK_MS).events(events.Lifted)


def test_one_person_among_bots_decides_alone_when_to_go_on() -> None:
    scene = Scene("dalmuti", 4, options="opening=seats").begin("ann")
    assert scene.last("ann", m.View).pause_ms == time_control.PACES["normal"].alone_ms
    scene.say("ann", m.GoOn()).wait(time_control.LOOK_MS)
    assert len(scene.events(events.Lifted)) == 1


def test_where_nobody_plays_the_veil_is_short() -> None:
    assert time_control.look_ms(time_control.PACES["off"], 0) == 3_000


def test_a_restart_gives_the_time_again() -> None:
    scene = after_the_deal("both").wait(ASKING_MS - 1).again().join("ann")
    assert scene.last("ann", m.View).turns[0].left_ms == ASKING_MS
    assert scene.wait(ASKING_MS).last("ann", m.View).view["facts"]["phase"] == "play"


def test_where_there_are_no_revolutions_nobody_waits() -> None:
    scene = after_the_deal("both", "revolution=off")
    assert scene.last("cid", m.View).pause_ms == 0
    assert scene.last("cid", m.View).view["to_move"] == ["p1"]


# -- beside the sockets of the table


def order(table: Table) -> list[str]:
    """As anybody finds it in the list of public tables: `early` was busy before the deal, `later` a second after it."""
    register = Register(some_world("register"))
    for code, at in (("early", START - 1), ("later", START + 1_000)):
        register.tables[code] = Table(code, some_world())
        register.tables[code].open(m.Settings("thulla", 3, public=True), "zoe", "", at)
        register.tables[code].match = table.match  # all three are playing
    register.tables[table.code] = table
    return [listed.table for listed in register.listed()]


@pytest.mark.parametrize("people", [nothing, declines, curious, gone, comes_back])
def test_the_list_of_tables_does_not_tell_when_somebody_answers(people: Callable[[Scene], None]) -> None:
    """S-1: whoever has a second public table saw it move when the secret question was answered."""
    seen = []
    for jesters in ("both", "each"):
        scene = after_the_deal(jesters, public=True)
        told = [order(scene.table)]
        people(scene)
        told += [order(scene.table), order(scene.wait(ASKING_MS).table)]
        seen.append(told)
    assert seen[0] == seen[1]


def test_a_table_moves_in_the_list_when_the_veil_is_lifted() -> None:
    scene = after_the_deal("both", public=True)
    assert order(scene.wait(3_000).say("ann", m.Move(0, "quiet")).table) == ["later", scene.table.code, "early"]
    assert order(scene.wait(ASKING_MS).table) == [scene.table.code, "later", "early"]


def test_a_silent_line_does_not_change_which_house_goes_first() -> None:
    """Whoever leads is some milliseconds earlier with what happens by itself: that can be seen too."""
    scene = after_the_deal("both")
    other = Table(scene.table.code, some_world()).fold(scene.lines)
    scene.table.pacing.led, other.pacing.led, n = True, False, len(scene.lines)
    scene.do(other.receive(scene.conns["ann"], "ann", m.Join(other.code, "Ann"), scene.now))
    scene.do(other.receive(scene.conns["ann"], "ann", m.Move(0, "quiet"), scene.now))
    scene.table.follow(scene.lines[n:], scene.now)
    assert (scene.table.led, other.led, scene.table.n) == (True, False, other.n)
    scene.do(other.receive(scene.conns["ann"], "ann", m.Leave(), scene.now))
    scene.table.follow(scene.lines[n + 1 :], scene.now)
    assert (scene.table.led, other.led) == (False, True), "a line that all hear does"


def test_a_question_to_the_coach_is_nobody_elses_business() -> None:
    scene = Scene("thulla", 3, public=True, hints=True).begin("ann", "bob", "cid")
    who = next(w for w in ("ann", "bob", "cid") if scene.last(w, m.View).view["legal"])
    other = "bob" if who == "ann" else "ann"
    n, listed = scene.last(other, m.View).n, order(scene.table)
    advise(scene.wait(5_000).say(who, m.Hint()))
    assert scene.last(who, m.Hinted).best and scene.events(events.Hinted)
    assert order(scene.table) == listed == ["later", scene.table.code, "early"]
    assert scene.join(other).last(other, m.View).n == n


def test_time_passes_only_for_what_everybody_is_told() -> None:
    everybody, one = News("tax", {}), News("tax", {}, told_to=1 << 2)
    info = GAMES["dalmuti"].info
    assert time_control.show_ms(info, [everybody, one, one]) == time_control.show_ms(info, [everybody]) > 0
    assert time_control.pause_ms(info, [News("hand_over", {}, told_to=1)], 4) == 0
