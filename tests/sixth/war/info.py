"""War, beside its rules."""

from cardhouse.core.info import Faces, FactInfo, Info, NewsKind, PileInfo, Verb

INFO = Info(
    line="The highest card takes them all.",
    rules=("Turn up your top card.", "The highest takes them all.", "Most cards win."),
    colour="#3d5560",
    accent="#a9c4d0",
    icon="swords",
    faces=Faces("cards", signs={"T": "10"}),
    hand="stack",
    piles={"table": PileInfo("open", "Battlefield"), "stock": PileInfo("away", "Not dealt")},
    news={"battle": NewsKind(("{seat} [takes|take] {count} cards",), hold_ms=600, mark=True)},
    facts={"scores": FactInfo("cards won", "seat", recorded=True)},
    verbs={"charge": Verb("Turn up your top card", place="main")},
    asks={"": "into battle"},
    bots=f"{__package__}.bots:LEVELS",
    reasons=f"{__package__}.bots:REASONS",
    lesson=f"{__package__}.lesson:LESSON",
    page=f"{__package__}:rules.md",
    texts=f"{__package__}:texts",
)
