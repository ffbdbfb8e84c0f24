"""One table of the street and the people around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table
from tests.sim.checks_of_street import LogChecks
from tests.sim.people import Person, Visitor, habits
from tests.sim.pest import Pest
from tests.sim.world import TABLES, Evening

if TYPE_CHECKING:
    from tests.sim.home import Home
    from tests.sim.street import Street

AGAIN_MS = 3_000


class Party:
    """What people ask of an evening they ask of this; the rest is the street's."""

    def __init__(self, street: Street, i: int) -> None:
        self.street, self.shut, self.changed = street, False, False
        self.game, self.seats = TABLES[(street.seed + 11 * i) % len(TABLES)]
        self.password = street.rng.choice(("", "", "", "", "", "lotus"))
        evening = cast(Evening, self)
        self.table = Table("", street.world)
        self.company: list[Person] = [Person(evening, n, habit) for n, habit in enumerate(habits(street.rng))]
        self.visitor = Visitor(evening)
        for person in [*self.company, self.visitor] if i else ():
            person.id = f"party{i}{person.id}"
        if i == 0:
            street.pests = [Pest(self, n) for n in range(street.weather.pests)]
        self.people = [*self.company, *street.pests]
        for person in [*self.company, self.visitor]:
            person.party = self
        self.settings = self.some_settings()
        self.checks = LogChecks(self)

    def __getattr__(self, name: str) -> Any:
        if name == "street":
            raise AttributeError(name)
        return getattr(self.street, name)

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def lines(self) -> list[str]:
        return self.street.shelf.log(self.code).lines

    @property
    def late(self) -> bool:
        return self.street.late

    def some_settings(self) -> m.Settings:
        return Evening.some_settings(cast(Evening, self))

    def fell_asleep(self) -> None:
        Evening.fell_asleep(cast(Evening, self))

    def begin(self) -> None:
        """Somebody opens the table; the others have its link."""
        if self.code:
            return
        street = self.street
        street.after(AGAIN_MS, self.begin)  # the house may fall meanwhile
        homes = [home for home in street.homes if home.awake]
        if homes:
            home = street.rng.choice(homes)
            home.loop.spawn(self._open(home))

    async def _open(self, home: Home) -> None:
        street = self.street
        host = street.player_of(self.people[0])
        try:
            table = await home.opening.open_table(self.settings, host, self.password)
        except Refusal:
            return
        except Exception as error:
            if not street.excuses(error):
                raise
            return
        if self.code:  # it took its time, and they have another one
            return
        self.table = table
        street.found(self)
        for person in self.people if self is street.parties[0] else self.company:
            street.after(person.habit.arrives_ms, person.arrive)
