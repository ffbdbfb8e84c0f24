"""A house of card tables: one rulebook for people, bots, replays and learners."""

__version__ = "0.1.0"
