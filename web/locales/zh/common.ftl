# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = 关闭
cancel = 取消
back-home = 返回首页
retry = 重试
loading = 请稍候…
offline = 无法连接服务器。
fresh = 有新版本。
fresh-take = 加载
fresh-later = 以后再说
optional = 选填

## Games

game-thulla-title = Thulla
game-kazhutha-title = Kazhutha Kali
game-dalmuti-title = 大达尔穆提
game-tincholi-title = Tincholi
game-liap_tui-title = Liap Tui
game-thulla-line = 跟同花色。有人切牌，最大的收牌。
game-kazhutha-line = 最后手里有牌的人是驴。
game-dalmuti-line = 打出成组的牌，在宫廷里步步高升。
game-tincholi-line = 记住你的四张牌，总点最低时喊停。
game-liap_tui-line = 先报堆数，再恰好赢到。
players = { $from } 至 { $to } 人
players-exactly = { $count } 人
best-with = { $from } 至 { $to } 人最佳
best-with-exactly = { $count } 人最佳

## Home

offline-title = 你已离线
offline-text = 规则、设置以及在此打开过的课程和语言仍可使用。你的座位会保留；要玩牌则需要联网。
slogan = 陪你们一家人
slogan-end = 长大的那张牌桌。
slogan-about = 家里的牌局。不用注册，不用装应用：分享代码，坐下就玩。
play-friends = 和朋友玩
play-bots = 和机器人玩
which-game = 玩哪个？
games = 游戏
have-a-code = 有牌桌代码吗？
code-example = 例如 mango-river-42
code-wrong = 没有牌桌 { $code }，可能已经关闭。
code-part = 代码是两个单词加一个数字，例如 mango-river-42。
code-meant = 你是不是想找：
code-later = 错误的代码太多。请 { $seconds } 秒后再试。
join = 加入
rejoin-title = 你的牌桌在等你
rejoin-others = 你的其他牌桌：{ $count }
rejoin-turn = 轮到你
rejoin-left = 轮到你 · 还剩 { $time }
rejoin-over = 本局结束，大家还在
time-days = { $days } 天
time-hours = { $hours } 小时
open-tables = 公开的牌桌
table-of = { $host } 的牌桌
seats-free = { $free } 个空位
new-table = 摆一张新桌
new-table-line = 给自己人玩
no-open-tables = 现在没有对所有人开放的牌桌。
won-tonight = 今晚胜局
open-table-line = { $people } · { $free ->
    [0] 已满
    *[other] 空 { $free } 座
}
nobody-yet = 还没有人
watch = 观看
your-name = 你的昵称
you-are = 你是 { $name }
no-name-yet = 设置昵称
your-face = 你的头像
your-games = 你的对局
best-players = 最佳玩家
install = 添加到主屏幕
install-by-hand = 添加到主屏幕：点“分享”，再点“添加到主屏幕”。

## Language

language = 语言
language-draft = 草稿
language-drafts = 草稿有待以该语言为母语的人审阅。
language-offline = 此设备上还没有{ $language }。联网时选择一次，之后离线也能用。

## Name

name-title = 怎么称呼你？
name-hint = 同桌的人会看到它。不需要账号和密码。
name-save = 保存
name-sit = 入座
guest = 游客

## Settings

settings = 设置
setting-theme = 亮度
setting-theme-lamp = 深色
setting-theme-daylight = 浅色
setting-theme-system = 系统
setting-deck = 花色颜色
setting-deck-two = 两色
setting-deck-four = 四色
setting-text = 文字大小
setting-text-normal = 普通
setting-text-large = 大
setting-text-larger = 更大
setting-index = 牌角数字
setting-index-normal = 普通
setting-index-large = 大
setting-index-jumbo = 特大
setting-motion = 动画
setting-motion-full = 完整
setting-motion-reduced = 减少
setting-motion-system = 系统
setting-hand = 按钮位置
setting-hand-right = 右手
setting-hand-left = 左手
setting-pieces = Liap Tui 棋子
setting-pieces-glyphs = 汉字
setting-pieces-letters = 字母
notices = 轮到我时提醒
notices-help = 在你看别的东西时用通知提醒。
notices-refused = 浏览器不允许。可以在它针对本页的设置里更改。
settings-device = 只保存在这台设备上。
learn-home = 继续学习 { $game }：{ $done }/{ $of }
day = 每日一局

## Circles

circle-make = 建一个圈子
circle-make-text = 大家共用一个链接：牌桌、规则、战绩簿。
won-in-all = 累计胜局
house-private = 这是私人房屋
house-private-text = 圈里的人可以玩，有屋门钥匙的人也可以。
house-key = 屋门钥匙

# without a network
pocket-offer = 离线玩（{ $mb } MB）
pocket-alone = 没有网络：你正在这台设备上和机器人玩。
demo-note = 这是没有服务器的演示：可以和机器人玩、学习、回放和检验对局记录。和朋友玩、公开牌桌和等级分需要真正的服务器。
