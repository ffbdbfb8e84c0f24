# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The table of any game: cards, prompts, buttons, the log.

table-region = മേശ
table-seats = കളിക്കാർ
actions = നിങ്ങൾക്ക് ചെയ്യാവുന്നത്
log = നടന്നത്
log-empty = ഇതുവരെ ഒന്നുമില്ല.
log-hold = അമർത്തിപ്പിടിക്കുക: കഴിഞ്ഞ പിടി. തൊടുക: നടന്നത്.
log-away = കണക്ഷൻ അല്പനേരം നഷ്ടപ്പെട്ടു.
last-none = ഇതിനു മുമ്പ് പിടിയില്ല.
drop-here = ഇവിടെ ഇടുക
sort = കൈ അടുക്കുക: { $by }
sort-suit = ചിഹ്നമനുസരിച്ച്
sort-rank = വലുപ്പമനുസരിച്ച്
sort-own = നിങ്ങൾ വച്ചതുപോലെ
hint = സൂചന
type-move = നീക്കം ടൈപ്പ് ചെയ്യുക
type-move-example = 7h, 3x9, 9 9 j, pass, d3
your-hand = നിങ്ങളുടെ കൈ, { $count } ചീട്ട്
your-stack = { $count } ചീട്ട് നിങ്ങളുടെ മുന്നിൽ കമിഴ്ത്തി വച്ചിരിക്കുന്നു.

## Cards

card-name = { $suit } { $rank }
card-joker = ജോക്കർ
card-hidden = കമിഴ്ത്തിയത്
card-playable = ഇടാവുന്നത്
card-not-playable = ഇപ്പോൾ ഇടാനാകില്ല
card-refused = ഇടാനാകില്ല: { $reason }
card-points = വില { $points }
card-new = പുതിയത്
card-premoved = നിങ്ങളുടെ ഊഴത്തിൽ ഇടും
card-place = { $of }-ൽ { $at }
card-by = { $name }: { $card }
card-ace-of-spades = ഇസ്പേഡ് ഏസ്
rank-A = ഏസ്
rank-J = ജാക്ക്
rank-Q = റാണി
rank-K = രാജാവ്
suit-clubs = ക്ലാവർ
suit-diamonds = ഡൈമൺ
suit-hearts = ആഡ്യൻ
suit-spades = ഇസ്പേഡ്
slot-own = സ്ഥാനം { $at }
slot-yours = നിങ്ങളുടെ സ്ഥാനം { $at }
slot-of = { $name }: സ്ഥാനം { $at }
you-inside = നിങ്ങൾ

## Piles

pile-open = മേശപ്പുറത്ത്
pile-gone = { $count } പോയി
pile-won = { $count } കളിച്ചു
pile-stock = എടുക്കുക
pile-discard = കളഞ്ഞത്
pile-drawn = എടുത്തത്
pile-empty = ശൂന്യം

## Seats

pod-bot = ബോട്ട് { $number }
pod-away = ഇല്ല · ബോട്ട് കളിക്കുന്നു
pod-next = അടുത്തത്: { $name }
pod-program = പ്രോഗ്രാം
pod-program-is = ഇവിടെ ഒരു പ്രോഗ്രാമാണ് കളിക്കുന്നത്. അതിന്റെ ഫലങ്ങൾക്ക് റേറ്റിങ്ങില്ല.
takes-over = അടുത്ത വിതരണത്തിൽ { $name } ഏറ്റെടുക്കും.
take-over = അടുത്ത വിതരണത്തിൽ ഏറ്റെടുക്കുക
take-over-not = കണ്ടുകൊണ്ടിരിക്കുക
you-take-over = അടുത്ത വിതരണത്തിൽ നിങ്ങൾ ഏറ്റെടുക്കും.
pod-lost = ഇവിടെയില്ല
pod-here = ഇവിടെയുണ്ട്
pod-is-bot = ബോട്ട് · { $level }
pod-history = ഈ കളിയിൽ
pod-cards = { $count } ചീട്ട്
pod-score = { $score } പോയിന്റ്
pod-to-move = ഊഴം

