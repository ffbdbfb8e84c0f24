"""One clock for all games: time per decision, then a bank, with what animations and results take added.

Where the rules themselves give a time (`Position.fixed_ms`), it holds at every pace, and no bank stands behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardhouse.core.info import Info
from cardhouse.core.position import PUBLIC, News
from cardhouse.table.messages import Settings

SHARES_MS = 5_000  # a browser without an answer by then gives no share
GRACE_MS = 120_000  # a lost connection keeps its seat for so long between matches
TURN_GRACE_MS = 20_000  # and plays for itself for so long while others wait for it
HOST_GRACE_MS = 30_000  # an absent host hands on
EMPTY_MS = 600_000  # a table without anybody falls asleep,
ASLEEP_MS = 30_000  # a match without anybody sooner,
STAY_MS = 90 * 86_400_000  # and is closed when nobody comes back for so long, if the operator says nothing else;
FORGOTTEN_MS = 86_400_000  # sooner where nobody has ever sat down
MORE_TIME = 2  # times as much, for a seat with help
STRIKES = 2  # this many time-outs in a row, and a bot plays
BOT_LIMIT_MS = 3_000  # a bot that has not answered by then loses its say
BOT_PACE_MS, BOT_SWAY_MS = 400, 350  # a bot takes so long for a move, and up to so much longer
# Nobody waits long for bots: when people have had nothing to do for a while, bots and what is shown take less time.
FEW_BOTS = 2.25
PATIENT_MS, PATIENCE_MS, QUICKEST = 800, 2_600, 0.05
DEALT_MS, LIFTED_MS, PAUSED_MS = 1_200, 2_000, 1_500  # how much of a wait counts after a deal, a veil, a pause
LOOK_MS = 2_000  # a veil stays for this long although everybody has looked: bots answer behind it too
LOOK_NOBODY_MS = 3_000  # and at most for this long where only bots play
LAG_MS = 500  # on its way: credited to every decision, never shown


class Pace(NamedTuple):
    """How long a decision may take; no clock if 0."""

    decision_ms: int
    bank_ms: int
    asking_ms: int  # after a deal in which somebody may be asked in secret, whether anybody is or not,
    alone_ms: int  # and where one person plays with bots: others do not have to be given time


PACES = {
    "off": Pace(0, 0, 15_000, 15_000),
    "relaxed": Pace(60_000, 180_000, 15_000, 10_000),
    "normal": Pace(25_000, 60_000, 10_000, 6_000),
    "speed": Pace(15_000, 0, 7_000, 5_000),
}
TURN_S, BANK_S = range(5, 601), range(3601)  # what a table can choose for itself
DAYS = (1, 2, 3, 7)
DAY_MS = 86_400_000
HOLIDAY_MS = 21 * DAY_MS  # for so long somebody can be away at once, and
HOLIDAYS_MS = 42 * DAY_MS  # in one match
DOWN_MS = 3_600_000  # when the house was closed, whoever owes a decision has at least so long
SHOW_AT_MOST_MS = 3_000  # what a client shows before the next player can think: the next decision gets it on top


def pace_of(settings: Settings) -> Pace:
    if settings.clock == "custom":
        return Pace(settings.turn_s * 1_000, settings.bank_s * 1_000, *PACES["normal"][2:])
    if settings.clock == "days":
        return Pace(settings.days * DAY_MS, 0, DAY_MS, DAY_MS)
    return PACES[settings.clock]


def can_be(settings: Settings) -> bool:
    """Whether a table can play with this clock."""
    if settings.clock == "days":
        return settings.days in DAYS
    return settings.clock != "custom" or (settings.turn_s in TURN_S and settings.bank_s in BANK_S)


def over_days(settings: Settings) -> bool:
    """Its people come when they can: nobody is missed, and clocks run while nobody is there."""
    return settings.clock == "days"


def bot_for_absent(settings: Settings) -> bool:
    """Whether a bot plays for somebody who is not there: not where nobody is in a hurry, unless the table says so."""
    return settings.clock not in ("off", "days") or (settings.clock == "off" and settings.absent == "bot")


def decision_ms(settings: Settings, info: Info, phase: object) -> int:
    """The time for one decision; 0 for no clock."""
    by_phase = info.by_phase.get(settings.clock)
    if by_phase is not None and isinstance(phase, str) and phase in by_phase:
        return by_phase[phase]
    return pace_of(settings).decision_ms


def show_ms(info: Info, news: Sequence[News]) -> int:
    """Only for what everybody is told: time is public."""
    credit_ms, shown = info.credits, 0
    for item in news:
        if item.told_to == PUBLIC:
            shown += credit_ms.get(item.what, 0)
    return min(SHOW_AT_MOST_MS, shown)


def hurry(waited_ms: int) -> float:
    """How much of their time bots take, and what is shown before them: less and less, the longer people have waited.

    It follows from public lines only, so it tells nothing.
    """
    return max(QUICKEST, 1 - max(0, waited_ms - PATIENT_MS) / PATIENCE_MS)


def among(bots: int) -> float:
    """Each of many bots takes less time than one of a few."""
    return min(1, FEW_BOTS / max(1, bots))


def look_ms(pace: Pace, people: int, slow: bool = False) -> int:
    """How long a veil stays at most, where this many people play: nobody waits for a bot to look at its cards.

    It is the same for all, so longer for all where somebody has more time.
    """
    return {0: LOOK_NOBODY_MS, 1: pace.alone_ms}.get(people, pace.asking_ms) * (MORE_TIME if slow else 1)


def pause_ms(info: Info, news: Sequence[News], people: int) -> int:
    """How long results stay on the table, where this many people play."""
    pauses, longest = info.pauses if people > 1 else info.pauses_alone, 0
    for item in news:
        if item.what in pauses and item.told_to == PUBLIC:
            longest = max(longest, pauses[item.what])
    return longest
