# Hindi: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = आपको एक टेबल पर बुलाया गया है
out-invited-text = लिंक खोलें और बैठ जाएँ। न खाता, न ऐप।
out-by = { $name } का बुलावा: { $game }
out-table = Cardhouse पर { $game }
out-free = ख़ाली सीटें: { $seats } में से { $free }
out-full = सब सीटें भरी हैं। आप देख सकते हैं।
out-match = Cardhouse पर एक बाज़ी
out-match-text = लिंक खोलकर इसे पत्ता दर पत्ता फिर देखें।
out-result = { $game }: पहला स्थान { $name }
out-circle = आपको { $name } मंडली में बुलाया गया है
out-any-circle = Cardhouse पर एक मंडली
out-any-circle-text = हमारी टेबलों, नियमों और बही के लिए एक ही लिंक। न खाता, न ऐप।

## A notice on a phone

bell-turn = आपकी बारी
bell-turn-text = { $game }: टेबल आपका इंतज़ार कर रही है।
bell-began = { $game } शुरू
bell-began-text = आपकी टेबल पर पत्ते बँट गए हैं।
bell-over = { $game } ख़त्म
bell-over-text = देखें कैसे ख़त्म हुआ।
bell-asked = { $name } आपको बुला रहे हैं
bell-asked-text = { $game }: आपके लिए एक सीट है।
bell-somebody = मेहमान
bell-laid = { $name } ने टेबल लगाई है
bell-laid-text = { $game }: आइए, बैठिए।
bell-soon = 15 मिनट में { $game }
bell-soon-text = आपकी टेबल इंतज़ार कर रही है।
bell-now = { $game } शुरू होने वाला है
bell-now-text = आपकी टेबल इंतज़ार कर रही है।
bell-test = घंटी चलती है
bell-test-text = आपकी बारी पर ऐसी सूचना आएगी।

## A calendar

cal-title = Cardhouse पर { $game }
