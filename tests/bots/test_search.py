"""The search itself, on moves whose worth is known."""

from __future__ import annotations

from dataclasses import replace

from cardhouse.bots.mind import Mind
from cardhouse.bots.search import ERROR, FEW, GLANCE, Plan, search, weigh
from cardhouse.core.cards import FACES
from cardhouse.core.position import Rng
from cardhouse.games import GAMES
from cardhouse.games.tricks.rules import Tricks
from tests.bots.evening import moments

WORK = 10  # steps of a pretended rollout
CAREFUL = 30_000  # steps of the pretended games, when people are told the chances


def a_mind() -> Mind:
    """Somebody who can lead at least six different cards."""
    return next(m for _, m in moments(GAMES["thulla"], 4, "search", often=1.0) if len(m.legal) >= 6)


def plan_of(chances: dict[int, float], steps: int = 4_000, habit: int | None = None) -> tuple[Plan, list[int]]:
    """Each card wins as often as it is said to; and what was tried, in order."""
    tried: list[int] = []
    drawn: list[float] = []

    def rollout(after: Tricks, dice: Rng, seat: int) -> int:
        drawn.append(dice.random())
        return WORK

    def worth(before: Tricks, after: Tricks, seat: int) -> tuple[float, float]:
        (card,) = [c for c in chances if before.hands[seat] >> c & 1 and not after.hands[seat] >> c & 1] or [-1]
        tried.append(card)
        won = float(drawn[-1] < chances.get(card, 0.0))
        return won, won

    usual = None if habit is None else lambda position, seat: habit
    return Plan(rollout, worth, "win", steps, habit=usual, careful=CAREFUL), tried


def cards_of(mind: Mind) -> list[int]:
    return list(mind.possible.legal(mind.seat))


def test_the_best_move_is_found_and_the_work_is_what_was_granted() -> None:
    mind = a_mind()
    cards = cards_of(mind)
    plan, tried = plan_of({card: 0.2 + 0.2 * (card == cards[3]) for card in cards}, 60_000)
    thought = search(mind, plan)
    assert thought.move == FACES[cards[3]]
    assert len(tried) * (WORK + 1) <= 60_000 * 1.1
    assert thought.best[0][1] > 0.3


def test_bad_moves_are_dropped_so_that_good_ones_are_tried_more() -> None:
    mind = a_mind()
    cards = cards_of(mind)
    plan, tried = plan_of({card: 0.55 if card in cards[:2] else 0.3 for card in cards}, 20_000)
    search(mind, plan)
    assert min(tried.count(card) for card in cards[:2]) > 2 * min(tried.count(card) for card in cards[2:])


def test_what_is_clear_is_not_searched_any_longer() -> None:
    mind = a_mind()
    cards = cards_of(mind)
    plan, tried = plan_of({card: float(card == cards[1]) for card in cards}, 1_000_000)
    assert search(mind, plan).move == FACES[cards[1]]
    assert len(tried) == GLANCE * len(cards)


def test_worlds_that_are_slow_to_deal_are_fewer() -> None:
    mind = a_mind()
    cards = cards_of(mind)
    (plan, tried), (slow, fewer) = (plan_of(dict.fromkeys(cards, 0.5), 10_000) for _ in range(2))
    search(mind, plan)
    search(mind, slow._replace(dealing=1_000))
    assert len(fewer) < len(tried) / 4
    assert set(fewer) == set(cards), "each is tried"


def test_a_habit_is_kept_unless_another_move_is_better() -> None:
    mind = a_mind()
    cards = cards_of(mind)
    worse, tried = plan_of({card: 0.5 - 0.45 * (card == cards[2]) for card in cards}, 3_000, habit=cards[2])
    weigh(mind, worse, cards, cards[2])
    assert tried.count(cards[2]) == max(map(tried.count, cards)), "it is tried to the end"
    alike, _ = plan_of(dict.fromkeys(cards, 0.5), 3_000, habit=cards[2])
    kept = [search(replace(mind, seed=f"seed {n}"), alike).move == FACES[cards[2]] for n in range(20)]
    by_chance = [search(replace(mind, seed=f"seed {n}"), alike._replace(habit=None)).move for n in range(20)]
    assert sum(kept) > 1.5 * by_chance.count(FACES[cards[2]])
    better, _ = plan_of({card: 0.3 + 0.4 * (card == cards[0]) for card in cards}, 20_000, habit=cards[2])
    assert search(mind, better).move == FACES[cards[0]]


# -- what people are told


def told(chances: dict[int, float], about: int | None = None) -> tuple[dict[str, float], list[int], str]:
    """The chances of a hint or a review, what was tried for it in order, and the move."""
    plan, tried = plan_of(chances, steps=200)
    mind = replace(a_mind(), coaching=True, about="" if about is None else FACES[about])
    thought = search(mind, plan)
    return dict(thought.best), tried, thought.move


def test_people_are_told_of_a_few_moves_all_tried_equally_often() -> None:
    """However little the bot tries when it plays: a chance from two tries is none."""
    cards = cards_of(a_mind())
    best, tried, move = told({card: 0.2 * i for i, card in enumerate(cards[:4])})
    assert move == next(iter(best)) == FACES[cards[3]]
    assert list(best) == [FACES[card] for card in (cards[3], cards[2], cards[1])]
    last = tried[-FEW * 300 :]
    assert [last.count(card) for card in cards[1:4]] == [300] * FEW
    assert CAREFUL * 0.9 < len(tried) * (WORK + 1) < CAREFUL * 1.1


def test_the_move_that_is_asked_about_is_told_however_bad_it_is() -> None:
    cards = cards_of(a_mind())
    chances = dict.fromkeys(cards[1:], 0.6) | {cards[0]: 0.2}
    assert FACES[cards[0]] not in told(chances)[0]
    best, tried, _ = told(chances, about=cards[0])
    assert len(best) == FEW
    assert 0.15 < best[FACES[cards[0]]] < 0.25
    assert tried[-FEW * 300 :].count(cards[0]) == 300


def test_moves_are_compared_with_the_same_luck() -> None:
    """What is as good has the same chance, and what is a little better is never behind."""
    cards = cards_of(a_mind())
    assert len(set(told(dict.fromkeys(cards, 0.5))[0].values())) == 1
    best, _, move = told({card: 0.51 if card == cards[2] else 0.5 for card in cards}, about=cards[2])
    assert move == FACES[cards[2]]
    assert 0 <= best[move] - min(best.values()) < 0.03


def test_what_is_sure_is_not_tried_for_ever_and_not_believed_at_once() -> None:
    cards = cards_of(a_mind())
    best, tried, _ = told({cards[0]: 1.0})
    assert sorted(best.values()) == [0.0, 0.0, 1.0]
    assert 0.9 / ERROR < tried.count(cards[0]) < 3 / ERROR
    assert len(tried) * (WORK + 1) < CAREFUL / 3


def test_a_choice_in_play_is_not_touched_by_what_people_would_be_told() -> None:
    mind = a_mind()
    plan, _ = plan_of(dict.fromkeys(cards_of(mind), 0.5))
    assert search(mind, plan) == search(mind, plan._replace(careful=1))
