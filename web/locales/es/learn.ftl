# Spanish: a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: una lección
learn-step = Paso { $at } de { $of }
learn-go-on = Seguir
learn-skip-long = Saltar la lección
learn-nudge = Eso se permite. Pero esta vez prueba lo que se pide arriba.
learn-wait = Mira a los demás…
learn-again = Otra vez
learn-play = Ahora, a jugar
learn-well = ¡Muy bien!
learn-asks-answer = Tu respuesta
learn-asks-read = Lee y continúa
learn-none = Aún no hay lección de este juego.
learn-link = Apréndelo paso a paso
learn-from-start = Desde el principio

learn-link-on = Sigue aprendiendo: { $done } de { $of }
learn-path = Todas las unidades
learn-path-at = Unidad { $at } de { $of }. Ver todas
learn-unit = { $kind }: { $about }
learn-unit-basics = Lo básico
learn-unit-trap = La trampa
learn-unit-strong = Así juegan los buenos
learn-unit-count = Contar
learn-unit-puzzle = Un problema
learn-next = Siguiente unidad
learn-answers = Respuestas
learn-not-now = Aquí no se puede.
learn-not-so = No del todo. Prueba otra respuesta.
learn-look = Primero mira tus cartas: toca cada una que tenga un ojo.
learn-done-mark = (terminada)

## Thulla

learn-thulla-ace = Deshazte de todas tus cartas: quien se queda con alguna pierde. El as de picas abre la partida. Tócalo y vuelve a tocarlo para jugarlo.
learn-thulla-high = Todos siguieron con picas, así que la baza se va. La más alta era tuya y sales tú. Prueba el rey de corazones.
learn-thulla-high-nudge = Se podría. Pero sal una vez con el rey de corazones, para ver qué pasa con las cartas altas.
learn-thulla-low = ¡Thulla! Bilal no tenía corazones y cortó: quien jugó el corazón más alto recoge todo. Fuiste tú. Ahora sal bajo, con el 3 de corazones.
learn-thulla-low-nudge = Bilal no tiene corazones y volverá a cortar. Sal con el más bajo, para que otro tenga el más alto.
learn-thulla-follow = Ammu tenía el corazón más alto y recogió. Ahora sale con tréboles, y tú tienes: sigue con el 2. Toca otra carta para ver por qué no.
learn-thulla-follow-nudge = La reina también vale, pero sería la más alta. Evítalo con el 2.
learn-thulla-cut = Diamantes, y no tienes: ahora cortas tú. Vale cualquier carta, así que tira la más peligrosa, el rey.
learn-thulla-cut-nudge = También corta. Pero aprovecha para soltar el rey.
learn-thulla-again = Chai tuvo que recoger, y Bilal está a salvo: sin cartas. Otra vez diamantes: corta con la reina.
learn-thulla-again-nudge = El 5 también corta. Pero la que puede hacerte daño es la reina.
learn-thulla-safe = Salen corazones: tu última carta sigue, y es más baja que la de Chai.
learn-thulla-done = ¡Estás a salvo, en segundo lugar! Los demás siguen hasta que uno se queda con cartas. Eso es todo.

## Kazhutha Kali

