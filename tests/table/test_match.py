"""A match at a table: shares, moves, repeats, results, rematch."""

import hashlib

import pytest

from cardhouse.core import kernel
from cardhouse.core.deal import pledge_of
from cardhouse.core.info import RESULT_MS
from cardhouse.core.position import Position
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.games.liap_tui.info import PAUSE_MS
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.guest import Ticket
from cardhouse.table.table import Table
from cardhouse.table.time_control import SHARES_MS
from tests.table.scene import Scene, some_world

TWO = {"game": "thulla", "seats": 2}


def two(**settings: object) -> Scene:
    """Ann and Bob play Thulla; whoever holds the ace of spades has the first turn."""
    return Scene("thulla", 2, **settings).begin("ann", "bob")  # type: ignore[arg-type]


def turn(scene: Scene) -> tuple[str, str]:
    """Who has to move, and who has not."""
    mover = scene.table.seats[scene.table.playing.waiting_for()[0]].player
    assert mover is not None
    return (mover, "bob") if mover == "ann" else (mover, "ann")


def test_the_end_says_how_long_it_took_and_so_does_the_record() -> None:
    scene = two().wait(10_000)
    assert scene.join("eve", watch=True).last("eve", m.View).took_ms is None
    scene.play_on()
    match = scene.table.playing
    assert scene.last("eve", m.View).took_ms == match.ended - match.started == scene.now - match.started >= 10_000
    tags = read_record(scene.finished[-1].record).tags
    assert (int(tags["Started"]), int(tags["Ended"])) == (match.started, match.ended)
    assert scene.again().join("eve", watch=True).last("eve", m.View).took_ms == match.took_ms


# -- the promise of a fair deal


def test_the_server_commits_before_anybody_sees_a_card() -> None:
    scene = Scene(**TWO).begin("ann", "bob", shares=False)  # type: ignore[arg-type]
    promise = scene.last("bob", m.Promise)
    assert (promise.match, promise.within_ms) == (1, SHARES_MS)
    assert not scene.all("bob", m.View)
    secret = next(event.secret for event in scene.events(events.Started) if isinstance(event, events.Started))
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promise.commit


def sharing() -> Scene:
    return Scene(**TWO).begin("ann", "bob", shares=False)  # type: ignore[arg-type]


def pledge(scene: Scene, digits: str) -> m.Pledge:
    return m.Pledge(pledge_of(scene.table.playing.commit, bytes.fromhex(digits * 32)).hex())


def test_all_pledge_then_all_open_and_the_cards_are_dealt() -> None:
    scene = sharing()
    ann, bob = pledge(scene, "ab"), pledge(scene, "cd")
    assert not scene.say("ann", ann).all("ann", m.Pledged)
    shown = scene.say("bob", bob).last("ann", m.Pledged)
    commit = scene.last("ann", m.Promise).commit
    assert shown == m.Pledged(1, commit, [ann.pledge, bob.pledge], SHARES_MS)
    scene.say("bob", m.Share("cd" * 32))
    assert not scene.all("ann", m.View)
    assert scene.say("ann", m.Share("ab" * 32)).last("ann", m.View).match == 1


def test_whoever_does_not_pledge_in_time_gives_no_share() -> None:
    scene = sharing().wait(SHARES_MS)
    assert scene.last("bob", m.View).view["piles"]["p2"]
    assert scene.last("bob", m.Pledged).pledges == [None, None]
    assert scene.say("ann", pledge(scene, "ab")).refusal("ann") == "share_late"


def test_whoever_does_not_open_in_time_counts_as_they_pledged_and_is_named() -> None:
    scene = sharing()
    ann = pledge(scene, "ab")
    scene.say("ann", ann).say("bob", pledge(scene, "cd"), m.Share("cd" * 32))
    assert not scene.wait(SHARES_MS - 1).all("ann", m.View)
    assert scene.wait(1).last("bob", m.View).match == 1
    assert scene.say("ann", m.Share("ab" * 32)).refusal("ann") == "share_late"
    record = read_record(scene.play_on().finished[0].record)
    assert (record.tags["Shares"], record.tags["Unopened"]) == (f"p2:{'cd' * 32}", f"p1:{ann.pledge}")
    assert all(check.holds for check in verify(record, GAMES))


