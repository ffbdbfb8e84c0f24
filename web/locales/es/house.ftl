# Spanish: a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = Sigue el palo de salida si puedes.
game-thulla-rules-2 = Si no puedes, cortas: quien jugó la más alta del palo recoge toda la baza.
game-thulla-rules-3 = Deshazte de todas tus cartas. Pierde quien se queda con cartas.
game-thulla-apart = No es lo mismo que Kazhutha Kali: aquí todos empiezan con el mismo número de cartas, porque algunas bajas se quedan fuera. Si quien gana una baza se queda sin cartas, sale el siguiente jugador.
game-kazhutha-rules-1 = Sigue el palo de salida si puedes.
game-kazhutha-rules-2 = Si no puedes, cortas: quien jugó la más alta del palo recoge toda la baza.
game-kazhutha-rules-3 = El último con cartas es el Kazhutha, el burro.
game-kazhutha-apart = No es lo mismo que Thulla: aquí se reparten las 52 cartas, así que algunos empiezan con una más. Si quien gana una baza se queda sin cartas, sale quien jugó la siguiente más alta.
game-dalmuti-rules-1 = Sal con un grupo de un número. Los demás juegan el mismo número de cartas, de un número menor, o pasan.
game-dalmuti-rules-2 = Quien juega el último vuelve a salir. Los bufones valen por cualquier número.
game-dalmuti-rules-3 = Quien acaba primero es el Gran Dalmuti de la mano siguiente; quien acaba último, el Gran Peón, que paga impuestos.
game-tincholi-rules-1 = Tienes cuatro cartas boca abajo y has visto dos. Roba, y luego cámbiala o descártala.
game-tincholi-rules-2 = Descarta un 7 para mirar una carta tuya, un 8 para una ajena, un 9 para intercambiar dos.
game-tincholi-rules-3 = Cuando creas tener lo menor, corta. El total más bajo no suma nada.
game-liap_tui-rules-1 = Recibes ocho piezas. Di cuántos montones ganarás.
game-liap_tui-rules-2 = Quien empieza elige cuántas piezas; todos juegan la misma cantidad y gana la mejor jugada.
game-liap_tui-rules-3 = Acierta tu número exacto y hay premio. Gana quien llega primero a la meta.

## Game page

best-of-game = Los mejores de este juego
play = Jugar
play-friends-line = La mesa se pone al momento. Envía el enlace y acordad lo demás allí.
rules-usual = Reglas normales
play-offline = Para jugar hace falta conexión con el servidor.
preset = Variante
preset-standard = Normal
preset-own = La tuya
seats = Asientos
clock = Reloj
clock-off = Sin reloj
clock-relaxed = Tranquilo
clock-normal = Normal
clock-speed = Rápido
clock-custom = Propio
clock-days = Días
clock-help = { $clock ->
    [days] { $days ->
        [one] Un día
       *[other] { $days } días
    } por decisión. Ven cuando puedas.
    [off] Nadie tiene prisa.
    [relaxed] 60 segundos por decisión y 3 minutos de reserva.
    [speed] 15 segundos por decisión.
    [custom] { $turn } segundos por decisión y { $bank } de reserva.
    *[normal] 25 segundos por decisión y un minuto de reserva.
}
clock-days-number = Días por decisión
absent = Cuando se acaba el tiempo
absent-move = Se juega algo suave
absent-bot = Sigue un bot
absent-wait = Esperar
absent-off = Un bot juega por quien no está
absent-off-help = Tras 20 segundos. Si no, la mesa espera.
days-memory = Es un juego de memoria: en varios días nadie vuelve a ver lo que vio. Acordad si se puede anotar.
clock-turn = Segundos por decisión
clock-bank = Segundos de reserva para toda la partida
house-rules = Reglas de la casa
differs = { $count ->
    [0] como siempre
    [one] 1 distinta de lo normal
    *[other] { $count } distintas de lo normal
}
changed = cambiada
reset = Volver a lo normal
public-table = Abierta a todos
public-help = Sale en la primera página. Si no, solo entra quien tiene el enlace.
by-link = Solo con enlace
agreed = Acordado en esta mesa
agree-game = ¿A qué jugamos?
agree-seats = ¿Cuántos juegan?
agree-rules = ¿Qué reglas?
agree-clock = ¿Cuánto tiempo?
agree-door = ¿Quién puede entrar?
agree-manners = ¿Qué más?
more = Más
done = Listo
free-chat = Texto libre en el chat
free-chat-help = Si no, solo frases rápidas.
open-hands = Mostrar todas las manos al final
open-hands-help = Al acabar, todos ven lo que tenían los demás.
hands-closed = Las manos no se enseñan
allow-hints = Pistas
allow-hints-help = Cualquiera puede preguntar qué jugaría un bot.
no-hints = Sin pistas
by-lot = Sortear quién empieza
by-lot-help = Cuando empieza el repartidor o el primer asiento, se sortea antes de cada partida. Cualquiera puede comprobarlo.
password = Contraseña
password-help = Se pide en la puerta.
password-title = Esta mesa tiene contraseña
password-wrong = Contraseña incorrecta. Prueba otra vez.
password-show = Mostrar lo que escribo
come-in = Entrar
number-none = ninguno
no-game = Aquí no hay ese juego.