learn-kazhutha-ace = Deshazte de todas tus cartas. El último que tiene alguna es el Kazhutha, el burro. El as de picas abre la partida. Tócalo y vuelve a tocarlo para jugarlo.
learn-kazhutha-high = Todos siguieron con picas, así que la baza se va. La más alta era tuya y sales tú. Prueba el rey de diamantes.
learn-kazhutha-high-nudge = Se podría. Pero sal una vez con el rey de diamantes, para ver qué pasa con las cartas altas.
learn-kazhutha-low = ¡Pani! Bilal no tenía diamantes y cortó: quien jugó el diamante más alto recoge todo. Fuiste tú. Ahora sal bajo, con el 3 de diamantes.
learn-kazhutha-low-nudge = Bilal no tiene diamantes y volverá a cortar. Sal con el más bajo, para que otro tenga el más alto.
learn-kazhutha-follow = Ammu tenía el diamante más alto y recogió. Ahora sale con corazones, y tú tienes: sigue con el 2. Toca otra carta para ver por qué no.
learn-kazhutha-follow-nudge = La reina también vale, pero sería la más alta. Evítalo con el 2.
learn-kazhutha-cut = Tréboles, y no tienes: ahora cortas tú. Vale cualquier carta. Tira la reina de corazones.
learn-kazhutha-cut-nudge = También corta. Esta vez tira la reina.
learn-kazhutha-again = Chai tuvo que recoger, y Bilal está a salvo: sin cartas. Otra vez tréboles: corta con el 5, ya verás por qué.
learn-kazhutha-again-nudge = El rey también corta. Pero guárdalo para la última baza de esta lección.
learn-kazhutha-power = Salen diamantes. Tu última carta es la más alta: juégala y ponte a salvo.
learn-kazhutha-done = Ganaste la baza pero no tienes carta para salir: la salida pasa al segundo más alto, Chai. Estás a salvo. El último con cartas será el burro.

## The Great Dalmuti

learn-dalmuti-lower = Deshazte de tus cartas. Cuanto menor el número, mejor: gana al 8 de Bilal con tu 2.
learn-dalmuti-lower-nudge = También gana. Pero al 2 nadie puede ganarle: pruébalo.
learn-dalmuti-set = Los demás pasaron: la baza es tuya y sales. Sal con un grupo: tus dos 9 juntos.
learn-dalmuti-set-nudge = Se puede. Pero dos cartas a la vez se van antes: elige los dos 9.
learn-dalmuti-pass = Chai ganó a tus 9 con dos 5. Hay que jugar el mismo número de cartas, de un número menor. Tus 6 no son menores que 5: pasa.
learn-dalmuti-pass-nudge = Nada tuyo es menor que dos 5. Pasa.
learn-dalmuti-jester = Tres 12. Tienes dos 6 y el bufón, que vale por cualquier número. Toca un 6: se eligen los tres.
learn-dalmuti-jester-nudge = Tienes un grupo de tres: los dos 6 con el bufón.
learn-dalmuti-tax = Te quedaste sin cartas antes que nadie: ahora eres el Gran Dalmuti. Bilal, el Gran Peón, te da sus dos mejores cartas y tú devuelves dos cualesquiera. Elige tus 12.
learn-dalmuti-tax-nudge = Puedes dar esas. Pero tus peores cartas son los dos 12.
learn-dalmuti-done = Un 2 y un 3 por dos 12: es bueno ser el Dalmuti. En cada mano, el orden en que se quedan sin cartas da los nuevos rangos.

## Tincholi

learn-tincholi-look = Hay cuatro cartas ante ti, boca abajo. El total más bajo es el mejor. Puedes mirar dos, una vez: elige las casillas 1 y 2, y recuérdalas.
learn-tincholi-look-nudge = Se pueden mirar dos cualesquiera. Para esta lección, las casillas 1 y 2.
learn-tincholi-seven = Te toca: roba. Es un 7, y un 7 te deja mirar una carta tuya. Mira la casilla 3.
learn-tincholi-seven-nudge = Esta vez no: roba y usa el 7 para mirar la casilla 3.
learn-tincholi-swap = ¡Un 12! Mientras, Ammu usó un 8 para mirar tu casilla 1, y Bilal un 9 para cambiar dos cartas. Roba y pon la carta en la casilla 3.
learn-tincholi-swap-nudge = Tu peor carta es el 12 de la casilla 3. Roba y pon ahí la nueva.
learn-tincholi-pair = Un 3 por un 12, bien hecho. Ahora roba y tira tus dos seises juntos: toca «Pareja» y elige las casillas 1 y 2. Si no fueran iguales, te quedarías una carta más.
learn-tincholi-pair-nudge = Sabes que hay dos seises en las casillas 1 y 2. Roba y descarta ambos.
learn-tincholi-cut = Quedan tres cartas bajas. Cuando creas que tu total es el menor, corta: roba y corta, sin cantar un total.
learn-tincholi-cut-nudge = Podrías seguir. Pero tu total es bajo: roba y corta.
learn-tincholi-done = 6 en total, lo más bajo: no sumas nada, los demás lo que tienen. Cortar demasiado pronto cuesta 20 más. Gana quien acaba con menos puntos.

