// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

import type { Settings, TableListed } from "../protocol";
import type { Person } from "./book";

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

export interface Forgotten {
  forgotten: boolean;
}

/** A match that was played without the house, and the seat that you had. */
export interface SendGame {
  record: string;
  seat: string;
}

export interface SentGame {
  record: string;
}

export interface ProposeWording {
  language: string;
  /** its id */
  sentence: string;
  /** as it was seen */
  says: string;
  better: string;
}

export interface WordingKept {
  kept: boolean;
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
