# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Circles, the book, and what is kept about a player.

## The circle

circle-join = ചേരുക
circle-join-text = ഈ കൂട്ടത്തിലേക്ക് നിങ്ങളെ ക്ഷണിച്ചിരിക്കുന്നു: നിങ്ങളുടെ മേശകൾക്കും നിയമങ്ങൾക്കും പുസ്തകത്തിനും ഒരൊറ്റ ലിങ്ക്.
circle-leave = ഈ കൂട്ടം വിടുക
circle-left = നിങ്ങൾ { $name } വിട്ടു.
circle-people = ആളുകൾ
circle-keeper = സൂക്ഷിപ്പുകാർ
circle-make-keeper = സൂക്ഷിപ്പുചുമതല കൊടുക്കുക: { $name }
circle-remove = നീക്കുക: { $name }
circle-removed = നീക്കിയവർ
circle-bring-back = തിരികെ കൊണ്ടുവരിക: { $name }
circle-invite = ക്ഷണിക്കുക
circle-link-text = ഈ ലിങ്ക് ഉള്ളവർക്ക് കാണാനും ചേരാനും കഴിയും.
circle-message = ഞങ്ങളുടെ കൂട്ടം: { $name }
circle-new-link = ലിങ്ക് മാറ്റുക
circle-new-link-text = പഴയത് പിന്നെ കൂട്ടത്തിലുള്ളവർക്ക് മാത്രം പ്രവർത്തിക്കും.
circle-hook = ഒരു ചാറ്റ് പ്രോഗ്രാമിനെ അറിയിക്കുക
circle-hook-text = അത് https-ൽ തുടങ്ങുന്ന ഒരു വിലാസം (വെബ്ഹുക്ക്) തരും. മേശകൾ, ഊഴങ്ങൾ, തീയതികൾ, ഫലങ്ങൾ എന്നിവ അതിനെ അറിയിക്കും, ചീട്ടുകൾ ഒരിക്കലുമില്ല.
circle-hook-remove = ഇനി അറിയിക്കേണ്ട: { $host }
circle-hook-secret = അതിന്റെ ഒപ്പിന്റെ രഹസ്യം
why-bad_endpoint = ഈ വിലാസം ഉപയോഗിക്കാനാവില്ല: അത് https-ൽ തുടങ്ങി ഇന്റർനെറ്റിലേക്കു പോകണം.
circle-manage = കൂട്ടം നോക്കിനടത്തുക
circle-name = കൂട്ടത്തിന്റെ പേര്
circle-tables = മേശകൾ
circle-lay = മേശ ഒരുക്കുക
circle-no-tables = മേശയൊന്നും ഒരുക്കിയിട്ടില്ല. ഒന്ന് ഒരുക്കൂ, എല്ലാവരും ഇവിടെ കാണും.
circle-older-tables = പഴയ മേശകൾ: { $count }
circle-cards = നിയമക്കാർഡുകൾ
circle-cards-text = നിങ്ങൾ കളിക്കുന്ന നിയമങ്ങൾ, ഓരോന്നിനും പേരോടെ. ഒരു തൊടലിൽ അവ വെച്ച് മേശ ഒരുങ്ങും.
circle-card-add = പുതിയ നിയമക്കാർഡ്
circle-card-name = ഈ നിയമങ്ങൾക്ക് എന്താണ് പേര്?
circle-card-remove = { $name } കാർഡ് നീക്കുക
circle-phrases = നിങ്ങളുടെ ചൊല്ലുകൾ
circle-phrases-text = ഈ കൂട്ടത്തിന്റെ മേശകളിൽ എല്ലാവർക്കും ഇവ പറയാം.
circle-phrase-new = പുതിയ ചൊല്ല്
circle-phrase-remove = “{ $text }” നീക്കുക
add = ചേർക്കുക
circle-gone = അങ്ങനെയൊരു കൂട്ടമില്ല
circle-gone-text = ലിങ്ക് മാറിയിരിക്കാം. കൂട്ടത്തിലുള്ള ആരോടെങ്കിലും പുതിയത് ചോദിക്കൂ.
circle-full = ഇവിടെ കൂടുതൽ ഇടമില്ല.
somebody-gone = പോയ ഒരാൾ

