# Liap Tui.

piece-general = general
piece-advisor = advisor
piece-elephant = elephant
piece-chariot = chariot
piece-horse = horse
piece-cannon = cannon
piece-soldier = soldier
piece-red-general = red general
piece-red-advisor = red advisor
piece-red-elephant = red elephant
piece-red-chariot = red chariot
piece-red-horse = red horse
piece-red-cannon = red cannon
piece-red-soldier = red soldier
piece-black-general = black general
piece-black-advisor = black advisor
piece-black-elephant = black elephant
piece-black-chariot = black chariot
piece-black-horse = black horse
piece-black-cannon = black cannon
piece-black-soldier = black soldier

act-play-liap_tui = { $count ->
    [1] Play { $cards }
   *[other] Play { $count } pieces
}
act-choose-card-liap_tui = Choose a piece
act-choose-cards-liap_tui = Choose pieces
act-say = Declare { $rest }
liap-declare = how many piles will you win?
liap-declare-is = Declared so far: { $total } of 8.
liap-say = Declare { $n }, total { $total }
liap-may-not-say = { $n }, not allowed
liap-weak = your hand is weak
liap-redeal-is = A redeal counts the round { $times } times; { $left ->
    [one] one more is allowed
   *[other] { $left } are still allowed
}.
liap-vote = Weak hand: deal again?
liap-vote-is = If anyone says yes, all pieces are dealt again and the round counts × { $times }.
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = lead one to six pieces
liap-lead-is = A single, a pair, or a straight. Everyone plays the same number.
liap-follow = { $count ->
    [one] play one piece
   *[other] play { $count } pieces
}
liap-ahead = Ahead: { $name }, { $type }.
liap-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
liap-round = Round { $round } · to { $target }
liap-times = × { $times }
liap-total = Declared { $total } of 8
liap-won-said = { $won } of { $said }
liap-running = Below each number: the total it would make.
liap-round-over = After round { $round }
liap-round-no = Round
liap-sheet = Scoring sheet
liap-cell = declared { $said }, won { $won }, points
liap-to = Won / declared, points, and the running total. The game goes to { $target } points.

## How strong a choice is

liap-choice = { $type }, worth { $worth }
liap-no-type = { $count ->
    [one] One piece
   *[other] { $count } pieces, no type
}
liap-only-loses = They form no type, so they lose: a way to get rid of them.
liap-is-ahead = Would be ahead of { $name } ✓
liap-is-ties = Only ties with { $name }: the earlier play keeps the lead.
liap-is-behind = Too weak: { $name } is still ahead.
liap-lead-only = Can be led ✓
liap-lead-weakest = The weakest you have of this kind.
liap-lead-strongest = The strongest you have of this kind ✓
liap-lead-between = In the middle of what you have of this kind.

type-none = no type
type-single = single
type-pair = pair
type-three-soldiers = three soldiers
type-straight = straight
type-four-soldiers = four soldiers
type-extended-straight-4 = straight of four
type-extended-straight-5 = straight of five
type-five-soldiers = five soldiers
type-double-straight = double straight

news-asked = { $seats } may ask for a redeal.
news-answered = { $seat } answered.
news-redeal = The pieces are dealt again: the round counts { $multiplier } times. First: { $starter }.
news-said = { $seat } declared { $n }.
news-sealed = { $seat } has declared.
news-declared = All declarations are open.
news-declare_again = The total is 8. To declare again: { $seat }.
news-turn = { $seat } won { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
} ({ $type }).
news-liap_tui-round_over = The round is over.
news-comeback = All scores go back to 0.
news-liap_tui-game_over = The game is over.
liap-hit = Exactly!
liap-close = So close!

results-liap_tui-winner = { $you ->
    [yes] You win with { $score } points
   *[no] { $count ->
        [one] { $names } wins with { $score } points
       *[other] { $names } win together with { $score } points
    }
}
