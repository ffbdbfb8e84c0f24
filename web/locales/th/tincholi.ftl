# Thai: a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = ดูไพ่ของคุณสองใบ
tincholi-look-is = ครั้งนี้ครั้งเดียว จำให้ดี
tincholi-draw = จั่วไพ่
tincholi-draw-is = จากกองจั่วโดยไม่เห็น หรือใบหงายบนกองทิ้ง
tincholi-decide = จะทำอะไรกับไพ่ใบนี้
tincholi-decide-is = ทิ้งหรือใส่ช่อง
tincholi-taken-is = ไพ่ที่หยิบต้องเก็บ เลือกช่อง
tincholi-seven-is = 7: ดูไพ่ตัวเองได้หนึ่งใบ
tincholi-eight-is = 8: ดูไพ่คนอื่นได้หนึ่งใบ
tincholi-nine-is = 9: สลับสองใบใดก็ได้
tincholi-modes = เพื่ออะไร
tincholi-mode-look = ดู
tincholi-mode-keep = ไพ่ใบนี้
tincholi-mode-pair = คู่
tincholi-mode-peek = ใช้: ดู
tincholi-mode-swap = ใช้: สลับ
tincholi-cut = จบรอบ…
tincholi-cutter = จบรอบ
tincholi-cut-title = จบรอบนี้
tincholi-cut-silent = จบรอบโดยไม่ขาน
tincholi-cut-calls = ขานแต้มรวม
tincholi-cut-call = จบรอบและขาน { $n }
tincholi-called = แต้มรวมที่ขาน
tincholi-if-lowest = แต้มรวมของคุณต่ำสุด
tincholi-then-lowest = 0
tincholi-if-right = ต่ำสุดและตรง { $n }
tincholi-then-right = −10
tincholi-if-wrong = ต่ำสุดแต่ไม่ใช่ { $n }
tincholi-then-wrong = แต้มรวม + 10
tincholi-if-beaten = มีคนเท่ากันหรือต่ำกว่า
tincholi-then-beaten = แต้มรวม + 20
tincholi-less = ขานน้อยลง
tincholi-more = ขานมากขึ้น
tincholi-round = รอบ { $round } · ถึง { $target }
tincholi-total = ในมือ { $total }
tincholi-slots = ช่องของคุณ { $count } ช่อง
tincholi-slot = ช่อง { $at } ของคุณ { $card }
tincholi-slot-of = { $name } ช่อง { $at } { $card }
tincholi-others = ช่องของคนอื่น
tincholi-stock = กองจั่ว { $count } ใบ
tincholi-discard = กองทิ้ง: { $card }
tincholi-drop = ทิ้งใบที่จั่วทับ { $card }
tincholi-hold = แตะไพ่ที่มีรูปตาเพื่อดู แตะอีกครั้งเพื่อปิด ใบละหกวินาที ครั้งเดียวเท่านั้น
tincholi-hold-first = ดูไพ่ทั้งสองใบก่อน
tincholi-hold-done = ดูแล้ว ไปต่อ
tincholi-hold-over = หมดเวลาดู จากนี้ต้องจำเอง
tincholi-risk = ถ้าไม่ใช่คู่ ทั้งสองกลับที่เดิมและได้ไพ่เพิ่มหนึ่งใบ
tincholi-seen = ช่อง { $at }: { $card }
tincholi-own-score = คุณ: { $score }
tincholi-hand = มือ
tincholi-sum = แต้มรวม
tincholi-to = จบเมื่อมีคนเกิน { $target } แต้มต่ำสุดชนะ
tincholi-claims = { $you ->
    [yes] คุณจบรอบ: มือคุณต่ำสุดไหม
    *[no] { $name } จบรอบ: มือนั้นต่ำสุดไหม
}
tincholi-claims-called = { $you ->
    [yes] คุณจบรอบและขาน { $called }: ต่ำสุดและตรงไหม
    *[no] { $name } จบรอบและขาน { $called }: ต่ำสุดและตรงไหม
}
tincholi-verdict-lowest = { $you ->
    [yes] คุณต่ำสุด: ไม่เสียแต้ม
    *[no] ต่ำสุด: { $name } ไม่เสียแต้ม
}
tincholi-verdict-right = { $you ->
    [yes] ต่ำสุดและตรง { $called }: ลด 10 แต้ม!
    *[no] ต่ำสุดและตรง { $called }: { $name } ลด 10 แต้ม!
}
tincholi-verdict-wrong = { $you ->
    [yes] ต่ำสุดแต่ได้ { $total } ไม่ใช่ { $called }: คุณเพิ่ม 10
    *[no] ต่ำสุดแต่ได้ { $total } ไม่ใช่ { $called }: { $name } เพิ่ม 10
}
tincholi-verdict-beaten = { $you ->
    [yes] ไม่ต่ำสุด: คุณได้ { $total } และเพิ่ม 20
    *[no] ไม่ต่ำสุด: { $name } ได้ { $total } และเพิ่ม 20
}
tincholi-drawn = { $name }
news-look = { $seat } ดูช่อง { $slots }
news-tincholi-draw = { $seat } จั่วไพ่
news-take = { $seat } หยิบ { $cards }
news-drop = { $seat } ทิ้ง { $cards }
news-keep = { $seat } เก็บไว้ช่อง { $slot } และทิ้ง { $cards }
news-pair = { $ok ->
    [yes] { $seat } ทิ้งคู่: { $cards }
    *[no] { $seat } ลองทิ้งคู่: { $cards } ไม่ตรง ได้เพิ่มหนึ่งใบ
}
news-turn_up = หงาย { $cards }
news-peek = { $seat } ดู{ $slot }
news-swap = { $seat } สลับ { $slots }
news-tincholi-cut = { $called ->
    [none] { $seat } จบรอบโดยไม่ขาน
    *[other] { $seat } จบรอบและขาน { $called }
}
news-tincholi-round_over = จบรอบ { $round }
tincholi-cut-word = จบรอบ!

results-tincholi-winner = { $you ->
    [yes] คุณชนะด้วย { $score } แต้ม น้อยที่สุด
   *[no] { $count ->
        [one] { $names } ชนะด้วย { $score } แต้ม น้อยที่สุด
       *[other] { $names } แต้มน้อยที่สุดเท่ากัน: { $score }
    }
}
