"""Many sheets and the people who sat there: who has won what, against whom, and by how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from cardhouse.book import evenings
from cardhouse.book.told import Best, Book, Close, Friend, GameBook, Jewel, Pair, Person, Sheet, Standing
from cardhouse.core.game import Game

TOGETHER = 3  # matches until somebody is a nemesis or a buddy
CLOSEST = 3  # finishes that are named


@dataclass(frozen=True)
class Match:
    """A sheet with its people."""

    record: str
    at: int  # when it was over, in ms
    people: Sequence[str | None]  # per seat; None for a bot
    sheet: Sheet

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Of people; somebody who sat on two seats has the better one."""
        placed = sorted(zip(self.sheet["places"], self.people, strict=True), key=lambda pair: -pair[0])
        return {player: place for place, player in placed if player is not None}

    def seats(self, player: str) -> list[int]:
        return [seat for seat, one in enumerate(self.people) if one == player]

    def beaten(self, player: str) -> tuple[int, int]:
        """How many others finished behind them, bots too, and of how many."""
        others = [p for p, who in zip(self.sheet["places"], self.people, strict=True) if who != player]
        return sum(other > self.places[player] for other in others), len(others)


def book(
    matches: Iterable[Match],
    people: Mapping[str, Person],
    games: Mapping[str, Game],
    only: Collection[str] = (),
    missing: int = 0,
) -> Book:
    """Of these matches; with `only`, these people are named and nobody else."""
    played = sorted((match for match in matches if match.sheet["game"] in games), key=lambda m: (m.at, m.record))
    seen = [player for match in played for player in match.places]
    who = sorted({player for player in seen if not only or player in only})
    names = [game for game in games if any(match.sheet["game"] == game for match in played)]
    pairs = _pairs(played, set(who))
    nemeses = _nemeses(pairs)
    return Book(
        matches=len(played),
        missing=missing,
        people=[people.get(player) or Person(player=player, name="", face="") for player in who],
        standings=standings(played, who),
        games=[_game_book(game, played, who, games[game]) for game in names],
        pairs=pairs,
        nemeses=list(nemeses.values()),
        buddies=_buddies(played, pairs, nemeses),
        bests=[best for game in names for best in _bests(games[game], played, who)],
        closest=_closest(played, games, who),
        jewels=_jewels(played, games, who),
        evenings=evenings.evenings(played, games, who),
    )


def standings(played: Sequence[Match], who: Sequence[str], counts: Collection[str] = ()) -> list[Standing]:
    """Wins first, then the share of others who were beaten, then how often they played."""
    found = [_standing(player, played, counts) for player in who]
    return sorted((one for one in found if one["matches"]), key=_order)


def _order(one: Standing) -> tuple[float, float, int, str]:
    return -one["wins"], -one["beaten"] / max(1, one["met"]), -one["matches"], one["player"]


def _standing(player: str, played: Sequence[Match], counts: Collection[str]) -> Standing:
    one = Standing(
        player=player,
        matches=0,
        wins=0,
        losses=0,
        beaten=0,
        met=0,
        streak=0,
        best_streak=0,
        counts=dict.fromkeys(counts, 0),
    )
    for match in played:
        if player in match.places:
            _add(one, match)
    return one


def _add(one: Standing, match: Match) -> None:
    player, sheet = one["player"], match.sheet
    seats, won = match.seats(player), match.places[player] == 1
    beaten, met = match.beaten(player)
    one["matches"] += 1
    one["wins"] += won
    one["losses"] += any(seat in sheet["losers"] for seat in seats)
    one["beaten"] += beaten
    one["met"] += met
    one["streak"] = one["streak"] + 1 if won else 0
    one["best_streak"] = max(one["best_streak"], one["streak"])
    for what in one["counts"]:
        have = sheet["counts"].get(what)
        one["counts"][what] += sum(have[seat]["total"] for seat in seats) if have else 0


def _game_book(name: str, played: Sequence[Match], who: Sequence[str], game: Game) -> GameBook:
    mine = [match for match in played if match.sheet["game"] == name]
    return GameBook(game=name, matches=len(mine), standings=standings(mine, who, game.info.counts))


def _pairs(played: Sequence[Match], who: Collection[str]) -> list[Pair]:
    found: dict[tuple[str, str], Pair] = {}
    for match in played:
        place = match.places
        for one, two in combinations(sorted(player for player in place if player in who), 2):
            pair = found.setdefault((one, two), Pair(one=one, two=two, matches=0, one_ahead=0, two_ahead=0))
            pair["matches"] += 1
            pair["one_ahead"] += place[one] < place[two]
            pair["two_ahead"] += place[two] < place[one]
    return [found[names] for names in sorted(found)]


