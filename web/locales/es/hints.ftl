# Spanish: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = No hay otra cosa que jugar.
hint-all_the_same = Todas tus jugadas son igual de buenas.
hint-habit = Parece lo correcto.
hint-chance = Vale cualquier jugada.
hint-best_chance = Es lo que mejor sale en las manos posibles.
hint-even = No hay diferencia real.
hint-no_other = Ninguna otra jugada merece pensarse.
hint-ahead = Sale mejor que { $other } en las manos posibles.

## Thulla and Kazhutha Kali

hint-opening = El as de picas abre la partida.
hint-shed_free = Ya nadie puede cortar: { $card } es la más alta que puedes soltar.
hint-stay_under = { $card } queda bajo { $best }: si cortan, recoge quien está por encima.
hint-under_any = Con cualquiera de estas quedas bajo { $best }: si cortan, recoge quien está por encima.
hint-on_top_low = Tienes que superar { $best }: { $card } deja sitio a quien viene detrás.
hint-on_top_high = Casi nadie puede estar ya sin este palo: suelta { $card } mientras es seguro.
hint-cut_high = No puedes seguir: { $card } es la que quieres ver en otra mano.
hint-cut_any = No puedes seguir: juegues lo que juegues, recoge { $seats }.
hint-cut_own = No puedes seguir: juegues lo que juegues, recoges tú.
hint-lead_safe = Los demás tienen { $out } cartas de este palo: { $card } debería dar la vuelta.
hint-solved = Quedan dos: tras esto estás a salvo, juegue lo que juegue el otro.
hint-lead_low = { $card } es baja: si cortan, recoge otro.
hint-shed_first = La primera baza es segura: { $card } es la más alta que puedes soltar.
hint-last_under = Ya nadie puede cortar: con { $card } no tienes que salir después.
hint-last_under_any = Ya nadie puede cortar, y con cualquiera de estas no tienes que salir después.
hint-last_lead = Ya nadie puede cortar: { $card } te da la salida.
hint-on_top_all = Quedas arriba juegues lo que juegues: { $card } es la peor para guardar.
hint-make_void = { $card } es tu única carta de este palo: después podrás cortar.
hint-sooner = Tan seguro como { $other }, y te quedas antes sin cartas.
hint-under_most = { $card } es la más alta que queda bajo { $best }: la sueltas y, si cortan, recoge quien está por encima.
hint-last_under_most = Ya nadie puede cortar: { $card } es la más alta con la que no tienes que salir después.
hint-cut_last = No puedes seguir. { $card } es tu única carta de su palo: después también podrás cortar ese.
hint-cut_partner = No puedes seguir, y recoge { $seats }, tu pareja: { $card } es más baja que { $other }.
hint-lead_away = No pueden seguir a { $other } y cortarían: { $seats }. No se sabe de nadie sin el palo de { $card }.
hint-lead_high = No se sabe de nadie sin este palo: { $card } se va mientras puede ser seguro.
hint-lead_short = { $card } es de un palo en que tienes pocas: pronto podrás cortarlo.
hint-lead_more = Los demás tienen más cartas del palo de { $card } que del de { $other }: un corte es menos probable.
hint-lead_gift = { $seats }: sin el palo de { $card }, tendría que recoger.
hint-thulla-all_the_same = Cualquier carta que puedas jugar da lo mismo aquí: nadie más tiene una entre ellas.
hint-kazhutha-all_the_same = Cualquier carta que puedas jugar da lo mismo aquí: nadie más tiene una entre ellas.

## The Great Dalmuti

hint-last_set = Son tus últimas cartas.
hint-lead_worst = { $set } es lo peor que tienes, y ahora no hay que ganar a nadie.
hint-keep_lead = Nadie puede ganar a { $set }: conservas la salida.
hint-beat_just = { $set } gana a lo que hay y no rompe nada que necesites.
hint-beat_hard = { $set } es fuerte, pero la salida lo vale.
hint-pass_keep = Lo que podrías jugar vale más después.
hint-revolution = Sin impuestos conservas lo que te dieron.
hint-quiet = Los impuestos te convienen.
hint-give_worst = { $cards } es lo que menos te sirve.
hint-lead_many = { $set } suelta { $count } cartas de una vez.
hint-beat_win = Nadie puede ganar a { $set }: la salida es tuya.
hint-beat_split = { $set } rompe un grupo mayor, pero la salida lo vale.
hint-beat_jester = { $set } cuesta un bufón, pero la salida lo vale.
hint-lead_harder = { $set } es más difícil de ganar que { $other }: puedes conservar la salida.
hint-lead_spare = { $set } es lo peor de lo que puedes prescindir: { $other } vale más después.
hint-save_jester = Un bufón vale más después.
hint-use_jester = Con un bufón { $set } es más difícil de ganar.
hint-beat_whole = { $set } no rompe ningún grupo tuyo, y { $other } sí.
hint-beat_cheap = { $set } basta: { $other } vale más después.
hint-beat_firm = { $set } es más difícil de ganar que { $other }: puedes conseguir la salida.

## Tincholi

