# Hindi: a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: एक पाठ
learn-step = क़दम { $at } / { $of }
learn-go-on = आगे
learn-skip-long = पाठ छोड़ें
learn-nudge = यह जायज़ है। पर इस बार वह करें जो ऊपर लिखा है।
learn-wait = दूसरों को देखें…
learn-again = एक बार फिर
learn-play = अब खेलें
learn-well = शाबाश!
learn-asks-answer = आपका जवाब
learn-asks-read = पढ़ें, फिर आगे बढ़ें
learn-none = इस खेल का अभी कोई पाठ नहीं है।
learn-link = क़दम-दर-क़दम सीखें
learn-from-start = शुरू से

learn-link-on = सीखना जारी रखें: { $of } में से { $done }
learn-path = सारे पाठ
learn-path-at = { $of } में से पाठ { $at }। सब देखें
learn-unit = { $kind }: { $about }
learn-unit-basics = बुनियाद
learn-unit-trap = आम ग़लती
learn-unit-strong = अच्छे खिलाड़ी क्या करते हैं
learn-unit-count = गिनना
learn-unit-puzzle = एक पहेली
learn-next = अगला पाठ
learn-answers = जवाब
learn-not-now = यहाँ यह नहीं हो सकता।
learn-not-so = ठीक नहीं। दूसरा जवाब आज़माएँ।
learn-look = पहले अपने पत्ते देखें: आँख वाले हर पत्ते को छुएँ।
learn-done-mark = (पूरा)

## Thulla

learn-thulla-ace = अपने सब पत्ते ख़त्म करें: जिसके पास बचें, वह हारता है। हुकुम का इक्का खेल शुरू करता है। उसे छुएँ, फिर खेलने को दोबारा छुएँ।
learn-thulla-high = सबने हुकुम दिया, चाल पूरी हुई। सबसे बड़ा आपका था, आप चलें। पान का बादशाह आज़माएँ।
learn-thulla-high-nudge = वह भी चल सकता है। पर एक बार पान का बादशाह चलें और देखें बड़े पत्तों का क्या होता है।
learn-thulla-low = ठुल्ला! Bilal के पास पान नहीं था, तो काटा: जिसका सबसे बड़ा पान था, वह सब उठाता है। वह आप थे। अब छोटा चलें, पान की 3।
learn-thulla-low-nudge = Bilal के पास पान नहीं, वे फिर काटेंगे। सबसे छोटा चलें ताकि बड़ा किसी और का हो।
learn-thulla-follow = सबसे बड़ा पान Ammu का था, पत्ते Ammu ने उठाए। अब Ammu की चाल चिड़ी है और आपके पास चिड़ी है: 2 दें। कोई और पत्ता छूकर कारण देखें।
learn-thulla-follow-nudge = बेगम भी चलेगी, पर वह सबसे बड़ी होगी। 2 देकर बचें।
learn-thulla-cut = ईंट, और आपके पास नहीं: अब आप काटते हैं। कोई भी पत्ता चलेगा, सबसे ख़तरनाक बादशाह फेंकें।
learn-thulla-cut-nudge = वह भी काटेगा। पर मौक़ा है, बादशाह से पीछा छुड़ाएँ।
learn-thulla-again = Chai को उठाना पड़ा, और Bilal सुरक्षित: कोई पत्ता नहीं। फिर ईंट: बेगम से काटें।
learn-thulla-again-nudge = 5 भी काटेगा। पर नुक़सान बेगम कर सकती है।
learn-thulla-safe = पान की चाल है: आपका आख़िरी पत्ता साथ देता है, और Chai के पत्ते से छोटा है।
learn-thulla-done = आप सुरक्षित, दूसरे स्थान पर! बाक़ी खेलते रहते हैं जब तक किसी एक के पास पत्ते रह जाएँ। बस इतना ही है।

## Kazhutha Kali