## Liap Tui

learn-liap_tui-pieces = Tus piezas. El número de cada una es su valor. Las iguales forman combinaciones: tus tres soldados son una jugada de tres.
learn-liap_tui-say = Primero todos dicen cuántos montones ganarán. Tus soldados pueden ganar tres y el carro uno: di 4.
learn-liap_tui-say-nudge = Puedes decirlo. Pero en esta lección di 4, para ver cómo tres soldados ganan tres montones de una vez.
learn-liap_tui-follow = Ammu empieza con una pieza, así que todos juegan una. La más alta gana el montón: juega tu carro, que vale 9.
learn-liap_tui-follow-nudge = Sirve, pero no gana. Quieres este montón: juega el carro.
learn-liap_tui-combo = Un montón es tuyo y empiezas tú. Juega los tres soldados juntos: todos deben jugar tres, y solo una combinación mejor les gana.
learn-liap_tui-combo-nudge = Una suelta gana como mucho un montón. Elige los tres soldados.
learn-liap_tui-last = Cuatro montones, como dijiste. Uno más lo estropearía, así que alégrate de que tu última pieza sea débil.
learn-liap_tui-done = Justo 4: eso da 4 y 5 más, 9 puntos. Si fallas tu número, pierdes la diferencia. Gana quien llega primero a 50.

## Thulla: the path

