# Hindi: a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = हो सके तो उसी रंग का पत्ता दें जिसकी चाल है।
game-thulla-rules-2 = न हो तो आप काटते हैं: जिसने उस रंग का सबसे बड़ा पत्ता दिया, वह सारे पत्ते उठाएगा।
game-thulla-rules-3 = अपने सब पत्ते ख़त्म करें। जिसके पास पत्ते बचें, वह हारता है।
game-thulla-apart = कज़ुथा कली से अलग: यहाँ सबको बराबर पत्ते मिलते हैं, इसलिए कुछ छोटे पत्ते बाहर रहते हैं। चाल जीतने वाले के पत्ते ख़त्म हो जाएँ तो अगला खिलाड़ी शुरू करता है।
game-kazhutha-rules-1 = हो सके तो उसी रंग का पत्ता दें जिसकी चाल है।
game-kazhutha-rules-2 = न हो तो आप काटते हैं: जिसने उस रंग का सबसे बड़ा पत्ता दिया, वह सारे पत्ते उठाएगा।
game-kazhutha-rules-3 = आख़िर में जिसके पास पत्ते हों, वही “कज़ुथा” यानी गधा है।
game-kazhutha-apart = ठुल्ला से अलग: यहाँ पूरे 52 पत्ते बँटते हैं, इसलिए किसी को एक पत्ता ज़्यादा मिलता है। चाल जीतने वाले के पत्ते ख़त्म हो जाएँ तो उसके बाद का सबसे बड़ा पत्ता खेलने वाला शुरू करता है।
game-dalmuti-rules-1 = एक ही अंक का सेट चलें। बाक़ी लोग छोटे अंक के उतने ही पत्ते दें या पास करें।
game-dalmuti-rules-2 = जो आख़िर में खेले, वही फिर चलता है। विदूषक कोई भी अंक बन सकता है।
game-dalmuti-rules-3 = पहले ख़त्म करने वाला अगले दौर का बड़ा डालमुटी, आख़िरी बड़ा मज़दूर जो टैक्स देता है।
game-tincholi-rules-1 = आपके चार पत्ते उलटे हैं, दो आपने देखे हैं। एक खींचें, फिर बदलें या फेंक दें।
game-tincholi-rules-2 = 7 फेंककर अपना पत्ता देखें, 8 से दूसरे का, 9 से दो पत्ते बदलें।
game-tincholi-rules-3 = जब लगे कि आपके पास सबसे कम है, कट करें। सबसे कम वाले को शून्य अंक।
game-liap_tui-rules-1 = हर एक के पास आठ मोहरे। बताएँ कितनी ढेरियाँ जीतेंगे।
game-liap_tui-rules-2 = शुरू करने वाला मोहरों की संख्या चुनता है; सब उतने ही खेलते हैं, सबसे अच्छी चाल जीतती है।
game-liap_tui-rules-3 = बताई संख्या ठीक पूरी हो तो बोनस। जो पहले लक्ष्य तक पहुँचे, वह जीता।

## Game page

