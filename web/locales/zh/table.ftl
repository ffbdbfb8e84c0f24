# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = 牌桌
table-seats = 玩家
actions = 你可以做的
log = 经过
log-empty = 还没有。
log-hold = 按住：上一墩。点击：经过。
log-away = 连接曾短暂中断。
last-none = 之前没有墩。
drop-here = 放这里
sort = 理牌：{ $by }
sort-suit = 按花色
sort-rank = 按大小
sort-own = 自己排
hint = 提示
type-move = 输入走法
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = 你的手牌，{ $count } 张
your-stack = 你面前有 { $count } 张扣着的牌。

## Cards

card-name = { $suit } { $rank }
card-joker = 王
card-hidden = 扣着
card-playable = 可以出
card-not-playable = 现在不能出
card-refused = 不能出：{ $reason }
card-points = 值 { $points }
card-new = 新
card-premoved = 轮到你时打出
card-place = 第 { $at } 张，共 { $of } 张
card-by = { $name }: { $card }
card-ace-of-spades = 黑桃 A
rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
suit-clubs = 梅花
suit-diamonds = 方块
suit-hearts = 红心
suit-spades = 黑桃
slot-own = 第 { $at } 格
slot-yours = 你的第 { $at } 格
slot-of = { $name } 的第 { $at } 格
you-inside = 你

## Piles

pile-open = 桌上
pile-gone = 已出局 { $count }
pile-won = 已出 { $count }
pile-stock = 摸牌
pile-discard = 弃牌
pile-drawn = 摸到的
pile-empty = 空

## Seats

pod-bot = 机器人 { $number }
pod-away = 离开 · 机器人代打
pod-next = 下轮：{ $name }
pod-program = 程序
pod-program-is = 这里由程序出牌，其结果不计等级分。
takes-over = 下次发牌起由 { $name } 接手。
take-over = 下次发牌时接手
take-over-not = 继续观看
you-take-over = 下次发牌起由你接手。
pod-lost = 不在
pod-here = 在场
pod-is-bot = 机器人 · { $level }
pod-history = 本局
pod-cards = { $count } 张
pod-score = { $score } 分
pod-to-move = 轮到

## Prompt

prompt-your-turn = 轮到你
prompt-waiting = { $count ->
    [one] { $names } 正在出牌
    *[other] 等待 { $names }
}
prompt-dealing = 正在发牌…
prompt-asking = 大家在看牌…
prompt-next = 请稍候…
prompt-then = 下一位：{ $names }
prompt-pause = 大家看过后继续。
prompt-early-pass = 这一墩结束前你都不出。
prompt-over = 游戏结束
prompt-missing = 再选 { $count } 张
prompt-missing-slots = 再选 { $count } 格
prompt-away = 机器人在替你玩
prompt-away-is = 点“我回来了”继续玩。
prompt-sent = 请稍候…
prompt-only = 你只能出这一张。
prompt-premove = 轮到你时若可以就打出 { $cards }。
prompt-reconnecting = 正在重连…
prompt-no-line = 连接恢复后继续观看。
prompt-seat-kept-for = 你的座位已保留。若轮到你，机器人将在 { $time } 后代打。
prompt-seat-kept = 你的座位已保留，期间由机器人代打。
prompt-unanswered = 连接断了。恢复后会重发 { $move }。
prompt-offline = 未发送：没有连接。请稍后再试。
say-playable = 可出 { $count } 张
say-seconds = { $count } 秒
say-left = 还剩 { $count } 秒
say-table = 桌上：{ $cards }
say-table-empty = 桌上没有牌
say-hand = 你的手牌：{ $cards }
say-to-move = 轮到：{ $names }
say-choices = { $count } 种选择

## Buttons

act-play = 出 { $cards }
act-pass = 不出
act-draw = 摸牌
act-take = 拿 { $card }
act-drop = 弃 { $card }
act-keep = 放进{ $slot }
act-pair = 弃掉{ $slot }和{ $other }
act-look = 看{ $slot }和{ $other }
act-peek = 看{ $slot }
act-swap = 交换{ $slot }和{ $other }
act-cut = 喊停
act-redeal = 重发
act-stay = 保留这手
act-revolution = 革命！
act-quiet = 不作声
act-give = 给 { $cards }
act-flip = 翻开你的牌
act-wait = 还没轮到你
act-sending = 发送中…
act-not-so = 不能这样出
act-choose = 选择
act-choose-card = 选一张牌
act-choose-cards = 选牌
act-choose-slot = 选一格
act-choose-number = 选一个数
act-no-set = 没有能压过的
act-clear = 清除
act-back = 我回来了
act-go-on = { $of ->
    [1] 继续
    *[other] 继续 · { $count }/{ $of }
}
act-went-on = 等待其他人
act-looked = 我看好了
act-early-pass = 这一墩不出