learn-thulla-unit-trap = cartas altas guardadas
learn-thulla-unit-strong = quedarse sin un palo
learn-thulla-unit-count = basta un palo
learn-thulla-unit-puzzle = quedan dos
learn-thulla-trap_early = Las cartas altas pesan. Todos tienen aún corazones, así que es seguro: sal con el rey.
learn-thulla-trap_late = El rey se fue. Mira ahora qué le pasa a una carta alta que espera: sal con el as de tréboles.
learn-thulla-trap_why = Recogiste tres cartas. ¿Por qué?
learn-thulla-trap_why-1 = Un as nunca puede ganar
learn-thulla-trap_why-1-no = Sí puede: si todos siguen, la baza simplemente se va.
learn-thulla-trap_why-2 = Bilal no tenía tréboles y el mío era el más alto
learn-thulla-trap_why-3 = Alguien tenía un trébol más alto
learn-thulla-trap_why-3-no = Nada es más alto que un as. Mira qué jugó Bilal.
learn-thulla-trap_low = Eso es. Sales otra vez. ¿Qué carta es la más segura?
learn-thulla-trap_low-ace = Bilal no tiene tréboles y volvería a cortar. Recogerías todo otra vez.
learn-thulla-trap_low-nudge = Ese palo pueden cortarlo, y tu carta sería la más alta. Piensa en una baja de un palo que todos puedan tener.
learn-thulla-trap_done = Una carta baja de un palo fresco: nadie pudo hacerte daño. Las altas, pronto; las bajas, cuando los palos se acaban.
learn-thulla-strong_void = Tienes un solo trébol. Sal con él: desde entonces podrás cortar los tréboles.
learn-thulla-strong_throw = Chai sale con trébol y no te queda ninguno. ¡Corta! ¿De qué carta quieres librarte?
learn-thulla-strong_throw-low = El 4 nunca te hace daño. Corta con una que sí podría.
learn-thulla-strong_throw-nudge = Casi. Pero el rey es la más peligrosa.
learn-thulla-strong_under = Chai recogió y sale con corazones. Tienes dos. ¿Cuál es segura?
learn-thulla-strong_under-over = El 10 queda por encima del 9 de Chai. Si Ammu corta, recoges tú.
learn-thulla-strong_done = Ammu cortó y Chai recogió otra vez, porque tu 4 quedó debajo del 9. Primero los palos cortos, luego bajo.
learn-thulla-count_left = Un palo tiene 13 cartas. Ya se jugaron dos rondas de corazones, 8 cartas con el as y la reina, y tú tienes 3. ¿Cuántas tienen los demás?
learn-thulla-count_left-1 = 5
learn-thulla-count_left-1-no = 13 menos 8 son 5. Ahora resta tus tres.
learn-thulla-count_left-2 = 2
learn-thulla-count_left-3 = Ninguna
learn-thulla-count_left-3-no = 8 y tus 3 son 11 de 13. Aún quedan.
learn-thulla-count_follow = Eso es: 2 corazones para tres jugadores. Si sales con corazón, ¿qué es seguro?
learn-thulla-count_follow-1 = Alguien cortará
learn-thulla-count_follow-2 = Todos seguirán
learn-thulla-count_follow-2-no = Tres jugadores no pueden seguir con dos cartas.
learn-thulla-count_lead = Así que alguien cortaría el corazón, y nadie puede tener uno más alto que tu rey. ¿Con qué sales?
learn-thulla-count_lead-king = El rey lo cortarían seguro, y recogerías tú.
learn-thulla-count_lead-nudge = Un corazón lo cortarán seguro, y el tuyo será casi siempre el más alto. Tienes otro palo.
learn-thulla-count_done = Se metieron en líos entre ellos. No hace falta contarlo todo: cuenta el palo de tu carta más alta.
learn-thulla-puzzle_known = Bilal y Chai están a salvo. Has contado: Ammu tiene el 9 de diamantes y una pica. Uno de los dos pierde.
learn-thulla-puzzle_lead = Sales tú. ¿Qué diamante primero para librarte?
learn-thulla-puzzle_lead-king = El rey gana, así que sales otra vez, con el 4. Ammu ya no tiene diamantes, corta, y recoges.
learn-thulla-puzzle_cut = Ammu tuvo que ganar y tiene que salir con la pica. No tienes: ¡corta!
learn-thulla-puzzle_done = ¡Resuelto! Cuando quedan dos, deja que el otro gane la baza y salga.

## Kazhutha Kali: the path

