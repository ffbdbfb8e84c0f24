"""A bot's open decision. It is asked at once and answers when a person would: how long it thinks gives nothing away."""

from __future__ import annotations

from dataclasses import dataclass

from cardhouse.table.match import Found


@dataclass
class Thinking:
    nth: int  # which decision of its seat
    since: int
    plays_at: int  # whatever it holds
    lines: int | None = None  # of the match, when it was asked
    until: int = 0  # then it loses its say
    answer: Found | None = None

    def begin_again(self, now: int) -> None:
        """Others have done something meanwhile: an answer is to follow from all that stands in the record before it."""
        self.since, self.lines, self.answer = now, None, None
