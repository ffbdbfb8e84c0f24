"""One table in two houses: each tells its own guests, the log says who was first, and nobody is taken for lost."""

from __future__ import annotations

from cardhouse.table import gossip, time_control
from cardhouse.table import messages as m
from cardhouse.table.pacing import BEHIND_MS, BEHIND_SWAY_MS
from cardhouse.table.table import Table
from tests.table.scene import Scene, some_world


class Other(Scene):
    """Another house that has read the table from the log of the first."""

    def __init__(self, first: Scene) -> None:
        super().__init__()
        self.first, self.now = first, first.now
        self.lines.clear()
        self.heard.clear()
        self._count = iter(range(1000, 2000))  # type: ignore[assignment]
        self.table = Table(first.table.code, some_world("other")).fold(first.lines)
        self.do(self.table.hold(self.now))

    def follows(self) -> Other:
        """Hears all that the first has kept since."""
        news = self.first.lines[self.table.n :]
        self.do(self.table.follow(news, self.now))
        return self

    def knows_of(self, *people: str) -> Other:
        self.do(self.table.told("first", gossip.Here([(who, who.title()) for who in people]), self.now))
        return self


def two(*people: str, **settings: object) -> tuple[Scene, Other]:
    """A match in the first house, with these people, and another house that knows of them."""
    first = Scene("thulla", 3, **settings).begin(*people)  # type: ignore[arg-type]
    return first, Other(first).knows_of(*people)


def test_a_move_is_seen_in_the_other_house_by_each_with_their_own_cards() -> None:
    first = Scene("thulla", 2, clock="off").join("ann", "bob")
    first.say("ann", m.Start()).say("ann", m.Share("1" * 64)).say("bob", m.Share("2" * 64))
    other = Other(first).knows_of("ann")
    other.join("bob")
    other.join("eve", watch=True)
    mover = next(who for who in ("ann", "bob") if first.last(who, m.View).view["legal"])
    other.forget()
    first.say(mover, first.first_move(mover))
    other.follows()
    bob, eve = other.last("bob", m.View), other.last("eve", m.View)
    assert bob == first.last("bob", m.View), "as they would see it in the first house"
    assert bob.you == "p2" and eve.you is None and not eve.view["legal"]
    assert eve.view["piles"]["p2"] != bob.view["piles"]["p2"]
    assert not other.lines, "who follows keeps nothing"


def test_who_wrote_the_last_line_goes_first() -> None:
    first, other = two("ann", clock="speed")
    if first.table.playing.waiting_for() == (0,):
        first.say("ann", first.first_move("ann"))
        other.follows()
    due, later = first.table.deadline, other.table.deadline
    assert due is not None and later is not None
    by_person = time_control.BOT_PACE_MS + time_control.BOT_SWAY_MS
    assert due + BEHIND_MS + time_control.BOT_PACE_MS <= later <= due + BEHIND_MS + BEHIND_SWAY_MS + by_person
    while not first.asks:
        first.wait(100)
    first.answer()
    other.now = first.now
    other.follows()
    assert first.table.led and not other.table.led
    other.join("bob", watch=True)
    other.say("bob", m.Sit(next(i for i, place in enumerate(other.table.seats, 1) if place.state == "bot")))
    assert other.table.led, "now it has"


def test_nobody_is_lost_who_is_in_another_house() -> None:
    _, other = two("ann", clock="off")
    other.join("bob", watch=True)
    other.wait(time_control.TURN_GRACE_MS + 2 * (BEHIND_MS + BEHIND_SWAY_MS))
    assert other.table.seats[0].state == "taken"
    seat = next(seat for seat in other.last("bob", m.Room).seats if seat.player == "ann")
    assert seat.connected, "bob is shown that ann is there"
    other.do(other.table.told("first", gossip.LetGo(), other.now))
    assert not next(seat for seat in other.last("bob", m.Room).seats if seat.player == "ann").connected


def test_who_is_nowhere_is_played_for_unless_nobody_can_tell() -> None:
    def away(blind: bool) -> bool:
        first = Scene("thulla", 2, clock="off", absent="bot").join("ann", "bob")
        first.say("ann", m.Start()).say("ann", m.Share("1" * 64)).say("bob", m.Share("2" * 64))
        other = Other(first).join("eve", watch=True)
        other.table.sees(not blind, other.now)
        other.wait(time_control.TURN_GRACE_MS + BEHIND_MS + BEHIND_SWAY_MS + 10_000)
        return any(place.away for place in other.table.seats)

    assert away(blind=False) and not away(blind=True)


def test_whoever_was_missed_in_the_dark_has_time_to_be_told_of() -> None:
    """The relay was down for long. When it is back, neighbours say whom they have before anybody is played for."""
    first = Scene("thulla", 2, clock="off", absent="bot").join("ann", "bob")
    first.say("ann", m.Start()).say("ann", m.Share("1" * 64)).say("bob", m.Share("2" * 64))
    other = Other(first).join("eve", watch=True)
    other.do(other.table.sees(False, other.now))
    other.wait(5 * time_control.TURN_GRACE_MS)
    other.do(other.table.sees(True, other.now))
    other.wait(time_control.TURN_GRACE_MS - 1)
    assert not any(place.away for place in other.table.seats)
    other.wait(2 * (BEHIND_MS + BEHIND_SWAY_MS))
    assert any(place.away for place in other.table.seats), "nobody has said that they are there"


def test_a_house_that_falls_takes_its_people_with_it() -> None:
    _, other = two("ann", clock="off")
    other.join("bob", watch=True)
    assert "ann" in other.table.here
    other.do(other.table.fell("first", other.now))
    assert other.table.here == {"bob"} and "ann" in other.table.presence.lost_at
    assert other.table.led, "nobody else is left to go first"


