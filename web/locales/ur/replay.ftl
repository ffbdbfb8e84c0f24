# Urdu: a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = دوبارہ دیکھیں
replay-loading = ریکارڈ تلاش ہو رہا ہے…
replay-none = ایسا کوئی ریکارڈ نہیں
replay-private = نجی کھیل
replay-private-text = { $game } کا یہ کھیل پاس ورڈ والی میز پر ہوا۔ پاس ورڈ دیں، یا اسے اس آلے پر کھولیں جو اس میز پر تھا۔
replay-unlock = کھولیں
replay-none-text = صرف ختم ہوئے کھیلوں کا ریکارڈ ہوتا ہے۔ پتا دوبارہ دیکھیں۔
replay-broken = یہ ریکارڈ دوبارہ نہیں چلتا
replay-broken-text = سرور کہتا ہے: { $text }
replay-breaks = ریکارڈ یہاں ٹوٹ جاتا ہے: { $text }
replay-at = { $count } میں سے { $at }
replay-scrubber = کھیل میں کہاں
replay-controls = دوبارہ دیکھیں
replay-trick-back = پچھلی چال کے آخر پر
replay-back = ایک چال پیچھے
replay-play = چلائیں
replay-pause = روکیں
replay-forward = ایک چال آگے
replay-trick-forward = چال کے آخر پر
replay-speed = رفتار: { $speed } گنا
replay-see-as = کس کی نظر سے
replay-open = سب کے پتے
replay-as-me = جیسے میں نے دیکھا
replay-as = جیسے { $name } نے دیکھا
replay-hands = سب کے پتے
replay-hand-of = { $name }، { $count } پتے:
replay-moves = ہر چال
replay-dealt = پتے بانٹے گئے۔
replay-silent = شاید کسی نے خفیہ جواب دیا۔
replay-move = { $name }: { $move }
replay-next = اگلا: { $names }
replay-over = کھیل ختم
replay-keys = ← → چال · Shift + ← → اپنی باری · Home، End · Space چلاتا ہے

back-title = پیچھے مڑ کر
back-return = میز پر واپس
back-turn = آپ کی باری ہے

## About the match

match-about = اس کھیل کے بارے میں
match-places = درجے
match-played = { DATETIME($at, dateStyle: "long", timeStyle: "short") } کو کھیلا گیا
match-options = گھریلو قواعد: { $options }
match-download = ریکارڈ ڈاؤن لوڈ کریں (.cgn)
match-download-json = JSON میں ڈاؤن لوڈ کریں
match-verify = بانٹ کی تصدیق کریں

## Fair deals

