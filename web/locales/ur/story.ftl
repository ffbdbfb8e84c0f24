# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = سرور سے ابھی جواب نہیں ملا۔ جائزہ خود جاری رہے گا۔
review-three = سب سے اہم لمحے
review-found = اچھی چال ڈھونڈی۔
story = کھیل کیسا رہا
story-open = کھیل کیسا رہا؟
curve = پورے کھیل میں آپ کا امکان
curve-drop = چال { $n }: { $lost }
curve-win = جیتنے کا امکان
curve-not_last = آخری نہ رہنے کا امکان
curve-points = اس دور کے پوائنٹس کا حصہ
curve-hand = اس دور میں سب سے بہتر رہنے کا امکان
curve-hit = ٹھیک اعلان جتنا جیتنے کا امکان
replay-turn-back = پچھلی باری کے آخر پر
replay-turn-forward = باری کے آخر پر
replay-known-of = { $name } کے پتوں میں سے معلوم:
chapters = کھیل کے حصے
chapter-round = دور { $n }
chapter-hand = دور { $n }
chapter-game = بازی { $n }
legend = نشانوں کا مطلب
legend-deal = نئی تقسیم یا نتیجہ
legend-danger = کسی کی مشکل
legend-safe = کوئی بچ گیا
legend-title = خاص لمحہ
legend-end = باری کا اختتام
legend-lost = امکان گھٹا

## Puzzles: one's own mistakes, to try again.

puzzle = پھر کوشش
puzzle-try = پھر کوشش کریں
puzzle-ask = اب آپ کیا کریں گے؟
puzzle-was = کھیل میں { $move } کھیلا گیا تھا، اور اس سے بہتر کچھ تھا۔
puzzle-right = درست!
puzzle-wrong = ابھی نہیں۔
puzzle-best = { $best } – { $chance }۔
puzzle-even = { $move } بھی { $best } جتنا اچھا ہے – { $chance }۔
puzzle-worse = { $move } ({ $mine })۔ بہترین: { $best } – { $chance }۔
puzzle-unweighed = { $move } ان چالوں میں نہیں جن پر کوچ سوچے گا۔
puzzle-again = ایک بار اور
puzzle-next = اگلا
puzzle-at = { $of } میں سے { $at }
puzzle-none = دہرانے کو کچھ نہیں
puzzle-none-text = جائزے میں ملی آپ کی غلطیاں اگلے دن یہاں لوٹتی ہیں۔
puzzle-to-replay = ری پلے پر
puzzle-due = آپ کے { $count } لمحے پھر آزمانے کو
puzzle-due-text = آپ کے پچھلے کھیلوں سے: آج آپ کیا کریں گے؟

## Playing on from a moment of a record.

play-on = یہاں سے آگے کھیلیں
play-on-seat = کس کی نشست پر
play-on-hands = کون سے پتے
play-on-known = جیسا وہ نشست جان سکتی تھی
play-on-known-help = آپ کے پتے اور جو آپ نے دیکھا وہی رہے گا۔ جو آپ نہیں جان سکتے تھے، پھر بانٹا جائے گا۔
play-on-were = جیسے تھے
play-on-were-help = سب کے پاس کھیل والے پتے رہیں گے۔ شاید ری پلے میں آپ نے دیکھے ہوں۔
play-on-unrated = ایسی ابتدا والا کھیل ریٹنگ میں شمار نہیں ہوتا۔
play-on-link = لنک کاپی کریں
play-on-go = آگے کھیلیں
play-on-no_other_hands = اس نشست نے جو دیکھا، اس سے ملتے دوسرے پتے نہیں ملے۔ آپ اصل پتوں سے کھیل سکتے ہیں۔
play-on-nothing_to_play = یہاں سے آگے نہیں کھیلا جا سکتا۔

## The luck meter.

luck = یہ پتے کتنے کے تھے
luck-line = { $verdict ->
    [more] پتے { $worth } ({"\u2066"}± { $error }{"\u2069"})، بنایا { $made }: پتوں سے زیادہ۔
    [less] پتے { $worth } ({"\u2066"}± { $error }{"\u2069"})، بنایا { $made }: پتوں سے کم۔
   *[even] پتے { $worth } ({"\u2066"}± { $error }{"\u2069"})، بنایا { $made }: پتوں جتنا۔
}
luck-how = باقیوں کا وہ حصہ جو ہارتا ہے، جب برابر بوٹ یہی پتے { $tries } بار کھیلیں۔
luck-more = مزید کھیلے جا رہے ہیں۔

## The deal of the day.

day-about = ہر کھیل کی روز ایک تقسیم، اس گھر میں سب کے لیے ایک سی۔ آپ کے پاس ایک موقع ہے۔
day-ends = اگلے { $hours } میں آئیں گے۔
day-against = { $bots } بوٹ کے خلاف · { $level }
day-play = کھیلیں
day-go-on = جاری رکھیں
day-sealed = مہر بند
day-sealed-text = یہ عدد ایک ہفتہ پہلے شائع ہوا تھا۔ دن پورا ہونے پر اس کا راز دکھایا جاتا ہے، اور کوئی بھی جانچ سکتا ہے کہ پتے چنے نہیں گئے۔

## A page of one’s own.

me-book = آپ کا حال
me-matches = کھیل
me-wins = پہلے
me-beaten = ہرائے
me-streak = لگاتار / بہترین
me-over-time = { $game }، کھیل بہ کھیل
me-how-bot = بوٹ نے پورا کیا: شمار نہیں
me-how-set_up = دوسرے کھیل سے آگے کھیلا: شمار نہیں