learn-kazhutha-ace = अपने सब पत्ते ख़त्म करें। आख़िर में जिसके पास हों, वह गधा है। हुकुम का इक्का खेल शुरू करता है। उसे छुएँ, फिर खेलने को दोबारा छुएँ।
learn-kazhutha-high = सबने हुकुम दिया, चाल पूरी हुई। सबसे बड़ा आपका था, आप चलें। ईंट का बादशाह आज़माएँ।
learn-kazhutha-high-nudge = वह भी चल सकता है। पर एक बार ईंट का बादशाह चलें और देखें बड़े पत्तों का क्या होता है।
learn-kazhutha-low = पणी! Bilal के पास ईंट नहीं थी, तो काटा: जिसकी सबसे बड़ी ईंट थी, वह सब उठाता है। वह आप थे। अब छोटा चलें, ईंट की 3।
learn-kazhutha-low-nudge = Bilal के पास ईंट नहीं, वे फिर काटेंगे। सबसे छोटा चलें ताकि बड़ा किसी और का हो।
learn-kazhutha-follow = सबसे बड़ी ईंट Ammu की थी, पत्ते Ammu ने उठाए। अब Ammu की चाल पान है और आपके पास पान है: 2 दें। कोई और पत्ता छूकर कारण देखें।
learn-kazhutha-follow-nudge = बेगम भी चलेगी, पर वह सबसे बड़ी होगी। 2 देकर बचें।
learn-kazhutha-cut = चिड़ी, और आपके पास नहीं: अब आप काटते हैं। कोई भी पत्ता चलेगा। पान की बेगम फेंकें।
learn-kazhutha-cut-nudge = वह भी काटेगा। इस बार बेगम फेंकें।
learn-kazhutha-again = Chai को उठाना पड़ा, और Bilal सुरक्षित: कोई पत्ता नहीं। फिर चिड़ी: 5 से काटें, कारण अभी देखेंगे।
learn-kazhutha-again-nudge = बादशाह भी काटेगा। पर उसे पाठ की आख़िरी चाल के लिए रखें।
learn-kazhutha-power = ईंट की चाल है। आपका आख़िरी पत्ता सबसे बड़ा है: खेलें और सुरक्षित हो जाएँ।
learn-kazhutha-done = आपने चाल जीती पर चलने को पत्ता नहीं: अधिकार दूसरे बड़े, Chai, को जाता है। आप सुरक्षित हैं। आख़िर में जिसके पास पत्ते हों, वह गधा।

## The Great Dalmuti

learn-dalmuti-lower = अपने पत्ते ख़त्म करें। अंक जितना छोटा उतना बेहतर: Bilal के 8 को अपने 2 से हराएँ।
learn-dalmuti-lower-nudge = वह भी हराता है। पर 2 को कोई नहीं हरा सकता: आज़माएँ।
learn-dalmuti-set = बाक़ी सब पास, चाल आपकी, और आप चलें। सेट चलें: दोनों 9 एक साथ।
learn-dalmuti-set-nudge = वह भी चल सकता है। पर दो पत्ते एक साथ जल्दी निकलते हैं: दोनों 9 चुनें।
learn-dalmuti-pass = Chai ने दो 5 से आपके 9 हराए। उतने ही पत्ते और छोटा अंक चाहिए। आपके 6, 5 से छोटे नहीं: पास करें।
learn-dalmuti-pass-nudge = आपके पास दो 5 से छोटा कुछ नहीं। पास करें।
learn-dalmuti-jester = तीन 12। आपके पास दो 6 और विदूषक है जो कोई भी अंक बन सकता है। किसी 6 को छुएँ: तीनों चुन लिए जाएँगे।
learn-dalmuti-jester-nudge = आपके पास तीन का सेट है: दोनों 6 और विदूषक।
learn-dalmuti-tax = आप पहले निकले: अब आप बड़े डालमुटी हैं। बड़ा मज़दूर Bilal अपने दो सबसे अच्छे पत्ते देगा, आप कोई दो दें। अपने 12 चुनें।
learn-dalmuti-tax-nudge = वे भी दे सकते हैं। पर आपके सबसे बुरे पत्ते दो 12 हैं।
learn-dalmuti-done = दो 12 के बदले 2 और 3: डालमुटी होना अच्छा है। हर दौर में निकलने के क्रम से नए दर्जे बनते हैं।

## Tincholi

learn-tincholi-look = चार पत्ते आपके सामने उलटे हैं। सबसे कम जोड़ बेहतर है। एक बार दो देख सकते हैं: जगह 1 और 2 चुनें और याद रखें।
learn-tincholi-look-nudge = कोई दो देख सकते हैं। इस पाठ के लिए जगह 1 और 2 लें।
learn-tincholi-seven = आपकी बारी: पत्ता खींचें। यह 7 है, और 7 से अपना एक पत्ता देखते हैं। जगह 3 देखें।
learn-tincholi-seven-nudge = इस बार नहीं: पत्ता खींचें और 7 से जगह 3 देखें।
learn-tincholi-swap = 12! इस बीच Ammu ने 8 से आपकी जगह 1 देखा, और Bilal ने 9 से दो पत्ते बदले। पत्ता खींचें और जगह 3 में रखें।
learn-tincholi-swap-nudge = आपका सबसे बुरा पत्ता जगह 3 का 12 है। पत्ता खींचें और वहाँ रखें।
learn-tincholi-pair = 12 के बदले 3, शाबाश। अब खींचें और दोनों छक्के एक साथ फेंकें: “जोड़ा” दबाएँ और जगह 1 और 2 चुनें। बराबर न होते तो एक पत्ता और रखना पड़ता।
learn-tincholi-pair-nudge = आप जानते हैं जगह 1 और 2 में छक्के हैं। खींचें और दोनों फेंकें।
learn-tincholi-cut = तीन छोटे पत्ते बचे। जब लगे आपका जोड़ सबसे कम है तो कट करें: खींचें, फिर जोड़ पुकारे बिना कट करें।
learn-tincholi-cut-nudge = जारी रख सकते हैं। पर आपका जोड़ कम है: खींचें और कट करें।
learn-tincholi-done = जोड़ 6, सबसे कम: आपके शून्य, दूसरों के जो उनके पास है। बहुत जल्दी कट करें तो 20 और। अंत में जिसके सबसे कम अंक हों, वह जीता।

