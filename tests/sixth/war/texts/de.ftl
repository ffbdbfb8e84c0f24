game-war-title = Krieg
game-war-line = Die höchste Karte nimmt alle.
act-charge = Oberste Karte aufdecken
news-war-battle = { $seat } nimmt { $count } Karten.
learn-war-charge = Deck deine oberste Karte auf.
learn-war-again = Ein König schlägt eine Sieben: Beide Karten gehören dir. Noch einmal.
learn-war-done = Eine Neun schlägt eine Drei. Zwei Karten für jeden: unentschieden.
