# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = 达尔穆提
dalmuti-role-2 = 大主教
dalmuti-role-3 = 元帅
dalmuti-role-4 = 男爵夫人
dalmuti-role-5 = 女修道院长
dalmuti-role-6 = 骑士
dalmuti-role-7 = 女裁缝
dalmuti-role-8 = 泥瓦匠
dalmuti-role-9 = 厨师
dalmuti-role-10 = 牧羊女
dalmuti-role-11 = 石匠
dalmuti-role-12 = 农民
dalmuti-jester = 小丑
dalmuti-card = { $value }，{ $role }
dalmuti-short-greater-dalmuti = 大达尔穆提
dalmuti-short-lesser-dalmuti = 小达尔穆提
dalmuti-short-merchant = 商人
dalmuti-short-lesser-peon = 小苦工
dalmuti-short-greater-peon = 大苦工
dalmuti-long-greater-dalmuti = 大达尔穆提
dalmuti-long-lesser-dalmuti = 小达尔穆提
dalmuti-long-merchant = 商人
dalmuti-long-lesser-peon = 小苦工
dalmuti-long-greater-peon = 大苦工
dalmuti-set = { $value ->
    [J] { $count } 张小丑
    *[other] { $count } 张 { $value }
}
act-play-dalmuti = { $value ->
    [J] 出 { $count } 张小丑
    *[other] 出 { $count } 张 { $value }
}
dalmuti-lead = 任意领出一组
dalmuti-lead-is = 同一数字的牌；小丑可当任意数字。
dalmuti-beat = 压过 { $count } 张 { $value }
dalmuti-beat-is = 同样张数、更小的数字，或不出。
dalmuti-only-pass = 你没有这样的一组：不出。
dalmuti-chip-beat = 压过 { $count } × { $value } · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = 你有两张小丑
dalmuti-revolution-is = 革命取消税。若由大苦工宣布，所有等级颠倒。
dalmuti-give = 回给 { $count } 张
dalmuti-give-is = 选择回给什么。大家都选好后牌才交换，那时才看到贡牌。
dalmuti-can-give = 这些给 { $name } ✓
dalmuti-gift = 给 { $cards }
dalmuti-made-of = { $parts } 当 { $value }
dalmuti-beats = 压过 { $count } × { $value } ✓
dalmuti-can-lead = 可以领出 ✓
dalmuti-firsts = 最先出完 { $count } 次
dalmuti-draw = 抽牌定等级
dalmuti-draw-is = 最小者为大达尔穆提；相同者再抽。
dalmuti-peon-gives = 你最好的牌给了 { $name }，由其选择回给什么。
dalmuti-you-gave = 你给了 { $name }
dalmuti-you-got = 你从 { $name } 得到
dalmuti-revolution = { $you ->
    [yes] 你宣布革命：免税！
    *[no] 革命！{ $name } 有两张小丑：免税。
}
dalmuti-greater-revolution = { $you ->
    [yes] 你宣布大革命：等级全部颠倒！
    *[no] 大革命！{ $name } 颠倒所有等级。
}
dalmuti-hand-over = 第 { $hand }/{ $hands } 手结束
dalmuti-due = { $you ->
    [yes] 你
    *[no] { $from }
    }将交给 { $to } 最好的 { $count } 张牌。
hold-second = 按住一秒
hold-again = 再按一次确认
dalmuti-hand = 第 { $hand }/{ $hands } 手
dalmuti-passed = 不出
dalmuti-out = 出完 · 第 { $place }
news-dalmuti-draw = { $seats } 抽等级：{ $cards }。
news-ranks = 等级顺序：{ $order }。
news-tax = { $hidden ->
    [yes] { $seat } 给 { $to } { $count } 张。
    *[no] { $seat } 把 { $cards } 给了 { $to }。
}
news-chosen = { $seat } 已选好回给的牌。
news-quiet = 你没有作声。
news-revolution = { $greater ->
    [yes] { $seat } 宣布大革命：等级全部颠倒！
    *[no] { $seat } 宣布革命：免税！
}
news-dalmuti-hand_over = 本手结束。新顺序：{ $order }。

results-dalmuti-winner = { $you ->
    [yes] 你以 { $score } 分统领宫廷
   *[no] { $count ->
        [one] { $names } 以 { $score } 分统领宫廷
       *[other] { $names } 以 { $score } 分统领宫廷
    }
}
