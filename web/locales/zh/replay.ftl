# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = 回放
replay-loading = 正在查找记录…
replay-none = 没有这份记录
replay-private = 私人对局
replay-private-text = 这局 { $game } 是在有密码的牌桌上进行的。请输入密码，或在曾到过那张牌桌的设备上打开。
replay-unlock = 打开
replay-none-text = 只有结束的对局才有。请再看一下地址。
replay-broken = 这份记录无法回放
replay-broken-text = 服务器说：{ $text }
replay-breaks = 记录在此中断：{ $text }
replay-at = { $at } / { $count }
replay-scrubber = 对局中的位置
replay-controls = 回放
replay-trick-back = 回到上一墩末尾
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-trick-forward = 到本墩末尾
replay-speed = 速度：{ $speed } 倍
replay-see-as = 视角
replay-open = 所有手牌
replay-as-me = 我当时所见
replay-as = { $name } 的视角
replay-hands = 所有手牌
replay-hand-of = { $name }，{ $count } 张：
replay-moves = 每一步
replay-dealt = 已发牌。
replay-silent = 可能有人秘密作答。
replay-move = { $name }: { $move }
replay-next = 下一位：{ $names }
replay-over = 对局结束
replay-keys = ← → 移动 · Shift + ← → 自己的回合 · Home、End · 空格播放

back-title = 往回看
back-return = 回到牌桌
back-turn = 轮到你了

## About the match

match-about = 关于本局
match-places = 名次
match-played = 对局时间：{ DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = 自定规则：{ $options }
match-download = 下载记录（.cgn）
match-download-json = 下载为 JSON
match-verify = 验证发牌

## Fair deals

verify-title = 发牌公平吗？
verify-how = 你的浏览器根据记录文本自行检查，不询问服务器。
verify-working = 计算中…
verify-ok = 全部吻合
verify-ok-text = 没有人能挑选这些牌：玩家不能，服务器也不能。
verify-bad = 有不吻合之处
verify-bad-text = 这份记录与第一张牌之前的承诺不符。请保存它，并询问服务器的管理者。
verify-none = 没有可检查的
verify-none-text = 这份记录没有种子，所以没有人对发牌作过承诺。
verify-part = 可检查的部分吻合
verify-part-text = 有些部分无法检查：见下文。
verify-line = 第 { $line } 行
verify-noted-ok = 本浏览器在第一张牌之前记下的承诺与记录中的一致。
verify-noted-bad = 记录中的承诺不是本浏览器在第一张牌之前记下的那个。
verify-noted-skip = 本浏览器在对局前没有记下承诺：它没坐在这张桌上，或者时间太久了。
verify-share-ok = 本浏览器提供的随机字节在记录中，位于它的座位之后。
verify-share-bad = 本浏览器提供的随机字节不在记录中它的座位之后。若发牌前断线，可能到得太晚。
verify-pledges-ok = 本浏览器在公开自己的字节之前看到的各座位承诺，与记录一致。
verify-pledges-bad = 本浏览器在公开自己的字节之前看到的承诺，与记录中的不同。
verify-commit-ok = 服务器的秘密正是它承诺的那个：其 SHA-256 就是承诺。
verify-commit-bad = 服务器的秘密不是它承诺的那个：其 SHA-256 与承诺不符。
verify-commit-skip = 记录中没有承诺和秘密：种子由服务器独自选定。
verify-seed-ok = { $count ->
    [0] 种子由秘密得出；玩家没有提供任何东西
    *[other] 种子由秘密和 { $count } 位玩家提供的内容得出
    }。
verify-seed-bad = 种子不是由秘密和玩家提供的内容得出的。
verify-seed-skip = 记录中没有秘密，无法追溯种子。
verify-unopened-skip = { $seats } 承诺了随机字节却没有公开，种子因此改用其承诺。断线会造成这种情况。若坐在那里的人同时运营服务器，便能借此在两种发牌中选择：请留意。
verify-lot-ok = 首座由秘密和玩家提供的内容抽出。
verify-lot-bad = 首座不是由秘密和玩家提供的内容抽出的。
verify-deal-ok = { $kind ->
    [draw] 第 { $k } 次抽牌由种子得出，逐张吻合。
    [reshuffle] 第 { $k } 次洗牌由种子得出，逐张吻合。
    *[deal] 第 { $k } 次发牌由种子得出，逐张吻合。
}
verify-deal-bad = { $kind ->
    [draw] 第 { $k } 次抽牌不是由种子得出
    [reshuffle] 第 { $k } 次洗牌不是由种子得出
    *[deal] 第 { $k } 次发牌不是由种子得出
    }：{ $pile } 应为 { $should }，记录中是 { $has }。
verify-deals-skip = 对局从预设局面开始，没有种子。此处不检查其发牌。
verify-unwritten-skip = 记录没有写下发牌，无可比较。
verify-older-skip = 这份记录较旧：每张牌去哪里取决于游戏规则，由 `cardhouse verify` 检查；本页检查秘密、玩家提供的内容和种子。
verify-bad-line = 这一行不可能：{ $text }
