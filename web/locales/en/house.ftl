# Around the table: the page of a game, the waiting room, menu and sheets, chat, the pages of a player.

## Rules in three lines

game-thulla-rules-1 = Follow the suit that was led if you can.
game-thulla-rules-2 = If you can’t, you cut: whoever played the highest card of the suit picks up the whole trick.
game-thulla-rules-3 = Get rid of all your cards. Whoever is left with cards loses.
game-thulla-apart = Not the same as Kazhutha Kali: here everyone starts with the same number of cards, because a few low ones stay out. If the winner of a trick goes out, the next player leads.
game-kazhutha-rules-1 = Follow the suit that was led if you can.
game-kazhutha-rules-2 = If you can’t, you cut: whoever played the highest card of the suit picks up the whole trick.
game-kazhutha-rules-3 = The last one with cards is the Kazhutha, the donkey.
game-kazhutha-apart = Not the same as Thulla: here all 52 cards are dealt, so some start with one more. If the winner of a trick goes out, whoever played the next highest card leads.
game-dalmuti-rules-1 = Lead a set of one number. The others play the same number of cards with a lower number, or pass.
game-dalmuti-rules-2 = Whoever plays last leads again. Jesters stand for any number.
game-dalmuti-rules-3 = First out is the Great Dalmuti of the next hand. Last out is the Greater Peon and pays taxes.
game-tincholi-rules-1 = You have four cards face down and have seen two. Draw, then keep the new card in a slot or discard it.
game-tincholi-rules-2 = Discard a 7 to look at one of your own cards, an 8 to look at another player’s, a 9 to swap two.
game-tincholi-rules-3 = When you think you have the least, cut. The lowest total scores nothing.
game-liap_tui-rules-1 = You get eight pieces. Say how many piles you will win.
game-liap_tui-rules-2 = The starter chooses how many pieces to play. Everyone plays the same number, and the best play wins them.
game-liap_tui-rules-3 = Hit your number exactly for a bonus. First to the target wins.

## Game page

best-of-game = The best of this game
play = Play
play-friends-line = You get a table right away. Send the link, and agree on the rest there.
rules-usual = Standard rules
play-offline = To play you need a connection to the house.
preset = Variant
preset-standard = Standard
preset-own = Your own
seats = Seats
clock = Clock
clock-off = Off
clock-relaxed = Relaxed
clock-normal = Normal
clock-speed = Speed
clock-custom = Own
clock-days = Days
clock-help = { $clock ->
    [days] { $days ->
        [one] One day
       *[other] { $days } days
    } for a decision. Come when you can.
    [off] Nobody is hurried.
    [relaxed] 60 seconds for a decision, and 3 minutes in reserve.
    [speed] 15 seconds for a decision.
    [custom] { $turn } seconds for a decision, and { $bank } in reserve.
   *[normal] 25 seconds for a decision, and a minute in reserve.
}
clock-days-number = Days for a decision
absent = When time runs out
absent-move = A safe move is played
absent-bot = A bot plays on
absent-wait = Wait
absent-off = A bot plays for players who are away
absent-off-help = After 20 seconds. Otherwise the table waits.
days-memory = This is a memory game: over days, nobody is shown again what they have seen. Agree on whether notes are fair.
clock-turn = Seconds for a decision
clock-bank = Seconds in reserve, for the whole match
house-rules = House rules
differs = { $count ->
    [0] as usual
    [one] 1 differs from the standard
   *[other] { $count } differ from the standard
}
changed = changed
reset = Back to the standard
public-table = Open to everyone
public-help = Listed on the first page. Otherwise only people with the link can join.
by-link = By link only
agreed = Agreed on at this table
agree-game = Which game?
agree-seats = How many play?
agree-rules = Which rules?
agree-clock = How much time?
agree-door = Who can join?
agree-manners = What else?
more = More
done = Done
free-chat = Free text in the chat
free-chat-help = Otherwise only quick phrases.
open-hands = Show all hands at the end
open-hands-help = When a game is over, everyone sees what the others held.
hands-closed = Hands stay closed
allow-hints = Hints
allow-hints-help = Everyone may ask what a bot would play.
no-hints = No hints
by-lot = Draw who starts
by-lot-help = Where the dealer or the first seat starts, that seat is drawn again before each match. Everyone can check the draw.
password = Password
password-help = People need it to join.
password-title = This table has a password
password-wrong = Wrong password. Try again.
password-show = Show what I type
come-in = Join
number-none = none
no-game = There is no such game here.

