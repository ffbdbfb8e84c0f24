# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = മറ്റൊന്നും ഇടാനില്ല.
hint-all_the_same = ഏതു കളിച്ചാലും ഒരുപോലെ.
hint-habit = അതു ശരിയെന്നു തോന്നുന്നു.
hint-chance = ഏതു നീക്കവും മതി.
hint-best_chance = സാധ്യതകളിൽ ഇതാണ് ഏറ്റവും നല്ലത്.
hint-no_other = മറ്റൊരു നീക്കവും ആലോചിക്കാനില്ല.
hint-ahead = { $other } എന്നതിലും 100-ൽ ഏകദേശം { $gap } തവണ മെച്ചം.

## Thulla and Kazhutha Kali

hint-opening = ഇസ്പേഡ് ഏസ് കളി തുടങ്ങും.
hint-shed_free = ഇനി ആർക്കും വെട്ടാനാകില്ല: ഒഴിവാക്കാവുന്ന ഏറ്റവും വലുത് { $card }.
hint-stay_under = { $card } { $best }-നു താഴെ: വെട്ടിയാൽ മുകളിലുള്ളയാൾ എടുക്കും.
hint-on_top_low = { $best }-നു മുകളിൽ ഇടണം: { $card } പിന്നിലുള്ളവർക്ക് ഇടം കൊടുക്കും.
hint-on_top_high = ഈ ചിഹ്നം തീർന്നവർ കുറവാകും: സുരക്ഷിതമായിരിക്കെ { $card } പോകട്ടെ.
hint-cut_high = നിങ്ങൾക്ക് ചേർക്കാനാകില്ല: { $card } മറ്റൊരാളുടെ കൈയിലാകട്ടെ.
hint-lead_safe = ഈ ചിഹ്നത്തിൽ { $out } ചീട്ട് മറ്റുള്ളവരുടെ കൈയിൽ: { $card } ചുറ്റിവരും.
hint-solved = രണ്ടുപേർ മാത്രം: ഇതിനു ശേഷം മറ്റേയാൾ എന്തിട്ടാലും നിങ്ങൾ സുരക്ഷിതം.
hint-lead_low = { $card } ചെറുതാണ്: വെട്ടിയാൽ മുകളിലുള്ളയാൾ എടുക്കും.
hint-shed_first = ആദ്യ പിടി സുരക്ഷിതമാണ്: ഒഴിവാക്കാവുന്ന ഏറ്റവും വലുത് { $card }.
hint-last_under = ഇനി ആർക്കും വെട്ടാനാകില്ല: { $card } ഇട്ടാൽ അടുത്തത് നിങ്ങൾ ഇറക്കേണ്ട.
hint-last_lead = ഇനി ആർക്കും വെട്ടാനാകില്ല: { $card } ഇട്ടാൽ ഇറക്കൽ നിങ്ങൾക്ക്.
hint-on_top_all = എന്തിട്ടാലും മുകളിൽ നിങ്ങൾ തന്നെ: കൈയിൽ വയ്ക്കാൻ ഏറ്റവും മോശം { $card }.
hint-make_void = ഈ ചിഹ്നത്തിൽ നിങ്ങൾക്കുള്ളത് { $card } മാത്രം: അതിനു ശേഷം വെട്ടാം.
hint-sooner = { $other } പോലെ സുരക്ഷിതം, വേഗം പുറത്താകാം.

## The Great Dalmuti

hint-last_set = ഇവ അവസാന ചീട്ടുകളാണ്.
hint-lead_worst = { $set } ആണ് ഏറ്റവും മോശം; ഇപ്പോൾ ആരെയും തോൽപ്പിക്കേണ്ട.
hint-keep_lead = { $set }-നെ ആർക്കും തോൽപ്പിക്കാനാകില്ല: ഇറക്കൽ നിങ്ങൾക്കുതന്നെ.
hint-beat_just = { $set } ജയിക്കും, വേണ്ടതൊന്നും പൊളിയില്ല.
hint-beat_hard = { $set } ശക്തമാണ്, പക്ഷേ ഇറക്കൽ കിട്ടുന്നത് നല്ലതാണ്.
hint-pass_keep = ഇടാവുന്നത് പിന്നീട് കൂടുതൽ ഉപകരിക്കും.
hint-revolution = നികുതിയില്ലെങ്കിൽ കിട്ടിയ ചീട്ടുകൾ നിങ്ങൾക്കുതന്നെ.
hint-quiet = നികുതി നിങ്ങൾക്ക് ഗുണമാണ്.
hint-give_worst = { $cards } ആണ് ഏറ്റവും ഉപകാരം കുറഞ്ഞത്.
hint-lead_many = { $set } ഒറ്റയടിക്ക് { $count } ചീട്ട് ഒഴിവാക്കും.
hint-beat_win = { $set }-നെ ആർക്കും തോൽപ്പിക്കാനാകില്ല: ഇറക്കൽ നിങ്ങൾക്ക് കിട്ടും.
hint-beat_split = { $set } വലിയ സെറ്റ് പൊളിക്കും, എന്നാലും നല്ലതാണ്.
hint-beat_jester = { $set }-ന് ഒരു കോമാളി വേണം, പക്ഷേ ഇറക്കൽ കിട്ടുന്നത് നല്ലതാണ്.

