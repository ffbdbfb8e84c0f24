# Malayalam: a draft, not yet read by somebody who grew up with the language.
# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = പറ്റുമെങ്കിൽ ആദ്യമിട്ട ചിഹ്നം തന്നെ ഇടുക.
game-thulla-rules-2 = ഇല്ലെങ്കിൽ വെട്ടാം: ആ ചിഹ്നത്തിൽ ഏറ്റവും വലിയതിട്ടയാൾ മുഴുവൻ പിടിയും എടുക്കും.
game-thulla-rules-3 = എല്ലാ ചീട്ടും തീർക്കുക. ചീട്ട് ബാക്കിയുള്ളയാൾ തോൽക്കും.
game-thulla-apart = കഴുതക്കളിയിൽ നിന്ന് വ്യത്യാസം: ഇവിടെ എല്ലാവർക്കും തുല്യം ചീട്ടുകൾ, അതിനായി ചില ചെറിയ ചീട്ടുകൾ മാറ്റിവെക്കും. പിടി ജയിച്ചയാളുടെ ചീട്ട് തീർന്നാൽ അടുത്തയാൾ തുടങ്ങും.
game-kazhutha-rules-1 = പറ്റുമെങ്കിൽ ആദ്യമിട്ട ചിഹ്നം തന്നെ ഇടുക.
game-kazhutha-rules-2 = ഇല്ലെങ്കിൽ വെട്ടാം: ആ ചിഹ്നത്തിൽ ഏറ്റവും വലിയതിട്ടയാൾ മുഴുവൻ പിടിയും എടുക്കും.
game-kazhutha-rules-3 = അവസാനം ചീട്ട് ബാക്കിയുള്ളയാളാണ് കഴുത.
game-kazhutha-apart = തുള്ളയിൽ നിന്ന് വ്യത്യാസം: ഇവിടെ 52 ചീട്ടും പങ്കിടും, അതിനാൽ ചിലർക്ക് ഒന്ന് കൂടുതൽ കിട്ടും. പിടി ജയിച്ചയാളുടെ ചീട്ട് തീർന്നാൽ അടുത്ത വലിയ ചീട്ടിട്ടയാൾ തുടങ്ങും.
game-dalmuti-rules-1 = ഒരേ അക്കത്തിന്റെ സെറ്റ് ഇറക്കുക. മറ്റുള്ളവർ ചെറിയ അക്കത്തിന്റെ അത്രയും ചീട്ട് ഇടണം, അല്ലെങ്കിൽ പാസ്.
game-dalmuti-rules-2 = അവസാനം ഇട്ടയാൾ വീണ്ടും ഇറക്കും. വിദൂഷകൻ ഏതക്കവുമാകാം.
game-dalmuti-rules-3 = ആദ്യം തീർക്കുന്നയാൾ അടുത്ത വട്ടത്തിലെ വലിയ ഡാൽമുതി; അവസാനക്കാരൻ നികുതി കൊടുക്കുന്ന വലിയ കൂലിക്കാരൻ.
game-tincholi-rules-1 = നാല് ചീട്ട് കമിഴ്ത്തി വച്ചിരിക്കുന്നു, രണ്ടെണ്ണം കണ്ടു. ഒന്നെടുത്ത് മാറ്റിവയ്ക്കുകയോ കളയുകയോ ചെയ്യുക.
game-tincholi-rules-2 = 7 കളഞ്ഞാൽ സ്വന്തം ചീട്ട് നോക്കാം, 8 മറ്റൊരാളുടേത്, 9 രണ്ടെണ്ണം മാറ്റാം.
game-tincholi-rules-3 = ഏറ്റവും കുറവ് നിങ്ങൾക്കെന്ന് തോന്നിയാൽ കട്ട് ചെയ്യുക. കുറഞ്ഞയാൾക്ക് പോയിന്റില്ല.
game-liap_tui-rules-1 = ഓരോരുത്തർക്കും എട്ട് കരു. എത്ര കെട്ട് നേടുമെന്ന് പറയുക.
game-liap_tui-rules-2 = തുടങ്ങുന്നയാൾ എത്ര കരു എന്ന് തീരുമാനിക്കും; എല്ലാവരും അത്രയും ഇടും, മികച്ചത് ജയിക്കും.
game-liap_tui-rules-3 = പറഞ്ഞ എണ്ണം കൃത്യമായാൽ ബോണസ്. ലക്ഷ്യത്തിൽ ആദ്യമെത്തുന്നയാൾ ജയിക്കും.

