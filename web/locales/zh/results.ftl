# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = 回放
results-change = 换游戏
results-look = 看牌桌
results-again = 返回结果
results-rounds = { $count } 轮
results-hands = { $count } 手
results-games = { $count } 场
results-tricks = { $count } 墩
