# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = അടയ്ക്കുക
cancel = വേണ്ട
back-home = തുടക്കത്തിലേക്ക്
retry = വീണ്ടും ശ്രമിക്കുക
loading = ഒരു നിമിഷം…
offline = സെർവറിൽ എത്താനാകുന്നില്ല.
fresh = പുതിയ പതിപ്പ് ഉണ്ട്.
fresh-take = ലോഡ് ചെയ്യുക
fresh-later = പിന്നീട്
optional = നിർബന്ധമല്ല

## Games

game-thulla-title = തുള്ള
game-kazhutha-title = കഴുതക്കളി
game-dalmuti-title = ഗ്രേറ്റ് ഡാൽമുതി
game-tincholi-title = ടിഞ്ചോളി
game-liap_tui-title = ലിയാപ് തുയി
game-thulla-line = അതേ ചിഹ്നം ഇടുക. വെട്ടിയാൽ ഏറ്റവും വലിയതിട്ടയാൾ എടുക്കും.
game-kazhutha-line = അവസാനം ചീട്ട് കൈയിലുള്ളയാൾ കഴുത.
game-dalmuti-line = സെറ്റുകൾ ഒഴിവാക്കി രാജസഭയിൽ കയറുക.
game-tincholi-line = നാല് ചീട്ടുകൾ ഓർക്കുക. ഏറ്റവും കുറവിൽ കട്ട് ചെയ്യുക.
game-liap_tui-line = എത്ര കെട്ട് കിട്ടുമെന്ന് പറയുക, അത്രതന്നെ നേടുക.
players = { $from } മുതൽ { $to } വരെ കളിക്കാർ
players-exactly = { $count } കളിക്കാർ
best-with = { $from } മുതൽ { $to } വരെ പേരെങ്കിൽ ഏറ്റവും രസം
best-with-exactly = { $count } പേരെങ്കിൽ ഏറ്റവും രസം

## Home

offline-title = നിങ്ങൾ ഓഫ്‌ലൈനാണ്
offline-text = നിയമങ്ങളും ക്രമീകരണങ്ങളും ഇവിടെ മുമ്പ് തുറന്ന പാഠങ്ങളും ഭാഷകളും ലഭ്യമാണ്. നിങ്ങളുടെ സീറ്റുകൾ സൂക്ഷിച്ചിട്ടുണ്ട്; കളിക്കാൻ കണക്ഷൻ വേണം.
slogan = നിങ്ങളുടെ കുടുംബം
slogan-end = കളിച്ചുവളർന്ന ചീട്ടുമേശ.
slogan-about = വീട്ടിലെ കളികൾ. അക്കൗണ്ട് വേണ്ട, ആപ്പ് വേണ്ട: കോഡ് പങ്കിടൂ, ഇരിക്കൂ.
play-friends = കൂട്ടുകാരോടൊപ്പം കളിക്കുക
play-bots = ബോട്ടുകളോട് കളിക്കുക
which-game = ഏത് കളി?
games = കളികൾ
have-a-code = മേശയുടെ കോഡ് ഉണ്ടോ?
code-example = ഉദാ. mango-river-42
code-wrong = { $code } എന്ന മേശയില്ല. അത് അടച്ചിരിക്കാം.
code-part = കോഡ് രണ്ടു വാക്കും ഒരു സംഖ്യയുമാണ്, ഉദാ. mango-river-42.
code-meant = ഇതാണോ ഉദ്ദേശിച്ചത്:
code-later = തെറ്റായ കോഡുകൾ കൂടുതലായി. { $seconds } സെക്കൻഡ് കഴിഞ്ഞ് ശ്രമിക്കുക.
join = ചേരുക
rejoin-title = നിങ്ങളുടെ മേശ കാത്തിരിക്കുന്നു
rejoin-others = നിങ്ങളുടെ മറ്റു മേശകൾ: { $count }
rejoin-turn = നിങ്ങളുടെ ഊഴം
rejoin-left = നിങ്ങളുടെ ഊഴം · { $time } ബാക്കി
rejoin-over = കളി കഴിഞ്ഞു, മറ്റുള്ളവർ അവിടെയുണ്ട്
time-days = { $days } ദിവസം
time-hours = { $hours } മണിക്കൂർ
open-tables = തുറന്ന മേശകൾ
table-of = മേശ: { $host }
seats-free = { $free } സീറ്റ് ഒഴിവ്
new-table = പുതിയ മേശ ഒരുക്കുക
new-table-line = നിങ്ങളുടെ ആളുകൾക്കായി
no-open-tables = ഇപ്പോൾ എല്ലാവർക്കുമായി തുറന്ന മേശയില്ല.
won-tonight = ഇന്നത്തെ ജയങ്ങൾ
open-table-line = { $people } · { $free ->
    [0] നിറഞ്ഞു
    *[other] { $free } സീറ്റ് ഒഴിവ്
}
nobody-yet = ആരും ആയിട്ടില്ല
watch = കാണുക
your-name = നിങ്ങളുടെ പേര്
you-are = നിങ്ങൾ { $name }
no-name-yet = പേര്
your-face = നിങ്ങളുടെ മുഖം
your-games = നിങ്ങളുടെ കളികൾ
best-players = മികച്ച കളിക്കാർ
install = ഹോം സ്ക്രീനിൽ ചേർക്കുക
install-by-hand = ഹോം സ്ക്രീനിൽ ചേർക്കാൻ: പങ്കിടുക, പിന്നെ “Add to Home Screen”.

