# Malayalam: a draft, not yet read by somebody who grew up with the language.
# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: ഒരു പാഠം
learn-step = പടി { $at } / { $of }
learn-go-on = തുടരുക
learn-skip-long = പാഠം വിടുക
learn-nudge = അതു പറ്റും. എന്നാൽ ഇത്തവണ മുകളിൽ പറഞ്ഞത് ചെയ്തുനോക്കൂ.
learn-wait = മറ്റുള്ളവരെ നോക്കൂ…
learn-again = ഒന്നുകൂടി
learn-play = ഇനി കളിക്കാം
learn-well = കൊള്ളാം!
learn-asks-answer = നിങ്ങളുടെ ഉത്തരം
learn-asks-read = വായിച്ചിട്ട് തുടരുക
learn-none = ഈ കളിക്ക് ഇതുവരെ പാഠമില്ല.
learn-link = പടിപടിയായി പഠിക്കാം
learn-from-start = തുടക്കം മുതൽ

learn-link-on = പഠനം തുടരുക: { $of }-ൽ { $done } കഴിഞ്ഞു
learn-path = എല്ലാ പാഠങ്ങളും
learn-path-at = { $of }-ൽ പാഠം { $at }. എല്ലാം കാണുക
learn-unit = { $kind }: { $about }
learn-unit-basics = അടിസ്ഥാനം
learn-unit-trap = കെണി
learn-unit-strong = മിടുക്കർ ചെയ്യുന്നത്
learn-unit-count = എണ്ണൽ
learn-unit-puzzle = ഒരു കടങ്കഥ
learn-next = അടുത്ത പാഠം
learn-answers = ഉത്തരങ്ങൾ
learn-not-now = ഇവിടെ അതു പറ്റില്ല.
learn-not-so = ശരിയായില്ല. മറ്റൊരുത്തരം നോക്കൂ.
learn-look = ആദ്യം ചീട്ട് നോക്കൂ: കണ്ണടയാളമുള്ള ഓരോന്നിലും തൊടുക.
learn-done-mark = (കഴിഞ്ഞു)

## Thulla

learn-thulla-ace = എല്ലാ ചീട്ടും തീർക്കുക: ബാക്കിയുള്ളയാൾ തോൽക്കും. ഇസ്പേഡ് ഏസ് കളി തുടങ്ങും. അതിൽ തൊടുക, ഇടാൻ വീണ്ടും തൊടുക.
learn-thulla-high = എല്ലാവരും ഇസ്പേഡ് ഇട്ടു, പിടി പോയി. ഏറ്റവും വലുത് നിങ്ങളുടേത്, നിങ്ങൾ ഇറക്കുക. ആഡ്യൻ രാജാവ് ഇട്ടുനോക്കൂ.
learn-thulla-high-nudge = അതും ഇറക്കാം. എന്നാൽ വലിയ ചീട്ടിന് എന്തു സംഭവിക്കുമെന്നു കാണാൻ ആഡ്യൻ രാജാവ് ഇറക്കൂ.
learn-thulla-low = തുള്ള! Bilal-ന് ആഡ്യൻ ഇല്ല, വെട്ടി: ഏറ്റവും വലിയ ആഡ്യൻ ഇട്ടയാൾ എല്ലാം എടുക്കണം. അതു നിങ്ങൾ. ഇനി ചെറുത് ഇറക്കൂ, ആഡ്യൻ 3.
learn-thulla-low-nudge = Bilal-ന് ആഡ്യനില്ല, വീണ്ടും വെട്ടും. ഏറ്റവും ചെറുത് ഇറക്കൂ, വലുത് മറ്റൊരാളുടേതാകട്ടെ.
learn-thulla-follow = ഏറ്റവും വലിയ ആഡ്യൻ Ammu-വിന്റേത്, Ammu എടുത്തു. ഇപ്പോൾ Ammu ക്ലാവർ ഇറക്കി, നിങ്ങൾക്കും ക്ലാവറുണ്ട്: 2 ഇടുക. മറ്റൊന്നിൽ തൊട്ടാൽ എന്തുകൊണ്ട് പറ്റില്ലെന്നു കാണാം.
learn-thulla-follow-nudge = റാണിയും പറ്റും, പക്ഷേ അതാകും ഏറ്റവും വലുത്. 2 ഇട്ട് ഒഴിഞ്ഞുനിൽക്കൂ.
learn-thulla-cut = ഡൈമൺ, നിങ്ങൾക്കില്ല: ഇനി നിങ്ങൾ വെട്ടുന്നു. ഏതും ഇടാം, അപകടമുള്ള രാജാവ് ഒഴിവാക്കൂ.
learn-thulla-cut-nudge = അതും വെട്ടും. എന്നാൽ രാജാവിനെ ഒഴിവാക്കാനുള്ള അവസരമാണ്.
learn-thulla-again = Chai എടുക്കേണ്ടിവന്നു, Bilal സുരക്ഷിതം: ചീട്ടില്ല. വീണ്ടും ഡൈമൺ: റാണികൊണ്ട് വെട്ടുക.
learn-thulla-again-nudge = 5-ഉം വെട്ടും. എന്നാൽ ദോഷം ചെയ്യാവുന്നത് റാണിയാണ്.
learn-thulla-safe = Chai ആഡ്യൻ ഇറക്കി: നിങ്ങളുടെ അവസാന ചീട്ട് ചേരും, Chai-യുടേതിലും ചെറുത്.
learn-thulla-done = നിങ്ങൾ സുരക്ഷിതം, രണ്ടാം സ്ഥാനം! ബാക്കിയുള്ളവർ ഒരാളുടെ കൈയിൽ ചീട്ട് ശേഷിക്കും വരെ കളിക്കും. ഇത്രയേയുള്ളൂ.

## Kazhutha Kali

