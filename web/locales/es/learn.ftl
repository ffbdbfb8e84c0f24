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
learn-none = Aún no hay lección de este juego.
learn-link = Apréndelo en 90 segundos
learn-from-start = Desde el principio

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
learn-dalmuti-done = Un 2 y un 3 por dos 12: es bueno ser el Dalmuti. En cada mano, el orden de salida da los nuevos rangos.

## Tincholi

learn-tincholi-look = Hay cuatro cartas ante ti, boca abajo. El total más bajo es el mejor. Puedes mirar dos, una vez: elige las casillas 1 y 2, y recuérdalas.
learn-tincholi-look-nudge = Se pueden mirar dos cualesquiera. Para esta lección, la 1 y la 2.
learn-tincholi-seven = Dos seises: recuérdalo. Te toca: roba. Es un 7, y un 7 te deja mirar una carta tuya. Mira la casilla 3.
learn-tincholi-seven-nudge = Esta vez no: roba y usa el 7 para mirar la casilla 3.
learn-tincholi-swap = ¡Un 12! Mientras, Ammu usó un 8 para mirar tu casilla 1, y Bilal un 9 para cambiar dos cartas. Roba y pon la carta en la casilla 3.
learn-tincholi-swap-nudge = Tu peor carta es el 12 de la casilla 3. Roba y pon ahí la nueva.
learn-tincholi-pair = Un 3 por un 12, bien hecho. Ahora roba y tira tus dos seises juntos: elige las casillas 1 y 2. Si no fueran iguales, te quedarías una carta más.
learn-tincholi-pair-nudge = Sabes que hay dos seises en las casillas 1 y 2. Roba y descarta ambos.
learn-tincholi-cut = Quedan tres cartas bajas. Cuando creas que tu total es el menor, corta: roba y corta, sin cantar un total.
learn-tincholi-cut-nudge = Podrías seguir. Pero tu total es bajo: roba y corta.
learn-tincholi-done = 6 en total, lo más bajo: no sumas nada, los demás lo que tienen. Cortar demasiado pronto cuesta 20 más. Gana quien acaba con menos puntos.

## Liap Tui

learn-liap_tui-pieces = Tus piezas. El número de cada una es su valor. Las iguales forman combinaciones: tus tres soldados son una jugada de tres.
learn-liap_tui-say = Primero todos dicen cuántos montones ganarán. Tus soldados pueden ganar tres y el carro uno: di 4. Hablas al final y el total no puede ser 8, por eso el 5 no está permitido.
learn-liap_tui-say-nudge = Puedes decirlo. Pero tres soldados y un carro dan para 4.
learn-liap_tui-follow = Ammu empieza con una pieza, así que todos juegan una. La más alta gana el montón: juega tu carro, que vale 9.
learn-liap_tui-follow-nudge = Sirve, pero no gana. Quieres este montón: juega el carro.
learn-liap_tui-combo = Un montón es tuyo y empiezas tú. Juega los tres soldados juntos: todos deben jugar tres, y solo una combinación mejor les gana.
learn-liap_tui-combo-nudge = Una suelta gana como mucho un montón. Elige los tres soldados.
learn-liap_tui-last = Cuatro montones, como dijiste. Uno más lo estropearía, así que alégrate de que tu última pieza sea débil.
learn-liap_tui-done = Justo 4: eso da 4 y 5 más, 9 puntos. Si fallas tu número, pierdes la diferencia. Gana quien llega primero a 50.
