"""“Say it better”: what players propose reaches the operator as a file, without names, and only so much of it."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest

from cardhouse.server.http.wordings import as_file, tidy
from cardhouse.server.store.wordings import MOST_OF_ONE, Wording
from tests.server.http.test_admin import Operator
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import http

TOKEN = "a token that nobody guesses"
FLAGS = ("--admin-token", TOKEN, "--bot-pace", "0")


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("wordings")
    with open_house(folder, *FLAGS, *keeping(folder)) as house:
        yield house


def propose(house: OpenHouse, better: str, says: str = "پتے بانٹیں", sentence: str = "act-deal") -> str:
    """ "" when it was kept, else why not."""
    try:
        wording = {"language": "ur", "sentence": sentence, "says": says, "better": better}
        kept = http(f"{house.link}/api/wordings", wording)
        assert kept == {"kept": True}
        return ""
    except HTTPError as error:
        with error:
            return str(json.loads(error.read())["code"])


def operator(house: OpenHouse) -> Operator:
    someone = Operator(house.link)
    assert someone.does("/admin", {"token": TOKEN}) == (303, "/admin")
    return someone


def rows(someone: Operator) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(someone.sees("/admin/wordings.csv").removeprefix("\ufeff"))))


def test_the_operator_gets_a_file_and_clears_what_they_have_seen(house: OpenHouse) -> None:
    someone = operator(house)
    assert "Say it better" not in someone.sees()
    assert [propose(house, "پتے تقسیم کریں") for _ in range(2)] == ["", ""]
    assert propose(house, " بانٹ\u0007 دیں\n") == ""
    page = someone.sees()
    assert "propose 2 other wordings" in page
    first, second = rows(someone)
    assert [first[name] for name in ("language", "sentence", "says", "times")] == ["ur", "act-deal", "پتے بانٹیں", "2"]
    assert (first["better"], second["better"]) == ("پتے تقسیم کریں", "بانٹ دیں")
    until = page.partition('name="until" value="')[2].partition('"')[0]
    assert someone.does("/admin/wordings", {"until": "1"}) == (303, "/admin?done=cleared")
    assert len(rows(someone)) == 2, "what came after they looked stays"
    someone.does("/admin/wordings", {"until": until})
    assert rows(someone) == []


def test_nobody_else_gets_it(house: OpenHouse) -> None:
    stranger = Operator(house.link)
    with stranger.ask("/admin/wordings.csv") as answer:
        assert answer.status == 403
    assert stranger.does("/admin/wordings", {"until": "9"})[0] == 403


def test_there_is_only_so_much_of_it(house: OpenHouse) -> None:
    """Of one sentence; and from one address, twenty at once."""
    said = [propose(house, f"words {n}") for n in range(MOST_OF_ONE + 4)]
    assert said[:20] == [""] * 20 and set(said[20:]) <= {"too_fast", "enough_words"}
    assert {"too_fast"} & set(said[20:])


@pytest.mark.parametrize("change", [{"language": "../x"}, {"sentence": "<b>"}, {"better": ""}, {"better": "x" * 501}])
def test_what_is_no_wording_is_refused(house: OpenHouse, change: dict[str, str]) -> None:
    wording = {"language": "ur", "sentence": "act-deal", "says": "a", "better": "b"} | change
    with pytest.raises(HTTPError) as refused:
        http(f"{house.link}/api/wordings", wording)
    with refused.value as error:
        assert error.code == 422
    assert propose(house, "same", says=" same ") == "same_words"


def test_a_spreadsheet_reckons_nothing() -> None:
    file = as_file([Wording("en", "x", "+1", "=HYPERLINK(1)", 1, 0)]).decode("utf-8-sig")
    assert file.splitlines()[1] == "en,x,'+1,'=HYPERLINK(1),1,1970-01-01"
    assert tidy("a\u202e\n  b\x00") == "a b"