def test_nobody_pledges_when_the_pledges_are_shown() -> None:
    scene = sharing().say("ann", m.Pledge("ab" * 32)).wait(SHARES_MS)
    assert scene.last("bob", m.Pledged).pledges == ["ab" * 32, None]
    assert scene.say("bob", m.Pledge("cd" * 32)).refusal("bob") == "share_late"
    assert scene.say("bob", m.Share("cd" * 32)).refusal("bob") == "share_late"


def test_only_what_was_pledged_can_be_opened() -> None:
    scene = sharing()
    scene.say("ann", pledge(scene, "ab")).say("bob", pledge(scene, "cd"))
    assert scene.say("ann", m.Share("cd" * 32)).refusal("ann") == "not_pledged"
    assert scene.table.playing.shares == [None, None]


def test_pledge_and_share_are_given_once_and_a_repeat_is_no_mistake() -> None:
    scene = sharing()
    ann = pledge(scene, "ab")
    scene.say("ann", ann).forget().say("ann", ann)
    assert not scene.all("ann", m.Refused)
    assert scene.say("ann", m.Pledge("cd" * 32)).refusal("ann") == "share_late"
    scene.say("bob", pledge(scene, "cd")).say("ann", m.Share("ab" * 32)).forget().say("ann", m.Share("ab" * 32))
    assert not scene.all("ann", m.Refused)
    assert scene.say("ann", m.Share("cd" * 32)).refusal("ann") == "share_late"


def test_an_older_client_that_knows_no_pledges_gives_its_share_at_once() -> None:
    scene = sharing().say("ann", m.Share("ab" * 32))
    assert not scene.all("ann", m.View)
    scene.say("bob", pledge(scene, "cd"))
    assert scene.last("bob", m.Pledged).pledges == [pledge(scene, "ab").pledge, pledge(scene, "cd").pledge]
    assert scene.say("bob", m.Share("cd" * 32)).last("ann", m.View).match == 1
    both = sharing().say("ann", m.Share("ab" * 32)).say("bob", m.Share("cd" * 32))
    assert both.last("ann", m.View).match == 1


def test_whoever_comes_late_is_promised_the_same_and_shown_the_same_pledges() -> None:
    scene = sharing().wait(2_000).join("eve")
    assert scene.last("eve", m.Promise).within_ms == SHARES_MS - 2_000
    assert scene.last("eve", m.Promise).commit == scene.last("bob", m.Promise).commit
    scene.say("ann", m.Pledge("ab" * 32)).wait(SHARES_MS - 2_000).wait(1_000).join("cid", watch=True)
    assert not scene.all("cid", m.Promise)
    assert scene.last("cid", m.Pledged) == m.Pledged(
        1, scene.last("bob", m.Promise).commit, ["ab" * 32, None], SHARES_MS - 1_000
    )


def test_a_match_that_an_older_release_began_goes_on_by_its_own_version() -> None:
    scene = sharing()
    started = next(i for i, line in enumerate(scene.lines) if "started" in line)
    scene.lines[started] = scene.lines[started].replace(',"fair":2', "")
    scene.lines.append(events.write(events.Shared(scene.now, 0, "ab" * 32)))
    scene.again().join("ann", "bob")
    assert scene.last("ann", m.Pledged).pledges == [None, None]
    assert scene.say("bob", m.Pledge("cd" * 32)).refusal("bob") == "share_late"
    assert scene.say("bob", m.Share("cd" * 32)).refusal("bob") == "share_late"
    record = read_record(scene.wait(SHARES_MS).play_on().finished[0].record)
    assert (record.tags.get("Fair"), record.tags["Shares"]) == (None, f"p1:{'ab' * 32}")
    assert all(check.holds for check in verify(record, GAMES))