## Tincholi

hint-look = ഏതു രണ്ടും ഒരുപോലെ നല്ലത്.
hint-draw_hidden = കളഞ്ഞ കെട്ടിലുള്ളത് നിങ്ങൾക്ക് ഉപകരിക്കില്ല.
hint-draw_only = കളഞ്ഞ കെട്ട് കാലിയാണ്.
hint-draw_free = { $card } എടുത്താൽ വയ്ക്കണം; വലിക്കുന്നത് കളയാം.
hint-take_pair = { $card }, സ്ഥാനം { $slot } എന്നിവ ജോഡിയാകും: അടുത്ത ഊഴത്തിൽ ഒന്നിച്ചു പോകും.
hint-take_known = { $card } എന്നതിന്റെ വില { $count }; സ്ഥാനം { $slot }: { $held }.
hint-take_unknown = { $card } എന്നതിന്റെ വില { $count }: കാണാത്ത സ്ഥാനത്ത് ഇതിലും കൂടുതൽ പ്രതീക്ഷിക്കാം.
hint-keep_pair = അപ്പോൾ { $slots } സ്ഥാനങ്ങൾ ജോഡിയാകും: അടുത്ത ഊഴത്തിൽ ഒന്നിച്ചു പോകും.
hint-keep_known = { $card } എന്നതിന്റെ വില { $count }; സ്ഥാനം { $slot }: { $held }.
hint-keep_unknown = { $card } എന്നതിന്റെ വില { $count }: കാണാത്ത സ്ഥാനത്ത് ഇതിലും കൂടുതൽ പ്രതീക്ഷിക്കാം.
hint-keep_joker = ജോക്കർ നിങ്ങളുടെ മറ്റു ചീട്ടുകളിൽ ഏറ്റവും ചെറുതിനു തുല്യമാണ്.
hint-peek_other = അവിടെ എന്തെന്ന് അറിയാം: { $seats }.
hint-pair_known = { $slots } സ്ഥാനങ്ങൾ ഒരുപോലെയെന്ന് നിങ്ങൾ കണ്ടു.
hint-peek_own = സ്ഥാനം { $slot } നിങ്ങൾക്ക് അറിയില്ല.
hint-swap_high = സ്ഥാനം { $slot }: { $held }. മറ്റൊരാൾക്ക് കൊടുക്കാം.
hint-drop_high = നിങ്ങളുടെ സ്ഥാനങ്ങളിൽ പ്രതീക്ഷിക്കുന്നതിലും ചെറുതല്ല { $card }.
hint-cut_now = { $total } ആകും ഏറ്റവും കുറവ്.
hint-cut_call = കൈ മുഴുവൻ അറിയാം: { $total }.

## Liap Tui

hint-stay = ശക്തമായ കരുവില്ലെങ്കിൽ ഒന്നും നേടാതിരിക്കാം, അതിനും പോയിന്റുണ്ട്.
hint-redeal = കുറഞ്ഞത് 1 പറഞ്ഞേ പറ്റൂ, ഈ കൈ ഒന്നും നേടില്ല.
hint-declare = ശക്തമായ കരുക്കൾ ഏകദേശം { $n } നേടും.
hint-liap_tui-lead_strong = ഇനിയും { $want } വേണം: ഏറ്റവും ശക്തം { $play }.
hint-lead_weak = ഇനി വേണ്ട: { $play } തോൽക്കട്ടെ.
hint-win_now = ഇനിയും { $want } വേണം: { $play } ജയിക്കും.
hint-try_to_win = ഇനിയും { $want } വേണം: ഇപ്പോൾ മുന്നിൽ { $play }.
hint-throw_strong = ഇനി വേണ്ട: { $play } തോറ്റു പോകട്ടെ.
hint-throw_weak = ഇതു ജയിക്കാനാകില്ല: ഏറ്റവും ഉപകാരം കുറഞ്ഞത് { $play }.
hint-declare_none = നിങ്ങളുടെ കരുക്കൾ ഒന്നും നേടാനിടയില്ല.
hint-save_strong = ഇനിയും { $want } വേണം, പക്ഷേ ശക്തമായ കരുക്കൾ പിന്നീട് ജയിക്കും: ഇപ്പോൾ { $play } പോകട്ടെ.
hint-out_of_reach = നിങ്ങളുടെ സംഖ്യ ഇനി കിട്ടില്ല: ഓരോ കെട്ടും ഒരു പോയിന്റ് രക്ഷിക്കും.
hint-too_many = വേണ്ടതിലധികം കിട്ടിക്കഴിഞ്ഞു: ഇനിയുള്ള ഓരോ കെട്ടും ഒരു പോയിന്റ് കുറയ്ക്കും.
hint-loses_less = { $other } പോലെ തന്നെ സാധ്യത, തെറ്റിയാൽ നഷ്ടം കുറവ്.
