# Spanish: a draft, not yet read by somebody who grew up with the language.
# Why not: every code with which the table, a game or the house refuses something.

## The table

why-no_table = No existe esa mesa.
why-bad_message = La casa no entendió esta página. Cárgala de nuevo.
why-not_joined = Entra primero en una mesa.
why-wrong_password = Esta mesa tiene otra contraseña.
why-guess_later = Demasiadas contraseñas erróneas. Prueba de nuevo en { $seconds } segundos.
why-code_later = Demasiados códigos que no llevan a ninguna mesa. Prueba de nuevo en { $seconds } segundos.
why-too_many_players = Demasiados jugadores nuevos desde tu red. Prueba de nuevo en { $seconds } segundos.
why-no_name = Elige primero un nombre.
why-not_seated = No tienes asiento en esta mesa.
why-host_only = Eso solo puede hacerlo el anfitrión.
why-seat_taken = Ahí hay alguien sentado.
why-no_such_seat = Esta mesa no tiene ese asiento.
why-seat_empty = Ahí no hay nadie.
why-not_a_bot = Ahí no hay un bot.
why-unknown_level = No hay un bot así.
why-while_playing = No durante una partida.
why-not_playing = No hay partida en marcha.
why-seats_open = Llena primero todos los asientos, con gente o bots.
why-too_few_people = Alguien tiene que sentarse a la mesa.
why-bad_settings = Estas reglas no encajan: { $error }
why-bad_clock = Una decisión puede tener de { $least } a { $most } segundos, y la partida hasta { $bank } más.
why-kick_sure = Esto quita a { $name } de la mesa: confírmalo.
why-paused = La mesa está en pausa: cualquiera que esté sentado puede seguir.
why-only_days = Las vacaciones son para partidas con días por decisión.
why-long_holiday = Es demasiado: te quedan { $days } días de vacaciones.
why-bad_days = Una decisión puede tener { $days } días.
why-knock = Esta mesa no está en la lista: entra con su enlace o llama a la puerta.
why-nobody_home = No hay nadie que pueda abrirte: pide el enlace.
why-close_sure = Esto cierra la mesa para siempre: confírmalo.
why-only_watch = El anfitrión te ha pasado a mirar.
why-not_yourself = Elige a otra persona.
why-stale_move = Esa decisión ya está tomada.
why-early_move = Aún no te toca decidir eso.
why-bot_plays = Un bot juega por ti: recupera primero tu asiento.
why-no_free_chat = El anfitrión solo permite frases rápidas.
why-unknown_phrase = No hay una frase así.
why-nothing_said = Di algo.
why-too_much_chat = No tan rápido.
why-share_late = Ya se están repartiendo las cartas.
why-not_pledged = Esta no es la aportación que este dispositivo prometió.
why-banned = El anfitrión te quitó de esta mesa.
why-house_full = En la casa no cabe otra mesa. Prueba más tarde.
why-too_many_tables = Ya hay muchas mesas con tu nombre de anfitrión. Cierra una primero.
why-no_such_player = Ese jugador no está en esta mesa.
why-seat_awaited = { $name } ocupará este asiento en el próximo reparto.
why-draining = La casa cierra un momento
why-hello_first = La casa aún no conoce esta página. Cárgala de nuevo.
why-hello_once = La casa ya conoce esta página.
why-no_hints = El anfitrión no permite pistas en esta mesa.
why-nothing_to_hint = Ahora no tienes nada que decidir.
why-too_many_hints = Demasiadas pistas seguidas: piensa un momento y vuelve a pedirla.
why-coach_busy = El entrenador está ocupado: vuelve a pedirla en un momento.
why-too_fast = No tan rápido. Espera un momento.
why-not_kept = No se pudo guardar. Prueba más tarde.

## The house

why-no_record = No hay registro de esa partida, o no ha terminado.
why-no_game = Aquí no hay ese juego.
why-no_such_code = No es un código de recuperación, o ya se usó, o hay uno más nuevo.
why-no_passkey = Esta llave de acceso no abre nada aquí.
why-enough_passkeys = Ya tienes todas las llaves de acceso permitidas, o esta ya se conoce.
why-busy = La casa está ocupada. Prueba en un momento.
why-our_mistake = Algo falló en el servidor. Prueba otra vez.
why-bad_request = La casa no entendió eso.

## Any game

why-game_over = La partida ha terminado.
why-not_your_turn = Le toca a { $seats }.
why-not_your_turn_now = No te toca.
why-deck_to_act = Aún no se han repartido las cartas.
why-unknown_move = { $text } no es una jugada de este juego.
why-not_in_hand = No tienes { $cards }.

