# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = 没有别的可出。
hint-all_the_same = 怎么出效果都一样。
hint-habit = 看起来合适。
hint-chance = 怎么走都行。
hint-best_chance = 在各种可能中这样最好。
hint-even = 没有实际差别。
hint-no_other = 别的走法都不值得考虑。
hint-ahead = 在可能的牌局里，比{ $other }好。

## Thulla and Kazhutha Kali

hint-opening = 黑桃 A 开局。
hint-shed_free = 没人能再切了：{ $card } 是你能脱手的最大牌。
hint-stay_under = { $card } 低于 { $best }：被切时由比你大的人收。
hint-under_any = 这几张都低于 { $best }：被切时由更大的收。
hint-on_top_low = 你必须高于 { $best }：{ $card } 给后面的人留了余地。
hint-on_top_high = 现在几乎没人缺这门：趁安全出掉 { $card }。
hint-cut_high = 你跟不了：{ $card } 正是你想塞给别人的牌。
hint-cut_any = 你跟不了：无论出什么，都由{ $seats }收。
hint-cut_own = 你跟不了：无论出什么，都由你收。
hint-lead_safe = 别人有 { $out } 张这门花色：{ $card } 应该没人切。
hint-solved = 只剩两人：之后无论对方出什么你都安全。
hint-lead_low = { $card } 很小：被切时由更大的人收。
hint-shed_first = 第一墩是安全的：{ $card } 是你能脱手的最大牌。
hint-last_under = 没人能再切了：出 { $card } 下一墩就不用你领出。
hint-last_under_any = 没人能再切了，出这几张中的任何一张，下一墩都不用你领出。
hint-last_lead = 没人能再切了：{ $card } 让你取得领出权。
hint-on_top_all = 怎么出都是你最大：{ $card } 最不该留。
hint-make_void = { $card } 是你这门的唯一一张：出掉后你就能切。
hint-under_most = { $card } 是低于 { $best } 的最大一张：它脱手了，被切时由比你大的人收。
hint-last_under_most = 没人能再切了：{ $card } 是下一墩不用你领出的最大一张。
hint-cut_last = 你跟不了。{ $card } 是那门的唯一一张：出掉后那门你也能切。
hint-cut_partner = 你跟不了，而且由你的搭档 { $seats } 收：{ $card } 比 { $other } 小。
hint-lead_away = { $seats } 跟不了 { $other }，会切。{ $card } 这门还不知道有谁断门。
hint-lead_high = 还不知道有谁断了这门：趁可能安全先出 { $card }。
hint-lead_short = { $card } 这门你的牌少：很快就能切。
hint-lead_more = 别人手里 { $card } 这门比 { $other } 那门多：被切的可能小一些。
hint-lead_gift = { $seats }跟不了 { $card }，只能收牌。
hint-thulla-all_the_same = 能出的牌效果都一样：别人手里没有夹在中间的牌。
hint-kazhutha-all_the_same = 能出的牌效果都一样：别人手里没有夹在中间的牌。
hint-sooner = 和{ $other }一样安全，而且你更早出完。

## The Great Dalmuti

hint-last_set = 这是你最后的牌。
hint-lead_worst = { $set } 是你最差的，现在也不用压谁。
hint-keep_lead = 没人能压 { $set }：你保住领出权。
hint-beat_just = { $set } 能压过，又不拆你需要的牌。
hint-beat_hard = { $set } 很强，但领出权值得。
hint-pass_keep = 你能出的以后更有用。
hint-revolution = 免税的话，发到的牌都归你。
hint-quiet = 税对你有利。
hint-give_worst = { $cards } 对你最没用。
hint-lead_many = { $set } 一次脱手 { $count } 张。
hint-beat_win = 没人能压 { $set }：领出权归你。
hint-beat_split = { $set } 要拆一组大的，但领出权值得。
hint-beat_jester = { $set } 要用掉小丑，但领出权值得。
hint-lead_harder = { $set } 比{ $other }难压：你可能保住领出权。
hint-lead_spare = { $set } 是你舍得出的里面最差的：{ $other }以后更有用。
hint-save_jester = 小丑以后更有用。
hint-use_jester = 加上小丑，{ $set } 更难压。
hint-beat_whole = { $set } 不用拆牌，{ $other }要拆。
hint-beat_cheap = { $set } 就够了：{ $other }以后更有用。
hint-beat_firm = { $set } 比{ $other }难压：你可能拿到领出权。

## Tincholi

