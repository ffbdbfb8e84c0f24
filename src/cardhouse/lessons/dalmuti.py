"""The Great Dalmuti: lower beats higher, sets, passing, the Jester, and what the first one out gets in taxes."""

DALMUTI = """
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
