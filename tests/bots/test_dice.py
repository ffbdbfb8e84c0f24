from cardhouse.bots.dice import Dice, Luck

FIRST = [0.739802059, 0.21268012, 0.303818291, 0.60055537]
LATER = 0.180155568


def test_the_same_words_give_the_same_numbers_for_ever() -> None:
    dice = Dice("cardhouse p1 0")
    assert [round(dice.random(), 9) for _ in range(4)] == FIRST
    for _ in range(2000):
        last = dice.random()
    assert round(last, 9) == LATER


def test_other_words_give_other_numbers() -> None:
    assert Dice("a").random() != Dice("b").random()


def test_the_numbers_are_even() -> None:
    dice, bins = Dice("even"), [0] * 10
    for _ in range(20_000):
        number = dice.random()
        assert 0 <= number < 1
        bins[int(number * 10)] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in bins) < 27.9  # chi square, 9 degrees, one in a thousand


def test_a_luck_is_the_same_for_all_who_try_it_however_much_they_need() -> None:
    dice, same = Dice("luck"), Dice("luck")
    numbers = [same.random() for _ in range(6)]
    luck = Luck(dice)
    tries = []
    for needs in (2, 4, 1, 5):
        random = luck.again().random
        tries.append([random() for _ in range(needs)])
    assert tries == [numbers[:2], numbers[:4], numbers[:1], numbers[:5]]
    assert dice.random() == numbers[5], "no number is drawn in vain"