learn-kazhutha-ace = എല്ലാ ചീട്ടും തീർക്കുക. അവസാനം ചീട്ടുള്ളയാൾ കഴുത. ഇസ്പേഡ് ഏസ് കളി തുടങ്ങും. അതിൽ തൊടുക, ഇടാൻ വീണ്ടും തൊടുക.
learn-kazhutha-high = എല്ലാവരും ഇസ്പേഡ് ഇട്ടു, പിടി പോയി. ഏറ്റവും വലുത് നിങ്ങളുടേത്, നിങ്ങൾ ഇറക്കുക. ഡൈമൺ രാജാവ് ഇട്ടുനോക്കൂ.
learn-kazhutha-high-nudge = അതും ഇറക്കാം. എന്നാൽ വലിയ ചീട്ടിന് എന്തു സംഭവിക്കുമെന്നു കാണാൻ ഡൈമൺ രാജാവ് ഇറക്കൂ.
learn-kazhutha-low = പണി! Bilal-ന് ഡൈമൺ ഇല്ല, വെട്ടി: ഏറ്റവും വലിയ ഡൈമൺ ഇട്ടയാൾ എല്ലാം എടുക്കണം. അതു നിങ്ങൾ. ഇനി ചെറുത് ഇറക്കൂ, ഡൈമൺ 3.
learn-kazhutha-low-nudge = Bilal-ന് ഡൈമണില്ല, വീണ്ടും വെട്ടും. ഏറ്റവും ചെറുത് ഇറക്കൂ, വലുത് മറ്റൊരാളുടേതാകട്ടെ.
learn-kazhutha-follow = ഏറ്റവും വലിയ ഡൈമൺ Ammu-വിന്റേത്, Ammu എടുത്തു. ഇപ്പോൾ Ammu ആഡ്യൻ ഇറക്കി, നിങ്ങൾക്കുമുണ്ട്: 2 ഇടുക. മറ്റൊന്നിൽ തൊട്ടാൽ എന്തുകൊണ്ട് പറ്റില്ലെന്നു കാണാം.
learn-kazhutha-follow-nudge = റാണിയും പറ്റും, പക്ഷേ അതാകും ഏറ്റവും വലുത്. 2 ഇട്ട് ഒഴിഞ്ഞുനിൽക്കൂ.
learn-kazhutha-cut = ക്ലാവർ, നിങ്ങൾക്കില്ല: ഇനി നിങ്ങൾ വെട്ടുന്നു. ഏതും ഇടാം. ആഡ്യൻ റാണി ഇടൂ.
learn-kazhutha-cut-nudge = അതും വെട്ടും. ഇത്തവണ റാണി ഇടൂ.
learn-kazhutha-again = Chai എടുക്കേണ്ടിവന്നു, Bilal സുരക്ഷിതം: ചീട്ടില്ല. വീണ്ടും ക്ലാവർ: 5 കൊണ്ട് വെട്ടുക, കാരണം കാണാം.
learn-kazhutha-again-nudge = രാജാവും വെട്ടും. എന്നാൽ പാഠത്തിലെ അവസാന പിടിക്കായി അതു വയ്ക്കൂ.
learn-kazhutha-power = ഡൈമണാണ് ഇറക്കിയത്. നിങ്ങളുടെ അവസാന ചീട്ടാണ് ഏറ്റവും വലുത്: ഇട്ട് സുരക്ഷിതരാകൂ.
learn-kazhutha-done = പിടി നേടി, പക്ഷേ ഇറക്കാൻ ചീട്ടില്ല: അധികാരം രണ്ടാമത്തെ വലിയതിട്ട Chai-യിലേക്ക്. നിങ്ങൾ സുരക്ഷിതം. അവസാനം ചീട്ടുള്ളയാൾ കഴുത.

## The Great Dalmuti

learn-dalmuti-lower = ചീട്ടുകൾ തീർക്കുക. അക്കം ചെറുതെങ്കിൽ നല്ലത്: Bilal-ന്റെ 8 നെ 2 കൊണ്ട് തോൽപ്പിക്കൂ.
learn-dalmuti-lower-nudge = അതും ജയിക്കും. എന്നാൽ 2 നെ ആർക്കും തോൽപ്പിക്കാനാകില്ല: നോക്കൂ.
learn-dalmuti-set = മറ്റെല്ലാവരും പാസ്, പിടി നിങ്ങളുടേത്, നിങ്ങൾ ഇറക്കുക. സെറ്റ് ഇറക്കൂ: രണ്ട് 9-ഉം ഒരുമിച്ച്.
learn-dalmuti-set-nudge = അതും ഇറക്കാം. എന്നാൽ രണ്ടെണ്ണം ഒരുമിച്ചാൽ വേഗം തീരും: രണ്ട് 9-ഉം തിരഞ്ഞെടുക്കൂ.
learn-dalmuti-pass = Chai രണ്ട് 5 കൊണ്ട് നിങ്ങളുടെ 9-കളെ തോൽപ്പിച്ചു. അത്രതന്നെ ചീട്ട്, ചെറിയ അക്കം വേണം. നിങ്ങളുടെ 6-കൾ 5-ലും ചെറുതല്ല: പാസ്.
learn-dalmuti-pass-nudge = രണ്ട് 5-ലും ചെറുതൊന്നും നിങ്ങൾക്കില്ല. പാസ്.
learn-dalmuti-jester = മൂന്ന് 12. നിങ്ങൾക്ക് രണ്ട് 6-ഉം ഏതക്കവുമാകാവുന്ന വിദൂഷകനുമുണ്ട്. ഒരു 6-ൽ തൊടൂ: മൂന്നും തിരഞ്ഞെടുക്കപ്പെടും.
learn-dalmuti-jester-nudge = മൂന്നിന്റെ സെറ്റുണ്ട്: രണ്ട് 6-ഉം വിദൂഷകനും.
learn-dalmuti-tax = ആദ്യം തീർത്തു: ഇനി നിങ്ങൾ വലിയ ഡാൽമുതി. വലിയ കൂലിക്കാരനായ Bilal രണ്ട് നല്ല ചീട്ട് തരണം, നിങ്ങൾ ഏതു രണ്ടും കൊടുക്കും. 12-കൾ തിരഞ്ഞെടുക്കൂ.
learn-dalmuti-tax-nudge = അവയും കൊടുക്കാം. എന്നാൽ ഏറ്റവും മോശം രണ്ട് 12-കളാണ്.
learn-dalmuti-done = രണ്ട് 12-നു പകരം 2-ഉം 3-ഉം: ഡാൽമുതിയാകുന്നത് നല്ലതാണ്. ഓരോ വട്ടവും തീർക്കുന്ന ക്രമം പുതിയ പദവികളാകും.

## Tincholi

