# Thai: a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = ดูย้อนหลัง
replay-loading = กำลังหาบันทึก…
replay-none = ไม่มีบันทึกนี้
replay-private = เกมส่วนตัว
replay-private-text = เกม { $game } นี้เล่นที่โต๊ะที่มีรหัสผ่าน ใส่รหัสผ่าน หรือเปิดบนเครื่องที่เคยอยู่โต๊ะนั้น
replay-unlock = เปิด
replay-none-text = มีเฉพาะเกมที่จบแล้ว ดูที่อยู่อีกครั้ง
replay-broken = เล่นบันทึกนี้ย้อนไม่ได้
replay-broken-text = เซิร์ฟเวอร์แจ้งว่า: { $text }
replay-breaks = บันทึกขาดตรงนี้: { $text }
replay-at = { $at } จาก { $count }
replay-scrubber = ตำแหน่งในเกม
replay-controls = ดูย้อนหลัง
replay-trick-back = กลับไปท้ายกองก่อน
replay-back = ย้อนหนึ่งครั้ง
replay-play = เล่น
replay-pause = หยุด
replay-forward = ถัดไปหนึ่งครั้ง
replay-trick-forward = ไปท้ายกอง
replay-speed = ความเร็ว: { $speed } เท่า
replay-see-as = มุมมองของ
replay-open = ไพ่ทุกคน
replay-as-me = ตามที่ฉันเห็น
replay-as = มุมมอง { $name }
replay-hands = ไพ่ทุกคน
replay-hand-of = { $name } { $count } ใบ:
replay-moves = ทุกการเล่น
replay-dealt = แจกไพ่แล้ว
replay-silent = อาจมีคนตอบลับๆ
replay-move = { $name }: { $move }
replay-next = ต่อไป: { $names }
replay-over = จบเกม
replay-keys = ← → เลื่อน · Shift + ← → ตาของตัวเอง · Home, End · Space เล่น

back-title = ย้อนดู
back-return = กลับไปที่โต๊ะ
back-turn = ถึงตาคุณ

## About the match