## Game page

best-of-game = ഈ കളിയിലെ മികച്ചവർ
play = കളിക്കുക
play-friends-line = മേശ ഉടൻ ഒരുങ്ങും. ലിങ്ക് അയയ്ക്കൂ, ബാക്കി അവിടെ തീരുമാനിക്കാം.
rules-usual = സാധാരണ നിയമങ്ങൾ
play-offline = കളിക്കാൻ സെർവർ വേണം, അതിൽ എത്താനാകുന്നില്ല.
preset = വകഭേദം
preset-standard = സാധാരണ
preset-own = നിങ്ങളുടേത്
seats = സീറ്റുകൾ
clock = ക്ലോക്ക്
clock-off = ഇല്ല
clock-relaxed = സാവധാനം
clock-normal = പതിവ്
clock-speed = വേഗം
clock-custom = സ്വന്തം
clock-days = ദിവസങ്ങൾ
clock-help = { $clock ->
    [days] ഒരു തീരുമാനത്തിന് { $days } ദിവസം. സമയം കിട്ടുമ്പോൾ വരൂ.
    [off] ആർക്കും തിരക്കില്ല.
    [relaxed] ഓരോ തീരുമാനത്തിനും 60 സെക്കൻഡ്, കരുതലായി 3 മിനിറ്റ്.
    [speed] ഓരോ തീരുമാനത്തിനും 15 സെക്കൻഡ്.
    [custom] ഓരോ തീരുമാനത്തിനും { $turn } സെക്കൻഡ്, കരുതലായി { $bank } സെക്കൻഡ്.
    *[normal] ഓരോ തീരുമാനത്തിനും 25 സെക്കൻഡ്, കരുതലായി ഒരു മിനിറ്റ്.
}
clock-days-number = ഒരു തീരുമാനത്തിന് എത്ര ദിവസം
absent = സമയം കഴിയുമ്പോൾ
absent-move = ലളിതമായ ഒരു നീക്കം
absent-bot = ബോട്ട് കളിക്കും
absent-wait = കാത്തിരിക്കും
absent-off = ഇല്ലാത്തവർക്കു പകരം ബോട്ട് കളിക്കും
absent-off-help = 20 സെക്കൻഡ് കഴിഞ്ഞ്. അല്ലെങ്കിൽ മേശ കാത്തിരിക്കും.
days-memory = ഓർമ്മയുടെ കളിയാണിത്: ദിവസങ്ങൾ കഴിഞ്ഞാലും കണ്ട ചീട്ട് വീണ്ടും കാണിക്കില്ല. കുറിച്ചുവയ്ക്കാമോ എന്ന് തീരുമാനിക്കൂ.
clock-turn = ഒരു തീരുമാനത്തിന് സെക്കൻഡ്
clock-bank = മുഴുവൻ കളിക്കും കരുതലായി സെക്കൻഡ്
house-rules = കളിനിയമ മാറ്റങ്ങൾ
differs = { $count ->
    [0] പതിവുപോലെ
    *[other] { $count } എണ്ണം വ്യത്യസ്തം
}
changed = മാറ്റി
reset = പതിവിലേക്ക് മടങ്ങുക
public-table = എല്ലാവർക്കുമായി തുറന്നത്
public-help = ആദ്യപേജിൽ കാണിക്കും. അല്ലെങ്കിൽ ലിങ്കുള്ളവർ മാത്രം വരും.
by-link = ലിങ്ക് മാത്രം
agreed = ഈ മേശയിൽ തീരുമാനിച്ചത്
agree-game = ഏത് കളി?
agree-seats = എത്ര പേർ കളിക്കും?
agree-rules = ഏത് നിയമങ്ങൾ?
agree-clock = എത്ര സമയം?
agree-door = ആർക്കൊക്കെ ചേരാം?
agree-manners = മറ്റെന്തെല്ലാം?
more = കൂടുതൽ
done = ശരി
free-chat = ചാറ്റിൽ സ്വതന്ത്ര എഴുത്ത്
free-chat-help = അല്ലെങ്കിൽ ഒരുക്കിവച്ച വാക്യങ്ങൾ മാത്രം.
open-hands = അവസാനം എല്ലാ കൈകളും കാണിക്കുക
open-hands-help = കളി തീർന്നാൽ മറ്റുള്ളവരുടെ കൈയിലുണ്ടായിരുന്നത് എല്ലാവരും കാണും.
hands-closed = കൈകൾ കാണിക്കില്ല
allow-hints = സൂചനകൾ
allow-hints-help = ബോട്ട് എന്തു കളിക്കുമെന്ന് ആർക്കും ചോദിക്കാം.
no-hints = സൂചനകളില്ല
by-lot = ആര് തുടങ്ങണമെന്ന് നറുക്കിടുക
by-lot-help = വിതരണക്കാരനോ ആദ്യ സീറ്റോ തുടങ്ങുന്നിടത്ത്, ഓരോ കളിക്കും മുമ്പ് നറുക്കിടും. ആർക്കും പരിശോധിക്കാം.
password = പാസ്‌വേഡ്
password-help = വാതിൽക്കൽ ചോദിക്കും.
password-title = ഈ മേശയ്ക്ക് പാസ്‌വേഡ് ഉണ്ട്
password-wrong = പാസ്‌വേഡ് തെറ്റാണ്. വീണ്ടും ശ്രമിക്കൂ.
password-show = ടൈപ്പ് ചെയ്തത് കാണിക്കുക
come-in = അകത്തേക്ക്
number-none = ഇല്ല
no-game = ഇങ്ങനെയൊരു കളി ഇവിടെയില്ല.