## Prompt

prompt-your-turn = നിങ്ങളുടെ ഊഴം
prompt-waiting = { $count ->
    [one] { $names } കളിക്കുന്നു
    *[other] { $names } കളിക്കാൻ കാത്തിരിക്കുന്നു
}
prompt-dealing = ചീട്ട് വിതരണം ചെയ്യുന്നു…
prompt-asking = എല്ലാവരും ചീട്ട് നോക്കുന്നു…
prompt-next = ഒരു നിമിഷം…
prompt-then = അടുത്തത്: { $names }
prompt-pause = എല്ലാവരും കണ്ടാൽ തുടരും.
prompt-early-pass = പിടി തീരും വരെ നിങ്ങൾ പാസ് പറയും.
prompt-over = കളി തീർന്നു
prompt-missing = { $count } എണ്ണം കൂടി തിരഞ്ഞെടുക്കുക
prompt-missing-slots = { $count } സ്ഥാനം കൂടി തിരഞ്ഞെടുക്കുക
prompt-away = നിങ്ങൾക്കുവേണ്ടി ബോട്ട് കളിക്കുന്നു
prompt-away-is = “ഞാൻ വന്നു” തൊട്ടാൽ തുടരാം.
prompt-sent = ഒരു നിമിഷം…
prompt-only = ഇടാവുന്ന ഒരേയൊരു ചീട്ടാണിത്.
prompt-premove = നിങ്ങളുടെ ഊഴത്തിൽ, പറ്റുമെങ്കിൽ { $cards } ഇടും.
prompt-reconnecting = വീണ്ടും ബന്ധിപ്പിക്കുന്നു…
prompt-no-line = കണക്ഷൻ വന്നാൽ വീണ്ടും കാണാം.
prompt-seat-kept-for = നിങ്ങളുടെ സീറ്റ് സൂക്ഷിച്ചിട്ടുണ്ട്. നിങ്ങളുടെ ഊഴമെങ്കിൽ { $time } കഴിഞ്ഞ് ബോട്ട് കളിക്കും.
prompt-seat-kept = നിങ്ങളുടെ സീറ്റ് സൂക്ഷിച്ചിട്ടുണ്ട്. അതുവരെ ബോട്ട് കളിക്കും.
prompt-unanswered = കണക്ഷനില്ല. അതു വന്നാൽ { $move } വീണ്ടും അയയ്ക്കും.
prompt-offline = അയച്ചില്ല: കണക്ഷനില്ല. അല്പം കഴിഞ്ഞ് ശ്രമിക്കുക.
say-playable = ഇടാവുന്നത് { $count } ചീട്ട്
say-seconds = { $count } സെക്കൻഡ്
say-left = { $count } സെക്കൻഡ് ബാക്കി
say-table = മേശപ്പുറത്ത്: { $cards }
say-table-empty = മേശപ്പുറത്ത് ഒന്നുമില്ല
say-hand = നിങ്ങളുടെ കൈ: { $cards }
say-to-move = ഊഴം: { $names }
say-choices = { $count } വഴികൾ

## Buttons

