# Thai: a draft, not yet read by somebody who grew up with the language.
# The page of rules: what the sentences of the table do not say.

rules-short = โดยย่อ
rules-all = กติกาทั้งหมด
rules-now = ตอนนี้
rules-order = จากแรงสุดไปอ่อนสุด
rules-values = ค่าแต้ม
rules-trick = หนึ่งกอง
rules-clean = ถ้าทุกคนลงตาม กองนั้นออกจากเกม และคนที่ลงสูงสุดออกนำ
rules-cut-ends = เมื่อมีคนตัด กองจบทันที คนที่เก็บได้ออกนำ
rules-safe = เมื่อจบกองแล้วคุณไม่มีไพ่ คุณรอด
rules-power = ถ้าคนนั้นรอดแล้ว คนที่สูงรองลงมาออกนำ
rules-pack = เลขยิ่งน้อยยิ่งดีและยิ่งหายาก: 1 หนึ่งใบ 2 สองใบ จนถึง 12 สิบสองใบ
rules-taxes = ไพร่ใหญ่เสียสองใบ ไพร่น้อยเสียหนึ่งใบ ได้คืนเท่ากัน
rules-sets = ชุดไพ่
rules-jesters = ตัวตลกที่ลงเดี่ยวอ่อนที่สุด
rules-passed = ใครผ่านแล้วออกจากกองนี้
rules-worth = ไพ่นับตามเลข 12 ข้าวหลามตัดนับ 0 แต้มรวมต่ำสุดดีที่สุด
rules-turn = หนึ่งตา
rules-pair = ไพ่เลขเดียวกันสองใบทิ้งพร้อมกันได้ ใบที่จั่วเข้าแทนหนึ่งใบ
rules-end = จบเกม
rules-weak = มือที่ไม่มีทั้งแม่ทัพและรถคือหมากในมืออ่อน เจ้าของขอแจกใหม่ได้
rules-weak-ranked = มือที่ไม่มีตัวใดเกิน 9 คือหมากในมืออ่อน เจ้าของขอแจกใหม่ได้
rules-declare = แต่ละคนบอกตามลำดับว่าจะชนะกี่กองจากแปด คนสุดท้ายทำให้รวมเป็น 8 ไม่ได้
rules-types = ชุดที่ลงได้ จากอ่อนไปแรง
rules-types-win = ชุดที่สูงกว่าชนะ แล้วดูแต้มรวม แล้วดูใครลงก่อน
rules-no-type = ที่ไม่เข้าชุดใดเลยแพ้
rules-points = คะแนน
rules-score = ตรงตามที่บอก: ได้จำนวนนั้นบวก 5 บอก 0 ได้ 3 ถ้าไม่ตรงเสียเท่าผลต่าง
rules-target = เล่นถึง { $target }