## Table

menu = മെനു
chat = ചാറ്റ്
chat-unread = ചാറ്റ്, { $count } പുതിയ സന്ദേശം
connection = കണക്ഷൻ: { $state }
connection-good = നല്ലത്
connection-quick = നല്ലത്, { $ms } ms
connection-slow = പതുക്കെ, { $ms } ms
connection-lost = നഷ്ടപ്പെട്ടു, വീണ്ടും ബന്ധിപ്പിക്കുന്നു
reconnecting = വീണ്ടും ബന്ധിപ്പിക്കുന്നു… നിങ്ങളുടെ സീറ്റ് സൂക്ഷിച്ചിട്ടുണ്ട്.
connecting = മേശയിലേക്ക് പോകുന്നു…
house-restarts = സെർവർ ഒരു നിമിഷം പുനരാരംഭിക്കുന്നു. എല്ലാം സൂക്ഷിച്ചിട്ടുണ്ട്.
replaced-title = ഈ മേശ മറ്റൊരിടത്ത് തുറന്നിട്ടുണ്ട്
replaced-text = കളി അവിടെ തുടരുന്നു. തിരികെ എടുക്കാം.
play-here = ഇവിടെ കളിക്കുക
watching-who = { $count } പേർ കാണുന്നു: { $names }
you-watch = നിങ്ങൾ കാണുകയാണ്.
you-watch-full = മേശ നിറഞ്ഞു ({ $seats }-ൽ { $seats }). നിങ്ങൾ കാണുകയാണ്; ആദ്യം ഒഴിയുന്ന സീറ്റ് എടുക്കാം.
take-seat = ഇരിക്കുക
notice-title = നിങ്ങളുടെ ഊഴം
notice-text = { $game }: മേശ നിങ്ങളെ കാത്തിരിക്കുന്നു.
your-turn-title = ● നിങ്ങളുടെ ഊഴം – { $game }
invited = { $count ->
    [0] { $game } കളിക്കാൻ നിങ്ങൾക്ക് ക്ഷണം
   *[other] { $people } നിങ്ങളെ { $game } കളിക്കാൻ ക്ഷണിക്കുന്നു
}

