# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = ഏതു ചീട്ടും ഇറക്കാം
tricks-only = { $card } ഇറക്കുക
tricks-follow = { $suit } ഇടുക
tricks-none = നിങ്ങൾക്ക് { $suit } ഇല്ല
tricks-led = ഇറക്കിയത്: { $suit }
tricks-if-cut = { $you ->
    [yes] വെട്ടിയാൽ: നിങ്ങൾ എടുക്കും
    *[no] വെട്ടിയാൽ: { $name } എടുക്കും
}
tricks-highest = ഇതുവരെ ഏറ്റവും വലുത്: { $card } ({ $name }).
tricks-lead-is = എല്ലാവരും അതേ ചിഹ്നം ഇടണം. ഇല്ലാത്തയാൾ വെട്ടും; ഏറ്റവും വലുതുള്ളയാൾ എടുക്കും.
tricks-raise-low = ഇതുവരെ ഏറ്റവും വലുത്: { $high } ({ $name }). { $card } ഈ പിടി നേടില്ല.
tricks-raise-high = { $card } ഏറ്റവും വലുതാകും: വെട്ടിയാൽ നിങ്ങൾ എടുക്കണം.
tricks-raise-wins = { $card } ഏറ്റവും വലുത്: പിടി പോകും, നിങ്ങൾ ഇറക്കും.
tricks-raise-cut = { $card } വെട്ടും: { $name } { $count } ചീട്ട് എടുക്കും.
tricks-raise-lead = { $card } ഇറക്കിയാൽ { $suit } ആണ് ചിഹ്നം. ഏറ്റവും വലുതായി നിന്ന് വെട്ടിയാൽ നിങ്ങൾ എടുക്കണം.
tricks-you-cut = ഏതു ചീട്ടും വെട്ടും; ഏറ്റവും വലുതുള്ളയാൾ എടുക്കും: { $name }.
tricks-stall = { $count } വെട്ടുകൂടി കഴിഞ്ഞാൽ സമനില
tricks-safe = സുരക്ഷിതം · { $place }
tricks-left = { $count } ബാക്കി!
tricks-team = ടീം { $team }
tricks-partner = കൂട്ടാളി
tricks-passes = { $you ->
    [to] { $name } സുരക്ഷിതം: നിങ്ങൾ ഇറക്കുക.
    [from] നിങ്ങൾ സുരക്ഷിതം: { $next } ഇറക്കും.
    *[no] { $name } സുരക്ഷിതം: { $next } ഇറക്കും.
}
tricks-passes-second = { $you ->
    [to] { $name } സുരക്ഷിതം. അടുത്ത വലുത് നിങ്ങളുടേത്: ഇറക്കുക.
    [from] നിങ്ങൾ സുരക്ഷിതം. അടുത്ത വലുത് { $next }: ഇറക്കും.
    *[no] { $name } സുരക്ഷിതം. അടുത്ത വലുത് { $next }: ഇറക്കും.
}
tricks-lose = { $you ->
    [yes] നിങ്ങൾ തോറ്റു
    *[no] { $names } തോറ്റു
}
tricks-left-with = { $you ->
    [yes] നിങ്ങൾക്ക് { $count } ചീട്ട് ബാക്കി
    *[no] { $name }: { $count } ചീട്ട് ബാക്കി
}
tricks-tally = { $games } കളി, തോൽവി:
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] ഏറ്റവും വലിയ എടുക്കൽ: പിടി { $trick }-ൽ നിങ്ങൾ { $count } ചീട്ട്.
    *[no] ഏറ്റവും വലിയ എടുക്കൽ: പിടി { $trick }-ൽ { $name } { $count } ചീട്ട്.
}
tricks-most-pani = { $you ->
    [yes] ഏറ്റവും വലിയ പണി: പിടി { $trick }-ൽ നിങ്ങൾ { $count } ചീട്ട് എടുത്തു.
    *[no] ഏറ്റവും വലിയ പണി: പിടി { $trick }-ൽ { $name } { $count } ചീട്ട് എടുത്തു.
}
tricks-watch = അതു കാണുക
tricks-safe-on = പിടി { $trick }-ൽ സുരക്ഷിതം
news-thulla-cut = തുള്ള! { $seat } വെട്ടി. ഏറ്റവും വലുതിട്ട { $taker } { $count } ചീട്ട് എടുത്തു.
news-kazhutha-cut = പണി! { $seat } വെട്ടി. ഏറ്റവും വലുതിട്ട { $taker } { $count } ചീട്ട് എടുത്തു.
news-kazhutha-game_over = { $some ->
    [yes] ഈ കളിയിലെ കഴുത: { $losers }.
    *[no] കളി തീർന്നു.
}
results-thulla-lost = { $count ->
    [0] തോറ്റു
    *[other] { $count } ചീട്ട് ബാക്കി
}
results-kazhutha-lost = { $count ->
    [0] കഴുത
    *[other] കഴുത · { $count } ചീട്ട് ബാക്കി
}
results-kazhutha-loser = { $you ->
    [yes] നിങ്ങളാണ് കഴുത
    *[no] { $count ->
    [one] { $names } ആണ് കഴുത
    *[other] { $names } ആണ് കഴുതകൾ
    }
}
