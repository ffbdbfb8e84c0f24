# Urdu: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = کھیلنے کو اور کچھ نہیں۔
hint-all_the_same = جو بھی کھیلیں، ایک ہی بات ہے۔
hint-habit = یہ ٹھیک لگتا ہے۔
hint-chance = کوئی بھی چال چلے گی۔
hint-best_chance = ممکنات میں یہ سب سے بہتر ہے۔
hint-even = کوئی اصل فرق نہیں۔
hint-no_other = کوئی دوسری چال سوچنے کے قابل نہیں۔
hint-ahead = ممکنہ ہاتھوں میں یہ { $other } سے بہتر رہتا ہے۔

## Thulla and Kazhutha Kali

hint-opening = حکم کا اِکّا کھیل شروع کرتا ہے۔
hint-shed_free = اب کوئی نہیں کاٹ سکتا: { $card } سب سے بڑا ہے جو نکل سکتا ہے۔
hint-stay_under = { $card }، { $best } سے نیچے ہے: کٹا تو اوپر والا اٹھائے گا۔
hint-under_any = ان میں سے ہر ایک { $best } سے نیچے ہے: کٹا تو اوپر والا اٹھائے گا۔
hint-on_top_low = { $best } سے اوپر جانا ہے: { $card } پیچھے والوں کے لیے جگہ چھوڑتا ہے۔
hint-on_top_high = ابھی شاید ہی کسی کے پاس یہ رنگ ختم ہو: محفوظ رہتے { $card } نکالیں۔
hint-cut_high = آپ رنگ نہیں دے سکتے: { $card } کسی اور کے پاس جائے تو اچھا۔
hint-cut_any = آپ رنگ نہیں دے سکتے: کچھ بھی کھیلیں، اٹھانا { $seats } کو ہے۔
hint-cut_own = آپ رنگ نہیں دے سکتے: کچھ بھی کھیلیں، اٹھانا آپ کو ہے۔
hint-lead_safe = اس رنگ کے { $out } پتے دوسروں کے پاس ہیں: { $card } بے خطر گھوم جائے گا۔
hint-solved = دو رہ گئے: اس کے بعد دوسرا جو بھی کھیلے، آپ محفوظ۔
hint-lead_low = { $card } چھوٹا ہے: کٹا تو اوپر والا اٹھائے گا۔
hint-shed_first = پہلی چال محفوظ ہے: { $card } سب سے بڑا ہے جو نکل سکتا ہے۔
hint-last_under = اب کوئی نہیں کاٹ سکتا: { $card } سے اگلی پہل آپ کی نہیں ہوگی۔
hint-last_under_any = اب کوئی نہیں کاٹ سکتا، اور ان میں سے کسی سے بھی اگلی پہل آپ کی نہیں ہوگی۔
hint-last_lead = اب کوئی نہیں کاٹ سکتا: { $card } سے پہل آپ کی ہوگی۔
hint-on_top_all = جو بھی کھیلیں، آپ ہی سب سے اوپر ہیں: { $card } رکھنا سب سے برا ہے۔
hint-make_void = اس رنگ کا آپ کا اکیلا پتا { $card } ہے: اس کے بعد آپ کاٹ سکتے ہیں۔
hint-under_most = { $best } سے نیچے رہنے والا سب سے بڑا { $card } ہے: وہ نکل جائے گا، اور کٹا تو اوپر والا اٹھائے گا۔
hint-last_under_most = اب کوئی نہیں کاٹ سکتا: { $card } سب سے بڑا ہے جس سے اگلی پہل آپ کی نہیں ہوگی۔
hint-cut_last = آپ رنگ نہیں دے سکتے۔ { $card } اپنے رنگ کا اکیلا پتا ہے: اس کے بعد وہ رنگ بھی کاٹ سکتے ہیں۔
hint-cut_partner = آپ رنگ نہیں دے سکتے، اور اٹھانا آپ کے ساتھی { $seats } کو ہے: { $card } { $other } سے چھوٹا ہے۔
hint-lead_away = { $seats } کے پاس { $other } کا رنگ نہیں، وہ کاٹ دیں گے۔ { $card } کا رنگ کسی کا ختم ہوا ہو، معلوم نہیں۔
hint-lead_high = یہ رنگ کسی کا ختم ہوا ہو، معلوم نہیں: { $card } ابھی نکل جائے۔
hint-lead_short = { $card } کے رنگ میں آپ کے پاس کم پتے ہیں: جلد وہاں کاٹ سکیں گے۔
hint-lead_more = دوسروں کے پاس { $card } کے رنگ کے پتے { $other } کے رنگ سے زیادہ ہیں: کٹنے کا امکان کم ہے۔
hint-lead_gift = { $seats } کے پاس { $card } کا رنگ نہیں: اٹھانا پڑے گا۔
hint-thulla-all_the_same = جو بھی پتا کھیل سکتے ہیں، بات ایک ہی ہے: ان کے بیچ کا پتا کسی اور کے پاس نہیں۔
hint-kazhutha-all_the_same = جو بھی پتا کھیل سکتے ہیں، بات ایک ہی ہے: ان کے بیچ کا پتا کسی اور کے پاس نہیں۔
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
hint-beat_split = { $set } سے بڑا سیٹ ٹوٹتا ہے، مگر پہل اس کے قابل ہے۔
hint-beat_jester = { $set } میں مسخرہ لگتا ہے، مگر پہل اس کے قابل ہے۔
hint-lead_harder = { $set } کو ہرانا { $other } سے مشکل ہے: پہل آپ کی رہ سکتی ہے۔
hint-lead_spare = جو چھوڑ سکتے ہیں ان میں { $set } بدترین ہے: { $other } بعد میں زیادہ کام آئے گا۔
hint-save_jester = مسخرہ بعد میں زیادہ کام آئے گا۔
hint-use_jester = مسخرے کے ساتھ { $set } کو ہرانا اور مشکل ہے۔
hint-beat_whole = { $set } سے آپ کا کوئی سیٹ نہیں ٹوٹتا، { $other } سے ٹوٹتا ہے۔
hint-beat_cheap = { $set } کافی ہے: { $other } بعد میں زیادہ کام آئے گا۔
hint-beat_firm = { $set } کو ہرانا { $other } سے مشکل ہے: پہل مل سکتی ہے۔

