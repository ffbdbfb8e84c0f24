# Chinese: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = 有人邀请你入座
out-invited-text = 打开链接即可入座。无需账号，无需应用。
out-by = { $name } 邀请你玩 { $game }
out-table = 在 Cardhouse 玩 { $game }
out-free = 空位：{ $free } / { $seats }
out-full = 座位已满，可以观战。
out-match = Cardhouse 的一局
out-match-text = 打开链接，一张一张地重看。
out-result = { $game }：{ $name } 第一
out-circle = 邀请你加入圈子：{ $name }
out-any-circle = Cardhouse 的一个圈子
out-any-circle-text = 牌桌、规则和战绩簿，都在一个链接里。无需账号，无需应用。

## A notice on a phone

bell-turn = 轮到你了
bell-turn-text = { $game }：大家在等你。
bell-began = { $game } 开始了
bell-began-text = 你的牌桌已发牌。
bell-over = { $game } 结束了
bell-over-text = 看看结果如何。
bell-asked = { $name } 在找你
bell-asked-text = { $game }：有你的座位。
bell-somebody = 一位游客
bell-laid = { $name } 摆好了牌桌
bell-laid-text = { $game }：来坐下吧。
bell-soon = { $game } 15 分钟后开始
bell-soon-text = 你的牌桌在等你。
bell-now = { $game } 马上开始
bell-now-text = 你的牌桌在等你。
bell-test = 铃声正常
bell-test-text = 轮到你时会这样提醒。

## A calendar

cal-title = 在 Cardhouse 玩 { $game }
