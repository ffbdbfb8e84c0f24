# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = 能跟领出的花色就必须跟。
game-thulla-rules-2 = 没有就切牌：该花色出得最大的人收走整墩。
game-thulla-rules-3 = 把牌出光。最后还有牌的人输。
game-thulla-apart = 与 Kazhutha Kali 不同：这里每人的牌数相同，所以几张小牌不参加。赢墩的人出完牌时，由下一位领出。
game-kazhutha-rules-1 = 能跟领出的花色就必须跟。
game-kazhutha-rules-2 = 没有就切牌：该花色出得最大的人收走整墩。
game-kazhutha-rules-3 = 最后还有牌的人是 Kazhutha（驴）。
game-kazhutha-apart = 与 Thulla 不同：这里 52 张牌全部发完，所以有人多一张。赢墩的人出完牌时，由出第二大牌的人领出。
game-dalmuti-rules-1 = 领出同数字的一组。其他人须出同样张数、数字更小的牌，或者不出。
game-dalmuti-rules-2 = 最后出牌的人再领出。小丑可以当任何数字。
game-dalmuti-rules-3 = 最先出完的是下一局的大达尔穆提，最后的是要交税的大苦工。
game-tincholi-rules-1 = 你有四张扣着的牌，看过其中两张。摸一张，换进来或弃掉。
game-tincholi-rules-2 = 弃 7 看自己一张牌，弃 8 看别人一张，弃 9 交换任意两张。
game-tincholi-rules-3 = 觉得自己总点最低时就喊停。总点最低者不记分。
game-liap_tui-rules-1 = 每人八枚棋子。说出你要赢几堆。
game-liap_tui-rules-2 = 首家决定出几枚；每人出同样多，最好的一手赢得它们。
game-liap_tui-rules-3 = 恰好达成有奖励分。先到目标分者胜。

## Game page

best-of-game = 本游戏最佳玩家
play = 开始玩
play-friends-line = 马上开桌。发送链接，其余的到桌上再定。
rules-usual = 标准规则
play-offline = 玩牌需要服务器，但现在无法连接。
preset = 变体
preset-standard = 标准
preset-own = 自定义
seats = 座位
clock = 计时
clock-off = 关闭
clock-relaxed = 宽松
clock-normal = 普通
clock-speed = 快速
clock-custom = 自定
clock-days = 按天
clock-help = { $clock ->
    [days] 每个决定 { $days } 天。有空就来。
    [off] 不催任何人。
    [relaxed] 每次决定 60 秒，另有 3 分钟备用。
    [speed] 每次决定 15 秒。
    [custom] 每次决定 { $turn } 秒，另有 { $bank } 秒备用。
    *[normal] 每次决定 25 秒，另有一分钟备用。
}
clock-days-number = 每个决定几天
absent = 时间到了以后
absent-move = 替你走一步稳妥的
absent-bot = 机器人接着玩
absent-wait = 等待
absent-off = 机器人替不在的人玩
absent-off-help = 20 秒之后。否则大家等着。
days-memory = 这是记忆游戏：隔了几天也不会再给你看见过的牌。先商量能不能记笔记。
clock-turn = 每次决定的秒数
clock-bank = 整场备用秒数
house-rules = 自定规则
differs = { $count ->
    [0] 与标准相同
    *[other] { $count } 项与标准不同
}
changed = 已更改
reset = 恢复标准
public-table = 对所有人开放
public-help = 显示在首页。否则只有持链接的人能进来。
by-link = 仅限链接
agreed = 本桌约定
agree-game = 玩哪个？
agree-seats = 几个人玩？
agree-rules = 用什么规则？
agree-clock = 多少时间？
agree-door = 谁可以加入？
agree-manners = 还有什么？
more = 更多
done = 完成
free-chat = 聊天可自由输入
free-chat-help = 否则只能用快捷短语。
open-hands = 结束时亮出所有手牌
open-hands-help = 一局结束后，大家都能看到别人手里是什么。
hands-closed = 结束时不亮牌
allow-hints = 提示
allow-hints-help = 每个人都可以问机器人会怎么出。
no-hints = 没有提示
by-lot = 抽签决定谁先
by-lot-help = 由庄家或首座先手的游戏，每场开始前重新抽签，人人可以核对。
password = 密码
password-help = 进门时要求输入。
password-title = 这张牌桌有密码
password-wrong = 密码不对，请再试。
password-show = 显示输入内容
come-in = 进入
number-none = 无
no-game = 这里没有这个游戏。