## Tincholi

hint-look = کوئی بھی دو برابر ہیں۔
hint-draw_hidden = پھینکا ہوا پتا آپ کے کام کا نہیں۔
hint-draw_only = پھینکے پتوں کی ڈھیری خالی ہے۔
hint-draw_free = { $card } لیں تو رکھنا پڑے گا؛ گڈی سے جو آئے وہ پھینک سکتے ہیں۔
hint-draw_seen = سب کو معلوم ہوگا کہ { $card } کہاں ہے: 9 والا کوئی اسے بدل سکتا ہے۔
hint-take_pair = { $card } خانہ { $slot } کے ساتھ جوڑا بناتا ہے: اگلی باری میں دونوں ساتھ نکل سکتے ہیں۔
hint-take_known = { $card } کی قدر { $count } ہے، اور خانہ { $slot } میں { $held } ہے۔
hint-take_unknown = { $card } کی قدر { $count } ہے: ان دیکھے خانے میں اس سے زیادہ متوقع ہے۔
hint-lower_even = { $held } کی جگہ { $card } سے ہاتھ کا مجموعہ گھٹتا ہے، مگر امکان تقریباً وہی رہتا ہے۔
hint-keep_pair = تب خانے { $slots } جوڑا ہوں گے: اگلی باری میں دونوں ساتھ نکل سکتے ہیں۔
hint-keep_known = { $card } کی قدر { $count } ہے، اور خانہ { $slot } میں { $held } ہے۔
hint-keep_unknown = { $card } کی قدر { $count } ہے: ان دیکھے خانے میں اس سے زیادہ متوقع ہے۔
hint-keep_any = { $card } کی گنتی { $count } ہے: ان میں سے ہر خانے کے متوقع پتے سے کم۔
hint-keep_joker = جوکر آپ کے سب سے چھوٹے دوسرے پتے جتنا گنا جاتا ہے۔
hint-peek_other = آپ جان جائیں گے کہ وہاں { $seats } کے پاس کیا ہے۔
hint-pair_known = آپ دیکھ چکے کہ خانے { $slots } ایک جیسے ہیں۔
hint-peek_own = آپ ابھی خانہ { $slot } نہیں جانتے۔
hint-swap_high = خانہ { $slot } میں { $held } ہے: کسی اور کو دے دیں۔
hint-swap_low = وہاں { $seats } کا { $got } ہے، اور آپ کے خانے { $slot } میں { $held } ہے۔
hint-swap_unknown = وہاں { $seats } کا { $got } ہے: آپ کے ان دیکھے خانے { $slot } میں اس سے زیادہ متوقع ہے۔
hint-drop_high = { $card } آپ کے خانوں میں متوقع پتوں سے کم نہیں۔
hint-cut_before = آپ کے پاس قریب { $total } ہیں: دوسروں کے اور گھٹنے سے پہلے کٹ کرنا بہتر ہے۔
hint-cut_now = آپ کے پاس قریب { $total } ہیں: یہ سب سے کم ہونا چاہیے۔
hint-cut_call = آپ اپنا پورا ہاتھ جانتے ہیں: { $total } سب سے کم ہونا چاہیے۔
hint-too_early = کٹ کرنا ابھی جلدی ہے: کسی کے پاس آپ کے { $total } سے کم ہو سکتا ہے۔
hint-too_early_about = کٹ کرنا ابھی جلدی ہے: آپ کے پاس قریب { $total } ہیں، کسی کے پاس کم ہو سکتا ہے۔
hint-too_early_behind = کٹ کرنا ابھی جلدی ہے: مقابلہ یہیں ختم ہو سکتا ہے، اور { $seats } آگے ہے۔

## Liap Tui

