# Hindi: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = जनरल
piece-advisor = सलाहकार
piece-elephant = हाथी
piece-chariot = रथ
piece-horse = घोड़ा
piece-cannon = तोप
piece-soldier = सिपाही
piece-red-general = लाल जनरल
piece-red-advisor = लाल सलाहकार
piece-red-elephant = लाल हाथी
piece-red-chariot = लाल रथ
piece-red-horse = लाल घोड़ा
piece-red-cannon = लाल तोप
piece-red-soldier = लाल सिपाही
piece-black-general = काला जनरल
piece-black-advisor = काला सलाहकार
piece-black-elephant = काला हाथी
piece-black-chariot = काला रथ
piece-black-horse = काला घोड़ा
piece-black-cannon = काला तोप
piece-black-soldier = काला सिपाही
act-play-liap_tui = { $count ->
    [1] { $cards } खेलें
    *[other] { $count } मोहरे खेलें
}
act-choose-card-liap_tui = एक मोहरा चुनें
act-choose-cards-liap_tui = मोहरे चुनें
act-say = { $rest } बताएँ
liap-declare = कितनी ढेरियाँ जीतेंगे?
liap-declare-is = अब तक की घोषणा: 8 में से { $total }।
liap-say = { $n } बताएँ, कुल { $total }
liap-may-not-say = { $n }, अनुमति नहीं
liap-weak = आपके मोहरे कमज़ोर हैं
liap-redeal-is = दोबारा बाँटने पर दौर { $times } गुना गिना जाएगा; { $left } बार और अनुमति है।
liap-vote = कमज़ोर मोहरे: फिर बाँटें?
liap-vote-is = कोई कहे तो सब मोहरे फिर बँटते हैं और दौर × { $times } गिना जाता है।
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = एक से छह मोहरे चलें
liap-lead-is = अकेला, जोड़ा या क्रम; सब उतने ही खेलते हैं।
liap-follow = { $count } मोहरे खेलें
liap-ahead = आगे: { $name }, { $type }।
liap-pieces = { $count } मोहरे
liap-round = दौर { $round } · { $target } तक
liap-times = × { $times }
liap-total = घोषणा: 8 में से { $total }
liap-won-said = { $said } में से { $won }
liap-running = हर संख्या के नीचे: उससे कुल कितना होगा।
liap-round-over = दौर { $round } के बाद
liap-round-no = दौर
liap-sheet = अंक तालिका
liap-cell = घोषणा { $said }, जीते { $won }, अंक
liap-to = जीते / घोषणा, अंक, और अब तक कुल। खेल { $target } तक है।

## How strong a choice is

liap-choice = { $type }, मूल्य { $worth }
liap-no-type = { $count } मोहरे, कोई प्रकार नहीं
liap-only-loses = कोई प्रकार नहीं बनता, इसलिए हारेंगे: पीछा छुड़ाने का तरीक़ा।
liap-is-ahead = { $name } से आगे होगा ✓
liap-is-ties = { $name } के बराबर ही: पहले वाला आगे रहता है।
liap-is-behind = कमज़ोर: अब भी आगे { $name }।
liap-lead-only = चल सकते हैं ✓
liap-lead-weakest = इस प्रकार में आपका सबसे कमज़ोर।
liap-lead-strongest = इस प्रकार में आपका सबसे मज़बूत ✓
liap-lead-between = इस प्रकार में आपका बीच का।
type-none = कोई प्रकार नहीं
type-single = अकेला
type-pair = जोड़ा
type-three-soldiers = तीन सिपाही
type-straight = क्रम
type-four-soldiers = चार सिपाही
type-extended-straight-4 = चार का क्रम
type-extended-straight-5 = पाँच का क्रम
type-five-soldiers = पाँच सिपाही
type-double-straight = दोहरा क्रम
news-asked = { $seats } दोबारा बाँटने को कह सकते हैं।
news-answered = { $seat } ने जवाब दिया।
news-redeal = मोहरे फिर बँटे: दौर { $multiplier } गुना गिना जाएगा। पहले: { $starter }।
news-said = { $seat } ने { $n } की घोषणा की।
news-sealed = { $seat } ने घोषणा की।
news-declared = सब घोषणाएँ खुल गईं।
news-declare_again = कुल 8 है। दोबारा घोषणा: { $seat }।
news-turn = { $seat } ने { $type } से { $piles } ढेरियाँ जीतीं।
news-liap_tui-round_over = दौर ख़त्म।
news-comeback = सबके अंक 0 हो गए।
news-liap_tui-game_over = खेल ख़त्म।
liap-hit = एकदम सही!
liap-close = बस एक से!

results-liap_tui-winner = { $you ->
    [yes] आप { $score } अंकों के साथ जीते
   *[no] { $count ->
        [one] { $names } की जीत: { $score } अंक
       *[other] { $names } की साझी जीत: { $score } अंक
    }
}
