# Hindi: a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = टेबल
table-seats = खिलाड़ी
actions = आप क्या कर सकते हैं
log = क्या हुआ
log-empty = अभी कुछ नहीं।
log-hold = दबाए रखें: पिछली चाल। छुएँ: क्या हुआ।
log-away = कनेक्शन पल भर को टूटा था।
last-none = इससे पहले कोई चाल नहीं।
drop-here = यहाँ रखें
sort = पत्ते जमाएँ: { $by }
sort-suit = रंग से
sort-rank = दर्जे से
sort-own = जैसे आप रखें
hint = संकेत
type-move = चाल लिखें
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = आपके पत्ते, { $count }
your-stack = आपके सामने { $count } पत्ते उलटे रखे हैं।

## Cards

card-name = { $suit } का { $rank }
card-joker = जोकर
card-hidden = उलटा
card-playable = खेला जा सकता है
card-not-playable = अभी नहीं खेला जा सकता
card-refused = नहीं खेला जा सकता: { $reason }
card-points = मूल्य { $points }
card-new = नया
card-premoved = आपकी बारी पर खेला जाएगा
card-place = { $of } में से { $at }
card-by = { $name }: { $card }
card-ace-of-spades = हुकुम का इक्का
rank-A = इक्का
rank-J = ग़ुलाम
rank-Q = बेगम
rank-K = बादशाह
suit-clubs = चिड़ी
suit-diamonds = ईंट
suit-hearts = पान
suit-spades = हुकुम
slot-own = जगह { $at }
slot-yours = आपकी जगह { $at }
slot-of = { $name } की जगह { $at }
you-inside = आप

## Piles

pile-open = टेबल पर
pile-gone = { $count } गए
pile-won = { $count } खेले गए
pile-stock = गड्डी
pile-discard = फेंके हुए
pile-drawn = खींचा हुआ
pile-empty = ख़ाली

## Seats

pod-bot = बॉट { $number }
pod-away = ग़ायब · बॉट खेलता है
pod-next = अगली बार: { $name }
pod-program = प्रोग्राम
pod-program-is = यहाँ एक प्रोग्राम खेलता है। उसके नतीजे रेटिंग में नहीं गिने जाते।
takes-over = अगली बाँट पर { $name } सँभालेंगे।
take-over = अगली बाँट पर सँभालें
take-over-not = देखते रहें
you-take-over = अगली बाँट पर आप सँभालेंगे।
pod-lost = यहाँ नहीं
pod-here = यहाँ है
pod-is-bot = बॉट · { $level }
pod-history = इस खेल में
pod-cards = { $count } पत्ते
pod-score = { $score } अंक
pod-to-move = बारी

## Prompt

prompt-your-turn = आपकी बारी
prompt-waiting = { $count ->
    [one] { $names } की बारी है
    *[other] { $names } का इंतज़ार है
}
prompt-dealing = पत्ते बाँटे जा रहे हैं…
prompt-asking = सब अपने पत्ते देख रहे हैं…
prompt-next = एक पल…
prompt-then = अगला: { $names }
prompt-pause = सब देख लें तो आगे बढ़ेगा।
prompt-early-pass = चाल ख़त्म होने तक आप पास करेंगे।
prompt-over = खेल ख़त्म
prompt-missing = { $count } और चुनें
prompt-missing-slots = { $count } जगहें और चुनें
prompt-away = आपकी जगह बॉट खेल रहा है
prompt-away-is = “मैं हाज़िर हूँ” दबाएँ और खेलें।
prompt-sent = एक पल…
prompt-only = केवल यही पत्ता खेला जा सकता है।
prompt-premove = आपकी बारी पर, मुमकिन हो तो { $cards } खेला जाएगा।
prompt-reconnecting = फिर जुड़ रहे हैं…
prompt-no-line = कनेक्शन आने पर आप फिर देखेंगे।
prompt-seat-kept-for = आपकी सीट सुरक्षित है। आपकी बारी हो तो { $time } में बॉट खेलेगा।
prompt-seat-kept = आपकी सीट सुरक्षित है। तब तक बॉट खेलता है।
prompt-unanswered = कनेक्शन नहीं है। आते ही { $move } फिर भेजा जाएगा।
prompt-offline = नहीं भेजा गया: कनेक्शन नहीं है। ज़रा बाद कोशिश करें।
say-playable = { $count } पत्ते खेले जा सकते हैं
say-seconds = { $count } सेकंड
say-left = { $count } सेकंड बाक़ी
say-table = टेबल पर: { $cards }
say-table-empty = टेबल ख़ाली है
say-hand = आपके पत्ते: { $cards }
say-to-move = बारी: { $names }
say-choices = { $count } विकल्प

## Buttons

act-play = { $cards } खेलें
act-pass = पास
act-draw = खींचें
act-take = { $card } लें
act-drop = { $card } फेंकें
act-keep = { $slot } में रखें
act-pair = { $slot } और { $other } फेंकें
act-look = { $slot } और { $other } देखें
act-peek = { $slot } देखें
act-swap = { $slot } और { $other } बदलें
act-cut = कट
act-redeal = फिर बाँटें
act-stay = यही रखें
act-revolution = क्रांति!
act-quiet = चुप रहें
act-give = { $cards } दें
act-flip = अपना पत्ता पलटें
act-wait = आपकी बारी नहीं
act-sending = भेज रहे हैं…
act-not-so = यह चाल मान्य नहीं
act-choose = चुनें
act-choose-card = एक पत्ता चुनें
act-choose-cards = पत्ते चुनें
act-choose-slot = जगह चुनें
act-choose-number = संख्या चुनें
act-no-set = आपके पास इससे बेहतर नहीं
act-clear = साफ़ करें
act-back = मैं हाज़िर हूँ
act-go-on = { $of ->
    [one] आगे बढ़ें
    *[other] आगे बढ़ें · { $of } में से { $count }
}
act-went-on = दूसरों का इंतज़ार
act-looked = मैंने देख लिया
act-early-pass = इस चाल में पास

