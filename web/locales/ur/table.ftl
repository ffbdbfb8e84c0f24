# Urdu: a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = میز
table-seats = کھلاڑی
actions = آپ کیا کر سکتے ہیں
log = کیا ہوا
log-empty = ابھی کچھ نہیں۔
log-hold = دبائے رکھیں: پچھلی چال۔ چھوئیں: کیا ہوا۔
log-away = رابطہ لمحہ بھر کو ٹوٹا تھا۔
last-none = اس سے پہلے کوئی چال نہیں۔
drop-here = یہاں رکھیں
sort = پتے ترتیب دیں: { $by }
sort-suit = رنگ سے
sort-rank = درجے سے
sort-own = جیسے آپ رکھیں
hint = اشارہ
type-move = چال لکھیں
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = آپ کے پتے، { $count }
your-stack = آپ کے سامنے { $count } پتے الٹے رکھے ہیں۔

## Cards

card-name = { $suit } کا { $rank }
card-joker = جوکر
card-hidden = الٹا
card-playable = کھیلا جا سکتا ہے
card-not-playable = ابھی نہیں کھیلا جا سکتا
card-refused = نہیں کھیلا جا سکتا: { $reason }
card-points = قدر { $points }
card-new = نیا
card-premoved = آپ کی باری پر کھیلا جائے گا
card-place = { $of } میں سے { $at }
card-by = { $name }: { $card }
card-ace-of-spades = حکم کا اِکّا
rank-A = اِکّا
rank-J = غلام
rank-Q = بیگم
rank-K = بادشاہ
suit-clubs = چڑیا
suit-diamonds = اینٹ
suit-hearts = پان
suit-spades = حکم
slot-own = خانہ { $at }
slot-yours = آپ کا خانہ { $at }
slot-of = { $name } کا خانہ { $at }
you-inside = آپ

## Piles

pile-open = میز پر
pile-gone = { $count } گئے
pile-won = { $count } کھیلے گئے
pile-stock = گڈی
pile-discard = پھینکے ہوئے
pile-drawn = کھینچا ہوا
pile-empty = خالی

## Seats

pod-bot = بوٹ { $number }
pod-away = غائب · بوٹ کھیلتا ہے
pod-next = اگلی بار: { $name }
pod-program = پروگرام
pod-program-is = یہاں ایک پروگرام کھیلتا ہے۔ اس کے نتیجے ریٹنگ میں نہیں گنے جاتے۔
takes-over = اگلی تقسیم پر { $name } سنبھالیں گے۔
take-over = اگلی تقسیم پر سنبھالیں
take-over-not = دیکھتے رہیں
you-take-over = اگلی تقسیم پر آپ سنبھالیں گے۔
pod-lost = یہاں نہیں
pod-here = یہاں ہے
pod-is-bot = بوٹ · { $level }
pod-history = اس کھیل میں
pod-cards = { $count } پتے
pod-score = { $score } پوائنٹ
pod-to-move = باری

## Prompt

prompt-your-turn = آپ کی باری
prompt-waiting = { $count ->
    [one] { $names } کی باری ہے
    *[other] { $names } کا انتظار ہے
}
prompt-dealing = پتے بانٹے جا رہے ہیں…
prompt-asking = سب اپنے پتے دیکھ رہے ہیں…
prompt-next = ایک لمحہ…
prompt-then = اگلا: { $names }
prompt-pause = سب دیکھ لیں تو آگے بڑھے گا۔
prompt-early-pass = چال ختم ہونے تک آپ پاس کریں گے۔
prompt-over = کھیل ختم
prompt-missing = { $count } اور چنیں
prompt-missing-slots = { $count } خانے اور چنیں
prompt-away = آپ کی جگہ بوٹ کھیل رہا ہے
prompt-away-is = ”میں حاضر ہوں“ دبائیں اور کھیلیں۔
prompt-sent = ایک لمحہ…
prompt-only = صرف یہی پتا کھیلا جا سکتا ہے۔
prompt-premove = آپ کی باری پر، ممکن ہو تو { $cards } کھیلا جائے گا۔
prompt-reconnecting = دوبارہ جڑ رہے ہیں…
prompt-no-line = رابطہ آنے پر آپ پھر دیکھیں گے۔
prompt-seat-kept-for = آپ کی نشست محفوظ ہے۔ آپ کی باری ہو تو { $time } میں بوٹ کھیلے گا۔
prompt-seat-kept = آپ کی نشست محفوظ ہے۔ تب تک بوٹ کھیلتا ہے۔
prompt-unanswered = رابطہ نہیں۔ آتے ہی { $move } پھر بھیجا جائے گا۔
prompt-offline = نہیں بھیجا گیا: رابطہ نہیں۔ ذرا بعد کوشش کریں۔
say-playable = { $count } پتے کھیلے جا سکتے ہیں
say-seconds = { $count } سیکنڈ
say-left = { $count } سیکنڈ باقی
say-table = میز پر: { $cards }
say-table-empty = میز خالی ہے
say-hand = آپ کے پتے: { $cards }
say-to-move = باری: { $names }
say-choices = { $count } انتخاب

## Buttons

