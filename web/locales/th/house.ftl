# Thai: a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = ถ้ามีดอกที่ออกนำ ต้องลงตาม
game-thulla-rules-2 = ถ้าไม่มีก็ตัด คนที่ลงดอกนั้นสูงสุดต้องเก็บทั้งกอง
game-thulla-rules-3 = ทิ้งไพ่ให้หมด ใครเหลือไพ่แพ้
game-thulla-apart = ต่างจาก Kazhutha Kali: เกมนี้ทุกคนเริ่มด้วยไพ่เท่ากัน จึงเอาไพ่ต่ำบางใบออก ถ้าคนที่ชนะกองไพ่หมดมือ คนถัดไปเป็นคนออกนำ
game-kazhutha-rules-1 = ถ้ามีดอกที่ออกนำ ต้องลงตาม
game-kazhutha-rules-2 = ถ้าไม่มีก็ตัด คนที่ลงดอกนั้นสูงสุดต้องเก็บทั้งกอง
game-kazhutha-rules-3 = คนสุดท้ายที่ยังมีไพ่คือ Kazhutha หรือลา
game-kazhutha-apart = ต่างจาก Thulla: เกมนี้แจกไพ่ครบ 52 ใบ บางคนจึงได้มากกว่าหนึ่งใบ ถ้าคนที่ชนะกองไพ่หมดมือ คนที่ลงไพ่สูงรองลงมาเป็นคนออกนำ
game-dalmuti-rules-1 = ออกนำชุดเลขเดียวกัน คนอื่นต้องลงจำนวนเท่ากันที่เลขน้อยกว่า หรือผ่าน
game-dalmuti-rules-2 = ใครลงคนสุดท้ายได้ออกนำอีก ตัวตลกแทนเลขใดก็ได้
game-dalmuti-rules-3 = คนหมดก่อนเป็นดัลมูติใหญ่ในรอบหน้า คนสุดท้ายเป็นไพร่ใหญ่ที่ต้องเสียภาษี
game-tincholi-rules-1 = คุณมีไพ่คว่ำสี่ใบและดูแล้วสองใบ จั่วหนึ่งใบ แล้วสลับเข้ามาหรือทิ้ง
game-tincholi-rules-2 = ทิ้ง 7 เพื่อดูไพ่ตัวเอง 8 ดูไพ่คนอื่น 9 สลับสองใบ
game-tincholi-rules-3 = เมื่อคิดว่าแต้มรวมของคุณต่ำสุดให้จบรอบ ผู้ที่ต่ำสุดไม่เสียแต้ม
game-liap_tui-rules-1 = แต่ละคนมีแปดตัว บอกว่าจะชนะกี่กอง
game-liap_tui-rules-2 = คนเริ่มเลือกจำนวนตัว ทุกคนลงเท่ากัน ชุดดีที่สุดชนะ
game-liap_tui-rules-3 = ทำตรงจำนวนได้โบนัส ใครถึงเป้าก่อนชนะ

## Game page

