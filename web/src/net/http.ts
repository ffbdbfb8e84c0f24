// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { ClockName, Seen, Settings, TableListed, Weighed } from "./protocol";

/** What a form needs to show one house rule. */
export interface OptionShown {
  name: string;
  kind: "switch" | "choice" | "number";
  default: string;
  /** all of them, if they can be listed */
  values: string[];
  low: number | null;
  high: number | null;
  /** a number that may be "none" */
  optional: boolean;
  help: string;
}

/** How the game is written at home. */
export interface OwnName {
  language: string;
  name: string;
}

export interface FeltShown {
  /** #rrggbb in the middle and at the edge */
  night: string[];
  day: string[];
  cloth: "plain" | "petals" | "straw" | "damask" | "tiles" | "waves";
}

/** What is on the cards. */
export interface FacesShown {
  /** of "cards" the texts are rank and suit, like 7h; of the others, what is named here */
  kind: "cards" | "numbers" | "pieces" | "text";
  /** text → what a person says, in English */
  names: Record<string, string>;
  /** text → how it is drawn or written; of cards, the rank */
  signs: Record<string, string>;
  red: string[];
  /** stand for any other */
  wild: string[];
  /** an option, like values=ranked → text → what it counts; "" without any of these */
  worth: Record<string, Record<string, number>>;
  /** of a sorted hand; empty: by suit and rank, else as they come */
  order: string[];
}

/** A pile in the middle of the table. */
export interface PileShown {
  kind: "open" | "discard" | "stock" | "single" | "away";
  label: string;
}

/** One kind of news. */
export interface NewsShown {
  /** templates: the first for which everything is there; `[wins|win]`: the second form to whom it is */
  says: string[];
  /** a client shows it for this long, */
  hold_ms: number;
  /** and then moves the cards away for this long */
  leave_ms: number;
  /** the table stays like this, unless everyone goes on */
  pause_ms: number;
  /** a replay that runs by itself looks at it for this long, at least */
  stay_ms: number;
  /** a replay marks it, */
  mark: boolean;
  /** in this colour */
  tone: "" | "danger" | "safe" | "title" | "deal" | "end";
  /** it happens in the middle of a turn: a replay does not stop there */
  within: boolean;
  /** it stands out, in a banner and in the log */
  loud: boolean;
  /** it clears the open pile */
  resolves: boolean;
  /** a hand, a round or the game is over */
  ends: boolean;
  sound: string;
}

export interface FactShown {
  label: string;
  where: "seat" | "line" | "nowhere";
}

/** One kind of move, by the first word of its text; "" for a text that is nothing but cards. */
export interface VerbShown {
  /** of its button, with {cards}, {count}, {slot}, {other}, {rest} or {card} */
  label: string;
  takes: "nothing" | "cards" | "slots" | "number" | "seat" | "text";
  /** of cards */
  spelling: "commas" | "sets" | "letters";
  ordered: boolean;
  /** the verb together with which it is chosen; how many slots are named tells them apart */
  beside: string;
  place: "main" | "plain" | "side";
  /** numbers that may follow although no list of legal moves names them */
  low: number | null;
  high: number | null;
  /** can be decided on before one's turn, for as long as the open pile lies there */
  early: boolean;
}

export interface GameShown {
  name: string;
  title: string;
  /** of the rules */
  version: number;
  seats: number[];
  /** with how many it is best */
  best: number[];
  /** name → options */
  presets: Record<string, string>;
  options: OptionShown[];
  /** what it is, in a few words */
  line: string;
  /** and in three sentences */
  rules: string[];
  own_name: OwnName | null;
  /** #rrggbb: deep, */
  colour: string;
  /** and light */
  accent: string;
  felt: FeltShown;
  icon: string;
  /** whether many or few points are good, */
  score: "many" | "few";
  /** and with these options */
  score_with: Record<string, "many" | "few">;
  faces: FacesShown;
  hand: "fan" | "stack" | "slots";
  piles: Record<string, PileShown>;
  /** in the order in which a replay marks them */
  news: Record<string, NewsShown>;
  facts: Record<string, FactShown>;
  verbs: Record<string, VerbShown>;
  /** phase → the second half of "Your turn: …"; "" for any */
  asks: Record<string, string>;
  /** whether there is one */
  lesson: boolean;
  /** whether there is a page with its rules */
  page: boolean;
  /** the languages in which it brings texts along */
  texts: string[];
}

