# What the house says outside of the page: in a messenger, on a locked phone, in a calendar. The server fills the names
# in, so there is no grammar here: one line each, with { $name } and no choices. Nothing here may name a card.

## A link in a messenger

out-invited = You are invited to a table
out-invited-text = Open the link and sit down. No account, no app.
out-by = { $name } invites you: { $game }
out-table = { $game } at Cardhouse
out-free = Free seats: { $free } of { $seats }
out-full = All seats are taken. You can watch.
out-match = A match at Cardhouse
out-match-text = Open the link to see it again, card by card.
out-result = { $game }: { $name } is first
out-circle = You are invited to the circle { $name }
out-any-circle = A circle at Cardhouse
out-any-circle-text = One link for our tables, our rules and our book. No account, no app.

## A notice on a phone

bell-turn = Your turn
bell-turn-text = { $game }: the table is waiting for you.
bell-began = { $game } begins
bell-began-text = The cards of your table are dealt.
bell-over = { $game } is over
bell-over-text = See how it ended.
bell-asked = { $name } asks for you
bell-asked-text = { $game }: there is a seat for you.
bell-somebody = A guest
bell-laid = { $name } has laid a table
bell-laid-text = { $game }: come and sit down.
bell-soon = { $game } in 15 minutes
bell-soon-text = Your table is waiting.
bell-now = { $game } is about to begin
bell-now-text = Your table is waiting.
bell-test = The bell works
bell-test-text = This is how it sounds when it is your turn.

## A calendar

cal-title = { $game } at Cardhouse
