# Thai: a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = เล่นตามความรู้สึกและพลาดบ้าง เหมาะกับเกมแรกและเด็กๆ
level-steady-help = รู้เกมและนับสิ่งที่ทุกคนเห็น
level-sharp-help = คิดถึงไพ่ที่คนอื่นอาจถือ
level-master-help = เก่งที่สุดที่นี่และไม่ลืมอะไร
bots-level = บอตเก่งแค่ไหน
seat-level = บอต · { $level }

## What a chance is a chance of

goal-win = โอกาสชนะ: { $chance }
goal-not_last = โอกาสไม่เป็นที่สุดท้าย: { $chance }
goal-points = { $chance } ของแต้มในมือนี้
goal-hand = โอกาสทำได้ดีที่สุดในมือนี้: { $chance }
goal-hit = โอกาสชนะตรงตามประกาศ: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = โอกาสชนะ: { $chance }
roughly-chance = { $size ->
    [0] แทบไม่มี
    [1] น้อย
    [2] พอ ๆ กัน
    [3] ค่อนข้างมาก
   *[4] เกือบแน่นอน
}
roughly-share = { $size ->
    [0] แทบไม่มีส่วน
    [1] ส่วนน้อย
    [2] ราวครึ่งหนึ่ง
    [3] ส่วนใหญ่
   *[4] เกือบทั้งหมด
}

## Hints

coach-thinking = ผู้เล่นเก่งกำลังคิด…
coach-no-time = บอตไม่มีเวลาให้คำใบ้ตอนนี้ ลองอีกสักครู่
coach-unrated = ถ้าใช้คำใบ้ เกมนี้จะไม่นับเรตติ้งของคุณ ถามอีกครั้งถ้าต้องการ
coach-remembers = คำใบ้อาจบอกสิ่งที่คุณเคยเห็น: มันจำแทนคุณ ถ้าต้องการให้ขออีกครั้ง
coach-hint = { $move } – { $chance } · { $why }
coach-hint-plain = { $move } · { $why }
coach-even = { $moves } แทบไม่ต่างกัน – { $chance } · { $why }
coach-even-plain = { $moves } แทบไม่ต่างกัน – { $chance }
coach-nudge = ดีที่สุดคือหนึ่งในนี้: { $moves } ถามอีกครั้งเพื่อดูคำตอบ
coach-nudge-one = ตรงนี้มีทางเดียวที่น่าคิด ถามอีกครั้งเพื่อดู
coach-others = { $hint } · หรือ { $others }
coach-other = { $move } ({ $chance })
coach-call = จบรอบและขาน { $total }
coach-take = หยิบกองทิ้ง
coach-drop = ทิ้งใบที่จั่ว

## The review in the replay

review = ทบทวน
review-of = การตัดสินใจของ
review-loading = กำลังดูการตัดสินใจของคุณ: { $share }
review-busy = เซิร์ฟเวอร์ต้องดูแลโต๊ะก่อน การทบทวนจะดำเนินต่อเอง
review-trouble = การทบทวนหยุดลง: { $text }
review-waiting = ยังไม่ได้ดูการตัดสินใจนี้
review-only = ไม่มีอะไรให้เลือก
review-best = การเล่นที่ดีที่สุด
review-fine = ดีเท่ากับตัวเลือกที่ดีที่สุด
review-lost = { $size ->
    [1] เสียเล็กน้อย: { $lost }
    [2] พลาด: { $lost }
    *[3] พลาดใหญ่: { $lost }
}
review-slip = { $size ->
    [1] เสียเล็กน้อย
    [2] พลาด
   *[3] พลาดใหญ่
}
review-done = { $move } – { $chance } · { $why }
review-instead = ที่เล่น: { $done } ({ $mine }) · ดีที่สุด: { $best } – { $chance } · { $why }
review-thought = ไม่ได้คำนวณโอกาสตรงนี้ ผู้เล่นเก่งคิดว่า: { $why }
review-to = ถึง { $name }: { $why }
review-back = ไปที่พลาดก่อนหน้า
review-on = ไปที่พลาดถัดไป
review-summary = สรุป
review-decisions = { $count } การตัดสินใจ
review-free = มีทางเลือก { $free }
review-average = เสียเฉลี่ย: { $lost }
review-worse = { $done } แทน { $best }
review-nothing-lost = ไม่มีอะไรเสียที่ควรพูดถึง
review-how = บอตระดับเก่งดูแต่ละการตัดสินใจจากสิ่งที่ที่นั่งนี้รู้ได้ตอนนั้น ความต่างเล็กน้อยคือโชค