## Table

menu = Menú
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 mensaje nuevo
    *[other] Chat, { $count } mensajes nuevos
}
connection = Conexión: { $state }
connection-good = buena
connection-quick = buena, { $ms } ms
connection-slow = lenta, { $ms } ms
connection-lost = perdida, reconectando
reconnecting = Reconectando… tu asiento se guarda.
connecting = Entrando en la mesa…
house-restarts = La casa se reinicia un momento. Todo se guarda.
replaced-title = Abriste esta mesa en otro sitio
replaced-text = La partida sigue allí. Puedes recuperarla.
play-here = Jugar aquí
watching-who = { $count ->
    [one] { $names } mira
   *[other] Miran { $count }: { $names }
}
you-watch = Estás mirando.
you-watch-full = La mesa está llena ({ $seats } de { $seats }). Estás mirando; ocupa el primer sitio libre.
take-seat = Sentarme
notice-title = Te toca
notice-text = { $game }: la mesa te espera.
your-turn-title = ● Te toca – { $game }
invited = { $count ->
    [0] Te invitan a { $game }
    [one] { $people } te invita a { $game }
   *[other] { $people } te invitan a { $game }
}

door-no_table = No existe esa mesa
door-no_table-text = Puede que se haya cerrado: una mesa que nadie visita se cierra al final. Revisa el código.
door-full = La mesa está llena ({ $seats } de { $seats })
door-full-text = Mira, y ocupa el primer sitio libre.
door-playing = Hay una partida en curso
door-playing-text = Mira, y siéntate cuando termine.
your-new-table = Tu mesa nueva
door-closed = Esta mesa se cerró
door-closed-text = La casa la ha cerrado.
door-banned = No puedes entrar en esta mesa
door-banned-text = El anfitrión te quitó de esta mesa.
door-kicked = Ya no estás en esta mesa
door-kicked-text = El anfitrión te quitó de esta mesa.
door-removed = Ya no estás en esta mesa
door-removed-text = El anfitrión te quitó de la mesa. Puedes volver.
door-removed-back = Volver
door-left = Has dejado la mesa
door-left-text = Tu asiento vuelve a estar libre.
door-draining = La casa cierra un momento
door-draining-text = Abre enseguida.
door-device_full = No queda sitio en este dispositivo
door-device_full-text = Tu última jugada no se pudo guardar, así que no se hizo. Todo lo anterior está guardado. Libera espacio e inténtalo de nuevo.
door-device_closed = Este navegador no guarda nada aquí
door-device_closed-text = Una mesa sin red se guarda en este navegador después de cada jugada. Esta ventana no lo permite; puede ser privada. Abre la página en otra ventana.
door-device_incomplete = Falta algo en este dispositivo
door-device_incomplete-text = Se ha ido una parte de lo que juega sin red: el navegador puede haber hecho sitio. Tus partidas están guardadas. Con red, lo que falta se carga de nuevo.
door-other = No estás en esta mesa
door-other-text = La casa dijo: { $code }

## Waiting room

