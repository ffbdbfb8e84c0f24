# Thai: a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: บทเรียน
learn-step = ขั้น { $at } จาก { $of }
learn-go-on = ต่อไป
learn-skip-long = ข้ามบทเรียน
learn-nudge = ทำได้ แต่ครั้งนี้ลองทำตามที่บอกด้านบน
learn-wait = ดูคนอื่นก่อน…
learn-again = อีกครั้ง
learn-play = เล่นจริงเลย
learn-well = เก่งมาก!
learn-asks-answer = คำตอบของคุณ
learn-asks-read = อ่านแล้วไปต่อ
learn-none = เกมนี้ยังไม่มีบทเรียน
learn-link = เรียนทีละขั้น
learn-from-start = เริ่มใหม่

learn-link-on = เรียนต่อ: เสร็จ { $done } จาก { $of }
learn-path = บทเรียนทั้งหมด
learn-path-at = บทที่ { $at } จาก { $of } ดูทั้งหมด
learn-unit = { $kind }: { $about }
learn-unit-basics = พื้นฐาน
learn-unit-trap = กับดัก
learn-unit-strong = คนเก่งเล่นอย่างไร
learn-unit-count = การนับ
learn-unit-puzzle = โจทย์หนึ่งข้อ
learn-next = บทต่อไป
learn-answers = คำตอบ
learn-not-now = ตรงนี้ทำไม่ได้
learn-not-so = ยังไม่ใช่ ลองคำตอบอื่น
learn-look = ดูไพ่ของคุณก่อน: แตะทุกใบที่มีรูปตา
learn-done-mark = (เสร็จแล้ว)

## Thulla

learn-thulla-ace = ทิ้งไพ่ให้หมด ใครเหลือแพ้ เอซโพดำเปิดเกม แตะแล้วแตะอีกครั้งเพื่อลง
learn-thulla-high = ทุกคนลงโพดำ กองนี้ถูกนำออก คุณสูงสุดได้ออกนำ ลองคิงโพแดง
learn-thulla-high-nudge = ลงได้ แต่ลองออกนำคิงโพแดงดูว่าไพ่สูงจะเป็นอย่างไร
learn-thulla-low = Thulla! Bilal ไม่มีโพแดงจึงตัด คนที่ลงโพแดงสูงสุดต้องเก็บทั้งหมด คือคุณ คราวนี้ออกนำใบต่ำ 3 โพแดง
learn-thulla-low-nudge = Bilal ไม่มีโพแดงและจะตัดอีก ออกนำใบต่ำสุดเพื่อให้คนอื่นสูงสุด
learn-thulla-follow = Ammu โพแดงสูงสุดจึงเก็บ ตอนนี้ Ammu ออกนำดอกจิกและคุณมี: ลง 2 แตะใบอื่นเพื่อดูว่าทำไมไม่ได้
learn-thulla-follow-nudge = แหม่มก็ลงได้ แต่จะสูงสุด เลี่ยงด้วย 2
learn-thulla-cut = ข้าวหลามตัดและคุณไม่มี: ตาคุณตัด ใบใดก็ได้ ทิ้งใบอันตรายสุดคือคิง
learn-thulla-cut-nudge = ตัดได้เหมือนกัน แต่ใช้โอกาสทิ้งคิงดีกว่า
learn-thulla-again = Chai ต้องเก็บ และ Bilal รอดแล้ว ข้าวหลามตัดอีก: ตัดด้วยแหม่ม
learn-thulla-again-nudge = 5 ก็ตัดได้ แต่แหม่มคือใบที่ทำร้ายคุณได้
learn-thulla-safe = ออกนำโพแดง: ใบสุดท้ายของคุณลงตามได้ และต่ำกว่าของ Chai
learn-thulla-done = คุณรอดเป็นอันดับสอง! ที่เหลือเล่นต่อจนเหลือคนมีไพ่ เท่านี้เอง

## Kazhutha Kali

