# Hindi: a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = अंदाज़े से खेलता है और ग़लतियाँ करता है। पहले खेल और बच्चों के लिए अच्छा।
level-steady-help = खेल जानता है और जो सब देखते हैं, उसे गिनता है।
level-sharp-help = दूसरों के संभावित पत्तों पर सोचता है।
level-master-help = यहाँ सबसे मज़बूत, कुछ नहीं भूलता।
bots-level = बॉट कितने माहिर हों?
seat-level = बॉट · { $level }

## What a chance is a chance of

goal-win = जीतने की संभावना: { $chance }
goal-not_last = आख़िरी न रहने की संभावना: { $chance }
goal-points = इस दौर के अंकों का { $chance }
goal-hand = इस दौर में सबसे अच्छा करने की संभावना: { $chance }
goal-hit = ठीक घोषणा जितना जीतने की संभावना: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = जीतने की संभावना: { $chance }
roughly-chance = { $size ->
    [0] लगभग नहीं
    [1] कम
    [2] आधी-आधी
    [3] अच्छी
   *[4] लगभग पक्की
}
roughly-share = { $size ->
    [0] लगभग कुछ नहीं
    [1] थोड़ा हिस्सा
    [2] लगभग आधा
    [3] ज़्यादातर हिस्सा
   *[4] लगभग सब
}

## Hints

coach-thinking = एक अच्छा खिलाड़ी सोच रहा है…
coach-no-time = बॉट के पास अभी संकेत का समय नहीं। ज़रा बाद कोशिश करें।
coach-unrated = संकेत लेने पर यह खेल आपकी रेटिंग में नहीं गिना जाएगा। चाहें तो फिर पूछें।
coach-remembers = संकेत वह बता सकता है जो आपने देखा: वह आपके लिए याद रखता है। चाहिए तो फिर माँगें।
coach-hint = { $move } – { $chance }। { $why }
coach-hint-plain = { $move }। { $why }
coach-even = { $moves } में कोई असली फ़र्क़ नहीं – { $chance }। { $why }
coach-even-plain = { $moves } में कोई असली फ़र्क़ नहीं – { $chance }।
coach-nudge = इनमें से एक सबसे अच्छी है: { $moves }। जवाब के लिए फिर पूछें।
coach-nudge-one = यहाँ एक ही चाल सोचने लायक़ है। देखने के लिए फिर पूछें।
coach-others = { $hint } नहीं तो { $others }।
coach-other = { $move } ({ $chance })
coach-call = कट करें और { $total } पुकारें
coach-take = फेंका हुआ लें
coach-drop = खींचा हुआ फेंकें

## The review in the replay

review = समीक्षा
review-of = किसके फ़ैसले
review-loading = आपके फ़ैसले देखे जा रहे हैं: { $share }
review-busy = सर्वर को पहले टेबलें देखनी हैं। समीक्षा ख़ुद जारी रहेगी।
review-trouble = समीक्षा रुक गई: { $text }
review-waiting = यह फ़ैसला अभी नहीं देखा गया।
review-only = चुनने को कुछ न था।
review-best = सबसे अच्छी चाल।
review-fine = सबसे अच्छी चाल के बराबर।
review-lost = { $size ->
    [1] थोड़ा नुक़सान: { $lost }।
    [2] ग़लती: { $lost }।
    *[3] बड़ी ग़लती: { $lost }।
}
review-slip = { $size ->
    [1] थोड़ा नुक़सान।
    [2] ग़लती।
   *[3] बड़ी ग़लती।
}
review-done = { $move } – { $chance }। { $why }
review-instead = खेला: { $done }, { $mine }। सबसे अच्छा: { $best }, { $chance }। { $why }
review-thought = यहाँ संभावनाएँ नहीं निकाली गईं। अच्छा खिलाड़ी सोचता है: { $why }
review-to = { $name } के लिए: { $why }
review-back = पिछली ग़लती पर
review-on = अगली ग़लती पर
review-summary = सारांश
review-decisions = { $count } फ़ैसले
review-free = { $free } में विकल्प था
review-average = औसत नुक़सान: { $lost }
review-worse = { $best } के बजाय { $done }
review-nothing-lost = उल्लेखनीय नुक़सान नहीं हुआ।
review-how = एक माहिर बॉट हर फ़ैसले को उस पर परखता है जो यह सीट उस समय जान सकती थी। छोटे फ़र्क़ संयोग हैं।
