// Made from src/cardhouse/table/outgoing.py by `make types`. Do not edit: change it there.

import type { Settings } from "./settings";
import type { ClockName, Doing, Help, Phase, Removal } from "./words";

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

/** Somebody without a seat, whom a player lets look at their cards. */
export interface BesideShown {
  player: string;
  name: string;
  face: string;
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

/** What somebody would like to make easier for a seat. */
export interface EaseShown {
  seat: string;
  helps: Help[];
  /** seats */
  agreed: string[];
  /** seats that have not said anything */
  missing: string[];
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

/** To a seat and to whoever looks with it: somebody beside points at this card of a pile of the view. */
export interface Pointed {
  type: "pointed";
  seat: string;
  pile: string;
  at: number;
  player: string;
  name: string;
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
  /** what is asked for one seat, until all have agreed or somebody says no */
  easing: EaseShown[];
  /** the seat whose cards you may look at */
  beside: string | null;
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
  /** what all have agreed to; the matches of this seat are not rated then, nor with */
  helps: Help[];
  /** somebody who looks at these cards with them */
  beside: BesideShown | null;
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
  /** it is the view of this seat, and you only look */
  beside: string | null;
  /** with help for the memory: of hidden piles, what this seat has seen there */
  known: Record<string, string[]>;
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

export type Outgoing =
  | Welcome | Room | Did | Promise | Pledged | Story | View | Refused | Explained | Hinted | Heard
  | Pong | Replaced | Gone | Drain | Announced | Admitted | Pointed;