learn-kazhutha-unit-trap = { learn-thulla-unit-trap }
learn-kazhutha-unit-strong = { learn-thulla-unit-strong }
learn-kazhutha-unit-count = { learn-thulla-unit-count }
learn-kazhutha-unit-puzzle = { learn-thulla-unit-puzzle }
learn-kazhutha-trap_early = { learn-thulla-trap_early }
learn-kazhutha-trap_late = { learn-thulla-trap_late }
learn-kazhutha-trap_why = { learn-thulla-trap_why }
learn-kazhutha-trap_why-1 = { learn-thulla-trap_why-1 }
learn-kazhutha-trap_why-1-no = { learn-thulla-trap_why-1-no }
learn-kazhutha-trap_why-2 = { learn-thulla-trap_why-2 }
learn-kazhutha-trap_why-3 = { learn-thulla-trap_why-3 }
learn-kazhutha-trap_why-3-no = { learn-thulla-trap_why-3-no }
learn-kazhutha-trap_low = { learn-thulla-trap_low }
learn-kazhutha-trap_low-ace = { learn-thulla-trap_low-ace }
learn-kazhutha-trap_low-nudge = { learn-thulla-trap_low-nudge }
learn-kazhutha-trap_done = { learn-thulla-trap_done }
learn-kazhutha-strong_void = { learn-thulla-strong_void }
learn-kazhutha-strong_throw = { learn-thulla-strong_throw }
learn-kazhutha-strong_throw-low = { learn-thulla-strong_throw-low }
learn-kazhutha-strong_throw-nudge = { learn-thulla-strong_throw-nudge }
learn-kazhutha-strong_under = { learn-thulla-strong_under }
learn-kazhutha-strong_under-over = { learn-thulla-strong_under-over }
learn-kazhutha-strong_done = { learn-thulla-strong_done }
learn-kazhutha-count_left = { learn-thulla-count_left }
learn-kazhutha-count_left-1 = { learn-thulla-count_left-1 }
learn-kazhutha-count_left-1-no = { learn-thulla-count_left-1-no }
learn-kazhutha-count_left-2 = { learn-thulla-count_left-2 }
learn-kazhutha-count_left-3 = { learn-thulla-count_left-3 }
learn-kazhutha-count_left-3-no = { learn-thulla-count_left-3-no }
learn-kazhutha-count_follow = { learn-thulla-count_follow }
learn-kazhutha-count_follow-1 = { learn-thulla-count_follow-1 }
learn-kazhutha-count_follow-2 = { learn-thulla-count_follow-2 }
learn-kazhutha-count_follow-2-no = { learn-thulla-count_follow-2-no }
learn-kazhutha-count_lead = { learn-thulla-count_lead }
learn-kazhutha-count_lead-king = { learn-thulla-count_lead-king }
learn-kazhutha-count_lead-nudge = { learn-thulla-count_lead-nudge }
learn-kazhutha-count_done = { learn-thulla-count_done }
learn-kazhutha-puzzle_known = { learn-thulla-puzzle_known }
learn-kazhutha-puzzle_lead = { learn-thulla-puzzle_lead }
learn-kazhutha-puzzle_lead-king = { learn-thulla-puzzle_lead-king }
learn-kazhutha-puzzle_cut = { learn-thulla-puzzle_cut }
learn-kazhutha-puzzle_done = { learn-thulla-puzzle_done }

## The Great Dalmuti: the path

