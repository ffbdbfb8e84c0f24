# Spanish: a draft, not yet read by somebody who grew up with the language.
# The bell, dates, asking for people, and sharing.

settings-bell = Avisos
bell-here = Avisarme en este dispositivo
bell-here-help = También con la página cerrada y el teléfono bloqueado. Tú eliges en cada mesa.
bell-try = Tocar una vez
bell-rings = El timbre suena en tus dispositivos.
bell-people = Quienes han jugado conmigo pueden llamarme
bell-people-help = Te avisan cuando tienen un asiento para ti.
bell-quiet = Horas de silencio
bell-quiet-help = Entonces no se avisa de nada. Lo que siga pendiente llega después.
bell-quiet-since = Desde
bell-quiet-until = Hasta
bell-home-screen = Para recibir avisos con la página cerrada, pon antes Cardhouse en la pantalla de inicio.
bell-table = Avisarme de esta mesa
bell-table-help = Cuando te toca, cuando empieza o acaba una partida y antes de una cita.
bell-circle = Avisarme de este círculo
bell-circle-help = Cuando se pone una mesa, cuando te toca en una de ellas y antes de una cita.
date-title = Fecha
date-text = Elige cuándo se juega. Lo ven todas las personas sentadas aquí.
date-when = Cuándo
date-set = Elegir esta fecha
date-change = Cambiar la fecha
date-remove = Sin fecha
date-by = Elegida por { $name }
date-calendar = Añadir al calendario
ask-title = Llamar a alguien
ask-text = Reciben un aviso en su teléfono, si lo quieren.
ask-do = Llamar
ask-done = Avisado
share-title = Compartir
share-link-to = Enlace
share-picture = Imagen
share-words = Texto
share-moment = Este momento
share-made = Copiado
share-cannot = Este navegador no puede compartirlo.
