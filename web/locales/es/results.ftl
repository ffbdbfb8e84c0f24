# Spanish: a draft, not yet read by somebody who grew up with the language.
# The end of a match.

results-replay = Repetición
results-change = Cambiar de juego
results-look = Mirar la mesa
results-again = Volver a los resultados
