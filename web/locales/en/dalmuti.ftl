# The Great Dalmuti.

dalmuti-role-1 = Dalmuti
dalmuti-role-2 = Archbishop
dalmuti-role-3 = Earl Marshal
dalmuti-role-4 = Baroness
dalmuti-role-5 = Abbess
dalmuti-role-6 = Knight
dalmuti-role-7 = Seamstress
dalmuti-role-8 = Mason
dalmuti-role-9 = Cook
dalmuti-role-10 = Shepherdess
dalmuti-role-11 = Stonecutter
dalmuti-role-12 = Peasant
dalmuti-jester = Jester
dalmuti-card = { $value }, { $role }

dalmuti-short-greater-dalmuti = Great Dalmuti
dalmuti-short-lesser-dalmuti = Lesser Dalmuti
dalmuti-short-merchant = Merchant
dalmuti-short-lesser-peon = Lesser Peon
dalmuti-short-greater-peon = Greater Peon
dalmuti-long-greater-dalmuti = Greater Dalmuti
dalmuti-long-lesser-dalmuti = Lesser Dalmuti
dalmuti-long-merchant = Merchant
dalmuti-long-lesser-peon = Lesser Peon
dalmuti-long-greater-peon = Greater Peon

dalmuti-set = { $value ->
    [J] { $count ->
        [one] One Jester
       *[other] Two Jesters
    }
   *[other] { $count ->
        [1] One { $value }
        [2] Two { $value }s
        [3] Three { $value }s
        [4] Four { $value }s
        [5] Five { $value }s
        [6] Six { $value }s
       *[other] { $count } { $value }s
    }
}
act-play-dalmuti = { $value ->
    [J] { $count ->
        [one] Play a Jester
       *[other] Play two Jesters
    }
   *[other] { $count ->
        [1] Play one { $value }
        [2] Play two { $value }s
        [3] Play three { $value }s
        [4] Play four { $value }s
        [5] Play five { $value }s
        [6] Play six { $value }s
       *[other] Play { $count } { $value }s
    }
}
dalmuti-lead = lead any set
dalmuti-lead-is = Cards of one number; Jesters stand for any.
dalmuti-beat = { $count ->
    [1] beat one { $value }
    [2] beat two { $value }s
    [3] beat three { $value }s
    [4] beat four { $value }s
    [5] beat five { $value }s
    [6] beat six { $value }s
   *[other] beat { $count } { $value }s
}
dalmuti-beat-is = Play the same number of cards with a lower number, or pass.
dalmuti-only-pass = You have no such set: pass.
dalmuti-chip-beat = { $count ->
    [1] Beat one { $value } · { $name }
    [2] Beat two { $value }s · { $name }
    [3] Beat three { $value }s · { $name }
    [4] Beat four { $value }s · { $name }
    [5] Beat five { $value }s · { $name }
    [6] Beat six { $value }s · { $name }
   *[other] Beat { $count } { $value }s · { $name }
}
dalmuti-chip-lay = { $name }
dalmuti-both-jesters = you hold both Jesters
dalmuti-revolution-is = A revolution cancels the taxes. If the Greater Peon calls it, all ranks turn over.
dalmuti-give = { $count ->
    [one] give one card back
   *[other] give { $count } cards back
}
dalmuti-give-is = Choose what to give back. The cards move when all have chosen; only then do you see the tax.
dalmuti-can-give = These go to { $name } ✓
dalmuti-gift = Give { $cards }
dalmuti-made-of = { $parts } as { $value }
dalmuti-beats = { $count ->
    [1] beats one { $value } ✓
    [2] beats two { $value }s ✓
    [3] beats three { $value }s ✓
    [4] beats four { $value }s ✓
    [5] beats five { $value }s ✓
    [6] beats six { $value }s ✓
   *[other] beats { $count } { $value }s ✓
}
dalmuti-can-lead = can be led ✓
dalmuti-firsts = { $count ->
    [one] first out once
   *[other] first out { $count } times
}

dalmuti-draw = The draw for rank
dalmuti-draw-is = The lowest becomes Greater Dalmuti; equal ones draw again.
dalmuti-peon-gives = Your best cards go to { $name }, who now chooses what comes back.
dalmuti-you-gave = You gave { $name }
dalmuti-you-got = You got from { $name }
dalmuti-revolution = { $you ->
    [yes] You call a revolution: no taxes!
   *[no] Revolution! { $name } holds both Jesters: no taxes.
}
dalmuti-greater-revolution = { $you ->
    [yes] You call a greater revolution: all ranks turn over!
   *[no] Greater revolution! { $name } turns all ranks over.
}
dalmuti-hand-over = Hand { $hand } of { $hands } is over
dalmuti-due = { $you ->
    [yes] You will pay
   *[no] { $from } will pay
} { $to } { $count ->
    [one] the best card.
   *[other] the { $count } best cards.
}
hold-second = hold for a second
hold-again = press again to be sure

dalmuti-hand = Hand { $hand } of { $hands }
dalmuti-passed = passed
dalmuti-out = Out · { $place ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}

news-dalmuti-draw = { $seats } drew { $cards } for rank.
news-ranks = Order of rank: { $order }.
news-tax = { $hidden ->
    [yes] { $seat } gave { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to { $to }.
   *[no] { $seat } gave { $cards } to { $to }.
}
news-chosen = { $seat } has chosen what to give back.
news-quiet = You stay quiet.
news-revolution = { $greater ->
    [yes] { $seat } called a greater revolution: all ranks turn over!
   *[no] { $seat } called a revolution: no taxes!
}
news-dalmuti-hand_over = The hand is over. New order: { $order }.

results-dalmuti-winner = { $you ->
    [yes] You rule the court with { $score } points
   *[no] { $count ->
        [one] { $names } rules the court with { $score } points
       *[other] { $names } rule the court with { $score } points
    }
}
