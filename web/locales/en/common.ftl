# The way in, the waiting room, settings, chat: everything around the table.

-brand = Cardhouse
brand = { -brand }
close = Close
cancel = Cancel
back-home = Back to the start
retry = Try again
loading = One moment…
offline = The house cannot be reached.
optional = optional

## Games

game-thulla-line = Follow suit. Cut, and the highest picks up.
game-kazhutha-line = Last one holding cards is the donkey.
game-dalmuti-line = Shed your sets, climb the court.
game-tincholi-line = Remember your four cards. Cut lowest.
game-liap_tui-line = Declare your piles, then hit the number.

game-thulla-rules-1 = Follow the suit that was led if you can.
game-thulla-rules-2 = If you cannot, you cut: whoever played highest of the suit picks up the whole trick.
game-thulla-rules-3 = Get rid of all your cards. Whoever is left with cards loses.
game-kazhutha-rules-1 = Follow the suit that was led if you can.
game-kazhutha-rules-2 = If you cannot, you cut: whoever played highest of the suit picks up the whole trick.
game-kazhutha-rules-3 = The last one with cards is the Kazhutha, the donkey.
game-dalmuti-rules-1 = Lead a set of one number. Others must play as many cards of a lower number, or pass.
game-dalmuti-rules-2 = Whoever plays last leads again. Jesters stand for any number.
game-dalmuti-rules-3 = First out is the Great Dalmuti of the next hand, last out the Greater Peon, who pays taxes.
game-tincholi-rules-1 = You have four cards face down and have seen two. Draw, then swap a card in or throw it away.
game-tincholi-rules-2 = Discard a 7 to look at your own card, an 8 at another’s, a 9 to swap two.
game-tincholi-rules-3 = When you think you have the least, cut. Lowest total scores nothing.
game-liap_tui-rules-1 = Each has eight pieces. Say how many piles you will win.
game-liap_tui-rules-2 = The starter chooses how many pieces; everybody plays as many, and the best play wins them.
game-liap_tui-rules-3 = Hit your number exactly for a bonus. First to the target wins.

players = { $from ->
    [one] { $to ->
        [one] 1 player
       *[other] 1 to { $to } players
    }
   *[other] { $from } to { $to } players
}
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}

## Home

start-a-table = Start a table
have-a-code = Have a table code?
code-example = e.g. mango-river-42
join = Join
rejoin-title = Your table is waiting
rejoin-line = { $game } · { $code }
rejoin = Rejoin
open-tables = Open tables
no-open-tables = No table is open to everybody right now. Make one!
open-table-line = { $people } · { $free ->
    [0] full
    [one] 1 seat free
   *[other] { $free } seats free
}
nobody-yet = nobody yet
watch = Watch
your-name = Your name
set-name = Your name: { $name }
no-name-yet = Choose a name

## Name

name-title = What shall we call you?
name-hint = Others at the table see it. No account, no password.
name-save = Save
name-sit = Sit down
guest = Guest

## Game page

play-bots = Play now with bots
new-table = New table
make-table = Make a table
preset = Variant
preset-standard = Standard
preset-own = Your own
seats = Seats
clock = Clock
clock-off = Off
clock-relaxed = Relaxed
clock-normal = Normal
clock-speed = Speed
clock-help = { $clock ->
    [off] Nobody is hurried.
    [relaxed] 60 seconds for a decision, and 3 minutes in reserve.
    [speed] 15 seconds for a decision.
   *[normal] 25 seconds for a decision, and a minute in reserve.
}
house-rules = House rules
differs = { $count ->
    [0] as usual
    [one] 1 differs from the standard
   *[other] { $count } differ from the standard
}
changed = changed
reset = Back to the standard
public-table = Open to everybody
public-help = Listed on the first page. Otherwise only people with the link come in.
free-chat = Free text in the chat
free-chat-help = Otherwise quick phrases only.
password = Password
password-help = Ask for it at the door.
password-title = This table has a password
password-wrong = That is not it. Try another.
come-in = Come in
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
connection-slow = slow, { $ms } ms
connection-lost = lost, reconnecting
reconnecting = Reconnecting… your seat is kept.
connecting = Going to the table…
house-restarts = The house restarts for a moment. Everything is kept.
replaced-title = You opened this table elsewhere
replaced-text = The game goes on there. You can take it back.
play-here = Play here
watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
you-watch = You are watching.
take-seat = Sit down
line-players = { $count ->
    [one] 1 player
   *[other] { $count } players
} · { $code }
your-turn-title = ● Your turn – { $game }