best-of-game = इस खेल के सर्वश्रेष्ठ
play = खेलें
play-friends-line = टेबल तुरंत लग जाती है। लिंक भेजें, बाक़ी वहीं तय करें।
rules-usual = सामान्य नियम
play-offline = खेलने के लिए सर्वर चाहिए और उस तक पहुँच नहीं हो पा रही।
preset = प्रकार
preset-standard = मानक
preset-own = आपका अपना
seats = सीटें
clock = घड़ी
clock-off = बंद
clock-relaxed = आराम से
clock-normal = सामान्य
clock-speed = तेज़
clock-custom = अपनी
clock-days = दिन
clock-help = { $clock ->
    [days] एक फ़ैसले के लिए { $days } दिन। जब समय मिले तब आइए।
    [off] किसी को जल्दी नहीं।
    [relaxed] हर फ़ैसले के लिए 60 सेकंड, और 3 मिनट बचत में।
    [speed] हर फ़ैसले के लिए 15 सेकंड।
    [custom] हर फ़ैसले के लिए { $turn } सेकंड, और { $bank } सेकंड बचत में।
    *[normal] हर फ़ैसले के लिए 25 सेकंड, और एक मिनट बचत में।
}
clock-days-number = एक फ़ैसले के लिए दिन
absent = समय पूरा होने पर
absent-move = हल्की चाल चली जाती है
absent-bot = बॉट खेलता है
absent-wait = इंतज़ार
absent-off = जो नहीं है उसके लिए बॉट खेलता है
absent-off-help = 20 सेकंड बाद। वरना टेबल इंतज़ार करती है।
days-memory = यह याददाश्त का खेल है: कई दिनों में भी देखा हुआ पत्ता दोबारा नहीं दिखता। तय कर लें कि लिखना ठीक है या नहीं।
clock-turn = हर फ़ैसले के सेकंड
clock-bank = पूरे मैच के लिए बचत के सेकंड
house-rules = घरेलू नियम
differs = { $count ->
    [0] हमेशा की तरह
    *[other] मानक से { $count } अलग
}
changed = बदला हुआ
reset = मानक पर वापस
public-table = सबके लिए खुली
public-help = पहले पन्ने पर दिखेगी। नहीं तो केवल लिंक वाले आ सकेंगे।
by-link = केवल लिंक से
agreed = इस टेबल पर तय
agree-game = कौन-सा खेल?
agree-seats = कितने खेलेंगे?
agree-rules = कौन-से नियम?
agree-clock = कितना समय?
agree-door = कौन आ सकता है?
agree-manners = और क्या?
more = और
done = हो गया
free-chat = चैट में खुला लेखन
free-chat-help = नहीं तो केवल तैयार वाक्य।
open-hands = अंत में सबके पत्ते दिखाएँ
open-hands-help = खेल ख़त्म होने पर सब देखेंगे कि दूसरों के पास क्या था।
hands-closed = पत्ते नहीं दिखाए जाते
allow-hints = संकेत
allow-hints-help = हर कोई पूछ सकता है कि बॉट क्या खेलता।
no-hints = इशारे नहीं
by-lot = कौन शुरू करे, पर्ची से
by-lot-help = जहाँ बाँटने वाला या पहली सीट शुरू करती है, वह हर मैच से पहले पर्ची से चुनी जाती है। कोई भी जाँच सकता है।
password = पासवर्ड
password-help = दरवाज़े पर पूछा जाएगा।
password-title = इस टेबल का पासवर्ड है
password-wrong = पासवर्ड ग़लत है। फिर कोशिश करें।
password-show = लिखा हुआ दिखाएँ
come-in = अंदर आएँ
number-none = कोई नहीं
no-game = यहाँ ऐसा कोई खेल नहीं है।

## Table

menu = मेनू
chat = चैट
chat-unread = चैट, { $count } नए संदेश
connection = कनेक्शन: { $state }
connection-good = अच्छा
connection-quick = अच्छा, { $ms } ms
connection-slow = धीमा, { $ms } ms
connection-lost = टूट गया, फिर जुड़ रहे हैं
reconnecting = फिर जुड़ रहे हैं… आपकी सीट सुरक्षित है।
connecting = टेबल पर जा रहे हैं…
house-restarts = सर्वर पल भर के लिए फिर शुरू हो रहा है। सब सुरक्षित है।
replaced-title = आपने यह टेबल कहीं और खोली है
replaced-text = खेल वहाँ जारी है। आप वापस ले सकते हैं।
play-here = यहाँ खेलें
watching-who = { $count } देख रहे हैं: { $names }
you-watch = आप देख रहे हैं।
you-watch-full = टेबल भरी है ({ $seats } में से { $seats })। आप देख रहे हैं; पहली ख़ाली सीट ले लें।
take-seat = बैठें
notice-title = आपकी बारी
notice-text = { $game }: टेबल आपका इंतज़ार कर रही है।
your-turn-title = ● आपकी बारी – { $game }
invited = { $count ->
    [0] आपको { $game } के लिए बुलाया गया है
   *[other] { $people } ने आपको { $game } के लिए बुलाया है
}

