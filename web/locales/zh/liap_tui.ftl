# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = 将（帅）
piece-advisor = 士（仕）
piece-elephant = 象（相）
piece-chariot = 车
piece-horse = 马
piece-cannon = 炮
piece-soldier = 兵（卒）
piece-red-general = 红帅
piece-red-advisor = 红仕
piece-red-elephant = 红相
piece-red-chariot = 红车
piece-red-horse = 红马
piece-red-cannon = 红炮
piece-red-soldier = 红兵
piece-black-general = 黑将
piece-black-advisor = 黑士
piece-black-elephant = 黑象
piece-black-chariot = 黑车
piece-black-horse = 黑马
piece-black-cannon = 黑炮
piece-black-soldier = 黑卒
act-play-liap_tui = { $count ->
    [1] 出{ $cards }
    *[other] 出 { $count } 枚
}
act-choose-card-liap_tui = 选一枚
act-choose-cards-liap_tui = 选棋子
act-say = 报 { $rest }
liap-declare = 你要赢几堆？
liap-declare-is = 已报：{ $total } / 8。
liap-say = 报 { $n }，合计 { $total }
liap-may-not-say = { $n }，不允许
liap-weak = 你的棋子很弱
liap-redeal-is = 重发后本轮按 { $times } 倍计；还可重发 { $left } 次。
liap-vote = 棋子太弱：重发吗？
liap-vote-is = 只要有人要求，就全部重发，本轮 × { $times }。
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = 领出一到六枚
liap-lead-is = 单子、对子或顺子；大家出同样多。
liap-follow = 出 { $count } 枚
liap-ahead = 领先：{ $name }，{ $type }。
liap-pieces = { $count } 枚
liap-round = 第 { $round } 轮 · 先到 { $target } 分
liap-times = × { $times }
liap-total = 已报 { $total } / 8
liap-won-said = { $won } / { $said }
liap-running = 每个数下方：报它后的总数。
liap-round-over = 第 { $round } 轮后
liap-round-no = 轮
liap-sheet = 记分表
liap-cell = 报 { $said }，赢 { $won }，得分
liap-to = 赢 / 报、得分和累计。打到 { $target } 分。

## How strong a choice is

liap-choice = { $type }，值 { $worth }
liap-no-type = { $count } 枚，不成牌型
liap-only-loses = 不成牌型所以输：一种脱手的办法。
liap-is-ahead = 会领先 { $name } ✓
liap-is-ties = 只与 { $name } 打平：先出者领先。
liap-is-behind = 太弱：仍是 { $name } 领先。
liap-lead-only = 可以领出 ✓
liap-lead-weakest = 此牌型中你最弱的。
liap-lead-strongest = 此牌型中你最强的 ✓
liap-lead-between = 此牌型中你居中的。
type-none = 不成牌型
type-single = 单子
type-pair = 对子
type-three-soldiers = 三兵
type-straight = 顺子
type-four-soldiers = 四兵
type-extended-straight-4 = 四子顺
type-extended-straight-5 = 五子顺
type-five-soldiers = 五兵
type-double-straight = 双顺子
news-asked = { $seats } 可以要求重发。
news-answered = { $seat } 已回答。
news-redeal = 重新发棋：本轮按 { $multiplier } 倍计。先手：{ $starter }。
news-said = { $seat } 报 { $n }。
news-sealed = { $seat } 已报数。
news-declared = 所有报数已公开。
news-declare_again = 总数是 8。重新报：{ $seat }。
news-turn = { $seat } 以{ $type }赢得 { $piles } 堆。
news-liap_tui-round_over = 本轮结束。
news-comeback = 所有人分数归 0。
news-liap_tui-game_over = 游戏结束。
liap-hit = 正好！
liap-close = 只差一点！

results-liap_tui-winner = { $you ->
    [yes] 你以 { $score } 分获胜
   *[no] { $count ->
        [one] { $names } 以 { $score } 分获胜
       *[other] { $names } 同以 { $score } 分获胜
    }
}
