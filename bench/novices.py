"""People who have just learned one rule of a game: what three gentle bots are to be right for.

    cardhouse arena tincholi bench.novices:tincholi gentle --deals 100

Someone like that should get 1.2 to 1.6 of the 1.5 place points that are fair, against three gentle bots.
"""

from __future__ import annotations

from cardhouse.bots.mind import Mind
from cardhouse.games.dalmuti.pieces import PASS, SIZE
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import PLAY
from cardhouse.games.liap_tui.pieces import UNIT, unpack
from cardhouse.games.liap_tui.rules import LiapTui
from cardhouse.games.tincholi.pieces import CARD, KNOWN, VALUE
from cardhouse.games.tincholi.rules import Tincholi
from cardhouse.games.tricks.rules import Tricks

ENOUGH = 12  # a total to cut with
LOW = 6  # a card to keep
STRONG = 18  # a piece that should win a pile: a general or a chariot


def thulla(mind: Mind) -> str:
    """Stays under if they can; otherwise, and when they lead, the lowest."""
    t = mind.possible
    assert isinstance(t, Tricks)
    legal = t.legal(mind.seat)
    if t.led and not t.hands[mind.seat] & t.led:
        return t.text(legal[-1])
    under = [card for card in legal if t.led and card < t.best]
    return t.text(under[-1] if under else legal[0])


kazhutha = thulla


def dalmuti(mind: Mind) -> str:
    """Gets rid of the worst that they can, as many as they can."""
    d = mind.possible
    assert isinstance(d, Dalmuti)
    legal = d.legal(mind.seat)
    if d.phase != PLAY:
        return d.text(d.default(mind.seat))
    sets = [move for move in legal if move != PASS and not move & 3]
    return d.text(max(sets, key=lambda move: (move >> 6, SIZE[move])) if sets else legal[0])


def tincholi(mind: Mind) -> str:
    """Keeps what is low in place of the highest they remember or have not seen, and cuts when they think it little."""
    t, seat = mind.possible, mind.seat
    assert isinstance(t, Tincholi)
    if t.phase == "look":
        return "look 1 2"
    if t.phase == "draw":
        return "draw" if t.stock else "take"
    seen = [VALUE[slot & CARD] if slot & KNOWN << seat else None for slot in t.hands[seat]]
    if None not in seen and sum(value or 0 for value in seen) <= ENOUGH and "cut" in mind.legal:
        return "cut"
    highest = max(range(len(seen)), key=lambda i: LOW if seen[i] is None else seen[i] or 0)
    held, value = seen[highest], VALUE[t.drawn & CARD]
    better = value < (LOW + 1 if held is None else held)
    return f"keep {highest + 1}" if better or "drop" not in mind.legal else "drop"


def liap_tui(mind: Mind) -> str:
    """Says how many strong pieces they have; then the highest while they need piles, and else the lowest."""
    t, seat = mind.possible, mind.seat
    assert isinstance(t, LiapTui)
    legal, strength = t.legal(seat), t.rules.strength
    if t.phase == "redeal":
        return "stay"
    if t.phase == "declare":
        strong = sum(strength[UNIT[piece]] & 255 >= STRONG << 1 for piece in unpack(t.hands[seat]))
        return t.text(min(legal, key=lambda n: abs(n - strong)))
    wants = t.said[seat] > t.won[seat]
    return t.text((max if wants else min)(legal, key=lambda move: strength.get(move, 0)))
