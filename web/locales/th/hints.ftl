# Thai: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = ไม่มีอย่างอื่นให้เล่น
hint-all_the_same = เล่นอะไรก็ผลเหมือนกัน
hint-habit = ดูเหมาะสม
hint-chance = เล่นอะไรก็ได้
hint-best_chance = ดีที่สุดในบรรดาที่เป็นไปได้
hint-even = แทบไม่ต่างกัน
hint-no_other = ไม่มีทางเล่นอื่นที่น่าคิด
hint-ahead = ดีกว่า { $other } ในมือที่เป็นไปได้

## Thulla and Kazhutha Kali

hint-opening = เอซโพดำเปิดเกม
hint-shed_free = ไม่มีใครตัดได้แล้ว: { $card } สูงสุดที่ทิ้งได้
hint-stay_under = { $card } ต่ำกว่า { $best }: ถ้ามีคนตัด คนที่สูงกว่าต้องเก็บ
hint-under_any = ทุกใบนี้ต่ำกว่า { $best }: ถ้ามีคนตัด คนที่สูงกว่าต้องเก็บ
hint-on_top_low = ต้องสูงกว่า { $best }: { $card } ยังเหลือที่ให้คนหลัง
hint-on_top_high = แทบไม่มีใครหมดดอกนี้: ทิ้ง { $card } ตอนยังปลอดภัย
hint-cut_high = ลงตามไม่ได้: { $card } คือใบที่อยากให้คนอื่น
hint-cut_any = ลงตามไม่ได้: ลงอะไรก็ตาม { $seats } ต้องเก็บ
hint-cut_own = ลงตามไม่ได้: ลงอะไรก็ตาม คุณต้องเก็บ
hint-lead_safe = คนอื่นมีดอกนี้ { $out } ใบ: { $card } น่าจะผ่านครบรอบ
hint-solved = เหลือสองคน: หลังจากนี้คุณรอดไม่ว่าอีกคนจะลงอะไร
hint-lead_low = { $card } ต่ำ: ถ้าตัด คนสูงกว่าเก็บ
hint-shed_first = กองแรกปลอดภัย: { $card } สูงสุดที่ทิ้งได้
hint-last_under = ไม่มีใครตัดได้แล้ว: ลง { $card } แล้วไม่ต้องออกนำต่อ
hint-last_under_any = ไม่มีใครตัดได้แล้ว ลงใบไหนในนี้ก็ไม่ต้องออกนำต่อ
hint-last_lead = ไม่มีใครตัดได้แล้ว: { $card } ทำให้คุณได้ออกนำ
hint-on_top_all = ลงอะไรคุณก็สูงสุด: { $card } แย่ที่สุดถ้าเก็บไว้
hint-make_void = { $card } เป็นใบเดียวของดอกนี้: หลังจากนี้คุณตัดได้
hint-under_most = { $card } สูงสุดที่ยังต่ำกว่า { $best }: ได้ทิ้งไป และถ้ามีคนตัด คนที่สูงกว่าต้องเก็บ
hint-last_under_most = ไม่มีใครตัดได้แล้ว: { $card } สูงสุดที่ลงแล้วไม่ต้องออกนำต่อ
hint-cut_last = ลงตามไม่ได้ { $card } เป็นใบเดียวของดอกนั้น: หลังจากนี้ตัดดอกนั้นได้ด้วย
hint-cut_partner = ลงตามไม่ได้ และ { $seats } คู่หูของคุณต้องเก็บ: { $card } ต่ำกว่า { $other }
hint-lead_away = { $seats } ลงตาม { $other } ไม่ได้และจะตัด ดอกของ { $card } ยังไม่รู้ว่ามีใครหมด
hint-lead_high = ยังไม่รู้ว่ามีใครหมดดอกนี้: ทิ้ง { $card } ตอนที่ยังน่าจะปลอดภัย
hint-lead_short = { $card } เป็นดอกที่คุณมีน้อย: อีกไม่นานจะตัดได้
hint-lead_more = คนอื่นมีดอกของ { $card } มากกว่าดอกของ { $other }: มีโอกาสถูกตัดน้อยกว่า
hint-lead_gift = { $seats } ลงตาม { $card } ไม่ได้และต้องเก็บ
hint-thulla-all_the_same = ลงใบไหนที่ลงได้ก็ผลเหมือนกัน: ไม่มีใครถือใบที่อยู่ระหว่างกลาง
hint-kazhutha-all_the_same = ลงใบไหนที่ลงได้ก็ผลเหมือนกัน: ไม่มีใครถือใบที่อยู่ระหว่างกลาง
hint-sooner = ปลอดภัยเท่ากับ { $other } และหมดมือเร็วกว่า

## The Great Dalmuti

