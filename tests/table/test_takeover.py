"""A hand belongs to its seat: whoever sits down in the middle of a match has the next one, never this one."""

from __future__ import annotations

import pytest

from cardhouse.core.position import seat_name
from cardhouse.games import GAMES
from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from cardhouse.table.match import Match
from cardhouse.table.table import Table
from tests.table.scene import Scene, some_world
from tests.table.test_copies import Other

SEVERAL = {  # games in which there is another deal in the same match
    "thulla": (3, "games=3"),
    "kazhutha": (3, "games=3"),
    "dalmuti": (4, "hands=2"),
    "tincholi": (3, "target=500 max_rounds=2"),
    "liap_tui": (4, "target=500 max_rounds=2"),
}


def evening(game: str = "thulla", **settings: object) -> Scene:
    """Ann plays with bots, a second deal will come, and Cid has just come in."""
    seats, options = SEVERAL[game]
    return Scene(game, seats, options=options, **settings).begin("ann").join("cid")  # type: ignore[arg-type]


def to_next_deal(scene: Scene) -> Scene:
    """Until new hands are dealt, or the match is over."""
    match, began = scene.table.playing, scene.table.playing.sat
    while not match.over and match.sat is began:
        play_once(scene)
    return scene


def play_once(scene: Scene) -> None:
    match = scene.table.playing
    if scene.asks:
        scene.answer()
    elif match.pause_until <= scene.now and scene.table.seat_of("ann") in match.waiting_for():
        scene.say("ann", scene.first_move("ann"))
    else:
        due = scene.table.deadline
        assert due is not None
        pause = match.pause_until if match.pause_until > scene.now else due
        scene.wait(min(due, pause) - scene.now)


def hand(scene: Scene, who: str, seat: str) -> list[str]:
    return list(scene.last(who, m.View).view["piles"][seat])


def next_at(scene: Scene, who: str) -> list[str | None]:
    return [seat.next.name if seat.next else None for seat in scene.last(who, m.Room).seats]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_sits_down_in_a_match_has_the_seat_from_the_next_deal_on(game: str) -> None:
    scene = evening(game).say("cid", m.Sit(2))
    assert scene.seats().startswith("ann (steady)"), "the bot plays on"
    assert next_at(scene, "ann")[:2] == [None, "Cid"], "and everybody knows"
    scene.join("eve", watch=True)
    scene.heard["cid"], scene.heard["eve"] = [], []
    to_next_deal(scene)
    assert not scene.table.playing.over and scene.seats().startswith("ann cid")
    views = scene.all("cid", m.View)
    assert views[:-1] == scene.all("eve", m.View)[:-1], "until then they see what any spectator sees"
    assert views[-1].you == "p2" and views[-1] != scene.last("eve", m.View)
    assert next_at(scene, "ann") == [None] * len(scene.table.seats) and scene.last("cid", m.Room).you == "p2"


@pytest.mark.parametrize("again", [False, True])
def test_it_is_kept_and_other_houses_know(again: bool) -> None:
    scene = evening().say("cid", m.Sit(2))
    other = Other(scene).knows_of("ann", "cid")
    other.join("eve", watch=True)
    assert next_at(other, "eve") == [None, "Cid", None]
    if again:
        scene.again().join("ann", "cid")
    to_next_deal(scene)
    assert scene.seats() == "ann cid (steady)"
    other.now = scene.now
    other.follows()
    assert other.last("eve", m.Room).seats[1].player == "cid", "at the deal everybody is told who sits there now"
    read = Table(scene.table.code, some_world()).read(scene.lines)
    assert [place.player for place in read.seats] == ["ann", "cid", None]


