"""Tincholi: look, use a seven, swap a bad card out, throw a pair away, cut."""

TINCHOLI = """
[Game "tincholi 1"]
[Seats "3"]
[Players "You, Ammu, Bilal"]
[Setup "phase look; turn p1"]

deck deal p1:6c,6d,Qs,2h p2:Qh,Jd,8d,Th p3:Qc,9c,Ts,5s discard:4s stock:7h,8c,9h,3d,Td,Jc,Ac,4h,Js,Tc,2c,5d
; step look
p1 look 1 2
p2 look 1 2
p3 look 3 4
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