def test_shares_and_secret_are_in_the_record_and_it_verifies() -> None:
    scene = two().play_on()
    record = read_record(scene.finished[0].record)
    assert record.tags["Commit"] == scene.last("bob", m.Promise).commit
    assert record.tags["Shares"] == f"p1:{1:064x} p2:{2:064x}"
    assert record.tags["Players"] == "Ann, Bob"
    checks = verify(record, GAMES)
    assert checks and all(check.holds for check in checks)


def test_nothing_can_be_played_before_the_deal() -> None:
    scene = Scene(**TWO).begin("ann", "bob", shares=False)  # type: ignore[arg-type]
    assert scene.say("ann", m.Move(0, "As")).refusal("ann") == "not_playing"
    assert scene.say("ann", m.Explain("As")).refusal("ann") == "not_playing"
    assert Scene().join("ann").say("ann", m.Move(0, "As")).refusal("ann") == "not_playing"


# -- moves


def test_a_move_is_kept_and_then_shown_to_everybody() -> None:
    scene = two()
    mover, other = turn(scene)
    scene.say(mover, scene.first_move(mover))
    assert scene.lines[-1].startswith(f"p{1 if mover == 'ann' else 2} As")
    assert scene.last(other, m.View).view["piles"]["trick"] == ["As"]
    assert scene.last(other, m.View).news[0]["what"] == "play"
    assert scene.last(mover, m.View).nth == 1


def test_each_sees_their_own_cards_only_and_a_spectator_none() -> None:
    scene = two().join("eve", watch=True)
    assert "??" not in scene.last("ann", m.View).view["piles"]["p1"]
    assert set(scene.last("ann", m.View).view["piles"]["p2"]) == {"??"}
    for pile in ("p1", "p2"):
        assert set(scene.last("eve", m.View).view["piles"][pile]) == {"??"}
    assert scene.last("eve", m.View).view["legal"] == {}


def test_a_repeat_is_answered_and_not_played_again() -> None:
    scene = two()
    mover, other = turn(scene)
    move = scene.first_move(mover)
    lines = len(scene.say(mover, move).lines)
    scene.forget().say(mover, move, move)
    assert len(scene.lines) == lines
    assert len(scene.all(mover, m.View)) == 2
    assert not scene.all(other, m.View)


def test_a_stale_click_is_refused_with_a_fresh_view() -> None:
    scene = two()
    mover, _ = turn(scene)
    scene.say(mover, scene.first_move(mover)).forget().say(mover, m.Move(0, "2c"))
    assert scene.refusal(mover) == "stale_move"
    assert (scene.last(mover, m.View).nth, scene.last(mover, m.View).news) == (1, [])


def test_a_click_for_a_later_decision_is_refused() -> None:
    scene = two()
    assert scene.say("ann", m.Move(1, "As")).refusal("ann") == "early_move"


def test_a_move_of_an_earlier_match_is_stale_in_this_one() -> None:
    scene = two().play_on().say("ann", m.Start())
    for who in ("ann", "bob"):
        scene.say(who, m.Share("ab" * 32))
    mover, _ = turn(scene)
    move = scene.first_move(mover)
    assert scene.say(mover, m.Move(0, move.move, 1)).refusal(mover) == "stale_move"
    assert scene.say(mover, m.Move(0, move.move, 2)).last(mover, m.View).nth == 1


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    scene = two()
    mover, other = turn(scene)
    assert scene.say(mover, m.Move(0, "nonsense")).refusal(mover) == "unknown_move"
    assert scene.say(other, m.Move(0, "As")).refusal(other) == "not_your_turn"
    assert scene.last(other, m.Refused).params == {"seats": ["p1" if mover == "ann" else "p2"]}


def test_any_spelling_is_kept_in_the_canonical_one() -> None:
    scene = two()
    mover, _ = turn(scene)
    scene.say(mover, m.Move(0, "  as "))
    assert scene.events(events.Moved)[-1].move == "As"  # type: ignore[attr-defined]


