# Hindi: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = फिर देखें
results-change = खेल बदलें
results-look = टेबल देखें
results-again = नतीजों पर वापस
results-rounds = { $count } दौर
results-hands = { $count } दौर
results-games = { $count } बाज़ी
results-tricks = { $count } चाल
