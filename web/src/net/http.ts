// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { ClockName, Explained, Seen, Settings, TableListed, Weighed } from "./protocol";

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
  /** the link of one, whose table it is then. Default: "" */
  circle?: string;
  /** of the words in its code. Default: "" */
  language?: string;
}

export interface TableOpened {
  /** as it is joined, and stands behind `/t/` in its link: more than its code if it is not listed */
  table: string;
  link: string;
}

export interface Tables {
  tables: TableListed[];
}

/**
 * What a link that invites ends with: `/t/CODE?i=…`. It shows whoever gets it who invites, and who is
 * there.
 */
export interface Invitation {
  invitation: string;
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
  /** of piles that this viewer does not see: what they have seen there before */
  known: Record<string, string[]>;
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
  /** how many of `best`, after the first, are as good as it */
  even: number;
}

export interface Review {
  id: string;
  seat: string;
  decisions: Reviewed[];
  /** where to go on; null at the end */
  next: number | null;
  /** lines of the record */
  count: number;
}

/** A decision of one seat, as it stood before it: to be made once more. */
export interface Chance {
  id: string;
  game: string;
  seat: string;
  /** the line of the record with which it was answered */
  n: number;
  /** of this seat's decisions, from 0 on */
  nth: number;
  tags: Record<string, string>;
  view: Seen;
  known: Record<string, string[]>;
}

export interface SeatLuck {
  seat: string;
  /** of its cards: the part of the others who are beaten on average, 0 … 1 */
  worth: number;
  /** the standard error of that */
  error: number;
  /** the part that was beaten */
  made: number;
}

export interface Luck {
  id: string;
  /** of the bots that played these cards again */
  level: string;
  /** how often */
  tries: number;
  /** otherwise ask again: more of them are being played */
  done: boolean;
  seats: SeatLuck[];
}

/** The only one that counts. */
export interface MyTry {
  table: string;
  /** "" until it is over */
  record: string;
  place: number;
  score: number;
  /** a bot has played for you: it does not count */
  helped: boolean;
}

/** The deal of today, of one game. */
export interface DayShown {
  game: string;
  seats: number;
  options: string;
  /** of the bots */
  level: string;
  /** everybody has this one */
  seat: string;
  /** the SHA-256 of the secret that all its cards follow from */
  commit: string;
  mine: MyTry | null;
}

/** A deal by its commitment; the secret is shown when its day is over. */
export interface Sealed {
  day: string;
  game: string;
  commit: string;
  secret: string;
}

export interface Days {
  today: string;
  ends_in_ms: number;
  games: DayShown[];
  /** a week back and a week ahead */
  sealed: Sealed[];
}

export interface DayLine {
  place: number;
  score: number;
  name: string;
  face: string;
  you: boolean;
  /** to be read when the day is over; one's own at once */
  record: string;
}

export interface DayResults {
  day: string;
  game: string;
  seats: number;
  /** best first */
  lines: DayLine[];
}

