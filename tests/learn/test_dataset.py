"""`cardhouse dataset`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

import numpy as np

from cardhouse import cli
from cardhouse.learn import Spec
from cardhouse.learn.dataset import shard_file
from cardhouse.learn.shards import load, save


def dataset(*words: object) -> Result:
    return CliRunner().invoke(cli.main, ["dataset", *map(str, words)])


def arrays(folder: Path, nth: int) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.int64]]]:
    with np.load(shard_file(folder, nth)) as kept:
        return {name: kept[name] for name in kept.files}


@pytest.mark.parametrize(("game", "bot"), [("thulla", "chance"), ("dalmuti", "gentle"), ("tincholi", "gentle")])
def test_every_decision_is_there_and_was_legal(game: str, bot: str, tmp_path: Path) -> None:
    done = dataset(game, tmp_path, "--seats", 3, "--games", 5, "--shard", 2, "--bot", bot)
    assert done.exit_code == 0, done.output
    assert "5 games in 3 shards" in done.output
    spec = Spec.of(game, 3)
    for nth in range(3):
        rows = arrays(tmp_path, nth)
        legal = np.unpackbits(rows["legal"].astype(np.uint8), axis=1)
        assert legal[np.arange(len(legal)), rows["action"]].all()
        assert rows["observation"].shape == (len(legal), spec.observer.size)
        assert set(rows["game"]) <= {2 * nth, 2 * nth + 1} and set(rows["seat"]) == {0, 1, 2}
        assert abs(rows["reward"]).max() <= 1
    about = json.loads((tmp_path / "about.json").read_text())
    assert about["observation_version"] == spec.observer.version and len(about["actions"]) == len(spec.actions)
    assert set(about["columns"]) == set(rows)


def test_it_goes_on_where_it_was_and_several_processes_write_the_same(tmp_path: Path) -> None:
    words = ("--seats", 3, "--games", 4, "--shard", 2)
    assert dataset("thulla", tmp_path / "a", *words).exit_code == 0
    whole = {nth: arrays(tmp_path / "a", nth) for nth in (0, 1)}
    shard_file(tmp_path / "a", 1).unlink()
    before = shard_file(tmp_path / "a", 0).stat().st_mtime_ns
    assert dataset("thulla", tmp_path / "a", *words).exit_code == 0
    assert shard_file(tmp_path / "a", 0).stat().st_mtime_ns == before
    assert dataset("thulla", tmp_path / "b", *words, "--jobs", 2).exit_code == 0
    for nth, rows in whole.items():
        for folder in ("a", "b"):
            again = arrays(tmp_path / folder, nth)
            assert all((again[name] == rows[name]).all() for name in rows)


def test_the_check_finds_what_was_changed(tmp_path: Path) -> None:
    dataset("thulla", tmp_path, "--seats", 3, "--games", 2, "--shard", 1)
    good = dataset("thulla", tmp_path, "--check")
    assert good.exit_code == 0 and "2 of 2 shards were played again" in good.output
    rows = arrays(tmp_path, 1)
    rows["action"][3] += 1
    save: Any = np.savez_compressed
    save(shard_file(tmp_path, 1), **rows)
    bad = dataset("thulla", tmp_path, "--check")
    assert bad.exit_code == 1 and "shard-00001.npz: action does not follow from the games" in bad.output


def test_the_check_says_what_is_still_to_be_written(tmp_path: Path) -> None:
    dataset("thulla", tmp_path, "--seats", 3, "--games", 4, "--shard", 2, "--bot", "chance")
    shard_file(tmp_path, 1).unlink()
    early = dataset("thulla", tmp_path, "--check")
    assert early.exit_code == 1 and "shard-00001.npz is not there yet" in early.output


def test_records_of_a_house_become_rows_without_names(tmp_path: Path) -> None:
    pages = tmp_path / "records"
    CliRunner().invoke(cli.main, ["simulate", "thulla", "--seats", "3", "--games", "3", "--records", str(pages)])
    first = min(pages.glob("*.cgn"))
    first.write_text('[P1 "Ammini"]\n' + first.read_text())
    (pages / "torn.cgn").write_text("nothing of a record")
    (pages / "open.cgn").write_text('[Game "thulla"]\n[Seats "3"]\n')
    done = dataset("thulla", tmp_path / "set", "--seats", 3, "--records", pages)
    assert done.exit_code == 0 and "3 games in 1 shards" in done.output
    rows = arrays(tmp_path / "set", 0)
    assert set(rows["game"]) == {0, 1, 2} and set(np.round(rows["reward"], 3)) == {-1, 0, 1}
    assert "Ammini" not in (tmp_path / "set" / "about.json").read_text()
    assert dataset("thulla", tmp_path / "set", "--check").exit_code == 0


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    assert "there is no bot nobody" in dataset("thulla", tmp_path, "--bot", "nobody").output
    assert "is no dataset" in dataset("thulla", tmp_path, "--check").output
    dataset("thulla", tmp_path, "--seats", 3, "--games", 1)
    assert "has another dataset" in dataset("thulla", tmp_path, "--seats", 3, "--games", 2).output


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "LEARNING", ("no_such_package",))
    said = dataset("thulla", "x")
    assert said.exit_code == 1 and "pip install 'cardhouse[learn]'" in said.output


def test_parquet_holds_the_same_columns_and_is_checked(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="cardhouse[data] is not installed")
    words = ("--seats", 3, "--games", 4, "--shard", 2)
    assert dataset("thulla", tmp_path / "a", *words).exit_code == 0
    done = dataset("thulla", tmp_path / "b", *words, "--format", "parquet")
    assert done.exit_code == 0, done.output
    for nth in (0, 1):
        kept, rows = load(shard_file(tmp_path / "b", nth, "parquet")), arrays(tmp_path / "a", nth)
        assert {name: (values.dtype, values.shape) for name, values in kept.items()} == {
            name: (values.dtype, values.shape) for name, values in rows.items()
        }
        assert all((kept[name] == rows[name]).all() for name in rows)
    assert "2 of 2 shards were played again" in dataset("thulla", tmp_path / "b", "--check").output
    shard = load(shard_file(tmp_path / "b", 1, "parquet"))
    save(shard_file(tmp_path / "b", 1, "parquet"), {**shard, "action": shard["action"] + 1})
    said = dataset("thulla", tmp_path / "b", "--check")
    assert said.exit_code == 1 and "shard-00001.parquet: action does not follow" in said.output


def test_parquet_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.cli.dataset.find_spec", lambda name: None)
    said = dataset("thulla", tmp_path, "--format", "parquet")
    assert said.exit_code == 1 and "pip install 'cardhouse[data]'" in said.output
