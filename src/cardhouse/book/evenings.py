"""Evenings: matches without a long pause between them, and what is worth saying about each.

Every sentence of a recap is found by a rule below. Nothing is invented, and what is not clear is not said: of two who
did something equally often, neither is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardhouse.book.told import Evening, Said, Won
from cardhouse.core.game import Game

if TYPE_CHECKING:
    from cardhouse.book.book import Match

PAUSE_MS = 5 * 3_600_000  # so long after the last match another evening begins
WORTH = 2  # how often something must have happened to be told
SENTENCES = 4  # about what is counted, in one recap


def evenings(played: Sequence[Match], games: Mapping[str, Game], who: Sequence[str]) -> list[Evening]:
    """The last one first. The matches come in the order in which they ended."""
    groups: list[list[Match]] = []
    for match in played:
        if groups and match.at - groups[-1][-1].at < PAUSE_MS:
            groups[-1].append(match)
        else:
            groups.append([match])
    return [_evening(group, games, who) for group in reversed(groups)]


def _evening(group: Sequence[Match], games: Mapping[str, Game], who: Sequence[str]) -> Evening:
    won: Counter[str] = Counter()
    for match in group:
        for player, place in match.places.items():
            if player in who:
                won[player] += place == 1
    return Evening(
        began=group[0].at,
        ended=group[-1].at,
        records=[match.record for match in group],
        games=list(dict.fromkeys(match.sheet["game"] for match in group)),
        won=[Won(player=player, wins=won[player]) for player in sorted(won, key=lambda one: (-won[one], one))],
        recap=list(_recap(group, games, won)),
    )


def _recap(group: Sequence[Match], games: Mapping[str, Game], won: Counter[str]) -> Iterator[Said]:
    yield from _winner(group, won)
    yield from _counted(group, games, set(won))
    yield from _turned(group, set(won))
    yield from _close(group, games, set(won))


def _winner(group: Sequence[Match], won: Counter[str]) -> Iterator[Said]:
    """Whoever has won most; those who share it, if they are two."""
    most = max(won.values(), default=0)
    best = sorted(player for player in won if won[player] == most)
    if most and len(best) == 1:
        yield Said(code="won", params={"player": best[0], "n": most, "of": len(group)})
    elif most and len(best) == 2:
        yield Said(code="shared", params={"player": best[0], "other": best[1], "n": most, "of": len(group)})


def _counted(group: Sequence[Match], games: Mapping[str, Game], who: set[str]) -> Iterator[Said]:
    """For what the game has a sentence: whoever did it most, if nobody did it as often."""
    said = 0
    for game in dict.fromkeys(match.sheet["game"] for match in group):
        for what, declared in games[game].info.counts.items():
            ranked = _total(group, game, what, who).most_common(2) if declared.says and said < SENTENCES else []
            if ranked and ranked[0][1] >= WORTH and (len(ranked) == 1 or ranked[0][1] > ranked[1][1]):
                said += 1
                yield Said(code="count", params={"game": game, "what": what, "player": ranked[0][0], "n": ranked[0][1]})


def _total(group: Sequence[Match], game: str, what: str, who: set[str]) -> Counter[str]:
    total: Counter[str] = Counter()
    for match in group:
        if match.sheet["game"] == game:
            for player, have in zip(match.people, match.sheet["counts"].get(what, ()), strict=False):
                if player is not None and player in who:
                    total[player] += have["total"]
    return total


def _turned(group: Sequence[Match], who: set[str]) -> Iterator[Said]:
    """In the last match that turned for somebody who is known: it decided the evening."""
    for match in reversed(group):
        turn = match.sheet["turn"]
        player = match.people[turn["seat"]] if turn is not None else None
        if turn is not None and player is not None and player in who:
            params = {"game": match.sheet["game"], "player": player, "at": turn["at"]}
            if turn["what"]:
                params |= {"what": turn["what"], "n": turn["amount"]}
            yield Said(code="turned_by" if turn["what"] else "turned", params=params)
            return


def _close(group: Sequence[Match], games: Mapping[str, Game], who: set[str]) -> Iterator[Said]:
    """A match that one or two points decided, or one or two cards."""
    near = [match for match in group if match.sheet["close"] in (1, 2) and len(set(match.places) & who) > 1]
    for match in sorted(near, key=lambda match: match.sheet["close"] or 0)[:1]:
        first = sorted(player for player, place in match.places.items() if place == 1 and player in who)
        if len(first) == 1:
            params = {"game": match.sheet["game"], "player": first[0], "n": match.sheet["close"]}
            what = games[match.sheet["game"]].info.close
            yield Said(code="close" if what == "scores" else "close_by", params={**params, "what": what})
