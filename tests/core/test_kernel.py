"""The only exit, the only entrance, and other worlds."""

from __future__ import annotations

import random
from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.position import ANY, DECK, PUBLIC, SPECTATOR, News, Place, Position, Reason, Result, seat_name
from cardhouse.games import GAMES
from tests.harness import after
from tests.sixth import war

HEARTS = ("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", "p1 7h")


def hearts(*more: str) -> Position:
    return after(*HEARTS, *more, game="thulla", seats=3, setup="lead p1").position


# -- out


def test_a_viewer_is_sent_their_own_cards_and_the_backs_of_the_others() -> None:
    seen = kernel.view(hearts(), 1)
    assert seen["piles"] == {
        "p1": ["??"], "p2": ["3c", "Kh"], "p3": ["??", "??"], "trick": ["7h"], "gone": [],
    }  # fmt: skip
    assert (seen["to_move"], seen["legal"]) == (["p2"], {"p2": ["Kh"]})
    assert (seen["over"], seen["result"]) == (False, None)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR, None])
def test_everybody_is_told_who_played_which_card(viewer: int | None) -> None:
    assert kernel.view(hearts(), viewer)["by"] == {"trick": ["p1"]}
    assert kernel.view(hearts("p2 Kh"), viewer)["by"] == {"trick": ["p1", "p2"]}
    assert kernel.view(hearts("p2 Kh", "p3 4d"), viewer)["by"] == {}, "the trick is over"


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_legal_moves_go_only_to_whom_they_belong(viewer: int) -> None:
    assert kernel.view(hearts(), viewer)["legal"] == {}
    assert kernel.view(hearts(), None)["legal"] == {"p2": ["Kh"]}


def test_while_the_deck_is_to_act_nobody_has_a_move() -> None:
    seen = kernel.view(GAMES["thulla"].start(3), None)
    assert (seen["to_move"], seen["legal"]) == (["deck"], {})


def test_cards_of_one_pile_may_be_seen_by_different_viewers() -> None:
    t = after(
        "deck deal p1:2c,Jh p2:4d,Qd discard:6h stock:9c,5c",
        "p1 look 1 2",
        game="tincholi",
        seats=2,
        setup="phase look",
    )
    assert kernel.faces(t.position, 0)["p1"] == ["2c", "Jh"]
    assert kernel.faces(t.position, 1)["p1"] == kernel.faces(t.position, SPECTATOR)["p1"] == ["??", "??"]
    assert kernel.faces(t.position, None)["p1"] == ["2c", "Jh"]


def test_who_is_asked_in_secret_is_known_to_them_alone() -> None:
    deal = "deck deal p1:J,J,12 p2:1,2,3 p3:4,4,4"
    asked = after(deal, game="dalmuti", seats=3, setup="phase revolution").position
    assert kernel.view(asked, 0)["to_move"] == kernel.view(asked, None)["to_move"] == ["p1"]
    assert kernel.view(asked, 1)["to_move"] == kernel.view(asked, SPECTATOR)["to_move"] == []
    assert kernel.explain(asked, 1, "quiet") == Reason("not_your_turn_now", {})


def test_a_result_is_shown_in_the_words_of_the_record() -> None:
    assert kernel.result_view(Result([[1], [0, 2]], [], [3, 4, 3])) == {
        "ranking": [["p2"], ["p1", "p3"]],
        "losers": [],
        "reason": "normal",
        "scores": {"p1": 3, "p2": 4, "p3": 3},
    }


def test_news_reach_whom_they_are_told_to_and_faces_whom_they_are_shown_to() -> None:
    news = [
        News("play", {"seat": "p1"}, (51,)),
        News("peek", {"seat": "p2"}, (0,), seen_by=1 << 1),
        News("quiet", {"seat": "p3"}, told_to=1 << 2),
    ]
    play, peek = {"what": "play", "seat": "p1", "cards": ["As"]}, {"what": "peek", "seat": "p2", "cards": ["2c"]}
    quiet, back = {"what": "quiet", "seat": "p3"}, {"what": "peek", "seat": "p2", "cards": ["??"]}
    faces = war.GAME.faces
    assert kernel.heard(news, None, faces) == [play, peek, quiet]
    assert kernel.heard(news, 1, faces) == [play, peek]
    assert kernel.heard(news, 2, faces) == [play, back, quiet]
    assert kernel.heard(news, SPECTATOR, faces) == [play, back]


