"""War: one battle won, and one lost."""

LESSON = """
[Game "war 1"]
[Seats "2"]
[Options "cards=2"]
[Players "You, Ammu"]

deck deal p1:Ks,3h p2:7d,9c
; step charge
p1 charge
p2 charge
; step again
p1 charge
p2 charge
; tell done
"""
