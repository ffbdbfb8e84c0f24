# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The Great Dalmuti.

dalmuti-role-1 = ഡാൽമുതി
dalmuti-role-2 = ആർച്ച്ബിഷപ്പ്
dalmuti-role-3 = സേനാപതി
dalmuti-role-4 = പ്രഭ്വി
dalmuti-role-5 = മഠാധിപ
dalmuti-role-6 = യോദ്ധാവ്
dalmuti-role-7 = തയ്യൽക്കാരി
dalmuti-role-8 = കല്ലാശാരി
dalmuti-role-9 = പാചകക്കാരൻ
dalmuti-role-10 = ഇടയത്തി
dalmuti-role-11 = കല്ലുവെട്ടുകാരൻ
dalmuti-role-12 = കർഷകൻ
dalmuti-jester = വിദൂഷകൻ
dalmuti-card = { $value }, { $role }
dalmuti-short-greater-dalmuti = വലിയ ഡാൽമുതി
dalmuti-short-lesser-dalmuti = ചെറു ഡാൽമുതി
dalmuti-short-merchant = വ്യാപാരി
dalmuti-short-lesser-peon = ചെറിയ കൂലി
dalmuti-short-greater-peon = വലിയ കൂലി
dalmuti-long-greater-dalmuti = വലിയ ഡാൽമുതി
dalmuti-long-lesser-dalmuti = ചെറിയ ഡാൽമുതി
dalmuti-long-merchant = വ്യാപാരി
dalmuti-long-lesser-peon = ചെറിയ കൂലിക്കാരൻ
dalmuti-long-greater-peon = വലിയ കൂലിക്കാരൻ
dalmuti-set = { $value ->
    [J] { $count } വിദൂഷകൻ
    *[other] { $count } × { $value }
}
act-play-dalmuti = { $value ->
    [J] { $count } വിദൂഷകൻ ഇടുക
    *[other] { $count } × { $value } ഇടുക
}
dalmuti-lead = ഏതു സെറ്റും ഇറക്കാം
dalmuti-lead-is = ഒരേ അക്കത്തിന്റെ ചീട്ടുകൾ; വിദൂഷകൻ ഏതുമാകാം.
dalmuti-beat = തോൽപ്പിക്കുക: { $count } × { $value }
dalmuti-beat-is = ചെറിയ അക്കത്തിന്റെ അത്രയും ചീട്ട്, അല്ലെങ്കിൽ പാസ്.
dalmuti-only-pass = അങ്ങനെയൊരു സെറ്റില്ല: പാസ്.
dalmuti-chip-beat = { $count } × { $value } · { $name }
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = രണ്ട് വിദൂഷകരും നിങ്ങളുടെ കൈയിൽ
dalmuti-revolution-is = വിപ്ലവം നികുതി റദ്ദാക്കും. വലിയ കൂലിക്കാരൻ വിളിച്ചാൽ എല്ലാ പദവിയും തിരിയും.
dalmuti-give = { $count } ചീട്ട് തിരികെ കൊടുക്കുക
dalmuti-give-is = തിരികെ എന്തെന്ന് തിരഞ്ഞെടുക്കുക. എല്ലാവരും തിരഞ്ഞെടുത്താലേ ചീട്ടുകൾ മാറൂ; നികുതി അപ്പോഴേ കാണൂ.
dalmuti-can-give = ഇവ കിട്ടുന്നത്: { $name } ✓
dalmuti-gift = { $cards } കൊടുക്കുക
dalmuti-made-of = { $value } ആയി { $parts }
dalmuti-beats = { $count } × { $value } തോൽക്കും ✓
dalmuti-can-lead = ഇറക്കാം ✓
dalmuti-firsts = { $count } തവണ ഒന്നാമത്
dalmuti-draw = പദവിക്കുള്ള വലിക്കൽ
dalmuti-draw-is = ഏറ്റവും ചെറുത് വലിയ ഡാൽമുതി; തുല്യമായവർ വീണ്ടും വലിക്കും.
dalmuti-peon-gives = നിങ്ങളുടെ നല്ല ചീട്ടുകൾ കിട്ടുന്നത്: { $name }. തിരികെ എന്തെന്ന് അവർ തിരഞ്ഞെടുക്കും.
dalmuti-you-gave = നിങ്ങൾ കൊടുത്തത് ({ $name })
dalmuti-you-got = കിട്ടിയത് ({ $name })
dalmuti-revolution = { $you ->
    [yes] നിങ്ങൾ വിപ്ലവം വിളിച്ചു: നികുതിയില്ല!
    *[no] വിപ്ലവം! രണ്ട് വിദൂഷകരും { $name }: നികുതിയില്ല.
}
dalmuti-greater-revolution = { $you ->
    [yes] നിങ്ങൾ മഹാവിപ്ലവം വിളിച്ചു: എല്ലാ പദവിയും തിരിഞ്ഞു!
    *[no] മഹാവിപ്ലവം! { $name } എല്ലാ പദവിയും തിരിച്ചു.
}
dalmuti-hand-over = വട്ടം { $hand } / { $hands } തീർന്നു
dalmuti-due = { $you ->
    [yes] നിങ്ങൾ → { $to }:
    *[no] { $from } → { $to }:
    } { $count } നല്ല ചീട്ട് കൊടുക്കണം.
hold-second = ഒരു സെക്കൻഡ് അമർത്തിപ്പിടിക്കുക
hold-again = ഉറപ്പിക്കാൻ വീണ്ടും അമർത്തുക
dalmuti-hand = വട്ടം { $hand }/{ $hands }
dalmuti-passed = പാസ്
dalmuti-out = തീർത്തു · { $place }
news-dalmuti-draw = പദവിക്കായി { $seats }: { $cards }.
news-ranks = പദവിക്രമം: { $order }.
news-tax = { $hidden ->
    [yes] { $seat } → { $to }: { $count } ചീട്ട്.
    *[no] { $seat } → { $to }: { $cards }.
}
news-chosen = { $seat } തിരികെ കൊടുക്കാനുള്ളത് തിരഞ്ഞെടുത്തു.
news-quiet = നിങ്ങൾ മിണ്ടാതിരുന്നു.
news-revolution = { $greater ->
    [yes] { $seat } മഹാവിപ്ലവം വിളിച്ചു: എല്ലാ പദവിയും തിരിഞ്ഞു!
    *[no] { $seat } വിപ്ലവം വിളിച്ചു: നികുതിയില്ല!
}
news-dalmuti-hand_over = വട്ടം തീർന്നു. പുതിയ ക്രമം: { $order }.

results-dalmuti-winner = { $you ->
    [yes] { $score } പോയിന്റോടെ രാജസഭ നിങ്ങളുടേത്
   *[no] { $count ->
        [one] { $score } പോയിന്റോടെ രാജസഭ വാഴുന്നത് { $names }
       *[other] { $score } പോയിന്റോടെ രാജസഭ വാഴുന്നത് { $names }
    }
}
