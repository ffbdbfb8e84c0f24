"""Liap Tui: the game once through; one pile too many; who leads chooses how many; what is still out; a way to two."""

BASICS = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase declare; starter p2"]

deck deal p1:R,S,S,S,h p2:C,r,c,s,s p3:A,E,H,a,s p4:A,E,C,e,s
; tell pieces
; point S
p2 say 2
p3 say 0
p4 say 1
; step say
p1 say 4
p2 C
p3 s
p4 e
; step follow
p1 R
; step combo
p1 SSS
p2 css
p3 AEa
p4 AEs
; step last
p1 h
p2 r
p3 H
p4 C
; tell done
"""

TRAP = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase turn; starter p3; said 2 1 3 1; piles 2 1 2 0"]

deck deal p1:R,h,s p2:A,e,S p3:g,E,S p4:a,c,r
; ask trap_score 2/3
p3 g
p4 a
; find trap_throw
p1 R
p2 S
p3 S
p4 r
; find trap_next
p1 h
p2 e
p4 c
; step trap_last
p1 s
p2 A
p3 E
; tell trap_done
"""

STRONG = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase turn; starter p1; said 4 1 1 1; piles 1 1 1 0"]

deck deal p1:R,H,C,e,s p2:S,a,r,h,c p3:A,E,r,h,c p4:A,E,R,H,e
; find strong_straight
; point R H C
p1 RHC
p2 Sah
p3 AEh
p4 AEe
; find strong_weak
p1 s
p2 r
p3 r
p4 R
p2 c
p3 c
p4 H
; step strong_last
p1 e
; tell strong_done
"""

COUNT = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase turn; starter p2; said 3 2 1 1; piles 2 2 1 1"]

deck deal p1:r,s p2:c,S p3:A,E p4:H,e
p2 c
p3 A
p4 e
; ask count_gone 2/3
; point r
; find count_win
p1 r
; step count_lead
p1 s
p2 S
p3 E
p4 H
; tell count_done
"""

PUZZLE = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase turn; starter p1; said 3 2 1 1; piles 1 1 1 1"]

deck deal p1:H,H,e,s p2:r,E,C,s p3:g,A,c,S p4:R,a,h,S
; tell puzzle_known
; find puzzle_pair
p1 HH
p2 Es
p3 AS
p4 aS
; find puzzle_lose
p1 s
p2 r
p3 g
p4 R
p3 c
p4 h
; step puzzle_last
p1 e
p2 C
; tell puzzle_done
"""

LIAP_TUI = {"basics": BASICS, "trap": TRAP, "strong": STRONG, "count": COUNT, "puzzle": PUZZLE}
