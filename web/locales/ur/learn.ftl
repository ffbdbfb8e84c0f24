# Urdu: a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: ایک سبق
learn-step = قدم { $at } از { $of }
learn-go-on = آگے
learn-skip-long = سبق چھوڑیں
learn-nudge = یہ جائز ہے۔ مگر اس بار وہ کریں جو اوپر لکھا ہے۔
learn-wait = دوسروں کو دیکھیں…
learn-again = ایک بار پھر
learn-play = اب کھیلیں
learn-well = شاباش!
learn-asks-answer = آپ کا جواب
learn-asks-read = پڑھیں، پھر آگے بڑھیں
learn-none = اس کھیل کا ابھی کوئی سبق نہیں۔
learn-link = قدم بہ قدم سیکھیں
learn-from-start = شروع سے

learn-link-on = سیکھنا جاری رکھیں: { $of } میں سے { $done }
learn-path = سارے سبق
learn-path-at = { $of } میں سے سبق { $at }۔ سب دیکھیں
learn-unit = { $kind }: { $about }
learn-unit-basics = بنیاد
learn-unit-trap = عام غلطی
learn-unit-strong = اچھے کھلاڑی کیا کرتے ہیں
learn-unit-count = گننا
learn-unit-puzzle = ایک پہیلی
learn-next = اگلا سبق
learn-answers = جواب
learn-not-now = یہاں یہ نہیں ہو سکتا۔
learn-not-so = ٹھیک نہیں۔ دوسرا جواب آزمائیں۔
learn-look = پہلے اپنے پتے دیکھیں: آنکھ والے ہر پتے کو چھوئیں۔
learn-done-mark = (مکمل)

## Thulla

learn-thulla-ace = اپنے سب پتے ختم کریں: جس کے پاس بچیں وہ ہارتا ہے۔ حکم کا اِکّا کھیل شروع کرتا ہے۔ اسے چھوئیں، پھر کھیلنے کو دوبارہ چھوئیں۔
learn-thulla-high = سب نے حکم دیا، چال پوری ہوئی۔ سب سے بڑا آپ کا تھا، آپ چلیں۔ پان کا بادشاہ آزمائیں۔
learn-thulla-high-nudge = وہ بھی چل سکتا ہے۔ مگر ایک بار پان کا بادشاہ چلیں اور دیکھیں بڑے پتوں کا کیا ہوتا ہے۔
learn-thulla-low = تھلا! Bilal کے پاس پان نہیں تھا، اس نے کاٹا: جس کا سب سے بڑا پان تھا وہ سب اٹھاتا ہے۔ وہ آپ تھے۔ اب چھوٹا چلیں، پان کی 3۔
learn-thulla-low-nudge = Bilal کے پاس پان نہیں، وہ پھر کاٹیں گے۔ سب سے چھوٹا چلیں تاکہ بڑا کسی اور کا ہو۔
learn-thulla-follow = سب سے بڑا پان Ammu کا تھا، پتے Ammu نے اٹھائے۔ اب Ammu کی چال چڑیا ہے اور آپ کے پاس چڑیا ہے: 2 دیں۔ کوئی اور پتا چھو کر وجہ دیکھیں۔
learn-thulla-follow-nudge = بیگم بھی چلے گی، مگر وہ سب سے بڑی ہوگی۔ 2 دے کر بچیں۔
learn-thulla-cut = اینٹ، اور آپ کے پاس نہیں: اب آپ کاٹتے ہیں۔ کوئی بھی پتا چلے گا، سب سے خطرناک بادشاہ پھینکیں۔
learn-thulla-cut-nudge = وہ بھی کاٹے گا۔ مگر موقع ہے، بادشاہ سے جان چھڑائیں۔
learn-thulla-again = Chai کو اٹھانا پڑا، اور Bilal محفوظ: کوئی پتا نہیں۔ پھر اینٹ: بیگم سے کاٹیں۔
learn-thulla-again-nudge = 5 بھی کاٹے گا۔ مگر نقصان بیگم کر سکتی ہے۔
learn-thulla-safe = پان کی چال ہے: آپ کا آخری پتا ساتھ دیتا ہے، اور Chai کے پتے سے چھوٹا ہے۔
learn-thulla-done = آپ محفوظ، دوسرے نمبر پر! باقی کھیلتے رہتے ہیں جب تک کسی ایک کے پاس پتے رہ جائیں۔ بس اتنا ہی ہے۔

## Kazhutha Kali

