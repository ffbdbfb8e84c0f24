"""Thulla, beside its rules."""

from __future__ import annotations

from cardhouse.core.info import Count, FactInfo, Felt, Info
from cardhouse.games.tricks import info as tricks

INFO = Info(
    line="Follow suit. Cut, and the highest picks up.",
    rules=(
        "Follow the suit that was led if you can.",
        "If you can’t, you cut: whoever played the highest card of the suit picks up the whole trick.",
        "Get rid of all your cards. Whoever is left with cards loses.",
    ),
    own_name=("ur", "تھلا"),
    colour="#9c1c28",
    accent="#ff9a84",
    felt=Felt(("#146c66", "#08323b"), ("#f0d3ab", "#e4bd90"), "petals"),
    icon="swords",
    score_with={"scoring=count": "few", "scoring=value": "few"},
    faces=tricks.FACES,
    piles=tricks.PILES,
    news=tricks.NEWS,
    facts={**tricks.FACTS, "losses": FactInfo("games lost")},
    verbs=tricks.VERBS,
    asks=tricks.ASKS,
    counts={**tricks.COUNTS, "lost": Count("games lost", "game_over")},
    counted="cardhouse.games.tricks.counted:counted",
    counts_in="trick",
    close="left",
    turn="picked_up",
    bots="cardhouse.bots.tricks.levels:LEVELS",
    reasons="cardhouse.bots.tricks.reasons:REASONS",
    chances="cardhouse.bots.tricks.chances:THULLA",
    lesson="cardhouse.lessons.thulla:THULLA",
    moves="cardhouse.games.tricks.every_move:every_move",
)