learn-kazhutha-ace = ทิ้งไพ่ให้หมด คนสุดท้ายที่มีไพ่คือ Kazhutha หรือลา เอซโพดำเปิดเกม แตะแล้วแตะอีกครั้งเพื่อลง
learn-kazhutha-high = ทุกคนลงโพดำ กองนี้ถูกนำออก คุณสูงสุดได้ออกนำ ลองคิงข้าวหลามตัด
learn-kazhutha-high-nudge = ลงได้ แต่ลองออกนำคิงข้าวหลามตัดดูว่าไพ่สูงจะเป็นอย่างไร
learn-kazhutha-low = Pani! Bilal ไม่มีข้าวหลามตัดจึงตัด คนที่ลงสูงสุดต้องเก็บทั้งหมด คือคุณ คราวนี้ออกนำใบต่ำ 3 ข้าวหลามตัด
learn-kazhutha-low-nudge = Bilal ไม่มีข้าวหลามตัดและจะตัดอีก ออกนำใบต่ำสุดเพื่อให้คนอื่นสูงสุด
learn-kazhutha-follow = Ammu ข้าวหลามตัดสูงสุดจึงเก็บ ตอนนี้ Ammu ออกนำโพแดงและคุณมี: ลง 2 แตะใบอื่นเพื่อดูว่าทำไมไม่ได้
learn-kazhutha-follow-nudge = แหม่มก็ลงได้ แต่จะสูงสุด เลี่ยงด้วย 2
learn-kazhutha-cut = ดอกจิกและคุณไม่มี: ตาคุณตัด ใบใดก็ได้ ทิ้งแหม่มโพแดง
learn-kazhutha-cut-nudge = ตัดได้เหมือนกัน คราวนี้ทิ้งแหม่ม
learn-kazhutha-again = Chai ต้องเก็บ และ Bilal รอดแล้ว ดอกจิกอีก: ตัดด้วย 5 แล้วจะรู้ว่าทำไม
learn-kazhutha-again-nudge = คิงก็ตัดได้ แต่เก็บไว้กองสุดท้ายของบทเรียน
learn-kazhutha-power = ออกนำข้าวหลามตัด ใบสุดท้ายของคุณสูงสุด ลงแล้วรอด
learn-kazhutha-done = คุณชนะกองแต่ไม่มีไพ่ออกนำ สิทธิ์จึงไปที่คนรองคือ Chai คุณรอดแล้ว คนสุดท้ายที่มีไพ่จะเป็นลา

## The Great Dalmuti

learn-dalmuti-lower = ทิ้งไพ่ให้หมด เลขยิ่งน้อยยิ่งดี: ชนะ 8 ของ Bilal ด้วย 2
learn-dalmuti-lower-nudge = ชนะได้เหมือนกัน แต่ 2 ไม่มีใครชนะได้ ลองดู
learn-dalmuti-set = คนอื่นผ่านหมด กองเป็นของคุณและได้ออกนำ ออกเป็นชุด: 9 ทั้งสองใบ
learn-dalmuti-set-nudge = ออกนำได้ แต่สองใบพร้อมกันหมดเร็วกว่า เลือก 9 ทั้งสอง
learn-dalmuti-pass = Chai ชนะ 9 ด้วย 5 สองใบ ต้องลงจำนวนเท่ากันเลขน้อยกว่า 6 ของคุณไม่น้อยกว่า 5: ผ่าน
learn-dalmuti-pass-nudge = คุณไม่มีอะไรน้อยกว่า 5 สองใบ ผ่าน
learn-dalmuti-jester = 12 สามใบ คุณมี 6 สองใบกับตัวตลกที่แทนเลขใดก็ได้ แตะ 6 หนึ่งใบ: เลือกครบทั้งสาม
learn-dalmuti-jester-nudge = คุณมีชุดสามใบ: 6 สองใบกับตัวตลก
learn-dalmuti-tax = คุณหมดก่อน: ตอนนี้เป็นดัลมูติใหญ่ Bilal ไพร่ใหญ่ต้องให้ไพ่ดีสุดสองใบ คุณให้คืนสองใบใดก็ได้ เลือก 12
learn-dalmuti-tax-nudge = ให้ใบนั้นได้ แต่ใบแย่สุดคือ 12 สองใบ
learn-dalmuti-done = ได้ 2 กับ 3 แลก 12 สองใบ เป็นดัลมูตินี่ดีจริง ลำดับที่หมดกำหนดยศใหม่ทุกมือ

## Tincholi