learn-tincholi-look = നാല് ചീട്ട് നിങ്ങളുടെ മുന്നിൽ കമിഴ്ന്നിരിക്കുന്നു. ആകെ കുറവാണ് നല്ലത്. ഒരിക്കൽ രണ്ടെണ്ണം നോക്കാം: 1, 2 സ്ഥാനങ്ങൾ തിരഞ്ഞെടുത്ത് ഓർക്കുക.
learn-tincholi-look-nudge = ഏതു രണ്ടും നോക്കാം. ഈ പാഠത്തിന് 1, 2 സ്ഥാനങ്ങൾ എടുക്കൂ.
learn-tincholi-seven = നിങ്ങളുടെ ഊഴം: ഒരു ചീട്ടെടുക്കൂ. അതു 7, സ്വന്തം ചീട്ടൊന്ന് നോക്കാം. സ്ഥാനം 3 നോക്കൂ.
learn-tincholi-seven-nudge = ഇത്തവണ വേണ്ട: ചീട്ടെടുത്ത് 7 കൊണ്ട് സ്ഥാനം 3 നോക്കൂ.
learn-tincholi-swap = 12! അതിനിടെ Ammu 8 കൊണ്ട് നിങ്ങളുടെ സ്ഥാനം 1 നോക്കി, Bilal 9 കൊണ്ട് രണ്ട് ചീട്ട് മാറ്റി. ചീട്ടെടുത്ത് സ്ഥാനം 3-ൽ വയ്ക്കൂ.
learn-tincholi-swap-nudge = ഏറ്റവും മോശം സ്ഥാനം 3 ലെ 12 ആണ്. ചീട്ടെടുത്ത് അവിടെ വയ്ക്കൂ.
learn-tincholi-pair = 12-നു പകരം 3, നന്നായി. ഇനി ചീട്ടെടുത്ത് രണ്ട് ആറുകളും ഒരുമിച്ച് കളയൂ: “ജോഡി” തൊട്ട് 1, 2 സ്ഥാനങ്ങൾ തിരഞ്ഞെടുക്കൂ. തുല്യമല്ലെങ്കിൽ ഒരു ചീട്ട് കൂടി വയ്ക്കേണ്ടിവരും.
learn-tincholi-pair-nudge = 1, 2 സ്ഥാനങ്ങളിൽ ആറുകളാണെന്ന് അറിയാം. ചീട്ടെടുത്ത് രണ്ടും കളയൂ.
learn-tincholi-cut = മൂന്ന് ചെറിയ ചീട്ടുകൾ ബാക്കി. നിങ്ങളുടേത് കുറവെന്നു തോന്നിയാൽ കട്ട് ചെയ്യുക: ചീട്ടെടുത്ത്, ആകെ വിളിക്കാതെ കട്ട് ചെയ്യൂ.
learn-tincholi-cut-nudge = തുടരാം. എന്നാൽ ആകെ കുറവാണ്: ചീട്ടെടുത്ത് കട്ട് ചെയ്യൂ.
learn-tincholi-done = ആകെ 6, ഏറ്റവും കുറവ്: നിങ്ങൾക്ക് പോയിന്റില്ല, മറ്റുള്ളവർക്ക് കൈയിലുള്ളത്. നേരത്തേ കട്ട് ചെയ്താൽ 20 കൂടി. അവസാനം പോയിന്റ് കുറഞ്ഞയാൾ ജയിക്കും.

## Liap Tui

learn-liap_tui-pieces = നിങ്ങളുടെ കരുക്കൾ. ഓരോന്നിലെയും സംഖ്യ അതിന്റെ വില. ഒരേപോലുള്ളവ കൂട്ടുകളാകും: മൂന്ന് കാലാൾ മൂന്നിന്റെ ഒരു കളിയാണ്.
learn-liap_tui-say = എത്ര കെട്ട് നേടുമെന്ന് ആദ്യം എല്ലാവരും പറയും. കാലാളുകൾ മൂന്ന്, രഥം ഒന്ന്: 4 പറയൂ.
learn-liap_tui-say-nudge = അതും പറയാം. എന്നാൽ ഈ പാഠത്തിൽ 4 പറയൂ: മൂന്നു കാലാൾ ഒന്നിച്ച് മൂന്നു കെട്ട് നേടുന്നതു കാണാം.
learn-liap_tui-follow = Ammu ഒരു കരുവുമായി തുടങ്ങി, എല്ലാവരും ഒന്നിടും. വലുത് കെട്ട് നേടും: വില 9 ഉള്ള രഥം ഇടൂ.
learn-liap_tui-follow-nudge = അതു പറ്റും, പക്ഷേ ജയിക്കില്ല. ഈ കെട്ട് വേണം: രഥം ഇടൂ.
learn-liap_tui-combo = ഒരു കെട്ട് നിങ്ങളുടേത്, നിങ്ങൾ തുടങ്ങുക. മൂന്ന് കാലാളും ഒരുമിച്ച് ഇടൂ: എല്ലാവരും മൂന്നിടണം, നല്ല കൂട്ടേ ജയിക്കൂ.
learn-liap_tui-combo-nudge = ഒറ്റ കരുവിന് ഒരു കെട്ടേ കിട്ടൂ. മൂന്ന് കാലാളും തിരഞ്ഞെടുക്കൂ.
learn-liap_tui-last = പറഞ്ഞപോലെ നാല് കെട്ട്. ഒന്നുകൂടിയായാൽ കേടാകും, അതിനാൽ അവസാന കരു ദുർബലമായത് നന്നായി.
learn-liap_tui-done = കൃത്യം 4: 4-ഉം 5-ഉം ചേർന്ന് 9 പോയിന്റ്. എണ്ണം തെറ്റിയാൽ വ്യത്യാസം നഷ്ടം. ആദ്യം 50 ആകുന്നയാൾ ജയിക്കും.

## Thulla: the path

