# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The coach: how strong the bots are, what a hint says, and the review in the replay. Why a move is good: hints.ftl.

level-gentle-help = മനസ്സിൽ തോന്നിയപോലെ കളിക്കും, തെറ്റുകൾ വരുത്തും. ആദ്യ കളിക്കും കുട്ടികൾക്കും നല്ലത്.
level-steady-help = കളി അറിയാം, എല്ലാവരും കാണുന്നത് എണ്ണും.
level-sharp-help = മറ്റുള്ളവരുടെ കൈയിലുണ്ടാകാവുന്ന ചീട്ടുകൾ ആലോചിക്കും.
level-master-help = ഇവിടെ ഏറ്റവും ശക്തം, ഒന്നും മറക്കില്ല.
bots-level = ബോട്ടുകൾക്ക് എത്ര ശക്തി?
seat-level = ബോട്ട് · { $level }

## What a chance is a chance of

goal-win = ജയിക്കാൻ: { $chance }
goal-not_last = അവസാനമാകാതിരിക്കാൻ: { $chance }
goal-points = ഈ വട്ടത്തിലെ പോയിന്റിന്റെ { $chance }
goal-hand = ഈ വട്ടത്തിൽ ഏറ്റവും മികച്ചതാകാൻ: { $chance }
goal-hit = പറഞ്ഞതു കൃത്യമായി നേടാൻ: { $chance }
# a number is told only where such chances came true; a word elsewhere
goal-win-roughly = ജയിക്കാൻ: { $chance }
roughly-chance = { $size ->
    [0] സാധ്യത തീരെ കുറവ്
    [1] പ്രയാസം
    [2] പകുതി സാധ്യത
    [3] നല്ല സാധ്യത
   *[4] ഏതാണ്ട് ഉറപ്പ്
}
roughly-share = { $size ->
    [0] വളരെ കുറച്ച്
    [1] കുറച്ച്
    [2] ഏകദേശം പകുതി
    [3] ഭൂരിഭാഗം
   *[4] ഏതാണ്ട് മുഴുവൻ
}

## Hints

coach-thinking = നന്നായി കളിക്കുന്ന ഒരാൾ ആലോചിക്കുന്നു…
coach-no-time = ബോട്ടുകൾക്ക് ഇപ്പോൾ സൂചനയ്ക്ക് സമയമില്ല. അല്പം കഴിഞ്ഞ് ശ്രമിക്കുക.
coach-unrated = സൂചന എടുത്താൽ ഈ കളിക്ക് നിങ്ങൾക്ക് റേറ്റിങ്ങില്ല. വേണമെങ്കിൽ ഒന്നുകൂടി ചോദിക്കൂ.
coach-remembers = സൂചന നിങ്ങൾ കണ്ടതു പറഞ്ഞേക്കാം: അത് നിങ്ങൾക്കുവേണ്ടി ഓർക്കുന്നു. വേണമെങ്കിൽ ഒന്നുകൂടി ചോദിക്കൂ.
coach-hint = { $move } – { $chance }. { $why }
coach-hint-plain = { $move }. { $why }
coach-even = { $moves } തമ്മിൽ കാര്യമായ വ്യത്യാസമില്ല – { $chance }. { $why }
coach-even-plain = { $moves } തമ്മിൽ കാര്യമായ വ്യത്യാസമില്ല – { $chance }.
coach-nudge = ഇവയിൽ ഒന്നാണ് മികച്ചത്: { $moves }. ഉത്തരത്തിന് ഒന്നുകൂടി ചോദിക്കൂ.
coach-nudge-one = ഇവിടെ ഒരു നീക്കം മാത്രമേ ആലോചിക്കാനുള്ളൂ. കാണാൻ ഒന്നുകൂടി ചോദിക്കൂ.
coach-others = { $hint } അല്ലെങ്കിൽ { $others }.
coach-other = { $move } ({ $chance })
coach-call = കട്ട് ചെയ്ത് { $total } വിളിക്കുക
coach-take = കളഞ്ഞത് എടുക്കുക
coach-drop = എടുത്തത് കളയുക

## The review in the replay

review = വിശകലനം
review-of = ആരുടെ തീരുമാനങ്ങൾ
review-loading = നിങ്ങളുടെ തീരുമാനങ്ങൾ നോക്കുന്നു: { $share }
review-busy = സെർവറിന് ആദ്യം മേശകൾ നോക്കണം. വിശകലനം തനിയെ തുടരും.
review-trouble = വിശകലനം മുറിഞ്ഞു: { $text }
review-waiting = ഈ തീരുമാനം ഇതുവരെ നോക്കിയിട്ടില്ല.
review-only = തിരഞ്ഞെടുക്കാനൊന്നുമില്ലായിരുന്നു.
review-best = ഏറ്റവും നല്ല നീക്കം.
review-fine = ഏറ്റവും നല്ലതിനോളം നല്ലത്.
review-lost = { $size ->
    [1] അല്പം നഷ്ടം: { $lost }.
    [2] തെറ്റ്: { $lost }.
    *[3] വലിയ തെറ്റ്: { $lost }.
}
review-slip = { $size ->
    [1] അല്പം നഷ്ടം.
    [2] തെറ്റ്.
   *[3] വലിയ തെറ്റ്.
}
review-done = { $move } – { $chance }. { $why }
review-instead = കളിച്ചത്: { $done }, { $mine }. നല്ലത്: { $best }, { $chance }. { $why }
review-thought = ഇവിടെ സാധ്യതകൾ കണക്കാക്കിയില്ല. നന്നായി കളിക്കുന്നവർ കരുതുന്നത്: { $why }
review-to = { $name } എന്നയാൾക്ക്: { $why }
review-back = മുൻ തെറ്റിലേക്ക്
review-on = അടുത്ത തെറ്റിലേക്ക്
review-summary = ചുരുക്കം
review-decisions = { $count } തീരുമാനങ്ങൾ
review-free = തിരഞ്ഞെടുക്കാവുന്നത് { $free }
review-average = ശരാശരി നഷ്ടം: { $lost }
review-worse = { $best }-നു പകരം { $done }
review-nothing-lost = പറയത്തക്ക നഷ്ടമൊന്നുമില്ല.
review-how = ആ നിമിഷം ഈ സീറ്റിന് അറിയാവുന്നതുവച്ച് മിടുക്കൻ ബോട്ട് ഓരോ തീരുമാനവും വിലയിരുത്തുന്നു. ചെറിയ വ്യത്യാസങ്ങൾ യാദൃച്ഛികം.