verify-title = کیا پتے ایمانداری سے بٹے؟
verify-how = آپ کا براؤزر ریکارڈ سے خود جانچتا ہے۔ سرور سے کچھ نہیں پوچھا جاتا۔
verify-working = حساب ہو رہا ہے…
verify-ok = سب کچھ درست ہے
verify-ok-text = یہ پتے کوئی نہیں چن سکتا تھا: نہ کھلاڑی، نہ سرور۔
verify-bad = کچھ میل نہیں کھاتا
verify-bad-text = یہ ریکارڈ وہ نہیں جس کا پہلے پتے سے قبل وعدہ تھا۔ اسے رکھیں اور سرور چلانے والے سے پوچھیں۔
verify-none = جانچنے کو کچھ نہیں
verify-none-text = اس ریکارڈ میں بیج نہیں، اس لیے بانٹ کا کسی نے وعدہ نہیں کیا۔
verify-part = جو جانچا جا سکتا ہے وہ درست ہے
verify-part-text = کچھ حصہ جانچا نہیں جا سکتا: نیچے دیکھیں۔
verify-line = سطر { $line }
verify-noted-ok = پہلے پتے سے قبل اس براؤزر نے جو وعدہ نوٹ کیا وہی ریکارڈ میں ہے۔
verify-noted-bad = ریکارڈ کا وعدہ وہ نہیں جو اس براؤزر نے پہلے پتے سے قبل نوٹ کیا تھا۔
verify-noted-skip = اس براؤزر نے کھیل سے پہلے کوئی وعدہ نوٹ نہیں کیا: یہ اس میز پر نہیں تھا، یا بہت پرانی بات ہے۔
verify-share-ok = اس براؤزر کے دیے بے ترتیب بائٹ ریکارڈ میں اس کی نشست کے ساتھ ہیں۔
verify-share-bad = اس براؤزر کے دیے بائٹ ریکارڈ میں اس کی نشست کے ساتھ نہیں۔ بانٹ سے پہلے رابطہ ٹوٹا ہو تو شاید دیر سے پہنچے۔
verify-pledges-ok = ہر نشست نے جو وعدہ کیا تھا، جیسا اس براؤزر کو اپنا کھولنے سے پہلے دکھایا گیا، وہی ریکارڈ میں ہے۔
verify-pledges-bad = اپنا کھولنے سے پہلے اس براؤزر کو جو وعدے دکھائے گئے، وہ ریکارڈ والے نہیں۔
verify-commit-ok = سرور کا راز وہی ہے جس کا وہ پابند تھا: اس کا SHA-256 ہی وعدہ ہے۔
verify-commit-bad = سرور کا راز وہ نہیں جس کا وہ پابند تھا: اس کا SHA-256 وعدہ نہیں۔
verify-commit-skip = ریکارڈ میں نہ وعدہ ہے نہ راز: بیج سرور نے اکیلے چنا۔
verify-seed-ok = { $count ->
    [0] بیج راز سے نکلتا ہے؛ کھلاڑیوں نے کچھ نہیں دیا
    *[other] بیج راز اور { $count } کھلاڑیوں کے دیے سے نکلتا ہے
    }۔
verify-seed-bad = بیج راز اور کھلاڑیوں کے دیے سے نہیں نکلتا۔
verify-seed-skip = ریکارڈ میں راز نہیں، اس لیے بیج کا سراغ نہیں مل سکتا۔
verify-unopened-skip = { $seats } نے بے ترتیب بائٹوں کا وعدہ کیا مگر انہیں کھولا نہیں، اس لیے بیج میں وعدہ ہی گنا گیا۔ رابطہ ٹوٹنے سے ایسا ہوتا ہے۔ جو وہاں بیٹھا ہو اور سرور بھی چلاتا ہو، وہ یوں دو بانٹوں میں سے چن سکتا ہے: دھیان رکھیں۔
verify-lot-ok = کون پہلا ہے، یہ راز اور کھلاڑیوں کے دیے سے نکلا۔
verify-lot-bad = کون پہلا ہے، یہ راز اور کھلاڑیوں کے دیے سے نہیں نکلتا۔
verify-deal-ok = { $kind ->
    [draw] قرعہ { $k } بیج سے نکلتا ہے، پتا بہ پتا۔
    [reshuffle] پھینٹ { $k } بیج سے نکلتی ہے، پتا بہ پتا۔
    *[deal] بانٹ { $k } بیج سے نکلتی ہے، پتا بہ پتا۔
}
verify-deal-bad = { $kind ->
    [draw] قرعہ { $k } بیج سے نہیں نکلتا
    [reshuffle] پھینٹ { $k } بیج سے نہیں نکلتی
    *[deal] بانٹ { $k } بیج سے نہیں نکلتی
    }: { $pile } کو { $should } ہونا تھا، ریکارڈ میں { $has } ہے۔
verify-deals-skip = کھیل تیار کی ہوئی حالت سے شروع ہوتا ہے جس کا کوئی بیج نہیں۔ اس کی بانٹ یہاں نہیں جانچی جاتی۔
verify-unwritten-skip = ریکارڈ میں بانٹ لکھی نہیں، اس لیے موازنے کو کچھ نہیں۔
verify-older-skip = یہ ریکارڈ پرانا ہے: کون سا پتا کہاں گیا، یہ کھیل کے قواعد پر منحصر تھا۔ اسے `cardhouse verify` جانچتا ہے؛ یہ صفحہ راز، کھلاڑیوں کے دیے اور بیج کو جانچتا ہے۔
verify-bad-line = یہ سطر ممکن نہیں: { $text }
