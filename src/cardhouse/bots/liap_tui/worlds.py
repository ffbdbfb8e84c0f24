"""Where the pieces of Liap Tui may lie that a seat does not see, and what its players make of that.

Who has declared much holds much: of some deals that are possible, the likelier ones after the declarations are taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Final

from cardhouse.bots.liap_tui.habit import declaration, hoped, scale_of, sound
from cardhouse.bots.mind import Mind
from cardhouse.core.kernel import shuffle
from cardhouse.core.position import DECK, Position, Rng
from cardhouse.games.liap_tui.moves import STAY, UNSAID
from cardhouse.games.liap_tui.pieces import FACES, RED_GENERAL, UNIT, pack, unpack
from cardhouse.games.liap_tui.rules import LiapTui

DEALS: Final = 3  # of which one is taken
TRIES: Final = 50  # to find a deal that fits; then the kernel has to
TRUST: Final = 0.4  # in declarations: how much less likely a pile more or less makes a hand
NOISE: Final = 0.1  # how often the players of a rollout play what comes to hand
Style = tuple[float, bool]  # how often they do, and whether they go on to win when they have what they said
STYLES: Final[tuple[Style, ...]] = ((NOISE, False), (NOISE, False), (0.3, False), (NOISE, True))  # of the others


class Deals:
    """`kernel.resample` for one decision, quicker, and with players who mean what they declare."""

    def __init__(self, mind: Mind) -> None:
        t, seat = mind.possible, mind.seat
        assert isinstance(t, LiapTui)
        self.t, self.mind, self.scale = t, mind, scale_of(t.rules)
        self.by_kernel = t.rules.blind or t.rules.options.face_down  # there is more to it than hands
        weak, strong = t.weak or 0, t.rules.strong
        others = [other for other in range(4) if other != seat]
        self.size = {other: len(unpack(t.hands[other])) for other in others}
        self.weak = [other for other in others if weak >> other & 1]  # who was asked holds no strong piece
        self.others = [other for other in others if other not in self.weak]
        shown = t.shown
        for i, play in enumerate(t.plays):
            shown |= bool(play & strong) << (t.starter + i) % 4
        self.must = [other for other in self.others if t.weak is not None and not shown >> other & 1]
        held = sorted([piece for other in others for piece in unpack(t.hands[other])])
        self.fixed = [0] * 4
        if t.general in self.others and RED_GENERAL in held:  # everybody knows who started with it
            held.remove(RED_GENERAL)
            self.fixed[t.general] = UNIT[RED_GENERAL]
            self.size[t.general] -= 1
        self.strong = [piece for piece in held if UNIT[piece] & strong]
        self.plain = [piece for piece in held if not UNIT[piece] & strong]
        self.said = [other for other in others if t.said[other] != UNSAID]
        self.played, self.first = ([0] * 4, 0) if self.by_kernel else _since_the_deal(mind, t)

    def world(self, dice: Rng) -> Position:
        if self.by_kernel:
            return self.mind.world(dice)
        world = self.t.copy()
        if not self.said:
            world.hands = self._deal(dice)
            return world
        deals = [self._deal(dice) for _ in range(DEALS)]
        likely = list(accumulate([self._likely(hands) for hands in deals]))
        pick = dice.random() * likely[-1]
        world.hands = next((hands for hands, upto in zip(deals, likely, strict=True) if pick < upto), deals[-1])
        return world

    def _deal(self, dice: Rng) -> list[int]:
        strong = self.t.rules.strong
        for _ in range(TRIES):
            hands, plain = self.t.hands[:], self.plain[:]
            shuffle(plain, dice)
            for seat in self.weak:
                hands[seat] = sum([UNIT[plain.pop()] for _ in range(self.size[seat])])
            rest = plain + self.strong
            shuffle(rest, dice)
            for seat in self.others:
                hands[seat] = self.fixed[seat] + sum([UNIT[rest.pop()] for _ in range(self.size[seat])])
            if all(hands[seat] & strong for seat in self.must):  # who was not asked was dealt a strong piece
                return hands
        world = self.mind.world(dice)
        assert isinstance(world, LiapTui)
        return world.hands

    def _likely(self, hands: list[int]) -> float:
        off = 0.0
        for seat in self.said:
            off += (hoped(hands[seat] + self.played[seat], self.scale, seat == self.first) - self.t.said[seat]) ** 2
        return exp(-TRUST * min(off, 100.0))


def _since_the_deal(mind: Mind, t: LiapTui) -> tuple[list[int], int]:
    """What each has played, and who led the first turn."""
    played = [0] * 4
    for item in reversed(mind.heard):
        if item["what"] == "deal":
            return played, int(item["starter"][1:]) - 1
        if item["what"] == "play":
            played[int(item["seat"][1:]) - 1] += pack([FACES.index(face) for face in item["cards"]])
    return played, t.starter


def rollout(t: LiapTui, dice: Rng, me: int, found: Sequence[Style] = STYLES) -> int:
    """Plays on by habit with whims, the others each in a style of their own, in place, to the end of the round."""
    random, apply, scale, steps = dice.random, t.apply, scale_of(t.rules), 0
    styles = [found[int(random() * len(found))] for _ in range(4)]
    styles[me] = (NOISE, False)
    while t.to_move and t.to_move[0] != DECK:
        seat = t.to_move[0]
        if t.phase == "turn":
            noise, bold = styles[seat]
            if random() < noise:
                legal = t.legal(seat)
                apply(seat, legal[int(random() * len(legal))])
            else:
                apply(seat, sound(t, seat, scale, random, bold))
        else:
            apply(seat, declaration(t, seat, scale) if t.phase == "declare" else STAY)
        steps += 1
    return steps


def worth(_: LiapTui, after: LiapTui, seat: int) -> tuple[float, float]:
    """The points of this round, as a share of about what there is; and whether the declaration was hit."""
    assert after.points is not None
    return (after.points[seat] / after.multiplier + 4) / 11, float(after.said[seat] == after.won[seat])
