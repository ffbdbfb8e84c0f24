# Tincholi.

tincholi-look = look at two of your cards
tincholi-look-is = Only now, and only once. Remember them.
tincholi-draw = draw a card
tincholi-draw-is = From the draw pile unseen, or the open discard.
tincholi-decide = what happens to the card?
tincholi-decide-is = Discard it, or put it into a slot.
tincholi-taken-is = A card taken from the discard pile has to be kept: choose a slot.
tincholi-seven-is = A 7: you may look at one of your own cards.
tincholi-eight-is = An 8: you may look at another player’s card.
tincholi-nine-is = A 9: you may swap any two cards.
tincholi-modes = What for
tincholi-mode-look = Look
tincholi-mode-keep = This card
tincholi-mode-pair = A pair
tincholi-mode-peek = Use: look
tincholi-mode-swap = Use: swap
tincholi-cut = Cut…
tincholi-cutter = cut
tincholi-cut-title = End the round: cut
tincholi-cut-silent = Cut without calling
tincholi-cut-calls = Call a total
tincholi-cut-call = Cut and call { $n }
tincholi-called = The total you call
tincholi-if-lowest = Your hand is the lowest of all
tincholi-then-lowest = 0
tincholi-if-right = The lowest, and exactly { $n }
tincholi-then-right = −10
tincholi-if-wrong = The lowest, but not { $n }
tincholi-then-wrong = total + 10
tincholi-if-beaten = Someone has the same, or less
tincholi-then-beaten = total + 20
tincholi-less = Call less
tincholi-more = Call more
tincholi-round = Round { $round } · to { $target }
tincholi-total = { $total } in hand
tincholi-slots = { $count ->
    [one] Your slot
   *[other] Your { $count } slots
}
tincholi-slot = Your slot { $at }, { $card }
tincholi-slot-of = { $name }, slot { $at }, { $card }
tincholi-others = The slots of the others
tincholi-stock = { $count ->
    [one] Draw pile, 1 card
   *[other] Draw pile, { $count } cards
}
tincholi-discard = Discard pile: { $card }
tincholi-drop = Discard the drawn card on { $card }
tincholi-hold = Tap a card with an eye to turn it, tap again to close it. Six seconds each, only this once.
tincholi-hold-first = First look at both cards
tincholi-hold-done = Seen: go on
tincholi-hold-over = The look is over. From now on, remember.
tincholi-risk = A wrong pair goes back and costs one card more.
tincholi-seen = Slot { $at }: { $card }.
tincholi-own-score = You: { $score }
tincholi-hand = Hand
tincholi-sum = Sum
tincholi-to = The game ends when a score passes { $target }; the lowest wins.
tincholi-claims = { $you ->
    [yes] You cut: is your hand the lowest?
   *[no] { $name } cut: is that hand the lowest?
}
tincholi-claims-called = { $you ->
    [yes] You cut and called { $called }: the lowest, and exact?
   *[no] { $name } cut and called { $called }: the lowest, and exact?
}
tincholi-verdict-lowest = { $you ->
    [yes] Yours is the lowest: no points for you.
   *[no] The lowest: no points for { $name }.
}
tincholi-verdict-right = { $you ->
    [yes] The lowest, and exactly { $called }: 10 points off!
   *[no] The lowest, and exactly { $called }: 10 points off for { $name }!
}
tincholi-verdict-wrong = { $you ->
    [yes] The lowest, but it is { $total } and not { $called }: 10 more for you.
   *[no] The lowest, but it is { $total } and not { $called }: 10 more for { $name }.
}
tincholi-verdict-beaten = { $you ->
    [yes] Not the lowest: { $total } and 20 more for you.
   *[no] Not the lowest: { $total } and 20 more for { $name }.
}
tincholi-drawn = { $name }

news-look = { $seat } looked at slots { $slots }.
news-tincholi-draw = { $seat } drew a card.
news-take = { $seat } took { $cards }.
news-drop = { $seat } discarded { $cards }.
news-keep = { $seat } kept it in slot { $slot } and discarded { $cards }.
news-pair = { $ok ->
    [yes] { $seat } discarded a pair: { $cards }.
   *[no] { $seat } tried a pair: { $cards } do not match, one card more.
}
news-turn_up = { $cards } was turned up.
news-peek = { $seat } looked at { $slot }.
news-swap = { $seat } swapped { $slots }.
news-tincholi-cut = { $called ->
    [none] { $seat } cut in silence.
   *[other] { $seat } cut and called { $called }.
}
news-tincholi-round_over = Round { $round } is over.
tincholi-cut-word = CUT!

results-tincholi-winner = { $you ->
    [yes] You win with { $score }, the fewest points
   *[no] { $count ->
        [one] { $names } wins with { $score }, the fewest points
       *[other] { $names } share the fewest points: { $score }
    }
}
