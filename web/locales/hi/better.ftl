# Hindi: a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = बेहतर शब्द सुझाएँ: वाक्य को देर तक दबाएँ
setting-better-help = फिर आप उसके लिए बेहतर शब्द सुझा सकते हैं। इन्हें घर के संचालक पढ़ते हैं।
better = बेहतर शब्द सुझाएँ
better-list = हाल में देखे गए वाक्य
better-which = कौन-सा वाक्य?
better-words = बेहतर शब्द
better-goes = इस घर के संचालक को दोनों वाक्य ऐसे ही मिलते हैं, आपके नाम के बिना।
better-send = भेजें
better-thanks = धन्यवाद! संचालक इसे पढ़ेंगे।
better-enough = इस वाक्य के लिए पहले से बहुत सुझाव हैं। धन्यवाद!
better-later = एक साथ बहुत सारे सुझाव आ गए। कुछ मिनट बाद फिर कोशिश करें।
better-not-sent = भेजा नहीं जा सका। आपके शब्द यहीं हैं।
