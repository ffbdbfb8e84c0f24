# Urdu: a draft, not yet read by somebody who grew up with the language.
# Thulla and Kazhutha Kali.

tricks-lead = کوئی بھی پتا چلیں
tricks-only = { $card } چلیں
tricks-follow = { $suit } دیں
tricks-none = آپ کے پاس { $suit } نہیں
tricks-led = رنگ: { $suit }
tricks-if-cut = { $you ->
    [yes] کٹا تو: آپ اٹھائیں گے
    *[no] کٹا تو: { $name } اٹھائیں گے
}
tricks-highest = اب تک سب سے بڑا: { $card } ({ $name })۔
tricks-lead-is = سب کو وہی رنگ دینا ہے۔ جو نہ دے سکے وہ کاٹے گا، اور سب سے بڑے والا اٹھائے گا۔
tricks-raise-low = اب تک سب سے بڑا: { $high } ({ $name })۔ { $card } یہ چال نہیں جیت سکتا۔
tricks-raise-high = { $card } سب سے بڑا ہوگا: کٹا تو آپ اٹھائیں گے۔
tricks-raise-wins = { $card } سب سے بڑا ہے: چال ہٹ جائے گی اور آپ چلیں گے۔
tricks-raise-cut = { $card } کاٹے گا: { $name } { $count } پتے اٹھائیں گے۔
tricks-raise-lead = { $card } سے { $suit } کی چال ہوگی۔ سب سے بڑا رہا اور کٹا تو آپ اٹھائیں گے۔
tricks-you-cut = کوئی بھی پتا کاٹے گا، سب سے بڑے والا اٹھائے گا: { $name }۔
tricks-stall = { $count } اور کٹ پر کھیل برابر
tricks-safe = محفوظ · { $place }
tricks-left = { $count } باقی!
tricks-team = ٹیم { $team }
tricks-partner = ساتھی
tricks-passes = { $you ->
    [to] { $name } محفوظ: آپ چلیں۔
    [from] آپ محفوظ: { $next } چلیں گے۔
    *[no] { $name } محفوظ: { $next } چلیں گے۔
}
tricks-passes-second = { $you ->
    [to] { $name } محفوظ۔ اگلا بڑا آپ کا تھا: آپ چلیں۔
    [from] آپ محفوظ۔ اگلا بڑا { $next } کا تھا: وہ چلیں گے۔
    *[no] { $name } محفوظ۔ اگلا بڑا { $next } کا تھا: وہ چلیں گے۔
}
tricks-lose = { $you ->
    [yes] آپ ہار گئے
    *[no] { $names } کی ہار
}
tricks-left-with = { $you ->
    [yes] آپ کے پاس { $count } پتے بچے
    *[no] { $name } کے پاس { $count } پتے بچے
}
tricks-tally = { $games } کھیل، ہار:
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] سب سے بڑا بوجھ: چال { $trick } میں آپ نے { $count } پتے اٹھائے۔
    *[no] سب سے بڑا بوجھ: چال { $trick } میں { $name } نے { $count } پتے اٹھائے۔
}
tricks-most-pani = { $you ->
    [yes] سب سے بڑی پَنی: چال { $trick } میں آپ نے { $count } پتے اٹھائے۔
    *[no] سب سے بڑی پَنی: چال { $trick } میں { $name } نے { $count } پتے اٹھائے۔
}
tricks-watch = دیکھیں
tricks-safe-on = چال { $trick } پر محفوظ
news-thulla-cut = تھلا! { $seat } نے کاٹا۔ سب سے بڑا { $taker } کا تھا، { $count } پتے اٹھائے۔
news-kazhutha-cut = پَنی! { $seat } نے کاٹا۔ سب سے بڑا { $taker } کا تھا، { $count } پتے اٹھائے۔
news-kazhutha-game_over = { $some ->
    [yes] اس کھیل کا گدھا: { $losers }۔
    *[no] کھیل ختم۔
}
results-thulla-lost = { $count ->
    [0] ہارے
    *[other] { $count } پتے بچے
}
results-kazhutha-lost = { $count ->
    [0] گدھا
    *[other] گدھا · { $count } پتے باقی
}
results-kazhutha-loser = { $you ->
    [yes] آپ گدھے بنے
    *[no] { $count ->
    [one] { $names } گدھا بنے
    *[other] { $names } گدھے بنے
    }
}
