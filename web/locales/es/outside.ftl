# Spanish: a draft, not yet read by somebody who grew up with the language.
# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = Tienes una invitación a una mesa
out-invited-text = Abre el enlace y siéntate. Sin cuenta, sin aplicación.
out-by = { $name } te invita: { $game }
out-table = { $game } en Cardhouse
out-free = Asientos libres: { $free } de { $seats }
out-full = Todos los asientos están ocupados. Puedes mirar.
out-match = Una partida en Cardhouse
out-match-text = Abre el enlace para verla otra vez, carta a carta.
out-result = { $game }: primer puesto para { $name }
out-circle = Te invitan al círculo { $name }
out-any-circle = Un círculo en Cardhouse
out-any-circle-text = Un solo enlace para nuestras mesas, reglas y libro. Sin cuenta, sin aplicación.

## A notice on a phone

bell-turn = Te toca
bell-turn-text = { $game }: la mesa te espera.
bell-began = { $game } empieza
bell-began-text = Las cartas de tu mesa están repartidas.
bell-over = { $game } ha terminado
bell-over-text = Mira cómo acabó.
bell-asked = { $name } pregunta por ti
bell-asked-text = { $game }: hay un asiento para ti.
bell-somebody = Un invitado
bell-laid = { $name } ha puesto una mesa
bell-laid-text = { $game }: ven y siéntate.
bell-soon = { $game } en 15 minutos
bell-soon-text = Tu mesa te espera.
bell-now = { $game } está por empezar
bell-now-text = Tu mesa te espera.
bell-test = El timbre funciona
bell-test-text = Así suena cuando te toca.

## A calendar

cal-title = { $game } en Cardhouse
