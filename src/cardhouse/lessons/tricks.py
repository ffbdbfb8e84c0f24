"""What is learnt in both games with cut tricks: high cards that come back, running out of a suit, counting one, and an
ending to solve."""

TRAP = """
[Game "{game} 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "lead p1"]

deck deal p1:Kh,Ac,3d p2:5h,9c,8d,Jd p3:7h,Qs,6d,Kd p4:2h,5c,9d,2s
; step trap_early
p1 Kh
p2 5h
p3 7h
p4 2h
; step trap_late
p1 Ac
p2 9c
p3 Qs
; ask trap_why 2/3
; point p3
; find trap_low
; not Ac ace
p1 3d
p2 8d
p3 6d
p4 9d
; tell trap_done
"""

STRONG = """
[Game "{game} 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "lead p1"]

deck deal p1:7c,4h,Th,Kh p2:9c,2c,8c,8d p3:Jc,5c,6c,3s p4:Qc,Kc,9h,2s
; step strong_void
p1 7c
p2 9c
p3 Jc
p4 Qc
p4 Kc
; find strong_throw
; not 4h low
p1 Kh
p4 9h
; find strong_under
; not Th over
p1 4h
p2 8d
; tell strong_done
"""

COUNT = """
[Game "{game} 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "lead p1"]

deck deal p1:Kh,Jh,9h,3c p2:4h,Jc,Qs p3:7h,5c,Kd p4:9c,2s,8d
; ask count_left 2/3
; point Kh Jh 9h
; ask count_follow 1/2
; find count_lead
; not Kh king
p1 3c
p2 Jc
p3 5c
p4 9c
p2 4h
p3 7h
p4 2s
; tell count_done
"""

PUZZLE = """
[Game "{game} 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "lead p1; out p3 p4"]

deck deal p1:4d,Kd p2:9d,2s
; tell puzzle_known
; point p2
; find puzzle_lead
; not Kd king
p1 4d
p2 9d
p2 2s
; find puzzle_cut
p1 Kd
; tell puzzle_done
"""


def path(game: str, basics: str) -> dict[str, str]:
    """The units of this game: its own first one, and those that are alike."""
    units = {"basics": basics, "trap": TRAP, "strong": STRONG, "count": COUNT, "puzzle": PUZZLE}
    return {name: text.replace("{game}", game) for name, text in units.items()}