door-no_table = ऐसी कोई टेबल नहीं है
door-no_table-text = शायद वह बंद हो गई: जिस टेबल पर लंबे समय कोई नहीं आता वह बंद हो जाती है। कोड जाँचें।
door-full = टेबल भरी है ({ $seats } में से { $seats })
door-full-text = देखिए, और पहली ख़ाली सीट ले लीजिए।
door-playing = एक खेल चल रहा है
door-playing-text = देखिए, और ख़त्म होने पर बैठ जाइए।
your-new-table = आपकी नई टेबल
door-closed = यह टेबल बंद हो गई
door-closed-text = इसे घर की ओर से बंद किया गया है।
door-banned = आप इस टेबल पर नहीं आ सकते
door-banned-text = मेज़बान ने आपको इस टेबल से हटा दिया।
door-kicked = आप अब इस टेबल पर नहीं हैं
door-kicked-text = मेज़बान ने आपको इस टेबल से हटा दिया।
door-removed = आप अब इस टेबल पर नहीं हैं
door-removed-text = मेज़बान ने आपको हटा दिया। आप वापस आ सकते हैं।
door-removed-back = वापस आएँ
door-left = आप टेबल छोड़ चुके
door-left-text = आपकी सीट फिर ख़ाली है।
door-draining = सर्वर पल भर के लिए बंद हो रहा है
door-draining-text = जल्द फिर खुलेगा।
door-device_full = इस डिवाइस पर जगह नहीं बची
door-device_full-text = आपकी पिछली चाल रखी नहीं जा सकी, इसलिए वह नहीं चली गई। उससे पहले का सब रखा है। कुछ जगह बनाएँ, फिर कोशिश करें।
door-device_closed = यह ब्राउज़र यहाँ कुछ नहीं रखता
door-device_closed-text = बिना नेटवर्क की टेबल हर चाल के बाद इस ब्राउज़र में रखी जाती है। यह विंडो इसकी अनुमति नहीं देती; शायद यह निजी है। पेज दूसरी विंडो में खोलें।
door-device_incomplete = इस डिवाइस पर कुछ कमी है
door-device_incomplete-text = बिना नेटवर्क खेलने का एक हिस्सा चला गया: शायद ब्राउज़र ने जगह बनाई। आपके खेल रखे हैं। नेटवर्क होने पर वह फिर आ जाएगा।
door-other = आप इस टेबल पर नहीं हैं
door-other-text = सर्वर ने कहा: { $code }

## Waiting room

