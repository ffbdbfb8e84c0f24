# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = ตอนนี้เซิร์ฟเวอร์ยังไม่ตอบ การทบทวนจะดำเนินต่อเอง
review-three = ช่วงที่สำคัญที่สุด
review-found = มองออกได้ดี
story = เกมเป็นอย่างไร
story-open = เกมเป็นอย่างไรบ้าง
curve = โอกาสของคุณตลอดเกม
curve-drop = ตาที่ { $n }: { $lost }
curve-win = โอกาสชนะ
curve-not_last = โอกาสไม่เป็นที่สุดท้าย
curve-points = ส่วนแบ่งแต้มของมือนี้
curve-hand = โอกาสทำได้ดีที่สุดในมือนี้
curve-hit = โอกาสชนะตรงตามประกาศ
replay-turn-back = กลับไปท้ายตาก่อน
replay-turn-forward = ไปท้ายตา
replay-known-of = ที่รู้ว่าอยู่ในมือของ { $name }:
chapters = ช่วงต่าง ๆ ของเกม
chapter-round = รอบ { $n }
chapter-hand = มือ { $n }
chapter-game = เกม { $n }
legend = ความหมายของเครื่องหมาย
legend-deal = แจกใหม่หรือผล
legend-danger = มีคนเดือดร้อน
legend-safe = มีคนรอด
legend-title = ช่วงพิเศษ
legend-end = จบตา
legend-lost = โอกาสลดลง

## Puzzles: one's own mistakes, to try again.

puzzle = ลองอีกครั้ง
puzzle-try = ลองอีกครั้ง
puzzle-ask = ตอนนี้คุณจะทำอย่างไร
puzzle-was = ในเกมนั้นเล่น { $move } และมีทางที่ดีกว่า
puzzle-right = ถูกต้อง!
puzzle-wrong = ยังไม่ใช่
puzzle-best = { $best } – { $chance }
puzzle-even = { $move } ดีเท่ากับ { $best } – { $chance }
puzzle-worse = { $move } ({ $mine }) · ดีที่สุด: { $best } – { $chance }
puzzle-unweighed = { $move } ไม่อยู่ในทางเล่นที่โค้ชจะคิด
puzzle-again = อีกครั้ง
puzzle-next = ข้อต่อไป
puzzle-at = { $at } จาก { $of }
puzzle-none = ไม่มีอะไรให้ลองใหม่
puzzle-none-text = เมื่อการทบทวนพบข้อผิดพลาดของคุณ มันจะกลับมาที่นี่ในวันถัดไป
puzzle-to-replay = ไปที่รีเพลย์
puzzle-due = { $count } ช่วงของคุณให้ลองใหม่
puzzle-due-text = จากเกมที่ผ่านมาของคุณ: วันนี้จะทำอย่างไร

## Playing on from a moment of a record.

play-on = เล่นต่อจากตรงนี้
play-on-seat = นั่งแทนใคร
play-on-hands = ใช้ไพ่แบบไหน
play-on-known = ตามที่ที่นั่งนั้นรู้ได้
play-on-known-help = ไพ่ของคุณและสิ่งที่เห็นแล้วคงเดิม ส่วนที่รู้ไม่ได้จะแจกใหม่
play-on-were = ตามที่เป็นจริง
play-on-were-help = ทุกคนถือไพ่ของเกมนั้น คุณอาจเห็นไปแล้วในรีเพลย์
play-on-unrated = เกมที่เริ่มจากตำแหน่งที่จัดไว้ไม่มีผลต่อเรตติ้ง
play-on-link = คัดลอกลิงก์
play-on-go = เล่นต่อ
play-on-no_other_hands = ไม่พบไพ่อื่นที่ตรงกับทุกสิ่งที่ที่นั่งนี้เห็น คุณเล่นด้วยไพ่จริงได้
play-on-nothing_to_play = เล่นต่อจากตรงนี้ไม่ได้

## The luck meter.

luck = ไพ่เหล่านี้มีค่าเท่าไร
luck-line = { $verdict ->
    [more] ไพ่มีค่า { $worth } (± { $error }) ทำได้ { $made }: มากกว่าไพ่
    [less] ไพ่มีค่า { $worth } (± { $error }) ทำได้ { $made }: น้อยกว่าไพ่
   *[even] ไพ่มีค่า { $worth } (± { $error }) ทำได้ { $made }: เท่าที่ไพ่ให้
}
luck-how = สัดส่วนของคนอื่นที่เอาชนะได้ เมื่อบอตเก่งเท่ากันเล่นไพ่ชุดเดียวกัน { $tries } ครั้ง
luck-more = กำลังเล่นเพิ่ม

## The deal of the day.

day-about = ไพ่วันละชุดต่อเกม เหมือนกันทุกคนในบ้านนี้ คุณมีโอกาสครั้งเดียว
day-ends = ชุดต่อไปในอีก { $hours }
day-against = สู้กับบอต { $bots } ตัว · { $level }
day-play = เล่น
day-go-on = เล่นต่อ
day-sealed = ปิดผนึกไว้
day-sealed-text = ตัวเลขนี้เผยแพร่ล่วงหน้าหนึ่งสัปดาห์ เมื่อหมดวันจะเปิดความลับ และใครก็ตรวจได้ว่าไม่มีใครเลือกไพ่

## A page of one’s own.

me-book = ผลงานของคุณ
me-matches = เกม
me-wins = ที่หนึ่ง
me-beaten = เอาชนะ
me-streak = ชนะรวด / ดีที่สุด
me-over-time = { $game } ทีละเกม
me-how-bot = บอตเล่นจนจบ: ไม่นับ
me-how-set_up = เล่นต่อจากเกมอื่น: ไม่นับ
