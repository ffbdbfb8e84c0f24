# The table of any game: cards, prompts, buttons, the log.

table-region = Table
table-seats = Players
actions = What you can do
log = What happened
log-empty = Nothing yet.
your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
your-stack = { $count ->
    [one] One card lies in front of you, face down.
   *[other] { $count } cards lie in front of you, face down.
}

## Cards

card-name = { $rank } of { $suit }
card-joker = Joker
card-hidden = face down
card-playable = playable
card-not-playable = not playable now
card-points = worth { $points }
card-place = { $at } of { $of }
card-by = { $name }: { $card }
card-ace-of-spades = the ace of spades
rank-A = ace
rank-J = jack
rank-Q = queen
rank-K = king
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
slot-own = slot { $at }
slot-yours = your slot { $at }
slot-of = { $name }’s slot { $at }
you-inside = you

## Piles

pile-open = On the table
pile-gone = { $count } gone
pile-won = { $count } played
pile-stock = Draw
pile-discard = Discard
pile-drawn = Drawn
pile-empty = empty

## Seats

pod-bot = Bot { $number }
pod-away = away · bot plays
pod-lost = connection lost
pod-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pod-score = { $score } points
pod-to-move = to move

## Prompt

prompt-your-turn = Your turn
prompt-waiting = { $count ->
    [one] { $names } is playing
   *[other] Waiting for { $names }
}
prompt-dealing = The cards are being dealt…
prompt-asking = Everybody looks at the cards…
prompt-next = One moment…
prompt-then = Next: { $names }
prompt-pause = It goes on when everybody has seen it.
prompt-over = The game is over
prompt-missing = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
prompt-watching = You are watching.
prompt-away = A bot plays for you
prompt-reconnecting = Reconnecting…
prompt-seat-kept = Your seat is kept.
prompt-offline = Not sent: there is no connection. Try again in a moment.
say-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}

## Buttons

act-play = Play { $cards }
act-pass = Pass
act-draw = Draw
act-take = Take { $card }
act-drop = Discard { $card }
act-keep = Put it into { $slot }
act-pair = Discard { $slot } and { $other }
act-look = Look at { $slot } and { $other }
act-peek = Look at { $slot }
act-swap = Swap { $slot } and { $other }
act-cut = Cut
act-redeal = Redeal
act-stay = Keep this hand
act-revolution = Revolution!
act-quiet = Stay quiet
act-give = Give { $cards }
act-flip = Turn up your card
act-wait = Not your turn
act-watching = Watching
act-sending = Sending…
act-not-so = Not like this
act-choose = Choose
act-choose-card = Choose a card
act-choose-cards = Choose cards
act-choose-slot = Choose a slot
act-choose-number = Choose a number
act-no-set = Nothing of yours beats it
act-clear = Clear
act-back = I’m back
act-go-on = { $of ->
    [one] Go on
   *[other] Go on · { $count } of { $of }
}
act-went-on = Waiting for the others

## What happened

news-play = { $hidden ->
    [yes] { $seat } played face down
   *[no] { $seat } played { $cards }
}
news-pass = { $seat } passed
news-deal = Round { $round } is dealt. First: { $starter }.
news-clean = Everybody followed. { $seat } had the highest card.
news-spoiled = The first trick was cut: it is thrown away. Leading again: { $seat }.
news-cut = { $seat } cut: { $taker } had the highest and picked up { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
news-safe = { $seat } went safe, in place { $place }.
news-out = { $seat } went out, in place { $place }.
news-game_over = { $some ->
    [yes] The game is over. { $losers } lost.
   *[no] The game is over.
}
news-trick = { $seat } won the trick.
news-round_over = The round is over.
news-hand_over = The hand is over.
news-reshuffle = The discard pile was shuffled.

## Rounds and results

round-over = How it stands
round-player = Player
round-points = This time
round-total = Total
results-winner = { $you ->
    [yes] You won!
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } share the first place
    }
}
results-stalemate = Too many cuts in a row: a stalemate.
results-wins = { $count ->
    [one] 1 win tonight
   *[other] { $count } wins tonight
}
results-rematch = { $of ->
    [one] Rematch
   *[other] Rematch · { $ready } of { $of } ready
}
results-rematch-waiting = Ready · { $ready } of { $of }
results-record = Record
results-leave = Leave
