# Hindi: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = खेलने को और कुछ नहीं।
hint-all_the_same = जो भी खेलें, एक ही बात है।
hint-habit = यह ठीक लगता है।
hint-chance = कोई भी चाल चलेगी।
hint-best_chance = संभावनाओं में यह सबसे अच्छा है।
hint-even = कोई असली फ़र्क़ नहीं।
hint-no_other = कोई दूसरी चाल सोचने लायक़ नहीं।
hint-ahead = संभव हाथों में यह { $other } से बेहतर रहता है।

## Thulla and Kazhutha Kali

hint-opening = हुकुम का इक्का खेल शुरू करता है।
hint-shed_free = अब कोई नहीं काट सकता: { $card } सबसे बड़ा है जो निकल सकता है।
hint-stay_under = { $card }, { $best } से नीचे है: कटा तो ऊपर वाला उठाएगा।
hint-under_any = इनमें से हर एक { $best } से नीचे है: कटा तो ऊपर वाला उठाएगा।
hint-on_top_low = { $best } से ऊपर जाना है: { $card } पीछे वालों के लिए जगह छोड़ता है।
hint-on_top_high = अभी शायद ही किसी के पास यह रंग ख़त्म हो: सुरक्षित रहते { $card } निकालें।
hint-cut_high = आप रंग नहीं दे सकते: { $card } किसी और के पास जाए तो अच्छा।
hint-cut_any = आप रंग नहीं दे सकते: कुछ भी खेलें, उठाना { $seats } को है।
hint-cut_own = आप रंग नहीं दे सकते: कुछ भी खेलें, उठाना आपको है।
hint-lead_safe = इस रंग के { $out } पत्ते दूसरों के पास हैं: { $card } बेखटके घूम जाएगा।
hint-solved = दो रह गए: इसके बाद दूसरा जो भी खेले, आप सुरक्षित।
hint-lead_low = { $card } छोटा है: कटा तो ऊपर वाला उठाएगा।
hint-shed_first = पहली चाल सुरक्षित है: { $card } सबसे बड़ा है जो निकल सकता है।
hint-last_under = अब कोई नहीं काट सकता: { $card } से अगली पहल आपकी नहीं होगी।
hint-last_under_any = अब कोई नहीं काट सकता, और इनमें से किसी से भी अगली पहल आपकी नहीं होगी।
hint-last_lead = अब कोई नहीं काट सकता: { $card } से पहल आपकी होगी।
hint-on_top_all = जो भी खेलें, आप ही सबसे ऊपर हैं: { $card } रखना सबसे बुरा है।
hint-make_void = इस रंग का आपका अकेला पत्ता { $card } है: इसके बाद आप काट सकते हैं।
hint-under_most = { $best } से नीचे रहने वाला सबसे बड़ा { $card } है: वह निकल जाएगा, और कटा तो ऊपर वाला उठाएगा।
hint-last_under_most = अब कोई नहीं काट सकता: { $card } सबसे बड़ा है जिससे अगली पहल आपकी नहीं होगी।
hint-cut_last = आप रंग नहीं दे सकते। { $card } अपने रंग का अकेला पत्ता है: इसके बाद वह रंग भी काट सकते हैं।
hint-cut_partner = आप रंग नहीं दे सकते, और उठाना आपके साथी { $seats } को है: { $card } { $other } से छोटा है।
hint-lead_away = { $seats } के पास { $other } का रंग नहीं, वे काट देंगे। { $card } का रंग किसी का ख़त्म हुआ हो, मालूम नहीं।
hint-lead_high = यह रंग किसी का ख़त्म हुआ हो, मालूम नहीं: { $card } अभी निकल जाए।
hint-lead_short = { $card } के रंग में आपके पास कम पत्ते हैं: जल्द वहाँ काट सकेंगे।
hint-lead_more = दूसरों के पास { $card } के रंग के पत्ते { $other } के रंग से ज़्यादा हैं: कटने की संभावना कम है।
hint-lead_gift = { $seats } के पास { $card } का रंग नहीं: उठाना पड़ेगा।
hint-thulla-all_the_same = जो भी पत्ता खेल सकते हैं, बात एक ही है: उनके बीच का पत्ता किसी और के पास नहीं।
hint-kazhutha-all_the_same = जो भी पत्ता खेल सकते हैं, बात एक ही है: उनके बीच का पत्ता किसी और के पास नहीं।
hint-sooner = { $other } जितना ही सुरक्षित, और आप जल्दी निकलेंगे।

## The Great Dalmuti

