# Hindi: a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = शामिल हों
circle-join-text = आपको इस मंडली में बुलाया गया है: आपकी टेबलों, नियमों और बही के लिए एक ही लिंक।
circle-leave = यह मंडली छोड़ें
circle-left = आपने { $name } छोड़ दी।
circle-people = लोग
circle-keeper = ज़िम्मेदार
circle-make-keeper = { $name } को ज़िम्मेदारी दें
circle-remove = { $name } को हटाएँ
circle-removed = हटाए गए
circle-bring-back = { $name } को वापस लाएँ
circle-invite = बुलाएँ
circle-link-text = जिसके पास यह लिंक है, वह देख और शामिल हो सकता है।
circle-message = हमारी मंडली: { $name }
circle-new-link = लिंक बदलें
circle-new-link-text = पुराना लिंक तब केवल मंडली के लोगों के लिए चलेगा।
circle-hook = चैट प्रोग्राम को बताएँ
circle-hook-text = वह आपको https से शुरू होने वाला पता (वेबहुक) देता है। उसे टेबलों, बारियों, तारीख़ों और नतीजों के बारे में बताया जाता है, पत्तों के बारे में कभी नहीं।
circle-hook-remove = { $host } को अब न बताएँ
circle-hook-secret = उसके हस्ताक्षर का गुप्त शब्द
why-bad_endpoint = यह पता काम नहीं आ सकता: वह https से शुरू होता है और इंटरनेट पर ले जाता है।
circle-manage = मंडली सँभालें
circle-name = मंडली का नाम
circle-tables = टेबलें
circle-lay = टेबल लगाएँ
circle-no-tables = कोई टेबल नहीं लगी। एक लगाइए, सब उसे यहीं पाएँगे।
circle-older-tables = पुरानी टेबलें: { $count }
circle-cards = नियम-पत्ते
circle-cards-text = आपके खेलने के नियम, नाम के साथ। एक टैप से उन्हीं नियमों की टेबल लगती है।
circle-card-add = नया नियम-पत्ता
circle-card-name = इन नियमों को क्या कहते हैं?
circle-card-remove = { $name } पत्ता हटाएँ
circle-phrases = आपके अपने बोल
circle-phrases-text = इस मंडली की टेबलों पर सब इन्हें बोल सकते हैं।
circle-phrase-new = नया बोल
circle-phrase-remove = “{ $text }” हटाएँ
add = जोड़ें
circle-gone = ऐसी कोई मंडली नहीं है
circle-gone-text = शायद लिंक बदल गया है। मंडली के किसी से नया लिंक माँगिए।
circle-full = यहाँ और जगह नहीं है।
somebody-gone = कोई जो चला गया

## The book

book = बही
book-empty = अभी कुछ नहीं लिखा। पहली पूरी बाज़ी से शुरू होगी।
book-missing = गिनती जारी: { $n }
book-all = सभी खेल
book-standings = तालिका
book-won = जीत
book-played = खेले
book-lost = हार
book-ahead = आगे
book-streak = लगातार { $n }
book-pairs = आमने-सामने
book-nemesis = सबसे कठिन प्रतिद्वंद्वी
book-nemesis-line = { $n } बाज़ियों में से { $share } में आगे
book-buddy = शुभ साथी
book-buddy-line = साथ की { $n } बाज़ियों में { $share } को हराया
book-bests = सबसे बड़े और सबसे नज़दीकी
book-closest = सबसे नज़दीकी
book-close-line = { $first } आगे, { $second } पीछे, अंतर { $n }
book-jewels = गहने
jewel-bell = घंटी
jewel-garland = माला
jewel-anklet = पायल
jewel-crown = मुकुट
book-evenings = शामें
book-matches = { $n } बाज़ियाँ
book-how = हर संख्या रिकॉर्ड से गिनी गई है; `cardhouse book` यही छापता है।
book-a-bot = एक बॉट
recap-won = { $name } ने { $of } में से { $n } जीतीं।
recap-shared = { $name } और { $other } ने { $of } में से { $n }-{ $n } जीतीं।
recap-turned = शाम { $part } में पलटी: तब से { $name } आगे रहे।
recap-turned-by = शाम { $part } में पलटी: { $name }, { $what } { $n }।
recap-close = { $name } ने { $game } { $n } के अंतर से जीता।
recap-close-by = { $name } ने { $game } जीता; { $what }: { $n }।
recap-count = { $name }: { $what } { $n }।
part-trick = चाल { $at }
part-hand = दौर { $at }
part-round = दौर { $at }