learn-thulla-unit-trap = ഏറെ നേരം വച്ച വലിയ ചീട്ട്
learn-thulla-unit-strong = ഒരു ചിഹ്നം തീർക്കൽ
learn-thulla-unit-count = ഒരു ചിഹ്നം മതി
learn-thulla-unit-puzzle = രണ്ടുപേർ ബാക്കി
learn-thulla-trap_early = വലിയ ചീട്ട് ഭാരമാണ്. ഇപ്പോൾ എല്ലാവർക്കും ആഡ്യൻ ഉണ്ട്, പേടിക്കേണ്ട: രാജാവ് ഇറക്കൂ.
learn-thulla-trap_late = രാജാവ് പോയി. കാത്തിരുന്ന വലിയ ചീട്ടിന് എന്തു പറ്റുമെന്നു നോക്കാം: ക്ലാവർ ഏസ് ഇറക്കൂ.
learn-thulla-trap_why = നിങ്ങൾ മൂന്ന് ചീട്ട് എടുത്തു. എന്തുകൊണ്ട്?
learn-thulla-trap_why-1 = ഏസിന് ജയിക്കാനാവില്ല
learn-thulla-trap_why-1-no = ആവും: എല്ലാവരും ചേർത്താൽ പിടി വെറുതെ പോകും.
learn-thulla-trap_why-2 = Bilal-ന്റെ കൈയിൽ ക്ലാവർ ഇല്ല, എന്റേത് ഏറ്റവും വലുത്
learn-thulla-trap_why-3 = മറ്റാർക്കോ വലിയ ക്ലാവർ ഉണ്ടായിരുന്നു
learn-thulla-trap_why-3-no = ഏസിലും വലുതില്ല. Bilal ഇട്ടതു നോക്കൂ.
learn-thulla-trap_low = ശരി. വീണ്ടും നിങ്ങൾ ഇറക്കുക. ഏതാണ് ഏറ്റവും സുരക്ഷിതം?
learn-thulla-trap_low-ace = Bilal-ന്റെ കൈയിൽ ക്ലാവർ ഇല്ല, വീണ്ടും വെട്ടും. എല്ലാം നിങ്ങൾ എടുക്കേണ്ടിവരും.
learn-thulla-trap_low-nudge = ആ ചിഹ്നം വെട്ടിയേക്കാം, നിങ്ങളുടേത് ഏറ്റവും വലുതാകും. എല്ലാവർക്കും കാണാവുന്ന ചിഹ്നത്തിലെ ചെറുത് ഓർക്കൂ.
learn-thulla-trap_done = പുതിയ ചിഹ്നത്തിലെ ചെറിയ ചീട്ട്: ആർക്കും ഒന്നും ചെയ്യാനായില്ല. വലുത് നേരത്തേ, ചിഹ്നം തീരാറായാൽ ചെറുത്.
learn-thulla-strong_void = ഒരു ക്ലാവറേ ഉള്ളൂ. അത് ഇറക്കൂ: പിന്നെ ക്ലാവറിൽ നിങ്ങൾക്കു വെട്ടാം.
learn-thulla-strong_throw = Chai ക്ലാവർ ഇറക്കി, നിങ്ങൾക്കില്ല. വെട്ടൂ! ഏത് ഒഴിവാക്കണം?
learn-thulla-strong_throw-low = 4 ഒരിക്കലും ദോഷമല്ല. ദോഷം ചെയ്യാവുന്നതുകൊണ്ട് വെട്ടൂ.
learn-thulla-strong_throw-nudge = ഏകദേശം. പക്ഷേ രാജാവാണ് ഏറ്റവും അപകടം.
learn-thulla-strong_under = Chai എടുത്തു, ആഡ്യൻ ഇറക്കി. നിങ്ങൾക്കു രണ്ടുണ്ട്. ഏതു സുരക്ഷിതം?
learn-thulla-strong_under-over = 10, Chai ഇട്ട 9-ലും വലുത്. Ammu വെട്ടിയാൽ നിങ്ങൾ എടുക്കണം.
learn-thulla-strong_done = Ammu വെട്ടി, Chai വീണ്ടും എടുത്തു: നിങ്ങളുടെ 4, 9-നു താഴെ നിന്നു. ആദ്യം ചീട്ടു കുറവുള്ള ചിഹ്നം തീർക്കുക, പിന്നെ താഴെ നിൽക്കുക.
learn-thulla-count_left = ഒരു ചിഹ്നത്തിൽ 13 ചീട്ടുണ്ട്. ആഡ്യൻ രണ്ടു വട്ടം ഇറക്കി: ഏസും റാണിയും ഉൾപ്പെടെ 8 ചീട്ടു പോയി; 3 നിങ്ങളുടെ കൈയിൽ. മറ്റുള്ളവർക്ക് എത്ര?
learn-thulla-count_left-1 = 5
learn-thulla-count_left-1-no = 13-ൽ 8 പോയാൽ 5. ഇനി നിങ്ങളുടെ മൂന്ന് കുറയ്ക്കൂ.
learn-thulla-count_left-2 = 2
learn-thulla-count_left-3 = ഒന്നുമില്ല
learn-thulla-count_left-3-no = 8-ഉം നിങ്ങളുടെ 3-ഉം 13-ൽ 11. ചിലത് പുറത്തുണ്ട്.
learn-thulla-count_follow = ശരി: മൂന്നുപേർക്ക് 2 ആഡ്യൻ. ആഡ്യൻ ഇറക്കിയാൽ എന്താണ് ഉറപ്പ്?
learn-thulla-count_follow-1 = ആരെങ്കിലും വെട്ടും
learn-thulla-count_follow-2 = എല്ലാവരും ചേർക്കും
learn-thulla-count_follow-2-no = രണ്ട് ചീട്ടുകൊണ്ട് മൂന്നുപേർക്ക് ചേർക്കാനാവില്ല.
learn-thulla-count_lead = അപ്പോൾ ആരെങ്കിലും ആഡ്യൻ വെട്ടും; നിങ്ങളുടെ രാജാവിനെക്കാൾ വലിയ ആഡ്യൻ ആർക്കും ഉണ്ടാവില്ല. എന്തിറക്കും?
learn-thulla-count_lead-king = രാജാവിനെ ഉറപ്പായും വെട്ടും, നിങ്ങൾ എടുക്കണം.
learn-thulla-count_lead-nudge = ആഡ്യൻ ഉറപ്പായും വെട്ടും, നിങ്ങളുടേതാകും വലുത്. മറ്റൊരു ചിഹ്നമുണ്ട്.
learn-thulla-count_done = അവർ തമ്മിൽ കുടുങ്ങി. എല്ലാം എണ്ണേണ്ട: നിങ്ങളുടെ ഏറ്റവും വലിയ ചീട്ടിന്റെ ചിഹ്നം എണ്ണൂ.
learn-thulla-puzzle_known = Bilal, Chai സുരക്ഷിതർ. നിങ്ങൾ എണ്ണി: Ammu പിടിച്ചിരിക്കുന്നത് ഡൈമൺ 9-ഉം ഒരു ഇസ്പേഡും. നിങ്ങളിൽ ഒരാൾ തോൽക്കും.
learn-thulla-puzzle_lead = നിങ്ങൾ ഇറക്കുക. രക്ഷപ്പെടാൻ ഏതു ഡൈമൺ ആദ്യം?
learn-thulla-puzzle_lead-king = രാജാവ് ജയിക്കും, പിന്നെ 4 ഇറക്കണം. Ammu-വിന്റെ കൈയിൽ ഡൈമൺ ബാക്കിയില്ല, വെട്ടും, നിങ്ങൾ എടുക്കണം.
learn-thulla-puzzle_cut = Ammu ജയിക്കേണ്ടിവന്നു, ഇസ്പേഡ് ഇറക്കേണ്ടിയും. നിങ്ങൾക്കില്ല: വെട്ടൂ!
learn-thulla-puzzle_done = പരിഹരിച്ചു! രണ്ടുപേർ ബാക്കിയായാൽ പിടി മറ്റേയാൾ ജയിക്കട്ടെ, ഇറക്കട്ടെ.

## Kazhutha Kali: the path

