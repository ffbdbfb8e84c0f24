# Thai: a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = เปิด
option-off = ปิด
option-forced_ace = เอซโพดำเปิดเกม
option-forced_ace-help = ใครถือเอซโพดำออกนำด้วยใบนั้น ถ้าปิด คนซ้ายของคนแจกออกใบใดก็ได้
option-first_trick_safe = กองแรกปลอดภัย
option-first_trick_safe-help = กองแรกที่ถูกตัดเล่นจนจบแล้วทิ้ง ไม่มีใครต้องเก็บ
option-games = จำนวนเกม
option-target = เป้า
option-max_rounds = รอบสูงสุด
option-max_rounds-help = จบเกมหลังจำนวนรอบนี้

## Thulla

option-thulla-games-help = ดูผลรวมจากจำนวนเกมนี้
option-lead_after_safe = ออกนำหลังมีคนรอด
option-lead_after_safe-help = ใครออกนำเมื่อผู้ชนะกองสะอาดรอดไปแล้ว
option-lead_after_safe-clockwise = คนถัดไปตามเข็ม
option-lead_after_safe-second_highest = ใบสูงอันดับสอง
option-reversal = กลับด้าน
option-reversal-help = คนตัดเก็บกองเองและออกนำ
option-scoring = คิดแต้ม
option-scoring-help = ผู้แพ้นับแต้มไพ่ที่เหลือ (ตามค่า: เอซ 11, K Q J 10 คือ 10) แต้มรวมต่ำสุดชนะ
option-scoring-none = ไม่มี
option-scoring-count = ใบละ 1
option-scoring-value = ตามค่า

## Kazhutha Kali

option-kazhutha-games-help = จำนวนเกม ใครแพ้มากสุดเป็นลาของวง
option-partners = เล่นคู่
option-partners-help = สี่คน: ที่นั่ง 1 และ 3 เจอกับ 2 และ 4

## The Great Dalmuti

option-hands = จำนวนมือ
option-hands-help = หนึ่งวงเล่นจำนวนมือนี้
option-opening = ยศแรก
option-opening-help = จั่วไพ่ หรือตามที่นั่ง (ไม่มีภาษี)
option-opening-draw = จั่ว
option-opening-seats = ตามที่นั่ง
option-taxes = ภาษี
option-taxes-help = ไพร่ให้ไพ่ดีที่สุดแก่ดัลมูติและได้ใบอื่นคืน
option-revolution = ปฏิวัติ
option-revolution-help = ใครมีตัวตลกทั้งสองประกาศปฏิวัติได้
option-tax_return = ไพ่ที่คืน
option-tax_return-help = ดัลมูติคืนไพ่แย่ที่สุด หรือใบใดก็ได้
option-tax_return-worst = แย่ที่สุด
option-tax_return-choice = ใดก็ได้
option-reentry = ผ่านแล้วลงได้อีก
option-reentry-help = คนที่ผ่านลงได้อีกในกองเดียวกัน

## Tincholi

option-jokers = โจ๊กเกอร์
option-jokers-help = โจ๊กเกอร์ในสำรับ นับเท่าไพ่ต่ำสุดใบอื่นในมือนั้น
option-deck = สำรับ
option-deck-help = ขยาย: สิบสองใบซ้ำ อลหม่าน: เพิ่ม 9 สองใบและโจ๊กเกอร์
option-deck-standard = มาตรฐาน
option-deck-extended = ขยาย
option-deck-chaos = อลหม่าน
option-deck-both = ทั้งสอง
option-cut_timing = เวลาจบรอบ
option-cut_timing-help = จบรอบได้ตอนไหนของตา
option-cut_timing-after_draw = หลังจั่ว
option-cut_timing-before_draw = ก่อนจั่ว
option-cut_timing-either = ได้ทั้งสอง
option-first_look = ดูครั้งแรก
option-first_look-help = สองช่องใดก็ได้ หรือช่อง 1 และ 2
option-first_look-choose = สองช่องใดก็ได้
option-first_look-fixed = ช่อง 1 และ 2
option-tincholi-target-help = จบเมื่อมีคนแต้มเกินนี้
option-memory_aid = ช่วยจำ
option-memory_aid-help = แสดงสิ่งที่คุณเห็นแล้วและยังรู้ได้ต่อไป

## Liap Tui

option-values = ค่าตัว
option-values-help = ค่าของตัวหมาก แบบอันดับ: แม่ทัพ 14 และ 13 ลงไปถึงเบี้ย 2 และ 1 แดงและดำ
option-values-guide = คู่มือ
option-values-ranked = อันดับ
option-type_lock = ล็อกประเภท
option-type_lock-help = เฉพาะประเภทเดียวกับคนเริ่มที่ชนะได้
option-ties = เสมอ
option-ties-help = เสมอกันใครชนะ แดง: แดงชนะดำ แล้วจึงคนลงก่อน
option-ties-earliest = คนลงก่อน
option-ties-red = แดง
option-face_down = คว่ำ
option-face_down-help = ซ่อนไว้จนครบสี่คน
option-declaration = การประกาศ
option-declaration-help = ตามลำดับ ให้รวมเป็น 8 พร้อมกัน หรือก่อนดูตัว
option-declaration-open = ตามลำดับ
option-declaration-total_eight = รวมเป็น 8
option-declaration-sealed = พร้อมกัน
option-declaration-blind = ไม่ดูก่อน
option-zero_streak = ศูนย์ติดกัน
option-zero_streak-help = ใครประกาศ 0 ติดกันเท่านี้ต้องประกาศอย่างน้อย 1 ถ้า 0 คือปิด
option-zero_bonus = โบนัสศูนย์
option-zero_bonus-help = ประกาศ 0 และไม่ชนะเลยได้ 3 ถ้าปิดไม่ได้
option-bonus = โบนัส
option-bonus-help = ตรงจำนวนได้เพิ่ม 5 แบบก้าวหน้า: สองเท่าและเพิ่ม 4
option-bonus-standard = มาตรฐาน
option-bonus-progressive = ก้าวหน้า
option-penalty_cap = เสียสูงสุด
option-penalty_cap-help = ไม่มีใครเสียเกินนี้ในหนึ่งรอบ
option-liap_tui-target-help = จบเมื่อมีคนได้แต้มเท่านี้
option-comeback = โอกาสกลับมา
option-comeback-help = หนึ่งครั้งต่อเกม แต้มทุกคนกลับเป็น 0 เมื่อที่หนึ่งกับที่สุดท้ายห่างเท่านี้
option-max_redeals = แจกใหม่สูงสุด
option-max_redeals-help = จำนวนครั้งต่อรอบ หลังจากนั้นไม่ถามอีก
preset-liap_tui-guide = คู่มือ
preset-liap_tui-ranked = อันดับ

## Bots

level-gentle = ง่าย
level-steady = ปานกลาง
level-sharp = เก่ง
level-master = เซียน
