# Malayalam: a draft, not yet read by somebody who grew up with the language.
# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.

option-on = ഉണ്ട്
option-off = ഇല്ല
option-forced_ace = ഇസ്പേഡ് ഏസ് തുടങ്ങും
option-forced_ace-help = ഇസ്പേഡ് ഏസ് കൈയിലുള്ളയാൾ അതിറക്കും. ഇല്ലെങ്കിൽ ഡീലറുടെ ഇടതുവശത്തുള്ളയാൾ ഏതു ചീട്ടും.
option-first_trick_safe = ആദ്യ പിടി സുരക്ഷിതം
option-first_trick_safe-help = വെട്ടിയ ആദ്യ പിടി മുഴുവൻ കളിച്ച് മാറ്റിവയ്ക്കും; ആരും എടുക്കേണ്ട.
option-games = കളികൾ
option-target = ലക്ഷ്യം
option-max_rounds = പരമാവധി വട്ടം
option-max_rounds-help = ഇത്രയും വട്ടം കഴിഞ്ഞാൽ കളി തീരും.

## Thulla

option-thulla-games-help = ഇത്രയും കളികളിൽ മികച്ചയാൾ.
option-lead_after_safe = സുരക്ഷിതമായ ശേഷം ഇറക്കൽ
option-lead_after_safe-help = ശുദ്ധമായ പിടി ജയിച്ചയാൾ സുരക്ഷിതനായാൽ ആര് ഇറക്കും.
option-lead_after_safe-clockwise = അടുത്തയാൾ
option-lead_after_safe-second_highest = രണ്ടാമത്തെ വലിയത്
option-reversal = തിരിച്ചടി
option-reversal-help = വെട്ടുന്നയാൾ പിടി എടുത്ത് ഇറക്കും.
option-scoring = പോയിന്റ്
option-scoring-help = തോറ്റയാൾക്ക് ബാക്കി ചീട്ടുകളുടെ പോയിന്റ് (വിലയനുസരിച്ച്: ഏസ് 11; കെ, ക്യു, ജെ, 10 എന്നിവ 10). കുറഞ്ഞ ആകെത്തുക ജയിക്കും.
option-scoring-none = ഇല്ല
option-scoring-count = ഓരോ ചീട്ടിനും 1
option-scoring-value = വിലയനുസരിച്ച്

## Kazhutha Kali

option-kazhutha-games-help = ഇത്രയും കളികൾ; കൂടുതൽ തോറ്റയാൾ കൂട്ടത്തിലെ കഴുത.
option-partners = കൂട്ടാളികൾ
option-partners-help = നാലുപേർ: 1, 3 സീറ്റുകൾ 2, 4 സീറ്റുകൾക്കെതിരെ.

## The Great Dalmuti

option-hands = വട്ടങ്ങൾ
option-hands-help = ഒരു കളി ഇത്രയും വട്ടം.
option-opening = ആദ്യ പദവികൾ
option-opening-help = ചീട്ട് വലിച്ച്, അല്ലെങ്കിൽ സീറ്റിന്റെ ക്രമത്തിൽ (അപ്പോൾ നികുതിയില്ല).
option-opening-draw = വലിച്ച്
option-opening-seats = സീറ്റനുസരിച്ച്
option-taxes = നികുതി
option-taxes-help = കൂലിക്കാർ നല്ല ചീട്ടുകൾ ഡാൽമുതിമാർക്ക് കൊടുത്ത് വേറെ വാങ്ങും.
option-revolution = വിപ്ലവം
option-revolution-help = രണ്ട് വിദൂഷകരും കൈയിലുള്ളയാൾക്ക് വിപ്ലവം പ്രഖ്യാപിക്കാം.
option-tax_return = തിരികെ കൊടുക്കുന്നത്
option-tax_return-help = ഡാൽമുതിമാർ മോശം ചീട്ടുകളോ ഇഷ്ടമുള്ളവയോ തിരികെ കൊടുക്കും.
option-tax_return-worst = മോശമായവ
option-tax_return-choice = ഏതും
option-reentry = പാസിനു ശേഷം കളി
option-reentry-help = പാസ് ചെയ്തയാൾക്ക് ആ പിടിയിൽ പിന്നീട് കളിക്കാം.

## Tincholi