learn-dalmuti-unit-trap = demasiado fuerte, demasiado pronto
learn-dalmuti-unit-strong = muchas a la vez
learn-dalmuti-unit-count = qué queda fuera
learn-dalmuti-unit-puzzle = la salida
learn-dalmuti-trap_enough = Chai sale con un 9. ¿Qué basta para ganarlo?
learn-dalmuti-trap_enough-one = Nadie ganaría al 1. Pero más tarde vale más: aquí basta una carta más floja.
learn-dalmuti-trap_enough-pass = Puedes ganarlo barato y librarte de una carta.
learn-dalmuti-trap_take = El 5 es bueno, pero nadie tiene nada mejor que tu 1. Ahora te da la salida. ¿Vale la pena?
learn-dalmuti-trap_take-nudge = Si pasas, salen otros. Toma la salida: sabes cómo seguir.
learn-dalmuti-trap_lead = Sales tú, con tres 10 y un 12. ¿Cómo terminas?
learn-dalmuti-trap_lead-nudge = Una jugada pequeña se gana pronto. ¿Cuál casi nadie puede ganar?
learn-dalmuti-trap_out = Nadie tiene tres cartas por debajo del 10. Te queda una: juégala.
learn-dalmuti-trap_done = Terminaste primero. Usa lo justo para ganar, y guarda lo mejor para cuando la salida importa.
learn-dalmuti-strong_many = Sales tú. ¿Qué jugada se lleva más cartas?
learn-dalmuti-strong_many-nudge = Se puede. Pero prueba el grupo más grande: casi nadie tiene cuatro iguales.
learn-dalmuti-strong_bad = Cuatro cartas menos y sales otra vez. Ahora tira la peor, mientras puedas recuperar la salida.
learn-dalmuti-strong_bad-nudge = Guarda esa: recupera la salida después. El 12 casi nunca gana.
learn-dalmuti-strong_back = Bilal jugó un 5. ¡Recupera la salida!
learn-dalmuti-strong_back-nudge = Quien pasa deja salir a otros. Aquí gana tu 3.
learn-dalmuti-strong_out = Solo quedan dos 6: los dos juntos.
learn-dalmuti-strong_done = Primero en terminar. Muchas a la vez, las peores mientras sales, y una baja para volver: así lo planean los buenos.
learn-dalmuti-count_pack = Hay doce 12, once 11, y así. ¿Cuántos 3 hay en la baraja?
learn-dalmuti-count_pack-1 = Dos
learn-dalmuti-count_pack-1-no = Hay tantas cartas como dice el número.
learn-dalmuti-count_pack-2 = Tres
learn-dalmuti-count_pack-3 = Doce
learn-dalmuti-count_pack-3-no = Esos son los 12.
learn-dalmuti-count_beat = Y tienes los tres. El 1, los 2 y los bufones ya salieron. ¿Alguien puede ganar a tres 3?
learn-dalmuti-count_beat-1 = No
learn-dalmuti-count_beat-2 = Sí, con tres 4
learn-dalmuti-count_beat-2-no = 4 es más que 3: gana el menor.
learn-dalmuti-count_lead = Entonces ganan seguro. ¿Con qué sales primero?
learn-dalmuti-count_lead-nudge = No rompas el grupo y juega primero lo seguro: así el 12 es tu última carta.
learn-dalmuti-count_out = Nadie pudo hacer nada. Ahora la última carta.
learn-dalmuti-count_done = No hace falta saberlo todo: mira si el 1, los 2 y los bufones ya salieron. Entonces sabes qué es seguro.
learn-dalmuti-puzzle_known = Sales tú, con 2, 11 y dos 12. Nadie gana a un 2. Otros pueden tener una pareja mejor.
learn-dalmuti-puzzle_lead = ¿Qué juegas primero para terminar cuanto antes?
learn-dalmuti-puzzle_lead-two = Sales dos veces, pero luego nada te devuelve la salida. Guarda el 2 para recuperarla.
learn-dalmuti-puzzle_lead-pair = Puede venir una pareja mejor, y entonces el 2 solo te ayuda si salen con una sola carta. Primero el 11: el 2 recupera la salida en la misma baza, y la pareja se va al final.
learn-dalmuti-puzzle_lead-nudge = No rompas la pareja: junta es una sola jugada.
learn-dalmuti-puzzle_beat = Como se esperaba: 10, 5, 4. ¿Y ahora?
learn-dalmuti-puzzle_beat-nudge = Es el momento del 2: recupera la salida.
learn-dalmuti-puzzle_out = La salida es tuya. ¡La última jugada!
learn-dalmuti-puzzle_done = ¡Resuelto! Primero la carta débil suelta, luego la que gana seguro, y al final lo que no tiene que ganar a nadie.

## Tincholi: the path