## Table

menu = 菜单
chat = 聊天
chat-unread = 聊天，{ $count } 条新消息
connection = 连接：{ $state }
connection-good = 良好
connection-quick = 良好，{ $ms } ms
connection-slow = 较慢，{ $ms } ms
connection-lost = 已断开，正在重连
reconnecting = 正在重连…你的座位已保留。
connecting = 正在前往牌桌…
house-restarts = 服务器短暂重启，一切都已保存。
replaced-title = 你在别处打开了这张牌桌
replaced-text = 游戏在那边继续。你可以拿回来。
play-here = 在这里玩
watching-who = { $count } 人观看：{ $names }
you-watch = 你正在观看。
you-watch-full = 已满（{ $seats }/{ $seats }）。你正在观看，有空位时可以坐下。
take-seat = 入座
notice-title = 轮到你了
notice-text = { $game }：大家在等你。
your-turn-title = ● 轮到你了 – { $game }
invited = { $count ->
    [0] 邀请你来玩 { $game }
   *[other] { $people } 邀请你来玩 { $game }
}

door-no_table = 没有这张牌桌
door-no_table-text = 可能已经关闭：很久没人来的牌桌最终会关闭。请检查短码。
door-full = 牌桌已满（{ $seats }/{ $seats }）
door-full-text = 先观看，有空位就坐下。
door-playing = 正在对局中
door-playing-text = 先观看，结束后再坐下。
your-new-table = 你的新牌桌
door-closed = 这张牌桌已关闭
door-closed-text = 管理员已关闭这张牌桌。
door-banned = 你不能加入这张牌桌
door-banned-text = 桌主已将你移出这张牌桌。
door-kicked = 你已不在这张牌桌
door-kicked-text = 桌主已将你移出这张牌桌。
door-removed = 你已不在这张牌桌
door-removed-text = 桌主将你移出。你可以再回来。
door-removed-back = 回来
door-left = 你已离开牌桌
door-left-text = 你的座位空出来了。
door-draining = 服务器暂时关闭
door-draining-text = 很快重新开放。
door-device_full = 此设备没有空间了
door-device_full-text = 你的上一步无法保存，因此没有走出。之前的一切都已保存。请腾出一些空间后再试。
door-device_closed = 此浏览器在这里不保存任何内容
door-device_closed-text = 离线牌桌在每一步之后都保存在此浏览器中。这个窗口不允许保存，可能是无痕窗口。请在其他窗口打开本页。
door-device_incomplete = 此设备上缺少一些内容
door-device_incomplete-text = 离线游戏所需的一部分不见了：浏览器可能清理了空间。你的对局都已保存。有网络时会重新加载缺少的部分。
door-other = 你不在这张牌桌上
door-other-text = 服务器说：{ $code }

## Waiting room

