# Tincholi.

tincholi-look = look at two of your cards
tincholi-look-is = Only now, and only once. Remember them.
tincholi-draw = draw a card
tincholi-draw-is = From the draw pile unseen, or the open discard.
tincholi-decide = what happens to the card?
tincholi-decide-is = Discard it, or put it into a slot. Two slots: discard a pair.
tincholi-taken-is = A taken card has to be kept: choose a slot.
tincholi-seven-is = A 7: you may look at one of your own cards.
tincholi-eight-is = An 8: you may look at somebody else’s card.
tincholi-nine-is = A 9: you may swap any two cards.
tincholi-modes = What for
tincholi-mode-look = Look
tincholi-mode-keep = Keep or discard
tincholi-mode-peek = Use: look
tincholi-mode-swap = Use: swap
tincholi-cut = Cut…
tincholi-cutter = cut
tincholi-cut-title = Cut the round
tincholi-cut-silent = Cut in silence
tincholi-cut-silent-is = Strictly the lowest: you score 0. Otherwise your total and 20 more.
tincholi-cut-call = Cut and call { $n }
tincholi-cut-call-is = Lowest and the exact total: −10. Lowest but wrong: total and 10 more.
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
tincholi-drawn = { $name }

news-look = { $hidden ->
    [yes] { $seat } looked at slots { $slots }.
   *[no] { $seat } looked at slots { $slots }: { $cards }.
}
news-tincholi-draw = { $hidden ->
    [yes] { $seat } drew a card.
   *[no] { $seat } drew { $cards }.
}
news-take = { $seat } took { $cards }.
news-drop = { $seat } discarded { $cards }.
news-keep = { $seat } kept it in slot { $slot } and discarded { $cards }.
news-pair = { $ok ->
    [yes] { $seat } discarded a pair: { $cards }.
   *[no] { $seat } tried a pair: { $cards } do not match, one card more.
}
news-turn_up = { $cards } was turned up.
news-peek = { $hidden ->
    [yes] { $seat } looked at { $slot }.
   *[no] { $seat } looked at { $slot }: { $cards }.
}
news-swap = { $seat } swapped { $slots }.
news-tincholi-cut = { $called ->
    [none] { $seat } cut in silence.
   *[other] { $seat } cut and called { $called }.
}
news-tincholi-round_over = Round { $round } is over.
