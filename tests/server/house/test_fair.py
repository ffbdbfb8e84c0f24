"""The fair queue: whoever waits has their turn, whatever others do."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from cardhouse.server.house.fair import Asker, Fair

MOST, OF_HOUSEHOLD, OF_ASKER = 12, 7, 3
HOUSEHOLDS, NAMES = ("a", "b", "c", "d"), ("1", "2", "3")
askers = st.builds(Asker, st.sampled_from(HOUSEHOLDS), st.sampled_from(NAMES))

Item = tuple[Asker, int]


class Queue(RuleBasedStateMachine):
    """Beside it a plain list of all that waits, and how often others were served while each waited."""

    def __init__(self) -> None:
        super().__init__()
        self.fair: Fair[Item] = Fair(MOST, OF_HOUSEHOLD, OF_ASKER)
        self.waiting: list[Item] = []
        self.count = 0
        self.passed: dict[str, Counter[str]] = {}  # household that waits → others served since it was
        self.passed_in: dict[Asker, Counter[str]] = {}

    def held(self, household: str) -> int:
        return sum(asker.household == household for asker, _ in self.waiting)

    @rule(asker=askers)
    def comes(self, asker: Asker) -> None:
        item = (asker, self.count)
        self.count += 1
        mine, full = self.held(asker.household), len(self.waiting) >= MOST
        own = sum(other == asker for other, _ in self.waiting)
        longest = max((self.held(household) for household in HOUSEHOLDS), default=0)
        out = self.fair.put(asker, item)
        if out is item:
            over = own >= OF_ASKER or mine >= OF_HOUSEHOLD
            assert over or (full and mine + 1 >= longest), "refused, though others have more"
            return
        self.waiting.append(item)
        if out is not None:
            assert full and self.held(out[0].household) >= self.held(asker.household)
            assert out == max(other for other in self.waiting if other[0] == out[0]), "the last of theirs"
            self.waiting.remove(out)

    @rule()
    def is_served(self) -> None:
        item = self.fair.take()
        assert (item is None) == (not self.waiting)
        if item is None:
            return
        served = item[0]
        first = min(other for other in self.waiting if other[0] == served)
        assert item == first, "within one asker first come, first served"
        self.waiting.remove(item)
        for household in {asker.household for asker, _ in self.waiting} - {served.household}:
            self.passed.setdefault(household, Counter())[served.household] += 1
        for asker in {asker for asker, _ in self.waiting if asker.household == served.household} - {served}:
            self.passed_in.setdefault(asker, Counter())[served.name] += 1
        self.passed.pop(served.household, None)
        self.passed_in.pop(served, None)

    @precondition(lambda self: self.waiting)
    @rule(data=st.data())
    def changes_their_mind(self, data: st.DataObject) -> None:
        gone = data.draw(st.sets(st.sampled_from(self.waiting)))
        assert sorted(self.fair.drop(lambda item: item in gone)) == sorted(gone)
        self.waiting = [item for item in self.waiting if item not in gone]

    @invariant()
    def nobody_has_two_turns_before_somebody_who_waits_has_one(self) -> None:
        here = {asker.household for asker, _ in self.waiting}
        self.passed = {household: passed for household, passed in self.passed.items() if household in here}
        asking = {asker for asker, _ in self.waiting}
        self.passed_in = {asker: passed for asker, passed in self.passed_in.items() if asker in asking}
        for passed in (*self.passed.values(), *self.passed_in.values()):
            assert max(passed.values()) <= 1

    @invariant()
    def bounds_hold(self) -> None:
        assert len(self.fair) == len(self.waiting) <= MOST and sorted(self.fair) == sorted(self.waiting)
        assert all(self.held(household) <= OF_HOUSEHOLD for household in HOUSEHOLDS)
        assert all(count <= OF_ASKER for count in Counter(asker for asker, _ in self.waiting).values())


TestQueue = Queue.TestCase


@given(st.integers(1, 60), st.integers(0, 2))
def test_somebody_among_many_is_served_after_one_of_each(flood: int, before: int) -> None:
    """One household asks without end; another one's question is the next but one at the latest."""
    fair: Fair[str] = Fair(200, 100, 100)
    for n in range(flood):
        fair.put(Asker("flood", str(n % 7)), "flood")
    for n in range(before):
        fair.put(Asker(f"other {n}", ""), "other")
    fair.put(Asker("innocent", ""), "innocent")
    served = [fair.take() for _ in range(before + 2)]
    assert "innocent" in served


def test_a_full_queue_has_room_for_whoever_has_less() -> None:
    fair: Fair[int] = Fair(10, 10, 10)
    assert [fair.put(Asker("flood", ""), n) for n in range(11)] == [None] * 10 + [10]
    assert fair.put(Asker("innocent", ""), 99) == 9
    assert (fair.take(), fair.take(), fair.take()) == (0, 99, 1)
