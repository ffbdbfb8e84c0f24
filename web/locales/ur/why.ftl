# Urdu: a draft, not yet read by somebody who grew up with the language.
# Why not: every code with which the table, a game or the house refuses something.

## The table

why-no_table = ایسی کوئی میز نہیں۔
why-bad_message = سرور یہ صفحہ نہیں سمجھا۔ اسے دوبارہ لوڈ کریں۔
why-not_joined = پہلے کسی میز میں شامل ہوں۔
why-wrong_password = اس میز کا پاس ورڈ کچھ اور ہے۔
why-guess_later = بہت سے غلط پاس ورڈ۔ { $seconds } سیکنڈ بعد پھر کوشش کریں۔
why-code_later = بہت سے کوڈ جو کسی میز کے نہیں۔ { $seconds } سیکنڈ بعد پھر کوشش کریں۔
why-too_many_players = آپ کے نیٹ ورک سے بہت سے نئے کھلاڑی۔ { $seconds } سیکنڈ بعد پھر کوشش کریں۔
why-no_name = پہلے نام چنیں۔
why-not_seated = اس میز پر آپ کی نشست نہیں۔
why-host_only = یہ صرف میزبان کر سکتے ہیں۔
why-seat_taken = وہاں کوئی بیٹھا ہے۔
why-no_such_seat = اس میز پر ایسی نشست نہیں۔
why-seat_empty = وہاں کوئی نہیں بیٹھا۔
why-not_a_bot = وہاں کوئی بوٹ نہیں۔
why-unknown_level = ایسا کوئی بوٹ نہیں۔
why-while_playing = کھیل کے دوران نہیں۔
why-not_playing = کوئی کھیل نہیں چل رہا۔
why-seats_open = پہلے سب نشستیں بھریں، لوگوں یا بوٹس سے۔
why-too_few_people = میز پر کوئی تو بیٹھے۔
why-bad_settings = یہ قواعد ساتھ نہیں چلتے: { $error }
why-bad_clock = ایک فیصلے کو { $least } سے { $most } سیکنڈ مل سکتے ہیں، اور کھیل کو { $bank } تک مزید۔
why-kick_sure = اس سے { $name } میز سے ہٹ جائیں گے: تصدیق کریں۔
why-paused = میز کچھ دیر رکی ہے: وہاں بیٹھا کوئی بھی آگے چلا سکتا ہے۔
why-only_days = چھٹی ان کھیلوں کے لیے ہے جن میں فیصلے کے لیے دن ملتے ہیں۔
why-long_holiday = یہ بہت لمبا ہے: آپ کی { $days } دن کی چھٹی باقی ہے۔
why-bad_days = ایک فیصلے کے لیے { $days } دن ہو سکتے ہیں۔
why-knock = یہ میز فہرست میں نہیں: اس کے لنک سے آئیں، یا دستک دیں۔
why-nobody_home = اندر آنے دینے والا کوئی نہیں: لنک مانگ لیں۔
why-close_sure = اس سے میز ہمیشہ کے لیے بند ہو جائے گی: تصدیق کریں۔
why-only_watch = میزبان نے آپ کو دیکھنے والوں میں بھیجا ہے۔
why-not_yourself = کسی اور کو چنیں۔
why-stale_move = وہ فیصلہ ہو چکا۔
why-early_move = ابھی یہ فیصلہ کرنے کی آپ کی باری نہیں۔
why-bot_plays = آپ کی جگہ بوٹ کھیل رہا ہے: پہلے اپنی نشست واپس لیں۔
why-no_free_chat = میزبان صرف تیار جملوں کی اجازت دیتا ہے۔
why-unknown_phrase = ایسا کوئی جملہ نہیں۔
why-nothing_said = کچھ کہیں۔
why-too_much_chat = اتنی جلدی نہیں۔
why-share_late = پتے بٹ رہے ہیں۔
why-not_pledged = یہ وہ حصہ نہیں جس کا اس آلے نے وعدہ کیا تھا۔
why-banned = میزبان نے آپ کو اس میز سے ہٹا دیا۔
why-house_full = سرور پر اور میز کی جگہ نہیں۔ بعد میں کوشش کریں۔
why-too_many_tables = آپ پہلے ہی کئی میزوں کے میزبان ہیں۔ پہلے ایک بند کریں۔
why-no_such_player = وہ کھلاڑی اس میز پر نہیں۔
why-seat_awaited = اگلی تقسیم پر { $name } یہ نشست سنبھالیں گے۔
why-draining = سرور ایک لمحے کے لیے بند ہو رہا ہے
why-hello_first = سرور اس صفحے کو نہیں جانتا۔ اسے دوبارہ لوڈ کریں۔
why-hello_once = سرور اس صفحے کو جانتا ہے۔
why-no_hints = اس میز پر میزبان اشاروں کی اجازت نہیں دیتا۔
why-nothing_to_hint = ابھی آپ کے فیصلے کی کوئی بات نہیں۔
why-too_many_hints = ایک ساتھ اتنے اشارے: ذرا سوچیے، پھر پوچھیے۔
why-coach_busy = کوچ ابھی مصروف ہے: تھوڑی دیر میں پھر پوچھیے۔
why-too_fast = اتنی جلدی نہیں۔ ذرا ٹھہریں۔
why-not_kept = یہ محفوظ نہ ہو سکا۔ بعد میں کوشش کریں۔