hint-look = 哪两张都一样。
hint-draw_hidden = 弃牌堆上的对你没用。
hint-draw_only = 弃牌堆是空的。
hint-draw_free = 拿 { $card } 就必须留下；摸到的可以弃掉。
hint-draw_seen = 大家都会知道 { $card } 在哪里：有人拿到 9 就可能把它换走。
hint-take_pair = { $card } 和第 { $slot } 格成对：下一轮可以一起弃掉。
hint-take_known = { $card } 算 { $count } 点，第 { $slot } 格是 { $held }。
hint-take_unknown = { $card } 算 { $count } 点：比没看过的格子预计的要小。
hint-lower_even = 用 { $card } 换掉 { $held } 会更低，但对你的机会几乎没有影响。
hint-keep_pair = 这样第 { $slots } 格成对：下一轮可以一起弃掉。
hint-keep_known = { $card } 算 { $count } 点，第 { $slot } 格是 { $held }。
hint-keep_unknown = { $card } 算 { $count } 点：比没看过的格子预计的要小。
hint-keep_any = { $card } 算 { $count }：比这几格预计的都小。
hint-keep_joker = 王按你其余最小的牌计算。
hint-peek_other = 你会知道 { $seats } 那里是什么。
hint-pair_known = 你看过第 { $slots } 格是一样的。
hint-peek_own = 你还不知道第 { $slot } 格。
hint-swap_high = 第 { $slot } 格是 { $held }：给别人吧。
hint-swap_low = 那里 { $seats } 是 { $got }，而你的第 { $slot } 格是 { $held }。
hint-swap_unknown = 那里 { $seats } 是 { $got }：比你没看过的第 { $slot } 格预计的要小。
hint-drop_high = { $card } 并不比你各格预计的更小。
hint-cut_before = 你大约有 { $total }：趁别人还没变低，最好先喊停。
hint-cut_now = 你大约有 { $total }：应该是最低的。
hint-cut_call = 你知道整手牌：{ $total } 应该是最低的。
hint-too_early = 现在喊停还早：有人可能比你的 { $total } 更低。
hint-too_early_about = 现在喊停还早：你大约有 { $total }，有人可能更低。
hint-too_early_behind = 现在喊停还早：整场可能就此结束，而 { $seats } 领先。

## Liap Tui

hint-stay = 没有大子的一手可以一堆不赢，这也得分。
hint-redeal = 你至少要报 1 堆，而这手棋子赢不了。
hint-redeal_scores = 这里一堆不赢也不得分：重新发牌可能更值。
hint-declare = 你的大子大约能赢 { $n } 堆。
hint-liap_tui-lead_strong = 你还需要 { $want } 堆：{ $play } 是你最强的一手。
hint-lead_weak = 你不需要更多：{ $play } 应该会输。
hint-win_now = 你还需要 { $want } 堆：{ $play } 能赢。
hint-try_to_win = 你还需要 { $want } 堆：{ $play } 目前领先。
hint-throw_strong = 你不需要更多：{ $play } 输掉并脱手。
hint-throw_weak = 这手赢不了：{ $play } 最没用。
hint-declare_none = 你的棋子应该一堆也赢不了。
hint-declare_next = 这里不能报 { $cannot } 堆：{ $n } 堆最接近你的棋子应该能赢的堆数。
hint-declare_tried = 在许多可能的发牌里试过：报 { $n } 最好。
hint-save_strong = 你还需要 { $want } 堆，但大子可以以后再赢：现在出 { $play }。
hint-out_of_reach = 已经达不到你报的数：每赢一堆仍少扣一分。
hint-too_strong = 很难只赢所报的堆数：多一堆扣一分。
hint-missed = 已经很难恰好赢到所报的堆数。
hint-too_many = 你已经赢多了：每多一堆扣一分。
hint-too_many_high = 你已经赢多了：趁还有人能压过，现在就出 { $play }。
hint-too_many_soon = 你很难停在所报的堆数：每多一堆扣一分。
hint-loses_less = 命中机会和{ $other }一样，没中时输得更少。
hint-lead_stronger = 你还需要 { $want } 堆：{ $play } 比{ $other }更容易赢。
hint-lead_long = 你还需要 { $want } 堆：{ $play } 一次能赢 { $n } 堆。
hint-lead_wait = 你还需要 { $want } 堆，但大子可以以后再赢：现在领出 { $play }。
hint-lead_cheap = 还需要 { $want } 堆：{ $play } 现在就可能赢，{ $other } 留到后面。
hint-keep_set = 这样能留住一组：{ $pieces }。
hint-win_cheap = 你还需要 { $want } 堆：{ $play } 就够赢，{ $other }留着。
hint-try_firm = 你还需要 { $want } 堆：{ $play } 比{ $other }更能保持领先。
hint-try_cheap = 你还需要 { $want } 堆：{ $play } 目前领先，{ $other }留到以后。
hint-throw_high = 这手赢不了：趁现在丢掉 { $play }，免得以后多赢一堆。
hint-over_all = 这里出什么你都领先。出 { $play } 最不容易再赢一堆。
hint-over_now = 你不需要更多：趁后面还有人可能压过，现在就出 { $play }。
hint-throw_low = 这手赢不了，而{ $other }以后还可能赢一堆。
hint-throw_spare = 这一堆赢不了。还需要 { $want } 堆：最舍得的是 { $play }。
hint-lose_surer = 不需要再赢了：{ $play } 比 { $other } 更稳输。
hint-scores_more = { $other }更常命中，但这个命中时得分更多。
