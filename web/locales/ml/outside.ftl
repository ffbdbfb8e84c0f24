# Malayalam: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = നിങ്ങളെ ഒരു മേശയിലേക്ക് ക്ഷണിച്ചിരിക്കുന്നു
out-invited-text = ലിങ്ക് തുറന്ന് ഇരിക്കൂ. അക്കൗണ്ടും ആപ്പും വേണ്ട.
out-by = { $name } ക്ഷണിക്കുന്നു: { $game }
out-table = Cardhouse-ൽ { $game }
out-free = ഒഴിവുള്ള സീറ്റുകൾ: { $seats }-ൽ { $free }
out-full = എല്ലാ സീറ്റും നിറഞ്ഞു. കാണാം.
out-match = Cardhouse-ലെ ഒരു കളി
out-match-text = ലിങ്ക് തുറന്ന് ഓരോ ശീട്ടായി വീണ്ടും കാണൂ.
out-result = { $game }: ഒന്നാമത് { $name }
out-circle = { $name } എന്ന കൂട്ടത്തിലേക്ക് ക്ഷണം
out-any-circle = Cardhouse-ലെ ഒരു കൂട്ടം
out-any-circle-text = ഞങ്ങളുടെ മേശകൾക്കും നിയമങ്ങൾക്കും പുസ്തകത്തിനും ഒരൊറ്റ ലിങ്ക്. അക്കൗണ്ടും ആപ്പും വേണ്ട.

## A notice on a phone

bell-turn = നിങ്ങളുടെ ഊഴം
bell-turn-text = { $game }: മേശ നിങ്ങളെ കാത്തിരിക്കുന്നു.
bell-began = { $game } തുടങ്ങുന്നു
bell-began-text = നിങ്ങളുടെ മേശയിൽ ശീട്ട് വിളമ്പി.
bell-over = { $game } കഴിഞ്ഞു
bell-over-text = എങ്ങനെ അവസാനിച്ചെന്ന് കാണൂ.
bell-asked = { $name } നിങ്ങളെ അന്വേഷിക്കുന്നു
bell-asked-text = { $game }: നിങ്ങൾക്കൊരു സീറ്റുണ്ട്.
bell-somebody = ഒരതിഥി
bell-laid = { $name } ഒരു മേശയൊരുക്കി
bell-laid-text = { $game }: വന്ന് ഇരിക്കൂ.
bell-soon = 15 മിനിറ്റിനുള്ളിൽ { $game }
bell-soon-text = നിങ്ങളുടെ മേശ കാത്തിരിക്കുന്നു.
bell-now = { $game } തുടങ്ങാറായി
bell-now-text = നിങ്ങളുടെ മേശ കാത്തിരിക്കുന്നു.
bell-test = മണി പ്രവർത്തിക്കുന്നു
bell-test-text = നിങ്ങളുടെ ഊഴമാകുമ്പോൾ ഇങ്ങനെ അറിയിക്കും.

## A calendar

cal-title = Cardhouse-ൽ { $game }
