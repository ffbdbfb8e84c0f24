# The first page: all that is said before a game is chosen.

-brand = Cardhouse
brand = { -brand }
close = Close
cancel = Cancel
back-home = Back to the start
retry = Try again
loading = One moment…
offline = The house cannot be reached.
fresh = There is a new version.
fresh-take = Load it
fresh-later = Later
optional = optional

## Games

game-thulla-title = Thulla
game-kazhutha-title = Kazhutha Kali
game-dalmuti-title = The Great Dalmuti
game-tincholi-title = Tincholi
game-liap_tui-title = Liap Tui

game-thulla-line = Follow suit. Cut, and the highest picks up.
game-kazhutha-line = Last one holding cards is the donkey.
game-dalmuti-line = Shed your sets, climb the court.
game-tincholi-line = Remember your four cards. Cut when you have the least.
game-liap_tui-line = Declare your piles, then hit the number.

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
best-with = Best with { $from } to { $to }
best-with-exactly = Best with { $count }

## Home

offline-title = You are offline
offline-text = The rules, the settings, and the lessons and languages you have used here work. Your seats are kept. To play you need a connection.
slogan = The card table your family
slogan-end = grew up at.
slogan-about = Games from home. No account, no app: share a code and sit down.
play-friends = Play with friends
play-bots = Play with bots
which-game = Which game?
games = Games
have-a-code = Have a table code?
code-example = e.g. mango-river-42
code-wrong = There is no table { $code }. It may have been closed.
code-part = A code is two words and a number, like mango-river-42.
code-meant = Did you mean:
code-later = Too many wrong codes. Try again in { $seconds } s.
join = Join
rejoin-title = Your table is waiting
rejoin-others = Your other tables: { $count }
rejoin-turn = your turn
rejoin-left = your turn · { $time } left
rejoin-over = the game is over, the others are there
time-days = { $days ->
    [one] one day
   *[other] { $days } days
}
time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
open-tables = Open tables
table-of = { $host }’s table
seats-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
new-table = Lay a new table
new-table-line = for your people
no-open-tables = No table is open to everyone right now.
won-tonight = Won tonight
open-table-line = { $people } · { $free ->
    [0] full
    [one] 1 seat free
   *[other] { $free } seats free
}
nobody-yet = nobody yet
watch = Watch
your-name = Your name
you-are = You are { $name }
no-name-yet = Your name
your-face = Your face
your-games = Your games
best-players = Best players
install = Add to the home screen
install-by-hand = To add it to the home screen: Share, then “Add to Home Screen”.

## Language

language = Language
language-draft = draft
language-drafts = Drafts have not been read yet by someone who grew up with the language.
language-offline = { $language } is not on this device yet. Choose it once with a connection; then it works offline too.

## Name

name-title = What should we call you?
name-hint = The others at the table see it. No account, no password.
name-save = Save
name-sit = Sit down
guest = Guest

## Settings

settings = Settings
setting-theme = Brightness
setting-theme-lamp = Dark
setting-theme-daylight = Light
setting-theme-system = System
setting-deck = Colours of suits
setting-deck-two = Two
setting-deck-four = Four
setting-text = Text size
setting-text-normal = Normal
setting-text-large = Large
setting-text-larger = Larger
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
notices = Tell me when it is my turn
notices-help = With a notification while you are doing something else.
notices-refused = The browser does not allow it. You can change that in its settings for this page.
settings-device = Kept on this device only.
learn-home = Go on learning { $game }: { $done } of { $of }
day = Deal of the day

## Circles

circle-make = Make a circle
circle-make-text = One link for all of you: your tables, your rules, your book.
won-in-all = won so far
house-private = This house is private
house-private-text = People of a circle can play. So can anyone with the house key.
house-key = House key

# without a network
pocket-offer = Play offline ({ $mb } MB)
pocket-alone = No network: you play with bots on this device.
demo-note = This is a demo without a server: play with bots, learn, replay and check records. Friends, open tables and ratings need a real house.