hint-last_set = นี่คือไพ่ชุดสุดท้ายของคุณ
hint-lead_worst = { $set } แย่สุดที่คุณมี และตอนนี้ไม่ต้องชนะใคร
hint-keep_lead = ไม่มีใครชนะ { $set } ได้: คุณได้ออกนำต่อ
hint-beat_just = { $set } ชนะได้โดยไม่ทำลายชุดที่ต้องใช้
hint-beat_hard = { $set } แข็ง แต่การได้ออกนำคุ้มค่า
hint-pass_keep = สิ่งที่ลงได้มีค่ามากกว่าในภายหลัง
hint-revolution = ไม่มีภาษี คุณเก็บไพ่ที่ได้ไว้
hint-quiet = ภาษีเป็นผลดีกับคุณ
hint-give_worst = { $cards } มีประโยชน์กับคุณน้อยที่สุด
hint-lead_many = { $set } ทิ้งได้ { $count } ใบในครั้งเดียว
hint-beat_win = ไม่มีใครชนะ { $set } ได้: คุณได้ออกนำ
hint-beat_split = { $set } ต้องแยกชุดใหญ่ แต่การได้ออกนำคุ้มค่า
hint-beat_jester = { $set } ต้องใช้ตัวตลก แต่การได้ออกนำคุ้มค่า
hint-lead_harder = { $set } ชนะยากกว่า { $other }: คุณอาจได้ออกนำต่อ
hint-lead_spare = { $set } แย่สุดในที่ทิ้งได้: { $other } มีค่ามากกว่าในภายหลัง
hint-save_jester = ตัวตลกมีค่ามากกว่าในภายหลัง
hint-use_jester = มีตัวตลกแล้ว { $set } ชนะยากขึ้น
hint-beat_whole = { $set } ไม่ต้องแยกชุด แต่ { $other } ต้องแยก
hint-beat_cheap = { $set } ก็พอ: { $other } มีค่ามากกว่าในภายหลัง
hint-beat_firm = { $set } ชนะยากกว่า { $other }: คุณอาจได้ออกนำ

## Tincholi

hint-look = สองใบใดก็เหมือนกัน
hint-draw_hidden = ใบบนกองทิ้งไม่ช่วยคุณ
hint-draw_only = กองทิ้งว่างอยู่
hint-draw_free = ถ้าหยิบ { $card } ต้องเก็บไว้ ส่วนใบที่จั่วทิ้งได้
hint-draw_seen = ทุกคนจะรู้ว่า { $card } อยู่ที่ไหน: คนที่ได้ 9 อาจสลับเอาไป
hint-take_pair = { $card } เข้าคู่กับช่อง { $slot }: ตาหน้าทิ้งพร้อมกันได้
hint-take_known = { $card } นับ { $count } ส่วนช่อง { $slot } คือ { $held }
hint-take_unknown = { $card } นับ { $count }: น้อยกว่าที่คาดได้จากช่องที่ยังไม่เห็น
hint-lower_even = { $card } แทน { $held } ทำให้มือต่ำลง แต่โอกาสแทบไม่เปลี่ยน
hint-keep_pair = แล้วช่อง { $slots } จะเป็นคู่: ตาหน้าทิ้งพร้อมกันได้
hint-keep_known = { $card } นับ { $count } ส่วนช่อง { $slot } คือ { $held }
hint-keep_unknown = { $card } นับ { $count }: น้อยกว่าที่คาดได้จากช่องที่ยังไม่เห็น
hint-keep_any = { $card } นับ { $count }: ต่ำกว่าที่คาดในช่องเหล่านี้ทุกช่อง
hint-keep_joker = โจ๊กเกอร์นับเท่ากับใบต่ำสุดที่เหลือของคุณ
hint-peek_other = คุณจะรู้ว่า { $seats } มีอะไรตรงนั้น
hint-pair_known = คุณเห็นแล้วว่าช่อง { $slots } เหมือนกัน
hint-peek_own = คุณยังไม่รู้ช่อง { $slot }
hint-swap_high = ช่อง { $slot } คือ { $held }: ให้คนอื่นไป
hint-swap_low = ตรงนั้น { $seats } มี { $got } ส่วนช่อง { $slot } ของคุณคือ { $held }
hint-swap_unknown = ตรงนั้น { $seats } มี { $got } ซึ่งน้อยกว่าที่คาดได้จากช่อง { $slot } ของคุณที่ยังไม่เห็น
hint-drop_high = { $card } ไม่ต่ำกว่าที่คาดว่ามีในช่องของคุณ
hint-cut_before = คุณมีประมาณ { $total }: จบรอบก่อนที่คนอื่นจะต่ำลงดีกว่า
hint-cut_now = คุณมีประมาณ { $total }: น่าจะต่ำสุด
hint-cut_call = คุณรู้ไพ่ทั้งมือ: { $total } น่าจะต่ำสุด
hint-too_early = ยังเร็วไปที่จะจบรอบ: อาจมีคนแต้มน้อยกว่า { $total } ของคุณ
hint-too_early_about = ยังเร็วไปที่จะจบรอบ: คุณมีประมาณ { $total } และอาจมีคนน้อยกว่า
hint-too_early_behind = ยังเร็วไปที่จะจบรอบ: เกมอาจจบตรงนี้ และ { $seats } นำอยู่

