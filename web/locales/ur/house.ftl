# Urdu: a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = ہو سکے تو اسی رنگ کا پتا دیں جس کی چال ہے۔
game-thulla-rules-2 = نہ ہو تو آپ کاٹتے ہیں: جس نے اس رنگ کا سب سے بڑا پتا دیا، وہ سارے پتے اٹھائے گا۔
game-thulla-rules-3 = اپنے سب پتے ختم کریں۔ جس کے پاس پتے رہ جائیں وہ ہارتا ہے۔
game-thulla-apart = کژوتھا کلی سے فرق: یہاں سب کو برابر پتے ملتے ہیں، اس لیے کچھ چھوٹے پتے باہر رہتے ہیں۔ چال جیتنے والے کے پتے ختم ہو جائیں تو اگلا کھلاڑی شروع کرتا ہے۔
game-kazhutha-rules-1 = ہو سکے تو اسی رنگ کا پتا دیں جس کی چال ہے۔
game-kazhutha-rules-2 = نہ ہو تو آپ کاٹتے ہیں: جس نے اس رنگ کا سب سے بڑا پتا دیا، وہ سارے پتے اٹھائے گا۔
game-kazhutha-rules-3 = آخر میں جس کے پاس پتے ہوں وہی ”کژوتھا“ یعنی گدھا ہے۔
game-kazhutha-apart = تھلا سے فرق: یہاں پورے 52 پتے بٹتے ہیں، اس لیے کسی کو ایک پتا زیادہ ملتا ہے۔ چال جیتنے والے کے پتے ختم ہو جائیں تو اس کے بعد سب سے بڑا پتا کھیلنے والا شروع کرتا ہے۔
game-dalmuti-rules-1 = ایک ہی نمبر کا سیٹ چلیں۔ دوسرے اتنے ہی پتے چھوٹے نمبر کے دیں یا پاس کریں۔
game-dalmuti-rules-2 = جو آخر میں کھیلے وہی پھر چلتا ہے۔ مسخرہ کوئی بھی نمبر بن سکتا ہے۔
game-dalmuti-rules-3 = پہلے ختم کرنے والا اگلے دور کا بڑا ڈالموتی، آخری بڑا مزدور جو ٹیکس دیتا ہے۔
game-tincholi-rules-1 = آپ کے چار پتے الٹے ہیں، دو آپ نے دیکھے ہیں۔ ایک پتا کھینچیں، پھر بدلیں یا پھینک دیں۔
game-tincholi-rules-2 = 7 پھینک کر اپنا پتا دیکھیں، 8 سے دوسرے کا، 9 سے دو پتے بدلیں۔
game-tincholi-rules-3 = جب لگے کہ آپ کے پاس سب سے کم ہے، کٹ کریں۔ سب سے کم والے کے صفر پوائنٹ۔
game-liap_tui-rules-1 = ہر ایک کے پاس آٹھ مہرے۔ بتائیں کتنی ڈھیریاں جیتیں گے۔
game-liap_tui-rules-2 = شروع کرنے والا مہروں کی تعداد چنتا ہے؛ سب اتنے ہی کھیلتے ہیں، بہترین چال جیتتی ہے۔
game-liap_tui-rules-3 = بتائی ہوئی تعداد ٹھیک پوری ہو تو بونس۔ جو پہلے ہدف تک پہنچے وہ جیتا۔

## Game page

