"""Programs that wish nobody well."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardhouse.table import messages as m
from tests.sim.people import NONSENSE, Habit, Person
from tests.sim.wire import Wire
from tests.sim.world import Evening

if TYPE_CHECKING:
    from tests.sim.party import Party


class Pest(Person):
    """Whatever a program can say that wishes nobody well."""

    def __init__(self, party: Party, i: int) -> None:
        super().__init__(cast(Evening, party), i, Habit("pest", (0, 0), looks_ms=3_000, watches=0.8))
        self.street = party.street
        self.id, self.name = f"pest{i}", f"pest {i}"

    def hear(self, wire: Wire, message: m.Outgoing) -> None:
        match message:
            case m.Room():
                self.room = message
            case m.View():
                self.view = message
            case m.Gone() | m.Replaced():
                self.evening.disconnect(wire)
                self._come_back()
            case _:
                pass

    def _look(self) -> None:
        evening, rng = self.evening, self.rng
        if evening.shut or evening.late:
            return super()._look()
        self._look_again()
        if self.wire is None or not self.wire.open:
            return None
        for _ in range(rng.choice((1, 1, 5, 40))):
            rng.choice((self._nonsense, self._stale, self._elsewhere, self._meddle_here))()
        return None

    def _nonsense(self) -> None:
        texts = ("", "{", "[]", "null", '{"type":"move"}', '{"type":"hello","key":"x"}', '{"type":"drain"}', "\x00" * 9)
        if self.wire is not None:
            self.street.say_raw(self.wire, self.rng.choice((*texts, None, "9" * 9_000)))

    def _stale(self) -> None:
        """Moves of every kind but the right one, twice."""
        nth, match = self.rng.randrange(9), self.rng.randrange(4)
        for _ in range(2):
            self._click(m.Move(nth, self.rng.choice(NONSENSE), match))

    def _elsewhere(self) -> None:
        """A code that is nobody's, or somebody's once, or a wrong password."""
        code = self.rng.choice(self.street.known_codes())
        self.say(m.Join(code, "pest", self.rng.choice(("", "orchid")), watch=True))
        self.room = None

    def _meddle_here(self) -> None:
        if self.room is not None:
            self._meddle(self.room)
