# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }：课程
learn-step = 第 { $at } / { $of } 步
learn-go-on = 继续
learn-skip-long = 跳过课程
learn-nudge = 这样可以。但这次请试试上面要求的。
learn-wait = 看看其他人…
learn-again = 再来一次
learn-play = 现在开始玩
learn-well = 真棒！
learn-none = 这个游戏还没有课程。
learn-link = 90 秒学会
learn-from-start = 从头开始

## Thulla

learn-thulla-ace = 把牌出光：剩牌的人输。黑桃 A 开局。点它，再点一次打出。
learn-thulla-high = 大家都跟了黑桃，这墩牌收走。你最大，由你领出。试试红心 K。
learn-thulla-high-nudge = 那张也能领出。但先出一次红心 K，看看大牌会怎样。
learn-thulla-low = Thulla！Bilal 没有红心，切了：红心最大的人收走全部，就是你。现在出小的，红心 3。
learn-thulla-low-nudge = Bilal 没有红心，还会切。出最小的，让别人最大。
learn-thulla-follow = Ammu 红心最大，收了牌。现在 Ammu 出梅花，你有梅花：跟 2。点别的牌看看为什么不行。
learn-thulla-follow-nudge = Q 也可以，但会成为最大。用 2 避开。
learn-thulla-cut = 方块，你没有：现在你切。任意牌都行，扔掉最危险的 K。
learn-thulla-cut-nudge = 那也能切。但趁机扔掉 K。
learn-thulla-again = Chai 得收牌，Bilal 安全了：没牌了。又是方块：用 Q 切。
learn-thulla-again-nudge = 5 也能切。但会害你的是 Q。
learn-thulla-safe = 领出红心：你最后一张能跟，而且比 Chai 的小。
learn-thulla-done = 你安全了，第二名！其余的人继续，直到只剩一人有牌。就是这样。

## Kazhutha Kali

learn-kazhutha-ace = 把牌出光。最后有牌的人是 Kazhutha（驴）。黑桃 A 开局。点它，再点一次打出。
learn-kazhutha-high = 大家都跟了黑桃，这墩牌收走。你最大，由你领出。试试方块 K。
learn-kazhutha-high-nudge = 那张也能领出。但先出一次方块 K，看看大牌会怎样。
learn-kazhutha-low = Pani！Bilal 没有方块，切了：方块最大的人收走全部，就是你。现在出小的，方块 3。
learn-kazhutha-low-nudge = Bilal 没有方块，还会切。出最小的，让别人最大。
learn-kazhutha-follow = Ammu 方块最大，收了牌。现在 Ammu 出红心，你有红心：跟 2。点别的牌看看为什么不行。
learn-kazhutha-follow-nudge = Q 也可以，但会成为最大。用 2 避开。
learn-kazhutha-cut = 梅花，你没有：现在你切。任意牌都行。扔红心 Q。
learn-kazhutha-cut-nudge = 那也能切。这次扔 Q。
learn-kazhutha-again = Chai 得收牌，Bilal 安全了：没牌了。又是梅花：用 5 切，你会明白为什么。
learn-kazhutha-again-nudge = K 也能切。但留到本课最后一墩。
learn-kazhutha-power = 领出方块。你最后一张最大：打出它就安全了。
learn-kazhutha-done = 你赢了这墩但没牌可领：领出权转给第二大的 Chai。你安全了。最后有牌的人是驴。

## The Great Dalmuti

learn-dalmuti-lower = 把牌出光。数字越小越好：用 2 压 Bilal 的 8。
learn-dalmuti-lower-nudge = 那也能压。但没人压得过 2：试试。
learn-dalmuti-set = 其他人都不出，这墩归你，由你领出。领出一组：两张 9 一起。
learn-dalmuti-set-nudge = 那也能领出。但两张一起走得更快：选两张 9。
learn-dalmuti-pass = Chai 用两张 5 压了你的 9。必须出同样张数、更小的数字。你的 6 不比 5 小：不出。
learn-dalmuti-pass-nudge = 你没有比两张 5 更小的。不出。
learn-dalmuti-jester = 三张 12。你有两张 6 和可当任意数字的小丑。点一张 6，三张就都选上了。
learn-dalmuti-jester-nudge = 你有一组三张：两张 6 加小丑。
learn-dalmuti-tax = 你最先出完：现在是大达尔穆提。大苦工 Bilal 要给你最好的两张，你回给任意两张。选你的 12。
learn-dalmuti-tax-nudge = 可以给那些。但你最差的是两张 12。
learn-dalmuti-done = 用两张 12 换来 2 和 3：当达尔穆提真好。每手出完的顺序决定新的等级。

## Tincholi

learn-tincholi-look = 你面前扣着四张牌。总点越低越好。可以看其中两张，只有一次：选第 1、2 格并记住。
learn-tincholi-look-nudge = 任意两张都行。本课请选第 1、2 格。
learn-tincholi-seven = 两张 6：记住。轮到你：摸牌。是 7，7 可以看自己一张牌。看第 3 格。
learn-tincholi-seven-nudge = 这次不是：摸牌，用 7 看第 3 格。
learn-tincholi-swap = 12！这时 Ammu 用 8 看了你的第 1 格，Bilal 用 9 交换了两张牌。摸牌，放进第 3 格。
learn-tincholi-swap-nudge = 你最差的是第 3 格的 12。摸牌放到那里。
learn-tincholi-pair = 用 3 换 12，真好。现在摸牌，把两张 6 一起弃掉：选第 1、2 格。若不相同，就得多留一张。
learn-tincholi-pair-nudge = 你知道第 1、2 格是两张 6。摸牌，弃掉它们。
learn-tincholi-cut = 剩三张小牌。觉得自己总点最低时就喊停：摸牌，然后不报点直接喊停。
learn-tincholi-cut-nudge = 可以继续。但你的总点很低：摸牌，然后喊停。
learn-tincholi-done = 合计 6，最低：你不记分，别人按手中的记。喊停太早要多记 20。最后分最少者胜。

## Liap Tui

learn-liap_tui-pieces = 你的棋子。上面的数字是点值。相同的能组合：三个兵算一手三枚。
learn-liap_tui-say = 先由每人说要赢几堆。你的兵能赢三堆，车一堆：报 4。你是最后一家，总数不能是 8，所以 5 被划掉。
learn-liap_tui-say-nudge = 可以报。但三兵一车够赢 4 堆。
learn-liap_tui-follow = Ammu 出一枚，大家都出一枚。最大的赢一堆：出点值 9 的车。
learn-liap_tui-follow-nudge = 可以跟，但赢不了。你要这一堆：出车。
learn-liap_tui-combo = 你赢了一堆，由你开始。三个兵一起出：大家都要出三枚，只有更好的组合能赢。
learn-liap_tui-combo-nudge = 单枚最多赢一堆。选三个兵。
learn-liap_tui-last = 四堆，如你所报。再多一堆就坏了，幸好最后一枚很弱。
learn-liap_tui-done = 正好 4：4 再加 5，得 9 分。没报中就扣差额。先到 50 分者胜。
