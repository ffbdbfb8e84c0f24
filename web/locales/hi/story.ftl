# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = सर्वर से अभी जवाब नहीं मिला। समीक्षा ख़ुद जारी रहेगी।
review-three = सबसे अहम पल
review-found = अच्छी चाल ढूँढी।
story = खेल कैसा रहा
story-open = खेल कैसा रहा?
curve = पूरे खेल में आपकी संभावना
curve-drop = चाल { $n }: { $lost }
curve-win = जीतने की संभावना
curve-not_last = आख़िरी न रहने की संभावना
curve-points = इस दौर के अंकों का हिस्सा
curve-hand = इस दौर में सबसे अच्छा करने की संभावना
curve-hit = ठीक घोषणा जितना जीतने की संभावना
replay-turn-back = पिछली बारी के अंत पर
replay-turn-forward = बारी के अंत पर
replay-known-of = { $name } के पत्तों में से ज्ञात:
chapters = खेल के हिस्से
chapter-round = दौर { $n }
chapter-hand = दौर { $n }
chapter-game = बाज़ी { $n }
legend = निशानों का मतलब
legend-deal = नई बाँट या नतीजा
legend-danger = किसी की मुश्किल
legend-safe = कोई बच गया
legend-title = ख़ास पल
legend-end = बारी का अंत
legend-lost = संभावना घटी

## Puzzles: one's own mistakes, to try again.

puzzle = फिर कोशिश
puzzle-try = फिर कोशिश करें
puzzle-ask = अब आप क्या करेंगे?
puzzle-was = मैच में { $move } खेला गया था, और उससे बेहतर कुछ था।
puzzle-right = सही!
puzzle-wrong = अभी नहीं।
puzzle-best = { $best } – { $chance }।
puzzle-even = { $move } भी { $best } जितना अच्छा है – { $chance }।
puzzle-worse = { $move } ({ $mine })। सबसे अच्छा: { $best } – { $chance }।
puzzle-unweighed = { $move } उन चालों में नहीं जिन पर कोच सोचेगा।
puzzle-again = एक बार और
puzzle-next = अगला
puzzle-at = { $of } में से { $at }
puzzle-none = दोहराने को कुछ नहीं
puzzle-none-text = समीक्षा में मिली आपकी ग़लतियाँ अगले दिन यहाँ लौटती हैं।
puzzle-to-replay = रीप्ले पर
puzzle-due = आपके { $count } पल फिर आज़माने को
puzzle-due-text = आपके पिछले मैचों से: आज आप क्या करेंगे?

## Playing on from a moment of a record.

play-on = यहाँ से आगे खेलें
play-on-seat = किसकी सीट पर
play-on-hands = कौन-से पत्ते
play-on-known = जैसा वह सीट जान सकती थी
play-on-known-help = आपके पत्ते और जो आपने देखा, वही रहेगा। जो आप नहीं जान सकते थे, वह फिर बाँटा जाएगा।
play-on-were = जैसे थे
play-on-were-help = सबके पास मैच वाले पत्ते रहेंगे। हो सकता है रीप्ले में आपने उन्हें देखा हो।
play-on-unrated = ऐसी शुरुआत वाला मैच रेटिंग में नहीं गिना जाता।
play-on-link = लिंक कॉपी करें
play-on-go = आगे खेलें
play-on-no_other_hands = इस सीट ने जो देखा, उससे मेल खाते दूसरे पत्ते नहीं मिले। आप असली पत्तों से खेल सकते हैं।
play-on-nothing_to_play = यहाँ से आगे नहीं खेला जा सकता।

## The luck meter.

luck = ये पत्ते कितने के थे
luck-line = { $verdict ->
    [more] पत्ते { $worth } (± { $error }), बनाया { $made }: पत्तों से ज़्यादा।
    [less] पत्ते { $worth } (± { $error }), बनाया { $made }: पत्तों से कम।
   *[even] पत्ते { $worth } (± { $error }), बनाया { $made }: पत्तों जितना।
}
luck-how = बाक़ी खिलाड़ियों का वह हिस्सा जो हारता है, जब बराबर बॉट यही पत्ते { $tries } बार खेलें।
luck-more = और खेले जा रहे हैं।

## The deal of the day.

day-about = हर खेल की रोज़ एक बाँट, इस घर में सबके लिए एक-सी। आपके पास एक मौक़ा है।
day-ends = अगले { $hours } में आएँगे।
day-against = { $bots } बॉट के ख़िलाफ़ · { $level }
day-play = खेलें
day-go-on = जारी रखें
day-sealed = मुहरबंद
day-sealed-text = यह संख्या एक हफ़्ते पहले छापी गई थी। दिन पूरा होने पर इसका रहस्य दिखाया जाता है, और कोई भी जाँच सकता है कि पत्ते चुने नहीं गए।

## A page of one’s own.

me-book = आपका हाल
me-matches = मैच
me-wins = पहले
me-beaten = हराए
me-streak = लगातार / सर्वश्रेष्ठ
me-over-time = { $game }, मैच दर मैच
me-how-bot = बॉट ने पूरा किया: गिना नहीं जाता
me-how-set_up = दूसरे मैच से आगे खेला: गिना नहीं जाता
