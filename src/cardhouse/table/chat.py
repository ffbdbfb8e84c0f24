"""Quick phrases and reactions first; free text only where the host allows it."""

from __future__ import annotations

from cardhouse.table.names import tidy_text

PHRASES = ("hello", "well_played", "thanks", "sorry", "hurry", "one_more")
REACTIONS = ("laugh", "wow", "cry", "angry", "clap", "heart", "donkey", "fire")
BURST = 5  # so many at once,
EVERY_MS = 3_000  # and one more for every three seconds
CROWD_BURST, CROWD_EVERY_MS = 30, 300  # all who watch a table, together


class Tap:
    """A few at once, then slowly: a bucket of chat."""

    def __init__(self, burst: int = BURST, every_ms: int = EVERY_MS) -> None:
        self.burst, self.every_ms = burst, every_ms
        self.left = float(burst)
        self.at = 0

    def full(self, now: int) -> bool:
        """As if nothing had ever been said."""
        return self.left + (now - self.at) / self.every_ms >= self.burst

    def take(self, now: int) -> bool:
        self.left = min(float(self.burst), self.left + (now - self.at) / self.every_ms)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def checked(phrase: str, text: str, free: bool) -> tuple[str, str] | str:
    """What is said, tidied; or the code of the refusal."""
    if phrase:
        return (phrase, "") if phrase in PHRASES + REACTIONS else "unknown_phrase"
    if not free:
        return "no_free_chat"
    tidy = tidy_text(text)
    return ("", tidy) if tidy else "nothing_said"
