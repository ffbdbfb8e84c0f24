"""A match: the game itself, its fair deals, its record, and everybody's time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from cardhouse.core import kernel
from cardhouse.core.deal import FAIR, commitment
from cardhouse.core.fold import deal as deal_line
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import read_options, write_options
from cardhouse.core.position import TO_DECK, News, Position, seat_name
from cardhouse.core.record import write_record
from cardhouse.core.written import Texts
from cardhouse.table import fairness, time_control
from cardhouse.table.events import Beginning
from cardhouse.table.hearing import Hearing
from cardhouse.table.messages import Settings
from cardhouse.table.rest import Rest, wake_days

STORY = 150  # lines whose news are kept for those who come late


class Found(NamedTuple):
    """A legal move of this seat in the position in which it was looked up."""

    seat: int
    text: str  # the one canonical spelling
    move: int


class Match:
    """Changed only by what is kept: the start, pledges, shares, deals and moves."""

    def __init__(self, number: int, game: Game, settings: Settings, secret: str, at: int, fair: int = FAIR) -> None:
        self.number = number
        self.game = game
        self.settings = settings
        self.options = read_options(game.options, settings.options)
        self.secret = bytes.fromhex(secret)
        self.fair = fair  # the version of its fair deals
        self.pledges: list[bytes | None] = [None] * settings.seats
        self.pledged = fair == 1  # no more pledges; version 1 knew none
        self.shares: list[bytes | None] = [None] * settings.seats
        self.seed = b""  # until all shares are in
        self.was_first = 0  # who was p1 before it was drawn by lot
        self.started, self.ended = at, 0
        self.position: Position = game.start(settings.seats, self.options)
        self.texts: Texts = {}  # its piles as they were written last
        self.veil: Position | None = None  # what everybody is shown while somebody may be asked in secret,
        self.veil_since = 0  # since when,
        self.veil_until = 0  # and how long, whether anybody is or not
        self.news: list[News] = []  # of the last line, or of all since the veil fell
        self.deals = self.hands = 0  # of these, new hands for all
        self.story: deque[tuple[int, list[News]]] = deque(maxlen=STORY)  # with which hand it was told
        self.lines: list[str] = []
        self.done = [0] * settings.seats  # decisions answered
        self.last_moves = [""] * settings.seats
        self.pace = time_control.pace_of(settings)
        self.bank_ms = [self.pace.bank_ms] * settings.seats
        self.asked_at = [0] * settings.seats  # when the clock of the open decision started
        self.strikes = [0] * settings.seats  # time-outs in a row
        self.pause_until = 0
        self.rest = Rest(settings.seats)
        self.people = settings.seats  # how many play, bots apart
        self.person_at = at  # when one of them has decided last, or could look at something new
        self.sat: dict[str, int] = {}  # who has held which hand of this deal from its beginning
        self.taken_over: list[int] = []  # seats that somebody took over with the last deal
        self.beginning: Beginning | None = None  # if it is no fresh deal
        self.began: list[str | None] = []  # who held the first hands
        self.slow: set[int] = set()  # seats with more time
        self.looked: dict[str, int] = {}  # who has seen the cards of this deal with whom
        self.helped: set[int] = set()  # seats that a bot has played or thought for, or that changed hands
        self.hinted: set[int] = set()  # seats that have asked for a hint at their open decision
        self.hearing = Hearing(game, settings.seats, self.options, self.lines)
        self.players: list[str | None] = []  # who held the seats at the end, and
        self.by_bot: set[int] = set()  # of these, whom a bot played for when it ended
        self.names: list[str] = []  # what they were called
        self.faces: list[str] = []  # and looked like
        self.programs: set[int] = set()  # seats that were played by a program
        self.homes: list[str] = []  # where the players came from
        self.lock = ""  # the password of the table then
        self.link = ""  # what its link had beside its code
        self.readers: list[str] = []

    @property
    def commit(self) -> str:
        return commitment(self.secret)

    @property
    def over(self) -> bool:
        return self.position.result is not None

    @property
    def took_ms(self) -> int | None:
        return self.ended - self.started if self.over else None

    @property
    def deck_to_act(self) -> bool:
        return bool(self.seed) and self.position.to_move == TO_DECK

    @property
    def shown(self) -> Position:
        """The position as the table may know it now: moves are found, refused and explained in this one."""
        return self.veil or self.position

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        owing = (self.veil or self.position).to_move
        return () if owing == TO_DECK else owing

    # -- what happened

    def close_shares(self, first: int = 0) -> None:
        seats = self.settings.seats
        self.shares = self.shares[first:] + self.shares[:first]
        self.pledges = self.pledges[first:] + self.pledges[:first]
        self.sat = {player: (seat - first) % seats for player, seat in self.sat.items()}
        self.helped = {(seat - first) % seats for seat in self.helped}
        self.looked.clear()  # no cards yet
        self.was_first = -first % seats
        self.seed = fairness.seed_of(self)

    def next_deal(self) -> str:
        """What the deck does now; it follows from the seed."""
        return self.game.write_deal(seeded_deal(self.position, self.seed, self.deals + 1, self.fair))

    def deal(self, text: str, at: int) -> bool:
        """Whether these are new hands: every card lies where this deal has laid it. A reshuffle is none."""
        self.position = deal_line(self.game, self.position, text)
        self.taken_over = []
        dealt = sum(len(cards) for cards in self.game.read_deal(text).piles.values())
        new = dealt == sum(len(pile.cards) for pile in self.position.piles().values())
        self.veil = self.position.asking()
        self.veil_since, self.veil_until = (
            at,
            at + time_control.look_ms(self.pace, self.people, bool(self.slow)) if self.veil else 0,
        )
        self.person_at = max(self.person_at, at - time_control.DEALT_MS)
        self.deals += 1
        self.hands += new
        self.lines.append(f"deck {text}")
        self.hearing.line(self.position.news)
        self._go_on(at, set(), self.position.news or [])
        return new

    def move(self, found: Found, at: int, by: str) -> None:
        """A legal move: it was looked up in this very position."""
        seat, text, move = found
        before = set(self.waiting_for()) - {seat}
        if self.veil is None:
            self._charge(seat, at, by)
        kernel.advance(self.position, seat, move)
        self.ended = at if self.over else 0
        self.done[seat] += 1
        self.hinted.discard(seat)
        self.last_moves[seat] = text
        self.lines.append(f"{seat_name(seat)} {text}" + (f"  ; {by}" if by else ""))
        news = self.position.news or []
        self.hearing.line(news)
        if self.veil is None:
            self._go_on(at, before, news)
        else:  # behind the veil time stands still
            self.veil.to_move = ()
            self.news = [*self.news, *news]
        if self.over:
            self.hearing.end()

    def hint(self, seat: int) -> None:
        self.helped.add(seat)
        self.hinted.add(seat)

    def find(self, seat: int, text: str) -> Found | None:
        """A legal move by its text, as far as the table may know; it is carried to where it is made."""
        position = self.shown
        move = kernel.find(position, seat, text)
        return None if move is None else Found(seat, position.text(move), move)

    def found(self, seat: int, text: str) -> Found:
        """A move that must be legal: one from the log, or the default."""
        move = kernel.find(self.position, seat, text)
        assert move is not None, (seat, text)
        return Found(seat, text, move)

    def lift(self, at: int) -> None:
        """Everybody sees what came of it; all clocks start here, whether anybody was asked or not."""
        self.veil = None
        self.person_at = max(self.person_at, at - time_control.LIFTED_MS)
        self._go_on(at, set(), self.news)

    def wake(self, at: int, down: bool = False) -> None:
        """After a while in which nothing could be done: whoever owes a decision has their whole time again."""
        if time_control.over_days(self.settings):
            wake_days(self, at if down else 0)
            return
        self.rest.paused = None if self.rest.paused is None else at
        if self.veil is not None:
            self.veil_since, self.veil_until = at, at + time_control.look_ms(self.pace, self.people, bool(self.slow))
        self.person_at = at
        for seat in self.waiting_for():
            self.asked_at[seat] = max(self.asked_at[seat], at)

    def _go_on(self, at: int, still_asked: set[int], news: list[News]) -> None:
        """Starts the clocks of those who are asked now and were not before."""
        self.news = news
        if self.veil is None:
            self.story.append((self.hands, news))
        pause = time_control.pause_ms(self.game.info, news, self.people)
        self.pause_until = at + pause if not self.over else 0
        if pause:
            self.person_at = max(self.person_at, at + pause - time_control.PAUSED_MS)
        start = max(at + time_control.show_ms(self.game.info, news), self.pause_until)
        for seat in self.waiting_for():
            if seat not in still_asked:
                self.asked_at[seat] = start

    def _charge(self, seat: int, at: int, by: str) -> None:
        if self.position.fixed_ms is not None and not time_control.over_days(
            self.settings
        ):  # no answer is one of the answers there
            return
        still = self.rest.stood_still_ms(seat, self.asked_at[seat], at)
        over = at - self.asked_at[seat] - still - self.decision_ms(seat) - time_control.LAG_MS
        self.bank_ms[seat] = max(0, self.bank_ms[seat] - max(0, over))
        self.strikes[seat] = self.strikes[seat] + 1 if by == "clock" else 0

    # -- time

    def decision_ms(self, seat: int | None = None) -> int:
        """For the open decision, without the bank; 0 for no clock. Some have more time than others."""
        fixed = self.position.fixed_ms
        times = time_control.MORE_TIME if seat in self.slow else 1
        if fixed is not None and not time_control.over_days(self.settings):
            return times * fixed
        info, phase = self.game.info, getattr(self.position, "phase", None)
        return times * time_control.decision_ms(self.settings, info, phase)

    def whole_ms(self, seat: int | None = None) -> int | None:
        """What the open decision has from the start, without the bank; None without a clock."""
        return self.veil_until - self.veil_since if self.veil is not None else self.decision_ms(seat) or None

    def left_ms(self, seat: int, now: int) -> tuple[int | None, int]:
        """How much is left of a decision, None without a clock, and of the bank behind it."""
        now = now if self.rest.paused is None else self.rest.paused
        if self.veil is not None:
            return max(0, self.veil_until - now), 0
        per_decision, bank = self.decision_ms(seat), self._bank(seat)
        if not per_decision:
            return None, bank
        left = self.asked_at[seat] + per_decision + self.rest.stood_still_ms(seat, self.asked_at[seat], now) - now
        return max(0, left), max(0, min(bank, bank + left))

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that owes a decision is up; None without a clock, and behind the veil."""
        per_decision = 0 if self.veil is not None else self.decision_ms(seat)
        away = self.rest.granted_ms(seat, self.asked_at[seat])
        whole = per_decision + away + self._bank(seat) + time_control.LAG_MS
        return self.asked_at[seat] + whole if per_decision else None

    def _bank(self, seat: int) -> int:
        """What stands behind the open decision."""
        return self.bank_ms[seat] if self.position.fixed_ms is None else 0

    def end_pause(self, now: int) -> None:
        """Everybody has said to go on: the clocks that waited for it start now."""
        for seat in self.waiting_for():
            if self.asked_at[seat] == self.pause_until:
                self.asked_at[seat] = now
        self.pause_until = self.person_at = now

    # -- the record

    def record(self, table: str, names: Sequence[str], faces: Sequence[str] = ()) -> str:
        """Complete when the match is over: anybody can replay and verify it."""
        tags = {"Game": f"{self.game.name} {self.game.version}", "Seats": str(self.settings.seats)}
        if options := write_options(self.options):
            tags["Options"] = options
        tags["Players"] = ", ".join(names)
        if faces:
            tags["Faces"] = " ".join(faces)
        tags |= {"Table": table, "Started": str(self.started)}
        tags |= fairness.promises(self)
        if self.settings.by_lot:
            tags["Drawn"] = seat_name(self.was_first)
        if self.position.result is not None:
            groups = kernel.result_view(self.position.result)["ranking"]
            tags |= {"Ended": str(self.ended), "Result": ", ".join("=".join(group) for group in groups)}
        return write_record(tags, self.lines)
