"""Contract, beside its rules."""

from cardhouse.core.info import Faces, FactInfo, Info, NewsKind, PileInfo, Verb

INFO = Info(
    line="Say how many tricks you take, and take them together.",
    rules=("Bid more tricks than the others, or pass.", "The highest bidder names the trump.", "Make your bid."),
    colour="#31477a",
    accent="#b3c5f0",
    icon="spade",
    faces=Faces("cards", signs={"T": "10"}),
    piles={"trick": PileInfo("open", "Trick"), "taken": PileInfo("away", "Taken")},
    news={
        "bid": NewsKind(("{seat} [bids|bid] {n}",), hold_ms=400),
        "trump": NewsKind(("{seat} [names|name] {suit}",), hold_ms=700, mark=True, tone="title", loud=True),
        "all_passed": NewsKind(("Nobody bids",), hold_ms=700),
    },
    facts={
        "partner": FactInfo("with", "seat"),
        "tricks": FactInfo("tricks", "seat", recorded=True),
        "bid": FactInfo("bid", "line"),
        "bidder": FactInfo("by", "line"),
        "trump": FactInfo("trump", "line"),
        "target": FactInfo("ends at"),
        "phase": FactInfo("phase"),
    },
    verbs={
        "": Verb("Play {cards}", "cards"),
        "bid": Verb("Bid {rest}", "number"),
        "pass": Verb("Pass", place="side"),
        "trump": Verb("{rest}", "text"),
    },
    asks={"bid": "bid more than {bid}, or pass", "trump": "which suit is trump?", "play": "play a card"},
    page=f"{__package__}:rules.md",
)