learn-kazhutha-ace = اپنے سب پتے ختم کریں۔ آخر میں جس کے پاس ہوں وہ گدھا ہے۔ حکم کا اِکّا کھیل شروع کرتا ہے۔ اسے چھوئیں، پھر کھیلنے کو دوبارہ چھوئیں۔
learn-kazhutha-high = سب نے حکم دیا، چال پوری ہوئی۔ سب سے بڑا آپ کا تھا، آپ چلیں۔ اینٹ کا بادشاہ آزمائیں۔
learn-kazhutha-high-nudge = وہ بھی چل سکتا ہے۔ مگر ایک بار اینٹ کا بادشاہ چلیں اور دیکھیں بڑے پتوں کا کیا ہوتا ہے۔
learn-kazhutha-low = پَنی! Bilal کے پاس اینٹ نہیں تھی، اس نے کاٹا: جس کی سب سے بڑی اینٹ تھی وہ سب اٹھاتا ہے۔ وہ آپ تھے۔ اب چھوٹا چلیں، اینٹ کی 3۔
learn-kazhutha-low-nudge = Bilal کے پاس اینٹ نہیں، وہ پھر کاٹیں گے۔ سب سے چھوٹا چلیں تاکہ بڑا کسی اور کا ہو۔
learn-kazhutha-follow = سب سے بڑی اینٹ Ammu کی تھی، پتے Ammu نے اٹھائے۔ اب Ammu کی چال پان ہے اور آپ کے پاس پان ہے: 2 دیں۔ کوئی اور پتا چھو کر وجہ دیکھیں۔
learn-kazhutha-follow-nudge = بیگم بھی چلے گی، مگر وہ سب سے بڑی ہوگی۔ 2 دے کر بچیں۔
learn-kazhutha-cut = چڑیا، اور آپ کے پاس نہیں: اب آپ کاٹتے ہیں۔ کوئی بھی پتا چلے گا۔ پان کی بیگم پھینکیں۔
learn-kazhutha-cut-nudge = وہ بھی کاٹے گا۔ اس بار بیگم پھینکیں۔
learn-kazhutha-again = Chai کو اٹھانا پڑا، اور Bilal محفوظ: کوئی پتا نہیں۔ پھر چڑیا: 5 سے کاٹیں، وجہ ابھی دیکھیں گے۔
learn-kazhutha-again-nudge = بادشاہ بھی کاٹے گا۔ مگر اسے سبق کی آخری چال کے لیے رکھیں۔
learn-kazhutha-power = اینٹ کی چال ہے۔ آپ کا آخری پتا سب سے بڑا ہے: کھیلیں اور محفوظ ہو جائیں۔
learn-kazhutha-done = آپ نے چال جیتی مگر چلنے کو پتا نہیں: اختیار دوسرے بڑے، Chai، کو جاتا ہے۔ آپ محفوظ ہیں۔ آخر میں جس کے پاس پتے ہوں وہ گدھا۔

## The Great Dalmuti

learn-dalmuti-lower = اپنے پتے ختم کریں۔ نمبر جتنا چھوٹا اتنا بہتر: Bilal کے 8 کو اپنے 2 سے ہرائیں۔
learn-dalmuti-lower-nudge = وہ بھی ہراتا ہے۔ مگر 2 کو کوئی نہیں ہرا سکتا: آزمائیں۔
learn-dalmuti-set = باقی سب پاس، چال آپ کی، اور آپ چلیں۔ سیٹ چلیں: دونوں 9 ایک ساتھ۔
learn-dalmuti-set-nudge = وہ بھی چل سکتا ہے۔ مگر دو پتے ایک ساتھ جلد نکلتے ہیں: دونوں 9 چنیں۔
learn-dalmuti-pass = Chai نے دو 5 سے آپ کے 9 ہرائے۔ اتنے ہی پتے اور چھوٹا نمبر چاہیے۔ آپ کے 6، 5 سے چھوٹے نہیں: پاس کریں۔
learn-dalmuti-pass-nudge = آپ کے پاس دو 5 سے چھوٹا کچھ نہیں۔ پاس کریں۔
learn-dalmuti-jester = تین 12۔ آپ کے پاس دو 6 اور مسخرہ ہے جو کوئی بھی نمبر بن سکتا ہے۔ کسی 6 کو چھوئیں: تینوں چن لیے جائیں گے۔
learn-dalmuti-jester-nudge = آپ کے پاس تین کا سیٹ ہے: دونوں 6 اور مسخرہ۔
learn-dalmuti-tax = آپ پہلے نکلے: اب آپ بڑے ڈالموتی ہیں۔ بڑا مزدور Bilal اپنے دو بہترین پتے دے گا، آپ کوئی دو دیں۔ اپنے 12 چنیں۔
learn-dalmuti-tax-nudge = وہ بھی دے سکتے ہیں۔ مگر آپ کے بدترین پتے دو 12 ہیں۔
learn-dalmuti-done = دو 12 کے بدلے 2 اور 3: ڈالموتی ہونا اچھا ہے۔ ہر دور میں نکلنے کی ترتیب سے نئے درجے بنتے ہیں۔

## Tincholi

