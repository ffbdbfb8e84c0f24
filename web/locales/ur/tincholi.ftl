# Urdu: a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = اپنے دو پتے دیکھیں
tincholi-look-is = صرف ابھی، صرف ایک بار۔ یاد رکھیں۔
tincholi-draw = ایک پتا کھینچیں
tincholi-draw-is = گڈی سے بن دیکھے، یا پھینکا ہوا کھلا پتا۔
tincholi-decide = اس پتے کا کیا کریں؟
tincholi-decide-is = پھینکیں یا خانے میں رکھیں۔
tincholi-taken-is = لیا ہوا پتا رکھنا ہوگا: خانہ چنیں۔
tincholi-seven-is = 7: اپنا ایک پتا دیکھ سکتے ہیں۔
tincholi-eight-is = 8: دوسرے کا ایک پتا دیکھ سکتے ہیں۔
tincholi-nine-is = 9: کوئی دو پتے بدل سکتے ہیں۔
tincholi-modes = کس لیے
tincholi-mode-look = دیکھیں
tincholi-mode-keep = یہ پتا
tincholi-mode-pair = جوڑا
tincholi-mode-peek = استعمال: دیکھیں
tincholi-mode-swap = استعمال: بدلیں
tincholi-cut = کٹ…
tincholi-cutter = کٹ
tincholi-cut-title = دور ختم کریں (کٹ)
tincholi-cut-silent = بغیر پکارے کٹ
tincholi-cut-calls = مجموعہ پکاریں
tincholi-cut-call = کٹ اور { $n } پکاریں
tincholi-called = جو مجموعہ آپ پکاریں
tincholi-if-lowest = آپ کا مجموعہ سب سے کم ہے
tincholi-then-lowest = 0
tincholi-if-right = سب سے کم، اور ٹھیک { $n }
tincholi-then-right = {"\u2066"}−10{"\u2069"}
tincholi-if-wrong = سب سے کم، مگر { $n } نہیں
tincholi-then-wrong = مجموعہ {"\u2066"}+ 10{"\u2069"}
tincholi-if-beaten = کسی کا مجموعہ اتنا ہی یا کم ہے
tincholi-then-beaten = مجموعہ {"\u2066"}+ 20{"\u2069"}
tincholi-less = کم پکاریں
tincholi-more = زیادہ پکاریں
tincholi-round = دور { $round } · { $target } تک
tincholi-total = ہاتھ میں { $total }
tincholi-slots = آپ کے { $count } خانے
tincholi-slot = آپ کا خانہ { $at }، { $card }
tincholi-slot-of = { $name }، خانہ { $at }، { $card }
tincholi-others = دوسروں کے خانے
tincholi-stock = گڈی، { $count } پتے
tincholi-discard = پھینکے ہوئے: { $card }
tincholi-drop = کھینچا ہوا پتا { $card } پر پھینکیں
tincholi-hold = آنکھ والے پتے کو چھو کر دیکھیں، پھر چھو کر بند کریں۔ ہر ایک چھ سیکنڈ، صرف ایک بار۔
tincholi-hold-first = پہلے دونوں پتے دیکھیں
tincholi-hold-done = دیکھ لیے: آگے
tincholi-hold-over = دیکھنا ختم۔ اب یادداشت سے۔
tincholi-risk = جوڑا نہ نکلا تو دونوں واپس، اور ایک پتا بڑھے گا۔
tincholi-seen = خانہ { $at }: { $card }۔
tincholi-own-score = آپ: { $score }
tincholi-hand = ہاتھ
tincholi-sum = مجموعہ
tincholi-to = کسی کے پوائنٹ { $target } سے بڑھیں تو کھیل ختم؛ سب سے کم والا جیتا۔
tincholi-claims = { $you ->
    [yes] آپ نے کٹ کیا: کیا آپ کا مجموعہ سب سے کم ہے؟
    *[no] { $name } نے کٹ کیا: کیا وہ سب سے کم ہے؟
}
tincholi-claims-called = { $you ->
    [yes] آپ نے کٹ کر کے { $called } پکارا: سب سے کم اور ٹھیک؟
    *[no] { $name } نے کٹ کر کے { $called } پکارا: سب سے کم اور ٹھیک؟
}
tincholi-verdict-lowest = { $you ->
    [yes] آپ کا مجموعہ سب سے کم: آپ کے صفر پوائنٹ۔
    *[no] سب سے کم: { $name } کے صفر پوائنٹ۔
}
tincholi-verdict-right = { $you ->
    [yes] سب سے کم، اور ٹھیک { $called }: 10 پوائنٹ کم!
    *[no] سب سے کم، اور ٹھیک { $called }: { $name } کے 10 پوائنٹ کم!
}
tincholi-verdict-wrong = { $you ->
    [yes] سب سے کم، مگر { $called } نہیں { $total } ہے: آپ کے 10 اور۔
    *[no] سب سے کم، مگر { $called } نہیں { $total } ہے: { $name } کے 10 اور۔
}
tincholi-verdict-beaten = { $you ->
    [yes] سب سے کم نہیں: آپ کے { $total } اور 20 اور۔
    *[no] سب سے کم نہیں: { $name } کے { $total } اور 20 اور۔
}
tincholi-drawn = { $name }
news-look = { $seat } نے خانے { $slots } دیکھے۔
news-tincholi-draw = { $seat } نے پتا کھینچا۔
news-take = { $seat } نے { $cards } لیا۔
news-drop = { $seat } نے { $cards } پھینکا۔
news-keep = { $seat } نے خانہ { $slot } میں رکھا اور { $cards } پھینکا۔
news-pair = { $ok ->
    [yes] { $seat } نے جوڑا پھینکا: { $cards }۔
    *[no] { $seat } نے جوڑا آزمایا: { $cards } نہیں ملتے، ایک پتا اور۔
}
news-turn_up = { $cards } کھولا گیا۔
news-peek = { $seat } نے { $slot } دیکھا۔
news-swap = { $seat } نے { $slots } بدلے۔
news-tincholi-cut = { $called ->
    [none] { $seat } نے خاموشی سے کٹ کیا۔
    *[other] { $seat } نے کٹ کر کے { $called } پکارا۔
}
news-tincholi-round_over = دور { $round } ختم۔
tincholi-cut-word = کٹ!

results-tincholi-winner = { $you ->
    [yes] آپ سب سے کم، { $score } پوائنٹس کے ساتھ جیت گئے
   *[no] { $count ->
        [one] { $names } کی جیت: سب سے کم، { $score } پوائنٹس
       *[other] { $names } برابر: سب سے کم، { $score } پوائنٹس
    }
}
