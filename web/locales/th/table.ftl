# Thai: a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = โต๊ะ
table-seats = ผู้เล่น
actions = สิ่งที่ทำได้
log = เหตุการณ์
log-empty = ยังไม่มีอะไร
log-hold = กดค้าง: กองก่อน แตะ: เหตุการณ์
log-away = การเชื่อมต่อหลุดไปชั่วครู่
last-none = ยังไม่มีกองก่อนหน้า
drop-here = วางที่นี่
sort = เรียงไพ่: { $by }
sort-suit = ตามดอก
sort-rank = ตามแต้ม
sort-own = ตามที่คุณจัด
hint = คำใบ้
type-move = พิมพ์การเล่น
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = ไพ่ในมือ { $count } ใบ
your-stack = มีไพ่คว่ำ { $count } ใบหน้าคุณ

## Cards

card-name = { $rank } { $suit }
card-joker = โจ๊กเกอร์
card-hidden = คว่ำ
card-playable = ลงได้
card-not-playable = ตอนนี้ลงไม่ได้
card-refused = ลงไม่ได้: { $reason }
card-points = ค่า { $points }
card-new = ใหม่
card-premoved = จะลงเมื่อถึงตาคุณ
card-place = { $at } จาก { $of }
card-by = { $name }: { $card }
card-ace-of-spades = เอซโพดำ
rank-A = เอซ
rank-J = แจ็ค
rank-Q = แหม่ม
rank-K = คิง
suit-clubs = ดอกจิก
suit-diamonds = ข้าวหลามตัด
suit-hearts = โพแดง
suit-spades = โพดำ
slot-own = ช่อง { $at }
slot-yours = ช่อง { $at } ของคุณ
slot-of = ช่อง { $at } ของ { $name }
you-inside = คุณ

## Piles

pile-open = บนโต๊ะ
pile-gone = ออกแล้ว { $count }
pile-won = ลงแล้ว { $count }
pile-stock = จั่ว
pile-discard = กองทิ้ง
pile-drawn = ใบที่จั่ว
pile-empty = ว่าง

## Seats

pod-bot = บอต { $number }
pod-away = ไม่อยู่ · บอตเล่นแทน
pod-next = รอบหน้า: { $name }
pod-program = โปรแกรม
pod-program-is = ที่นี่โปรแกรมเป็นผู้เล่น ผลของมันไม่นับเรตติ้ง
takes-over = { $name } จะเล่นแทนเมื่อแจกไพ่รอบหน้า
take-over = เล่นแทนเมื่อแจกไพ่รอบหน้า
take-over-not = ดูต่อไป
you-take-over = คุณจะเล่นแทนเมื่อแจกไพ่รอบหน้า
pod-lost = ไม่อยู่
pod-here = อยู่
pod-is-bot = บอต · { $level }
pod-history = ในเกมนี้
pod-cards = { $count } ใบ
pod-score = { $score } แต้ม
pod-to-move = ถึงตา

## Prompt

prompt-your-turn = ตาคุณ
prompt-waiting = { $count ->
    [one] { $names } กำลังเล่น
    *[other] รอ { $names }
}
prompt-dealing = กำลังแจกไพ่…
prompt-asking = ทุกคนกำลังดูไพ่…
prompt-next = สักครู่…
prompt-then = ต่อไป: { $names }
prompt-pause = ไปต่อเมื่อทุกคนดูแล้ว
prompt-early-pass = คุณจะผ่านจนจบกองนี้
prompt-over = จบเกม
prompt-missing = เลือกอีก { $count }
prompt-missing-slots = เลือกอีก { $count } ช่อง
prompt-away = บอตเล่นแทนคุณ
prompt-away-is = แตะ “กลับมาแล้ว” เพื่อเล่นต่อ
prompt-sent = สักครู่…
prompt-only = ลงได้ใบนี้ใบเดียว
prompt-premove = จะลง { $cards } เมื่อถึงตาคุณ ถ้าลงได้
prompt-reconnecting = กำลังเชื่อมต่อใหม่…
prompt-no-line = จะดูต่อได้เมื่อเชื่อมต่อแล้ว
prompt-seat-kept-for = ที่นั่งยังอยู่ ถ้าถึงตาคุณ บอตจะเล่นใน { $time }
prompt-seat-kept = ที่นั่งยังอยู่ ระหว่างนี้บอตเล่นแทน
prompt-unanswered = ไม่มีการเชื่อมต่อ จะส่ง { $move } อีกครั้งเมื่อกลับมา
prompt-offline = ไม่ได้ส่ง: ไม่มีการเชื่อมต่อ ลองอีกสักครู่
say-playable = ลงได้ { $count } ใบ
say-seconds = { $count } วินาที
say-left = เหลือ { $count } วินาที
say-table = บนโต๊ะ: { $cards }
say-table-empty = ไม่มีไพ่บนโต๊ะ
say-hand = ไพ่ในมือ: { $cards }
say-to-move = ถึงตา: { $names }
say-choices = { $count } ทางเลือก

## Buttons

