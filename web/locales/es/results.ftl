# Spanish: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = Repetición
results-change = Cambiar de juego
results-look = Mirar la mesa
results-again = Volver a los resultados
results-rounds = { $count ->
    [one] 1 ronda
    *[other] { $count } rondas
}
results-hands = { $count ->
    [one] 1 mano
    *[other] { $count } manos
}
results-games = { $count ->
    [one] 1 partida
    *[other] { $count } partidas
}
results-tricks = { $count ->
    [one] 1 baza
    *[other] { $count } bazas
}