door-no_table = There is no such table
door-no_table-text = It may have been closed: tables without people are, after ten minutes. Look at the code once more.
door-closed = This table was closed
door-closed-text = Nobody was here for a while.
door-banned = You cannot come in
door-banned-text = The host has sent you away from this table.
door-kicked = You were sent away
door-kicked-text = The host has given your seat to somebody else.
door-left = You have left the table
door-left-text = Your seat is free again.
door-draining = The house is closing for a moment
door-draining-text = It opens again soon.
door-other = You are not at this table
door-other-text = The house said: { $code }

## Waiting room

waiting-for-people = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-guest = { $host } can start when all seats are taken.
shuffling = Shuffling fairly…
waiting-share = Send the link, or add bots.
all-seated = Everybody is seated
all-seated-host = Start when you like.
all-seated-guest = { $host } can start.
why-seats_open = Fill all seats first, with people or bots.
why-too_few_people = Somebody has to sit at the table.
why-host_only = { $host } starts.
no-host = the host
start = Start
wait-for-start = { $host } starts
ready = I’m ready
not-ready = Not ready yet
is-ready = ready
invite = Invite
add-bots = Add bots
you = You
seat-open = Free seat
seat-number = Seat { $number }:
seat-is-bot = (a bot)
seat-away = not here
seat-host = host
seat-title = Seat { $number }
sit-here = Sit here
add-bot = Add a bot
remove-bot = Send the bot away
swap-places = Swap places with { $name }
swap-asked = { $name } would like your seat.
swap-agree = Swap places
swap-wish = Asked { $name } to swap places.
make-host = Make { $name } the host
kick = Send { $name } away
kick-sure = Send { $name } away for good?
kick-sure-text = { $name } cannot come back to this table.
kick-do = Send away
mute = Mute { $name }

invite-title = Invite people
invite-text = Whoever opens this link has a seat.
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
leave-sure-text = Your seat goes to a bot or somebody else.
stay = Stay
start-page = First page

## Chat

chat-title = Chat
chat-empty = Nothing has been said yet.
chat-spectators = Only those who watch hear you.
chat-placeholder = Say something
chat-send = Send
chat-line = { $name }: { $text }
phrase-hello = Hello!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Hurry up, please
phrase-one_more = One more!
phrase-laugh = 😂
phrase-wow = 😮
phrase-cry = 😢
phrase-angry = 😠
phrase-clap = 👏
phrase-heart = ❤️
phrase-donkey = 🐴
phrase-fire = 🔥
reaction-laugh = Laugh
reaction-wow = Wow
reaction-cry = Cry
reaction-angry = Angry
reaction-clap = Clap
reaction-heart = Heart
reaction-donkey = Donkey
reaction-fire = Fire
quick-phrases = Quick phrases
reactions = Reactions

## Settings

settings = Settings
setting-theme = Light
setting-theme-lamp = Lamp
setting-theme-daylight = Daylight
setting-theme-system = System
setting-deck = Colours of suits
setting-deck-two = Two
setting-deck-four = Four
setting-index = Index of cards
setting-index-normal = Normal
setting-index-large = Large
setting-index-jumbo = Jumbo
setting-motion = Motion
setting-motion-full = Full
setting-motion-reduced = Reduced
setting-motion-system = System
setting-hand = Buttons for
setting-hand-right = Right hand
setting-hand-left = Left hand
setting-pieces = Pieces of Liap Tui
setting-pieces-glyphs = Chinese
setting-pieces-letters = Letters
settings-device = Kept on this device only.

## Record

record-title = Record { $id }
record-download = Download the record
record-none = There is no such record, or the match is not over.

## Nowhere

nowhere-title = There is nothing here
nowhere-text = The address may have been mistyped.
