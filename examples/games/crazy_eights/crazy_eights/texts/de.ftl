game-crazy_eights-title = Verrückte Achten
game-crazy_eights-line = Gleiche Farbe oder gleicher Wert. Achten passen immer.
act-crazy_eights-name = { $rest ->
    [clubs] ♣ Kreuz
    [diamonds] ♦ Karo
    [hearts] ♥ Herz
   *[spades] ♠ Pik
}
asks-crazy_eights-play = bediene Farbe oder Wert
asks-crazy_eights-name = welche Farbe soll folgen?
fact-crazy_eights-suit = verlangt
fact-crazy_eights-drawn = gezogen
fact-crazy_eights-target = Ende bei
news-crazy_eights-deal = Spiel { $round } ist gegeben. Es beginnt { $starter }.
news-crazy_eights-named = { $seat } wünscht sich { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}.
news-crazy_eights-hand_over = Das Spiel ist zu Ende.
