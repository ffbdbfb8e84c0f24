# Hindi: a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = फिर देखें
replay-loading = रिकॉर्ड खोजा जा रहा है…
replay-none = ऐसा कोई रिकॉर्ड नहीं है
replay-private = निजी खेल
replay-private-text = { $game } का यह खेल पासवर्ड वाली टेबल पर हुआ। पासवर्ड दें, या इसे उस उपकरण पर खोलें जो उस टेबल पर था।
replay-unlock = खोलें
replay-none-text = केवल ख़त्म हुए खेलों का रिकॉर्ड होता है। पता फिर देखें।
replay-broken = यह रिकॉर्ड दोबारा नहीं चलता
replay-broken-text = सर्वर कहता है: { $text }
replay-breaks = रिकॉर्ड यहाँ टूट जाता है: { $text }
replay-at = { $count } में से { $at }
replay-scrubber = खेल में कहाँ
replay-controls = फिर देखें
replay-trick-back = पिछली चाल के अंत पर
replay-back = एक चाल पीछे
replay-play = चलाएँ
replay-pause = रोकें
replay-forward = एक चाल आगे
replay-trick-forward = चाल के अंत पर
replay-speed = रफ़्तार: { $speed } गुना
replay-see-as = किसकी नज़र से
replay-open = सबके पत्ते
replay-as-me = जैसे मैंने देखा
replay-as = जैसे { $name } ने देखा
replay-hands = सबके पत्ते
replay-hand-of = { $name }, { $count } पत्ते:
replay-moves = हर चाल
replay-dealt = पत्ते बाँटे गए।
replay-silent = शायद किसी ने गुप्त जवाब दिया।
replay-move = { $name }: { $move }
replay-next = अगला: { $names }
replay-over = खेल ख़त्म
replay-keys = ← → चाल · Shift + ← → अपनी बारी · Home, End · Space चलाता है

back-title = पीछे मुड़कर
back-return = टेबल पर वापस
back-turn = आपकी बारी है

## About the match

match-about = इस खेल के बारे में
match-places = स्थान
match-played = { DATETIME($at, dateStyle: "long", timeStyle: "short") } को खेला गया
match-options = घरेलू नियम: { $options }
match-download = रिकॉर्ड डाउनलोड करें (.cgn)
match-download-json = JSON में डाउनलोड करें
match-verify = बाँट की जाँच करें

## Fair deals

verify-title = क्या पत्ते ईमानदारी से बँटे?
verify-how = आपका ब्राउज़र रिकॉर्ड से ख़ुद जाँचता है। सर्वर से कुछ नहीं पूछा जाता।
verify-working = गणना हो रही है…
verify-ok = सब कुछ ठीक है
verify-ok-text = ये पत्ते कोई नहीं चुन सकता था: न खिलाड़ी, न सर्वर।
verify-bad = कुछ मेल नहीं खाता
verify-bad-text = यह रिकॉर्ड वह नहीं जिसका पहले पत्ते से पूर्व वादा था। इसे रखें और सर्वर चलाने वाले से पूछें।
verify-none = जाँचने को कुछ नहीं
verify-none-text = इस रिकॉर्ड में बीज नहीं, इसलिए बाँट का किसी ने वादा नहीं किया।
verify-part = जो जाँचा जा सकता है, वह ठीक है
verify-part-text = कुछ हिस्सा जाँचा नहीं जा सकता: नीचे देखें।
verify-line = पंक्ति { $line }
verify-noted-ok = पहले पत्ते से पूर्व इस ब्राउज़र ने जो वादा नोट किया, वही रिकॉर्ड में है।
verify-noted-bad = रिकॉर्ड का वादा वह नहीं जो इस ब्राउज़र ने पहले पत्ते से पूर्व नोट किया था।
verify-noted-skip = इस ब्राउज़र ने खेल से पहले कोई वादा नोट नहीं किया: यह इस टेबल पर नहीं था, या बहुत पुरानी बात है।
verify-share-ok = इस ब्राउज़र के दिए बेतरतीब बाइट रिकॉर्ड में उसकी सीट के साथ हैं।
verify-share-bad = इस ब्राउज़र के दिए बाइट रिकॉर्ड में उसकी सीट के साथ नहीं हैं। बाँट से पहले कनेक्शन टूटा हो तो शायद देर से पहुँचे।
verify-pledges-ok = हर सीट ने जो वचन दिया था, जैसा इस ब्राउज़र को अपना खोलने से पहले दिखाया गया, वही रिकॉर्ड में है।
verify-pledges-bad = अपना खोलने से पहले इस ब्राउज़र को जो वचन दिखाए गए, वे रिकॉर्ड वाले नहीं हैं।
verify-commit-ok = सर्वर का राज़ वही है जिसका वह पाबंद था: उसका SHA-256 ही वादा है।
verify-commit-bad = सर्वर का राज़ वह नहीं जिसका वह पाबंद था: उसका SHA-256 वादा नहीं।
verify-commit-skip = रिकॉर्ड में न वादा है, न राज़: बीज सर्वर ने अकेले चुना।
verify-seed-ok = { $count ->
    [0] बीज राज़ से निकलता है; खिलाड़ियों ने कुछ नहीं दिया
    *[other] बीज राज़ और { $count } खिलाड़ियों के दिए से निकलता है
    }।
verify-seed-bad = बीज राज़ और खिलाड़ियों के दिए से नहीं निकलता।
verify-seed-skip = रिकॉर्ड में राज़ नहीं, इसलिए बीज का सुराग़ नहीं मिल सकता।
verify-unopened-skip = { $seats } ने बेतरतीब बाइटों का वचन दिया पर उन्हें खोला नहीं, इसलिए बीज में वचन ही गिना गया। कनेक्शन टूटने से ऐसा होता है। जो वहाँ बैठा हो और सर्वर भी चलाता हो, वह ऐसे दो बाँटों में से चुन सकता है: ध्यान रखें।
verify-lot-ok = कौन पहला है, यह राज़ और खिलाड़ियों के दिए से निकला।
verify-lot-bad = कौन पहला है, यह राज़ और खिलाड़ियों के दिए से नहीं निकलता।
verify-deal-ok = { $kind ->
    [draw] पर्ची { $k } बीज से निकलती है, पत्ता-दर-पत्ता।
    [reshuffle] फेंट { $k } बीज से निकलती है, पत्ता-दर-पत्ता।
    *[deal] बाँट { $k } बीज से निकलती है, पत्ता-दर-पत्ता।
}
verify-deal-bad = { $kind ->
    [draw] पर्ची { $k } बीज से नहीं निकलती
    [reshuffle] फेंट { $k } बीज से नहीं निकलती
    *[deal] बाँट { $k } बीज से नहीं निकलती
    }: { $pile } को { $should } होना था, रिकॉर्ड में { $has } है।
verify-deals-skip = खेल तैयार की हुई स्थिति से शुरू होता है जिसका कोई बीज नहीं। उसकी बाँट यहाँ नहीं जाँची जाती।
verify-unwritten-skip = रिकॉर्ड में बाँट लिखी नहीं, इसलिए मिलाने को कुछ नहीं।
verify-older-skip = यह रिकॉर्ड पुराना है: कौन-सा पत्ता कहाँ गया, यह खेल के नियमों पर निर्भर था। उसे `cardhouse verify` जाँचता है; यह पन्ना राज़, खिलाड़ियों के दिए और बीज को जाँचता है।
verify-bad-line = यह पंक्ति मुमकिन नहीं: { $text }
