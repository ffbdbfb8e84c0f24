# Thai: a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = ปิด
cancel = ยกเลิก
back-home = กลับหน้าแรก
retry = ลองอีกครั้ง
loading = สักครู่…
offline = ติดต่อเซิร์ฟเวอร์ไม่ได้
fresh = มีเวอร์ชันใหม่
fresh-take = โหลด
fresh-later = ภายหลัง
optional = ไม่บังคับ

## Games

game-thulla-title = Thulla
game-kazhutha-title = Kazhutha Kali
game-dalmuti-title = ดัลมูติผู้ยิ่งใหญ่
game-tincholi-title = Tincholi
game-liap_tui-title = Liap Tui
game-thulla-line = ลงตามดอก ใครตัด คนที่สูงสุดต้องเก็บ
game-kazhutha-line = ใครเหลือไพ่คนสุดท้ายคือลา
game-dalmuti-line = ลงชุดไพ่ให้หมด ไต่ขึ้นราชสำนัก
game-tincholi-line = จำไพ่สี่ใบของคุณ จบรอบตอนแต้มต่ำสุด
game-liap_tui-line = ประกาศจำนวนกอง แล้วทำให้ตรง
players = ผู้เล่น { $from } ถึง { $to } คน
players-exactly = ผู้เล่น { $count } คน
best-with = สนุกที่สุดเมื่อเล่น { $from } ถึง { $to } คน
best-with-exactly = สนุกที่สุดเมื่อเล่น { $count } คน

## Home

offline-title = คุณออฟไลน์อยู่
offline-text = กติกา การตั้งค่า รวมถึงบทเรียนและภาษาที่เคยเปิดที่นี่ใช้ได้ ที่นั่งของคุณยังอยู่ แต่การเล่นต้องเชื่อมต่อ
slogan = โต๊ะไพ่ที่ครอบครัวคุณ
slogan-end = เติบโตมาด้วยกัน
slogan-about = เกมจากบ้าน ไม่ต้องมีบัญชี ไม่ต้องลงแอป แค่ส่งรหัสแล้วนั่งเล่น
play-friends = เล่นกับเพื่อน
play-bots = เล่นกับบอต
which-game = เล่นเกมไหน
games = เกม
have-a-code = มีรหัสโต๊ะไหม
code-example = เช่น mango-river-42
code-wrong = ไม่มีโต๊ะ { $code } อาจปิดไปแล้ว
code-part = รหัสคือสองคำกับตัวเลข เช่น mango-river-42
code-meant = คุณหมายถึง:
code-later = รหัสผิดหลายครั้งเกินไป ลองใหม่ใน { $seconds } วินาที
join = เข้าร่วม
rejoin-title = โต๊ะของคุณรออยู่
rejoin-others = โต๊ะอื่นของคุณ: { $count }
rejoin-turn = ตาคุณ
rejoin-left = ตาคุณ · เหลือ { $time }
rejoin-over = เกมจบแล้ว คนอื่นยังอยู่
time-days = { $days } วัน
time-hours = { $hours } ชั่วโมง
open-tables = โต๊ะที่เปิดอยู่
table-of = โต๊ะของ { $host }
seats-free = ว่าง { $free } ที่
new-table = ตั้งโต๊ะใหม่
new-table-line = สำหรับคนของคุณ
no-open-tables = ตอนนี้ไม่มีโต๊ะที่เปิดให้ทุกคน
won-tonight = ชนะคืนนี้
open-table-line = { $people } · { $free ->
    [0] เต็ม
    *[other] ว่าง { $free } ที่
}
nobody-yet = ยังไม่มีใคร
watch = ดู
your-name = ชื่อของคุณ
you-are = คุณคือ { $name }
no-name-yet = ตั้งชื่อ
your-face = ใบหน้าของคุณ
your-games = เกมของคุณ
best-players = ผู้เล่นยอดเยี่ยม
install = เพิ่มไว้ที่หน้าจอโฮม
install-by-hand = เพิ่มไว้ที่หน้าจอโฮม: แชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”

## Language

language = ภาษา
language-draft = ฉบับร่าง
language-drafts = ฉบับร่างรอเจ้าของภาษามาช่วยอ่านตรวจ
language-offline = { $language } ยังไม่อยู่ในเครื่องนี้ เลือกหนึ่งครั้งตอนเชื่อมต่อ แล้วจะใช้แบบออฟไลน์ได้

## Name

name-title = ให้เราเรียกคุณว่าอะไร
name-hint = คนอื่นที่โต๊ะจะเห็นชื่อนี้ ไม่ต้องมีบัญชีหรือรหัสผ่าน
name-save = บันทึก
name-sit = นั่ง
guest = ผู้เล่นทั่วไป

## Settings

settings = การตั้งค่า
setting-theme = ความสว่าง
setting-theme-lamp = โหมดมืด
setting-theme-daylight = โหมดสว่าง
setting-theme-system = ตามระบบ
setting-deck = สีของดอก
setting-deck-two = สองสี
setting-deck-four = สี่สี
setting-text = ขนาดตัวอักษร
setting-text-normal = ปกติ
setting-text-large = ใหญ่
setting-text-larger = ใหญ่ขึ้นอีก
setting-index = ตัวเลขบนไพ่
setting-index-normal = ปกติ
setting-index-large = ใหญ่
setting-index-jumbo = ใหญ่มาก
setting-motion = การเคลื่อนไหว
setting-motion-full = เต็มที่
setting-motion-reduced = ลดลง
setting-motion-system = ตามระบบ
setting-hand = ปุ่มสำหรับ
setting-hand-right = มือขวา
setting-hand-left = มือซ้าย
setting-pieces = ตัวหมาก Liap Tui
setting-pieces-glyphs = อักษรจีน
setting-pieces-letters = ตัวอักษร
notices = เตือนเมื่อถึงตาฉัน
notices-help = ด้วยการแจ้งเตือน ขณะที่คุณดูอย่างอื่นอยู่
notices-refused = เบราว์เซอร์ไม่อนุญาต เปลี่ยนได้ในการตั้งค่าของหน้านี้
settings-device = เก็บไว้ในเครื่องนี้เท่านั้น
learn-home = เรียน { $game } ต่อ: { $done } จาก { $of }
day = ไพ่ประจำวัน

## Circles

circle-make = ตั้งวง
circle-make-text = ลิงก์เดียวสำหรับทุกคน โต๊ะ กติกา สมุดบันทึก
won-in-all = ชนะทั้งหมด
house-private = บ้านนี้เป็นส่วนตัว
house-private-text = คนในวงเล่นได้ ผู้ที่มีกุญแจบ้านก็เช่นกัน
house-key = กุญแจบ้าน

# without a network
pocket-offer = เล่นออฟไลน์ ({ $mb } MB)
pocket-alone = ไม่มีเครือข่าย: คุณกำลังเล่นกับบอตบนอุปกรณ์นี้
demo-note = นี่คือเดโมที่ไม่มีเซิร์ฟเวอร์: เล่นกับบอต เรียนรู้ ดูบันทึกซ้ำและตรวจสอบได้ ส่วนเพื่อน โต๊ะเปิด และเรตติ้งต้องใช้บ้านจริง
