"""Bots for War. There is nothing to choose, so there is little to think."""

from cardhouse.bots.mind import Mind, Thought
from cardhouse.core.position import Reason

REASONS = {"orders": "a soldier does not choose"}


def soldier(mind: Mind) -> Thought:
    return Thought(mind.legal[0], why=Reason("orders", {}))


LEVELS = dict.fromkeys(("gentle", "steady", "sharp", "master"), soldier)
