# One lesson per game. Each step has its text, and a nudge for whoever does something else that is allowed.

learn-title = { $game }: a lesson
learn-step = Step { $at } of { $of }
learn-go-on = Go on
learn-skip-long = Skip the lesson
learn-nudge = That is allowed. But this time try what the lesson asks.
learn-wait = Watch the others…
learn-again = Once more
learn-play = Now play
learn-well = Well done!
learn-none = There is no lesson for this game yet.
learn-link = Learn it in 90 seconds
learn-from-start = From the beginning

## Thulla

learn-thulla-ace = Get rid of all your cards: whoever is left with cards loses. The ace of spades opens the game. Tap it, then tap again to play.
learn-thulla-high = Everyone followed with spades, so the trick is gone. You had the highest card, so you lead. Try your king of hearts.
learn-thulla-high-nudge = You could lead that. But lead the king of hearts once, to see what happens to high cards.
learn-thulla-low = Thulla! Bilal had no hearts and cut: whoever played the highest heart picks up everything. That was you. Now lead low, the 3 of hearts.
learn-thulla-low-nudge = Bilal has no hearts and will cut again. Lead your lowest one, so that someone else has the highest.
learn-thulla-follow = Ammu had the highest heart and picked up. Now Ammu leads clubs, and you have clubs: follow with the 2. Tap another card to see why not.
learn-thulla-follow-nudge = The queen follows too, but it would be the highest. Stay low with the 2.
learn-thulla-cut = Diamonds, and you have none: now you cut. Any card will do, so throw your most dangerous one, the king.
learn-thulla-cut-nudge = That cuts too. But use the chance to get rid of the king.
learn-thulla-again = Chai had to pick up, and Bilal is safe: no cards left. Diamonds again: cut with the queen.
learn-thulla-again-nudge = The 5 cuts too. But the queen is the one that could hurt you.
learn-thulla-safe = Hearts are led: your last card follows, and it is lower than Chai’s.
learn-thulla-done = You are safe, in second place! The others play on until only one still holds cards. That is all there is to it.

## Kazhutha Kali

learn-kazhutha-ace = Get rid of all your cards. The last player with cards is the Kazhutha, the donkey. The ace of spades opens the game. Tap it, then tap again to play.
learn-kazhutha-high = Everyone followed with spades, so the trick is gone. You had the highest card, so you lead. Try your king of diamonds.
learn-kazhutha-high-nudge = You could lead that. But lead the king of diamonds once, to see what happens to high cards.
learn-kazhutha-low = Pani! Bilal had no diamonds and cut: whoever played the highest diamond picks up everything. That was you. Now lead low, the 3 of diamonds.
learn-kazhutha-low-nudge = Bilal has no diamonds and will cut again. Lead your lowest one, so that someone else has the highest.
learn-kazhutha-follow = Ammu had the highest diamond and picked up. Now Ammu leads hearts, and you have hearts: follow with the 2. Tap another card to see why not.
learn-kazhutha-follow-nudge = The queen follows too, but it would be the highest. Stay low with the 2.
learn-kazhutha-cut = Clubs, and you have none: now you cut. Any card will do. Throw the queen of hearts.
learn-kazhutha-cut-nudge = That cuts too. This time throw the queen.
learn-kazhutha-again = Chai had to pick up, and Bilal is safe: no cards left. Clubs again: cut with the 5, you will see why.
learn-kazhutha-again-nudge = The king cuts too. But keep it for the last trick of this lesson.
learn-kazhutha-power = Diamonds are led. Your last card is the highest: play it and be safe.
learn-kazhutha-done = You won the trick but have no card to lead: the power passes to the second highest, Chai. You are safe. The last one with cards will be the donkey.

## The Great Dalmuti

learn-dalmuti-lower = Get rid of your cards. The lower the number, the better: beat Bilal’s 8 with your 2.
learn-dalmuti-lower-nudge = That beats it too. But nobody can beat the 2: try it.
learn-dalmuti-set = All others passed, so the trick is yours and you lead. Lead a set: both your 9s together.
learn-dalmuti-set-nudge = You can lead that. But two cards at once are gone sooner: choose both 9s.
learn-dalmuti-pass = Chai beat your 9s with two 5s. To play on, you need the same number of cards, with a lower number. Your 6s are not lower than 5: pass.
learn-dalmuti-pass-nudge = You have nothing lower than two 5s. Pass.
learn-dalmuti-jester = Three 12s. You have two 6s and the Jester, which stands for any number. Tap a 6: all three are chosen.
learn-dalmuti-jester-nudge = You have a set of three: both 6s with the Jester.
learn-dalmuti-tax = You were out first, so you are now the Greater Dalmuti. Bilal, the Greater Peon, has to give you their two best cards, and you give back any two. Choose your 12s.
learn-dalmuti-tax-nudge = You may give those. But your worst cards are the two 12s.
learn-dalmuti-done = A 2 and a 3 for two 12s: it is good to be the Dalmuti. In each hand, the order of going out makes the new ranks.

## Tincholi

learn-tincholi-look = Four cards lie in front of you, face down. The lowest total is best. You may look at two of them, once: choose slots 1 and 2, and remember them.
learn-tincholi-look-nudge = Any two may be looked at. For this lesson take slots 1 and 2.
learn-tincholi-seven = Two sixes: keep that in mind. Your turn: draw a card. It is a 7, and a 7 lets you look at one of your own. Look at slot 3.
learn-tincholi-seven-nudge = Not this time: draw, and use the 7 to look at slot 3.
learn-tincholi-swap = A 12! Meanwhile Ammu used an 8 to look at your slot 1, and Bilal a 9 to swap two cards. Draw, and put the new card into slot 3.
learn-tincholi-swap-nudge = Your worst card is the 12 in slot 3. Draw, and put the new card there.
learn-tincholi-pair = A 3 for a 12, well done. Now draw, and discard your two sixes together: choose slots 1 and 2. If they were not equal, you would have to keep one card more.
learn-tincholi-pair-nudge = You know of two sixes, in slots 1 and 2. Draw, and discard both.
learn-tincholi-cut = Three low cards are left. When you think that yours is the lowest total, cut: draw, then cut, without calling a total.
learn-tincholi-cut-nudge = You could go on. But your total is low: draw, and cut.
learn-tincholi-done = 6 in all, the lowest: you score nothing, the others score what they hold. Cutting too early costs 20 more. The fewest points win in the end.

## Liap Tui

learn-liap_tui-pieces = These are your pieces. The number on each is its value. Pieces of the same kind make combinations: your three soldiers count as one play of three.
learn-liap_tui-say = First everyone says how many piles they will win. Your soldiers can win three, your chariot one: say 4. You are the last, and the total may not be 8, so 5 is not allowed.
learn-liap_tui-say-nudge = You can say that. But three soldiers and a chariot are good for 4.
learn-liap_tui-follow = Ammu starts with one piece, so everyone plays one. The highest wins the pile: play your chariot, worth 9.
learn-liap_tui-follow-nudge = That follows, but does not win. You want this pile: play the chariot.
learn-liap_tui-combo = One pile is yours, and you start. Play the three soldiers together: all must play three pieces, and only a better combination beats them.
learn-liap_tui-combo-nudge = A single wins one pile at most. Choose all three soldiers.
learn-liap_tui-last = Four piles, as you said. One more would spoil it, so be glad that your last piece is weak.
learn-liap_tui-done = Exactly 4: that makes 4 and 5 more, 9 points. Miss your number and you lose the difference. First to 50 wins.
