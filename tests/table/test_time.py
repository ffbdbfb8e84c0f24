"""Clocks, time-outs, bots in the seat, and the way back."""

import pytest

from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.games import GAMES
from cardhouse.table import events, time_control, timers
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal
from cardhouse.table.time_control import BOT_LIMIT_MS, LAG_MS, TURN_GRACE_MS
from tests.table.scene import Scene, mind_of
from tests.table.test_match import turn, two


@pytest.mark.parametrize(
    ("preset", "game", "phase", "seconds"),
    [
        ("off", "thulla", None, 0),
        ("relaxed", "thulla", None, 60),
        ("normal", "dalmuti", None, 25),
        ("speed", "kazhutha", None, 15),
        ("speed", "liap_tui", "declare", 10),
        ("speed", "liap_tui", "turn", 15),
        ("custom", "liap_tui", "declare", 40),
        ("custom", "thulla", None, 40),
    ],
)
def test_a_decision_takes_so_long(preset: m.ClockName, game: str, phase: str | None, seconds: int) -> None:
    settings = m.Settings(game, 4, clock=preset, turn_s=40)
    assert time_control.decision_ms(settings, GAMES[game].info, phase) == seconds * 1000


def test_a_table_can_choose_its_own_time_for_a_turn() -> None:
    scene = two(clock="custom", turn_s=5, bank_s=7)
    mover, _ = turn(scene)
    (shown,) = scene.last(mover, m.View).turns
    assert (shown.left_ms, shown.bank_ms) == (
        5_000 + time_control.show_ms(scene.table.playing.game.info, scene.table.playing.news),
        7_000,
    )
    moves = len(scene.events(events.Moved))
    scene.wait(scene.table.playing.asked_at[int(shown.seat[1:]) - 1] - scene.now + 12_000 + LAG_MS - 1)
    assert len(scene.events(events.Moved)) == moves
    assert [e.by for e in scene.wait(1).events(events.Moved)[moves:]] == ["clock"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("turn_s", "bank_s"), [(0, 0), (4, 0), (601, 0), (30, 3_601)])
def test_a_time_that_nobody_could_play_with_is_refused(turn_s: int, bank_s: int) -> None:
    settings = m.Settings("thulla", 2, clock="custom", turn_s=turn_s, bank_s=bank_s)
    with pytest.raises(Refusal, match="bad_clock") as refused:
        Scene("thulla", 2, clock="custom", turn_s=turn_s, bank_s=bank_s)
    assert refused.value.text == "a decision can have 5 to 600 seconds, and a match up to 3600 more"
    scene = Scene("thulla", 2).join("ann").say("ann", m.Change(settings))
    assert scene.refusal("ann") == "bad_clock" and scene.table.settings.clock == "normal"


def test_the_clock_of_a_liap_tui_declaration_at_speed_is_ten_seconds() -> None:
    for seed in range(8):
        scene = Scene("liap_tui", 4, clock="speed", seed=seed).begin("ann", "bob", "cid", "dan")
        view = scene.last("ann", m.View)
        shown = time_control.show_ms(scene.table.playing.game.info, scene.table.playing.news)
        assert view.turns[0].left_ms == shown + {"declare": 10_000, "redeal": 30_000}[view.view["facts"]["phase"]]


# -- times that the rules give


def asked_about_a_redeal(preset: str, *people: str) -> Scene:
    """Ann has a weak hand."""
    for seed in range(60):
        scene = Scene("liap_tui", 4, clock=preset, seed=seed).begin(*people)
        match = scene.table.playing
        if match.position.to_move[0] == 0 and match.position.facts()["phase"] == "redeal":
            return scene.wait(match.asked_at[0] - scene.now)
    raise AssertionError("nobody was dealt a weak hand")


@pytest.mark.rule("L4")
@pytest.mark.parametrize("preset", time_control.PACES)
@pytest.mark.parametrize("people", [("ann", "bob", "cid", "dan"), ("ann",)])
def test_no_answer_about_a_redeal_is_stay_after_thirty_seconds_at_every_pace(
    preset: str, people: tuple[str, ...]
) -> None:
    scene = asked_about_a_redeal(preset, *people)
    match = scene.table.playing
    assert match.deadline(0) == match.asked_at[0] + 30_000 + LAG_MS
    assert scene.forget().join("eve", watch=True).last("eve", m.View).turns[0] == m.Turn("p1", 30_000, 0, 30_000)
    scene.wait(30_000 + LAG_MS - 1)
    assert 0 not in {event.seat for event in scene.events(events.Moved)}  # type: ignore[attr-defined]
    scene.wait(1)
    moves = [e for e in scene.events(events.Moved) if e.seat == 0]  # type: ignore[attr-defined]
    assert [(e.move, e.by) for e in moves] == [("stay", "clock")]  # type: ignore[attr-defined]


