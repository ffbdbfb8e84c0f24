# Urdu: a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = بند کریں
cancel = رہنے دیں
back-home = شروع پر واپس
retry = دوبارہ کوشش کریں
loading = ایک لمحہ…
offline = سرور تک رسائی نہیں ہو رہی۔
fresh = نیا ورژن آ گیا ہے۔
fresh-take = لوڈ کریں
fresh-later = بعد میں
optional = اختیاری

## Games

game-thulla-title = تھلا
game-kazhutha-title = کژوتھا کلی
game-dalmuti-title = عظیم ڈالموتی
game-tincholi-title = ٹنچولی
game-liap_tui-title = لیاپ توئی
game-thulla-line = اسی رنگ کا پتا دیں۔ کاٹا تو سب سے بڑے والا اٹھائے گا۔
game-kazhutha-line = آخر میں جس کے پاس پتے رہیں وہ گدھا۔
game-dalmuti-line = سیٹ نکالیں، دربار میں اوپر چڑھیں۔
game-tincholi-line = اپنے چار پتے یاد رکھیں۔ سب سے کم پر کٹ کریں۔
game-liap_tui-line = ڈھیریوں کی تعداد بتائیں، پھر اتنی ہی جیتیں۔
players = { $from } سے { $to } کھلاڑی
players-exactly = { $count } کھلاڑی
best-with = { $from } سے { $to } کے ساتھ بہترین
best-with-exactly = { $count } کے ساتھ بہترین

## Home

offline-title = آپ آف لائن ہیں
offline-text = قواعد، ترتیبات، اور یہاں پہلے کھولے گئے سبق اور زبانیں چلتی ہیں۔ آپ کی نشستیں محفوظ ہیں؛ کھیلنے کے لیے کنکشن چاہیے۔
slogan = تاش کی وہ میز جس پر
slogan-end = آپ کا گھرانہ بڑا ہوا۔
slogan-about = گھر کے کھیل۔ نہ اکاؤنٹ، نہ ایپ: کوڈ بھیجیں اور بیٹھ جائیں۔
play-friends = دوستوں کے ساتھ کھیلیں
play-bots = بوٹس کے ساتھ کھیلیں
which-game = کون سا کھیل؟
games = کھیل
have-a-code = میز کا کوڈ ہے؟
code-example = مثلاً mango-river-42
code-wrong = { $code } نام کی کوئی میز نہیں۔ شاید بند ہو گئی ہو۔
code-part = کوڈ دو لفظ اور ایک عدد ہوتا ہے، جیسے mango-river-42۔
code-meant = کیا آپ کا مطلب یہ تھا:
code-later = بہت سے غلط کوڈ۔ { $seconds } سیکنڈ بعد کوشش کریں۔
join = شامل ہوں
rejoin-title = آپ کی میز منتظر ہے
rejoin-others = آپ کی باقی میزیں: { $count }
rejoin-turn = آپ کی باری
rejoin-left = آپ کی باری · { $time } باقی
rejoin-over = کھیل ختم ہوا، باقی وہیں ہیں
time-days = { $days } دن
time-hours = { $hours } گھنٹے
open-tables = کھلی میزیں
table-of = { $host } کی میز
seats-free = { $free ->
    [one] ایک نشست خالی
   *[other] { $free } نشستیں خالی
}
new-table = نئی میز لگائیں
new-table-line = اپنے لوگوں کے لیے
no-open-tables = ابھی کوئی میز سب کے لیے کھلی نہیں۔
won-tonight = آج رات کی جیت
open-table-line = { $people } · { $free ->
    [0] بھری ہوئی
    *[other] { $free } نشست خالی
}
nobody-yet = ابھی کوئی نہیں
watch = دیکھیں
your-name = آپ کا نام
you-are = آپ { $name } ہیں
no-name-yet = آپ کا نام
your-face = آپ کا چہرہ
your-games = آپ کے کھیل
best-players = بہترین کھلاڑی
install = ہوم اسکرین پر رکھیں
install-by-hand = ہوم اسکرین پر رکھنے کے لیے: شیئر، پھر ”Add to Home Screen“۔

## Language

language = زبان
language-draft = مسودہ
language-drafts = مسودے اہلِ زبان کی نظرِ ثانی کے منتظر ہیں۔
language-offline = { $language } ابھی اس آلے پر نہیں ہے۔ ایک بار کنکشن کے ساتھ چنیں، پھر بغیر کنکشن بھی چلے گی۔

## Name

name-title = ہم آپ کو کیا پکاریں؟
name-hint = میز پر سب اسے دیکھیں گے۔ نہ اکاؤنٹ، نہ پاس ورڈ۔
name-save = محفوظ کریں
name-sit = بیٹھیں
guest = مہمان

## Settings

settings = ترتیبات
setting-theme = روشنی
setting-theme-lamp = گہرا
setting-theme-daylight = ہلکا
setting-theme-system = سسٹم
setting-deck = پتوں کے رنگ
setting-deck-two = دو
setting-deck-four = چار
setting-text = حروف کا سائز
setting-text-normal = عام
setting-text-large = بڑا
setting-text-larger = اور بڑا
setting-index = پتے کا نشان
setting-index-normal = عام
setting-index-large = بڑا
setting-index-jumbo = بہت بڑا
setting-motion = حرکت
setting-motion-full = مکمل
setting-motion-reduced = کم
setting-motion-system = سسٹم
setting-hand = بٹن
setting-hand-right = دایاں ہاتھ
setting-hand-left = بایاں ہاتھ
setting-pieces = لیاپ توئی کے مہرے
setting-pieces-glyphs = چینی
setting-pieces-letters = حروف
notices = میری باری پر بتائیں
notices-help = اطلاع کے ذریعے، جب آپ کچھ اور دیکھ رہے ہوں۔
notices-refused = براؤزر اجازت نہیں دیتا۔ اس صفحے کے لیے اس کی ترتیبات میں بدلیں۔
settings-device = صرف اس آلے پر محفوظ۔
learn-home = { $game } سیکھنا جاری رکھیں: { $of } میں سے { $done }
day = آج کی تقسیم

## Circles

circle-make = حلقہ بنائیں
circle-make-text = سب کے لیے ایک لنک: میزیں، اصول، کتاب۔
won-in-all = اب تک جیت
house-private = یہ گھر نجی ہے
house-private-text = حلقے کے لوگ کھیل سکتے ہیں، اور وہ بھی جن کے پاس گھر کی چابی ہو۔
house-key = گھر کی چابی

# without a network
pocket-offer = آف لائن کھیلیں ({ $mb } MB)
pocket-alone = نیٹ ورک نہیں: آپ اسی ڈیوائس پر بوٹس کے ساتھ کھیل رہے ہیں۔
demo-note = یہ سرور کے بغیر ڈیمو ہے: بوٹس کے ساتھ کھیلیں، سیکھیں، ریکارڈ دوبارہ دیکھیں اور جانچیں۔ دوستوں، کھلی میزوں اور ریٹنگ کے لیے اصلی گھر چاہیے۔
