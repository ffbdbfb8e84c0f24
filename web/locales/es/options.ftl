# Spanish: a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = sí
option-off = no
option-forced_ace = Abre el as de picas
option-forced_ace-help = Quien tiene el as de picas sale con él. Si no: a la izquierda de quien reparte, cualquier carta.
option-first_trick_safe = Primera baza segura
option-first_trick_safe-help = Si se corta la primera baza, se acaba y se aparta; nadie recoge.
option-games = Partidas
option-target = Meta
option-max_rounds = Máximo de rondas
option-max_rounds-help = La partida acaba tras tantas rondas.

## Thulla

option-thulla-games-help = Al mejor de tantas partidas.
option-lead_after_safe = Salida tras salvarse
option-lead_after_safe-help = Quién sale cuando el ganador de una baza limpia se ha salvado.
option-lead_after_safe-clockwise = El siguiente
option-lead_after_safe-second_highest = La segunda más alta
option-reversal = Inversión
option-reversal-help = Quien corta se lleva la baza y sale.
option-scoring = Puntos
option-scoring-help = Quien pierde suma sus cartas (por valor: as 11; rey, reina, jota y 10 valen 10). Gana el total más bajo.
option-scoring-none = Ninguno
option-scoring-count = 1 por carta
option-scoring-value = Por valor

## Kazhutha Kali

option-kazhutha-games-help = Tantas partidas; quien más pierde es el Kazhutha de la sesión.
option-partners = Parejas
option-partners-help = Con cuatro jugadores: asientos 1 y 3 contra 2 y 4.

## The Great Dalmuti

option-hands = Manos
option-hands-help = Una sesión son tantas manos.
option-opening = Primeros rangos
option-opening-help = Sacando carta, o por orden de asientos (entonces sin impuestos).
option-opening-draw = A suertes
option-opening-seats = Por asientos
option-taxes = Impuestos
option-taxes-help = Los peones dan sus mejores cartas a los Dalmutis y reciben otras.
option-revolution = Revolución
option-revolution-help = Quien tiene los dos bufones puede proclamar la revolución.
option-tax_return = Lo que se devuelve
option-tax_return-help = Los Dalmutis devuelven sus peores cartas, o las que quieran.
option-tax_return-worst = Las peores
option-tax_return-choice = Cualesquiera
option-reentry = Jugar tras pasar
option-reentry-help = Quien ha pasado puede volver a jugar en la misma baza.

## Tincholi

option-jokers = Comodines
option-jokers-help = Comodines en la baraja; uno cuenta como la carta más baja de su mano.
option-deck = Baraja
option-deck-help = Ampliada: doce cartas dobles. Caos: dos nueves más y un comodín.
option-deck-standard = Normal
option-deck-extended = Ampliada
option-deck-chaos = Caos
option-deck-both = Ambas
option-cut_timing = Cuándo cortar
option-cut_timing-help = En qué momento del turno se puede cortar.
option-cut_timing-after_draw = Tras robar
option-cut_timing-before_draw = Antes de robar
option-cut_timing-either = Ambos
option-first_look = Primera mirada
option-first_look-help = Dos casillas cualesquiera, o la 1 y la 2.
option-first_look-choose = Dos cualesquiera
option-first_look-fixed = Las casillas 1 y 2
option-tincholi-target-help = La partida acaba cuando alguien pasa de aquí.
option-memory_aid = Ayuda de memoria
option-memory_aid-help = Sigue mostrando lo que has visto y aún podrías saber.

## Liap Tui

option-values = Valores
option-values-help = Lo que valen las piezas. Por rango: del general 14 y 13 al soldado 2 y 1, rojo y negro.
option-values-guide = Guía
option-values-ranked = Por rango
option-type_lock = Tipo fijo
option-type_lock-help = Solo puede ganar el tipo de jugada de quien empieza.
option-ties = Empates
option-ties-help = Qué jugada gana entre iguales. Rojo: el rojo gana al negro; luego, la anterior.
option-ties-earliest = La primera
option-ties-red = Rojo
option-face_down = Boca abajo
option-face_down-help = Las jugadas se ocultan hasta que han jugado los cuatro.
option-declaration = Declaración
option-declaration-help = Por turno, por turno hasta 8 justos, todos a la vez o antes de ver las piezas.
option-declaration-open = Por turno
option-declaration-total_eight = Hasta 8 justos
option-declaration-sealed = A la vez
option-declaration-blind = A ciegas
option-zero_streak = Ceros seguidos
option-zero_streak-help = Quien declaró 0 tantas veces seguidas debe declarar al menos 1. Con 0 no se aplica.
option-zero_bonus = Premio por cero
option-zero_bonus-help = Declarar 0 y no ganar ninguno da 3. Si no: nada.
option-bonus = Premio
option-bonus-help = Acertar da 5 más. Progresivo: el doble del número y 4 más.
option-bonus-standard = Normal
option-bonus-progressive = Progresivo
option-penalty_cap = Pérdida máxima
option-penalty_cap-help = Nadie pierde más que esto en una ronda.
option-liap_tui-target-help = La partida acaba cuando alguien tiene tantos puntos.
option-comeback = Remontada
option-comeback-help = Una vez por partida, todos vuelven a 0 cuando primero y último se distancian tanto.
option-max_redeals = Máximo de nuevos repartos
option-max_redeals-help = Tantos por ronda; después ya no se pregunta.
preset-liap_tui-guide = Guía
preset-liap_tui-ranked = Por rango

## Bots

level-gentle = Fácil
level-steady = Medio
level-sharp = Difícil
level-master = Experto
