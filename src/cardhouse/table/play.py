"""A match at a table: from the promise of a fair deal to the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core import kernel
from cardhouse.core.deal import FAIR, bot_seed, pledge_of
from cardhouse.table import demands, doings, events, fairness, gossip, manners, sight, time_control
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Advise, Ask
from cardhouse.table.guest import Guest
from cardhouse.table.match import Found
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table

HINT = "sharp"  # who is asked for a hint

# -- before the first card


def start(table: Table, now: int) -> None:
    first = 0 if table.settings.by_lot else _next_first(table)
    sealed = table.beginning.secret if table.beginning is not None and not table.matches else ""
    table.keep(events.Started(now, sealed or table.world.secret().hex(), table.stood(), first, FAIR))
    tell_start(table, now)
    if table.playing.beginning is not None:  # nobody adds to these cards
        close_pledges(table, now)


def _next_first(table: Table) -> int:
    """Who deals the rematch, by the rules of the game: the same person, wherever they sit by now."""
    if table.match is None or not table.match.over or table.beginning is not None:
        return 0
    dealer = table.match.position.deals_next()
    seat = table.seat_of(table.match.players[dealer] or "")
    return dealer if seat is None else seat


def tell_start(table: Table, now: int) -> None:
    table.pacing.wait_for_shares(now)
    table.wishes.something_happened()
    table.room()
    table.send(list(table.guests), sight.promise(table, now))


def pledge(table: Table, guest: Guest, text: str, now: int) -> None:
    seat, match = demands.own_seat(table, guest), table.match
    if match is not None and match.pledges[seat] == bytes.fromhex(text):
        return  # a repeat
    if match is None or match.pledged or match.pledges[seat] is not None:
        raise Refusal("share_late")
    table.keep(events.Pledged(now, seat, text))
    _given(table, now)


def share(table: Table, guest: Guest, text: str, now: int) -> None:
    seat, match = demands.own_seat(table, guest), table.match
    given = bytes.fromhex(text)
    if match is not None and match.shares[seat] == given:
        return  # a repeat
    if match is None or match.seed or match.shares[seat] is not None:
        raise Refusal("share_late")
    pledged, fits = match.pledges[seat], pledge_of(match.commit, given)
    if pledged is None and match.pledged:
        raise Refusal("share_late")
    if pledged not in (None, fits):
        raise Refusal("not_pledged")
    if pledged is None:  # an older client, which knows no pledges: it gives both at once
        table.keep(events.Pledged(now, seat, fits.hex()))
    table.keep(events.Shared(now, seat, text))
    _given(table, now)


def _given(table: Table, now: int) -> None:
    """A seat with nothing more to give is not waited for."""
    match = table.playing
    if not match.pledged:
        if all(match.pledges[seat] for seat, place in enumerate(table.seats) if place.player):
            close_pledges(table, now)
    elif not fairness.unopened(match):
        close_shares(table, now)


def close_pledges(table: Table, now: int) -> None:
    table.keep(events.PledgesClosed(now))
    tell_pledged(table, now)
    _given(table, now)


def tell_pledged(table: Table, now: int) -> None:
    table.pacing.wait_for_shares(now)
    table.send(list(table.guests), sight.promise(table, now))


def close_shares(table: Table, now: int) -> None:
    table.keep(events.SharesClosed(now, fairness.drawn_first(table.playing)))
    table.room()
    if not table.playing.deck_to_act:  # it begins in the middle
        tell_deal(table, now)
    deal(table, now)


def deal(table: Table, now: int) -> None:
    """Whatever the deck has to do by now."""
    match = table.playing
    while match.rest.paused is None and match.deck_to_act and match.pause_until <= now:
        table.keep(events.Dealt(now, match.next_deal()))
        tell_deal(table, now)


def tell_deal(table: Table, now: int) -> None:
    table.wishes.something_happened()
    if table.playing.taken_over:
        table.room()
        for did in doings.taken_over(table):
            table.say_aloud(did)
    table.show(table.guests.values(), now)


# -- moves


def move(table: Table, guest: Guest, message: m.Move, now: int) -> None:
    seat, match = demands.own_seat(table, guest), table.match
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
    if match.rest.paused is not None:
        raise Refusal("paused")
    found = match.find(seat, text)
    if found is not None:
        moved(table, found, "hint" if seat in match.hinted else "", now)
        return
    reason = kernel.explain(position, seat, text)
    assert reason is not None, text
    said = kernel.sentence(position, reason)
    table.send([guest.conn], m.Refused("move", reason.code, dict(reason.params), said))
    table.show([guest], now, fresh=False)


def moved(table: Table, found: Found, by: events.By, now: int) -> None:
    table.keep(events.Moved(now, found.seat, found.text, by), found)
    tell_move(table, found.seat, now)
    if table.playing.over:
        table.effect(table.finished())
        manners.match_over(table, now)
    else:
        manners.moved(table, now)


def tell_move(table: Table, seat: int, now: int) -> None:
    match = table.playing
    if match.veil is not None:  # the others are not even told that somebody was asked
        table.show([guest for guest in table.guests.values() if table.looks_at(guest.player) == seat], now)
        return
    table.wishes.something_happened()
    table.show(table.guests.values(), now)
    if match.over:
        table.room()


def explain(table: Table, guest: Guest, text: str) -> None:
    seat, match = demands.own_seat(table, guest), table.match
    if match is None or not match.seed:
        raise Refusal("not_playing")
    reason = kernel.explain(match.shown, seat, text)
    if reason is None:
        table.send([guest.conn], m.Explained(text, True, "", {}, ""))
    else:
        said = kernel.sentence(match.shown, reason)
        table.send([guest.conn], m.Explained(text, False, reason.code, dict(reason.params), said))


def go_on(table: Table, guest: Guest, now: int) -> None:
    seat, match = demands.own_seat(table, guest), table.match
    if match is not None and match.rest.paused is not None:
        raise Refusal("paused")
    if match is not None and match.veil is not None:
        _looked(table, guest, seat, now)
        return
    if match is None or match.over or match.pause_until <= now:
        return
    first = table.wishes.go_on(seat)
    if table.wishes.all_go_on(_watching(table)):
        table.keep(events.WentOn(now))
    else:  # also a repeat: another house may have heard the first before it knew of the pause
        table.spread(gossip.HasGoneOn(match.number, seat))
        if not first:
            return
    table.show(table.guests.values(), now, fresh=False)


def _looked(table: Table, guest: Guest, seat: int, now: int) -> None:
    """Somebody has looked at their cards. The others are not told: who takes longer may have more to think about."""
    table.spread(gossip.HasGoneOn(table.playing.number, seat))
    if table.wishes.go_on(seat):
        table.show([guest], now, fresh=False)


def _watching(table: Table) -> list[int]:
    """The seats of those who are waited for: people who are here."""
    here, days = table.here, time_control.over_days(table.settings)
    waited = [place.player is not None and (days or place.player in here) and not place.away for place in table.seats]
    return [seat for seat, waits in enumerate(waited) if waits]


# -- what happens by itself


def lifts_at(table: Table) -> int:
    """When the veil is lifted: when everybody has looked, but not before bots have had their time behind it too.

    It follows from what people say aloud and from nothing that is hidden: an answer in secret is not a look.
    """
    match, watching = table.playing, _watching(table)
    everybody = bool(watching) and table.wishes.all_go_on(watching)
    return min(match.veil_until, match.veil_since + time_control.LOOK_MS) if everybody else match.veil_until


def lift(table: Table, now: int) -> None:
    """The time to answer in secret is over, and it was the same for everybody whether anybody was asked or not."""
    match = table.playing
    for seat in match.waiting_for():
        default(table, seat, now)
    table.keep(events.Lifted(now))
    table.show(table.guests.values(), now)


def ask(table: Table, seat: int, now: int) -> None:
    """A bot thinks about it."""
    level = table.seats[seat].helper
    assert level is not None
    table.pacing.ask(seat, len(table.playing.lines), now)
    table.effect(_question(table, seat, level))


def answered(table: Table, seat: int, move: str | None) -> None:
    """A bot has thought."""
    table.pacing.answered(seat, None if move is None else table.playing.find(seat, move))


def reply(table: Table, seat: int, now: int) -> None:
    """A bot plays what it has chosen."""
    moved(table, table.pacing.answer(seat), "bot", now)


def still_open(table: Table, ask: Ask) -> bool:
    """Whether the decision that a bot or the coach was asked for is not made yet."""
    match = None if table.closed else table.match
    return match is not None and not match.over and match.number == ask.match and match.done[ask.seat] == ask.nth


def _question(table: Table, seat: int, level: str) -> Ask:
    match = table.playing
    nth = match.done[seat]
    seed = bot_seed(match.seed, seat, nth)
    possible = kernel.resample(match.position, seat, table.world.whims(f"{seed} possible"))
    possible.news = None
    return Ask(match.number, seat, nth, len(match.lines), level, match.game, possible, match.hearing.by(seat), seed)


def hint(table: Table, guest: Guest, now: int) -> None:
    """What a good player would do: the coach is asked once for a decision, however often somebody asks."""
    seat, match = demands.own_seat(table, guest), table.match
    if not table.settings.hints and "hints" not in table.support.helps_of(guest.player):
        raise Refusal("no_hints")
    if match is None or match.veil is not None or seat not in match.waiting_for():
        raise Refusal("nothing_to_hint")
    if table.seats[seat].away:
        raise Refusal("bot_plays")
    decision = match.number, match.done[seat]
    known = table.wishes.hint(seat, decision)
    if known is not None:
        table.send([guest.conn], known)
    elif not table.wishes.awaits_hint(seat, decision):
        if not table.wishes.ask_coach(seat, decision, now):
            raise Refusal("too_many_hints")
        table.effect(Advise(guest.player, _question(table, seat, HINT)))


def advise(table: Table, ask: Ask, advice: Advice | None, now: int) -> None:
    """The coach has thought. Everybody can see later that there was a hint, so that is kept first."""
    conns = table.presence.connections(table.seats[ask.seat].player or "")
    if advice is None:
        refusal = Refusal("coach_busy")
        table.send(conns, m.Refused("hint", refusal.code, refusal.params, refusal.text))
        return
    if ask.seat not in table.playing.hinted:
        table.keep(events.Hinted(now, ask.seat))
    best = [m.Weighed(move, round(chance, 3)) for move, chance in advice.best[: m.WEIGHED]]
    even = min(advice.even, len(best) - 1)
    hinted = m.Hinted(ask.match, ask.nth, best, advice.goal, advice.code, dict(advice.params), advice.text, even)
    table.wishes.hinted(ask.seat, hinted)
    table.send(conns, hinted)


def default(table: Table, seat: int, now: int) -> None:
    """Time is up: the mildest legal move; twice in a row, and a bot takes the seat."""
    match, place = table.playing, table.seats[seat]
    text = match.position.text(match.position.default(seat))
    moved(table, match.found(seat, text), "clock", now)
    given_up = match.strikes[seat] >= time_control.STRIKES and not time_control.over_days(table.settings)
    if match.veil is None and not match.over and place.state == "taken" and given_up:
        away(table, seat, now)


def away(table: Table, seat: int, now: int) -> None:
    table.keep(events.Away(now, seat))
    table.room()