learn-tincholi-look = چار پتے آپ کے سامنے الٹے ہیں۔ سب سے کم مجموعہ بہترین ہے۔ ایک بار دو دیکھ سکتے ہیں: خانہ 1 اور 2 چنیں اور یاد رکھیں۔
learn-tincholi-look-nudge = کوئی دو دیکھ سکتے ہیں۔ اس سبق کے لیے خانہ 1 اور 2 لیں۔
learn-tincholi-seven = آپ کی باری: پتا کھینچیں۔ یہ 7 ہے، اور 7 سے اپنا ایک پتا دیکھتے ہیں۔ خانہ 3 دیکھیں۔
learn-tincholi-seven-nudge = اس بار نہیں: پتا کھینچیں اور 7 سے خانہ 3 دیکھیں۔
learn-tincholi-swap = 12! اس دوران Ammu نے 8 سے آپ کا خانہ 1 دیکھا، اور Bilal نے 9 سے دو پتے بدلے۔ پتا کھینچیں اور خانہ 3 میں رکھیں۔
learn-tincholi-swap-nudge = آپ کا بدترین پتا خانہ 3 کا 12 ہے۔ پتا کھینچیں اور وہاں رکھیں۔
learn-tincholi-pair = 12 کے بدلے 3، شاباش۔ اب کھینچیں اور دونوں چھکے ایک ساتھ پھینکیں: ”جوڑا“ دبائیں اور خانہ 1 اور 2 چنیں۔ برابر نہ ہوتے تو ایک پتا اور رکھنا پڑتا۔
learn-tincholi-pair-nudge = آپ جانتے ہیں خانہ 1 اور 2 میں چھکے ہیں۔ کھینچیں اور دونوں پھینکیں۔
learn-tincholi-cut = تین چھوٹے پتے بچے۔ جب لگے آپ کا مجموعہ سب سے کم ہے تو کٹ کریں: کھینچیں، پھر مجموعہ پکارے بغیر کٹ کریں۔
learn-tincholi-cut-nudge = جاری رکھ سکتے ہیں۔ مگر آپ کا مجموعہ کم ہے: کھینچیں اور کٹ کریں۔
learn-tincholi-done = مجموعہ 6، سب سے کم: آپ کو کوئی پوائنٹ نہیں، دوسروں کو اتنے جتنے ان کے ہاتھ میں ہیں۔ بہت جلد کٹ کرنے پر 20 اور لگتے ہیں۔ آخر میں جس کے سب سے کم پوائنٹ ہوں اس کی جیت۔

## Liap Tui

learn-liap_tui-pieces = آپ کے مہرے۔ ہر ایک پر لکھا عدد اس کی قدر ہے۔ ایک جیسے مہرے سیٹ بناتے ہیں: آپ کے تین سپاہی تین کا ایک سیٹ ہیں۔
learn-liap_tui-say = پہلے سب بتاتے ہیں کتنی ڈھیریاں جیتیں گے۔ آپ کے سپاہی تین، رتھ ایک جیت سکتا ہے: 4 کہیں۔
learn-liap_tui-say-nudge = وہ کہہ سکتے ہیں۔ مگر اس سبق میں 4 کہیں، تاکہ نظر آئے کہ تین سپاہی ایک ساتھ تین ڈھیریاں کیسے جیتتے ہیں۔
learn-liap_tui-follow = Ammu نے ایک مہرے سے شروع کیا، سب ایک کھیلتے ہیں۔ سب سے بڑا ڈھیری جیتتا ہے: اپنا رتھ کھیلیں، قدر 9۔
learn-liap_tui-follow-nudge = یہ چلے گا مگر جیتے گا نہیں۔ آپ کو یہ ڈھیری چاہیے: رتھ کھیلیں۔
learn-liap_tui-combo = ایک ڈھیری آپ کی، اور آپ شروع کریں۔ تینوں سپاہی ایک ساتھ کھیلیں: سب کو تین کھیلنے ہوں گے، اور صرف بہتر سیٹ ہرا سکتا ہے۔
learn-liap_tui-combo-nudge = اکیلا مہرہ زیادہ سے زیادہ ایک ڈھیری جیتتا ہے۔ تینوں سپاہی چنیں۔
learn-liap_tui-last = چار ڈھیریاں، جیسا آپ نے کہا۔ ایک اور سے بگڑ جائے گا، سو شکر کہ آخری مہرہ کمزور ہے۔
learn-liap_tui-done = ٹھیک 4: 4 اور 5، یعنی 9 پوائنٹ۔ تعداد چوک جائے تو فرق جتنے پوائنٹ گھٹتے ہیں۔ جو پہلے 50 تک پہنچے اس کی جیت۔

## Thulla: the path