waiting-for-people = 还空 { $count } 个座位
waiting-guest = 座位坐满后 { $host } 可以开始。
shuffling = 正在公平洗牌…
waiting-share = 发送链接，或添加机器人。
all-seated = 大家都坐好了
all-seated-host = 随时可以开始。
all-seated-guest = { $host } 可以开始。
no-host = 桌主
start = 开始
wait-for-start = 由 { $host } 开始
ready = 我准备好了
not-ready = 还没准备好
is-ready = 已准备
invite = 邀请
invite-people = 邀请朋友
add-bots = 添加机器人
you = 你
seat-open = 空位
seat-number = 座位 { $number }：
seat-away = 不在
seat-host = 桌主
seat-title = 座位 { $number }
sit-here = 坐这里
add-bot = 添加一个机器人
remove-bot = 移除机器人
swap-places = 与 { $name } 换座
swap-asked = { $name } 想要你的座位。
swap-agree = 换座
swap-wish = 已请 { $name } 换座。
make-host = 让 { $name } 当桌主
kick = 移出 { $name }
kick-sure = 将 { $name } 移出这张牌桌吗？
remove-watch = 去观战
remove-watch-is = { $name } 从现在起观战。
remove-out = 移出
remove-out-is = { $name } 离开牌桌，可以再来。
remove-ban = 永久移出
remove-ban-is = { $name } 将不能再回到这张牌桌。
removed-list = 已移出
undo = 撤销
did-came = { $with ->
    [bot] { $name } 坐上了 { $bot } 的座位。
   *[none] { $name } 入座了。
}
did-left = { $with ->
    [bot] { $name } 离开了，{ $bot } 接着打。
   *[none] { $name } 离开了。
}
did-stood = { $name } 起身了。
did-gone = { $name } 离开很久，座位空出来了。
did-waits = { $name } 将在下次发牌时接替 { $bot }。
did-plays = { $name } 从现在起上场。
did-away = 机器人替 { $name } 打牌。
did-back = { $name } 回来了。
did-host = 现在 { $name } 是桌主。
did-game = { $name } 选了{ $game }。
did-rules = { $name } 改了规则。
did-watch = { $by } 让 { $name } 去观战。
did-out = { $by } 移出了 { $name }。
did-ban = { $by } 永久移出了 { $name }。
did-restored = { $by } 已撤销：{ $name } 可以回来。
did-lost = { $name } 断线了。
did-online = { $name } 重新连上了。
did-host-you = 现在你是桌主。
did-watch-you = { $by } 让你去观战。
did-restored-you = { $by } 已撤销，欢迎回来！
mute = 屏蔽 { $name }
unmute = 取消屏蔽 { $name }
change-game = 更换游戏或规则
change-title = 接下来玩什么
change-text = 大家座位不变。更改从下一局起生效。
change-do = 就玩这个
game = 游戏
password-remove = 取消密码
invite-title = 邀请别人
invite-text = 打开此链接的人即可入座。
invite-qr = 供相机扫描的链接码
invite-code = 或告诉他们代码
invite-message = 在 { -brand } 玩 { $game }：来吧
share-link = 分享
copy-link = 复制链接
copied = 链接已复制
cannot-copy = 请手动复制：{ $link }
rules-of-table = 本桌规则
rules-standard = 标准规则，没有改动。
stand-up = 起身观看
leave-table = 离开牌桌
leave-sure = 要离开牌桌吗？
leave-sure-text = 你的座位会交给机器人或别人。
stay = 留下
start-page = 首页

## Chat

chat-title = 聊天
chat-empty = 还没有人说话。
chat-spectators = 只有观众能看到你的话。
chat-placeholder = 说点什么
chat-send = 发送
chat-line = { $name }: { $text }
chat-line-to = { $name }对{ $to }：{ $text }
phrase-hello = 大家好！
phrase-well_played = 打得好！
phrase-thanks = 谢谢！
phrase-sorry = 抱歉！
phrase-hurry = 请快一点
phrase-one_more = 再来一局！
reaction-laugh = 笑
reaction-wow = 惊讶
reaction-cry = 哭
reaction-angry = 生气
reaction-clap = 鼓掌
reaction-heart = 爱心
reaction-donkey = 驴
reaction-fire = 火
reaction-rose = 玫瑰
reaction-chilli = 辣椒
quick-phrases = 快捷短语
reactions = 表情
react = 表达一下心情
react-throw = 点一张脸，扔过去
react-at = 扔给{ $name }

## Nowhere

nowhere-title = 这里什么也没有
nowhere-text = 这个地址没有牌桌。

## A player

me-title = 你的对局
me-rename = 改名
me-games = 你玩过的对局
me-no-games = 还没有。玩完一局后会出现在这里。
me-place = { $seats } 人中第 { $place }
me-ratings = 等级分
rating-provisional = 暂定
rating = { $games } 局后 { NUMBER($rating, maximumFractionDigits: 1) }
me-device = 在另一台设备上
me-device-text = 恢复码可让你在另一台设备上登录，座位、对局和等级分都在。
me-code-make = 生成恢复码
me-code-once = 只显示这一次，也只能用一次。拿到它的人可以用你的身份登录，请自己保管。以前的恢复码已失效。
me-code-have = 来自你另一台设备的恢复码
me-code-use = 使用
me-recovered = 你在这台设备上也是 { $name } 了。
copy-code = 复制恢复码
code-copied = 已复制
best-title = { $game } 最佳玩家
best-none = 还没有人有等级分。真人对局才计分，与机器人的不算。
best-how = 等级分是谨慎的估计，每一局印证它的比赛都会让它上升。与 3 位不同的人下满 5 局计分比赛后才会上榜。

