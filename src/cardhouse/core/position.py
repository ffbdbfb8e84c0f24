"""The words every game is written in: piles, news, deals, reasons, and the position itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

DECK: Final = -1  # the deck is an actor: it deals, draws for rank and reshuffles
SPECTATOR: Final = 31  # a viewer without a seat
PUBLIC: Final = -1  # sight: every viewer, seat or not
HIDDEN: Final = 0  # sight: nobody
ANY: Final = -1  # a place that may hold any card
UNKNOWN: Final = -1  # a card that is not known

ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(SPECTATOR))
TO_DECK: Final[tuple[int, ...]] = (DECK,)

Setup = Mapping[str, tuple[str, ...]]
T = TypeVar("T")


class Rng(Protocol):
    """Chance comes in as an argument; `random.Random` is one."""

    def random(self) -> float: ...


class Pile(NamedTuple):
    """Cards and who sees them: one bit per seat, hidden unless said otherwise."""

    cards: Sequence[int]
    seen_by: int = HIDDEN
    each: Sequence[int] = ()  # further sight, card by card
    by: Sequence[int] = ()  # the seat that played each card, where everybody saw it


class Place(NamedTuple):
    """Cards of a pile that a viewer cannot tell apart, and what they know of them."""

    pile: str
    at: Sequence[int]
    may: int = ANY  # the cards that may lie here, one bit per card


class Recall(NamedTuple):
    """What a viewer remembers of a pile that they do not see."""

    cards: Sequence[int]  # that are in it; as long as the pile and with UNKNOWN between them where slots have an order
    never: int = 0  # none of the others is one of these, one bit per card


class News(NamedTuple):
    """Something that happened, for the log and the animation. Faces ride in `cards`, never in `what` or `about`."""

    what: str
    about: Mapping[str, object]
    cards: Sequence[int] = ()
    seen_by: int = PUBLIC
    told_to: int = PUBLIC


class Deal(NamedTuple):
    """What the deck does: `deal p1:As,7h p2:… gone:2c`, or `draw p1:7 p2:2`."""

    piles: Mapping[str, Sequence[int]]
    verb: str = "deal"


class Reason(NamedTuple):
    """Why a move is not legal: a code with parameters for the client, a rule for the curious."""

    code: str
    params: Mapping[str, object]
    rule: str = ""


class Result(NamedTuple):
    """The end: places from first to last, seats that share one in one group."""

    ranking: Sequence[Sequence[int]]
    losers: Sequence[int]
    scores: Sequence[int]
    reason: str = "normal"


class BadDeal(ValueError):
    """A deal or a set-up that cannot be."""


class Position:
    """A game in progress: plain ints and short lists, changed in place.

    Bots and learners run it bare (`to_move`, `legal`, `apply`, `copy`); everything that leaves the
    house goes through the kernel. Moves are ints with one canonical spelling each.
    """

    __slots__ = ("news", "result", "seats", "setup", "to_move")

    faces: ClassVar[Sequence[str]]  # the text of each card
    reasons: ClassVar[Mapping[str, str]]  # an English sentence for each reason code of the game
    open_moves: ClassVar[Sequence[str]] = ()  # verbs of moves that all see being made, though no view shows the choice

    seats: int
    to_move: tuple[int, ...]  # who owes a decision, in seat order; (DECK,) or, when over, ()
    news: list[News] | None  # None when nobody listens
    result: Result | None
    setup: Setup | None  # until the first deal

    def copy(self) -> Position:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        """To the process of a bot by its fields; what is compiled knows no other way."""
        kind = type(self)
        names = [name for above in kind.__mro__ for name in above.__dict__.get("__slots__", ())]
        names += [*getattr(kind, "__mypyc_attrs__", ()), *getattr(self, "__dict__", ())]
        return made_again, (kind, {name: getattr(self, name) for name in names if hasattr(self, name)})

    # -- the deck

    def deck(self) -> list[int]:
        """The cards that are shuffled now."""
        raise NotImplementedError

    def deal(self, shuffled: Sequence[int]) -> Deal:
        """Which piles get how many of those cards; which ones, only in deals of version 1 (docs/fair-deals.md)."""
        raise NotImplementedError

    def check(self, deal: Deal) -> None:
        """Raises BadDeal unless the deck may do this now."""
        raise NotImplementedError

    def lay(self, deal: Deal) -> None:
        """The deck's move, in place."""
        raise NotImplementedError

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        """All moves of this seat; none when it does not owe one."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """A legal move, in place."""
        raise NotImplementedError

    def default(self, seat: int) -> int:
        """The move of an absent player."""
        raise NotImplementedError

    def deals_next(self) -> int:
        """When it is over: the seat that is p1 in a rematch, where the rules say who deals."""
        return 0

    # -- text

    def text(self, move: int) -> str:
        """The one canonical spelling."""
        raise NotImplementedError

    def spell(self, text: str) -> str:
        """The canonical spelling of what somebody typed, legal or not."""
        return text

    def unlisted(self, seat: int, text: str) -> int | None:
        """A legal move that `legal` does not list because there are too many of its kind."""
        return None

    def why(self, seat: int, text: str) -> Reason:
        """Why this text, which is in canonical spelling, is not among the legal moves of a seat to move."""
        raise NotImplementedError

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        """Every card exactly once. The only place where a game says who sees what."""
        raise NotImplementedError

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        """The inverse of `piles`: puts the cards there and leaves the rest as it is."""
        raise NotImplementedError

    def facts(self) -> Mapping[str, object]:
        """What everybody may know beside the cards; never a face."""
        raise NotImplementedError

    def own_facts(self, viewer: int | None) -> Mapping[str, object]:
        """Facts that stand differently for this viewer: what they have chosen in secret. None is the open table."""
        return {}

    @property
    def fixed_ms(self) -> int | None:
        """The time that the rules give for the open decision, at every table; None: what the table plays with."""
        return None

    @property
    def secret(self) -> bool:
        """Whether only those who are asked may know that they are."""
        return False

    def asking(self) -> Position | None:
        """Just dealt: what all may see while somebody may be asked in secret, the same whether anybody is; or None."""
        return None

    # -- what is not seen

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """Where the cards lie that this viewer does not know, with all they know of them."""
        return hidden_places(self.piles(), viewer)

    def recalls(self, viewer: int) -> Mapping[str, Recall]:
        """What is certain of the piles that they do not see: all that `places` leaves over, and maybe more.

        Programs that learn ask at every move, so a game whose `places` take long says it in a quicker way.
        """
        return remembered(self.piles(), self.places(viewer, NoChance()))

    def redo(self, viewer: int, rng: Rng) -> None:
        """Makes the choices again that others have made in secret and not yet shown."""


def hidden_places(piles: Mapping[str, Pile], viewer: int) -> list[Place]:
    """One place per pile, for the cards that the viewer does not see now."""
    places = []
    for name, pile in piles.items():
        at = [i for i in range(len(pile.cards)) if not sees(pile, i, viewer)]
        if at:
            places.append(Place(name, at))
    return places


class NoChance:
    """An `Rng` for who wants no chance: what `places` says then still follows from what the viewer knows."""

    def random(self) -> float:
        return 0.0


def remembered(piles: Mapping[str, Pile], places: Sequence[Place]) -> dict[str, Recall]:
    """The piles in which something is not known, with the rest of their cards where they lie."""
    found: dict[str, list[int]] = {}
    for place in places:
        cards = found.setdefault(place.pile, list(piles[place.pile].cards))
        for i in place.at:
            cards[i] = UNKNOWN
    return {name: Recall(cards) for name, cards in found.items()}


def sees(pile: Pile, i: int, viewer: int) -> bool:
    sight = pile.seen_by | pile.each[i] if pile.each else pile.seen_by
    return bool(sight >> viewer & 1)


def made_again(kind: type[Position], fields: Mapping[str, Any]) -> Position:
    position = kind.__new__(kind)
    for name, value in fields.items():
        setattr(position, name, value)
    return position


NAMES: Final = (*(f"p{seat + 1}" for seat in range(SPECTATOR)), "deck")  # the deck is seat -1


def seat_name(seat: int) -> str:
    return NAMES[seat]


def seat_names(seats: Sequence[int]) -> list[str]:
    return [NAMES[seat] for seat in seats]


def by_seat(values: Sequence[T]) -> dict[str, T]:
    return dict(zip(NAMES, values, strict=False))
