# Thai: a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = ออกนำใบใดก็ได้
tricks-only = ออกนำ { $card }
tricks-follow = ลงตาม{ $suit }
tricks-none = คุณไม่มี{ $suit }
tricks-led = ออกนำ: { $suit }
tricks-if-cut = { $you ->
    [yes] ถ้าตัด: คุณเก็บ
    *[no] ถ้าตัด: { $name } เก็บ
}
tricks-highest = สูงสุดตอนนี้: { $card } ({ $name })
tricks-lead-is = ทุกคนต้องลงตาม ใครลงไม่ได้จะตัด คนสูงสุดเก็บ
tricks-raise-low = สูงสุดตอนนี้: { $high } ({ $name }) · { $card } ชนะกองนี้ไม่ได้
tricks-raise-high = { $card } จะสูงสุด: ถ้าถูกตัดคุณต้องเก็บ
tricks-raise-wins = { $card } สูงสุด: กองนี้ถูกนำออกและคุณออกนำ
tricks-raise-cut = { $card } ตัด: { $name } เก็บ { $count } ใบ
tricks-raise-lead = { $card } ออกนำ{ $suit }: ถ้ายังสูงสุดแล้วถูกตัด คุณต้องเก็บ
tricks-you-cut = ใบใดก็ตัดได้ คนสูงสุดเก็บ: { $name }
tricks-stall = เสมอหลังตัดอีก { $count } ครั้ง
tricks-safe = รอด · ที่ { $place }
tricks-left = เหลือ { $count }!
tricks-team = ทีม { $team }
tricks-partner = คู่หู
tricks-passes = { $you ->
    [to] { $name } รอดแล้ว: คุณออกนำ
    [from] คุณรอดแล้ว: { $next } ออกนำ
    *[no] { $name } รอดแล้ว: { $next } ออกนำ
}
tricks-passes-second = { $you ->
    [to] { $name } รอดแล้ว คุณสูงรองลงมาจึงออกนำ
    [from] คุณรอดแล้ว { $next } สูงรองลงมาจึงออกนำ
    *[no] { $name } รอดแล้ว { $next } สูงรองลงมาจึงออกนำ
}
tricks-lose = { $you ->
    [yes] คุณแพ้
    *[no] { $names } แพ้
}
tricks-left-with = { $you ->
    [yes] คุณเหลือ { $count } ใบ
    *[no] { $name } เหลือ { $count } ใบ
}
tricks-tally = { $games } เกม แพ้:
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] เก็บมากสุด: คุณเก็บ { $count } ใบในกองที่ { $trick }
    *[no] เก็บมากสุด: { $name } เก็บ { $count } ใบในกองที่ { $trick }
}
tricks-most-pani = { $you ->
    [yes] Pani ใหญ่สุด: คุณเก็บ { $count } ใบในกองที่ { $trick }
    *[no] Pani ใหญ่สุด: { $name } เก็บ { $count } ใบในกองที่ { $trick }
}
tricks-watch = ดู
tricks-safe-on = รอดในกองที่ { $trick }
news-thulla-cut = Thulla! { $seat } ตัด: { $taker } สูงสุดจึงเก็บ { $count } ใบ
news-kazhutha-cut = Pani! { $seat } ตัด: { $taker } สูงสุดจึงเก็บ { $count } ใบ
news-kazhutha-game_over = { $some ->
    [yes] Kazhutha ของเกมนี้: { $losers }
    *[no] จบเกม
}
results-thulla-lost = { $count ->
    [0] แพ้
    *[other] เหลือ { $count } ใบ
}
results-kazhutha-lost = { $count ->
    [0] Kazhutha
    *[other] Kazhutha · เหลือ { $count } ใบ
}
results-kazhutha-loser = { $you ->
    [yes] คุณคือ Kazhutha
    *[no] { $count ->
    [1] { $names } คือ Kazhutha
    *[other] { $names } คือ Kazhutha
    }
}