/** From a moment of a record, against bots. */
export interface PlayOn {
  /** after this many lines */
  at: number;
  seat: string;
  /** as they were, or other ones that the seat could not have told apart */
  hands: "were" | "known";
  /** Default: "steady" */
  level?: string;
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

export interface Person {
  player: string;
  name: string;
  face: string;
}

export interface Played {
  record: string;
  game: string;
  at: number;
  seat: string;
  place: number;
  seats: number;
  rated: boolean;
  /** who else played, bots apart */
  people: Person[];
  /** why it does not count: a "bot" has finished it for you, or it was "set_up" from another match */
  how: string;
}

export interface History {
  games: Played[];
  /** there are older ones that fit */
  more: boolean;
}

/** How somebody has done, in one game or in all. */
export interface Standing {
  player: string;
  matches: number;
  /** first places, shared ones too */
  wins: number;
  /** as the rules of the game say who has lost */
  losses: number;
  /** others who finished behind them, */
  beaten: number;
  /** of so many */
  met: number;
  /** wins in a row, up to the last match */
  streak: number;
  best_streak: number;
  /** in one game; empty over all */
  counts: Record<string, number>;
}

export interface GameBook {
  game: string;
  matches: number;
  /** best first */
  standings: Standing[];
}

/** Two people, head to head. */
export interface Pair {
  one: string;
  two: string;
  matches: number;
  one_ahead: number;
  two_ahead: number;
}

/** Somebody who stands out for somebody else, over three matches or more. */
export interface Friend {
  player: string;
  other: string;
  matches: number;
  /** of the matches in which they finished ahead; of the others who were beaten, for a buddy */
  share: number;
}

/** The largest single one of something that is counted. */
export interface Best {
  game: string;
  what: string;
  player: string;
  amount: number;
  at: number;
  record: string;
}

/** One of the closest finishes. */
export interface Close {
  game: string;
  by: number;
  first: string[];
  /** where a count decides, those who lost */
  second: string[];
  record: string;
}

/** What comes with so many of something. */
export interface Jewel {
  player: string;
  game: string;
  what: string;
  count: number;
  jewel: string;
}

export interface Won {
  player: string;
  wins: number;
}

/** A sentence of a recap: a code, and what is in it. Players are named by their ids. */
export interface Said {
  code: string;
  params: Record<string, unknown>;
}

/** Matches that were played without a long pause between them. */
export interface Evening {
  /** when the first of them was over, in ms */
  began: number;
  ended: number;
  records: string[];
  games: string[];
  /** everybody who played, most wins first */
  won: Won[];
  recap: Said[];
}

export interface Book {
  matches: number;
  /** matches that are not counted yet: ask again */
  missing: number;
  people: Person[];
  /** over all games, best first */
  standings: Standing[];
  games: GameBook[];
  pairs: Pair[];
  nemeses: Friend[];
  buddies: Friend[];
  bests: Best[];
  closest: Close[];
  jewels: Jewel[];
  /** the last one first */
  evenings: Evening[];
}

export interface Forgotten {
  forgotten: boolean;
}

export interface MemberShown {
  player: string;
  name: string;
  face: string;
  keeper: boolean;
  since: number;
}

/** A circle of yours, for the first page. */
export interface CircleCard {
  link: string;
  name: string;
  keeper: boolean;
  people: MemberShown[];
  tables: string[];
}

export interface MyCircles {
  circles: CircleCard[];
}

export interface MakeCircle {
  name: string;
}

/** A table of a circle, as everybody with its link may see it. */
export interface CircleTable {
  /** when it was opened */
  at: number;
  table: TableListed;
}

/** A named set of options of one game. */
export interface RuleCard {
  name: string;
  game: string;
  options: string;
  /** 0 for as usual */
  seats: number;
}

export interface CircleShown {
  /** the one that is good now */
  link: string;
  name: string;
  created: number;
  /** "", "member" or "keeper" */
  you: string;
  /** your public id; "" if you were never here */
  player: string;
  people: MemberShown[];
  /** for keepers */
  removed: MemberShown[];
  tables: CircleTable[];
  phrases: string[];
  cards: RuleCard[];
}

/** What is not said stays. */
export interface ChangeCircle {
  /** Default: "" */
  name?: string;
  /** Default: null */
  phrases?: string[] | null;
  /** Default: null */
  cards?: (Pick<RuleCard, "name" | "game"> & Partial<RuleCard>)[] | null;
}

/** What you are called there, if you were never at a table. */
export interface JoinCircle {
  /** Default: "" */
  name?: string;
  /** Default: "" */
  face?: string;
}

export interface Left {
  left: boolean;
}

export interface KeepMember {
  /** Default: false */
  keeper?: boolean;
}

export interface UsualShown {
  player: string;
  name: string;
  face: string;
  matches: number;
}

export interface UsualPeople {
  people: UsualShown[];
}

/** Minutes of the day, in the clock of whoever it is about; the same twice: never. */
export interface QuietHours {
  since: number;
  until: number;
  /** minutes ahead of UTC. Default: 0 */
  ahead?: number;
}

export interface BellShown {
  /** for `pushManager.subscribe` */
  key: string;
  /** their endpoints */
  devices: string[];
  /** `t/mango-river-42`, or `people`: whoever you have played with may ask for you */
  places: string[];
  quiet: QuietHours;
}

/** A subscription of a browser, as its `toJSON` says it. */
export interface HangBell {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Default: "en" */
  language?: string;
}

export interface TakeBell {
  endpoint: string;
}

export interface Listen {
  place: string;
  on: boolean;
}

export interface Meeting {
  /** milliseconds since 1970; 0 for no date */
  at: number;
  /** who has chosen it */
  name: string;
}

export interface Meet {
  at: number;
}

export interface AskFor {
  player: string;
}

/** A match that was played without the house, and the seat that you had. */
export interface SendGame {
  record: string;
  seat: string;
}

export interface SentGame {
  record: string;
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
