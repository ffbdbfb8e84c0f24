# Thai: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = คุณได้รับเชิญมาที่โต๊ะ
out-invited-text = เปิดลิงก์แล้วนั่งได้เลย ไม่ต้องมีบัญชี ไม่ต้องลงแอป
out-by = { $name } ชวนคุณเล่น { $game }
out-table = { $game } ที่ Cardhouse
out-free = ที่ว่าง: { $free } จาก { $seats }
out-full = ที่นั่งเต็มแล้ว ดูได้
out-match = เกมหนึ่งที่ Cardhouse
out-match-text = เปิดลิงก์เพื่อดูอีกครั้งทีละใบ
out-result = { $game }: ที่หนึ่งคือ { $name }
out-circle = คุณได้รับเชิญเข้าวง { $name }
out-any-circle = วงหนึ่งที่ Cardhouse
out-any-circle-text = ลิงก์เดียวสำหรับโต๊ะ กติกา และสมุดบันทึกของเรา ไม่ต้องมีบัญชี ไม่ต้องลงแอป

## A notice on a phone

bell-turn = ถึงตาคุณ
bell-turn-text = { $game }: ทุกคนรอคุณอยู่
bell-began = { $game } เริ่มแล้ว
bell-began-text = โต๊ะของคุณแจกไพ่แล้ว
bell-over = { $game } จบแล้ว
bell-over-text = ดูว่าจบอย่างไร
bell-asked = { $name } ถามหาคุณ
bell-asked-text = { $game }: มีที่นั่งให้คุณ
bell-somebody = แขก
bell-laid = { $name } ตั้งโต๊ะแล้ว
bell-laid-text = { $game }: มานั่งเลย
bell-soon = { $game } ในอีก 15 นาที
bell-soon-text = โต๊ะของคุณรออยู่
bell-now = { $game } กำลังจะเริ่ม
bell-now-text = โต๊ะของคุณรออยู่
bell-test = กระดิ่งใช้ได้
bell-test-text = เมื่อถึงตาคุณจะแจ้งแบบนี้

## A calendar

cal-title = { $game } ที่ Cardhouse
