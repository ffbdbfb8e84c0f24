// Made from src/cardhouse/games/tincholi/told.py by `make types`. Do not edit: change it there.

export type Phase = "deal" | "look" | "draw" | "decide" | "reshuffle" | "cut";

export interface Cut {
  seat: string;
  called: number | null;
  totals: Record<string, number>;
  points: Record<string, number>;
}

export interface Facts {
  scores: Record<string, number>;
  round: number;
  first: string | null;
  turn: string;
  phase: Phase;
  drawn_from: "discard" | "stock" | null;
  cut: Cut | null;
  target: number;
  max_rounds: number | null;
}

/** Nothing stands differently for anybody. */
export interface OwnFacts {
}

export interface Deal {
  round: number;
  starter: string;
}

export interface Reshuffle {
  count: number;
}

export interface Look {
  seat: string;
  slots: number[];
}

export interface OfSeat {
  seat: string;
}

export interface Keep {
  seat: string;
  slot: number;
}

export interface Pair {
  seat: string;
  slots: number[];
  ok: boolean;
}

export interface Peek {
  seat: string;
  slot: string;
}

export interface Swap {
  seat: string;
  slots: string[];
}

/** The first card of an empty discard pile. */
export interface TurnUp {
}

export interface CutNews {
  seat: string;
  called: number | null;
  totals: Record<string, number>;
  points: Record<string, number>;
  scores: Record<string, number>;
}

export interface RoundOver {
  round: number;
  scores: Record<string, number>;
  game_over: boolean;
}

export type News = (
  | ({ what: "deal" } & Deal)
  | ({ what: "reshuffle" } & Reshuffle)
  | ({ what: "look" } & Look)
  | ({ what: "draw" } & OfSeat)
  | ({ what: "take" } & OfSeat)
  | ({ what: "drop" } & OfSeat)
  | ({ what: "keep" } & Keep)
  | ({ what: "pair" } & Pair)
  | ({ what: "peek" } & Peek)
  | ({ what: "swap" } & Swap)
  | ({ what: "turn_up" } & TurnUp)
  | ({ what: "cut" } & CutNews)
  | ({ what: "round_over" } & RoundOver)
) & { cards?: string[] };
