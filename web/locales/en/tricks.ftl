# Thulla and Kazhutha Kali.

tricks-lead = lead any card
tricks-only = lead { $card }
tricks-follow = follow { $suit }
tricks-none = you have no { $suit }
tricks-led = Lead: { $suit }
tricks-if-cut = { $you ->
    [yes] If cut: you pick up
   *[no] If cut: { $name } picks up
}
tricks-highest = Highest so far: { $card } ({ $name }).
tricks-lead-is = Everyone must follow. If you can’t follow suit, you cut, and the highest card picks up the trick.
tricks-raise-low = Highest so far: { $high } ({ $name }). { $card } cannot win this trick.
tricks-raise-high = { $card } would be the highest: if it is cut, you pick up.
tricks-raise-wins = { $card } is the highest: the trick leaves the game, and you lead.
tricks-raise-cut = { $card } cuts: { $name } picks up { $count } cards.
tricks-raise-lead = { $card } leads { $suit }. If it stays the highest and is cut, you pick up.
tricks-you-cut = Any card cuts. { $name } has the highest and picks up.
tricks-stall = { $count ->
    [one] Stalemate after the next cut
   *[other] Stalemate after { $count } more cuts
}
tricks-safe = Safe · { $place ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
tricks-left = { $count ->
    [one] 1 left!
   *[other] { $count } left!
}
tricks-team = Team { $team }
tricks-partner = partner
tricks-passes = { $you ->
    [to] { $name } is safe: you lead.
    [from] You are safe: { $next } leads.
   *[no] { $name } is safe: { $next } leads.
}
tricks-passes-second = { $you ->
    [to] { $name } is safe. You had the next highest and lead.
    [from] You are safe. { $next } had the next highest and leads.
   *[no] { $name } is safe. { $next } had the next highest and leads.
}
tricks-lose = { $you ->
    [yes] You lost
   *[no] { $names } lost
}
tricks-left-with = { $you ->
    [yes] You are left with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[no] { $name } is left with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
tricks-tally = { $games ->
    [one] 1 game, lost:
   *[other] { $games } games, lost:
}
tricks-tally-one = { $name } { $count }
tricks-most = { $you ->
    [yes] Largest pick-up: you took { $count } cards in trick { $trick }.
   *[no] Largest pick-up: { $name } took { $count } cards in trick { $trick }.
}
tricks-most-pani = { $you ->
    [yes] Biggest pani: you picked up { $count } cards in trick { $trick }.
   *[no] Biggest pani: { $name } picked up { $count } cards in trick { $trick }.
}
tricks-watch = Watch it
tricks-safe-on = Safe on trick { $trick }

news-thulla-cut = Thulla! { $seat } cut. { $taker } had the highest and picked up { $count } cards.
news-kazhutha-cut = Pani! { $seat } cut. { $taker } had the highest and picked up { $count } cards.
news-kazhutha-game_over = { $some ->
    [yes] { $losers }: the Kazhutha of this game.
   *[no] The game is over.
}
results-thulla-lost = { $count ->
    [0] loses
    [one] left with 1 card
   *[other] left with { $count } cards
}
results-kazhutha-lost = { $count ->
    [0] Kazhutha
    [one] Kazhutha · 1 card left
   *[other] Kazhutha · { $count } cards left
}
results-kazhutha-loser = { $you ->
    [yes] You are the donkey
   *[no] { $count ->
        [one] { $names } is the donkey
       *[other] { $names } are the donkeys
    }
}