def _nemeses(pairs: Sequence[Pair]) -> dict[str, Friend]:
    """Whoever finished ahead of somebody in the largest part of their matches, and in more than half."""
    found: dict[str, list[Friend]] = {}
    for pair in pairs:
        ends = (pair["one"], pair["two"], pair["two_ahead"]), (pair["two"], pair["one"], pair["one_ahead"])
        for player, other, ahead in ends if pair["matches"] >= TOGETHER else ():
            if 2 * ahead > pair["matches"]:
                part = share(ahead, pair["matches"])
                friend = Friend(player=player, other=other, matches=pair["matches"], share=part)
                found.setdefault(player, []).append(friend)
    return {player: _foremost(found[player]) for player in sorted(found)}


def _buddies(played: Sequence[Match], pairs: Sequence[Pair], nemeses: Mapping[str, Friend]) -> list[Friend]:
    """In whose company somebody beat most of the others; not their nemesis."""
    often = {(pair["one"], pair["two"]): pair["matches"] for pair in pairs if pair["matches"] >= TOGETHER}
    often |= {(two, one): matches for (one, two), matches in often.items()}
    beaten, met = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for match in played:
        done = {player: match.beaten(player) for player in match.places}
        for two in permutations(match.places, 2):
            if two in often:
                beaten[two] += done[two[0]][0]
                met[two] += done[two[0]][1]
    found: dict[str, list[Friend]] = {}
    for (player, other), matches in often.items():
        if player not in nemeses or nemeses[player]["other"] != other:
            part = share(beaten[player, other], met[player, other])
            found.setdefault(player, []).append(Friend(player=player, other=other, matches=matches, share=part))
    return [_foremost(found[player]) for player in sorted(found)]


def _foremost(found: Sequence[Friend]) -> Friend:
    return min(found, key=lambda one: (-one["share"], -one["matches"], one["other"]))


def share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _bests(game: Game, played: Sequence[Match], who: Sequence[str]) -> list[Best]:
    bests = []
    for what, declared in game.info.counts.items():
        found = [
            Best(game=game.name, what=what, player=player, amount=have["most"], at=have["at"], record=match.record)
            for match in played
            if match.sheet["game"] == game.name and declared.best
            for player, have in zip(match.people, match.sheet["counts"].get(what, ()), strict=False)
            if player is not None and player in who and have["most"]
        ]
        bests += sorted(found, key=lambda best: -best["amount"])[:1]  # of equals, the first
    return bests


def _closest(played: Sequence[Match], games: Mapping[str, Game], who: Sequence[str]) -> list[Close]:
    """With two people at least; a few of the closest of each game."""
    found = []
    for match in played:
        by, people = match.sheet["close"], {player for player in match.places if player in who}
        if by is not None and len(people) > 1:
            first, second = _ends(match, games[match.sheet["game"]], people)
            found.append(Close(game=match.sheet["game"], by=by, first=first, second=second, record=match.record))
    found.sort(key=lambda close: close["by"])
    return [close for game in games for close in [one for one in found if one["game"] == game][:CLOSEST]]


def _ends(match: Match, game: Game, people: Collection[str]) -> tuple[list[str], list[str]]:
    place = match.places
    first = sorted(player for player in people if place[player] == 1)
    if game.info.close != "scores":
        return first, sorted(player for player in people if set(match.seats(player)) & set(match.sheet["losers"]))
    next_place = 1 + match.sheet["places"].count(1)
    return first, sorted(player for player in people if place[player] == next_place)


def _jewels(played: Sequence[Match], games: Mapping[str, Game], who: Sequence[str]) -> list[Jewel]:
    """The finest that somebody has earned with each count."""
    total: Counter[tuple[str, str, str]] = Counter()
    for match in played:
        for what, amounts in match.sheet["counts"].items():
            for player, have in zip(match.people, amounts, strict=True):
                if player in who and player is not None:
                    total[player, match.sheet["game"], what] += have["total"]
    jewels = []
    for (player, name, what), count in sorted(total.items()):
        declared = games[name].info.counts.get(what)
        earned = [jewel for n, jewel in (declared.jewels if declared else ()) if count >= n]
        if earned:
            jewels.append(Jewel(player=player, game=name, what=what, count=count, jewel=earned[-1]))
    return jewels