## Liap Tui

learn-liap_tui-pieces = आपके मोहरे। हर एक पर लिखी संख्या उसका मूल्य है। एक जैसे मोहरे सेट बनाते हैं: आपके तीन सिपाही तीन का एक सेट हैं।
learn-liap_tui-say = पहले सब बताते हैं कितनी ढेरियाँ जीतेंगे। आपके सिपाही तीन, रथ एक जीत सकता है: 4 कहें।
learn-liap_tui-say-nudge = वह कह सकते हैं। पर इस पाठ में 4 कहें, ताकि दिखे कि तीन सिपाही एक साथ तीन ढेरियाँ कैसे जीतते हैं।
learn-liap_tui-follow = Ammu ने एक मोहरे से शुरू किया, सब एक खेलते हैं। सबसे बड़ा ढेरी जीतता है: अपना रथ खेलें, मूल्य 9।
learn-liap_tui-follow-nudge = यह चलेगा पर जीतेगा नहीं। आपको यह ढेरी चाहिए: रथ खेलें।
learn-liap_tui-combo = एक ढेरी आपकी, और आप शुरू करें। तीनों सिपाही एक साथ खेलें: सबको तीन खेलने होंगे, और केवल बेहतर सेट हरा सकता है।
learn-liap_tui-combo-nudge = अकेला मोहरा ज़्यादा से ज़्यादा एक ढेरी जीतता है। तीनों सिपाही चुनें।
learn-liap_tui-last = चार ढेरियाँ, जैसा आपने कहा। एक और से बिगड़ जाएगा, सो शुक्र कि आख़िरी मोहरा कमज़ोर है।
learn-liap_tui-done = ठीक 4: यानी 4 और 5 और, कुल 9 अंक। अपनी संख्या चूके तो फ़र्क़ घटेगा। जो पहले 50 तक पहुँचे, उसकी जीत।

## Thulla: the path