## Liap Tui

hint-stay = มือไม่มีตัวแข็งก็ไม่ชนะอะไรเลยได้ และนั่นก็ได้แต้ม
hint-redeal = คุณต้องประกาศอย่างน้อย 1 แต่หมากในมือนี้ชนะไม่ได้สักกอง
hint-redeal_scores = ที่นี่ไม่ชนะเลยก็ไม่ได้แต้ม: แจกใหม่อาจได้มากกว่า
hint-declare = ตัวแข็งของคุณน่าจะชนะราว { $n }
hint-liap_tui-lead_strong = ยังต้องการ { $want }: { $play } แข็งที่สุดของคุณ
hint-lead_weak = ไม่ต้องการเพิ่ม: { $play } น่าจะแพ้
hint-win_now = ยังต้องการ { $want }: { $play } ชนะ
hint-try_to_win = ยังต้องการ { $want }: ตอนนี้ { $play } นำอยู่
hint-throw_strong = ไม่ต้องการเพิ่ม: { $play } แพ้และหมดไป
hint-throw_weak = ชนะกองนี้ไม่ได้: { $play } มีประโยชน์น้อยสุด
hint-declare_none = หมากของคุณน่าจะไม่ชนะเลย
hint-declare_next = ตรงนี้ประกาศ { $cannot } ไม่ได้: { $n } ใกล้เคียงที่สุดกับที่หมากของคุณน่าจะชนะ
hint-declare_tried = ลองเล่นกับการแจกที่เป็นไปได้หลายแบบ ประกาศ { $n } ได้ผลดีสุด
hint-save_strong = ยังต้องการ { $want } แต่ตัวแข็งชนะทีหลังได้: ตอนนี้ทิ้ง { $play }
hint-out_of_reach = ถึงจำนวนที่ประกาศไม่ได้แล้ว: แต่ละกองยังช่วยไม่ให้เสียอีกหนึ่งแต้ม
hint-too_strong = ยากที่จะชนะเพียงเท่าที่ประกาศ: กองที่เกินเสียกองละแต้ม
hint-missed = ยากที่จะได้ตรงตามที่ประกาศแล้ว
hint-too_many = ชนะเกินแล้ว: ทุกกองที่เพิ่มเสียหนึ่งแต้ม
hint-too_many_high = ชนะเกินแล้ว: ทิ้ง { $play } ตอนที่ยังมีคนชนะมันได้
hint-too_many_soon = คงอยู่ที่จำนวนที่ประกาศได้ยาก: แต่ละกองที่เกินเสียหนึ่งแต้ม
hint-loses_less = โอกาสเท่ากับ { $other } และเสียน้อยกว่าถ้าพลาด
hint-lead_stronger = ยังต้องการ { $want }: { $play } มีโอกาสชนะมากกว่า { $other }
hint-lead_long = ยังต้องการ { $want }: { $play } ชนะได้ทีเดียว { $n } กอง
hint-lead_wait = ยังต้องการ { $want } แต่ตัวแข็งชนะทีหลังได้: ตอนนี้ออกนำ { $play }
hint-lead_cheap = คุณยังต้องการ { $want }: { $play } อาจชนะได้เลย และเก็บ { $other } ไว้ทีหลัง
hint-keep_set = เก็บชุดไว้ด้วยกัน: { $pieces }
hint-win_cheap = ยังต้องการ { $want }: { $play } ก็พอชนะ และยังเหลือ { $other }
hint-try_firm = ยังต้องการ { $want }: { $play } มีโอกาสนำต่อมากกว่า { $other }
hint-try_cheap = ยังต้องการ { $want }: ตอนนี้ { $play } นำอยู่ และเก็บ { $other } ไว้ทีหลัง
hint-throw_high = ชนะกองนี้ไม่ได้: ทิ้ง { $play } ก่อนที่จะชนะเกินไปหนึ่งกอง
hint-over_all = ตรงนี้ลงอะไรก็นำ ลง { $play } แล้วมีโอกาสชนะอีกกองน้อยที่สุด
hint-over_now = ไม่ต้องการเพิ่ม: ทิ้ง { $play } ตอนที่คนหลังคุณอาจชนะมันได้
hint-throw_low = ชนะกองนี้ไม่ได้ และ { $other } ยังอาจชนะทีหลัง
hint-throw_spare = กองนี้ชนะไม่ได้ คุณยังต้องการ { $want }: { $play } คือตัวที่เสียได้ง่ายสุด
hint-lose_surer = ไม่ต้องการเพิ่มแล้ว: { $play } แพ้แน่กว่า { $other }
hint-scores_more = { $other } ตรงบ่อยกว่า แต่อันนี้ได้แต้มมากกว่าเมื่อตรง
