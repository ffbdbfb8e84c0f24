"""Who can be asked to play, and that whoever is asked plays by the rules."""

from __future__ import annotations

import string
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cardhouse.bots import generic, roster
from cardhouse.bots.dalmuti import levels as dalmuti
from cardhouse.bots.liap_tui import levels as liap_tui
from cardhouse.bots.mind import GOALS, Bot, Mind, Thought
from cardhouse.bots.roster import (
    CAST,
    LEVELS,
    BadMove,
    NoSuchBot,
    bot,
    levels,
    newcomer,
    reasons,
    sentence,
    settled,
    thing,
    think,
)
from cardhouse.bots.tincholi import levels as tincholi
from cardhouse.bots.tricks import levels as tricks
from cardhouse.cli.arena.contest import play_match
from cardhouse.cli.match import Match, seed_from
from cardhouse.core.game import Game
from cardhouse.core.info import Info, load
from cardhouse.core.options import Options, read_options
from cardhouse.core.position import BadDeal, Reason
from cardhouse.games import GAMES
from cardhouse.testing.promises import option_texts
from tests.bots.evening import SOAK, moments, options_of
from tests.sixth import war

pytestmark = pytest.mark.slow

BARE = replace(war.GAME, name="bare", info=Info())  # a game that brings no bots: the rules are all they know
ALL = [*GAMES.values(), BARE]
SEATS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in ALL for seats in game.seats]
QUICK = {  # games with a search of their own
    "thulla": tricks,
    "kazhutha": tricks,
    "tincholi": tincholi,
    "liap_tui": liap_tui,
}


