# Spanish: a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = Mesa
table-seats = Jugadores
actions = Lo que puedes hacer
log = Qué ha pasado
log-empty = Nada todavía.
log-hold = Mantén: la última baza. Toca: qué ha pasado.
log-away = La conexión se perdió un momento.
last-none = No hay baza anterior.
drop-here = suelta aquí
sort = Ordenar la mano: { $by }
sort-suit = por palo
sort-rank = por rango
sort-own = a tu manera
hint = Pista
type-move = Escribe una jugada
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = { $count ->
    [one] Tu mano, 1 carta
    *[other] Tu mano, { $count } cartas
}
your-stack = { $count ->
    [one] Hay una carta boca abajo ante ti.
    *[other] Hay { $count } cartas boca abajo ante ti.
}

## Cards

card-name = { $rank } de { $suit }
card-joker = Comodín
card-hidden = boca abajo
card-playable = se puede jugar
card-not-playable = ahora no se puede jugar
card-refused = no se puede jugar: { $reason }
card-points = vale { $points }
card-new = nueva
card-premoved = se juega cuando te toque
card-place = { $at } de { $of }
card-by = { $name }: { $card }
card-ace-of-spades = el as de picas
rank-A = as
rank-J = jota
rank-Q = reina
rank-K = rey
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
slot-own = casilla { $at }
slot-yours = tu casilla { $at }
slot-of = casilla { $at } de { $name }
you-inside = tú

## Piles

pile-open = En la mesa
pile-gone = { $count } fuera
pile-won = { $count } jugadas
pile-stock = Mazo
pile-discard = Descarte
pile-drawn = Robada
pile-empty = vacío

## Seats

pod-bot = Bot { $number }
pod-away = ausente · juega un bot
pod-next = próximo: { $name }
pod-program = un programa
pod-program-is = Aquí juega un programa. Sus resultados no puntúan.
takes-over = { $name } juega aquí desde el próximo reparto.
take-over = Jugar aquí desde el próximo reparto
take-over-not = Seguir mirando
you-take-over = Juegas desde el próximo reparto.
pod-lost = no está
pod-here = está aquí
pod-is-bot = Un bot · { $level }
pod-history = En esta partida
pod-cards = { $count ->
    [one] 1 carta
    *[other] { $count } cartas
}
pod-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
pod-to-move = le toca

## Prompt

prompt-your-turn = Te toca
prompt-waiting = { $count ->
    [one] Juega { $names }
    *[other] Esperando a { $names }
}
prompt-dealing = Repartiendo las cartas…
prompt-asking = Todos miran sus cartas…
prompt-next = Un momento…
prompt-then = Ahora: { $names }
prompt-pause = Sigue cuando todos lo hayan visto.
prompt-early-pass = Pasas hasta que termine la baza.
prompt-over = La partida ha terminado
prompt-missing = { $count ->
    [one] Elige una más
    *[other] Elige { $count } más
}
prompt-missing-slots = { $count ->
    [one] Elige una casilla más
    *[other] Elige { $count } casillas más
}
prompt-away = Un bot juega por ti
prompt-away-is = Toca «He vuelto» y sigues jugando.
prompt-sent = Un momento…
prompt-only = Es la única carta que puedes jugar.
prompt-premove = { $cards } se juega cuando te toque, si se puede.
prompt-reconnecting = Reconectando…
prompt-no-line = Volverás a mirar cuando vuelva la conexión.
prompt-seat-kept-for = Tu asiento se guarda. Si te toca, un bot juega en { $time }.
prompt-seat-kept = Tu asiento se guarda. Mientras, juega un bot por ti.
prompt-unanswered = Sin conexión. { $move } se envía de nuevo cuando vuelva.
prompt-offline = No se envió: no hay conexión. Prueba en un momento.
say-playable = { $count ->
    [one] 1 carta jugable
    *[other] { $count } cartas jugables
}
say-seconds = { $count ->
    [one] 1 segundo
    *[other] { $count } segundos
}
say-left = { $count ->
    [one] Queda 1 segundo
    *[other] Quedan { $count } segundos
}
say-table = En la mesa: { $cards }
say-table-empty = No hay nada en la mesa
say-hand = Tu mano: { $cards }
say-to-move = Le toca a: { $names }
say-choices = { $count ->
    [one] Una opción
    *[other] { $count } opciones
}

## Buttons

act-play = Jugar { $cards }
act-pass = Pasar
act-draw = Robar
act-take = Tomar { $card }
act-drop = Descartar { $card }
act-keep = Ponerla en { $slot }
act-pair = Descartar { $slot } y { $other }
act-look = Mirar { $slot } y { $other }
act-peek = Mirar { $slot }
act-swap = Cambiar { $slot } y { $other }
act-cut = Cortar
act-redeal = Repartir de nuevo
act-stay = Quedármela
act-revolution = ¡Revolución!
act-quiet = Callar
act-give = Dar { $cards }
act-flip = Voltear tu carta
act-wait = No te toca
act-sending = Enviando…
act-not-so = No es una jugada válida
act-choose = Elige
act-choose-card = Elige una carta
act-choose-cards = Elige cartas
act-choose-slot = Elige una casilla
act-choose-number = Elige un número
act-no-set = Nada tuyo lo supera
act-clear = Quitar
act-back = He vuelto
act-go-on = { $of ->
    [one] Seguir
    *[other] Seguir · { $count } de { $of }
}
act-went-on = Esperando a los demás
act-looked = Ya las vi
act-early-pass = Pasar esta baza