def test_when_there_is_no_other_deal_it_is_the_next_match() -> None:
    scene = Scene(seats=3, open_hands=False).begin("ann").join("cid").say("cid", m.Sit(2)).play_on()
    assert scene.seats() == "ann cid (steady)" and scene.last("cid", m.Room).you == "p2"
    view = scene.last("cid", m.View)
    assert view.you is None and set(view.view["piles"]["p2"]) <= {"??"}, "this hand was never theirs"
    assert scene.finished[0].players == ["ann", None, None]
    scene.hang_up("cid").join("cid")
    assert set(hand(scene, "cid", "p2")) <= {"??"}
    scene.say("ann", m.Start()).say("ann", m.Share("1" * 64)).say("cid", m.Share("2" * 64))
    assert scene.last("cid", m.View).you == "p2"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_knows_new_hands_from_a_reshuffle_and_a_draw_for_rank(game: str) -> None:
    seats, options = SEVERAL[game]
    match = Match(1, GAMES[game], m.Settings(game, seats, options), "ab" * 32, 0)
    match.close_shares()
    assert match.deck_to_act
    while not match.over and len(match.lines) < 2_000:
        if match.deck_to_act:
            gives_hands = match.next_deal().count(" p") == seats and not match.next_deal().startswith("draw")
            assert match.deal(match.next_deal(), 0) == gives_hands, match.lines[-1]
            match.veil = None
        seat = next(iter(match.waiting_for()), None)
        if seat is not None:
            legal = [match.position.text(move) for move in match.position.legal(seat)]
            text = next((text for text in legal if text in ("drop", "draw")), legal[0])
            match.move(match.found(seat, text), 0, "")
    kinds = {line.partition(":")[0] for line in match.lines if line.startswith("deck")}
    assert game != "tincholi" or "deck deal stock" in kinds
    assert game != "dalmuti" or "deck draw p1" in kinds


def test_it_can_be_taken_back() -> None:
    scene = evening().say("cid", m.Sit(2), m.StandUp())
    assert next_at(scene, "ann") == [None] * 3
    assert to_next_deal(scene).seats() == "ann (steady) (steady)"
    assert scene.say("cid", m.StandUp()).refusal("cid") == "not_seated"


def test_one_person_waits_for_a_seat_and_for_one_seat() -> None:
    scene = evening().say("cid", m.Sit(2)).join("dan").say("dan", m.Sit(2))
    assert scene.refusal("dan") == "seat_awaited" and scene.last("dan", m.Refused).params == {"name": "Cid"}
    lines = len(scene.lines)
    assert next_at(scene.say("cid", m.Sit(2)), "ann") == [None, "Cid", None] and len(scene.lines) == lines
    assert next_at(scene.say("cid", m.Sit(3)), "ann") == [None, None, "Cid"]
    assert next_at(scene.say("dan", m.Sit(2)), "ann") == [None, "Dan", "Cid"]
    assert to_next_deal(scene).seats() == "ann dan cid"


def test_who_has_a_seat_waits_for_no_other() -> None:
    scene = evening()
    assert scene.say("ann", m.Sit(2)).refusal("ann") == "while_playing"
    assert scene.say("cid", m.Sit(1)).refusal("cid") == "seat_taken"


@pytest.mark.parametrize("how", ["leave", "kick"])
def test_the_hand_of_somebody_who_is_gone_is_nobody_elses(how: str) -> None:
    """S-8: fresh keys in turn saw the hand of a player who was removed."""
    scene = Scene(seats=3, options="games=3").begin("ann", "bob")
    held = hand(scene, "bob", "p2")
    scene.say(*(("bob", m.Leave()) if how == "leave" else ("ann", m.Kick(2, sure=True))))
    for who in ("cid", "dan", "eve"):
        scene.join(who).say(who, m.Sit(2), m.Hint(), m.Explain(held[0]), m.StandUp())
        assert not scene.all(who, m.Hinted) and not scene.all(who, m.Explained) and not scene.advises
        assert {view.you for view in scene.all(who, m.View)} == {None}
        assert all(set(view.view["piles"]["p2"]) == {"??"} for view in scene.all(who, m.View))


def test_who_was_only_away_takes_the_seat_back_at_once() -> None:
    scene = Scene(seats=2, clock="off", absent="bot").begin("ann", "bob")
    held = hand(scene, "bob", "p2")
    scene.hang_up("bob").wait(time_control.TURN_GRACE_MS * 2)
    assert scene.table.seats[1].away
    scene.join("bob").say("bob", m.Back())
    assert scene.table.seats[1].state == "taken" and set(hand(scene, "bob", "p2")) <= set(held)


