# The replay of a record, and the check of its deals.

replay-title = Replay
replay-loading = Looking for the record…
replay-none = There is no such record
replay-private = A private match
replay-private-text = This match of { $game } was played at a table with a password. Give the password, or open it on a device that was at that table.
replay-unlock = Open it
replay-none-text = Only finished matches have one. Check the address.
replay-broken = This record does not replay
replay-broken-text = The house answered: { $text }
replay-breaks = The record stops here: { $text }
replay-at = { $at } of { $count }
replay-scrubber = Where in the match
replay-controls = Replay
replay-trick-back = Back to the end of the last trick
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-trick-forward = On to the end of the trick
replay-speed = Speed: { $speed } times
replay-see-as = Seen by
replay-open = All hands
replay-as-me = As I saw it
replay-as = As { $name }
replay-hands = All hands
replay-hand-of = { $count ->
    [one] { $name }, 1 card:
   *[other] { $name }, { $count } cards:
}
replay-moves = Every move
replay-dealt = The cards are dealt.
replay-silent = Someone may have answered in secret.
replay-move = { $name }: { $move }
replay-next = Next: { $names }
replay-over = The match is over
replay-keys = ← → move · Shift + ← → your own turns · Home and End · Space plays

## While the match is played

back-title = Looking back
back-return = Back to the table
back-turn = It is your turn

## About the match

match-about = About this match
match-places = Places
match-played = Played on { DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = House rules: { $options }
match-download = Download the record (.cgn)
match-download-json = Download as JSON
match-verify = Verify the deals

## Fair deals

verify-title = Were the cards dealt fairly?
verify-how = Your browser checks it by itself, from the text of the record. It asks the house nothing.
verify-working = Calculating…
verify-ok = Everything matches
verify-ok-text = Nobody could choose these cards: not the players, and not the house.
verify-bad = Something does not match
verify-bad-text = This record does not match the promise made before the first card. Keep it, and ask the people who run this house.
verify-none = There is nothing to check
verify-none-text = This record has no seed, so there is no promise about its deals.
verify-part = What can be checked matches
verify-part-text = Some of it cannot be checked: see below.
verify-line = line { $line }

verify-noted-ok = The house’s promise, noted by this browser before the first card, is the one in the record.
verify-noted-bad = The house’s promise in the record is not the one that this browser noted before the first card.
verify-noted-skip = This browser noted no promise before the match: it did not sit at this table, or it was too long ago.
verify-share-ok = The random bytes that this browser gave are in the record, with its seat.
verify-share-bad = The random bytes that this browser gave are not in the record with its seat. If the connection was lost before the deal, they may have come too late.
verify-pledges-ok = What every seat had pledged, as this browser was shown it before it opened its own, is what the record has.
verify-pledges-bad = The pledges that this browser was shown before it opened its own are not those in the record.
verify-commit-ok = The house kept to its promise: the SHA-256 of its secret is the promise.
verify-commit-bad = The house did not keep to its promise: the SHA-256 of its secret is another.
verify-commit-skip = The record has no promise and no secret: the house alone chose the seed.
verify-seed-ok = The seed follows from the secret and from what { $count ->
    [0] the players gave: nothing
    [one] one player gave
   *[other] { $count } players gave
}.
verify-seed-bad = The seed does not follow from the secret and what the players gave.
verify-seed-skip = The seed cannot be traced back, because the record has no secret.
verify-unopened-skip = { $seats } pledged random bytes and did not open them, so the seed counts the pledge instead. A lost connection does that. Somebody who sits there and also runs the house could choose between two deals this way: watch for it.
verify-lot-ok = The first seat was drawn from the secret and what the players gave.
verify-lot-bad = The first seat was not drawn from the secret and what the players gave.
verify-deal-ok = { $kind ->
    [draw] Draw { $k } follows from the seed, card by card.
    [reshuffle] Shuffle { $k } follows from the seed, card by card.
   *[deal] Deal { $k } follows from the seed, card by card.
}
verify-deal-bad = { $kind ->
    [draw] Draw { $k } does not follow from the seed
    [reshuffle] Shuffle { $k } does not follow from the seed
   *[deal] Deal { $k } does not follow from the seed
}: { $pile } should be { $should }, the record has { $has }.
verify-deals-skip = The match starts from a set-up position, which comes from no seed. Its deals are not checked here.
verify-unwritten-skip = The record does not write down its deals, so there is nothing to compare.
verify-older-skip = This record is older: where each card went depended on the rules of the game. `cardhouse verify` checks that; this page checks the secret, what the players gave and the seed.
verify-bad-line = This line is not possible: { $text }