learn-tincholi-saw = Dos seises: recuérdalos. Juntos valen algo.
learn-tincholi-unit-trap = cartas que nadie ha visto
learn-tincholi-unit-strong = tomar y cambiar
learn-tincholi-unit-count = recordar
learn-tincholi-unit-puzzle = cántalo
learn-tincholi-trap_look = Mira las casillas 1 y 2.
learn-tincholi-trap_expect = Un 4 y un 5. Otras dos no las has visto; una carta vale unos 6. ¿Cuánto vale tu mano?
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = Eso es solo lo que viste. Las otras dos también cuentan.
learn-tincholi-trap_expect-2 = Unos 15
learn-tincholi-trap_expect-2-no = Cada carta sin ver vale unos 6, y son dos.
learn-tincholi-trap_expect-3 = Unos 21
learn-tincholi-trap_draw = 21 es demasiado para cortar. Roba una carta.
learn-tincholi-trap_peek = Un 7. ¿Qué haces con él?
learn-tincholi-trap_peek-cut = ¿Con dos cartas sin ver? Si alguien tiene menos, cuenta tu total y 20 más.
learn-tincholi-trap_peek-nudge = No conoces las casillas 3 y 4. ¿Qué hace un 7?
learn-tincholi-trap_again = ¡Un 11 en la casilla 3! Menos mal que miraste. Roba otra vez.
learn-tincholi-trap_keep = Un as. ¿Dónde va?
learn-tincholi-trap_keep-nudge = Vale 1. Ponlo donde está tu carta más alta.
learn-tincholi-trap_done = El 11 se volvió 1. La casilla 4 sigue sin ver: es un 10. Cortar al principio habría costado 30, y 20 más. Primero mira, luego corta.
learn-tincholi-strong_look = Mira las casillas 1 y 2.
learn-tincholi-strong_take = Un 10 y un 11: mala suerte. Pero mira el descarte. ¿Qué haces?
learn-tincholi-strong_take-nudge = El 12 de diamantes vale 0. No hay carta mejor.
learn-tincholi-strong_put = El 12 de diamantes es la mejor carta de todas. ¿Dónde va?
learn-tincholi-strong_put-nudge = Debe sustituir la carta más alta que conoces.
learn-tincholi-strong_draw = ¿Lo viste? Ammu descartó un as y Bilal lo tomó en su casilla 4. Ahora roba.
learn-tincholi-strong_swap = Un 9: cambia dos cartas cualesquiera. ¿Cuáles?
learn-tincholi-strong_swap-nudge = Conoces una carta baja: el as de la casilla 4 de Bilal. Elige tu 10 y esa.
learn-tincholi-strong_done = Bilal tiene tu 10 y tú el as. Lo que otros toman del descarte lo saben todos: mira dónde lo ponen.
learn-tincholi-count_look = Mira las casillas 1 y 2. El resto de esta unidad pide memoria.
learn-tincholi-count_draw = No lo digas en voz alta. Roba.
learn-tincholi-count_keep = Un 5. ¿Dónde va?
learn-tincholi-count_keep-nudge = Viste un 4 y un 10. Pon el 5 donde está el 10.
learn-tincholi-count_where = Ammu robó un 9 y cambió dos cartas. ¿Dónde está ahora tu 4?
learn-tincholi-count_where-1 = En mi casilla 1
learn-tincholi-count_where-1-no = Ahí estaba. La casilla 1 fue una de las dos que cambiaron.
learn-tincholi-count_where-2 = En mi casilla 2
learn-tincholi-count_where-2-no = Ahí está tu 5.
learn-tincholi-count_where-3 = En la casilla 2 de Bilal
learn-tincholi-count_more = Eso es: ahora es de Bilal, y lo que hay en tu casilla 1 no lo sabes. Roba.
learn-tincholi-count_match = ¡Otro 5! ¿Qué haces con él?
learn-tincholi-count_match-also = Bien pensado: una pareja. Aquí usamos la casilla 1.
learn-tincholi-count_match-nudge = En la casilla 2 hay un 5. Pon este en una casilla que no conozcas y tendrás pareja.
learn-tincholi-count_last = Ya hay dos cincos. Roba una vez más.
learn-tincholi-count_pair = ¿Qué dos se van juntas?
learn-tincholi-count_pair-nudge = Los cincos están en las casillas 1 y 2. Elige descartar una pareja.
learn-tincholi-count_done = Quedan solo tres cartas. En cada turno repite para ti qué hay y dónde: solo números, de izquierda a derecha.
learn-tincholi-puzzle_look = Solo te quedan dos cartas. Mira las dos.
learn-tincholi-puzzle_sum = Un 3 y el 12 de diamantes. ¿Cuánto vale tu mano?
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = El 12 de diamantes vale 0.
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = La suma no sale: el 12 de diamantes vale 0.
learn-tincholi-puzzle_draw = Lo conoces todo. Primero roba, como siempre.
learn-tincholi-puzzle_call = ¿Y ahora? Sácale todo el partido.
learn-tincholi-puzzle_call-silent = Eso da 0. Pero conoces tu total: cántalo y restas 10 puntos.
learn-tincholi-puzzle_call-nudge = Menos de 3 es difícil. Corta y canta tu total.
learn-tincholi-puzzle_done = Bien cantado: menos 10 puntos. Si conoces todas las cartas, canta. Si no, corta en silencio.

