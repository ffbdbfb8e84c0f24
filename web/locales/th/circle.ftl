# Thai: a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = เข้าร่วม
circle-join-text = คุณได้รับเชิญเข้าวงนี้ ลิงก์เดียวสำหรับโต๊ะ กติกา และสมุดบันทึกของพวกคุณ
circle-leave = ออกจากวงนี้
circle-left = คุณออกจาก { $name } แล้ว
circle-people = สมาชิก
circle-keeper = ผู้ดูแล
circle-make-keeper = ให้ { $name } เป็นผู้ดูแล
circle-remove = นำ { $name } ออก
circle-removed = ถูกนำออก
circle-bring-back = พา { $name } กลับมา
circle-invite = เชิญ
circle-link-text = ใครมีลิงก์นี้ก็ดูและเข้าร่วมได้
circle-message = วงของเรา: { $name }
circle-new-link = เปลี่ยนลิงก์
circle-new-link-text = ลิงก์เก่าจะใช้ได้เฉพาะคนในวง
circle-hook = แจ้งโปรแกรมแชต
circle-hook-text = โปรแกรมจะให้ที่อยู่ (เว็บฮุก) ที่ขึ้นต้นด้วย https แก่คุณ เราจะแจ้งเรื่องโต๊ะ ตาเล่น นัด และผล แต่ไม่เคยบอกไพ่
circle-hook-remove = เลิกแจ้ง { $host }
circle-hook-secret = รหัสลับของลายเซ็น
why-bad_endpoint = ใช้ที่อยู่นี้ไม่ได้ ต้องขึ้นต้นด้วย https และอยู่บนอินเทอร์เน็ต
circle-manage = ดูแลวง
circle-name = ชื่อวง
circle-tables = โต๊ะ
circle-lay = เปิดโต๊ะ
circle-no-tables = ยังไม่มีโต๊ะ เปิดสักโต๊ะแล้วทุกคนจะเห็นที่นี่
circle-older-tables = โต๊ะก่อนหน้านี้: { $count }
circle-cards = การ์ดกติกา
circle-cards-text = กติกาที่เล่นกันประจำ แต่ละชุดมีชื่อ แตะครั้งเดียวก็เปิดโต๊ะด้วยกติกานั้น
circle-card-add = การ์ดกติกาใหม่
circle-card-name = เรียกกติกานี้ว่าอะไร
circle-card-remove = ลบการ์ด { $name }
circle-phrases = วลีประจำวง
circle-phrases-text = ทุกคนใช้พูดได้ที่โต๊ะของวงนี้
circle-phrase-new = วลีใหม่
circle-phrase-remove = ลบ “{ $text }”
add = เพิ่ม
circle-gone = ไม่มีวงนี้
circle-gone-text = ลิงก์อาจเปลี่ยนไปแล้ว ขอลิงก์ใหม่จากคนในวง
circle-full = ที่นี่เต็มแล้ว
somebody-gone = คนที่จากไปแล้ว

## The book

book = สมุดบันทึก
book-empty = ยังไม่มีอะไร จะเริ่มเมื่อเล่นจบเกมแรก
book-missing = กำลังนับ: { $n }
book-all = ทุกเกม
book-standings = อันดับ
book-won = ชนะ
book-played = เล่น
book-lost = แพ้
book-ahead = นำหน้า
book-streak = ติดกัน { $n }
book-pairs = ตัวต่อตัว
book-nemesis = คู่ปรับ
book-nemesis-line = นำหน้า { $share } จาก { $n } เกม
book-buddy = เพื่อนนำโชค
book-buddy-line = ชนะคนอื่น { $share } ใน { $n } เกมที่เล่นด้วยกัน
book-bests = ที่สุดและสูสีที่สุด
book-closest = สูสีที่สุด
book-close-line = { $first } เหนือ { $second } ห่าง { $n }
book-jewels = เครื่องประดับ
jewel-bell = กระดิ่ง
jewel-garland = พวงมาลัย
jewel-anklet = กำไลข้อเท้า
jewel-crown = มงกุฎ
book-evenings = ค่ำคืน
book-matches = { $n } เกม
book-how = ทุกตัวเลขนับจากบันทึก `cardhouse book` ให้ผลเดียวกัน
book-a-bot = บอต
recap-won = { $name } ชนะ { $n } จาก { $of }
recap-shared = { $name } กับ { $other } ชนะคนละ { $n } จาก { $of }
recap-turned = ค่ำนี้พลิกใน{ $part } จากนั้น { $name } นำตลอด
recap-turned-by = ค่ำนี้พลิกใน{ $part }: { $name } { $what } { $n }
recap-close = { $name } ชนะ { $game } ห่าง { $n }
recap-close-by = { $name } ชนะ { $game } { $what }: { $n }
recap-count = { $name }: { $what } { $n }
part-trick = กองที่ { $at }
part-hand = มือที่ { $at }
part-round = รอบที่ { $at }