act-play = ลง { $cards }
act-pass = ผ่าน
act-draw = จั่ว
act-take = หยิบ { $card }
act-drop = ทิ้ง { $card }
act-keep = ใส่ใน{ $slot }
act-pair = ทิ้ง{ $slot }และ{ $other }
act-look = ดู{ $slot }และ{ $other }
act-peek = ดู{ $slot }
act-swap = สลับ{ $slot }กับ{ $other }
act-cut = จบรอบ
act-redeal = แจกใหม่
act-stay = เก็บไว้
act-revolution = ปฏิวัติ!
act-quiet = เงียบไว้
act-give = ให้ { $cards }
act-flip = หงายไพ่ของคุณ
act-wait = ยังไม่ถึงตาคุณ
act-sending = กำลังส่ง…
act-not-so = เล่นแบบนี้ไม่ได้
act-choose = เลือก
act-choose-card = เลือกไพ่
act-choose-cards = เลือกไพ่
act-choose-slot = เลือกช่อง
act-choose-number = เลือกจำนวน
act-no-set = ไม่มีอะไรชนะได้
act-clear = ล้าง
act-back = กลับมาแล้ว
act-go-on = { $of ->
    [one] ไปต่อ
    *[other] ไปต่อ · { $count } จาก { $of }
}
act-went-on = รอคนอื่น
act-looked = ดูแล้ว
act-early-pass = ผ่านกองนี้

## What happened

news-play = { $hidden ->
    [yes] { $seat } ลงคว่ำ
    *[no] { $seat } ลง { $cards }
}
for-you-clock-play = หมดเวลา: ลง { $cards } แทนคุณแล้ว
for-you-clock = หมดเวลา จึงทำแทนคุณ: { $text }
for-you-bot-play = บอตลง { $cards } แทนคุณ
for-you-bot = บอตทำแทนคุณ: { $text }
news-pass = { $seat } ผ่าน
news-deal = แจกรอบ { $round } แล้ว คนแรก: { $starter }
news-clean = ทุกคนลงตาม ใบสูงสุด: { $seat }
news-spoiled = กองแรกถูกตัดจึงถูกนำออก ออกนำอีกครั้ง: { $seat }
news-cut = { $seat } ตัด: { $taker } สูงสุดจึงเก็บ { $count } ใบ
news-safe = { $seat } รอดแล้ว อันดับ { $place }
news-out = { $seat } ไพ่หมด อันดับ { $place }
news-game_over = { $some ->
    [yes] จบเกม ผู้แพ้: { $losers }
    *[no] จบเกม
}
news-trick = { $seat } ชนะกองนี้
news-round_over = จบรอบ
news-hand_over = จบมือนี้
news-reshuffle = สับกองทิ้งใหม่

## Rounds and results

round-over = สถานะ
round-player = ผู้เล่น
round-points = ครั้งนี้
round-total = รวม
score-sheet = คะแนนทุกตา
score-sheet-hand = ตา
results-winner = { $you ->
    [yes] คุณชนะ!
    *[no] { $count ->
    [1] { $names } ชนะ
    *[other] { $names } ครองอันดับหนึ่งร่วม
    }
}
results-stalemate = ตัดติดกันมากเกินไป: เสมอ
results-wins = ชนะวันนี้ { $count } ครั้ง
results-losses = แพ้วันนี้ { $count } ครั้ง
results-rematch = { $of ->
    [1] เล่นอีก
    *[other] เล่นอีก · พร้อม { $ready } จาก { $of }
}
results-rematch-waiting = พร้อม · { $ready } จาก { $of }
results-record = บันทึก
results-leave = ออก

## Keys

keys = ปุ่มลัด
keys-help = ลูกศร Enter และ Esc ใช้ได้เสมอ
key-walk = เลื่อนดูไพ่
key-raise = ยกไพ่หรือเพิ่ม
key-lower = วางลง
key-play = ลงไพ่หรือกดปุ่มใหญ่
key-clear = วางทั้งหมด ปิด
key-nth = ตัวเลือกตามเลข
key-hand = ไปที่ไพ่ในมือ
key-pass = ผ่าน
key-sort = เรียงไพ่
key-hint = คำใบ้: ผู้เล่นเก่งจะทำอะไร
key-shift = ย้ายไพ่ในแบบที่คุณจัด
key-last = กดค้าง: กองก่อน
key-table = อ่านโต๊ะออกเสียง
key-rules = กติกาโต๊ะนี้
key-chat = แชต
key-react = ปฏิกิริยา
key-mute = เปิดปิดเสียง
key-keys = รายการนี้

## Settings

settings-look = หน้าตา
settings-play = การเล่น
settings-motion = การเคลื่อนไหวและเสียง
settings-reading = ปุ่มลัดและการอ่าน
setting-speed = ความเร็ว
setting-speed-slow = ช้า
setting-speed-normal = ปกติ
setting-speed-fast = เร็ว
setting-speed-instant = ทันที
setting-sound = เสียง
setting-sound-off = ปิด
setting-sound-quiet = เบา
setting-sound-normal = ปกติ
setting-sound-loud = ดัง
setting-haptics = การสั่น
setting-taps = วิธีลงไพ่
setting-taps-two = แตะสองครั้ง
setting-taps-one = แตะครั้งเดียว
setting-premove = เลือกก่อนถึงตา
setting-auto = ลงให้เองเมื่อมีใบเดียวที่ลงได้
setting-coach = บรรทัดใต้คำสั่ง
setting-coach-all = เหตุผลและคำใบ้
setting-coach-reasons = เหตุผล
setting-coach-off = ไม่มี
setting-hints = คำใบ้
setting-hints-answer = บอกคำตอบทันที
setting-hints-nudge = ชี้ทางก่อน
setting-keys = ตัวอักษรและตัวเลขเป็นปุ่มลัด
setting-typing = พิมพ์การเล่น
setting-announce = โปรแกรมอ่านจอพูด
setting-announce-all = ทุกอย่าง
setting-announce-mine = ที่เกี่ยวกับฉัน
setting-announce-least = น้อยที่สุด

# -- on a television
far-join = เข้าร่วมด้วยรหัส
far-wins = ชนะคืนนี้
far-losses = แพ้คืนนี้
tally = คืนนี้
tally-wins = เกมที่ชนะ
tally-losses = เกมที่แพ้
