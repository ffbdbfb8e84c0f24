# Circles, the book, and what is kept about a player.

## The circle

circle-join = Join
circle-join-text = You are invited to this circle: one link for your tables, your rules and your book.
circle-leave = Leave this circle
circle-left = You have left { $name }.
circle-people = People
circle-keeper = keeper
circle-make-keeper = Make { $name } a keeper
circle-remove = Remove { $name }
circle-removed = Removed
circle-bring-back = Bring { $name } back
circle-invite = Invite
circle-link-text = Anyone with this link can look and join.
circle-message = Our circle: { $name }
circle-new-link = Change the link
circle-new-link-text = The old link will then work only for people who are already in the circle.
circle-hook = Tell a chat program
circle-hook-text = Your chat program gives you an address (a webhook) that begins with https. It is told about tables, turns, dates and results, and never about a card.
circle-hook-remove = Stop telling { $host }
circle-hook-secret = Secret of its signature
why-bad_endpoint = This address cannot be used: it has to begin with https and be one of the internet.
circle-manage = Look after the circle
circle-name = Name of the circle
circle-tables = Tables
circle-lay = Lay a table
circle-no-tables = No tables yet. Lay one, and everyone here will find it.
circle-older-tables = Older tables: { $count }
circle-cards = Rule cards
circle-cards-text = Rules that you play by, each with a name. One tap lays a table with them.
circle-card-add = New rule card
circle-card-name = What do you call these rules?
circle-card-remove = Remove the card { $name }
circle-phrases = Phrases of yours
circle-phrases-text = Everybody can say them at tables of this circle.
circle-phrase-new = A new phrase
circle-phrase-remove = Remove “{ $text }”
add = Add
circle-gone = There is no such circle
circle-gone-text = Its link may have changed. Ask somebody of the circle for the new one.
circle-full = This circle is full.
somebody-gone = somebody who left

## The book

book = The book
book-empty = Nothing here yet. The book begins with the first match that is played to the end.
book-missing = Still counting: { $n }
book-all = All games
book-standings = Standings
book-won = won
book-played = played
book-lost = lost
book-ahead = ahead
book-streak = { $n } in a row
book-pairs = Head to head
book-nemesis = Nemesis
book-nemesis-line = ahead in { $share } of { $n } matches
book-buddy = Lucky company
book-buddy-line = { $share } of the others beaten, in { $n } matches together
book-bests = Bests and closest
book-closest = Closest
book-close-line = { $first } before { $second }, by { $n }
book-jewels = Jewels
jewel-bell = a bell
jewel-garland = a garland
jewel-anklet = an anklet
jewel-crown = a crown
book-evenings = Evenings
book-matches = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
book-how = Every number is counted from the records; `cardhouse book` prints the same.
book-a-bot = a bot
recap-won = { $name } won { $n } of { $of }.
recap-shared = { $name } and { $other } won { $n } each, of { $of }.
recap-turned = The evening turned in { $part }: { $name } was ahead from then on.
recap-turned-by = The evening turned in { $part }: { $name }, { $what } { $n }.
recap-close = { $name } won { $game } by { $n }.
recap-close-by = { $name } won { $game }; { $what }: { $n }.
recap-count = { $name }: { $what } { $n }.
part-trick = trick { $at }
part-hand = hand { $at }
part-round = round { $at }

## What games count

count-cuts = cuts
count-cuts-says = { $n ->
    [one] { $name } cut once.
   *[other] { $name } cut { $n } times.
}
count-tincholi-cuts = cuts
count-tincholi-cuts-says = { $n ->
    [one] { $name } cut once.
   *[other] { $name } cut { $n } times.
}
count-picked_up = cards picked up
count-picked_up-says = { $name } picked up { $n } cards.
count-picked_up-best = Biggest pick-up
count-left = cards left at the end
count-lost = games lost
count-kazhutha-lost = times donkey
count-kazhutha-lost-says = { $n ->
    [one] { $name } was the donkey once.
   *[other] { $name } was the donkey { $n } times.
}
count-first = hands as first out
count-first-says = { $name } was first out { $n } times.
count-peon = hands as last out
count-revolutions = revolutions
count-revolutions-says = { $name } called { $n } revolutions.
count-taxes = cards paid as taxes
count-held = cuts that were right
count-held-says = { $name } was right with { $n } cuts.
count-called = totals called exactly
count-called-says = { $name } called { $n } totals exactly.
count-pairs = pairs thrown away
count-pairs-says = { $name } threw { $n } pairs away.
count-exact = numbers hit exactly
count-exact-says = { $name } hit { $n } numbers exactly.
count-piles = piles won
count-piles-best = Most piles in one turn
count-redeals = weak hands dealt again

## Yours

me-find-name = Played with
me-find-any = Any result
me-find-won = Won
me-find-lost = Last
me-find-none = Nothing fits.
me-find-more = Older ones
me-yours = What is kept about you
me-export = Download everything
me-delete = Delete me
me-delete-text = Your name, your face and everything else that says who you are is removed from every table, record and book, right away and for good. The games stay, without you in them.
me-delete-sure = Yes, delete me for good
me-deleted = You are deleted. This house no longer knows you.
rules-share = Share these rules
rules-share-text = A link and a code for a camera: anyone who opens it lays a table with these rules.
rules-given = With these rules

# -- passkeys: the way to another device without a code

passkey-text = A passkey does the same without a code: your phone, computer or security key keeps it, and asks for your finger, face or PIN.
passkey-make = Make a passkey
passkey-use = Sign in with a passkey
passkey-one = Passkey of { $day }
passkey-drop = Remove
passkey-made = The passkey is made. It signs you in wherever it is.
passkey-had = You already have a passkey on this device.
passkey-none = No passkey was used. Nothing has changed.
