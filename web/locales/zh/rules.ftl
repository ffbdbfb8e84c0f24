# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The page of rules: what the sentences of the table do not say.

rules-short = 简要
rules-all = 全部规则
rules-now = 现在
rules-order = 由大到小
rules-values = 点数
rules-trick = 一墩
rules-clean = 大家都跟了花色，这一墩就离场，出得最大的人领出。
rules-cut-ends = 一切牌，这墩立即结束。收牌的人领出。
rules-safe = 一墩结束时手里没有牌，你就安全了。
rules-power = 若此人已安全，由次大的人领出。
rules-pack = 数字越小越好，也越少：一张 1，两张 2，直到十二张 12。
rules-taxes = 大苦工交两张，小苦工交一张；换回同样张数。
rules-sets = 成组出牌
rules-jesters = 单独打出的小丑最弱。
rules-passed = 不出的人退出这一墩。
rules-worth = 牌按数字计点；方块 12 计 0。总点最低最好。
rules-turn = 一个回合
rules-pair = 两张同数字的牌可以一起弃；摸到的牌占其中一格。
rules-end = 结束
rules-weak = 没有将（帅）也没有车，这手棋子就算弱；持有者可以要求重发。
rules-weak-ranked = 没有一枚大于 9 点，这手棋子就算弱；持有者可以要求重发。
rules-declare = 大家依次说出要赢八堆中的几堆。最后一人不能使总数为 8。
rules-types = 牌型，由小到大
rules-types-win = 牌型大的赢，其次总点大的，再次先出的。
rules-no-type = 不成牌型的就输。
rules-points = 计分
rules-score = 恰好达成：所报数加 5；报 0 得 3。否则扣去差数。
rules-target = 玩到 { $target } 分。