## Table

menu = Menu
chat = Chat
chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
connection = Connection: { $state }
connection-good = good
connection-quick = good, { $ms } ms
connection-slow = slow, { $ms } ms
connection-lost = lost, reconnecting
reconnecting = Reconnecting… your seat is kept.
connecting = Joining the table…
house-restarts = The house is restarting. Nothing is lost.
replaced-title = You opened this table somewhere else
replaced-text = The game goes on there. You can continue here instead.
play-here = Play here
watching-who = { $count ->
    [one] { $names } is watching
   *[other] { $count } are watching: { $names }
}
you-watch = You are watching.
you-watch-full = The table is full ({ $seats } of { $seats }). You are watching; take the first free seat.
take-seat = Sit down
notice-title = Your turn
notice-text = { $game }: the table is waiting for you.
your-turn-title = ● Your turn – { $game }

invited = { $count ->
    [0] You are invited to { $game }
    [one] { $people } invites you to { $game }
   *[other] { $people } invite you to { $game }
}

door-no_table = There is no such table
door-no_table-text = It may have been closed: tables that nobody visits are closed after a while. Check the code.
door-full = The table is full ({ $seats } of { $seats })
door-full-text = Watch, and take the first free seat.
door-playing = A game is being played
door-playing-text = Watch, and sit down when it is over.
your-new-table = Your new table
door-closed = This table was closed
door-closed-text = The people who run this house closed it.
door-banned = You can’t join this table
door-banned-text = The host removed you from this table.
door-kicked = You are no longer at this table
door-kicked-text = The host removed you from this table.
door-removed = You are no longer at this table
door-removed-text = The host removed you. You can come back.
door-removed-back = Come back
door-left = You left the table
door-left-text = Your seat is free again.
door-draining = The house is closing for a moment
door-draining-text = It opens again soon.
door-device_full = No room left on this device
door-device_full-text = Your last move could not be kept, so it was not made. Everything before it is kept. Make some room, then try again.
door-device_closed = This browser keeps nothing here
door-device_closed-text = A table without a network is kept in this browser after every move. This window does not allow that; it may be a private one. Open the page in another window.
door-device_incomplete = Something is missing on this device
door-device_incomplete-text = Part of what plays without a network is gone: the browser may have made room. Your games are kept. With a network the missing part is loaded again.
door-other = You are not at this table
door-other-text = The house answered: { $code }

## Waiting room

