# Spanish: a draft, not yet read by somebody who grew up with the language.
# The page of rules: what the sentences of the table do not say.

rules-short = En breve
rules-all = Todas las reglas
rules-now = ahora
rules-order = De mayor a menor
rules-values = Lo que vale
rules-trick = Una baza
rules-clean = Si todos siguen el palo, la baza sale del juego y sale quien jugó la más alta.
rules-cut-ends = Un corte termina la baza al instante. Sale quien recoge.
rules-safe = Estás a salvo cuando acaba una baza y no tienes cartas.
rules-power = Si ese jugador está a salvo, sale la siguiente más alta.
rules-pack = Cuanto menor el número, mejor y más raro: un 1, dos 2, hasta doce 12.
rules-taxes = El Gran Peón paga dos cartas, el Pequeño Peón una; vuelven otras tantas.
rules-sets = Grupos
rules-jesters = Los bufones jugados solos son lo más débil de todo.
rules-passed = Quien ha pasado queda fuera de esta baza.
rules-worth = Una carta vale su número; el 12 de diamantes vale 0. Lo mejor es el total más bajo.
rules-turn = Un turno
rules-pair = Dos cartas del mismo número pueden irse juntas; la robada ocupa el sitio de una.
rules-end = El final
rules-weak = Una mano sin general ni carro es débil; quien la tiene puede pedir otro reparto.
rules-weak-ranked = Una mano es débil si ninguna pieza vale más de 9; quien la tiene puede pedir otro reparto.
rules-declare = Por turno, todos dicen cuántos de los ocho montones ganarán. El último no puede hacer que el total sea 8.
rules-types = Jugadas, de menor a mayor
rules-types-win = Gana la jugada superior; luego la mayor suma; luego la primera.
rules-no-type = Lo que no forma ninguna pierde.
rules-points = Puntos
rules-score = Exacto como se dijo: el número y 5 más; 3 por un 0 declarado. Si no, se pierde la diferencia.
rules-target = Se juega hasta { $target } puntos.
