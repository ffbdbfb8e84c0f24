# Urdu: a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = شامل ہوں
circle-join-text = آپ کو اس حلقے میں بلایا گیا ہے: آپ کی میزوں، قواعد اور کتاب کے لیے ایک ہی لنک۔
circle-leave = یہ حلقہ چھوڑیں
circle-left = آپ نے { $name } چھوڑ دیا۔
circle-people = لوگ
circle-keeper = نگران
circle-make-keeper = { $name } کو نگران بنائیں
circle-remove = { $name } کو ہٹائیں
circle-removed = ہٹائے گئے
circle-bring-back = { $name } کو واپس لائیں
circle-invite = دعوت دیں
circle-link-text = جس کے پاس یہ لنک ہو، وہ دیکھ اور شامل ہو سکتا ہے۔
circle-message = ہمارا حلقہ: { $name }
circle-new-link = لنک بدلیں
circle-new-link-text = پرانا لنک پھر صرف حلقے کے لوگوں کے لیے کام کرے گا۔
circle-hook = چیٹ پروگرام کو بتائیں
circle-hook-text = وہ آپ کو https سے شروع ہونے والا پتہ (ویب ہک) دیتا ہے۔ اسے میزوں، باریوں، تاریخوں اور نتیجوں کا بتایا جاتا ہے، پتوں کا کبھی نہیں۔
circle-hook-remove = { $host } کو اب نہ بتائیں
circle-hook-secret = اس کے دستخط کا راز
why-bad_endpoint = یہ پتہ استعمال نہیں ہو سکتا: اسے https سے شروع ہونا اور انٹرنیٹ پر لے جانا چاہیے۔
circle-manage = حلقہ سنبھالیں
circle-name = حلقے کا نام
circle-tables = میزیں
circle-lay = میز لگائیں
circle-no-tables = کوئی میز نہیں لگی۔ ایک لگائیں، سب اسے یہیں پائیں گے۔
circle-older-tables = پرانی میزیں: { $count }
circle-cards = قواعد کے کارڈ
circle-cards-text = وہ قواعد جن سے آپ کھیلتے ہیں، ہر ایک کا نام۔ ایک ٹیپ سے انہی قواعد کی میز لگ جاتی ہے۔
circle-card-add = نیا کارڈ
circle-card-name = ان قواعد کو کیا کہتے ہیں؟
circle-card-remove = کارڈ { $name } ہٹائیں
circle-phrases = آپ کے اپنے جملے
circle-phrases-text = اس حلقے کی میزوں پر سب انہیں کہہ سکتے ہیں۔
circle-phrase-new = نیا جملہ
circle-phrase-remove = ”{ $text }“ ہٹائیں
add = شامل کریں
circle-gone = ایسا کوئی حلقہ نہیں
circle-gone-text = شاید لنک بدل گیا ہے۔ حلقے کے کسی فرد سے نیا لنک مانگیں۔
circle-full = یہاں مزید جگہ نہیں۔
somebody-gone = کوئی جو چلا گیا

## The book

book = کتاب
book-empty = ابھی کچھ نہیں لکھا۔ پہلی مکمل بازی سے شروع ہوگی۔
book-missing = گنتی جاری: { $n }
book-all = سب کھیل
book-standings = درجہ بندی
book-won = جیت
book-played = کھیلے
book-lost = ہار
book-ahead = آگے
book-streak = لگاتار { $n }
book-pairs = آمنے سامنے
book-nemesis = سخت ترین حریف
book-nemesis-line = { $n } بازیوں میں سے { $share } میں آگے
book-buddy = خوش قسمت ساتھی
book-buddy-line = ساتھ کی { $n } بازیوں میں { $share } کو ہرایا
book-bests = سب سے بڑے اور سب سے قریبی
book-closest = سب سے قریبی
book-close-line = { $first } آگے، { $second } پیچھے، فرق { $n }
book-jewels = زیور
jewel-bell = گھنٹی
jewel-garland = ہار
jewel-anklet = پازیب
jewel-crown = تاج
book-evenings = شامیں
book-matches = { $n } بازیاں
book-how = ہر عدد ریکارڈ سے گنا گیا ہے؛ `cardhouse book` یہی چھاپتا ہے۔
book-a-bot = ایک بوٹ
recap-won = { $name } نے { $of } میں سے { $n } جیتیں۔
recap-shared = { $name } اور { $other } نے { $of } میں سے { $n }، { $n } جیتیں۔
recap-turned = شام { $part } میں پلٹی: اس کے بعد { $name } آگے رہے۔
recap-turned-by = شام { $part } میں پلٹی: { $name }، { $what } { $n }۔
recap-close = { $name } نے { $game } { $n } کے فرق سے جیتا۔
recap-close-by = { $name } نے { $game } جیتا؛ { $what }: { $n }۔
recap-count = { $name }: { $what } { $n }۔
part-trick = چال { $at }
part-hand = دور { $at }
part-round = دور { $at }

