# Spanish: a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = sal con cualquier carta
tricks-only = sal con { $card }
tricks-follow = sigue { $suit }
tricks-none = no tienes { $suit }
tricks-led = Salida: { $suit }
tricks-if-cut = { $you ->
    [yes] Si cortan: recoges tú
    *[no] Si cortan: recoge { $name }
}
tricks-highest = La más alta por ahora: { $card } ({ $name }).
tricks-lead-is = Todos deben seguir el palo. Si no puedes, cortas, y la carta más alta recoge la baza.
tricks-raise-low = La más alta por ahora: { $high } ({ $name }). { $card } no puede ganar esta baza.
tricks-raise-high = { $card } sería la más alta: si cortan, recoges tú.
tricks-raise-wins = { $card } es la más alta: la baza se va y sales tú.
tricks-raise-cut = { $card } corta: recoge { $name }, { $count } cartas.
tricks-raise-lead = { $card } sale a { $suit }. Si sigue la más alta y cortan, recoges tú.
tricks-you-cut = Cualquier carta corta, y recoge la más alta: { $name }.
tricks-stall = { $count ->
    [one] Tablas tras el próximo corte
    *[other] Tablas tras { $count } cortes más
}
tricks-safe = A salvo · { $place }.º
tricks-left = { $count ->
    [one] ¡queda 1!
    *[other] ¡quedan { $count }!
}
tricks-team = Equipo { $team }
tricks-partner = pareja
tricks-passes = { $you ->
    [to] { $name } está a salvo: sales tú.
    [from] Estás a salvo: sale { $next }.
    *[no] { $name } está a salvo: sale { $next }.
}
tricks-passes-second = { $you ->
    [to] { $name } está a salvo. La segunda más alta era tuya: sales tú.
    [from] Estás a salvo. La segunda más alta era de { $next }, que sale.
    *[no] { $name } está a salvo. La segunda más alta era de { $next }, que sale.
}
tricks-lose = { $you ->
    [yes] Has perdido
   *[no] Derrota de { $names }
}
tricks-left-with = { $you ->
    [yes] Te quedas con { $count ->
    [one] 1 carta
    *[other] { $count } cartas
    }
    *[no] { $name } se queda con { $count ->
    [one] 1 carta
    *[other] { $count } cartas
    }
}
tricks-tally = { $games ->
    [one] 1 partida, derrotas:
    *[other] { $games } partidas, derrotas:
}
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] Mayor recogida: { $count } cartas tuyas en la baza { $trick }.
    *[no] Mayor recogida: { $count } cartas de { $name } en la baza { $trick }.
}
tricks-most-pani = { $you ->
    [yes] Mayor pani: { $count } cartas tuyas en la baza { $trick }.
    *[no] Mayor pani: { $count } cartas de { $name } en la baza { $trick }.
}
tricks-watch = Verla
tricks-safe-on = A salvo en la baza { $trick }
news-thulla-cut = ¡Thulla! Corta: { $seat }. La más alta era de { $taker }: { $count } cartas recogidas.
news-kazhutha-cut = ¡Pani! Corta: { $seat }. La más alta era de { $taker }: { $count } cartas recogidas.
news-kazhutha-game_over = { $some ->
    [yes] El Kazhutha de esta partida: { $losers }.
    *[no] Fin de la partida.
}
results-thulla-lost = { $count ->
    [0] pierde
    [one] le queda 1 carta
    *[other] le quedan { $count } cartas
}
results-kazhutha-lost = { $count ->
    [0] Kazhutha
    [one] Kazhutha · queda 1 carta
    *[other] Kazhutha · quedan { $count } cartas
}
results-kazhutha-loser = { $you ->
    [yes] Tú eres el Kazhutha
    *[no] { $count ->
    [one] { $names } es el Kazhutha
    *[other] { $names } son los Kazhutha
    }
}