waiting-for-people = { $count ->
    [one] Queda un asiento libre
    *[other] Quedan { $count } asientos libres
}
waiting-guest = { $host } puede empezar cuando todos los asientos estén ocupados.
shuffling = Barajando con limpieza…
waiting-share = Envía el enlace o añade bots.
all-seated = Todos sentados
all-seated-host = Empieza cuando quieras.
all-seated-guest = { $host } puede empezar.
no-host = el anfitrión
start = Empezar
wait-for-start = Empieza { $host }
ready = Ya estoy
not-ready = Todavía no
is-ready = preparado
invite = Invitar
invite-people = Invitar gente
add-bots = Añadir bots
you = Tú
seat-open = Libre
seat-number = Asiento { $number }:
seat-away = no está
seat-host = anfitrión
seat-title = Asiento { $number }
sit-here = Sentarme aquí
add-bot = Añadir un bot
remove-bot = Quitar el bot
swap-places = Cambiar de sitio con { $name }
swap-asked = A { $name } le gustaría tu asiento.
swap-agree = Cambiar de sitio
swap-wish = Pediste a { $name } cambiar de sitio.
make-host = Hacer anfitrión a { $name }
kick = Quitar a { $name }
kick-sure = ¿Quitar a { $name } de esta mesa?
remove-watch = A mirar
remove-watch-is = { $name } mira desde ahora.
remove-out = Fuera
remove-out-is = { $name } sale de la mesa y puede volver.
remove-ban = Fuera para siempre
remove-ban-is = { $name } no podrá volver a esta mesa.
removed-list = Quitados
undo = Deshacer
did-came = { $with ->
    [bot] { $name } ocupa el asiento de { $bot }.
   *[none] { $name } se sentó.
}
did-left = { $with ->
    [bot] { $name } se fue. { $bot } sigue jugando.
   *[none] { $name } se fue.
}
did-stood = { $name } se levantó.
did-gone = { $name } lleva mucho fuera. El asiento está libre.
did-waits = { $name } toma el asiento de { $bot } en el próximo reparto.
did-plays = { $name } juega desde ahora.
did-away = Un bot juega por { $name }.
did-back = { $name } ha vuelto.
did-host = { $name } es ahora quien dirige la mesa.
did-game = { $name } eligió { $game }.
did-rules = { $name } cambió las reglas.
did-watch = { $by } pasó a { $name } a mirar.
did-out = { $by } quitó a { $name } de la mesa.
did-ban = { $by } quitó a { $name } para siempre.
did-restored = { $by } lo deshizo: { $name } puede volver.
did-lost = { $name } perdió la conexión.
did-online = { $name } tiene conexión de nuevo.
did-host-you = Ahora diriges tú la mesa.
did-watch-you = { $by } te pasó a mirar.
did-restored-you = { $by } lo deshizo. ¡Te damos la bienvenida!
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
change-game = Cambiar el juego o las reglas
change-title = A qué se juega ahora
change-text = Todos conservan su asiento. Los cambios valen desde la próxima partida.
change-do = Jugar a esto
game = Juego
password-remove = Quitar la contraseña
invite-title = Invitar a gente
invite-text = Quien abra este enlace puede sentarse.
invite-qr = El enlace como código para la cámara
invite-code = o dales el código
invite-message = { $game } en { -brand }: ven a jugar
share-link = Compartir
copy-link = Copiar el enlace
copied = Enlace copiado
cannot-copy = Cópialo a mano: { $link }
rules-of-table = Reglas de esta mesa
rules-standard = Las reglas normales, sin cambios.
stand-up = Levantarme y mirar
leave-table = Dejar la mesa
leave-sure = ¿Dejar la mesa?
leave-sure-text = Tu asiento pasa a un bot o a otra persona.
stay = Quedarme
start-page = Primera página

## Chat

chat-title = Chat
chat-empty = Aún no se ha dicho nada.
chat-spectators = Solo te oyen quienes miran.
chat-placeholder = Di algo
chat-send = Enviar
chat-line = { $name }: { $text }
chat-line-to = { $name } a { $to }: { $text }
phrase-hello = ¡Hola!
phrase-well_played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-hurry = Date prisa, por favor
phrase-one_more = ¡Otra más!
reaction-laugh = Risa
reaction-wow = Asombro
reaction-cry = Llanto
reaction-angry = Enfado
reaction-clap = Aplauso
reaction-heart = Corazón
reaction-donkey = Burro
reaction-fire = Fuego
reaction-rose = Rosa
reaction-chilli = Chile
quick-phrases = Frases rápidas
reactions = Reacciones
react = Muestra cómo te sientes
react-throw = Toca una cara para lanzarlo
react-at = Lanzar a { $name }

## Nowhere

nowhere-title = Aquí no hay nada
nowhere-text = Nadie ha puesto una mesa en esta dirección.

## A player

me-title = Tus partidas
me-rename = Cambiar nombre
me-games = Partidas que has jugado
me-no-games = Ninguna todavía. Aparecen cuando juegas una hasta el final.
me-place = { $place }.º de { $seats }
me-ratings = Puntuaciones
rating-provisional = provisional
rating = { $games ->
    [one] { NUMBER($rating, maximumFractionDigits: 1) } tras 1 partida
    *[other] { NUMBER($rating, maximumFractionDigits: 1) } tras { $games } partidas
}
me-device = En otro dispositivo
me-device-text = Un código de recuperación abre tu sesión en otro dispositivo, con tus asientos, partidas y puntuaciones.
me-code-make = Crear un código de recuperación
me-code-once = Solo se muestra ahora y sirve una vez. Quien lo tenga puede entrar como tú: guárdalo para ti. Los códigos anteriores ya no sirven.
me-code-have = Un código de tu otro dispositivo
me-code-use = Usarlo
me-recovered = Ahora también eres { $name } en este dispositivo.
copy-code = Copiar el código
code-copied = Código copiado
best-title = Los mejores en { $game }
best-none = Nadie tiene puntuación todavía. Cuentan las partidas entre personas; contra bots, no.
best-how = La puntuación es una estimación prudente y crece con cada partida que la confirma. Apareces tras 5 partidas puntuadas contra 3 personas distintas.

