# The end of a match.

results-replay = Replay
results-change = Change game
results-look = Look at the table
results-again = Back to the results
results-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
results-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
results-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
results-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
