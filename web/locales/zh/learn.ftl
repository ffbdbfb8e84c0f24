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
learn-asks-answer = 请回答
learn-asks-read = 看完后继续
learn-none = 这个游戏还没有课程。
learn-link = 一步一步学
learn-from-start = 从头开始

learn-link-on = 继续学习：已完成 { $done }/{ $of }
learn-path = 全部单元
learn-path-at = 第 { $at } 单元，共 { $of } 个。查看全部
learn-unit = { $kind }：{ $about }
learn-unit-basics = 基础
learn-unit-trap = 陷阱
learn-unit-strong = 高手怎么打
learn-unit-count = 数牌
learn-unit-puzzle = 一道题
learn-next = 下一单元
learn-answers = 答案
learn-not-now = 这里不能这样做。
learn-not-so = 不太对，换一个答案试试。
learn-look = 先看你的牌：点一点每张有眼睛的牌。
learn-done-mark = （已完成）

## Thulla

learn-thulla-ace = 把牌出光：剩牌的人输。黑桃 A 开局。点它，再点一次打出。
learn-thulla-high = 大家都跟了黑桃，这墩牌离场。你最大，由你领出。试试红心 K。
learn-thulla-high-nudge = 那张也能领出。但先领出一次红心 K，看看大牌会怎样。
learn-thulla-low = Thulla！Bilal 没有红心，切了：红心最大的人收走全部，就是你。现在领出小的，红心 3。
learn-thulla-low-nudge = Bilal 没有红心，还会切。领出最小的，让别人最大。
learn-thulla-follow = Ammu 红心最大，收了牌。现在 Ammu 领出梅花，你有梅花：跟 2。点别的牌看看为什么不行。
learn-thulla-follow-nudge = Q 也可以，但会成为最大。用 2 避开。
learn-thulla-cut = 方块，你没有：现在你切。任意牌都行，扔掉最危险的 K。
learn-thulla-cut-nudge = 那也能切。但趁机扔掉 K。
learn-thulla-again = Chai 得收牌，Bilal 安全了：没牌了。又是方块：用 Q 切。
learn-thulla-again-nudge = 5 也能切。但会害你的是 Q。
learn-thulla-safe = 领出红心：你最后一张能跟，而且比 Chai 的小。
learn-thulla-done = 你安全了，第二名！其余的人继续，直到只剩一人有牌。就是这样。

## Kazhutha Kali

learn-kazhutha-ace = 把牌出光。最后有牌的人是 Kazhutha（驴）。黑桃 A 开局。点它，再点一次打出。
learn-kazhutha-high = 大家都跟了黑桃，这墩牌离场。你最大，由你领出。试试方块 K。
learn-kazhutha-high-nudge = 那张也能领出。但先领出一次方块 K，看看大牌会怎样。
learn-kazhutha-low = Pani！Bilal 没有方块，切了：方块最大的人收走全部，就是你。现在领出小的，方块 3。
learn-kazhutha-low-nudge = Bilal 没有方块，还会切。领出最小的，让别人最大。
learn-kazhutha-follow = Ammu 方块最大，收了牌。现在 Ammu 领出红心，你有红心：跟 2。点别的牌看看为什么不行。
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
learn-tincholi-seven = 轮到你：摸牌。是 7，7 可以看自己一张牌。看第 3 格。
learn-tincholi-seven-nudge = 这次不是：摸牌，用 7 看第 3 格。
learn-tincholi-swap = 12！这时 Ammu 用 8 看了你的第 1 格，Bilal 用 9 交换了两张牌。摸牌，放进第 3 格。
learn-tincholi-swap-nudge = 你最差的是第 3 格的 12。摸牌放到那里。
learn-tincholi-pair = 用 3 换 12，真好。现在摸牌，把两张 6 一起弃掉：点“对子”，再选第 1、2 格。若不相同，就得多留一张。
learn-tincholi-pair-nudge = 你知道第 1、2 格是两张 6。摸牌，弃掉它们。
learn-tincholi-cut = 剩三张小牌。觉得自己总点最低时就喊停：摸牌，然后不报点直接喊停。
learn-tincholi-cut-nudge = 可以继续。但你的总点很低：摸牌，然后喊停。
learn-tincholi-done = 合计 6，最低：你不记分，别人按手中的记。喊停太早要多记 20。最后分最少者胜。