learn-thulla-unit-trap = دیر تک رکھے بڑے پتے
learn-thulla-unit-strong = ایک رنگ ختم کرنا
learn-thulla-unit-count = ایک رنگ کافی ہے
learn-thulla-unit-puzzle = دو کھلاڑی بچے
learn-thulla-trap_early = بڑے پتے بوجھ ہیں۔ ابھی سب کے پاس پان ہے، سو ڈر نہیں: بادشاہ چلیں۔
learn-thulla-trap_late = بادشاہ گیا۔ اب دیکھیں رکے ہوئے بڑے پتے کا کیا ہوتا ہے: چڑیا کا اِکّا چلیں۔
learn-thulla-trap_why = آپ نے تین پتے اٹھائے۔ کیوں؟
learn-thulla-trap_why-1 = اِکّا کبھی جیت نہیں سکتا
learn-thulla-trap_why-1-no = جیت سکتا ہے: سب ساتھ دیں تو چال بس ہٹ جاتی ہے۔
learn-thulla-trap_why-2 = Bilal کے پاس چڑیا نہیں تھی، اور میری سب سے بڑی تھی
learn-thulla-trap_why-3 = کسی کے پاس بڑی چڑیا تھی
learn-thulla-trap_why-3-no = اکے سے بڑا کچھ نہیں۔ دیکھیں Bilal نے کیا کھیلا۔
learn-thulla-trap_low = صحیح۔ پھر آپ چلیں۔ کون سا پتا سب سے محفوظ ہے؟
learn-thulla-trap_low-ace = Bilal کے پاس چڑیا نہیں، وہ پھر کاٹیں گے۔ آپ پھر سب اٹھائیں گے۔
learn-thulla-trap_low-nudge = وہ رنگ کٹ سکتا ہے، اور آپ کا پتا سب سے بڑا ہوگا۔ ایسے رنگ کا چھوٹا پتا سوچیں جو سب کے پاس ہو سکتا ہے۔
learn-thulla-trap_done = نئے رنگ کا چھوٹا پتا: کوئی کچھ نہ کر سکا۔ بڑے پتے جلدی، اور رنگ ختم ہونے لگیں تو چھوٹے۔
learn-thulla-strong_void = آپ کے پاس چڑیا کا ایک ہی پتا ہے۔ وہی چلیں: پھر چڑیا پر آپ کاٹ سکیں گے۔
learn-thulla-strong_throw = Chai نے چڑیا چلی، اور آپ کے پاس چڑیا نہیں بچی۔ کاٹیں! کس پتے سے چھٹکارا چاہیے؟
learn-thulla-strong_throw-low = 4 سے کبھی نقصان نہیں۔ ایسے پتے سے کاٹیں جس سے ہو سکتا ہے۔
learn-thulla-strong_throw-nudge = قریب۔ مگر سب سے خطرناک بادشاہ ہے۔
learn-thulla-strong_under = Chai نے اٹھایا اور پان چلا۔ آپ کے پاس دو ہیں۔ کون سا محفوظ ہے؟
learn-thulla-strong_under-over = 10، Chai کے 9 سے بڑا ہے۔ Ammu نے کاٹا تو آپ اٹھائیں گے۔
learn-thulla-strong_done = Ammu نے کاٹا اور Chai نے پھر اٹھایا، کیونکہ آپ کا 4، 9 سے چھوٹا رہا۔ پہلے وہ رنگ ختم کریں جس کے پتے کم ہوں، پھر نیچے رہیں۔
learn-thulla-count_left = ایک رنگ میں 13 پتے ہوتے ہیں۔ پان دو بار چلا جا چکا ہے، اکے اور بیگم سمیت 8 پتے گئے، اور 3 آپ کے پاس ہیں۔ باقیوں کے پاس کتنے ہیں؟
learn-thulla-count_left-1 = 5
learn-thulla-count_left-1-no = 13 میں سے 8 گئے، 5 بچے۔ اب اپنے تین گھٹائیں۔
learn-thulla-count_left-2 = 2
learn-thulla-count_left-3 = ایک بھی نہیں
learn-thulla-count_left-3-no = 8 اور آپ کے 3، یعنی 13 میں سے 11۔ کچھ ابھی باہر ہیں۔
learn-thulla-count_follow = صحیح: تین کھلاڑیوں میں 2 پان۔ آپ پان چلیں تو کیا یقینی ہے؟
learn-thulla-count_follow-1 = کوئی کاٹے گا
learn-thulla-count_follow-2 = سب ساتھ دیں گے
learn-thulla-count_follow-2-no = دو پتوں سے تین کھلاڑی ساتھ نہیں دے سکتے۔
learn-thulla-count_lead = یعنی کوئی نہ کوئی پان کاٹے گا، اور آپ کے بادشاہ سے بڑا پان کسی کے پاس نہیں ہو سکتا۔ آپ کیا چلیں گے؟
learn-thulla-count_lead-king = بادشاہ ضرور کٹے گا، اور آپ اٹھائیں گے۔
learn-thulla-count_lead-nudge = پان ضرور کٹے گا، اور شاید آپ کا ہی سب سے بڑا ہو۔ آپ کے پاس ایک اور رنگ ہے۔
learn-thulla-count_done = وہ آپس میں الجھ گئے۔ سب گننا ضروری نہیں: اپنے سب سے بڑے پتے کا رنگ گنیں۔
learn-thulla-puzzle_known = Bilal اور Chai محفوظ ہیں۔ آپ نے گنا ہے: Ammu کے پاس اینٹ کا 9 اور حکم کا ایک پتا ہے۔ آپ دونوں میں سے ایک کی ہار ہوگی۔
learn-thulla-puzzle_lead = آپ چلیں۔ پہلے کون سی اینٹ، تاکہ آپ نکل جائیں؟
learn-thulla-puzzle_lead-king = بادشاہ جیتے گا، پھر آپ 4 چلیں گے۔ Ammu کے پاس اینٹ نہیں بچے گی، وہ کاٹیں گے، اور آپ اٹھائیں گے۔
learn-thulla-puzzle_cut = Ammu کو جیتنا پڑا، اور اب حکم چلنا پڑا۔ آپ کے پاس نہیں: کاٹیں!
learn-thulla-puzzle_done = حل ہو گیا! دو کھلاڑی بچیں تو چال دوسرے کو جیتنے دیں، اور چلنے دیں۔

## Kazhutha Kali: the path

