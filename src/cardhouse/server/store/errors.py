"""What can be wrong with what we keep everything in."""


class CannotUse(Exception):
    """A database that this release must leave alone; the text says why."""
