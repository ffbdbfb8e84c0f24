"""How a table stands: what its lines have led to, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cardhouse.table import codes, events, faces
from cardhouse.table import messages as m
from cardhouse.table.effects import Finished
from cardhouse.table.match import Match
from cardhouse.table.names import apart
from cardhouse.table.ports import World
from cardhouse.table.seat import Seat
from cardhouse.table.support import Support


class Known(NamedTuple):
    """Somebody who has sat here, as they were called and looked."""

    name: str
    face: str


class Standing:
    """Nothing here changes anything: that is for the ledger, and for nobody else."""

    def __init__(self, code: str, world: World) -> None:
        self.code, self.world = code, world
        self.n = 0  # lines kept
        self.silent = 0  # of these, lines that nobody else may notice: see `_hush`
        self.settings = m.Settings(game="", seats=1)
        self.password = ""
        self.host: str | None = None
        self.seats: list[Seat] = []
        # Made when they are asked for, and gone with every line that is no move:
        self._seat_of: dict[str, int] | None = None  # by player
        self._regulars: tuple[str, ...] | None = None
        self._people_playing: int | None = None
        self.banned: set[str] = set()
        self.removed: dict[str, events.Removed] = {}  # whom a host has removed, and how
        self.members: set[str] = set()  # who has sat here or knew the password, since it is this one
        self.beginning: events.Beginning | None = None  # of its matches, if it is no fresh deal
        self.matches = 0
        self.match: Match | None = None  # the running one or the last one
        self.wins: dict[str, int] = {}
        self.losses: dict[str, int] = {}
        self.known: dict[str, Known] = {}  # who has sat here, whoever came last at the end
        self.ended: list[events.Ended] = []  # the last matches
        self.link = ""  # what the link of an unlisted table has beside its code
        self.support = Support()  # what is easier for some, and who looks at whose cards with them
        self.turned = 0  # so far the numbers of the seats have moved on; the people have not
        self.asleep: int | None = None  # since when it waits for somebody to come
        self.closed = False
        self.touched = 0  # the time of the last line,
        self.public_at = 0  # and of the last that everybody may know of

    def stood(self) -> events.Stood:
        """Between two matches."""
        return events.Stood(
            n=self.n,
            silent=self.silent,
            settings=self.settings,
            password=self.password,
            host=self.host,
            seats=[seat.stood for seat in self.seats],
            banned=sorted(self.banned),
            matches=self.matches,
            wins=self.wins,
            losses=self.losses,
            turned=self.turned,
            tickets=[*(seat.ticket for seat in self.seats)],
            members=sorted(self.members),
            removed=[(r.player, r.name, r.face, r.how) for r in self.removed.values()],
            faces=[seat.face for seat in self.seats],
            link=self.link,
            known=[(player, *known) for player, known in self.known.items()],
            ended=self.ended,
            beginning=self.beginning,
            helps=self.support.kept_helps,
            easing=self.support.kept_easing,
            beside=self.support.kept_beside,
        )

    @property
    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def idle(self) -> bool:
        """Before, between or after matches."""
        return self.match is None or self.match.over

    @property
    def phase(self) -> m.Phase:
        if self.match is None:
            return "waiting"
        if not self.match.seed:
            return "sharing"
        return "results" if self.match.over else "playing"

    @property
    def public_n(self) -> int:
        """How far the log is, as everybody may know."""
        return self.n - self.silent

    def seat_of(self, player: str) -> int | None:
        if self._seat_of is None:
            self._seat_of = {place.player: i for i, place in enumerate(self.seats) if place.player is not None}
        return self._seat_of.get(player)

    @property
    def seated(self) -> Collection[str]:
        """Whoever has a seat."""
        if self._seat_of is None:
            self.seat_of("")
        assert self._seat_of is not None
        return self._seat_of

    def looks_at(self, player: str) -> int | None:
        """The seat whose cards they may see: their own, or that of somebody who lets them."""
        seat = self.seat_of(player)
        return seat if seat is not None else self.seat_of(self.support.owner_of(player) or "")

    def waits_for(self, player: str) -> int | None:
        """The seat that this player takes over at the next deal."""
        return next((i for i, place in enumerate(self.seats) if place.next and place.next.player == player), None)

    def told_apart(self, player: str, name: str) -> str:
        """What somebody is called at this table, where others may have a name that looks the same."""
        sitting = [place.name for place in self.seats if place.name and place.player != player]
        coming = [place.next.name for place in self.seats if place.next and place.next.player != player]
        return apart(name, sitting + coming)

    @property
    def faces(self) -> list[str]:
        """What everybody looks like, seat by seat; "" for nobody."""
        return [self.face_of(place) for place in self.seats]

    def face_of(self, place: Seat) -> str:
        """Also in older logs, which know no faces."""
        if place.player is not None:
            return faces.of(place.face, place.player)
        return "" if place.level is None else self.world.thing(place.name)

    def own_face(self, player: str, name: str, wanted: str) -> str:
        """As it was chosen; but of two people with one name the second has another one."""
        face = faces.of(wanted, player)
        if self.told_apart(player, name) == name:
            return face
        taken = [self.face_of(place) for place in self.seats if place.player != player]
        return faces.another(player, taken) if face in taken else face

    @property
    def latched(self) -> bool:
        """Whether its code alone lets nobody in: it is not listed, and its link has more in it."""
        return bool(self.link) and not self.settings.public

    @property
    def door(self) -> str:
        """What stands behind `/t/` in its link."""
        return f"{self.code}{codes.BESIDE}{self.link}" if self.latched else self.code

    def admits(self, player: str) -> bool:
        """Whether they need no password here, and no link."""
        return player in self.members or self.keeps(player)

    def keeps(self, player: str) -> bool:
        """Whether something of this table is theirs while they have no connection."""
        return player in self.keepers

    @property
    def keepers(self) -> list[str]:
        """Whoever has a seat, waits for one, or is host."""
        people = [place.next.player if place.next else place.player for place in self.seats]
        return [player for player in dict.fromkeys([*people, self.host]) if player is not None]

    @property
    def regulars(self) -> tuple[str, ...]:
        """Whose table it is: whoever has something here, or has sat here lately."""
        if self._regulars is None:
            self._regulars = tuple(dict.fromkeys([*self.keepers, *reversed(self.known)]))
        return self._regulars

    @property
    def people_playing(self) -> int:
        """How many seats a person plays now."""
        if self._people_playing is None:
            self._people_playing = sum(place.state == "taken" for place in self.seats)
        return self._people_playing

    def begins_with(self) -> events.Beginning | None:
        """What the match that begins now begins with: a sealed deal is for the first one only."""
        return self.beginning if self.beginning is None or not self.beginning.day or self.matches <= 1 else None

    def why_not_start(self) -> str | None:
        """The code of the refusal; None if the host can start."""
        if not self.idle:
            return "while_playing"
        if any(place.state == "open" for place in self.seats):
            return "seats_open"
        return None if any(place.player for place in self.seats) else "too_few_people"

    def finished(self) -> Finished:
        """The match that is over, as it is kept; also for a house that went down before it had kept it."""
        match = self.playing
        assert match.position.result is not None
        return Finished(
            match=match.number,
            record=self.record(),
            players=match.players,
            result=match.position.result,
            rated=rated(match),
            homes=match.homes,
            lock=match.lock,
            readers=match.readers,
            how=how(match),
            day=match.beginning.day if match.beginning is not None else "",
            link=match.link,
        )

    def record(self) -> str:
        """The record of the running or last match; its secret is in it, so it leaves the house only at the end."""
        match = self.playing
        names = match.names or [place.signature for place in self.seats]
        return match.record(self.code, names, match.faces or self.faces)


def rated(match: Match) -> list[bool]:
    """Per seat: the same person from the first card to the end, without help, at a table of people only."""
    fresh = match.beginning is None and all(match.began)
    began = match.began if fresh else [None] * len(match.players)
    return [
        player is not None and player == first and seat not in match.helped | match.programs
        for seat, (player, first) in enumerate(zip(match.players, began, strict=True))
    ]


def how(match: Match) -> list[str]:
    """Per seat: why the match does not count for its owner; "" if it does."""
    set_up = match.beginning is not None and bool(match.beginning.record)
    return ["set_up" if set_up else "bot" if seat in match.by_bot else "" for seat in range(len(match.players))]
