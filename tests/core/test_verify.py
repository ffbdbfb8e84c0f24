"""Were these deals decided before anybody saw a card?"""

from __future__ import annotations

import hashlib

import pytest

from cardhouse.core.deal import first_seat
from cardhouse.core.fold import seeded_deal
from cardhouse.core.position import Deal
from cardhouse.core.record import RecordError, read_record
from cardhouse.core.verify import Check, read_shares, verify
from cardhouse.games import GAMES
from tests.sixth import war

HOUSE = {**GAMES, "war": war.GAME}
SECRET = bytes(range(1, 33))
SHARE = "5a" * 32
COMMIT = hashlib.sha256(SECRET).hexdigest()
SEED = hashlib.sha256(f"cardhouse seed 1\n{SECRET.hex()}\np1 -\np2 {SHARE}\n".encode()).digest()
DEAL = "deck " + war.GAME.write_deal(seeded_deal(war.GAME.start(2), SEED, 1))

MATCH = {
    "Game": "war",
    "Seats": "2",
    "Commit": COMMIT,
    "Secret": SECRET.hex(),
    "Shares": f"p2:{SHARE}",
    "Seed": SEED.hex(),
}
SECRET_HOLDS = "the server's secret is the one it committed to before the deal"
SEED_FOLLOWS = "the seed follows from the secret and the players' shares"


def checks(*lines: str, **tags: str | None) -> list[Check]:
    top = [f'[{name} "{value}"]' for name, value in (MATCH | tags).items() if value is not None]
    return verify(read_record("\n".join([*top, "", *lines])), HOUSE)


def refused(*lines: str, **tags: str | None) -> RecordError:
    with pytest.raises(RecordError) as error:
        checks(*lines, **tags)
    return error.value


def test_an_honest_match_holds_in_every_point() -> None:
    assert checks(DEAL, "p1 flip", "p2 flip") == [
        Check(True, SECRET_HOLDS),
        Check(True, SEED_FOLLOWS),
        Check(True, "line 8: deal 1 follows from the seed"),
    ]


def test_a_secret_that_was_exchanged_later_is_found_out() -> None:
    other = bytes(32)
    assert checks(DEAL, Secret=other.hex(), Shares=None) == [
        Check(False, "the server's secret IS NOT the one it committed to before the deal"),
        Check(False, "the seed DOES NOT FOLLOW from the secret and the players' shares"),
        Check(True, "line 7: deal 1 follows from the seed"),
    ]


@pytest.mark.parametrize("shares", [None, f"p1:{SHARE}", f"p2:{'5b' * 32}", f"p1:{SHARE} p2:{SHARE}"])
def test_other_shares_give_another_seed(shares: str | None) -> None:
    assert [check.holds for check in checks(DEAL, Shares=shares)] == [True, False, True]


def test_a_deal_with_two_cards_exchanged_is_found_out() -> None:
    first, second = DEAL.split("p1:")[1].split(",")[:2]
    swapped = DEAL.replace(f"p1:{first},{second}", f"p1:{second},{first}")
    assert checks(swapped)[-1] == Check(False, "line 8: deal 1 DOES NOT FOLLOW from the seed")


def test_a_draw_for_rank_is_a_deal_too() -> None:
    dalmuti = GAMES["dalmuti"]
    drawn = seeded_deal(dalmuti.start(3), SEED, 1)
    tags = {"Game": "dalmuti", "Seats": "3", "Secret": None}
    assert checks(f"deck {dalmuti.write_deal(drawn)}", **tags) == [Check(True, "line 7: deal 1 follows from the seed")]
    cards = [cards[0] for cards in drawn.piles.values()]
    other = Deal({name: [13 - card or 1] for name, card in zip(drawn.piles, cards, strict=True)}, "draw")
    assert [check.holds for check in checks(f"deck {dalmuti.write_deal(other)}", **tags)] == [False]


def test_only_what_is_revealed_can_be_checked() -> None:
    assert checks(DEAL, Secret=None) == [Check(True, "line 7: deal 1 follows from the seed")]
    assert checks(DEAL, Commit=None)[0] == Check(True, SEED_FOLLOWS)
    assert checks(DEAL, Seed=None) == [Check(True, SECRET_HOLDS)]
    assert checks(DEAL, Seed=None, Secret=None) == []


def test_a_deal_that_is_not_written_down_follows_by_itself() -> None:
    assert checks("p1 flip") == [Check(True, SECRET_HOLDS), Check(True, SEED_FOLLOWS)]


def test_a_setup_deal_is_nobodys_promise_but_the_next_one_is() -> None:
    first = ("deck deal p1:7h p2:8h,2c", "p1 7h", "p2 8h")
    thulla = GAMES["thulla"]
    tags = {"Game": "thulla", "Setup": "lead p1", "Options": "games=3"}
    assert len(checks(*first, **tags)) == 2
    position = thulla.start(2)
    position.lay(position.deal(position.deck()))  # p1 has dealt game 1
    second = thulla.write_deal(seeded_deal(position, SEED, 2))
    assert checks(*first, f"deck {second}", **tags)[2:] == [Check(True, "line 13: deal 2 follows from the seed")]


@pytest.mark.parametrize("name", ["Commit", "Secret", "Seed"])
def test_a_tag_that_is_not_64_hex_digits_is_refused(name: str) -> None:
    for value in ("12", "x" * 64, "0" * 65):
        error = refused(DEAL, **{name: value})
        assert (error.code, error.message) == ("bad_record", f"{name} is 64 hex digits")
        assert error.move == f'[{name} "{value}"]'


@pytest.mark.parametrize("shares", ["p3:" + SHARE, "p0:" + SHARE, "p1:12", "p1", f"p1:{SHARE} p1:{SHARE}"])
def test_shares_that_cannot_be_are_refused(shares: str) -> None:
    assert refused(DEAL, Shares=shares).message == "Shares is p1:<64 hex digits> p2:…, each seat once"


@pytest.mark.parametrize("drawn", ["p3", "p0", "", "1"])
def test_a_lot_names_a_seat(drawn: str) -> None:
    assert refused(DEAL, Drawn=drawn, Secret="00" * 32).message == f"there is no seat {drawn}"


@pytest.mark.parametrize("was_first", [0, 1])
def test_who_is_first_follows_from_secret_and_shares_in_the_order_before_the_draw(was_first: int) -> None:
    before = [None, bytes.fromhex(SHARE)]
    shares = before[was_first:] + before[:was_first]
    holds = first_seat(SECRET, shares) == -was_first % 2
    (lot,) = [check for check in checks(DEAL, Drawn=f"p{was_first + 1}") if "p1" in check.what]
    assert lot == Check(
        holds, f"who is p1 {'follows' if holds else 'DOES NOT FOLLOW'} from the secret and the players' shares"
    )


def test_a_lot_is_not_checked_before_the_secret_is_known() -> None:
    assert not [check for check in checks(DEAL, Drawn="p2", Secret=None) if "p1" in check.what]


def test_a_seat_that_is_not_named_gave_no_share() -> None:
    record = read_record(f'[Game "war"]\n[Seats "3"]\n[Shares "p3:{SHARE} p1:{"00" * 32}"]')
    assert read_shares(record, 3) == [bytes(32), None, bytes.fromhex(SHARE)]


def test_a_record_that_does_not_replay_is_refused_at_its_line() -> None:
    error = refused(DEAL, "p2 flip")
    assert (error.line, error.code) == (9, "not_your_turn")