export interface Games {
  games: GameShown[];
  /** of bots */
  levels: string[];
  clocks: ClockName[];
}

/** Options that are named win over those of the preset. */
export interface OpenTable {
  settings: Pick<Settings, "game" | "seats"> & Partial<Settings>;
  /** Default: "" */
  preset?: string;
  /** Default: "" */
  password?: string;
}

export interface TableOpened {
  table: string;
  link: string;
}

export interface Tables {
  tables: TableListed[];
}

export interface RecordShown {
  id: string;
  tags: Record<string, string>;
  lines: string[];
  /** places from first to last, seats that share one together */
  result: string[][];
}

/** The table after one line of the record. */
export interface Moment {
  /** 1, 2, … */
  n: number;
  /** who moved, or "deck"; "" if this viewer was not told */
  seat: string;
  /** the text of a move, as far as this viewer knows it */
  move: string;
  /** kinds of news that stand out, and "deal" */
  marks: string[];
  news: Record<string, unknown>[];
  /** without legal moves */
  view: Seen;
}

/** Some lines of a record, one after the other. */
export interface Replay {
  id: string;
  game: string;
  /** "open", or a seat */
  seen_as: string;
  tags: Record<string, string>;
  /** lines of the whole record */
  count: number;
  moments: Moment[];
}

/** One decision of the seat. */
export interface Reviewed {
  /** the line of the record, from 1 */
  n: number;
  /** what was done */
  move: string;
  /** what was weighed, best first; empty if there was no choice */
  best: Weighed[];
  /** how much chance the move gave away; 0 also where nothing was weighed */
  lost: number;
  goal: string;
  /** why the best is best */
  code: string;
  params: Record<string, unknown>;
  text: string;
}

export interface Review {
  id: string;
  seat: string;
  decisions: Reviewed[];
  /** where to go on; null at the end */
  next: number | null;
}

/** The table after one line of a lesson, as the learner sees it. */
export interface LessonMoment {
  view: Seen;
  news: Record<string, unknown>[];
  /** how many moves the learner has made */
  nth: number;
  /** what is being taught: the id of a text */
  step: string;
  /** only told: they read it and go on */
  tells: boolean;
  /** their next move; "": others move, or it is over */
  expects: string;
}

/** A lesson: the learner has the seat p1, the others play what is written. */
export interface LessonShown {
  game: string;
  seats: number;
  options: string;
  players: string[];
  steps: string[];
  moments: LessonMoment[];
}

export interface RatingShown {
  /** a cautious guess: it grows with certainty */
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  /** too few matches, or against too few people, to be on the leaderboard */
  provisional: boolean;
}

/** All empty for a device that was never at a table: to look makes nobody a player. */
export interface Me {
  player: string;
  name: string;
  created: number;
  ratings: Record<string, RatingShown>;
  face: string;
}

/** What is not said stays. */
export interface Rename {
  /** Default: "" */
  name?: string;
  /** Default: "" */
  face?: string;
}

/** Shown once; it moves the player to another device. */
export interface RecoveryCode {
  code: string;
}

export interface Recover {
  code: string;
}

export interface Played {
  record: string;
  game: string;
  at: number;
  seat: string;
  place: number;
  seats: number;
  rated: boolean;
}

export interface History {
  games: Played[];
}

export interface Leader {
  place: number;
  player: string;
  name: string;
  rating: number;
  games: number;
  face: string;
}

export interface Leaderboard {
  game: string;
  players: Leader[];
}

export interface Status {
  /** "ok", "ready", or "troubled": alive, and an operator should look into the log */
  status: string;
}

export interface Version {
  version: string;
  rules: Record<string, number>;
}
