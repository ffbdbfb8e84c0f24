"""Tincholi: the game once through; cards that nobody has seen; what to take and to swap; remembering; a call."""

BASICS = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:6c,6d,Qs,2h p2:Qh,Jd,8d,Th p3:Qc,9c,Ts,5s discard:4s stock:7h,8c,9h,3d,Td,Jc,Ac,4h,Js,Tc,2c,5d
; step look
p1 look 1 2
p2 look 1 2
p3 look 3 4
; tell saw
; step seven
p1 draw
p1 peek 3
p2 draw
p2 peek p1.1
p3 draw
p3 swap p2.1 p3.2
; step swap
p1 draw
p1 keep 3
p2 draw
p2 drop
p3 draw
p3 drop
; step pair
p1 draw
p1 pair 1 2
p2 draw
p2 keep 2
p3 draw
p3 drop
; step cut
p1 draw
p1 cut
; tell done
"""

TRAP = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:4c,5c,Js,Td p2:4h,6c,5d,3s p3:8h,2d,6s,9c discard:Jh stock:7s,Jd,Tc,Ac,9d,Ts,5h,4s,8c,\
3h,3c,Qc,4d,2c,Qh,7d,9s,Qs,9h,7c,Qd,7h,8d,Ad,3d,Jc,6d,2h,8s,As,Ah,Th,6h,2s,5s
; step trap_look
p1 look 1 2
p2 look 1 2
p3 look 1 2
; ask trap_expect 3/3
; point p1.3 p1.4
; step trap_draw
p1 draw
; find trap_peek
; not cut cut
p1 peek 3
p2 draw
p2 drop
p3 draw
p3 drop
; step trap_again
p1 draw
; find trap_keep
p1 keep 3
; tell trap_done
; point p1.4
"""

STRONG = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:Tc,Jd,5h,6d p2:4h,8c,Ac,7d p3:8h,3d,6s,9h discard:Qd stock:2s,9c,Ts,5d,4s,Js,7c,3c,\
4d,2h,Th,4c,3s,Qh,7h,9d,Qs,9s,6h,Qc,7s,Jh,Ad,3h,8d,Jc,5s,2c,8s,As,Ah,Td,6c,2d,5c
; step strong_look
p1 look 1 2
p2 look 1 2
p3 look 1 2
; find strong_take
; point discard
p1 take
; find strong_put
p1 keep 2
p2 draw
p2 keep 3
p3 take
p3 keep 4
; step strong_draw
p1 draw
; find strong_swap
; point p3.4
p1 swap p1.1 p3.4
; tell strong_done
"""

COUNT = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:4c,Tc,7d,6d p2:Jh,8c,As,9h p3:Qh,8h,Js,Qc discard:Jd stock:5s,9c,Ts,5h,Th,Jc,2h,9d,8d,Qs,\
5c,7h,2s,9s,Td,6h,3d,Qd,3s,3c,6c,Ac,7c,3h,5d,8s,4h,2c,6s,Ah,Ad,7s,4s,2d,4d
; step count_look
p1 look 1 2
p2 look 1 2
p3 look 1 2
; step count_draw
p1 draw
; find count_keep
p1 keep 2
p2 draw
p2 swap p1.1 p3.2
p3 draw
p3 drop
; ask count_where 3/3
; step count_more
p1 draw
; find count_match
; not keep 3 also
; not keep 4 also
p1 keep 1
p2 draw
p2 drop
p3 draw
p3 drop
; step count_last
p1 draw
; find count_pair
p1 pair 1 2
; tell count_done
"""

PUZZLE = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:3c,Qd p2:4h,8c,As,9h p3:Th,8h,6s,Jc discard:9d stock:Js,9c,Ts,\
3d,4s,5h,4c,2d,8d,2h,5d,7d,Qh,Ac,Jh,3h,6h,Qc,7s,Tc,5c,Td,7h,2s,5s,Jd,6d,4d,2c,6c,9s,Ah,Ad,Qs,8s,3s,7c
; step puzzle_look
p1 look 1 2
p2 look 1 2
p3 look 1 2
; ask puzzle_sum 1/3
; step puzzle_draw
p1 draw
; find puzzle_call
; not cut silent
p1 cut 3
; tell puzzle_done
"""

TINCHOLI = {"basics": BASICS, "trap": TRAP, "strong": STRONG, "count": COUNT, "puzzle": PUZZLE}
