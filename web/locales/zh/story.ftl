# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = 服务器暂时没有回应。复盘会自动继续。
review-three = 最关键的时刻
review-found = 找得好。
story = 这局的经过
story-open = 这局打得怎么样？
curve = 整局中你的机会
curve-drop = 第 { $n } 步：{ $lost }
curve-win = 胜率
curve-not_last = 不垫底的机会
curve-points = 本手得分的份额
curve-hand = 本手表现最佳的机会
curve-hit = 恰好赢到所报的机会
replay-turn-back = 回到上一回合末尾
replay-turn-forward = 到本回合末尾
replay-known-of = 已知 { $name } 的手牌：
chapters = 牌局的各部分
chapter-round = 第 { $n } 轮
chapter-hand = 第 { $n } 手
chapter-game = 第 { $n } 场
legend = 标记的含义
legend-deal = 重新发牌或结果
legend-danger = 有人遇险
legend-safe = 有人脱险
legend-title = 特别时刻
legend-end = 回合结束
legend-lost = 机会损失

## Puzzles: one's own mistakes, to try again.

puzzle = 再试一次
puzzle-try = 再试一次
puzzle-ask = 现在你会怎么做？
puzzle-was = 当时走的是 { $move }，其实有更好的。
puzzle-right = 对了！
puzzle-wrong = 还不是。
puzzle-best = { $best } – { $chance }。
puzzle-even = { $move } 与 { $best } 一样好 – { $chance }。
puzzle-worse = { $move }（{ $mine }）。最佳：{ $best } – { $chance }。
puzzle-unweighed = { $move } 不在教练会考虑的走法之中。
puzzle-again = 再来一次
puzzle-next = 下一个
puzzle-at = { $at } / { $of }
puzzle-none = 没有要重试的
puzzle-none-text = 复盘发现的失误，第二天会回到这里。
puzzle-to-replay = 去回放
puzzle-due = 你有 { $count } 个时刻可以重试
puzzle-due-text = 来自你最近的牌局：今天你会怎么做？

## Playing on from a moment of a record.

play-on = 从这里接着打
play-on-seat = 坐谁的位置
play-on-hands = 用什么牌
play-on-known = 按该座位所能知道的
play-on-known-help = 你的牌和已见的都不变，当时不可能知道的重新发。
play-on-were = 按当时的真实牌
play-on-were-help = 每人拿着当局的牌。你可能已在回放中看过。
play-on-unrated = 从摆好的局面开始的对局不计等级分。
play-on-link = 复制链接
play-on-go = 接着打
play-on-no_other_hands = 找不到与该座位所见全部相符的其他牌。可以用真实的牌来打。
play-on-nothing_to_play = 从这里无法接着打。

## The luck meter.

luck = 这些牌值多少
luck-line = { $verdict ->
    [more] 牌值 { $worth }（± { $error }），打出 { $made }：超过了牌。
    [less] 牌值 { $worth }（± { $error }），打出 { $made }：不及牌。
   *[even] 牌值 { $worth }（± { $error }），打出 { $made }：与牌相当。
}
luck-how = 水平相同的机器人用同样的牌打 { $tries } 次时，胜过其他人的比例。
luck-more = 还在继续打。

## The deal of the day.

day-about = 每个游戏每天一副牌，这里人人相同。你只有一次机会。
day-ends = { $hours }后换新的。
day-against = 对 { $bots } 个机器人 · { $level }
day-play = 开始
day-go-on = 继续
day-sealed = 已封存
day-sealed-text = 这个数一周前就已公布。当天结束后会公开其秘密，谁都可以核对牌不是挑选的。

## A page of one’s own.

me-book = 你的战绩
me-matches = 场次
me-wins = 第一
me-beaten = 胜过
me-streak = 连胜 / 最佳
me-over-time = { $game }，逐场
me-how-bot = 由机器人打完：不计
me-how-set_up = 接着别的牌局打的：不计
