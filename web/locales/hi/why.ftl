# Hindi: a draft, not yet read by somebody who grew up with the language.
# Why not: every code with which the table, a game or the house refuses something.

## The table

why-no_table = ऐसी कोई टेबल नहीं है।
why-bad_message = सर्वर यह पन्ना नहीं समझा। इसे फिर लोड करें।
why-not_joined = पहले किसी टेबल में शामिल हों।
why-wrong_password = इस टेबल का पासवर्ड कुछ और है।
why-guess_later = बहुत से ग़लत पासवर्ड। { $seconds } सेकंड बाद फिर कोशिश करें।
why-code_later = बहुत से कोड जो किसी टेबल के नहीं। { $seconds } सेकंड बाद फिर कोशिश करें।
why-too_many_players = आपके नेटवर्क से बहुत से नए खिलाड़ी। { $seconds } सेकंड बाद फिर कोशिश करें।
why-no_name = पहले नाम चुनें।
why-not_seated = इस टेबल पर आपकी सीट नहीं है।
why-host_only = यह केवल मेज़बान कर सकता है।
why-seat_taken = वहाँ कोई बैठा है।
why-no_such_seat = इस टेबल पर ऐसी सीट नहीं है।
why-seat_empty = वहाँ कोई नहीं बैठा।
why-not_a_bot = वहाँ कोई बॉट नहीं है।
why-unknown_level = ऐसा कोई बॉट नहीं है।
why-while_playing = खेल के दौरान नहीं।
why-not_playing = कोई खेल नहीं चल रहा।
why-seats_open = पहले सब सीटें भरें, लोगों या बॉट से।
why-too_few_people = टेबल पर कोई तो बैठे।
why-bad_settings = ये नियम साथ नहीं चलते: { $error }
why-bad_clock = एक फ़ैसले को { $least } से { $most } सेकंड मिल सकते हैं, और मैच को { $bank } तक और।
why-kick_sure = इससे { $name } टेबल से हट जाएँगे: पुष्टि करें।
why-paused = टेबल थोड़ी देर रुकी है: वहाँ बैठा कोई भी आगे बढ़ा सकता है।
why-only_days = छुट्टी उन खेलों के लिए है जिनमें फ़ैसले के लिए दिन मिलते हैं।
why-long_holiday = यह बहुत लंबा है: आपकी { $days } दिन की छुट्टी बची है।
why-bad_days = एक फ़ैसले के लिए { $days } दिन हो सकते हैं।
why-knock = यह टेबल सूची में नहीं है: इसके लिंक से आइए, या दस्तक दीजिए।
why-nobody_home = अंदर आने देने वाला कोई नहीं है: लिंक माँग लीजिए।
why-close_sure = इससे टेबल हमेशा के लिए बंद हो जाएगी: पुष्टि करें।
why-only_watch = मेज़बान ने आपको दर्शकों में भेजा है।
why-not_yourself = किसी और को चुनें।
why-stale_move = वह फ़ैसला हो चुका।
why-early_move = अभी यह फ़ैसला करने की आपकी बारी नहीं है।
why-bot_plays = आपकी जगह बॉट खेल रहा है: पहले अपनी सीट वापस लें।
why-no_free_chat = मेज़बान केवल तैयार वाक्यों की अनुमति देता है।
why-unknown_phrase = ऐसा कोई वाक्य नहीं है।
why-nothing_said = कुछ कहें।
why-too_much_chat = इतनी जल्दी नहीं।
why-share_late = पत्ते बँट रहे हैं।
why-not_pledged = यह वह हिस्सा नहीं है जिसका इस डिवाइस ने वचन दिया था।
why-banned = मेज़बान ने आपको इस टेबल से हटा दिया।
why-house_full = सर्वर पर और टेबल की जगह नहीं है। बाद में कोशिश करें।
why-too_many_tables = आप पहले ही कई टेबलों के मेज़बान हैं। पहले एक बंद करें।
why-no_such_player = वह खिलाड़ी इस टेबल पर नहीं है।
why-seat_awaited = अगली बाँट पर { $name } यह सीट सँभालेंगे।
why-draining = सर्वर पल भर के लिए बंद हो रहा है
why-hello_first = सर्वर इस पन्ने को नहीं जानता। इसे फिर लोड करें।
why-hello_once = सर्वर इस पन्ने को जानता है।
why-no_hints = इस टेबल पर मेज़बान संकेतों की अनुमति नहीं देता।
why-nothing_to_hint = अभी आपके फ़ैसले की कोई बात नहीं है।
why-too_many_hints = एक साथ इतने संकेत: थोड़ा सोचिए, फिर पूछिए।
why-coach_busy = कोच अभी व्यस्त है: थोड़ी देर में फिर पूछिए।
why-too_fast = इतनी जल्दी नहीं। ज़रा रुकें।
why-not_kept = यह सहेजा न जा सका। बाद में कोशिश करें।

## The house

why-no_record = ऐसे खेल का रिकॉर्ड नहीं है, या वह ख़त्म नहीं हुआ।
why-no_game = यहाँ ऐसा कोई खेल नहीं है।
why-no_such_code = यह रिकवरी कोड नहीं, या इस्तेमाल हो चुका, या नया बन चुका है।
why-no_passkey = यह पासकी यहाँ कुछ नहीं खोलती।
why-enough_passkeys = आपके पास जितनी पासकी हो सकती हैं उतनी हैं, या यह पहले से दर्ज है।
why-busy = सर्वर व्यस्त है। ज़रा बाद कोशिश करें।
why-our_mistake = सर्वर में कुछ गड़बड़ हुई। फिर कोशिश करें।
why-bad_request = सर्वर यह नहीं समझा।