waiting-for-people = { $count } सीट ख़ाली है
waiting-guest = सब सीटें भर जाएँ तो { $host } शुरू कर सकते हैं।
shuffling = ईमानदारी से फेंट रहे हैं…
waiting-share = लिंक भेजें या बॉट जोड़ें।
all-seated = सब बैठ गए
all-seated-host = जब चाहें शुरू करें।
all-seated-guest = { $host } शुरू कर सकते हैं।
no-host = मेज़बान
start = शुरू
wait-for-start = { $host } शुरू करेंगे
ready = मैं तैयार हूँ
not-ready = अभी तैयार नहीं
is-ready = तैयार
invite = बुलाएँ
invite-people = लोगों को बुलाएँ
add-bots = बॉट जोड़ें
you = आप
seat-open = ख़ाली सीट
seat-number = सीट { $number }:
seat-away = यहाँ नहीं
seat-host = मेज़बान
seat-title = सीट { $number }
sit-here = यहाँ बैठें
add-bot = एक बॉट जोड़ें
remove-bot = बॉट को हटाएँ
swap-places = { $name } से जगह बदलें
swap-asked = { $name } आपकी सीट चाहते हैं।
swap-agree = जगह बदलें
swap-wish = { $name } से जगह बदलने को कहा।
make-host = { $name } को मेज़बान बनाएँ
kick = { $name } को हटाएँ
kick-sure = { $name } को इस टेबल से हटाएँ?
remove-watch = दर्शकों में
remove-watch-is = { $name } अब से देखेंगे।
remove-out = बाहर
remove-out-is = { $name } टेबल से जाएँगे, वापस आ सकते हैं।
remove-ban = हमेशा के लिए बाहर
remove-ban-is = { $name } इस टेबल पर वापस नहीं आ सकेंगे।
removed-list = हटाए गए
undo = वापस लें
did-came = { $with ->
    [bot] { $name } ने { $bot } की सीट ली।
   *[none] { $name } बैठ गए।
}
did-left = { $with ->
    [bot] { $name } चले गए। { $bot } खेलता रहेगा।
   *[none] { $name } चले गए।
}
did-stood = { $name } उठ गए।
did-gone = { $name } देर से नहीं हैं। सीट ख़ाली है।
did-waits = { $name } अगली बाँट पर { $bot } की सीट लेंगे।
did-plays = { $name } अब से खेल रहे हैं।
did-away = { $name } के लिए बॉट खेल रहा है।
did-back = { $name } वापस आ गए।
did-host = अब { $name } मेज़बान हैं।
did-game = { $name } ने { $game } चुना।
did-rules = { $name } ने नियम बदले।
did-watch = { $by } ने { $name } को दर्शकों में भेजा।
did-out = { $by } ने { $name } को हटाया।
did-ban = { $by } ने { $name } को हमेशा के लिए हटाया।
did-restored = { $by } ने वापस लिया: { $name } का स्वागत है।
did-lost = { $name } का कनेक्शन टूट गया।
did-online = { $name } फिर जुड़ गए।
did-host-you = अब आप मेज़बान हैं।
did-watch-you = { $by } ने आपको दर्शकों में भेजा।
did-restored-you = { $by } ने वापस लिया। स्वागत है!
mute = { $name } को चुप करें
unmute = { $name } को फिर सुनें
change-game = खेल या नियम बदलें
change-title = अगला खेल क्या हो
change-text = सब अपनी सीट पर रहेंगे। बदलाव अगले खेल से लागू होंगे।
change-do = यही खेलें
game = खेल
password-remove = अब पासवर्ड नहीं
invite-title = लोगों को बुलाएँ
invite-text = जो यह लिंक खोले, उसे सीट मिलेगी।
invite-qr = कैमरे के लिए लिंक का कोड
invite-code = या उन्हें कोड दें
invite-message = { -brand } पर { $game }: आइए खेलें
share-link = शेयर करें
copy-link = लिंक कॉपी करें
copied = लिंक कॉपी हो गया
cannot-copy = हाथ से कॉपी करें: { $link }
rules-of-table = इस टेबल के नियम
rules-standard = मानक नियम, कोई बदलाव नहीं।
stand-up = उठकर देखें
leave-table = टेबल छोड़ें
leave-sure = टेबल छोड़ें?
leave-sure-text = आपकी सीट बॉट या किसी और को मिलेगी।
stay = रुकें
start-page = पहला पन्ना

## Chat

chat-title = चैट
chat-empty = अभी कुछ नहीं कहा गया।
chat-spectators = केवल देखने वाले आपको सुनते हैं।
chat-placeholder = कुछ कहें
chat-send = भेजें
chat-line = { $name }: { $text }
chat-line-to = { $name }, { $to } से: { $text }
phrase-hello = नमस्ते!
phrase-well_played = बहुत अच्छे!
phrase-thanks = धन्यवाद!
phrase-sorry = माफ़ कीजिए!
phrase-hurry = ज़रा जल्दी करें
phrase-one_more = एक और!
reaction-laugh = हँसी
reaction-wow = वाह
reaction-cry = रोना
reaction-angry = ग़ुस्सा
reaction-clap = ताली
reaction-heart = दिल
reaction-donkey = गधा
reaction-fire = आग
reaction-rose = गुलाब
reaction-chilli = मिर्च
quick-phrases = तैयार वाक्य
reactions = प्रतिक्रियाएँ
react = अपना भाव दिखाएँ
react-throw = फेंकने के लिए किसी चेहरे को छुएँ
react-at = { $name } की ओर फेंकें