learn-kazhutha-unit-trap = { learn-thulla-unit-trap }
learn-kazhutha-unit-strong = { learn-thulla-unit-strong }
learn-kazhutha-unit-count = { learn-thulla-unit-count }
learn-kazhutha-unit-puzzle = { learn-thulla-unit-puzzle }
learn-kazhutha-trap_early = { learn-thulla-trap_early }
learn-kazhutha-trap_late = { learn-thulla-trap_late }
learn-kazhutha-trap_why = { learn-thulla-trap_why }
learn-kazhutha-trap_why-1 = { learn-thulla-trap_why-1 }
learn-kazhutha-trap_why-1-no = { learn-thulla-trap_why-1-no }
learn-kazhutha-trap_why-2 = { learn-thulla-trap_why-2 }
learn-kazhutha-trap_why-3 = { learn-thulla-trap_why-3 }
learn-kazhutha-trap_why-3-no = { learn-thulla-trap_why-3-no }
learn-kazhutha-trap_low = { learn-thulla-trap_low }
learn-kazhutha-trap_low-ace = { learn-thulla-trap_low-ace }
learn-kazhutha-trap_low-nudge = { learn-thulla-trap_low-nudge }
learn-kazhutha-trap_done = { learn-thulla-trap_done }
learn-kazhutha-strong_void = { learn-thulla-strong_void }
learn-kazhutha-strong_throw = { learn-thulla-strong_throw }
learn-kazhutha-strong_throw-low = { learn-thulla-strong_throw-low }
learn-kazhutha-strong_throw-nudge = { learn-thulla-strong_throw-nudge }
learn-kazhutha-strong_under = { learn-thulla-strong_under }
learn-kazhutha-strong_under-over = { learn-thulla-strong_under-over }
learn-kazhutha-strong_done = { learn-thulla-strong_done }
learn-kazhutha-count_left = { learn-thulla-count_left }
learn-kazhutha-count_left-1 = { learn-thulla-count_left-1 }
learn-kazhutha-count_left-1-no = { learn-thulla-count_left-1-no }
learn-kazhutha-count_left-2 = { learn-thulla-count_left-2 }
learn-kazhutha-count_left-3 = { learn-thulla-count_left-3 }
learn-kazhutha-count_left-3-no = { learn-thulla-count_left-3-no }
learn-kazhutha-count_follow = { learn-thulla-count_follow }
learn-kazhutha-count_follow-1 = { learn-thulla-count_follow-1 }
learn-kazhutha-count_follow-2 = { learn-thulla-count_follow-2 }
learn-kazhutha-count_follow-2-no = { learn-thulla-count_follow-2-no }
learn-kazhutha-count_lead = { learn-thulla-count_lead }
learn-kazhutha-count_lead-king = { learn-thulla-count_lead-king }
learn-kazhutha-count_lead-nudge = { learn-thulla-count_lead-nudge }
learn-kazhutha-count_done = { learn-thulla-count_done }
learn-kazhutha-puzzle_known = { learn-thulla-puzzle_known }
learn-kazhutha-puzzle_lead = { learn-thulla-puzzle_lead }
learn-kazhutha-puzzle_lead-king = { learn-thulla-puzzle_lead-king }
learn-kazhutha-puzzle_cut = { learn-thulla-puzzle_cut }
learn-kazhutha-puzzle_done = { learn-thulla-puzzle_done }

## The Great Dalmuti: the path

