# Urdu: a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = ہاں
option-off = نہیں
option-forced_ace = حکم کا اِکّا پہلے
option-forced_ace-help = حکم کا اِکّا جس کے پاس ہو وہ اسے چلے۔ ورنہ بانٹنے والے کے بائیں والا کوئی بھی پتا۔
option-first_trick_safe = پہلی چال محفوظ
option-first_trick_safe-help = کٹی ہوئی پہلی چال پوری کھیل کر الگ رکھ دی جاتی ہے؛ کوئی نہیں اٹھاتا۔
option-games = کھیل
option-target = ہدف
option-max_rounds = زیادہ سے زیادہ دور
option-max_rounds-help = اتنے دوروں کے بعد کھیل ختم۔

## Thulla

option-thulla-games-help = اتنے کھیلوں میں بہترین۔
option-lead_after_safe = محفوظ ہونے کے بعد پہل
option-lead_after_safe-help = صاف چال جیتنے والا محفوظ ہو جائے تو کون چلے۔
option-lead_after_safe-clockwise = گھڑی کی سمت اگلا
option-lead_after_safe-second_highest = دوسرا بڑا
option-reversal = الٹ
option-reversal-help = کاٹنے والا خود پتے اٹھا کر چلتا ہے۔
option-scoring = پوائنٹ
option-scoring-help = ہارنے والے کے بچے پتے گنے جاتے ہیں (قدر سے: اِکّا 11، بادشاہ، بیگم، غلام اور 10 کے 10)۔ سب سے کم مجموعہ جیتتا ہے۔
option-scoring-none = کوئی نہیں
option-scoring-count = ہر پتے کا 1
option-scoring-value = قدر سے

## Kazhutha Kali

option-kazhutha-games-help = اتنے کھیل؛ جو سب سے زیادہ ہارے وہ محفل کا گدھا۔
option-partners = ساتھی
option-partners-help = چار کھلاڑی: نشست 1 اور 3 بمقابلہ 2 اور 4۔

## The Great Dalmuti

option-hands = دور
option-hands-help = ایک نشست میں اتنے دور۔
option-opening = پہلے درجے
option-opening-help = پتا کھینچ کر، یا نشستوں کی ترتیب سے (تب ٹیکس نہیں)۔
option-opening-draw = قرعہ
option-opening-seats = نشستوں سے
option-taxes = ٹیکس
option-taxes-help = مزدور اپنے بہترین پتے ڈالموتیوں کو دے کر دوسرے لیتے ہیں۔
option-revolution = انقلاب
option-revolution-help = جس کے پاس دونوں مسخرے ہوں وہ انقلاب کہہ سکتا ہے۔
option-tax_return = واپسی
option-tax_return-help = ڈالموتی اپنے بدترین پتے واپس دیں، یا جو چاہیں۔
option-tax_return-worst = بدترین
option-tax_return-choice = کوئی بھی
option-reentry = پاس کے بعد کھیل
option-reentry-help = پاس کرنے والا اسی چال میں بعد میں کھیل سکتا ہے۔

## Tincholi

option-jokers = جوکر
option-jokers-help = گڈی میں جوکر؛ ایک کی قدر اس ہاتھ کے سب سے چھوٹے دوسرے پتے جتنی۔
option-deck = گڈی
option-deck-help = توسیعی: بارہ پتے دہرے۔ افراتفری: دو اور 9 اور ایک جوکر۔
option-deck-standard = معیاری
option-deck-extended = توسیعی
option-deck-chaos = افراتفری
option-deck-both = دونوں
option-cut_timing = کٹ کا وقت
option-cut_timing-help = باری میں کب کٹ کر سکتے ہیں۔
option-cut_timing-after_draw = کھینچنے کے بعد
option-cut_timing-before_draw = کھینچنے سے پہلے
option-cut_timing-either = دونوں
option-first_look = پہلی جھلک
option-first_look-help = کوئی دو خانے، یا خانہ 1 اور 2۔
option-first_look-choose = کوئی دو
option-first_look-fixed = خانہ 1 اور 2
option-tincholi-target-help = کسی کے پوائنٹ اس سے بڑھیں تو کھیل ختم۔
option-memory_aid = یاد دہانی
option-memory_aid-help = جو آپ دیکھ چکے اور اب بھی جان سکتے ہیں وہ دکھاتا رہتا ہے۔

## Liap Tui

option-values = قدریں
option-values-help = مہروں کی قدر۔ درجہ وار: جنرل 14 اور 13 سے سپاہی 2 اور 1 تک، سرخ اور سیاہ۔
option-values-guide = رہنما
option-values-ranked = درجہ وار
option-type_lock = قسم کی پابندی
option-type_lock-help = صرف شروع کرنے والے کی قسم ہی جیت سکتی ہے۔
option-ties = برابری
option-ties-help = برابر چالوں میں کون جیتے۔ سرخ: سرخ سیاہ سے جیتتا ہے، پھر پہلے والا۔
option-ties-earliest = پہلے والا
option-ties-red = سرخ
option-face_down = الٹے
option-face_down-help = چاروں کے کھیلنے تک چالیں چھپی رہتی ہیں۔
option-declaration = اعلان
option-declaration-help = باری باری، ٹھیک 8 تک، سب ایک ساتھ، یا دیکھنے سے پہلے۔
option-declaration-open = باری باری
option-declaration-total_eight = ٹھیک 8
option-declaration-sealed = ایک ساتھ
option-declaration-blind = بن دیکھے
option-zero_streak = لگاتار صفر
option-zero_streak-help = جو اتنی بار لگاتار 0 کہے وہ کم از کم 1 کہے۔ 0 پر یہ بند ہے۔
option-zero_bonus = صفر کا بونس
option-zero_bonus-help = 0 کہہ کر کچھ نہ جیتیں تو 3۔ ورنہ کچھ نہیں۔
option-bonus = بونس
option-bonus-help = ٹھیک تعداد پر 5 اور۔ بڑھتا ہوا: تعداد کا دگنا اور 4۔
option-bonus-standard = معیاری
option-bonus-progressive = بڑھتا ہوا
option-penalty_cap = زیادہ سے زیادہ نقصان
option-penalty_cap-help = ایک دور میں کوئی اس سے زیادہ نہیں کھوتا۔
option-liap_tui-target-help = کسی کے اتنے پوائنٹ ہوں تو کھیل ختم۔
option-comeback = واپسی کا موقع
option-comeback-help = پہلے اور آخری میں اتنا فرق ہو تو ایک بار سب کے پوائنٹ 0 ہو جاتے ہیں۔
option-max_redeals = زیادہ سے زیادہ دوبارہ بانٹ
option-max_redeals-help = ایک دور میں اتنی بار؛ پھر کسی سے نہیں پوچھا جاتا۔
preset-liap_tui-guide = رہنما
preset-liap_tui-ranked = درجہ وار

## Bots

level-gentle = آسان
level-steady = درمیانہ
level-sharp = مشکل
level-master = ماہر
