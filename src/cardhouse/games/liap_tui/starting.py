"""Who starts, and a start from a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.game import read_seats
from cardhouse.core.position import Setup
from cardhouse.games.liap_tui import declaring, turns
from cardhouse.games.liap_tui.moves import EVERYBODY
from cardhouse.games.liap_tui.options import declared, phase_of
from cardhouse.games.liap_tui.pieces import FULL, RED_GENERAL

if TYPE_CHECKING:
    from cardhouse.games.liap_tui.rules import LiapTui


def start_with_the_general(p: LiapTui) -> None:
    """L5: its holder starts round 1, so everybody knows who holds it."""
    for seat in EVERYBODY:
        if p.hands[seat] & FULL[RED_GENERAL]:
            p.starter = p.general = seat


def begin_from_setup(p: LiapTui, setup: Setup) -> None:
    p.setup = None
    p.round = int(setup.get("round", ("1",))[0])
    p.multiplier = int(setup.get("multiplier", ("1",))[0])
    p.scores = [int(n) for n in setup.get("scores", "0000")]
    p.won = [int(n) for n in setup.get("piles", "0000")]
    if "starter" in setup:
        p.starter = read_seats(setup["starter"], 4)[0]
    elif p.round > 1 or not p.rules.blind:
        start_with_the_general(p)
    phase = phase_of(setup)
    if declared(setup, p.rules.blind):
        p.said = [int(n) for n in setup.get("said", "0000")]
    if phase == "redeal":
        declaring.ask(p)
    elif phase == "declare":
        declaring.declare(p)
    else:
        turns.start(p)
