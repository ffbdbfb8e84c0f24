"""A slow second reading of the rules, written from the rules text alone.

The engine and these models share no code: `tests/test_oracle.py` plays both side by side.
"""


class Refused(Exception):
    """A legal record does not contain this move here."""


class BadRecord(Exception):
    """Seats, options, set-up or deal cannot be."""
