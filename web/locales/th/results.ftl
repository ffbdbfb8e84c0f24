# Thai: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = ดูย้อนหลัง
results-change = เปลี่ยนเกม
results-look = ดูโต๊ะ
results-again = กลับไปที่ผล
results-rounds = { $count } รอบ
results-hands = { $count } มือ
results-games = { $count } เกม
results-tricks = { $count } กอง
