# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = 看自己的两张牌
tincholi-look-is = 只有现在、只有一次。记住它们。
tincholi-draw = 摸一张牌
tincholi-draw-is = 从牌堆盲摸，或拿明着的弃牌。
tincholi-decide = 这张牌怎么办？
tincholi-decide-is = 弃掉，或放进一格。
tincholi-taken-is = 拿的牌必须留下：选一格。
tincholi-seven-is = 7：可以看自己的一张牌。
tincholi-eight-is = 8：可以看别人的一张牌。
tincholi-nine-is = 9：可以交换任意两张牌。
tincholi-modes = 用途
tincholi-mode-look = 看
tincholi-mode-keep = 这张牌
tincholi-mode-pair = 对子
tincholi-mode-peek = 使用：看
tincholi-mode-swap = 使用：交换
tincholi-cut = 喊停…
tincholi-cutter = 喊停
tincholi-cut-title = 结束本轮：喊停
tincholi-cut-silent = 不报点喊停
tincholi-cut-calls = 报总点
tincholi-cut-call = 喊停并报 { $n }
tincholi-called = 你报的总点
tincholi-if-lowest = 你的总点最低
tincholi-then-lowest = 0
tincholi-if-right = 最低且正好 { $n }
tincholi-then-right = −10
tincholi-if-wrong = 最低但不是 { $n }
tincholi-then-wrong = 总点 + 10
tincholi-if-beaten = 有人相同或更低
tincholi-then-beaten = 总点 + 20
tincholi-less = 报少些
tincholi-more = 报多些
tincholi-round = 第 { $round } 轮 · 到 { $target } 分
tincholi-total = 手中 { $total }
tincholi-slots = 你的 { $count } 格
tincholi-slot = 你的第 { $at } 格，{ $card }
tincholi-slot-of = { $name }，第 { $at } 格，{ $card }
tincholi-others = 其他人的格
tincholi-stock = 牌堆，{ $count } 张
tincholi-discard = 弃牌堆：{ $card }
tincholi-drop = 把摸到的牌弃在 { $card } 上
tincholi-hold = 点一下有眼睛的牌查看，再点一下盖上。每张六秒，仅此一次。
tincholi-hold-first = 先看这两张牌
tincholi-hold-done = 看好了，继续
tincholi-hold-over = 查看结束。从现在起凭记忆。
tincholi-risk = 不是对子就放回，还要多一张牌。
tincholi-seen = 第 { $at } 格：{ $card }。
tincholi-own-score = 你：{ $score }
tincholi-hand = 手牌
tincholi-sum = 总点
tincholi-to = 有人超过 { $target } 分时结束；最低者胜。
tincholi-claims = { $you ->
    [yes] 你喊停了：你最低吗？
    *[no] { $name } 喊停了：是最低的吗？
}
tincholi-claims-called = { $you ->
    [yes] 你喊停并报 { $called }：最低且准确吗？
    *[no] { $name } 喊停并报 { $called }：最低且准确吗？
}
tincholi-verdict-lowest = { $you ->
    [yes] 你最低：不记分。
    *[no] 最低：{ $name } 不记分。
}
tincholi-verdict-right = { $you ->
    [yes] 最低且正好 { $called }：减 10 分！
    *[no] 最低且正好 { $called }：{ $name } 减 10 分！
}
tincholi-verdict-wrong = { $you ->
    [yes] 最低，但是 { $total } 而不是 { $called }：你加 10。
    *[no] 最低，但是 { $total } 而不是 { $called }：{ $name } 加 10。
}
tincholi-verdict-beaten = { $you ->
    [yes] 不是最低：你记 { $total } 再加 20。
    *[no] 不是最低：{ $name } 记 { $total } 再加 20。
}
tincholi-drawn = { $name }
news-look = { $seat } 看了第 { $slots } 格。
news-tincholi-draw = { $seat } 摸了一张。
news-take = { $seat } 拿了 { $cards }。
news-drop = { $seat } 弃了 { $cards }。
news-keep = { $seat } 放进第 { $slot } 格，弃了 { $cards }。
news-pair = { $ok ->
    [yes] { $seat } 弃了对子：{ $cards }。
    *[no] { $seat } 试弃对子：{ $cards } 不成对，多一张牌。
}
news-turn_up = 翻开 { $cards }。
news-peek = { $seat } 看了{ $slot }。
news-swap = { $seat } 交换了 { $slots }。
news-tincholi-cut = { $called ->
    [none] { $seat } 不报点喊停。
    *[other] { $seat } 喊停并报 { $called }。
}
news-tincholi-round_over = 第 { $round } 轮结束。
tincholi-cut-word = 喊停！

results-tincholi-winner = { $you ->
    [yes] 你以最少的 { $score } 分获胜
   *[no] { $count ->
        [one] { $names } 以最少的 { $score } 分获胜
       *[other] { $names } 同以最少的 { $score } 分获胜
    }
}
