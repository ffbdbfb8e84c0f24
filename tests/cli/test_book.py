"""`cardhouse book`: the same numbers, from records alone."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from cardhouse.cli import main

OLD = Path(__file__).parent.parent / "old_records"


def said(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["book", *args])
    return result.exit_code, result.output


def test_records_are_counted_by_the_names_in_them() -> None:
    status, text = said(str(OLD / "kazhutha.cgn"), str(OLD / "thulla.cgn"), "--json")
    book = json.loads(text)
    assert status == 0 and book["matches"] == 2 and book["missing"] == 0
    assert [one["game"] for one in book["games"]] == ["thulla", "kazhutha"]
    assert {person["name"] for person in book["people"]} == {f"Player p{n}" for n in range(1, 6)}
    assert book["evenings"][0]["records"] == ["kazhutha", "thulla"], "in the order in which they ended"


def test_a_person_reads_it_in_plain_words() -> None:
    status, text = said(*map(str, sorted(OLD.glob("*.cgn"))))
    assert status == 0 and "over all" in text and "biggest pick-up: " in text and "times donkey: " in text
    assert "nemesis of Player p" in text and "buddy of Player p" in text and "wears the " in text
    assert "The evening turned in " in text and "closest at The Great Dalmuti: " in text


def test_bots_are_nobody(tmp_path: Path) -> None:
    text = (OLD / "thulla-of-two.cgn").read_text(encoding="utf-8").replace("Player p2", "Kettle (steady bot)")
    (tmp_path / "one.cgn").write_text(text, encoding="utf-8")
    _, book = said(str(tmp_path / "one.cgn"), "--json")
    assert [person["name"] for person in json.loads(book)["people"]] == ["Player p1"]


def test_what_cannot_be_meant_is_a_sentence(tmp_path: Path) -> None:
    assert said() == (2, said()[1]) and "name records, or --database" in said()[1]
    assert "whose book?" in said("--database", "house.db")[1]
    (tmp_path / "bad.cgn").write_text("no record", encoding="utf-8")
    status, text = said(str(tmp_path / "bad.cgn"))
    assert status == 1 and "bad.cgn: line 1" in text
    assert "There is no database" in said("--database", str(tmp_path / "none" / "x.db"), "--player", "x")[1]
