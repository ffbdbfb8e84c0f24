# Urdu: a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = اندازے سے کھیلتا ہے اور غلطیاں کرتا ہے۔ پہلے کھیل اور بچوں کے لیے اچھا۔
level-steady-help = کھیل جانتا ہے اور جو سب دیکھتے ہیں اسے گنتا ہے۔
level-sharp-help = دوسروں کے ممکنہ پتوں پر سوچتا ہے۔
level-master-help = یہاں سب سے مضبوط، کچھ نہیں بھولتا۔
bots-level = بوٹ کتنے ماہر ہوں؟
seat-level = بوٹ · { $level }

## What a chance is a chance of

goal-win = جیتنے کا امکان: { $chance }
goal-not_last = آخری نہ رہنے کا امکان: { $chance }
goal-points = اس دور کے پوائنٹ کا { $chance }
goal-hand = اس دور میں سب سے بہتر رہنے کا امکان: { $chance }
goal-hit = ٹھیک اعلان جتنا جیتنے کا امکان: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = جیتنے کا امکان: { $chance }
roughly-chance = { $size ->
    [0] نہ ہونے کے برابر
    [1] کم
    [2] آدھا آدھا
    [3] اچھا
   *[4] تقریباً یقینی
}
roughly-share = { $size ->
    [0] تقریباً کچھ نہیں
    [1] تھوڑا حصہ
    [2] تقریباً آدھا
    [3] زیادہ تر حصہ
   *[4] تقریباً سب
}

## Hints

coach-thinking = ایک اچھا کھلاڑی سوچ رہا ہے…
coach-no-time = بوٹس کے پاس ابھی اشارے کا وقت نہیں۔ ذرا بعد کوشش کریں۔
coach-unrated = اشارہ لینے پر یہ کھیل آپ کی ریٹنگ میں نہیں گنا جائے گا۔ چاہیں تو پھر پوچھیں۔
coach-remembers = اشارہ وہ بتا سکتا ہے جو آپ نے دیکھا: وہ آپ کے لیے یاد رکھتا ہے۔ چاہیے تو پھر مانگیں۔
coach-hint = { $move } – { $chance }۔ { $why }
coach-hint-plain = { $move }۔ { $why }
coach-even = { $moves } میں کوئی اصل فرق نہیں – { $chance }۔ { $why }
coach-even-plain = { $moves } میں کوئی اصل فرق نہیں – { $chance }۔
coach-nudge = ان میں سے ایک بہترین ہے: { $moves }۔ جواب کے لیے پھر پوچھیں۔
coach-nudge-one = یہاں ایک ہی چال سوچنے کے قابل ہے۔ دیکھنے کے لیے پھر پوچھیں۔
coach-others = { $hint } ورنہ { $others }۔
coach-other = { $move } ({ $chance })
coach-call = کٹ کریں اور { $total } پکاریں
coach-take = پھینکا ہوا لیں
coach-drop = کھینچا ہوا پھینکیں

## The review in the replay

review = جائزہ
review-of = کس کے فیصلے
review-loading = آپ کے فیصلے دیکھے جا رہے ہیں: { $share }
review-busy = سرور کو پہلے میزیں دیکھنی ہیں۔ جائزہ خود جاری رہے گا۔
review-trouble = جائزہ رک گیا: { $text }
review-waiting = یہ فیصلہ ابھی نہیں دیکھا گیا۔
review-only = چننے کو کچھ نہ تھا۔
review-best = بہترین چال۔
review-fine = بہترین کے برابر۔
review-lost = { $size ->
    [1] تھوڑا نقصان: { $lost }۔
    [2] غلطی: { $lost }۔
    *[3] بڑی غلطی: { $lost }۔
}
review-slip = { $size ->
    [1] تھوڑا نقصان۔
    [2] غلطی۔
   *[3] بڑی غلطی۔
}
review-done = { $move } – { $chance }۔ { $why }
review-instead = کھیلا: { $done }، { $mine }۔ بہترین: { $best }، { $chance }۔ { $why }
review-thought = یہاں امکانات نہیں تولے گئے۔ اچھا کھلاڑی سوچتا ہے: { $why }
review-to = { $name } کے لیے: { $why }
review-back = پچھلی غلطی پر
review-on = اگلی غلطی پر
review-summary = خلاصہ
review-decisions = { $count } فیصلے
review-free = { $free } میں انتخاب تھا
review-average = اوسط نقصان: { $lost }
review-worse = { $best } کے بجائے { $done }
review-nothing-lost = قابلِ ذکر نقصان نہیں ہوا۔
review-how = ایک ماہر بوٹ ہر فیصلے کو اس پر پرکھتا ہے جو یہ نشست اس وقت جان سکتی تھی۔ چھوٹے فرق اتفاق ہیں۔
