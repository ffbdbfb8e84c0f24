"""The environments pass what their libraries test them with."""

from __future__ import annotations

import pytest

from cardhouse.games import GAMES

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")
pytest.importorskip("gymnasium", reason="cardhouse[learn] is not installed")
pytest.importorskip("pettingzoo", reason="cardhouse[learn] is not installed")

import numpy as np
from crazy_eights import GAME as CRAZY_EIGHTS
from gymnasium.utils.env_checker import check_env
from hearts import GAME as HEARTS
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from cardhouse.core.game import Game
from cardhouse.learn import IllegalAction, aec_env, gym_env, parallel_env
from cardhouse.testing.promises import tables
from tests.contract.contract import GAME as CONTRACT

# They wonder about observations with a mask, except for environments of their own, which have the same.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:We recommend agents to be named",  # ours are called as at the table: p1, p2 …
)

# At least three numbers of seats of every game that has so many, and options under which several are asked at once.
TABLES = [
    (name, seats, "")
    for name, game in GAMES.items()
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]
AT_ONCE = [
    ("dalmuti", 4, "tax_return=choice hands=2"),
    ("liap_tui", 4, "declaration=sealed max_rounds=2"),
    ("liap_tui", 4, "declaration=blind face_down=on max_rounds=2"),
    ("tincholi", 3, "cut_timing=either jokers=2 deck=both memory_aid=on"),
]
ALL = [pytest.param(*table, id="-".join(map(str, table)).rstrip("-")) for table in [*TABLES, *AT_ONCE]]


@pytest.mark.parametrize(("game", "seats", "options"), ALL)
def test_pettingzoo_accepts_the_table(game: str, seats: int, options: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(game, seats, options), num_cycles=200)
    seed_test(lambda: aec_env(game, seats, options), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "options"), ALL)
def test_pettingzoo_accepts_the_table_where_all_act_at_once(game: str, seats: int, options: str) -> None:
    parallel_api_test(parallel_env(game, seats, options), num_cycles=120)
    parallel_seed_test(lambda: parallel_env(game, seats, options, illegal="lose"), num_cycles=40)  # it knows no masks


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES.values(), HEARTS, CRAZY_EIGHTS, CONTRACT], ids=lambda game: game.name)
def test_every_number_of_seats_with_every_option_is_an_environment(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of games that a package brings along."""
    monkeypatch.setitem(GAMES.data, game.name, game)
    for seats, options in tables(game):
        api_test(aec_env(game.name, seats, options), num_cycles=20)
        parallel_api_test(parallel_env(game.name, seats, options), num_cycles=10)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_seat(game: str) -> None:
    check_env(gym_env(game, render_mode="ansi").unwrapped, skip_render_check=True)


def first_legal(mask: np.ndarray[tuple[int], np.dtype[np.int8]]) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("others", ["chance", "gentle"])
def test_a_seat_plays_to_the_end_against_bots(others: str) -> None:
    env = gym_env("thulla", 3, others=others, seat=1)
    seen, info = env.reset(seed=5)
    total, over = 0.0, False
    while not over:
        seen, gained, over, _, info = env.step(first_legal(seen["action_mask"]))
        total += gained
    assert info["seat"] == 1 and total in (-1.0, 0.0, 1.0)


def test_the_same_seed_is_the_same_evening_with_bots() -> None:
    def evening() -> list[float]:
        env, numbers = gym_env("dalmuti", 3, "hands=1", others="gentle"), []
        seen, _ = env.reset(seed=9)
        over = False
        while not over:
            numbers.append(float(seen["observation"].sum()))
            seen, gained, over, _, _ = env.step(first_legal(seen["action_mask"]))
        return [*numbers, gained]

    assert evening() == evening()


def test_an_illegal_action_is_refused_or_loses() -> None:
    aec = aec_env("thulla", 3)
    aec.reset(seed=1)
    wrong = first_legal(1 - aec.observe(aec.agent_selection)["action_mask"])
    with pytest.raises(IllegalAction, match="is not legal for"):
        aec.step(wrong)
    with pytest.raises(IllegalAction, match="there is no action"):
        aec.step(999)
    with pytest.raises(IllegalAction, match="has to choose"):
        aec.step(None)
    both = parallel_env("thulla", 3)
    both.reset(seed=1)
    with pytest.raises(IllegalAction):
        both.step(dict.fromkeys(both.agents, both.wait))
    both = parallel_env("thulla", 3, illegal="lose")
    both.reset(seed=1)
    _, gained, over, _, _ = both.step(dict.fromkeys(both.agents, both.wait))
    assert sorted(gained.values()) == [-1, 0, 0] and all(over.values()) and not both.agents
    solo = gym_env("thulla", 3)
    seen, _ = solo.reset(seed=1)
    _, lost, done, _, info = solo.step(first_legal(1 - seen["action_mask"]))
    assert lost == -1 and done and info["illegal"]


def test_who_is_asked_at_once_answers_at_once() -> None:
    env = parallel_env("tincholi", 4)
    seen, _ = env.reset(seed=2)
    assert all(not seen[agent]["action_mask"][env.wait] for agent in env.agents), "everybody looks first"
    seen, *_ = env.step({agent: first_legal(seen[agent]["action_mask"]) for agent in env.agents})
    assert sum(seen[agent]["action_mask"][env.wait] for agent in env.agents) == 3, "then one draws"


@pytest.mark.parametrize("make", [aec_env, parallel_env, gym_env])
def test_a_table_is_drawn_in_letters(make: object) -> None:
    assert callable(make)
    env = make("thulla", 3, render_mode="ansi")
    env.reset(seed=1)
    drawing = env.render()
    assert "> p" in drawing and "trick:" in drawing and "dealer" in drawing
    assert make("thulla", 3).render() is None
