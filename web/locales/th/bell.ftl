# Thai: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = การแจ้งเตือน
bell-here = แจ้งฉันบนเครื่องนี้
bell-here-help = แม้ปิดหน้านี้และล็อกโทรศัพท์ คุณเลือกได้ทีละโต๊ะ
bell-try = ลองส่งเสียงหนึ่งครั้ง
bell-rings = กระดิ่งดังบนเครื่องของคุณ
bell-people = คนที่เคยเล่นด้วยกันชวนฉันได้
bell-people-help = คุณจะรู้เมื่อเขามีที่นั่งให้
bell-quiet = ช่วงเงียบ
bell-quiet-help = ตอนนั้นจะไม่แจ้งอะไร สิ่งที่ยังค้างจะแจ้งทีหลัง
bell-quiet-since = ตั้งแต่
bell-quiet-until = ถึง
bell-home-screen = หากต้องการรับแจ้งเมื่อปิดหน้านี้ ให้เพิ่ม Cardhouse ลงหน้าจอโฮมก่อน
bell-table = แจ้งฉันเรื่องโต๊ะนี้
bell-table-help = เมื่อถึงตาคุณ เมื่อเกมเริ่มหรือจบ และก่อนถึงนัด
bell-circle = แจ้งฉันเรื่องวงนี้
bell-circle-help = เมื่อมีการตั้งโต๊ะ เมื่อถึงตาคุณที่โต๊ะของวง และก่อนถึงนัด
date-title = วันนัด
date-text = เลือกเวลาที่จะเจอกัน ทุกคนที่นั่งที่นี่เห็น
date-when = เมื่อไร
date-set = เลือกวันนี้
date-change = เปลี่ยนวัน
date-remove = ไม่มีนัด
date-by = เลือกโดย { $name }
date-calendar = เพิ่มลงปฏิทิน
ask-title = ชวนใครสักคน
ask-text = เขาจะได้รับแจ้งทางโทรศัพท์ หากต้องการ
ask-do = ชวน
ask-done = ชวนแล้ว
share-title = แชร์
share-link-to = ลิงก์
share-picture = รูปภาพ
share-words = ข้อความ
share-moment = ช่วงเวลานี้
share-made = คัดลอกแล้ว
share-cannot = เบราว์เซอร์นี้แชร์ไม่ได้
