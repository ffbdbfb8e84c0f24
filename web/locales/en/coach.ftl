# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = Plays by feel and makes mistakes. Good for a first game, and for children.
level-steady-help = Knows the game and counts what everyone can see.
level-sharp-help = Thinks through the cards that the others may hold.
level-master-help = The strongest here. It forgets nothing.
bots-level = How strong are the bots?
seat-level = bot · { $level }

## What a chance is a chance of

goal-win = to win: { $chance }
goal-not_last = not to be last: { $chance }
goal-points = { $chance } of the points of this hand
goal-hand = to do best in this hand: { $chance }
goal-hit = to win exactly what you declared: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = to win: { $chance }
roughly-chance = { $size ->
    [0] hardly possible
    [1] hard
    [2] about even
    [3] likely
   *[4] almost certain
}
roughly-share = { $size ->
    [0] hardly any
    [1] few
    [2] about half
    [3] most
   *[4] nearly all
}

## Hints

coach-thinking = Working out a hint…
coach-no-time = The bots are too busy for a hint now. Try again in a moment.
coach-unrated = With a hint, this match is not rated for you. Ask once more if you want it.
coach-remembers = A hint may say what you have seen: it remembers for you. Ask once more if you want it.
coach-hint = { $move } – { $chance }. { $why }
coach-hint-plain = { $move }. { $why }
coach-even = No real difference between { $moves } – { $chance }. { $why }
coach-even-plain = No real difference between { $moves } – { $chance }.
coach-nudge = One of these is the best: { $moves }. Ask again for the answer.
coach-nudge-one = Only one move is worth a thought here. Ask again to see it.
coach-others = { $hint } Otherwise { $others }.
coach-other = { $move } ({ $chance })
coach-call = Cut and call { $total }
coach-take = Take the discard
coach-drop = Discard the drawn card

## The review in the replay

review = Review
review-of = Whose decisions
review-loading = Looking at your decisions: { $share }
review-busy = The house is busy with tables. The review goes on by itself.
review-trouble = The review stopped: { $text }
review-waiting = This decision has not been reviewed yet.
review-only = There was nothing to choose.
review-best = The best move.
review-fine = As good as the best.
review-lost = { $size ->
    [1] A little is lost: { $lost }.
    [2] A mistake: { $lost } lost.
   *[3] A big mistake: { $lost } lost.
}
# without a number, where such numbers did not come true
review-slip = { $size ->
    [1] A little is lost.
    [2] A mistake.
   *[3] A big mistake.
}
review-done = { $move } – { $chance }. { $why }
review-instead = Played: { $done } ({ $mine }). Best: { $best } – { $chance }. { $why }
review-thought = Chances were not calculated here. A good player thinks: { $why }
# whoever reads the review of someone else is not the “you” of the reason
review-to = To { $name }: { $why }
review-back = To the previous mistake
review-on = To the next mistake
review-summary = Summary
review-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
review-free = { $free ->
    [one] 1 with a choice
   *[other] { $free } with a choice
}
review-average = lost on average: { $lost }
review-worse = { $done } instead of { $best }
review-nothing-lost = Hardly anything was lost.
review-how = A sharp bot judges each decision by what this seat could know at that moment. Small differences are chance.
