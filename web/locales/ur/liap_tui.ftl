# Urdu: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = جنرل
piece-advisor = مشیر
piece-elephant = ہاتھی
piece-chariot = رتھ
piece-horse = گھوڑا
piece-cannon = توپ
piece-soldier = سپاہی
piece-red-general = سرخ جنرل
piece-red-advisor = سرخ مشیر
piece-red-elephant = سرخ ہاتھی
piece-red-chariot = سرخ رتھ
piece-red-horse = سرخ گھوڑا
piece-red-cannon = سرخ توپ
piece-red-soldier = سرخ سپاہی
piece-black-general = سیاہ جنرل
piece-black-advisor = سیاہ مشیر
piece-black-elephant = سیاہ ہاتھی
piece-black-chariot = سیاہ رتھ
piece-black-horse = سیاہ گھوڑا
piece-black-cannon = سیاہ توپ
piece-black-soldier = سیاہ سپاہی
act-play-liap_tui = { $count ->
    [1] { $cards } کھیلیں
    *[other] { $count } مہرے کھیلیں
}
act-choose-card-liap_tui = ایک مہرہ چنیں
act-choose-cards-liap_tui = مہرے چنیں
act-say = { $rest } کا اعلان کریں
liap-declare = کتنی ڈھیریاں جیتیں گے؟
liap-declare-is = اب تک کا اعلان: 8 میں سے { $total }۔
liap-say = { $n } کا اعلان، مجموعہ { $total }
liap-may-not-say = { $n }، اجازت نہیں
liap-weak = آپ کا ہاتھ کمزور ہے
liap-redeal-is = دوبارہ بانٹنے پر دور {"\u2066"}× { $times }{"\u2069"} شمار ہوگا؛ { $left } بار اور اجازت ہے۔
liap-vote = کمزور ہاتھ: دوبارہ بانٹیں؟
liap-vote-is = کوئی کہے تو سب مہرے پھر بٹتے ہیں اور دور {"\u2066"}× { $times }{"\u2069"} شمار ہوتا ہے۔
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = ایک سے چھ مہرے چلیں
liap-lead-is = اکیلا، جوڑا یا ترتیب؛ سب اتنے ہی کھیلتے ہیں۔
liap-follow = { $count } مہرے کھیلیں
liap-ahead = آگے: { $name }، { $type }۔
liap-pieces = { $count } مہرے
liap-round = دور { $round } · { $target } تک
liap-times = {"\u2066"}× { $times }{"\u2069"}
liap-total = اعلان: 8 میں سے { $total }
liap-won-said = { $said } میں سے { $won }
liap-running = ہر عدد کے نیچے: اس سے مجموعہ کتنا ہوگا۔
liap-round-over = دور { $round } کے بعد
liap-round-no = دور
liap-sheet = پوائنٹ شیٹ
liap-cell = اعلان { $said }، جیتے { $won }، پوائنٹ
liap-to = جیتے / اعلان، پوائنٹ، اور اب تک کا مجموعہ۔ کھیل { $target } تک ہے۔

## How strong a choice is

liap-choice = { $type }، قدر { $worth }
liap-no-type = { $count } مہرے، کوئی قسم نہیں
liap-only-loses = کوئی قسم نہیں بنتی، اس لیے ہاریں گے: جان چھڑانے کا طریقہ۔
liap-is-ahead = { $name } سے آگے ہوگا ✓
liap-is-ties = { $name } کے برابر ہی: پہلے والا آگے رہتا ہے۔
liap-is-behind = کمزور: ابھی بھی آگے { $name }۔
liap-lead-only = چل سکتے ہیں ✓
liap-lead-weakest = اس قسم میں آپ کا سب سے کمزور۔
liap-lead-strongest = اس قسم میں آپ کا سب سے مضبوط ✓
liap-lead-between = اس قسم میں آپ کا درمیانہ۔
type-none = کوئی قسم نہیں
type-single = اکیلا
type-pair = جوڑا
type-three-soldiers = تین سپاہی
type-straight = ترتیب
type-four-soldiers = چار سپاہی
type-extended-straight-4 = چار کی ترتیب
type-extended-straight-5 = پانچ کی ترتیب
type-five-soldiers = پانچ سپاہی
type-double-straight = دہری ترتیب
news-asked = { $seats } دوبارہ بانٹنے کو کہہ سکتے ہیں۔
news-answered = { $seat } نے جواب دیا۔
news-redeal = مہرے پھر بٹے: دور {"\u2066"}× { $multiplier }{"\u2069"} شمار ہوگا۔ پہلے: { $starter }۔
news-said = { $seat } نے { $n } کا اعلان کیا۔
news-sealed = { $seat } نے اعلان کیا۔
news-declared = سب اعلان کھل گئے۔
news-declare_again = مجموعہ 8 ہے۔ دوبارہ اعلان: { $seat }۔
news-turn = { $seat } نے { $type } سے { $piles } ڈھیریاں جیتیں۔
news-liap_tui-round_over = دور ختم۔
news-comeback = سب کے پوائنٹ 0 ہو گئے۔
news-liap_tui-game_over = کھیل ختم۔
liap-hit = بالکل ٹھیک!
liap-close = بس ایک سے!

results-liap_tui-winner = { $you ->
    [yes] آپ { $score } پوائنٹس کے ساتھ جیت گئے
   *[no] { $count ->
        [one] { $names } کی جیت: { $score } پوائنٹس
       *[other] { $names } کی مشترکہ جیت: { $score } پوائنٹس
    }
}