## Language

language = ഭാഷ
language-draft = കരട്
language-drafts = കരടുകൾ ആ ഭാഷ മാതൃഭാഷയായ ഒരാൾ വായിക്കാൻ കാത്തിരിക്കുന്നു.
language-offline = { $language } ഈ ഉപകരണത്തിൽ ഇതുവരെ ഇല്ല. ഒരിക്കൽ കണക്ഷനോടെ തിരഞ്ഞെടുക്കുക; പിന്നെ ഓഫ്‌ലൈനിലും കിട്ടും.

## Name

name-title = നിങ്ങളെ എന്തു വിളിക്കണം?
name-hint = മേശയിലെ മറ്റുള്ളവർ ഇത് കാണും. അക്കൗണ്ട് വേണ്ട, പാസ്‌വേഡ് വേണ്ട.
name-save = സൂക്ഷിക്കുക
name-sit = ഇരിക്കുക
guest = അതിഥി

## Settings

settings = ക്രമീകരണങ്ങൾ
setting-theme = വെളിച്ചം
setting-theme-lamp = ഇരുണ്ടത്
setting-theme-daylight = തെളിഞ്ഞത്
setting-theme-system = സിസ്റ്റം
setting-deck = ചിഹ്നങ്ങളുടെ നിറങ്ങൾ
setting-deck-two = രണ്ട്
setting-deck-four = നാല്
setting-text = അക്ഷരവലുപ്പം
setting-text-normal = സാധാരണ
setting-text-large = വലുത്
setting-text-larger = കൂടുതൽ വലുത്
setting-index = ചീട്ടിലെ അക്കം
setting-index-normal = സാധാരണ
setting-index-large = വലുത്
setting-index-jumbo = വളരെ വലുത്
setting-motion = ചലനം
setting-motion-full = മുഴുവൻ
setting-motion-reduced = കുറച്ച്
setting-motion-system = സിസ്റ്റം
setting-hand = ബട്ടണുകൾ
setting-hand-right = വലംകൈ
setting-hand-left = ഇടംകൈ
setting-pieces = ലിയാപ് തുയി കരുക്കൾ
setting-pieces-glyphs = ചൈനീസ്
setting-pieces-letters = അക്ഷരങ്ങൾ
notices = എന്റെ ഊഴമാകുമ്പോൾ അറിയിക്കുക
notices-help = മറ്റെന്തെങ്കിലും നോക്കുമ്പോൾ അറിയിപ്പ് വഴി.
notices-refused = ബ്രൗസർ അനുവദിക്കുന്നില്ല. ഈ പേജിനുള്ള അതിന്റെ ക്രമീകരണങ്ങളിൽ മാറ്റാം.
settings-device = ഈ ഉപകരണത്തിൽ മാത്രം സൂക്ഷിക്കുന്നു.
learn-home = { $game } പഠനം തുടരുക: { $of }-ൽ { $done }
day = ഇന്നത്തെ വിതരണം

## Circles

circle-make = കൂട്ടം ഉണ്ടാക്കുക
circle-make-text = എല്ലാവർക്കും ഒരു ലിങ്ക്: മേശകൾ, നിയമങ്ങൾ, പുസ്തകം.
won-in-all = ഇതുവരെ ജയം
house-private = ഈ വീട് സ്വകാര്യമാണ്
house-private-text = കൂട്ടത്തിലുള്ളവർക്ക് കളിക്കാം; വീടിന്റെ താക്കോൽ ഉള്ളവർക്കും.
house-key = വീടിന്റെ താക്കോൽ

# without a network
pocket-offer = ഓഫ്‌ലൈനായി കളിക്കുക ({ $mb } MB)
pocket-alone = നെറ്റ്‌വർക്ക് ഇല്ല: ഈ ഉപകരണത്തിൽ ബോട്ടുകളുമായി കളിക്കുന്നു.
demo-note = സെർവർ ഇല്ലാത്ത ഡെമോ ആണിത്: ബോട്ടുകളുമായി കളിക്കാം, പഠിക്കാം, റെക്കോർഡുകൾ വീണ്ടും കാണാം, പരിശോധിക്കാം. കൂട്ടുകാർക്കും തുറന്ന മേശകൾക്കും റേറ്റിങ്ങിനും യഥാർഥ വീട് വേണം.