## Liap Tui: the path

learn-liap_tui-unit-trap = un montón de más
learn-liap_tui-unit-strong = quien sale elige cuántas
learn-liap_tui-unit-count = qué queda
learn-liap_tui-unit-puzzle = dos montones más
learn-liap_tui-trap_score = Dijiste 2 y has ganado 2. ¿Y si ganas un tercero?
learn-liap_tui-trap_score-1 = Un punto más
learn-liap_tui-trap_score-1-no = Solo puntúa acertar tu número.
learn-liap_tui-trap_score-2 = El número falla: menos 1
learn-liap_tui-trap_score-3 = No cambia nada
learn-liap_tui-trap_score-3-no = Sí cambia: perderías 7 puntos y uno más.
learn-liap_tui-trap_throw = No quieres más. Bilal juega un general, que gana a todo. ¿Qué pieza tiras?
learn-liap_tui-trap_throw-nudge = Esa apenas gana de todos modos. ¿Cuál podría ganar después sin querer?
learn-liap_tui-trap_next = El carro se fue. Chai juega un carro. ¿Y ahora?
learn-liap_tui-trap_next-nudge = Tira la más fuerte mientras pierda seguro.
learn-liap_tui-trap_last = Queda una pieza, la más débil.
learn-liap_tui-trap_done = Justo 2: 7 puntos. Quien ya tiene bastante tira sus piezas fuertes debajo de otras más fuertes.
learn-liap_tui-strong_straight = Te faltan 3 y sales tú. Quien sale elige cuántas piezas se juegan. ¿Qué gana tres de una vez?
learn-liap_tui-strong_straight-nudge = Carro, caballo y cañón de un color son una escalera: tres montones de una vez.
learn-liap_tui-strong_weak = ¡Los tres! Ahora no quieres más. ¿Con qué sales?
learn-liap_tui-strong_weak-nudge = También valdría. Pero el soldado es aún más débil.
learn-liap_tui-strong_last = Y la última pieza.
learn-liap_tui-strong_done = Justo 4: 9 puntos. Busca combinaciones antes de decir un número: quien sale obliga a los demás.
learn-liap_tui-count_gone = En esta ronda ya salieron los dos generales y tres de los cuatro carros. Tienes el último. ¿Qué le gana?
learn-liap_tui-count_gone-1 = Un cañón
learn-liap_tui-count_gone-1-no = Un cañón vale 4,5; el carro, 9.
learn-liap_tui-count_gone-2 = Nada
learn-liap_tui-count_gone-3 = Un general
learn-liap_tui-count_gone-3-no = Ya se jugaron los dos.
learn-liap_tui-count_win = Te falta un montón. ¿Qué juegas?
learn-liap_tui-count_win-nudge = Podría venir después. Pero toma el montón seguro cuando está ahí.
learn-liap_tui-count_lead = Hecho. La última pieza no debe ganar: el soldado.
learn-liap_tui-count_done = 3 montones, 8 puntos. Recuerda solo generales y carros, seis piezas: entonces sabes qué es seguro.
learn-liap_tui-puzzle_known = Te faltan 2 de los últimos 4 montones y sales tú. Los demás aún tienen un general y carros.
learn-liap_tui-puzzle_pair = ¿Cómo ganas dos?
learn-liap_tui-puzzle_pair-nudge = A una pieza sola la gana un carro. Pero ¿quién tiene una pareja más alta que la tuya?
learn-liap_tui-puzzle_lose = Dos montones con una pareja. ¿Y ahora?
learn-liap_tui-puzzle_lose-nudge = También valdría. Pero la más débil pierde con más seguridad.
learn-liap_tui-puzzle_last = La última pieza ya no puede ganar.
learn-liap_tui-puzzle_done = ¡Resuelto! Una pareja de piezas medianas gana a menudo lo que una sola nunca ganaría.
