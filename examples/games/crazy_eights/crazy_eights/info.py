"""Crazy Eights, beside its rules."""

from dataclasses import replace

from cardhouse.core.info import COMMON, Faces, FactInfo, Felt, Info, NewsKind, PileInfo, Verb

INFO = Info(
    line="Match the suit or the rank. Eights are wild.",
    rules=(
        "Play a card of the same suit or of the same rank as the one on top, or draw.",
        "An eight may always be played, and you name the suit that follows.",
        "First out ends the hand, and the others count their cards. The lowest score wins.",
    ),
    colour="#1f5c3f",
    accent="#9fe0bd",
    felt=Felt(("#1f5c3f", "#0a281b"), ("#d6e4cf", "#bdd2b6"), "plain"),
    icon="star",
    poster=("8h", "8s", "8d"),
    score="few",
    faces=Faces("cards", signs={"T": "10"}),
    piles={"stock": PileInfo("stock", "Stock"), "discard": PileInfo("discard", "Discard pile")},
    news={
        "deal": replace(COMMON["deal"], says=("Hand {round} is dealt; {starter} [begins|begin]",)),
        "named": NewsKind(("{seat} [wants|want] {suit}",), hold_ms=700, mark=True, tone="title", loud=True),
        "hand_over": replace(
            COMMON["hand_over"],
            says=("{seat} [is|are] out; points {points}", "{seat} [is|are] out", "Nobody can go on"),
        ),
    },
    facts={
        "suit": FactInfo("to match", "line"),
        "drawn": FactInfo("cards drawn"),
        "draws": FactInfo("may be drawn"),
        "target": FactInfo("ends at"),
        "phase": FactInfo("phase"),
    },
    verbs={
        "": Verb("Play {cards}", "cards"),
        "draw": Verb("Draw", place="main", eager=0.3, pile="stock"),
        "pass": Verb("Pass", place="side", eager=0.3),
        "name": Verb("{rest}", "text"),  # four buttons: Clubs, Diamonds, Hearts, Spades
    },
    asks={"play": "match the suit or the rank", "name": "which suit follows?"},
    habit=f"{__package__}.bots:habit",
    oracle=f"{__package__}.oracle:legal",
    lesson=f"{__package__}.lesson:LESSON",
    page=f"{__package__}:rules.md",
    texts=f"{__package__}:texts",
)
