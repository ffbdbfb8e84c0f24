# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = Plays by feeling and makes mistakes. Good for a first game, and for children.
level-steady-help = Knows the game and counts what everybody can see.
level-sharp-help = Thinks through the cards that the others may hold.
level-master-help = The strongest here, and forgets nothing.
bots-level = How strong are the bots?
seat-level = bot · { $level }

## What a chance is a chance of

goal-win = to win: { $chance }
goal-not_last = not to be last: { $chance }
goal-points = { $chance } of the points of this hand
goal-hit = to win exactly what was declared: { $chance }

## Hints

coach-thinking = A good player is thinking about it…
coach-no-time = The bots have no time for a hint now. Try again in a moment.
coach-unrated = With a hint this match is not rated for you. Ask once more if you want it.
coach-hint = { $move } – { $chance }. { $why }
coach-hint-plain = { $move }. { $why }
coach-others = { $hint } Otherwise { $others }.
coach-other = { $move } ({ $chance })
coach-call = Cut and call { $total }
coach-take = Take the discard
coach-drop = Discard what was drawn

## The review in the replay

review = Review
review-of = Whose decisions
review-loading = Every decision is looked at: { $share }
review-busy = The house has tables to look after first. The review goes on by itself.
review-tired = The house is busy now. What is reviewed stays; the rest can be asked for later.
review-offline = The house cannot be reached. What is reviewed stays; the rest comes when you are connected.
review-trouble = The review breaks off: { $text }
review-waiting = This decision has not been looked at yet.
review-only = There was nothing to choose.
review-best = The best move.
review-fine = As good as the best.
review-lost = { $size ->
    [1] A little is lost: { $lost }.
    [2] A mistake: { $lost } lost.
   *[3] A big mistake: { $lost } lost.
}
review-done = { $move } – { $chance }. { $why }
review-instead = Done: { $done } ({ $mine }). Best: { $best } – { $chance }. { $why }
review-thought = Chances were not weighed here. A good player thinks: { $why }
# whoever reads the review of somebody else is not the “you” of the reason
review-to = To { $name }: { $why }
review-back = To the mistake before
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
review-best-moment = Best moment
review-best-found = { $move }: anything else would have cost { $gap } or more.
review-worst-moment = Most was lost here
review-worst-lost = { $done } instead of { $best }: { $lost }
review-nothing-lost = Nothing worth a word was lost.
review-how = A sharp bot judges each decision by what this seat could know at that moment. Small differences are chance.
