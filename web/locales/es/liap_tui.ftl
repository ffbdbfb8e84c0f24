# Spanish: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-name = { $name } { $colour }
piece-red = rojo
piece-black = negro
piece-general = general
piece-advisor = consejero
piece-elephant = elefante
piece-chariot = carro
piece-horse = caballo
piece-cannon = cañón
piece-soldier = soldado
act-play-liap_tui = { $count ->
    [1] Jugar { $cards }
    *[other] Jugar { $count } piezas
}
act-choose-card-liap_tui = Elige una pieza
act-choose-cards-liap_tui = Elige piezas
act-say = Declarar { $rest }
liap-declare = ¿cuántos montones ganarás?
liap-declare-is = Declarados hasta ahora: { $total } de 8.
liap-say = Declarar { $n }, total { $total }
liap-may-not-say = { $n }, no permitido
liap-weak = tu mano es débil
liap-redeal-is = Repartir de nuevo cuenta la ronda { $times } veces; { $left ->
    [one] queda uno
    *[other] quedan { $left }
    }.
liap-vote = Mano débil: ¿repartir de nuevo?
liap-vote-is = Si alguien lo pide, se reparte todo de nuevo y la ronda cuenta × { $times }.
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = sal con una a seis piezas
liap-lead-is = Una suelta, pareja o escalera; todos juegan tantas.
liap-follow = { $count ->
    [one] juega una pieza
    *[other] juega { $count } piezas
}
liap-ahead = Va ganando: { $name }, { $type }.
liap-pieces = { $count } piezas
liap-round = Ronda { $round } · a { $target }
liap-times = × { $times }
liap-total = Declarados { $total } de 8
liap-won-said = { $won } de { $said }
liap-running = Bajo cada número: el total que daría.
liap-round-over = Tras la ronda { $round }
liap-round-no = Ronda
liap-sheet = Hoja de puntos
liap-cell = declarados { $said }, ganados { $won }, puntos
liap-to = Ganados / declarados, puntos y total. La partida va a { $target }.

## How strong a choice is

liap-choice = { $type }, vale { $worth }
liap-no-type = { $count ->
    [one] Una pieza
    *[other] { $count } piezas, sin tipo
}
liap-only-loses = No forman tipo, así que pierden: una forma de soltarlas.
liap-is-ahead = Superaría a { $name } ✓
liap-is-ties = Solo empata con { $name }: la anterior sigue ganando.
liap-is-behind = Demasiado débil: sigue ganando { $name }.
liap-lead-only = Se puede salir ✓
liap-lead-weakest = Lo más débil que tienes de este tipo.
liap-lead-strongest = Lo más fuerte que tienes de este tipo ✓
liap-lead-between = Lo intermedio que tienes de este tipo.
liap-type-none = sin tipo
liap-type-single = suelta
liap-type-pair = pareja
liap-type-three-soldiers = tres soldados
liap-type-straight = escalera
liap-type-four-soldiers = cuatro soldados
liap-type-extended-straight-4 = escalera de cuatro
liap-type-extended-straight-5 = escalera de cinco
liap-type-five-soldiers = cinco soldados
liap-type-double-straight = escalera doble
news-asked = Pueden pedir otro reparto: { $seats }.
news-answered = { $seat }: respondido.
news-redeal = Se reparte de nuevo: la ronda cuenta { $multiplier } veces. Primero: { $starter }.
news-said = { $seat } declara: { $n }.
news-sealed = { $seat }: declaración hecha.
news-declared = Se descubren todas las declaraciones.
news-declare_again = El total es 8. Declara otra vez: { $seat }.
news-turn = { $seat }: { $piles ->
    [one] 1 montón
    *[other] { $piles } montones
    } con { $type }.
news-liap_tui-round_over = Fin de la ronda.
news-comeback = Todos vuelven a 0.
news-liap_tui-game_over = Fin de la partida.