learn-dalmuti-unit-trap = വേണ്ടതിലേറെ, നേരത്തേ
learn-dalmuti-unit-strong = ഒരുമിച്ച് പലത്
learn-dalmuti-unit-count = പുറത്തുള്ളത്
learn-dalmuti-unit-puzzle = പുറത്തേക്കുള്ള വഴി
learn-dalmuti-trap_enough = Chai 9 ഇറക്കി. തോൽപ്പിക്കാൻ എന്തു മതി?
learn-dalmuti-trap_enough-one = 1-നെ ആർക്കും തോൽപ്പിക്കാനാവില്ല. പക്ഷേ അതു പിന്നീടാണ് കൂടുതൽ ഉപകരിക്കുക: ഇവിടെ ഇതിലും ശക്തി കുറഞ്ഞ ചീട്ടു മതി.
learn-dalmuti-trap_enough-pass = എളുപ്പം തോൽപ്പിക്കാം, ഒരു ചീട്ട് കുറയും.
learn-dalmuti-trap_take = 5 നല്ലത്, പക്ഷേ നിങ്ങളുടെ 1-ലും നല്ലത് ആർക്കുമില്ല. ഇപ്പോൾ അതുകൊണ്ട് ഇറക്കൽ കിട്ടും. അതിനു വിലയുണ്ടോ?
learn-dalmuti-trap_take-nudge = പാസ് ആയാൽ മറ്റുള്ളവർ ഇറക്കും. ഇറക്കൽ ഇപ്പോൾ എടുക്കൂ: ഇനിയെന്തെന്ന് നിങ്ങൾക്കറിയാം.
learn-dalmuti-trap_lead = നിങ്ങൾ ഇറക്കുക: മൂന്ന് 10, ഒരു 12. എങ്ങനെ തീർക്കും?
learn-dalmuti-trap_lead-nudge = ചെറിയ സെറ്റ് വേഗം തോൽക്കും. ഏതിനെ തോൽപ്പിക്കാൻ പ്രയാസം?
learn-dalmuti-trap_out = 10-ലും ചെറിയ മൂന്ന് ആർക്കുമില്ല. ഒന്നു ബാക്കി: ഇടൂ.
learn-dalmuti-trap_done = ആദ്യം തീർത്തു. ജയിക്കാൻ വേണ്ടതു മാത്രം ഇടുക; ഏറ്റവും നല്ലത് ഇറക്കലിനു വിലയുള്ള നേരത്തേക്കു വയ്ക്കുക.
learn-dalmuti-strong_many = നിങ്ങൾ ഇറക്കുക. ഏതിട്ടാൽ ഏറ്റവും കൂടുതൽ ചീട്ട് പോകും?
learn-dalmuti-strong_many-nudge = ആവാം. പക്ഷേ ഏറ്റവും വലിയ സെറ്റ് നോക്കൂ: ഒരേപോലെ നാല് അപൂർവം.
learn-dalmuti-strong_bad = നാലു പോയി, വീണ്ടും നിങ്ങൾ ഇറക്കുക. ഇറക്കൽ തിരിച്ചു കിട്ടാൻ വഴിയുള്ളപ്പോൾ ഏറ്റവും മോശം ചീട്ട് കളയൂ.
learn-dalmuti-strong_bad-nudge = അതു വയ്ക്കൂ: പിന്നീട് ഇറക്കൽ തിരിച്ചു തരും. 12 ജയിക്കുന്നത് അപൂർവം.
learn-dalmuti-strong_back = Bilal 5 ഇട്ടു. ഇറക്കൽ തിരിച്ചെടുക്കൂ!
learn-dalmuti-strong_back-nudge = പാസ് ആയാൽ മറ്റുള്ളവർ ഇറക്കും. ഇവിടെ നിങ്ങളുടെ 3 ജയിക്കും.
learn-dalmuti-strong_out = രണ്ട് 6 മാത്രം: ഒരുമിച്ച്.
learn-dalmuti-strong_done = ആദ്യം തീർത്തു. ഒരുമിച്ച് പലത്, ഇറക്കുമ്പോൾ മോശമായത്, തിരിച്ചുവരാൻ ഒരു ചെറുത്: ഇതാണ് മിടുക്കരുടെ വഴി.
learn-dalmuti-count_pack = 12 പന്ത്രണ്ടെണ്ണം, 11 പതിനൊന്ന്, അങ്ങനെ. 3 എത്ര?
learn-dalmuti-count_pack-1 = രണ്ട്
learn-dalmuti-count_pack-1-no = അക്കം എത്രയോ അത്ര ചീട്ട്.
learn-dalmuti-count_pack-2 = മൂന്ന്
learn-dalmuti-count_pack-3 = പന്ത്രണ്ട്
learn-dalmuti-count_pack-3-no = അത് 12-ന്റെ എണ്ണം.
learn-dalmuti-count_beat = മൂന്നും നിങ്ങളുടെ കൈയിൽ. 1, 2, വിദൂഷകർ പോയി. മൂന്ന് 3-നെ ആർക്കെങ്കിലും തോൽപ്പിക്കാമോ?
learn-dalmuti-count_beat-1 = ഇല്ല
learn-dalmuti-count_beat-2 = ആവും, മൂന്ന് 4 കൊണ്ട്
learn-dalmuti-count_beat-2-no = 4, 3-ലും വലുത്: ചെറുതാണ് ജയിക്കുക.
learn-dalmuti-count_lead = ജയം ഉറപ്പ്. ആദ്യം എന്തിറക്കും?
learn-dalmuti-count_lead-nudge = സെറ്റ് പൊളിക്കരുത്, ഉറപ്പുള്ളത് ആദ്യം: അപ്പോൾ 12 അവസാനത്തേത്.
learn-dalmuti-count_out = ആർക്കും ഒന്നും ചെയ്യാനായില്ല. ഇനി അവസാനത്തേത്.
learn-dalmuti-count_done = എല്ലാം ഓർക്കേണ്ട: 1, 2, വിദൂഷകർ പോയോ എന്നറിഞ്ഞാൽ മതി. അപ്പോൾ ഉറപ്പുള്ളത് അറിയാം.
learn-dalmuti-puzzle_known = നിങ്ങൾ ഇറക്കുക: 2, 11, രണ്ട് 12. 2-നെ ആരും തോൽപ്പിക്കില്ല. മറ്റുള്ളവർക്ക് നല്ല ജോഡി കാണാം.
learn-dalmuti-puzzle_lead = ഏറ്റവും വേഗം തീർക്കാൻ ആദ്യം എന്ത്?
learn-dalmuti-puzzle_lead-two = രണ്ടുവട്ടം ഇറക്കാം, പിന്നെ തിരിച്ചുവരാൻ ഒന്നുമില്ല. ഇറക്കൽ തിരിച്ചെടുക്കാൻ 2 വയ്ക്കൂ.
learn-dalmuti-puzzle_lead-pair = ഇതിലും നല്ല ജോഡി വന്നേക്കാം; പിന്നെ ആരെങ്കിലും ഒറ്റച്ചീട്ട് ഇറക്കിയാലേ 2 ഉപകരിക്കൂ. ആദ്യം 11: അതേ പിടിയിൽ 2 കൊണ്ട് ഇറക്കൽ തിരിച്ചു കിട്ടും, ജോഡി അവസാനം പോകും.
learn-dalmuti-puzzle_lead-nudge = ജോഡി പൊളിക്കരുത്: ഒരുമിച്ചിട്ടാൽ ഒരു കളി മാത്രം.
learn-dalmuti-puzzle_beat = വിചാരിച്ചപോലെ: 10, 5, 4. ഇനി?
learn-dalmuti-puzzle_beat-nudge = ഇതാണ് 2-ന്റെ നേരം: ഇറക്കൽ തിരിച്ചെടുക്കൂ.
learn-dalmuti-puzzle_out = ഇറക്കൽ നിങ്ങളുടേത്. അവസാന കളി!
learn-dalmuti-puzzle_done = പരിഹരിച്ചു! ആദ്യം ദുർബലമായ ഒറ്റ, പിന്നെ ഉറപ്പുള്ളത്, ഒടുവിൽ ആരെയും തോൽപ്പിക്കേണ്ടാത്തത്.

## Tincholi: the path