best-of-game = اس کھیل کے بہترین
play = کھیلیں
play-friends-line = میز فوراً لگ جاتی ہے۔ لنک بھیجیں، باقی وہیں طے کریں۔
rules-usual = معمول کے قواعد
play-offline = کھیلنے کے لیے سرور چاہیے اور اس تک رسائی نہیں ہو رہی۔
preset = قسم
preset-standard = معیاری
preset-own = آپ کی اپنی
seats = نشستیں
clock = گھڑی
clock-off = بند
clock-relaxed = آرام سے
clock-normal = عام
clock-speed = تیز
clock-custom = اپنی
clock-days = دن
clock-help = { $clock ->
    [days] ایک فیصلے کے لیے { $days } دن۔ جب وقت ملے آئیں۔
    [off] کسی کو جلدی نہیں۔
    [relaxed] ہر فیصلے کے لیے 60 سیکنڈ اور 3 منٹ محفوظ۔
    [speed] ہر فیصلے کے لیے 15 سیکنڈ۔
    [custom] ہر فیصلے کے لیے { $turn } سیکنڈ، اور { $bank } سیکنڈ محفوظ۔
    *[normal] ہر فیصلے کے لیے 25 سیکنڈ اور ایک منٹ محفوظ۔
}
clock-days-number = ایک فیصلے کے لیے دن
absent = وقت ختم ہونے پر
absent-move = ہلکی چال چلی جاتی ہے
absent-bot = بوٹ کھیلتا ہے
absent-wait = انتظار
absent-off = جو موجود نہیں اس کی جگہ بوٹ کھیلتا ہے
absent-off-help = 20 سیکنڈ بعد۔ ورنہ میز انتظار کرتی ہے۔
days-memory = یہ یادداشت کا کھیل ہے: کئی دنوں میں بھی دیکھا ہوا پتا دوبارہ نہیں دکھایا جاتا۔ طے کر لیں کہ لکھنا ٹھیک ہے یا نہیں۔
clock-turn = ہر فیصلے کے سیکنڈ
clock-bank = پورے کھیل کے لیے محفوظ سیکنڈ
house-rules = گھریلو قواعد
differs = { $count ->
    [0] معمول کے مطابق
    *[other] معیار سے { $count } فرق
}
changed = بدلا ہوا
reset = معیار پر واپس
public-table = سب کے لیے کھلی
public-help = پہلے صفحے پر دکھائی جائے گی۔ ورنہ صرف لنک والے آ سکیں گے۔
by-link = صرف لنک سے
agreed = اس میز پر طے
agree-game = کون سا کھیل؟
agree-seats = کتنے کھیلیں گے؟
agree-rules = کون سے قواعد؟
agree-clock = کتنا وقت؟
agree-door = کون آ سکتا ہے؟
agree-manners = اور کیا؟
more = مزید
done = ہو گیا
free-chat = چیٹ میں آزاد تحریر
free-chat-help = ورنہ صرف تیار جملے۔
open-hands = آخر میں سب کے پتے دکھائیں
open-hands-help = کھیل ختم ہونے پر سب دیکھیں گے کہ دوسروں کے پاس کیا تھا۔
hands-closed = پتے نہیں دکھائے جاتے
allow-hints = اشارے
allow-hints-help = ہر کوئی پوچھ سکتا ہے کہ بوٹ کیا کھیلتا۔
no-hints = اشارے نہیں
by-lot = کون شروع کرے، قرعے سے
by-lot-help = جہاں بانٹنے والا یا پہلی نشست شروع کرے، وہ ہر کھیل سے پہلے قرعے سے چنی جاتی ہے۔ کوئی بھی جانچ سکتا ہے۔
password = پاس ورڈ
password-help = دروازے پر پوچھا جائے گا۔
password-title = اس میز کا پاس ورڈ ہے
password-wrong = پاس ورڈ غلط ہے۔ پھر کوشش کریں۔
password-show = لکھا ہوا دکھائیں
come-in = اندر آئیں
number-none = کوئی نہیں
no-game = یہاں ایسا کوئی کھیل نہیں۔

## Table

menu = مینو
chat = چیٹ
chat-unread = چیٹ، { $count } نئے پیغام
connection = رابطہ: { $state }
connection-good = اچھا
connection-quick = اچھا، { $ms } ms
connection-slow = سست، { $ms } ms
connection-lost = ٹوٹ گیا، دوبارہ جڑ رہے ہیں
reconnecting = دوبارہ جڑ رہے ہیں… آپ کی نشست محفوظ ہے۔
connecting = میز کی طرف جا رہے ہیں…
house-restarts = سرور ایک لمحے کے لیے دوبارہ شروع ہو رہا ہے۔ سب کچھ محفوظ ہے۔
replaced-title = آپ نے یہ میز کہیں اور کھولی ہے
replaced-text = کھیل وہاں جاری ہے۔ آپ واپس لے سکتے ہیں۔
play-here = یہاں کھیلیں
watching-who = { $count } دیکھ رہے ہیں: { $names }
you-watch = آپ دیکھ رہے ہیں۔
you-watch-full = میز بھری ہے ({ $seats } میں سے { $seats })۔ آپ دیکھ رہے ہیں؛ پہلی خالی نشست لے لیں۔
take-seat = بیٹھیں
notice-title = آپ کی باری
notice-text = { $game }: میز آپ کی منتظر ہے۔
your-turn-title = ● آپ کی باری – { $game }
invited = { $count ->
    [0] آپ کو { $game } کے لیے بلایا گیا ہے
   *[other] { $people } نے آپ کو { $game } کے لیے بلایا ہے
}