## Nowhere

nowhere-title = यहाँ कुछ नहीं है
nowhere-text = इस पते पर किसी ने टेबल नहीं लगाई।

## A player

me-title = आपके खेल
me-rename = नाम बदलें
me-games = आपके खेले हुए खेल
me-no-games = अभी कोई नहीं। कोई खेल अंत तक खेलें तो यहाँ होगा।
me-place = { $seats } में से नंबर { $place }
me-ratings = रेटिंग
rating-provisional = अस्थायी
rating = { $games } खेल के बाद { NUMBER($rating, maximumFractionDigits: 1) }
me-device = दूसरे उपकरण पर
me-device-text = बहाली कोड से आप दूसरे उपकरण पर साइन इन करते हैं: सीटों, खेलों और रेटिंग समेत।
me-code-make = बहाली कोड बनाएँ
me-code-once = यह सिर्फ़ अभी दिख रहा है और एक बार चलता है। यह जिसके पास हो, वह आपके नाम से आ सकता है, इसलिए अपने पास रखें। पहले वाले कोड अब नहीं चलेंगे।
me-code-have = आपके दूसरे उपकरण का कोड
me-code-use = इस्तेमाल करें
me-recovered = आप इस उपकरण पर भी { $name } हैं।
copy-code = कोड कॉपी करें
code-copied = कोड कॉपी हो गया
best-title = { $game } के सर्वश्रेष्ठ
best-none = अभी किसी की रेटिंग नहीं है। लोगों के बीच के खेल गिने जाते हैं; बॉट से नहीं।
best-how = रेटिंग एक सावधान अनुमान है जो हर पुष्टि करने वाले खेल से बढ़ता है। 3 अलग लोगों से 5 खेलों के बाद आप सूची में आते हैं।

invite-code-knock = यह टेबल सूची में नहीं है। छोटा कोड लिखने वाला दस्तक देता है, और आप उसे आने देते हैं।
pause-ask = विराम (खाना)
pause-end = आगे बढ़ें
pause-not = विराम नहीं चाहिए
pause-agree = ठीक है
paused = विराम। कोई घड़ी नहीं चलती, सीटें बनी रहती हैं।
pause-wish = { $names } विराम चाहते हैं।
pause-waits = आपने विराम माँगा है। बाक़ी लोगों की सहमति चाहिए।
holiday = बाहर रहूँगा
holiday-days = { $days } दिन
holiday-end = मैं वापस आ गया
close-table = टेबल बंद करें
close-sure = टेबल, उसका हिसाब और लिंक चले जाएँगे। रिकॉर्ड रहेंगे।
knocks = { $name } दस्तक दे रहे हैं
knock-admit = आने दें
knock-deny = अभी नहीं
knock-title = यह टेबल सूची में नहीं है
knock-text = आपके पास इसका कोड है। दस्तक दीजिए, मेज़बान देखेगा कि आप कौन हैं।
knock-waits = आपने दस्तक दी है। मेज़बान से पूछा जा रहा है।
knock = दस्तक दें
door-nobody_home = घर पर कोई नहीं है
door-nobody_home-text = अंदर आने देने वाला कोई नहीं है। लिंक माँगिए या बाद में आइए।
door-sent_off = अभी नहीं
door-sent_off-text = मेज़बान ने आपको आने नहीं दिया।
table-people = इस टेबल के लोग
table-wins = { $wins } जीत
table-ended = पिछले नतीजे
table-won = जीते, { $day }
table-turn = बारी: { $names }
did-paused = टेबल पर विराम है।
did-resumed = खेल आगे बढ़ता है।
did-holiday = { $name } छुट्टी पर हैं।
did-returned = { $name } छुट्टी से लौट आए।

