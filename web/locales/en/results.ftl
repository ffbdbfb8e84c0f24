# The end of a match.

results-replay = Replay
results-change = Change game
results-look = Look at the table
results-again = Back to the results