best-of-game = ผู้เล่นเก่งของเกมนี้
play = เล่น
play-friends-line = โต๊ะพร้อมทันที ส่งลิงก์ แล้วตกลงที่เหลือกันที่โต๊ะ
rules-usual = กติกาปกติ
play-offline = การเล่นต้องใช้เซิร์ฟเวอร์ แต่ตอนนี้ติดต่อไม่ได้
preset = รูปแบบ
preset-standard = มาตรฐาน
preset-own = ของคุณเอง
seats = ที่นั่ง
clock = นาฬิกา
clock-off = ปิด
clock-relaxed = สบายๆ
clock-normal = ปกติ
clock-speed = เร็ว
clock-custom = กำหนดเอง
clock-days = หลายวัน
clock-help = { $clock ->
    [days] { $days } วันต่อการตัดสินใจ มาเมื่อสะดวก
    [off] ไม่มีใครเร่ง
    [relaxed] ตัดสินใจครั้งละ 60 วินาที และสำรอง 3 นาที
    [speed] ตัดสินใจครั้งละ 15 วินาที
    [custom] ตัดสินใจครั้งละ { $turn } วินาที สำรองอีก { $bank } วินาที
    *[normal] ตัดสินใจครั้งละ 25 วินาที และสำรองหนึ่งนาที
}
clock-days-number = จำนวนวันต่อการตัดสินใจ
absent = เมื่อหมดเวลา
absent-move = เล่นตาเบา ๆ ให้
absent-bot = บอตเล่นต่อ
absent-wait = รอ
absent-off = บอตเล่นแทนคนที่ไม่อยู่
absent-off-help = หลัง 20 วินาที ไม่เช่นนั้นโต๊ะจะรอ
days-memory = เกมนี้ใช้ความจำ เล่นหลายวันก็ไม่ได้ดูไพ่ที่เห็นแล้วอีก ตกลงกันว่าจดได้หรือไม่
clock-turn = วินาทีต่อการตัดสินใจ
clock-bank = วินาทีสำรองตลอดทั้งเกม
house-rules = กติกาพิเศษ
differs = { $count ->
    [0] ตามปกติ
    *[other] ต่างจากมาตรฐาน { $count } ข้อ
}
changed = เปลี่ยนแล้ว
reset = กลับเป็นมาตรฐาน
public-table = เปิดให้ทุกคน
public-help = แสดงในหน้าแรก ไม่เช่นนั้นเข้าได้เฉพาะคนที่มีลิงก์
by-link = เฉพาะผู้มีลิงก์
agreed = ข้อตกลงของโต๊ะนี้
agree-game = เล่นเกมไหน
agree-seats = เล่นกี่คน
agree-rules = กติกาแบบไหน
agree-clock = ให้เวลาเท่าไร
agree-door = ใครเข้าได้บ้าง
agree-manners = อะไรอีก
more = เพิ่มเติม
done = เสร็จ
free-chat = พิมพ์แชตได้อิสระ
free-chat-help = ไม่เช่นนั้นใช้ได้เฉพาะวลีด่วน
open-hands = เปิดไพ่ทุกคนตอนจบ
open-hands-help = เมื่อจบเกมทุกคนเห็นว่าคนอื่นถืออะไร
hands-closed = ไม่เปิดไพ่ตอนจบ
allow-hints = คำใบ้
allow-hints-help = ทุกคนถามได้ว่าบอตจะเล่นอะไร
no-hints = ไม่มีคำใบ้
by-lot = จับฉลากว่าใครเริ่ม
by-lot-help = เกมที่คนแจกหรือที่นั่งแรกเริ่ม จะจับฉลากใหม่ก่อนทุกเกม ทุกคนตรวจสอบได้
password = รหัสผ่าน
password-help = ถามก่อนเข้า
password-title = โต๊ะนี้มีรหัสผ่าน
password-wrong = รหัสผ่านไม่ถูกต้อง ลองอีกครั้ง
password-show = แสดงสิ่งที่พิมพ์
come-in = เข้ามา
number-none = ไม่มี
no-game = ไม่มีเกมนี้ที่นี่

## Table

menu = เมนู
chat = แชต
chat-unread = แชต ข้อความใหม่ { $count } ข้อความ
connection = การเชื่อมต่อ: { $state }
connection-good = ดี
connection-quick = ดี { $ms } ms
connection-slow = ช้า { $ms } ms
connection-lost = หลุด กำลังเชื่อมต่อใหม่
reconnecting = กำลังเชื่อมต่อใหม่… ที่นั่งของคุณยังอยู่
connecting = กำลังไปที่โต๊ะ…
house-restarts = เซิร์ฟเวอร์กำลังเริ่มใหม่สักครู่ ทุกอย่างถูกเก็บไว้
replaced-title = คุณเปิดโต๊ะนี้ที่อื่น
replaced-text = เกมเล่นต่อที่นั่น คุณเอากลับมาได้
play-here = เล่นที่นี่
watching-who = มีผู้ชม { $count } คน: { $names }
you-watch = คุณกำลังดู
you-watch-full = โต๊ะเต็มแล้ว ({ $seats } จาก { $seats }) คุณกำลังดูอยู่ มีที่ว่างเมื่อไรนั่งได้เลย
take-seat = นั่ง
notice-title = ถึงตาคุณ
notice-text = { $game }: ทุกคนรอคุณอยู่
your-turn-title = ● ถึงตาคุณ – { $game }
invited = { $count ->
    [0] คุณได้รับเชิญให้เล่น { $game }
   *[other] { $people } ชวนคุณเล่น { $game }
}

