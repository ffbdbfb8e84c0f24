# House rules: option-<game>-<name> or option-<name>, with -help and a name for each choice.
# Variants are preset-<game>-<name>, bots are level-<name>.

option-on = on
option-off = off

option-forced_ace = Ace of spades opens
option-forced_ace-help = The player with the ace of spades leads it. Off: the player to the left of the dealer leads any card.
option-first_trick_safe = Safe first trick
option-first_trick_safe-help = A first trick that is cut is played out and thrown away; nobody picks up.
option-games = Games
option-target = Target
option-max_rounds = Most rounds
option-max_rounds-help = The game ends after this number of rounds.

## Thulla

option-thulla-games-help = Best of this number of games.
option-lead_after_safe = Lead after safe
option-lead_after_safe-help = Who leads when the winner of a clean trick is safe.
option-lead_after_safe-clockwise = The next player clockwise
option-lead_after_safe-second_highest = The second highest
option-reversal = Reversal
option-reversal-help = The player who cuts takes the trick and leads.
option-scoring = Scoring
option-scoring-help = The loser scores the cards left (by value: ace 11, king, queen, jack and 10 count 10). Lowest total wins.
option-scoring-none = None
option-scoring-count = Each card 1
option-scoring-value = By value

## Kazhutha Kali

option-kazhutha-games-help = A session has this many games. The player who loses most is the Kazhutha of the session.
option-partners = Partners
option-partners-help = With four players: seats 1 and 3 against seats 2 and 4.

## The Great Dalmuti

option-hands = Hands
option-hands-help = A session has this many hands.
option-opening = First ranks
option-opening-help = Drawn by card, or in the order of the seats (then without taxes).
option-opening-draw = Drawn
option-opening-seats = By seats
option-taxes = Taxes
option-taxes-help = The Peons give their best cards to the Dalmutis and get others back.
option-revolution = Revolution
option-revolution-help = A player who holds both Jesters may call a revolution.
option-tax_return = Given back
option-tax_return-help = The Dalmutis give back their worst cards, or any they like.
option-tax_return-worst = The worst
option-tax_return-choice = Any
option-reentry = Play after passing
option-reentry-help = A player who has passed may play again later in the trick.

## Tincholi

option-jokers = Jokers
option-jokers-help = Jokers in the pack. A joker counts as the lowest other card of its hand.
option-deck = Pack
option-deck-help = Extended: twelve cards twice. Chaos: two more 9s and a joker.
option-deck-standard = Standard
option-deck-extended = Extended
option-deck-chaos = Chaos
option-deck-both = Both
option-cut_timing = Time to cut
option-cut_timing-help = When in a turn a player may cut.
option-cut_timing-after_draw = After the draw
option-cut_timing-before_draw = Before the draw
option-cut_timing-either = Either
option-first_look = First look
option-first_look-help = At any two of your slots, or at slots 1 and 2.
option-first_look-choose = Any two
option-first_look-fixed = Slots 1 and 2
option-tincholi-target-help = The game ends when a score passes this.
option-memory_aid = Memory aid
option-memory_aid-help = Keeps showing you the cards that you have seen and could still know.

## Liap Tui

option-values = Values
option-values-help = What pieces are worth. Ranked: from general 14 and 13 down to soldier 2 and 1, red and black.
option-values-guide = Guide
option-values-ranked = Ranked
option-type_lock = Type lock
option-type_lock-help = Only the starter’s type of play can win the turn.
option-ties = Ties
option-ties-help = Which of two equal plays wins. Red: red beats black, then the earlier.
option-ties-earliest = Earliest
option-ties-red = Red
option-face_down = Face down
option-face_down-help = Plays are hidden until all four have played.
option-declaration = Declaration
option-declaration-help = One after the other, one after the other to exactly 8, all at once, or before seeing the pieces.
option-declaration-open = In turn
option-declaration-total_eight = To exactly 8
option-declaration-sealed = All at once
option-declaration-blind = Blind
option-zero_streak = Zeros in a row
option-zero_streak-help = After this number of zeros in a row you must declare at least 1. At 0 this is off.
option-zero_bonus = Bonus for zero
option-zero_bonus-help = Declaring 0 and winning none scores 3. Off: nothing.
option-bonus = Bonus
option-bonus-help = Hitting your number scores 5 extra. Progressive: twice the number and 4 extra.
option-bonus-standard = Standard
option-bonus-progressive = Progressive
option-penalty_cap = Most to lose
option-penalty_cap-help = Nobody loses more than this in a round.
option-liap_tui-target-help = The game ends when a player has this many points.
option-comeback = Comeback
option-comeback-help = Once a game, all scores go back to 0 when first and last are this far apart.
option-max_redeals = Most redeals
option-max_redeals-help = The most redeals in a round. After that nobody is asked again.

preset-liap_tui-guide = Guide
preset-liap_tui-ranked = Ranked

## Bots

level-gentle = Easy
level-steady = Medium
level-sharp = Hard
level-master = Expert
