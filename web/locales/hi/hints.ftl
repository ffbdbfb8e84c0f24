# Hindi: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = खेलने को और कुछ नहीं।
hint-all_the_same = जो भी खेलें, एक ही बात है।
hint-habit = यह ठीक लगता है।
hint-chance = कोई भी चाल चलेगी।
hint-best_chance = संभावनाओं में यह सबसे अच्छा है।

## Thulla and Kazhutha Kali

hint-opening = हुकुम का इक्का खेल शुरू करता है।
hint-shed_free = अब कोई नहीं काट सकता: { $card } सबसे बड़ा है जो निकल सकता है।
hint-stay_under = { $card }, { $best } से नीचे है: कटा तो ऊपर वाला उठाएगा।
hint-on_top_low = { $best } से ऊपर जाना है: { $card } पीछे वालों के लिए जगह छोड़ता है।
hint-on_top_high = अभी शायद ही किसी के पास यह रंग ख़त्म हो: सुरक्षित रहते { $card } निकालें।
hint-cut_high = आप रंग नहीं दे सकते: { $card } किसी और के पास जाए तो अच्छा।
hint-lead_safe = इस रंग के { $out } पत्ते दूसरों के पास हैं: { $card } बेखटके घूम जाएगा।
hint-solved = दो रह गए: इसके बाद दूसरा जो भी खेले, आप सुरक्षित।
hint-lead_low = { $card } छोटा है: कटा तो ऊपर वाला उठाएगा।

## The Great Dalmuti

hint-last_set = ये आपके आख़िरी पत्ते हैं।
hint-lead_worst = { $set } आपका सबसे बुरा है, और अभी किसी को हराना नहीं।
hint-keep_lead = { $set } को कोई नहीं हरा सकता: पहल आपकी रहेगी।
hint-beat_just = { $set } हराता है और कोई ज़रूरी सेट नहीं तोड़ता।
hint-beat_hard = { $set } मज़बूत है, पर पहल इसके लायक़ है।
hint-pass_keep = जो आप खेल सकते हैं, वह बाद में ज़्यादा काम आएगा।
hint-revolution = कर न हो तो आपके पत्ते आपके ही रहते हैं।
hint-quiet = कर आपके फ़ायदे में है।
hint-give_worst = { $cards } आपके सबसे कम काम के हैं।

## Tincholi

hint-look = कोई भी दो बराबर हैं।
hint-draw_hidden = फेंका हुआ पत्ता आपके काम का नहीं।
hint-take_low = { $card } उससे कम है जो जगह { $slot } में अपेक्षित है।
hint-keep_low = { $card } उससे कम है जो जगह { $slot } में अपेक्षित है।
hint-pair_known = आप देख चुके कि जगह { $slots } एक जैसी हैं।
hint-peek_own = आप अभी जगह { $slot } नहीं जानते।
hint-swap_high = जगह { $slot } का पत्ता बड़ा है: किसी और को दे दें।
hint-drop_high = { $card } आपका हाथ ख़राब करेगा।
hint-cut_now = { $total } सबसे कम होना चाहिए।
hint-cut_call = आप अपना पूरा हाथ जानते हैं: { $total }।

## Liap Tui

hint-stay = मज़बूत मोहरों के बिना कुछ न जीतना मुमकिन है, और उसके भी अंक हैं।
hint-redeal = कम से कम 1 बताना होगा, और ये मोहरे कुछ नहीं जीतते।
hint-declare = आपके मज़बूत मोहरे लगभग { $n } जीतेंगे।
hint-liap_tui-lead_strong = अभी { $want } और चाहिए: { $play } आपकी सबसे मज़बूत चाल है।
hint-lead_weak = और नहीं चाहिए: { $play } हारना चाहिए।
hint-win_now = अभी { $want } और चाहिए: { $play } जीतता है।
hint-try_to_win = अभी { $want } और चाहिए: { $play } आपका सबसे अच्छा है।
hint-throw_strong = और नहीं चाहिए: { $play } हारकर निकल जाएगा।
hint-throw_weak = यह नहीं जीत सकते: { $play } सबसे कम काम का है।