learn-kazhutha-unit-trap = { learn-thulla-unit-trap }
learn-kazhutha-unit-strong = { learn-thulla-unit-strong }
learn-kazhutha-unit-count = { learn-thulla-unit-count }
learn-kazhutha-unit-puzzle = { learn-thulla-unit-puzzle }
learn-kazhutha-trap_early = { learn-thulla-trap_early }
learn-kazhutha-trap_late = { learn-thulla-trap_late }
learn-kazhutha-trap_why = { learn-thulla-trap_why }
learn-kazhutha-trap_why-1 = { learn-thulla-trap_why-1 }
learn-kazhutha-trap_why-1-no = { learn-thulla-trap_why-1-no }
learn-kazhutha-trap_why-2 = { learn-thulla-trap_why-2 }
learn-kazhutha-trap_why-3 = { learn-thulla-trap_why-3 }
learn-kazhutha-trap_why-3-no = { learn-thulla-trap_why-3-no }
learn-kazhutha-trap_low = { learn-thulla-trap_low }
learn-kazhutha-trap_low-ace = { learn-thulla-trap_low-ace }
learn-kazhutha-trap_low-nudge = { learn-thulla-trap_low-nudge }
learn-kazhutha-trap_done = { learn-thulla-trap_done }
learn-kazhutha-strong_void = { learn-thulla-strong_void }
learn-kazhutha-strong_throw = { learn-thulla-strong_throw }
learn-kazhutha-strong_throw-low = { learn-thulla-strong_throw-low }
learn-kazhutha-strong_throw-nudge = { learn-thulla-strong_throw-nudge }
learn-kazhutha-strong_under = { learn-thulla-strong_under }
learn-kazhutha-strong_under-over = { learn-thulla-strong_under-over }
learn-kazhutha-strong_done = { learn-thulla-strong_done }
learn-kazhutha-count_left = { learn-thulla-count_left }
learn-kazhutha-count_left-1 = { learn-thulla-count_left-1 }
learn-kazhutha-count_left-1-no = { learn-thulla-count_left-1-no }
learn-kazhutha-count_left-2 = { learn-thulla-count_left-2 }
learn-kazhutha-count_left-3 = { learn-thulla-count_left-3 }
learn-kazhutha-count_left-3-no = { learn-thulla-count_left-3-no }
learn-kazhutha-count_follow = { learn-thulla-count_follow }
learn-kazhutha-count_follow-1 = { learn-thulla-count_follow-1 }
learn-kazhutha-count_follow-2 = { learn-thulla-count_follow-2 }
learn-kazhutha-count_follow-2-no = { learn-thulla-count_follow-2-no }
learn-kazhutha-count_lead = { learn-thulla-count_lead }
learn-kazhutha-count_lead-king = { learn-thulla-count_lead-king }
learn-kazhutha-count_lead-nudge = { learn-thulla-count_lead-nudge }
learn-kazhutha-count_done = { learn-thulla-count_done }
learn-kazhutha-puzzle_known = { learn-thulla-puzzle_known }
learn-kazhutha-puzzle_lead = { learn-thulla-puzzle_lead }
learn-kazhutha-puzzle_lead-king = { learn-thulla-puzzle_lead-king }
learn-kazhutha-puzzle_cut = { learn-thulla-puzzle_cut }
learn-kazhutha-puzzle_done = { learn-thulla-puzzle_done }

## The Great Dalmuti: the path