## Liap Tui

learn-liap_tui-pieces = 你的棋子。上面的数字是点值。相同的能组合：三个兵算一手三枚。
learn-liap_tui-say = 先由每人说要赢几堆。你的兵能赢三堆，车一堆：报 4。
learn-liap_tui-say-nudge = 可以这样报。但这一课请报 4，看看三个兵怎样一次赢三堆。
learn-liap_tui-follow = Ammu 出一枚，大家都出一枚。最大的赢一堆：出点值 9 的车。
learn-liap_tui-follow-nudge = 可以跟，但赢不了。你要这一堆：出车。
learn-liap_tui-combo = 你赢了一堆，由你开始。三个兵一起出：大家都要出三枚，只有更好的组合能赢。
learn-liap_tui-combo-nudge = 单枚最多赢一堆。选三个兵。
learn-liap_tui-last = 四堆，如你所报。再多一堆就坏了，幸好最后一枚很弱。
learn-liap_tui-done = 正好 4：4 再加 5，得 9 分。没报中就扣差额。先到 50 分者胜。

## Thulla: the path

learn-thulla-unit-trap = 大牌留太久
learn-thulla-unit-strong = 打空一门花色
learn-thulla-unit-count = 数一门就够
learn-thulla-unit-puzzle = 只剩两人
learn-thulla-trap_early = 大牌是负担。现在人人还有红心，很安全：领出 K。
learn-thulla-trap_late = K 走掉了。再看看等太久的大牌会怎样：领出梅花 A。
learn-thulla-trap_why = 你收了三张牌。为什么？
learn-thulla-trap_why-1 = A 永远不能赢
learn-thulla-trap_why-1-no = 可以赢：大家都跟牌时，这墩牌只是离场。
learn-thulla-trap_why-2 = Bilal 没有梅花，而我的梅花最大
learn-thulla-trap_why-3 = 有人的梅花更大
learn-thulla-trap_why-3-no = 没有比 A 更大的。看看 Bilal 出了什么。
learn-thulla-trap_low = 对。又由你领出。哪张最安全？
learn-thulla-trap_low-ace = Bilal 没有梅花，会再切，你又要全部收回。
learn-thulla-trap_low-nudge = 那门花色可能被切，而你的牌最大。想想一门大家都可能有的花色里的小牌。
learn-thulla-trap_done = 新花色的小牌：谁也伤不到你。大牌早出，花色快打空时出小牌。
learn-thulla-strong_void = 你只有一张梅花。领出它：以后别人出梅花你就能切。
learn-thulla-strong_throw = Chai 领出梅花，你已经没有了。切！你最想扔掉哪张？
learn-thulla-strong_throw-low = 4 不会害你。用一张可能害你的牌来切。
learn-thulla-strong_throw-nudge = 差一点。最危险的是 K。
learn-thulla-strong_under = Chai 收了牌，领出红心。你有两张，哪张安全？
learn-thulla-strong_under-over = 10 比 Chai 的 9 大。如果 Ammu 切，就是你收牌。
learn-thulla-strong_done = Ammu 切了，Chai 又收了牌，因为你的 4 在 9 之下。先打短花色，再压低。
learn-thulla-count_left = 一门花色有 13 张。红心已走了两轮，共 8 张，包括 A 和 Q；你手里有 3 张。其他人还有几张？
learn-thulla-count_left-1 = 5 张
learn-thulla-count_left-1-no = 13 减 8 是 5。再减去你自己的三张。
learn-thulla-count_left-2 = 2 张
learn-thulla-count_left-3 = 没有
learn-thulla-count_left-3-no = 8 加你的 3 是 11，一共 13，外面还有。
learn-thulla-count_follow = 对：三个人只有 2 张红心。你领出红心的话，什么是肯定的？
learn-thulla-count_follow-1 = 有人会切
learn-thulla-count_follow-2 = 大家都会跟
learn-thulla-count_follow-2-no = 三个人不可能用两张牌都跟上。
learn-thulla-count_lead = 所以一定有人切红心，而没有人的红心能大过你的 K。你领出什么？
learn-thulla-count_lead-king = K 一定会被切，你要收牌。
learn-thulla-count_lead-nudge = 红心一定会被切，多半是你的最大。你还有另一门花色。
learn-thulla-count_done = 他们自己打起来了。不必全都数：只数你最大那张牌的花色。
learn-thulla-puzzle_known = Bilal 和 Chai 已经安全。你数过了：Ammu 有方块 9 和一张黑桃。你们两人中有一人会输。
learn-thulla-puzzle_lead = 由你领出。先出哪张方块才能脱身？
learn-thulla-puzzle_lead-king = K 赢了，你又要领出 4。Ammu 没有方块了，一切，你就收牌。
learn-thulla-puzzle_cut = Ammu 只能赢，又只能领出黑桃。你没有黑桃：切！
learn-thulla-puzzle_done = 解开了！只剩两人时，让对方赢这墩、由对方领出。

