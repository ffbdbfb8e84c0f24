"""Liap Tui, beside its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardhouse.core.info import COMMON, Count, Faces, FactInfo, Felt, Info, NewsKind, PileInfo, Verb
from cardhouse.games.liap_tui.pieces import FACES, GUIDE, RANKED

RED, BLACK = "GAERHCS", "gaerhcs"
PIECES = ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier")
SIGNS = "帥仕相俥傌炮兵將士象車馬砲卒"  # the two sides write some of them differently
PAUSE_MS = 7_000  # L12: results stay on the table for this long, or until everyone has said to go on
ALONE_MS, ROUND_ALONE_MS = 1_200, 3_000  # with bots it goes on by itself: nobody taps a hundred times a match


def halved(doubled: Sequence[int]) -> dict[str, float]:
    return {face: value / 2 for face, value in zip(FACES, doubled, strict=True)}


INFO = Info(
    line="Declare your piles, then hit the number.",
    rules=(
        "You get eight pieces. Say how many piles you will win.",
        "The starter chooses how many pieces to play. Everyone plays the same number, and the best play wins them.",
        "Hit your number exactly for a bonus. First to the target wins.",
    ),
    colour="#1f3f78",
    accent="#9cc0f5",
    felt=Felt(("#234a8a", "#0d1d40"), ("#eadcc0", "#d3c2a2"), "waves"),
    icon="layers",
    faces=Faces(
        "pieces",
        names={
            **{text: f"red {name}" for text, name in zip(RED, PIECES, strict=True)},
            **{text: f"black {name}" for text, name in zip(BLACK, PIECES, strict=True)},
        },
        signs=dict(zip(RED + BLACK, SIGNS, strict=True)),
        red=tuple(RED),
        order=tuple(RED + BLACK),
        worth={"": halved(GUIDE), "values=ranked": halved(RANKED)},  # L2
    ),
    piles={"table": PileInfo("open", "Table"), "won": PileInfo("away", "Piles that are won")},
    news={
        "turn": NewsKind(
            ("The turn {cards} ({type}) goes to {seat}; piles: {piles}",),
            hold_ms=2_500,
            leave_ms=360,
            pause_ms=PAUSE_MS,
            alone_ms=ALONE_MS,
            stay_ms=2_800,
            mark=True,
            tone="end",
            resolves=True,
        ),
        "redeal": NewsKind(
            ("The pieces are dealt again: the round counts {multiplier} times; {starter} first",),
            mark=True,
            tone="title",
        ),
        "round_over": replace(
            COMMON["round_over"],
            says=("The round is over; points {points}; scores {scores}",),
            pause_ms=PAUSE_MS,
            alone_ms=ROUND_ALONE_MS,
        ),
        "game_over": replace(COMMON["game_over"], pause_ms=PAUSE_MS),
        "asked": NewsKind(("Asked about a new deal: {seats}",)),
        "answered": NewsKind(("{seat} [has|have] answered",)),
        "answers": NewsKind(
            ("For a new deal: {redeal}; against: {stay}", "For a new deal: {redeal}", "Against a new deal: {stay}")
        ),
        "said": NewsKind(("{seat} [says|say] {n}",), hold_ms=300),
        "sealed": NewsKind(("{seat} [has|have] declared",)),
        "declared": NewsKind(("All declarations are open: {said}",)),
        "declare_again": NewsKind(("The total is 8: {seat} [declares|declare] again",)),
        "comeback": NewsKind(("All scores go back to 0",)),
    },
    facts={
        "said": FactInfo("declared", "seat", recorded=True),
        "won": FactInfo("won", "seat", recorded=True),
        "multiplier": FactInfo("counts times", "line", recorded=True),
        "starter": FactInfo("starter", "line", recorded=True),
        "phase": FactInfo("phase"),
        "asked": FactInfo("asked"),
        "answers": FactInfo("answers"),
        "declared": FactInfo("declared so far", "line"),
        "need": FactInfo("pieces to play", "line"),
        "type": FactInfo("led", "line"),
        "ahead": FactInfo("ahead", "line"),
        "last_turn": FactInfo("last turn"),
        "points": FactInfo("points"),
        "zeros": FactInfo("zeros in a row"),
        "redeals_left": FactInfo("redeals left"),
        "target": FactInfo("ends at", "line"),
        "max_rounds": FactInfo("rounds at most"),
        "came_back": FactInfo("came back"),
        "sheet": FactInfo("sheet"),
    },
    verbs={
        "": Verb("Play {cards}", "cards", "letters"),
        "redeal": Verb("Redeal", place="side", eager=0.2),
        "stay": Verb("Keep this hand", place="main", eager=1.0),
        "say": Verb("Declare {rest}", "number", eager=1.0, boldest=3),
    },
    asks={
        "redeal": "your hand is weak",
        "declare": "how many piles will you win?",
        "turn": "play your pieces",
    },
    by_phase={"speed": {"declare": 10_000}},
    counts={
        "declared": Count("numbers declared", "round_over"),
        "exact": Count("numbers hit exactly", "round_over", says="{name} hit {n} numbers exactly", of="declared"),
        "piles": Count("piles won", "turn", best="most piles in one turn"),
        "redeals": Count("weak hands dealt again", "answers"),
    },
    daily="max_rounds=4",
    counted="cardhouse.games.liap_tui.counted:counted",
    bots="cardhouse.bots.liap_tui.levels:LEVELS",
    reasons="cardhouse.bots.liap_tui.reasons:REASONS",
    chances="cardhouse.bots.liap_tui.chances:MEASURED",
    lesson="cardhouse.lessons.liap_tui:LIAP_TUI",
    moves="cardhouse.games.liap_tui.every_move:every_move",
)
