# A draft: not yet checked by a native reader.

## The review: the curve, the moments that mattered, marks and chapters.

review-silent = സെർവറിൽനിന്ന് ഇപ്പോൾ മറുപടിയില്ല. വിശകലനം തനിയെ തുടരും.
review-three = ഏറ്റവും നിർണായകമായത്
review-found = നന്നായി കണ്ടെത്തി.
story = കളി എങ്ങനെ പോയി
story-open = കളി എങ്ങനെ പോയി?
curve = കളിയിലുടനീളം നിങ്ങളുടെ സാധ്യത
curve-drop = നീക്കം { $n }: { $lost }
curve-win = ജയിക്കാനുള്ള സാധ്യത
curve-not_last = അവസാനമാകാതിരിക്കാനുള്ള സാധ്യത
curve-points = ഈ വട്ടത്തിലെ പോയിന്റിന്റെ പങ്ക്
curve-hand = ഈ വട്ടത്തിൽ മികച്ചതാകാനുള്ള സാധ്യത
curve-hit = പറഞ്ഞതു കൃത്യമായി നേടാനുള്ള സാധ്യത
replay-turn-back = കഴിഞ്ഞ ഊഴത്തിന്റെ അവസാനത്തിലേക്ക്
replay-turn-forward = ഊഴത്തിന്റെ അവസാനത്തിലേക്ക്
replay-known-of = { $name }: അറിയാവുന്ന ചീട്ടുകൾ:
chapters = കളിയുടെ ഭാഗങ്ങൾ
chapter-round = വട്ടം { $n }
chapter-hand = വട്ടം { $n }
chapter-game = കളി { $n }
legend = അടയാളങ്ങളുടെ അർത്ഥം
legend-deal = പുതിയ വിതരണം അല്ലെങ്കിൽ ഫലം
legend-danger = ആർക്കോ പ്രശ്നം
legend-safe = ആരോ രക്ഷപ്പെട്ടു
legend-title = ഒരു പ്രത്യേക നിമിഷം
legend-end = ഊഴത്തിന്റെ അവസാനം
legend-lost = സാധ്യത കുറഞ്ഞു

## Puzzles: one's own mistakes, to try again.

puzzle = വീണ്ടും ശ്രമിക്കൂ
puzzle-try = വീണ്ടും ശ്രമിക്കുക
puzzle-ask = ഇപ്പോൾ എന്തു ചെയ്യും?
puzzle-was = കളിയിൽ { $move } ആയിരുന്നു; അതിലും നല്ലതുണ്ടായിരുന്നു.
puzzle-right = ശരി!
puzzle-wrong = ഇതല്ല.
puzzle-best = { $best } – { $chance }.
puzzle-even = { $move }, { $best } പോലെ നല്ലതാണ് – { $chance }.
puzzle-worse = { $move } ({ $mine }). നല്ലത്: { $best } – { $chance }.
puzzle-unweighed = { $move } കോച്ച് ആലോചിക്കുന്ന നീക്കങ്ങളിൽ ഇല്ല.
puzzle-again = ഒന്നുകൂടി
puzzle-next = അടുത്തത്
puzzle-at = { $of }-ൽ { $at }
puzzle-none = വീണ്ടും ശ്രമിക്കാനൊന്നുമില്ല
puzzle-none-text = വിശകലനം കണ്ടെത്തുന്ന നിങ്ങളുടെ തെറ്റുകൾ പിറ്റേന്ന് ഇവിടെ തിരികെ വരും.
puzzle-to-replay = റീപ്ലേയിലേക്ക്
puzzle-due = വീണ്ടും ശ്രമിക്കാൻ നിങ്ങളുടെ { $count } നിമിഷങ്ങൾ
puzzle-due-text = കഴിഞ്ഞ കളികളിൽനിന്ന്: ഇന്ന് എന്തു ചെയ്യും?

## Playing on from a moment of a record.

play-on = ഇവിടെനിന്നു തുടർന്നു കളിക്കുക
play-on-seat = ആരുടെ സീറ്റിൽ
play-on-hands = ഏതു ചീട്ടുകൾ
play-on-known = ആ സീറ്റിന് അറിയാവുന്നതുപോലെ
play-on-known-help = നിങ്ങളുടെ ചീട്ടുകളും കണ്ടതും അതുപോലെ. അറിയാൻ കഴിയാത്തത് വീണ്ടും വിതരണം ചെയ്യും.
play-on-were = ഉണ്ടായിരുന്നതുപോലെ
play-on-were-help = എല്ലാവർക്കും കളിയിലെ ചീട്ടുകൾതന്നെ. റീപ്ലേയിൽ നിങ്ങൾ അവ കണ്ടിരിക്കാം.
play-on-unrated = ഇങ്ങനെ തുടങ്ങുന്ന കളി റേറ്റിങ്ങിൽ കൂട്ടില്ല.
play-on-link = ലിങ്ക് പകർത്തുക
play-on-go = തുടർന്നു കളിക്കുക
play-on-no_other_hands = ഈ സീറ്റ് കണ്ടതിനോടെല്ലാം ചേരുന്ന മറ്റു ചീട്ടുകളില്ല. യഥാർഥ ചീട്ടുകൾകൊണ്ടു കളിക്കാം.
play-on-nothing_to_play = ഇവിടെനിന്നു തുടരാനാവില്ല.

## The luck meter.

luck = ഈ ചീട്ടുകളുടെ വില
luck-line = { $verdict ->
    [more] ചീട്ട് { $worth } (± { $error }), നേടിയത് { $made }: ചീട്ടിലും അധികം.
    [less] ചീട്ട് { $worth } (± { $error }), നേടിയത് { $made }: ചീട്ടിലും കുറവ്.
   *[even] ചീട്ട് { $worth } (± { $error }), നേടിയത് { $made }: ചീട്ട് തന്നത്ര.
}
luck-how = തുല്യ ബോട്ടുകൾ ഇതേ ചീട്ട് { $tries } തവണ കളിക്കുമ്പോൾ മറികടക്കുന്ന മറ്റുള്ളവരുടെ പങ്ക്.
luck-more = കൂടുതൽ കളിക്കുന്നു.

## The deal of the day.

day-about = ഓരോ കളിക്കും ദിവസം ഒരു വിതരണം, ഈ വീട്ടിൽ എല്ലാവർക്കും ഒന്നുതന്നെ. ഒരവസരം മാത്രം.
day-ends = അടുത്തത് { $hours } കഴിഞ്ഞ്.
day-against = ബോട്ടുകൾ: { $bots } · { $level }
day-play = കളിക്കുക
day-go-on = തുടരുക
day-sealed = മുദ്രവച്ചത്
day-sealed-text = ഈ സംഖ്യ ഒരാഴ്ച മുമ്പു പ്രസിദ്ധീകരിച്ചു. ദിവസം കഴിഞ്ഞാൽ അതിന്റെ രഹസ്യം കാണിക്കും; ചീട്ട് ആരും തിരഞ്ഞെടുത്തതല്ലെന്ന് ആർക്കും പരിശോധിക്കാം.

## A page of one’s own.

me-book = നിങ്ങളുടെ പ്രകടനം
me-matches = കളികൾ
me-wins = ഒന്നാമത്
me-beaten = തോൽപ്പിച്ചത്
me-streak = തുടർച്ച / മികച്ചത്
me-over-time = { $game }, കളി തോറും
me-how-bot = ബോട്ട് പൂർത്തിയാക്കി: കണക്കിലില്ല
me-how-set_up = മറ്റൊരു കളിയിൽനിന്നു തുടർന്നത്: കണക്കിലില്ല
