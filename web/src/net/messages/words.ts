// Made from src/cardhouse/table/messages.py by `make types`. Do not edit: change it there.

export type Help =
  | "time" | "hints" | "memory";

export type Removal =
  | "watch" | "out" | "ban";

export type Doing =
  | "paused" | "resumed" | "holiday" | "returned" | "eased" | "uneased" | "beside" | "alone" | "came"
  | "left" | "stood" | "gone" | "waits" | "plays" | "away" | "back" | "host" | "game" | "rules"
  | "watch" | "out" | "ban" | "restored";

export type Phase =
  | "waiting" | "sharing" | "playing" | "results";

export type ClockName =
  | "off" | "relaxed" | "normal" | "speed" | "custom" | "days";

export type Phrase =
  | "hello" | "well_played" | "thanks" | "sorry" | "hurry" | "one_more";

export type Reaction =
  | "laugh" | "wow" | "cry" | "angry" | "clap" | "heart" | "donkey" | "fire" | "rose" | "chilli";

export type Line =
  | "bot_hello" | "bot_good" | "bot_lost";

export type RefusalCode =
  | "no_table" | "bad_message" | "not_joined" | "wrong_password" | "guess_later" | "code_later"
  | "too_many_players" | "no_name" | "not_seated" | "host_only" | "seat_taken" | "no_such_seat"
  | "seat_empty" | "not_a_bot" | "unknown_level" | "while_playing" | "not_playing" | "seats_open"
  | "too_few_people" | "bad_settings" | "bad_clock" | "bad_days" | "kick_sure" | "paused" | "only_days"
  | "long_holiday" | "knock" | "nobody_home" | "helps_nobody" | "not_watching" | "has_looked"
  | "not_beside" | "no_such_card" | "close_sure" | "not_yourself" | "stale_move" | "early_move"
  | "bot_plays" | "no_hints" | "nothing_to_hint" | "too_many_hints" | "coach_busy" | "no_free_chat"
  | "unknown_phrase" | "nothing_said" | "too_much_chat" | "share_late" | "not_pledged" | "banned"
  | "only_watch" | "house_full" | "too_many_tables" | "no_such_player" | "seat_awaited" | "draining"
  | "hello_first" | "hello_once" | "too_fast" | "not_kept" | "busy";
