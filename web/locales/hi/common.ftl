# Hindi: a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = बंद करें
cancel = रहने दें
back-home = शुरुआत पर वापस
retry = फिर कोशिश करें
loading = एक पल…
offline = सर्वर तक पहुँच नहीं हो पा रही।
fresh = नया संस्करण आ गया है।
fresh-take = लोड करें
fresh-later = बाद में
optional = वैकल्पिक

## Games

game-thulla-title = ठुल्ला
game-kazhutha-title = कज़ुथा कली
game-dalmuti-title = महान डालमुटी
game-tincholi-title = टिंचोली
game-liap_tui-title = लियाप तुई
game-thulla-line = उसी रंग का पत्ता दें। काटा, तो सबसे बड़े वाला उठाएगा।
game-kazhutha-line = आख़िर में जिसके पास पत्ते बचें, वह गधा।
game-dalmuti-line = सेट निकालें, दरबार में ऊपर चढ़ें।
game-tincholi-line = अपने चार पत्ते याद रखें। सबसे कम पर कट करें।
game-liap_tui-line = ढेरियाँ बताएँ, फिर ठीक उतनी जीतें।
players = { $from } से { $to } खिलाड़ी
players-exactly = { $count } खिलाड़ी
best-with = { $from } से { $to } के साथ सबसे अच्छा
best-with-exactly = { $count } के साथ सबसे अच्छा

## Home

offline-title = आप ऑफ़लाइन हैं
offline-text = नियम, सेटिंग और यहाँ पहले खोले गए पाठ और भाषाएँ चलती हैं। आपकी सीटें सुरक्षित हैं; खेलने के लिए इंटरनेट चाहिए।
slogan = ताश की वह टेबल, जिस पर
slogan-end = आपका परिवार बड़ा हुआ।
slogan-about = घर के खेल। न खाता, न ऐप: कोड भेजिए और बैठ जाइए।
play-friends = दोस्तों के साथ खेलें
play-bots = बॉट के साथ खेलें
which-game = कौन-सा खेल?
games = खेल
have-a-code = टेबल का कोड है?
code-example = जैसे mango-river-42
code-wrong = { $code } नाम की कोई टेबल नहीं है। शायद बंद हो गई।
code-part = कोड में दो शब्द और एक संख्या होती है, जैसे mango-river-42।
code-meant = क्या आपका मतलब यह था:
code-later = बहुत सारे ग़लत कोड। { $seconds } सेकंड बाद कोशिश करें।
join = शामिल हों
rejoin-title = आपकी टेबल इंतज़ार में है
rejoin-others = आपकी बाकी टेबलें: { $count }
rejoin-turn = आपकी बारी
rejoin-left = आपकी बारी · { $time } बाक़ी
rejoin-over = खेल पूरा हुआ, बाक़ी वहीं हैं
time-days = { $days } दिन
time-hours = { $hours } घंटे
open-tables = खुली टेबलें
table-of = { $host } की टेबल
seats-free = { $free ->
    [one] एक सीट ख़ाली
   *[other] { $free } सीटें ख़ाली
}
new-table = नई टेबल लगाएँ
new-table-line = अपने लोगों के लिए
no-open-tables = अभी कोई टेबल सबके लिए खुली नहीं है।
won-tonight = आज की जीतें
open-table-line = { $people } · { $free ->
    [0] भरी हुई
    *[other] { $free } सीट ख़ाली
}
nobody-yet = अभी कोई नहीं
watch = देखें
your-name = आपका नाम
you-are = आप { $name } हैं
no-name-yet = आपका नाम
your-face = आपका चेहरा
your-games = आपके खेल
best-players = सर्वश्रेष्ठ खिलाड़ी
install = होम स्क्रीन पर रखें
install-by-hand = होम स्क्रीन पर रखने के लिए: शेयर, फिर “Add to Home Screen”।

## Language

language = भाषा
language-draft = मसौदा
language-drafts = मसौदे मातृभाषी पाठक की जाँच के इंतज़ार में हैं।
language-offline = { $language } अभी इस डिवाइस पर नहीं है। एक बार इंटरनेट के साथ चुनें, फिर बिना इंटरनेट भी चलेगी।

## Name

name-title = हम आपको क्या बुलाएँ?
name-hint = टेबल पर सब इसे देखेंगे। न खाता, न पासवर्ड।
name-save = सहेजें
name-sit = बैठें
guest = मेहमान

## Settings

settings = सेटिंग
setting-theme = रोशनी
setting-theme-lamp = गहरा
setting-theme-daylight = हल्का
setting-theme-system = सिस्टम
setting-deck = पत्तों के रंग
setting-deck-two = दो
setting-deck-four = चार
setting-text = अक्षरों का आकार
setting-text-normal = सामान्य
setting-text-large = बड़ा
setting-text-larger = और बड़ा
setting-index = पत्ते का अंक
setting-index-normal = सामान्य
setting-index-large = बड़ा
setting-index-jumbo = बहुत बड़ा
setting-motion = गति
setting-motion-full = पूरी
setting-motion-reduced = कम
setting-motion-system = सिस्टम
setting-hand = बटन
setting-hand-right = दायाँ हाथ
setting-hand-left = बायाँ हाथ
setting-pieces = लियाप तुई के मोहरे
setting-pieces-glyphs = चीनी
setting-pieces-letters = अक्षर
notices = मेरी बारी पर बताएँ
notices-help = सूचना से, जब आप कुछ और देख रहे हों।
notices-refused = ब्राउज़र अनुमति नहीं देता। इस पन्ने के लिए उसकी सेटिंग में बदलें।
settings-device = केवल इस उपकरण पर रखा जाता है।
learn-home = { $game } सीखना जारी रखें: { $of } में से { $done }
day = आज की बाँट

## Circles

circle-make = मंडली बनाएँ
circle-make-text = सबके लिए एक लिंक: टेबल, नियम, बही।
won-in-all = अब तक जीत
house-private = यह घर निजी है
house-private-text = मंडली के लोग खेल सकते हैं, और वे भी जिनके पास घर की चाबी है।
house-key = घर की चाबी

# without a network
pocket-offer = ऑफ़लाइन खेलें ({ $mb } MB)
pocket-alone = नेटवर्क नहीं है: आप इसी डिवाइस पर बॉट के साथ खेल रहे हैं।
demo-note = यह बिना सर्वर का डेमो है: बॉट के साथ खेलें, सीखें, रिकॉर्ड दोबारा देखें और जाँचें। दोस्तों, खुली टेबलों और रेटिंग के लिए असली घर चाहिए।