door-no_table = ഇങ്ങനെയൊരു മേശയില്ല
door-no_table-text = അടച്ചിരിക്കാം: ഏറെക്കാലം ആരും വരാത്ത മേശ ഒടുവിൽ അടയ്ക്കും. കോഡ് നോക്കൂ.
door-full = മേശ നിറഞ്ഞു ({ $seats }-ൽ { $seats })
door-full-text = കാണൂ, ആദ്യം ഒഴിയുന്ന സീറ്റ് എടുക്കൂ.
door-playing = ഒരു കളി നടക്കുകയാണ്
door-playing-text = കാണൂ, കഴിയുമ്പോൾ ഇരിക്കൂ.
your-new-table = നിങ്ങളുടെ പുതിയ മേശ
door-closed = ഈ മേശ അടച്ചു
door-closed-text = നടത്തിപ്പുകാർ ഇത് അടച്ചതാണ്.
door-banned = ഈ മേശയിൽ ചേരാനാകില്ല
door-banned-text = ഹോസ്റ്റ് നിങ്ങളെ ഈ മേശയിൽനിന്ന് നീക്കി.
door-kicked = നിങ്ങൾ ഇനി ഈ മേശയിലില്ല
door-kicked-text = ഹോസ്റ്റ് നിങ്ങളെ ഈ മേശയിൽനിന്ന് നീക്കി.
door-removed = നിങ്ങൾ ഇനി ഈ മേശയിലില്ല
door-removed-text = ഹോസ്റ്റ് നിങ്ങളെ നീക്കി. നിങ്ങൾക്ക് മടങ്ങിവരാം.
door-removed-back = മടങ്ങിവരുക
door-left = നിങ്ങൾ മേശ വിട്ടു
door-left-text = നിങ്ങളുടെ സീറ്റ് ഒഴിവായി.
door-draining = സെർവർ ഒരു നിമിഷത്തേക്ക് അടയ്ക്കുന്നു
door-draining-text = ഉടൻ വീണ്ടും തുറക്കും.
door-other = നിങ്ങൾ ഈ മേശയിലില്ല
door-other-text = സെർവർ പറഞ്ഞത്: { $code }

## Waiting room

