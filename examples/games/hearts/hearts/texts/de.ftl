game-hearts-title = Hearts
game-hearts-line = Nimm kein Herz – oder nimm sie alle.
game-hearts-rules-1 = Gib drei Karten weiter. Dann bediene, wenn du kannst; die höchste Karte nimmt den Stich.
game-hearts-rules-2 = Jedes Herz kostet einen Punkt, die Pikdame 13.
game-hearts-rules-3 = Wer alle 26 Punkte nimmt, gibt sie allen anderen. Wer am wenigsten hat, gewinnt.
act-hearts-give = { $cards } weitergeben
asks-hearts-give = { $passing ->
    [left] wähle drei Karten für links
    [right] wähle drei Karten für rechts
   *[across] wähle drei Karten für gegenüber
}
asks-hearts-lead = spiel aus
asks-hearts-follow = bediene { $led }, wenn du kannst
fact-hearts-points = dieses Spiel
fact-hearts-passing = weitergeben
fact-hearts-broken = Herz ist gespielt
fact-hearts-target = Ende bei
news-hearts-deal = { $passing ->
    [left] Spiel { $round } ist gegeben. Drei Karten gehen nach links.
    [right] Spiel { $round } ist gegeben. Drei Karten gehen nach rechts.
    [across] Spiel { $round } ist gegeben. Drei Karten gehen nach gegenüber.
   *[none] Spiel { $round } ist gegeben. Nichts wird weitergegeben.
}
news-hearts-chosen = { $seat } hat gewählt.
news-hearts-passed = { $hidden ->
    [yes] { $seat } gibt drei Karten an { $to }.
   *[no] { $seat } gibt { $cards } an { $to }.
}
news-hearts-trick = { $seat } nimmt den Stich.
news-hearts-broken = Herz ist gespielt.
news-hearts-queen = { $seat } bekommt die Pikdame.
news-hearts-moon = { $seat } nimmt alle Punkte!
news-hearts-hand_over = Das Spiel ist zu Ende.
