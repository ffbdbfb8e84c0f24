"""Tincholi, beside its rules."""

from __future__ import annotations

from dataclasses import replace

from cardhouse.core.info import COMMON, Count, Faces, FactInfo, Felt, Info, NewsKind, PileInfo, Verb

INFO = Info(
    line="Remember your four cards. Cut when you have the least.",
    remembers=True,
    rules=(
        "You have four cards face down and have seen two. Draw, then keep the new card in a slot or discard it.",
        "Discard a 7 to look at one of your own cards, an 8 to look at another player’s, a 9 to swap two.",
        "When you think you have the least, cut. The lowest total scores nothing.",
    ),
    colour="#0e6e5c",
    accent="#7fdcb6",
    felt=Felt(("#1f6a3c", "#0a2d1c"), ("#ead9a2", "#d3c284"), "tiles"),
    icon="eye",
    score="few",
    faces=Faces("cards", names={"Jk": "Joker"}, signs={"T": "10", "J": "11", "Q": "12"}, wild=("Jk",)),
    hand="slots",
    piles={
        "drawn": PileInfo("single", "Drawn card"),
        "discard": PileInfo("discard", "Discard pile"),
        "stock": PileInfo("stock", "Draw pile"),
    },
    news={
        "cut": NewsKind(
            (
                "{seat} [cuts|cut] and [calls|call] {called}; totals {totals}; points {points}",
                "{seat} [cuts|cut]; totals {totals}; points {points}",
            ),
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
        "pair": NewsKind(
            ("{seat} [shows|show] slots {slots}: {cards}. A pair? {ok}",),
            hold_ms=900,
            stay_ms=1_600,
            mark=True,
            tone="danger",
            within=True,
        ),
        "swap": NewsKind(
            ("{seat} [swaps|swap] {slots}",),
            hold_ms=800,
            credit_ms=800,
            stay_ms=1_600,
            mark=True,
            tone="danger",
            within=True,
        ),
        "reshuffle": COMMON["reshuffle"],
        "round_over": replace(COMMON["round_over"], says=("Round {round} is over; scores {scores}",)),
        "look": NewsKind(
            ("{seat} [looks|look] at slots {slots}: {cards}", "{seat} [looks|look] at slots {slots}"), hold_ms=120
        ),
        "take": NewsKind(("{seat} [takes|take] {cards} from the discard pile",), hold_ms=300),
        "drop": NewsKind(("{seat} [drops|drop] {cards}",), hold_ms=450),
        "keep": NewsKind(("{seat} [puts|put] the card into slot {slot} and [drops|drop] {cards}",), hold_ms=450),
        "peek": NewsKind(("{seat} [peeks|peek] at {slot}: {cards}", "{seat} [peeks|peek] at {slot}"), hold_ms=700),
        "turn_up": NewsKind(("Turned up: {cards}",)),
    },
    facts={
        "first": FactInfo("first to play"),
        "turn": FactInfo("turn"),
        "phase": FactInfo("phase"),
        "drawn_from": FactInfo("drawn from"),
        "cut": FactInfo("the cut"),
        "target": FactInfo("ends at", "line"),
        "max_rounds": FactInfo("rounds at most"),
    },
    verbs={
        "look": Verb("Look at {slot} and {other}", "slots"),
        "draw": Verb("Draw", place="main"),
        "take": Verb("Take {card}", place="side", eager=0.3),
        "drop": Verb("Discard {card}", place="main", eager=1.0),
        "keep": Verb("Put it into {slot}", "slots", eager=1.5),
        "pair": Verb("Discard {slot} and {other}", "slots", ordered=True, eager=0.03),
        "peek": Verb("Look at {slot}", "slots", eager=1.5),
        "swap": Verb("Swap {slot} and {other}", "slots", eager=0.3),
        "cut": Verb("Cut", place="side", numbers=range(1_000), eager=0.06),
    },
    asks={
        "look": "look at two of your cards",
        "draw": "draw a card",
        "decide": "what happens to the card?",
    },
    counts={
        "cuts": Count("cuts", "cut", says="{name} cut {n} times"),
        "held": Count("cuts that were right", "cut", says="{name} was right with {n} cuts", of="cuts"),
        "called": Count("totals called exactly", "cut", says="{name} called {n} totals exactly", of="cuts"),
        "pairs": Count("pairs thrown away", "pair", says="{name} threw {n} pairs away"),
    },
    daily="max_rounds=3",
    counted="cardhouse.games.tincholi.counted:counted",
    bots="cardhouse.bots.tincholi.levels:LEVELS",
    reasons="cardhouse.bots.tincholi.reasons:REASONS",
    chances="cardhouse.bots.tincholi.chances:MEASURED",
    baselines="cardhouse.bots.tincholi.baselines:LEVELS",
    lesson="cardhouse.lessons.tincholi:TINCHOLI",
    moves="cardhouse.games.tincholi.every_move:every_move",
)