def test_who_leaves_can_take_the_same_hand_back_and_waits_for_any_other() -> None:
    scene = Scene(seats=3, options="games=3").begin("ann", "bob").say("bob", m.Leave()).join("bob")
    assert scene.seats() == "ann (steady) (steady)"
    assert scene.say("bob", m.Sit(3)).last("bob", m.Room).you is None and next_at(scene, "bob")[2] == "Bob"
    assert scene.say("bob", m.Sit(2)).last("bob", m.View).you == "p2"
    assert next_at(scene, "bob") == [None] * 3, "with a seat nobody waits for another"


def test_who_left_comes_second_to_who_waits_for_the_seat() -> None:
    scene = Scene(seats=3, options="games=3").begin("ann", "bob").say("bob", m.Leave())
    scene.join("cid").say("cid", m.Sit(2)).join("bob").say("bob", m.Sit(2))
    assert scene.refusal("bob") == "seat_awaited"


def test_a_hand_of_an_earlier_deal_gives_no_right_to_this_one() -> None:
    scene = Scene(seats=3, options="games=3").begin("ann", "bob").say("bob", m.Leave())
    to_next_deal(scene)
    scene.join("bob").say("bob", m.Sit(2))
    assert scene.last("bob", m.View).you is None and next_at(scene, "bob") == [None, "Bob", None]


def test_before_the_first_card_the_first_deal_is_the_next() -> None:
    scene = Scene(seats=2).begin("ann", shares=False).join("cid").say("cid", m.Sit(2))
    assert scene.seats() == "ann (steady)"
    scene.say("ann", m.Share("1" * 64))
    assert scene.seats() == "ann cid" and scene.last("cid", m.View).you == "p2"
    assert scene.play_on().finished[0].rated == [True, True], "they held it from the first card"


def test_who_waits_and_is_gone_makes_room() -> None:
    scene = evening(clock="off").say("cid", m.Sit(2)).hang_up("cid")
    assert next_at(scene.wait(time_control.GRACE_MS - 1), "ann")[1] == "Cid"
    assert next_at(scene.wait(1), "ann")[1] is None
    assert scene.join("cid").say("cid", m.Sit(2)).say("cid", m.Leave()).table.seats[1].next is None


def test_a_return_in_time_keeps_the_place_in_the_queue() -> None:
    scene = evening(clock="off").say("cid", m.Sit(2)).hang_up("cid").wait(time_control.GRACE_MS - 1).join("cid")
    assert next_at(scene.wait(time_control.GRACE_MS), "ann")[1] == "Cid"


def test_the_host_can_send_away_whoever_waits() -> None:
    scene = evening().say("cid", m.Sit(2)).say("ann", m.Kick(2))
    assert scene.refusal("ann") == "kick_sure" and scene.last("ann", m.Refused).params == {"name": "Cid"}
    other = Other(scene).knows_of("ann")
    other.join("cid")
    scene.say("ann", m.Kick(2, sure=True))
    assert scene.last("cid", m.Gone).code == "kicked" and scene.table.seats[1].next is None
    assert other.follows().last("cid", m.Gone).code == "kicked"
    assert scene.join("cid").refusal("cid") == "banned"


def test_a_second_tab_waits_in_place_of_the_first() -> None:
    scene = evening().say("cid", m.Sit(2)).join("cid2")
    assert isinstance(scene.last("cid", m.Replaced), m.Replaced)
    to_next_deal(scene)
    assert scene.last("cid2", m.View).you == "p2"


def test_a_match_is_of_who_sits_there_at_the_end_and_rated_for_who_began_it() -> None:
    scene = Scene(seats=2, options="games=3").begin("ann", "bob").say("bob", m.Leave())
    finished = scene.join("cid").say("cid", m.Sit(2)).play_on().finished[0]
    assert finished.players == ["ann", "cid"] and finished.rated == [True, False]


def test_an_old_log_in_which_somebody_sat_down_at_once_is_read() -> None:
    scene = Scene(seats=3).begin("ann")
    scene.lines.append(events.write(events.Seated(scene.now, 1, "cid", "Cid")))
    table = scene.again().table
    assert [place.player for place in table.seats] == ["ann", "cid", None]
    assert seat_name(table.playing.sat["cid"]) == "p2"
