"""Bare Bones, beside its rules: how it looks, how it is told, and where the rest of the package is."""

from cardhouse.core.info import Faces, Info, PileInfo, Verb

INFO = Info(
    line="The highest card takes the trick.",
    rules=("Play a card of your hand.", "The highest takes the trick.", "Most tricks win."),
    colour="#3d5560",
    accent="#a9c4d0",
    score="many",
    faces=Faces("cards", signs={"T": "10"}),
    piles={
        "trick": PileInfo("open", "Trick"),
        "gone": PileInfo("away", "Played"),
        "stock": PileInfo("away", "Not dealt"),
    },
    verbs={"": Verb("Play {cards}", "cards")},
    asks={"": "play a card"},
    habit=f"{__package__}.bots:habit",
    oracle=f"{__package__}.oracle:legal",
    lesson=f"{__package__}.lesson:LESSON",
    page=f"{__package__}:rules.md",
    texts=f"{__package__}:texts",
)
