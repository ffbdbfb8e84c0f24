"""Kazhutha Kali, beside its rules."""

from __future__ import annotations

from dataclasses import replace

from cardhouse.core.info import Count, FactInfo, Felt, Info
from cardhouse.games.tricks import info as tricks

INFO = Info(
    line="Last one holding cards is the donkey.",
    rules=(
        "Follow the suit that was led if you can.",
        "If you can’t, you cut: whoever played the highest card of the suit picks up the whole trick.",
        "The last one with cards is the Kazhutha, the donkey.",
    ),
    own_name=("ml", "കഴുതക്കളി"),
    colour="#a85f0a",
    accent="#ffc25a",
    felt=Felt(("#7a4a16", "#331c09"), ("#ecd29c", "#e2c183"), "straw"),
    icon="donkey",
    score="few",
    faces=tricks.FACES,
    piles=tricks.PILES,
    news={**tricks.NEWS, "game_over": replace(tricks.NEWS["game_over"], sound="donkey")},
    facts={**tricks.FACTS, "teams": FactInfo("partners")},
    verbs=tricks.VERBS,
    asks=tricks.ASKS,
    counts={
        **tricks.COUNTS,
        "lost": Count(
            "times donkey",
            "game_over",
            says="{name} was the donkey {n} times",
            jewels=((1, "bell"), (3, "garland"), (7, "anklet"), (15, "crown")),
        ),
    },
    counted="cardhouse.games.tricks.counted:counted",
    counts_in="trick",
    close="left",
    turn="picked_up",
    bots="cardhouse.bots.tricks.levels:LEVELS",
    reasons="cardhouse.bots.tricks.reasons:REASONS",
    chances="cardhouse.bots.tricks.chances:KAZHUTHA",
    lesson="cardhouse.lessons.kazhutha:KAZHUTHA",
    moves="cardhouse.games.tricks.every_move:every_move",
)
