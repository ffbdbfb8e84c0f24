// Made from src/cardhouse/table/messages.py by `make types`. Do not edit: change it there.

export type Removal = "watch" | "out" | "ban";

export type Doing = "paused" | "resumed" | "holiday" | "returned" | "came" | "left" | "stood" | "gone" | "waits" | "plays" | "away" | "back" | "host" | "game" | "rules" | "watch" | "out" | "ban" | "restored";

export type Phase = "waiting" | "sharing" | "playing" | "results";

export type ClockName = "off" | "relaxed" | "normal" | "speed" | "custom" | "days";

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
  | "long_holiday" | "knock" | "nobody_home" | "close_sure" | "not_yourself" | "stale_move"
  | "early_move" | "bot_plays" | "no_hints" | "nothing_to_hint" | "too_many_hints" | "coach_busy"
  | "no_free_chat" | "unknown_phrase" | "nothing_said" | "too_much_chat" | "share_late" | "not_pledged"
  | "banned" | "only_watch" | "house_full" | "too_many_tables" | "no_such_player" | "seat_awaited"
  | "draining" | "hello_first" | "hello_once" | "too_fast" | "not_kept" | "busy";

export interface AddBot {
  type: "add_bot";
  seat: number;
  /** Default: "steady" */
  level?: string;
}

/** The host lets somebody in who has knocked, or does not. */
export interface Admit {
  type: "admit";
  player: string;
  /** Default: true */
  on?: boolean;
}

/** Take the seat back from the bot. */
export interface Back {
  type: "back";
}

/** The host changes what is played, between matches. */
export interface Change {
  type: "change";
  settings: Pick<Settings, "game" | "seats"> & Partial<Settings>;
  /** null leaves it as it is, "" removes it. Default: null */
  password?: string | null;
}

/** The host closes the table for good; only with `sure`. */
export interface Close {
  type: "close";
  /** Default: false */
  sure?: boolean;
}

/** Would this be legal, and if not, why? */
export interface Explain {
  type: "explain";
  move: string;
}

/** Seen the results; deal again when everybody has. */
export interface GoOn {
  type: "go_on";
}

/** The host makes somebody else host. */
export interface HandOn {
  type: "host";
  seat: number;
}

/**
 * The first message of a connection: the device key, 32 random bytes that the browser keeps for
 * itself.
 */
export interface Hello {
  type: "hello";
  key: string;
  /** no person sits here; everybody sees it, and it is not rated. Default: false */
  program?: boolean;
}

/**
 * What would a good player do? Answered with `hinted`; marked in the record, and the match is not
 * rated then.
 */
export interface Hint {
  type: "hint";
}

/** In a match over days: away until then, and the clock of the seat does not run. 0: back again. */
export interface Holiday {
  type: "holiday";
  until: number;
}

/**
 * Come to a table. Seats you if a seat is free and you do not just watch; also the way back to your
 * seat.
 */
export interface Join {
  type: "join";
  table: string;
  /** Default: "" */
  name?: string;
  /** Default: "" */
  password?: string;
  /** Default: false */
  watch?: boolean;
  /**
   * nothing said: the one you had, or one of the house's choice; another one while you sit changes it.
   * Default: ""
   */
  face?: string;
}

/** The host removes whoever sits here, or waits for this seat; for good only with `sure`. */
export interface Kick {
  type: "kick";
  seat: number;
  /** Default: false */
  sure?: boolean;
  /** Default: "ban" */
  how?: Removal;
}

/** After `join` was refused with `knock`: ask whoever is there to be let in. */
export interface Knock {
  type: "knock";
  name: string;
  /** Default: "" */
  face?: string;
}

/** Give the seat up for good; a bot plays on if a match is running. */
export interface Leave {
  type: "leave";
}

/** A move, and which of the seat's own decisions in this match it answers: 0, 1, 2, … */
export interface Move {
  type: "move";
  nth: number;
  move: string;
  /** of the view it answers, so that none strays into a rematch; 0: this one. Default: 0 */
  match?: number;
}

