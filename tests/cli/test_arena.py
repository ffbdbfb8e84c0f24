"""`cardhouse arena`."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from click.testing import Result as Done
from PIL import Image

from cardhouse.bots import roster
from cardhouse.bots.mind import Mind
from cardhouse.cli import main
from cardhouse.cli.arena import command as arena
from cardhouse.cli.arena import plot, program, tally
from cardhouse.cli.arena.contest import Played, Task
from cardhouse.core.fold import Fold
from cardhouse.core.info import in_a_line
from cardhouse.core.record import read_record
from cardhouse.games import GAMES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent


def cardhouse(*words: str) -> Done:
    return CliRunner(env={"COLUMNS": "110"}).invoke(main, ["arena", *words])


def results(*words: str) -> dict[str, Any]:
    done = cardhouse(*words, "--json")
    assert done.exit_code == 0, done.output
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_a_stronger_bot_is_seen_to_be_stronger() -> None:
    told = results("thulla", "steady", "chance", "--deals", "10")
    steady, chance = told["bots"]["steady"], told["bots"]["chance"]
    assert (steady["games"], chance["games"]) == (40, 120)
    assert steady["last"][0] < 0.1 < chance["last"][0]
    assert steady["points"][0] > chance["points"][0]
    assert steady["points"][1] <= steady["points"][0] <= steady["points"][2]
    assert steady["rating"]["mu"] > chance["rating"]["mu"]
    assert steady["faults"] == 0
    assert steady["ms"]["mean"] <= steady["ms"]["p99"] <= steady["ms"]["max"]


def test_the_points_of_a_table_are_the_same_whoever_has_them() -> None:
    bots = results("dalmuti", "steady", "gentle", "chance", "--deals", "3", "--seats", "5", "-o", "hands=1")["bots"]
    assert {name: b["games"] for name, b in bots.items()} == {"steady": 15, "gentle": 30, "chance": 30}
    assert sum(b["points"][0] * b["games"] for b in bots.values()) == pytest.approx(15 * (4 + 3 + 2 + 1), abs=0.01)


def test_equals_share_everything() -> None:
    """Each deal from every seat: three against their like are average to the last digit, if they use no dice."""
    told = results("kazhutha", "steady", "--deals", "3")
    assert told["bots"]["steady"]["points"] == [1.5, 1.5, 1.5]
    assert told["bots"]["steady"]["last"][0] == 0.25


def test_each_alone_against_another() -> None:
    told = results("thulla", "chance", "steady", "--versus", "gentle", "--deals", "4", "--seats", "3")
    assert list(told["bots"]) == ["chance", "steady"]
    assert [b["games"] for b in told["bots"].values()] == [12, 12]
    assert told["versus"] == "gentle"
    assert told["deals"] == 4


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    words = ("liap_tui", "steady", "gentle", "--deals", "2", "--seed", "3", "-o", "max_rounds=1")
    alone, together, other = results(*words), results(*words, "--jobs", "2"), results(*words[:-3], "4", *words[-2:])
    for told in (alone, together, other):
        for b in told["bots"].values():
            del b["ms"]
    assert alone == together != other


def test_the_records_are_games_that_replay(tmp_path: Path) -> None:
    results("tincholi", "steady", "gentle", "--deals", "1", "--seats", "2", "--records", str(tmp_path / "kept"))
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    players = []
    for file in files:
        fold = Fold(read_record(file.read_text(encoding="utf-8")), GAMES).to_end()
        assert fold.position.result is not None
        players.append(fold.record.tags["Players"])
    assert players == ["steady, gentle", "gentle, steady"]
    assert CliRunner().invoke(main, ["verify", *map(str, files)]).exit_code == 0


def test_the_table_is_readable() -> None:
    done = cardhouse("thulla", "steady", "chance", "--deals", "2")
    assert done.exit_code == 0
    assert "Thulla, 4 players: 2 deals from every seat, seed 7" in done.output
    assert done.output.index("steady") < done.output.index("chance"), "the strongest is first"
    assert "With 95 % intervals" in done.output


def test_a_plot_of_strength_against_time(tmp_path: Path) -> None:
    results("thulla", "gentle", "chance", "--versus", "steady", "--deals", "2", "--plot", str(tmp_path / "plot.svg"))
    svg = ET.fromstring((tmp_path / "plot.svg").read_text(encoding="utf-8"))
    words = [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert {"gentle", "chance", "ms per decision", "place points", "Thulla, 4 players"} <= set(words)
    assert len(list(svg.iter("{http://www.w3.org/2000/svg}circle"))) == 2


def test_a_plot_as_png_has_the_same_marks(tmp_path: Path) -> None:
    path = tmp_path / "plot.png"
    results("thulla", "gentle", "--versus", "steady", "--deals", "2", "--plot", str(path))
    with Image.open(path) as image:
        assert image.format == "PNG"
        assert image.size == (plot.WIDE * plot.SHARP, plot.HIGH * plot.SHARP)
        dots = image.convert("RGB").tobytes()
    found = {f"#{dots[i : i + 3].hex()}" for i in range(0, len(dots), 3)}
    assert {plot.INK, plot.PALE, plot.MARK, plot.PAPER} <= found


def test_a_png_without_pillow_is_refused_before_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    done = cardhouse("thulla", "gentle", "--plot", "plot.png")
    assert done.exit_code == 2
    assert "pip install 'cardhouse[plot]'" in " ".join(done.output.replace("│", " ").split())


@pytest.mark.parametrize("name", ["nowhere/plot.svg", "locked.svg/plot.svg"])
def test_a_plot_that_cannot_be_written_is_known_before_the_games(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "locked.svg").touch()
    monkeypatch.setattr(arena, "play_tasks", None)
    done = cardhouse("thulla", "gentle", "--plot", str(tmp_path / name))
    assert done.exit_code == 2
    assert done.output.splitlines()[-1].startswith(f"Error: Invalid value for --plot: {tmp_path / name}: No")


def test_a_disk_that_fills_up_takes_the_plot_and_not_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, drawn: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    done = cardhouse("thulla", "gentle", "--deals", "1", "--seats", "2", "--plot", str(tmp_path / "plot.svg"))
    assert done.exit_code == 1
    assert "With 95 % intervals" in done.output
    assert done.output.splitlines()[-1] == f"Error: {tmp_path / 'plot.svg'}: No space left on device"


def test_an_interrupt_shows_what_was_played_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add = tally.Tally.add
    enough = 2

    def not_for_ever(counted: tally.Tally, task: Task, games: Sequence[Played]) -> None:
        if counted.tables == enough:
            raise KeyboardInterrupt
        add(counted, task, games)

    monkeypatch.setattr(tally.Tally, "add", not_for_ever)
    page = tmp_path / "plot.svg"
    done = cardhouse("thulla", "gentle", "--deals", "9", "--seats", "2", "--plot", str(page))
    assert done.exit_code == 130
    assert "stopped after 2 of 9 tables" in done.output
    assert "Thulla, 2 players: 2 deals from every seat" in done.output
    page.unlink()
    enough = 0
    done = cardhouse("thulla", "gentle", "--deals", "9", "--seats", "2", "--plot", str(page))
    assert (done.exit_code, done.output) == (130, "stopped after 0 of 9 tables\n")
    assert not page.exists()


def test_a_plot_of_one_bot_that_takes_no_time() -> None:
    drawn = ET.fromstring(plot.strength_svg([plot.Point("a<b", 0.0, 1.5, 1.5, 1.5)], "one & only"))
    assert {"a<b", "one & only"} <= {text.strip() for text in drawn.itertext()}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("thulla", "deep_blue"), "there is no bot deep_blue; there are gentle, steady, sharp, master"),
        (("thulla", "steady", "--versus", "nobody"), "there is no bot nobody"),
        (("thulla", "steady", "gentle", "chance", "--seats", "2"), "3 bots at a table for 2"),
        (("thulla",), "Missing argument 'BOT...'"),
        (("thulla", "hard"), "there is no bot hard"),
        (("thulla", "steady", "--plot", "plot.gif"), "plot.gif: plots are .svg or .png"),
        (("thulla", "wire:python seat.py"), "python seat.py: say {link} where the link of the table belongs"),
        (("thulla", "wire:no_such_command {link}"), "there is no command no_such_command"),
        (("bridge", "steady"), "there is no game bridge"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(words: tuple[str, ...], says: str) -> None:
    done = cardhouse(*words)
    assert done.exit_code == 2
    assert says in " ".join(done.output.split())


@pytest.mark.parametrize("error", [RuntimeError("no idea"), SystemExit(3), KeyboardInterrupt()], ids=repr)
def test_a_bot_that_fails_plays_the_default_move_and_its_author_is_told_why(
    error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "TROUBLE", error)
    words = ("thulla", "tests.cli.test_arena:troubled", "steady", "--deals", "1", "--seats", "2")
    done = cardhouse(*words)
    assert done.exit_code == 0, done.output
    told = results(*words)["bots"]["tests.cli.test_arena:troubled"]
    assert told["faults"] == told["decisions"] > 10
    assert told["fault"].startswith(in_a_line(error))
    assert told["fault"].endswith(f"(test_arena.py, line {troubled.__code__.co_firstlineno + 1})")
    said = f"tests.cli.test_arena:troubled: {told['faults']} of {told['faults']} answers were not played; the first: "
    assert said + told["fault"] in done.output


TROUBLE: BaseException = RuntimeError()


def troubled(mind: Mind) -> str:
    raise TROUBLE


def test_the_first_fault_is_told_in_any_number_of_processes() -> None:
    words = ("thulla", "tests.cli.test_arena:stubborn", "steady", "--deals", "2", "--seats", "2")
    for jobs in ("1", "2"):
        told = results(*words, "--jobs", jobs)["bots"]
        assert told["tests.cli.test_arena:stubborn"]["fault"] == "plays pass, which is not legal"
        assert (told["steady"]["faults"], told["steady"]["fault"]) == (0, None)


def stubborn(mind: Mind) -> str:
    return "pass"


sleepy = stubborn


def test_a_name_is_told_as_it_is_written() -> None:
    done = cardhouse("thulla", "tests.cli.test_arena:sleepy", "steady", "--deals", "1", "--seats", "2")
    assert re.search(r"^tests\.cli\.test_arena:sleepy: \d+ of", done.output, re.MULTILINE), "and not as a small face"


def test_a_bot_that_breaks_while_it_is_loaded_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unready_bot.py").write_text("import sys\nsys.exit('not today')\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    done = cardhouse("thulla", "unready_bot:play", "steady")
    assert done.exit_code == 2
    assert done.output.splitlines()[-1].endswith("unready_bot:play: SystemExit: not today")


# -- whoever else comes


def test_the_baselines_of_tincholi_play_by_their_names() -> None:
    told = results("tincholi", "steady", "easy", "medium", "hard", "--deals", "1")
    assert {name: b["faults"] for name, b in told["bots"].items()} == dict.fromkeys(
        ("steady", "easy", "medium", "hard"), 0
    )


def test_a_bot_that_a_package_has_brought_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package is installed here as far as Python can tell: its module, and its entry point beside it."""
    (tmp_path / "lucky_package.py").write_text("def lucky(mind):\n    return mind.legal[-1]\n")
    about = tmp_path / "lucky_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lucky_package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[cardhouse.bots]\nlucky = lucky_package:lucky\n")
    monkeypatch.syspath_prepend(tmp_path)
    roster._brought_along.cache_clear()
    try:
        told = results("thulla", "lucky", "steady", "--deals", "1", "--seats", "2")
        assert "there are gentle, steady, sharp, master, chance, lucky" in " ".join(
            cardhouse("thulla", "unlucky").output.split()
        )
    finally:
        roster._brought_along.cache_clear()
    assert told["bots"]["lucky"]["faults"] == 0
    assert told["bots"]["lucky"]["decisions"] > 10