waiting-for-people = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-guest = { $host } can start when all seats are taken.
shuffling = Shuffling fairly…
waiting-share = Share the link, or add bots.
all-seated = Everyone is seated
all-seated-host = Start when you like.
all-seated-guest = { $host } can start.
no-host = the host
start = Start
wait-for-start = { $host } starts
ready = I’m ready
not-ready = Not ready yet
is-ready = ready
invite = Invite
invite-people = Invite people
add-bots = Add bots
you = You
seat-open = Free seat
seat-number = Seat { $number }:
seat-away = not here
seat-host = host
seat-title = Seat { $number }
sit-here = Sit here
add-bot = Add a bot
remove-bot = Remove the bot
swap-places = Swap places with { $name }
swap-asked = { $name } would like your seat.
swap-agree = Swap places
swap-wish = Asked { $name } to swap places.
make-host = Make { $name } the host
kick = Remove { $name }
kick-sure = Remove { $name } from this table?
remove-watch = To the audience
remove-watch-is = { $name } watches from now on.
remove-out = Out
remove-out-is = { $name } leaves the table and may come back.
remove-ban = Out for good
remove-ban-is = { $name } cannot come back to this table.
removed-list = Removed
undo = Undo
did-came = { $with ->
    [bot] { $name } took the seat of { $bot }.
   *[none] { $name } sat down.
}
did-left = { $with ->
    [bot] { $name } left. { $bot } plays on.
   *[none] { $name } left.
}
did-stood = { $name } stood up.
did-gone = { $name } has been away for a long time. The seat is free.
did-waits = { $name } takes the seat of { $bot } at the next deal.
did-plays = { $name } plays from now on.
did-away = A bot plays for { $name }.
did-back = { $name } is back.
did-host = { $name } is the host now.
did-game = { $name } chose { $game }.
did-rules = { $name } changed the rules.
did-watch = { $by } moved { $name } to the audience.
did-out = { $by } removed { $name }.
did-ban = { $by } removed { $name } for good.
did-restored = { $by } took it back: { $name } is welcome.
did-lost = { $name } lost the connection.
did-online = { $name } is connected again.
did-host-you = You are the host now.
did-watch-you = { $by } moved you to the audience.
did-restored-you = { $by } took it back. Welcome!
mute = Mute { $name }
unmute = Unmute { $name }
change-game = Change the game or the rules
change-title = What is played next
change-text = Everyone keeps their seat. Changes apply from the next game.
change-do = Play this
game = Game
password-remove = Remove the password

invite-title = Invite people
invite-text = Anyone who opens this link can take a seat.
invite-qr = The link as a code for a camera
invite-code = or give them the code
invite-message = { $game } at { -brand }: come and play
share-link = Share
copy-link = Copy the link
copied = Link copied
cannot-copy = Copy it by hand: { $link }

rules-of-table = Rules of this table
rules-standard = The standard rules, no changes.
stand-up = Stand up and watch
leave-table = Leave the table
leave-sure = Leave the table?
leave-sure-text = A bot or another player gets your seat.
stay = Stay
start-page = First page

## Chat

chat-title = Chat
chat-empty = No messages yet.
chat-spectators = Only spectators can read this.
chat-placeholder = Say something
chat-send = Send
chat-line = { $name }: { $text }
chat-line-to = { $name } to { $to }: { $text }
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Hurry up, please
phrase-one_more = One more!
reaction-laugh = Laugh
reaction-wow = Wow
reaction-cry = Cry
reaction-angry = Angry
reaction-clap = Clap
reaction-heart = Heart
reaction-donkey = Donkey
reaction-fire = Fire
reaction-rose = Rose
reaction-chilli = Chilli
quick-phrases = Quick phrases
reactions = Reactions
react = Show how you feel
react-throw = Tap a face to throw it
react-at = Throw at { $name }

## Nowhere

nowhere-title = Nothing here
nowhere-text = Nobody has laid a table at this address.

## A player

me-title = Your games
me-rename = Change name
me-games = Games you have played
me-no-games = None yet. Games you play to the end are listed here.
me-place = { $place ->
    [one] { $place }st of { $seats }
    [two] { $place }nd of { $seats }
    [few] { $place }rd of { $seats }
   *[other] { $place }th of { $seats }
}
me-ratings = Ratings
rating-provisional = provisional
rating = { $games ->
    [one] { NUMBER($rating, maximumFractionDigits: 1) } after 1 game
   *[other] { NUMBER($rating, maximumFractionDigits: 1) } after { $games } games
}
me-device = On another device
me-device-text = A recovery code signs you in on another device, with your seats, games and ratings.
me-code-make = Make a recovery code
me-code-once = It is shown only now and works once. Anyone who has it can sign in as you, so keep it to yourself. Earlier codes no longer work.
me-code-have = A code from your other device
me-code-use = Use it
me-recovered = You are signed in as { $name } on this device too.
copy-code = Copy the code
code-copied = Code copied
best-title = Best at { $game }
best-none = Nobody has a rating yet. Games between people count; games against bots do not.
best-how = The rating is a careful estimate and becomes surer with every game. You are listed after 5 rated games against 3 different people.

