"""Kazhutha Kali: as Thulla, in the words of Kerala, and with the transfer of power. After that the two games are played
alike, and so are their units."""

from cardhouse.lessons.tricks import path

BASICS = """
[Game "kazhutha 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "opening"]

deck deal p1:As,Kd,3d,2h p2:3s,5d,8d,Kc,9h p3:7s,Qh,6c,Ac,Jh p4:Js,9d,9c,3h,4c
; step ace
p1 As
p2 3s
p3 7s
p4 Js
; step high
p1 Kd
p2 5d
p3 Qh
; step low
p1 3d
p2 8d
p3 Ac
p2 9h
p3 Jh
p4 3h
; step follow
p1 2h
p3 6c
p4 9c
; step cut
p1 Qh
p4 6c
; step again
p1 5d
p4 9d
; step power
p1 Kd
p2 8d
; tell done
"""

KAZHUTHA = path("kazhutha", BASICS)
