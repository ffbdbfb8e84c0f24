"""A house of card tables: one rulebook for people, bots, replays and learners."""

__version__ = "0.1.0"


def form() -> str:
    """Which form of the rules runs here: "plain" Python, or "compiled" from the same source."""
    from cardhouse.core import position

    return "plain" if str(position.__file__).endswith(".py") else "compiled"