hint-stay = مضبوط مہروں کے بغیر کچھ نہ جیتنا ممکن ہے، اور اس کے بھی پوائنٹ ہیں۔
hint-redeal = کم از کم 1 بتانا ہوگا، اور یہ ہاتھ کچھ نہیں جیتتا۔
hint-redeal_scores = یہاں کچھ نہ جیتنے کے پوائنٹ نہیں: نیا ہاتھ زیادہ دے سکتا ہے۔
hint-declare = آپ کے مضبوط مہرے تقریباً { $n } جیتیں گے۔
hint-liap_tui-lead_strong = ابھی { $want } اور چاہییں: { $play } آپ کی مضبوط ترین چال ہے۔
hint-lead_weak = اور نہیں چاہییں: { $play } ہارنا چاہیے۔
hint-win_now = ابھی { $want } اور چاہییں: { $play } جیتتا ہے۔
hint-try_to_win = ابھی { $want } اور چاہییں: { $play } فی الحال آگے ہے۔
hint-throw_strong = اور نہیں چاہییں: { $play } ہار کر نکل جائے گا۔
hint-throw_weak = یہ نہیں جیت سکتے۔ سب سے کم کام کا: { $play }۔
hint-declare_none = آپ کے مہرے شاید کچھ نہیں جیتیں گے۔
hint-declare_next = یہاں { $cannot } کا اعلان نہیں ہو سکتا: آپ کے مہرے جتنا جیتیں گے، اس کے سب سے قریب { $n } ہے۔
hint-declare_tried = کئی ممکنہ بانٹوں میں کھیل کر دیکھا: { $n } کا اعلان سب سے بہتر رہتا ہے۔
hint-save_strong = ابھی { $want } اور چاہییں، مگر مضبوط مہرے بعد میں جیت سکتے ہیں: ابھی { $play } جائے۔
hint-out_of_reach = آپ کا عدد اب پہنچ سے باہر ہے: ہر ڈھیری پھر بھی ایک پوائنٹ بچاتی ہے۔
hint-too_strong = صرف اتنا ہی جیتنا مشکل ہے جتنا اعلان کیا: اس سے اوپر ہر ڈھیری ایک پوائنٹ گھٹاتی ہے۔
hint-missed = اب آپ کا عدد پورا ہونا مشکل ہے۔
hint-too_many = آپ پہلے ہی زیادہ جیت چکے: ہر اور ڈھیری ایک پوائنٹ گھٹاتی ہے۔
hint-too_many_high = آپ پہلے ہی زیادہ جیت چکے: { $play } ابھی نکل جائے، جب تک کوئی اسے ہرا سکتا ہے۔
hint-too_many_soon = آپ کا عدد شاید ہی بچے: ہر اور ڈھیری ایک پوائنٹ گھٹائے گی۔
hint-loses_less = { $other } جتنا ہی امکان، اور چوکنے پر کم نقصان۔
hint-lead_stronger = ابھی { $want } اور چاہییں: { $play } کے جیتنے کا امکان { $other } سے زیادہ ہے۔
hint-lead_long = ابھی { $want } اور چاہییں: { $play } سے ایک ساتھ { $n } ڈھیریاں جیت سکتے ہیں۔
hint-lead_wait = ابھی { $want } اور چاہییں، مگر مضبوط مہرے بعد میں جیت سکتے ہیں: ابھی { $play } سے پہل کریں۔
hint-lead_cheap = آپ کو ابھی { $want } چاہیے: { $play } ابھی بھی جیت سکتا ہے، اور { $other } بعد کے لیے بچتا ہے۔
hint-keep_set = اس سے ایک سیٹ بچا رہتا ہے: { $pieces }۔
hint-win_cheap = ابھی { $want } اور چاہییں: جیتنے کو { $play } کافی ہے، { $other } بچ جائے گا۔
hint-try_firm = ابھی { $want } اور چاہییں: { $play } کے آگے رہنے کا امکان { $other } سے زیادہ ہے۔
hint-try_cheap = ابھی { $want } اور چاہییں: فی الحال { $play } آگے ہے، { $other } بعد کے لیے بچے گا۔
hint-throw_high = یہ نہیں جیت سکتے۔ { $play } ابھی نکال دیں، ورنہ بعد میں ایک ڈھیری زیادہ ہو سکتی ہے۔
hint-over_all = یہاں کچھ بھی کھیلیں، آپ آگے ہیں۔ { $play } سے ایک اور ڈھیری جیتنے کا امکان سب سے کم ہے۔
hint-over_now = اور نہیں چاہییں: { $play } ابھی نکل جائے، آپ کے بعد کوئی اسے ہرا سکتا ہے۔
hint-throw_low = یہ نہیں جیت سکتے، اور { $other } بعد میں ایک ڈھیری جیت سکتا ہے۔
hint-throw_spare = اسے آپ نہیں جیت سکتے۔ ابھی { $want } چاہیے: سب سے کم کام کا { $play } ہے۔
hint-lose_surer = آپ کو اور نہیں چاہیے: { $other } سے زیادہ یقینی ہار { $play } کی ہے۔
hint-scores_more = { $other } زیادہ بار پورا ہوتا ہے، مگر پورا ہونے پر یہ زیادہ پوائنٹ دیتا ہے۔
