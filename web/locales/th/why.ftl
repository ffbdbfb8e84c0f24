# Thai: a draft, not yet read by somebody who grew up with the language.
# Why not: every code with which the table, a game or the house refuses something.

## The table

why-no_table = ไม่มีโต๊ะนี้
why-bad_message = เซิร์ฟเวอร์ไม่เข้าใจหน้านี้ โหลดใหม่อีกครั้ง
why-not_joined = เข้าร่วมโต๊ะก่อน
why-wrong_password = โต๊ะนี้ใช้รหัสผ่านอื่น
why-guess_later = รหัสผ่านผิดหลายครั้งเกินไป ลองใหม่ในอีก { $seconds } วินาที
why-code_later = ใส่รหัสโต๊ะที่ไม่มีอยู่หลายครั้งเกินไป ลองใหม่ในอีก { $seconds } วินาที
why-too_many_players = มีผู้เล่นใหม่จากเครือข่ายของคุณมากเกินไป ลองใหม่ในอีก { $seconds } วินาที
why-no_name = ตั้งชื่อก่อน
why-not_seated = คุณไม่มีที่นั่งที่โต๊ะนี้
why-host_only = เจ้าของโต๊ะเท่านั้นที่ทำได้
why-seat_taken = มีคนนั่งอยู่แล้ว
why-no_such_seat = โต๊ะนี้ไม่มีที่นั่งนั้น
why-seat_empty = ไม่มีใครนั่งตรงนั้น
why-not_a_bot = ตรงนั้นไม่ใช่บอต
why-unknown_level = ไม่มีบอตแบบนั้น
why-while_playing = ทำไม่ได้ระหว่างเล่น
why-not_playing = ยังไม่ได้เริ่มเกม
why-seats_open = เติมที่นั่งให้ครบก่อน ด้วยคนหรือบอต
why-too_few_people = ต้องมีคนนั่งที่โต๊ะ
why-bad_settings = กติกาเหล่านี้ใช้ร่วมกันไม่ได้: { $error }
why-bad_clock = ตัดสินใจได้ครั้งละ { $least } ถึง { $most } วินาที และสำรองทั้งเกมได้ถึง { $bank } วินาที
why-kick_sure = จะนำ { $name } ออกจากโต๊ะ โปรดยืนยัน
why-paused = โต๊ะหยุดพักอยู่ ใครนั่งอยู่ก็เล่นต่อได้
why-only_days = วันหยุดมีเฉพาะแมตช์ที่ให้เวลาเป็นวัน
why-long_holiday = นานเกินไป คุณเหลือวันหยุด { $days } วัน
why-bad_days = การตัดสินใจมีได้ { $days } วัน
why-knock = โต๊ะนี้ไม่อยู่ในรายการ ให้เข้าทางลิงก์หรือเคาะประตู
why-nobody_home = ไม่มีใครอยู่ที่จะเปิดให้ ขอลิงก์ดูนะ
why-close_sure = การทำเช่นนี้จะปิดโต๊ะถาวร โปรดยืนยัน
why-only_watch = เจ้าของโต๊ะให้คุณเป็นผู้ชม
why-not_yourself = เลือกคนอื่น
why-stale_move = ตัดสินใจไปแล้ว
why-early_move = ยังไม่ถึงตาคุณตัดสินใจ
why-bot_plays = บอตเล่นแทนคุณอยู่ เอาที่นั่งคืนก่อน
why-no_free_chat = เจ้าของโต๊ะให้ใช้วลีด่วนเท่านั้น
why-unknown_phrase = ไม่มีวลีนั้น
why-nothing_said = พูดอะไรหน่อย
why-too_much_chat = ช้าหน่อย
why-share_late = กำลังแจกไพ่แล้ว
why-not_pledged = นี่ไม่ใช่ส่วนสุ่มที่อุปกรณ์นี้ให้คำมั่นไว้
why-banned = เจ้าของโต๊ะนำคุณออกจากโต๊ะนี้
why-house_full = ไม่มีที่สำหรับโต๊ะใหม่ ลองภายหลัง
why-too_many_tables = คุณเป็นเจ้าของโต๊ะหลายโต๊ะแล้ว ปิดสักโต๊ะก่อน
why-no_such_player = ผู้เล่นคนนั้นไม่อยู่ที่โต๊ะนี้
why-seat_awaited = { $name } จะรับที่นั่งนี้เมื่อแจกไพ่รอบหน้า
why-draining = เซิร์ฟเวอร์กำลังปิดสักครู่
why-hello_first = เซิร์ฟเวอร์ยังไม่รู้จักหน้านี้ โหลดใหม่อีกครั้ง
why-hello_once = เซิร์ฟเวอร์รู้จักหน้านี้แล้ว
why-no_hints = เจ้าของโต๊ะไม่ให้ใช้คำใบ้ที่โต๊ะนี้
why-nothing_to_hint = ตอนนี้คุณไม่มีอะไรต้องตัดสินใจ
why-too_many_hints = ขอคำใบ้ถี่เกินไป ลองคิดสักครู่แล้วค่อยขอใหม่
why-coach_busy = โค้ชกำลังยุ่ง ลองขอใหม่ในอีกสักครู่
why-too_fast = ช้าหน่อย รอสักครู่
why-not_kept = บันทึกไม่ได้ ลองภายหลัง