act-play = { $cards } ഇടുക
act-pass = പാസ്
act-draw = എടുക്കുക
act-take = { $card } എടുക്കുക
act-drop = { $card } കളയുക
act-keep = { $slot }-ൽ വയ്ക്കുക
act-pair = { $slot }, { $other } കളയുക
act-look = { $slot }, { $other } നോക്കുക
act-peek = { $slot } നോക്കുക
act-swap = { $slot }, { $other } മാറ്റുക
act-cut = കട്ട്
act-redeal = വീണ്ടും വിതരണം
act-stay = ഇതു മതി
act-revolution = വിപ്ലവം!
act-quiet = മിണ്ടാതിരിക്കുക
act-give = { $cards } കൊടുക്കുക
act-flip = നിങ്ങളുടെ ചീട്ട് മലർത്തുക
act-wait = നിങ്ങളുടെ ഊഴമല്ല
act-sending = അയയ്ക്കുന്നു…
act-not-so = ഇങ്ങനെ കളിക്കാനാകില്ല
act-choose = തിരഞ്ഞെടുക്കുക
act-choose-card = ഒരു ചീട്ട് തിരഞ്ഞെടുക്കുക
act-choose-cards = ചീട്ടുകൾ തിരഞ്ഞെടുക്കുക
act-choose-slot = ഒരു സ്ഥാനം തിരഞ്ഞെടുക്കുക
act-choose-number = ഒരു സംഖ്യ തിരഞ്ഞെടുക്കുക
act-no-set = ഇതിനെ ജയിക്കാനൊന്നുമില്ല
act-clear = മായ്ക്കുക
act-back = ഞാൻ വന്നു
act-go-on = { $of ->
    [one] തുടരുക
    *[other] തുടരുക · { $count }/{ $of }
}
act-went-on = മറ്റുള്ളവരെ കാക്കുന്നു
act-looked = ഞാൻ നോക്കി
act-early-pass = ഈ പിടിയിൽ പാസ്

## What happened

news-play = { $hidden ->
    [yes] { $seat } കമിഴ്ത്തി ഇട്ടു
    *[no] { $seat } { $cards } ഇട്ടു
}
for-you-clock-play = സമയം കഴിഞ്ഞു: നിങ്ങൾക്കുവേണ്ടി { $cards } ഇട്ടു
for-you-clock = സമയം കഴിഞ്ഞു, നിങ്ങൾക്കുവേണ്ടി ഇത് ചെയ്തു: { $text }
for-you-bot-play = ബോട്ട് നിങ്ങൾക്കുവേണ്ടി { $cards } ഇട്ടു
for-you-bot = ബോട്ട് നിങ്ങൾക്കുവേണ്ടി ഇത് ചെയ്തു: { $text }
news-pass = { $seat } പാസ്
news-deal = വട്ടം { $round } വിതരണം ചെയ്തു. ആദ്യം: { $starter }.
news-clean = എല്ലാവരും അതേ ചിഹ്നമിട്ടു. ഏറ്റവും വലുത്: { $seat }.
news-spoiled = ആദ്യ പിടി വെട്ടി: അതു മാറ്റിവച്ചു. വീണ്ടും ഇറക്കുന്നത്: { $seat }.
news-cut = { $seat } വെട്ടി: ഏറ്റവും വലുതിട്ട { $taker } { $count } ചീട്ട് എടുത്തു.
news-safe = { $seat } സുരക്ഷിതം, സ്ഥാനം { $place }.
news-out = { $seat } തീർത്തു, സ്ഥാനം { $place }.
news-game_over = { $some ->
    [yes] കളി തീർന്നു. തോറ്റത്: { $losers }.
    *[no] കളി തീർന്നു.
}
news-trick = { $seat } പിടി നേടി.
news-round_over = വട്ടം തീർന്നു.
news-hand_over = വട്ടം തീർന്നു.
news-reshuffle = കളഞ്ഞ കെട്ട് കശക്കി.

## Rounds and results

round-over = ഇപ്പോഴത്തെ നില
round-player = പേര്
round-points = ഇത്തവണ
round-total = ആകെ
score-sheet = ഓരോ വട്ടത്തിലെയും പോയിന്റ്
score-sheet-hand = വട്ടം
results-winner = { $you ->
    [yes] നിങ്ങൾ ജയിച്ചു!
    *[no] { $count ->
    [one] { $names } ജയിച്ചു
    *[other] { $names } ഒന്നാം സ്ഥാനം പങ്കിട്ടു
    }
}
results-stalemate = തുടർച്ചയായി ഏറെ വെട്ടുകൾ: സമനില.
results-wins = ഇന്ന് { $count } ജയം
results-losses = ഇന്ന് { $count } തോൽവി
results-rematch = { $of ->
    [one] വീണ്ടും കളി
    *[other] വീണ്ടും കളി · { $ready }/{ $of } തയ്യാർ
}
results-rematch-waiting = തയ്യാർ · { $ready }/{ $of }
results-record = രേഖ
results-leave = വിടുക