## Thulla and Kazhutha Kali

why-must_open = La primera carta de la partida tiene que ser el as de picas.
why-must_follow = Todavía tienes { $suit } ({ $cards }), así que debes jugar una.
why-no_pass = No se puede pasar: juega una carta.

## The Great Dalmuti

why-dalmuti-no_pass = Quien sale no puede pasar: juega un grupo.
why-set_size = { $need ->
    [one] Salieron con una carta; elegiste { $got }.
    *[other] Salieron con { $need } cartas; elegiste { $got }.
}
why-set_mixed = Un grupo es de un solo número; { $values } no se mezclan.
why-set_not_lower = { $value } no gana a { $lead }: juega un número menor o pasa.
why-answer_first = Tienes los dos bufones: proclama la revolución o calla.
why-give_first = { $need ->
    [one] Le debes una carta a tu peón: dásela primero.
    *[other] Le debes { $need } cartas a tu peón: dáselas primero.
}
why-give_count = { $need ->
    [one] Das una carta, no { $got }.
    *[other] Das { $need } cartas, no { $got }.
}
why-give_jester = Los bufones nunca se devuelven.
why-not_now = Eso no se puede ahora.

## Tincholi

why-must_look = Primero todos miran dos casillas.
why-already_looked = La primera mirada ya pasó.
why-fixed_look = En esta mesa se miran las casillas 1 y 2.
why-must_draw = Primero roba: del mazo o del descarte.
why-already_drawn = Ya robaste: ahora descarta, quédatela, úsala o corta.
why-empty_pile = { $pile ->
    [draw] El mazo está vacío.
    *[discard] El descarte está vacío.
}
why-taken_card = Una carta tomada del descarte no se puede devolver enseguida ni usar.
why-effect_target = { $kind ->
    [7] Un 7 mira una de tus cartas.
    [8] Un 8 mira la carta de otro, no la tuya.
    *[9] Un 9 intercambia dos cartas cualesquiera.
}
why-no_effect = { $card } no tiene efecto; solo 7, 8 y 9.
why-no_slot = No hay casilla { $slot }.
why-same_slot = Elige dos casillas distintas.
why-piles_empty = No se puede descartar una pareja con los dos montones vacíos.
why-cut_too_late = En esta mesa se corta antes de robar.
why-bad_call = Un canto es un número entero de 0 a 999.

## Liap Tui

why-must_answer = Tu mano es débil: pide otro reparto o quédatela.
why-must_declare = Primero declara cuántos montones ganarás.
why-must_play = Es hora de jugar piezas.
why-declare_range = Nadie puede ganar { $n } montones: declara de 0 a 8.
why-declare_total = Con { $n } el total sería 8; el último jugador no puede hacerlo.
why-declare_eight = El total tiene que ser 8: puedes declarar { $options }.
why-declare_zero = Has declarado 0 en { $streak } rondas seguidas: declara al menos 1.
why-piece_count = { $need ->
    [one] Este turno es de una pieza.
    *[other] Este turno es de { $need } piezas.
}
why-no_combo = { $reason ->
    [pair] Dos piezas han de ser pareja, del mismo nombre y color.
    [three] Tres piezas han de ser soldados de un color, o general, consejero y elefante, o carro, caballo y cañón de un color.
    [four] Cuatro piezas han de ser soldados de un color, o una escalera con una pieza doble.
    [five] Cinco piezas han de ser soldados de un color, o una escalera con dos piezas dobles.
    [six] Seis piezas han de ser dos carros, dos caballos y dos cañones de un color.
    *[too_many] Quien empieza juega de una a seis piezas.
}
why-needs_house = Esto necesita una casa con red.
why-device_full = No queda sitio en este dispositivo: no se puede guardar nada más. Libera espacio e inténtalo de nuevo.
why-device_closed = Este navegador no guarda nada aquí; la ventana puede ser privada. Abre la página en otra ventana.
why-device_incomplete = Falta una parte de lo que juega sin red en este dispositivo. Con red se carga de nuevo.
why-helps_nobody = Solo se puede ayudar a quien tiene asiento ahí.
why-not_watching = Solo puede mirar tus cartas alguien que mira la mesa.
why-has_looked = Ya ha visto otras cartas de este reparto. Espera al siguiente.
why-not_beside = Nadie te deja mirar sus cartas.
why-no_such_card = No hay tal carta.
