"""Hearts, beside its rules: how it looks, how it is told, and where its bots, its lesson and its texts are."""

from dataclasses import replace

from cardhouse.core.info import COMMON, Faces, FactInfo, Felt, Info, NewsKind, PileInfo, Verb

INFO = Info(
    line="Take no hearts, or take them all.",
    rules=(
        "Pass three cards on. Then follow suit if you can; the highest card takes the trick.",
        "Each heart costs a point, the queen of spades costs 13.",
        "Take all 26 points, and everyone else gets them. The lowest score wins.",
    ),
    colour="#7d1f3a",
    accent="#f2a3b5",
    felt=Felt(("#7d1f3a", "#33091a"), ("#f0d3cf", "#e3bcb9"), "plain"),
    icon="heart",
    poster=("Qs", "Ah"),
    score="few",
    faces=Faces("cards", signs={"T": "10"}),
    piles={
        "trick": PileInfo("open", "Trick"),
        "taken": PileInfo("away", "Taken"),
        "gone": PileInfo("away", "Left out"),
    },
    news={
        "trick": replace(
            COMMON["trick"],
            says=("{seat} [takes|take] the trick (+{points})", "{seat} [takes|take] the trick"),
        ),
        "deal": replace(
            COMMON["deal"],
            says=("Hand {round} is dealt: three cards go {passing}", "Hand {round} is dealt: nothing is passed"),
        ),
        "chosen": NewsKind(("{seat} [has|have] chosen",)),
        "passed": NewsKind(
            ("{seat} [passes|pass] {cards} to {to}", "{seat} [passes|pass] three cards to {to}"),
            hold_ms=500,
            credit_ms=500,
            stay_ms=1_200,
        ),
        "broken": NewsKind(("Hearts are broken",), hold_ms=400, mark=True, tone="danger"),
        "queen": NewsKind(("{seat} [gets|get] the queen of spades",), hold_ms=600, mark=True, tone="danger", loud=True),
        "moon": NewsKind(
            ("{seat} [shoots|shoot] the moon",), hold_ms=1_500, stay_ms=2_500, mark=True, tone="title", loud=True
        ),
        "hand_over": replace(
            COMMON["hand_over"], says=("The hand is over; points {points}; scores {scores}", "The hand is over")
        ),
    },
    facts={
        "points": FactInfo("this hand", "seat", recorded=True),
        "passing": FactInfo("passing"),  # the prompt says it
        "broken": FactInfo("hearts are broken", "line"),
        "target": FactInfo("ends at"),
        "led": FactInfo("led"),
        "phase": FactInfo("phase"),
    },
    verbs={
        "": Verb("Play {cards}", "cards"),
        "give": Verb("Pass {cards}", "cards"),  # taps on three cards, and never 286 buttons
    },
    asks={"give": "choose three cards to pass {passing}", "lead": "lead a card", "follow": "follow {led} if you can"},
    habit=f"{__package__}.bots:habit",
    oracle=f"{__package__}.oracle:legal",
    lesson=f"{__package__}.lesson:LESSON",
    page=f"{__package__}:rules.md",
    texts=f"{__package__}:texts",
)