## Kazhutha Kali: the path

learn-kazhutha-unit-trap = { learn-thulla-unit-trap }
learn-kazhutha-unit-strong = { learn-thulla-unit-strong }
learn-kazhutha-unit-count = { learn-thulla-unit-count }
learn-kazhutha-unit-puzzle = { learn-thulla-unit-puzzle }
learn-kazhutha-trap_early = { learn-thulla-trap_early }
learn-kazhutha-trap_late = { learn-thulla-trap_late }
learn-kazhutha-trap_why = { learn-thulla-trap_why }
learn-kazhutha-trap_why-1 = { learn-thulla-trap_why-1 }
learn-kazhutha-trap_why-1-no = { learn-thulla-trap_why-1-no }
learn-kazhutha-trap_why-2 = { learn-thulla-trap_why-2 }
learn-kazhutha-trap_why-3 = { learn-thulla-trap_why-3 }
learn-kazhutha-trap_why-3-no = { learn-thulla-trap_why-3-no }
learn-kazhutha-trap_low = { learn-thulla-trap_low }
learn-kazhutha-trap_low-ace = { learn-thulla-trap_low-ace }
learn-kazhutha-trap_low-nudge = { learn-thulla-trap_low-nudge }
learn-kazhutha-trap_done = { learn-thulla-trap_done }
learn-kazhutha-strong_void = { learn-thulla-strong_void }
learn-kazhutha-strong_throw = { learn-thulla-strong_throw }
learn-kazhutha-strong_throw-low = { learn-thulla-strong_throw-low }
learn-kazhutha-strong_throw-nudge = { learn-thulla-strong_throw-nudge }
learn-kazhutha-strong_under = { learn-thulla-strong_under }
learn-kazhutha-strong_under-over = { learn-thulla-strong_under-over }
learn-kazhutha-strong_done = { learn-thulla-strong_done }
learn-kazhutha-count_left = { learn-thulla-count_left }
learn-kazhutha-count_left-1 = { learn-thulla-count_left-1 }
learn-kazhutha-count_left-1-no = { learn-thulla-count_left-1-no }
learn-kazhutha-count_left-2 = { learn-thulla-count_left-2 }
learn-kazhutha-count_left-3 = { learn-thulla-count_left-3 }
learn-kazhutha-count_left-3-no = { learn-thulla-count_left-3-no }
learn-kazhutha-count_follow = { learn-thulla-count_follow }
learn-kazhutha-count_follow-1 = { learn-thulla-count_follow-1 }
learn-kazhutha-count_follow-2 = { learn-thulla-count_follow-2 }
learn-kazhutha-count_follow-2-no = { learn-thulla-count_follow-2-no }
learn-kazhutha-count_lead = { learn-thulla-count_lead }
learn-kazhutha-count_lead-king = { learn-thulla-count_lead-king }
learn-kazhutha-count_lead-nudge = { learn-thulla-count_lead-nudge }
learn-kazhutha-count_done = { learn-thulla-count_done }
learn-kazhutha-puzzle_known = { learn-thulla-puzzle_known }
learn-kazhutha-puzzle_lead = { learn-thulla-puzzle_lead }
learn-kazhutha-puzzle_lead-king = { learn-thulla-puzzle_lead-king }
learn-kazhutha-puzzle_cut = { learn-thulla-puzzle_cut }
learn-kazhutha-puzzle_done = { learn-thulla-puzzle_done }