## What games count

count-cuts = کاٹ
count-cuts-says = { $name } نے { $n } بار کاٹا۔
count-tincholi-cuts = کٹ
count-tincholi-cuts-says = { $name } نے { $n } بار کٹ کیا۔
count-picked_up = اٹھائے پتے
count-picked_up-says = { $name } نے { $n } پتے اٹھائے۔
count-picked_up-best = سب سے بڑا اٹھان
count-left = آخر میں بچے پتے
count-lost = ہارے کھیل
count-kazhutha-lost = بار گدھا
count-kazhutha-lost-says = { $name } { $n } بار گدھا بنے۔
count-first = دور جن میں سب سے پہلے نکلے
count-first-says = { $name } { $n } بار سب سے پہلے نکلے۔
count-peon = دور جن میں آخر میں نکلے
count-revolutions = انقلاب
count-revolutions-says = { $name } نے { $n } انقلاب کیے۔
count-taxes = ٹیکس میں دیے پتے
count-held = درست کٹ
count-held-says = { $name }: { $n } کٹ درست رہے۔
count-called = ٹھیک پکارے مجموعے
count-called-says = { $name } نے { $n } مجموعے ٹھیک پکارے۔
count-pairs = پھینکے جوڑے
count-pairs-says = { $name } نے { $n } جوڑے پھینکے۔
count-exact = ٹھیک لگے عدد
count-exact-says = { $name } کے { $n } عدد ٹھیک لگے۔
count-piles = جیتی ڈھیریاں
count-piles-best = ایک باری میں سب سے زیادہ ڈھیریاں
count-redeals = دوبارہ بٹے کمزور مہرے

## Yours

me-find-name = کس کے ساتھ
me-find-any = کوئی بھی نتیجہ
me-find-won = جیتے
me-find-lost = آخری
me-find-none = کچھ نہیں ملا۔
me-find-more = پرانے
me-yours = آپ کے بارے میں جو رکھا ہے
me-export = سب کچھ ڈاؤن لوڈ کریں
me-delete = مجھے مٹائیں
me-delete-text = آپ کا نام، چہرہ اور پہچان ہر میز، ریکارڈ اور کتاب سے فوراً اور ہمیشہ کے لیے ہٹ جائیں گے۔ کھیل رہیں گے، آپ کے بغیر۔
me-delete-sure = ہاں، ہمیشہ کے لیے مٹائیں
me-deleted = آپ کو مٹا دیا گیا۔ اب یہاں کوئی آپ کو نہیں جانتا۔
rules-share = یہ قواعد شیئر کریں
rules-share-text = ایک لنک اور کیمرے کے لیے کوڈ: جو کھولے، انہی قواعد کی میز لگائے۔
rules-given = ان قواعد کے ساتھ

# -- passkeys: the way to another device without a code

passkey-text = پاس کی بغیر کوڈ کے یہی کرتی ہے: آپ کا فون، کمپیوٹر یا سیکیورٹی کی اسے رکھتی ہے، اور آپ کی انگلی، چہرہ یا پن مانگتی ہے۔
passkey-make = پاس کی بنائیں
passkey-use = پاس کی سے سائن اِن کریں
passkey-one = { $day } کی پاس کی
passkey-drop = ہٹائیں
passkey-made = پاس کی بن گئی۔ جہاں بھی وہ ہو، آپ کو سائن اِن کراتی ہے۔
passkey-had = اس ڈیوائس پر آپ کی پاس کی پہلے سے ہے۔
passkey-none = کوئی پاس کی استعمال نہیں ہوئی۔ کچھ نہیں بدلا۔