act-play = { $cards } کھیلیں
act-pass = پاس
act-draw = کھینچیں
act-take = { $card } لیں
act-drop = { $card } پھینکیں
act-keep = { $slot } میں رکھیں
act-pair = { $slot } اور { $other } پھینکیں
act-look = { $slot } اور { $other } دیکھیں
act-peek = { $slot } دیکھیں
act-swap = { $slot } اور { $other } بدلیں
act-cut = کٹ
act-redeal = دوبارہ بانٹیں
act-stay = یہی رکھیں
act-revolution = انقلاب!
act-quiet = خاموش رہیں
act-give = { $cards } دیں
act-flip = اپنا پتا پلٹیں
act-wait = آپ کی باری نہیں
act-sending = بھیج رہے ہیں…
act-not-so = یہ چال درست نہیں
act-choose = چنیں
act-choose-card = ایک پتا چنیں
act-choose-cards = پتے چنیں
act-choose-slot = خانہ چنیں
act-choose-number = عدد چنیں
act-no-set = آپ کے پاس اس سے بہتر نہیں
act-clear = صاف کریں
act-back = میں حاضر ہوں
act-go-on = { $of ->
    [one] آگے بڑھیں
    *[other] آگے بڑھیں · { $of } میں سے { $count }
}
act-went-on = دوسروں کا انتظار
act-looked = میں نے دیکھ لیا
act-early-pass = اس چال میں پاس

## What happened

news-play = { $hidden ->
    [yes] { $seat } نے الٹا پتا کھیلا
    *[no] { $seat } نے { $cards } کھیلا
}
for-you-clock-play = وقت ختم: آپ کی جگہ { $cards } کھیلا گیا
for-you-clock = وقت ختم، آپ کی جگہ یہ کیا گیا: { $text }
for-you-bot-play = بوٹ نے آپ کی جگہ { $cards } کھیلا
for-you-bot = بوٹ نے آپ کی جگہ یہ کیا: { $text }
news-pass = { $seat }: پاس
news-deal = دور { $round } بٹ گیا۔ پہلے: { $starter }۔
news-clean = سب نے رنگ دیا۔ سب سے بڑا پتا: { $seat }۔
news-spoiled = پہلی چال کٹ گئی: وہ پھینک دی گئی۔ پھر چلیں گے: { $seat }۔
news-cut = { $seat } نے کاٹا: سب سے بڑا { $taker } کا تھا، { $count } پتے اٹھائے۔
news-safe = { $seat } محفوظ، درجہ { $place }۔
news-out = { $seat } نے ختم کیے، درجہ { $place }۔
news-game_over = { $some ->
    [yes] کھیل ختم۔ ہارے: { $losers }۔
    *[no] کھیل ختم۔
}
news-trick = { $seat } نے چال جیتی۔
news-round_over = دور ختم۔
news-hand_over = دور ختم۔
news-reshuffle = پھینکے پتے پھینٹے گئے۔

## Rounds and results

round-over = اب تک کا حال
round-player = کھلاڑی
round-points = اس بار
round-total = مجموعہ
score-sheet = ہر دور کے پوائنٹ
score-sheet-hand = دور
results-winner = { $you ->
    [yes] آپ جیت گئے!
    *[no] { $count ->
    [one] { $names } جیتے
    *[other] پہلا درجہ مشترک: { $names }
    }
}
results-stalemate = لگاتار بہت کٹ: کھیل برابر۔
results-wins = آج { $count } جیت
results-losses = آج { $count } ہار
results-rematch = { $of ->
    [one] پھر کھیلیں
    *[other] پھر کھیلیں · { $of } میں سے { $ready } تیار
}
results-rematch-waiting = تیار · { $of } میں سے { $ready }
results-record = ریکارڈ
results-leave = چھوڑیں

## Keys

keys = کلیدیں
keys-help = تیر، Enter اور Esc ہمیشہ چلتے ہیں۔
key-walk = پتوں میں چلیں
key-raise = پتا اٹھائیں یا شامل کریں
key-lower = نیچے کریں
key-play = کھیلیں یا بڑا بٹن دبائیں
key-clear = سب نیچے، بند کریں
key-nth = اس نمبر کا انتخاب
key-hand = اپنے پتوں پر جائیں
key-pass = پاس
key-sort = پتے ترتیب دیں
key-hint = اشارہ: اچھا کھلاڑی کیا کرتا
key-shift = اپنی ترتیب میں پتا سرکائیں
key-last = دبائے رکھیں: پچھلی چال
key-table = میز بول کر سنائیں
key-rules = اس میز کے قواعد
key-chat = چیٹ
key-react = ردِعمل
key-mute = آواز کھولیں، بند کریں
key-keys = یہ فہرست

## Settings

settings-look = شکل
settings-play = کھیل
settings-motion = حرکت اور آواز
settings-reading = کلیدیں اور پڑھنا
setting-speed = رفتار
setting-speed-slow = آہستہ
setting-speed-normal = عام
setting-speed-fast = تیز
setting-speed-instant = فوراً
setting-sound = آوازیں
setting-sound-off = بند
setting-sound-quiet = دھیمی
setting-sound-normal = عام
setting-sound-loud = اونچی
setting-haptics = تھرتھراہٹ
setting-taps = پتا کھیلنے کو
setting-taps-two = دو بار چھوئیں
setting-taps-one = ایک بار چھوئیں
setting-premove = باری سے پہلے چنیں
setting-auto = واحد جائز پتا خود کھیلیں
setting-coach = ہدایت کے نیچے کی سطر
setting-coach-all = وجوہات اور اشارے
setting-coach-reasons = وجوہات
setting-coach-off = کچھ نہیں
setting-hints = اشارہ
setting-hints-answer = فوراً جواب
setting-hints-nudge = پہلے ہلکا سا اشارہ
setting-keys = حروف اور ہندسے بطور کلید
setting-typing = چالیں لکھیں
setting-announce = اسکرین ریڈر کیا کہے
setting-announce-all = سب کچھ
setting-announce-mine = جو مجھ سے متعلق ہو
setting-announce-least = کم سے کم

# -- on a television
far-join = شامل ہونے کا کوڈ
far-wins = آج کی جیت
far-losses = آج کی ہار
tally = آج کی شام
tally-wins = جیتے ہوئے کھیل
tally-losses = ہارے ہوئے کھیل
