# Urdu: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = کھیلنے کو اور کچھ نہیں۔
hint-all_the_same = جو بھی کھیلیں، ایک ہی بات ہے۔
hint-habit = یہ ٹھیک لگتا ہے۔
hint-chance = کوئی بھی چال چلے گی۔
hint-best_chance = ممکنات میں یہ سب سے بہتر ہے۔
hint-no_other = کوئی دوسری چال سوچنے کے قابل نہیں۔
hint-ahead = یہ { $other } سے 100 میں تقریباً { $gap } بار بہتر رہتا ہے۔

## Thulla and Kazhutha Kali

hint-opening = حکم کا اِکّا کھیل شروع کرتا ہے۔
hint-shed_free = اب کوئی نہیں کاٹ سکتا: { $card } سب سے بڑا ہے جو نکل سکتا ہے۔
hint-stay_under = { $card }، { $best } سے نیچے ہے: کٹا تو اوپر والا اٹھائے گا۔
hint-on_top_low = { $best } سے اوپر جانا ہے: { $card } پیچھے والوں کے لیے جگہ چھوڑتا ہے۔
hint-on_top_high = ابھی شاید ہی کسی کے پاس یہ رنگ ختم ہو: محفوظ رہتے { $card } نکالیں۔
hint-cut_high = آپ رنگ نہیں دے سکتے: { $card } کسی اور کے پاس جائے تو اچھا۔
hint-lead_safe = اس رنگ کے { $out } پتے دوسروں کے پاس ہیں: { $card } بے خطر گھوم جائے گا۔
hint-solved = دو رہ گئے: اس کے بعد دوسرا جو بھی کھیلے، آپ محفوظ۔
hint-lead_low = { $card } چھوٹا ہے: کٹا تو اوپر والا اٹھائے گا۔
hint-shed_first = پہلی چال محفوظ ہے: { $card } سب سے بڑا ہے جو نکل سکتا ہے۔
hint-last_under = اب کوئی نہیں کاٹ سکتا: { $card } سے اگلی پہل آپ کی نہیں ہوگی۔
hint-last_lead = اب کوئی نہیں کاٹ سکتا: { $card } سے پہل آپ کی ہوگی۔
hint-on_top_all = جو بھی کھیلیں، آپ ہی سب سے اوپر ہیں: { $card } رکھنا سب سے برا ہے۔
hint-make_void = اس رنگ کا آپ کا اکیلا پتا { $card } ہے: اس کے بعد آپ کاٹ سکتے ہیں۔
hint-sooner = { $other } جتنا ہی محفوظ، اور آپ جلد نکلیں گے۔

## The Great Dalmuti

hint-last_set = یہ آپ کے آخری پتے ہیں۔
hint-lead_worst = { $set } آپ کا بدترین ہے، اور ابھی کسی کو ہرانا نہیں۔
hint-keep_lead = { $set } کو کوئی نہیں ہرا سکتا: پہل آپ کی رہے گی۔
hint-beat_just = { $set } ہراتا ہے اور کوئی ضروری سیٹ نہیں توڑتا۔
hint-beat_hard = { $set } مضبوط ہے، مگر پہل اس کے قابل ہے۔
hint-pass_keep = جو آپ کھیل سکتے ہیں وہ بعد میں زیادہ کام آئے گا۔
hint-revolution = ٹیکس نہ ہو تو آپ کے پتے آپ ہی کے رہتے ہیں۔
hint-quiet = ٹیکس آپ کے فائدے میں ہے۔
hint-give_worst = آپ کے سب سے کم کام کا: { $cards }۔
hint-lead_many = { $set } سے ایک ساتھ { $count } پتے نکلتے ہیں۔
hint-beat_win = { $set } کو کوئی نہیں ہرا سکتا: پہل آپ کو ملے گی۔
hint-beat_split = { $set } سے بڑا سیٹ ٹوٹتا ہے، مگر یہ اس کے قابل ہے۔
hint-beat_jester = { $set } میں مسخرہ لگتا ہے، مگر پہل اس کے قابل ہے۔

