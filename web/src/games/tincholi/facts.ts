// What the server says about a game of Tincholi.

import type { Seen } from "../../net/protocol";

export interface Facts {
  phase: string;
  scores: Record<string, number>;
  round: number;
  target: number;
  turn: string;
  drawn_from: string | null;
  cut: { seat: string; called: number | null; totals: Record<string, number>; points: Record<string, number> } | null;
}

export const facts = (seen: Seen) => seen.facts as unknown as Facts;