## The book

book = പുസ്തകം
book-empty = ഇതുവരെ ഒന്നും എഴുതിയിട്ടില്ല. ആദ്യം തീരുന്ന കളിയോടെ തുടങ്ങും.
book-missing = എണ്ണുന്നു: { $n }
book-all = എല്ലാ കളികളും
book-standings = നില
book-won = ജയം
book-played = കളി
book-lost = തോൽവി
book-ahead = മുന്നിൽ
book-streak = തുടർച്ചയായി { $n }
book-pairs = നേർക്കുനേർ
book-nemesis = പ്രധാന എതിരാളി
book-nemesis-line = { $n } കളികളിൽ { $share } മുന്നിൽ
book-buddy = ഭാഗ്യക്കൂട്ട്
book-buddy-line = ഒരുമിച്ചുള്ള { $n } കളികളിൽ { $share } പേരെ തോൽപ്പിച്ചു
book-bests = മികച്ചതും ഇഞ്ചോടിഞ്ചും
book-closest = ഇഞ്ചോടിഞ്ച്
book-close-line = { $first } മുന്നിൽ, { $second } പിന്നിൽ, വ്യത്യാസം { $n }
book-jewels = ആഭരണങ്ങൾ
jewel-bell = മണി
jewel-garland = മാല
jewel-anklet = പാദസരം
jewel-crown = കിരീടം
book-evenings = സായാഹ്നങ്ങൾ
book-matches = { $n } കളികൾ
book-how = ഓരോ എണ്ണവും രേഖകളിൽനിന്ന് എണ്ണിയതാണ്; `cardhouse book` ഇതുതന്നെ അച്ചടിക്കും.
book-a-bot = ഒരു ബോട്ട്
recap-won = { $of }-ൽ { $n } എണ്ണം { $name } ജയിച്ചു.
recap-shared = { $of }-ൽ { $n } വീതം ജയം: { $name }, { $other }.
recap-turned = { $part }-ൽ സായാഹ്നം മാറി: പിന്നെ { $name } മുന്നിലായിരുന്നു.
recap-turned-by = { $part }-ൽ സായാഹ്നം മാറി: { $name }, { $what } { $n }.
recap-close = { $n } വ്യത്യാസത്തിൽ { $name } { $game } ജയിച്ചു.
recap-close-by = { $name } { $game } ജയിച്ചു; { $what }: { $n }.
recap-count = { $name }: { $what } { $n }.
part-trick = പിടി { $at }
part-hand = വട്ടം { $at }
part-round = വട്ടം { $at }

## What games count