learn-tincholi-look = ไพ่คว่ำสี่ใบอยู่หน้าคุณ แต้มรวมต่ำสุดดีที่สุด ดูได้สองใบครั้งเดียว: เลือกช่อง 1 และ 2 แล้วจำไว้
learn-tincholi-look-nudge = ดูสองใบใดก็ได้ แต่บทเรียนนี้เลือกช่อง 1 และ 2
learn-tincholi-seven = ถึงตาคุณ: จั่ว ได้ 7 ซึ่งดูไพ่ตัวเองได้หนึ่งใบ ดูช่อง 3
learn-tincholi-seven-nudge = คราวนี้ไม่ใช่: จั่วแล้วใช้ 7 ดูช่อง 3
learn-tincholi-swap = 12! ระหว่างนั้น Ammu ใช้ 8 ดูช่อง 1 ของคุณ และ Bilal ใช้ 9 สลับสองใบ จั่วแล้วใส่ช่อง 3
learn-tincholi-swap-nudge = ใบแย่สุดคือ 12 ในช่อง 3 จั่วแล้วใส่แทน
learn-tincholi-pair = ได้ 3 แลก 12 เยี่ยม ทีนี้จั่วแล้วทิ้งหกสองใบพร้อมกัน: แตะ “คู่” แล้วเลือกช่อง 1 และ 2 ถ้าไม่เท่ากันต้องเก็บเพิ่มหนึ่งใบ
learn-tincholi-pair-nudge = คุณรู้ว่ามีหกสองใบในช่อง 1 และ 2 จั่วแล้วทิ้งทั้งคู่
learn-tincholi-cut = เหลือไพ่ต่ำสามใบ เมื่อคิดว่าแต้มรวมของคุณต่ำสุดให้จบรอบ: จั่วแล้วจบรอบโดยไม่ขานแต้มรวม
learn-tincholi-cut-nudge = เล่นต่อได้ แต่แต้มรวมของคุณต่ำแล้ว จั่วแล้วจบรอบ
learn-tincholi-done = รวม 6 ต่ำสุด: คุณไม่เสียแต้ม คนอื่นเสียตามไพ่ในมือ จบรอบเร็วไปเสียเพิ่ม 20 ใครแต้มน้อยสุดตอนจบชนะ

## Liap Tui

learn-liap_tui-pieces = ตัวหมากของคุณ เลขบนตัวคือค่า ตัวเหมือนกันรวมเป็นชุด: เบี้ยสามตัวนับเป็นชุดสาม
learn-liap_tui-say = ก่อนอื่นทุกคนบอกว่าจะชนะกี่กอง เบี้ยของคุณชนะได้สาม รถหนึ่ง: บอก 4
learn-liap_tui-say-nudge = บอกได้ แต่ในบทเรียนนี้บอก 4 จะได้เห็นว่าเบี้ยสามตัวชนะสามกองพร้อมกันอย่างไร
learn-liap_tui-follow = Ammu เริ่มหนึ่งตัว ทุกคนจึงลงหนึ่ง สูงสุดชนะกอง: ลงรถค่า 9
learn-liap_tui-follow-nudge = ลงได้แต่ไม่ชนะ คุณต้องการกองนี้: ลงรถ
learn-liap_tui-combo = ได้หนึ่งกองและคุณเริ่ม ลงเบี้ยสามพร้อมกัน ทุกคนต้องลงสามตัว มีแต่ชุดที่ดีกว่าจึงชนะ
learn-liap_tui-combo-nudge = ตัวเดี่ยวชนะได้กองเดียว เลือกเบี้ยทั้งสาม
learn-liap_tui-last = สี่กองตามที่บอก อีกกองจะเสีย ดีแล้วที่ตัวสุดท้ายอ่อน
learn-liap_tui-done = ตรง 4: ได้ 4 และเพิ่ม 5 รวม 9 แต้ม ใครพลาดเสียส่วนต่าง ใครถึง 50 ก่อนชนะ

## Thulla: the path