hint-look = Dos cualesquiera valen lo mismo.
hint-draw_hidden = Lo que hay en el descarte no te ayuda.
hint-draw_only = El descarte está vacío.
hint-draw_free = { $card } tendrías que quedártela; lo que robes puedes descartarlo.
hint-draw_seen = Todos sabrían dónde está { $card }: alguien con un 9 puede cambiarla.
hint-take_pair = { $card } hace pareja con la casilla { $slot }: pueden irse juntas en tu próximo turno.
hint-take_known = { $card } cuenta { $count }, y en la casilla { $slot } hay { $held }.
hint-take_unknown = { $card } cuenta { $count }: menos de lo que cabe esperar en una casilla que no has visto.
hint-lower_even = { $card } en vez de { $held } baja tu mano, pero apenas cambia tus posibilidades.
hint-keep_pair = Así las casillas { $slots } son pareja: pueden irse juntas en tu próximo turno.
hint-keep_known = { $card } cuenta { $count }, y en la casilla { $slot } hay { $held }.
hint-keep_unknown = { $card } cuenta { $count }: menos de lo que cabe esperar en una casilla que no has visto.
hint-keep_any = { $card } vale { $count }: menos de lo que debería haber en cualquiera de estas casillas.
hint-keep_joker = Un comodín cuenta como tu otra carta más baja.
hint-peek_other = Así sabes qué tiene ahí { $seats }.
hint-pair_known = Has visto que las casillas { $slots } son iguales.
hint-peek_own = Aún no conoces la casilla { $slot }.
hint-swap_high = En la casilla { $slot } hay { $held }: que se lo quede otro.
hint-swap_low = Ahí { $seats } tiene { $got }, y en tu casilla { $slot } hay { $held }.
hint-swap_unknown = Ahí { $seats } tiene { $got }: menos de lo que cabe esperar en tu casilla { $slot }, que no has visto.
hint-drop_high = { $card } no es menor que lo que esperas en tus casillas.
hint-cut_before = Tienes unos { $total }: mejor cortar antes de que los demás bajen.
hint-cut_now = Tienes unos { $total }: debería ser la mano más baja.
hint-cut_call = Conoces toda tu mano: { $total } debería ser la más baja.
hint-too_early = Es pronto para cortar: alguien puede tener menos que tus { $total }.
hint-too_early_about = Es pronto para cortar: tienes unos { $total }, y alguien puede tener menos.
hint-too_early_behind = Es pronto para cortar: la partida puede acabar ahí, y { $seats } va por delante.

## Liap Tui

hint-stay = Una mano sin piezas fuertes puede no ganar nada, y eso también puntúa.
hint-redeal = Tienes que declarar al menos 1, y esta mano no gana nada.
hint-redeal_scores = Aquí no ganar nada no puntúa: una mano nueva puede valer más.
hint-declare = Tus piezas fuertes deberían ganar unos { $n }.
hint-liap_tui-lead_strong = Aún necesitas { $want }: { $play } es tu jugada más fuerte.
hint-lead_weak = No necesitas más: { $play } debería perder.
hint-win_now = Aún necesitas { $want }: { $play } gana.
hint-try_to_win = Aún necesitas { $want }: { $play } va ganando por ahora.
hint-throw_strong = No necesitas más: { $play } pierde y se va.
hint-throw_weak = Esto no lo ganas: { $play } es lo que menos sirve.
hint-declare_none = Tus piezas no deberían ganar nada.
hint-declare_next = Aquí no se puede declarar { $cannot }: { $n } es lo más cercano a lo que tus piezas deberían ganar.
hint-declare_tried = Probado en muchos repartos posibles, { $n } da lo mejor.
hint-save_strong = Aún necesitas { $want }, pero tus piezas fuertes pueden ganar después: ahora va { $play }.
hint-out_of_reach = Tu número ya no es posible: cada montón aún salva un punto.
hint-too_strong = Es difícil que ganes solo lo declarado: cada montón de más cuesta un punto.
hint-missed = Ya es difícil acertar tu número.
hint-too_many = Ya has ganado de más: cada montón más cuesta un punto.
hint-too_many_high = Ya has ganado de más: { $play } se va ahora que alguien aún puede superarlo.
hint-too_many_soon = Difícilmente te quedarás en tu número: cada montón más cuesta un punto.
hint-loses_less = Acierta tanto como { $other }, y pierde menos si falla.
hint-lead_stronger = Aún necesitas { $want }: es más probable que gane { $play } que { $other }.
hint-lead_long = Aún necesitas { $want }: con { $play } puedes ganar { $n } montones de una vez.
hint-lead_wait = Aún necesitas { $want }, pero tus piezas fuertes pueden ganar después: sal ahora con { $play }.
hint-lead_cheap = Aún necesitas { $want }: { $play } puede ganar ya, y { $other } queda para después.
hint-keep_set = Así conservas una combinación: { $pieces }.
hint-win_cheap = Aún necesitas { $want }: { $play } basta para ganar, y te queda { $other }.
hint-try_firm = Aún necesitas { $want }: es más probable que siga por delante { $play } que { $other }.
hint-try_cheap = Aún necesitas { $want }: { $play } va ganando por ahora, y { $other } queda para después.
hint-throw_high = Esto no lo ganas: suelta { $play } antes de que te gane un montón de más.
hint-over_all = Aquí vas ganando juegues lo que juegues. Con { $play } es menos probable que ganes otro montón.
hint-over_now = No necesitas más: { $play } se va ahora que alguien después de ti puede superarlo.
hint-throw_low = Esto no lo ganas, y con { $other } aún puedes ganar un montón después.
hint-throw_spare = Esto no lo puedes ganar. Aún necesitas { $want }: de lo que mejor puedes prescindir es { $play }.
hint-lose_surer = No necesitas más: { $play } perderá con más seguridad que { $other }.
hint-scores_more = { $other } acierta más a menudo, pero esto da más puntos cuando acierta.