## What games count

count-cuts = काट
count-cuts-says = { $name } ने { $n } बार काटा।
count-tincholi-cuts = कट
count-tincholi-cuts-says = { $name } ने { $n } बार कट किया।
count-picked_up = उठाए पत्ते
count-picked_up-says = { $name } ने { $n } पत्ते उठाए।
count-picked_up-best = सबसे बड़ा उठान
count-left = अंत में बचे पत्ते
count-lost = हारे खेल
count-kazhutha-lost = बार गधा
count-kazhutha-lost-says = { $name } { $n } बार गधा बने।
count-first = दौर जिनमें सबसे पहले निकले
count-first-says = { $name } { $n } बार सबसे पहले निकले।
count-peon = दौर जिनमें आख़िर में निकले
count-revolutions = क्रांतियाँ
count-revolutions-says = { $name } ने { $n } क्रांतियाँ कीं।
count-taxes = टैक्स में दिए पत्ते
count-held = सही कट
count-held-says = { $name }: { $n } कट सही रहे।
count-called = ठीक पुकारे जोड़
count-called-says = { $name } ने { $n } जोड़ ठीक पुकारे।
count-pairs = फेंके जोड़े
count-pairs-says = { $name } ने { $n } जोड़े फेंके।
count-exact = ठीक लगे अंक
count-exact-says = { $name } के { $n } अंक ठीक लगे।
count-piles = जीती ढेरियाँ
count-piles-best = एक बारी में सबसे ज़्यादा ढेरियाँ
count-redeals = दोबारा बँटे कमज़ोर मोहरे

## Yours

me-find-name = इनके साथ
me-find-any = कोई भी नतीजा
me-find-won = जीते
me-find-lost = आख़िरी
me-find-none = कुछ नहीं मिला।
me-find-more = पुराने
me-yours = आपके बारे में जो रखा है
me-export = सब कुछ डाउनलोड करें
me-delete = मुझे मिटाएँ
me-delete-text = आपका नाम, चेहरा और पहचान हर टेबल, रिकॉर्ड और बही से तुरंत और हमेशा के लिए हट जाएँगे। खेल रहेंगे, आपके बिना।
me-delete-sure = हाँ, हमेशा के लिए मिटाएँ
me-deleted = आपको मिटा दिया गया। अब यहाँ कोई आपको नहीं जानता।
rules-share = ये नियम साझा करें
rules-share-text = एक लिंक और कैमरे के लिए कोड: जो खोले, वह इन्हीं नियमों की टेबल लगाता है।
rules-given = इन नियमों के साथ

# -- passkeys: the way to another device without a code

passkey-text = पासकी बिना कोड के वही करती है: वह आपके फ़ोन, कंप्यूटर या सिक्योरिटी की में रहती है, और आपकी उंगली, चेहरा या पिन माँगती है।
passkey-make = पासकी बनाएँ
passkey-use = पासकी से साइन इन करें
passkey-one = { $day } की पासकी
passkey-drop = हटाएँ
passkey-made = पासकी बन गई। जहाँ भी वह है, आपको साइन इन कराती है।
passkey-had = इस डिवाइस पर आपकी पासकी पहले से है।
passkey-none = कोई पासकी काम में नहीं ली गई। कुछ नहीं बदला।
