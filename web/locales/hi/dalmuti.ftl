# Hindi: a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = डालमुटी
dalmuti-role-2 = महापादरी
dalmuti-role-3 = सेनापति
dalmuti-role-4 = नवाबज़ादी
dalmuti-role-5 = मठाधीशा
dalmuti-role-6 = शूरवीर
dalmuti-role-7 = दर्ज़िन
dalmuti-role-8 = राजमिस्त्री
dalmuti-role-9 = रसोइया
dalmuti-role-10 = चरवाहिन
dalmuti-role-11 = संगतराश
dalmuti-role-12 = किसान
dalmuti-jester = विदूषक
dalmuti-card = { $value }, { $role }
dalmuti-short-greater-dalmuti = बड़ा डालमुटी
dalmuti-short-lesser-dalmuti = छोटा डालमुटी
dalmuti-short-merchant = व्यापारी
dalmuti-short-lesser-peon = छोटा मज़दूर
dalmuti-short-greater-peon = बड़ा मज़दूर
dalmuti-long-greater-dalmuti = बड़ा डालमुटी
dalmuti-long-lesser-dalmuti = छोटा डालमुटी
dalmuti-long-merchant = व्यापारी
dalmuti-long-lesser-peon = छोटा मज़दूर
dalmuti-long-greater-peon = बड़ा मज़दूर
dalmuti-set = { $value ->
    [J] { $count } विदूषक
    *[other] { $count } × { $value }
}
act-play-dalmuti = { $value ->
    [J] { $count } विदूषक खेलें
    *[other] { $count } × { $value } खेलें
}
dalmuti-lead = कोई भी सेट चलें
dalmuti-lead-is = एक ही अंक के पत्ते; विदूषक कोई भी।
dalmuti-beat = { $count } × { $value } से बेहतर दें
dalmuti-beat-is = छोटे अंक के उतने ही पत्ते, या पास।
dalmuti-only-pass = आपके पास ऐसा सेट नहीं: पास करें।
dalmuti-chip-beat = { $count } × { $value } · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = दोनों विदूषक आपके पास
dalmuti-revolution-is = क्रांति से टैक्स ख़त्म हो जाता है। बड़ा मज़दूर कहे तो सब दर्जे उलट जाते हैं।
dalmuti-give = { $count } पत्ते वापस दें
dalmuti-give-is = चुनें क्या वापस जाए। सब चुन लें तब पत्ते चलेंगे; टैक्स तभी दिखेगा।
dalmuti-can-give = ये { $name } को जाएँगे ✓
dalmuti-gift = { $cards } दें
dalmuti-made-of = { $parts } बतौर { $value }
dalmuti-beats = { $count } × { $value } से बेहतर ✓
dalmuti-can-lead = चल सकते हैं ✓
dalmuti-firsts = { $count } बार पहले निकले
dalmuti-draw = दर्जे की पर्ची
dalmuti-draw-is = सबसे छोटा बड़ा डालमुटी बनता है; बराबर वाले फिर खींचते हैं।
dalmuti-peon-gives = आपके सबसे अच्छे पत्ते { $name } को गए, वे चुनेंगे कि क्या वापस आए।
dalmuti-you-gave = आपने { $name } को दिए
dalmuti-you-got = { $name } से मिले
dalmuti-revolution = { $you ->
    [yes] आपने क्रांति कही: टैक्स नहीं!
    *[no] क्रांति! दोनों विदूषक { $name } के पास: टैक्स नहीं।
}
dalmuti-greater-revolution = { $you ->
    [yes] आपने महाक्रांति कही: सब दर्जे उलट गए!
    *[no] महाक्रांति! { $name } ने सब दर्जे उलट दिए।
}
dalmuti-hand-over = { $hands } में से दौर { $hand } ख़त्म
dalmuti-due = { $you ->
    [yes] आप
    *[no] { $from }
    } { $to } को { $count } सबसे अच्छे पत्ते देंगे।
hold-second = एक सेकंड दबाए रखें
hold-again = पक्का करने को फिर दबाएँ
dalmuti-hand = दौर { $hand } / { $hands }
dalmuti-passed = पास
dalmuti-out = निकले · { $place }
news-dalmuti-draw = दर्जे के लिए { $seats } ने { $cards } खींचा।
news-ranks = दर्जों का क्रम: { $order }।
news-tax = { $hidden ->
    [yes] { $seat } ने { $to } को { $count } पत्ते दिए।
    *[no] { $seat } ने { $to } को { $cards } दिए।
}
news-chosen = { $seat } ने वापसी के पत्ते चुन लिए।
news-quiet = आप चुप रहे।
news-revolution = { $greater ->
    [yes] { $seat } ने महाक्रांति कही: सब दर्जे उलट गए!
    *[no] { $seat } ने क्रांति कही: टैक्स नहीं!
}
news-dalmuti-hand_over = दौर ख़त्म। नया क्रम: { $order }।

results-dalmuti-winner = { $you ->
    [yes] दरबार आपका: { $score } अंक
   *[no] { $count ->
        [one] दरबार { $names } का: { $score } अंक
       *[other] दरबार { $names } का: { $score } अंक
    }
}