/** Hear no more of somebody. */
export interface Mute {
  type: "mute";
  player: string;
  /** Default: true */
  on?: boolean;
}

/**
 * Let us stop for a while. Done when all people who sit here and are there have said so; anybody ends
 * it.
 */
export interface Pause {
  type: "pause";
  /** Default: true */
  on?: boolean;
}

/** Answered at once with the same number; lets the client show its lag. */
export interface Ping {
  type: "ping";
  t: number;
}

/**
 * The hash of the browser's own random bytes for a fair deal: they are fixed before anybody's are
 * known.
 */
export interface Pledge {
  type: "pledge";
  pledge: string;
}

/** Ready for the match, or for the next one. */
export interface Ready {
  type: "ready";
  /** Default: true */
  on?: boolean;
}

export interface RemoveBot {
  type: "remove_bot";
  seat: number;
}

/** The host takes a removal back. */
export interface Restore {
  type: "restore";
  player: string;
}

/**
 * A quick phrase or reaction by its id, or free text where the host allows it; `to`: thrown at this
 * seat.
 */
export interface Say {
  type: "say";
  /** Default: "" */
  phrase?: string;
  /** Default: "" */
  text?: string;
  /** Default: null */
  to?: number | null;
}

/** Those random bytes, once all pledges are shown. */
export interface Share {
  type: "share";
  share: string;
}

/** Take a free seat, or move to another one; during a match: take a bot's seat over at the next deal. */
export interface Sit {
  type: "sit";
  seat: number;
}

/**
 * Give the seat up before or between matches and watch; during a match: wait for a bot's seat no more.
 */
export interface StandUp {
  type: "stand";
}

/** The host starts the match; also the rematch. */
export interface Start {
  type: "start";
}

/** Ask to change places with a seated person; done when they ask for yours. */
export interface Swap {
  type: "swap";
  seat: number;
}

/** To somebody who has knocked: `join` again. Not if `on` is false: the host has said no. */
export interface Admitted {
  type: "admitted";
  on: boolean;
}

/** What the operator tells everybody in the house. `text` is text, never markup. */
export interface Announced {
  type: "announced";
  text: string;
}

/** A seat on holiday. */
export interface AwayShown {
  seat: string;
  until: number;
}

/** What somebody has done at the table, or what was done with them. */
export interface Did {
  type: "did";
  /** of the line that says so: with `what` and `player` it is told once */
  n: number;
  what: Doing;
  player: string;
  name: string;
  face: string;
  /** the name of the host who did it */
  by: string;
  /** who plays on, or whose seat it was */
  bot: string;
  /** that was chosen */
  game: string;
}

/** The server goes down for a moment; come back, everything is kept. */
export interface Drain {
  type: "drain";
  within_ms: number;
}

/** How a match at a table ended. */
export interface EndedShown {
  game: string;
  at: number;
  /** names from first to last; those who share a place together */
  places: string[][];
}

export interface Explained {
  type: "explained";
  move: string;
  legal: boolean;
  code: string;
  params: Record<string, unknown>;
  text: string;
}

/** You are not at this table any more: `kicked`, `removed`, `closed`, `no_table`, `left`. */
export interface Gone {
  type: "gone";
  code: string;
}

/** Chat. `text` is text, never markup. */
export interface Heard {
  type: "heard";
  player: string;
  name: string;
  seat: string | null;
  phrase: string;
  text: string;
  spectator: boolean;
  face: string;
  /** the seat it is thrown at */
  to: string | null;
}

/**
 * A hint for your open decision, from what your seat can know: the best few moves, and why the first
 * one.
 */
export interface Hinted {
  type: "hinted";
  match: number;
  nth: number;
  best: Weighed[];
  /** what the chances are of: `win`, `not_last`, `points`, `hit` */
  goal: string;
  code: string;
  params: Record<string, unknown>;
  text: string;
  /** how many of `best`, after the first, are as good as it, as far as anybody can tell */
  even: number;
}

