# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Liap Tui.

piece-general = ജനറൽ
piece-advisor = ഉപദേശകൻ
piece-elephant = ആന
piece-chariot = രഥം
piece-horse = കുതിര
piece-cannon = പീരങ്കി
piece-soldier = കാലാൾ
piece-red-general = ചുവന്ന ജനറൽ
piece-red-advisor = ചുവന്ന ഉപദേശകൻ
piece-red-elephant = ചുവന്ന ആന
piece-red-chariot = ചുവന്ന രഥം
piece-red-horse = ചുവന്ന കുതിര
piece-red-cannon = ചുവന്ന പീരങ്കി
piece-red-soldier = ചുവന്ന കാലാൾ
piece-black-general = കറുത്ത ജനറൽ
piece-black-advisor = കറുത്ത ഉപദേശകൻ
piece-black-elephant = കറുത്ത ആന
piece-black-chariot = കറുത്ത രഥം
piece-black-horse = കറുത്ത കുതിര
piece-black-cannon = കറുത്ത പീരങ്കി
piece-black-soldier = കറുത്ത കാലാൾ
act-play-liap_tui = { $count ->
    [1] { $cards } ഇടുക
    *[other] { $count } കരു ഇടുക
}
act-choose-card-liap_tui = ഒരു കരു തിരഞ്ഞെടുക്കുക
act-choose-cards-liap_tui = കരുക്കൾ തിരഞ്ഞെടുക്കുക
act-say = { $rest } പറയുക
liap-declare = എത്ര കെട്ട് നേടും?
liap-declare-is = ഇതുവരെ പറഞ്ഞത്: 8-ൽ { $total }.
liap-say = { $n } പറയുക, ആകെ { $total }
liap-may-not-say = { $n }, അനുവദനീയമല്ല
liap-weak = നിങ്ങളുടെ കൈ ദുർബലമാണ്
liap-redeal-is = വീണ്ടും വിതരണം ചെയ്താൽ വട്ടത്തിന് { $times } ഇരട്ടി; { $left } തവണ കൂടി ആകാം.
liap-vote = ദുർബലമായ കൈ: വീണ്ടും വിതരണം ചെയ്യണോ?
liap-vote-is = ആരെങ്കിലും പറഞ്ഞാൽ എല്ലാം വീണ്ടും വിതരണം ചെയ്യും, വട്ടത്തിന് × { $times }.
liap-vote-open = { $name } …
liap-vote-done = { $name } ✓
liap-lead = ഒന്നു മുതൽ ആറു വരെ കരു ഇറക്കുക
liap-lead-is = ഒറ്റ, ജോഡി, അല്ലെങ്കിൽ ക്രമം; എല്ലാവരും അത്രതന്നെ ഇടും.
liap-follow = { $count } കരു ഇടുക
liap-ahead = മുന്നിൽ: { $name }, { $type }.
liap-pieces = { $count } കരു
liap-round = വട്ടം { $round } · { $target } വരെ
liap-times = × { $times }
liap-total = പറഞ്ഞത് 8-ൽ { $total }
liap-won-said = { $said }-ൽ { $won }
liap-running = ഓരോ സംഖ്യയ്ക്കും താഴെ: അതോടെ ആകെ.
liap-round-over = വട്ടം { $round }-നു ശേഷം
liap-round-no = വട്ടം
liap-sheet = പോയിന്റ് പട്ടിക
liap-cell = പറഞ്ഞത് { $said }, നേടിയത് { $won }, പോയിന്റ്
liap-to = നേടിയത് / പറഞ്ഞത്, പോയിന്റ്, ഇതുവരെ ആകെ. { $target } വരെയാണ് കളി.

## How strong a choice is

liap-choice = { $type }, വില { $worth }
liap-no-type = { $count } കരു, തരമില്ല
liap-only-loses = തരമില്ലാത്തതിനാൽ തോൽക്കും: അവ ഒഴിവാക്കാൻ ഒരു വഴി.
liap-is-ahead = മറികടക്കും: { $name } ✓
liap-is-ties = തുല്യം മാത്രം: { $name }. ആദ്യം ഇട്ടയാൾ മുന്നിൽ.
liap-is-behind = ദുർബലം: മുന്നിൽ { $name } തന്നെ.
liap-lead-only = ഇറക്കാം ✓
liap-lead-weakest = ഈ തരത്തിൽ ഏറ്റവും ദുർബലം.
liap-lead-strongest = ഈ തരത്തിൽ ഏറ്റവും ശക്തം ✓
liap-lead-between = ഈ തരത്തിൽ നിങ്ങളുടേതിൽ ഇടത്തരം.
type-none = തരമില്ല
type-single = ഒറ്റ
type-pair = ജോഡി
type-three-soldiers = മൂന്ന് കാലാൾ
type-straight = ക്രമം
type-four-soldiers = നാല് കാലാൾ
type-extended-straight-4 = നാലിന്റെ ക്രമം
type-extended-straight-5 = അഞ്ചിന്റെ ക്രമം
type-five-soldiers = അഞ്ച് കാലാൾ
type-double-straight = ഇരട്ടക്രമം
news-asked = വീണ്ടും വിതരണം ചോദിക്കാവുന്നവർ: { $seats }.
news-answered = { $seat } മറുപടി പറഞ്ഞു.
news-redeal = കരുക്കൾ വീണ്ടും വിതരണം ചെയ്തു: വട്ടത്തിന് { $multiplier } ഇരട്ടി. ആദ്യം: { $starter }.
news-said = { $seat } { $n } പറഞ്ഞു.
news-sealed = { $seat } പ്രഖ്യാപിച്ചു.
news-declared = എല്ലാ പ്രഖ്യാപനവും തുറന്നു.
news-declare_again = ആകെ 8 ആണ്. വീണ്ടും പറയേണ്ടത്: { $seat }.
news-turn = { $seat } { $type } കൊണ്ട് { $piles } കെട്ട് നേടി.
news-liap_tui-round_over = വട്ടം തീർന്നു.
news-comeback = എല്ലാവരുടെയും പോയിന്റ് 0 ആയി.
news-liap_tui-game_over = കളി തീർന്നു.
liap-hit = കൃത്യം!
liap-close = ഒന്നിന് പോയി!

results-liap_tui-winner = { $you ->
    [yes] { $score } പോയിന്റോടെ നിങ്ങൾ ജയിച്ചു
   *[no] { $count ->
        [one] { $score } പോയിന്റോടെ { $names } ജയിച്ചു
       *[other] { $score } പോയിന്റോടെ { $names } ഒപ്പം ജയിച്ചു
    }
}