door-no_table = ไม่มีโต๊ะนี้
door-no_table-text = อาจถูกปิดแล้ว โต๊ะที่ไม่มีใครมานานจะถูกปิด ตรวจรหัสอีกครั้ง
door-full = โต๊ะเต็มแล้ว ({ $seats } จาก { $seats })
door-full-text = ดูไปก่อน แล้วนั่งเมื่อมีที่ว่าง
door-playing = กำลังเล่นกันอยู่
door-playing-text = ดูไปก่อน แล้วนั่งเมื่อจบเกม
your-new-table = โต๊ะใหม่ของคุณ
door-closed = โต๊ะนี้ปิดแล้ว
door-closed-text = ผู้ดูแลได้ปิดโต๊ะนี้
door-banned = คุณเข้าโต๊ะนี้ไม่ได้
door-banned-text = เจ้าของโต๊ะนำคุณออกจากโต๊ะนี้
door-kicked = คุณไม่ได้อยู่ที่โต๊ะนี้แล้ว
door-kicked-text = เจ้าของโต๊ะนำคุณออกจากโต๊ะนี้
door-removed = คุณไม่ได้อยู่ที่โต๊ะนี้แล้ว
door-removed-text = เจ้าของโต๊ะนำคุณออก คุณกลับมาได้
door-removed-back = กลับมา
door-left = คุณออกจากโต๊ะแล้ว
door-left-text = ที่นั่งของคุณว่างแล้ว
door-draining = เซิร์ฟเวอร์กำลังปิดสักครู่
door-draining-text = จะเปิดอีกเร็วๆ นี้
door-device_full = อุปกรณ์นี้ไม่มีพื้นที่เหลือ
door-device_full-text = ตาล่าสุดของคุณเก็บไว้ไม่ได้ จึงยังไม่ได้เล่น ทุกอย่างก่อนหน้านั้นเก็บไว้แล้ว เพิ่มพื้นที่ว่างแล้วลองอีกครั้ง
door-device_closed = เบราว์เซอร์นี้ไม่เก็บอะไรไว้ที่นี่
door-device_closed-text = โต๊ะที่ไม่ใช้เครือข่ายจะเก็บไว้ในเบราว์เซอร์นี้หลังทุกตา หน้าต่างนี้ไม่อนุญาต อาจเป็นหน้าต่างส่วนตัว เปิดหน้านี้ในหน้าต่างอื่น
door-device_incomplete = มีบางอย่างขาดไปในอุปกรณ์นี้
door-device_incomplete-text = บางส่วนของสิ่งที่ใช้เล่นโดยไม่มีเครือข่ายหายไป เบราว์เซอร์อาจเพิ่มพื้นที่ว่าง เกมของคุณยังอยู่ เมื่อมีเครือข่ายจะโหลดส่วนที่ขาดอีกครั้ง
door-other = คุณไม่ได้อยู่ที่โต๊ะนี้
door-other-text = เซิร์ฟเวอร์แจ้งว่า: { $code }

## Waiting room