learn-dalmuti-unit-trap = بہت بڑا، بہت جلدی
learn-dalmuti-unit-strong = ایک ساتھ کئی
learn-dalmuti-unit-count = باہر کیا بچا
learn-dalmuti-unit-puzzle = نکلنے کا راستہ
learn-dalmuti-trap_enough = Chai نے 9 چلا۔ اسے ہرانے کو کیا کافی ہے؟
learn-dalmuti-trap_enough-one = 1 کو کوئی نہیں ہرا سکتا۔ مگر وہ بعد میں زیادہ کام آئے گا: یہاں اس سے کمزور پتا کافی ہے۔
learn-dalmuti-trap_enough-pass = آپ سستے میں ہرا سکتے ہیں، اور ایک پتا کم ہوگا۔
learn-dalmuti-trap_take = 5 اچھا ہے، مگر آپ کے 1 سے بہتر کسی کے پاس کچھ نہیں۔ اب اس سے پہل آپ کی ہوگی۔ کیا یہ اس قابل ہے؟
learn-dalmuti-trap_take-nudge = پاس کیا تو دوسرے چلیں گے۔ اب پہل لیں: آگے کا راستہ آپ کے پاس ہے۔
learn-dalmuti-trap_lead = آپ چلیں، تین 10 اور ایک 12 ہے۔ کیسے نکلیں گے؟
learn-dalmuti-trap_lead-nudge = چھوٹا سیٹ جلد ہار جاتا ہے۔ کسے شاید ہی کوئی ہرا سکے؟
learn-dalmuti-trap_out = کسی کے پاس 10 سے چھوٹے تین پتے نہیں۔ ایک پتا بچا: کھیلیں۔
learn-dalmuti-trap_done = سب سے پہلے نکلے۔ جیتنے کو جتنا چاہیے اتنا ہی لگائیں، اور سب سے اچھا پتا تب کے لیے رکھیں جب پہل قیمتی ہو۔
learn-dalmuti-strong_many = آپ چلیں۔ کس سے سب سے زیادہ پتے نکلیں گے؟
learn-dalmuti-strong_many-nudge = ہو سکتا ہے۔ مگر سب سے بڑا سیٹ آزمائیں: ایک جیسے چار شاید ہی کسی کے پاس ہوں۔
learn-dalmuti-strong_bad = چار پتے گئے، پھر آپ چلیں۔ جب تک پہل واپس جیت سکتے ہیں، سب سے خراب پتا نکالیں۔
learn-dalmuti-strong_bad-nudge = وہ رکھیں: بعد میں پہل واپس دلائے گا۔ 12 شاید ہی کبھی جیتے۔
learn-dalmuti-strong_back = Bilal نے 5 کھیلا۔ پہل واپس لیں!
learn-dalmuti-strong_back-nudge = پاس کرنے والا دوسروں کو چلنے دیتا ہے۔ یہاں آپ کا 3 جیتتا ہے۔
learn-dalmuti-strong_out = بس دو 6 بچے: دونوں ساتھ۔
learn-dalmuti-strong_done = سب سے پہلے نکلے۔ ایک ساتھ کئی، چلتے وقت سب سے خراب، اور لوٹنے کو ایک چھوٹا: یہی اچھے کھلاڑیوں کا منصوبہ ہے۔
learn-dalmuti-count_pack = 12 بارہ ہیں، 11 گیارہ، اور اسی طرح آگے۔ 3 کتنے ہیں؟
learn-dalmuti-count_pack-1 = دو
learn-dalmuti-count_pack-1-no = جتنا نمبر، اتنے پتے۔
learn-dalmuti-count_pack-2 = تین
learn-dalmuti-count_pack-3 = بارہ
learn-dalmuti-count_pack-3-no = اتنے تو 12 ہوتے ہیں۔
learn-dalmuti-count_beat = اور تینوں آپ کے پاس ہیں۔ 1، 2 اور مسخرے جا چکے۔ کیا کوئی تین 3 کو ہرا سکتا ہے؟
learn-dalmuti-count_beat-1 = نہیں
learn-dalmuti-count_beat-2 = ہاں، تین 4 سے
learn-dalmuti-count_beat-2-no = 4، 3 سے بڑا ہے: چھوٹا نمبر جیتتا ہے۔
learn-dalmuti-count_lead = یعنی جیت پکی ہے۔ پہلے کیا چلیں گے؟
learn-dalmuti-count_lead-nudge = سیٹ نہ توڑیں، اور پکا پہلے کھیلیں: تب 12 آخری پتا ہوگا۔
learn-dalmuti-count_out = کوئی کچھ نہ کر سکا۔ اب آخری پتا۔
learn-dalmuti-count_done = سب یاد رکھنا ضروری نہیں: دیکھیں کہ 1، 2 اور مسخرے جا چکے یا نہیں۔ تب پتا ہے کیا پکا ہے۔
learn-dalmuti-puzzle_known = آپ چلیں: 2، 11 اور دو 12 ہیں۔ 2 کو کوئی نہیں ہرا سکتا۔ دوسروں کے پاس بہتر جوڑا ہو سکتا ہے۔
learn-dalmuti-puzzle_lead = پہلے کیا، تاکہ سب سے جلدی نکلیں؟
learn-dalmuti-puzzle_lead-two = آپ دو بار چلیں گے، مگر پھر لوٹنے کو کچھ نہیں۔ 2 کو پہل واپس لینے کے لیے رکھیں۔
learn-dalmuti-puzzle_lead-pair = اس سے بہتر جوڑا آ سکتا ہے، اور پھر 2 تبھی کام آئے گا جب کوئی اکیلا پتا چلے۔ پہلے 11: اسی چال میں 2 سے پہل واپس ملتی ہے، اور جوڑا آخر میں نکل جاتا ہے۔
learn-dalmuti-puzzle_lead-nudge = جوڑا نہ توڑیں: ساتھ میں وہ ایک ہی چال ہے۔
learn-dalmuti-puzzle_beat = جیسا سوچا تھا: 10، 5، 4۔ اب؟
learn-dalmuti-puzzle_beat-nudge = یہی 2 کا وقت ہے: پہل واپس لیں۔
learn-dalmuti-puzzle_out = پہل آپ کی ہے۔ آخری چال!
learn-dalmuti-puzzle_done = حل ہو گیا! پہلے کمزور اکیلا پتا، پھر پکی جیت، اور آخر میں وہ جسے کسی کو ہرانا نہ پڑے۔

## Tincholi: the path