learn-thulla-unit-trap = เก็บใบสูงนานเกินไป
learn-thulla-unit-strong = ทำให้หมดดอกหนึ่ง
learn-thulla-unit-count = นับดอกเดียวก็พอ
learn-thulla-unit-puzzle = เหลือสองคน
learn-thulla-trap_early = ใบสูงเป็นภาระ ตอนนี้ทุกคนยังมีโพแดงจึงปลอดภัย: ออกนำคิง
learn-thulla-trap_late = คิงไปแล้ว ทีนี้ดูว่าใบสูงที่รอนานเป็นอย่างไร: ออกนำเอซดอกจิก
learn-thulla-trap_why = คุณเก็บไพ่สามใบ เพราะอะไร
learn-thulla-trap_why-1 = เอซชนะไม่ได้เลย
learn-thulla-trap_why-1-no = ชนะได้: ถ้าทุกคนลงตาม กองนั้นถูกนำออกเฉย ๆ
learn-thulla-trap_why-2 = Bilal ไม่มีดอกจิก และดอกจิกของฉันสูงสุด
learn-thulla-trap_why-3 = มีคนมีดอกจิกสูงกว่า
learn-thulla-trap_why-3-no = ไม่มีใบใดสูงกว่าเอซ ดูว่า Bilal ลงอะไร
learn-thulla-trap_low = ใช่แล้ว คุณออกนำอีก ใบไหนปลอดภัยที่สุด
learn-thulla-trap_low-ace = Bilal ไม่มีดอกจิกและจะตัดอีก คุณต้องเก็บทั้งหมดอีกครั้ง
learn-thulla-trap_low-nudge = ดอกนั้นอาจถูกตัดและใบของคุณจะสูงสุด ลองใบต่ำของดอกที่ทุกคนน่าจะมี
learn-thulla-trap_done = ใบต่ำของดอกที่ยังใหม่: ไม่มีใครทำอะไรคุณได้ ใบสูงออกแต่เนิ่น ๆ ใบต่ำออกเมื่อดอกใกล้หมด
learn-thulla-strong_void = คุณมีดอกจิกใบเดียว ออกนำเลย: ต่อไปคุณตัดดอกจิกได้
learn-thulla-strong_throw = Chai ออกนำดอกจิกและคุณไม่มีแล้ว ตัด! อยากทิ้งใบไหน
learn-thulla-strong_throw-low = 4 ไม่เคยทำร้ายคุณ ตัดด้วยใบที่อันตรายกว่า
learn-thulla-strong_throw-nudge = เกือบแล้ว แต่คิงอันตรายที่สุด
learn-thulla-strong_under = Chai เก็บไพ่แล้วออกนำโพแดง คุณมีสองใบ ใบไหนปลอดภัย
learn-thulla-strong_under-over = 10 สูงกว่า 9 ของ Chai ถ้า Ammu ตัด คุณต้องเก็บ
learn-thulla-strong_done = Ammu ตัด และ Chai ต้องเก็บอีก เพราะ 4 ของคุณต่ำกว่า 9 ทำดอกสั้นให้หมดก่อน แล้วอยู่ต่ำไว้
learn-thulla-count_left = ดอกหนึ่งมี 13 ใบ โพแดงออกไปแล้วสองรอบ 8 ใบ รวมเอซกับแหม่ม และคุณถือ 3 ใบ คนอื่นมีกี่ใบ
learn-thulla-count_left-1 = 5
learn-thulla-count_left-1-no = 13 ลบ 8 เหลือ 5 แล้วลบสามใบของคุณด้วย
learn-thulla-count_left-2 = 2
learn-thulla-count_left-3 = ไม่มีเลย
learn-thulla-count_left-3-no = 8 กับ 3 ของคุณเป็น 11 จาก 13 ยังเหลืออยู่ข้างนอก
learn-thulla-count_follow = ใช่: โพแดง 2 ใบสำหรับสามคน ถ้าคุณออกนำโพแดง อะไรแน่นอน
learn-thulla-count_follow-1 = มีคนตัดแน่
learn-thulla-count_follow-2 = ทุกคนลงตาม
learn-thulla-count_follow-2-no = ไพ่สองใบให้สามคนลงตามไม่ได้
learn-thulla-count_lead = แปลว่าต้องมีคนตัดโพแดง และไม่มีใครมีโพแดงสูงกว่าคิงของคุณ คุณจะออกนำอะไร
learn-thulla-count_lead-king = คิงถูกตัดแน่ และคุณต้องเก็บ
learn-thulla-count_lead-nudge = โพแดงถูกตัดแน่ และของคุณน่าจะสูงสุด คุณมีอีกดอกหนึ่ง
learn-thulla-count_done = พวกเขาไปยุ่งกันเอง ไม่ต้องนับทุกอย่าง: นับดอกของใบที่สูงที่สุดของคุณ
learn-thulla-puzzle_known = Bilal และ Chai รอดแล้ว คุณนับไว้: Ammu มี 9 ข้าวหลามตัดกับโพดำหนึ่งใบ ใครคนหนึ่งในสองคนจะแพ้
learn-thulla-puzzle_lead = คุณออกนำ ข้าวหลามตัดใบไหนก่อนจึงจะหมดมือ
learn-thulla-puzzle_lead-king = คิงชนะ คุณต้องออกนำ 4 อีก Ammu ไม่มีข้าวหลามตัดแล้ว ก็ตัด และคุณต้องเก็บ
learn-thulla-puzzle_cut = Ammu ต้องชนะและต้องออกนำโพดำ คุณไม่มี: ตัด!
learn-thulla-puzzle_done = แก้ได้แล้ว! เมื่อเหลือสองคน ให้อีกฝ่ายชนะกองและออกนำ

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

