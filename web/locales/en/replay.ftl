# The replay of a record, and the check of its deals.

replay-title = Replay
replay-loading = Looking for the record…
replay-none = There is no such record
replay-private = A private match
replay-private-text = This match of { $game } was played at a table with a password. Give the password, or open it on a device that was at that table.
replay-unlock = Open it
replay-none-text = Only matches that are over have one. Look at the address once more.
replay-broken = This record does not replay
replay-broken-text = The house says: { $text }
replay-breaks = The record breaks off here: { $text }
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
replay-silent = Somebody may have answered in secret.
replay-move = { $name }: { $move }
replay-next = Next: { $names }
replay-over = The match is over
replay-keys = ← → move · Shift + ← → own turns · Home and End · Space plays

## While the match is played

back-title = Looking back
back-return = Back to the table
back-turn = It is your turn

## About the match

match-about = About this match
match-places = Places
match-played = Played on { DATETIME($at, dateStyle: "long", timeStyle: "short") }
match-options = House rules: { $options }
match-copy = Copy the link to this moment
match-download = Download the record (.cgn)
match-download-json = Download as JSON
match-verify = Verify the deals

## Fair deals

verify-title = Were the cards dealt fairly?
verify-how = Your browser checks it by itself, from the text of the record. Nothing is asked of the house.
verify-working = Calculating…
verify-ok = Everything fits
verify-ok-text = Nobody could choose these cards: not the players, and not the house.
verify-bad = Something does not match
verify-bad-text = This record is not what was promised before the first card. Keep it, and ask whoever runs this house.
verify-none = There is nothing to check
verify-none-text = This record carries no seed, so nobody has promised anything about its deals.
verify-part = What can be checked fits
verify-part-text = Some of it cannot be checked: see below.
verify-line = line { $line }

verify-noted-ok = The house’s promise, noted by this browser before the first card, is the one in the record.
verify-noted-bad = The house’s promise in the record is not the one that this browser noted before the first card.
verify-noted-skip = This browser has noted no promise before the match: it did not sit at this table, or it was too long ago.
verify-share-ok = The random bytes that this browser gave stand in the record, behind its seat.
verify-share-bad = The random bytes that this browser gave do not stand behind its seat in the record. If the connection was lost before the deal, they may have come too late.
verify-commit-ok = The secret of the house is the one that it was bound to: its SHA-256 is the promise.
verify-commit-bad = The secret of the house is not the one that it was bound to: its SHA-256 is not the promise.
verify-commit-skip = The record has no promise and no secret: the house alone chose the seed.
verify-seed-ok = The seed follows from the secret and from what { $count ->
    [0] the players gave: nothing
    [one] one player gave
   *[other] { $count } players gave
}.
verify-seed-bad = The seed does not follow from the secret and what the players gave.
verify-seed-skip = The seed cannot be traced back, for the record has no secret.
verify-lot-ok = Who is first was drawn from the secret and what the players gave.
verify-lot-bad = Who is first was not drawn from the secret and what the players gave.
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
verify-deals-skip = The match starts from a set-up, which comes from no seed. Its deals are not checked here.
verify-unwritten-skip = The record does not write its deals down, so there is nothing to compare.
verify-unknown-skip = The game { $game } is not known to this page, so its deals are not checked.
verify-bad-line = This line cannot be: { $text }
