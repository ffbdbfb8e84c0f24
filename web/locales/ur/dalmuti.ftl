# Urdu: a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = ڈالموتی
dalmuti-role-2 = اسقف
dalmuti-role-3 = سپہ سالار
dalmuti-role-4 = نوابزادی
dalmuti-role-5 = راہبہ
dalmuti-role-6 = سورما
dalmuti-role-7 = درزن
dalmuti-role-8 = راج
dalmuti-role-9 = باورچی
dalmuti-role-10 = چرواہن
dalmuti-role-11 = سنگ تراش
dalmuti-role-12 = کسان
dalmuti-jester = مسخرہ
dalmuti-card = { $value }، { $role }
dalmuti-short-greater-dalmuti = بڑا ڈالموتی
dalmuti-short-lesser-dalmuti = چھوٹا ڈالموتی
dalmuti-short-merchant = تاجر
dalmuti-short-lesser-peon = چھوٹا مزدور
dalmuti-short-greater-peon = بڑا مزدور
dalmuti-long-greater-dalmuti = بڑا ڈالموتی
dalmuti-long-lesser-dalmuti = چھوٹا ڈالموتی
dalmuti-long-merchant = تاجر
dalmuti-long-lesser-peon = چھوٹا مزدور
dalmuti-long-greater-peon = بڑا مزدور
dalmuti-set = { $value ->
    [J] { $count } مسخرے
    *[other] {"\u2066"}{ $count } × { $value }{"\u2069"}
}
act-play-dalmuti = { $value ->
    [J] { $count } مسخرے کھیلیں
    *[other] {"\u2066"}{ $count } × { $value }{"\u2069"} کھیلیں
}
dalmuti-lead = کوئی بھی سیٹ چلیں
dalmuti-lead-is = ایک ہی نمبر کے پتے؛ مسخرہ کوئی بھی۔
dalmuti-beat = {"\u2066"}{ $count } × { $value }{"\u2069"} سے بہتر دیں
dalmuti-beat-is = چھوٹے نمبر کے اتنے ہی پتے، یا پاس۔
dalmuti-only-pass = آپ کے پاس ایسا سیٹ نہیں: پاس کریں۔
dalmuti-chip-beat = {"\u2066"}{ $count } × { $value }{"\u2069"} · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = دونوں مسخرے آپ کے پاس
dalmuti-revolution-is = انقلاب ٹیکس ختم کرتا ہے۔ بڑا مزدور کہے تو سب درجے الٹ جاتے ہیں۔
dalmuti-give = { $count } پتے واپس دیں
dalmuti-give-is = چنیں کیا واپس جائے۔ سب چن لیں تب پتے چلیں گے؛ ٹیکس تبھی دکھے گا۔
dalmuti-can-give = یہ { $name } کو جائیں گے ✓
dalmuti-gift = { $cards } دیں
dalmuti-made-of = { $parts } بطور { $value }
dalmuti-beats = {"\u2066"}{ $count } × { $value }{"\u2069"} سے بہتر ✓
dalmuti-can-lead = چل سکتے ہیں ✓
dalmuti-firsts = { $count } بار پہلے نکلے
dalmuti-draw = درجے کا قرعہ
dalmuti-draw-is = سب سے چھوٹا بڑا ڈالموتی بنتا ہے؛ برابر والے پھر کھینچتے ہیں۔
dalmuti-peon-gives = آپ کے بہترین پتے { $name } کو گئے، وہ چنیں گے کہ کیا واپس آئے۔
dalmuti-you-gave = آپ نے { $name } کو دیے
dalmuti-you-got = { $name } سے ملے
dalmuti-revolution = { $you ->
    [yes] آپ نے انقلاب کہا: ٹیکس نہیں!
    *[no] انقلاب! دونوں مسخرے { $name } کے پاس: ٹیکس نہیں۔
}
dalmuti-greater-revolution = { $you ->
    [yes] آپ نے بڑا انقلاب کہا: سب درجے الٹ گئے!
    *[no] بڑا انقلاب! { $name } نے سب درجے الٹ دیے۔
}
dalmuti-hand-over = { $hands } میں سے دور { $hand } ختم
dalmuti-due = { $you ->
    [yes] آپ
    *[no] { $from }
    } { $to } کو { $count } بہترین پتے دیں گے۔
hold-second = ایک سیکنڈ دبائے رکھیں
hold-again = یقین کے لیے پھر دبائیں
dalmuti-hand = دور { $hand } از { $hands }
dalmuti-passed = پاس
dalmuti-out = فارغ · { $place }
news-dalmuti-draw = درجے کے لیے { $seats } نے { $cards } کھینچا۔
news-ranks = درجوں کی ترتیب: { $order }۔
news-tax = { $hidden ->
    [yes] { $seat } نے { $to } کو { $count } پتے دیے۔
    *[no] { $seat } نے { $to } کو { $cards } دیے۔
}
news-chosen = { $seat } نے واپسی کے پتے چن لیے۔
news-quiet = آپ خاموش رہے۔
news-revolution = { $greater ->
    [yes] { $seat } نے بڑا انقلاب کہا: سب درجے الٹ گئے!
    *[no] { $seat } نے انقلاب کہا: ٹیکس نہیں!
}
news-dalmuti-hand_over = دور ختم۔ نئی ترتیب: { $order }۔

results-dalmuti-winner = { $you ->
    [yes] دربار آپ کا: { $score } پوائنٹس
   *[no] { $count ->
        [one] دربار { $names } کا: { $score } پوائنٹس
       *[other] دربار { $names } کا: { $score } پوائنٹس
    }
}