## What happened

news-play = { $hidden ->
    [yes] { $seat } ने उलटा पत्ता खेला
    *[no] { $seat } ने { $cards } खेला
}
for-you-clock-play = समय ख़त्म: आपकी जगह { $cards } खेला गया
for-you-clock = समय ख़त्म, आपकी जगह यह किया गया: { $text }
for-you-bot-play = बॉट ने आपकी जगह { $cards } खेला
for-you-bot = बॉट ने आपकी जगह यह किया: { $text }
news-pass = { $seat }: पास
news-deal = दौर { $round } बँट गया। पहले: { $starter }।
news-clean = सबने रंग दिया। सबसे बड़ा पत्ता: { $seat }।
news-spoiled = पहली चाल कट गई: वह फेंक दी गई। फिर चलेंगे: { $seat }।
news-cut = { $seat } ने काटा: सबसे बड़ा { $taker } का था, { $count } पत्ते उठाए।
news-safe = { $seat } सुरक्षित, स्थान { $place }।
news-out = { $seat } ने ख़त्म किए, स्थान { $place }।
news-game_over = { $some ->
    [yes] खेल ख़त्म। हारे: { $losers }।
    *[no] खेल ख़त्म।
}
news-trick = { $seat } ने चाल जीती।
news-round_over = दौर ख़त्म।
news-hand_over = दौर ख़त्म।
news-reshuffle = फेंके पत्ते फेंटे गए।

## Rounds and results

round-over = अब तक का हाल
round-player = खिलाड़ी
round-points = इस बार
round-total = कुल
score-sheet = हर दौर के अंक
score-sheet-hand = दौर
results-winner = { $you ->
    [yes] आप जीत गए!
    *[no] { $count ->
    [one] { $names } की जीत
    *[other] पहला स्थान साझा: { $names }
    }
}
results-stalemate = लगातार बहुत कट: खेल बराबर।
results-wins = आज { $count } जीत
results-losses = आज { $count } हार
results-rematch = { $of ->
    [one] फिर खेलें
    *[other] फिर खेलें · { $of } में से { $ready } तैयार
}
results-rematch-waiting = तैयार · { $of } में से { $ready }
results-record = रिकॉर्ड
results-leave = छोड़ें

## Keys

keys = कुंजियाँ
keys-help = तीर, Enter और Esc हमेशा चलते हैं।
key-walk = पत्तों में चलें
key-raise = पत्ता उठाएँ या जोड़ें
key-lower = नीचे करें
key-play = खेलें या बड़ा बटन दबाएँ
key-clear = सब नीचे, बंद करें
key-nth = इस अंक का विकल्प
key-hand = अपने पत्तों पर जाएँ
key-pass = पास
key-sort = पत्ते जमाएँ
key-hint = संकेत: अच्छा खिलाड़ी क्या करता
key-shift = अपने क्रम में पत्ता सरकाएँ
key-last = दबाए रखें: पिछली चाल
key-table = टेबल बोलकर सुनाएँ
key-rules = इस टेबल के नियम
key-chat = चैट
key-react = प्रतिक्रियाएँ
key-mute = आवाज़ खोलें, बंद करें
key-keys = यह सूची

## Settings

settings-look = रूप
settings-play = खेल
settings-motion = गति और आवाज़
settings-reading = कुंजियाँ और पढ़ना
setting-speed = रफ़्तार
setting-speed-slow = धीमी
setting-speed-normal = सामान्य
setting-speed-fast = तेज़
setting-speed-instant = तुरंत
setting-sound = आवाज़ें
setting-sound-off = बंद
setting-sound-quiet = धीमी
setting-sound-normal = सामान्य
setting-sound-loud = तेज़
setting-haptics = कंपन
setting-taps = पत्ता खेलने को
setting-taps-two = दो बार छुएँ
setting-taps-one = एक बार छुएँ
setting-premove = बारी से पहले चुनें
setting-auto = अकेला वैध पत्ता ख़ुद खेलें
setting-coach = निर्देश के नीचे की पंक्ति
setting-coach-all = कारण और संकेत
setting-coach-reasons = कारण
setting-coach-off = कुछ नहीं
setting-hints = संकेत
setting-hints-answer = तुरंत जवाब
setting-hints-nudge = पहले हल्का सा इशारा
setting-keys = अक्षर और अंक कुंजी के रूप में
setting-typing = चालें लिखें
setting-announce = स्क्रीन रीडर क्या कहे
setting-announce-all = सब कुछ
setting-announce-mine = जो मुझसे जुड़ा हो
setting-announce-least = कम से कम

# -- on a television
far-join = जुड़ने का कोड
far-wins = आज जीते
far-losses = आज हारे
tally = आज की शाम
tally-wins = जीते खेल
tally-losses = हारे खेल
