# Spanish: a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = Cerrar
cancel = Cancelar
back-home = Volver al inicio
retry = Reintentar
loading = Un momento…
offline = No hay conexión con el servidor.
fresh = Hay una versión nueva.
fresh-take = Cargarla
fresh-later = Después
optional = opcional

## Games

game-thulla-title = Thulla
game-kazhutha-title = Kazhutha Kali
game-dalmuti-title = El Gran Dalmuti
game-tincholi-title = Tincholi
game-liap_tui-title = Liap Tui
game-thulla-line = Sigue el palo. Si cortan, recoge la más alta.
game-kazhutha-line = Quien se queda con cartas es el burro.
game-dalmuti-line = Suelta tus grupos y sube en la corte.
game-tincholi-line = Recuerda tus cuatro cartas. Corta con lo menor.
game-liap_tui-line = Declara tus montones y acierta el número.
players = De { $from } a { $to } jugadores
players-exactly = { $count ->
    [one] 1 jugador
    *[other] { $count } jugadores
}
best-with = Mejor con { $from } a { $to }
best-with-exactly = Mejor con { $count }

## Home

offline-title = Estás sin conexión
offline-text = Funcionan las reglas, los ajustes y las lecciones e idiomas que ya usaste aquí. Tus asientos se guardan; para jugar hace falta conexión.
slogan = La mesa de cartas en la que
slogan-end = creció tu familia.
slogan-about = Juegos de casa. Sin cuenta ni aplicación: comparte un código y siéntate.
play-friends = Jugar con amigos
play-bots = Jugar con bots
which-game = ¿A qué jugamos?
games = Juegos
have-a-code = ¿Tienes un código de mesa?
code-example = p. ej. mango-river-42
code-wrong = No hay ninguna mesa { $code }. Puede que se haya cerrado.
code-part = Un código son dos palabras y un número, como mango-river-42.
code-meant = Quizá quisiste decir:
code-later = Demasiados códigos equivocados. Prueba otra vez en { $seconds } s.
join = Entrar
rejoin-title = Tu mesa te espera
rejoin-others = Tus otras mesas: { $count }
rejoin-turn = te toca
rejoin-left = te toca · quedan { $time }
rejoin-over = la partida terminó, los demás siguen ahí
time-days = { $days ->
    [one] un día
   *[other] { $days } días
}
time-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
open-tables = Mesas abiertas
table-of = La mesa de { $host }
seats-free = { $free ->
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}
new-table = Poner una mesa nueva
new-table-line = para tu gente
no-open-tables = Ahora no hay ninguna mesa abierta a todos.
won-tonight = Ganadas esta noche
open-table-line = { $people } · { $free ->
    [0] llena
    [one] 1 asiento libre
    *[other] { $free } asientos libres
}
nobody-yet = nadie todavía
watch = Mirar
your-name = Tu nombre
you-are = Eres { $name }
no-name-yet = Tu nombre
your-face = Tu cara
your-games = Tus partidas
best-players = Mejores jugadores
install = Ponerlo en la pantalla de inicio
install-by-hand = Para ponerlo en la pantalla de inicio: Compartir y luego «Añadir a pantalla de inicio».

## Language

language = Idioma
language-draft = borrador
language-drafts = Los borradores esperan a que los lea alguien que creció con el idioma.
language-offline = { $language } aún no está en este dispositivo. Elígelo una vez con conexión; después funciona también sin ella.

## Name

name-title = ¿Cómo te llamamos?
name-hint = Lo ven los demás en la mesa. Sin cuenta ni contraseña.
name-save = Guardar
name-sit = Sentarme
guest = Invitado

## Settings

settings = Ajustes
setting-theme = Brillo
setting-theme-lamp = Oscuro
setting-theme-daylight = Claro
setting-theme-system = Sistema
setting-deck = Colores de los palos
setting-deck-two = Dos
setting-deck-four = Cuatro
setting-text = Tamaño del texto
setting-text-normal = Normal
setting-text-large = Grande
setting-text-larger = Más grande
setting-index = Índice de las cartas
setting-index-normal = Normal
setting-index-large = Grande
setting-index-jumbo = Enorme
setting-motion = Movimiento
setting-motion-full = Completo
setting-motion-reduced = Reducido
setting-motion-system = Sistema
setting-hand = Botones para
setting-hand-right = Diestros
setting-hand-left = Zurdos
setting-pieces = Piezas de Liap Tui
setting-pieces-glyphs = Chinas
setting-pieces-letters = Letras
notices = Avisarme cuando me toque
notices-help = Con una notificación, mientras miras otra cosa.
notices-refused = El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
settings-device = Se guarda solo en este dispositivo.
learn-home = Sigue aprendiendo { $game }: { $done } de { $of }
day = Reparto del día

## Circles

circle-make = Crear un círculo
circle-make-text = Un enlace para todo el grupo: sus mesas, sus reglas y su libro.
won-in-all = ganadas en total
house-private = Esta casa es privada
house-private-text = Juega la gente de un círculo. También quien tenga la llave de la casa.
house-key = Llave de la casa

# without a network
pocket-offer = Jugar sin conexión ({ $mb } MB)
pocket-alone = Sin red: juegas con bots en este dispositivo.
demo-note = Esta es una demostración sin servidor: juega con bots, aprende, mira y comprueba partidas. Los amigos, las mesas abiertas y la clasificación necesitan una casa de verdad.
