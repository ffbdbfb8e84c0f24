"""The reference client finishes every game, against a real server, and what it leaves is a record that holds."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen, run
from time import sleep
from urllib.request import urlopen

import pytest

from cardhouse.games import GAMES
from tests.server.open_house import CARDHOUSE, Keeping, OpenHouse, open_house

SEAT = Path(__file__).parents[3] / "examples" / "seat.py"
SHORT = {"liap_tui": ["max_rounds=3"], "dalmuti": ["hands=1"]}  # so that chance comes to an end soon
PATIENCE_S = 100


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, *keeping(folder)) as house:
        yield house


def seat(link: str, name: str, *more: str) -> Popen[str]:
    return Popen([sys.executable, str(SEAT), link, "--name", name, *more], stdout=PIPE, stderr=STDOUT, text=True)


def create(house: OpenHouse, game: str, *more: str) -> tuple[Popen[str], str]:
    """Whoever opens the table, and its link."""
    options = [word for option in SHORT.get(game, []) for word in ("--option", option)]
    host = seat(house.link, "Ammu", "--create", game, *options, *more)
    assert host.stdout is not None
    return host, host.stdout.readline().strip()


def finish(seats: list[Popen[str]]) -> list[str]:
    try:
        said = [process.communicate(timeout=PATIENCE_S)[0] for process in seats]
    finally:
        for process in seats:
            process.kill()
            process.wait()
    assert [process.returncode for process in seats] == [0] * len(seats), said
    return said


def assert_holds(house: OpenHouse, said: str, folder: Path) -> str:
    """The record behind the link that a client has printed: it verifies, and it replays to the same end."""
    (link,) = [line for line in said.splitlines() if line.startswith("http://") and "/r/" in line]
    with urlopen(link.replace("/r/", "/api/records/") + ".cgn", timeout=60) as answer:
        record = str(answer.read().decode())
    page = folder / "match.cgn"
    page.write_text(record, encoding="utf-8")
    for command in ("verify", "replay"):
        checked = run([*CARDHOUSE, command, str(page)], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, (command, checked.stdout, checked.stderr)
    return record


def test_it_is_short() -> None:
    assert len(SEAT.read_text(encoding="utf-8").splitlines()) < 165


@pytest.mark.stores("sqlite")  # the next one has all of it, in both
@pytest.mark.parametrize("game", GAMES)
def test_four_of_them_finish_a_game(game: str, house: OpenHouse, tmp_path: Path) -> None:
    host, link = create(house, game, "--clock", "speed")
    said = finish([host, *(seat(link, name) for name in ("Basil", "Chitra", "Dev"))])
    assert all("the deal is fair, with our share" in text for text in said), said
    record = assert_holds(house, said[0], tmp_path)
    (names,) = re.findall(r'^\[Players "(.*)"\]$', record, re.MULTILINE)  # whoever is quicker sits down first
    assert sorted(names.split(", ")) == ["Ammu", "Basil", "Chitra", "Dev"] and record.count(":") >= 4


def test_one_plays_with_bots_and_one_watches(house: OpenHouse, tmp_path: Path) -> None:
    host, link = create(house, "tincholi", "--seats", "3", "--bots", "1", "--option", "max_rounds=1")
    watcher = seat(link, "Eve", "--watch")
    said = finish([host, seat(link, "Basil"), watcher])
    assert "with our share" in said[0] and "the deal is fair, without our share" in said[2]
    assert "; bot" in assert_holds(house, said[0], tmp_path)


def test_it_comes_back_by_itself_when_the_house_is_killed(tmp_path: Path, keeping: Keeping) -> None:
    with open_house(tmp_path, *keeping(tmp_path)) as house:
        host, link = create(house, "tincholi", "--option", "target=1000")  # long enough for a quick machine
        seats = [host, *(seat(link, name) for name in ("Basil", "Chitra", "Dev"))]
        for _ in range(2):
            sleep(0.5)
            house.kill()
            house.start()
        still = any(process.poll() is None for process in seats)
        said = finish(seats)
        assert still, "they were killed in the middle"
        assert_holds(house, said[0], tmp_path)


@pytest.mark.stores("sqlite")
def test_it_says_why_it_cannot_join(house: OpenHouse) -> None:
    lost = seat(f"{house.link}/t/no-such-10", "Ammu")
    assert lost.communicate(timeout=60)[0] == "refused: there is no such table\n" and lost.returncode == 1
