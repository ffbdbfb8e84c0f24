# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The replay of a record, and the check of its deals.

replay-title = വീണ്ടും കാണുക
replay-loading = രേഖ തിരയുന്നു…
replay-none = ഇങ്ങനെയൊരു രേഖയില്ല
replay-none-text = തീർന്ന കളികൾക്കേ രേഖയുള്ളൂ. വിലാസം ഒന്നുകൂടി നോക്കൂ.
replay-broken = ഈ രേഖ വീണ്ടും കളിക്കാനാകുന്നില്ല
replay-broken-text = സെർവർ പറയുന്നു: { $text }
replay-breaks = രേഖ ഇവിടെ മുറിയുന്നു: { $text }
replay-at = { $count }-ൽ { $at }
replay-scrubber = കളിയിൽ എവിടെ
replay-controls = വീണ്ടും കാണുക
replay-trick-back = കഴിഞ്ഞ പിടിയുടെ അവസാനത്തിലേക്ക്
replay-back = ഒരു നീക്കം പിന്നോട്ട്
replay-play = ഓടിക്കുക
replay-pause = നിർത്തുക
replay-forward = ഒരു നീക്കം മുന്നോട്ട്
replay-trick-forward = പിടിയുടെ അവസാനത്തിലേക്ക്
replay-speed = വേഗം: { $speed } ഇരട്ടി
replay-see-as = ആരുടെ കണ്ണിലൂടെ
replay-open = എല്ലാ കൈകളും
replay-as-me = ഞാൻ കണ്ടതുപോലെ
replay-as = { $name } കണ്ടതുപോലെ
replay-hands = എല്ലാ കൈകളും
replay-hand-of = { $name }, { $count } ചീട്ട്:
replay-moves = എല്ലാ നീക്കവും
replay-dealt = ചീട്ട് വിതരണം ചെയ്തു.
replay-silent = ആരെങ്കിലും രഹസ്യമായി മറുപടി പറഞ്ഞിരിക്കാം.
replay-move = { $name }: { $move }
replay-next = അടുത്തത്: { $names }
replay-over = കളി തീർന്നു
replay-keys = ← → നീക്കം · Shift + ← → സ്വന്തം ഊഴം · Home, End · Space ഓടിക്കും

back-title = പിന്നോട്ടു നോക്കുക
back-return = മേശയിലേക്ക്
back-turn = നിങ്ങളുടെ ഊഴം

## About the match