## The Great Dalmuti: the path

learn-dalmuti-unit-trap = 太强，太早
learn-dalmuti-unit-strong = 一次出很多
learn-dalmuti-unit-count = 外面还有什么
learn-dalmuti-unit-puzzle = 出完的路
learn-dalmuti-trap_enough = Chai 领出一张 9。用什么压它就够了？
learn-dalmuti-trap_enough-one = 没人能压 1。但它留到后面更有用：这里用弱一点的牌就够了。
learn-dalmuti-trap_enough-pass = 你可以轻松压住，还少一张牌。
learn-dalmuti-trap_take = 5 不错，但没有什么比你的 1 更好。它现在能给你领出权。值得吗？
learn-dalmuti-trap_take-nudge = 不出就由别人领出。现在就拿下领出权：你知道下一步。
learn-dalmuti-trap_lead = 由你领出，有三张 10 和一张 12。怎么出完？
learn-dalmuti-trap_lead-nudge = 小的组合很快被压。哪一手几乎没人能压？
learn-dalmuti-trap_out = 没有人有三张小于 10 的牌。只剩一张：出吧。
learn-dalmuti-trap_done = 第一个出完。够用就好，最好的牌留到领出权重要的时候。
learn-dalmuti-strong_many = 由你领出。哪一手能出掉最多的牌？
learn-dalmuti-strong_many-nudge = 可以。但试试最大的一组：几乎没人有四张一样的。
learn-dalmuti-strong_bad = 少了四张，又由你领出。趁还能夺回领出权，扔掉最差的牌。
learn-dalmuti-strong_bad-nudge = 那张留着：以后能夺回领出权。12 几乎赢不了。
learn-dalmuti-strong_back = Bilal 出了 5。夺回领出权！
learn-dalmuti-strong_back-nudge = 不出就让别人领出。你的 3 在这里能赢。
learn-dalmuti-strong_out = 只剩两张 6：一起出。
learn-dalmuti-strong_done = 第一个出完。一次出很多，领出时扔最差的，再用一张小牌夺回：这就是高手的打法。
learn-dalmuti-count_pack = 12 有十二张，11 有十一张，依此类推。3 有几张？
learn-dalmuti-count_pack-1 = 两张
learn-dalmuti-count_pack-1-no = 数字是几，就有几张。
learn-dalmuti-count_pack-2 = 三张
learn-dalmuti-count_pack-3 = 十二张
learn-dalmuti-count_pack-3-no = 那是 12 的张数。
learn-dalmuti-count_beat = 三张都在你手里。1、2 和小丑都走了。有人能压三张 3 吗？
learn-dalmuti-count_beat-1 = 没有
learn-dalmuti-count_beat-2 = 有，三张 4
learn-dalmuti-count_beat-2-no = 4 比 3 大：小的压大的。
learn-dalmuti-count_lead = 所以它们必赢。先领出什么？
learn-dalmuti-count_lead-nudge = 别拆开这一组，先出必赢的：这样 12 就是最后一张。
learn-dalmuti-count_out = 谁也没办法。现在出最后一张。
learn-dalmuti-count_done = 不必全记：只要知道 1、2 和小丑是否走了，就知道什么是必赢的。
learn-dalmuti-puzzle_known = 由你领出，有 2、11 和两张 12。没人能压 2。别人可能有更好的对子。
learn-dalmuti-puzzle_lead = 先出什么，才能最快出完？
learn-dalmuti-puzzle_lead-two = 你能领出两次，但之后就回不来了。2 留着夺回领出权。
learn-dalmuti-puzzle_lead-pair = 可能有更好的对子，那时只有别人领出单张，2 才用得上。先出 11：在同一墩里用 2 夺回领出，对子最后出完。
learn-dalmuti-puzzle_lead-nudge = 别拆对子：一起出只算一手。
learn-dalmuti-puzzle_beat = 果然：10、5、4。现在呢？
learn-dalmuti-puzzle_beat-nudge = 现在就是用 2 的时候：夺回领出权。
learn-dalmuti-puzzle_out = 由你领出。最后一手！
learn-dalmuti-puzzle_done = 解开了！先出弱的单张，再出必赢的，最后出不用压谁的。

