# Urdu: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = آپ کو ایک میز پر بلایا گیا ہے
out-invited-text = لنک کھولیں اور بیٹھ جائیں۔ نہ اکاؤنٹ، نہ ایپ۔
out-by = { $name } کی دعوت: { $game }
out-table = Cardhouse پر { $game }
out-free = خالی نشستیں: { $seats } میں سے { $free }
out-full = سب نشستیں بھری ہیں۔ آپ دیکھ سکتے ہیں۔
out-match = Cardhouse پر ایک بازی
out-match-text = لنک کھول کر اسے پتا پتا دوبارہ دیکھیں۔
out-result = { $game }: پہلا مقام { $name }
out-circle = آپ کو حلقہ { $name } میں بلایا گیا ہے
out-any-circle = ایک حلقہ
out-any-circle-text = ہماری میزوں، قواعد اور کتاب کے لیے ایک ہی لنک۔ نہ اکاؤنٹ، نہ ایپ۔

## A notice on a phone

bell-turn = آپ کی باری
bell-turn-text = { $game }: میز آپ کی منتظر ہے۔
bell-began = { $game } شروع
bell-began-text = آپ کی میز پر پتے بٹ گئے ہیں۔
bell-over = { $game } ختم
bell-over-text = دیکھیں کیسے ختم ہوا۔
bell-asked = { $name } آپ کو بلا رہے ہیں
bell-asked-text = { $game }: آپ کے لیے ایک نشست ہے۔
bell-somebody = مہمان
bell-laid = { $name } نے میز لگائی ہے
bell-laid-text = { $game }: آئیے، بیٹھیے۔
bell-soon = 15 منٹ میں { $game }
bell-soon-text = آپ کی میز منتظر ہے۔
bell-now = { $game } شروع ہونے والا ہے
bell-now-text = آپ کی میز منتظر ہے۔
bell-test = گھنٹی چلتی ہے
bell-test-text = آپ کی باری پر ایسی اطلاع آئے گی۔

## A calendar

cal-title = Cardhouse پر { $game }
