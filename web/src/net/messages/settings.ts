// Made from src/cardhouse/table/settings.py by `make types`. Do not edit: change it there.

import type { ClockName } from "./words";

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
