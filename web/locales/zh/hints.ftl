# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = 没有别的可出。
hint-all_the_same = 怎么出效果都一样。
hint-habit = 看起来合适。
hint-chance = 怎么走都行。
hint-best_chance = 在各种可能中这样最好。

## Thulla and Kazhutha Kali

hint-opening = 黑桃 A 开局。
hint-shed_free = 没人能再切了：{ $card } 是你能脱手的最大牌。
hint-stay_under = { $card } 低于 { $best }：被切时由比你大的人收。
hint-on_top_low = 你必须高于 { $best }：{ $card } 给后面的人留了余地。
hint-on_top_high = 现在几乎没人缺这门：趁安全出掉 { $card }。
hint-cut_high = 你跟不了：{ $card } 正是你想塞给别人的牌。
hint-lead_safe = 别人有 { $out } 张这门花色：{ $card } 应该没人切。
hint-solved = 只剩两人：之后无论对方出什么你都安全。
hint-lead_low = { $card } 很小：被切时由更大的人收。

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

## Tincholi

hint-look = 哪两张都一样。
hint-draw_hidden = 弃牌堆上的对你没用。
hint-take_low = { $card } 比你预计的第 { $slot } 格更小。
hint-keep_low = { $card } 比你预计的第 { $slot } 格更小。
hint-pair_known = 你看过第 { $slots } 格是一样的。
hint-peek_own = 你还不知道第 { $slot } 格。
hint-swap_high = 第 { $slot } 格很大：给别人吧。
hint-drop_high = { $card } 会让你的牌更差。
hint-cut_now = { $total } 应该是最低的。
hint-cut_call = 你知道整手牌：是 { $total }。

## Liap Tui

hint-stay = 没有大子的牌可以一堆不赢，这也得分。
hint-redeal = 你至少要报 1 堆，而这手棋子赢不了。
hint-declare = 你的大子大约能赢 { $n } 堆。
hint-liap_tui-lead_strong = 你还需要 { $want } 堆：{ $play } 是你最强的一手。
hint-lead_weak = 你不需要更多：{ $play } 应该会输。
hint-win_now = 你还需要 { $want } 堆：{ $play } 能赢。
hint-try_to_win = 你还需要 { $want } 堆：{ $play } 是你最好的选择。
hint-throw_strong = 你不需要更多：{ $play } 输掉并脱手。
hint-throw_weak = 这手赢不了：{ $play } 最没用。