invite-code-knock = Esta mesa no está en la lista. Quien escribe el código corto llama a la puerta y tú abres.
pause-ask = Pausa (cena)
pause-end = Seguir
pause-not = Mejor sin pausa
pause-agree = De acuerdo
paused = En pausa. No corre ningún reloj y los sitios se guardan.
pause-wish = { $names } quiere una pausa.
pause-waits = Has pedido una pausa. Falta que acepten los demás.
holiday = Fuera durante
holiday-days = { $days ->
    [one] un día
   *[other] { $days } días
}
holiday-end = He vuelto
close-table = Cerrar la mesa
close-sure = Desaparecen la mesa, su cuenta y su enlace. Las partidas guardadas quedan.
knocks = { $name } llama a la puerta
knock-admit = Dejar pasar
knock-deny = Ahora no
knock-title = Esta mesa no está en la lista
knock-text = Tienes su código. Llama, y el anfitrión verá quién eres.
knock-waits = Has llamado. Se pregunta al anfitrión.
knock = Llamar
door-nobody_home = No hay nadie en casa
door-nobody_home-text = No hay nadie que pueda abrirte. Pide el enlace o ven más tarde.
door-sent_off = Ahora no
door-sent_off-text = El anfitrión no te ha dejado pasar.
table-people = La gente de esta mesa
table-wins = { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
}
table-ended = Últimos resultados
table-won = ganó, { $day }
table-turn = Juega: { $names }
did-paused = La mesa hace una pausa.
did-resumed = Se sigue jugando.
did-holiday = { $name } está de vacaciones.
did-returned = { $name } ha vuelto de vacaciones.

# without a network
pocket-title = Jugar sin conexión
pocket-text = Todos los juegos, bots, lecciones y análisis en este dispositivo, también sin red. Ocupa { $disk } MB y puedes quitarlo cuando quieras.
pocket-load = Descargar ({ $mb } MB)
pocket-loading = { $percent } % descargado
pocket-failed = La descarga se ha detenido. Lo descargado se conserva: inténtalo de nuevo.
pocket-no-room = No hay sitio suficiente en este dispositivo: hacen falta { $disk } MB. Libera espacio e inténtalo de nuevo.
pocket-ready = Listo. Las partidas con bots se juegan ahora en este dispositivo, también sin red.
pocket-remove = Quitarlo (libera { $disk } MB)
pocket-removed = Quitado. Tus partidas se conservan.
pocket-starting = Un momento: las cartas se barajan en este dispositivo.
pocket-friends = Para jugar con amigos hace falta red.
pocket-send = { $count ->
    [one] Enviar la partida de este dispositivo a esta casa
   *[other] Enviar { $count } partidas de este dispositivo a esta casa
}
pocket-sent = Enviadas: están en tus partidas.
pocket-mark = sin conexión
pocket-only = Esta mesa está en este dispositivo: nadie más puede venir.
pocket-meanwhile = Jugar aquí mientras tanto
drop-title = Abrir una partida
drop-text = Aquí se puede ver y comprobar un archivo de partida (.cgn) de cualquier casa: elígelo o suéltalo en este campo.
drop-bad = Este archivo no es una partida que se pueda ver: { $text }
drop-large = Este archivo es demasiado grande para una partida.

# ayuda para un asiento
help-title = Ayuda para alguien
help-text = Para una niña, un abuelo o quien quiera. Lo aceptan todas las personas sentadas, todo el mundo lo ve y la partida no puntúa para quien la recibe.
help-for = Para quién
help-time = Más tiempo
help-time-help = El doble de tiempo para cada decisión.
help-hints = Pistas
help-hints-help = Pistas, aunque esta mesa no las tenga.
help-memory = Ayuda de memoria
help-memory-help = Las cartas que ha visto quedan tenues a la vista.
help-ask = Preguntar a la mesa
help-end = Sin más ayuda
help-waits = Falta que respondan: { $names }.
help-wish = ¿Ayuda para { $name }: { $helps }?
help-no = No
help-has = con ayuda
help-with = con { $name }
help-beside = Alguien que mira contigo
help-beside-text = Ve tus cartas y puede señalarlas. Todo el mundo lo ve y tu partida no puntúa.
help-nobody = Nadie mira esta mesa. Que abra el enlace y elija mirar.
help-let = Dejar mirar
help-looks = { $name } mira tus cartas.
help-stop = Terminar
help-you-look = Miras las cartas de { $name }. Toca una para señalarla.
help-points = { $name } señala { $card }
did-eased = { $name } tiene ayuda ahora.
did-uneased = { $name } juega sin ayuda.
did-beside = { $name } mira las cartas de { $by }.
did-alone = { $name } ya no mira las cartas de { $by }.
