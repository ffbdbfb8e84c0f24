// Made from src/cardhouse/games/dalmuti/told.py by `make types`. Do not edit: change it there.

export type Title = "Greater Dalmuti" | "Lesser Dalmuti" | "Merchant" | "Lesser Peon" | "Greater Peon";

export type Phase = "draw" | "deal" | "revolution" | "tax" | "play";

/** Who will pay whom, and how many cards. */
export interface Due {
  seat: string;
  to: string;
  count: number;
}

/** The ranks of the next hand, when one is over; also those that would be, after the last. */
export interface Coming {
  order: string[];
  titles: Record<string, Title>;
  /** none if there is no next hand */
  dues: Due[];
}

/** The set that has to be beaten. */
export interface Best {
  seat: string;
  value: number;
  count: number;
}

export interface Revolution {
  seat: string;
  greater: boolean;
}

export interface Facts {
  /** in order of going out */
  out: string[];
  scores: Record<string, number>;
  /** best rank first */
  order: string[];
  titles: Record<string, Title>;
  coming: Coming | null;
  /** 1, 2, … */
  hand: number;
  hands: number;
  phase: Phase;
  leader: string | null;
  best: Best | null;
  passed: string[];
  revolution: Revolution | null;
  /** for rank */
  drawing: string[];
  /** how often each was first out */
  firsts: Record<string, number>;
  /** for rank, all draws of each seat; a Jester is 13 */
  drawn: Record<string, number[]> | null;
}

export interface Tax {
  to: string;
  cards: string[];
}

export interface OwnFacts {
  /** while a return is chosen: what you have to give, or would give unasked */
  tax?: Tax;
}

export interface Draw {
  seats: string[];
}

export interface Ranks {
  order: string[];
}

export interface OfSeat {
  seat: string;
}

export interface Play {
  seat: string;
  count: number;
}

export interface Out {
  seat: string;
  place: number;
}

export interface HandOver {
  order: string[];
  points: Record<string, number>;
}

export type News = (
  | ({ what: "draw" } & Draw)
  | ({ what: "ranks" } & Ranks)
  | ({ what: "tax" } & Due)
  | ({ what: "chosen" } & OfSeat)
  | ({ what: "quiet" } & OfSeat)
  | ({ what: "revolution" } & Revolution)
  | ({ what: "play" } & Play)
  | ({ what: "pass" } & OfSeat)
  | ({ what: "out" } & Out)
  | ({ what: "trick" } & Play)
  | ({ what: "hand_over" } & HandOver)
) & { cards?: string[] };