door-no_table = ایسی کوئی میز نہیں
door-no_table-text = شاید بند ہو گئی: جس میز پر عرصے تک کوئی نہ آئے وہ بند ہو جاتی ہے۔ کوڈ دیکھ لیں۔
door-full = میز بھری ہے ({ $seats } میں سے { $seats })
door-full-text = دیکھیں، اور پہلی خالی نشست لے لیں۔
door-playing = ایک کھیل جاری ہے
door-playing-text = دیکھیں، اور ختم ہونے پر بیٹھ جائیں۔
your-new-table = آپ کی نئی میز
door-closed = یہ میز بند ہو گئی
door-closed-text = اسے منتظم نے بند کیا ہے۔
door-banned = آپ اس میز پر نہیں آ سکتے
door-banned-text = میزبان نے آپ کو اس میز سے ہٹا دیا۔
door-kicked = آپ اب اس میز پر نہیں ہیں
door-kicked-text = میزبان نے آپ کو اس میز سے ہٹا دیا۔
door-removed = آپ اب اس میز پر نہیں ہیں
door-removed-text = میزبان نے آپ کو ہٹا دیا۔ آپ واپس آ سکتے ہیں۔
door-removed-back = واپس آئیں
door-left = آپ میز چھوڑ چکے
door-left-text = آپ کی نشست پھر خالی ہے۔
door-draining = سرور ایک لمحے کے لیے بند ہو رہا ہے
door-draining-text = جلد پھر کھلے گا۔
door-device_full = اس آلے پر جگہ نہیں بچی
door-device_full-text = آپ کی آخری چال رکھی نہیں جا سکی، اس لیے وہ نہیں چلی گئی۔ اس سے پہلے کا سب محفوظ ہے۔ کچھ جگہ بنائیں، پھر کوشش کریں۔
door-device_closed = یہ براؤزر یہاں کچھ نہیں رکھتا
door-device_closed-text = بغیر نیٹ ورک کی میز ہر چال کے بعد اس براؤزر میں رکھی جاتی ہے۔ یہ ونڈو اس کی اجازت نہیں دیتی؛ شاید یہ نجی ہے۔ صفحہ دوسری ونڈو میں کھولیں۔
door-device_incomplete = اس آلے پر کچھ کمی ہے
door-device_incomplete-text = بغیر نیٹ ورک کھیلنے کا ایک حصہ چلا گیا: شاید براؤزر نے جگہ بنائی۔ آپ کے کھیل محفوظ ہیں۔ نیٹ ورک ہونے پر وہ پھر آ جائے گا۔
door-other = آپ اس میز پر نہیں
door-other-text = سرور نے کہا: { $code }

## Waiting room