learn-thulla-unit-trap = देर तक रखे बड़े पत्ते
learn-thulla-unit-strong = एक रंग ख़त्म करना
learn-thulla-unit-count = एक रंग काफ़ी है
learn-thulla-unit-puzzle = दो खिलाड़ी बचे
learn-thulla-trap_early = बड़े पत्ते बोझ हैं। अभी सबके पास पान है, सो डर नहीं: बादशाह चलें।
learn-thulla-trap_late = बादशाह गया। अब देखें रुके हुए बड़े पत्ते का क्या होता है: चिड़ी का इक्का चलें।
learn-thulla-trap_why = आपने तीन पत्ते उठाए। क्यों?
learn-thulla-trap_why-1 = इक्का कभी जीत नहीं सकता
learn-thulla-trap_why-1-no = जीत सकता है: सब साथ दें तो चाल बस हट जाती है।
learn-thulla-trap_why-2 = Bilal के पास चिड़ी नहीं थी, और मेरी सबसे बड़ी थी
learn-thulla-trap_why-3 = किसी के पास बड़ी चिड़ी थी
learn-thulla-trap_why-3-no = इक्के से बड़ा कुछ नहीं। देखें Bilal ने क्या खेला।
learn-thulla-trap_low = सही। फिर आप चलें। कौन सा पत्ता सबसे सुरक्षित है?
learn-thulla-trap_low-ace = Bilal के पास चिड़ी नहीं, वे फिर काटेंगे। आप फिर सब उठाएँगे।
learn-thulla-trap_low-nudge = वह रंग कट सकता है, और आपका पत्ता सबसे बड़ा होगा। ऐसे रंग का छोटा पत्ता सोचें जो सबके पास हो सकता है।
learn-thulla-trap_done = नए रंग का छोटा पत्ता: कोई कुछ न कर सका। बड़े पत्ते जल्दी, और रंग ख़त्म होने लगें तो छोटे।
learn-thulla-strong_void = आपके पास चिड़ी का एक ही पत्ता है। वही चलें: फिर चिड़ी पर आप काट सकेंगे।
learn-thulla-strong_throw = Chai ने चिड़ी चली, और आपके पास चिड़ी नहीं बची। काटें! किस पत्ते से छुटकारा चाहिए?
learn-thulla-strong_throw-low = 4 से कभी नुक़सान नहीं। ऐसे पत्ते से काटें जिससे हो सकता है।
learn-thulla-strong_throw-nudge = क़रीब। पर सबसे ख़तरनाक बादशाह है।
learn-thulla-strong_under = Chai ने उठाया और पान चला। आपके पास दो हैं। कौन सा सुरक्षित है?
learn-thulla-strong_under-over = 10, Chai के 9 से बड़ा है। Ammu ने काटा तो आप उठाएँगे।
learn-thulla-strong_done = Ammu ने काटा और Chai ने फिर उठाया, क्योंकि आपका 4, 9 से छोटा रहा। पहले वह रंग ख़त्म करें जिसके पत्ते कम हों, फिर नीचे रहें।
learn-thulla-count_left = एक रंग में 13 पत्ते होते हैं। पान दो बार चला जा चुका है, इक्के और बेगम समेत 8 पत्ते गए, और 3 आपके पास हैं। बाक़ियों के पास कितने हैं?
learn-thulla-count_left-1 = 5
learn-thulla-count_left-1-no = 13 में से 8 गए, 5 बचे। अब अपने तीन घटाएँ।
learn-thulla-count_left-2 = 2
learn-thulla-count_left-3 = एक भी नहीं
learn-thulla-count_left-3-no = 8 और आपके 3, यानी 13 में से 11। कुछ अभी बाहर हैं।
learn-thulla-count_follow = सही: तीन खिलाड़ियों में 2 पान। आप पान चलें तो क्या पक्का है?
learn-thulla-count_follow-1 = कोई काटेगा
learn-thulla-count_follow-2 = सब साथ देंगे
learn-thulla-count_follow-2-no = दो पत्तों से तीन खिलाड़ी साथ नहीं दे सकते।
learn-thulla-count_lead = यानी कोई न कोई पान काटेगा, और आपके बादशाह से बड़ा पान किसी के पास नहीं हो सकता। आप क्या चलेंगे?
learn-thulla-count_lead-king = बादशाह ज़रूर कटेगा, और आप उठाएँगे।
learn-thulla-count_lead-nudge = पान ज़रूर कटेगा, और शायद आपका ही सबसे बड़ा हो। आपके पास एक और रंग है।
learn-thulla-count_done = वे आपस में उलझ गए। सब गिनना ज़रूरी नहीं: अपने सबसे बड़े पत्ते का रंग गिनें।
learn-thulla-puzzle_known = Bilal और Chai सुरक्षित हैं। आपने गिना है: Ammu के पास ईंट का 9 और हुकुम का एक पत्ता है। आप दोनों में से एक की हार होगी।
learn-thulla-puzzle_lead = आप चलें। पहले कौन सी ईंट, ताकि आप निकल जाएँ?
learn-thulla-puzzle_lead-king = बादशाह जीतेगा, फिर आप 4 चलेंगे। Ammu के पास ईंट नहीं बचेगी, वे काटेंगे, और आप उठाएँगे।
learn-thulla-puzzle_cut = Ammu को जीतना पड़ा, और अब हुकुम चलना पड़ा। आपके पास नहीं: काटें!
learn-thulla-puzzle_done = हल हो गया! दो खिलाड़ी बचें तो चाल दूसरे को जीतने दें, और चलने दें।

## Kazhutha Kali: the path

