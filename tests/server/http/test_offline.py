"""Matches that were played without the house: replayed, checked, marked, kept once, never rated."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest

from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.reading import offline
from cardhouse.reading.replay import Unreadable
from cardhouse.table import faces
from tests.pocket.one import One
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import http


def match(seed: int = 1) -> tuple[str, str]:
    one = One(seed)
    one.sits_with_bots(one.opens("tincholi", 3, "target=10"), "gentle")
    one.plays()
    (played,) = one.played
    return one.records[played["record"]], str(played["seat"])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, *keeping(folder)) as house:
        yield house


def test_a_match_is_kept_once_and_never_rated(house: OpenHouse) -> None:
    record, seat = match()
    key, api = secrets.token_hex(32), f"{house.link}/api/me/games"
    first = http(api, {"record": record, "seat": seat}, key)
    assert http(api, {"record": record, "seat": seat}, key) == first
    (played,) = http(api, key=key)["games"]
    assert played["record"] == first["record"] and first["record"].startswith("offline-")
    assert (played["game"], played["seat"], played["rated"]) == ("tincholi", seat, False)
    assert http(f"{house.link}/api/me", key=key)["ratings"] == {}
    assert http(f"{house.link}/api/records/{first['record']}/views")["moments"]


def test_what_does_not_replay_is_refused_in_words(house: OpenHouse) -> None:
    record, seat = match()
    for odd in ("<script>alert(1)</script>", record.replace("deck deal", "deck steal", 1)):
        with pytest.raises(HTTPError) as refused:
            http(f"{house.link}/api/me/games", {"record": odd, "seat": seat}, secrets.token_hex(32))
        with refused.value as said:
            assert said.code == 422 and b"bad_record" in said.read()
    with pytest.raises(HTTPError) as refused:
        http(f"{house.link}/api/me/games", {"record": "x" * 600_000, "seat": seat}, secrets.token_hex(32))
    with refused.value as said:
        assert said.code == 413


def test_it_is_the_seat_of_the_match_and_a_fair_deal() -> None:
    record, seat = match()
    assert isinstance(offline.checked(record, seat, GAMES), offline.Checked)
    assert isinstance(offline.checked(record, "p9", GAMES), Unreadable)
    lines = record.splitlines()
    assert isinstance(offline.checked("\n".join(lines[:-1]), seat, GAMES), Unreadable)
    other = next(line for line in lines if line.startswith("[Secret"))
    forged = record.replace(other, f'[Secret "{"0" * 64}"]')
    assert isinstance(offline.checked(forged, seat, GAMES), Unreadable)


def test_names_are_as_a_table_would_take_them() -> None:
    """They stand on pages and pictures of the house."""
    record, seat = match()
    old = next(line for line in record.splitlines() if line.startswith("[Players"))
    evil = f'[Players "{"win money at evil.example " * 5}, \u202eBob\u0007, Cid"]'
    made = offline.checked(record.replace(old, evil), seat, GAMES)
    assert isinstance(made, offline.Checked)
    assert '[Players "win money at evil.example win money at e, Bob, Cid"]' in made.text


def test_no_word_of_the_sender_stays_but_the_names() -> None:
    record, seat = match()
    top, bottom = record.split("\n\n", 1)
    said = f'{top}\n[Advert "buy this"]\n\n; read this\n{bottom.rstrip()}  ; and this\n'
    made = offline.checked(said, seat, GAMES)
    assert isinstance(made, offline.Checked)
    assert "this" not in made.text and "; bot" in made.text
    assert offline.id_of("a", made.text) != offline.id_of("b", made.text)


def test_a_drawing_or_a_time_is_one_or_it_is_not_kept() -> None:
    """The tag of the faces would otherwise carry any text to pages and pictures of the house."""
    record, seat = match()
    lines = record.splitlines()
    odd = {"Faces": "m3:<& kettle <script>buy-this</script>", "Started": "buy this", "Ended": "1e9"}
    for tag, evil in odd.items():
        lines = [f'[{tag} "{evil}"]' if line.startswith(f"[{tag} ") else line for line in lines]
    made = offline.checked("\n".join(lines) + "\n", seat, GAMES)
    assert isinstance(made, offline.Checked)
    tags = read_record(made.text).tags
    one, kettle, other = tags["Faces"].split(" ")
    assert kettle == "kettle" and faces.known(one) and faces.known(other)
    assert not {"Started", "Ended"} & tags.keys() and "<" not in made.text and "buy" not in made.text


def test_who_was_first_is_what_was_played_whatever_the_tag_says() -> None:
    """It stands on the picture of a link; and a tag that nobody reads could carry any text."""
    record, seat = match()
    old = next(line for line in record.splitlines() if line.startswith("[Result"))
    evil = '[Pledges "buy this"]\n' + record
    for lie in ('[Result "p1, p2=p3"]', '[Result "buy this"]', '[Advert "buy this"]'):
        made = offline.checked(evil.replace(old, lie), seat, GAMES)
        assert isinstance(made, offline.Checked)
        assert old in made.text.splitlines() and "buy" not in made.text
    honest = offline.checked(record, seat, GAMES)
    assert isinstance(honest, offline.Checked) and honest.text.count("[Result") == 1


def test_the_luck_of_a_match_is_worked_out_once_by_whatever_link(house: OpenHouse) -> None:
    """Something behind its id would otherwise be another match, as often as somebody likes."""
    record, seat = match(2)
    name = http(f"{house.link}/api/me/games", {"record": record, "seat": seat}, secrets.token_hex(32))["record"]
    while not (found := http(f"{house.link}/api/records/{name}/luck"))["done"]:
        pass
    assert http(f"{house.link}/api/records/{name}~abcdefghijklm/luck") == found and found["id"] == name
