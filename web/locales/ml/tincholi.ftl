# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Tincholi.

tincholi-look = രണ്ട് ചീട്ട് നോക്കുക
tincholi-look-is = ഇപ്പോൾ മാത്രം, ഒരിക്കൽ മാത്രം. ഓർത്തുവയ്ക്കുക.
tincholi-draw = ഒരു ചീട്ട് എടുക്കുക
tincholi-draw-is = കാണാതെ കെട്ടിൽനിന്ന്, അല്ലെങ്കിൽ കളഞ്ഞത്.
tincholi-decide = ഈ ചീട്ട് എന്തു ചെയ്യും?
tincholi-decide-is = കളയുക, അല്ലെങ്കിൽ ഒരു സ്ഥാനത്ത് വയ്ക്കുക.
tincholi-taken-is = എടുത്തത് വച്ചേ പറ്റൂ: സ്ഥാനം തിരഞ്ഞെടുക്കുക.
tincholi-seven-is = 7: സ്വന്തം ചീട്ടൊന്ന് നോക്കാം.
tincholi-eight-is = 8: മറ്റൊരാളുടെ ചീട്ട് നോക്കാം.
tincholi-nine-is = 9: ഏതു രണ്ട് ചീട്ടും മാറ്റാം.
tincholi-modes = എന്തിന്
tincholi-mode-look = നോക്കുക
tincholi-mode-keep = ഈ ചീട്ട്
tincholi-mode-pair = ജോഡി
tincholi-mode-peek = ഉപയോഗം: നോക്കുക
tincholi-mode-swap = ഉപയോഗം: മാറ്റുക
tincholi-cut = കട്ട്…
tincholi-cutter = കട്ട്
tincholi-cut-title = വട്ടം അവസാനിപ്പിക്കുക (കട്ട്)
tincholi-cut-silent = മിണ്ടാതെ കട്ട്
tincholi-cut-calls = ആകെ വിളിക്കുക
tincholi-cut-call = കട്ട്, വിളി { $n }
tincholi-called = നിങ്ങൾ വിളിക്കുന്ന ആകെ
tincholi-if-lowest = നിങ്ങളുടേതാണ് ഏറ്റവും കുറവ്
tincholi-then-lowest = 0
tincholi-if-right = ഏറ്റവും കുറവ്, കൃത്യം { $n }
tincholi-then-right = −10
tincholi-if-wrong = ഏറ്റവും കുറവ്, പക്ഷേ { $n } അല്ല
tincholi-then-wrong = ആകെ + 10
tincholi-if-beaten = മറ്റൊരാൾക്ക് അത്രയോ അതിൽ കുറവോ
tincholi-then-beaten = ആകെ + 20
tincholi-less = കുറച്ച് വിളിക്കുക
tincholi-more = കൂട്ടി വിളിക്കുക
tincholi-round = വട്ടം { $round } · { $target } വരെ
tincholi-total = കൈയിൽ { $total }
tincholi-slots = നിങ്ങളുടെ { $count } സ്ഥാനങ്ങൾ
tincholi-slot = നിങ്ങളുടെ സ്ഥാനം { $at }, { $card }
tincholi-slot-of = { $name }, സ്ഥാനം { $at }, { $card }
tincholi-others = മറ്റുള്ളവരുടെ സ്ഥാനങ്ങൾ
tincholi-stock = എടുക്കാനുള്ള കെട്ട്, { $count } ചീട്ട്
tincholi-discard = കളഞ്ഞ കെട്ട്: { $card }
tincholi-drop = എടുത്ത ചീട്ട് { $card }-നു മുകളിൽ കളയുക
tincholi-hold = കണ്ണടയാളമുള്ള ചീട്ടിൽ തൊട്ടു നോക്കുക, വീണ്ടും തൊട്ടാൽ അടയും. ഓരോന്നും ആറ് സെക്കൻഡ്, ഒരിക്കൽ മാത്രം.
tincholi-hold-first = ആദ്യം രണ്ടു ചീട്ടും നോക്കുക
tincholi-hold-done = കണ്ടു: തുടരുക
tincholi-hold-over = നോട്ടം കഴിഞ്ഞു. ഇനി ഓർമ്മയിൽനിന്ന്.
tincholi-risk = ജോഡിയല്ലെങ്കിൽ രണ്ടും മടങ്ങും, ഒരു ചീട്ട് കൂടും.
tincholi-seen = സ്ഥാനം { $at }: { $card }.
tincholi-own-score = നിങ്ങൾ: { $score }
tincholi-hand = കൈ
tincholi-sum = ആകെ
tincholi-to = ഒരാളുടെ പോയിന്റ് { $target } കടന്നാൽ തീരും; കുറഞ്ഞയാൾ ജയിക്കും.
tincholi-claims = { $you ->
    [yes] നിങ്ങൾ കട്ട് ചെയ്തു: നിങ്ങളുടേതാണോ കുറവ്?
    *[no] { $name } കട്ട് ചെയ്തു: അതാണോ കുറവ്?
}
tincholi-claims-called = { $you ->
    [yes] നിങ്ങൾ കട്ട് ചെയ്ത് { $called } വിളിച്ചു: കുറവും കൃത്യവുമാണോ?
    *[no] { $name } കട്ട് ചെയ്ത് { $called } വിളിച്ചു: കുറവും കൃത്യവുമാണോ?
}
tincholi-verdict-lowest = { $you ->
    [yes] നിങ്ങളുടേതാണ് കുറവ്: പോയിന്റില്ല.
    *[no] ഏറ്റവും കുറവ്: { $name }: പോയിന്റില്ല.
}
tincholi-verdict-right = { $you ->
    [yes] ഏറ്റവും കുറവ്, കൃത്യം { $called }: 10 പോയിന്റ് കുറയും!
    *[no] ഏറ്റവും കുറവ്, കൃത്യം { $called }: { $name }: 10 പോയിന്റ് കുറയും!
}
tincholi-verdict-wrong = { $you ->
    [yes] ഏറ്റവും കുറവ്, പക്ഷേ { $called } അല്ല { $total }: നിങ്ങൾക്ക് 10 കൂടി.
    *[no] ഏറ്റവും കുറവ്, പക്ഷേ { $called } അല്ല { $total }: { $name }: 10 കൂടി.
}
tincholi-verdict-beaten = { $you ->
    [yes] കുറവല്ല: നിങ്ങൾക്ക് { $total }-ഉം 20-ഉം.
    *[no] കുറവല്ല: { $name }: { $total }-ഉം 20-ഉം.
}
tincholi-drawn = { $name }
news-look = { $seat } { $slots } സ്ഥാനങ്ങൾ നോക്കി.
news-tincholi-draw = { $seat } ഒരു ചീട്ട് എടുത്തു.
news-take = { $seat } { $cards } എടുത്തു.
news-drop = { $seat } { $cards } കളഞ്ഞു.
news-keep = { $seat } സ്ഥാനം { $slot }-ൽ വച്ചു, { $cards } കളഞ്ഞു.
news-pair = { $ok ->
    [yes] { $seat } ജോഡി കളഞ്ഞു: { $cards }.
    *[no] { $seat } ജോഡിക്ക് ശ്രമിച്ചു: { $cards } ചേരില്ല, ഒരു ചീട്ട് കൂടി.
}
news-turn_up = { $cards } മലർത്തി.
news-peek = { $seat } { $slot } നോക്കി.
news-swap = { $seat } { $slots } മാറ്റി.
news-tincholi-cut = { $called ->
    [none] { $seat } മിണ്ടാതെ കട്ട് ചെയ്തു.
    *[other] { $seat } കട്ട് ചെയ്ത് { $called } വിളിച്ചു.
}
news-tincholi-round_over = വട്ടം { $round } തീർന്നു.
tincholi-cut-word = കട്ട്!

results-tincholi-winner = { $you ->
    [yes] ഏറ്റവും കുറവ് പോയിന്റ് ({ $score }): നിങ്ങൾ ജയിച്ചു
   *[no] { $count ->
        [one] ഏറ്റവും കുറവ് പോയിന്റ് ({ $score }): { $names } ജയിച്ചു
       *[other] ഏറ്റവും കുറവ് പോയിന്റ് ({ $score }): { $names }
    }
}