waiting-for-people = { $count } نشست خالی ہے
waiting-guest = سب نشستیں بھر جائیں تو { $host } شروع کر سکتے ہیں۔
shuffling = ایمانداری سے پھینٹ رہے ہیں…
waiting-share = لنک بھیجیں یا بوٹ شامل کریں۔
all-seated = سب بیٹھ گئے
all-seated-host = جب چاہیں شروع کریں۔
all-seated-guest = { $host } شروع کر سکتے ہیں۔
no-host = میزبان
start = شروع
wait-for-start = { $host } شروع کریں گے
ready = میں تیار ہوں
not-ready = ابھی تیار نہیں
is-ready = تیار
invite = دعوت دیں
invite-people = لوگوں کو بلائیں
add-bots = بوٹ شامل کریں
you = آپ
seat-open = خالی نشست
seat-number = نشست { $number }:
seat-away = یہاں نہیں
seat-host = میزبان
seat-title = نشست { $number }
sit-here = یہاں بیٹھیں
add-bot = ایک بوٹ شامل کریں
remove-bot = بوٹ کو ہٹائیں
swap-places = { $name } سے جگہ بدلیں
swap-asked = { $name } آپ کی نشست چاہتے ہیں۔
swap-agree = جگہ بدلیں
swap-wish = { $name } سے جگہ بدلنے کو کہا۔
make-host = { $name } کو میزبان بنائیں
kick = { $name } کو ہٹائیں
kick-sure = { $name } کو اس میز سے ہٹائیں؟
remove-watch = دیکھنے والوں میں
remove-watch-is = { $name } اب سے دیکھیں گے۔
remove-out = باہر
remove-out-is = { $name } میز سے جائیں گے، واپس آ سکتے ہیں۔
remove-ban = ہمیشہ کے لیے باہر
remove-ban-is = { $name } اس میز پر واپس نہیں آ سکیں گے۔
removed-list = ہٹائے گئے
undo = واپس لیں
did-came = { $with ->
    [bot] { $name } نے { $bot } کی نشست لی۔
   *[none] { $name } بیٹھ گئے۔
}
did-left = { $with ->
    [bot] { $name } چلے گئے۔ { $bot } کھیلتا رہے گا۔
   *[none] { $name } چلے گئے۔
}
did-stood = { $name } اٹھ گئے۔
did-gone = { $name } دیر سے نہیں ہیں۔ نشست خالی ہے۔
did-waits = { $name } اگلی تقسیم پر { $bot } کی نشست لیں گے۔
did-plays = { $name } اب سے کھیل رہے ہیں۔
did-away = { $name } کے لیے بوٹ کھیل رہا ہے۔
did-back = { $name } واپس آ گئے۔
did-host = اب { $name } میزبان ہیں۔
did-game = { $name } نے { $game } چنا۔
did-rules = { $name } نے قواعد بدلے۔
did-watch = { $by } نے { $name } کو دیکھنے والوں میں بھیجا۔
did-out = { $by } نے { $name } کو ہٹایا۔
did-ban = { $by } نے { $name } کو ہمیشہ کے لیے ہٹایا۔
did-restored = { $by } نے واپس لیا: { $name } آ سکتے ہیں۔
did-lost = { $name } کا رابطہ ٹوٹ گیا۔
did-online = { $name } پھر جڑ گئے۔
did-host-you = اب آپ میزبان ہیں۔
did-watch-you = { $by } نے آپ کو دیکھنے والوں میں بھیجا۔
did-restored-you = { $by } نے واپس لیا۔ خوش آمدید!
mute = { $name } کو خاموش کریں
unmute = { $name } کو پھر سنیں
change-game = کھیل یا قواعد بدلیں
change-title = اگلا کھیل کیا ہو
change-text = سب اپنی نشست پر رہیں گے۔ تبدیلیاں اگلے کھیل سے لاگو ہوں گی۔
change-do = یہی کھیلیں
game = کھیل
password-remove = اب پاس ورڈ نہیں
invite-title = لوگوں کو بلائیں
invite-text = جو یہ لنک کھولے اسے نشست ملے گی۔
invite-qr = کیمرے کے لیے لنک کا کوڈ
invite-code = یا انھیں کوڈ دیں
invite-message = { -brand } پر { $game }: آئیں کھیلیں
share-link = شیئر کریں
copy-link = لنک کاپی کریں
copied = لنک کاپی ہو گیا
cannot-copy = ہاتھ سے کاپی کریں: { $link }
rules-of-table = اس میز کے قواعد
rules-standard = معیاری قواعد، کوئی تبدیلی نہیں۔
stand-up = اٹھ کر دیکھیں
leave-table = میز چھوڑیں
leave-sure = میز چھوڑیں؟
leave-sure-text = آپ کی نشست بوٹ یا کسی اور کو ملے گی۔
stay = رکیں
start-page = پہلا صفحہ

## Chat

chat-title = چیٹ
chat-empty = ابھی کچھ نہیں کہا گیا۔
chat-spectators = صرف دیکھنے والے آپ کو سنتے ہیں۔
chat-placeholder = کچھ کہیں
chat-send = بھیجیں
chat-line = { $name }: { $text }
chat-line-to = { $name }، { $to } سے: { $text }
phrase-hello = سلام!
phrase-well_played = خوب کھیلے!
phrase-thanks = شکریہ!
phrase-sorry = معاف کیجیے!
phrase-hurry = ذرا جلدی کریں
phrase-one_more = ایک اور!
reaction-laugh = ہنسی
reaction-wow = واہ
reaction-cry = رونا
reaction-angry = غصہ
reaction-clap = تالی
reaction-heart = دل
reaction-donkey = گدھا
reaction-fire = آگ
reaction-rose = گلاب
reaction-chilli = مرچ
quick-phrases = تیار جملے
reactions = ردِعمل
react = اپنا ردِعمل دکھائیں
react-throw = پھینکنے کے لیے کسی چہرے کو چھوئیں
react-at = { $name } کی طرف پھینکیں

