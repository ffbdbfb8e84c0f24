"""Built once, for all games: one exit, one entrance, and other worlds.

Out: `view` and `heard` build what a viewer may see from what is declared visible.
In: a text is looked up among the legal moves (`find`), and what was found is made in place (`advance`). A table does
it in these two steps, since it keeps a move before it makes it; `play` does both, on a copy.
Nobody else gives a move to a position that anybody will see. Bots and learners run positions of their own bare.
Other worlds: `resample`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardhouse.core.position import (
    ANY,
    DECK,
    NAMES,
    PUBLIC,
    News,
    Place,
    Position,
    Reason,
    Result,
    Rng,
    by_seat,
    seat_names,
)

BACK = "??"

GENERAL_REASONS = {
    "game_over": "the game is over",
    "not_your_turn": "it is the turn of {seats}",
    "not_your_turn_now": "it is not your turn",
    "deck_to_act": "the cards have not been dealt yet",
    "unknown_move": "{text} is not a move of this game",
}


class IllegalMove(Exception):
    """A player's mistake: answered politely, nothing changed."""

    def __init__(self, reason: Reason, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message


# -- out


def view(position: Position, viewer: int | None) -> dict[str, Any]:
    """What a viewer is sent: built from what is declared visible. `None` is the open table of a replay.

    `written.views` says the same of several viewers at once, as text.
    """
    to_move, result, shown = position.to_move, position.result, Shown(position)
    facts, private = position.facts(), position.own_facts(viewer)
    legal = legal_moves(position, viewer) if viewer is None or viewer in to_move else {}
    return {
        "over": result is not None,
        "to_move": list(legal) if position.secret and viewer is not None else seat_names(to_move),
        "piles": shown.to(viewer),
        "legal": legal,
        "by": shown.by,
        "facts": {**facts, **private} if private else facts,
        "result": None if result is None else result_view(result),
    }


def legal_moves(position: Position, viewer: int | None) -> dict[str, list[str]]:
    """Their own; at the open table everybody's."""
    seats = position.to_move if viewer is None else (viewer,)
    text = position.text
    return {NAMES[seat]: [text(move) for move in position.legal(seat)] for seat in seats if seat != DECK}


def faces(position: Position, viewer: int | None) -> dict[str, list[str]]:
    """The piles as this viewer sees them, a hidden card as `??`."""
    return Shown(position).to(viewer)


class Shown:
    """Piles as text."""

    __slots__ = ("_private", "_public", "_text", "by")

    def __init__(self, position: Position) -> None:
        self._text = text = position.faces
        self._public = public = dict[str, list[str]]()  # hidden, unless everybody sees it
        self._private = private = list[tuple[str, Sequence[int], int, Sequence[int]]]()
        self.by = owners = dict[str, list[str]]()  # who played each card, where all saw it
        for name, (cards, seen_by, each, by) in position.piles().items():
            if by:
                owners[name] = [NAMES[seat] for seat in by]
            if seen_by == PUBLIC:
                public[name] = [text[card] for card in cards]
            else:
                public[name] = [BACK] * len(cards)
                private.append((name, cards, seen_by, each))

    def to(self, viewer: int | None) -> dict[str, list[str]]:
        text, shown = self._text, self._public.copy()
        mine = 0 if viewer is None else 1 << viewer
        for name, cards, seen_by, each in self._private:
            if seen_by & mine or viewer is None:
                shown[name] = [text[card] for card in cards]
            elif each:
                shown[name] = [text[c] if sight & mine else BACK for c, sight in zip(cards, each, strict=True)]
        return shown


def result_view(result: Result) -> dict[str, Any]:
    return {
        "ranking": [seat_names(group) for group in result.ranking],
        "losers": seat_names(result.losers),
        "reason": result.reason,
        "scores": by_seat(result.scores),
    }


def heard(news: Sequence[News], viewer: int | None, text: Sequence[str]) -> list[dict[str, Any]]:
    """The news that reaches a viewer, faces only where they may see them."""
    told = []
    for what, about, cards, seen_by, told_to in news:
        if viewer is not None and not told_to >> viewer & 1:
            continue
        item = {"what": what, **about}
        if cards:
            item["cards"] = [text[c] for c in cards] if viewer is None or seen_by >> viewer & 1 else [BACK] * len(cards)
        told.append(item)
    return told


def for_all(news: Sequence[News]) -> bool:
    """Whether everybody hears and sees the same."""
    return all(item.seen_by == PUBLIC and item.told_to == PUBLIC for item in news)


# -- in


def find(position: Position, seat: int, text: str) -> int | None:
    """The legal move that is spelt like this. A text is only ever looked up, so no parser can admit a wrong move."""
    if seat not in position.to_move:
        return None
    spelt = position.spell(" ".join(text.split()))
    for move in position.legal(seat):
        if position.text(move) == spelt:
            return move
    return position.unlisted(seat, spelt)


def play(position: Position, seat: int, text: str) -> Position:
    """The position after a move, with its news; the old one stays as it was."""
    move = find(position, seat, text)
    if move is None:
        reason = explain(position, seat, text)
        assert reason is not None, (seat, text)
        raise IllegalMove(reason, sentence(position, reason))
    after = position.copy()
    advance(after, seat, move)
    return after


def advance(position: Position, seat: int, move: int) -> None:
    """The entrance: a move that was found in this very position, made in place; its news are the position's then."""
    position.news = []
    position.apply(seat, move)


def explain(position: Position, seat: int, text: str) -> Reason | None:
    """Why this text is not a legal move of this seat now; None if it is."""
    if position.result is not None:
        return Reason("game_over", {})
    if position.to_move == (DECK,):
        return Reason("deck_to_act", {})
    if seat not in position.to_move:
        if position.secret:
            return Reason("not_your_turn_now", {})
        return Reason("not_your_turn", {"seats": seat_names(position.to_move)})
    if find(position, seat, text) is not None:
        return None
    return position.why(seat, position.spell(" ".join(text.split())))


def sentence(position: Position, reason: Reason) -> str:
    """The reason in English, with the rule it rests on."""
    template = position.reasons.get(reason.code) or GENERAL_REASONS[reason.code]
    said = template.format_map({key: listed(value) for key, value in reason.params.items()})
    return f"{said} ({reason.rule})" if reason.rule else said


def listed(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else value


# -- other worlds


def resample(position: Position, viewer: int, rng: Rng) -> Position:
    """Another position that this viewer could be in, consistent with all they know.

    It depends on what they know and on `rng` alone, never on the true hidden cards: search bots rest on
    that, and the leak test uses the same function.
    """
    places = position.places(viewer, rng)
    filled = {name: list(pile.cards) for name, pile in position.piles().items()}
    unknown = sorted(filled[place.pile][i] for place in places for i in place.at)
    for place, cards in zip(places, spread(unknown, places, rng), strict=True):
        for i, card in zip(place.at, cards, strict=True):
            filled[place.pile][i] = card
    other = position.copy()
    other.place(filled)
    other.redo(viewer, rng)
    return other


def spread(cards: list[int], places: Sequence[Place], rng: Rng) -> list[list[int]]:
    """Deals the cards over the places at random, each only where it may lie."""
    shuffle(cards, rng)
    if all(place.may == ANY for place in places):
        held: list[list[int]] = []
        start = 0
        for place in places:
            held.append(cards[start : start + len(place.at)])
            start += len(place.at)
        return held
    held = [[] for _ in places]
    for card in cards:
        fitted = fit(card, places, held, set(), rng)
        assert fitted, "what a viewer knows contradicts itself"
    return held


def fit(card: int, places: Sequence[Place], held: list[list[int]], tried: set[int], rng: Rng) -> bool:
    """Puts a card where there is room; where there is none, another card makes room (augmenting paths)."""
    fits = [i for i, place in enumerate(places) if place.may >> card & 1]
    room = [len(places[i].at) - len(held[i]) for i in fits]
    pick = rng.random() * sum(room)
    for i, free in zip(fits, room, strict=True):
        if pick < free:
            held[i].append(card)
            return True
        pick -= free
    for i in fits:
        if i in tried:
            continue
        tried.add(i)
        for j, other in enumerate(held[i]):
            if fit(other, places, held, tried, rng):
                held[i][j] = card
                return True
    return False


def shuffle(cards: list[int], rng: Rng) -> None:
    """In place. Only `rng.random()` is used: it alone is promised to stay the same in later Pythons."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
