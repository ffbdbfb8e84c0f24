# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = വീണ്ടും കാണുക
results-change = കളി മാറ്റുക
results-look = മേശ നോക്കുക
results-again = ഫലത്തിലേക്ക്
results-rounds = { $count } വട്ടം
results-hands = { $count } വട്ടം
results-games = { $count } കളി
results-tricks = { $count } പിടി
