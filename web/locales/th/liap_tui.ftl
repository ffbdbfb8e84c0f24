# Thai: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = แม่ทัพ
piece-advisor = องครักษ์
piece-elephant = ช้าง
piece-chariot = รถ
piece-horse = ม้า
piece-cannon = ปืนใหญ่
piece-soldier = เบี้ย
piece-red-general = แม่ทัพแดง
piece-red-advisor = องครักษ์แดง
piece-red-elephant = ช้างแดง
piece-red-chariot = รถแดง
piece-red-horse = ม้าแดง
piece-red-cannon = ปืนใหญ่แดง
piece-red-soldier = เบี้ยแดง
piece-black-general = แม่ทัพดำ
piece-black-advisor = องครักษ์ดำ
piece-black-elephant = ช้างดำ
piece-black-chariot = รถดำ
piece-black-horse = ม้าดำ
piece-black-cannon = ปืนใหญ่ดำ
piece-black-soldier = เบี้ยดำ
act-play-liap_tui = { $count ->
    [1] ลง { $cards }
    *[other] ลง { $count } ตัว
}
act-choose-card-liap_tui = เลือกตัวหมาก
act-choose-cards-liap_tui = เลือกตัวหมาก
act-say = ประกาศ { $rest }
liap-declare = จะชนะกี่กอง
liap-declare-is = ประกาศแล้ว: { $total } จาก 8
liap-say = ประกาศ { $n } รวม { $total }
liap-may-not-say = { $n } ไม่ได้
liap-weak = หมากในมือคุณอ่อน
liap-redeal-is = แจกใหม่ทำให้รอบนี้นับ { $times } เท่า เหลืออีก { $left } ครั้ง
liap-vote = หมากในมืออ่อน: แจกใหม่ไหม
liap-vote-is = ถ้ามีคนขอ จะแจกใหม่ทั้งหมดและรอบนี้นับ × { $times }
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = ออกนำหนึ่งถึงหกตัว
liap-lead-is = เดี่ยว คู่ หรือเรียง ทุกคนลงเท่ากัน
liap-follow = ลง { $count } ตัว
liap-ahead = นำอยู่: { $name } { $type }
liap-pieces = { $count } ตัว
liap-round = รอบ { $round } · ถึง { $target }
liap-times = × { $times }
liap-total = ประกาศ { $total } จาก 8
liap-won-said = { $won } จาก { $said }
liap-running = ใต้แต่ละเลข: ผลรวมที่จะได้
liap-round-over = หลังรอบ { $round }
liap-round-no = รอบ
liap-sheet = ตารางแต้ม
liap-cell = ประกาศ { $said } ชนะ { $won } แต้ม
liap-to = ชนะ / ประกาศ แต้ม และยอดรวม เล่นถึง { $target }

## How strong a choice is

liap-choice = { $type } ค่า { $worth }
liap-no-type = { $count } ตัว ไม่เข้าชุด
liap-only-loses = ไม่เข้าชุดจึงแพ้ เป็นวิธีทิ้งตัว
liap-is-ahead = จะนำ { $name } ✓
liap-is-ties = แค่เสมอ { $name } คนลงก่อนยังนำ
liap-is-behind = อ่อนไป: { $name } ยังนำ
liap-lead-only = ออกนำได้ ✓
liap-lead-weakest = อ่อนสุดในประเภทนี้ของคุณ
liap-lead-strongest = แข็งสุดในประเภทนี้ของคุณ ✓
liap-lead-between = ปานกลางในประเภทนี้ของคุณ
type-none = ไม่เข้าชุด
type-single = เดี่ยว
type-pair = คู่
type-three-soldiers = เบี้ยสาม
type-straight = เรียง
type-four-soldiers = เบี้ยสี่
type-extended-straight-4 = เรียงสี่
type-extended-straight-5 = เรียงห้า
type-five-soldiers = เบี้ยห้า
type-double-straight = เรียงคู่
news-asked = { $seats } ขอแจกใหม่ได้
news-answered = { $seat } ตอบแล้ว
news-redeal = แจกใหม่: รอบนี้นับ { $multiplier } เท่า คนแรก: { $starter }
news-said = { $seat } ประกาศ { $n }
news-sealed = { $seat } ประกาศแล้ว
news-declared = เปิดการประกาศทั้งหมด
news-declare_again = ผลรวมเป็น 8 ประกาศใหม่: { $seat }
news-turn = { $seat } ชนะ { $piles } กองด้วย{ $type }
news-liap_tui-round_over = จบรอบ
news-comeback = แต้มทุกคนกลับเป็น 0
news-liap_tui-game_over = จบเกม
liap-hit = เป๊ะ!
liap-close = พลาดไปหนึ่ง!

results-liap_tui-winner = { $you ->
    [yes] คุณชนะด้วย { $score } แต้ม
   *[no] { $count ->
        [one] { $names } ชนะด้วย { $score } แต้ม
       *[other] { $names } ชนะร่วมกันด้วย { $score } แต้ม
    }
}