waiting-for-people = ว่าง { $count } ที่นั่ง
waiting-guest = { $host } เริ่มได้เมื่อที่นั่งเต็ม
shuffling = กำลังสับไพ่อย่างยุติธรรม…
waiting-share = ส่งลิงก์หรือเพิ่มบอต
all-seated = ครบทุกที่นั่งแล้ว
all-seated-host = เริ่มได้เมื่อพร้อม
all-seated-guest = { $host } เริ่มได้
no-host = เจ้าของโต๊ะ
start = เริ่ม
wait-for-start = { $host } เป็นคนเริ่ม
ready = ฉันพร้อม
not-ready = ยังไม่พร้อม
is-ready = พร้อม
invite = เชิญ
invite-people = ชวนเพื่อน
add-bots = เพิ่มบอต
you = คุณ
seat-open = ว่าง
seat-number = ที่นั่ง { $number }:
seat-away = ไม่อยู่
seat-host = เจ้าของโต๊ะ
seat-title = ที่นั่ง { $number }
sit-here = นั่งตรงนี้
add-bot = เพิ่มบอตหนึ่งตัว
remove-bot = เอาบอตออก
swap-places = สลับที่กับ { $name }
swap-asked = { $name } อยากได้ที่นั่งของคุณ
swap-agree = สลับที่
swap-wish = ขอ { $name } สลับที่แล้ว
make-host = ให้ { $name } เป็นเจ้าของโต๊ะ
kick = นำ { $name } ออก
kick-sure = นำ { $name } ออกจากโต๊ะนี้ไหม
remove-watch = ไปเป็นผู้ชม
remove-watch-is = { $name } จะดูอย่างเดียวตั้งแต่นี้
remove-out = ออก
remove-out-is = { $name } ออกจากโต๊ะและกลับมาได้
remove-ban = ออกถาวร
remove-ban-is = { $name } จะกลับมาโต๊ะนี้ไม่ได้
removed-list = ผู้ที่ถูกนำออก
undo = เลิกทำ
did-came = { $with ->
    [bot] { $name } นั่งแทน { $bot }
   *[none] { $name } นั่งลงแล้ว
}
did-left = { $with ->
    [bot] { $name } ออกไปแล้ว { $bot } เล่นต่อ
   *[none] { $name } ออกไปแล้ว
}
did-stood = { $name } ลุกขึ้นแล้ว
did-gone = { $name } หายไปนาน ที่นั่งว่างแล้ว
did-waits = { $name } จะนั่งแทน { $bot } เมื่อแจกครั้งหน้า
did-plays = { $name } เล่นตั้งแต่นี้
did-away = บอตเล่นแทน { $name }
did-back = { $name } กลับมาแล้ว
did-host = { $name } เป็นเจ้าของโต๊ะแล้ว
did-game = { $name } เลือก { $game }
did-rules = { $name } เปลี่ยนกติกา
did-watch = { $by } ให้ { $name } ไปเป็นผู้ชม
did-out = { $by } นำ { $name } ออก
did-ban = { $by } นำ { $name } ออกถาวร
did-restored = { $by } ยกเลิกแล้ว: { $name } กลับมาได้
did-lost = { $name } หลุดการเชื่อมต่อ
did-online = { $name } เชื่อมต่ออีกครั้งแล้ว
did-host-you = ตอนนี้คุณเป็นเจ้าของโต๊ะ
did-watch-you = { $by } ให้คุณไปเป็นผู้ชม
did-restored-you = { $by } ยกเลิกแล้ว ยินดีต้อนรับ!
mute = ปิดเสียง { $name }
unmute = ฟัง { $name } อีกครั้ง
change-game = เปลี่ยนเกมหรือกติกา
change-title = ต่อไปเล่นอะไร
change-text = ทุกคนนั่งที่เดิม การเปลี่ยนแปลงมีผลตั้งแต่เกมหน้า
change-do = เล่นแบบนี้
game = เกม
password-remove = ไม่ใช้รหัสผ่านแล้ว
invite-title = เชิญเพื่อน
invite-text = ใครเปิดลิงก์นี้ก็ได้ที่นั่ง
invite-qr = ลิงก์เป็นรหัสสำหรับกล้อง
invite-code = หรือบอกรหัส
invite-message = { $game } ที่ { -brand }: มาเล่นกัน
share-link = แชร์
copy-link = คัดลอกลิงก์
copied = คัดลอกลิงก์แล้ว
cannot-copy = คัดลอกเอง: { $link }
rules-of-table = กติกาของโต๊ะนี้
rules-standard = กติกามาตรฐาน ไม่เปลี่ยน
stand-up = ลุกไปดู
leave-table = ออกจากโต๊ะ
leave-sure = ออกจากโต๊ะไหม
leave-sure-text = ที่นั่งของคุณจะเป็นของบอตหรือคนอื่น
stay = อยู่ต่อ
start-page = หน้าแรก

## Chat

chat-title = แชต
chat-empty = ยังไม่มีใครพูดอะไร
chat-spectators = มีแต่คนดูที่เห็นข้อความคุณ
chat-placeholder = พูดอะไรหน่อย
chat-send = ส่ง
chat-line = { $name }: { $text }
chat-line-to = { $name } ถึง { $to }: { $text }
phrase-hello = สวัสดี!
phrase-well_played = เล่นดีมาก!
phrase-thanks = ขอบคุณ!
phrase-sorry = ขอโทษ!
phrase-hurry = เร็วหน่อยนะ
phrase-one_more = อีกเกม!
reaction-laugh = หัวเราะ
reaction-wow = ว้าว
reaction-cry = ร้องไห้
reaction-angry = โกรธ
reaction-clap = ปรบมือ
reaction-heart = หัวใจ
reaction-donkey = ลา
reaction-fire = ไฟ
reaction-rose = กุหลาบ
reaction-chilli = พริก
quick-phrases = วลีด่วน
reactions = แสดงอารมณ์
react = แสดงความรู้สึก
react-throw = แตะหน้าใครสักคนเพื่อโยนให้
react-at = โยนให้ { $name }

