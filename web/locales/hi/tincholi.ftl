# Hindi: a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = अपने दो पत्ते देखें
tincholi-look-is = केवल अभी, केवल एक बार। याद रखें।
tincholi-draw = एक पत्ता खींचें
tincholi-draw-is = गड्डी से बिना देखे, या फेंका हुआ खुला पत्ता।
tincholi-decide = इस पत्ते का क्या करें?
tincholi-decide-is = फेंकें या किसी जगह रखें।
tincholi-taken-is = लिया हुआ पत्ता रखना होगा: जगह चुनें।
tincholi-seven-is = 7: अपना एक पत्ता देख सकते हैं।
tincholi-eight-is = 8: दूसरे का एक पत्ता देख सकते हैं।
tincholi-nine-is = 9: कोई दो पत्ते बदल सकते हैं।
tincholi-modes = किसलिए
tincholi-mode-look = देखें
tincholi-mode-keep = यह पत्ता
tincholi-mode-pair = जोड़ा
tincholi-mode-peek = इस्तेमाल: देखें
tincholi-mode-swap = इस्तेमाल: बदलें
tincholi-cut = कट…
tincholi-cutter = कट
tincholi-cut-title = दौर यहीं ख़त्म करें (कट)
tincholi-cut-silent = बिना पुकारे कट
tincholi-cut-calls = जोड़ पुकारें
tincholi-cut-call = कट और { $n } पुकारें
tincholi-called = जो जोड़ आप पुकारें
tincholi-if-lowest = आपका जोड़ सबसे कम है
tincholi-then-lowest = 0
tincholi-if-right = सबसे कम, और ठीक { $n }
tincholi-then-right = −10
tincholi-if-wrong = सबसे कम, पर { $n } नहीं
tincholi-then-wrong = जोड़ + 10
tincholi-if-beaten = किसी का जोड़ उतना ही या कम है
tincholi-then-beaten = जोड़ + 20
tincholi-less = कम पुकारें
tincholi-more = ज़्यादा पुकारें
tincholi-round = दौर { $round } · { $target } तक
tincholi-total = हाथ में { $total }
tincholi-slots = आपकी { $count } जगहें
tincholi-slot = आपकी जगह { $at }, { $card }
tincholi-slot-of = { $name }, जगह { $at }, { $card }
tincholi-others = दूसरों की जगहें
tincholi-stock = गड्डी, { $count } पत्ते
tincholi-discard = फेंके हुए: { $card }
tincholi-drop = खींचा हुआ पत्ता { $card } पर फेंकें
tincholi-hold = आँख वाले पत्ते को छूकर देखें, फिर छूकर बंद करें। हर एक छह सेकंड, केवल एक बार।
tincholi-hold-first = पहले दोनों पत्ते देखें
tincholi-hold-done = देख लिए: आगे
tincholi-hold-over = देखना समाप्त। अब याद से।
tincholi-risk = जोड़ा न निकला तो दोनों लौटेंगे और एक पत्ता बढ़ेगा।
tincholi-seen = जगह { $at }: { $card }।
tincholi-own-score = आप: { $score }
tincholi-hand = हाथ
tincholi-sum = जोड़
tincholi-to = किसी के अंक { $target } से बढ़ें तो खेल ख़त्म; सबसे कम वाला जीता।
tincholi-claims = { $you ->
    [yes] आपने कट किया: क्या आपका जोड़ सबसे कम है?
    *[no] { $name } ने कट किया: क्या वह सबसे कम है?
}
tincholi-claims-called = { $you ->
    [yes] आपने कट करके { $called } पुकारा: सबसे कम और ठीक?
    *[no] { $name } ने कट करके { $called } पुकारा: सबसे कम और ठीक?
}
tincholi-verdict-lowest = { $you ->
    [yes] आपका जोड़ सबसे कम: आपके शून्य अंक।
    *[no] सबसे कम: { $name } के शून्य अंक।
}
tincholi-verdict-right = { $you ->
    [yes] सबसे कम, और ठीक { $called }: 10 अंक कम!
    *[no] सबसे कम, और ठीक { $called }: { $name } के 10 अंक कम!
}
tincholi-verdict-wrong = { $you ->
    [yes] सबसे कम, पर { $called } नहीं { $total } है: आपके 10 और।
    *[no] सबसे कम, पर { $called } नहीं { $total } है: { $name } के 10 और।
}
tincholi-verdict-beaten = { $you ->
    [yes] सबसे कम नहीं: आपके { $total } और 20 और।
    *[no] सबसे कम नहीं: { $name } के { $total } और 20 और।
}
tincholi-drawn = { $name }
news-look = { $seat } ने जगह { $slots } देखीं।
news-tincholi-draw = { $seat } ने पत्ता खींचा।
news-take = { $seat } ने { $cards } लिया।
news-drop = { $seat } ने { $cards } फेंका।
news-keep = { $seat } ने जगह { $slot } में रखा और { $cards } फेंका।
news-pair = { $ok ->
    [yes] { $seat } ने जोड़ा फेंका: { $cards }।
    *[no] { $seat } ने जोड़ा आज़माया: { $cards } नहीं मिलते, एक पत्ता और।
}
news-turn_up = { $cards } खोला गया।
news-peek = { $seat } ने { $slot } देखा।
news-swap = { $seat } ने { $slots } बदले।
news-tincholi-cut = { $called ->
    [none] { $seat } ने चुपचाप कट किया।
    *[other] { $seat } ने कट करके { $called } पुकारा।
}
news-tincholi-round_over = दौर { $round } ख़त्म।
tincholi-cut-word = कट!

results-tincholi-winner = { $you ->
    [yes] आप { $score } अंक, सबसे कम, के साथ जीते
   *[no] { $count ->
        [one] { $names } की जीत: सबसे कम, { $score } अंक
       *[other] { $names } बराबर: सबसे कम, { $score } अंक
    }
}
