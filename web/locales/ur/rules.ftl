# Urdu: a draft, not yet read by somebody who grew up with the language.
# The page of rules: what the sentences of the table do not say.

rules-short = مختصراً
rules-all = تمام قواعد
rules-now = ابھی
rules-order = سب سے بڑے سے چھوٹے تک
rules-values = کس کی کتنی قدر
rules-trick = ایک چال
rules-clean = سب وہی رنگ دیں تو پتے کھیل سے باہر، اور سب سے بڑے پتے والا چلتا ہے۔
rules-cut-ends = کاٹتے ہی چال ختم۔ جو پتے اٹھائے وہی چلتا ہے۔
rules-safe = چال پوری ہونے پر آپ کے پاس پتا نہ بچے تو آپ محفوظ۔
rules-power = وہ محفوظ ہو چکا ہو تو اگلا سب سے بڑا چلتا ہے۔
rules-pack = نمبر جتنا چھوٹا، اتنا اچھا اور اتنا کم: ایک 1، دو 2، بارہ 12 تک۔
rules-taxes = بڑا مزدور دو پتے دیتا ہے، چھوٹا ایک؛ اتنے ہی واپس آتے ہیں۔
rules-sets = سیٹ
rules-jesters = اکیلے کھیلے گئے مسخرے سب سے کمزور ہیں۔
rules-passed = جس نے پاس کیا وہ اس چال سے باہر۔
rules-worth = پتے کا نمبر ہی اس کی قدر؛ اینٹ کا 12 صفر۔ سب سے کم مجموعہ بہترین۔
rules-turn = ایک باری
rules-pair = ایک ہی نمبر کے دو پتے ساتھ جا سکتے ہیں؛ کھینچا پتا ایک کی جگہ لیتا ہے۔
rules-end = اختتام
rules-weak = جس کے پاس نہ جنرل ہو نہ رتھ اس کا ہاتھ کمزور؛ وہ دوبارہ بانٹنے کو کہہ سکتا ہے۔
rules-weak-ranked = جس کا کوئی مہرہ 9 سے بڑا نہ ہو وہ ہاتھ کمزور؛ وہ دوبارہ بانٹنے کو کہہ سکتا ہے۔
rules-declare = باری باری سب بتاتے ہیں کہ آٹھ میں سے کتنی ڈھیریاں جیتیں گے۔ آخری مجموعہ 8 نہیں کر سکتا۔
rules-types = چالیں، کمزور سے مضبوط
rules-types-win = اونچی چال جیتتی ہے، پھر بڑا مجموعہ، پھر جو پہلے کھیلی گئی۔
rules-no-type = جو ان میں سے کچھ نہ بنے وہ ہارتا ہے۔
rules-points = پوائنٹ
rules-score = ٹھیک اتنا جتنا کہا: وہ تعداد اور 5؛ کہے ہوئے 0 پر 3۔ ورنہ جتنا فرق اتنا گھٹتا ہے۔
rules-target = کھیل { $target } تک۔