waiting-for-people = { $count } സീറ്റ് ഒഴിവുണ്ട്
waiting-guest = എല്ലാ സീറ്റും നിറഞ്ഞാൽ { $host } തുടങ്ങും.
shuffling = നീതിയോടെ കശക്കുന്നു…
waiting-share = ലിങ്ക് അയയ്ക്കുക, അല്ലെങ്കിൽ ബോട്ടുകൾ.
all-seated = എല്ലാവരും ഇരുന്നു
all-seated-host = ഇഷ്ടമുള്ളപ്പോൾ തുടങ്ങാം.
all-seated-guest = { $host } തുടങ്ങും.
no-host = ഹോസ്റ്റ്
start = തുടങ്ങുക
wait-for-start = { $host } തുടങ്ങും
ready = ഞാൻ തയ്യാർ
not-ready = തയ്യാറായിട്ടില്ല
is-ready = തയ്യാർ
invite = ക്ഷണിക്കുക
invite-people = ആളുകളെ ക്ഷണിക്കുക
add-bots = ബോട്ടുകൾ ചേർക്കുക
you = നിങ്ങൾ
seat-open = ഒഴിവ്
seat-number = സീറ്റ് { $number }:
seat-away = ഇവിടെയില്ല
seat-host = ഹോസ്റ്റ്
seat-title = സീറ്റ് { $number }
sit-here = ഇവിടെ ഇരിക്കുക
add-bot = ഒരു ബോട്ടിനെ ചേർക്കുക
remove-bot = ബോട്ടിനെ പറഞ്ഞയയ്ക്കുക
swap-places = { $name } മായി സ്ഥലം മാറുക
swap-asked = { $name } നിങ്ങളുടെ സീറ്റ് ആഗ്രഹിക്കുന്നു.
swap-agree = സ്ഥലം മാറുക
swap-wish = സ്ഥലം മാറാൻ ചോദിച്ചു: { $name }.
make-host = ഹോസ്റ്റാക്കുക: { $name }
kick = നീക്കുക: { $name }
kick-sure = ഈ മേശയിൽനിന്ന് നീക്കണോ: { $name }?
remove-watch = കാണികളിലേക്ക്
remove-watch-is = ഇനി കാണുക മാത്രം: { $name }.
remove-out = പുറത്ത്
remove-out-is = മേശ വിടും, മടങ്ങിവരാം: { $name }.
remove-ban = എന്നേക്കുമായി പുറത്ത്
remove-ban-is = പിന്നെ ഈ മേശയിലേക്ക് മടങ്ങാനാകില്ല: { $name }.
removed-list = നീക്കിയവർ
undo = തിരിച്ചെടുക്കുക
did-came = { $with ->
    [bot] { $bot } ഇരുന്നിടത്ത് ഇനി { $name }.
   *[none] { $name } ഇരുന്നു.
}
did-left = { $with ->
    [bot] { $name } പോയി. { $bot } തുടർന്ന് കളിക്കും.
   *[none] { $name } പോയി.
}
did-stood = { $name } എഴുന്നേറ്റു.
did-gone = { $name } ഏറെ നേരമായി ഇല്ല. സീറ്റ് ഒഴിവാണ്.
did-waits = അടുത്ത വിളമ്പലിൽ { $bot } മാറി { $name } കളിക്കും.
did-plays = { $name } ഇനി കളിക്കുന്നു.
did-away = { $name } മാറി; ബോട്ട് കളിക്കുന്നു.
did-back = { $name } തിരിച്ചെത്തി.
did-host = ഇനി ഹോസ്റ്റ് { $name }.
did-game = { $name } തിരഞ്ഞെടുത്തത്: { $game }.
did-rules = { $name } നിയമം മാറ്റി.
did-watch = { $by } കാണികളിലേക്ക് മാറ്റി: { $name }.
did-out = { $by } നീക്കി: { $name }.
did-ban = { $by } എന്നേക്കുമായി നീക്കി: { $name }.
did-restored = { $by } തിരിച്ചെടുത്തു: { $name } വരാം.
did-lost = ബന്ധം മുറിഞ്ഞു: { $name }.
did-online = വീണ്ടും ബന്ധമായി: { $name }.
did-host-you = ഇനി ഹോസ്റ്റ് നിങ്ങളാണ്.
did-watch-you = { $by } നിങ്ങളെ കാണികളിലേക്ക് മാറ്റി.
did-restored-you = { $by } തിരിച്ചെടുത്തു. സ്വാഗതം!
mute = നിശ്ശബ്ദമാക്കുക: { $name }
unmute = വീണ്ടും കേൾക്കുക: { $name }
change-game = കളിയോ നിയമങ്ങളോ മാറ്റുക
change-title = അടുത്തതായി കളിക്കുന്നത്
change-text = എല്ലാവരും സീറ്റിൽ തുടരും. മാറ്റങ്ങൾ അടുത്ത കളി മുതൽ.
change-do = ഇത് കളിക്കാം
game = കളി
password-remove = ഇനി പാസ്‌വേഡ് വേണ്ട
invite-title = ആളുകളെ ക്ഷണിക്കുക
invite-text = ഈ ലിങ്ക് തുറക്കുന്നയാൾക്ക് സീറ്റുണ്ട്.
invite-qr = ക്യാമറയ്ക്കുള്ള കോഡായി ലിങ്ക്
invite-code = അല്ലെങ്കിൽ കോഡ് കൊടുക്കുക
invite-message = { -brand }-ൽ { $game }: കളിക്കാൻ വരൂ
share-link = പങ്കിടുക
copy-link = ലിങ്ക് പകർത്തുക
copied = ലിങ്ക് പകർത്തി
cannot-copy = കൈകൊണ്ട് പകർത്തുക: { $link }
rules-of-table = ഈ മേശയുടെ നിയമങ്ങൾ
rules-standard = സാധാരണ നിയമങ്ങൾ, മാറ്റമില്ല.
stand-up = എഴുന്നേറ്റ് കാണുക
leave-table = മേശ വിടുക
leave-sure = മേശ വിടണോ?
leave-sure-text = നിങ്ങളുടെ സീറ്റ് ബോട്ടിനോ മറ്റൊരാൾക്കോ പോകും.
stay = തുടരുക
start-page = ആദ്യപേജ്

## Chat

