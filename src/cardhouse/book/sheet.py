"""One record, counted: what every seat did, how close it was and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cardhouse.book.told import Amount, Sheet, Turn
from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game, read_seat
from cardhouse.core.info import SCORES, Counted, Info, load
from cardhouse.core.position import SPECTATOR, Result
from cardhouse.core.record import Record, RecordError, read_record

SET_UP = frozenset(("Setup", "From"))  # tags of a match that began in the middle
VERSION = 2  # of sheets: those of another version are made again

Lead = tuple[int, int]  # a hand or round, and the seat that was alone ahead after it; -1 for several


def sheet_of(text: str, games: Mapping[str, Game]) -> Sheet | None:
    """None for a record that cannot be read, or of a match that is not over: it is in no book."""
    try:
        return count(read_record(text), games)
    except (RecordError, ValueError):
        return None


def count(record: Record, games: Mapping[str, Game]) -> Sheet | None:
    """Raises RecordError."""
    fold = Fold(record, games)
    tally = Tally(fold)
    for _ in fold.lines():
        tally.hear()
    result = fold.position.result
    return None if result is None or not SET_UP.isdisjoint(record.tags) else tally.sheet(result)


class Tally:
    """What everybody could hear, and nothing else, is counted."""

    def __init__(self, fold: Fold) -> None:
        self.fold, self.info = fold, fold.game.info
        self.counted: Callable[..., Iterable[Counted]] | None = load(self.info.counted) if self.info.counted else None
        seats = range(fold.position.seats)
        self.counts = {what: [Amount(total=0, most=0, at=0) for _ in seats] for what in self.info.counts}
        self.leads: list[Lead] = []

    def hear(self) -> None:
        position = self.fold.position
        kinds = {news.what for news in position.news or ()}
        ends = any(self.info.all_news[what].ends for what in kinds if what in self.info.all_news)
        if not ends and kinds.isdisjoint(self.info.counting):
            return
        view = kernel.view(position, SPECTATOR)
        for item in kernel.heard(position.news or (), SPECTATOR, position.faces):
            if self.counted is not None and item["what"] in self.info.counting:
                self._add(self.counted(item, view))
            if item["what"] in self.info.all_news and self.info.all_news[item["what"]].ends:
                self._lead(item.get(SCORES) or view["facts"].get(SCORES))

    def _add(self, counted: Iterable[Counted]) -> None:
        for what, seat, amount, at in counted:
            if what in self.counts:
                have = self.counts[what][read_seat(seat, self.fold.position.seats)]
                have["total"] += amount
                if amount > have["most"]:
                    have["most"], have["at"] = amount, at

    def _lead(self, scores: Mapping[str, float] | None) -> None:
        if scores is None or len(scores) != self.fold.position.seats:
            return
        best = (min if _few(self.fold) else max)(scores.values())
        ahead = [read_seat(seat, self.fold.position.seats) for seat, score in scores.items() if score == best]
        self.leads.append((len(self.leads) + 1, ahead[0] if len(ahead) == 1 else -1))

    def sheet(self, result: Result) -> Sheet:
        tags, info = self.fold.record.tags, self.info
        ended = tags.get("Ended", "")
        return Sheet(
            game=self.fold.game.name,
            options=tags.get("Options", ""),
            places=places(result.ranking),
            losers=sorted(result.losers),
            counts=self.counts,
            close=_margin(result) if info.close == SCORES else sum(have["total"] for have in self.counts[info.close]),
            turn=_took_the_lead(self.leads, result) if info.turn == SCORES else _largest(info, self.counts, result),
            ended=int(ended) if ended.isdecimal() else 0,
        )


def places(ranking: Sequence[Sequence[int]]) -> list[int]:
    """The place of each seat, 1 for the first; whoever shares a place has the best of them: 1, 2, 2, 4."""
    place: dict[int, int] = {}
    for group in ranking:
        place.update(dict.fromkeys(group, len(place) + 1))
    return [place[seat] for seat in sorted(place)]


def _few(fold: Fold) -> bool:
    return fold.game.info.good_scores(fold.record.tags.get("Options", "")) == "few"


def _margin(result: Result) -> int | None:
    """The points between the first two places."""
    if len(result.ranking) < 2 or not any(result.scores):
        return None
    first, second = (result.scores[group[0]] for group in result.ranking[:2])
    return abs(int(first - second))


def _took_the_lead(leads: Sequence[Lead], result: Result) -> Turn | None:
    """From then on the winner was alone ahead; nothing turned where they always were."""
    winner = result.ranking[0][0] if len(result.ranking[0]) == 1 else -1
    since = 0
    for at, seat in leads:
        since = (since or at) if seat == winner else 0
    return Turn(seat=winner, at=since, what="", amount=0) if winner >= 0 and since > 1 else None


def _largest(info: Info, counts: Mapping[str, Sequence[Amount]], result: Result) -> Turn | None:
    """Of those who lost, if anybody did; it is the first of equals."""
    losers = result.losers or range(len(counts[info.turn]))
    seat = min(losers, key=lambda seat: (-counts[info.turn][seat]["most"], counts[info.turn][seat]["at"], seat))
    have: Any = counts[info.turn][seat]
    return Turn(seat=seat, at=have["at"], what=info.turn, amount=have["most"]) if have["most"] else None