## The house

why-no_record = ایسے کھیل کا ریکارڈ نہیں، یا وہ ختم نہیں ہوا۔
why-no_game = یہاں ایسا کوئی کھیل نہیں۔
why-no_such_code = یہ بحالی کا کوڈ نہیں، یا استعمال ہو چکا، یا نیا بن چکا ہے۔
why-no_passkey = یہ پاس کی یہاں کچھ نہیں کھولتی۔
why-enough_passkeys = آپ کے پاس جتنی پاس کی ہو سکتی ہیں اتنی ہیں، یا یہ پہلے سے درج ہے۔
why-busy = سرور مصروف ہے۔ ذرا بعد کوشش کریں۔
why-our_mistake = سرور میں کچھ گڑبڑ ہوئی۔ دوبارہ کوشش کریں۔
why-bad_request = سرور یہ نہیں سمجھا۔

## Any game

why-game_over = کھیل ختم ہو گیا۔
why-not_your_turn = { $seats } کی باری ہے۔
why-not_your_turn_now = آپ کی باری نہیں۔
why-deck_to_act = پتے ابھی بٹے نہیں۔
why-unknown_move = { $text } اس کھیل کی چال نہیں۔
why-not_in_hand = آپ کے پاس { $cards } نہیں۔

## Thulla and Kazhutha Kali

why-must_open = کھیل کا پہلا پتا حکم کا اِکّا ہونا چاہیے۔
why-must_follow = آپ کے پاس { $suit } ہے ({ $cards })، اسی میں سے دینا ہوگا۔
why-no_pass = پاس نہیں ہو سکتا: پتا دیں۔

## The Great Dalmuti

why-dalmuti-no_pass = پہل کرنے والا پاس نہیں کر سکتا: سیٹ کھیلیں۔
why-set_size = { $need } پتے چلے گئے تھے؛ آپ نے { $got } چنے۔
why-set_mixed = سیٹ میں ایک ہی نمبر ہوتا ہے؛ { $values } نہیں ملتے۔
why-set_not_lower = { $value } سے { $lead } نہیں ہارتا: چھوٹا نمبر دیں یا پاس کریں۔
why-answer_first = دونوں مسخرے آپ کے پاس ہیں: انقلاب کہیں یا خاموش رہیں۔
why-give_first = آپ کے ذمے مزدور کے { $need } پتے ہیں: پہلے دیں۔
why-give_count = آپ کو { $need } پتے دینے ہیں، { $got } نہیں۔
why-give_jester = مسخرے واپس نہیں دیے جاتے۔
why-not_now = یہ ابھی ممکن نہیں۔

## Tincholi