@pytest.mark.rule("L4")
@pytest.mark.parametrize("preset", ["off", "normal"])
def test_no_answer_about_a_redeal_costs_nothing_of_the_bank_and_is_no_strike(preset: str) -> None:
    scene = asked_about_a_redeal(preset, "ann", "bob", "cid", "dan")
    scene.wait(30_000 + LAG_MS)
    match = scene.table.playing
    assert match.bank_ms == [time_control.PACES[preset].bank_ms] * 4 and match.strikes == [0] * 4
    assert match.position.fixed_ms is None
    assert match.left_ms(0, scene.now)[0] != 30_000, "the next decision has the time of the table again"


@pytest.mark.rule("L4")
def test_a_late_answer_about_a_redeal_is_as_good_as_an_early_one() -> None:
    scene = asked_about_a_redeal("normal", "ann", "bob", "cid", "dan")
    scene.wait(30_000).say("ann", m.Move(0, "stay"))
    assert scene.table.playing.done[0] == 1 and scene.table.playing.bank_ms[0] == 60_000


def test_only_the_redeal_has_a_time_of_its_own() -> None:
    """Everywhere else the table's own clock counts, bank and all."""
    for name, game in GAMES.items():
        position = game.start(game.seats[0])
        position.lay(seeded_deal(position, bytes(32), 1))
        assert position.fixed_ms is None or (name, position.fixed_ms) == ("liap_tui", 30_000)


def test_a_view_says_how_much_is_left_of_decision_and_bank() -> None:
    scene = two().wait(5_000).forget().join("eve", watch=True)
    assert [(t.left_ms, t.bank_ms) for t in scene.last("eve", m.View).turns] == [(20_000, 60_000)]
    scene.wait(30_000).join("fay", watch=True)
    assert [(t.left_ms, t.bank_ms) for t in scene.last("fay", m.View).turns] == [(0, 50_000)]


def test_what_is_over_is_taken_from_the_bank_with_the_lag_credited() -> None:
    scene = two()
    mover, _ = turn(scene)
    seat = scene.table.playing.waiting_for()[0]
    scene.wait(25_000 + LAG_MS + 10_000).say(mover, scene.first_move(mover))
    assert scene.table.playing.bank_ms[seat] == 50_000


def test_a_quick_move_costs_nothing() -> None:
    scene = two()
    mover, _ = turn(scene)
    scene.wait(25_000 + LAG_MS).say(mover, scene.first_move(mover))
    assert scene.table.playing.bank_ms == [60_000, 60_000]


def test_the_next_decision_gets_on_top_what_the_client_has_to_show() -> None:
    scene = two()
    for _ in range(2):
        mover, _ = turn(scene)
        scene.say(mover, scene.first_move(mover))
    shown = time_control.show_ms(scene.table.playing.game.info, scene.table.playing.news)
    assert shown and scene.last("ann", m.View).turns[0].left_ms == 25_000 + shown


def test_a_time_out_plays_the_default_move() -> None:
    scene = two(clock="speed")
    scene.wait(15_000 + LAG_MS - 1)
    assert not scene.events(events.Moved)
    assert scene.wait(1).events(events.Moved)[0].by == "clock"  # type: ignore[attr-defined]


def test_two_time_outs_in_a_row_and_a_bot_plays() -> None:
    scene = Scene("thulla", 2, clock="speed").begin("ann", "bob").wait(80_000)
    assert {seat.state for seat in scene.last("ann", m.Room).seats} == {"away"}
    assert all(event.by != "" for event in scene.events(events.Moved))  # type: ignore[attr-defined]


def test_a_move_in_between_forgives_the_first_time_out() -> None:
    scene = two(clock="speed")
    match = scene.table.playing
    mover, _ = turn(scene)
    seat = match.waiting_for()[0]
    scene.wait(15_000 + LAG_MS)
    assert match.strikes[seat] == 1
    while match.waiting_for() != (seat,):
        other, _ = turn(scene)
        scene.say(other, scene.first_move(other))
    scene.say(mover, scene.first_move(mover))
    assert match.strikes[seat] == 0


def away(scene: Scene, who: str) -> Scene:
    while scene.table.seats[0 if who == "ann" else 1].state != "away":
        due = scene.table.deadline
        assert due is not None
        scene.wait(due - scene.now)
    return scene


def test_one_tap_takes_the_seat_back() -> None:
    scene = away(two(clock="speed"), "ann")
    assert scene.say("ann", m.Move(scene.table.playing.done[0], "2c")).refusal("ann") == "bot_plays"
    assert scene.say("ann", m.Back()).last("bob", m.Room).seats[0].state == "taken"
    assert scene.table.playing.strikes[0] == 0
    lines = len(scene.lines)
    assert len(scene.say("ann", m.Back()).lines) == lines