## What happened

news-play = { $hidden ->
    [yes] { $seat }: jugada boca abajo
    *[no] { $seat }: { $cards }
}
for-you-clock-play = Se acabó el tiempo: se jugó { $cards } por ti
for-you-clock = Se acabó el tiempo y se hizo esto por ti: { $text }
for-you-bot-play = Un bot jugó { $cards } por ti
for-you-bot = Un bot hizo esto por ti: { $text }
news-pass = { $seat }: paso
news-deal = Ronda { $round } repartida. Primero: { $starter }.
news-clean = Todos siguieron. La carta más alta: { $seat }.
news-spoiled = Cortaron la primera baza: se aparta. Sale otra vez: { $seat }.
news-cut = { $seat }: corte. La más alta era de { $taker }: { $count ->
    [one] 1 carta recogida
    *[other] { $count } cartas recogidas
    }.
news-safe = { $seat }: a salvo, puesto { $place }.
news-out = { $seat }: sin cartas, puesto { $place }.
news-game_over = { $some ->
    [yes] Fin de la partida. Pierde: { $losers }.
    *[no] Fin de la partida.
}
news-trick = { $seat }: baza ganada.
news-round_over = Fin de la ronda.
news-hand_over = Fin de la mano.
news-reshuffle = Se barajó el descarte.

## Rounds and results

round-over = Cómo va
round-player = Jugador
round-points = Esta vez
round-total = Total
score-sheet = Puntos de cada mano
score-sheet-hand = Mano
results-winner = { $you ->
    [yes] ¡Has ganado!
    *[no] { $count ->
    [one] Gana { $names }
    *[other] Comparten el primer puesto { $names }
    }
}
results-stalemate = Demasiados cortes seguidos: tablas.
results-wins = { $count ->
    [one] 1 victoria hoy
    *[other] { $count } victorias hoy
}
results-losses = { $count ->
    [one] 1 derrota hoy
    *[other] { $count } derrotas hoy
}
results-rematch = { $of ->
    [one] Revancha
    *[other] Revancha · { $ready } de { $of } listos
}
results-rematch-waiting = Confirmado · { $ready } de { $of }
results-record = Registro
results-leave = Salir

## Keys

keys = Teclas
keys-help = Las flechas, Enter y Esc funcionan siempre.
key-walk = Recorrer tus cartas
key-raise = Levantar una carta o añadirla
key-lower = Bajarla
key-play = Jugar o pulsar el botón grande
key-clear = Bajar todo, cerrar
key-nth = La opción de ese número
key-hand = Ir a tu mano
key-pass = Pasar
key-sort = Ordenar la mano
key-hint = Pista: qué haría un buen jugador
key-shift = Mover una carta en tu propio orden
key-last = Mantener: la última baza
key-table = Leer la mesa en voz alta
key-rules = Reglas de esta mesa
key-chat = Chat
key-react = Reacciones
key-mute = Sonidos sí y no
key-keys = Esta lista

## Settings

settings-look = Aspecto
settings-play = Juego
settings-motion = Movimiento y sonido
settings-reading = Teclas y lectura
setting-speed = Velocidad
setting-speed-slow = Lenta
setting-speed-normal = Normal
setting-speed-fast = Rápida
setting-speed-instant = Al instante
setting-sound = Sonidos
setting-sound-off = No
setting-sound-quiet = Bajos
setting-sound-normal = Normal
setting-sound-loud = Altos
setting-haptics = Vibración
setting-taps = Para jugar una carta
setting-taps-two = Dos toques
setting-taps-one = Un toque
setting-premove = Elegir antes de tu turno
setting-auto = Jugar por mí si solo hay una carta posible
setting-coach = La línea bajo la indicación
setting-coach-all = Razones y pistas
setting-coach-reasons = Razones
setting-coach-off = Nada
setting-hints = Pista
setting-hints-answer = La respuesta enseguida
setting-hints-nudge = Primero un empujoncito
setting-keys = Letras y cifras como teclas
setting-typing = Escribir jugadas
setting-announce = Los lectores de pantalla dicen
setting-announce-all = Todo
setting-announce-mine = Lo que me toca
setting-announce-least = Lo mínimo

# -- on a television
far-join = Únete con
far-wins = Ganadas esta noche
far-losses = Perdidas esta noche
tally = Esta noche
tally-wins = partidas ganadas
tally-losses = partidas perdidas