chat-title = ചാറ്റ്
chat-empty = ഇതുവരെ ഒന്നും പറഞ്ഞിട്ടില്ല.
chat-spectators = കാണുന്നവർ മാത്രമേ നിങ്ങളെ കേൾക്കൂ.
chat-placeholder = എന്തെങ്കിലും പറയൂ
chat-send = അയയ്ക്കുക
chat-line = { $name }: { $text }
chat-line-to = { $name }, { $to }-നോട്: { $text }
phrase-hello = നമസ്കാരം!
phrase-well_played = നന്നായി കളിച്ചു!
phrase-thanks = നന്ദി!
phrase-sorry = ക്ഷമിക്കണം!
phrase-hurry = ഒന്നു വേഗം, ദയവായി
phrase-one_more = ഒന്നുകൂടി!
reaction-laugh = ചിരി
reaction-wow = അത്ഭുതം
reaction-cry = കരച്ചിൽ
reaction-angry = ദേഷ്യം
reaction-clap = കൈയടി
reaction-heart = ഹൃദയം
reaction-donkey = കഴുത
reaction-fire = തീ
reaction-rose = റോസാപ്പൂ
reaction-chilli = മുളക്
quick-phrases = ഒരുക്കിവച്ച വാക്യങ്ങൾ
reactions = പ്രതികരണങ്ങൾ
react = നിങ്ങളുടെ ഭാവം കാണിക്കൂ
react-throw = എറിയാൻ ഒരു മുഖത്ത് തൊടൂ
react-at = എറിയൂ: { $name }

## Nowhere

nowhere-title = ഇവിടെ ഒന്നുമില്ല
nowhere-text = ഈ വിലാസത്തിൽ ആരും മേശ ഒരുക്കിയിട്ടില്ല.

## A player

me-title = നിങ്ങളുടെ കളികൾ
me-rename = പേര് മാറ്റുക
me-games = നിങ്ങൾ കളിച്ച കളികൾ
me-no-games = ഇതുവരെയില്ല. ഒരു കളി അവസാനം വരെ കളിച്ചാൽ ഇവിടെ കാണാം.
me-place = { $seats } പേരിൽ സ്ഥാനം { $place }
me-ratings = റേറ്റിങ്
rating-provisional = താത്കാലികം
rating = { $games } കളിക്കു ശേഷം { NUMBER($rating, maximumFractionDigits: 1) }
me-device = മറ്റൊരു ഉപകരണത്തിൽ
me-device-text = വീണ്ടെടുക്കൽ കോഡുകൊണ്ട് മറ്റൊരു ഉപകരണത്തിൽ പ്രവേശിക്കാം: നിങ്ങളുടെ സീറ്റുകളും കളികളും റേറ്റിങ്ങും സഹിതം.
me-code-make = വീണ്ടെടുക്കൽ കോഡ് ഉണ്ടാക്കുക
me-code-once = ഇത് ഇപ്പോൾ മാത്രം കാണിക്കും, ഒരിക്കൽ മാത്രം ഉപയോഗിക്കാം. ഇതുള്ളയാൾക്ക് നിങ്ങളായി പ്രവേശിക്കാം, ആരോടും പറയരുത്. മുമ്പത്തെ കോഡുകൾ ഇനി പ്രവർത്തിക്കില്ല.
me-code-have = മറ്റേ ഉപകരണത്തിലെ കോഡ്
me-code-use = ഉപയോഗിക്കുക
me-recovered = ഈ ഉപകരണത്തിലും നിങ്ങൾ { $name } ആണ്.
copy-code = കോഡ് പകർത്തുക
code-copied = കോഡ് പകർത്തി
best-title = { $game }: മികച്ചവർ
best-none = ആർക്കും റേറ്റിങ് ആയിട്ടില്ല. ആളുകൾ തമ്മിലുള്ള കളികൾ മാത്രം എണ്ണും; ബോട്ടുകളോടുള്ളത് എണ്ണില്ല.
best-how = റേറ്റിങ് ശ്രദ്ധയോടെയുള്ള ഒരു ഊഹമാണ്, അതു ശരിവയ്ക്കുന്ന ഓരോ കളിയിലും വളരും. 3 വ്യത്യസ്ത ആളുകളോട് 5 റേറ്റഡ് കളികൾ കഴിഞ്ഞാൽ നിങ്ങൾ പട്ടികയിലുണ്ടാകും.

