# Chinese: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = 通知
bell-here = 在此设备上通知我
bell-here-help = 即使页面关闭、手机锁屏。每张牌桌由你选择。
bell-try = 响一次
bell-rings = 铃声在你的设备上响起。
bell-people = 和我玩过的人可以叫我
bell-people-help = 他们有座位给你时会通知你。
bell-quiet = 免打扰时段
bell-quiet-help = 此时段不通知，仍未完成的之后再通知。
bell-quiet-since = 从
bell-quiet-until = 到
bell-home-screen = 要在页面关闭时收到通知，请先把 Cardhouse 添加到主屏幕。
bell-table = 通知我这张牌桌的事
bell-table-help = 轮到你时、对局开始或结束时，以及约定时间之前。
bell-circle = 通知我这个圈子的事
bell-circle-help = 有人摆好牌桌时、在其中轮到你时，以及约定时间之前。
date-title = 日期
date-text = 选择见面时间，这里入座的人都能看到。
date-when = 时间
date-set = 选定此日期
date-change = 更改日期
date-remove = 不定日期
date-by = 由 { $name } 选定
date-calendar = 加入日历
ask-title = 叫上某人
ask-text = 如果对方愿意，会在手机上收到通知。
ask-do = 叫上
ask-done = 已叫
share-title = 分享
share-link-to = 链接
share-picture = 图片
share-words = 文字
share-moment = 这一刻
share-made = 已复制
share-cannot = 此浏览器无法分享。
