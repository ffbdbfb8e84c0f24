# Hindi: a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = हाँ
option-off = नहीं
option-forced_ace = हुकुम का इक्का पहले
option-forced_ace-help = हुकुम का इक्का जिसके पास हो, वह उसे चले। नहीं तो बाँटने वाले के बाएँ वाला कोई भी पत्ता।
option-first_trick_safe = पहली चाल सुरक्षित
option-first_trick_safe-help = कटी हुई पहली चाल पूरी खेलकर अलग रख दी जाती है; कोई नहीं उठाता।
option-games = खेल
option-target = लक्ष्य
option-max_rounds = अधिकतम दौर
option-max_rounds-help = इतने दौरों के बाद खेल ख़त्म।

## Thulla

option-thulla-games-help = इतने खेलों में सर्वश्रेष्ठ।
option-lead_after_safe = सुरक्षित होने के बाद पहल
option-lead_after_safe-help = साफ़ चाल जीतने वाला सुरक्षित हो जाए तो कौन चले।
option-lead_after_safe-clockwise = घड़ी की दिशा में अगला
option-lead_after_safe-second_highest = दूसरा सबसे बड़ा
option-reversal = उलट
option-reversal-help = काटने वाला ख़ुद पत्ते उठाकर चलता है।
option-scoring = अंक
option-scoring-help = हारने वाले के बचे पत्ते गिने जाते हैं (मूल्य से: इक्का 11, बादशाह, बेगम, ग़ुलाम और 10 के 10)। सबसे कम कुल जीतता है।
option-scoring-none = कोई नहीं
option-scoring-count = हर पत्ते का 1
option-scoring-value = मूल्य से

## Kazhutha Kali

option-kazhutha-games-help = इतने खेल; जो सबसे ज़्यादा हारे, वह महफ़िल का गधा।
option-partners = साझेदार
option-partners-help = चार खिलाड़ी: सीट 1 और 3 बनाम 2 और 4।

## The Great Dalmuti

option-hands = दौर
option-hands-help = एक बैठक में इतने दौर।
option-opening = पहले दर्जे
option-opening-help = पत्ता खींचकर, या सीटों के क्रम से (तब टैक्स नहीं)।
option-opening-draw = पर्ची
option-opening-seats = सीटों से
option-taxes = टैक्स
option-taxes-help = मज़दूर अपने सबसे अच्छे पत्ते डालमुटियों को देकर दूसरे लेते हैं।
option-revolution = क्रांति
option-revolution-help = जिसके पास दोनों विदूषक हों, वह क्रांति कह सकता है।
option-tax_return = वापसी
option-tax_return-help = डालमुटी अपने सबसे बुरे पत्ते वापस दें, या जो चाहें।
option-tax_return-worst = सबसे बुरे
option-tax_return-choice = कोई भी
option-reentry = पास के बाद खेल
option-reentry-help = पास करने वाला उसी चाल में बाद में खेल सकता है।

## Tincholi

option-jokers = जोकर
option-jokers-help = गड्डी में जोकर; एक का मूल्य उस हाथ के सबसे छोटे दूसरे पत्ते जितना।
option-deck = गड्डी
option-deck-help = विस्तृत: बारह पत्ते दोहरे। अफ़रा-तफ़री: दो और 9 और एक जोकर।
option-deck-standard = मानक
option-deck-extended = विस्तृत
option-deck-chaos = अफ़रा-तफ़री
option-deck-both = दोनों
option-cut_timing = कट का समय
option-cut_timing-help = बारी में कब कट कर सकते हैं।
option-cut_timing-after_draw = खींचने के बाद
option-cut_timing-before_draw = खींचने से पहले
option-cut_timing-either = दोनों
option-first_look = पहली झलक
option-first_look-help = कोई दो जगहें, या जगह 1 और 2।
option-first_look-choose = कोई दो
option-first_look-fixed = जगह 1 और 2
option-tincholi-target-help = किसी के अंक इससे बढ़ें तो खेल ख़त्म।
option-memory_aid = याद दिलाना
option-memory_aid-help = जो आप देख चुके और अब भी जान सकते हैं, वह दिखाता रहता है।

## Liap Tui

option-values = मूल्य
option-values-help = मोहरों का मूल्य। क्रमवार: जनरल 14 और 13 से सिपाही 2 और 1 तक, लाल और काला।
option-values-guide = गाइड
option-values-ranked = क्रमवार
option-type_lock = प्रकार की पाबंदी
option-type_lock-help = केवल शुरू करने वाले का प्रकार ही जीत सकता है।
option-ties = बराबरी
option-ties-help = बराबर चालों में कौन जीते। लाल: लाल काले से जीतता है, फिर पहले वाला।
option-ties-earliest = पहले वाला
option-ties-red = लाल
option-face_down = उलटे
option-face_down-help = चारों के खेलने तक चालें छिपी रहती हैं।
option-declaration = घोषणा
option-declaration-help = बारी-बारी, ठीक 8 तक, सब एक साथ, या देखने से पहले।
option-declaration-open = बारी-बारी
option-declaration-total_eight = ठीक 8
option-declaration-sealed = एक साथ
option-declaration-blind = बिना देखे
option-zero_streak = लगातार शून्य
option-zero_streak-help = जो इतनी बार लगातार 0 कहे, वह कम से कम 1 कहे। 0 पर यह बंद है।
option-zero_bonus = शून्य का बोनस
option-zero_bonus-help = 0 कहकर कुछ न जीतें तो 3। नहीं तो कुछ नहीं।
option-bonus = बोनस
option-bonus-help = ठीक संख्या पर 5 और। बढ़ता हुआ: संख्या का दुगना और 4।
option-bonus-standard = मानक
option-bonus-progressive = बढ़ता हुआ
option-penalty_cap = अधिकतम नुक़सान
option-penalty_cap-help = एक दौर में कोई इससे ज़्यादा नहीं खोता।
option-liap_tui-target-help = किसी के इतने अंक हों तो खेल ख़त्म।
option-comeback = वापसी का मौक़ा
option-comeback-help = पहले और आख़िरी में इतना फ़र्क़ हो तो एक बार सबके अंक 0 हो जाते हैं।
option-max_redeals = अधिकतम दोबारा बाँट
option-max_redeals-help = एक दौर में इतनी बार; फिर किसी से नहीं पूछा जाता।
preset-liap_tui-guide = गाइड
preset-liap_tui-ranked = क्रमवार

## Bots

level-gentle = आसान
level-steady = मध्यम
level-sharp = कठिन
level-master = उस्ताद
