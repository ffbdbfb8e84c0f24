# Malayalam: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = അറിയിപ്പുകൾ
bell-here = ഈ ഉപകരണത്തിൽ അറിയിക്കുക
bell-here-help = പേജ് അടച്ചാലും ഫോൺ ലോക്കായാലും. ഓരോ മേശയ്ക്കും നിങ്ങൾ തിരഞ്ഞെടുക്കുന്നു.
bell-try = ഒരു തവണ മുഴക്കുക
bell-rings = നിങ്ങളുടെ ഉപകരണങ്ങളിൽ മണി മുഴങ്ങുന്നു.
bell-people = ഒപ്പം കളിച്ചവർക്ക് എന്നെ വിളിക്കാം
bell-people-help = നിങ്ങൾക്കായി സീറ്റുള്ളപ്പോൾ അറിയിക്കും.
bell-quiet = നിശ്ശബ്ദ സമയം
bell-quiet-help = അപ്പോൾ ഒന്നും അറിയിക്കില്ല. ബാക്കിയുള്ളത് പിന്നീട് അറിയിക്കും.
bell-quiet-since = മുതൽ
bell-quiet-until = വരെ
bell-home-screen = പേജ് അടച്ചിരിക്കുമ്പോൾ അറിയാൻ ആദ്യം Cardhouse ഹോം സ്ക്രീനിൽ വയ്ക്കുക.
bell-table = ഈ മേശയെക്കുറിച്ച് അറിയിക്കുക
bell-table-help = നിങ്ങളുടെ ഊഴമാകുമ്പോൾ, കളി തുടങ്ങുകയോ തീരുകയോ ചെയ്യുമ്പോൾ, തീയതിക്കു മുമ്പ്.
bell-circle = ഈ കൂട്ടത്തെക്കുറിച്ച് അറിയിക്കുക
bell-circle-help = മേശയൊരുങ്ങുമ്പോൾ, അതിൽ നിങ്ങളുടെ ഊഴമാകുമ്പോൾ, തീയതിക്കു മുമ്പ്.
date-title = തീയതി
date-text = എപ്പോൾ കൂടണമെന്ന് തിരഞ്ഞെടുക്കൂ. ഇവിടെ ഇരിക്കുന്ന എല്ലാവരും കാണും.
date-when = എപ്പോൾ
date-set = ഈ തീയതി തിരഞ്ഞെടുക്കുക
date-change = തീയതി മാറ്റുക
date-remove = തീയതി വേണ്ട
date-by = { $name } തിരഞ്ഞെടുത്തത്
date-calendar = കലണ്ടറിൽ ചേർക്കുക
ask-title = ആരെയെങ്കിലും വിളിക്കുക
ask-text = അവർക്ക് വേണമെങ്കിൽ ഫോണിൽ അറിയിക്കും.
ask-do = വിളിക്കുക
ask-done = വിളിച്ചു
share-title = പങ്കിടുക
share-link-to = ലിങ്ക്
share-picture = ചിത്രം
share-words = എഴുത്ത്
share-moment = ഈ നിമിഷം
share-made = പകർത്തി
share-cannot = ഈ ബ്രൗസറിന് പങ്കിടാനാവില്ല.
