// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { ClockName, Explained, Seen } from "../protocol";

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
  /** a tap on this pile says it, too */
  pile: string;
}

/** Something that the book counts. */
export interface CountShown {
  label: string;
  /** a sentence about an evening, with {name} and {n}; "" for none */
  says: string;
  /** what the largest single one is called; "" if that is not remembered */
  best: string;
  /** the count that it is a part of */
  of: string;
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
  icon: "layers" | "heart" | "spade" | "club" | "diamond" | "crown" | "donkey" | "eye" | "star" | "swords" | "trophy" | "users";
  /** faces in a fan, if there are any */
  poster: string[];
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
  /** what the book counts, */
  counts: Record<string, CountShown>;
  /** in these parts of a match: "trick", "hand", "round" */
  counts_in: string;
  /** whether there is one */
  lesson: boolean;
  /** a game of memory: over days that is harder, and a client says so */
  remembers: boolean;
  /** tenths in which chances came true as told (7: 70 to 80 %); a client words the others roughly */
  firm: number[];
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

/** The table after one line of a unit, as the learner sees it. */
export interface LessonMoment {
  view: Seen;
  news: Record<string, unknown>[];
  /** how many moves the learner has made */
  nth: number;
  /** what is being taught: the id of a text */
  step: string;
  /** step: do what is pointed at; find: do what is asked for; tell: read and go on; ask: answer */
  kind: "step" | "find" | "tell" | "ask" | "";
  /** their next move; "": others move, or it is over */
  expects: string;
  /** cards, slots, seats and piles to point at */
  points: string[];
  /** to a question: how many there are */
  answers: number;
  /** which of them, from 1 on */
  right: number;
  /** another move → the word of the text that says why not */
  wrong: Record<string, string>;
  /** what may be tried and is not legal */
  refused: Record<string, Explained>;
}

/** A part of a lesson: the learner has the seat p1, the others play what is written. */
export interface UnitShown {
  name: string;
  seats: number;
  options: string;
  players: string[];
  steps: string[];
  moments: LessonMoment[];
}

/** The units of a game in the order in which they are learnt. */
export interface LessonShown {
  game: string;
  units: UnitShown[];
}
