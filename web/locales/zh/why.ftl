# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Why not: every code with which the table, a game or the house refuses something.

## The table

why-no_table = 没有这张牌桌。
why-bad_message = 服务器没看懂这个页面，请重新加载。
why-not_joined = 请先加入一张牌桌。
why-wrong_password = 这张牌桌的密码不是这个。
why-guess_later = 密码错误次数太多。请在 { $seconds } 秒后再试。
why-code_later = 找不到牌桌的代码太多。请在 { $seconds } 秒后再试。
why-too_many_players = 你的网络上新玩家太多。请在 { $seconds } 秒后再试。
why-no_name = 请先设置昵称。
why-not_seated = 你在这张牌桌上没有座位。
why-host_only = 只有桌主可以这样做。
why-seat_taken = 那里有人坐。
why-no_such_seat = 这张牌桌没有这个座位。
why-seat_empty = 那里没有人。
why-not_a_bot = 那里没有机器人。
why-unknown_level = 没有这种机器人。
why-while_playing = 游戏进行中不可以。
why-not_playing = 没有正在进行的游戏。
why-seats_open = 请先坐满所有座位，真人或机器人都行。
why-too_few_people = 牌桌上至少要有一个真人。
why-bad_settings = 这些规则不能一起用：{ $error }
why-bad_clock = 每次决定可以是 { $least } 至 { $most } 秒，整场备用最多 { $bank } 秒。
why-kick_sure = 这会移出 { $name }：请确认。
why-paused = 牌桌暂停中：坐着的任何人都可以继续。
why-only_days = 只有按天计时的对局才有假期。
why-long_holiday = 太久了：你还剩 { $days } 天假期。
why-bad_days = 每个决定可以有 { $days } 天。
why-knock = 这张牌桌不公开：请用链接进入，或者敲门。
why-nobody_home = 没有人能给你开门：请索要链接。
why-close_sure = 这会永久关闭牌桌：请确认。
why-only_watch = 桌主让你去观战。
why-not_yourself = 请选别人。
why-stale_move = 这个决定已经做出了。
why-early_move = 还没轮到你做这个决定。
why-bot_plays = 机器人在替你玩：请先拿回座位。
why-no_free_chat = 桌主只允许快捷短语。
why-unknown_phrase = 没有这个短语。
why-nothing_said = 说点什么吧。
why-too_much_chat = 别这么快。
why-share_late = 已经在发牌了。
why-not_pledged = 这不是本设备承诺过的随机数。
why-banned = 桌主已将你移出这张牌桌。
why-house_full = 服务器没有空间再开桌了。请稍后再试。
why-too_many_tables = 你已经是很多桌的桌主。请先关掉一桌。
why-no_such_player = 那位玩家不在这张牌桌上。
why-seat_awaited = 下次发牌时 { $name } 会接手这个座位。
why-draining = 服务器暂时关闭
why-hello_first = 服务器还不认识这个页面，请重新加载。
why-hello_once = 服务器已经认识这个页面。
why-no_hints = 桌主不允许在这张牌桌上使用提示。
why-nothing_to_hint = 现在没有需要你决定的事。
why-too_many_hints = 提示要得太多了：先想一想，再来问。
why-coach_busy = 教练正忙：请稍后再问。
why-too_fast = 太快了，请稍等。
why-not_kept = 没能保存。请稍后再试。

## The house

why-no_record = 没有这局的记录，或者还没结束。
why-no_game = 这里没有这个游戏。
why-no_such_code = 这不是恢复码，或者已经用过，或者已有新的。
why-no_passkey = 这个通行密钥在这里打不开什么。
why-enough_passkeys = 你的通行密钥已达上限，或者这一个已经登记过。
why-busy = 服务器正忙，请稍后再试。
why-our_mistake = 服务器出了点问题，请重试。
why-bad_request = 服务器没听懂。

## Any game