learn-tincholi-saw = دو چھکے: یاد رکھیں۔ ساتھ میں وہ کام کے ہیں۔
learn-tincholi-unit-trap = جو پتے کسی نے نہیں دیکھے
learn-tincholi-unit-strong = اٹھانا اور بدلنا
learn-tincholi-unit-count = یاد رکھنا
learn-tincholi-unit-puzzle = پکاریں
learn-tincholi-trap_look = خانہ 1 اور 2 دیکھیں۔
learn-tincholi-trap_expect = 4 اور 5۔ دو اور آپ نے نہیں دیکھے؛ ایک پتا اوسطاً 6 کا۔ آپ کا مجموعہ کتنا ہوگا؟
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = یہ تو بس وہ ہے جو دیکھا۔ باقی دو بھی گنے جاتے ہیں۔
learn-tincholi-trap_expect-2 = قریب 15
learn-tincholi-trap_expect-2-no = بن دیکھے دو پتے ہیں، ہر ایک قریب 6 کا۔
learn-tincholi-trap_expect-3 = قریب 21
learn-tincholi-trap_draw = کٹ کے لیے 21 بہت ہے۔ پتا کھینچیں۔
learn-tincholi-trap_peek = 7 ملا۔ اس کا کیا کریں؟
learn-tincholi-trap_peek-cut = دو ان دیکھے پتوں کے ساتھ؟ کسی کا مجموعہ کم ہوا تو آپ کا مجموعہ اور 20 اور لگیں گے۔
learn-tincholi-trap_peek-nudge = خانہ 3 اور 4 آپ نہیں جانتے۔ 7 کیا کرتا ہے؟
learn-tincholi-trap_again = خانہ 3 میں 11! اچھا ہوا دیکھ لیا۔ پھر کھینچیں۔
learn-tincholi-trap_keep = اکا۔ کہاں رکھیں؟
learn-tincholi-trap_keep-nudge = یہ 1 کا ہے۔ سب سے بڑے پتے کی جگہ رکھیں۔
learn-tincholi-trap_done = 11 کی جگہ 1۔ خانہ 4 اب بھی ان دیکھا: وہاں 10 ہے۔ شروع میں کٹ کرنے پر 30 اور اوپر سے 20 لگتے۔ پہلے دیکھیں، پھر کٹ کریں۔
learn-tincholi-strong_look = خانہ 1 اور 2 دیکھیں۔
learn-tincholi-strong_take = 10 اور 11: بدقسمتی۔ مگر پھینکے پتوں کو دیکھیں۔ کیا کریں گے؟
learn-tincholi-strong_take-nudge = اینٹ کا 12، 0 کا ہے۔ اس سے اچھا پتا نہیں۔
learn-tincholi-strong_put = اینٹ کا 12 سب سے اچھا پتا ہے۔ کہاں رکھیں؟
learn-tincholi-strong_put-nudge = اسے اپنے سب سے بڑے جانے ہوئے پتے کی جگہ رکھیں۔
learn-tincholi-strong_draw = دیکھا؟ Ammu نے اِکّا پھینکا اور Bilal نے اسے اپنے خانہ 4 میں لیا۔ اب کھینچیں۔
learn-tincholi-strong_swap = 9 کوئی بھی دو پتے بدلتا ہے۔ کون سے دو؟
learn-tincholi-strong_swap-nudge = ایک چھوٹا پتا آپ جانتے ہیں: Bilal کے خانہ 4 کا اکا۔ اپنا 10 اور وہ چنیں۔
learn-tincholi-strong_done = Bilal کے پاس آپ کا 10، آپ کے پاس اکا۔ پھینکے پتوں سے جو اٹھایا جائے، سب جانتے ہیں: دیکھیں وہ کہاں گیا۔
learn-tincholi-count_look = خانہ 1 اور 2 دیکھیں۔ اس سبق میں آگے آپ کی یادداشت چاہیے۔
learn-tincholi-count_draw = زور سے نہ کہیں۔ پتا کھینچیں۔
learn-tincholi-count_keep = 5 ملا۔ کہاں رکھیں؟
learn-tincholi-count_keep-nudge = آپ نے 4 اور 10 دیکھے۔ 5 کو 10 کی جگہ رکھیں۔
learn-tincholi-count_where = Ammu نے 9 سے دو پتے بدلے۔ آپ کا 4 اب کہاں ہے؟
learn-tincholi-count_where-1 = میرے خانہ 1 میں
learn-tincholi-count_where-1-no = وہاں تھا۔ بدلے گئے دو میں سے ایک خانہ 1 ہی تھا۔
learn-tincholi-count_where-2 = میرے خانہ 2 میں
learn-tincholi-count_where-2-no = وہاں آپ کا 5 ہے۔
learn-tincholi-count_where-3 = Bilal کے خانہ 2 میں
learn-tincholi-count_more = صحیح: اب وہ Bilal کا ہے، اور آپ کے خانہ 1 میں کیا ہے آپ نہیں جانتے۔ کھینچیں۔
learn-tincholi-count_match = ایک اور 5! کیا کریں؟
learn-tincholi-count_match-also = اچھا سوچا: جوڑا۔ یہاں ہم خانہ 1 لیتے ہیں۔
learn-tincholi-count_match-nudge = خانہ 2 میں 5 ہے۔ اسے کسی انجانے خانے میں رکھیں تو جوڑا بن جائے گا۔
learn-tincholi-count_last = اب دو پنجے۔ ایک بار اور کھینچیں۔
learn-tincholi-count_pair = کون سے دو ساتھ جائیں گے؟
learn-tincholi-count_pair-nudge = پنجے خانہ 1 اور 2 میں ہیں۔ جوڑا پھینکنا چنیں۔
learn-tincholi-count_done = بس تین پتے بچے۔ ہر باری دل میں دہرائیں کہاں کیا ہے: بس نمبر، ایک ہی ترتیب سے۔
learn-tincholi-puzzle_look = آپ کے پاس دو ہی پتے بچے۔ دونوں دیکھیں۔
learn-tincholi-puzzle_sum = 3، اور اینٹ کا 12۔ مجموعہ کتنا؟
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = اینٹ کا 12، 0 کا ہے۔
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = حساب ٹھیک نہیں: اینٹ کا 12، 0 کا ہے۔
learn-tincholi-puzzle_draw = آپ سب جانتے ہیں۔ ہمیشہ کی طرح پہلے کھینچیں۔
learn-tincholi-puzzle_call = اور اب؟ پورا فائدہ لیں۔
learn-tincholi-puzzle_call-silent = اس سے 0 ملتا ہے۔ مگر مجموعہ آپ جانتے ہیں: پکاریں، 10 پوائنٹ گھٹیں گے۔
learn-tincholi-puzzle_call-nudge = 3 سے کم مشکل ہے۔ کٹ کریں اور مجموعہ پکاریں۔
learn-tincholi-puzzle_done = صحیح پکارا: 10 پوائنٹ کم۔ ہر پتا جانتے ہوں تو پکاریں، ورنہ خاموشی سے کٹ کریں۔

