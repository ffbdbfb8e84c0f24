# Thai: a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = เสนอถ้อยคำที่ดีกว่า: กดค้างที่ประโยค
setting-better-help = แล้วคุณจะเสนอถ้อยคำที่ดีกว่าได้ ผู้ดูแลบ้านจะเป็นคนอ่าน
better = เสนอถ้อยคำที่ดีกว่า
better-list = ประโยคที่คุณเพิ่งเห็น
better-which = ประโยคไหน?
better-words = ถ้อยคำที่ดีกว่า
better-goes = ผู้ดูแลบ้านนี้จะได้รับทั้งสองประโยคตามที่เห็นตรงนี้ โดยไม่มีชื่อคุณ
better-send = ส่ง
better-thanks = ขอบคุณ! ผู้ดูแลจะอ่าน
better-enough = มีคนเสนอสำหรับประโยคนี้มากแล้ว ขอบคุณ!
better-later = ส่งมาหลายข้อในคราวเดียว ลองใหม่ในอีกไม่กี่นาที
better-not-sent = ส่งไม่ได้ ข้อความของคุณยังอยู่ที่นี่
