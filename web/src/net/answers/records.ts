// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { Seen, Weighed } from "../protocol";

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
