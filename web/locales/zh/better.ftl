# Chinese (simplified): a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = 换个更好的说法：长按一句话
setting-better-help = 这样就能为它提出更好的说法，由管理者阅读。
better = 换个更好的说法
better-list = 最近看到的句子
better-which = 哪一句？
better-words = 更好的说法
better-goes = 管理者会收到这两句话，与这里显示的完全一样，不带你的名字。
better-send = 发送
better-thanks = 谢谢！管理者会看到的。
better-enough = 这句话已经有很多建议了，谢谢！
better-later = 一次发得太多了，请过几分钟再试。
better-not-sent = 没能发送。你写的内容还在这里。