hint-last_set = ये आपके आख़िरी पत्ते हैं।
hint-lead_worst = { $set } आपका सबसे बुरा है, और अभी किसी को हराना नहीं।
hint-keep_lead = { $set } को कोई नहीं हरा सकता: पहल आपकी रहेगी।
hint-beat_just = { $set } हराता है और कोई ज़रूरी सेट नहीं तोड़ता।
hint-beat_hard = { $set } मज़बूत है, पर पहल इसके लायक़ है।
hint-pass_keep = जो आप खेल सकते हैं, वह बाद में ज़्यादा काम आएगा।
hint-revolution = टैक्स न हो तो आपके पत्ते आपके ही रहते हैं।
hint-quiet = टैक्स आपके फ़ायदे में है।
hint-give_worst = आपके सबसे कम काम का: { $cards }।
hint-lead_many = { $set } से एक साथ { $count } पत्ते निकलते हैं।
hint-beat_win = { $set } को कोई नहीं हरा सकता: पहल आपको मिलेगी।
hint-beat_split = { $set } से बड़ा सेट टूटता है, पर पहल इसके लायक़ है।
hint-beat_jester = { $set } में विदूषक लगता है, पर पहल इसके लायक़ है।
hint-lead_harder = { $set } को हराना { $other } से मुश्किल है: पहल आपकी रह सकती है।
hint-lead_spare = जो छोड़ सकते हैं उनमें { $set } सबसे बुरा है: { $other } बाद में ज़्यादा काम आएगा।
hint-save_jester = विदूषक बाद में ज़्यादा काम आएगा।
hint-use_jester = विदूषक के साथ { $set } को हराना और मुश्किल है।
hint-beat_whole = { $set } से आपका कोई सेट नहीं टूटता, { $other } से टूटता है।
hint-beat_cheap = { $set } काफ़ी है: { $other } बाद में ज़्यादा काम आएगा।
hint-beat_firm = { $set } को हराना { $other } से मुश्किल है: पहल मिल सकती है।

## Tincholi

hint-look = कोई भी दो बराबर हैं।
hint-draw_hidden = फेंका हुआ पत्ता आपके काम का नहीं।
hint-draw_only = फेंके पत्तों का ढेर ख़ाली है।
hint-draw_free = { $card } लें तो रखना पड़ेगा; गड्डी से जो आए वह फेंक सकते हैं।
hint-draw_seen = सबको पता होगा कि { $card } कहाँ है: 9 वाला कोई उसे बदल ले सकता है।
hint-take_pair = { $card } जगह { $slot } के साथ जोड़ा बनाता है: अगली बारी में दोनों साथ निकल सकते हैं।
hint-take_known = { $card } का मूल्य { $count } है, और जगह { $slot } में { $held } है।
hint-take_unknown = { $card } का मूल्य { $count } है: अनदेखी जगह में इससे ज़्यादा होने की उम्मीद है।
hint-lower_even = { $held } की जगह { $card } से हाथ का जोड़ घटता है, पर संभावना लगभग वही रहती है।
hint-keep_pair = तब जगह { $slots } जोड़ा होंगी: अगली बारी में दोनों साथ निकल सकती हैं।
hint-keep_known = { $card } का मूल्य { $count } है, और जगह { $slot } में { $held } है।
hint-keep_unknown = { $card } का मूल्य { $count } है: अनदेखी जगह में इससे ज़्यादा होने की उम्मीद है।
hint-keep_any = { $card } की गिनती { $count } है: इनमें से हर जगह के अपेक्षित पत्ते से कम।
hint-keep_joker = जोकर आपके सबसे छोटे दूसरे पत्ते जितना गिना जाता है।
hint-peek_other = आप जान जाएँगे कि वहाँ { $seats } के पास क्या है।
hint-pair_known = आप देख चुके कि जगह { $slots } एक जैसी हैं।
hint-peek_own = आप अभी जगह { $slot } नहीं जानते।
hint-swap_high = जगह { $slot } में { $held } है: किसी और को दे दें।
hint-swap_low = वहाँ { $seats } का { $got } है, और आपकी जगह { $slot } में { $held } है।
hint-swap_unknown = वहाँ { $seats } का { $got } है: आपकी अनदेखी जगह { $slot } में इससे ज़्यादा होने की उम्मीद है।
hint-drop_high = { $card } आपकी जगहों में अपेक्षित पत्तों से कम नहीं।
hint-cut_before = आपके पास क़रीब { $total } हैं: दूसरों के और घटने से पहले कट करना बेहतर है।
hint-cut_now = आपके पास क़रीब { $total } हैं: यह सबसे कम होना चाहिए।
hint-cut_call = आप अपना पूरा हाथ जानते हैं: { $total } सबसे कम होना चाहिए।
hint-too_early = कट करना अभी जल्दी है: किसी के पास आपके { $total } से कम हो सकता है।
hint-too_early_about = कट करना अभी जल्दी है: आपके पास क़रीब { $total } हैं, किसी के पास कम हो सकता है।
hint-too_early_behind = कट करना अभी जल्दी है: मुक़ाबला यहीं ख़त्म हो सकता है, और { $seats } आगे है।