invite-code-knock = ഈ മേശ പട്ടികയിലില്ല. ചെറിയ കോഡ് എഴുതുന്നവർ മുട്ടും, നിങ്ങൾ അകത്തേക്കു വിടും.
pause-ask = ഇടവേള (അത്താഴം)
pause-end = തുടരൂ
pause-not = ഇടവേള വേണ്ട
pause-agree = സമ്മതം
paused = ഇടവേള. ഘടികാരം ഓടുന്നില്ല, ഇരിപ്പിടങ്ങൾ മാറില്ല.
pause-wish = { $names } ഒരു ഇടവേള ചോദിക്കുന്നു.
pause-waits = നിങ്ങൾ ഇടവേള ചോദിച്ചു. മറ്റുള്ളവർ സമ്മതിക്കണം.
holiday = മാറിനിൽക്കുന്നു
holiday-days = { $days } ദിവസം
holiday-end = ഞാൻ തിരിച്ചെത്തി
close-table = മേശ അടയ്ക്കൂ
close-sure = മേശയും കണക്കും ലിങ്കും പോകും. രേഖകൾ നിലനിൽക്കും.
knocks = { $name } മുട്ടുന്നു
knock-admit = അകത്തേക്ക്
knock-deny = ഇപ്പോൾ വേണ്ട
knock-title = ഈ മേശ പട്ടികയിലില്ല
knock-text = കോഡ് നിങ്ങളുടെ പക്കലുണ്ട്. മുട്ടൂ, നിങ്ങൾ ആരെന്ന് ഹോസ്റ്റ് കാണും.
knock-waits = നിങ്ങൾ മുട്ടി. ഹോസ്റ്റിനോടു ചോദിക്കുന്നു.
knock = മുട്ടൂ
door-nobody_home = വീട്ടിൽ ആരുമില്ല
door-nobody_home-text = അകത്തു കയറ്റാൻ ആരുമില്ല. ലിങ്ക് ചോദിക്കൂ, അല്ലെങ്കിൽ പിന്നെ വരൂ.
door-sent_off = ഇപ്പോൾ വേണ്ട
door-sent_off-text = ഹോസ്റ്റ് നിങ്ങളെ അകത്തു കയറ്റിയില്ല.
table-people = ഈ മേശയിലുള്ളവർ
table-wins = { $wins } ജയം
table-ended = അവസാന ഫലങ്ങൾ
table-won = ജയിച്ചു, { $day }
table-turn = ഊഴം: { $names }
did-paused = മേശ ഇടവേളയിൽ.
did-resumed = കളി തുടരുന്നു.
did-holiday = { $name } അവധിയിലാണ്.
did-returned = { $name } അവധി കഴിഞ്ഞെത്തി.

# without a network
pocket-title = ഓഫ്‌ലൈനായി കളിക്കുക
pocket-text = എല്ലാ കളികളും ബോട്ടുകളും പാഠങ്ങളും അവലോകനങ്ങളും ഈ ഉപകരണത്തിൽ, നെറ്റ്‌വർക്ക് ഇല്ലാതെയും. ഇതിന് { $disk } MB വേണം; എപ്പോൾ വേണമെങ്കിലും നീക്കാം.
pocket-load = ഡൗൺലോഡ് ചെയ്യുക ({ $mb } MB)
pocket-loading = { $percent } % കിട്ടി
pocket-failed = ഡൗൺലോഡ് നിന്നുപോയി. കിട്ടിയത് അവിടെയുണ്ട്: വീണ്ടും ശ്രമിക്കുക.
pocket-ready = തയ്യാർ. ബോട്ടുകളുമായുള്ള കളികൾ ഇനി ഈ ഉപകരണത്തിൽ, നെറ്റ്‌വർക്ക് ഇല്ലാതെയും.
pocket-remove = നീക്കുക ({ $disk } MB ഒഴിയും)
pocket-removed = നീക്കി. നിങ്ങളുടെ കളികൾ അവിടെയുണ്ട്.
pocket-starting = ഒരു നിമിഷം: ഈ ഉപകരണത്തിൽ ചീട്ടുകൾ കശക്കുന്നു.
pocket-friends = കൂട്ടുകാരോടൊപ്പം കളിക്കാൻ നെറ്റ്‌വർക്ക് വേണം.
pocket-send = { $count ->
    [one] ഈ ഉപകരണത്തിലെ കളി ഈ ഹൗസിലേക്ക് അയയ്ക്കുക
   *[other] ഈ ഉപകരണത്തിലെ { $count } കളികൾ ഈ ഹൗസിലേക്ക് അയയ്ക്കുക
}
pocket-sent = അയച്ചു: അവ നിങ്ങളുടെ കളികളിലുണ്ട്.
pocket-mark = ഓഫ്‌ലൈൻ
pocket-only = ഈ മേശ ഈ ഉപകരണത്തിലാണ്: മറ്റാർക്കും വരാനാവില്ല.
pocket-meanwhile = അതുവരെ ഇവിടെ കളിക്കുക
drop-title = റെക്കോർഡ് തുറക്കുക
drop-text = ഏത് ഹൗസിലെയും റെക്കോർഡ് ഫയൽ (.cgn) ഇവിടെ വീണ്ടും കാണാം, പരിശോധിക്കാം: തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഇവിടെ ഇടുക.
drop-bad = ഈ ഫയൽ വീണ്ടും കാണാവുന്ന റെക്കോർഡല്ല: { $text }
drop-large = ഈ ഫയൽ ഒരു റെക്കോർഡിന് വളരെ വലുതാണ്.

