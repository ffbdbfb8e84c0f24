"""A book in plain English, for the terminal; a browser has its own sentences in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from cardhouse.book.told import Book, Evening, Said, Standing
from cardhouse.core.game import Game

NOBODY = "somebody"


class Words:
    def __init__(self, book: Book, games: Mapping[str, Game]) -> None:
        self.book, self.games = book, games
        self.names = {person["player"]: person["name"] or NOBODY for person in book["people"]}

    def lines(self) -> Iterator[str]:
        book = self.book
        yield f"{book['matches']} matches" + (f", {book['missing']} not counted yet" if book["missing"] else "")
        yield from self._table("over all", book["standings"])
        for one in book["games"]:
            yield from self._table(f"{self.games[one['game']].title}, {one['matches']} matches", one["standings"])
            yield from self._counts(one["game"], one["standings"])
        yield from self._people()
        for evening in book["evenings"]:
            yield ""
            yield self._headline(evening)
            yield from (f"  {self.sentence(said)}." for said in evening["recap"])

    def _table(self, title: str, standings: list[Standing]) -> Iterator[str]:
        yield ""
        yield f"{title:<28}{'played':>8}{'won':>6}{'lost':>6}{'ahead of':>10}{'streak':>8}{'best':>6}"
        for one in standings:
            share = f"{100 * one['beaten'] / max(1, one['met']):.0f}%"
            row = f"{one['matches']:>8}{one['wins']:>6}{one['losses']:>6}{share:>10}"
            yield f"  {self.names[one['player']]:<26}{row}{one['streak']:>8}{one['best_streak']:>6}"

    def _counts(self, game: str, standings: list[Standing]) -> Iterator[str]:
        for what, declared in self.games[game].info.counts.items():
            have = [
                f"{self.names[one['player']]} {one['counts'][what]}" for one in standings if one["counts"].get(what)
            ]
            if have:
                yield f"  {declared.label}: {', '.join(have)}"

    def _people(self) -> Iterator[str]:
        book, names = self.book, self.names
        yield ""
        for pair in book["pairs"]:
            ahead = f"{pair['one_ahead']} : {pair['two_ahead']}"
            yield f"{names[pair['one']]} – {names[pair['two']]}  {ahead} of {pair['matches']}"
        for what, friends in (("nemesis", book["nemeses"]), ("buddy", book["buddies"])):
            for friend in friends:
                often = f"{100 * friend['share']:.0f}% of {friend['matches']}"
                yield f"{what} of {names[friend['player']]}: {names[friend['other']]} ({often})"
        for best in book["bests"]:
            info = self.games[best["game"]].info
            label, when = info.counts[best["what"]].best, f"{info.counts_in} {best['at']}"
            yield f"{label}: {names[best['player']]}, {best['amount']} in {when} ({best['record']})"
        for close in book["closest"]:
            first, second = (", ".join(names[one] for one in close[end]) or "a bot" for end in ("first", "second"))
            title = self.games[close["game"]].title
            yield f"closest at {title}: {first} before {second}, by {close['by']} ({close['record']})"
        for jewel in book["jewels"]:
            label = self.games[jewel["game"]].info.counts[jewel["what"]].label
            yield f"{names[jewel['player']]} wears the {jewel['jewel']}: {label} {jewel['count']}"

    def _headline(self, evening: Evening) -> str:
        day = datetime.fromtimestamp(evening["began"] / 1000, UTC).strftime("%Y-%m-%d")
        won = ", ".join(f"{self.names[one['player']]} {one['wins']}" for one in evening["won"])
        return f"{day}  {len(evening['records'])} matches: {won}"

    def sentence(self, said: Said) -> str:
        params = dict(said["params"])
        name, other = self.names.get(params.get("player", ""), NOBODY), self.names.get(params.get("other", ""), NOBODY)
        game = self.games.get(params.get("game", ""))
        count = game.info.counts.get(params.get("what", "")) if game else None
        match said["code"]:
            case "won":
                return f"{name} won {params['n']} of {params['of']}"
            case "shared":
                return f"{name} and {other} won {params['n']} each, of {params['of']}"
            case "count" if count is not None:
                return count.says.format(name=name, n=params["n"])
            case "turned" if game is not None:
                return f"The evening turned in {game.info.counts_in} {params['at']}: {name} was ahead from then on"
            case "turned_by" if game is not None and count is not None:
                return (
                    f"The evening turned in {game.info.counts_in} {params['at']}: {name}, {count.label} {params['n']}"
                )
            case "close" if game is not None:
                return f"{name} won {game.title} by {params['n']}"
            case "close_by" if game is not None and count is not None:
                return f"{name} won {game.title}; {count.label}: {params['n']}"
        return said["code"]