## Liap Tui

hint-stay = मज़बूत मोहरों के बिना कुछ न जीतना मुमकिन है, और उसके भी अंक हैं।
hint-redeal = कम से कम 1 बताना होगा, और ये मोहरे कुछ नहीं जीतते।
hint-redeal_scores = यहाँ कुछ न जीतने के अंक नहीं: नए मोहरे ज़्यादा दे सकते हैं।
hint-declare = आपके मज़बूत मोहरे लगभग { $n } जीतेंगे।
hint-liap_tui-lead_strong = अभी { $want } और चाहिए: { $play } आपकी सबसे मज़बूत चाल है।
hint-lead_weak = और नहीं चाहिए: { $play } हारना चाहिए।
hint-win_now = अभी { $want } और चाहिए: { $play } जीतता है।
hint-try_to_win = अभी { $want } और चाहिए: { $play } फ़िलहाल आगे है।
hint-throw_strong = और नहीं चाहिए: { $play } हारकर निकल जाएगा।
hint-throw_weak = यह नहीं जीत सकते। सबसे कम काम का: { $play }।
hint-declare_none = आपके मोहरे शायद कुछ नहीं जीतेंगे।
hint-declare_next = यहाँ { $cannot } की घोषणा नहीं हो सकती: आपके मोहरे जितना जीतेंगे, उसके सबसे पास { $n } है।
hint-declare_tried = कई संभव बाँटों में खेलकर देखा: { $n } की घोषणा सबसे अच्छी रहती है।
hint-save_strong = अभी { $want } और चाहिए, पर मज़बूत मोहरे बाद में जीत सकते हैं: अभी { $play } जाए।
hint-out_of_reach = आपकी संख्या अब पहुँच से बाहर है: हर ढेरी फिर भी एक अंक बचाती है।
hint-too_strong = सिर्फ़ उतना ही जीतना मुश्किल है जितना बताया: उससे ऊपर हर ढेरी एक अंक घटाती है।
hint-missed = अब आपकी संख्या मिलना मुश्किल है।
hint-too_many = आप पहले ही ज़्यादा जीत चुके: हर और ढेरी एक अंक घटाती है।
hint-too_many_high = आप पहले ही ज़्यादा जीत चुके: { $play } अभी निकल जाए, जब तक कोई उसे हरा सकता है।
hint-too_many_soon = आपकी संख्या शायद ही बचे: हर और ढेरी एक अंक घटाएगी।
hint-loses_less = { $other } जितनी ही संभावना, और चूकने पर कम नुक़सान।
hint-lead_stronger = अभी { $want } और चाहिए: { $play } के जीतने की संभावना { $other } से ज़्यादा है।
hint-lead_long = अभी { $want } और चाहिए: { $play } से एक साथ { $n } ढेरियाँ जीत सकते हैं।
hint-lead_wait = अभी { $want } और चाहिए, पर मज़बूत मोहरे बाद में जीत सकते हैं: अभी { $play } से पहल करें।
hint-lead_cheap = आपको अभी { $want } चाहिए: { $play } अभी भी जीत सकता है, और { $other } बाद के लिए बचता है।
hint-keep_set = इससे एक सेट बचा रहता है: { $pieces }।
hint-win_cheap = अभी { $want } और चाहिए: जीतने को { $play } काफ़ी है, { $other } बच जाएगा।
hint-try_firm = अभी { $want } और चाहिए: { $play } के आगे रहने की संभावना { $other } से ज़्यादा है।
hint-try_cheap = अभी { $want } और चाहिए: फ़िलहाल { $play } आगे है, { $other } बाद के लिए बचेगा।
hint-throw_high = यह नहीं जीत सकते। { $play } अभी निकाल दें, नहीं तो बाद में एक ढेरी ज़्यादा हो सकती है।
hint-over_all = यहाँ कुछ भी खेलें, आप आगे हैं। { $play } से एक और ढेरी जीतने की संभावना सबसे कम है।
hint-over_now = और नहीं चाहिए: { $play } अभी निकल जाए, आपके बाद कोई उसे हरा सकता है।
hint-throw_low = यह नहीं जीत सकते, और { $other } बाद में एक ढेरी जीत सकता है।
hint-throw_spare = इसे आप नहीं जीत सकते। अभी { $want } चाहिए: सबसे कम काम का { $play } है।
hint-lose_surer = आपको और नहीं चाहिए: { $other } से ज़्यादा पक्का हारेगा { $play }।
hint-scores_more = { $other } ज़्यादा बार पूरा होता है, पर पूरा होने पर यह ज़्यादा अंक देता है।
