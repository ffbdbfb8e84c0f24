# Spanish: a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = Unirme
circle-join-text = Te invitan a este círculo: un solo enlace para las mesas, las reglas y el libro del grupo.
circle-leave = Salir de este círculo
circle-left = Has salido de { $name }.
circle-people = Personas
circle-keeper = cuida del círculo
circle-make-keeper = Que { $name } cuide del círculo
circle-remove = Quitar a { $name }
circle-removed = Quitados
circle-bring-back = Volver a admitir a { $name }
circle-invite = Invitar
circle-link-text = Quien tenga este enlace puede mirar y unirse.
circle-message = Nuestro círculo: { $name }
circle-new-link = Cambiar el enlace
circle-new-link-text = El anterior solo servirá a quienes ya están en el círculo.
circle-hook = Avisar a un programa de chat
circle-hook-text = Te da una dirección (un webhook) que empieza por https. Se le avisa de mesas, turnos, citas y resultados, y nunca de una carta.
circle-hook-remove = No avisar más a { $host }
circle-hook-secret = Secreto de su firma
why-bad_endpoint = Esta dirección no sirve: tiene que empezar por https y llevar a internet.
circle-manage = Cuidar del círculo
circle-name = Nombre del círculo
circle-tables = Mesas
circle-lay = Poner una mesa
circle-no-tables = No hay ninguna mesa puesta. Pon una y todos la encontrarán aquí.
circle-older-tables = Mesas anteriores: { $count }
circle-cards = Fichas de reglas
circle-cards-text = Las reglas del grupo, cada una con su nombre. Un toque pone una mesa con ellas.
circle-card-add = Nueva ficha
circle-card-name = ¿Cómo se llaman estas reglas?
circle-card-remove = Quitar la ficha { $name }
circle-phrases = Frases propias
circle-phrases-text = Todos pueden decirlas en las mesas de este círculo.
circle-phrase-new = Una frase nueva
circle-phrase-remove = Quitar «{ $text }»
add = Añadir
circle-gone = No existe ese círculo
circle-gone-text = Quizá cambió su enlace. Pide el nuevo a alguien del círculo.
circle-full = Aquí no cabe nadie más.
somebody-gone = alguien que se fue

## The book

book = El libro
book-empty = Aún no hay nada escrito. Empieza con la primera partida terminada.
book-missing = Aún contando: { $n }
book-all = Todos los juegos
book-standings = Clasificación
book-won = ganadas
book-played = jugadas
book-lost = perdidas
book-ahead = delante
book-streak = { $n } seguidas
book-pairs = Cara a cara
book-nemesis = Bestia negra
book-nemesis-line = por delante en { $share } de { $n } partidas
book-buddy = Buena compañía
book-buddy-line = { $share } de los demás superados, en { $n } partidas juntos
book-bests = Récords y finales reñidos
book-closest = Más reñida
book-close-line = { $first } por delante de { $second }, por { $n }
book-jewels = Joyas
jewel-bell = un cascabel
jewel-garland = una guirnalda
jewel-anklet = una tobillera
jewel-crown = una corona
book-evenings = Veladas
book-matches = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
book-how = Cada número se cuenta a partir de los registros; `cardhouse book` imprime lo mismo.
book-a-bot = un bot
recap-won = { $name } ganó { $n } de { $of }.
recap-shared = Empate entre { $name } y { $other }: { $n } victorias cada cual, de { $of }.
recap-turned = La velada dio un giro en { $part }: desde entonces iba delante { $name }.
recap-turned-by = La velada dio un giro en { $part }: { $name }, { $what }: { $n }.
recap-close = { $name } ganó a { $game } por { $n }.
recap-close-by = { $name } ganó a { $game }; { $what }: { $n }.
recap-count = { $name }: { $what } { $n }.
part-trick = la baza { $at }
part-hand = la mano { $at }
part-round = la ronda { $at }

## What games count

count-cuts = cortes
count-cuts-says = { $n ->
    [one] { $name } cortó una vez.
   *[other] { $name } cortó { $n } veces.
}
count-tincholi-cuts = cortes
count-tincholi-cuts-says = { $n ->
    [one] { $name } cortó una vez.
    *[other] { $name } cortó { $n } veces.
}
count-picked_up = cartas recogidas
count-picked_up-says = { $n ->
    [one] { $name } recogió una carta.
   *[other] { $name } recogió { $n } cartas.
}
count-picked_up-best = La mayor recogida
count-left = cartas restantes al final
count-lost = juegos perdidos
count-kazhutha-lost = veces burro
count-kazhutha-lost-says = { $n ->
    [one] { $name } fue el burro una vez.
   *[other] { $name } fue el burro { $n } veces.
}
count-first = manos terminadas en primer lugar
count-first-says = { $n ->
    [one] { $name } terminó una vez antes que nadie.
   *[other] { $name } terminó { $n } veces antes que nadie.
}
count-peon = manos terminadas en último lugar
count-revolutions = revoluciones
count-revolutions-says = { $n ->
    [one] { $name } declaró una revolución.
   *[other] { $name } declaró { $n } revoluciones.
}
count-taxes = cartas pagadas como impuesto
count-held = cortes acertados
count-held-says = { $n ->
    [one] { $name } acertó un corte.
   *[other] { $name } acertó { $n } cortes.
}
count-called = totales exactos
count-called-says = { $n ->
    [one] { $name } cantó un total exacto.
   *[other] { $name } cantó { $n } totales exactos.
}
count-pairs = parejas descartadas
count-pairs-says = { $n ->
    [one] { $name } descartó una pareja.
   *[other] { $name } descartó { $n } parejas.
}
count-exact = números exactos
count-exact-says = { $n ->
    [one] { $name } acertó un número.
   *[other] { $name } acertó { $n } números.
}
count-piles = montones ganados
count-piles-best = Más montones en un turno
count-redeals = manos débiles repartidas de nuevo

## Yours

me-find-name = Jugadas con
me-find-any = Cualquier resultado
me-find-won = Ganadas
me-find-lost = Última posición
me-find-none = Nada coincide.
me-find-more = Más antiguas
me-yours = Lo que se guarda de ti
me-export = Descargar todo
me-delete = Borrarme
me-delete-text = Tu nombre, tu cara y quién eres desaparecen de cada mesa, registro y libro, al momento y para siempre. Las partidas quedan, sin ti.
me-delete-sure = Sí, bórrame para siempre
me-deleted = Te hemos borrado. Ya nadie aquí te conoce.
rules-share = Compartir estas reglas
rules-share-text = Un enlace y un código para la cámara: quien lo abra pone una mesa con estas reglas.
rules-given = Con estas reglas

# -- passkeys: the way to another device without a code

passkey-text = Una llave de acceso hace lo mismo sin código: la guarda tu teléfono, tu ordenador o tu llave de seguridad, y te pide el dedo, la cara o el PIN.
passkey-make = Crear una llave de acceso
passkey-use = Entrar con una llave de acceso
passkey-one = Llave de acceso del { $day }
passkey-drop = Quitar
passkey-made = La llave de acceso está creada. Te deja entrar allí donde esté.
passkey-had = Este dispositivo ya tiene una llave de acceso tuya.
passkey-none = No se usó ninguna llave de acceso. No ha cambiado nada.
