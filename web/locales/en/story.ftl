# After the match: the review, puzzles, playing on, the deal of the day, and a page of one’s own.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = No answer from the house right now. The review goes on by itself.
review-three = What mattered most
review-found = Well found.
story = How it went
story-open = How did it go?
curve = Your chance over the match
curve-drop = Move { $n }: { $lost }
curve-win = Chance to win
curve-not_last = Chance not to be last
curve-points = Share of the points of this hand
curve-hand = Chance to do best in this hand
curve-hit = Chance to win exactly what was declared
replay-turn-back = Back to the end of the last turn
replay-turn-forward = On to the end of the turn
replay-known-of = Known of { $name }’s hand:
chapters = Parts of the match
chapter-round = Round { $n }
chapter-hand = Hand { $n }
chapter-game = Game { $n }
legend = What the marks mean
legend-deal = new deal or result
legend-danger = trouble for somebody
legend-safe = somebody is safe
legend-title = a special moment
legend-end = end of a turn
legend-lost = chance lost

## Puzzles: one's own mistakes, to try again.

puzzle = Try again
puzzle-try = Try again
puzzle-ask = What would you do now?
puzzle-was = In the match it was { $move }, and there was something better.
puzzle-right = Right!
puzzle-wrong = Not yet.
puzzle-best = { $best } – { $chance }.
puzzle-even = { $move } is as good as { $best } – { $chance }.
puzzle-worse = { $move } ({ $mine }). Best: { $best } – { $chance }.
puzzle-unweighed = { $move } is not among the moves the coach would think of.
puzzle-again = Once more
puzzle-next = Next one
puzzle-at = { $at } of { $of }
puzzle-none = Nothing to try again
puzzle-none-text = When a review finds mistakes of yours, they come back here the next day.
puzzle-to-replay = To the replay
puzzle-due = { $count ->
    [one] A moment of yours to try again
   *[other] { $count } moments of yours to try again
}
puzzle-due-text = From your last matches: what would you do today?

## Playing on from a moment of a record.

play-on = Play on from here
play-on-seat = In whose seat
play-on-hands = With which cards
play-on-known = As the seat could know them
play-on-known-help = Your cards and everything you have seen stay. What you could not know is dealt again.
play-on-were = As they were
play-on-were-help = Everybody has the cards of the match. You may have seen them in the replay.
play-on-unrated = A match from a set-up position is never rated.
play-on-link = Copy the link
play-on-go = Play on
play-on-no_other_hands = No other cards fit everything this seat has seen. You can play with the cards as they were.
play-on-nothing_to_play = There is nothing left to play from here.

## The luck meter.

luck = What these cards were worth
luck-line = { $verdict ->
    [more] Worth { $worth } (± { $error }), made { $made }: more than the cards gave.
    [less] Worth { $worth } (± { $error }), made { $made }: less than the cards gave.
   *[even] Worth { $worth } (± { $error }), made { $made }: what the cards gave.
}
luck-how = The share of the others that these cards beat when equal bots play them { $tries } times.
luck-more = More are being played.

## The deal of the day.

day-about = One deal for each game and day, the same for everybody in this house. You have one try.
day-ends = The next deals come in { $hours }.
day-against = { $bots ->
    [one] Against 1 bot · { $level }
   *[other] Against { $bots } bots · { $level }
}
day-play = Play
day-go-on = Go on
day-sealed = Sealed
day-sealed-text = This number was published a week ago. When the day is over, the secret behind it is shown, and anybody can check that the cards were not chosen.

## A page of one’s own.

me-book = How you have done
me-matches = Matches
me-wins = First
me-beaten = Beaten
me-streak = Streak / best
me-over-time = { $game }, match by match
me-how-bot = Finished by a bot: does not count
me-how-set_up = Played on from another match: does not count
