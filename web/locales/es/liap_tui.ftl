# Spanish: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = general
piece-advisor = consejero
piece-elephant = elefante
piece-chariot = carro
piece-horse = caballo
piece-cannon = cañón
piece-soldier = soldado
piece-red-general = general rojo
piece-red-advisor = consejero rojo
piece-red-elephant = elefante rojo
piece-red-chariot = carro rojo
piece-red-horse = caballo rojo
piece-red-cannon = cañón rojo
piece-red-soldier = soldado rojo
piece-black-general = general negro
piece-black-advisor = consejero negro
piece-black-elephant = elefante negro
piece-black-chariot = carro negro
piece-black-horse = caballo negro
piece-black-cannon = cañón negro
piece-black-soldier = soldado negro
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
liap-lead-is = Una suelta, pareja o escalera; todos juegan la misma cantidad.
liap-follow = { $count ->
    [one] juega una pieza
    *[other] juega { $count } piezas
}
liap-ahead = Va ganando: { $name }, { $type }.
liap-pieces = { $count ->
    [one] 1 pieza
   *[other] { $count } piezas
}
liap-round = Ronda { $round } · hasta { $target }
liap-times = × { $times }
liap-total = Declarados { $total } de 8
liap-won-said = { $won } de { $said }
liap-running = Bajo cada número: el total que daría.
liap-round-over = Tras la ronda { $round }
liap-round-no = Ronda
liap-sheet = Hoja de puntos
liap-cell = declarados { $said }, ganados { $won }, puntos
liap-to = Ganados / declarados, puntos y total. La partida va hasta { $target }.

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
type-none = sin tipo
type-single = suelta
type-pair = pareja
type-three-soldiers = tres soldados
type-straight = escalera
type-four-soldiers = cuatro soldados
type-extended-straight-4 = escalera de cuatro
type-extended-straight-5 = escalera de cinco
type-five-soldiers = cinco soldados
type-double-straight = escalera doble
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
liap-hit = ¡Exacto!
liap-close = ¡Por poco!

results-liap_tui-winner = { $you ->
    [yes] Ganas con { $score } puntos
   *[no] { $count ->
        [one] Gana { $names } con { $score } puntos
       *[other] Ganan { $names } con { $score } puntos
    }
}