/** Somebody at the door. */
export interface KnockShown {
  player: string;
  name: string;
  face: string;
}

/** Somebody who has sat at a table, and how they have done there. */
export interface KnownShown {
  name: string;
  face: string;
  wins: number;
  losses: number;
  /** now */
  here: boolean;
}

/** Who takes a bot's seat over at the next deal. */
export interface NextShown {
  player: string;
  name: string;
  face: string;
}

/**
 * No more pledges, and these are all. A browser that finds its own among them opens it: it sends its
 * share.
 */
export interface Pledged {
  type: "pledged";
  match: number;
  commit: string;
  /** from p1 on */
  pledges: (string | null)[];
  within_ms: number;
}

export interface Pong {
  type: "pong";
  t: number;
}

/** Before the deal: what the server commits to. The browser answers with its pledge. */
export interface Promise {
  type: "promise";
  match: number;
  commit: string;
  within_ms: number;
}

/** How the match ended. */
export interface Ranked {
  /** places from first to last, seats that share one together */
  ranking: string[][];
  losers: string[];
  /** "normal", or why it ended early */
  reason: string;
  scores: Record<string, number>;
}

/** Not done, and why: a code with parameters, and the sentence in English. Nothing changed. */
export interface Refused {
  type: "refused";
  /** the type of the message */
  re: string;
  code: string;
  params: Record<string, unknown>;
  text: string;
}

/** Whom the host has removed. */
export interface RemovedShown {
  player: string;
  name: string;
  face: string;
  how: Removal;
}

/** You opened this table elsewhere; this connection only listens no more. */
export interface Replaced {
  type: "replaced";
}

/** Who sits where and what is played. Sent when it changes. */
export interface Room {
  type: "room";
  table: string;
  n: number;
  /** your seat */
  you: string | null;
  /** your public id */
  player: string;
  host: string | null;
  phase: Phase;
  settings: Settings;
  password: boolean;
  seats: SeatShown[];
  spectators: number;
  /** 0 before the first */
  match: number;
  /** [who asks, whom] */
  swaps: string[][];
  /** why not, as a code; null if the host can */
  can_start: string | null;
  /** for the host */
  removed: RemovedShown[];
  /** the first of the spectators */
  watchers: WatcherShown[];
  /** what stands behind `/t/` in the link of this table */
  link: string;
  /** for the host: who would like to be let in */
  knocks: KnockShown[];
  /** all have agreed to stop for a while */
  paused: boolean;
  /** the seats that would like to */
  pausing: string[];
  /** in a match over days: who is on holiday */
  away: AwayShown[];
}

/** One seat, as everybody sees it. */
export interface SeatShown {
  /** "p1" */
  seat: string;
  /** away: its owner is gone and a bot plays */
  state: "open" | "taken" | "away" | "bot";
  /** public id */
  player: string | null;
  /** bots have one too */
  name: string;
  /** of the bot */
  level: string | null;
  ready: boolean;
  connected: boolean;
  /** this evening */
  wins: number;
  losses: number;
  /** from 0: stays the same when the seats are numbered again */
  chair: number;
  next: NextShown | null;
  /** it has said that no person sits there: its results are not rated */
  program: boolean;
  /** `f07`, `m3:A`, a thing like `kettle` for a bot; "" only while the seat is open */
  face: string;
}

/** What `core.kernel.view` makes of a position for one viewer. */
export interface Seen {
  over: boolean;
  /** seats that owe a decision, or "deck" */
  to_move: string[];
  /** a hidden card is "??" */
  piles: Record<string, string[]>;
  /** who played each card of a pile, where everybody saw it */
  by: Record<string, string[]>;
  /** all your moves under your own seat; nobody else's */
  legal: Record<string, string[]>;
  /** public facts of the game, and what only you know */
  facts: Record<string, unknown>;
  result: Ranked | null;
}

/**
 * To you when you come: what has happened in this match, as far as you may know and as much as is
 * kept.
 */