# -- in


def test_a_move_is_looked_up_and_the_old_position_stays() -> None:
    before = hearts()
    there = kernel.play(before, 1, "  kH ")
    assert kernel.view(before, None)["piles"]["trick"] == ["7h"]
    assert kernel.view(there, None)["piles"]["trick"] == ["7h", "Kh"]
    assert [news.what for news in there.news or ()] == ["play"]


def test_a_move_that_is_not_listed_may_still_be_known() -> None:
    lines = ("deck deal p1:2c p2:4d discard:6h stock:9c", "p1 draw")
    position = after(*lines, game="tincholi", seats=2, setup="").position
    assert "cut 7" not in [position.text(move) for move in position.legal(0)]
    found = kernel.find(position, 0, "CUT  7")
    assert found is not None
    assert position.text(found) == "cut 7"
    assert kernel.find(position, 1, "cut 7") is None


def test_who_moves_out_of_turn_hears_whose_turn_it_is() -> None:
    with pytest.raises(kernel.IllegalMove) as refused:
        kernel.play(hearts(), 2, "4d")
    assert (refused.value.reason.code, refused.value.message) == ("not_your_turn", "it is the turn of p2")
    assert str(refused.value) == refused.value.message


def test_before_the_deal_and_after_the_end_nothing_can_be_played() -> None:
    waiting = GAMES["thulla"].start(3)
    assert kernel.explain(waiting, 0, "7h") == Reason("deck_to_act", {})
    over = after("deck deal p1:7h p2:8h,2c", "p1 7h", "p2 8h", game="thulla", seats=2, setup="").position
    reason = kernel.explain(over, 0, "7h")
    assert reason == Reason("game_over", {})
    assert kernel.sentence(over, reason) == "the game is over"


def test_a_legal_move_has_no_explanation_and_an_illegal_one_names_its_rule() -> None:
    position = hearts()
    assert kernel.explain(position, 1, "Kh") is None
    reason = kernel.explain(position, 1, "3c")
    assert reason is not None
    assert kernel.sentence(position, reason) == "hearts were led and you hold K♥: follow suit (T5)"


def test_a_sentence_lists_what_is_a_list() -> None:
    assert [kernel.listed(value) for value in (["p1", "p3"], ("7h",), 7, "x")] == ["p1 p3", "7h", 7, "x"]


# -- other worlds


def test_another_world_keeps_what_the_viewer_knows_and_changes_what_they_do_not() -> None:
    position = war.GAME.start(3)
    position.lay(position.deal(list(range(52))))
    true = kernel.faces(position, None)
    worlds = [kernel.faces(kernel.resample(position, 0, random.Random(i)), None) for i in range(20)]
    assert all(Counter(chain(*world.values())) == Counter(chain(*true.values())) for world in worlds)
    assert len({str(world) for world in worlds}) == 20
    assert kernel.faces(position, None) == true


def test_another_world_does_not_depend_on_the_true_one() -> None:
    """Two tables that look the same to p1 and hold the same unknown cards elsewhere."""
    one, two = war.GAME.start(2, war.WarOptions(cards=3)), war.GAME.start(2, war.WarOptions(cards=3))
    one.lay(war.GAME.read_deal("deal p1:2c,3c,4c p2:5c,6c,7c"))
    two.lay(war.GAME.read_deal("deal p1:7c,5c,3c p2:2c,6c,4c"))
    for seed in range(10):
        worlds = [kernel.resample(table, SPECTATOR, random.Random(seed)) for table in (one, two)]
        assert kernel.faces(worlds[0], None) == kernel.faces(worlds[1], None)


def test_cards_are_spread_evenly_where_any_may_lie() -> None:
    places = [Place("p1", [0]), Place("p2", [0, 1])]
    rng = random.Random(3)
    seen = Counter(tuple(map(tuple, map(sorted, kernel.spread([1, 2, 3], places, rng)))) for _ in range(600))
    assert set(seen) == {((1,), (2, 3)), ((2,), (1, 3)), ((3,), (1, 2))}
    assert min(seen.values()) > 150


