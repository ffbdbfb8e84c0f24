// Made from src/cardhouse/games/kazhutha/told.py by `make types`. Do not edit: change it there.

export type Would = "low" | "high" | "wins" | "cuts" | "spoiled";

/** The largest pick-up. */
export interface Most {
  count: number;
  seat: string;
  trick: number;
}

export interface Facts {
  /** 1, 2, … of a session */
  game: number;
  dealer: string;
  leader: string;
  /** the suit */
  led: string | null;
  /** the seat that has played the highest card of it so far */
  ahead: string | null;
  /** who would pick the trick up if it were cut now */
  if_cut: string | null;
  /** this many more cuts in a row end the game; only when they are few */
  stall_in: number | null;
  /** that are over */
  tricks: number;
  /** in which trick each went out */
  safe_on: Record<string, number>;
  most: Most | null;
  /** in order of going out */
  out: string[];
  /** games lost */
  scores: Record<string, number>;
  /** of the session */
  games: number;
  teams: string[][] | null;
}

export interface OwnFacts {
  /** what each card of whoever follows would do; `spoiled`: nobody takes this trick */
  would?: Record<string, Would>;
}

export interface Play {
  seat: string;
}

export interface Cut {
  seat: string;
  taker: string;
  count: number;
}

/** `spoiled`: the first trick, cut where that is safe. */
export interface Cleared {
  seat: string;
  count: number;
  /** who leads next */
  leads: string;
  /** how, when the winner is safe */
  passes: "clockwise" | "second_highest" | null;
}

export interface Safe {
  seat: string;
  place: number;
}

export interface GameOver {
  losers: string[];
  stalemate: boolean;
}

export type News = (
  | ({ what: "play" } & Play)
  | ({ what: "cut" } & Cut)
  | ({ what: "clean" } & Cleared)
  | ({ what: "spoiled" } & Cleared)
  | ({ what: "safe" } & Safe)
  | ({ what: "game_over" } & GameOver)
) & { cards?: string[] };