## Nowhere

nowhere-title = یہاں کچھ نہیں
nowhere-text = اس پتے پر کسی نے میز نہیں لگائی۔

## A player

me-title = آپ کے کھیل
me-rename = نام بدلیں
me-games = آپ کے کھیلے ہوئے کھیل
me-no-games = ابھی کوئی نہیں۔ کوئی کھیل آخر تک کھیلیں تو یہاں ہوگا۔
me-place = { $seats } میں سے نمبر { $place }
me-ratings = ریٹنگ
rating-provisional = عارضی
rating = { $games } کھیل کے بعد { NUMBER($rating, maximumFractionDigits: 1) }
me-device = دوسرے آلے پر
me-device-text = بحالی کوڈ سے آپ دوسرے آلے پر سائن ان کرتے ہیں: نشستوں، کھیلوں اور ریٹنگ سمیت۔
me-code-make = بحالی کوڈ بنائیں
me-code-once = یہ صرف ابھی دکھ رہا ہے اور ایک بار چلتا ہے۔ یہ جس کے پاس ہو وہ آپ کے نام سے آ سکتا ہے، اس لیے اپنے پاس رکھیں۔ پہلے والے کوڈ اب نہیں چلیں گے۔
me-code-have = آپ کے دوسرے آلے کا کوڈ
me-code-use = استعمال کریں
me-recovered = آپ اس آلے پر بھی { $name } ہیں۔
copy-code = کوڈ کاپی کریں
code-copied = کوڈ کاپی ہو گیا
best-title = { $game } کے بہترین
best-none = ابھی کسی کی ریٹنگ نہیں۔ لوگوں کے درمیان کھیل گنے جاتے ہیں؛ بوٹس سے نہیں۔
best-how = ریٹنگ ایک محتاط اندازہ ہے جو ہر ثابت کرنے والے کھیل سے بڑھتا ہے۔ 3 مختلف لوگوں سے 5 کھیلوں کے بعد آپ فہرست میں آتے ہیں۔

invite-code-knock = یہ میز فہرست میں نہیں۔ چھوٹا کوڈ لکھنے والا دستک دیتا ہے اور آپ آنے دیتے ہیں۔
pause-ask = وقفہ (کھانا)
pause-end = آگے چلیں
pause-not = وقفہ نہیں چاہیے
pause-agree = ٹھیک ہے
paused = وقفہ۔ کوئی گھڑی نہیں چلتی، نشستیں برقرار ہیں۔
pause-wish = { $names } وقفہ چاہتے ہیں۔
pause-waits = آپ نے وقفہ مانگا ہے۔ باقی لوگوں کی رضامندی چاہیے۔
holiday = غیر حاضر
holiday-days = { $days } دن
holiday-end = میں واپس آ گیا
close-table = میز بند کریں
close-sure = میز، حساب اور لنک ختم ہو جائیں گے۔ ریکارڈ رہیں گے۔
knocks = { $name } دستک دے رہے ہیں
knock-admit = آنے دیں
knock-deny = ابھی نہیں
knock-title = یہ میز فہرست میں نہیں
knock-text = آپ کے پاس کوڈ ہے۔ دستک دیں، میزبان دیکھے گا کہ آپ کون ہیں۔
knock-waits = آپ نے دستک دی ہے۔ میزبان سے پوچھا جا رہا ہے۔
knock = دستک دیں
door-nobody_home = گھر پر کوئی نہیں
door-nobody_home-text = اندر آنے دینے والا کوئی نہیں۔ لنک مانگیں یا بعد میں آئیں۔
door-sent_off = ابھی نہیں
door-sent_off-text = میزبان نے آپ کو آنے نہیں دیا۔
table-people = اس میز کے لوگ
table-wins = { $wins } جیت
table-ended = پچھلے نتیجے
table-won = جیتے، { $day }
table-turn = باری: { $names }
did-paused = میز پر وقفہ ہے۔
did-resumed = کھیل آگے چلتا ہے۔
did-holiday = { $name } چھٹی پر ہیں۔
did-returned = { $name } چھٹی سے واپس آ گئے۔

