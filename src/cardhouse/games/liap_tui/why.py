"""Why a move of Liap Tui is refused: from what its player may know, and with the rule it rests on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardhouse.core.position import Reason
from cardhouse.games.liap_tui.pieces import FACES, no_combo, text_of

if TYPE_CHECKING:
    from cardhouse.games.liap_tui.rules import LiapTui

SAY = re.compile(r"say (0|[1-9][0-9]{0,3})")
REASONS = {
    "must_answer": "you have a weak hand: say redeal or stay",
    "must_declare": "declare first how many piles you will win: say 0 … say 8",
    "must_play": "play pieces now",
    "declare_range": "nobody can win {n} piles: say 0 … say 8",
    "declare_total": "with {n} the total would be 8; the last player may not do that",
    "declare_eight": "the total has to be 8: {options} can be said",
    "declare_zero": "you have declared 0 in {streak} rounds in a row: declare at least 1",
    "not_in_hand": "you do not hold {pieces}",
    "piece_count": "everyone plays the same number of pieces as the starter: {need}",
    "no_combo": "{pieces} is no play type: {needs}",
    "unknown_move": "{text} is not a move; write redeal, stay, say 3, or pieces like R, SSS or RHC",
}


def why(position: LiapTui, seat: int, text: str) -> Reason:
    number = SAY.fullmatch(text)
    pieces = all(letter in FACES for letter in text) and text
    if not (pieces or number or text in ("stay", "redeal")):
        return Reason("unknown_move", {"text": text})
    if position.phase == "redeal":
        return Reason("must_answer", {}, "L4")
    if position.phase == "declare":
        return _why_not_say(position, seat, int(number[1])) if number else Reason("must_declare", {}, "L6")
    return _why_not_play(position, seat, pieces) if pieces else Reason("must_play", {}, "L7")


def _why_not_say(position: LiapTui, seat: int, n: int) -> Reason:
    if n > 8:
        return Reason("declare_range", {"n": n}, "L6")
    if position.rules.options.declaration == "total_eight":
        return Reason("declare_eight", {"n": n, "options": list(position.declarations(seat))}, "L6")
    if n == 0 and 0 < position.rules.options.zero_streak <= position.zeros[seat]:
        return Reason("declare_zero", {"streak": position.zeros[seat]}, "L6")
    return Reason("declare_total", {"n": n}, "L6")


def _why_not_play(position: LiapTui, seat: int, pieces: str) -> Reason:
    if position.need and len(pieces) != position.need:
        return Reason("piece_count", {"need": position.need, "got": len(pieces)}, "L7")
    held = text_of(position.hands[seat])
    if any(pieces.count(piece) > held.count(piece) for piece in pieces):
        return Reason("not_in_hand", {"pieces": pieces})
    return no_combo(pieces)
