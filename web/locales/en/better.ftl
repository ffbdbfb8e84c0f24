# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = Say it better: press a sentence long
setting-better-help = Then you can propose better words for it. The operator of the house reads them.
better = Say it better
better-list = Sentences you saw lately
better-which = Which sentence?
better-words = Better words
better-goes = The operator of this house gets both sentences as they stand here, without your name.
better-send = Send
better-thanks = Thank you! The operator will read it.
better-enough = There are many proposals for this sentence already. Thank you!
better-later = That was a lot at once. Try again in a few minutes.
better-not-sent = It could not be sent. Your words are still here.