## What happened

news-play = { $hidden ->
    [yes] { $seat } 扣着出
    *[no] { $seat } 出 { $cards }
}
for-you-clock-play = 时间到：已替你打出 { $cards }
for-you-clock = 时间到，已替你这样做：{ $text }
for-you-bot-play = 机器人替你打出 { $cards }
for-you-bot = 机器人替你这样做：{ $text }
news-pass = { $seat } 不出
news-deal = 第 { $round } 轮已发牌。先手：{ $starter }。
news-clean = 大家都跟了。最大：{ $seat }。
news-spoiled = 首墩被切，离场不计。再次领出：{ $seat }。
news-cut = { $seat } 切牌：{ $taker } 最大，收 { $count } 张。
news-safe = { $seat } 安全，第 { $place } 名。
news-out = { $seat } 出完，第 { $place } 名。
news-game_over = { $some ->
    [yes] 游戏结束。输家：{ $losers }。
    *[no] 游戏结束。
}
news-trick = { $seat } 赢得这一墩。
news-round_over = 本轮结束。
news-hand_over = 本手结束。
news-reshuffle = 弃牌堆已重洗。

## Rounds and results

round-over = 目前比分
round-player = 玩家
round-points = 本次
round-total = 总计
score-sheet = 每一局的得分
score-sheet-hand = 局
results-winner = { $you ->
    [yes] 你赢了！
    *[no] { $count ->
    [1] { $names } 获胜
    *[other] { $names } 并列第一
    }
}
results-stalemate = 连续切牌过多：僵局。
results-wins = 今晚胜 { $count } 局
results-losses = 今晚负 { $count } 局
results-rematch = { $of ->
    [1] 再来一局
    *[other] 再来一局 · { $ready }/{ $of } 已准备
}
results-rematch-waiting = 已准备 · { $ready }/{ $of }
results-record = 记录
results-leave = 离开

## Keys

keys = 按键
keys-help = 方向键、Enter 和 Esc 始终可用。
key-walk = 在手牌中移动
key-raise = 抬起或加选一张
key-lower = 放下
key-play = 出牌或按大按钮
key-clear = 全部放下、关闭
key-nth = 对应编号的选择
key-hand = 转到手牌
key-pass = 不出
key-sort = 理牌
key-hint = 提示：高手会怎么做
key-shift = 在自排手牌中移动一张
key-last = 按住：上一墩
key-table = 朗读牌桌
key-rules = 本桌规则
key-chat = 聊天
key-react = 表情
key-mute = 开关声音
key-keys = 本列表

## Settings

settings-look = 外观
settings-play = 出牌
settings-motion = 动画与声音
settings-reading = 按键与朗读
setting-speed = 速度
setting-speed-slow = 慢
setting-speed-normal = 普通
setting-speed-fast = 快
setting-speed-instant = 立即
setting-sound = 声音
setting-sound-off = 关
setting-sound-quiet = 轻
setting-sound-normal = 普通
setting-sound-loud = 响
setting-haptics = 振动
setting-taps = 出牌方式
setting-taps-two = 点两下
setting-taps-one = 点一下
setting-premove = 轮到前预选
setting-auto = 仅一张可出时自动打出
setting-coach = 提示下的一行
setting-coach-all = 原因与提示
setting-coach-reasons = 原因
setting-coach-off = 无
setting-hints = 提示
setting-hints-answer = 直接给答案
setting-hints-nudge = 先点一下
setting-keys = 字母数字作快捷键
setting-typing = 键入走法
setting-announce = 读屏内容
setting-announce-all = 全部
setting-announce-mine = 与我有关的
setting-announce-least = 最少

# -- on a television
far-join = 加入代码
far-wins = 今晚获胜
far-losses = 今晚落败
tally = 今晚
tally-wins = 赢的局数
tally-losses = 输的局数
