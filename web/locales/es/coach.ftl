# Spanish: a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = Juega por intuición y se equivoca. Bueno para empezar y para niños.
level-steady-help = Conoce el juego y cuenta lo que todos ven.
level-sharp-help = Piensa en las cartas que pueden tener los demás.
level-master-help = El más fuerte de aquí, y no olvida nada.
bots-level = Nivel de los bots
seat-level = bot · { $level }

## What a chance is a chance of

goal-win = ganar: { $chance }
goal-not_last = no quedar al final: { $chance }
goal-points = { $chance } de los puntos de esta mano
goal-hand = sacar lo mejor de esta mano: { $chance }
goal-hit = ganar justo lo declarado: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = ganar: { $chance }
roughly-chance = { $size ->
    [0] casi imposible
    [1] difícil
    [2] incierto
    [3] probable
   *[4] casi seguro
}
roughly-share = { $size ->
    [0] casi ninguno
    [1] pocos
    [2] cerca de la mitad
    [3] la mayor parte
   *[4] casi todos
}

## Hints

coach-thinking = Preparando una pista…
coach-no-time = Los bots no tienen tiempo para una pista. Prueba en un momento.
coach-unrated = Con una pista esta partida no puntúa para ti. Pídela otra vez si la quieres.
coach-remembers = Una pista puede decir lo que has visto: recuerda por ti. Pídela otra vez si la quieres.
coach-hint = { $move } – { $chance }. { $why }
coach-hint-plain = { $move }. { $why }
coach-even = No hay diferencia real entre { $moves } – { $chance }. { $why }
coach-even-plain = No hay diferencia real entre { $moves } – { $chance }.
coach-nudge = Una de estas es la mejor: { $moves }. Pregunta otra vez para ver la respuesta.
coach-nudge-one = Aquí solo una jugada merece pensarse. Pregunta otra vez para verla.
coach-others = { $hint } Si no, { $others }.
coach-other = { $move } ({ $chance })
coach-call = Cortar y cantar { $total }
coach-take = Tomar el descarte
coach-drop = Descartar la carta robada

## The review in the replay

review = Análisis
review-of = Decisiones de
review-loading = Mirando tus decisiones: { $share }
review-busy = La casa atiende primero las mesas. El análisis sigue solo.
review-trouble = El análisis se interrumpe: { $text }
review-waiting = Esta decisión aún no se ha mirado.
review-only = No había nada que elegir.
review-best = La mejor jugada.
review-fine = Tan buena como la mejor.
review-lost = { $size ->
    [1] Se pierde un poco: { $lost }.
    [2] Un error: { $lost }.
    *[3] Un gran error: { $lost }.
}
review-slip = { $size ->
    [1] Se pierde un poco.
    [2] Un error.
   *[3] Un gran error.
}
review-done = { $move } – { $chance }. { $why }
review-instead = Jugado: { $done }, { $mine }. Mejor: { $best }, { $chance }. { $why }
review-thought = Aquí no se calcularon las posibilidades. Un buen jugador piensa: { $why }
review-to = A { $name }: { $why }
review-back = Al error anterior
review-on = Al error siguiente
review-summary = Resumen
review-decisions = { $count ->
    [one] 1 decisión
    *[other] { $count } decisiones
}
review-free = { $free ->
    [one] 1 con elección
    *[other] { $free } con elección
}
review-average = pérdida media: { $lost }
review-worse = { $done } en vez de { $best }
review-nothing-lost = No se perdió nada digno de mención.
review-how = Un bot experto juzga cada decisión por lo que este asiento podía saber entonces. Las diferencias pequeñas son azar.