# -- whoever is asked plays by the rules


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_every_bot_finishes_every_game(game: Game, seats: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches with a small budget here: the same steps, fewer of them."""
    if level in ("sharp", "master"):
        monkeypatch.setitem(roster.OF_GAME, game.name, {level: quick(game.name, level)})
    chosen = (options_of(game), *game.presets.values(), *option_texts(game))
    texts = [text for text in chosen if fits(game, seats, text)]
    games = 1000 if SOAK else 2 if level == "steady" else 1
    for k in range(games):
        play_one(game, seats, level, texts[k % len(texts)] if SOAK else texts[(k * seats * 5) % len(texts)], k)


def quick(game: str, level: str) -> Bot:
    steps = 120 if level == "sharp" else 200
    if game == "dalmuti":
        return dalmuti.searching(steps, reads=level == "master")
    search: Bot = QUICK.get(game, generic).searching(steps)
    return search


def shortened(game: Game, text: str) -> Options:
    short = dict(item.split("=") for item in f"{text} {options_of(game)}".split())
    return read_options(game.options, " ".join(f"{name}={value}" for name, value in short.items()))


def fits(game: Game, seats: int, text: str) -> bool:
    try:
        game.start(seats, shortened(game, text))
    except BadDeal:
        return False
    return True


def play_one(game: Game, seats: int, level: str, text: str, k: int) -> None:
    options = shortened(game, text)
    match = Match(game, game.start(seats, options), options, seed_from("finishes", level, k))
    played = play_match(match, [level] * seats)
    assert not any(played.faults), f"{text}: {played.faults}"
    assert sorted(seat for group in played.ranking for seat in group) == list(range(seats))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_thought_says_why(game: Game, level: str) -> None:
    seats = 4 if 4 in game.seats else game.seats[0]
    for seen, (_, mind) in enumerate(
        moments(game, seats, "why", options_of(game), often=0.5 if level in LEVELS[:2] else 0.05)
    ):
        thought = think(mind, level)
        assert thought.move in mind.legal or thought.move.startswith("cut ")
        said = sentence(thought.why, mind.game)
        assert said
        assert "{" not in said
        assert thought.goal in GOALS or not thought.best
        assert all(0 <= chance <= 1 for _, chance in thought.best)
        assert not thought.best or thought.best[0][0] == thought.move
        if seen > 40:
            break


def test_only_one_move_needs_no_thinking() -> None:
    _, mind = next(m for m in moments(GAMES["thulla"], 4, "only", often=1.0) if len(m[1].legal) == 1)
    for level in LEVELS[1:]:
        assert think(mind, level) == Thought(mind.legal[0], why=think(mind, "steady").why)
        assert sentence(think(mind, level).why, mind.game) == "you have no other move"


# -- names


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_with_bots_of_its_own_has_all_levels(game: Game) -> None:
    assert list(load(game.info.bots)) == list(LEVELS) == list(levels(game))
    assert all(load(game.info.bots)[level] is bot(level, game) for level in LEVELS)


@pytest.mark.parametrize(
    ("reference", "says"),
    [
        ("no_such_package.bots:LEVELS", "ModuleNotFoundError"),
        ("cardhouse.bots.roster:NOTHING", "AttributeError"),
        ("cardhouse.bots.roster:GROUP", "is not a mapping"),
    ],
)
def test_bots_that_are_not_where_a_game_says_are_refused_in_a_line(reference: str, says: str) -> None:
    game = replace(war.GAME, name="lost", info=replace(war.GAME.info, bots=reference))
    with pytest.raises(NoSuchBot, match=says) as refused:
        bot("steady", game)
    assert str(refused.value).startswith(f"lost ({reference})")


def test_a_game_may_bring_some_levels_and_leave_the_others_to_the_house() -> None:
    game = replace(war.GAME, name="half", info=replace(war.GAME.info, bots="tests.bots.test_roster:HALF"))
    assert bot("sharp", game) is first and bot("steady", game) is generic.LEVELS["steady"]


def test_a_reason_that_nobody_has_put_into_words_is_still_said() -> None:
    assert sentence(Reason("old_debt", {}), war.GAME) == "old debt"


def test_a_game_without_bots_of_its_own_has_all_levels() -> None:
    assert [bot(level, BARE) for level in LEVELS] == list(generic.LEVELS.values())


def test_nobody_has_that_name() -> None:
    with pytest.raises(NoSuchBot, match="there is no bot deep_blue; there are gentle, steady, sharp, master, chance"):
        bot("deep_blue", GAMES["thulla"])
    with pytest.raises(NoSuchBot, match="no_module"):
        bot("no_module:play", GAMES["thulla"])
    with pytest.raises(NoSuchBot, match="nothing"):
        bot("cardhouse.bots.roster:nothing", GAMES["thulla"])


BROKEN = {
    "raise RuntimeError('no licence')": "RuntimeError: no licence",
    "raise KeyError('x')": "KeyError: 'x'",
    "import sys; sys.exit(3)": "SystemExit: 3",
    "def play(": r"SyntaxError: '\(' was never closed \(broken_bot.py, line 1\)",
    "import no_such_module": "ModuleNotFoundError: No module named 'no_such_module'",
    "play = 7": "broken_bot:play is not a function|broken is not a function",
}


@pytest.mark.parametrize(("text", "says"), BROKEN.items(), ids=[says.partition(":")[0] for says in BROKEN.values()])
def test_a_bot_that_breaks_while_it_is_loaded_is_named_with_its_error(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot.py").write_text(f"{text}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_bot", raising=False)
    entry = EntryPoint("broken", "broken_bot:play", roster.GROUP)
    monkeypatch.setattr(roster, "_brought_along", lambda: {"broken": entry.load})
    for name in ("broken_bot:play", "broken"):
        with pytest.raises(NoSuchBot, match=says) as refused:
            bot(name, GAMES["thulla"])
        assert str(refused.value).startswith(name)


def test_a_function_plays_by_its_name() -> None:
    assert bot("tests.bots.test_roster:stubborn", GAMES["thulla"]) is stubborn
    _, mind = next(moments(GAMES["thulla"], 4, "named", often=1.0))
    assert think(mind, "tests.bots.test_roster:first").move == mind.legal[0]


def test_a_package_brings_its_bot_along(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("first_card", "tests.bots.test_roster:first", roster.GROUP)
    asked: list[str] = []

    def installed(group: str) -> list[EntryPoint]:
        asked.append(group)
        return [entry]

    monkeypatch.setattr(roster, "entry_points", installed)
    roster._brought_along.cache_clear()
    try:
        _, mind = next(moments(GAMES["dalmuti"], 4, "brought", often=1.0))
        assert think(mind, "first_card").move == mind.legal[0]
        assert asked == ["cardhouse.bots"]
        with pytest.raises(NoSuchBot, match="first_card, and module:function"):
            bot("nobody", GAMES["thulla"])
    finally:
        roster._brought_along.cache_clear()


def first(mind: Mind) -> str:
    return f"  {mind.legal[0].upper() if mind.game.name == 'thulla' else mind.legal[0]} "  # spelt as people do


HALF = {"sharp": first}


def stubborn(mind: Mind) -> str:
    return "pass"


def test_an_answer_that_is_no_legal_move_is_refused() -> None:
    _, mind = next(moments(GAMES["thulla"], 4, "refused", often=1.0))
    with pytest.raises(BadMove, match="stubborn plays pass, which is not legal"):
        think(mind, "tests.bots.test_roster:stubborn")


@pytest.mark.parametrize("answer", [None, 7, Thought(7), ["pass"]], ids=repr)  # type: ignore[arg-type]
def test_an_answer_that_is_no_move_at_all_is_refused(answer: object) -> None:
    _, mind = next(moments(GAMES["thulla"], 4, "refused", often=1.0))
    with pytest.raises(BadMove, match=r"odd answers .*, which is not a move"):
        settled(mind, "odd", answer)


# -- the cast


def test_everybody_in_the_cast_has_one_name_and_one_level() -> None:
    names = [name for cast in CAST.values() for name in cast]
    assert len(set(names)) == len(names)
    assert list(CAST) == list(LEVELS)
    assert max(map(len, names)) <= 24


def test_a_newcomer_has_a_name_that_is_free() -> None:
    taken: list[str] = []
    for _ in range(20):
        taken.append(newcomer("sharp", taken, 0.99))
    assert len(set(taken)) == 20
    assert set(CAST["sharp"]) == set(taken[: len(CAST["sharp"])])
    assert len({thing(name) for name in taken}) == 20, "nobody has the face of another"
    assert newcomer("brought_along", (), 0.0) in CAST["steady"]


def test_every_reason_is_a_plain_sentence() -> None:
    for code, said in [item for game in GAMES.values() for item in reasons(game).items()]:
        named = {name for _, name, _, _ in string.Formatter().parse(said) if name}
        assert said[0].islower() or said.startswith("{"), code
        assert not said.endswith("."), code
        assert named <= {
            "card", "best", "out", "set", "cards", "slot", "slots", "total", "n", "want", "play",
            "other", "gap", "count", "held", "seats", "got", "pieces", "cannot",
        }, code  # fmt: skip


def test_no_two_games_mean_different_things_by_one_code() -> None:
    said: dict[str, str] = {}
    for game in GAMES.values():
        for code, words in reasons(game).items():
            assert said.setdefault(code, words) == words, code