def test_a_card_makes_room_for_one_that_can_lie_nowhere_else() -> None:
    """1 may lie anywhere, 2 not in p3, 3 only in p1: often two cards have to move on before 3 finds room."""
    places = [Place("p1", [0], 0b1110), Place("p2", [0], 0b0110), Place("p3", [0], 0b0010)]
    for seed in range(50):
        assert kernel.spread([1, 2, 3], places, random.Random(seed)) == [[3], [2], [1]]


def test_a_card_that_fits_nowhere_contradicts_what_is_known() -> None:
    places = [Place("p1", [0], 0b10), Place("p2", [0], 0b10)]
    with pytest.raises(AssertionError, match="contradicts itself"):
        kernel.spread([1, 2], places, random.Random(1))


@given(st.data())
def test_every_card_finds_a_place_where_it_may_lie_whenever_there_is_a_way(data: st.DataObject) -> None:
    sizes = data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=5))
    cards = list(range(sum(sizes)))
    masks, dealt = [], data.draw(st.permutations(cards))
    for size in sizes:  # masks around a deal that exists
        mine, dealt = dealt[:size], dealt[size:]
        masks.append(sum(1 << card for card in mine) | data.draw(st.integers(0, 2 ** len(cards) - 1)))
    places = [Place(seat_name(i), range(n), may) for i, (n, may) in enumerate(zip(sizes, masks, strict=True))]
    held = kernel.spread(cards[:], places, random.Random(data.draw(st.integers(0, 99))))
    assert sorted(chain(*held)) == cards
    for place, mine in zip(places, held, strict=True):
        assert len(mine) == len(place.at)
        assert all(place.may >> card & 1 for card in mine)


def test_any_and_public_are_all_bits() -> None:
    assert all(ANY >> card & 1 for card in range(80))
    assert all(PUBLIC >> viewer & 1 for viewer in (0, 9, SPECTATOR))


@pytest.mark.parametrize("game", [*GAMES.values(), war.GAME], ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_after_the_deal_nearly_every_hidden_card_can_be_another(game: Game, viewer: int) -> None:
    """A leak test with other worlds is worth nothing if they are all the same one."""
    position = game.start(game.seats[-1])
    chance = random.Random(game.name)
    while position.to_move == (DECK,):
        cards = position.deck()
        chance.shuffle(cards)
        position.lay(position.deal(cards))
    hidden = [(name, i) for name, i, face in laid(position, viewer) if face == kernel.BACK]
    worlds = [kernel.faces(kernel.resample(position, viewer, random.Random(seed)), None) for seed in range(40)]
    varied = [(name, i) for name, i in hidden if len({world[name][i] for world in worlds}) > 1]
    assert len(varied) >= 0.8 * len(hidden) > 0


def laid(position: Position, viewer: int) -> list[tuple[str, int, str]]:
    return [(name, i, face) for name, pile in kernel.faces(position, viewer).items() for i, face in enumerate(pile)]


def test_news_that_are_the_same_for_all_and_news_that_are_not() -> None:
    open_news, secret = News("cut", {}, (1,)), News("tax", {}, (1,), seen_by=1)
    assert kernel.for_all([open_news, open_news]) and kernel.for_all([])
    assert not kernel.for_all([open_news, secret])
    assert not kernel.for_all([News("quiet", {}, told_to=1)])


@pytest.mark.parametrize("game", GAMES)
def test_a_found_move_made_in_place_is_the_move_that_is_played(game: str) -> None:
    rng = random.Random(game)
    position = GAMES[game].start(GAMES[game].seats[-1])
    for nth in range(60):
        if position.result is not None:
            break
        if position.to_move == (DECK,):
            position.lay(seeded_deal(position, b"in place", nth + 1))
            continue
        seat = rng.choice(position.to_move)
        text = position.text(rng.choice(position.legal(seat)))
        played, move = kernel.play(position, seat, text), kernel.find(position, seat, text)
        assert move is not None
        kernel.advance(position, seat, move)
        assert position.news == played.news and kernel.view(position, None) == kernel.view(played, None)
