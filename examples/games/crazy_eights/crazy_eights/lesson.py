"""Crazy Eights: match the suit, match the rank, play an eight, name a suit, draw."""

LESSON = """
[Game "crazy_eights 1"]
[Seats "2"]
[Players "You, Ammu"]

deck deal p1:7h,7s,8d,Kc,2c,5d,9d p2:4s,9c,3s,Jd,Qd,6h,Ah stock:Td,2d,3d discard:2h
; step suit
p1 7h
p2 6h
; step rank
p1 8d
; step name
p1 name clubs
p2 9c
; step draw
p1 Kc
p2 draw
p2 draw
p2 draw
p2 pass
; step low
p1 2c
; tell done
"""
