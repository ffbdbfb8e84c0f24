# Thai: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = ไม่มีอย่างอื่นให้เล่น
hint-all_the_same = เล่นอะไรก็ผลเหมือนกัน
hint-habit = ดูเหมาะสม
hint-chance = เล่นอะไรก็ได้
hint-best_chance = ดีที่สุดในบรรดาที่เป็นไปได้

## Thulla and Kazhutha Kali

hint-opening = เอซโพดำเปิดเกม
hint-shed_free = ไม่มีใครตัดได้แล้ว: { $card } สูงสุดที่ทิ้งได้
hint-stay_under = { $card } ต่ำกว่า { $best }: คนที่สูงกว่าต้องเก็บ
hint-on_top_low = ต้องสูงกว่า { $best }: { $card } ยังเหลือที่ให้คนหลัง
hint-on_top_high = แทบไม่มีใครหมดดอกนี้: ทิ้ง { $card } ตอนยังปลอดภัย
hint-cut_high = ลงตามไม่ได้: { $card } คือใบที่อยากให้คนอื่น
hint-lead_safe = คนอื่นมีดอกนี้ { $out } ใบ: { $card } น่าจะผ่านครบรอบ
hint-solved = เหลือสองคน: หลังจากนี้คุณรอดไม่ว่าอีกคนจะลงอะไร
hint-lead_low = { $card } ต่ำ: ถ้าตัด คนสูงกว่าเก็บ

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

## Tincholi

hint-look = สองใบใดก็เหมือนกัน
hint-draw_hidden = ใบบนกองทิ้งไม่ช่วยคุณ
hint-take_low = { $card } ต่ำกว่าที่คาดว่าอยู่ในช่อง { $slot }
hint-keep_low = { $card } ต่ำกว่าที่คาดว่าอยู่ในช่อง { $slot }
hint-pair_known = คุณเห็นแล้วว่าช่อง { $slots } เหมือนกัน
hint-peek_own = คุณยังไม่รู้ช่อง { $slot }
hint-swap_high = ช่อง { $slot } สูง: ให้คนอื่นไป
hint-drop_high = { $card } จะทำให้มือคุณแย่ลง
hint-cut_now = { $total } น่าจะต่ำสุด
hint-cut_call = คุณรู้ไพ่ทั้งมือ: { $total }

## Liap Tui

hint-stay = มือไม่มีตัวแข็งก็ไม่ชนะอะไรเลยได้ และนั่นก็ได้แต้ม
hint-redeal = คุณต้องประกาศบางอย่าง แต่มือนี้ไม่ชนะอะไร
hint-declare = ตัวแข็งของคุณน่าจะชนะราว { $n }
hint-liap_tui-lead_strong = ยังต้องการ { $want }: { $play } แข็งที่สุดของคุณ
hint-lead_weak = ไม่ต้องการเพิ่ม: { $play } น่าจะแพ้
hint-win_now = ยังต้องการ { $want }: { $play } ชนะ
hint-try_to_win = ยังต้องการ { $want }: { $play } ดีที่สุดที่ทำได้
hint-throw_strong = ไม่ต้องการเพิ่ม: { $play } แพ้และหมดไป
hint-throw_weak = ชนะตานี้ไม่ได้: { $play } มีประโยชน์น้อยสุด
