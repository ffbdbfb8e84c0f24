# Spanish: a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = Repetición
replay-loading = Buscando el registro…
replay-none = No existe ese registro
replay-private = Una partida privada
replay-private-text = Esta partida de { $game } se jugó en una mesa con contraseña. Escríbela, o ábrela en un dispositivo que estuvo en esa mesa.
replay-unlock = Abrir
replay-none-text = Solo lo tienen las partidas terminadas. Mira otra vez la dirección.
replay-broken = Este registro no se puede repetir
replay-broken-text = La casa dice: { $text }
replay-breaks = El registro se interrumpe aquí: { $text }
replay-at = { $at } de { $count }
replay-scrubber = En qué punto de la partida
replay-controls = Repetición
replay-trick-back = Al final de la baza anterior
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-trick-forward = Al final de la baza
replay-speed = Velocidad: { $speed } veces
replay-see-as = Visto por
replay-open = Todas las manos
replay-as-me = Como lo vi yo
replay-as = Como { $name }
replay-hands = Todas las manos
replay-hand-of = { $count ->
    [one] { $name }, 1 carta:
    *[other] { $name }, { $count } cartas:
}
replay-moves = Todas las jugadas
replay-dealt = Se reparten las cartas.
replay-silent = Puede que alguien respondiera en secreto.
replay-move = { $name }: { $move }
replay-next = Ahora: { $names }
replay-over = La partida ha terminado
replay-keys = ← → jugada · Mayús + ← → turnos propios · Inicio y Fin · Espacio reproduce

back-title = Mirar atrás
back-return = Volver a la mesa
back-turn = Te toca

## About the match

match-about = Sobre esta partida
match-places = Puestos
match-played = Jugada el { DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = Reglas de la casa: { $options }
match-download = Descargar el registro (.cgn)
match-download-json = Descargar como JSON
match-verify = Comprobar los repartos

## Fair deals

verify-title = ¿Se repartieron limpiamente las cartas?
verify-how = Tu navegador lo comprueba solo, con el texto del registro. No se pregunta nada a la casa.
verify-working = Calculando…
verify-ok = Todo encaja
verify-ok-text = Nadie pudo elegir estas cartas: ni los jugadores ni la casa.
verify-bad = Algo no coincide
verify-bad-text = Este registro no es lo que se prometió antes de la primera carta. Guárdalo y pregunta a quien lleva esta casa.
verify-none = No hay nada que comprobar
verify-none-text = Este registro no lleva semilla, así que nadie prometió nada sobre sus repartos.
verify-part = Lo que se puede comprobar encaja
verify-part-text = Una parte no se puede comprobar: mira abajo.
verify-line = línea { $line }
verify-noted-ok = La promesa de la casa, anotada por este navegador antes de la primera carta, es la del registro.
verify-noted-bad = La promesa del registro no es la que este navegador anotó antes de la primera carta.
verify-noted-skip = Este navegador no anotó ninguna promesa antes de la partida: no se sentó a esta mesa, o hace demasiado tiempo.
verify-share-ok = Los bytes al azar que dio este navegador están en el registro, junto a su asiento.
verify-share-bad = Los bytes al azar que dio este navegador no están junto a su asiento en el registro. Si se perdió la conexión antes de repartir, quizá llegaron tarde.
verify-pledges-ok = Lo que cada asiento había comprometido, tal como se mostró a este navegador antes de abrir lo suyo, es lo que tiene el registro.
verify-pledges-bad = Los compromisos que se mostraron a este navegador antes de abrir el suyo no son los del registro.
verify-commit-ok = El secreto de la casa es al que estaba atada: su SHA-256 es la promesa.
verify-commit-bad = El secreto de la casa no es al que estaba atada: su SHA-256 no es la promesa.
verify-commit-skip = El registro no tiene promesa ni secreto: la casa eligió sola la semilla.
verify-seed-ok = La semilla sale del secreto y de lo que { $count ->
    [0] dieron los jugadores: nada
    [one] dio un jugador
    *[other] dieron { $count } jugadores
    }.
verify-seed-bad = La semilla no sale del secreto y de lo que dieron los jugadores.
verify-seed-skip = No se puede rastrear la semilla, porque el registro no tiene secreto.
verify-unopened-skip = { $seats } comprometió bytes al azar y no los abrió, así que la semilla cuenta el compromiso. Pasa cuando se pierde la conexión. Quien se sienta ahí y además dirige la casa podría elegir así entre dos repartos: fíjate si se repite.
verify-lot-ok = Quién es el primero se sorteó con el secreto y lo que dieron los jugadores.
verify-lot-bad = Quién es el primero no sale del secreto y de lo que dieron los jugadores.
verify-deal-ok = { $kind ->
    [draw] El sorteo { $k } sale de la semilla, carta a carta.
    [reshuffle] La mezcla { $k } sale de la semilla, carta a carta.
    *[deal] El reparto { $k } sale de la semilla, carta a carta.
}
verify-deal-bad = { $kind ->
    [draw] El sorteo { $k } no sale de la semilla
    [reshuffle] La mezcla { $k } no sale de la semilla
    *[deal] El reparto { $k } no sale de la semilla
    }: { $pile } debería ser { $should }, el registro tiene { $has }.
verify-deals-skip = La partida empieza de una posición preparada, sin semilla. Sus repartos no se comprueban aquí.
verify-unwritten-skip = El registro no anota sus repartos, así que no hay nada que comparar.
verify-older-skip = Este registro es más antiguo: adónde iba cada carta dependía de las reglas del juego. `cardhouse verify` lo comprueba; esta página comprueba el secreto, lo que dieron los jugadores y la semilla.
verify-bad-line = Esta línea no puede ser: { $text }