# without a network
pocket-title = ऑफ़लाइन खेलें
pocket-text = सभी खेल, बॉट, पाठ और समीक्षाएँ इसी डिवाइस पर, बिना नेटवर्क के भी। यह { $disk } MB जगह लेता है और कभी भी हटाया जा सकता है।
pocket-load = डाउनलोड करें ({ $mb } MB)
pocket-loading = { $percent } % आ गया
pocket-failed = डाउनलोड रुक गया। जो आ चुका है वह रहेगा: फिर कोशिश करें।
pocket-no-room = इस डिवाइस पर काफ़ी जगह नहीं है: { $disk } MB चाहिए। कुछ जगह बनाएँ, फिर कोशिश करें।
pocket-ready = तैयार है। बॉट के साथ खेल अब इसी डिवाइस पर चलते हैं, बिना नेटवर्क के भी।
pocket-remove = हटाएँ ({ $disk } MB खाली होगा)
pocket-removed = हटा दिया गया। आपके खेल बने रहेंगे।
pocket-starting = एक क्षण: पत्ते इसी डिवाइस पर फेंटे जा रहे हैं।
pocket-friends = दोस्तों के साथ खेलने के लिए नेटवर्क चाहिए।
pocket-send = { $count ->
    [one] इस डिवाइस का खेल इस हाउस को भेजें
   *[other] इस डिवाइस के { $count } खेल इस हाउस को भेजें
}
pocket-sent = भेज दिए गए: वे आपके खेलों में हैं।
pocket-mark = ऑफ़लाइन
pocket-only = यह टेबल इसी डिवाइस पर है: कोई और नहीं आ सकता।
pocket-meanwhile = तब तक यहाँ खेलें
drop-title = रिकॉर्ड खोलें
drop-text = किसी भी हाउस की रिकॉर्ड फ़ाइल (.cgn) यहाँ दोबारा देखी और जाँची जा सकती है: उसे चुनें या यहाँ छोड़ें।
drop-bad = यह फ़ाइल ऐसा रिकॉर्ड नहीं है जिसे दोबारा देखा जा सके: { $text }
drop-large = यह फ़ाइल रिकॉर्ड के लिए बहुत बड़ी है।

# एक खिलाड़ी के लिए मदद
help-title = किसी खिलाड़ी की मदद
help-text = बच्चे, बुज़ुर्ग या जो चाहे उसके लिए। यहाँ बैठे सब सहमत हों, सबको दिखता है, और उस खिलाड़ी के लिए मैच की रेटिंग नहीं होती।
help-for = किसके लिए
help-time = ज़्यादा समय
help-time-help = हर फ़ैसले के लिए दुगना समय।
help-hints = संकेत
help-hints-help = संकेत, चाहे इस टेबल पर न हों।
help-memory = याद में मदद
help-memory-help = देखे हुए पत्ते हल्के दिखते रहते हैं।
help-ask = टेबल से पूछें
help-end = अब मदद नहीं
help-waits = { $names } का इंतज़ार है।
help-wish = { $name } के लिए मदद: { $helps }?
help-no = नहीं
help-has = मदद के साथ
help-with = { $name } के साथ
help-beside = आपके साथ देखने वाला
help-beside-text = वे आपके पत्ते देखते हैं और इशारा कर सकते हैं। सबको यह दिखता है, और आपके मैच की रेटिंग नहीं होती।
help-nobody = इस टेबल को कोई नहीं देख रहा। वे लिंक खोलें और देखना चुनें।
help-let = देखने दें
help-looks = { $name } आपके पत्ते देख रहे हैं।
help-stop = बंद करें
help-you-look = आप { $name } के पत्ते देख रहे हैं। इशारे के लिए किसी पत्ते को छुएँ।
help-points = { $name } का इशारा: { $card }
did-eased = { $name } को अब मदद मिलती है।
did-uneased = { $name } बिना मदद के खेलते हैं।
did-beside = { $name } { $by } के पत्ते देखते हैं।
did-alone = { $name } अब { $by } के पत्ते नहीं देखते।