## Liap Tui: the path

learn-liap_tui-unit-trap = ایک ڈھیری زیادہ
learn-liap_tui-unit-strong = شروع کرنے والا تعداد چنتا ہے
learn-liap_tui-unit-count = کیا بچا ہے
learn-liap_tui-unit-puzzle = دو ڈھیریاں اور
learn-liap_tui-trap_score = آپ نے 2 کہا اور 2 جیتیں۔ تیسری جیتیں تو؟
learn-liap_tui-trap_score-1 = ایک پوائنٹ زیادہ
learn-liap_tui-trap_score-1-no = صرف کہی ہوئی تعداد پر پوائنٹ ملتے ہیں۔
learn-liap_tui-trap_score-2 = تعداد چوکی: ایک پوائنٹ کم
learn-liap_tui-trap_score-3 = کچھ نہیں بدلتا
learn-liap_tui-trap_score-3-no = بدلتا ہے: 7 پوائنٹ جائیں گے، اور ایک اوپر سے۔
learn-liap_tui-trap_throw = یعنی اب اور نہیں چاہیے۔ Bilal نے جنرل کھیلا، جو سب سے بڑا ہے۔ کون سا مہرہ پھینکیں؟
learn-liap_tui-trap_throw-nudge = وہ ویسے بھی شاید ہی جیتے۔ کون سا بعد میں غلطی سے جیت سکتا ہے؟
learn-liap_tui-trap_next = رتھ گیا۔ Chai نے رتھ کھیلا۔ اب؟
learn-liap_tui-trap_next-nudge = جب تک ہار پکی ہو، مضبوط والا پھینکیں۔
learn-liap_tui-trap_last = ایک مہرہ بچا، سب سے کمزور۔
learn-liap_tui-trap_done = ٹھیک 2: 7 پوائنٹ۔ جس کا کام پورا ہو، وہ مضبوط مہرے اور مضبوط کے نیچے پھینکے۔
learn-liap_tui-strong_straight = 3 اور چاہییں، اور آپ شروع کریں۔ شروع کرنے والا تعداد چنتا ہے۔ ایک ساتھ تین کیسے جیتیں؟
learn-liap_tui-strong_straight-nudge = ایک رنگ کے رتھ، گھوڑا اور توپ سیدھی ترتیب ہیں: ایک بار میں تین ڈھیریاں۔
learn-liap_tui-strong_weak = تینوں ملیں! اب اور نہیں چاہیے۔ کیا چلیں گے؟
learn-liap_tui-strong_weak-nudge = وہ بھی چلتا۔ مگر سپاہی اور کمزور ہے۔
learn-liap_tui-strong_last = اور آخری مہرہ۔
learn-liap_tui-strong_done = ٹھیک 4: 9 پوائنٹ۔ تعداد کہنے سے پہلے سیٹ ڈھونڈیں: شروع کرنے والے کے پیچھے سب کو چلنا ہوتا ہے۔
learn-liap_tui-count_gone = اس دور میں دونوں جنرل اور چار میں سے تین رتھ کھیلے جا چکے۔ آخری آپ کے پاس ہے۔ اسے کیا ہرا سکتا ہے؟
learn-liap_tui-count_gone-1 = توپ
learn-liap_tui-count_gone-1-no = توپ 4.5 کی ہے، رتھ 9 کا۔
learn-liap_tui-count_gone-2 = کچھ نہیں
learn-liap_tui-count_gone-3 = جنرل
learn-liap_tui-count_gone-3-no = دونوں کھیلے جا چکے۔
learn-liap_tui-count_win = ایک ڈھیری اور چاہیے۔ کیا کھیلیں گے؟
learn-liap_tui-count_win-nudge = بعد میں بھی مل سکتی ہے۔ مگر پکی ڈھیری ابھی لے لیں۔
learn-liap_tui-count_lead = مل گئی۔ آخری مہرہ نہ جیتے: سپاہی۔
learn-liap_tui-count_done = 3 ڈھیریاں، 8 پوائنٹ۔ بس جنرل اور رتھ یاد رکھیں، چھ مہرے: تب پتا ہے کیا پکا ہے۔
learn-liap_tui-puzzle_known = آخری 4 میں سے 2 ڈھیریاں چاہییں، اور آپ شروع کریں۔ دوسروں کے پاس ایک جنرل اور رتھ ہیں۔
learn-liap_tui-puzzle_pair = دو کیسے جیتیں؟
learn-liap_tui-puzzle_pair-nudge = اکیلے مہرے کو رتھ ہرا دے گا۔ مگر آپ سے بڑا جوڑا کس کے پاس ہے؟
learn-liap_tui-puzzle_lose = ایک جوڑے سے دو ڈھیریاں۔ اب؟
learn-liap_tui-puzzle_lose-nudge = وہ بھی چلتا۔ مگر سب سے کمزور کا ہارنا سب سے پکا ہے۔
learn-liap_tui-puzzle_last = آخری مہرہ اب نہیں جیت سکتا۔
learn-liap_tui-puzzle_done = حل ہو گیا! بیچ کے مہروں کا جوڑا اکثر وہ جیتتا ہے جو اکیلا کبھی نہ جیتے۔
