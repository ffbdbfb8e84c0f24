"""What Thulla and Kazhutha Kali declare alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardhouse.core.info import COMMON, Count, Faces, FactInfo, NewsKind, PileInfo, Verb

FACES: Final = Faces("cards", signs={"T": "10"})
PILES: Final = {"trick": PileInfo("open", "Trick"), "gone": PileInfo("away", "Out of the game")}
CLEAN: Final = NewsKind(
    ("A clean trick for {seat}",),
    hold_ms=900,
    leave_ms=360,
    credit_ms=1_200,
    stay_ms=1_700,
    mark=True,
    tone="end",
    resolves=True,
)
NEWS: Final = {
    "cut": NewsKind(
        ("{seat} [cuts|cut]: {count} cards go to {taker}",),
        hold_ms=1_040,
        leave_ms=860,
        credit_ms=1_900,
        stay_ms=2_600,
        mark=True,
        tone="danger",
        loud=True,
        resolves=True,
        sound="cut",
    ),
    "spoiled": replace(
        CLEAN, says=("The first trick is cut and thrown away; {seat} [leads|lead] again",), tone="danger"
    ),
    "clean": CLEAN,
    "safe": NewsKind(("{seat} [is|are] out, in place {place}",), mark=True, tone="safe", sound="safe"),
    "game_over": COMMON["game_over"],
}
FACTS: Final = {
    "game": FactInfo("game"),
    "games": FactInfo("of games"),
    "dealer": FactInfo("dealer"),
    "leader": FactInfo("leader"),
    "led": FactInfo("led", "line"),
    "ahead": FactInfo("ahead", "line"),
    "if_cut": FactInfo("takes a cut", "line"),
    "stall_in": FactInfo("cuts until the stalemate", "line"),
    "tricks": FactInfo("tricks"),
    "safe_on": FactInfo("out in trick"),
    "most": FactInfo("largest pick-up"),
}
VERBS: Final = {"": Verb("Play {cards}", "cards")}
ASKS: Final = {"": "play a card"}
COUNTS: Final = {
    "cuts": Count("cuts", "cut", says="{name} cut {n} times"),
    "picked_up": Count("cards picked up", "cut", says="{name} picked up {n} cards", best="biggest pick-up"),
    "left": Count("cards left at the end", "game_over"),
}