def test_a_selection_can_be_explained() -> None:
    scene = two()
    mover, _ = turn(scene)
    assert scene.say(mover, m.Explain("As")).last(mover, m.Explained).legal
    explained = scene.say(mover, m.Explain("zz")).last(mover, m.Explained)
    assert (explained.legal, explained.code) == (False, "unknown_move")
    assert scene.join("eve", watch=True).say("eve", m.Explain("As")).refusal("eve") == "not_seated"


def test_every_line_is_on_its_way_to_the_disk_before_its_view() -> None:
    scene = two()
    mover, _ = turn(scene)
    move = scene.first_move(mover)
    effects = scene.table.receive(scene.conns[mover], mover, move, scene.now)
    assert [type(effect).__name__ for effect in effects][:2] == ["Append", "Send"]


# -- late arrivals


def test_a_match_goes_on_without_any_person_in_a_seat() -> None:
    scene = Scene(seats=3).begin("ann").join("eve", watch=True).say("ann", m.Leave()).play_on()
    assert scene.finished[0].players == [None, None, None]


# -- results, rematch and tally


def test_a_match_that_is_over_shows_its_result_and_its_record() -> None:
    scene = two().play_on()
    view = scene.last("bob", m.View)
    assert view.view["over"] and view.record == "mango-river-42-1"
    assert scene.last("bob", m.Room).phase == "results"
    assert [f.match for f in scene.finished] == [1]


@pytest.mark.parametrize("open_hands", [True, False])
def test_hands_are_opened_at_the_end_if_the_table_says_so(open_hands: bool) -> None:
    scene = two(open_hands=open_hands).join("eve", watch=True).play_on()
    loser = max(("p1", "p2"), key=lambda p: len(scene.last("eve", m.View).view["piles"][p]))
    cards = scene.last("eve", m.View).view["piles"][loser]
    assert cards and ("??" in cards) != open_hands


def test_whoever_changes_seats_after_a_match_does_not_see_the_hand_that_was_there() -> None:
    scene = two(open_hands=False).play_on().say("ann", m.Swap(2)).say("bob", m.Swap(1)).forget()
    scene.hang_up("ann").join("ann")
    assert scene.last("ann", m.Room).you == "p2"
    assert scene.last("ann", m.View).you == "p1"


def test_the_winner_is_counted_and_a_rematch_keeps_the_seats() -> None:
    scene = two().play_on()
    wins = [seat.wins for seat in scene.last("ann", m.Room).seats]
    assert sorted(wins) == [0, 1]
    scene.say("ann", m.Start())
    assert (scene.seats(), scene.last("bob", m.Promise).match) == ("ann bob", 2)
    assert [seat.wins for seat in scene.last("ann", m.Room).seats] == wins


def test_a_rematch_needs_no_host_when_all_are_ready() -> None:
    scene = two().play_on().say("bob", m.Ready())
    assert scene.last("ann", m.Room).seats[1].ready
    assert scene.say("ann", m.Ready()).last("bob", m.Promise).match == 2


def test_the_first_match_waits_for_the_host_however_ready_all_are() -> None:
    scene = Scene(**TWO).join("ann", "bob").say("ann", m.Ready()).say("bob", m.Ready())  # type: ignore[arg-type]
    assert scene.last("bob", m.Room).phase == "waiting"
    assert not scene.say("ann", m.Ready(on=False)).last("bob", m.Room).seats[0].ready


def test_only_people_who_played_from_beginning_to_end_are_rated() -> None:
    assert two().play_on().finished[0].rated == [True, True]
    assert not any(Scene(seats=3).begin("ann", "bob").play_on().finished[0].rated), "a bot sat there from the beginning"
    replaced = Scene(seats=2, options="games=3").begin("ann", "bob").say("bob", m.Leave())
    finished = replaced.join("cid").say("cid", m.Sit(2)).play_on().finished[0]
    assert finished.players == ["ann", "cid"] and finished.rated == [True, False]


