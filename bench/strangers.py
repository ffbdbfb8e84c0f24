"""Players of another style than the house's: what a search is good for that has not imagined its opponents.

    cardhouse arena liap_tui sharp bench.strangers:liap_tui --option "values=ranked type_lock=on zero_streak=2"

For Tincholi there are `medium` and `hard`; this is one for Liap Tui.
"""

from __future__ import annotations

from cardhouse.bots.mind import Mind
from cardhouse.games.liap_tui.moves import STAY
from cardhouse.games.liap_tui.pieces import FORMS, SIZE, UNIT, leads, unpack
from cardhouse.games.liap_tui.rules import LiapTui

SURE = (1.0, 0.9, 0.7, 0.45, 0.25)  # the chance that they give a piece: of the best sixth, of the next, and so on


def liap_tui(mind: Mind) -> str:
    """Thrifty: leads what is longest, wins with the least that wins, throws the highest that does not."""
    t, seat = mind.possible, mind.seat
    assert isinstance(t, LiapTui)
    if t.phase == "redeal":
        return t.text(STAY)
    return t.text(_declares(t, seat) if t.phase == "declare" else _plays(t, seat))


def _declares(t: LiapTui, seat: int) -> int:
    strength, hand = t.rules.strength, t.hands[seat]
    order = sorted(UNIT, key=lambda unit: -strength[unit])
    places = [order.index(UNIT[piece]) * 6 // len(order) for piece in unpack(hand)]
    hope = sum(SURE[place] for place in places if place < len(SURE))
    longest = max((SIZE[FORMS[play]] for play in leads(hand)), default=1)
    if longest > 3:
        hope = max(hope, longest - 1.0)
    return min(t.legal(seat), key=lambda n: (abs(n - hope), n))


def _plays(t: LiapTui, seat: int) -> int:
    strength, legal, want = t.rules.strength, t.legal(seat), t.said[seat] - t.won[seat]
    weight = {move: sum(strength[UNIT[piece]] for piece in unpack(move)) for move in legal}
    if not t.need:
        if want <= 0:
            return min(legal, key=lambda move: (SIZE[FORMS[move]], weight[move]))
        return max(legal, key=lambda move: (min(SIZE[FORMS[move]], want), strength[move]))
    best = max(strength.get(play, 0) for play in t.plays)
    winning = [move for move in legal if strength.get(move, 0) > best]
    losing = [move for move in legal if move not in winning]
    if want >= t.need and winning:
        return min(winning, key=lambda move: strength[move])
    if want > 0 and losing:
        return min(losing, key=lambda move: weight[move])
    return max(losing or winning, key=lambda move: weight[move])