## Nowhere

nowhere-title = ไม่มีอะไรที่นี่
nowhere-text = ที่อยู่นี้ไม่มีโต๊ะใดตั้งไว้

## A player

me-title = เกมของคุณ
me-rename = เปลี่ยนชื่อ
me-games = เกมที่คุณเล่นแล้ว
me-no-games = ยังไม่มี จะแสดงเมื่อคุณเล่นจนจบ
me-place = ที่ { $place } จาก { $seats }
me-ratings = เรตติ้ง
rating-provisional = ชั่วคราว
rating = { NUMBER($rating, maximumFractionDigits: 1) } หลัง { $games } เกม
me-device = บนอุปกรณ์อื่น
me-device-text = รหัสกู้คืนใช้เข้าสู่ระบบบนอุปกรณ์อื่น พร้อมที่นั่ง เกม และเรตติ้งของคุณ
me-code-make = สร้างรหัสกู้คืน
me-code-once = แสดงเพียงครั้งนี้และใช้ได้ครั้งเดียว ใครมีรหัสนี้ก็เข้าแทนคุณได้ จึงอย่าบอกใคร รหัสเก่าใช้ไม่ได้แล้ว
me-code-have = รหัสจากอุปกรณ์อื่นของคุณ
me-code-use = ใช้
me-recovered = คุณคือ { $name } บนเครื่องนี้ด้วย
copy-code = คัดลอกรหัส
code-copied = คัดลอกรหัสแล้ว
best-title = ยอดฝีมือ { $game }
best-none = ยังไม่มีใครมีเรตติ้ง นับเกมระหว่างคนเท่านั้น ไม่นับเกมกับบอต
best-how = เรตติ้งเป็นการประมาณอย่างระวังและเพิ่มขึ้นกับทุกเกมที่ยืนยัน คุณจะอยู่ในรายชื่อหลังเล่น 5 เกมกับคน 3 คนที่ต่างกัน

invite-code-knock = โต๊ะนี้ไม่อยู่ในรายการ ใครพิมพ์รหัสสั้นจะเคาะประตู แล้วคุณเปิดให้
pause-ask = พัก (กินข้าว)
pause-end = เล่นต่อ
pause-not = ไม่พักแล้ว
pause-agree = ตกลง
paused = พักอยู่ นาฬิกาหยุด ที่นั่งยังอยู่
pause-wish = { $names } อยากพัก
pause-waits = คุณขอพักแล้ว รอคนอื่นตกลง
holiday = ไม่อยู่
holiday-days = { $days } วัน
holiday-end = กลับมาแล้ว
close-table = ปิดโต๊ะ
close-sure = โต๊ะ คะแนน และลิงก์จะหายไป บันทึกยังอยู่
knocks = { $name } เคาะประตู
knock-admit = ให้เข้า
knock-deny = ยังก่อน
knock-title = โต๊ะนี้ไม่อยู่ในรายการ
knock-text = คุณมีรหัสแล้ว เคาะประตู เจ้าของโต๊ะจะเห็นว่าคุณคือใคร
knock-waits = เคาะแล้ว กำลังถามเจ้าของโต๊ะ
knock = เคาะประตู
door-nobody_home = ไม่มีใครอยู่
door-nobody_home-text = ไม่มีใครเปิดให้ได้ ขอลิงก์ หรือมาใหม่ภายหลัง
door-sent_off = ยังก่อน
door-sent_off-text = เจ้าของโต๊ะยังไม่ให้เข้า
table-people = คนของโต๊ะนี้
table-wins = ชนะ { $wins } ครั้ง
table-ended = ผลล่าสุด
table-won = ชนะ { $day }
table-turn = ตาของ { $names }
did-paused = โต๊ะพัก
did-resumed = เล่นต่อ
did-holiday = { $name } ไปพักผ่อน
did-returned = { $name } กลับมาแล้ว

