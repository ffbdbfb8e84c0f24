act-crazy_eights-name = { $rest ->
    [clubs] ♣ Clubs
    [diamonds] ♦ Diamonds
    [hearts] ♥ Hearts
   *[spades] ♠ Spades
}

learn-crazy_eights-suit = Get rid of all your cards. A heart lies on top, so play a heart: your 7.
learn-crazy_eights-suit-nudge = That fits too: the 2 has the same rank. But play the 7 of hearts.
learn-crazy_eights-rank = Ammu played a 6 of hearts, and you have neither a heart nor a 6. But you have an eight, which may always be played.
learn-crazy_eights-rank-nudge = You could draw. But an eight always fits.
learn-crazy_eights-name = Now name the suit that has to follow. You have two clubs: name clubs.
learn-crazy_eights-name-nudge = You could name that. But you want to go on yourself: name clubs.
learn-crazy_eights-draw = Ammu had a club. Play your king, which would count ten points if you still held it at the end.
learn-crazy_eights-draw-nudge = That fits too. But high cards cost more in your hand.
learn-crazy_eights-low = Ammu had no club, drew three cards and passed. Clubs are still on top: play the 2.
learn-crazy_eights-low-nudge = You could draw. But why take a card if one of yours fits?
learn-crazy_eights-done = When somebody has no cards left, all others count theirs: 50 for an eight. At 100 points the game is over, and the lowest score wins.