## The house

why-no_record = ไม่มีบันทึกของเกมนี้ หรือเกมยังไม่จบ
why-no_game = ไม่มีเกมนี้ที่นี่
why-no_such_code = ไม่ใช่รหัสกู้คืน หรือใช้ไปแล้ว หรือมีรหัสใหม่กว่า
why-no_passkey = พาสคีย์นี้เปิดอะไรที่นี่ไม่ได้
why-enough_passkeys = คุณมีพาสคีย์ครบจำนวนแล้ว หรือพาสคีย์นี้มีอยู่แล้ว
why-busy = เซิร์ฟเวอร์ไม่ว่าง ลองอีกสักครู่
why-our_mistake = เซิร์ฟเวอร์มีข้อผิดพลาด ลองอีกครั้ง
why-bad_request = เซิร์ฟเวอร์ไม่เข้าใจ

## Any game

why-game_over = เกมจบแล้ว
why-not_your_turn = ถึงตา { $seats }
why-not_your_turn_now = ยังไม่ถึงตาคุณ
why-deck_to_act = ยังไม่ได้แจกไพ่
why-unknown_move = { $text } ไม่ใช่การเล่นของเกมนี้
why-not_in_hand = คุณไม่มี { $cards }

## Thulla and Kazhutha Kali

why-must_open = ไพ่ใบแรกของเกมต้องเป็นเอซโพดำ
why-must_follow = คุณยังมี{ $suit } ({ $cards }) ต้องลงหนึ่งใบ
why-no_pass = ผ่านไม่ได้ ต้องลงไพ่

## The Great Dalmuti

why-dalmuti-no_pass = คนออกนำผ่านไม่ได้ ต้องลงชุด
why-set_size = ออกนำ { $need } ใบ คุณเลือก { $got } ใบ
why-set_mixed = ชุดต้องเป็นเลขเดียว { $values } ผสมกันไม่ได้
why-set_not_lower = { $value } ชนะ { $lead } ไม่ได้ ลงเลขน้อยกว่าหรือผ่าน
why-answer_first = คุณมีตัวตลกทั้งสอง ประกาศปฏิวัติหรือเงียบไว้
why-give_first = คุณติดไพ่ไพร่ { $need } ใบ ให้ก่อน
why-give_count = ต้องให้ { $need } ใบ ไม่ใช่ { $got }
why-give_jester = ไม่คืนตัวตลก
why-not_now = ตอนนี้ทำไม่ได้

## Tincholi

