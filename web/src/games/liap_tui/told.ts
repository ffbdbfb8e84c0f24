// Made from src/cardhouse/games/liap_tui/told.py by `make types`. Do not edit: change it there.

export type Phase = "deal" | "redeal" | "declare" | "turn";

export type Answer = "stay" | "redeal";

export type PlayType = "none" | "single" | "pair" | "three_soldiers" | "straight" | "four_soldiers" | "extended_straight_4" | "extended_straight_5" | "five_soldiers" | "double_straight";

export type Standing = "ahead" | "ties" | "behind";

export type Strength = [PlayType, number, Standing | null];

/** Who has won it, with which type of play, and how many piles. */
export interface Turn {
  seat: string;
  type: PlayType;
  piles: number;
}

/** A finished round, as it is written down. */
export interface Row {
  round: number;
  multiplier: number;
  said: Record<string, number>;
  won: Record<string, number>;
  points: Record<string, number>;
  scores: Record<string, number>;
}

export interface Facts {
  round: number;
  scores: Record<string, number>;
  said: Record<string, number | null>;
  /** piles */
  won: Record<string, number>;
  multiplier: number;
  starter: string | null;
  phase: Phase;
  /** about a redeal */
  asked: string[];
  /** when all are given */
  answers: Record<string, Answer>;
  /** in total */
  declared: number;
  /** how many pieces each plays */
  need: number | null;
  /** of the first play */
  type: PlayType | null;
  ahead: string | null;
  last_turn: Turn | null;
  /** of the last round */
  points: Record<string, number> | null;
  /** how often in a row each has declared 0 */
  zeros: Record<string, number>;
  redeals_left: number;
  target: number;
  max_rounds: number;
  came_back: boolean;
  /** between two rounds */
  sheet: Row[];
}

export interface OwnFacts {
  /** of each legal play */
  strength?: Record<string, Strength>;
  /** a sealed declaration is open to whoever made it */
  said?: Record<string, number | null>;
}

export interface Deal {
  round: number;
  starter: string;
}

export interface Asked {
  seats: string[];
}

export interface OfSeat {
  seat: string;
}

export interface Answers {
  redeal: string[];
  stay: string[];
}

export interface Redeal {
  multiplier: number;
  starter: string;
}

export interface Said {
  seat: string;
  n: number;
}

export interface Declared {
  said: Record<string, number>;
}

export interface Play {
  seat: string;
  count: number;
}

export interface RoundOver {
  points: Record<string, number>;
  scores: Record<string, number>;
}

export interface Comeback {
  gap: number;
}

export interface GameOver {
  winners: string[];
}

export type News = (
  | ({ what: "deal" } & Deal)
  | ({ what: "asked" } & Asked)
  | ({ what: "answered" } & OfSeat)
  | ({ what: "answers" } & Answers)
  | ({ what: "redeal" } & Redeal)
  | ({ what: "said" } & Said)
  | ({ what: "sealed" } & OfSeat)
  | ({ what: "declared" } & Declared)
  | ({ what: "declare_again" } & OfSeat)
  | ({ what: "play" } & Play)
  | ({ what: "turn" } & Turn)
  | ({ what: "round_over" } & RoundOver)
  | ({ what: "comeback" } & Comeback)
  | ({ what: "game_over" } & GameOver)
) & { cards?: string[] };