# without a network
pocket-title = آف لائن کھیلیں
pocket-text = تمام کھیل، بوٹس، اسباق اور جائزے اسی ڈیوائس پر، نیٹ ورک کے بغیر بھی۔ یہ { $disk } MB جگہ لیتا ہے اور کسی بھی وقت ہٹایا جا سکتا ہے۔
pocket-load = ڈاؤن لوڈ کریں ({ $mb } MB)
pocket-loading = { $percent } % آ گیا
pocket-failed = ڈاؤن لوڈ رک گیا۔ جو آ چکا ہے وہ رہے گا: دوبارہ کوشش کریں۔
pocket-no-room = اس آلے پر کافی جگہ نہیں: { $disk } MB چاہیے۔ کچھ جگہ بنائیں، پھر کوشش کریں۔
pocket-ready = تیار ہے۔ بوٹس کے ساتھ کھیل اب اسی ڈیوائس پر ہوتے ہیں، نیٹ ورک کے بغیر بھی۔
pocket-remove = ہٹائیں ({ $disk } MB خالی ہوگا)
pocket-removed = ہٹا دیا گیا۔ آپ کے کھیل باقی ہیں۔
pocket-starting = ایک لمحہ: پتے اسی آلے پر پھینٹے جا رہے ہیں۔
pocket-friends = دوستوں کے ساتھ کھیلنے کے لیے نیٹ ورک چاہیے۔
pocket-send = { $count ->
    [one] اس ڈیوائس کا کھیل اس ہاؤس کو بھیجیں
   *[other] اس ڈیوائس کے { $count } کھیل اس ہاؤس کو بھیجیں
}
pocket-sent = بھیج دیے گئے: وہ آپ کے کھیلوں میں ہیں۔
pocket-mark = آف لائن
pocket-only = یہ میز اسی ڈیوائس پر ہے: کوئی اور نہیں آ سکتا۔
pocket-meanwhile = تب تک یہاں کھیلیں
drop-title = ریکارڈ کھولیں
drop-text = کسی بھی ہاؤس کی ریکارڈ فائل (.cgn) یہاں دوبارہ دیکھی اور جانچی جا سکتی ہے: اسے چنیں یا یہاں چھوڑیں۔
drop-bad = یہ فائل ایسا ریکارڈ نہیں جو دوبارہ دیکھا جا سکے: { $text }
drop-large = یہ فائل ریکارڈ کے لیے بہت بڑی ہے۔

# ایک کھلاڑی کے لیے مدد
help-title = کسی کھلاڑی کی مدد
help-text = بچے، بزرگ یا جو چاہے اس کے لیے۔ یہاں بیٹھے سب متفق ہوں، سب کو نظر آتا ہے، اور اس کھلاڑی کے لیے میچ کی ریٹنگ نہیں ہوتی۔
help-for = کس کے لیے
help-time = زیادہ وقت
help-time-help = ہر فیصلے کے لیے دگنا وقت۔
help-hints = اشارے
help-hints-help = اشارے، چاہے اس میز پر نہ ہوں۔
help-memory = یاد میں مدد
help-memory-help = دیکھے ہوئے پتے مدھم نظر آتے رہتے ہیں۔
help-ask = میز سے پوچھیں
help-end = اب مدد نہیں
help-waits = { $names } کا انتظار ہے۔
help-wish = { $name } کے لیے مدد: { $helps }؟
help-no = نہیں
help-has = مدد کے ساتھ
help-with = { $name } کے ساتھ
help-beside = آپ کے ساتھ دیکھنے والا
help-beside-text = وہ آپ کے پتے دیکھتے ہیں اور ان کی طرف اشارہ کر سکتے ہیں۔ سب کو یہ نظر آتا ہے، اور آپ کے میچ کی ریٹنگ نہیں ہوتی۔
help-nobody = کوئی یہ میز نہیں دیکھ رہا۔ وہ لنک کھولیں اور دیکھنا چنیں۔
help-let = دیکھنے دیں
help-looks = { $name } آپ کے پتے دیکھ رہے ہیں۔
help-stop = بند کریں
help-you-look = آپ { $name } کے پتے دیکھ رہے ہیں۔ اشارے کے لیے کسی پتے کو چھوئیں۔
help-points = { $name } کا اشارہ: { $card }
did-eased = { $name } کو اب مدد ملتی ہے۔
did-uneased = { $name } بغیر مدد کے کھیلتے ہیں۔
did-beside = { $name } { $by } کے پتے دیکھتے ہیں۔
did-alone = { $name } اب { $by } کے پتے نہیں دیکھتے۔