why-must_look = ทุกคนดูสองช่องก่อน
why-already_looked = หมดเวลาดูไพ่ครั้งแรกแล้ว
why-fixed_look = โต๊ะนี้ดูช่อง 1 และ 2
why-must_draw = จั่วก่อน จากกองจั่วหรือกองทิ้ง
why-already_drawn = จั่วแล้ว ตอนนี้ทิ้ง เก็บ ใช้ หรือจบรอบ
why-empty_pile = { $pile ->
    [draw] กองจั่วหมดแล้ว
    *[discard] กองทิ้งว่าง
}
why-taken_card = ไพ่ที่หยิบจากกองทิ้งจะทิ้งกลับหรือใช้ทันทีไม่ได้
why-effect_target = { $kind ->
    [7] 7 ใช้ดูไพ่ของตัวเอง
    [8] 8 ใช้ดูไพ่คนอื่น ไม่ใช่ของตัวเอง
    *[9] 9 ใช้สลับสองใบใดก็ได้
}
why-no_effect = { $card } ไม่มีผลพิเศษ มีเฉพาะ 7, 8 และ 9
why-no_slot = ไม่มีช่อง { $slot }
why-same_slot = เลือกสองช่องที่ต่างกัน
why-piles_empty = ทิ้งคู่ไม่ได้เมื่อทั้งสองกองว่าง
why-cut_too_late = โต๊ะนี้ต้องจบรอบก่อนจั่ว
why-bad_call = ต้องเป็นจำนวนเต็ม 0 ถึง 999

## Liap Tui

why-must_answer = ไพ่ในมือคุณอ่อน แจกใหม่หรือเก็บไว้
why-must_declare = ประกาศก่อนว่าจะชนะกี่กอง
why-must_play = ถึงเวลาลงตัวหมาก
why-declare_range = ไม่มีใครชนะ { $n } กองได้ ประกาศ 0 ถึง 8
why-declare_total = ถ้า { $n } ผลรวมจะเป็น 8 คนสุดท้ายทำไม่ได้
why-declare_eight = ผลรวมต้องเป็น 8 คุณประกาศได้ { $options }
why-declare_zero = คุณประกาศ 0 ติดกัน { $streak } รอบ ต้องอย่างน้อย 1
why-piece_count = ตานี้ลง { $need } ตัว
why-no_combo = { $reason ->
    [pair] สองตัวต้องเป็นคู่ ชื่อและสีเดียวกัน
    [three] สามตัวต้องเป็นเบี้ยสีเดียวกัน หรือแม่ทัพ-องครักษ์-ช้าง หรือรถ-ม้า-ปืนใหญ่สีเดียวกัน
    [four] สี่ตัวต้องเป็นเบี้ยสีเดียวกัน หรือเรียงที่มีซ้ำหนึ่งตัว
    [five] ห้าตัวต้องเป็นเบี้ยสีเดียวกัน หรือเรียงที่มีซ้ำสองตัว
    [six] หกตัวต้องเป็นรถสอง ม้าสอง ปืนใหญ่สอง สีเดียวกัน
    *[too_many] คนเริ่มลงหนึ่งถึงหกตัว
}
why-needs_house = ต้องใช้บ้านที่มีเครือข่าย
why-device_full = อุปกรณ์นี้ไม่มีพื้นที่เหลือ เก็บอะไรเพิ่มไม่ได้ เพิ่มพื้นที่ว่างแล้วลองอีกครั้ง
why-device_closed = เบราว์เซอร์นี้ไม่เก็บอะไรไว้ที่นี่ อาจเป็นหน้าต่างส่วนตัว เปิดหน้านี้ในหน้าต่างอื่น
why-device_incomplete = บางส่วนของสิ่งที่ใช้เล่นโดยไม่มีเครือข่ายหายไปจากอุปกรณ์นี้ เมื่อมีเครือข่ายจะโหลดอีกครั้ง
why-helps_nobody = ช่วยได้เฉพาะผู้เล่นที่นั่งอยู่
why-not_watching = เฉพาะผู้ชมเท่านั้นที่ดูไพ่ของคุณได้
why-has_looked = เขาเห็นไพ่อื่นของการแจกนี้แล้ว รอการแจกครั้งต่อไป
why-not_beside = ไม่มีใครให้คุณดูไพ่
why-no_such_card = ไม่มีไพ่แบบนั้น
