# Spanish: a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = mira dos de tus cartas
tincholi-look-is = Solo ahora y solo una vez. Recuérdalas.
tincholi-draw = roba una carta
tincholi-draw-is = Del mazo sin verla, o la del descarte.
tincholi-decide = ¿qué haces con la carta?
tincholi-decide-is = Descártala o ponla en una casilla.
tincholi-taken-is = Una carta tomada se queda: elige casilla.
tincholi-seven-is = Un 7: puedes mirar una carta tuya.
tincholi-eight-is = Un 8: puedes mirar la carta de otro.
tincholi-nine-is = Un 9: puedes cambiar dos cartas.
tincholi-modes = Para qué
tincholi-mode-look = Mirar
tincholi-mode-keep = Esta carta
tincholi-mode-pair = Pareja
tincholi-mode-peek = Usar: mirar
tincholi-mode-swap = Usar: cambiar
tincholi-cut = Cortar…
tincholi-cutter = cortó
tincholi-cut-title = Terminar la ronda: cortar
tincholi-cut-silent = Cortar sin cantar
tincholi-cut-calls = Cantar un total
tincholi-cut-call = Cortar y cantar { $n }
tincholi-called = El total que cantas
tincholi-if-lowest = Tu mano es la más baja
tincholi-then-lowest = 0
tincholi-if-right = La más baja y justo { $n }
tincholi-then-right = −10
tincholi-if-wrong = La más baja, pero no { $n }
tincholi-then-wrong = total + 10
tincholi-if-beaten = Alguien tiene lo mismo o menos
tincholi-then-beaten = total + 20
tincholi-less = Cantar menos
tincholi-more = Cantar más
tincholi-round = Ronda { $round } · hasta { $target }
tincholi-total = { $total } en mano
tincholi-slots = { $count ->
    [one] Tu casilla
    *[other] Tus { $count } casillas
}
tincholi-slot = Tu casilla { $at }, { $card }
tincholi-slot-of = { $name }, casilla { $at }, { $card }
tincholi-others = Las casillas de los demás
tincholi-stock = { $count ->
    [one] Mazo, 1 carta
    *[other] Mazo, { $count } cartas
}
tincholi-discard = Descarte: { $card }
tincholi-drop = Descartar la carta robada sobre { $card }
tincholi-hold = Toca una carta con ojo para verla, y otra vez para cerrarla. Seis segundos cada una, solo esta vez.
tincholi-hold-first = Primero mira las dos cartas
tincholi-hold-done = Vistas: seguir
tincholi-hold-over = Se acabó la mirada. Desde ahora, de memoria.
tincholi-risk = Si no son pareja, vuelven y tienes una carta más.
tincholi-seen = Casilla { $at }: { $card }.
tincholi-own-score = Tú: { $score }
tincholi-hand = Mano
tincholi-sum = Suma
tincholi-to = Acaba cuando alguien pasa de { $target }; gana el más bajo.
tincholi-claims = { $you ->
    [yes] Cortas: ¿es tu mano la más baja?
    *[no] { $name } corta: ¿es esa mano la más baja?
}
tincholi-claims-called = { $you ->
    [yes] Cortas y cantas { $called }: ¿la más baja y exacta?
    *[no] { $name } corta y canta { $called }: ¿la más baja y exacta?
}
tincholi-verdict-lowest = { $you ->
    [yes] La tuya es la más baja: no sumas puntos.
    *[no] La más baja: { $name } no suma puntos.
}
tincholi-verdict-right = { $you ->
    [yes] La más baja y justo { $called }: ¡10 puntos menos!
    *[no] La más baja y justo { $called }: ¡10 puntos menos para { $name }!
}
tincholi-verdict-wrong = { $you ->
    [yes] La más baja, pero es { $total } y no { $called }: 10 más para ti.
    *[no] La más baja, pero es { $total } y no { $called }: 10 más para { $name }.
}
tincholi-verdict-beaten = { $you ->
    [yes] No es la más baja: { $total } y 20 más para ti.
    *[no] No es la más baja: { $total } y 20 más para { $name }.
}
tincholi-drawn = { $name }
news-look = { $seat }: vistas las casillas { $slots }.
news-tincholi-draw = { $seat }: una carta del mazo.
news-take = { $seat }: { $cards }, del descarte.
news-drop = { $seat }: descarte de { $cards }.
news-keep = { $seat }: a la casilla { $slot }, descarte de { $cards }.
news-pair = { $ok ->
    [yes] { $seat }: pareja descartada, { $cards }.
    *[no] { $seat }: pareja fallida, { $cards }; una carta más.
}
news-turn_up = Se descubre { $cards }.
news-peek = { $seat }: vista { $slot }.
news-swap = { $seat }: cambio de { $slots }.
news-tincholi-cut = { $called ->
    [none] { $seat }: corte en silencio.
    *[other] { $seat }: corte y canto de { $called }.
}
news-tincholi-round_over = Fin de la ronda { $round }.
tincholi-cut-word = ¡Corte!

results-tincholi-winner = { $you ->
    [yes] Ganas con { $score }: menos puntos que nadie
   *[no] { $count ->
        [one] Gana { $names } con { $score }: menos puntos que nadie
       *[other] { $names } comparten el mínimo: { $score }
    }
}