why-game_over = 游戏已经结束。
why-not_your_turn = 现在轮到 { $seats }。
why-not_your_turn_now = 还没轮到你。
why-deck_to_act = 还没有发牌。
why-unknown_move = { $text } 不是这个游戏的走法。
why-not_in_hand = 你手里没有 { $cards }。

## Thulla and Kazhutha Kali

why-must_open = 第一张牌必须是黑桃 A。
why-must_follow = 你还有{ $suit }（{ $cards }），必须出一张。
why-no_pass = 不能不出：请出一张牌。

## The Great Dalmuti

why-dalmuti-no_pass = 领出者不能不出：请出一组。
why-set_size = 领出的是 { $need } 张，你选了 { $got } 张。
why-set_mixed = 一组只能是同一数字；{ $values } 不能混在一起。
why-set_not_lower = { $value } 压不过 { $lead }：出更小的数字，或者不出。
why-answer_first = 你有两张小丑：宣布革命，或者不作声。
why-give_first = 你欠苦工 { $need } 张牌：请先给。
why-give_count = 应给 { $need } 张，不是 { $got } 张。
why-give_jester = 小丑从不回给。
why-not_now = 现在不行。

## Tincholi

why-must_look = 大家先看自己的两格。
why-already_looked = 首次看牌已经结束。
why-fixed_look = 本桌首次看牌看第 1、2 格。
why-must_draw = 先摸牌：从牌堆或弃牌堆。
why-already_drawn = 你已经摸了：现在弃掉、留下、使用或喊停。
why-empty_pile = { $pile ->
    [draw] 牌堆是空的。
    *[discard] 弃牌堆是空的。
}
why-taken_card = 从弃牌堆拿的牌不能马上弃回，也不能使用。
why-effect_target = { $kind ->
    [7] 7 看自己的一张牌。
    [8] 8 看别人的牌，不是自己的。
    *[9] 9 交换任意两张牌。
}
why-no_effect = { $card } 没有效果；只有 7、8、9 有。
why-no_slot = 没有第 { $slot } 格。
why-same_slot = 请选两个不同的格。
why-piles_empty = 两堆都空时不能弃对子。
why-cut_too_late = 本桌要在摸牌前喊停。
why-bad_call = 报数须是 0 到 999 的整数。

## Liap Tui

why-must_answer = 你的棋子很弱：重发或保留。
why-must_declare = 请先报要赢几堆。
why-must_play = 该出棋子了。
why-declare_range = 没人能赢 { $n } 堆：请报 0 到 8。
why-declare_total = 报 { $n } 总数就成 8 了；最后一家不可以。
why-declare_eight = 总数必须是 8：你可以报 { $options }。
why-declare_zero = 你已连续 { $streak } 轮报 0：至少报 1。
why-piece_count = 这一轮出 { $need } 枚。
why-no_combo = { $reason ->
    [pair] 两枚须是同名同色的对子。
    [three] 三枚须是同色的兵（卒），或同色的将士象、车马炮。
    [four] 四枚须是同色的兵（卒），或有一枚重复的顺子。
    [five] 五枚须是同色的兵（卒），或有两枚重复的顺子。
    [six] 六枚须是同色的两车两马两炮。
    *[too_many] 首家出一到六枚。
}
why-needs_house = 这需要有网络的服务器。
why-device_full = 此设备没有空间了，无法再保存任何内容。请腾出一些空间后再试。
why-device_closed = 此浏览器在这里不保存任何内容，可能是无痕窗口。请在其他窗口打开本页。
why-device_incomplete = 此设备上缺少离线游戏所需的一部分。有网络时会重新加载。
why-helps_nobody = 只能帮助坐着的玩家。
why-not_watching = 只有旁观的人能看你的牌。
why-has_looked = 他们看过这次发牌里别的牌。请等下一次发牌。
why-not_beside = 没有人让你看牌。
why-no_such_card = 没有这张牌。