learn-dalmuti-unit-trap = แรงไป เร็วไป
learn-dalmuti-unit-strong = ทีละหลายใบ
learn-dalmuti-unit-count = ข้างนอกเหลืออะไร
learn-dalmuti-unit-puzzle = ทางออก
learn-dalmuti-trap_enough = Chai ออกนำ 9 ใช้อะไรชนะก็พอ
learn-dalmuti-trap_enough-one = ไม่มีใครชนะ 1 ได้ แต่เก็บไว้ทีหลังมีค่ากว่า ตรงนี้ใช้ไพ่ที่อ่อนกว่าก็พอ
learn-dalmuti-trap_enough-pass = คุณชนะได้ง่าย ๆ และไพ่ลดลงหนึ่งใบ
learn-dalmuti-trap_take = 5 ดี แต่ไม่มีใครมีดีกว่า 1 ของคุณ ตอนนี้มันทำให้คุณได้ออกนำ คุ้มไหม
learn-dalmuti-trap_take-nudge = ถ้าผ่าน คนอื่นได้ออกนำ เอาตอนนี้เลย: คุณรู้ว่าจะไปต่ออย่างไร
learn-dalmuti-trap_lead = คุณออกนำ มี 10 สามใบกับ 12 จะหมดมืออย่างไร
learn-dalmuti-trap_lead-nudge = ชุดเล็กถูกชนะง่าย ชุดไหนแทบไม่มีใครชนะได้
learn-dalmuti-trap_out = ไม่มีใครมีสามใบที่ต่ำกว่า 10 เหลือใบเดียว: ลงเลย
learn-dalmuti-trap_done = หมดมือคนแรก ใช้เท่าที่พอชนะ และเก็บใบดีที่สุดไว้ตอนที่การออกนำสำคัญ
learn-dalmuti-strong_many = คุณออกนำ ลงแบบไหนทิ้งไพ่ได้มากที่สุด
learn-dalmuti-strong_many-nudge = ได้เหมือนกัน แต่ลองชุดใหญ่สุด: แทบไม่มีใครมีสี่ใบเหมือนกัน
learn-dalmuti-strong_bad = ไปสี่ใบ และคุณออกนำอีก ทิ้งใบแย่สุดตอนที่ยังแย่งออกนำคืนได้
learn-dalmuti-strong_bad-nudge = เก็บใบนั้นไว้แย่งออกนำคืน 12 แทบไม่มีวันชนะ
learn-dalmuti-strong_back = Bilal ลง 5 แย่งออกนำคืนมา!
learn-dalmuti-strong_back-nudge = ผ่านก็ให้คนอื่นออกนำ 3 ของคุณชนะตรงนี้
learn-dalmuti-strong_out = เหลือ 6 สองใบ: ลงพร้อมกัน
learn-dalmuti-strong_done = หมดมือคนแรก ทีละหลายใบ ทิ้งใบแย่ตอนออกนำ และมีใบต่ำไว้กลับมา: แผนของคนเก่ง
learn-dalmuti-count_pack = 12 มีสิบสองใบ 11 มีสิบเอ็ดใบ ไล่ไปเรื่อย ๆ แล้ว 3 มีกี่ใบ
learn-dalmuti-count_pack-1 = สอง
learn-dalmuti-count_pack-1-no = เลขอะไรก็มีเท่านั้นใบ
learn-dalmuti-count_pack-2 = สาม
learn-dalmuti-count_pack-3 = สิบสอง
learn-dalmuti-count_pack-3-no = นั่นคือจำนวนของ 12
learn-dalmuti-count_beat = และคุณถือครบสามใบ 1, 2 และตัวตลกไปหมดแล้ว มีใครชนะ 3 สามใบได้ไหม
learn-dalmuti-count_beat-1 = ไม่มี
learn-dalmuti-count_beat-2 = มี ด้วย 4 สามใบ
learn-dalmuti-count_beat-2-no = 4 มากกว่า 3: เลขน้อยชนะ
learn-dalmuti-count_lead = แปลว่าชนะแน่ ออกนำอะไรก่อน
learn-dalmuti-count_lead-nudge = อย่าแยกชุด และลงชุดที่ชนะแน่ก่อน: แล้ว 12 จะเป็นใบสุดท้าย
learn-dalmuti-count_out = ไม่มีใครทำอะไรได้ ทีนี้ใบสุดท้าย
learn-dalmuti-count_done = ไม่ต้องจำทุกอย่าง: ดูว่า 1, 2 และตัวตลกไปหมดหรือยัง แล้วจะรู้ว่าอะไรแน่
learn-dalmuti-puzzle_known = คุณออกนำ มี 2, 11 และ 12 สองใบ ไม่มีใครชนะ 2 ได้ คนอื่นอาจมีคู่ที่ดีกว่า
learn-dalmuti-puzzle_lead = ลงอะไรก่อนจึงหมดมือเร็วที่สุด
learn-dalmuti-puzzle_lead-two = คุณได้ออกนำสองครั้ง แต่หลังจากนั้นไม่มีอะไรพากลับมา เก็บ 2 ไว้แย่งออกนำคืน
learn-dalmuti-puzzle_lead-pair = อาจเจอคู่ที่ดีกว่า แล้ว 2 จะช่วยได้ก็ต่อเมื่อมีคนออกนำใบเดี่ยว ออก 11 ก่อน: 2 จะชิงสิทธิ์ออกนำคืนได้ในกองเดียวกัน แล้วคู่ออกเป็นชุดสุดท้าย
learn-dalmuti-puzzle_lead-nudge = อย่าแยกคู่: ลงคู่นับเป็นครั้งเดียว
learn-dalmuti-puzzle_beat = ตามคาด: 10, 5, 4 แล้วตอนนี้ล่ะ
learn-dalmuti-puzzle_beat-nudge = ถึงเวลาของ 2: แย่งออกนำคืน
learn-dalmuti-puzzle_out = คุณได้ออกนำ ลงครั้งสุดท้าย!
learn-dalmuti-puzzle_done = แก้ได้แล้ว! ใบเดี่ยวที่อ่อนก่อน แล้วใบที่ชนะแน่ สุดท้ายชุดที่ไม่ต้องชนะใคร

