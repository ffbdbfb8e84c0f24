# Urdu: a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = بہتر الفاظ تجویز کریں: جملے کو دیر تک دبائیں
setting-better-help = پھر آپ اس کے لیے بہتر الفاظ تجویز کر سکتے ہیں۔ انہیں گھر کے منتظم پڑھتے ہیں۔
better = بہتر الفاظ تجویز کریں
better-list = حال میں دیکھے گئے جملے
better-which = کون سا جملہ؟
better-words = بہتر الفاظ
better-goes = اس گھر کے منتظم کو دونوں جملے ایسے ہی ملتے ہیں، آپ کے نام کے بغیر۔
better-send = بھیجیں
better-thanks = شکریہ! منتظم اسے پڑھیں گے۔
better-enough = اس جملے کے لیے پہلے ہی بہت سی تجاویز ہیں۔ شکریہ!
better-later = ایک ساتھ بہت سی تجاویز آ گئیں۔ چند منٹ بعد پھر کوشش کریں۔
better-not-sent = بھیجا نہیں جا سکا۔ آپ کے الفاظ یہیں ہیں۔
