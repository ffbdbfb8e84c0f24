# Thulla and Kazhutha Kali.

tricks-lead = lead any card
tricks-only = lead { $card }
tricks-follow = follow { $suit }
tricks-none = you have no { $suit }
tricks-led = Lead: { $suit }
tricks-if-cut = If cut: { $name }
tricks-highest = Highest so far: { $name }.
tricks-you-cut = Any card cuts, and the highest picks up: { $name }.
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

news-thulla-cut = Thulla! { $seat } cut. { $taker } had the highest and picked up { $count } cards.
news-kazhutha-cut = Pani! { $seat } cut. { $taker } had the highest and picked up { $count } cards.
news-kazhutha-game_over = { $some ->
    [yes] { $losers }: the Kazhutha of this game.
   *[no] The game is over.
}
results-thulla-lost = left with cards
results-kazhutha-lost = Kazhutha
results-kazhutha-loser = { $you ->
    [yes] You are the Kazhutha
   *[no] { $count ->
        [one] { $names } is the Kazhutha
       *[other] { $names } are the Kazhutha
    }
}