## Tincholi: the path

learn-tincholi-saw = 两张 6：记住。它们放在一起有用。
learn-tincholi-unit-trap = 没人看过的牌
learn-tincholi-unit-strong = 拿牌与交换
learn-tincholi-unit-count = 记忆
learn-tincholi-unit-puzzle = 报点
learn-tincholi-trap_look = 看第 1、2 格。
learn-tincholi-trap_expect = 一张 4，一张 5。还有两张没看过；一张牌平均约 6 点。你这手值多少？
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = 那只是你看到的。另外两张也要算。
learn-tincholi-trap_expect-2 = 约 15
learn-tincholi-trap_expect-2-no = 没看过的有两张，每张约 6。
learn-tincholi-trap_expect-3 = 约 21
learn-tincholi-trap_draw = 21 太高，不能喊停。摸一张牌。
learn-tincholi-trap_peek = 一张 7。你怎么用？
learn-tincholi-trap_peek-cut = 还有两张没看过？只要有人更低，你就计自己的总点，再加 20。
learn-tincholi-trap_peek-nudge = 第 3、4 格你还不知道。7 有什么用？
learn-tincholi-trap_again = 第 3 格是 11！幸好看了。再摸一张。
learn-tincholi-trap_keep = 一张 A。放哪里？
learn-tincholi-trap_keep-nudge = 它只算 1。放到你最大的那张牌的位置。
learn-tincholi-trap_done = 11 变成了 1。第 4 格还不知道：是 10。一开始就喊停要计 30，再加 20。先看清，再喊停。
learn-tincholi-strong_look = 看第 1、2 格。
learn-tincholi-strong_take = 10 和 11：运气不好。但看看弃牌堆。你怎么做？
learn-tincholi-strong_take-nudge = 方块 12 算 0。没有更好的牌了。
learn-tincholi-strong_put = 方块 12 是最好的牌。放哪里？
learn-tincholi-strong_put-nudge = 用它换掉你知道的最大的牌。
learn-tincholi-strong_draw = 看到了吗？Ammu 弃了一张 A，Bilal 拿进第 4 格。现在摸牌。
learn-tincholi-strong_swap = 一张 9：可以交换任意两张牌。换哪两张？
learn-tincholi-strong_swap-nudge = 你知道一张小牌：Bilal 第 4 格的 A。选你的 10 和它。
learn-tincholi-strong_done = Bilal 拿到你的 10，你拿到 A。别人从弃牌堆拿什么大家都知道：看清放在哪。
learn-tincholi-count_look = 看第 1、2 格。这个单元后面要靠你的记忆。
learn-tincholi-count_draw = 别说出来。摸牌。
learn-tincholi-count_keep = 一张 5。放哪里？
learn-tincholi-count_keep-nudge = 你看到了 4 和 10。把 5 放到 10 的位置。
learn-tincholi-count_where = Ammu 摸到 9，交换了两张牌。你的 4 现在在哪？
learn-tincholi-count_where-1 = 在我的第 1 格
learn-tincholi-count_where-1-no = 原来在那。第 1 格正是被交换的一格。
learn-tincholi-count_where-2 = 在我的第 2 格
learn-tincholi-count_where-2-no = 那里是你的 5。
learn-tincholi-count_where-3 = 在 Bilal 的第 2 格
learn-tincholi-count_more = 对：它现在是 Bilal 的，你的第 1 格是什么你不知道。摸牌。
learn-tincholi-count_match = 又一张 5！你怎么用？
learn-tincholi-count_match-also = 想得好：凑对子。这里我们用第 1 格。
learn-tincholi-count_match-nudge = 第 2 格有一张 5。把这张放进不知道的一格，就有对子了。
learn-tincholi-count_last = 现在有两张 5。再摸一张。
learn-tincholi-count_pair = 哪两张一起弃掉？
learn-tincholi-count_pair-nudge = 两张 5 在第 1、2 格。选择弃一对。
learn-tincholi-count_done = 只剩三张牌。每一轮都在心里念一遍哪里是什么：只念数字，从左到右。
learn-tincholi-puzzle_look = 你只剩两张牌。都看一看。
learn-tincholi-puzzle_sum = 一张 3，还有方块 12。你这手是几点？
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = 方块 12 算 0。
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = 加错了：方块 12 算 0。
learn-tincholi-puzzle_draw = 你全都知道。照例先摸牌。
learn-tincholi-puzzle_call = 现在呢？拿到最多的好处。
learn-tincholi-puzzle_call-silent = 这样得 0 分。但你知道总点：报出来可以减 10 分。
learn-tincholi-puzzle_call-nudge = 比 3 更低很难。喊停，并报出总点。
learn-tincholi-puzzle_done = 报对了：减 10 分。每张都知道就报点，不然就不报点喊停。