invite-code-knock = 这张牌桌不公开。输入短码的人会敲门，由你开门。
pause-ask = 暂停（吃饭）
pause-end = 继续
pause-not = 不暂停了
pause-agree = 同意
paused = 暂停中。计时停止，座位保留。
pause-wish = { $names } 想暂停一下。
pause-waits = 你请求暂停，等待其他人同意。
holiday = 离开
holiday-days = { $days } 天
holiday-end = 我回来了
close-table = 关闭牌桌
close-sure = 牌桌、战绩和链接都会消失，对局记录保留。
knocks = { $name } 在敲门
knock-admit = 让进来
knock-deny = 现在不行
knock-title = 这张牌桌不公开
knock-text = 你有短码。敲门后，桌主会看到你是谁。
knock-waits = 已经敲门，正在询问桌主。
knock = 敲门
door-nobody_home = 没人在家
door-nobody_home-text = 没有人能给你开门。请索要链接，或稍后再来。
door-sent_off = 现在不行
door-sent_off-text = 桌主没有让你进来。
table-people = 这张牌桌的人
table-wins = 赢 { $wins } 次
table-ended = 最近结果
table-won = 获胜，{ $day }
table-turn = 轮到：{ $names }
did-paused = 牌桌暂停。
did-resumed = 继续。
did-holiday = { $name } 在度假。
did-returned = { $name } 度假回来了。

# without a network
pocket-title = 离线玩
pocket-text = 所有游戏、机器人、课程和复盘都在这台设备上，没有网络也能用。占用 { $disk } MB，随时可以删除。
pocket-load = 下载（{ $mb } MB）
pocket-loading = 已下载 { $percent } %
pocket-failed = 下载中断了。已下载的部分会保留：请再试一次。
pocket-no-room = 此设备空间不足：需要 { $disk } MB。请腾出一些空间后再试。
pocket-ready = 已就绪。和机器人的对局现在在这台设备上进行，没有网络也可以。
pocket-remove = 删除（释放 { $disk } MB）
pocket-removed = 已删除。你的对局会保留。
pocket-starting = 请稍候：正在本设备上洗牌。
pocket-friends = 和朋友玩需要网络。
pocket-send = { $count ->
   *[other] 把这台设备上的 { $count } 局发送到这里
}
pocket-sent = 已发送：在你的对局里。
pocket-mark = 离线
pocket-only = 这张牌桌在这台设备上：别人来不了。
pocket-meanwhile = 先在这里玩
drop-title = 打开记录
drop-text = 任何服务器的记录文件（.cgn）都可以在这里回放和检验：选择文件，或拖到这里。
drop-bad = 这个文件不是可以回放的记录：{ $text }
drop-large = 这个文件太大，不是记录。

# 给一位玩家的帮助
help-title = 帮助一位玩家
help-text = 给孩子、长辈或任何想要的人。在座各位都同意才行，大家都看得见，这局对该玩家不计等级分。
help-for = 给谁
help-time = 更多时间
help-time-help = 每次决定有双倍时间。
help-hints = 提示
help-hints-help = 即使这桌没有提示，也可以用。
help-memory = 记忆帮助
help-memory-help = 看过的牌会淡淡地显示着。
help-ask = 问问大家
help-end = 不再要帮助
help-waits = 在等 { $names }。
help-wish = 给 { $name } 帮助：{ $helps }？
help-no = 不行
help-has = 有帮助
help-with = 和 { $name } 一起
help-beside = 陪你看牌的人
help-beside-text = 他们能看到你的牌，也能指出来。大家都知道，你这局不计等级分。
help-nobody = 没有人在旁观。请他们打开链接并选择旁观。
help-let = 让他们看
help-looks = { $name } 在看你的牌。
help-stop = 停止
help-you-look = 你在看 { $name } 的牌。点一张来指出它。
help-points = { $name } 指着 { $card }
did-eased = { $name } 现在有帮助。
did-uneased = { $name } 不再用帮助。
did-beside = { $name } 在看 { $by } 的牌。
did-alone = { $name } 不再看 { $by } 的牌。
