"""Hearts: pass, follow, lead low, throw a heart on somebody else's trick."""

LESSON = """
[Game "hearts 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]

deck deal p1:Qs,As,Ks,Ac,4c,9c,3d,8d,Td,2h,7h,Jh,Kh \
p2:2s,3s,5s,3c,8c,Tc,6d,Jd,Kd,4h,5h,9h,Qd \
p3:6s,7s,9s,5c,Jc,2d,4d,7d,Ad,3h,6h,8h,Qc \
p4:4s,8s,Ts,Js,2c,6c,7c,Kc,5d,9d,Th,Qh,Ah
; step pass
p1 give Qs,Ks,As
p2 give 9h,Jd,Qd
p3 give 2d,4d,Ad
p4 give Th,Qh,Ah
p4 2c
; step follow
p1 Ac
p2 Tc
p3 Jc
; step lead
p1 3d
p2 Kd
p3 7d
p4 9d
p2 5s
p3 9s
p4 Js
; step discard
p1 Ah
; tell done
"""
