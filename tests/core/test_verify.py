"""Were these deals decided before anybody saw a card?"""

from __future__ import annotations

import hashlib

import pytest

from cardhouse.core.deal import first_seat, match_seed, match_seed_1, pledge_of, shuffled
from cardhouse.core.fold import seeded_deal
from cardhouse.core.position import Deal
from cardhouse.core.record import RecordError, read_record
from cardhouse.core.verify import Check, read_given, verify
from cardhouse.games import GAMES
from tests.sixth import war

HOUSE = {**GAMES, "war": war.GAME}
SECRET = bytes(range(1, 33))
SHARE = "5a" * 32
COMMIT = hashlib.sha256(SECRET).hexdigest()
SEED = hashlib.sha256(f"cardhouse seed 2\n{SECRET.hex()}\np1 none\np2 share {SHARE}\n".encode()).digest()
DEAL = "deck " + war.GAME.write_deal(seeded_deal(war.GAME.start(2), SEED, 1))

MATCH = {
    "Game": "war",
    "Seats": "2",
    "Fair": "2",
    "Commit": COMMIT,
    "Secret": SECRET.hex(),
    "Shares": f"p2:{SHARE}",
    "Seed": SEED.hex(),
}
ALONE = {"Commit": None, "Secret": None, "Shares": None}
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
    assert checks(DEAL, "p1 charge", "p2 charge") == [
        Check(True, SECRET_HOLDS),
        Check(True, SEED_FOLLOWS),
        Check(True, "line 9: deal 1 follows from the seed"),
    ]


def test_a_secret_that_was_exchanged_later_is_found_out() -> None:
    other = bytes(32)
    assert checks(DEAL, Secret=other.hex(), Shares=None) == [
        Check(False, "the server's secret IS NOT the one it committed to before the deal"),
        Check(False, "the seed DOES NOT FOLLOW from the secret and the players' shares"),
        Check(True, "line 8: deal 1 follows from the seed"),
    ]


@pytest.mark.parametrize("shares", [None, f"p1:{SHARE}", f"p2:{'5b' * 32}", f"p1:{SHARE} p2:{SHARE}"])
def test_other_shares_give_another_seed(shares: str | None) -> None:
    assert [check.holds for check in checks(DEAL, Shares=shares)] == [True, False, True]


def test_a_deal_with_two_cards_exchanged_is_found_out() -> None:
    first, second = DEAL.split("p1:")[1].split(",")[:2]
    swapped = DEAL.replace(f"p1:{first},{second}", f"p1:{second},{first}")
    assert checks(swapped)[-1] == Check(False, "line 9: deal 1 DOES NOT FOLLOW from the seed")


def test_a_draw_for_rank_is_a_deal_too() -> None:
    dalmuti = GAMES["dalmuti"]
    tags = {"Game": "dalmuti", "Seats": "3", **ALONE}

    def ranked(drawn: Deal) -> list[str]:
        """This draw, whatever is drawn again, and the deal."""
        position, lines = dalmuti.start(3), [f"deck {dalmuti.write_deal(drawn)}"]
        position.lay(drawn)
        while position.to_move == (-1,):
            dealt = seeded_deal(position, SEED, len(lines) + 1)
            lines.append(f"deck {dalmuti.write_deal(dealt)}")
            position.lay(dealt)
        return lines

    drawn = seeded_deal(dalmuti.start(3), SEED, 1)
    honest = checks(*ranked(drawn), **tags)
    assert honest[0] == Check(True, "line 6: deal 1 follows from the seed")
    assert len(honest) == len(ranked(drawn)) and all(check.holds for check in honest)
    other = Deal({name: [11 if cards[0] == 12 else 12] for name, cards in drawn.piles.items()}, "draw")
    told = checks(*ranked(other), **tags)
    assert not told[0].holds and all(check.holds for check in told[1:])
    assert checks(f"deck {dalmuti.write_deal(drawn)}", **tags) == [], "its pack is that of the deal after it"


@pytest.mark.parametrize("name", ["Commit", "Secret", "Seed"])
def test_a_part_of_the_promise_that_was_taken_away_is_missed(name: str) -> None:
    """Without the secret anybody could write a seed, without the commitment a secret."""
    said = f"{name} IS MISSING: the deals of a table follow from all of its promise"
    told = checks(DEAL, **{name: None})
    assert told[0] == Check(False, said) and all(check.holds for check in told[1:])


def test_before_the_end_nothing_can_be_checked_and_a_game_alone_has_a_seed_only() -> None:
    assert checks(DEAL, Seed=None, Secret=None) == []
    assert [check.holds for check in checks(DEAL, **ALONE)] == [True]


def test_a_deal_that_is_not_written_down_follows_by_itself() -> None:
    assert checks("p1 charge") == [Check(True, SECRET_HOLDS), Check(True, SEED_FOLLOWS)]


def test_a_setup_deal_is_nobodys_promise_but_the_next_one_is() -> None:
    first = ("deck deal p1:7h p2:8h,2c", "p1 7h", "p2 8h")
    thulla = GAMES["thulla"]
    tags = {"Game": "thulla", "Setup": "lead p1", "Options": "games=3"}
    assert len(checks(*first, **tags)) == 2
    position = thulla.start(2)
    position.lay(position.deal(position.deck()))  # p1 has dealt game 1
    second = thulla.write_deal(seeded_deal(position, SEED, 2))
    assert checks(*first, f"deck {second}", **tags)[2:] == [Check(True, "line 14: deal 2 follows from the seed")]


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
    holds = first_seat(match_seed(SECRET, shares, [None, None]), 2) == -was_first % 2
    (lot,) = [check for check in checks(DEAL, Drawn=f"p{was_first + 1}") if "p1" in check.what]
    assert lot == Check(
        holds, f"who is p1 {'follows' if holds else 'DOES NOT FOLLOW'} from the secret and the players' shares"
    )


