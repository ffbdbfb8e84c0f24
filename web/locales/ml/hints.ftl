# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = മറ്റൊന്നും ഇടാനില്ല.
hint-all_the_same = ഏതു കളിച്ചാലും ഒരുപോലെ.
hint-habit = അതു ശരിയെന്നു തോന്നുന്നു.
hint-chance = ഏതു നീക്കവും മതി.
hint-best_chance = സാധ്യതകളിൽ ഇതാണ് ഏറ്റവും നല്ലത്.

## Thulla and Kazhutha Kali

hint-opening = ഇസ്പേഡ് ഏസ് കളി തുടങ്ങും.
hint-shed_free = ഇനി ആർക്കും വെട്ടാനാകില്ല: ഒഴിവാക്കാവുന്ന ഏറ്റവും വലുത് { $card }.
hint-stay_under = { $card } { $best } നു താഴെ: മുകളിലുള്ളയാളാകും എടുക്കുക.
hint-on_top_low = { $best } നു മുകളിൽ ഇടണം: { $card } പിന്നിലുള്ളവർക്ക് ഇടം കൊടുക്കും.
hint-on_top_high = ഈ ചിഹ്നം തീർന്നവർ കുറവാകും: സുരക്ഷിതമായിരിക്കെ { $card } പോകട്ടെ.
hint-cut_high = നിങ്ങൾക്ക് ചേർക്കാനാകില്ല: { $card } മറ്റൊരാളുടെ കൈയിലാകട്ടെ.
hint-lead_safe = ഈ ചിഹ്നത്തിൽ { $out } ചീട്ട് മറ്റുള്ളവരുടെ കൈയിൽ: { $card } ചുറ്റിവരും.
hint-solved = രണ്ടുപേർ മാത്രം: ഇതിനു ശേഷം മറ്റേയാൾ എന്തിട്ടാലും നിങ്ങൾ സുരക്ഷിതം.
hint-lead_low = { $card } ചെറുതാണ്: വെട്ടിയാൽ മുകളിലുള്ളയാൾ എടുക്കും.

## The Great Dalmuti

hint-last_set = ഇവ അവസാന ചീട്ടുകളാണ്.
hint-lead_worst = { $set } ആണ് ഏറ്റവും മോശം; ഇപ്പോൾ ആരെയും തോൽപ്പിക്കേണ്ട.
hint-keep_lead = { $set } നെ ആർക്കും തോൽപ്പിക്കാനാകില്ല: ഇറക്കൽ നിങ്ങൾക്കുതന്നെ.
hint-beat_just = { $set } ജയിക്കും, വേണ്ടതൊന്നും പൊളിയില്ല.
hint-beat_hard = { $set } ശക്തമാണ്, പക്ഷേ ഇറക്കൽ കിട്ടുന്നത് നല്ലതാണ്.
hint-pass_keep = ഇടാവുന്നത് പിന്നീട് കൂടുതൽ ഉപകരിക്കും.
hint-revolution = നികുതിയില്ലെങ്കിൽ കിട്ടിയ ചീട്ടുകൾ നിങ്ങൾക്കുതന്നെ.
hint-quiet = നികുതി നിങ്ങൾക്ക് ഗുണമാണ്.
hint-give_worst = { $cards } ആണ് ഏറ്റവും ഉപകാരം കുറഞ്ഞത്.

## Tincholi

hint-look = ഏതു രണ്ടും ഒരുപോലെ നല്ലത്.
hint-draw_hidden = കളഞ്ഞ കെട്ടിലുള്ളത് നിങ്ങൾക്ക് ഉപകരിക്കില്ല.
hint-take_low = സ്ഥാനം { $slot } ൽ പ്രതീക്ഷിക്കുന്നതിലും ചെറുതാണ് { $card }.
hint-keep_low = സ്ഥാനം { $slot } ൽ പ്രതീക്ഷിക്കുന്നതിലും ചെറുതാണ് { $card }.
hint-pair_known = { $slots } സ്ഥാനങ്ങൾ ഒരുപോലെയെന്ന് നിങ്ങൾ കണ്ടു.
hint-peek_own = സ്ഥാനം { $slot } നിങ്ങൾക്ക് അറിയില്ല.
hint-swap_high = സ്ഥാനം { $slot } വലുതാണ്: മറ്റൊരാൾക്ക് കൊടുക്കാം.
hint-drop_high = { $card } നിങ്ങളുടെ കൈ മോശമാക്കും.
hint-cut_now = { $total } ആകും ഏറ്റവും കുറവ്.
hint-cut_call = കൈ മുഴുവൻ അറിയാം: { $total }.

## Liap Tui

hint-stay = ശക്തമായ കരുവില്ലെങ്കിൽ ഒന്നും നേടാതിരിക്കാം, അതിനും പോയിന്റുണ്ട്.
hint-redeal = എന്തെങ്കിലും പറഞ്ഞേ പറ്റൂ, ഈ കൈ ഒന്നും നേടില്ല.
hint-declare = ശക്തമായ കരുക്കൾ ഏകദേശം { $n } നേടും.
hint-liap_tui-lead_strong = ഇനിയും { $want } വേണം: ഏറ്റവും ശക്തം { $play }.
hint-lead_weak = ഇനി വേണ്ട: { $play } തോൽക്കട്ടെ.
hint-win_now = ഇനിയും { $want } വേണം: { $play } ജയിക്കും.
hint-try_to_win = ഇനിയും { $want } വേണം: ചെയ്യാവുന്നതിൽ നല്ലത് { $play }.
hint-throw_strong = ഇനി വേണ്ട: { $play } തോറ്റു പോകട്ടെ.
hint-throw_weak = ഇതു ജയിക്കാനാകില്ല: ഏറ്റവും ഉപകാരം കുറഞ്ഞത് { $play }.
