"""What a kept event means for what is of this moment: for those who are missed, who think, and who wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import events

if TYPE_CHECKING:
    from cardhouse.table.voice import Voice


def notice(table: Voice, event: events.AnyEvent) -> None:
    if isinstance(event, events.Moved):  # most of them are
        table.pacing.think_no_more(event.seat)
        return
    match event:
        case events.Asleep():
            table.pacing.nobody_thinks()
            table.talk.hush()
        case events.Woken(at):
            table.pacing.nobody_thinks()
            table.pacing.wait_for_shares(at)
            table.presence.begin_again(at)
        case events.Away(_, seat) | events.Back(_, seat):
            table.pacing.think_no_more(seat)
        case events.Dealt():
            table.pacing.nobody_thinks()
            table.wishes.dealt()
        case events.Paused() | events.Resumed():
            table.pacing.nobody_thinks()
            table.wishes.pausing.clear()
            table.presence.begin_again(event.at)
        case events.Lifted() | events.WentOn():
            table.pacing.nobody_thinks()
        case events.Seated(_, seat) | events.Unseated(_, seat) | events.BotSeated(_, seat):
            table.presence.expect_only(table.keepers)
            table.pacing.think_no_more(seat)
            table.wishes.seats_changed()
        case events.Swapped() | events.Changed() | events.Started():
            table.wishes.seats_changed()
            table.wishes.pausing.clear()
            table.pacing.nobody_thinks()
        case _:
            pass