def test_the_same_person_in_two_houses_is_replaced_in_the_first() -> None:
    first, other = two("ann", clock="off")
    first.do(first.table.told("other", gossip.Who([]), first.now))
    assert gossip.Here([("ann", "Ann")]) in first.spread, "who asks who is there is answered"
    other.join("ann2")
    assert gossip.Came("ann") in other.spread
    first.do(first.table.told("other", gossip.Came("ann"), first.now))
    assert isinstance(first.heard["ann"][-1], m.Replaced) and not first.table.guests


def test_chat_is_heard_in_all_houses_but_not_by_who_has_muted_the_speaker() -> None:
    first, other = two("ann", clock="off", free_chat=True)
    other.join("bob", "eve", watch=True)
    other.say("eve", m.Mute("ann", True))
    first.do(first.table.told("other", gossip.Here([("bob", "Bob"), ("eve", "Eve")]), first.now))
    first.say("ann", m.Say(text="well played"))
    said = next(note for note in first.spread if isinstance(note, gossip.Said))
    other.do(other.table.told("first", said, other.now))
    assert other.last("bob", m.Heard).text == "well played" and not other.all("eve", m.Heard)


def test_who_is_sent_away_in_one_house_goes_in_the_other() -> None:
    first = Scene("thulla", 3, clock="off").join("ann", "bob")
    other = Other(first).knows_of("ann")
    other.join("bob")
    first.say("ann", m.Kick(2, True))
    other.follows()
    assert other.last("bob", m.Gone).code == "kicked" and not other.table.guests
    other.join("bob")
    assert other.refusal("bob") == "banned"


def test_a_copy_that_went_astray_gives_its_guests_to_the_true_one() -> None:
    first = Scene("thulla", 3, clock="off").join("ann")
    other = Other(first).knows_of("ann")
    other.join("bob")  # takes seat 2, which the first house gives to somebody else
    first.join("cid")
    true = Table(first.table.code, some_world("true")).fold(first.lines)
    old, other.table = other.table, true
    other.forget()
    other.do(true.take_over(old, old.guests, other.now))
    room = other.last("bob", m.Room)
    assert room.you is None and [seat.player for seat in room.seats] == ["ann", "cid", None]
    assert true.here == {"ann", "bob"} and not true.led
    other.lines.clear()
    other.say("bob", m.Join(true.code, "Bob"))
    assert other.last("bob", m.Room).you == "p3" and len(other.lines) == 1


def test_a_copy_that_went_astray_hands_on_what_was_said_and_wished() -> None:
    first = Scene("thulla", 3, clock="off").join("ann", "bob").say("ann", m.AddBot(3))
    other = Other(first).knows_of("ann", "bob")
    other.join("bob2")
    other.say("bob2", m.Swap(1), m.Say("hello"))
    old = other.table
    assert old.wishes.swaps and old.talk.words and old.talk.courtesies
    true = Table(first.table.code, some_world("true")).fold(first.lines)
    other.do(true.take_over(old, old.guests, other.now))
    assert true.wishes.swaps and true.talk.words and true.talk.courtesies
    first.hang_up("bob").say("ann", m.Kick(2, sure=True)).join("zoe")
    moved = Table(first.table.code, some_world("moved")).fold(first.lines)
    other.do(moved.take_over(true, true.guests, other.now))
    assert not moved.wishes.swaps, "who sits there now has wished for nothing"


def test_a_wish_to_swap_and_a_word_to_go_on_count_in_every_house() -> None:
    first = Scene("thulla", 3, clock="off").join("ann", "cid")
    other = Other(first).knows_of("ann", "cid")
    other.join("bob")
    first.do(first.table.follow(other.lines, first.now))
    first.do(first.table.told("other", gossip.Here([("bob", "Bob")]), first.now))
    first.say("ann", m.Swap(3))
    wish = next(note for note in first.spread if isinstance(note, gossip.Wishes))
    other.do(other.table.told("first", wish, other.now))
    other.say("bob", m.Swap(1))
    assert [place.player for place in other.table.seats] == ["bob", "cid", "ann"]


def test_a_table_closed_elsewhere_is_closed_here() -> None:
    first = Scene("thulla", 3, clock="off").join("ann")
    other = Other(first)
    first.hang_up("ann").wait(time_control.EMPTY_MS + time_control.STAY_MS)
    assert first.shut
    other.now = first.now
    other.follows()
    assert other.shut


def test_a_word_to_go_on_that_came_before_the_pause_is_said_again() -> None:
    """A note may overtake the line that it is about; whoever says it again is heard, and nobody else is bothered."""
    first = Scene("liap_tui", 4, seed=1, clock="off").begin("ann", "bob", "cid", "dan")
    other = Other(first).knows_of("ann", "cid", "dan")
    first.do(first.table.told("other", gossip.Here([("bob", "Bob")]), first.now))
    while first.table.playing.pause_until <= first.now:
        who = next(w for w in ("ann", "bob", "cid", "dan") if first.last(w, m.View).view["legal"])
        first.say(who, first.first_move(who))
    first.say("ann", m.GoOn())
    note = first.spread[-1]
    assert isinstance(note, gossip.HasGoneOn)
    other.do(other.table.told("first", note, other.now))
    other.follows()
    assert not other.table.wishes.went_on, "it was of another moment"
    heard = len(first.heard["cid"])
    first.spread.clear()
    first.say("ann", m.GoOn())
    assert first.spread == [note] and len(first.heard["cid"]) == heard
    other.do(other.table.told("first", note, other.now))
    assert other.table.wishes.went_on == {0}
