# Hindi: a draft, not yet read by somebody who grew up with the language.
# The page of rules: what the sentences of the table do not say.

rules-short = संक्षेप में
rules-all = सारे नियम
rules-now = अभी
rules-order = सबसे बड़े से छोटे तक
rules-values = किसका कितना मूल्य
rules-trick = एक चाल
rules-clean = सब वही रंग दें तो पत्ते खेल से बाहर, और सबसे बड़े पत्ते वाला चलता है।
rules-cut-ends = काटते ही चाल ख़त्म। जो पत्ते उठाए, वही चलता है।
rules-safe = चाल पूरी होने पर आपके पास पत्ता न बचे तो आप सुरक्षित।
rules-power = वह सुरक्षित हो चुका हो तो अगला सबसे बड़ा चलता है।
rules-pack = अंक जितना छोटा, उतना अच्छा और उतना कम: एक 1, दो 2, बारह 12 तक।
rules-taxes = बड़ा मज़दूर दो पत्ते देता है, छोटा एक; उतने ही लौटते हैं।
rules-sets = सेट
rules-jesters = अकेले खेले विदूषक सबसे कमज़ोर हैं।
rules-passed = जिसने पास किया, वह इस चाल से बाहर।
rules-worth = पत्ते का अंक ही उसका मूल्य; ईंट का 12 शून्य। सबसे कम जोड़ सबसे अच्छा।
rules-turn = एक बारी
rules-pair = एक ही अंक के दो पत्ते साथ जा सकते हैं; खींचा पत्ता एक की जगह लेता है।
rules-end = अंत
rules-weak = जिसके पास न जनरल हो न रथ, उसके मोहरे कमज़ोर; वह फिर बाँटने को कह सकता है।
rules-weak-ranked = जिसका कोई मोहरा 9 से बड़ा न हो, वह कमज़ोर; वह फिर बाँटने को कह सकता है।
rules-declare = बारी-बारी हर एक बताता है कि आठ में से कितनी ढेरियाँ जीतेगा। आख़िरी कुल 8 नहीं कर सकता।
rules-types = चालें, कमज़ोर से मज़बूत
rules-types-win = ऊँची चाल जीतती है, फिर बड़ा जोड़, फिर जो पहले खेली गई।
rules-no-type = जो इनमें से कुछ न बने, वह हारता है।
rules-points = अंक
rules-score = ठीक उतना जितना कहा: वह संख्या और 5; कहे हुए 0 पर 3। नहीं तो जितना फ़र्क़ उतना घटता है।
rules-target = खेल { $target } तक।