learn-kazhutha-unit-trap = { learn-thulla-unit-trap }
learn-kazhutha-unit-strong = { learn-thulla-unit-strong }
learn-kazhutha-unit-count = { learn-thulla-unit-count }
learn-kazhutha-unit-puzzle = { learn-thulla-unit-puzzle }
learn-kazhutha-trap_early = { learn-thulla-trap_early }
learn-kazhutha-trap_late = { learn-thulla-trap_late }
learn-kazhutha-trap_why = { learn-thulla-trap_why }
learn-kazhutha-trap_why-1 = { learn-thulla-trap_why-1 }
learn-kazhutha-trap_why-1-no = { learn-thulla-trap_why-1-no }
learn-kazhutha-trap_why-2 = { learn-thulla-trap_why-2 }
learn-kazhutha-trap_why-3 = { learn-thulla-trap_why-3 }
learn-kazhutha-trap_why-3-no = { learn-thulla-trap_why-3-no }
learn-kazhutha-trap_low = { learn-thulla-trap_low }
learn-kazhutha-trap_low-ace = { learn-thulla-trap_low-ace }
learn-kazhutha-trap_low-nudge = { learn-thulla-trap_low-nudge }
learn-kazhutha-trap_done = { learn-thulla-trap_done }
learn-kazhutha-strong_void = { learn-thulla-strong_void }
learn-kazhutha-strong_throw = { learn-thulla-strong_throw }
learn-kazhutha-strong_throw-low = { learn-thulla-strong_throw-low }
learn-kazhutha-strong_throw-nudge = { learn-thulla-strong_throw-nudge }
learn-kazhutha-strong_under = { learn-thulla-strong_under }
learn-kazhutha-strong_under-over = { learn-thulla-strong_under-over }
learn-kazhutha-strong_done = { learn-thulla-strong_done }
learn-kazhutha-count_left = { learn-thulla-count_left }
learn-kazhutha-count_left-1 = { learn-thulla-count_left-1 }
learn-kazhutha-count_left-1-no = { learn-thulla-count_left-1-no }
learn-kazhutha-count_left-2 = { learn-thulla-count_left-2 }
learn-kazhutha-count_left-3 = { learn-thulla-count_left-3 }
learn-kazhutha-count_left-3-no = { learn-thulla-count_left-3-no }
learn-kazhutha-count_follow = { learn-thulla-count_follow }
learn-kazhutha-count_follow-1 = { learn-thulla-count_follow-1 }
learn-kazhutha-count_follow-2 = { learn-thulla-count_follow-2 }
learn-kazhutha-count_follow-2-no = { learn-thulla-count_follow-2-no }
learn-kazhutha-count_lead = { learn-thulla-count_lead }
learn-kazhutha-count_lead-king = { learn-thulla-count_lead-king }
learn-kazhutha-count_lead-nudge = { learn-thulla-count_lead-nudge }
learn-kazhutha-count_done = { learn-thulla-count_done }
learn-kazhutha-puzzle_known = { learn-thulla-puzzle_known }
learn-kazhutha-puzzle_lead = { learn-thulla-puzzle_lead }
learn-kazhutha-puzzle_lead-king = { learn-thulla-puzzle_lead-king }
learn-kazhutha-puzzle_cut = { learn-thulla-puzzle_cut }
learn-kazhutha-puzzle_done = { learn-thulla-puzzle_done }

## The Great Dalmuti: the path

