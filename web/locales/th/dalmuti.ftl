# Thai: a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = ดัลมูติ
dalmuti-role-2 = อาร์ชบิชอป
dalmuti-role-3 = จอมพล
dalmuti-role-4 = ท่านหญิง
dalmuti-role-5 = แม่อธิการ
dalmuti-role-6 = อัศวิน
dalmuti-role-7 = ช่างเย็บ
dalmuti-role-8 = ช่างก่อ
dalmuti-role-9 = พ่อครัว
dalmuti-role-10 = หญิงเลี้ยงแกะ
dalmuti-role-11 = ช่างสกัดหิน
dalmuti-role-12 = ชาวนา
dalmuti-jester = ตัวตลก
dalmuti-card = { $value } { $role }
dalmuti-short-greater-dalmuti = ดัลมูติใหญ่
dalmuti-short-lesser-dalmuti = ดัลมูติน้อย
dalmuti-short-merchant = พ่อค้า
dalmuti-short-lesser-peon = ไพร่น้อย
dalmuti-short-greater-peon = ไพร่ใหญ่
dalmuti-long-greater-dalmuti = ดัลมูติใหญ่
dalmuti-long-lesser-dalmuti = ดัลมูติน้อย
dalmuti-long-merchant = พ่อค้า
dalmuti-long-lesser-peon = ไพร่น้อย
dalmuti-long-greater-peon = ไพร่ใหญ่
dalmuti-set = { $value ->
    [J] ตัวตลก { $count }
    *[other] { $value } { $count } ใบ
}
act-play-dalmuti = { $value ->
    [J] ลงตัวตลก { $count }
    *[other] ลง { $value } { $count } ใบ
}
dalmuti-lead = ออกนำชุดใดก็ได้
dalmuti-lead-is = ไพ่เลขเดียวกัน ตัวตลกแทนได้ทุกเลข
dalmuti-beat = ชนะ { $value } { $count } ใบ
dalmuti-beat-is = จำนวนเท่ากันเลขน้อยกว่า หรือผ่าน
dalmuti-only-pass = คุณไม่มีชุดแบบนี้ ผ่าน
dalmuti-chip-beat = ชนะ { $count } × { $value } · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = คุณมีตัวตลกทั้งสอง
dalmuti-revolution-is = ปฏิวัติยกเลิกภาษี ถ้าไพร่ใหญ่ประกาศ ยศทั้งหมดจะกลับกัน
dalmuti-give = คืน { $count } ใบ
dalmuti-give-is = เลือกใบที่จะคืน ไพ่จะย้ายเมื่อทุกคนเลือกแล้ว จึงเห็นภาษีตอนนั้น
dalmuti-can-give = ให้ { $name } ✓
dalmuti-gift = ให้ { $cards }
dalmuti-made-of = { $parts } เป็น { $value }
dalmuti-beats = ชนะ { $count } × { $value } ✓
dalmuti-can-lead = ออกนำได้ ✓
dalmuti-firsts = หมดก่อน { $count } ครั้ง
dalmuti-draw = จั่วหายศ
dalmuti-draw-is = ต่ำสุดเป็นดัลมูติใหญ่ เท่ากันจั่วใหม่
dalmuti-peon-gives = ไพ่ดีที่สุดของคุณไปที่ { $name } ซึ่งจะเลือกใบคืน
dalmuti-you-gave = คุณให้ { $name }
dalmuti-you-got = คุณได้จาก { $name }
dalmuti-revolution = { $you ->
    [yes] คุณประกาศปฏิวัติ: ไม่มีภาษี!
    *[no] ปฏิวัติ! { $name } มีตัวตลกทั้งสอง: ไม่มีภาษี
}
dalmuti-greater-revolution = { $you ->
    [yes] คุณประกาศมหาปฏิวัติ: ยศกลับกันหมด!
    *[no] มหาปฏิวัติ! { $name } กลับยศทั้งหมด
}
dalmuti-hand-over = จบมือที่ { $hand } จาก { $hands }
dalmuti-due = { $you ->
    [yes] คุณ
    *[no] { $from }
    } จะให้ { $to } ไพ่ดีที่สุด { $count } ใบ
hold-second = กดค้างหนึ่งวินาที
hold-again = กดอีกครั้งเพื่อยืนยัน
dalmuti-hand = มือที่ { $hand } จาก { $hands }
dalmuti-passed = ผ่าน
dalmuti-out = หมด · ที่ { $place }
news-dalmuti-draw = { $seats } จั่วหายศได้ { $cards }
news-ranks = ลำดับยศ: { $order }
news-tax = { $hidden ->
    [yes] { $seat } ให้ { $to } { $count } ใบ
    *[no] { $seat } ให้ { $cards } แก่ { $to }
}
news-chosen = { $seat } เลือกไพ่ที่จะคืนแล้ว
news-quiet = คุณเงียบไว้
news-revolution = { $greater ->
    [yes] { $seat } ประกาศมหาปฏิวัติ: ยศกลับกันหมด!
    *[no] { $seat } ประกาศปฏิวัติ: ไม่มีภาษี!
}
news-dalmuti-hand_over = จบมือนี้ ลำดับใหม่: { $order }

results-dalmuti-winner = { $you ->
    [yes] คุณครองราชสำนักด้วย { $score } แต้ม
   *[no] { $count ->
        [one] { $names } ครองราชสำนักด้วย { $score } แต้ม
       *[other] { $names } ครองราชสำนักด้วย { $score } แต้ม
    }
}