def test_who_was_away_at_the_end_can_come_back_between_matches_whatever_is_played_then() -> None:
    scene = away(two(clock="speed"), "ann").say("bob", m.Back()).play_on()
    assert scene.table.seats[0].state == "away"
    scene.say("ann", m.Change(m.Settings("kazhutha", 3)), m.Back())
    assert scene.last("bob", m.Room).seats[0].state == "taken"


def test_taking_the_seat_back_does_not_turn_the_clock_back() -> None:
    scene = two()
    who, _ = turn(scene)
    scene.hang_up(who).wait(TURN_GRACE_MS).join(who).say(who, m.Back())
    assert scene.last(who, m.View).turns[0].left_ms == 25_000 - TURN_GRACE_MS


@pytest.mark.parametrize("preset", ["off", "normal"])
def test_a_lost_connection_has_a_grace_and_then_a_bot_plays(preset: str) -> None:
    scene = two(clock=preset, absent="bot")
    who, other = turn(scene)
    scene.hang_up(who).wait(TURN_GRACE_MS - 1)
    assert "away" not in [seat.state for seat in scene.last(other, m.Room).seats]
    scene.wait(1)
    assert "away" in [seat.state for seat in scene.last(other, m.Room).seats]
    assert scene.wait(2_000).asks[0].level == "steady"


def test_while_nobody_waits_for_them_an_absent_player_is_not_replaced() -> None:
    scene = two(clock="off")
    _, other = turn(scene)
    assert scene.hang_up(other).wait(10 * TURN_GRACE_MS).table.seats[0].state == "taken"


def test_without_a_clock_a_present_player_may_think_for_ever() -> None:
    scene = two(clock="off").wait(3_600_000)
    assert not scene.events(events.Moved)
    assert scene.last("ann", m.View).turns[0].left_ms is None


# -- bots


def bot_to_move() -> Scene:
    scene = Scene("thulla", 2, seed=1).begin("ann")
    while scene.table.playing.waiting_for() == (0,):
        scene.say("ann", scene.first_move("ann"))
    return scene.wait(0)


def bot_late_to_move() -> Scene:
    return bot_to_move().wait(time_control.BOT_PACE_MS + time_control.BOT_SWAY_MS)


def by(scene: Scene) -> list[str]:
    return [event.by for event in scene.events(events.Moved) if event.seat]  # type: ignore[attr-defined]


@pytest.mark.parametrize("thinks_ms", [0, 50, time_control.BOT_PACE_MS])
def test_how_long_a_bot_thinks_is_not_seen_in_when_it_plays(thinks_ms: int) -> None:
    scene = bot_to_move().wait(thinks_ms)
    asked = scene.now - thinks_ms
    plays_at = scene.table.pacing.thinking[1].plays_at
    assert time_control.BOT_PACE_MS <= plays_at - asked <= time_control.BOT_PACE_MS + time_control.BOT_SWAY_MS
    scene.answer()
    assert by(scene) == []
    assert by(scene.wait(plays_at - scene.now - 1)) == []
    assert by(scene.wait(1)) == ["bot"]


def test_a_bot_is_asked_again_when_others_act_while_it_waits_to_answer() -> None:
    """All look at once in Tincholi. A choice is to follow from the whole record before it."""
    scene = Scene("tincholi", 3, seed=1).begin("ann").wait(1)
    assert sorted((ask.seat, ask.lines) for ask in scene.asks) == [(1, 1), (2, 1)]
    old = list(scene.asks)
    scene.say("ann", scene.first_move("ann")).wait(1)
    assert sorted((ask.seat, ask.lines) for ask in scene.asks) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    for ask in old:
        scene.do(scene.table.answer(ask, mind_of(ask).legal[0], scene.now))
    assert all(scene.table.pacing.thinking[seat].answer is None for seat in (1, 2)), "answers to what was asked before"
    scene.answer().answer().wait(time_control.SHOW_AT_MOST_MS + time_control.BOT_PACE_MS + time_control.BOT_SWAY_MS)
    assert by(scene)[0] == "bot"


def test_a_bot_is_asked_at_once_and_sees_only_its_own_cards() -> None:
    scene = bot_late_to_move()
    (ask,) = scene.asks
    view = mind_of(ask).view
    assert set(view["piles"]["p1"]) == {"??"} and "??" not in view["piles"]["p2"]
    assert list(view["legal"]) == ["p2"] and view == kernel.view(scene.table.playing.position, 1)
    assert scene.answer().events(events.Moved)[-1].by == "bot"  # type: ignore[attr-defined]


