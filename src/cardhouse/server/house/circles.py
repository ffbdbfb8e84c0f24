"""Circles: what may be done in them, by whom, and how much of it there can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from cardhouse.core.options import read_options, write_options
from cardhouse.games import GAMES
from cardhouse.server.problem import Problem
from cardhouse.server.store.circles import MOST_CIRCLES, MOST_PEOPLE, Circle, Full, Member
from cardhouse.server.store.players import Player
from cardhouse.table import faces
from cardhouse.table import messages as m
from cardhouse.table.names import tidy, tidy_text

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

MOST_PHRASES, LONGEST_PHRASE = 20, 60
MOST_CARDS = 30
MOST_HOOKS = 3  # chat programs that are told

Phrase = Annotated[str, Meta(max_length=4 * LONGEST_PHRASE)]  # cut down to what fits


class RuleCard(Struct, frozen=True):
    """A named set of options of one game."""

    name: m.Name
    game: Annotated[str, Meta(max_length=40)]
    options: Annotated[str, Meta(max_length=500)] = ""
    seats: Annotated[int, Meta(ge=0, le=10)] = 0  # 0 for as usual


class About(Struct, frozen=True):
    """What a circle has written down."""

    phrases: list[str] = []
    cards: list[RuleCard] = []


class Entered(NamedTuple):
    circle: Circle
    about: About
    member: Member | None

    @property
    def keeper(self) -> bool:
        return self.member is not None and self.member.keeper


class Circles:
    def __init__(self, house: House) -> None:
        self.house = house

    async def make(self, player: Player, name: str) -> Circle:
        named = tidy_text(name, 40)
        if not named:
            raise Problem(422, "no_name", "a circle has a name")
        try:
            return await self.house.store.make_circle(player.id, named, written(About()), self.house.clock.now())
        except Full:
            raise too_many() from None

    async def enter(self, link: str, player: str) -> Entered | None:
        """By its link, or as one of its people by an older link; None if nothing may be said."""
        found = await self.house.store.circle(link, player)
        return None if found is None else Entered(found[0], msgspec.json.decode(found[0].about, type=About), found[1])

    async def join(self, entered: Entered, player: Player) -> None:
        if entered.member is None:
            await self._add(entered.circle, player.id)

    async def leave(self, entered: Entered, player: Player) -> None:
        await self.house.store.leave_circle(entered.circle.id, player.id)

    async def remove(self, entered: Entered, player: str) -> None:
        must_keep(entered)
        await self.house.store.remove_member(entered.circle.id, player)

    async def add(self, entered: Entered, player: str, keeper: bool) -> None:
        """Somebody who was removed, or has played at a table of this circle; or a member becomes a keeper, or none."""
        must_keep(entered)
        people = {one.player: one for one in await self.house.store.members(entered.circle.id)}
        if player not in people and player not in await self.played(entered.circle.id):
            raise Problem(404, "no_such_player", "nobody of this name has played at a table of this circle")
        if player not in people or people[player].removed:
            await self._add(entered.circle, player)
        await self.house.store.make_keeper(entered.circle.id, player, keeper)

    async def played(self, circle: str) -> set[str]:
        kept = (await self.house.store.material(await self.house.store.records_of_circle(circle), 0, faces.of)).kept
        return {player for one in kept for player in one.people if player is not None}

    async def change(
        self, entered: Entered, name: str, phrases: list[str] | None, cards: list[RuleCard] | None
    ) -> None:
        """Whoever is in it writes phrases and rule cards; a keeper names it."""
        must_be_in(entered)
        named = tidy_text(name, 40) or entered.circle.name
        if named != entered.circle.name:
            must_keep(entered)
        about = About(
            entered.about.phrases if phrases is None else tidied(phrases),
            entered.about.cards if cards is None else [checked(card) for card in cards[:MOST_CARDS]],
        )
        await self.house.store.change_circle(entered.circle.id, named, written(about))

    async def renew(self, entered: Entered) -> str:
        must_keep(entered)
        return await self.house.store.renew_link(entered.circle.id)

    async def _add(self, circle: Circle, player: str) -> None:
        try:
            await self.house.store.join_circle(circle.id, player, self.house.clock.now())
        except Full:
            raise too_many() from None


def written(about: About) -> str:
    return msgspec.json.encode(about).decode()


def tidied(phrases: list[str]) -> list[str]:
    """Text, never markup: without control characters, each once, none too long."""
    short = (tidy_text(phrase, LONGEST_PHRASE) for phrase in phrases[:MOST_PHRASES])
    return list(dict.fromkeys(phrase for phrase in short if phrase))


def checked(card: RuleCard) -> RuleCard:
    """As the game would write its options; raises Problem for what cannot be played."""
    game, name = GAMES.get(card.game), tidy(card.name)
    if game is None or not name or (card.seats and card.seats not in game.seats):
        raise Problem(422, "bad_settings", "a rule card has a name, a game and seats that it can be played with")
    try:
        options = write_options(read_options(game.options, card.options))
    except ValueError as error:
        raise Problem(422, "bad_settings", str(error)[:200]) from None
    return RuleCard(name, card.game, options, card.seats)


def must_be_in(entered: Entered) -> None:
    if entered.member is None:
        raise Problem(403, "not_in_circle", "only for the people of this circle: join it first")


def must_keep(entered: Entered) -> None:
    must_be_in(entered)
    if not entered.keeper:
        raise Problem(403, "not_keeper", "only a keeper of this circle can do that")


def too_many() -> Problem:
    text = f"a circle has {MOST_PEOPLE} people at most, and one player {MOST_CIRCLES} circles"
    return Problem(422, "circle_full", text)
