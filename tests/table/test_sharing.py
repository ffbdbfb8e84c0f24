"""Pledges and shares at a real table, in all orders of arrival: whatever a cheating seat sends, and whenever."""

from __future__ import annotations

from itertools import permutations

from cardhouse.core.deal import match_seed, pledge_of
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.time_control import SHARES_MS
from tests.table.scene import Scene

ONE, OTHER = "11" * 32, "22" * 32  # what the cheating seat would like to choose from
OWN = "ab" * 32
EVENTS = ("honest", "pledge one", "pledge other", "share one", "share other", "time")


def play(order: tuple[str, ...]) -> Scene:
    """Ann is honest: she pledges when it is her turn to arrive, and opens as soon as she is shown her own pledge."""
    scene = Scene("thulla", 2).begin("ann", "bob", shares=False)
    commit, opened = scene.table.playing.commit, False
    pledges = {share: pledge_of(commit, bytes.fromhex(share)).hex() for share in (ONE, OTHER, OWN)}
    said: dict[str, tuple[str, m.Incoming]] = {
        "honest": ("ann", m.Pledge(pledges[OWN])),
        "pledge one": ("bob", m.Pledge(pledges[ONE])),
        "pledge other": ("bob", m.Pledge(pledges[OTHER])),
        "share one": ("bob", m.Share(ONE)),
        "share other": ("bob", m.Share(OTHER)),
    }
    for event in (*order, "time", "time"):
        scene.say(*said[event]) if event in said else scene.wait(SHARES_MS)
        shown = scene.all("ann", m.Pledged)
        if not opened and shown and pledges[OWN] in shown[-1].pledges:
            opened = True
            scene.say("ann", m.Share(OWN))
    return scene


def test_in_every_order_the_cheat_is_bound_before_the_honest_share_is_open() -> None:
    seen = set()
    for order in permutations(EVENTS):
        scene = play(order)
        log = [events.read(line) for line in scene.lines]
        match = scene.table.playing
        opened = next((i for i, event in enumerate(log) if isinstance(event, events.Shared) and not event.seat), None)
        bound = next((i for i, event in enumerate(log) if isinstance(event, events.Pledged) and event.seat), None)
        assert opened is None or bound is None or bound < opened, order
        assert match.shares[0] == (None if opened is None else bytes.fromhex(OWN)), order
        if match.shares[1] is not None:
            assert pledge_of(match.commit, match.shares[1]) == match.pledges[1], order
        assert match.seed == match_seed(match.secret, match.shares, match.pledges), order
        assert match.deals == 1, "and the match has begun"
        seen.add((opened is not None, bound is not None, match.shares[1]))
    assert len(seen) >= 5, "the orders do lead to different ends"


def test_a_match_begins_in_bounded_time_whatever_arrives() -> None:
    """Two waits at most, and none that is not needed."""
    for order in permutations(EVENTS[:4]):
        scene = play(order)
        begun = next(event.at for event in map(events.read, scene.lines) if isinstance(event, events.Dealt))
        assert begun - scene.table.playing.started <= 2 * SHARES_MS