## What games count

count-cuts = การตัด
count-cuts-says = { $name } ตัด { $n } ครั้ง
count-tincholi-cuts = จบรอบ
count-tincholi-cuts-says = { $name } จบรอบ { $n } ครั้ง
count-picked_up = ไพ่ที่เก็บ
count-picked_up-says = { $name } เก็บไพ่ { $n } ใบ
count-picked_up-best = เก็บไพ่มากสุด
count-left = ไพ่เหลือตอนจบ
count-lost = เกมที่แพ้
count-kazhutha-lost = ครั้งที่เป็นลา
count-kazhutha-lost-says = { $name } เป็นลา { $n } ครั้ง
count-first = มือที่หมดก่อน
count-first-says = { $name } หมดก่อน { $n } ครั้ง
count-peon = มือที่หมดท้ายสุด
count-revolutions = การปฏิวัติ
count-revolutions-says = { $name } ประกาศปฏิวัติ { $n } ครั้ง
count-taxes = ไพ่ที่จ่ายภาษี
count-held = จบรอบได้ถูก
count-held-says = { $name } จบรอบถูก { $n } ครั้ง
count-called = ขานแต้มรวมตรง
count-called-says = { $name } ขานแต้มรวมตรง { $n } ครั้ง
count-pairs = คู่ที่ทิ้ง
count-pairs-says = { $name } ทิ้ง { $n } คู่
count-exact = ประกาศตรง
count-exact-says = { $name } ประกาศตรง { $n } ครั้ง
count-piles = กองที่ชนะ
count-piles-best = กองมากสุดในตาเดียว
count-redeals = หมากอ่อนที่แจกใหม่

## Yours

me-find-name = เล่นกับ
me-find-any = ผลใดก็ได้
me-find-won = ชนะ
me-find-lost = อันดับท้าย
me-find-none = ไม่พบ
me-find-more = เก่ากว่า
me-yours = ข้อมูลของคุณ
me-export = ดาวน์โหลดทั้งหมด
me-delete = ลบฉัน
me-delete-text = ชื่อ ใบหน้า และตัวตนของคุณจะหายจากทุกโต๊ะ บันทึก และสมุด ทันทีและตลอดไป เกมจะยังอยู่โดยไม่มีคุณ
me-delete-sure = ใช่ ลบฉันตลอดไป
me-deleted = ลบคุณแล้ว ที่นี่ไม่มีใครรู้จักคุณอีก
rules-share = แชร์กติกานี้
rules-share-text = ลิงก์และโค้ดสำหรับกล้อง ใครเปิดก็เปิดโต๊ะด้วยกติกานี้
rules-given = ด้วยกติกานี้

# -- passkeys: the way to another device without a code

passkey-text = พาสคีย์ทำแบบเดียวกันโดยไม่ต้องใช้รหัส: โทรศัพท์ คอมพิวเตอร์ หรือคีย์ความปลอดภัยของคุณเก็บไว้ และขอลายนิ้วมือ ใบหน้า หรือ PIN
passkey-make = สร้างพาสคีย์
passkey-use = เข้าสู่ระบบด้วยพาสคีย์
passkey-one = พาสคีย์ของวันที่ { $day }
passkey-drop = เอาออก
passkey-made = สร้างพาสคีย์แล้ว อยู่ที่ไหนก็เข้าสู่ระบบได้ที่นั่น
passkey-had = อุปกรณ์นี้มีพาสคีย์ของคุณอยู่แล้ว
passkey-none = ไม่ได้ใช้พาสคีย์ ไม่มีอะไรเปลี่ยน
