"""A match at a table: from the promise of a fair deal to the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed, first_seat
from cardhouse.table import clock, events, manners, notes
from cardhouse.table import messages as m
from cardhouse.table.chat import Tap
from cardhouse.table.effects import Advice, Advise, Ask
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table

HINT = "sharp"  # who is asked for a hint,
HINTS, HINT_EVERY_MS = 10, 3_000  # and how many of them somebody gets: so many at once, then one every three seconds

# -- before the first card


def start(table: Table, now: int) -> None:
    first = 0 if table.settings.by_lot else table.next_first()
    table.keep(events.Started(now, table.world.secret().hex(), table.stood(), first))
    tell_start(table, now)


def tell_start(table: Table, now: int) -> None:
    table.shares_due = now + clock.SHARES_MS
    table.went_on.clear()
    table.room()
    promise(table, list(table.guests.values()), now)


def promise(table: Table, guests: list[Guest], now: int) -> None:
    match, within = table.playing, max(0, table.shares_due - now)
    table.send([guest.conn for guest in guests], m.Promise(match.number, match.commit, within))


def share(table: Table, guest: Guest, text: str, now: int) -> None:
    seat, match = table.own_seat(guest), table.match
    if match is not None and match.shares[seat] == bytes.fromhex(text):
        return  # a repeat
    if match is None or match.seed or match.shares[seat] is not None:
        raise Refusal("share_late")
    table.keep(events.Shared(now, seat, text))
    if all(match.shares[i] for i, place in enumerate(table.seats) if place.player):
        close_shares(table, now)


def close_shares(table: Table, now: int) -> None:
    match = table.playing
    first = first_seat(match.secret, match.shares) if match.settings.by_lot else 0
    table.keep(events.SharesClosed(now, first))
    table.room()
    deal(table, now)


def deal(table: Table, now: int) -> None:
    """Whatever the deck has to do by now."""
    match = table.playing
    while match.deck_to_act and match.pause_until <= now:
        table.keep(events.Dealt(now, match.next_deal()))
        tell_deal(table, now)


def tell_deal(table: Table, now: int) -> None:
    table.went_on.clear()
    if table.playing.taken_over:
        table.room()
    table.show(table.guests.values(), now)


# -- moves


def move(table: Table, guest: Guest, message: m.Move, now: int) -> None:
    seat, match = table.own_seat(guest), table.match
    if match is None or not match.seed:
        raise Refusal("not_playing")
    done, position = match.done[seat], match.shown
    nth, text = message.nth, position.spell(" ".join(message.move.split()))
    if message.match not in (0, match.number):
        raise Refusal("stale_move")
    if nth == done - 1 and text == match.last_moves[seat]:
        table.show([guest], now, fresh=False)  # a repeat is answered, not played again
        return
    if nth != done:
        raise Refusal("stale_move" if nth < done else "early_move")
    if table.seats[seat].away:
        raise Refusal("bot_plays")
    found = match.find(seat, text)
    if found is not None:
        moved(table, seat, position.text(found), "hint" if seat in match.hinted else "", now)
        return
    reason = kernel.explain(position, seat, text)
    assert reason is not None, text
    said = kernel.sentence(position, reason)
    table.send([guest.conn], m.Refused("move", reason.code, dict(reason.params), said))
    table.show([guest], now, fresh=False)


def moved(table: Table, seat: int, text: str, by: events.By, now: int) -> None:
    table.keep(events.Moved(now, seat, text, by))
    tell_move(table, seat, now)
    if table.playing.over:
        table.effect(table.finished())
        manners.match_over(table, now)


def tell_move(table: Table, seat: int, now: int) -> None:
    match = table.playing
    if match.veil is not None:  # the others are not even told that he was asked
        table.show([guest for guest in table.guests.values() if table.seat_of(guest.player) == seat], now)
        return
    table.went_on.clear()
    table.show(table.guests.values(), now)
    if match.over:
        table.room()


def explain(table: Table, guest: Guest, text: str) -> None:
    seat, match = table.own_seat(guest), table.match
    if match is None or not match.seed:
        raise Refusal("not_playing")
    reason = kernel.explain(match.shown, seat, text)
    if reason is None:
        table.send([guest.conn], m.Explained(text, True, "", {}, ""))
    else:
        said = kernel.sentence(match.shown, reason)
        table.send([guest.conn], m.Explained(text, False, reason.code, dict(reason.params), said))


def go_on(table: Table, guest: Guest, now: int) -> None:
    seat, match = table.own_seat(guest), table.match
    if match is None or match.over or match.pause_until <= now:
        return
    repeat = seat in table.went_on
    table.went_on.add(seat)
    if {table.seat_of(player) for player in table.here} - {None} <= table.went_on:
        table.keep(events.WentOn(now))
    else:  # also a repeat: another house may have heard the first before it knew of the pause
        table.spread(notes.HasGoneOn(match.number, seat))
        if repeat:
            return
    table.show(table.guests.values(), now, fresh=False)


# -- what happens by itself


def lift(table: Table, now: int) -> None:
    """The time to answer in secret is over, and it was the same for everybody whether anybody was asked or not."""
    match = table.playing
    for seat in match.waiting_for():
        default(table, seat, now)
    table.keep(events.Lifted(now))
    table.show(table.guests.values(), now)


def ask(table: Table, seat: int, now: int) -> None:
    """A bot thinks about it."""
    thinking, level = table.thinking[seat], table.seats[seat].helper
    assert level is not None
    thinking.lines = len(table.playing.lines)
    thinking.until = max(thinking.plays_at, now + clock.BOT_LIMIT_MS)
    table.effect(_question(table, seat, level))


def answered(table: Table, seat: int, move: str | None) -> None:
    """A bot has thought. What is not legal is no answer, and there will be no other."""
    thinking, match = table.thinking[seat], table.playing
    found = None if move is None else match.find(seat, move)
    if found is None:
        thinking.until = thinking.plays_at
    else:
        thinking.answer = match.shown.text(found)


def reply(table: Table, seat: int, now: int) -> None:
    """A bot plays what it has chosen."""
    answer = table.thinking[seat].answer
    assert answer is not None
    moved(table, seat, answer, "bot", now)


def _question(table: Table, seat: int, level: str) -> Ask:
    match = table.playing
    nth = match.done[seat]
    seed = bot_seed(match.seed, seat, nth)
    possible = kernel.resample(match.position, seat, table.world.whims(f"{seed} possible"))
    possible.news = None
    return Ask(match.number, seat, nth, len(match.lines), level, match.game, possible, match.heard_by(seat), seed)


def hint(table: Table, guest: Guest, now: int) -> None:
    """What a good player would do: the coach is asked once for a decision, however often somebody asks."""
    seat, match = table.own_seat(guest), table.match
    if not table.settings.hints:
        raise Refusal("no_hints")
    if match is None or match.veil is not None or seat not in match.waiting_for():
        raise Refusal("nothing_to_hint")
    if table.seats[seat].away:
        raise Refusal("bot_plays")
    decision, known = (match.number, match.done[seat]), table.hints.get(seat)
    if known is not None and (known.match, known.nth) == decision:
        table.send([guest.conn], known)
    elif table.asked.get(seat) != decision:
        if not table.hint_taps.setdefault(seat, Tap(HINTS, HINT_EVERY_MS)).take(now):
            raise Refusal("too_many_hints")
        table.asked[seat] = decision
        table.effect(Advise(guest.player, _question(table, seat, HINT)))


def advise(table: Table, ask: Ask, advice: Advice | None, now: int) -> None:
    """The coach has thought. Everybody can see later that there was a hint, so that is kept first."""
    conns = table.connections(table.seats[ask.seat].player or "")
    if advice is None:
        refusal = Refusal("coach_busy")
        table.send(conns, m.Refused("hint", refusal.code, refusal.params, refusal.text))
        return
    if ask.seat not in table.playing.hinted:
        table.keep(events.Hinted(now, ask.seat))
    best = [m.Weighed(move, round(chance, 3)) for move, chance in advice.best[: m.WEIGHED]]
    hinted = m.Hinted(ask.match, ask.nth, best, advice.goal, advice.code, dict(advice.params), advice.text)
    table.hints[ask.seat] = hinted
    table.send(conns, hinted)


def default(table: Table, seat: int, now: int) -> None:
    """Time is up: the mildest legal move; twice in a row, and a bot takes the seat."""
    match, place = table.playing, table.seats[seat]
    text = match.position.text(match.position.default(seat))
    moved(table, seat, text, "clock", now)
    if match.veil is None and not match.over and place.state == "taken" and match.strikes[seat] >= clock.STRIKES:
        away(table, seat, now)


def away(table: Table, seat: int, now: int) -> None:
    table.keep(events.Away(now, seat))
    table.room()
