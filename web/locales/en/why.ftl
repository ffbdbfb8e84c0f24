# Why not: every code with which the table, a game or the house refuses something.
# A game's own reason is why-<game>-<code>; otherwise why-<code>.

## The table

why-no_table = There is no such table.
why-bad_message = The house did not understand this page. Load it again.
why-not_joined = Join a table first.
why-wrong_password = That is not the password of this table.
why-guess_later = Too many wrong passwords. Try again in { $seconds } seconds.
why-code_later = Too many codes without a table. Try again in { $seconds } seconds.
why-too_many_players = Too many new players from your network. Try again in { $seconds } seconds.
why-no_name = Choose a name first.
why-not_seated = You have no seat at this table.
why-host_only = Only the host can do that.
why-seat_taken = Someone sits there.
why-no_such_seat = This table has no such seat.
why-seat_empty = Nobody sits there.
why-not_a_bot = No bot sits there.
why-unknown_level = There is no such bot.
why-while_playing = Not while a game is running.
why-not_playing = No game is running.
why-seats_open = Fill all seats first, with people or bots.
why-too_few_people = At least one person has to sit at the table.
why-bad_settings = These rules do not go together: { $error }
why-bad_clock = A decision can have { $least } to { $most } seconds, and a match up to { $bank } more.
why-kick_sure = This removes { $name } from the table: confirm it.
why-paused = The table has stopped for a while: anybody who sits there can go on.
why-only_days = Holidays are for matches with days for a decision.
why-long_holiday = That is too long: you have { $days } days of holiday left.
why-bad_days = A decision can have { $days } days.
why-knock = This table is not listed: come by its link, or knock.
why-nobody_home = Nobody is there who could let you in: ask for the link.
why-close_sure = This closes the table for good: confirm it.
why-only_watch = The host has moved you to the audience.
why-not_yourself = Choose someone else.
why-stale_move = That decision has already been made.
why-early_move = You cannot decide that yet.
why-bot_plays = A bot plays for you: take your seat back first.
why-no_free_chat = The host allows quick phrases only.
why-unknown_phrase = There is no such phrase.
why-nothing_said = Say something.
why-too_much_chat = You are sending too fast. Wait a moment.
why-share_late = The cards are already being dealt.
why-not_pledged = This is not the share that this device pledged.
why-banned = The host removed you from this table.
why-house_full = The house has no room for another table. Try again later.
why-too_many_tables = You already host many tables. Close one first.
why-no_such_player = That player is not at this table.
why-seat_awaited = { $name } takes this seat over at the next deal.
why-draining = The house is closing for a moment.
why-hello_first = The house does not know this page yet. Load it again.
why-hello_once = The house already knows this page.
why-no_hints = The host allows no hints at this table.
why-nothing_to_hint = You have nothing to decide now.
why-too_many_hints = Too many hints at once. Think for a moment, then ask again.
why-coach_busy = The coach is busy: ask again in a moment.
why-too_fast = Too fast. Wait a moment.
why-not_kept = This could not be saved. Try again later.

## The house

why-no_record = There is no record of this game, or the game is not over.
why-no_game = There is no such game here.
why-no_such_code = This recovery code does not work: it was used, or there is a newer one.
why-no_passkey = This passkey opens nothing here.
why-enough_passkeys = You cannot add more passkeys, or you already have this one.
why-busy = The house is busy. Try again in a moment.
why-our_mistake = Something went wrong on the server. Try again.
why-bad_request = The house did not understand that.

## Any game

why-game_over = The game is over.
why-not_your_turn = It is { $seats }’s turn.
why-not_your_turn_now = It is not your turn.
why-deck_to_act = The cards have not been dealt yet.
why-unknown_move = { $text } is not a move of this game.
why-not_in_hand = You do not hold { $cards }.

## Thulla and Kazhutha Kali

why-must_open = The first card of the game has to be the ace of spades.
why-must_follow = You still have { $suit } ({ $cards }), so you must play one.
why-no_pass = You can’t pass here: play a card.

## The Great Dalmuti

why-dalmuti-no_pass = The leader may not pass: play a set.
why-set_size = { $need ->
    [one] One card was led; you chose { $got }.
   *[other] { $need } cards were led; you chose { $got }.
}
why-set_mixed = A set has only one number; { $values } do not mix.
why-set_not_lower = { $value } does not beat { $lead }: play a lower number, or pass.
why-answer_first = You hold both Jesters: call a revolution or stay quiet.
why-give_first = { $need ->
    [one] You owe your Peon a card: give it first.
   *[other] You owe your Peon { $need } cards: give them first.
}
why-give_count = { $need ->
    [one] You give one card, not { $got }.
   *[other] You give { $need } cards, not { $got }.
}
why-give_jester = Jesters are never given back.
why-not_now = That is not possible now.

## Tincholi

why-must_look = First everyone looks at two slots.
why-already_looked = The first look is over.
why-fixed_look = At this table the first look is at slots 1 and 2.
why-must_draw = Draw first: from the draw pile or the discard pile.
why-already_drawn = You have drawn: now discard, keep or use the card, or cut.
why-empty_pile = { $pile ->
    [draw] The draw pile is empty.
   *[discard] The discard pile is empty.
}
why-taken_card = A card taken from the discard pile has to be kept. You cannot discard or use it now.
why-effect_target = { $kind ->
    [7] A 7 looks at one of your own cards.
    [8] An 8 looks at someone else’s card, not your own.
   *[9] A 9 swaps any two cards.
}
why-no_effect = { $card } has no effect; only 7, 8 and 9 do.
why-no_slot = There is no slot { $slot }.
why-same_slot = Choose two different slots.
why-piles_empty = No pair can be discarded while both piles are empty.
why-cut_too_late = At this table a cut comes before the draw.
why-bad_call = A call is a whole number from 0 to 999.

## Liap Tui

why-must_answer = Your hand is weak: redeal it or keep it.
why-must_declare = Declare first how many piles you will win.
why-must_play = Play pieces now.
why-declare_range = Nobody can win { $n } piles: declare 0 to 8.
why-declare_total = With { $n } the total would be 8; the last player may not do that.
why-declare_eight = The total has to be 8: you can declare { $options }.
why-declare_zero = You have declared 0 in { $streak } rounds in a row: declare at least 1.
why-piece_count = { $need ->
    [one] This turn is one piece.
   *[other] This turn is { $need } pieces.
}
why-no_combo = { $reason ->
    [pair] Two pieces have to be a pair, of the same name and colour.
    [three] Three pieces have to be soldiers of one colour, or general, advisor, elephant, or chariot, horse, cannon in one colour.
    [four] Four pieces have to be soldiers of one colour, or a straight with one piece doubled.
    [five] Five pieces have to be soldiers of one colour, or a straight with two pieces doubled.
    [six] Six pieces have to be two chariots, two horses and two cannons of one colour.
   *[too_many] The starter plays one to six pieces.
}
why-needs_house = This needs a house with a network.
why-device_full = There is no room left on this device: nothing more can be kept. Make some room, then try again.
why-device_closed = This browser keeps nothing here; the window may be a private one. Open the page in another window.
why-device_incomplete = Part of what plays without a network is gone from this device. With a network it is loaded again.
why-helps_nobody = Only a player who sits there can be helped.
why-not_watching = Only someone who watches can look at your cards.
why-has_looked = They have seen other cards of this deal. Wait for the next one.
why-not_beside = Nobody lets you look at their cards.
why-no_such_card = There is no such card.