## Keys

keys = കീകൾ
keys-help = അമ്പടയാളങ്ങൾ, Enter, Esc എപ്പോഴും പ്രവർത്തിക്കും.
key-walk = ചീട്ടുകളിലൂടെ നീങ്ങുക
key-raise = ചീട്ട് ഉയർത്തുക, ചേർക്കുക
key-lower = താഴ്ത്തുക
key-play = കളിക്കുക, വലിയ ബട്ടൺ അമർത്തുക
key-clear = എല്ലാം താഴ്ത്തുക, അടയ്ക്കുക
key-nth = ഈ നമ്പറിലെ വഴി
key-hand = നിങ്ങളുടെ ചീട്ടുകളിലേക്ക്
key-pass = പാസ്
key-sort = കൈ അടുക്കുക
key-hint = സൂചന: നല്ല കളിക്കാരൻ എന്തു ചെയ്യും
key-shift = സ്വന്തമായി അടുക്കിയ കൈയിൽ ചീട്ട് നീക്കുക
key-last = അമർത്തിപ്പിടിക്കുക: കഴിഞ്ഞ പിടി
key-table = മേശ ഉറക്കെ വായിക്കുക
key-rules = ഈ മേശയുടെ നിയമങ്ങൾ
key-chat = ചാറ്റ്
key-react = പ്രതികരണങ്ങൾ
key-mute = ശബ്ദം ഓൺ, ഓഫ്
key-keys = ഈ പട്ടിക

## Settings

settings-look = രൂപം
settings-play = കളിക്കൽ
settings-motion = ചലനവും ശബ്ദവും
settings-reading = കീകളും വായനയും
setting-speed = വേഗം
setting-speed-slow = പതുക്കെ
setting-speed-normal = സാധാരണ
setting-speed-fast = വേഗം
setting-speed-instant = ഉടനെ
setting-sound = ശബ്ദങ്ങൾ
setting-sound-off = വേണ്ട
setting-sound-quiet = പതുക്കെ
setting-sound-normal = സാധാരണ
setting-sound-loud = ഉറക്കെ
setting-haptics = വിറയൽ
setting-taps = ചീട്ട് ഇടാൻ
setting-taps-two = രണ്ട് തൊടൽ
setting-taps-one = ഒരു തൊടൽ
setting-premove = ഊഴത്തിനു മുമ്പ് തിരഞ്ഞെടുക്കുക
setting-auto = ഒരേയൊരു ചീട്ടെങ്കിൽ എനിക്കുവേണ്ടി ഇടുക
setting-coach = നിർദേശത്തിനു താഴെയുള്ള വരി
setting-coach-all = കാരണങ്ങളും സൂചനകളും
setting-coach-reasons = കാരണങ്ങൾ
setting-coach-off = ഒന്നുമില്ല
setting-hints = സൂചന
setting-hints-answer = ഉടൻ ഉത്തരം
setting-hints-nudge = ആദ്യം ഒരു ചെറിയ സഹായം
setting-keys = അക്ഷരങ്ങളും അക്കങ്ങളും കീകളായി
setting-typing = നീക്കങ്ങൾ ടൈപ്പ് ചെയ്യുക
setting-announce = സ്ക്രീൻ റീഡർ പറയുന്നത്
setting-announce-all = എല്ലാം
setting-announce-mine = എന്നെ ബാധിക്കുന്നത്
setting-announce-least = ഏറ്റവും കുറവ്

# -- on a television
far-join = ചേരാനുള്ള കോഡ്
far-wins = ഇന്നത്തെ ജയങ്ങൾ
far-losses = ഇന്നത്തെ തോൽവികൾ
tally = ഇന്ന്
tally-wins = ജയിച്ച കളികൾ
tally-losses = തോറ്റ കളികൾ
