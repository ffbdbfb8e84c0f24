"""The Great Dalmuti: the game once through; what is enough; many cards at once; what is still out; a way out."""

BASICS = """
[Game "dalmuti 1"]
[Seats "4"]
[Options "hands=2 revolution=off tax_return=choice"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "order p4 p2 p3 p1; lead p2"]

deck deal p1:2,6,6,9,9,J p2:8,11 p3:8,12 p4:5,5,7,12,12,12
p2 11x1
p3 8x1
; step lower
p1 2x1
p4 pass
p2 pass
p3 pass
; step set
p1 9x2
p4 5x2
p2 pass
p3 pass
; step pass
p1 pass
p4 12x3
p2 pass
p3 pass
; step jester
p1 6x2+J
p4 pass
p4 7x1
p2 pass
p3 pass
p2 8x1
deck deal p1:1,4,4,5,6,6,7,8,8,9,9,10,10,10,11,11,11,12,12,J \
p2:2,3,4,6,7,7,8,9,9,9,10,10,10,11,11,12,12,12,12,J \
p3:2,3,5,6,7,7,8,8,9,9,9,10,10,11,11,11,12,12,12,12 \
p4:3,4,5,5,5,6,6,7,7,8,8,8,9,10,10,11,11,11,12,12
p4 give 12
; step tax
p1 give 12,12
; tell done
"""

TRAP = """
[Game "dalmuti 1"]
[Seats "4"]
[Options "hands=1 revolution=off"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "order p1 p2 p3 p4; lead p4"]

deck deal p1:1,8,10,10,10,12 p2:7,11,11,12 p3:6,6,9,11 p4:5,9,10,12,12
p4 9x1
; find trap_enough
; not 1x1 one
; not pass pass
p1 8x1
p2 7x1
p3 6x1
p4 5x1
; find trap_take
p1 1x1
p2 pass
p3 pass
p4 pass
; find trap_lead
p1 10x3
p2 pass
p3 pass
p4 pass
; step trap_out
p1 12x1
; tell trap_done
"""

STRONG = """
[Game "dalmuti 1"]
[Seats "4"]
[Options "hands=1 revolution=off"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "order p1 p2 p3 p4; lead p1"]

deck deal p1:3,6,6,11,11,11,11,12 p2:4,7,7,10,10,12,12 p3:5,8,8,9,9,12,12 p4:7,8,9,9,10,10,12
; find strong_many
p1 11x4
p2 pass
p3 pass
p4 pass
; find strong_bad
p1 12x1
p2 10x1
p3 5x1
p4 pass
; find strong_back
p1 3x1
p2 pass
p3 pass
; step strong_out
p1 6x2
; tell strong_done
"""

COUNT = """
[Game "dalmuti 1"]
[Seats "4"]
[Options "hands=1 revolution=off"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "order p1 p2 p3 p4; lead p1"]

deck deal p1:3,3,3,12 p2:4,4,8,11 p3:5,5,10,10 p4:6,7,7,11
; ask count_pack 2/3
; point 3
; ask count_beat 1/2
; find count_lead
p1 3x3
p2 pass
p3 pass
p4 pass
; step count_out
p1 12x1
; tell count_done
"""

PUZZLE = """
[Game "dalmuti 1"]
[Seats "4"]
[Options "hands=1 revolution=off"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "order p1 p2 p3 p4; lead p1"]

deck deal p1:2,11,12,12 p2:3,9,10 p3:5,10,10,12 p4:4,8,9
; tell puzzle_known
; find puzzle_lead
; not 2x1 two
; not 12x2 pair
p1 11x1
p2 10x1
p3 5x1
p4 4x1
; find puzzle_beat
p1 2x1
p2 pass
p3 pass
p4 pass
; step puzzle_out
p1 12x2
; tell puzzle_done
"""

DALMUTI = {"basics": BASICS, "trap": TRAP, "strong": STRONG, "count": COUNT, "puzzle": PUZZLE}
