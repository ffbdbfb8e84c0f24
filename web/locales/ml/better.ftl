# Malayalam: a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = കൂടുതൽ നല്ല വാക്കുകൾ: വാക്യം അമർത്തിപ്പിടിക്കുക
setting-better-help = അപ്പോൾ അതിനു കൂടുതൽ നല്ല വാക്കുകൾ നിർദേശിക്കാം. ഈ ഇടം നടത്തുന്നവർ അവ വായിക്കും.
better = കൂടുതൽ നല്ല വാക്കുകൾ
better-list = ഈയിടെ കണ്ട വാക്യങ്ങൾ
better-which = ഏതു വാക്യം?
better-words = കൂടുതൽ നല്ല വാക്കുകൾ
better-goes = രണ്ടു വാക്യങ്ങളും ഇതേപടി, നിങ്ങളുടെ പേരില്ലാതെ, ഈ ഇടം നടത്തുന്നവർക്കു കിട്ടും.
better-send = അയയ്ക്കുക
better-thanks = നന്ദി! നടത്തുന്നവർ അതു വായിക്കും.
better-enough = ഈ വാക്യത്തിന് ഇപ്പോൾത്തന്നെ ധാരാളം നിർദേശങ്ങളുണ്ട്. നന്ദി!
better-later = ഒരുമിച്ചു വളരെയധികമായി. ഏതാനും മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക.
better-not-sent = അയയ്ക്കാനായില്ല. നിങ്ങളുടെ വാക്കുകൾ ഇവിടെത്തന്നെയുണ്ട്.
