# Hints: why a good player would do that. A game's own is hint-<game>-<code>; otherwise hint-<code>.

hint-only_move = You have no other move.
hint-all_the_same = All your moves are equally good.
hint-habit = It looks right.
hint-chance = Any move will do.
hint-best_chance = It does best across the hands that are possible.
hint-even = There is no real difference.
hint-no_other = No other move is worth a thought.
hint-ahead = It comes out better than { $other } in the hands that are possible.

## Thulla and Kazhutha Kali

hint-opening = The ace of spades opens the game.
hint-shed_free = Nobody can cut any more: { $card } is the highest you can get rid of.
hint-stay_under = { $card } stays under { $best }: if someone cuts, a higher card picks up.
hint-under_any = With each of these you stay under { $best }: if someone cuts, a higher card picks up.
hint-on_top_low = You have to go above { $best }: { $card } leaves room for someone behind you.
hint-on_top_high = Hardly anyone can be out of this suit yet: get rid of { $card } while it is safe.
hint-cut_high = You can’t follow suit: { $card } is the card you most want to be rid of.
hint-cut_any = You can’t follow suit: { $seats } picks up whatever you play.
hint-cut_own = You can’t follow suit: you pick up whatever you play.
hint-lead_safe = The others have { $out } cards of this suit: everyone should be able to follow { $card }.
hint-solved = Two players are left. After this you are safe, whatever the other plays.
hint-lead_low = { $card } is low: if someone cuts, a higher card picks up.
hint-shed_first = The first trick is safe: { $card } is the highest you can get rid of.
hint-last_under = Nobody can cut any more: with { $card } you do not have to lead next.
hint-last_under_any = Nobody can cut any more, and with each of these you do not have to lead next.
hint-last_lead = Nobody can cut any more: { $card } gives you the lead.
hint-on_top_all = You are on top whatever you play: { $card } is the worst to keep.
hint-make_void = { $card } is your only card of this suit: after it you can cut.
hint-under_most = { $card } is the highest that stays under { $best }: you are rid of it, and if someone cuts, a higher card picks up.
hint-last_under_most = Nobody can cut any more: { $card } is the highest with which you do not have to lead next.
hint-cut_last = You can’t follow suit. { $card } is your only card of its suit: after it you can cut that one too.
hint-cut_partner = You can’t follow suit, and { $seats }, your partner, picks up: { $card } is lower than { $other }.
hint-lead_away = { $seats } cannot follow { $other } and would cut. Nobody is known to be out of the suit of { $card }.
hint-lead_high = Nobody is known to be out of this suit: get rid of { $card } while it may be safe.
hint-lead_short = { $card } is from a short suit of yours: soon you can cut there.
hint-lead_more = The others have more cards of the suit of { $card } than of the suit of { $other }: a cut is less likely.
hint-lead_gift = { $seats } cannot follow { $card } and would have to pick up.
hint-thulla-all_the_same = Every card you can play does the same here: nobody else holds one between them.
hint-kazhutha-all_the_same = Every card you can play does the same here: nobody else holds one between them.
hint-sooner = As safe as { $other }, and you are out sooner.

## The Great Dalmuti

hint-last_set = These are your last cards.
hint-lead_worst = { $set } is the worst you hold, and you have nobody to beat now.
hint-keep_lead = Nobody can beat { $set }: you keep the lead.
hint-beat_just = { $set } beats what lies there and breaks nothing you need.
hint-beat_hard = { $set } is strong, but the lead is worth it.
hint-pass_keep = What you could play is worth more later.
hint-revolution = Without taxes you keep what you were dealt.
hint-quiet = The taxes are good for you.
hint-give_worst = What helps you least: { $cards }.
hint-lead_many = { $set } sheds { $count } cards at once.
hint-beat_win = Nobody can beat { $set }: you get the lead.
hint-beat_split = { $set } breaks up a larger set, but the lead is worth it.
hint-beat_jester = { $set } costs a Jester, but the lead is worth it.
hint-lead_harder = { $set } is harder to beat than { $other }: you may keep the lead.
hint-lead_spare = { $set } is the worst you can spare: { $other } is worth more later.
hint-save_jester = A Jester is worth more later.
hint-use_jester = With a Jester { $set } is harder to beat.
hint-beat_whole = { $set } breaks up no set of yours, as { $other } would.
hint-beat_cheap = { $set } is enough: { $other } is worth more later.
hint-beat_firm = { $set } is harder to beat than { $other }: you may get the lead.

## Tincholi

