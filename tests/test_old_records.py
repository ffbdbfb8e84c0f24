"""Records made by earlier versions of the house: they replay to the same end and verify for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardhouse.core.fold import Fold
from cardhouse.core.kernel import result_view
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES

OLD = sorted((Path(__file__).parent / "old_records").glob("*.cgn"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_to_its_result_and_verifies(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    fold = Fold(record, GAMES)
    for _ in fold.lines():
        pass
    assert fold.position.result is not None
    ranking = result_view(fold.position.result)["ranking"]
    assert ", ".join("=".join(group) for group in ranking) == record.tags["Result"]
    checks = verify(record, GAMES)
    assert len(checks) == 2 + ("Drawn" in record.tags) + sum(line.actor == "deck" for line in record.lines)
    assert all(check.holds for check in checks), [check.what for check in checks if not check.holds]


def test_every_game_is_among_them() -> None:
    games = {read_record(path.read_text(encoding="utf-8")).tags["Game"].split()[0] for path in OLD}
    assert games == set(GAMES)
