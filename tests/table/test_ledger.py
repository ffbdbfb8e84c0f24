"""A table is read from its lines, but earlier matches of a long evening are not played again."""

from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.ledger import Ledger
from tests.table.scene import Scene, some_world


def three_matches() -> Scene:
    """Something of everything that stays from match to match."""
    scene = Scene("thulla", 3, password="teal").join("ann", "bob", password="teal")
    scene.say("ann", m.AddBot(3), m.Start(), m.Share("1" * 64)).say("bob", m.Share("2" * 64)).play_on()
    scene.say("ann", m.Kick(seat=2, sure=True)).join("cid", password="teal")
    scene.say("ann", m.Start(), m.Share("1" * 64)).say("cid", m.Share("2" * 64)).play_on()
    scene.hang_up("cid").say("ann", m.Start(), m.Share("3" * 64)).wait(60_000)
    return scene


def known(ledger: Ledger) -> object:
    """What a ledger knows; tests/sim compares every last thing."""
    match = ledger.match
    rest = (ledger.touched, ledger.closed, ledger.phase, ledger.public_n)
    if match is None:
        return ledger.stood(), rest
    clocks = (match.done, match.bank_ms, match.asked_at, match.strikes, match.pause_until)
    return ledger.stood(), rest, ledger.record(), clocks, match.sat, match.helped, match.names, match.players


def starts(lines: list[str]) -> list[int]:
    return [i for i, line in enumerate(lines) if line.startswith('; {"e":"started"')]


def test_a_table_is_the_same_however_it_is_read() -> None:
    scene = three_matches()
    folded = Ledger(scene.table.code, some_world()).fold(scene.lines)
    read = Ledger(scene.table.code, some_world()).read(scene.lines)
    assert (folded.matches, folded.banned) == (3, {"bob"}) and folded.password
    assert folded.wins or folded.losses, "two of three are people: one of them is first or last"
    assert known(read) == known(folded) == known(scene.table)


def test_it_is_the_same_at_every_line_of_the_evening() -> None:
    lines = three_matches().lines
    folded = Ledger("mango-river-42", some_world())
    for n, line in enumerate(lines, 1):
        folded.fold([line])
        assert known(Ledger("mango-river-42", some_world()).read(lines[:n])) == known(folded), line


def test_lines_before_the_last_match_are_not_even_looked_at() -> None:
    scene = three_matches()
    last = starts(scene.lines)[-1]
    lines = ["nonsense"] * last + scene.lines[last:]
    assert known(Ledger(scene.table.code, some_world()).read(lines)) == known(scene.table)


def test_a_log_of_an_older_release_is_read_from_its_first_line() -> None:
    scene = three_matches()
    lines = list(scene.lines)
    for i in starts(lines):
        event = events.read(lines[i])
        assert isinstance(event, events.Started)
        lines[i] = events.write(events.Started(event.at, event.secret, fair=event.fair))
    assert events.last_stood(lines) is None
    assert known(Ledger(scene.table.code, some_world()).read(lines)) == known(scene.table)


def test_how_a_table_stood_is_believed_only_where_it_stands() -> None:
    """A line that is missing before it is not passed over in silence: the whole log is read, and says so."""
    lines = three_matches().lines
    stood = events.last_stood(lines)
    assert stood is not None and stood.n == starts(lines)[-1]
    assert events.last_stood(lines[1:]) is None
    assert events.last_stood([]) is None
