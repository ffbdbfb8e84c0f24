# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = You have no other move.
hint-all_the_same = All your moves are equally good.
hint-habit = It looks right.
hint-chance = Any move will do.
hint-best_chance = It does best across the hands that are possible.

## Thulla and Kazhutha Kali

hint-opening = The ace of spades opens the game.
hint-shed_free = Nobody can cut any more: { $card } is the highest you can get rid of.
hint-stay_under = { $card } stays under { $best }: if someone cuts, a higher card picks up.
hint-on_top_low = You have to go above { $best }: { $card } leaves room for someone behind you.
hint-on_top_high = Hardly anyone can be out of this suit yet: { $card } goes while it is safe.
hint-cut_high = You can’t follow suit: { $card } is the card you most want to be rid of.
hint-lead_safe = The others have { $out } cards of this suit: everyone should be able to follow { $card }.
hint-solved = Two players are left. After this you are safe, whatever the other plays.
hint-lead_low = { $card } is low: if someone cuts, a higher card picks up.

## The Great Dalmuti

hint-last_set = These are your last cards.
hint-lead_worst = { $set } is the worst you hold, and you have nobody to beat now.
hint-keep_lead = Nobody can beat { $set }: you keep the lead.
hint-beat_just = { $set } beats what lies there and breaks nothing you need.
hint-beat_hard = { $set } is strong, but the lead is worth it.
hint-pass_keep = What you could play is worth more later.
hint-revolution = Without taxes you keep what you were dealt.
hint-quiet = The taxes are good for you.
hint-give_worst = { $cards } are of least use to you.

## Tincholi

hint-look = Any two are as good as any other two.
hint-draw_hidden = What lies on the discard pile does not help you.
hint-take_low = { $card } is lower than what you expect in slot { $slot }.
hint-keep_low = { $card } is lower than what you expect in slot { $slot }.
hint-pair_known = You have seen that slots { $slots } are the same.
hint-peek_own = You do not know slot { $slot } yet.
hint-swap_high = Slot { $slot } is high: let someone else have it.
hint-drop_high = { $card } would make your hand worse.
hint-cut_now = { $total } should be the lowest hand.
hint-cut_call = You know your whole hand: it is { $total }.

## Liap Tui

hint-stay = A hand without strong pieces can win nothing, and winning nothing also scores.
hint-redeal = You have to declare at least 1, and this hand wins nothing.
hint-declare = Your strong pieces should win about { $n }.
hint-liap_tui-lead_strong = You still need { $want }: { $play } is your strongest play.
hint-lead_weak = You need no more: { $play } should lose.
hint-win_now = You still need { $want }: { $play } wins.
hint-try_to_win = You still need { $want }: { $play } is the best you can do.
hint-throw_strong = You need no more: { $play } loses, and is gone.
hint-throw_weak = You cannot win this: { $play } is of least use.
