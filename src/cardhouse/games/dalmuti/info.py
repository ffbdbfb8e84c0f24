"""The Great Dalmuti, beside its rules."""

from __future__ import annotations

from dataclasses import replace

from cardhouse.core.info import COMMON, Count, Faces, FactInfo, Felt, Info, NewsKind, PileInfo, Verb

COURT = (
    "Dalmuti", "Archbishop", "Earl Marshal", "Baroness", "Abbess", "Knight", "Seamstress", "Mason", "Cook",
    "Shepherdess", "Stonecutter", "Peasant",
)  # fmt: skip
VALUES = tuple(str(value) for value in range(1, 13))

INFO = Info(
    line="Shed your sets, climb the court.",
    rules=(
        "Lead a set of one number. The others play the same number of cards with a lower number, or pass.",
        "Whoever plays last leads again. Jesters stand for any number.",
        "First out is the Great Dalmuti of the next hand. Last out is the Greater Peon and pays taxes.",
    ),
    colour="#4f2478",
    accent="#d2a8ec",
    felt=Felt(("#552b80", "#220f3d"), ("#efd6bd", "#deb99f"), "damask"),
    icon="crown",
    faces=Faces(
        "numbers",
        names={**dict(zip(VALUES, COURT, strict=True)), "J": "Jester"},
        signs={"J": "★"},
        wild=("J",),
        order=(*VALUES, "J"),
    ),
    piles={"trick": PileInfo("open", "Trick"), "gone": PileInfo("away", "Out of the game")},
    news={
        "trick": COMMON["trick"],
        "out": COMMON["out"],
        "revolution": NewsKind(
            ("{seat} [calls|call] a revolution: no taxes",), stay_ms=2_000, mark=True, tone="title", loud=True
        ),
        "tax": NewsKind(
            ("{seat} [gives|give] {cards} to {to}", "{seat} [gives|give] {count} to {to}"),
            hold_ms=900,
            credit_ms=1_500,
            stay_ms=1_600,
            mark=True,
            tone="end",
            within=True,
        ),
        "hand_over": replace(COMMON["hand_over"], says=("The hand is over: {order}; points {points}",)),
        "draw": NewsKind(("Drawn by {seats}: {cards}",), hold_ms=250, stay_ms=1_000),
        "ranks": NewsKind(("In order of rank: {order}",)),
        "chosen": NewsKind(("{seat} [has|have] chosen what to give back",)),
        "quiet": NewsKind(("{seat} [stays|stay] quiet",)),
    },
    facts={
        "order": FactInfo("order of rank", recorded=True),
        "titles": FactInfo("title", "seat", recorded=True),
        "hand": FactInfo("hand", "line"),
        "hands": FactInfo("of hands"),
        "phase": FactInfo("phase"),
        "leader": FactInfo("leader"),
        "best": FactInfo("to beat", "line"),
        "coming": FactInfo("ranks to come"),
        "passed": FactInfo("passed", "line"),
        "revolution": FactInfo("revolution", "line"),
        "drawing": FactInfo("drawing"),
        "firsts": FactInfo("times first"),
        "drawn": FactInfo("drawn for rank"),
    },
    verbs={
        "": Verb("Play {cards}", "cards", "sets"),
        "pass": Verb("Pass", place="side", eager=0.25, early=True),
        "revolution": Verb("Revolution!", place="side", eager=0.1),
        "quiet": Verb("Stay quiet", place="main"),
        "give": Verb("Give {cards}", "cards"),
    },
    asks={
        "revolution": "you hold both Jesters",
        "tax": "choose what to give back",
        "play": "play a set, or pass",
    },
    counts={
        "first": Count("hands as first out", "hand_over", says="{name} was first out {n} times"),
        "peon": Count("hands as last out", "hand_over", jewels=((3, "bell"), (10, "garland"), (25, "anklet"))),
        "revolutions": Count("revolutions", "revolution", says="{name} called {n} revolutions"),
        "taxes": Count("cards paid as taxes", "tax"),
    },
    daily="hands=2",
    counted="cardhouse.games.dalmuti.counted:counted",
    counts_in="hand",
    bots="cardhouse.bots.dalmuti.levels:LEVELS",
    reasons="cardhouse.bots.dalmuti.reasons:REASONS",
    chances="cardhouse.bots.dalmuti.chances:MEASURED",
    lesson="cardhouse.lessons.dalmuti:DALMUTI",
    moves="cardhouse.games.dalmuti.every_move:every_move",
)
