# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = La casa no responde ahora. El análisis sigue solo.
review-three = Lo que más contó
review-found = Bien visto.
story = Cómo fue
story-open = ¿Cómo fue la partida?
curve = Tus posibilidades a lo largo de la partida
curve-drop = Jugada { $n }: { $lost }
curve-win = Posibilidad de ganar
curve-not_last = Posibilidad de no quedar al final
curve-points = Parte de los puntos de esta mano
curve-hand = Posibilidad de sacar lo mejor de esta mano
curve-hit = Posibilidad de ganar justo lo declarado
replay-turn-back = Al final del turno anterior
replay-turn-forward = Al final del turno
replay-known-of = Lo que se sabe de la mano de { $name }:
chapters = Partes de la partida
chapter-round = Ronda { $n }
chapter-hand = Mano { $n }
chapter-game = Partida { $n }
legend = Qué significan las marcas
legend-deal = nuevo reparto o resultado
legend-danger = apuro para alguien
legend-safe = alguien se salva
legend-title = un momento especial
legend-end = fin de un turno
legend-lost = posibilidad perdida

## Puzzles: one's own mistakes, to try again.

puzzle = Otra vez
puzzle-try = Probar otra vez
puzzle-ask = ¿Qué harías ahora?
puzzle-was = En la partida fue { $move }, y había algo mejor.
puzzle-right = ¡Bien!
puzzle-wrong = Todavía no.
puzzle-best = { $best } – { $chance }.
puzzle-even = { $move } es tan bueno como { $best } – { $chance }.
puzzle-worse = { $move } ({ $mine }). Mejor: { $best } – { $chance }.
puzzle-unweighed = { $move } no está entre las jugadas que pensaría el entrenador.
puzzle-again = Otra vez
puzzle-next = La siguiente
puzzle-at = { $at } de { $of }
puzzle-none = Nada que repetir
puzzle-none-text = Cuando un análisis encuentra errores tuyos, vuelven aquí al día siguiente.
puzzle-to-replay = A la repetición
puzzle-due = { $count ->
    [one] Un momento tuyo para repetir
   *[other] { $count } momentos tuyos para repetir
}
puzzle-due-text = De tus últimas partidas: ¿qué harías hoy?

## Playing on from a moment of a record.

play-on = Seguir desde aquí
play-on-seat = En el sitio de
play-on-hands = Con qué cartas
play-on-known = Como las podía conocer ese sitio
play-on-known-help = Tus cartas y lo que has visto quedan. Lo que no podías saber se reparte de nuevo.
play-on-were = Como estaban
play-on-were-help = Cada cual tiene las cartas de la partida. Quizá las viste en la repetición.
play-on-unrated = Una partida desde una posición dada nunca puntúa.
play-on-link = Copiar el enlace
play-on-go = Jugar
play-on-no_other_hands = Ninguna otra mano encaja con todo lo que vio este sitio. Puedes jugar con las cartas como estaban.
play-on-nothing_to_play = Desde aquí no se puede seguir.

## The luck meter.

luck = Lo que valían estas cartas
luck-line = { $verdict ->
    [more] Valían { $worth } (± { $error }), logrado { $made }: más que las cartas.
    [less] Valían { $worth } (± { $error }), logrado { $made }: menos que las cartas.
   *[even] Valían { $worth } (± { $error }), logrado { $made }: lo que daban las cartas.
}
luck-how = La parte de los demás a la que se gana cuando bots iguales juegan las mismas cartas { $tries } veces.
luck-more = Se están jugando más.

## The deal of the day.

day-about = Un reparto por juego y día, igual para todos en esta casa. Tienes un solo intento.
day-ends = Los siguientes llegan en { $hours }.
day-against = { $bots ->
    [one] Contra 1 bot · { $level }
   *[other] Contra { $bots } bots · { $level }
}
day-play = Jugar
day-go-on = Seguir
day-sealed = Sellado
day-sealed-text = Este número se publicó hace una semana. Al acabar el día se muestra el secreto, y cualquiera puede comprobar que nadie eligió las cartas.

## A page of one’s own.

me-book = Cómo te ha ido
me-matches = Partidas
me-wins = Primeros puestos
me-beaten = Rivales superados
me-streak = Racha / mejor
me-over-time = { $game }, partida a partida
me-how-bot = Terminada por un bot: no cuenta
me-how-set_up = Seguida de otra partida: no cuenta
