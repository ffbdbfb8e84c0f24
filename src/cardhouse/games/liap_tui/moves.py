"""The moves of Liap Tui and how they are written."""

from __future__ import annotations

from cardhouse.games.liap_tui.pieces import FACES, text_of

STAY, REDEAL = 9, 10  # moves: 0 … 8 declare, from 16 on they are pieces
PLAYS = 16
UNSAID = -1
EVERYBODY = (0, 1, 2, 3)


def text(move: int) -> str:
    if move >= PLAYS:
        return text_of(move)
    return f"say {move}" if move < STAY else "stay" if move == STAY else "redeal"


def spell(text: str) -> str:
    if text and all(letter in FACES for letter in text):
        return "".join(sorted(text, key=FACES.index))
    return text.lower()
