"""What goes over from one match to the next: who deals, and who has won and lost how often."""

from __future__ import annotations

from collections import Counter

import pytest

from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.table import events
from cardhouse.table import messages as m
from tests.table.scene import Scene

PEOPLE = ("ann", "bob", "cid", "dan", "eve", "fay")


def evening(game: str, seats: int = 3, **settings: object) -> Scene:
    """Everybody is a person; one match is over."""
    return Scene(game, seats, **settings).begin(*PEOPLE[:seats]).play_on()  # type: ignore[arg-type]


def players(scene: Scene) -> list[str]:
    return [str(place.player) for place in scene.table.seats]


def rematch(scene: Scene) -> Scene:
    """Everybody is ready for another one, and it is dealt."""
    people = PEOPLE[: len(scene.table.seats)]
    for who in people:
        scene.say(who, m.Ready())
    for i, who in enumerate(people):
        scene.say(who, m.Share(f"{i + 1:064x}"))
    assert scene.table.phase == "playing"
    return scene


def loser(scene: Scene) -> str:
    result = scene.table.playing.position.result
    assert result is not None and len(result.losers) == 1
    return players(scene)[result.losers[0]]


def sizes(scene: Scene) -> list[int]:
    piles = scene.table.playing.position.piles()
    return [len(piles[f"p{seat + 1}"].cards) for seat in range(len(scene.table.seats))]


def ring(people: list[str], first: str) -> list[str]:
    """The same people clockwise, counted from this one on."""
    return people[people.index(first) :] + people[: people.index(first)]


# -- who deals


@pytest.mark.rule("K1", "K2")
@pytest.mark.parametrize(("seats", "dealt"), [(3, [17, 18, 17]), (5, [10, 11, 11, 10, 10]), (6, [8, 9, 9, 9, 9, 8])])
def test_the_last_kazhutha_deals_the_rematch_and_the_extra_cards_go_after_them(seats: int, dealt: list[int]) -> None:
    for seed in range(4):
        scene = evening("kazhutha", seats, seed=seed)
        order, last = players(scene), loser(scene)
        assert players(rematch(scene)) == ring(order, last), "nobody has moved; the dealer is p1"
        assert sizes(scene) == dealt
        again = loser(scene.play_on())
        assert players(rematch(scene))[0] == again


@pytest.mark.rule("K2")
def test_a_rematch_of_a_session_goes_on_where_it_ended() -> None:
    scene = evening("kazhutha", 3, options="games=2")
    order, position = players(scene), scene.table.playing.position
    assert players(rematch(scene)) == ring(order, order[position.deals_next()])


def test_without_the_forced_ace_the_dealer_of_thulla_moves_clockwise() -> None:
    scene = evening("thulla", 3, options="forced_ace=off", clock="off")
    assert players(scene) == ["ann", "bob", "cid"]
    for dealer in ("bob", "cid", "ann", "bob"):
        assert players(rematch(scene))[0] == dealer
        assert scene.table.playing.waiting_for() == (1,), "left of the dealer leads"
        scene.play_on()


@pytest.mark.parametrize("game", ["thulla", "dalmuti"])
def test_where_nobody_deals_by_the_rules_everybody_keeps_their_number(game: str) -> None:
    scene = evening(game, 3, options="hands=1" if game == "dalmuti" else "")
    assert players(rematch(scene)) == ["ann", "bob", "cid"]


def test_who_deals_is_a_person_not_a_chair() -> None:
    """Between the matches two have changed places."""
    scene = evening("kazhutha", 3)
    last = loser(scene)
    seat = players(scene).index(last)
    other = (seat + 1) % 3
    scene.say(last, m.Swap(other + 1)).say(players(scene)[other], m.Swap(seat + 1))
    order = players(scene)
    assert order[other] == last
    assert players(rematch(scene)) == ring(order, last)


def test_if_the_dealer_has_left_whoever_has_their_chair_deals() -> None:
    scene = evening("kazhutha", 3)
    last = loser(scene)
    seat = players(scene).index(last)
    scene.say(last, m.StandUp()).join("zoe").say("zoe", m.Ready())
    assert players(scene)[seat] == "zoe"
    for who in {"ann", "bob", "cid"} - {last}:
        scene.say(who, m.Ready())
    assert players(scene)[0] == "zoe"


@pytest.mark.parametrize("before", [0, 1])
def test_the_record_of_a_rematch_stands_alone(before: int) -> None:
    """Who deals is p1 in it, as the rules of game 1 have it: nothing else has to be said."""
    scene = evening("kazhutha", 5)
    for _ in range(before + 1):
        rematch(scene).play_on()
    text = scene.finished[-1].record
    record = read_record(text)
    assert record.tags["Players"].split(", ") == [place.name for place in scene.table.seats]
    assert "Setup" not in record.tags and "Drawn" not in record.tags
    assert Fold(record, GAMES).to_end().position.result == scene.table.playing.position.result
    assert all(check.holds for check in verify(record, GAMES))