why-must_look = پہلے سب اپنے دو خانے دیکھیں۔
why-already_looked = پہلی جھلک ہو چکی۔
why-fixed_look = اس میز پر پہلی جھلک خانہ 1 اور 2 کی ہے۔
why-must_draw = پہلے پتا کھینچیں: گڈی سے یا پھینکے ہوئے سے۔
why-already_drawn = آپ کھینچ چکے: اب پھینکیں، رکھیں، استعمال کریں یا کٹ کریں۔
why-empty_pile = { $pile ->
    [draw] گڈی خالی ہے۔
    *[discard] پھینکے پتوں کی ڈھیری خالی ہے۔
}
why-taken_card = پھینکے ہوئے سے لیا پتا فوراً نہ پھینکا جا سکتا ہے نہ استعمال ہو سکتا ہے۔
why-effect_target = { $kind ->
    [7] 7 سے اپنا ایک پتا دیکھتے ہیں۔
    [8] 8 سے دوسرے کا پتا دیکھتے ہیں، اپنا نہیں۔
    *[9] 9 سے کوئی دو پتے بدلتے ہیں۔
}
why-no_effect = { $card } کا کوئی اثر نہیں؛ صرف 7، 8 اور 9 کا ہے۔
why-no_slot = خانہ { $slot } نہیں ہے۔
why-same_slot = دو الگ خانے چنیں۔
why-piles_empty = دونوں ڈھیریاں خالی ہوں تو جوڑا نہیں پھینکا جا سکتا۔
why-cut_too_late = اس میز پر کٹ پتا کھینچنے سے پہلے ہوتا ہے۔
why-bad_call = پکار 0 سے 999 تک کا پورا عدد ہے۔

## Liap Tui

why-must_answer = آپ کا ہاتھ کمزور ہے: دوبارہ بانٹیں یا رکھیں۔
why-must_declare = پہلے بتائیں کتنی ڈھیریاں جیتیں گے۔
why-must_play = اب مہرے کھیلنے کا وقت ہے۔
why-declare_range = کوئی { $n } ڈھیریاں نہیں جیت سکتا: 0 سے 8 بتائیں۔
why-declare_total = { $n } سے مجموعہ 8 ہو جائے گا؛ آخری کھلاڑی ایسا نہیں کر سکتا۔
why-declare_eight = مجموعہ 8 ہونا چاہیے: آپ { $options } کہہ سکتے ہیں۔
why-declare_zero = آپ نے مسلسل { $streak } دور 0 کہا: کم از کم 1 بتائیں۔
why-piece_count = اس باری { $need } مہرے ہیں۔
why-no_combo = { $reason ->
    [pair] دو مہرے ایک ہی نام اور رنگ کا جوڑا ہوں۔
    [three] تین مہرے ایک رنگ کے سپاہی ہوں، یا ایک رنگ میں جنرل، مشیر، ہاتھی، یا رتھ، گھوڑا، توپ۔
    [four] چار مہرے ایک رنگ کے سپاہی ہوں، یا ترتیب جس میں ایک مہرہ دہرا ہو۔
    [five] پانچ مہرے ایک رنگ کے سپاہی ہوں، یا ترتیب جس میں دو مہرے دہرے ہوں۔
    [six] چھ مہرے ایک رنگ کے دو رتھ، دو گھوڑے اور دو توپیں ہوں۔
    *[too_many] شروع کرنے والا ایک سے چھ مہرے کھیلتا ہے۔
}
why-needs_house = اس کے لیے نیٹ ورک والا ہاؤس چاہیے۔
why-device_full = اس آلے پر جگہ نہیں بچی: اور کچھ نہیں رکھا جا سکتا۔ کچھ جگہ بنائیں، پھر کوشش کریں۔
why-device_closed = یہ براؤزر یہاں کچھ نہیں رکھتا؛ شاید یہ نجی ونڈو ہے۔ صفحہ دوسری ونڈو میں کھولیں۔
why-device_incomplete = بغیر نیٹ ورک کھیلنے کا ایک حصہ اس آلے پر نہیں۔ نیٹ ورک ہونے پر وہ پھر آ جائے گا۔
why-helps_nobody = مدد صرف وہاں بیٹھے کھلاڑی کی ہو سکتی ہے۔
why-not_watching = آپ کے پتے صرف تماشائی دیکھ سکتا ہے۔
why-has_looked = وہ اس بانٹ کے دوسرے پتے دیکھ چکے ہیں۔ اگلی بانٹ کا انتظار کریں۔
why-not_beside = کوئی آپ کو اپنے پتے نہیں دکھا رہا۔
why-no_such_card = ایسا کوئی پتا نہیں ہے۔
