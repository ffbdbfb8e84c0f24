"""Bots are given all that their seat was told: kept while one sits, played again only for one that comes late."""

from __future__ import annotations

import random

import pytest

from cardhouse.core.ears import REMEMBERED
from cardhouse.games import GAMES
from cardhouse.table import messages as m
from cardhouse.table.hearing import Hearing
from cardhouse.table.ledger import Ledger
from cardhouse.table.match import Match
from cardhouse.table.table import Table
from tests.table.scene import Scene, some_world

OPTIONS = {"thulla": "games=3", "tincholi": "max_rounds=3", "liap_tui": "max_rounds=2", "dalmuti": "hands=2"}


def played(game: str, listens: bool, lines: int = 400) -> Match:
    """A match by chance, also behind the veil, as far as it goes in so many lines."""
    rng = random.Random(game)
    seats = GAMES[game].seats[-1]
    match = Match(1, GAMES[game], m.Settings(game, seats, OPTIONS.get(game, "")), "ab" * 32, 0)
    match.close_shares()
    if listens:
        match.hearing.begin()
    while len(match.lines) < lines and not match.over:
        if match.deck_to_act:
            match.deal(match.next_deal(), 0)
        elif seated := match.waiting_for():
            seat = rng.choice(seated)
            position = match.shown
            found = match.find(seat, position.text(rng.choice(position.legal(seat))))
            assert found is not None
            match.move(found, 0, "")
        else:
            match.lift(0)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_heard_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for lines in (1, 30, 90):
        kept, late = played(game, True, lines), played(game, False, lines)
        if kept.over:
            continue
        seats = range(kept.settings.seats)
        again = [late.hearing.by(seat) for seat in seats]
        with monkeypatch.context() as patch:
            patch.setattr(Hearing, "_after", None)  # nothing is played again
            assert [kept.hearing.by(seat) for seat in seats] == again
        assert kept.lines == late.lines and (any(again) or lines == 1)


def test_who_comes_late_hears_a_few_lines_at_a_time_and_misses_none() -> None:
    late, kept = played("dalmuti", False, 60), played("dalmuti", True, 60)
    assert late.hearing.catch_up(20) and late.hearing.catch_up(39) and not late.hearing.catch_up(1)
    assert late.hearing.by(2) == kept.hearing.by(2)


def test_lines_that_are_made_while_somebody_catches_up_are_not_heard_twice() -> None:
    late, kept = played("thulla", False, 40), played("thulla", True, 40)
    assert late.hearing.catch_up(10)
    for match in (late, kept):
        for _ in range(5):
            seat = match.waiting_for()[0]
            match.move(match.found(seat, match.position.text(match.position.default(seat))), 0, "")
    assert late.hearing.by(0) == kept.hearing.by(0)


def test_what_is_kept_is_bounded() -> None:
    match = played("tincholi", True, 30)
    for _ in range(2 * REMEMBERED):
        match.hearing.begin().hear(match.news)
    assert len(match.hearing.by(0)) == REMEMBERED


def test_with_bots_at_the_table_no_line_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor after a restart: what is read from the log is heard while it is read."""
    monkeypatch.setattr(Hearing, "_after", None)
    scene = Scene("dalmuti", 5, options="hands=2").begin("ann").wait(3_000)
    before = scene.table.playing.hearing.by(1)
    scene.asks.clear()
    scene.again().join("ann")
    assert scene.table.playing.hearing.by(1) == before and not scene.table.catch_up(1)
    assert scene.play_on().finished


def test_among_people_nothing_is_kept_until_a_bot_or_the_coach_is_asked() -> None:
    scene = Scene("thulla", 2, clock="off").begin("ann", "bob")
    match = scene.table.playing
    assert not match.hearing.on
    scene.say("ann" if match.waiting_for() == (0,) else "bob", m.Hint())
    assert match.hearing.on and scene.advises[0].ask.heard == match.hearing.by(match.waiting_for()[0])


def test_when_the_last_bot_goes_nothing_is_kept_any_more() -> None:
    scene = Scene("thulla", 3, clock="off", absent="bot").begin("ann", "bob", "cid")
    scene.hang_up("bob").wait(600_000)
    match = scene.table.playing
    scene.say("bob", m.Join(scene.table.code, "Bob"))
    for _ in range(50):
        if scene.table.seats[1].away:
            break
        who = scene.table.seats[match.waiting_for()[0]].player
        if who == "bob":
            scene.hang_up("bob").wait(60_000)
            break
        assert who is not None
        scene.say(who, scene.first_move(who))
    assert scene.table.seats[1].away and match.hearing.on
    scene.asks.clear()
    scene.join("bob").say("bob", m.Back())
    assert not match.hearing.on


def test_whoever_only_reads_a_log_for_its_records_keeps_nothing_for_bots() -> None:
    scene = Scene("thulla", 3).begin("ann").wait(3_000)
    assert Table(scene.table.code, some_world()).read(scene.lines).playing.hearing.on
    assert not Ledger(scene.table.code, some_world()).read(scene.lines).playing.hearing.on
