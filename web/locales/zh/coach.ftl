# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = 凭感觉玩，会犯错。适合初次游戏和孩子。
level-steady-help = 懂得玩法，会数大家看得见的牌。
level-sharp-help = 会推想别人可能拿着的牌。
level-master-help = 这里最强的，什么都不会忘。
bots-level = 机器人要多强？
seat-level = 机器人 · { $level }

## What a chance is a chance of

goal-win = 胜率 { $chance }
goal-not_last = 不垫底：{ $chance }
goal-points = 本手得分的 { $chance }
goal-hand = 本手表现最佳：{ $chance }
goal-hit = 恰好赢到所报：{ $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = 获胜：{ $chance }
roughly-chance = { $size ->
    [0] 几乎不可能
    [1] 较难
    [2] 一半一半
    [3] 很有可能
   *[4] 几乎必定
}
roughly-share = { $size ->
    [0] 极少部分
    [1] 一小部分
    [2] 约一半
    [3] 大部分
   *[4] 几乎全部
}

## Hints

coach-thinking = 高手正在思考…
coach-no-time = 机器人现在没空给提示，请稍后再试。
coach-unrated = 用了提示，本局就不计你的等级分。若仍要，请再问一次。
coach-remembers = 提示可能会说出你看过的牌：它替你记忆。想要的话再问一次。
coach-hint = { $move } – { $chance }。{ $why }
coach-hint-plain = { $move }。{ $why }
coach-even = { $moves } 没有实际差别 – { $chance }。{ $why }
coach-even-plain = { $moves } 没有实际差别 – { $chance }。
coach-nudge = 其中之一最好：{ $moves }。再问一次看答案。
coach-nudge-one = 这里只有一种走法值得考虑。再问一次就能看到。
coach-others = { $hint } 否则 { $others }。
coach-other = { $move }（{ $chance }）
coach-call = 喊停并报 { $total }
coach-take = 拿弃牌
coach-drop = 弃掉摸到的

## The review in the replay

review = 复盘
review-of = 谁的决定
review-loading = 正在查看你的决定：{ $share }
review-busy = 服务器要先照看牌桌。复盘会自动继续。
review-trouble = 复盘中断：{ $text }
review-waiting = 这个决定还没检查。
review-only = 没有选择。
review-best = 最佳一手。
review-fine = 与最佳相当。
review-lost = { $size ->
    [1] 小有损失：{ $lost }。
    [2] 失误：{ $lost }。
    *[3] 大失误：{ $lost }。
}
review-slip = { $size ->
    [1] 小有损失。
    [2] 失误。
   *[3] 大失误。
}
review-done = { $move } – { $chance }。{ $why }
review-instead = 实际：{ $done }，{ $mine }。最佳：{ $best }，{ $chance }。{ $why }
review-thought = 这里没有计算机会。高手认为：{ $why }
review-to = 对 { $name }：{ $why }
review-back = 上一个失误
review-on = 下一个失误
review-summary = 总结
review-decisions = { $count } 个决定
review-free = 其中 { $free } 个有选择
review-average = 平均损失：{ $lost }
review-worse = 出了 { $done } 而非 { $best }
review-nothing-lost = 没有值得一提的损失。
review-how = 高级机器人按该座位当时所能知道的来评判每个决定。微小差别属于偶然。