def test_a_program_that_says_so_is_seen_as_one_and_not_rated() -> None:
    """S-13: a program at the wire counted as a person."""
    scene = Scene(seats=3)
    scene.tickets["bob"] = Ticket(program=True, home="here")
    scene.begin("ann", "bob", "cid")
    assert [seat.program for seat in scene.last("ann", m.Room).seats] == [False, True, False]
    scene.again().join("ann", "bob", "cid")
    finished = scene.play_on().finished[0]
    assert finished.rated == [True, False, True] and list(finished.homes) == ["", "here", ""]


def test_results_stay_on_the_table_until_everybody_goes_on() -> None:
    scene = liap_tui_after_a_turn()
    assert scene.last("ann", m.View).pause_ms == PAUSE_MS
    scene.wait(1_000).say("ann", m.GoOn())
    assert (scene.last("bob", m.View).went_on, scene.last("bob", m.View).pause_ms) == (["p1"], PAUSE_MS - 1_000)
    scene.say("bob", m.GoOn())
    assert scene.last("ann", m.View).pause_ms == 0
    assert scene.events(events.WentOn)


def test_in_other_games_people_have_more_time_to_read() -> None:
    scene = Scene("tincholi", 2, clock="off").begin("ann", "bob")
    for who in ("ann", "bob"):
        scene.say(who, scene.first_move(who))
    scene.say("ann", m.Move(1, "draw", 1)).say("ann", m.Move(2, "cut", 1))
    assert scene.table.playing.deck_to_act and scene.last("bob", m.View).pause_ms == RESULT_MS


def test_or_for_seven_seconds() -> None:
    scene = liap_tui_after_a_turn().forget()
    asked = scene.table.playing.asked_at[scene.table.playing.waiting_for()[0]]
    assert asked == scene.now + PAUSE_MS == scene.now + 7_000
    assert scene.join("eve", watch=True).say("eve", m.GoOn()).refusal("eve") == "not_seated"


def test_going_on_without_a_pause_is_nothing() -> None:
    lines = len((scene := two()).lines)
    assert len(scene.say("ann", m.GoOn()).lines) == lines


def liap_tui_after_a_turn() -> Scene:
    scene = Scene("liap_tui", 4).begin("ann", "bob")
    while not any(item["what"] == "turn" for item in scene.last("ann", m.View).news):
        people = [place.player for place in scene.table.seats]
        who = next((p for s in scene.table.playing.waiting_for() if (p := people[s])), None)
        if scene.asks:
            scene.answer()
        elif who is not None:
            scene.say(who, scene.first_move(who))
        else:
            due = scene.table.deadline
            assert due is not None
            scene.wait(due - scene.now)
    return scene


def test_a_move_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is carried to where it is made; a line of the log is found where it is folded."""
    scene = Scene("thulla", 2, clock="off").begin("ann", "bob")
    table = Table(scene.table.code, some_world()).fold(scene.lines)
    asked, find, known = [], kernel.find, len(scene.lines)

    def counted(position: Position, seat: int, text: str) -> int | None:
        asked.append(text)
        return find(position, seat, text)

    monkeypatch.setattr(kernel, "find", counted)
    mover = ("ann", "bob")[scene.table.playing.waiting_for()[0]]
    move = scene.first_move(mover)
    scene.say(mover, move)
    assert asked == [move.move]
    table.fold(scene.lines[known:])
    assert asked == [move.move] * 2 and table.playing.lines == scene.table.playing.lines


def test_a_line_that_is_no_legal_move_stops_the_table_that_reads_it() -> None:
    scene = Scene("thulla", 2, clock="off").begin("ann", "bob")
    seat = scene.table.playing.waiting_for()[0]
    with pytest.raises(AssertionError):
        scene.table.apply(events.Moved(scene.now, seat, "no such card"))
    with pytest.raises(AssertionError):
        scene.table.apply(events.Moved(scene.now, 1 - seat, scene.first_move(("ann", "bob")[seat]).move))
