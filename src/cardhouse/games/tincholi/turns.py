"""What a player does in a turn: draw, and then one of what C5 lists; and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import ALONE, PUBLIC, TO_DECK, News
from cardhouse.games.tincholi import moves
from cardhouse.games.tincholi.pieces import CARD, EVERYBODY, KNOWN, NUMBER, SHUFFLE

if TYPE_CHECKING:
    from cardhouse.games.tincholi.rules import Tincholi


def go_on(p: Tincholi) -> None:
    """Who is next when nothing is in anybody's hand."""
    if not p.stock and len(p.discard) > 1:  # C9
        p.phase, p.to_move = "reshuffle", TO_DECK
    elif p.to_look:  # C3: all at once, and nobody draws before
        p.phase, p.to_move = "look", p.to_look
    else:
        p.phase, p.to_move = "draw", ALONE[p.turn]


def look(p: Tincholi, seat: int, a: int, b: int) -> None:
    """C3: at two of one's own, all at once."""
    hand = p.hands[seat]
    hand[a] |= KNOWN << seat
    hand[b] |= KNOWN << seat
    p.shown += ((seat, a, 1 << seat), (seat, b, 1 << seat))
    p.to_look = tuple([other for other in p.to_look if other != seat])
    if p.news is not None:
        p.tell("look", seat, (hand[a] & CARD, hand[b] & CARD), 1 << seat, slots=[a + 1, b + 1])
    go_on(p)


def draw(p: Tincholi, seat: int, kind: int) -> None:
    """C4: seen by the drawer only, or known to everybody."""
    if kind == moves.DRAW:
        p.drawn = p.stock.pop() | KNOWN << seat | p.shuffles << SHUFFLE
    else:
        p.drawn = p.discard.pop() | EVERYBODY
    p.phase = "decide"
    if p.news is not None:
        p.tell(moves.text(kind), seat, (p.drawn & CARD,), p.sight_of_drawn())


def keep(p: Tincholi, seat: int, slot: int, drawn: int) -> None:
    hand = p.hands[seat]
    p.discard.append(hand[slot] & CARD)
    hand[slot] = drawn
    if p.news is not None:
        p.tell("keep", seat, (p.discard[-1],), slot=slot + 1)


def pair(p: Tincholi, seat: int, a: int, b: int, drawn: int) -> None:
    """C8: the double discard."""
    hand = p.hands[seat]
    cards = (hand[a] & CARD, hand[b] & CARD)
    same = NUMBER[cards[0]] == NUMBER[cards[1]]
    if p.news is not None:
        p.tell("pair", seat, cards, slots=[a + 1, b + 1], ok=same)
    if same:
        p.discard += (cards[1], cards[0])  # the first named on top
        hand[a] = drawn
        del hand[b]
        return
    hand[a] |= EVERYBODY
    hand[b] |= EVERYBODY
    p.shown = ((seat, a, PUBLIC), (seat, b, PUBLIC))
    hand.append(drawn)
    if not p.discard:
        p.discard.append(p.stock.pop())
        if p.news is not None:
            p.news.append(News("turn_up", {}, (p.discard[-1],)))


def peek(p: Tincholi, seat: int, at: int) -> None:
    """C7: everyone sees which slot, the face only who looks."""
    owner, slot = divmod(at, moves.SLOTS)
    p.hands[owner][slot] |= KNOWN << seat
    p.shown = ((owner, slot, 1 << seat),)
    if p.news is not None:
        p.tell("peek", seat, (p.hands[owner][slot] & CARD,), 1 << seat, slot=moves.slot_name(at))


def swap(p: Tincholi, seat: int, a: int, b: int) -> None:
    """C7: shows nothing to anyone; who knew a card still knows where it is."""
    (one, i), (other, j) = divmod(a, moves.SLOTS), divmod(b, moves.SLOTS)
    hands = p.hands
    hands[one][i], hands[other][j] = hands[other][j], hands[one][i]
    if p.news is not None:
        p.tell("swap", seat, slots=[moves.slot_name(a), moves.slot_name(b)])
