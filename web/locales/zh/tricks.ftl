# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = 任意领出
tricks-only = 领出 { $card }
tricks-follow = 跟{ $suit }
tricks-none = 你没有{ $suit }
tricks-led = 领出：{ $suit }
tricks-if-cut = { $you ->
    [yes] 若被切：你收牌
    *[no] 若被切：{ $name } 收牌
}
tricks-highest = 目前最大：{ $card }（{ $name }）。
tricks-lead-is = 人人都要跟。跟不了就切，最大者收。
tricks-raise-low = 目前最大：{ $high }（{ $name }）。{ $card } 赢不了这墩。
tricks-raise-high = { $card } 会是最大：若被切，你收牌。
tricks-raise-wins = { $card } 最大：这墩离场，由你领出。
tricks-raise-cut = { $card } 切：{ $name } 收 { $count } 张。
tricks-raise-lead = { $card } 领出{ $suit }。若保持最大又被切，你收牌。
tricks-you-cut = 任意牌都切，最大者收：{ $name }。
tricks-stall = 再切 { $count } 次即僵局
tricks-safe = 安全 · 第 { $place }
tricks-left = 还剩 { $count }！
tricks-team = 队 { $team }
tricks-partner = 搭档
tricks-passes = { $you ->
    [to] { $name } 安全：由你领出。
    [from] 你安全了：由 { $next } 领出。
    *[no] { $name } 安全：由 { $next } 领出。
}
tricks-passes-second = { $you ->
    [to] { $name } 安全。你第二大，由你领出。
    [from] 你安全了。{ $next } 第二大，由其领出。
    *[no] { $name } 安全。{ $next } 第二大，由其领出。
}
tricks-lose = { $you ->
    [yes] 你输了
    *[no] { $names } 输了
}
tricks-left-with = { $you ->
    [yes] 你还剩 { $count } 张
    *[no] { $name } 还剩 { $count } 张
}
tricks-tally = { $games } 局，输：
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] 收牌最多：你在第 { $trick } 墩收了 { $count } 张。
    *[no] 收牌最多：{ $name } 在第 { $trick } 墩收了 { $count } 张。
}
tricks-most-pani = { $you ->
    [yes] 最大的 pani：你在第 { $trick } 墩收了 { $count } 张。
    *[no] 最大的 pani：{ $name } 在第 { $trick } 墩收了 { $count } 张。
}
tricks-watch = 观看
tricks-safe-on = 第 { $trick } 墩安全
news-thulla-cut = Thulla！{ $seat } 切牌。{ $taker } 最大，收 { $count } 张。
news-kazhutha-cut = Pani！{ $seat } 切牌。{ $taker } 最大，收 { $count } 张。
news-kazhutha-game_over = { $some ->
    [yes] 本局的 Kazhutha：{ $losers }。
    *[no] 游戏结束。
}
results-thulla-lost = { $count ->
    [0] 输
    *[other] 剩 { $count } 张
}
results-kazhutha-lost = { $count ->
    [0] Kazhutha
    *[other] Kazhutha · 剩 { $count } 张
}
results-kazhutha-loser = { $you ->
    [yes] 你是 Kazhutha
    *[no] { $count ->
    [1] { $names } 是 Kazhutha
    *[other] { $names } 都是 Kazhutha
    }
}