## Tincholi: the path

learn-tincholi-saw = หกสองใบ: จำไว้ อยู่ด้วยกันแล้วมีประโยชน์
learn-tincholi-unit-trap = ไพ่ที่ไม่มีใครเห็น
learn-tincholi-unit-strong = หยิบและสลับ
learn-tincholi-unit-count = การจำ
learn-tincholi-unit-puzzle = ขานแต้ม
learn-tincholi-trap_look = ดูช่อง 1 และ 2
learn-tincholi-trap_expect = 4 กับ 5 อีกสองใบยังไม่เห็น ไพ่หนึ่งใบเฉลี่ยราว 6 แต้ม ไพ่ของคุณรวมเท่าไร
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = นั่นแค่ที่เห็น อีกสองใบก็นับด้วย
learn-tincholi-trap_expect-2 = ราว 15
learn-tincholi-trap_expect-2-no = สองใบที่ยังไม่เห็น ใบละราว 6
learn-tincholi-trap_expect-3 = ราว 21
learn-tincholi-trap_draw = 21 สูงเกินไปสำหรับจบรอบ จั่วไพ่
learn-tincholi-trap_peek = ได้ 7 จะใช้อย่างไร
learn-tincholi-trap_peek-cut = ทั้งที่ยังไม่เห็นสองใบหรือ ถ้ามีใครต่ำกว่า คุณได้แต้มรวมของคุณบวกอีก 20
learn-tincholi-trap_peek-nudge = คุณยังไม่รู้ช่อง 3 และ 4 แล้ว 7 ทำอะไรได้
learn-tincholi-trap_again = ช่อง 3 เป็น 11! ดีที่ดูก่อน จั่วอีก
learn-tincholi-trap_keep = เอซ ใส่ช่องไหน
learn-tincholi-trap_keep-nudge = นับแค่ 1 ใส่แทนใบที่สูงสุดของคุณ
learn-tincholi-trap_done = จาก 11 เป็น 1 ช่อง 4 ยังไม่รู้: คือ 10 ถ้าจบรอบตั้งแต่แรกจะเสีย 30 บวกอีก 20 ดูก่อนแล้วค่อยจบรอบ
learn-tincholi-strong_look = ดูช่อง 1 และ 2
learn-tincholi-strong_take = 10 กับ 11 โชคไม่ดี แต่ดูกองทิ้งสิ จะทำอย่างไร
learn-tincholi-strong_take-nudge = 12 ข้าวหลามตัดนับ 0 ไม่มีใบไหนดีกว่า
learn-tincholi-strong_put = 12 ข้าวหลามตัดคือใบที่ดีที่สุด ใส่ช่องไหน
learn-tincholi-strong_put-nudge = ใส่แทนใบที่สูงสุดที่คุณรู้
learn-tincholi-strong_draw = เห็นไหม Ammu ทิ้งเอซ และ Bilal หยิบไปใส่ช่อง 4 ทีนี้จั่ว
learn-tincholi-strong_swap = 9 สลับไพ่สองใบใดก็ได้ สลับสองใบไหน
learn-tincholi-strong_swap-nudge = คุณรู้ใบต่ำใบหนึ่ง: เอซในช่อง 4 ของ Bilal เลือก 10 ของคุณกับใบนั้น
learn-tincholi-strong_done = Bilal ได้ 10 ของคุณ คุณได้เอซ ใครหยิบอะไรจากกองทิ้งทุกคนรู้: ดูว่าไปอยู่ช่องไหน
learn-tincholi-count_look = ดูช่อง 1 และ 2 ที่เหลือของบทนี้ต้องใช้ความจำ
learn-tincholi-count_draw = อย่าพูดออกมา จั่วไพ่
learn-tincholi-count_keep = ได้ 5 ใส่ช่องไหน
learn-tincholi-count_keep-nudge = คุณเห็น 4 กับ 10 ใส่ 5 แทน 10
learn-tincholi-count_where = Ammu จั่วได้ 9 และสลับสองใบ ตอนนี้ 4 ของคุณอยู่ไหน
learn-tincholi-count_where-1 = ช่อง 1 ของฉัน
learn-tincholi-count_where-1-no = เคยอยู่ที่นั่น ช่อง 1 เป็นหนึ่งในสองช่องที่ถูกสลับ
learn-tincholi-count_where-2 = ช่อง 2 ของฉัน
learn-tincholi-count_where-2-no = ที่นั่นคือ 5 ของคุณ
learn-tincholi-count_where-3 = ช่อง 2 ของ Bilal
learn-tincholi-count_more = ใช่: มันเป็นของ Bilal แล้ว และช่อง 1 ของคุณเป็นอะไรคุณไม่รู้ จั่วไพ่
learn-tincholi-count_match = 5 อีกใบ! จะใช้อย่างไร
learn-tincholi-count_match-also = คิดดี: ทำเป็นคู่ ที่นี่เราใช้ช่อง 1
learn-tincholi-count_match-nudge = ช่อง 2 มี 5 ใส่ใบนี้ในช่องที่ไม่รู้ แล้วจะได้คู่
learn-tincholi-count_last = ตอนนี้มี 5 สองใบ จั่วอีกครั้ง
learn-tincholi-count_pair = สองใบไหนทิ้งพร้อมกัน
learn-tincholi-count_pair-nudge = 5 อยู่ช่อง 1 และ 2 เลือกทิ้งเป็นคู่
learn-tincholi-count_done = เหลือแค่สามใบ ทุกตาทวนในใจว่าช่องไหนเป็นอะไร: แค่ตัวเลข จากซ้ายไปขวา
learn-tincholi-puzzle_look = คุณเหลือแค่สองใบ ดูทั้งคู่
learn-tincholi-puzzle_sum = 3 กับ 12 ข้าวหลามตัด รวมกี่แต้ม
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = 12 ข้าวหลามตัดนับ 0
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = บวกผิด: 12 ข้าวหลามตัดนับ 0
learn-tincholi-puzzle_draw = คุณรู้หมดแล้ว จั่วก่อนตามปกติ
learn-tincholi-puzzle_call = แล้วตอนนี้ล่ะ เอาให้คุ้มที่สุด
learn-tincholi-puzzle_call-silent = แบบนี้ได้ 0 แต่คุณรู้แต้มรวม: ขานออกมาแล้วลด 10 แต้ม
learn-tincholi-puzzle_call-nudge = ต่ำกว่า 3 ยากแล้ว จบรอบและขานแต้มรวม
learn-tincholi-puzzle_done = ขานถูก: ลด 10 แต้ม ถ้ารู้ทุกใบให้ขาน ถ้าไม่ ก็จบรอบเงียบ ๆ