SEAT = f"wire:{sys.executable} {ROOT / 'examples' / 'seat.py'} {{link}} --name Ammu"


def test_a_program_takes_a_seat_over_the_protocol(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(program, "LEAVE_S", 0.1)
    told = results(
        "dalmuti", SEAT, "steady", "--deals", "1", "--seats", "3", "-o", "hands=1", "--records", str(tmp_path)
    )
    b = told["bots"][SEAT]
    assert (b["games"], b["faults"]) == (3, 0)
    assert b["decisions"] > 10
    assert len(list(tmp_path.iterdir())) == 3
    assert not program.open_house().seats, "they have left"


def test_a_program_is_shown_its_own_cards_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything that it hears is written down by the program itself."""
    page = tmp_path / "listener.py"
    page.write_text(LISTENER)
    heard = tmp_path / "heard.jsonl"
    name = f"wire:{sys.executable} {page} {{link}} {heard}"
    assert results("kazhutha", name, "steady", "--deals", "1", "--seats", "3")["bots"][name]["faults"] == 0
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds.count("welcome") == kinds.count("room") == 3
    assert [message["code"] for message in messages if message["type"] == "refused"] == ["bad_message", "not_here"] * 3
    views = [message for message in messages if message["type"] == "view"]
    assert sum(message["view"]["over"] for message in views) == 3, "each sees the end"
    for message in views:
        if not message["view"]["over"]:
            piles = message["view"]["piles"]
            others = [card for seat in {"p1", "p2", "p3"} - {message["you"]} for card in piles[seat]]
            assert set(others) <= {"??"}
            assert "??" not in piles[message["you"]]


LISTENER = """
import json, sys
from websockets.sync.client import connect
house, _, table = sys.argv[1].partition("/t/")
with connect(house.replace("http", "ws") + "/ws") as socket, open(sys.argv[2], "a") as page:
    socket.send(json.dumps({"type": "hello", "key": "0" * 64}))
    socket.send("what?")
    socket.send(json.dumps({"type": "join", "table": table, "name": "me"}))
    socket.send(json.dumps({"type": "hint"}))
    for text in socket:
        print(text, file=page, flush=True)
        message = json.loads(text)
        if message["type"] == "view":
            if message["view"]["over"]:
                break
            (moves,) = message["view"]["legal"].values()
            socket.send(json.dumps({"type": "move", "nth": message["nth"], "move": moves[0]}))
"""


def test_a_program_that_goes_costs_its_seat_default_moves_and_no_time() -> None:
    done = cardhouse("thulla", "wire:true {link}", "steady", "--deals", "1", "--seats", "2")
    assert done.exit_code == 0, done.output
    assert "answers were not played; the first: the program has ended, with exit status 0" in done.output


def test_a_long_name_is_cut_in_the_middle() -> None:
    assert arena.called("steady", 8) == "steady"
    assert arena.called("a_package.of_mine:player_1", 15) == "a_packa…layer_1"
    assert arena.called("a_package.of_mine:player_2", 14) == "a_pack…layer_2"
    assert arena.called("wire:/bin/sh /home/me/seat.sh {link} --name Ammu") == "sh seat.sh --name Ammu"


@pytest.mark.parametrize(
    ("columns", "name"), [(110, r"tests\.cli\.test_arena:careful_player"), (80, r"tests.*….*player"), (40, "tes…ayer")]
)
def test_a_table_without_room_cuts_names_and_no_figures(columns: int, name: str) -> None:
    words = ["arena", "thulla", "tests.cli.test_arena:careful_player", "steady", "--deals", "2"]
    done = CliRunner(env={"COLUMNS": str(columns)}).invoke(main, words)
    number = r" +[0-9.]+"
    row = rf"^{name} +8{number} %{number} % \(\d+–\d+\){number} ±{number[2:]}{number}{number}{number}$"
    found = re.search(row, done.output, re.MULTILINE)
    assert found, done.output
    assert len(found[0]) <= columns or columns == 40, "there the figures alone are wider"


def careful_player(mind: Mind) -> str:
    return mind.legal[0]


def test_one_deal_says_nothing_of_how_much_deals_differ() -> None:
    assert "±" not in cardhouse("thulla", "steady", "gentle", "--deals", "1").output
    assert "±" in cardhouse("thulla", "steady", "gentle", "--deals", "2").output


# -- the example of the docs


def test_the_example_bot_is_short_and_better_than_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
    monkeypatch.chdir(ROOT)
    told = results("thulla", "examples.bot:careful", "chance", "--deals", "8", "--seats", "3")
    careful, chance = told["bots"]["examples.bot:careful"], told["bots"]["chance"]
    assert careful["faults"] == 0
    assert careful["last"][0] < chance["last"][0]
