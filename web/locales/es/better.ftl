# Spanish: a draft, not yet read by somebody who grew up with the language.
# “Say it better”: somebody proposes other words for a sentence of the client.

setting-better = Decirlo mejor: mantén pulsada una frase
setting-better-help = Así puedes proponer otras palabras. Las lee quien administra la casa.
better = Decirlo mejor
better-list = Frases que has visto hace poco
better-which = ¿Qué frase?
better-words = Mejores palabras
better-goes = Quien administra esta casa recibe las dos frases tal como están aquí, sin tu nombre.
better-send = Enviar
better-thanks = ¡Gracias! Lo leerá quien administra la casa.
better-enough = Ya hay muchas propuestas para esta frase. ¡Gracias!
better-later = Han sido muchas de golpe. Inténtalo de nuevo en unos minutos.
better-not-sent = No se ha podido enviar. Tus palabras siguen aquí.
