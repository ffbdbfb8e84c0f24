"""The other nodes on the same log. How all of it works stands at the top of this room, in `__init__`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardhouse.server.cluster.following import Following
from cardhouse.server.cluster.hearing import Hearing
from cardhouse.server.cluster.heartbeats import Heartbeats
from cardhouse.server.cluster.holdings import Holdings
from cardhouse.server.cluster.listings import Listings
from cardhouse.server.cluster.ports import Act, Node, Relaying, Start
from cardhouse.server.cluster.takeover import Takeover, wanted
from cardhouse.server.cluster.telling import Telling
from cardhouse.server.store.engine import NO_LISTING
from cardhouse.server.store.store import KeptAlready, Listing
from cardhouse.table import filing, gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.guest import Guest
from cardhouse.table.register import is_listed, listing
from cardhouse.table.table import Table

NOBODY_MS = 10_000  # a table that wanted to be woken this long ago had no node that was open


class Peers:
    def __init__(self, node: Node, relay: Relaying | None, me: str) -> None:
        self._node, self.me = node, me
        self._telling = Telling(node, relay, me)
        self.holdings = Holdings(node, self._telling, lambda: self.beats.deaf)
        self.beats = Heartbeats(node, self._telling, self._fell, self._look_around)
        self.following = Following(node, self._telling)
        self.takeover = Takeover(node)
        self.listings = Listings(node, self._listing_of) if node.store.behind else None
        self._noted: dict[str, tuple[bool, tuple[str, ...]]] = {}  # what we have kept of tables: asleep, whose they are
        self._hearing = Hearing(node, me, self.beats, self.following, self.holdings, self._fell)

    @property
    def sees(self) -> bool:
        """Everybody who is on other nodes; not while one of them goes on, and cannot be heard."""
        return not self._telling.deaf and not self.beats.deaf

    @property
    def held(self) -> Sequence[str]:
        return self.holdings.held

    async def open(self, start: Start) -> Sequence[str]:
        """Raises CannotUse if nobody can say how late it is. Tables are read when they are wanted."""
        await self.beats.set_clock(opening=True)
        if self._telling.relay is not None:
            self._hearing.open(self._telling.relay, start, self._relay_changed)
        start("beat", self.beats.beat)
        start("look", self.following.look)
        start("sweep", self.takeover.sweep)
        start("tidy", self.holdings.tidy)
        start("report", self.beats.report)
        if self.listings is not None:
            start("listings", self.listings.run)
        return ()

    async def close(self) -> None:
        await self._telling.close()

    def _fell(self, peer: str) -> None:
        self.holdings.fell(peer)
        if self.listings is not None:
            self._node.spawn(self.listings.after_a_fall())

    def _relay_changed(self, up: bool) -> None:
        self.beats.anew()
        self.holdings.anew()
        self._look_around()

    def _look_around(self) -> None:
        self.holdings.look_around(self.sees)

    # -- of one table

    def begin(self, table: Table, now: int) -> list[Effect]:
        """Everybody has their whole time again only if no node was open."""
        effects = table.hold(now)
        due = table.deadline
        return effects if due is None or due > now - NOBODY_MS else table.wake(now)

    def holds(self, table: Table) -> None:
        now = self._node.clock.now()
        table.sees(self.sees, now)
        self.holdings.holds(table, now)

    def lets_go(self, code: str) -> None:
        self._noted.pop(code, None)
        if self.listings is not None:
            self.listings.forget(code)
        self.following.forget(code)
        self.holdings.lets_go(code)

    # -- of what happens there

    def before(self, table: Table) -> dict[int, Guest]:
        return table.guests.copy()

    def unless_refused(self, act: Act) -> Act:
        return self.following.unless_refused(act)

    def were_first(self, error: Exception | None) -> bool:
        return isinstance(error, KeptAlready)

    def kept(self, table: Table, n: int, lines: Sequence[str]) -> None:
        self._telling.kept(table, n, lines)

    def settled(self, code: str) -> None:
        self.following.settled(code)

    def note(self, code: str, note: gossip.AnyNote) -> None:
        self._telling.note(code, note)

    def announce(self, text: str) -> None:
        self._telling.announce(text)

    def forget(self, player: str, codes: Sequence[str]) -> None:
        self._telling.forget(player, codes)

    # -- what is kept of a table

    def listing(self, table: Table) -> Listing:
        """Now, or soon if nobody has to know of it at once."""
        asleep, people = table.asleep is not None and not table.closed, table.regulars
        known = self._noted.get(table.code) == (asleep, people) and not asleep
        if self.listings is not None and self.listings.can_wait(table) and known and not table.closed:
            return NO_LISTING
        self._noted[table.code] = asleep, people
        now = self._listing_of(table)
        return now if known else now._replace(people=people)

    def _listing_of(self, table: Table) -> Listing:
        """A table that sleeps is nobody's: it is not listed, and its host may open another."""
        shown = msgspec.json.encode(listing(table)).decode() if is_listed(table) else ""
        about = "" if table.closed else filing.write(table)
        host, asleep = table.host if table.asleep is None else None, table.asleep is not None and not table.closed
        return Listing(wanted(table, self._node.clock.now()), host or "", shown, about, asleep)

    async def listed(self) -> list[m.TableListed]:
        kept = [msgspec.json.decode(one.shown, type=m.TableListed) for _, one in await self._node.store.listings()]
        return sorted(kept, key=lambda table: table.phase != "waiting")

    async def glance(self, code: str) -> filing.Filed | None:
        """It is not taken into memory for that."""
        kept = await self._node.store.listing(code)
        about = await self._node.store.sleeper(code) if kept is None else kept.about or kept.shown
        if about:
            return filing.read(about)
        if kept is None:
            return None
        # A listing of an older release says nothing of a table that is not public.
        table = Table(code, self._node.world).read(await self._node.store.lines(code))
        return filing.filed(table) if table.n and not table.closed else None

    async def look_up(self, codes: Sequence[str]) -> bool:
        return await self.following.look_up(codes)