# ഒരാൾക്ക് സഹായം
help-title = ഒരാൾക്ക് സഹായം
help-text = കുട്ടിക്കോ മുതിർന്നവർക്കോ വേണ്ടവർക്കോ. ഇവിടെ ഇരിക്കുന്ന എല്ലാവരും സമ്മതിക്കണം, എല്ലാവർക്കും കാണാം, സഹായം കിട്ടുന്നയാൾക്ക് മത്സരം റേറ്റ് ചെയ്യില്ല.
help-for = ആർക്ക്
help-time = കൂടുതൽ സമയം
help-time-help = ഓരോ തീരുമാനത്തിനും ഇരട്ടി സമയം.
help-hints = സൂചനകൾ
help-hints-help = ഈ മേശയിൽ ഇല്ലെങ്കിലും സൂചനകൾ.
help-memory = ഓർമ്മ സഹായം
help-memory-help = കണ്ട ചീട്ടുകൾ മങ്ങിയതായി കാണാം.
help-ask = മേശയോട് ചോദിക്കുക
help-end = ഇനി സഹായം വേണ്ട
help-waits = മറുപടി കാക്കുന്നു: { $names }.
help-wish = സഹായം കൊടുക്കട്ടെ? { $name }: { $helps }
help-no = വേണ്ട
help-has = സഹായമുണ്ട്
help-with = കൂടെ: { $name }
help-beside = നിങ്ങളോടൊപ്പം നോക്കുന്നയാൾ
help-beside-text = അവർ നിങ്ങളുടെ ചീട്ട് കാണും, ചൂണ്ടിക്കാണിക്കും. എല്ലാവർക്കും അത് കാണാം, നിങ്ങളുടെ മത്സരം റേറ്റ് ചെയ്യില്ല.
help-nobody = ഈ മേശ ആരും കാണുന്നില്ല. അവർ ലിങ്ക് തുറന്ന് കാണാൻ തിരഞ്ഞെടുക്കട്ടെ.
help-let = നോക്കട്ടെ
help-looks = { $name } നിങ്ങളുടെ ചീട്ടുകൾ നോക്കുന്നു.
help-stop = നിർത്തുക
help-you-look = നിങ്ങൾ ചീട്ടുകൾ നോക്കുന്നു: { $name }. ചൂണ്ടാൻ ഒന്നിൽ തൊടുക.
help-points = { $name } ചൂണ്ടുന്നു: { $card }
did-eased = { $name }: ഇപ്പോൾ സഹായമുണ്ട്.
did-uneased = { $name } സഹായമില്ലാതെ കളിക്കുന്നു.
did-beside = { $name } ചീട്ടുകൾ നോക്കുന്നു: { $by }.
did-alone = { $name } ഇനി ചീട്ടുകൾ നോക്കുന്നില്ല: { $by }.
