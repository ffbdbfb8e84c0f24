# Hindi: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = सूचनाएँ
bell-here = इस डिवाइस पर बताएँ
bell-here-help = पन्ना बंद और फ़ोन लॉक होने पर भी। हर टेबल के लिए आप चुनते हैं।
bell-try = एक बार बजाएँ
bell-rings = घंटी आपके डिवाइसों पर बजती है।
bell-people = जिनके साथ मैंने खेला है वे मुझे बुला सकते हैं
bell-people-help = जब उनके पास आपके लिए सीट हो तो बताया जाता है।
bell-quiet = शांत समय
bell-quiet-help = तब कुछ नहीं बताया जाता। जो फिर भी बाक़ी हो, बाद में बताया जाता है।
bell-quiet-since = से
bell-quiet-until = तक
bell-home-screen = पन्ना बंद होने पर सूचना पाने के लिए पहले Cardhouse को होम स्क्रीन पर रखें।
bell-table = इस टेबल के बारे में बताएँ
bell-table-help = आपकी बारी पर, बाज़ी शुरू या ख़त्म होने पर, और तारीख़ से पहले।
bell-circle = इस मंडली के बारे में बताएँ
bell-circle-help = टेबल लगने पर, उनमें आपकी बारी पर, और तारीख़ से पहले।
date-title = तारीख़
date-text = चुनें कब मिलना है। यहाँ बैठे सब लोग देखते हैं।
date-when = कब
date-set = यह तारीख़ चुनें
date-change = तारीख़ बदलें
date-remove = कोई तारीख़ नहीं
date-by = { $name } ने चुनी
date-calendar = कैलेंडर में जोड़ें
ask-title = किसी को बुलाएँ
ask-text = वे चाहें तो उनके फ़ोन पर बताया जाता है।
ask-do = बुलाएँ
ask-done = बुलाया
share-title = साझा करें
share-link-to = लिंक
share-picture = तस्वीर
share-words = लेख
share-moment = यह पल
share-made = कॉपी हुआ
share-cannot = यह ब्राउज़र साझा नहीं कर सकता।