match-about = ഈ കളിയെപ്പറ്റി
match-places = സ്ഥാനങ്ങൾ
match-played = കളിച്ചത് { DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = വീട്ടുനിയമങ്ങൾ: { $options }
match-copy = ഈ നിമിഷത്തിന്റെ ലിങ്ക് പകർത്തുക
match-download = രേഖ ഡൗൺലോഡ് ചെയ്യുക (.cgn)
match-download-json = JSON ആയി ഡൗൺലോഡ് ചെയ്യുക
match-verify = വിതരണം പരിശോധിക്കുക

## Fair deals

verify-title = ചീട്ട് നീതിയോടെയാണോ വിതരണം ചെയ്തത്?
verify-how = രേഖയിൽനിന്ന് നിങ്ങളുടെ ബ്രൗസർ തനിയെ പരിശോധിക്കുന്നു. സെർവറിനോട് ഒന്നും ചോദിക്കുന്നില്ല.
verify-working = കണക്കുകൂട്ടുന്നു…
verify-ok = എല്ലാം ഒത്തുപോകുന്നു
verify-ok-text = ഈ ചീട്ടുകൾ ആർക്കും തിരഞ്ഞെടുക്കാനാകുമായിരുന്നില്ല: കളിക്കാർക്കും സെർവറിനും.
verify-bad = എന്തോ ഒത്തുപോകുന്നില്ല
verify-bad-text = ആദ്യ ചീട്ടിനു മുമ്പ് വാഗ്ദാനം ചെയ്തതല്ല ഈ രേഖ. സൂക്ഷിക്കുക, സെർവർ നടത്തുന്നയാളോട് ചോദിക്കുക.
verify-none = പരിശോധിക്കാനൊന്നുമില്ല
verify-none-text = ഈ രേഖയിൽ വിത്തില്ല, അതിനാൽ വിതരണത്തെപ്പറ്റി ആരും വാഗ്ദാനം ചെയ്തിട്ടില്ല.
verify-part = പരിശോധിക്കാവുന്നത് ഒത്തുപോകുന്നു
verify-part-text = ചിലത് പരിശോധിക്കാനാകില്ല: താഴെ കാണുക.
verify-line = വരി { $line }
verify-noted-ok = ആദ്യ ചീട്ടിനു മുമ്പ് ഈ ബ്രൗസർ കുറിച്ചുവച്ച വാഗ്ദാനം തന്നെയാണ് രേഖയിൽ.
verify-noted-bad = രേഖയിലെ വാഗ്ദാനം ആദ്യ ചീട്ടിനു മുമ്പ് ഈ ബ്രൗസർ കുറിച്ചതല്ല.
verify-noted-skip = കളിക്കു മുമ്പ് ഈ ബ്രൗസർ വാഗ്ദാനമൊന്നും കുറിച്ചിട്ടില്ല: ഇത് ഈ മേശയിൽ ഇല്ലായിരുന്നു, അല്ലെങ്കിൽ ഏറെക്കാലമായി.
verify-share-ok = ഈ ബ്രൗസർ കൊടുത്ത യാദൃച്ഛിക ബൈറ്റുകൾ രേഖയിൽ അതിന്റെ സീറ്റിനു നേരെയുണ്ട്.
verify-share-bad = ഈ ബ്രൗസർ കൊടുത്ത യാദൃച്ഛിക ബൈറ്റുകൾ രേഖയിൽ അതിന്റെ സീറ്റിനു നേരെയില്ല. വിതരണത്തിനു മുമ്പ് കണക്ഷൻ പോയെങ്കിൽ വൈകിയെത്തിയതാകാം.
verify-commit-ok = സെർവറിന്റെ രഹസ്യം അതു ബാധ്യസ്ഥമായ അതേതാണ്: അതിന്റെ SHA-256 ആണ് വാഗ്ദാനം.
verify-commit-bad = സെർവറിന്റെ രഹസ്യം അതു ബാധ്യസ്ഥമായതല്ല: അതിന്റെ SHA-256 വാഗ്ദാനമല്ല.
verify-commit-skip = രേഖയിൽ വാഗ്ദാനവും രഹസ്യവുമില്ല: വിത്ത് സെർവർ തനിയെ തിരഞ്ഞെടുത്തു.
verify-seed-ok = { $count ->
    [0] രഹസ്യത്തിൽനിന്ന് വിത്ത് വരുന്നു; കളിക്കാർ ഒന്നും കൊടുത്തില്ല
    *[other] രഹസ്യത്തിൽനിന്നും { $count } കളിക്കാർ കൊടുത്തതിൽനിന്നും വിത്ത് വരുന്നു
    }.
verify-seed-bad = രഹസ്യത്തിൽനിന്നും കളിക്കാർ കൊടുത്തതിൽനിന്നും വിത്ത് വരുന്നില്ല.
verify-seed-skip = രേഖയിൽ രഹസ്യമില്ലാത്തതിനാൽ വിത്തിന്റെ ഉറവിടം കണ്ടെത്താനാകില്ല.
verify-lot-ok = ആരാണ് ആദ്യമെന്ന് രഹസ്യത്തിൽനിന്നും കളിക്കാർ കൊടുത്തതിൽനിന്നും നറുക്കിട്ടു.
verify-lot-bad = ആരാണ് ആദ്യമെന്നത് രഹസ്യത്തിൽനിന്നും കളിക്കാർ കൊടുത്തതിൽനിന്നും വരുന്നില്ല.
verify-deal-ok = { $kind ->
    [draw] വലിക്കൽ { $k } വിത്തിൽനിന്ന് തന്നെ, ചീട്ടോടു ചീട്ട്.
    [reshuffle] കശക്കൽ { $k } വിത്തിൽനിന്ന് തന്നെ, ചീട്ടോടു ചീട്ട്.
    *[deal] വിതരണം { $k } വിത്തിൽനിന്ന് തന്നെ, ചീട്ടോടു ചീട്ട്.
}
verify-deal-bad = { $kind ->
    [draw] വലിക്കൽ { $k } വിത്തിൽനിന്നല്ല
    [reshuffle] കശക്കൽ { $k } വിത്തിൽനിന്നല്ല
    *[deal] വിതരണം { $k } വിത്തിൽനിന്നല്ല
    }: { $pile } വേണ്ടത് { $should }, രേഖയിൽ { $has }.
verify-deals-skip = ഒരുക്കിവച്ച സ്ഥിതിയിൽനിന്നാണ് കളി തുടങ്ങുന്നത്, അതിനു വിത്തില്ല. വിതരണം ഇവിടെ പരിശോധിക്കുന്നില്ല.
verify-unwritten-skip = രേഖയിൽ വിതരണം എഴുതിയിട്ടില്ല, അതിനാൽ ഒത്തുനോക്കാനൊന്നുമില്ല.
verify-unknown-skip = { $game } എന്ന കളി ഈ പേജിന് അറിയില്ല, അതിനാൽ വിതരണം പരിശോധിച്ചില്ല.
verify-bad-line = ഈ വരി ശരിയാകില്ല: { $text }