def test_a_bot_is_never_handed_the_true_cards() -> None:
    scene = Scene("thulla", 4, seed=2).begin("ann")
    while scene.table.playing.waiting_for() == (0,):
        scene.say("ann", scene.first_move("ann"))
    scene.wait(time_control.BOT_PACE_MS + time_control.BOT_SWAY_MS)
    ask, true = scene.asks[-1], scene.table.playing.position
    others = [f"p{seat + 1}" for seat in range(4) if seat != ask.seat]
    assert all(ask.possible.piles()[hand] != true.piles()[hand] for hand in others)
    assert ask.possible.piles()[f"p{ask.seat + 1}"] == true.piles()[f"p{ask.seat + 1}"]
    assert ask.possible.news is None


def test_a_bot_is_told_all_that_its_seat_has_heard() -> None:
    scene = Scene("dalmuti", 3, seed=3).begin("ann")
    while not scene.asks:
        scene.wait(1_000)
        if scene.table.playing.waiting_for() == (0,):
            scene.say("ann", scene.first_move("ann"))
    heard = scene.asks[-1].heard
    assert [news["what"] for news in heard][:3] == ["draw", "ranks", "ranks"], "from the draw for rank on"
    assert sum(news["what"] == "tax" and "??" not in news["cards"] for news in heard) < 4, "but not what others paid"


def test_a_late_answer_is_nothing_in_the_next_match_either() -> None:
    scene = bot_late_to_move()
    ask = scene.asks[-1]._replace(match=scene.table.playing.number + 1)
    lines = len(scene.lines)
    scene.do(scene.table.answer(ask, mind_of(ask).legal[0], scene.now))
    assert len(scene.lines) == lines


@pytest.mark.parametrize("move", ["", "nonsense", "As\n; {}"])
def test_a_bot_that_is_wrong_loses_its_say(move: str) -> None:
    scene = bot_late_to_move()
    assert by(scene.answer(move)) == ["clock"], "and nobody waits longer for it"
    assert len(scene.events(events.Away)) == 0


def test_a_bot_that_fails_plays_no_sooner_than_others() -> None:
    scene = bot_to_move()
    assert by(scene.answer("nonsense").wait(time_control.BOT_PACE_MS - 1)) == []
    assert by(scene.wait(time_control.BOT_SWAY_MS + 1)) == ["clock"]


def test_a_bot_that_never_answers_loses_its_say_too() -> None:
    scene = bot_late_to_move()
    moves = len(scene.events(events.Moved))
    assert len(scene.wait(BOT_LIMIT_MS).events(events.Moved)) == moves + 1


def test_a_late_answer_of_a_bot_is_nothing() -> None:
    scene = bot_late_to_move()
    ask = scene.asks[-1]
    scene.wait(BOT_LIMIT_MS)
    scene.asks.append(ask)
    lines = len(scene.lines)
    assert len(scene.answer().lines) == lines


def test_a_bots_own_spelling_never_reaches_the_log() -> None:
    scene = bot_late_to_move()
    move = mind_of(scene.asks[-1]).legal[0]
    scene.answer(f"  {move.upper()} \n")
    assert scene.events(events.Moved)[-1].move == move  # type: ignore[attr-defined]


# -- after the house was closed


def test_a_restart_gives_everybody_their_whole_time_again() -> None:
    scene = two(clock="speed").wait(14_000)
    moves = len(scene.events(events.Moved))
    scene.again().join("ann", "bob").wait(14_000)
    assert len(scene.events(events.Moved)) == moves


def test_a_restart_keeps_seats_hosts_wins_and_banks() -> None:
    scene = two().play_on().say("ann", m.Start()).wait(60_000)
    room, banks = scene.last("ann", m.Room), list(scene.table.playing.bank_ms)
    scene.again().forget().join("ann")
    after = scene.last("ann", m.Room)
    assert [(s.player, s.state, s.wins) for s in after.seats] == [(s.player, s.state, s.wins) for s in room.seats]
    assert (after.host, scene.table.playing.bank_ms) == (room.host, banks)


def test_a_restart_before_the_deal_waits_for_shares_again() -> None:
    scene = Scene("thulla", 2).begin("ann", "bob", shares=False).wait(4_000).again()
    assert scene.join("ann").last("ann", m.Promise).within_ms == time_control.SHARES_MS
    assert scene.wait(time_control.SHARES_MS).last("ann", m.View).view["piles"]["p1"]


def test_what_was_due_earlier_happens_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that was held up for a while finds several things due."""
    scene = Scene("thulla", 3)
    done: list[str] = []

    def dues(table: object) -> list[timers.Due]:
        things = [(3, "third"), (1, "first"), (2, "second"), (9, "later")]
        return [(at, lambda now, name=name: done.append(name)) for at, name in things if name not in done]  # type: ignore[misc]

    monkeypatch.setattr(timers, "dues", dues)
    scene.table.tick(5)
    assert done == ["first", "second", "third"]
