"""What a table remembers, one line each."""

import pytest

from cardhouse.core.record import read_record
from cardhouse.table import events
from cardhouse.table import messages as m
from tests.table.scene import Scene

SETTINGS = m.Settings("thulla", 3, "games=3", clock="speed", public=True)
ALL = [
    events.Opened(1, SETTINGS, "ann", "hash"),
    events.Changed(1, SETTINGS, ""),
    events.Seated(1, 2, "bob", 'B"o\\b\nß'),
    events.Seated(1, 2, "bob", "Bob", program=True, home="ab12"),
    events.Admitted(1, "eve"),
    events.Waits(1, 2, "cid", "Cid"),
    events.WaitsNoMore(1, 2, banned=True),
    events.Unseated(1, 2, banned=True),
    events.Unseated(1, 2, bot="Chai", why="left"),
    events.Removed(1, "bob", "Bob", "f07", "out"),
    events.Restored(1, "bob"),
    events.BotSeated(1, 0, "steady", "Beena"),
    events.Hinted(1, 2),
    events.WasReady(1, 0, on=False),
    events.Swapped(1, 0, 2),
    events.HostIs(1, None),
    events.Started(1, "ab" * 32),
    events.Started(
        *(1, "ab" * 32),
        events.Stood(9, 2, SETTINGS, "hash", "ann", [("ann", "Ann", None, True, False)], ["bob"], 3, {"ann": 2}),
    ),
    events.Started(
        *(1, "ab" * 32),
        events.Stood(
            9, 2, SETTINGS, "hash", None, [], [], 3, {}, {"ann": 1}, 2, [(True, "ab12")], ["ann", "eve"], ["f07"]
        ),
    ),
    events.Started(1, "ab" * 32, None, 2, 2),
    events.Pledged(1, 1, "cd" * 32),
    events.PledgesClosed(1),
    events.Shared(1, 1, "cd" * 32),
    events.SharesClosed(1),
    events.SharesClosed(1, 2),
    events.Dealt(1, "deal p1:As,7h p2: gone:2c"),
    events.Moved(1, 9, "swap p1.1 p2.1"),
    events.Moved(1, 0, "7h", "bot"),
    events.Moved(1, 0, "7h", "clock"),
    events.Lifted(1),
    events.WentOn(1),
    events.Away(1, 3),
    events.Back(1, 3),
    events.Asleep(1),
    events.Woken(1),
    events.Woken(1, True),
    events.Holiday(1, 0, 2),
    events.Paused(1),
    events.Resumed(1),
    events.Easing(1, "ann", ["time", "memory"], "bob"),
    events.Easing(1, "ann", []),
    events.Eased(1, "ann", ["hints"]),
    events.Besides(1, "eve", "Eve", "f07", "ann"),
    events.Besides(1, "eve", "Eve", "f07", "ann", on=False),
    events.Started(
        *(1, "ab" * 32),
        events.Stood(
            *(9, 2, SETTINGS, "hash", "ann", [], [], 3, {}),
            helps=[("ann", ["time"])],
            easing=[("bob", ["hints"], ["ann"])],
            beside=[("eve", "Eve", "", "ann")],
        ),
    ),
    events.Closed(1),
    events.Looks(1, "ann", "m3:A"),
]


@pytest.mark.parametrize("event", ALL, ids=lambda event: type(event).__name__)
def test_every_event_reads_back_as_it_was_written(event: events.AnyEvent) -> None:
    line = events.write(event)
    assert "\n" not in line
    assert events.read(line) == event


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in ALL} == set(events.AnyEvent.__args__)


@pytest.mark.parametrize(
    "line", ["", "p1", "p1 7h", "p0 7h  ; {}", "; {}", "; nonsense", 'p1 7h  ; {"at":"x"}', "deck deal  ; 7"]
)
def test_what_no_table_has_written_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match="not a line of a table"):
        events.read(line)


def test_an_error_does_not_show_a_whole_deal() -> None:
    with pytest.raises(ValueError, match="not a line") as error:
        events.read("deck deal " + " ".join(f"p{i}:As,Ks,Qs,Js" for i in range(9)))
    assert len(str(error.value)) < 80


def test_the_log_of_a_match_is_the_body_of_a_record() -> None:
    scene = Scene("kazhutha", 2).begin("ann", "bob").play_on()
    log = read_record('[Game "kazhutha 1"]\n[Seats "2"]\n\n' + "\n".join(scene.lines))
    record = read_record(scene.finished[0].record)
    assert [line.text for line in log.lines] == [line.text for line in record.lines]
