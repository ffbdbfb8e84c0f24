"""The book of those who play together: every number in it is found from records, by rules that anybody can repeat.

A record becomes a *sheet* (`sheet.py`), which knows seats and no people. Sheets and the people who sat there become a
*book* (`book.py`): standings, pairs, bests, closest finishes, jewels, and evenings with a recap (`evenings.py`). The
server and `cardhouse book` call the same functions. No clock, no disk, no names of games: what is counted is declared
by the game (`Info.counts`).
"""
