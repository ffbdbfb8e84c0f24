"""A second try is for the few tests in real time, and for no other."""

import json

from tools.again import failed, may_try


def test_the_group_of_xdist_is_not_part_of_a_name() -> None:
    names = [
        "tests/e2e/test_hand.py::test_a_tap@e2e/test_hand.py",
        "tests/e2e/test_games.py::test_whole[thulla]@e2e/test_games.py",
        "tests/core/test_deal.py::test_it[a@b]",
    ]
    assert failed(json.dumps(dict.fromkeys(names, True))) == [
        "tests/core/test_deal.py::test_it[a@b]",
        "tests/e2e/test_games.py::test_whole[thulla]",
        "tests/e2e/test_hand.py::test_a_tap",
    ]


def test_rules_get_no_second_try() -> None:
    assert may_try(["tests/e2e/test_hand.py::test_a_tap"])
    assert not may_try(["tests/e2e/test_hand.py::test_a_tap", "tests/games/thulla/test_rules.py::test_cut"])
    assert not may_try(["tests/e2e/test_hand.py"])  # a file that cannot be read
    assert not may_try([])


def test_many_failures_are_no_accident() -> None:
    assert not may_try([f"tests/e2e/test_hand.py::test_{n}" for n in range(9)])