match-about = เกี่ยวกับเกมนี้
match-places = อันดับ
match-played = เล่นเมื่อ { DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = กติกาพิเศษ: { $options }
match-download = ดาวน์โหลดบันทึก (.cgn)
match-download-json = ดาวน์โหลดเป็น JSON
match-verify = ตรวจการแจกไพ่

## Fair deals

verify-title = แจกไพ่ยุติธรรมไหม
verify-how = เบราว์เซอร์ของคุณตรวจเองจากบันทึก ไม่ถามเซิร์ฟเวอร์
verify-working = กำลังคำนวณ…
verify-ok = ทุกอย่างตรงกัน
verify-ok-text = ไม่มีใครเลือกไพ่เหล่านี้ได้ ทั้งผู้เล่นและเซิร์ฟเวอร์
verify-bad = มีบางอย่างไม่ตรง
verify-bad-text = บันทึกนี้ไม่ตรงกับที่สัญญาไว้ก่อนไพ่ใบแรก เก็บไว้และถามผู้ดูแลเซิร์ฟเวอร์
verify-none = ไม่มีอะไรให้ตรวจ
verify-none-text = บันทึกนี้ไม่มีค่าเริ่มต้น จึงไม่มีใครสัญญาเรื่องการแจก
verify-part = ส่วนที่ตรวจได้ตรงกัน
verify-part-text = บางส่วนตรวจไม่ได้ ดูด้านล่าง
verify-line = บรรทัด { $line }
verify-noted-ok = คำสัญญาที่เบราว์เซอร์นี้จดไว้ก่อนไพ่ใบแรกตรงกับในบันทึก
verify-noted-bad = คำสัญญาในบันทึกไม่ใช่ที่เบราว์เซอร์นี้จดไว้ก่อนไพ่ใบแรก
verify-noted-skip = เบราว์เซอร์นี้ไม่ได้จดคำสัญญาก่อนเกม: ไม่ได้นั่งโต๊ะนี้หรือนานเกินไปแล้ว
verify-share-ok = ไบต์สุ่มที่เบราว์เซอร์นี้ให้อยู่ในบันทึกตรงที่นั่งของมัน
verify-share-bad = ไบต์สุ่มที่เบราว์เซอร์นี้ให้ไม่อยู่ตรงที่นั่งในบันทึก ถ้าหลุดก่อนแจกอาจมาถึงช้าไป
verify-pledges-ok = คำมั่นของทุกที่นั่งที่เบราว์เซอร์นี้เห็นก่อนเปิดของตน ตรงกับในบันทึก
verify-pledges-bad = คำมั่นที่เบราว์เซอร์นี้เห็นก่อนเปิดของตน ไม่ใช่คำมั่นในบันทึก
verify-commit-ok = ความลับของเซิร์ฟเวอร์ตรงกับที่ผูกมัดไว้: SHA-256 ของมันคือคำสัญญา
verify-commit-bad = ความลับของเซิร์ฟเวอร์ไม่ตรงกับที่ผูกมัด: SHA-256 ไม่ใช่คำสัญญา
verify-commit-skip = บันทึกไม่มีคำสัญญาและความลับ: เซิร์ฟเวอร์เลือกค่าเริ่มต้นเอง
verify-seed-ok = { $count ->
    [0] ค่าเริ่มต้นมาจากความลับ ผู้เล่นไม่ได้ให้อะไร
    *[other] ค่าเริ่มต้นมาจากความลับและสิ่งที่ผู้เล่น { $count } คนให้
}
verify-seed-bad = ค่าเริ่มต้นไม่ได้มาจากความลับและสิ่งที่ผู้เล่นให้
verify-seed-skip = ตามรอยค่าเริ่มต้นไม่ได้ เพราะบันทึกไม่มีความลับ
verify-unopened-skip = { $seats } ให้คำมั่นเรื่องไบต์สุ่มแต่ไม่ได้เปิด ค่าเริ่มต้นจึงนับคำมั่นแทน การหลุดทำให้เกิดได้ แต่คนที่นั่งตรงนั้นและดูแลเซิร์ฟเวอร์ด้วยอาจเลือกระหว่างการแจกสองแบบได้ จึงควรสังเกตไว้
verify-lot-ok = ใครเป็นคนแรกจับฉลากจากความลับและสิ่งที่ผู้เล่นให้
verify-lot-bad = ใครเป็นคนแรกไม่ได้มาจากความลับและสิ่งที่ผู้เล่นให้
verify-deal-ok = { $kind ->
    [draw] การจั่ว { $k } มาจากค่าเริ่มต้นทุกใบ
    [reshuffle] การสับ { $k } มาจากค่าเริ่มต้นทุกใบ
    *[deal] การแจก { $k } มาจากค่าเริ่มต้นทุกใบ
}
verify-deal-bad = { $kind ->
    [draw] การจั่ว { $k } ไม่ได้มาจากค่าเริ่มต้น
    [reshuffle] การสับ { $k } ไม่ได้มาจากค่าเริ่มต้น
    *[deal] การแจก { $k } ไม่ได้มาจากค่าเริ่มต้น
    }: { $pile } ควรเป็น { $should } แต่บันทึกมี { $has }
verify-deals-skip = เกมเริ่มจากตำแหน่งที่จัดไว้ซึ่งไม่มีค่าเริ่มต้น จึงไม่ตรวจการแจก
verify-unwritten-skip = บันทึกไม่ได้จดการแจก จึงไม่มีอะไรให้เทียบ
verify-older-skip = บันทึกนี้เก่ากว่า: ไพ่ใบไหนไปที่ใดขึ้นกับกติกาของเกม `cardhouse verify` ตรวจเรื่องนั้น ส่วนหน้านี้ตรวจความลับ สิ่งที่ผู้เล่นให้ และค่าเริ่มต้น
verify-bad-line = บรรทัดนี้เป็นไปไม่ได้: { $text }