## Tincholi

hint-look = کوئی بھی دو برابر ہیں۔
hint-draw_hidden = پھینکا ہوا پتا آپ کے کام کا نہیں۔
hint-draw_only = پھینکے پتوں کی ڈھیری خالی ہے۔
hint-draw_free = { $card } لیں تو رکھنا پڑے گا؛ گڈی سے جو آئے وہ پھینک سکتے ہیں۔
hint-take_pair = { $card } خانہ { $slot } کے ساتھ جوڑی بناتا ہے: اگلی باری میں دونوں ساتھ نکل سکتے ہیں۔
hint-take_known = { $card } کی قدر { $count } ہے، اور خانہ { $slot } میں { $held } ہے۔
hint-take_unknown = { $card } کی قدر { $count } ہے: ان دیکھے خانے میں اس سے زیادہ متوقع ہے۔
hint-keep_pair = تب خانے { $slots } جوڑی ہوں گے: اگلی باری میں دونوں ساتھ نکل سکتے ہیں۔
hint-keep_known = { $card } کی قدر { $count } ہے، اور خانہ { $slot } میں { $held } ہے۔
hint-keep_unknown = { $card } کی قدر { $count } ہے: ان دیکھے خانے میں اس سے زیادہ متوقع ہے۔
hint-keep_joker = جوکر آپ کے سب سے چھوٹے دوسرے پتے جتنا گنا جاتا ہے۔
hint-peek_other = آپ جان جائیں گے کہ وہاں { $seats } کے پاس کیا ہے۔
hint-pair_known = آپ دیکھ چکے کہ خانے { $slots } ایک جیسے ہیں۔
hint-peek_own = آپ ابھی خانہ { $slot } نہیں جانتے۔
hint-swap_high = خانہ { $slot } میں { $held } ہے: کسی اور کو دے دیں۔
hint-drop_high = { $card } آپ کے خانوں میں متوقع پتوں سے کم نہیں۔
hint-cut_now = { $total } سب سے کم ہونا چاہیے۔
hint-cut_call = آپ اپنا پورا ہاتھ جانتے ہیں: { $total }۔

## Liap Tui

hint-stay = مضبوط مہروں کے بغیر کچھ نہ جیتنا ممکن ہے، اور اس کے بھی پوائنٹ ہیں۔
hint-redeal = کم از کم 1 بتانا ہوگا، اور یہ ہاتھ کچھ نہیں جیتتا۔
hint-declare = آپ کے مضبوط مہرے تقریباً { $n } جیتیں گے۔
hint-liap_tui-lead_strong = ابھی { $want } اور چاہییں: { $play } آپ کی مضبوط ترین چال ہے۔
hint-lead_weak = اور نہیں چاہییں: { $play } ہارنا چاہیے۔
hint-win_now = ابھی { $want } اور چاہییں: { $play } جیتتا ہے۔
hint-try_to_win = ابھی { $want } اور چاہییں: { $play } فی الحال آگے ہے۔
hint-throw_strong = اور نہیں چاہییں: { $play } ہار کر نکل جائے گا۔
hint-throw_weak = یہ نہیں جیت سکتے۔ سب سے کم کام کا: { $play }۔
hint-declare_none = آپ کے مہرے شاید کچھ نہیں جیتیں گے۔
hint-save_strong = ابھی { $want } اور چاہییں، مگر مضبوط مہرے بعد میں جیت سکتے ہیں: ابھی { $play } جائے۔
hint-out_of_reach = آپ کا نمبر اب پہنچ سے باہر ہے: ہر ڈھیری پھر بھی ایک پوائنٹ بچاتی ہے۔
hint-too_many = آپ پہلے ہی زیادہ جیت چکے: ہر اور ڈھیری ایک پوائنٹ گھٹاتی ہے۔
hint-loses_less = { $other } جتنا ہی امکان، اور چوکنے پر کم نقصان۔
