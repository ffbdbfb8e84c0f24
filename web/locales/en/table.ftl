# The table of any game: cards, prompts, buttons, the log.

table-region = Table
table-seats = Players
actions = What you can do
log = What happened
log-empty = Nothing yet.
log-hold = Hold: the last trick. Tap: what happened.
log-away = The connection was lost for a moment.
last-none = There is no trick before this one.
drop-here = drop here
sort = Sort your hand: { $by }
sort-suit = by suit
sort-rank = by rank
sort-own = as you lay them
hint = Hint
type-move = Type a move
type-move-example = 7h, 3x9, 9 9 j, pass, d3
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
card-refused = not playable: { $reason }
card-points = worth { $points }
card-new = new
card-premoved = played when it is your turn
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
pod-next = next deal: { $name }
pod-program = a program
pod-program-is = A program plays here. Its results are not rated.
takes-over = { $name } takes over at the next deal.
take-over = Take over at the next deal
take-over-not = Keep watching
you-take-over = You take over at the next deal.
pod-lost = not here
pod-here = At the table
pod-is-bot = A bot · { $level }
pod-history = In this match
pod-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pod-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
pod-to-move = to move

## Prompt

prompt-your-turn = Your turn
prompt-waiting = { $count ->
    [one] { $names } is playing
   *[other] Waiting for { $names }
}
prompt-dealing = The cards are being dealt…
prompt-asking = Everyone is looking at their cards…
prompt-next = One moment…
prompt-then = Next: { $names }
prompt-pause = The game goes on when everyone has seen it.
prompt-early-pass = You pass until the trick is over.
prompt-over = The game is over
prompt-missing = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
prompt-missing-slots = { $count ->
    [one] Choose one more slot
   *[other] Choose { $count } more slots
}
prompt-away = A bot plays for you
prompt-away-is = Tap “I’m back” to play on.
prompt-sent = One moment…
prompt-only = It is the only card you can play.
prompt-premove = { $cards } is played when it is your turn, if it can be.
prompt-reconnecting = Reconnecting…
prompt-no-line = You can watch again when the connection is back.
prompt-seat-kept-for = Your seat is kept. If it is your turn, a bot plays in { $time }.
prompt-seat-kept = Your seat is kept. Meanwhile a bot plays for you.
prompt-unanswered = The connection is gone. { $move } is sent again when it is back.
prompt-offline = Not sent: there is no connection. Try again in a moment.
say-playable = { $count ->
    [one] 1 playable card
   *[other] { $count } playable cards
}
say-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
say-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
say-table = On the table: { $cards }
say-table-empty = Nothing lies on the table
say-hand = Your hand: { $cards }
say-to-move = To move: { $names }
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
act-sending = Sending…
act-not-so = Not a legal play
act-choose = Choose
act-choose-card = Choose a card
act-choose-cards = Choose cards
act-choose-slot = Choose a slot
act-choose-number = Choose a number
act-no-set = You have nothing that beats it
act-clear = Clear
act-back = I’m back
act-go-on = { $of ->
    [one] Go on
   *[other] Go on · { $count } of { $of }
}
act-went-on = Waiting for the others
act-looked = I have looked
act-early-pass = Pass this trick

## What happened

news-play = { $hidden ->
    [yes] { $seat } played face down
   *[no] { $seat } played { $cards }
}
for-you-clock-play = Time is up: { $cards } was played for you
for-you-clock = Time is up, so this was done for you: { $text }
for-you-bot-play = A bot played { $cards } for you
for-you-bot = A bot did this for you: { $text }
news-pass = { $seat } passed
news-deal = Round { $round } is dealt. First: { $starter }.
news-clean = Everyone followed. { $seat } had the highest card.
news-spoiled = The first trick was cut and is thrown away. Leading again: { $seat }.
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

round-over = The score so far
round-player = Player
round-points = This round
round-total = Total
score-sheet = Scores of every hand
score-sheet-hand = Hand
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
results-losses = { $count ->
    [one] 1 loss tonight
   *[other] { $count } losses tonight
}
results-rematch = { $of ->
    [one] Rematch
   *[other] Rematch · { $ready } of { $of } ready
}
results-rematch-waiting = Ready · { $ready } of { $of }
results-record = Record
results-leave = Leave

## Keys

keys = Keys
keys-help = Arrows, Enter and Esc always work.
key-walk = Walk through your cards
key-raise = Raise a card, or add it
key-lower = Lower it
key-play = Play, or press the large button
key-clear = Lower everything, close
key-nth = Choice number 1 to 9
key-hand = Go to your hand
key-pass = Pass
key-sort = Sort your hand
key-hint = Hint: what a good player would do
key-shift = Move a card, in a hand as you lay it
key-last = Hold: the last trick
key-table = Read the table aloud
key-rules = Rules of this table
key-chat = Chat
key-react = Reactions
key-mute = Sounds on and off
key-keys = This list

## Settings

settings-look = Look
settings-play = Playing
settings-motion = Motion and sound
settings-reading = Keys and reading
setting-speed = Speed
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-instant = At once
setting-sound = Sounds
setting-sound-off = Off
setting-sound-quiet = Quiet
setting-sound-normal = Normal
setting-sound-loud = Loud
setting-haptics = Vibration
setting-taps = To play a card
setting-taps-two = Two taps
setting-taps-one = One tap
setting-premove = Choose before your turn
setting-auto = Play a single legal card for me
setting-coach = The line under the prompt
setting-coach-all = Reasons and hints
setting-coach-reasons = Reasons
setting-coach-off = Nothing
setting-hints = A hint
setting-hints-answer = The answer at once
setting-hints-nudge = First a nudge
setting-keys = Letters and digits as keys
setting-typing = Type moves
setting-announce = Screen readers say
setting-announce-all = Everything
setting-announce-mine = What concerns me
setting-announce-least = The least

# -- on a television
far-join = Join with
far-wins = Won tonight
far-losses = Lost tonight
tally = Tonight
tally-wins = games won
tally-losses = games lost