option-jokers = ജോക്കറുകൾ
option-jokers-help = കെട്ടിലെ ജോക്കറുകൾ; ഒന്നിന് ആ കൈയിലെ ഏറ്റവും ചെറിയ ചീട്ടിന്റെ വില.
option-deck = കെട്ട്
option-deck-help = വിപുലം: പന്ത്രണ്ട് ചീട്ട് ഇരട്ടി. കോലാഹലം: രണ്ട് 9 കൂടി, ഒരു ജോക്കർ.
option-deck-standard = സാധാരണ
option-deck-extended = വിപുലം
option-deck-chaos = കോലാഹലം
option-deck-both = രണ്ടും
option-cut_timing = കട്ട് ചെയ്യാവുന്ന സമയം
option-cut_timing-help = ഊഴത്തിൽ എപ്പോൾ കട്ട് ചെയ്യാം.
option-cut_timing-after_draw = എടുത്ത ശേഷം
option-cut_timing-before_draw = എടുക്കും മുമ്പ്
option-cut_timing-either = രണ്ടും
option-first_look = ആദ്യനോട്ടം
option-first_look-help = ഏതെങ്കിലും രണ്ട് സ്ഥാനം, അല്ലെങ്കിൽ 1, 2.
option-first_look-choose = ഏതു രണ്ടും
option-first_look-fixed = 1, 2 സ്ഥാനങ്ങൾ
option-tincholi-target-help = ഒരാളുടെ പോയിന്റ് ഇതു കടന്നാൽ കളി തീരും.
option-memory_aid = ഓർമ്മസഹായം
option-memory_aid-help = നിങ്ങൾ കണ്ടതും ഇപ്പോഴും അറിയാവുന്നതും കാണിച്ചുകൊണ്ടിരിക്കും.

## Liap Tui

option-values = വിലകൾ
option-values-help = കരുക്കളുടെ വില. റാങ്ക്: ജനറൽ 14, 13 മുതൽ കാലാൾ 2, 1 വരെ, ചുവപ്പും കറുപ്പും.
option-values-guide = ഗൈഡ്
option-values-ranked = റാങ്ക്
option-type_lock = തരം പൂട്ട്
option-type_lock-help = തുടങ്ങിയയാളുടെ അതേ തരം മാത്രമേ ജയിക്കൂ.
option-ties = സമനില
option-ties-help = തുല്യമായ രണ്ടിൽ ഏതു ജയിക്കും. ചുവപ്പ്: ചുവപ്പ് കറുപ്പിനെ ജയിക്കും, പിന്നെ ആദ്യത്തേത്.
option-ties-earliest = ആദ്യത്തേത്
option-ties-red = ചുവപ്പ്
option-face_down = കമിഴ്ത്തി
option-face_down-help = നാലുപേരും കളിക്കും വരെ മറച്ചിരിക്കും.
option-declaration = പ്രഖ്യാപനം
option-declaration-help = ക്രമത്തിൽ, കൃത്യം 8 ആകും വിധം, ഒരുമിച്ച്, അല്ലെങ്കിൽ കാണും മുമ്പ്.
option-declaration-open = ക്രമത്തിൽ
option-declaration-total_eight = കൃത്യം 8
option-declaration-sealed = ഒരുമിച്ച്
option-declaration-blind = കാണാതെ
option-zero_streak = തുടർച്ചയായ പൂജ്യങ്ങൾ
option-zero_streak-help = ഇത്ര തവണ തുടർച്ചയായി 0 പറഞ്ഞയാൾ 1 എങ്കിലും പറയണം. 0 ആണെങ്കിൽ ബാധകമല്ല.
option-zero_bonus = പൂജ്യത്തിന് ബോണസ്
option-zero_bonus-help = 0 പറഞ്ഞ് ഒന്നും നേടാതിരുന്നാൽ 3. ഇല്ലെങ്കിൽ ഒന്നുമില്ല.
option-bonus = ബോണസ്
option-bonus-help = കൃത്യമായാൽ 5 കൂടി. വളരുന്നത്: എണ്ണത്തിന്റെ ഇരട്ടിയും 4-ഉം.
option-bonus-standard = സാധാരണ
option-bonus-progressive = വളരുന്നത്
option-penalty_cap = പരമാവധി നഷ്ടം
option-penalty_cap-help = ഒരു വട്ടത്തിൽ ഇതിലധികം ആർക്കും നഷ്ടമില്ല.
option-liap_tui-target-help = ഒരാൾക്ക് ഇത്ര പോയിന്റായാൽ കളി തീരും.
option-comeback = തിരിച്ചുവരവ്
option-comeback-help = ആദ്യത്തെയാളും അവസാനത്തെയാളും തമ്മിൽ ഇത്ര അകലമായാൽ ഒരിക്കൽ എല്ലാവരുടെയും പോയിന്റ് 0 ആകും.
option-max_redeals = പരമാവധി വീണ്ടുംവിതരണം
option-max_redeals-help = ഒരു വട്ടത്തിൽ ഇത്ര തവണ; പിന്നെ ആരോടും ചോദിക്കില്ല.
preset-liap_tui-guide = ഗൈഡ്
preset-liap_tui-ranked = റാങ്ക്

## Bots

level-gentle = എളുപ്പം
level-steady = ഇടത്തരം
level-sharp = കഠിനം
level-master = മിടുക്ക്