learn-tincholi-saw = രണ്ട് ആറുകൾ: ഓർക്കുക. ഒരുമിച്ച് അവ ഉപകരിക്കും.
learn-tincholi-unit-trap = ആരും കാണാത്ത ചീട്ട്
learn-tincholi-unit-strong = എടുക്കലും മാറ്റലും
learn-tincholi-unit-count = ഓർമ്മ
learn-tincholi-unit-puzzle = വിളിക്കൂ
learn-tincholi-trap_look = 1, 2 സ്ഥാനങ്ങൾ നോക്കൂ.
learn-tincholi-trap_expect = 4-ഉം 5-ഉം. രണ്ടെണ്ണം കണ്ടിട്ടില്ല; ഒരു ചീട്ട് ശരാശരി 6. നിങ്ങളുടെ ആകെ എത്ര?
learn-tincholi-trap_expect-1 = 9
learn-tincholi-trap_expect-1-no = അതു കണ്ടതു മാത്രം. മറ്റേ രണ്ടും കൂട്ടണം.
learn-tincholi-trap_expect-2 = ഏകദേശം 15
learn-tincholi-trap_expect-2-no = കാണാത്തത് രണ്ട്, ഓരോന്നും ഏകദേശം 6.
learn-tincholi-trap_expect-3 = ഏകദേശം 21
learn-tincholi-trap_draw = കട്ട് ചെയ്യാൻ 21 വളരെ കൂടുതൽ. ഒരു ചീട്ടെടുക്കൂ.
learn-tincholi-trap_peek = 7 കിട്ടി. എന്തു ചെയ്യും?
learn-tincholi-trap_peek-cut = രണ്ടെണ്ണം കാണാതെയോ? ആർക്കെങ്കിലും കുറവെങ്കിൽ നിങ്ങളുടെ ആകെയും 20-ഉം കൂടും.
learn-tincholi-trap_peek-nudge = 3, 4 സ്ഥാനങ്ങൾ അറിയില്ല. 7 എന്തു ചെയ്യും?
learn-tincholi-trap_again = സ്ഥാനം 3-ൽ 11! നോക്കിയത് നന്നായി. വീണ്ടും എടുക്കൂ.
learn-tincholi-trap_keep = ഏസ്. എവിടെ വയ്ക്കും?
learn-tincholi-trap_keep-nudge = അതിന് 1 മാത്രം. ഏറ്റവും വലിയതിന്റെ സ്ഥാനത്തു വയ്ക്കൂ.
learn-tincholi-trap_done = 11 മാറി 1 ആയി. സ്ഥാനം 4 ഇനിയും അറിയില്ല: അവിടെ 10. ആദ്യമേ കട്ട് ചെയ്താൽ 30-ഉം 20-ഉം പോയേനെ. ആദ്യം നോക്കുക, പിന്നെ കട്ട്.
learn-tincholi-strong_look = 1, 2 സ്ഥാനങ്ങൾ നോക്കൂ.
learn-tincholi-strong_take = 10-ഉം 11-ഉം: ഭാഗ്യക്കേട്. പക്ഷേ കളഞ്ഞ ചീട്ട് നോക്കൂ. എന്തു ചെയ്യും?
learn-tincholi-strong_take-nudge = ഡൈമൺ 12-ന് 0. അതിലും നല്ല ചീട്ടില്ല.
learn-tincholi-strong_put = ഡൈമൺ 12 ആണ് ഏറ്റവും നല്ല ചീട്ട്. എവിടെ?
learn-tincholi-strong_put-nudge = അറിയാവുന്ന ഏറ്റവും വലിയതിന്റെ സ്ഥാനത്ത്.
learn-tincholi-strong_draw = കണ്ടോ? Ammu ഏസ് കളഞ്ഞു, Bilal അത് സ്ഥാനം 4-ൽ വച്ചു. ഇനി എടുക്കൂ.
learn-tincholi-strong_swap = 9: ഏതു രണ്ടും പരസ്പരം മാറ്റാം. ഏതൊക്കെ?
learn-tincholi-strong_swap-nudge = ഒരു ചെറുത് അറിയാം: Bilal-ന്റെ സ്ഥാനം 4-ലെ ഏസ്. നിങ്ങളുടെ 10-ഉം അതും തിരഞ്ഞെടുക്കൂ.
learn-tincholi-strong_done = നിങ്ങളുടെ 10 Bilal-ന്, ഏസ് നിങ്ങൾക്ക്. കളഞ്ഞതിൽനിന്ന് എടുക്കുന്നത് എല്ലാവർക്കും അറിയാം: എവിടെ വയ്ക്കുന്നെന്നു നോക്കൂ.
learn-tincholi-count_look = 1, 2 സ്ഥാനങ്ങൾ നോക്കൂ. ഈ പാഠത്തിൽ ഇനി ഓർമ്മ വേണം.
learn-tincholi-count_draw = ഉറക്കെ പറയേണ്ട. ചീട്ടെടുക്കൂ.
learn-tincholi-count_keep = 5 കിട്ടി. എവിടെ?
learn-tincholi-count_keep-nudge = 4-ഉം 10-ഉം കണ്ടു. 10-ന്റെ സ്ഥാനത്ത് 5 വയ്ക്കൂ.
learn-tincholi-count_where = Ammu 9 കൊണ്ട് രണ്ട് ചീട്ട് മാറ്റി. നിങ്ങളുടെ 4 ഇപ്പോൾ എവിടെ?
learn-tincholi-count_where-1 = എന്റെ സ്ഥാനം 1-ൽ
learn-tincholi-count_where-1-no = അവിടെയായിരുന്നു. മാറ്റിയതിൽ ഒന്ന് സ്ഥാനം 1 ആണ്.
learn-tincholi-count_where-2 = എന്റെ സ്ഥാനം 2-ൽ
learn-tincholi-count_where-2-no = അവിടെ നിങ്ങളുടെ 5 ആണ്.
learn-tincholi-count_where-3 = Bilal-ന്റെ സ്ഥാനം 2-ൽ
learn-tincholi-count_more = ശരി: അത് ഇപ്പോൾ Bilal-ന്റേത്; നിങ്ങളുടെ സ്ഥാനം 1-ൽ എന്തെന്ന് അറിയില്ല. എടുക്കൂ.
learn-tincholi-count_match = വീണ്ടും 5! എന്തു ചെയ്യും?
learn-tincholi-count_match-also = നല്ല ആലോചന: ജോഡി. ഇവിടെ സ്ഥാനം 1 എടുക്കാം.
learn-tincholi-count_match-nudge = സ്ഥാനം 2-ൽ 5 ഉണ്ട്. ഇത് അറിയാത്ത ഒരു സ്ഥാനത്തു വച്ചാൽ ജോഡിയാകും.
learn-tincholi-count_last = ഇപ്പോൾ രണ്ട് അഞ്ചുകൾ. ഒന്നുകൂടി എടുക്കൂ.
learn-tincholi-count_pair = ഏതു രണ്ടും ഒരുമിച്ചു പോകും?
learn-tincholi-count_pair-nudge = അഞ്ചുകൾ 1, 2 സ്ഥാനങ്ങളിൽ. ജോഡി കളയാൻ തിരഞ്ഞെടുക്കൂ.
learn-tincholi-count_done = മൂന്ന് ചീട്ടു മാത്രം. ഓരോ ഊഴത്തിലും എവിടെ എന്തെന്ന് മനസ്സിൽ പറയൂ: അക്കം മാത്രം, ഇടത്തുനിന്ന് വലത്തോട്ട്.
learn-tincholi-puzzle_look = രണ്ട് ചീട്ടേ ബാക്കിയുള്ളൂ. രണ്ടും നോക്കൂ.
learn-tincholi-puzzle_sum = 3, പിന്നെ ഡൈമൺ 12. ആകെ എത്ര?
learn-tincholi-puzzle_sum-1 = 3
learn-tincholi-puzzle_sum-2 = 15
learn-tincholi-puzzle_sum-2-no = ഡൈമൺ 12-ന് 0.
learn-tincholi-puzzle_sum-3 = 12
learn-tincholi-puzzle_sum-3-no = കൂട്ടിയത് തെറ്റി: ഡൈമൺ 12-ന് 0.
learn-tincholi-puzzle_draw = എല്ലാം അറിയാം. പതിവുപോലെ ആദ്യം എടുക്കൂ.
learn-tincholi-puzzle_call = ഇനി? മുഴുവൻ നേട്ടവും എടുക്കൂ.
learn-tincholi-puzzle_call-silent = അതിന് 0. പക്ഷേ ആകെ അറിയാമല്ലോ: വിളിച്ചാൽ 10 പോയിന്റ് കുറയും.
learn-tincholi-puzzle_call-nudge = 3-ലും താഴെ പ്രയാസം. കട്ട് ചെയ്ത് ആകെ വിളിക്കൂ.
learn-tincholi-puzzle_done = ശരിയായി വിളിച്ചു: 10 പോയിന്റ് കുറഞ്ഞു. എല്ലാം അറിയാമെങ്കിൽ വിളിക്കുക, ഇല്ലെങ്കിൽ മിണ്ടാതെ കട്ട്.

