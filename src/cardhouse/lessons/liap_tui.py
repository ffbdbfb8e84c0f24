"""Liap Tui: the pieces, a declaration with its forbidden number, following, a combination, hitting the number."""

LIAP_TUI = """
[Game "liap_tui 1"]
[Seats "4"]
[Players "You, Ammu, Bilal, Chai"]
[Setup "phase declare; starter p2"]

deck deal p1:R,S,S,S,h p2:C,r,c,s,s p3:A,E,H,a,s p4:A,E,C,e,s
; tell pieces
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
