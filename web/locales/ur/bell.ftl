# Urdu: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = اطلاعات
bell-here = اس آلے پر بتائیں
bell-here-help = صفحہ بند اور فون لاک ہو تب بھی۔ ہر میز کے لیے آپ چنتے ہیں۔
bell-try = ایک بار بجائیں
bell-rings = گھنٹی آپ کے آلات پر بجتی ہے۔
bell-people = جن کے ساتھ میں نے کھیلا وہ مجھے بلا سکتے ہیں
bell-people-help = جب ان کے پاس آپ کے لیے نشست ہو تو بتایا جاتا ہے۔
bell-quiet = خاموش اوقات
bell-quiet-help = تب کچھ نہیں بتایا جاتا۔ جو باقی رہے بعد میں بتایا جاتا ہے۔
bell-quiet-since = سے
bell-quiet-until = تک
bell-home-screen = صفحہ بند ہونے پر اطلاع کے لیے پہلے Cardhouse کو ہوم اسکرین پر رکھیں۔
bell-table = اس میز کے بارے میں بتائیں
bell-table-help = آپ کی باری پر، بازی شروع یا ختم ہونے پر، اور تاریخ سے پہلے۔
bell-circle = اس حلقے کے بارے میں بتائیں
bell-circle-help = میز لگنے پر، ان میں آپ کی باری پر، اور تاریخ سے پہلے۔
date-title = تاریخ
date-text = چنیں کب ملنا ہے۔ یہاں بیٹھے سب لوگ دیکھتے ہیں۔
date-when = کب
date-set = یہ تاریخ چنیں
date-change = تاریخ بدلیں
date-remove = کوئی تاریخ نہیں
date-by = { $name } نے چنی
date-calendar = کیلنڈر میں ڈالیں
ask-title = کسی کو بلائیں
ask-text = وہ چاہیں تو ان کے فون پر بتایا جاتا ہے۔
ask-do = بلائیں
ask-done = بلایا
share-title = شیئر کریں
share-link-to = لنک
share-picture = تصویر
share-words = تحریر
share-moment = یہ لمحہ
share-made = کاپی ہو گیا
share-cannot = یہ براؤزر شیئر نہیں کر سکتا۔