## Any game

why-game_over = खेल ख़त्म हो गया।
why-not_your_turn = { $seats } की बारी है।
why-not_your_turn_now = आपकी बारी नहीं है।
why-deck_to_act = पत्ते अभी बँटे नहीं।
why-unknown_move = { $text } इस खेल की चाल नहीं है।
why-not_in_hand = आपके पास { $cards } नहीं है।

## Thulla and Kazhutha Kali

why-must_open = खेल का पहला पत्ता हुकुम का इक्का होना चाहिए।
why-must_follow = आपके पास { $suit } है ({ $cards }), उसी में से देना होगा।
why-no_pass = पास नहीं हो सकता: पत्ता दें।

## The Great Dalmuti

why-dalmuti-no_pass = पहल करने वाला पास नहीं कर सकता: सेट खेलें।
why-set_size = { $need } पत्ते चले गए थे; आपने { $got } चुने।
why-set_mixed = सेट में एक ही अंक होता है; { $values } नहीं मिलते।
why-set_not_lower = { $value } से { $lead } नहीं हारता: छोटा अंक दें या पास करें।
why-answer_first = दोनों विदूषक आपके पास हैं: क्रांति कहें या चुप रहें।
why-give_first = आपके ज़िम्मे मज़दूर के { $need } पत्ते हैं: पहले दें।
why-give_count = आपको { $need } पत्ते देने हैं, { $got } नहीं।
why-give_jester = विदूषक वापस नहीं दिए जाते।
why-not_now = यह अभी मुमकिन नहीं।

## Tincholi

why-must_look = पहले सब अपनी दो जगहें देखें।
why-already_looked = पहली झलक हो चुकी।
why-fixed_look = इस टेबल पर पहली झलक जगह 1 और 2 की है।
why-must_draw = पहले पत्ता खींचें: गड्डी से या फेंके हुए से।
why-already_drawn = आप खींच चुके: अब फेंकें, रखें, इस्तेमाल करें या कट करें।
why-empty_pile = { $pile ->
    [draw] गड्डी ख़ाली है।
    *[discard] फेंके पत्तों की ढेरी ख़ाली है।
}
why-taken_card = फेंके हुए से लिया पत्ता तुरंत न फेंका जा सकता है, न इस्तेमाल हो सकता है।
why-effect_target = { $kind ->
    [7] 7 से अपना एक पत्ता देखते हैं।
    [8] 8 से दूसरे का पत्ता देखते हैं, अपना नहीं।
    *[9] 9 से कोई दो पत्ते बदलते हैं।
}
why-no_effect = { $card } का कोई असर नहीं; केवल 7, 8 और 9 का है।
why-no_slot = जगह { $slot } नहीं है।
why-same_slot = दो अलग जगहें चुनें।
why-piles_empty = दोनों ढेरियाँ ख़ाली हों तो जोड़ा नहीं फेंका जा सकता।
why-cut_too_late = इस टेबल पर कट पत्ता खींचने से पहले होता है।
why-bad_call = पुकार 0 से 999 तक की पूर्ण संख्या है।

## Liap Tui

why-must_answer = आपके मोहरे कमज़ोर हैं: फिर बाँटें या रखें।
why-must_declare = पहले बताएँ कितनी ढेरियाँ जीतेंगे।
why-must_play = अब मोहरे खेलने का समय है।
why-declare_range = कोई { $n } ढेरियाँ नहीं जीत सकता: 0 से 8 बताएँ।
why-declare_total = { $n } से कुल 8 हो जाएगा; आख़िरी खिलाड़ी ऐसा नहीं कर सकता।
why-declare_eight = कुल 8 होना चाहिए: आप { $options } कह सकते हैं।
why-declare_zero = आपने लगातार { $streak } दौर 0 कहा: कम से कम 1 बताएँ।
why-piece_count = इस बारी { $need } मोहरे हैं।
why-no_combo = { $reason ->
    [pair] दो मोहरे एक ही नाम और रंग का जोड़ा हों।
    [three] तीन मोहरे एक रंग के सिपाही हों, या एक रंग में जनरल, सलाहकार, हाथी, या रथ, घोड़ा, तोप।
    [four] चार मोहरे एक रंग के सिपाही हों, या क्रम जिसमें एक मोहरा दोहरा हो।
    [five] पाँच मोहरे एक रंग के सिपाही हों, या क्रम जिसमें दो मोहरे दोहरे हों।
    [six] छह मोहरे एक रंग के दो रथ, दो घोड़े और दो तोपें हों।
    *[too_many] शुरू करने वाला एक से छह मोहरे खेलता है।
}
why-needs_house = इसके लिए नेटवर्क वाला हाउस चाहिए।
why-device_full = इस डिवाइस पर जगह नहीं बची: और कुछ नहीं रखा जा सकता। कुछ जगह बनाएँ, फिर कोशिश करें।
why-device_closed = यह ब्राउज़र यहाँ कुछ नहीं रखता; शायद यह निजी विंडो है। पेज दूसरी विंडो में खोलें।
why-device_incomplete = बिना नेटवर्क खेलने का एक हिस्सा इस डिवाइस पर नहीं है। नेटवर्क होने पर वह फिर आ जाएगा।
why-helps_nobody = मदद केवल वहाँ बैठे खिलाड़ी की हो सकती है।
why-not_watching = आपके पत्ते केवल देखने वाला ही देख सकता है।
why-has_looked = वे इस बाँट के दूसरे पत्ते देख चुके हैं। अगली बाँट का इंतज़ार करें।
why-not_beside = कोई आपको अपने पत्ते नहीं दिखा रहा।
why-no_such_card = ऐसा कोई पत्ता नहीं है।