count-cuts = വെട്ടുകൾ
count-cuts-says = { $name } { $n } തവണ വെട്ടി.
count-tincholi-cuts = കട്ടുകൾ
count-tincholi-cuts-says = { $name } { $n } തവണ കട്ട് ചെയ്തു.
count-picked_up = എടുത്ത ചീട്ടുകൾ
count-picked_up-says = { $name } { $n } ചീട്ടുകൾ എടുത്തു.
count-picked_up-best = ഏറ്റവും വലിയ എടുക്കൽ
count-left = ഒടുവിൽ ബാക്കിയായ ചീട്ടുകൾ
count-lost = തോറ്റ കളികൾ
count-kazhutha-lost = കഴുതയായത്
count-kazhutha-lost-says = { $name } { $n } തവണ കഴുതയായി.
count-first = ആദ്യം തീർത്ത വട്ടങ്ങൾ
count-first-says = { $name } { $n } തവണ ആദ്യം തീർത്തു.
count-peon = അവസാനം തീർത്ത വട്ടങ്ങൾ
count-revolutions = വിപ്ലവങ്ങൾ
count-revolutions-says = { $name } { $n } വിപ്ലവം വിളിച്ചു.
count-taxes = നികുതിയായി നൽകിയ ചീട്ടുകൾ
count-held = ശരിയായ കട്ടുകൾ
count-held-says = { $name }: { $n } കട്ട് ശരിയായി.
count-called = കൃത്യം വിളിച്ച ആകെ
count-called-says = { $name } { $n } തവണ ആകെ കൃത്യം വിളിച്ചു.
count-pairs = കളഞ്ഞ ജോഡികൾ
count-pairs-says = { $name } { $n } ജോഡികൾ കളഞ്ഞു.
count-exact = കൃത്യമായ എണ്ണങ്ങൾ
count-exact-says = { $name } { $n } എണ്ണം കൃത്യമാക്കി.
count-piles = നേടിയ കെട്ടുകൾ
count-piles-best = ഒരു തവണയിലെ ഏറ്റവും കൂടുതൽ കെട്ടുകൾ
count-redeals = വീണ്ടും വിതരണം ചെയ്ത ദുർബല കൈകൾ

## Yours

me-find-name = ആരുടെ കൂടെ
me-find-any = ഏത് ഫലവും
me-find-won = ജയിച്ചവ
me-find-lost = അവസാനം
me-find-none = ഒന്നും ചേരുന്നില്ല.
me-find-more = പഴയവ
me-yours = നിങ്ങളെക്കുറിച്ച് സൂക്ഷിക്കുന്നത്
me-export = എല്ലാം ഡൗൺലോഡ് ചെയ്യുക
me-delete = എന്നെ മായ്ക്കുക
me-delete-text = നിങ്ങളുടെ പേരും മുഖവും നിങ്ങളാരെന്നതും എല്ലാ മേശയിലും രേഖയിലും പുസ്തകത്തിലും നിന്ന് ഉടൻ, എന്നേക്കുമായി പോകും. കളികൾ നിങ്ങളില്ലാതെ നിൽക്കും.
me-delete-sure = അതെ, എന്നേക്കുമായി മായ്ക്കുക
me-deleted = നിങ്ങളെ മായ്ച്ചു. ഇനി ഇവിടെ ആർക്കും നിങ്ങളെ അറിയില്ല.
rules-share = ഈ നിയമങ്ങൾ പങ്കിടുക
rules-share-text = ഒരു ലിങ്കും ക്യാമറയ്ക്കുള്ള കോഡും: തുറക്കുന്നവർ ഈ നിയമങ്ങളോടെ മേശ ഒരുക്കും.
rules-given = ഈ നിയമങ്ങളോടെ

# -- passkeys: the way to another device without a code

passkey-text = പാസ്‌കീ കോഡില്ലാതെ അതുതന്നെ ചെയ്യുന്നു: നിങ്ങളുടെ ഫോണോ കമ്പ്യൂട്ടറോ സെക്യൂരിറ്റി കീയോ അതു സൂക്ഷിക്കുന്നു, വിരലോ മുഖമോ പിന്നോ ചോദിക്കുന്നു.
passkey-make = പാസ്‌കീ ഉണ്ടാക്കുക
passkey-use = പാസ്‌കീ കൊണ്ട് സൈൻ ഇൻ ചെയ്യുക
passkey-one = { $day }-ലെ പാസ്‌കീ
passkey-drop = നീക്കുക
passkey-made = പാസ്‌കീ തയ്യാർ. അതുള്ളിടത്തെല്ലാം നിങ്ങൾക്കു സൈൻ ഇൻ ചെയ്യാം.
passkey-had = ഈ ഉപകരണത്തിൽ നിങ്ങളുടെ പാസ്‌കീ ഇപ്പോൾത്തന്നെയുണ്ട്.
passkey-none = പാസ്‌കീയൊന്നും ഉപയോഗിച്ചില്ല. ഒന്നും മാറിയിട്ടില്ല.
