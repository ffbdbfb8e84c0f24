"""`python -m bench.arena`: contests that can be stopped and gone on with, and the tables made from them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench import arena
from bench.arena import Contest, Goal
from cardhouse.bots import roster
from cardhouse.bots.mind import Mind
from cardhouse.games import GAMES

pytestmark = pytest.mark.slow

SMALL = Contest("thulla", ("steady", "gentle", "gentle"), "", (Goal("last", 0.3),))
ROUNDS = Contest("liap_tui", ("steady",) * 4, "max_rounds=2", (Goal("hit", 0.1), Goal("base", -9.0, share=False)))


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(arena, "KEPT", tmp_path / "kept")
    return tmp_path / "kept"


def test_every_goal_and_every_step_between_levels_has_its_contest() -> None:
    found = arena.contests()
    assert len({contest.path for contest in found}) == len(found)
    for game in GAMES:
        names = [contest.names for contest in found if contest.game == game]
        for below, bot in (("gentle", "steady"), ("steady", "sharp"), ("sharp", "master")):
            assert (bot, below, below, below) in names
    goals: dict[tuple[str, ...], list[str]] = {}
    for c in found:
        if c.goals:
            goals[(c.game, c.names[0], *sorted(set(c.names[1:])))] = [str(g) for g in c.goals]
    expected: dict[tuple[str, ...], list[str]] = {
        ("thulla", "sharp", "steady"): ["≤ 12%"],
        ("thulla", "master", "steady"): ["≤ 8%"],
        ("kazhutha", "sharp", "steady"): ["≤ 12%"],
        ("kazhutha", "master", "steady"): ["≤ 8%"],
        ("dalmuti", "sharp", "steady"): ["≥ 1.9"],
        ("dalmuti", "master", "steady"): ["≥ 2.1"],
        ("tincholi", "master", "hard_1"): ["≥ 90%"],
        ("tincholi", "master", "hard_1", "medium"): ["≥ 55%"],
        ("liap_tui", "master", "master"): ["≥ 50%", "≥ +2.8"],
        **{("liap_tui", bot, "bench.strangers:liap_tui"): ["≥ 72%"] for bot in ("steady", "sharp", "master")},
        **{(game, f"bench.novices:{game}", "gentle"): ["≥ 1.2"] for game in GAMES},
    }
    assert goals == expected


def test_what_was_played_is_gone_on_with(kept: Path) -> None:
    arena.play_all([SMALL], 2)
    first = SMALL.path.read_text(encoding="utf-8")
    SMALL.path.write_text(first + '{"deal": 2, "ga', encoding="utf-8")  # as somebody pulled the plug
    arena.play_all([SMALL], 4)
    assert SMALL.path.read_text(encoding="utf-8").startswith(first)
    assert [deal["deal"] for deal in arena.kept(SMALL)] == [0, 1, 2, 3]
    found = arena.found_in(SMALL)
    assert found is not None
    assert (found.deals, found.games) == (4, 12)


def test_reading_leaves_a_line_alone_that_is_still_being_written(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arena.play_all([SMALL], 1)
    half = SMALL.path.read_bytes() + b'{"deal": 1, "ga'
    SMALL.path.write_bytes(half)
    monkeypatch.setattr(arena, "contests", lambda: [SMALL])
    monkeypatch.setattr(sys, "argv", ["bench.arena", "--deals", "0"])
    arena.main()
    assert "| thulla: steady against two gentle | 1 (3) |" in capsys.readouterr().out
    assert SMALL.path.read_bytes() == half


def test_deals_that_were_kept_with_a_number_of_faults_for_each_seat_still_count() -> None:
    arena.play_all([SMALL], 1)
    deal = arena.kept(SMALL)[0]
    for game in deal["games"]:
        game[-1] = [0] * 3
    before = arena.found_in(SMALL)
    SMALL.path.write_text(json.dumps(deal) + "\n", encoding="utf-8")
    assert arena.found_in(SMALL) == before is not None


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.arena", "bridge"])
    with pytest.raises(SystemExit):
        arena.main()
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.endswith(
        "argument GAME: there is no game bridge; there are thulla, kazhutha, dalmuti, tincholi, liap_tui"
    )


def test_other_bots_start_afresh(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arena.play_all([SMALL], 2)
    played = arena.kept(SMALL)

    def other(mind: Mind) -> str:
        return mind.legal[-1]

    monkeypatch.setitem(roster.OF_GAME, "thulla", {"gentle": other, "steady": other})
    arena.play_all([SMALL], 3)
    assert "the bots have changed, afresh" in capsys.readouterr().err
    assert len(arena.kept(SMALL)) == 3
    assert arena.kept(SMALL)[0]["moves"] != played[0]["moves"]


def test_a_bot_that_fails_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(mind: Mind) -> str:
        raise RuntimeError

    monkeypatch.setitem(roster.OF_GAME, "thulla", {"gentle": silent, "steady": silent})
    with pytest.raises(AssertionError, match="deal 0: a bot failed"):
        arena.play_all([SMALL], 1)
    assert not arena.kept(SMALL)


def test_the_tables() -> None:
    arena.play_all([SMALL, ROUNDS], 2)
    assert arena.section([SMALL, ROUNDS], "make bench-bots").count("| too few deals yet |") == 3
    arena.play_all([SMALL, ROUNDS], arena.FEW)
    told = arena.section([SMALL, ROUNDS], "make bench-bots")
    assert told.startswith(arena.HEAD)
    row = next(line for line in told.splitlines() if "| last (fair: 25 %) |" in line)
    assert row.startswith("| thulla: steady against two gentle | 5 (15) |")
    assert "| ≤ 30% | reached" in row
    assert "| liap_tui: four of steady, Ranked | 5 (5) | declarations hit |" in told
    assert "| base points per round and seat |" in told
    assert "| thulla | 0." in told, "thinking time of gentle"


def test_rounds_of_liap_tui_are_counted_from_the_record() -> None:
    arena.play_all([ROUNDS], 1)
    (deal,) = arena.kept(ROUNDS)
    assert len(deal["games"]) == 1, "four of the same are turned in vain"
    (rounds,) = deal["rounds"]
    assert len(rounds) == 2
    assert all(0 <= hits <= seats == 4 for hits, _, seats in rounds)
    scores = deal["games"][0][3]
    assert sum(scores) == sum(base for _, base, _ in rounds), "steady players ask for no redeal: nothing is multiplied"


@pytest.mark.parametrize(
    ("goal", "found", "says"),
    [
        (Goal("last", 0.12), (0.05, 0.02, 0.11), "reached"),
        (Goal("last", 0.12), (0.05, 0.02, 0.13), "reached, within the error"),
        (Goal("last", 0.12), (0.13, 0.11, 0.15), "missed, within the error"),
        (Goal("last", 0.12), (0.15, 0.13, 0.17), "missed"),
        (Goal("points", 1.9, share=False), (2.0, 1.95, 2.05), "reached"),
        (Goal("points", 1.9, share=False), (1.8, 1.7, 1.85), "missed"),
    ],
)
def test_whether_a_goal_is_reached(goal: Goal, found: tuple[float, float, float], says: str) -> None:
    assert goal.reached(found) == says