# without a network
pocket-title = เล่นออฟไลน์
pocket-text = ทุกเกม บอต บทเรียน และบทวิเคราะห์บนอุปกรณ์นี้ แม้ไม่มีเครือข่าย ใช้พื้นที่ { $disk } MB และลบออกได้ทุกเมื่อ
pocket-load = ดาวน์โหลด ({ $mb } MB)
pocket-loading = โหลดแล้ว { $percent } %
pocket-failed = การดาวน์โหลดหยุดลง ส่วนที่โหลดแล้วยังอยู่: ลองอีกครั้ง
pocket-no-room = พื้นที่ในอุปกรณ์นี้ไม่พอ: ต้องใช้ { $disk } MB เพิ่มพื้นที่ว่างแล้วลองอีกครั้ง
pocket-ready = พร้อมแล้ว เกมกับบอตจะเล่นบนอุปกรณ์นี้ แม้ไม่มีเครือข่าย
pocket-remove = ลบออก (คืนพื้นที่ { $disk } MB)
pocket-removed = ลบแล้ว เกมของคุณยังอยู่
pocket-starting = รอสักครู่ กำลังสับไพ่บนอุปกรณ์นี้
pocket-friends = การเล่นกับเพื่อนต้องมีเครือข่าย
pocket-send = { $count ->
   *[other] ส่ง { $count } เกมจากอุปกรณ์นี้ไปยังบ้านนี้
}
pocket-sent = ส่งแล้ว: อยู่ในเกมของคุณ
pocket-mark = ออฟไลน์
pocket-only = โต๊ะนี้อยู่บนอุปกรณ์นี้: คนอื่นเข้ามาไม่ได้
pocket-meanwhile = เล่นที่นี่ระหว่างรอ
drop-title = เปิดบันทึก
drop-text = ไฟล์บันทึก (.cgn) จากบ้านใดก็ได้ดูซ้ำและตรวจสอบได้ที่นี่: เลือกไฟล์หรือวางลงตรงนี้
drop-bad = ไฟล์นี้ไม่ใช่บันทึกที่ดูซ้ำได้: { $text }
drop-large = ไฟล์นี้ใหญ่เกินไปสำหรับบันทึก

# ตัวช่วยสำหรับผู้เล่นหนึ่งคน
help-title = ตัวช่วยสำหรับผู้เล่น
help-text = สำหรับเด็ก ผู้สูงวัย หรือใครก็ได้ ทุกคนที่นั่งอยู่ต้องตกลง ทุกคนเห็น และเกมนี้ไม่นับเรตติ้งของผู้เล่นคนนั้น
help-for = สำหรับใคร
help-time = เวลาเพิ่ม
help-time-help = เวลาสองเท่าทุกการตัดสินใจ
help-hints = คำใบ้
help-hints-help = คำใบ้ แม้โต๊ะนี้ไม่มี
help-memory = ช่วยจำ
help-memory-help = ไพ่ที่เคยเห็นยังมองเห็นจาง ๆ
help-ask = ถามโต๊ะ
help-end = ไม่ใช้ตัวช่วยแล้ว
help-waits = รอ { $names }
help-wish = ตัวช่วยให้ { $name }: { $helps }?
help-no = ไม่
help-has = มีตัวช่วย
help-with = กับ { $name }
help-beside = คนที่ดูไปกับคุณ
help-beside-text = เขาเห็นไพ่ของคุณและชี้ได้ ทุกคนเห็นว่ามีคนช่วย และเกมของคุณไม่นับเรตติ้ง
help-nobody = ไม่มีใครดูโต๊ะนี้ ให้เขาเปิดลิงก์แล้วเลือกดู
help-let = ให้ดู
help-looks = { $name } ดูไพ่ของคุณอยู่
help-stop = หยุด
help-you-look = คุณกำลังดูไพ่ของ { $name } แตะไพ่เพื่อชี้
help-points = { $name } ชี้ที่ { $card }
did-eased = { $name } มีตัวช่วยแล้ว
did-uneased = { $name } เล่นโดยไม่มีตัวช่วย
did-beside = { $name } ดูไพ่ของ { $by }
did-alone = { $name } ไม่ได้ดูไพ่ของ { $by } แล้ว