learn-dalmuti-unit-trap = बहुत बड़ा, बहुत जल्दी
learn-dalmuti-unit-strong = एक साथ कई
learn-dalmuti-unit-count = बाहर क्या बचा
learn-dalmuti-unit-puzzle = निकलने का रास्ता
learn-dalmuti-trap_enough = Chai ने 9 चला। उसे हराने को क्या काफ़ी है?
learn-dalmuti-trap_enough-one = 1 को कोई नहीं हरा सकता। पर वह बाद में ज़्यादा काम आएगा: यहाँ इससे कमज़ोर पत्ता काफ़ी है।
learn-dalmuti-trap_enough-pass = आप सस्ते में हरा सकते हैं, और एक पत्ता कम होगा।
learn-dalmuti-trap_take = 5 अच्छा है, पर आपके 1 से बेहतर किसी के पास कुछ नहीं। अब उससे पहल आपकी होगी। क्या यह इसके लायक़ है?
learn-dalmuti-trap_take-nudge = पास किया तो दूसरे चलेंगे। अब पहल लें: आगे का रास्ता आपके पास है।
learn-dalmuti-trap_lead = आप चलें, तीन 10 और एक 12 है। कैसे निकलेंगे?
learn-dalmuti-trap_lead-nudge = छोटा सेट जल्दी हार जाता है। किसे शायद ही कोई हरा सके?
learn-dalmuti-trap_out = किसी के पास 10 से छोटे तीन पत्ते नहीं। एक पत्ता बचा: खेलें।
learn-dalmuti-trap_done = सबसे पहले निकले। जीतने को जितना चाहिए उतना ही लगाएँ, और सबसे अच्छा पत्ता तब के लिए रखें जब पहल क़ीमती हो।
learn-dalmuti-strong_many = आप चलें। किससे सबसे ज़्यादा पत्ते निकलेंगे?
learn-dalmuti-strong_many-nudge = हो सकता है। पर सबसे बड़ा सेट आज़माएँ: एक जैसे चार शायद ही किसी के पास हों।
learn-dalmuti-strong_bad = चार पत्ते गए, फिर आप चलें। जब तक पहल वापस जीत सकते हैं, सबसे ख़राब पत्ता निकालें।
learn-dalmuti-strong_bad-nudge = वह रखें: बाद में पहल वापस दिलाएगा। 12 शायद ही कभी जीते।
learn-dalmuti-strong_back = Bilal ने 5 खेला। पहल वापस लें!
learn-dalmuti-strong_back-nudge = पास करने वाला दूसरों को चलने देता है। यहाँ आपका 3 जीतता है।
learn-dalmuti-strong_out = बस दो 6 बचे: दोनों साथ।
learn-dalmuti-strong_done = सबसे पहले निकले। एक साथ कई, चलते समय सबसे ख़राब, और लौटने को एक छोटा: यही अच्छे खिलाड़ियों की योजना है।
learn-dalmuti-count_pack = 12 बारह हैं, 11 ग्यारह, और ऐसे ही आगे। 3 कितने हैं?
learn-dalmuti-count_pack-1 = दो
learn-dalmuti-count_pack-1-no = जितना अंक, उतने पत्ते।
learn-dalmuti-count_pack-2 = तीन
learn-dalmuti-count_pack-3 = बारह
learn-dalmuti-count_pack-3-no = उतने तो 12 होते हैं।
learn-dalmuti-count_beat = और तीनों आपके पास हैं। 1, 2 और विदूषक जा चुके। क्या कोई तीन 3 को हरा सकता है?
learn-dalmuti-count_beat-1 = नहीं
learn-dalmuti-count_beat-2 = हाँ, तीन 4 से
learn-dalmuti-count_beat-2-no = 4, 3 से बड़ा है: छोटा अंक जीतता है।
learn-dalmuti-count_lead = यानी जीत पक्की है। पहले क्या चलेंगे?
learn-dalmuti-count_lead-nudge = सेट न तोड़ें, और पक्का पहले खेलें: तब 12 आख़िरी पत्ता होगा।
learn-dalmuti-count_out = कोई कुछ न कर सका। अब आख़िरी पत्ता।
learn-dalmuti-count_done = सब याद रखना ज़रूरी नहीं: देखें कि 1, 2 और विदूषक जा चुके या नहीं। तब पता है क्या पक्का है।
learn-dalmuti-puzzle_known = आप चलें: 2, 11 और दो 12 हैं। 2 को कोई नहीं हरा सकता। दूसरों के पास बेहतर जोड़ा हो सकता है।
learn-dalmuti-puzzle_lead = पहले क्या, ताकि सबसे जल्दी निकलें?
learn-dalmuti-puzzle_lead-two = आप दो बार चलेंगे, पर फिर लौटने को कुछ नहीं। 2 को पहल वापस लेने के लिए रखें।
learn-dalmuti-puzzle_lead-pair = इससे बेहतर जोड़ा आ सकता है, और फिर 2 तभी काम आएगा जब कोई इकलौता पत्ता चले। पहले 11: उसी चाल में 2 से पहल वापस मिलती है, और जोड़ा आख़िर में निकल जाता है।
learn-dalmuti-puzzle_lead-nudge = जोड़ा न तोड़ें: साथ में वह एक ही चाल है।
learn-dalmuti-puzzle_beat = जैसा सोचा था: 10, 5, 4। अब?
learn-dalmuti-puzzle_beat-nudge = यही 2 का समय है: पहल वापस लें।
learn-dalmuti-puzzle_out = पहल आपकी है। आख़िरी चाल!
learn-dalmuti-puzzle_done = हल हो गया! पहले कमज़ोर अकेला पत्ता, फिर पक्की जीत, और अंत में वह जिसे किसी को हराना न पड़े।

## Tincholi: the path

