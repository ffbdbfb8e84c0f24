"""Bare Bones: one trick lost cheaply, one won."""

LESSON = """
[Game "bare_bones 1"]
[Seats "2"]
[Options "cards=2"]
[Players "You, Ammu"]

deck deal p1:3h,Ks p2:Ad,9c
; step low
p1 3h
p2 Ad
p2 9c
; step high
p1 Ks
; tell done
"""