## Liap Tui: the path

learn-liap_tui-unit-trap = เกินมาหนึ่งกอง
learn-liap_tui-unit-strong = คนเริ่มเลือกจำนวน
learn-liap_tui-unit-count = อะไรยังเหลือ
learn-liap_tui-unit-puzzle = อีกสองกอง
learn-liap_tui-trap_score = คุณบอก 2 และชนะแล้ว 2 ถ้าชนะกองที่สามล่ะ
learn-liap_tui-trap_score-1 = ได้เพิ่มหนึ่งแต้ม
learn-liap_tui-trap_score-1-no = ได้แต้มเมื่อตรงจำนวนเท่านั้น
learn-liap_tui-trap_score-2 = พลาดจำนวน: ลบ 1
learn-liap_tui-trap_score-3 = ไม่เปลี่ยนอะไร
learn-liap_tui-trap_score-3-no = เปลี่ยน: เสีย 7 แต้มและลบอีกหนึ่ง
learn-liap_tui-trap_throw = คุณไม่ต้องการอีกแล้ว Bilal ลงแม่ทัพซึ่งชนะทุกตัว จะทิ้งตัวไหน
learn-liap_tui-trap_throw-nudge = ตัวนั้นแทบไม่ชนะอยู่แล้ว ตัวไหนอาจชนะโดยไม่ตั้งใจทีหลัง
learn-liap_tui-trap_next = รถไปแล้ว Chai ลงรถ แล้วตอนนี้ล่ะ
learn-liap_tui-trap_next-nudge = ทิ้งตัวที่แรงกว่าตอนที่แพ้แน่
learn-liap_tui-trap_last = เหลือตัวเดียว ตัวที่อ่อนสุด
learn-liap_tui-trap_done = ตรง 2: ได้ 7 แต้ม เมื่อพอแล้วให้ทิ้งตัวแรงใต้ตัวที่แรงกว่า
learn-liap_tui-strong_straight = ต้องการอีก 3 และคุณออกนำ คนออกนำเลือกว่าลงกี่ตัว อะไรชนะสามกองพร้อมกัน
learn-liap_tui-strong_straight-nudge = รถ ม้า ปืนใหญ่สีเดียวกันเป็นชุดเรียง: สามกองในครั้งเดียว
learn-liap_tui-strong_weak = ได้ทั้งสาม! ทีนี้ไม่เอาอีก จะออกนำอะไร
learn-liap_tui-strong_weak-nudge = แบบนั้นก็ได้ แต่เบี้ยอ่อนกว่า
learn-liap_tui-strong_last = และตัวสุดท้าย
learn-liap_tui-strong_done = ตรง 4: ได้ 9 แต้ม หาชุดก่อนบอกจำนวน: คนเริ่มทำให้คนอื่นต้องตาม
learn-liap_tui-count_gone = รอบนี้แม่ทัพทั้งสองและรถสามในสี่ตัวลงไปแล้ว ตัวสุดท้ายอยู่กับคุณ อะไรชนะมันได้
learn-liap_tui-count_gone-1 = ปืนใหญ่
learn-liap_tui-count_gone-1-no = ปืนใหญ่ค่า 4.5 รถค่า 9
learn-liap_tui-count_gone-2 = ไม่มี
learn-liap_tui-count_gone-3 = แม่ทัพ
learn-liap_tui-count_gone-3-no = ลงไปแล้วทั้งสองตัว
learn-liap_tui-count_win = ต้องการอีกหนึ่งกอง ลงอะไร
learn-liap_tui-count_win-nudge = ทีหลังก็อาจได้ แต่กองที่แน่ให้เอาเลย
learn-liap_tui-count_lead = ได้แล้ว ตัวสุดท้ายต้องไม่ชนะ: เบี้ย
learn-liap_tui-count_done = 3 กอง 8 แต้ม จำแค่แม่ทัพและรถ หกตัว: แล้วจะรู้ว่าอะไรแน่
learn-liap_tui-puzzle_known = ต้องการ 2 จาก 4 กองสุดท้าย และคุณออกนำ คนอื่นยังมีแม่ทัพหนึ่งตัวและรถ
learn-liap_tui-puzzle_pair = จะชนะสองกองอย่างไร
learn-liap_tui-puzzle_pair-nudge = ตัวเดียวแพ้รถ แต่ใครมีคู่ที่สูงกว่าของคุณ
learn-liap_tui-puzzle_lose = สองกองด้วยคู่เดียว แล้วตอนนี้ล่ะ
learn-liap_tui-puzzle_lose-nudge = แบบนั้นก็ได้ แต่ตัวอ่อนสุดแพ้แน่กว่า
learn-liap_tui-puzzle_last = ตัวสุดท้ายชนะไม่ได้แล้ว
learn-liap_tui-puzzle_done = แก้ได้แล้ว! คู่ของตัวกลาง ๆ มักชนะในสิ่งที่ตัวเดียวไม่มีทางชนะ