learn-tincholi-saw = दो छक्के: याद रखें। साथ में वे काम के हैं।
learn-tincholi-unit-trap = जो पत्ते किसी ने नहीं देखे
learn-tincholi-unit-strong = उठाना और बदलना
learn-tincholi-unit-count = याद रखना
learn-tincholi-unit-puzzle = पुकारें
learn-tincholi-trap_look = जगह 1 और 2 देखें।
learn-tincholi-trap_expect = 4 और 5। दो और आपने नहीं देखे; एक पत्ता औसतन 6 का। आपके पत्तों का जोड़ कितना?
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = यह तो बस वह है जो देखा। बाक़ी दो भी गिने जाते हैं।
learn-tincholi-trap_expect-2 = क़रीब 15
learn-tincholi-trap_expect-2-no = बिना देखे दो पत्ते हैं, हर एक क़रीब 6 का।
learn-tincholi-trap_expect-3 = क़रीब 21
learn-tincholi-trap_draw = कट के लिए 21 बहुत है। पत्ता खींचें।
learn-tincholi-trap_peek = 7 मिला। इसका क्या करें?
learn-tincholi-trap_peek-cut = दो अनदेखे पत्तों के साथ? किसी का जोड़ कम हुआ तो आपका जोड़ और 20 और लगेंगे।
learn-tincholi-trap_peek-nudge = जगह 3 और 4 आप नहीं जानते। 7 क्या करता है?
learn-tincholi-trap_again = जगह 3 में 11! अच्छा हुआ देख लिया। फिर खींचें।
learn-tincholi-trap_keep = इक्का। कहाँ रखें?
learn-tincholi-trap_keep-nudge = यह 1 का है। सबसे बड़े पत्ते की जगह रखें।
learn-tincholi-trap_done = 11 की जगह 1। जगह 4 अब भी अनदेखी: वहाँ 10 है। शुरू में कट करने पर 30 और ऊपर से 20 लगते। पहले देखें, फिर कट करें।
learn-tincholi-strong_look = जगह 1 और 2 देखें।
learn-tincholi-strong_take = 10 और 11: बदक़िस्मती। पर फेंके पत्तों को देखें। क्या करेंगे?
learn-tincholi-strong_take-nudge = ईंट का 12, 0 का है। इससे अच्छा पत्ता नहीं।
learn-tincholi-strong_put = ईंट का 12 सबसे अच्छा पत्ता है। कहाँ रखें?
learn-tincholi-strong_put-nudge = उसे अपने सबसे बड़े जाने हुए पत्ते की जगह रखें।
learn-tincholi-strong_draw = देखा? Ammu ने इक्का फेंका और Bilal ने उसे अपनी जगह 4 में लिया। अब खींचें।
learn-tincholi-strong_swap = 9 कोई भी दो पत्ते बदलता है। कौन से दो?
learn-tincholi-strong_swap-nudge = एक छोटा पत्ता आप जानते हैं: Bilal की जगह 4 का इक्का। अपना 10 और वह चुनें।
learn-tincholi-strong_done = Bilal के पास आपका 10, आपके पास इक्का। फेंके पत्तों से जो उठाया जाए, सब जानते हैं: देखें वह कहाँ गया।
learn-tincholi-count_look = जगह 1 और 2 देखें। इस पाठ में आगे आपकी याददाश्त चाहिए।
learn-tincholi-count_draw = ज़ोर से न कहें। पत्ता खींचें।
learn-tincholi-count_keep = 5 मिला। कहाँ रखें?
learn-tincholi-count_keep-nudge = आपने 4 और 10 देखे। 5 को 10 की जगह रखें।
learn-tincholi-count_where = Ammu ने 9 से दो पत्ते बदले। आपका 4 अब कहाँ है?
learn-tincholi-count_where-1 = मेरी जगह 1 में
learn-tincholi-count_where-1-no = वहाँ था। बदले गए दो में से एक जगह 1 ही थी।
learn-tincholi-count_where-2 = मेरी जगह 2 में
learn-tincholi-count_where-2-no = वहाँ आपका 5 है।
learn-tincholi-count_where-3 = Bilal की जगह 2 में
learn-tincholi-count_more = सही: अब वह Bilal का है, और आपकी जगह 1 में क्या है आप नहीं जानते। खींचें।
learn-tincholi-count_match = एक और 5! क्या करें?
learn-tincholi-count_match-also = अच्छा सोचा: जोड़ा। यहाँ हम जगह 1 लेते हैं।
learn-tincholi-count_match-nudge = जगह 2 में 5 है। इसे किसी अनजानी जगह रखें तो जोड़ा बन जाएगा।
learn-tincholi-count_last = अब दो पंजे। एक बार और खींचें।
learn-tincholi-count_pair = कौन से दो साथ जाएँगे?
learn-tincholi-count_pair-nudge = पंजे जगह 1 और 2 में हैं। जोड़ा फेंकना चुनें।
learn-tincholi-count_done = बस तीन पत्ते बचे। हर बारी मन में दोहराएँ कहाँ क्या है: बस अंक, बाएँ से दाएँ।
learn-tincholi-puzzle_look = आपके पास दो ही पत्ते बचे। दोनों देखें।
learn-tincholi-puzzle_sum = 3, और ईंट का 12। जोड़ कितना?
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = ईंट का 12, 0 का है।
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = जोड़ ठीक नहीं: ईंट का 12, 0 का है।
learn-tincholi-puzzle_draw = आप सब जानते हैं। हमेशा की तरह पहले खींचें।
learn-tincholi-puzzle_call = और अब? पूरा फ़ायदा लें।
learn-tincholi-puzzle_call-silent = इससे 0 मिलता है। पर जोड़ आप जानते हैं: पुकारें, 10 अंक घटेंगे।
learn-tincholi-puzzle_call-nudge = 3 से कम मुश्किल है। कट करें और जोड़ पुकारें।
learn-tincholi-puzzle_done = सही पुकारा: 10 अंक कम। हर पत्ता जानते हों तो पुकारें, नहीं तो चुपचाप कट करें।