## Liap Tui: the path

learn-liap_tui-unit-trap = ഒരു കെട്ട് അധികം
learn-liap_tui-unit-strong = തുടങ്ങുന്നയാൾ എണ്ണം തീരുമാനിക്കും
learn-liap_tui-unit-count = ബാക്കിയുള്ളത്
learn-liap_tui-unit-puzzle = രണ്ട് കെട്ടുകൂടി
learn-liap_tui-trap_score = 2 പറഞ്ഞു, 2 നേടി. മൂന്നാമതൊന്നു നേടിയാലോ?
learn-liap_tui-trap_score-1 = ഒരു പോയിന്റ് കൂടും
learn-liap_tui-trap_score-1-no = പറഞ്ഞ എണ്ണം കൃത്യമായാലേ പോയിന്റുള്ളൂ.
learn-liap_tui-trap_score-2 = എണ്ണം തെറ്റും: ഒരു പോയിന്റ് കുറയും
learn-liap_tui-trap_score-3 = ഒന്നും മാറില്ല
learn-liap_tui-trap_score-3-no = മാറും: 7 പോയിന്റ് പോകും, ഒന്നുകൂടി കുറയും.
learn-liap_tui-trap_throw = ഇനി വേണ്ട. Bilal ജനറൽ ഇട്ടു, ഏറ്റവും വലുത്. ഏതു കരു കളയും?
learn-liap_tui-trap_throw-nudge = അത് എങ്ങനെയും ജയിക്കാൻ പ്രയാസം. പിന്നീട് അറിയാതെ ജയിക്കാവുന്നത് ഏത്?
learn-liap_tui-trap_next = രഥം പോയി. Chai രഥം ഇട്ടു. ഇനി?
learn-liap_tui-trap_next-nudge = തോൽവി ഉറപ്പുള്ളപ്പോൾ ശക്തിയുള്ളത് കളയൂ.
learn-liap_tui-trap_last = ഒരു കരു ബാക്കി, ഏറ്റവും ദുർബലം.
learn-liap_tui-trap_done = കൃത്യം 2: 7 പോയിന്റ്. മതിയായാൽ ശക്തിയുള്ളവ അതിലും ശക്തിയുള്ളതിനു താഴെ കളയുക.
learn-liap_tui-strong_straight = 3 കൂടി വേണം, നിങ്ങൾ തുടങ്ങുക. തുടങ്ങുന്നയാൾ എണ്ണം തീരുമാനിക്കും. ഒരുമിച്ച് മൂന്ന് എങ്ങനെ?
learn-liap_tui-strong_straight-nudge = ഒരേ നിറത്തിലെ രഥം, കുതിര, പീരങ്കി ഒരു ക്രമമാണ്: ഒറ്റയടിക്ക് മൂന്ന് കെട്ട്.
learn-liap_tui-strong_weak = മൂന്നും കിട്ടി! ഇനി വേണ്ട. എന്തിറക്കും?
learn-liap_tui-strong_weak-nudge = അതും ആവാം. പക്ഷേ കാലാൾ അതിലും ദുർബലം.
learn-liap_tui-strong_last = ഇനി അവസാന കരു.
learn-liap_tui-strong_done = കൃത്യം 4: 9 പോയിന്റ്. എണ്ണം പറയും മുമ്പ് കൂട്ടുകൾ നോക്കൂ: തുടങ്ങുന്നയാളെ മറ്റുള്ളവർ പിന്തുടരണം.
learn-liap_tui-count_gone = ഈ വട്ടത്തിൽ രണ്ട് ജനറലും നാലിൽ മൂന്ന് രഥവും പോയി. അവസാനത്തേത് നിങ്ങളുടെ കൈയിൽ. അതിനെ എന്തു തോൽപ്പിക്കും?
learn-liap_tui-count_gone-1 = പീരങ്കി
learn-liap_tui-count_gone-1-no = പീരങ്കിക്ക് 4.5, രഥത്തിന് 9.
learn-liap_tui-count_gone-2 = ഒന്നുമില്ല
learn-liap_tui-count_gone-3 = ജനറൽ
learn-liap_tui-count_gone-3-no = രണ്ടും പോയിക്കഴിഞ്ഞു.
learn-liap_tui-count_win = ഒരു കെട്ടുകൂടി വേണം. എന്തിടും?
learn-liap_tui-count_win-nudge = പിന്നീടും കിട്ടിയേക്കാം. പക്ഷേ ഉറപ്പുള്ള കെട്ട് ഇപ്പോൾ എടുക്കൂ.
learn-liap_tui-count_lead = കിട്ടി. അവസാനത്തേത് ജയിക്കരുത്: കാലാൾ.
learn-liap_tui-count_done = 3 കെട്ട്, 8 പോയിന്റ്. ജനറലും രഥവും മാത്രം ഓർക്കൂ, ആറു കരു: അപ്പോൾ ഉറപ്പുള്ളത് അറിയാം.
learn-liap_tui-puzzle_known = അവസാന 4-ൽ 2 കെട്ട് വേണം, നിങ്ങൾ തുടങ്ങുക. മറ്റുള്ളവർക്ക് ഒരു ജനറലും രഥങ്ങളുമുണ്ട്.
learn-liap_tui-puzzle_pair = രണ്ടെണ്ണം എങ്ങനെ നേടും?
learn-liap_tui-puzzle_pair-nudge = ഒറ്റ കരുവിനെ രഥം തോൽപ്പിക്കും. പക്ഷേ നിങ്ങളുടേതിലും വലിയ ജോഡി ആർക്ക്?
learn-liap_tui-puzzle_lose = ഒരു ജോഡികൊണ്ട് രണ്ട് കെട്ട്. ഇനി?
learn-liap_tui-puzzle_lose-nudge = അതും ആവാം. പക്ഷേ ഏറ്റവും ദുർബലം തോൽക്കുമെന്ന് കൂടുതൽ ഉറപ്പ്.
learn-liap_tui-puzzle_last = അവസാന കരുവിന് ഇനി ജയിക്കാനാവില്ല.
learn-liap_tui-puzzle_done = പരിഹരിച്ചു! ഇടത്തരം കരുക്കളുടെ ജോഡി ഒറ്റയ്ക്കു കിട്ടാത്തത് പലപ്പോഴും നേടും.
