# Urdu: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = دوبارہ دیکھیں
results-change = کھیل بدلیں
results-look = میز دیکھیں
results-again = نتائج پر واپس
results-rounds = { $count } دور
results-hands = { $count } دور
results-games = { $count } بازی
results-tricks = { $count } چال