export interface Story {
  type: "story";
  match: number;
  /** up to here */
  n: number;
  news: Record<string, unknown>[];
}

/** A table as the list of open tables shows it; with its link one sees more. */
export interface TableListed {
  table: string;
  game: string;
  options: string;
  seats: number;
  people: string[];
  free: number;
  phase: Phase;
  password: boolean;
  clock: ClockName;
  /** the name, if they have a seat */
  host: string;
  /** the seat of whoever asks for this one table with their key, */
  you: string | null;
  /** and what it owes */
  turn: Turn | null;
  /** of these people, in the same order */
  faces: string[];
  /** nobody is there; with its link, from here on */
  asleep: boolean;
  /** when something happened there last, or when the last one had left */
  visited: number;
  /** who has sat there, the last one first */
  known: KnownShown[];
  /** the last matches, the last one first */
  ended: EndedShown[];
  /** the names of people who owe a decision */
  turns: string[];
  /** what stands behind `/t/` in its link */
  link: string;
  /** it is not listed, and the code alone says no more: knock, or come by the link */
  knock: boolean;
}

/** A seat that owes a decision, and how long it has: the client counts down by itself. */
export interface Turn {
  seat: string;
  /** null: no clock */
  left_ms: number | null;
  bank_ms: number;
  /** what a decision has from the start, without the bank */
  whole_ms: number | null;
}

/** The whole table as you may see it, with what happened since the last one. Never a patch. */
export interface View {
  type: "view";
  match: number;
  /** grows with everything that happens in public */
  n: number;
  you: string | null;
  /** your next decision */
  nth: number | null;
  view: Seen;
  /** each with its `what`, perhaps `cards`, and more by its kind */
  news: Record<string, unknown>[];
  turns: Turn[];
  /** the table stays like this for so long; results also until everybody goes on */
  pause_ms: number;
  /** who has said so */
  went_on: string[];
  /** where to find it, when the match is over */
  record: string | null;
  /** from the start to the end, when the match is over */
  took_ms: number | null;
  /** whether the pause ends at once when everyone has said to go on */
  can_go_on: boolean;
  /** the cards were just dealt: `go_on` says that you have looked at yours */
  looking: boolean;
}

/** Somebody without a seat. */
export interface WatcherShown {
  /** public id */
  player: string;
  name: string;
  /** "": they are with another house, which has not told it */
  face: string;
}

export interface Weighed {
  move: string;
  /** 0 … 1 */
  chance: number;
}

/** The answer to `hello`: who you are here, and what time it is. */
export interface Welcome {
  type: "welcome";
  /** public id */
  player: string;
  name: string;
  version: string;
  now: number;
  face: string;
}

/** What a table plays, chosen by its host. */
export interface Settings {
  game: string;
  seats: number;
  options: string;
  clock: ClockName;
  public: boolean;
  /** otherwise only phrases and reactions */
  free_chat: boolean;
  /** all hands are shown when a match is over */
  open_hands: boolean;
  /** whoever takes one plays an unrated match */
  hints: boolean;
  /** with `custom`: for a decision, */
  turn_s: number;
  /** and for the whole match on top */
  bank_s: number;
  /** who is p1, and so deals or starts, is drawn before each match */
  by_lot: boolean;
  /** what else may be said */
  phrases: string[];
  /** with `days`: for a decision */
  days: number;
  /** with `days`, when they are over; with `off`, for somebody who is not there */
  absent: "auto" | "move" | "bot" | "wait";
}

export type Incoming =
  | Hello | Join | Leave | Sit | Swap | StandUp | Ready | AddBot | RemoveBot | Start | Change | Kick
  | Restore | HandOn | Close | Knock | Admit | Pledge | Share | Move | Explain | Hint | GoOn | Pause
  | Holiday | Back | Say | Mute | Ping;

export type Outgoing =
  | Welcome | Room | Did | Promise | Pledged | Story | View | Refused | Explained | Hinted | Heard
  | Pong | Replaced | Gone | Drain | Announced | Admitted;