## Liap Tui: the path

learn-liap_tui-unit-trap = एक ढेरी ज़्यादा
learn-liap_tui-unit-strong = पहले खेलने वाला गिनती चुनता है
learn-liap_tui-unit-count = क्या बचा है
learn-liap_tui-unit-puzzle = दो ढेरियाँ और
learn-liap_tui-trap_score = आपने 2 कहा और 2 जीतीं। तीसरी जीतें तो?
learn-liap_tui-trap_score-1 = एक अंक ज़्यादा
learn-liap_tui-trap_score-1-no = केवल कही हुई संख्या पर अंक मिलते हैं।
learn-liap_tui-trap_score-2 = संख्या चूकी: एक अंक कम
learn-liap_tui-trap_score-3 = कुछ नहीं बदलता
learn-liap_tui-trap_score-3-no = बदलता है: 7 अंक जाएँगे, और एक ऊपर से।
learn-liap_tui-trap_throw = यानी अब और नहीं चाहिए। Bilal ने जनरल खेला, जो सबसे बड़ा है। कौन सा मोहरा फेंकें?
learn-liap_tui-trap_throw-nudge = वह वैसे भी शायद ही जीते। कौन सा बाद में ग़लती से जीत सकता है?
learn-liap_tui-trap_next = रथ गया। Chai ने रथ खेला। अब?
learn-liap_tui-trap_next-nudge = जब तक हार पक्की हो, मज़बूत वाला फेंकें।
learn-liap_tui-trap_last = एक मोहरा बचा, सबसे कमज़ोर।
learn-liap_tui-trap_done = ठीक 2: 7 अंक। जिसका काम पूरा हो, वह मज़बूत मोहरे और मज़बूत के नीचे फेंके।
learn-liap_tui-strong_straight = 3 और चाहिए, और आप शुरू करें। शुरू करने वाला गिनती चुनता है। एक साथ तीन कैसे जीतें?
learn-liap_tui-strong_straight-nudge = एक रंग के रथ, घोड़ा और तोप सीधा क्रम हैं: एक बार में तीन ढेरियाँ।
learn-liap_tui-strong_weak = तीनों मिलीं! अब और नहीं चाहिए। क्या चलेंगे?
learn-liap_tui-strong_weak-nudge = वह भी चलता। पर सिपाही और कमज़ोर है।
learn-liap_tui-strong_last = और आख़िरी मोहरा।
learn-liap_tui-strong_done = ठीक 4: 9 अंक। संख्या कहने से पहले सेट खोजें: शुरू करने वाले के पीछे सबको चलना होता है।
learn-liap_tui-count_gone = इस दौर में दोनों जनरल और चार में से तीन रथ खेले जा चुके। आख़िरी आपके पास है। उसे क्या हरा सकता है?
learn-liap_tui-count_gone-1 = तोप
learn-liap_tui-count_gone-1-no = तोप 4.5 की है, रथ 9 का।
learn-liap_tui-count_gone-2 = कुछ नहीं
learn-liap_tui-count_gone-3 = जनरल
learn-liap_tui-count_gone-3-no = दोनों खेले जा चुके।
learn-liap_tui-count_win = एक ढेरी और चाहिए। क्या खेलेंगे?
learn-liap_tui-count_win-nudge = बाद में भी मिल सकती है। पर पक्की ढेरी अभी ले लें।
learn-liap_tui-count_lead = मिल गई। आख़िरी मोहरा न जीते: सिपाही।
learn-liap_tui-count_done = 3 ढेरियाँ, 8 अंक। बस जनरल और रथ याद रखें, छह मोहरे: तब पता है क्या पक्का है।
learn-liap_tui-puzzle_known = आख़िरी 4 में से 2 ढेरियाँ चाहिए, और आप शुरू करें। दूसरों के पास एक जनरल और रथ हैं।
learn-liap_tui-puzzle_pair = दो कैसे जीतें?
learn-liap_tui-puzzle_pair-nudge = अकेले मोहरे को रथ हरा देगा। पर आपसे बड़ा जोड़ा किसके पास है?
learn-liap_tui-puzzle_lose = एक जोड़े से दो ढेरियाँ। अब?
learn-liap_tui-puzzle_lose-nudge = वह भी चलता। पर सबसे कमज़ोर का हारना सबसे पक्का है।
learn-liap_tui-puzzle_last = आख़िरी मोहरा अब नहीं जीत सकता।
learn-liap_tui-puzzle_done = हल हो गया! बीच के मोहरों का जोड़ा अक्सर वह जीतता है जो अकेला कभी न जीते।