## Liap Tui: the path

learn-liap_tui-unit-trap = 多赢一堆
learn-liap_tui-unit-strong = 领出的人定枚数
learn-liap_tui-unit-count = 还剩什么
learn-liap_tui-unit-puzzle = 再赢两堆
learn-liap_tui-trap_score = 你报 2，已赢 2 堆。如果再赢第三堆呢？
learn-liap_tui-trap_score-1 = 多一分
learn-liap_tui-trap_score-1-no = 只有正好报中才得分。
learn-liap_tui-trap_score-2 = 没报中：减 1 分
learn-liap_tui-trap_score-3 = 没有变化
learn-liap_tui-trap_score-3-no = 有变化：7 分没了，还要再减 1 分。
learn-liap_tui-trap_throw = 所以不要再赢了。Bilal 出了将，最大。你扔掉哪枚？
learn-liap_tui-trap_throw-nudge = 那枚本来就很难赢。哪枚以后可能误赢？
learn-liap_tui-trap_next = 车走掉了。Chai 出了一枚车。现在呢？
learn-liap_tui-trap_next-nudge = 趁它必输，扔掉大一点的那枚。
learn-liap_tui-trap_last = 只剩一枚，最弱的。
learn-liap_tui-trap_done = 正好 2：7 分。够了以后，把大子扔在更大的子下面。
learn-liap_tui-strong_straight = 你还需要 3 堆，由你领出。领出的人决定出几枚。什么能一次赢三堆？
learn-liap_tui-strong_straight-nudge = 同色的车、马、炮是一个顺子：一次三堆。
learn-liap_tui-strong_weak = 三堆都到手！现在不要再赢。你领出什么？
learn-liap_tui-strong_weak-nudge = 那样也行。但卒更弱。
learn-liap_tui-strong_last = 还有最后一枚。
learn-liap_tui-strong_done = 正好 4：9 分。报数之前先找组合：领出的人让别人跟着出。
learn-liap_tui-count_gone = 这一轮两枚将帅和四枚车中的三枚已经出过。最后一枚在你手里。什么能赢它？
learn-liap_tui-count_gone-1 = 炮
learn-liap_tui-count_gone-1-no = 炮值 4.5，车值 9。
learn-liap_tui-count_gone-2 = 没有
learn-liap_tui-count_gone-3 = 将或帅
learn-liap_tui-count_gone-3-no = 两枚都出过了。
learn-liap_tui-count_win = 你还需要一堆。出什么？
learn-liap_tui-count_win-nudge = 以后也许还有机会。但稳赢的一堆现在就拿。
learn-liap_tui-count_lead = 到手了。最后一枚不能赢：卒。
learn-liap_tui-count_done = 3 堆，8 分。只记将帅和车，六枚子：就知道什么稳赢。
learn-liap_tui-puzzle_known = 最后 4 堆里你还需要 2 堆，由你领出。别人还有一枚将和几枚车。
learn-liap_tui-puzzle_pair = 怎样赢两堆？
learn-liap_tui-puzzle_pair-nudge = 单枚会被车赢。但谁有比你更大的对子？
learn-liap_tui-puzzle_lose = 一个对子两堆。现在呢？
learn-liap_tui-puzzle_lose-nudge = 那样也行。但最弱的输得最稳。
learn-liap_tui-puzzle_last = 最后一枚已经赢不了了。
learn-liap_tui-puzzle_done = 解开了！一对中等的子常常能赢单枚赢不到的。
