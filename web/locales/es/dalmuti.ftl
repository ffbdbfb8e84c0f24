# Spanish: a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = Dalmuti
dalmuti-role-2 = Arzobispo
dalmuti-role-3 = Conde mariscal
dalmuti-role-4 = Baronesa
dalmuti-role-5 = Abadesa
dalmuti-role-6 = Caballero
dalmuti-role-7 = Costurera
dalmuti-role-8 = Albañil
dalmuti-role-9 = Cocinero
dalmuti-role-10 = Pastora
dalmuti-role-11 = Cantero
dalmuti-role-12 = Campesino
dalmuti-jester = Bufón
dalmuti-card = { $value }, { $role }
dalmuti-short-greater-dalmuti = Gran Dalmuti
dalmuti-short-lesser-dalmuti = Pequeño Dalmuti
dalmuti-short-merchant = Mercader
dalmuti-short-lesser-peon = Pequeño peón
dalmuti-short-greater-peon = Gran peón
dalmuti-long-greater-dalmuti = Gran Dalmuti
dalmuti-long-lesser-dalmuti = Pequeño Dalmuti
dalmuti-long-merchant = Mercader
dalmuti-long-lesser-peon = Pequeño Peón
dalmuti-long-greater-peon = Gran Peón
dalmuti-set = { $value ->
    [J] { $count ->
    [one] Un bufón
    *[other] Dos bufones
    }
    *[other] { $count } × { $value }
}
act-play-dalmuti = { $value ->
    [J] { $count ->
    [one] Jugar un bufón
    *[other] Jugar dos bufones
    }
    *[other] Jugar { $count } × { $value }
}
dalmuti-lead = sal con cualquier grupo
dalmuti-lead-is = Cartas de un número; los bufones valen por cualquiera.
dalmuti-beat = supera { $count } × { $value }
dalmuti-beat-is = La misma cantidad de cartas, de un número menor, o pasa.
dalmuti-only-pass = No tienes un grupo así: pasa.
dalmuti-chip-beat = Supera { $count } × { $value } · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = tienes los dos bufones
dalmuti-revolution-is = La revolución anula los impuestos. Si la proclama el Gran Peón, se invierten todos los rangos.
dalmuti-give = { $count ->
    [one] devuelve una carta
    *[other] devuelve { $count } cartas
}
dalmuti-give-is = Elige qué devuelves. Las cartas cambian de mano cuando todos han elegido; solo entonces ves el impuesto.
dalmuti-can-give = Van para { $name } ✓
dalmuti-gift = Dar { $cards }
dalmuti-made-of = { $parts } como { $value }
dalmuti-beats = supera { $count } × { $value } ✓
dalmuti-can-lead = se puede salir ✓
dalmuti-firsts = { $count ->
    [one] primero una vez
    *[other] primero { $count } veces
}
dalmuti-draw = El sorteo de rangos
dalmuti-draw-is = La más baja es Gran Dalmuti; los iguales sacan otra vez.
dalmuti-peon-gives = Tus mejores cartas van a { $name }, que ahora elige qué devuelve.
dalmuti-you-gave = Diste a { $name }
dalmuti-you-got = Recibiste de { $name }
dalmuti-revolution = { $you ->
    [yes] Proclamas la revolución: ¡sin impuestos!
    *[no] ¡Revolución! { $name } tiene los dos bufones: sin impuestos.
}
dalmuti-greater-revolution = { $you ->
    [yes] Proclamas la gran revolución: ¡se invierten los rangos!
    *[no] ¡Gran revolución! { $name } invierte todos los rangos.
}
dalmuti-hand-over = Mano { $hand } de { $hands } terminada
dalmuti-due = { $you ->
    [yes] Pagarás a { $to }
    *[no] { $from } pagará a { $to }
    } { $count ->
    [one] la mejor carta.
    *[other] las { $count } mejores cartas.
}
hold-second = mantén un segundo
hold-again = pulsa otra vez para confirmar
dalmuti-hand = Mano { $hand } de { $hands }
dalmuti-passed = pasó
dalmuti-out = Fuera · { $place }.º
news-dalmuti-draw = Sorteo de rangos: { $seats }: { $cards }.
news-ranks = Orden de rangos: { $order }.
news-tax = { $hidden ->
    [yes] { $seat } → { $to }: { $count ->
    [one] 1 carta
    *[other] { $count } cartas
    }.
    *[no] { $seat } → { $to }: { $cards }.
}
news-chosen = { $seat }: devolución elegida.
news-quiet = Callas.
news-revolution = { $greater ->
    [yes] { $seat }: gran revolución. ¡Se invierten los rangos!
    *[no] { $seat }: revolución. ¡Sin impuestos!
}
news-dalmuti-hand_over = Fin de la mano. Nuevo orden: { $order }.

results-dalmuti-winner = { $you ->
    [yes] Reinas en la corte con { $score } puntos
   *[no] { $count ->
        [one] { $names } reina en la corte con { $score } puntos
       *[other] { $names } reinan en la corte con { $score } puntos
    }
}
