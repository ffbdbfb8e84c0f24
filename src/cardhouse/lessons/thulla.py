"""Thulla: the ace opens, a high card picks up, a low one does not; follow, cut, go safe."""

from cardhouse.lessons.tricks import path

BASICS = """
[Game "thulla 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "opening"]

deck deal p1:As,Kh,3h,2c p2:3s,5h,8h,Kd,9c p3:7s,Qc,6d,Ad,Jc p4:Js,9h,9d,3c,4d
; step ace
p1 As
p2 3s
p3 7s
p4 Js
; step high
p1 Kh
p2 5h
p3 Qc
; step low
p1 3h
p2 8h
p3 Ad
p2 9c
p3 Jc
p4 3c
; step follow
p1 2c
p3 6d
p4 9d
; step cut
p1 Kh
p4 6d
; step again
p1 Qc
p4 9h
; step safe
p1 5h
p2 8h
; tell done
"""

THULLA = path("thulla", BASICS)