invite-code-knock = This table is not listed. Anyone who types the short code has to knock, and you let them in.
pause-ask = Pause (dinner)
pause-end = Go on
pause-not = No pause after all
pause-agree = Agree
paused = Paused. No clock runs, and seats stay.
pause-wish = { $names } would like a pause.
pause-waits = You asked for a pause. The others have to agree.
holiday = Away for
holiday-days = { $days ->
    [one] one day
   *[other] { $days } days
}
holiday-end = I am back
close-table = Close the table
close-sure = The tally and the link of this table will be gone. Records stay.
knocks = { $name } knocks
knock-admit = Let in
knock-deny = Not now
knock-title = This table is not listed
knock-text = You have its code. Knock, and the host sees who you are.
knock-waits = You have knocked. The host is asked.
knock = Knock
door-nobody_home = Nobody is at home
door-nobody_home-text = There is nobody to let you in. Ask for the link, or come later.
door-sent_off = Not now
door-sent_off-text = The host has not let you in.
table-people = People of this table
table-wins = { $wins ->
    [one] one win
   *[other] { $wins } wins
}
table-ended = Last results
table-won = won, { $day }
table-turn = To move: { $names }
did-paused = The table pauses.
did-resumed = It goes on.
did-holiday = { $name } is on holiday.
did-returned = { $name } is back from holiday.

# without a network
pocket-title = Play offline
pocket-text = All games, bots, lessons and reviews on this device, also without a network. It takes { $disk } MB here, and you can remove it at any time.
pocket-load = Download ({ $mb } MB)
pocket-loading = { $percent } % loaded
pocket-failed = The download has stopped. What was loaded stays: try again.
pocket-no-room = There is not enough room on this device: { $disk } MB are needed. Make some room, then try again.
pocket-ready = Ready. Games with bots are played on this device now, also without a network.
pocket-remove = Remove it (frees { $disk } MB)
pocket-removed = Removed. Your games stay.
pocket-starting = One moment: the cards are being shuffled on this device.
pocket-friends = Playing with friends needs a network.
pocket-send = { $count ->
    [one] Send the game from this device to this house
   *[other] Send { $count } games from this device to this house
}
pocket-sent = Sent: they are in your games.
pocket-mark = offline
pocket-only = This table is on this device: nobody else can come to it.
pocket-meanwhile = Play here meanwhile
drop-title = Open a record
drop-text = A record file (.cgn) from any house can be replayed and checked here: choose it or drop it on this field.
drop-bad = This file is not a record that can be replayed: { $text }
drop-large = This file is too large for a record.

# help for one seat
help-title = Help for a player
help-text = For a child, an elder, or anyone who likes it. Everyone who sits here agrees, all can see it, and the match is not rated for that player.
help-for = For whom
help-time = More time
help-time-help = Twice the time for every decision.
help-hints = Hints
help-hints-help = Hints, also where this table has none.
help-memory = Memory aid
help-memory-help = Cards they have seen stay faintly visible.
help-ask = Ask the table
help-end = No more help
help-waits = Waiting for { $names }.
help-wish = Help for { $name }: { $helps }?
help-no = No
help-has = has help
help-with = with { $name }
help-beside = Someone who looks with you
help-beside-text = They see your cards and can point at them. Everyone can see that they do, and your match is not rated.
help-nobody = Nobody watches this table. They open the link and choose to watch.
help-let = Let them look
help-looks = { $name } looks at your cards.
help-stop = Stop
help-you-look = You look at the cards of { $name }. Tap one to point at it.
help-points = { $name } points at { $card }
did-eased = { $name } has help now.
did-uneased = { $name } plays without help.
did-beside = { $name } looks at the cards of { $by }.
did-alone = { $name } no longer looks at the cards of { $by }.
