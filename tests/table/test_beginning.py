"""A match that begins in the middle of another one, or with a deal that was sealed before."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardhouse.core import kernel
from cardhouse.core.again import before, fold_before
from cardhouse.core.deal import commitment
from cardhouse.core.fold import Fold
from cardhouse.core.record import Record, read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.settings import Settings
from tests.table.scene import Scene

OLD = Path(__file__).parent.parent / "old_records"


def read(name: str) -> Record:
    return read_record((OLD / f"{name}.cgn").read_text())


def played_on(name: str, at: int) -> tuple[Scene, Record]:
    """Somebody opens a table after so many lines of the record, sits down and starts."""
    record = read(name)
    game, seats = record.tags["Game"].split()[0], int(record.tags["Seats"])
    mover = next(int(line.actor[1:]) - 1 for line in record.lines[at:] if line.actor != "deck")
    lines = [line.text for line in before(record, at + 1).lines]
    beginning = events.Beginning(mover, "gentle", "mango-river-42-1", at, "were", lines)
    options = record.tags.get("Options", "")
    return Scene(game, seats, beginning=beginning, options=options).join("ann"), record


@pytest.mark.parametrize(
    ("name", "at"), [("thulla", 60), ("kazhutha", 33), ("dalmuti", 200), ("liap_tui", 77), ("tincholi", 99)]
)
def test_it_goes_on_from_there_to_an_end_and_its_record_replays(name: str, at: int) -> None:
    scene, record = played_on(name, at)
    scene.say("ann", m.Start())
    match = scene.table.playing
    there = fold_before(record, GAMES, at + 1).position
    assert kernel.view(match.position, None) == kernel.view(there, None)
    assert scene.table.seat_of("ann") == match.beginning.seat if match.beginning else False
    nth = sum(line.actor == f"p{match.beginning.seat + 1}" for line in record.lines[:at]) if match.beginning else 0
    assert scene.last("ann", m.View).nth == nth
    scene.again().join("ann").play_on()
    made = read_record(scene.finished[-1].record)
    assert made.lines[:at] == [line._replace(number=made.lines[i].number) for i, line in enumerate(record.lines[:at])]
    assert Fold(made, GAMES).to_end().position.result is not None
    assert "Seed" not in made.tags and made.tags["From"].startswith(f"mango-river-42-1 {at} p")
    assert not [check for check in verify(made, GAMES) if not check.holds]


def test_it_is_never_rated_and_the_rematch_begins_there_again() -> None:
    scene, _ = played_on("thulla-of-two", 30)
    other = 2 - scene.table.seat_of("ann")  # type: ignore[operator]
    scene.say("ann", m.RemoveBot(other)).join("bob").say("ann", m.Start()).play_on()
    assert not any(scene.finished[-1].rated)
    scene.say("ann", m.Start())
    assert len(scene.table.playing.lines) == 30


def test_another_game_is_dealt_afresh() -> None:
    scene, _ = played_on("thulla", 60)
    scene.say("ann", m.Start()).play_on()
    scene.say("ann", m.Change(Settings("thulla", 4, clock="off"))).say("ann", m.Start()).share("ann")
    assert len(scene.table.playing.lines) == 1 and scene.table.playing.beginning is None


SECRET = "5e" * 32


def sealed(**more: object) -> Scene:
    beginning = events.Beginning(0, "gentle", day="2026-11-18", secret=SECRET)
    return Scene("thulla", 3, beginning=beginning, clock="off", **more)  # type: ignore[arg-type]


def test_a_sealed_deal_is_the_same_whoever_opens_it_and_nobody_adds_to_it() -> None:
    hands = []
    for seed in (1, 2):
        scene = sealed(seed=seed).join("ann").say("ann", m.Start())
        scene.say("ann", m.Pledge("ab" * 32))
        assert scene.refusal("ann") == "share_late"
        hands.append(kernel.view(scene.table.playing.position, None)["piles"])
    assert hands[0] == hands[1]


def test_its_record_names_the_day_and_the_commitment_verifies() -> None:
    scene = sealed().join("ann").say("ann", m.Start()).play_on()
    record = read_record(scene.finished[-1].record)
    assert record.tags["Day"] == "2026-11-18" and record.tags["Commit"] == commitment(bytes.fromhex(SECRET))
    assert all(check.holds for check in verify(record, GAMES)) and not any(scene.finished[-1].rated)


def test_a_second_match_at_that_table_has_cards_of_its_own() -> None:
    scene = sealed().join("ann").say("ann", m.Start()).play_on()
    first = scene.table.playing.lines[0]
    scene.say("ann", m.Start()).share("ann")
    assert scene.table.playing.lines[0] != first and scene.table.playing.beginning is None


def test_before_the_start_nothing_of_the_deal_is_told() -> None:
    scene = sealed().join("ann")
    told = repr(scene.heard["ann"])
    assert SECRET not in told and not scene.all("ann", m.View)
    scene.say("ann", m.Start())
    assert SECRET not in repr(scene.heard["ann"])