hint-look = Any two are as good as any other two.
hint-draw_hidden = What lies on the discard pile does not help you.
hint-draw_only = The discard pile is empty.
hint-draw_free = You would have to keep { $card }; what you draw you may discard.
hint-draw_seen = Everyone would know where { $card } lies: someone with a 9 may swap it away.
hint-take_pair = { $card } makes a pair with slot { $slot }: they can go together next turn.
hint-take_known = { $card } counts { $count }, and slot { $slot } holds { $held }.
hint-take_unknown = { $card } counts { $count }: less than you can expect of a slot you have not seen.
hint-lower_even = { $card } instead of { $held } makes your hand lower, but that hardly changes your chance.
hint-keep_pair = Then slots { $slots } are a pair: they can go together next turn.
hint-keep_known = { $card } counts { $count }, and slot { $slot } holds { $held }.
hint-keep_unknown = { $card } counts { $count }: less than you can expect of a slot you have not seen.
hint-keep_any = { $card } counts { $count }: lower than any of these slots should be.
hint-keep_joker = A joker counts as your lowest other card.
hint-peek_other = You learn what { $seats } has there.
hint-pair_known = You have seen that slots { $slots } are the same.
hint-peek_own = You do not know slot { $slot } yet.
hint-swap_high = Slot { $slot } holds { $held }: let someone else have it.
hint-swap_low = { $seats } has { $got } there, and your slot { $slot } holds { $held }.
hint-swap_unknown = { $seats } has { $got } there: less than you can expect of your slot { $slot }, which you have not seen.
hint-drop_high = { $card } is no lower than what you expect in your slots.
hint-cut_before = You hold about { $total }: better to cut before the others get lower.
hint-cut_now = You hold about { $total }: that should be the lowest hand.
hint-cut_call = You know your whole hand: { $total } should be the lowest.
hint-too_early = Too early to cut: someone may hold less than your { $total }.
hint-too_early_about = Too early to cut: you hold about { $total }, and someone may hold less.
hint-too_early_behind = Too early to cut: that may end the match, and { $seats } is in front.

## Liap Tui

hint-stay = A hand without strong pieces can win nothing, and winning nothing also scores.
hint-redeal = You have to declare at least 1, and this hand wins nothing.
hint-redeal_scores = Winning nothing scores nothing here: a new hand may be worth more.
hint-declare = Your strong pieces should win about { $n }.
hint-liap_tui-lead_strong = You still need { $want }: your strongest play is { $play }.
hint-lead_weak = You need no more: { $play } should lose.
hint-win_now = You still need { $want }: you win with { $play }.
hint-try_to_win = You still need { $want }: you are ahead so far with { $play }.
hint-throw_strong = You need no more: get rid of { $play }, which loses here.
hint-throw_weak = You cannot win this. What you need least: { $play }.
hint-declare_none = Your pieces should win nothing.
hint-declare_next = { $cannot } is not allowed here: { $n } is nearest to what your pieces should win.
hint-declare_tried = Played out in many possible deals, { $n } does best.
hint-save_strong = You still need { $want }, but your strong pieces can win later: now play { $play }.
hint-out_of_reach = Your number is out of reach: every pile still saves a point.
hint-too_strong = You will hardly win only what you declared: every pile above it costs a point.
hint-missed = You can hardly hit your number any more.
hint-too_many = You have won too many already: every further pile costs a point.
hint-too_many_high = You have won too many already: { $play } goes now, while somebody can still beat it.
hint-too_many_soon = You will hardly stay at your number: every further pile costs a point.
hint-loses_less = As likely to hit as { $other }, and it loses less when it misses.
hint-lead_stronger = You still need { $want }: { $play } is likelier to win than { $other }.
hint-lead_long = You still need { $want }: with { $play } you can win { $n } piles at once.
hint-lead_wait = You still need { $want }, but your strong pieces can win them later: lead { $play } now.
hint-lead_cheap = You still need { $want }: { $play } may win already, and { $other } stays for later.
hint-keep_set = This keeps a combination together: { $pieces }.
hint-win_cheap = You still need { $want }: { $play } is enough to win, and { $other } stays.
hint-try_firm = You still need { $want }: { $play } is likelier to stay ahead than { $other }.
hint-try_cheap = You still need { $want }: you are ahead so far with { $play }, and { $other } stays for later.
hint-throw_high = You cannot win this. Now is the time to be rid of { $play }, before it wins you a pile too many.
hint-over_all = You are ahead here whatever you play. With { $play } you are least likely to win another pile.
hint-over_now = You need no more: { $play } goes now, while somebody after you may beat it.
hint-throw_low = You cannot win this, and later you may still win a pile with { $other }.
hint-throw_spare = You cannot win this. You still need { $want }: { $play } is what you can best spare.
hint-lose_surer = You need no more: { $play } is surer to lose than { $other }.
hint-scores_more = { $other } hits more often, but this scores more when it hits.