def test_a_lot_is_not_checked_before_the_secret_is_known() -> None:
    assert not [check for check in checks(DEAL, Drawn="p2", Secret=None) if "p1" in check.what]


def test_a_seat_that_is_not_named_gave_no_share() -> None:
    record = read_record(f'[Game "war"]\n[Seats "3"]\n[Shares "p3:{SHARE} p1:{"00" * 32}"]')
    assert read_given(record, 3) == ([bytes(32), None, bytes.fromhex(SHARE)], [None] * 3)


def test_a_record_that_does_not_replay_is_refused_at_its_line() -> None:
    error = refused(DEAL, "p2 charge")
    assert (error.line, error.code) == (10, "not_your_turn")


# -- without rules


def test_a_game_that_nobody_here_knows_is_verified_too() -> None:
    pack = sorted(["ace", "b/1", "b/1", "zwölf", "Z"], key=str.encode)
    cards = shuffled(pack, SEED, 1)
    line = f"deck deal p1:{cards[0]} p2:{','.join(cards[1:3])} gone:joker heap:{','.join(cards[3:])}"
    tags = {"Game": "tarock 3"}
    assert [check.holds for check in checks(line, "p1 whatever", **tags)] == [True, True, True]
    assert [check.holds for check in checks(line.replace("gone:joker", "gone:"), **tags)] == [True, True, True]
    assert not checks(line.replace("gone:joker", "gone:b/1"), line, **tags)[-1].holds, "this is deal 2"


def test_whoever_writes_the_line_cannot_exchange_hands_or_slots() -> None:
    """The order of the piles is no choice, and neither is the order of the cards in one of them."""
    _, _, first, second, stock = DEAL.split()
    tags = {"Game": "tarock"}
    assert checks(DEAL, **tags)[-1].holds
    assert not checks(f"deck deal {second} {first} {stock}", **tags)[-1].holds
    cards = first.removeprefix("p1:").split(",")
    assert not checks(f"deck deal p1:{','.join(sorted(cards))} {second} {stock}", **tags)[-1].holds
    swapped = f"deck deal p1:{second.removeprefix('p2:')} p2:{','.join(cards)} {stock}"
    assert not checks(swapped, **tags)[-1].holds


def test_a_pack_that_is_none_is_for_the_rules_to_refuse() -> None:
    cards = ",".join(shuffled(["2c"] * 10, SEED, 1)[:5])
    line = f"deck deal p1:{cards} p2:{cards}"
    assert checks(line, Game="tarock")[-1].holds, "nobody knows what a pack of tarock is"
    assert refused(line).message == "a card is dealt more often than the pack has it"


@pytest.mark.parametrize("line", ["deck burn p1:2c", "deck deal p1", "deck deal p1:2c p1:3c"])
def test_what_is_no_deal_is_refused_without_rules_too(line: str) -> None:
    assert (refused(line, Game="tarock").line, refused(line, Game="tarock").code) == (9, "bad_record")


@pytest.mark.parametrize(("tag", "value"), [("Fair", "3"), ("Fair", ""), ("Seats", "0"), ("Seats", "many")])
def test_what_cannot_be_is_refused_without_rules_too(tag: str, value: str) -> None:
    assert refused(DEAL, **{"Game": "tarock", tag: value}).move == f'[{tag} "{value}"]'


# -- shares that were not opened


def test_a_seat_that_did_not_open_counts_as_it_pledged_and_is_named() -> None:
    pledge = pledge_of(COMMIT, bytes(32))
    seed = match_seed(SECRET, [None, bytes.fromhex(SHARE)], [pledge, None])
    tags = {"Seed": seed.hex(), "Unopened": f"p1:{pledge.hex()}"}
    assert checks(**tags)[1] == Check(True, f"{SEED_FOLLOWS}; p1 did not open the share they had pledged")
    assert not checks(Seed=seed.hex())[1].holds, "who did not open cannot be left out"


def test_nobody_has_opened_a_share_and_has_not() -> None:
    told = refused(DEAL, Unopened=f"p2:{SHARE}")
    assert (told.code, told.message) == ("bad_record", "a seat has opened its share or it has not")
    assert refused(DEAL, Unopened="p9:00").message == "Unopened is p1:<64 hex digits> p2:…, each seat once"


# -- version 1


def test_a_record_of_version_1_is_verified_by_the_rules_of_its_game() -> None:
    seed = match_seed_1(SECRET, [None, bytes.fromhex(SHARE)])
    old = "deck " + war.GAME.write_deal(seeded_deal(war.GAME.start(2), seed, 1, fair=1))
    assert [check.holds for check in checks(old, Fair=None, Seed=seed.hex())] == [True, True, True]
    assert [check.holds for check in checks(old, Seed=seed.hex())] == [True, False, False]
    drawn = GAMES["dalmuti"].write_deal(seeded_deal(GAMES["dalmuti"].start(3), seed, 1, fair=1))
    tags = {"Game": "dalmuti", "Seats": "3", **ALONE, "Fair": None, "Seed": seed.hex()}
    assert [check.holds for check in checks(f"deck {drawn}", **tags)] == [True]
    setup = checks("deck deal p1:7h p2:8h,2c", Game="thulla", Setup="lead p1", Fair=None, Seed=seed.hex())
    assert len(setup) == 2, "a set-up deal is nobody's promise"
    assert refused(DEAL, Game="tarock", Fair=None).code == "bad_record"