def test_who_deals_survives_a_restart_at_every_line() -> None:
    scene = rematch(evening("kazhutha", 3))
    starts = [e for e in scene.events(events.Started) if isinstance(e, events.Started)]
    order = players(scene)
    assert players(scene.again()) == order
    lines, first = list(scene.lines), starts[1].first
    begun = next(i for i, line in enumerate(lines) if '"e":"started"' in line and i > 10)
    scene.lines = lines[: begun + 1]
    assert players(scene.again()) == order and scene.table.turned == first


def test_a_rematch_in_an_older_log_has_the_numbers_it_was_played_with() -> None:
    """Older lines say nothing of a first seat."""
    line = events.write(events.Started(1, "ab" * 32)).replace(',"first":0', "")
    event = events.read(line)
    assert isinstance(event, events.Started) and event.first == 0
    assert events.read('; {"e":"shares_closed","at":1}') == events.SharesClosed(1)


def test_colours_stay_with_people_when_the_seats_are_numbered_again() -> None:
    scene = evening("kazhutha", 5)
    before = {seat.name: seat.chair for seat in scene.last("ann", m.Room).seats}
    assert sorted(before.values()) == [0, 1, 2, 3, 4]
    rematch(scene)
    assert {seat.name: seat.chair for seat in scene.last("ann", m.Room).seats} == before
    scene.play_on()
    rematch(scene.again().join(*PEOPLE[:5]))
    assert {seat.name: seat.chair for seat in scene.last("ann", m.Room).seats} == before


def test_views_and_rooms_of_a_rematch_agree_about_who_is_who() -> None:
    scene = rematch(evening("kazhutha", 3))
    for who in PEOPLE[:3]:
        room, view = scene.last(who, m.Room), scene.last(who, m.View)
        assert room.you == view.you and "??" not in view.view["piles"][str(view.you)]


# -- by lot


def test_who_is_first_can_be_drawn_by_lot() -> None:
    firsts = Counter[str]()
    for seed in range(60):
        scene = Scene("thulla", 3, options="forced_ace=off", by_lot=True, seed=seed).begin("ann", "bob", "cid")
        assert sorted(players(scene)) == ["ann", "bob", "cid"]
        assert players(scene) == ring(["ann", "bob", "cid"], players(scene)[0])
        assert scene.table.playing.waiting_for() == (1,)
        assert {who: f"p{seat + 1}" for who, seat in scene.table.playing.sat.items()} == {
            who: scene.last(who, m.View).you for who in ("ann", "bob", "cid")
        }
        firsts[players(scene)[0]] += 1
    assert min(firsts.values()) >= 8, firsts


def test_a_lot_is_drawn_again_for_every_match_and_the_record_proves_it() -> None:
    scene = Scene("thulla", 4, by_lot=True, seed=3).begin(*PEOPLE[:4]).play_on()
    drawn = []
    for _ in range(6):
        record = read_record(scene.finished[-1].record)
        drawn.append(record.tags["Drawn"])
        checks = verify(record, GAMES)
        assert all(check.holds for check in checks)
        assert "who is p1 follows from the secret and the players' shares" in [check.what for check in checks]
        rematch(scene).play_on()
    assert len(set(drawn)) > 1, drawn


def test_a_lot_that_was_not_drawn_shows() -> None:
    scene = Scene("thulla", 4, by_lot=True).begin(*PEOPLE[:4]).play_on()
    text = scene.finished[-1].record
    drawn = read_record(text).tags["Drawn"]
    others = [f"p{n}" for n in range(1, 5) if f"p{n}" != drawn]
    lies = [read_record(text.replace(f'[Drawn "{drawn}"]', f'[Drawn "{other}"]')) for other in others]
    told = [check for lie in lies for check in verify(lie, GAMES) if "who is p1" in check.what]
    assert len(told) == 3 and not all(check.holds for check in told)
    assert "DOES NOT FOLLOW" in next(check.what for check in told if not check.holds)


def test_a_table_that_draws_by_lot_reads_back_the_same() -> None:
    scene = Scene("thulla", 4, by_lot=True, seed=5).begin(*PEOPLE[:4])
    order, seed = players(scene), scene.table.playing.seed
    scene.again()
    assert (players(scene), scene.table.playing.seed) == (order, seed)


# -- wins and losses


@pytest.mark.parametrize("game", ["thulla", "kazhutha"])
def test_losses_are_counted_over_rematches_as_wins_are(game: str) -> None:
    scene = evening(game, 3)
    won, lost = Counter[str](), Counter[str]()
    for _ in range(4):
        result = scene.table.playing.position.result
        assert result is not None
        won.update(players(scene)[seat] for seat in result.ranking[0])
        lost.update(players(scene)[seat] for seat in result.losers)
        seats = scene.last("ann", m.Room).seats
        assert {seat.player: (seat.wins, seat.losses) for seat in seats} == {
            who: (won[who], lost[who]) for who in PEOPLE[:3]
        }
        rematch(scene).play_on()
    assert sum(lost.values()) == 4
    assert scene.again().table.losses == scene.table.losses
