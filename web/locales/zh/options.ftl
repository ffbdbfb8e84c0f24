# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = 开
option-off = 关
option-forced_ace = 黑桃 A 领出
option-forced_ace-help = 持黑桃 A 者领出它。关闭时：发牌人左边领出任意牌。
option-first_trick_safe = 首墩安全
option-first_trick_safe-help = 首墩被切时打完即弃，无人收牌。
option-games = 局数
option-target = 目标分
option-max_rounds = 最多轮数
option-max_rounds-help = 达到这么多轮后结束。

## Thulla

option-thulla-games-help = 多少局定胜负。
option-lead_after_safe = 安全后谁领出
option-lead_after_safe-help = 赢下干净一墩的人已安全时由谁领出。
option-lead_after_safe-clockwise = 顺时针下一位
option-lead_after_safe-second_highest = 第二大者
option-reversal = 反转
option-reversal-help = 切牌的人收墩并领出。
option-scoring = 记分
option-scoring-help = 输家按剩牌记分（按值：A 为 11，K、Q、J、10 为 10）。总分最低者胜。
option-scoring-none = 不记
option-scoring-count = 每张 1 分
option-scoring-value = 按点值

## Kazhutha Kali

option-kazhutha-games-help = 打这么多局；输得最多的是全场的 Kazhutha。
option-partners = 搭档
option-partners-help = 四人时：座位 1、3 对座位 2、4。

## The Great Dalmuti

option-hands = 手数
option-hands-help = 一场打这么多手。
option-opening = 初始等级
option-opening-help = 抽牌决定，或按座位顺序（此时不交税）。
option-opening-draw = 抽牌
option-opening-seats = 按座位
option-taxes = 税
option-taxes-help = 苦工把最好的牌交给达尔穆提，换回别的牌。
option-revolution = 革命
option-revolution-help = 持两张小丑者可宣布革命。
option-tax_return = 回给的牌
option-tax_return-help = 达尔穆提回给最差的牌，或任意牌。
option-tax_return-worst = 最差的
option-tax_return-choice = 任意
option-reentry = 不出后可再出
option-reentry-help = 不出的人可以在同一墩稍后再出。

## Tincholi

option-jokers = 王牌数
option-jokers-help = 牌里的王牌数；一张王按该手其他最小的牌计。
option-deck = 牌组
option-deck-help = 扩展：十二张牌成双。混乱：多两张 9 和一张王。
option-deck-standard = 标准
option-deck-extended = 扩展
option-deck-chaos = 混乱
option-deck-both = 两者
option-cut_timing = 何时可喊停
option-cut_timing-help = 在自己回合的什么时候可以喊停。
option-cut_timing-after_draw = 摸牌后
option-cut_timing-before_draw = 摸牌前
option-cut_timing-either = 都可以
option-first_look = 首次看牌
option-first_look-help = 任意两格，或第 1、2 格。
option-first_look-choose = 任意两格
option-first_look-fixed = 第 1、2 格
option-tincholi-target-help = 有人得分超过它时结束。
option-memory_aid = 记忆辅助
option-memory_aid-help = 持续显示你看过且仍可知道的牌。

## Liap Tui

option-values = 点值
option-values-help = 棋子的点值。排名：从帅将 14、13 到兵卒 2、1，红黑各一。
option-values-guide = 指南
option-values-ranked = 排名
option-type_lock = 牌型锁定
option-type_lock-help = 只有与首家相同的牌型才能赢。
option-ties = 平局
option-ties-help = 相同时谁赢。红：红胜黑，再看先后。
option-ties-earliest = 先出者
option-ties-red = 红
option-face_down = 扣着出
option-face_down-help = 四人都出完才翻开。
option-declaration = 报数
option-declaration-help = 依次、依次凑满 8、同时，或看牌之前。
option-declaration-open = 依次
option-declaration-total_eight = 凑满 8
option-declaration-sealed = 同时
option-declaration-blind = 盲报
option-zero_streak = 连续报 0
option-zero_streak-help = 连续这么多次报 0 者至少报 1。设为 0 则关闭。
option-zero_bonus = 报 0 奖励
option-zero_bonus-help = 报 0 且一堆不赢得 3 分。关闭则不得分。
option-bonus = 奖励
option-bonus-help = 命中加 5 分。递进：两倍再加 4。
option-bonus-standard = 标准
option-bonus-progressive = 递进
option-penalty_cap = 扣分上限
option-penalty_cap-help = 一轮扣分不超过此数。
option-liap_tui-target-help = 有人达到这么多分时结束。
option-comeback = 翻盘
option-comeback-help = 每局一次：首尾相差这么多时，所有人归 0。
option-max_redeals = 最多重发次数
option-max_redeals-help = 每轮这么多次；之后不再询问。
preset-liap_tui-guide = 指南
preset-liap_tui-ranked = 排名

## Bots

level-gentle = 简单
level-steady = 中等
level-sharp = 困难
level-master = 高手
