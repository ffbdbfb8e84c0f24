# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = 加入
circle-join-text = 邀请你加入这个圈子：牌桌、规则和战绩簿，都在一个链接里。
circle-leave = 退出圈子
circle-left = 你已退出{ $name }。
circle-people = 成员
circle-keeper = 管理者
circle-make-keeper = 让{ $name }成为管理者
circle-remove = 移除{ $name }
circle-removed = 已移除
circle-bring-back = 让{ $name }回来
circle-invite = 邀请
circle-link-text = 有这个链接的人可以查看并加入。
circle-message = 我们的圈子：{ $name }
circle-new-link = 更换链接
circle-new-link-text = 旧链接此后只对圈内人有效。
circle-hook = 通知聊天程序
circle-hook-text = 它会给你一个以 https 开头的地址（webhook）。它会收到牌桌、轮次、约定和结果的通知，但绝不会收到任何牌面。
circle-hook-remove = 不再通知 { $host }
circle-hook-secret = 签名的密钥
why-bad_endpoint = 这个地址不能用：它要以 https 开头，并通向互联网。
circle-manage = 管理圈子
circle-name = 圈子名称
circle-tables = 牌桌
circle-lay = 开一桌
circle-no-tables = 还没有牌桌。开一桌，大家都能在这里找到。
circle-older-tables = 以前的牌桌：{ $count }
circle-cards = 规则卡
circle-cards-text = 你们常用的规则，各有名字。点一下就按它开桌。
circle-card-add = 新规则卡
circle-card-name = 这套规则叫什么？
circle-card-remove = 删除规则卡{ $name }
circle-phrases = 你们的常用语
circle-phrases-text = 在本圈的牌桌上，人人都可以说。
circle-phrase-new = 新常用语
circle-phrase-remove = 删除“{ $text }”
add = 添加
circle-gone = 没有这个圈子
circle-gone-text = 链接可能换了，请向圈里的人要新的。
circle-full = 这里已经满了。
somebody-gone = 已离开的人

## The book

book = 战绩簿
book-empty = 还没有记录。第一局打完就开始。
book-missing = 统计中：{ $n }
book-all = 全部游戏
book-standings = 排名
book-won = 胜
book-played = 局数
book-lost = 负
book-ahead = 领先
book-streak = 连胜{ $n }
book-pairs = 交手
book-nemesis = 克星
book-nemesis-line = { $n }局中有{ $share }领先
book-buddy = 福星
book-buddy-line = 同桌{ $n }局，胜过{ $share }的对手
book-bests = 之最与险胜
book-closest = 最接近
book-close-line = { $first }险胜{ $second }，差{ $n }
book-jewels = 首饰
jewel-bell = 铃铛
jewel-garland = 花环
jewel-anklet = 脚链
jewel-crown = 皇冠
book-evenings = 牌局之夜
book-matches = { $n }局
book-how = 每个数字都由记录统计；`cardhouse book` 打印同样的结果。
book-a-bot = 机器人
recap-won = { $name }赢了{ $of }局中的{ $n }局。
recap-shared = { $of }局中{ $name }和{ $other }各赢{ $n }局。
recap-turned = 今晚在{ $part }出现转折：此后{ $name }一路领先。
recap-turned-by = 今晚在{ $part }出现转折：{ $name }，{ $what }{ $n }。
recap-close = { $name }以{ $n }分之差赢下{ $game }。
recap-close-by = { $name }赢下{ $game }；{ $what }：{ $n }。
recap-count = { $name }：{ $what }{ $n }。
part-trick = 第{ $at }墩
part-hand = 第{ $at }手
part-round = 第{ $at }轮

## What games count

count-cuts = 切牌
count-cuts-says = { $name } 切牌 { $n } 次。
count-tincholi-cuts = 喊停
count-tincholi-cuts-says = { $name } 喊停 { $n } 次。
count-picked_up = 收牌
count-picked_up-says = { $name }收了{ $n }张牌。
count-picked_up-best = 最大收牌
count-left = 结束时剩牌
count-lost = 输的局数
count-kazhutha-lost = 当驴次数
count-kazhutha-lost-says = { $name }当了{ $n }次驴。
count-first = 最先出完
count-first-says = { $name }{ $n }次最先出完。
count-peon = 最后出完
count-revolutions = 革命
count-revolutions-says = { $name }发动了{ $n }次革命。
count-taxes = 缴税的牌
count-held = 喊停正确的次数
count-held-says = { $name } 喊停正确 { $n } 次。
count-called = 报准总点
count-called-says = { $name } 报准总点 { $n } 次。
count-pairs = 打出的对子
count-pairs-says = { $name }打出{ $n }个对子。
count-exact = 命中次数
count-exact-says = { $name }命中{ $n }次。
count-piles = 赢得的堆数
count-piles-best = 单次最多堆数
count-redeals = 重发的弱手

## Yours

me-find-name = 同桌
me-find-any = 任何结果
me-find-won = 获胜
me-find-lost = 垫底
me-find-none = 没有符合的。
me-find-more = 更早的
me-yours = 关于你的数据
me-export = 下载全部
me-delete = 删除我
me-delete-text = 你的名字、头像和身份会立即从所有牌桌、记录和战绩簿中永久消失。牌局保留，但没有你。
me-delete-sure = 是的，永久删除我
me-deleted = 你已被删除，这里不再有人认识你。
rules-share = 分享这套规则
rules-share-text = 一个链接和一个可扫的码：打开的人就按这套规则开桌。
rules-given = 按这套规则

# -- passkeys: the way to another device without a code

passkey-text = 通行密钥不用代码也能做到：它保存在你的手机、电脑或安全密钥里，使用时要你的指纹、面容或 PIN。
passkey-make = 创建通行密钥
passkey-use = 用通行密钥登录
passkey-one = { $day } 的通行密钥
passkey-drop = 移除
passkey-made = 通行密钥已创建。它在哪里，你就能在哪里登录。
passkey-had = 此设备上已有你的通行密钥。
passkey-none = 没有使用通行密钥，什么也没变。
