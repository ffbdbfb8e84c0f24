// What the server says about a game of Liap Tui.

import type { Seen } from "../../net/protocol";

export interface Row {
  round: number;
  multiplier: number;
  said: Record<string, number>;
  won: Record<string, number>;
  points: Record<string, number>;
  scores: Record<string, number>;
}

/** Type, twice the worth, and how it stands against what lies on the table. */
export type Strength = [type: string, worth: number, standing: "ahead" | "ties" | "behind" | null];

export interface Facts {
  said: Record<string, number | null>;
  won: Record<string, number>;
  scores: Record<string, number>;
  phase: string;
  need: number | null;
  type: string | null;
  ahead: string | null;
  multiplier: number;
  declared: number;
  target: number;
  round: number;
  starter: string | null;
  asked: string[];
  redeals_left: number;
  sheet?: Row[];
  strength?: Record<string, Strength>;
}

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const typeId = (type: string) => `liap-type-${type.replaceAll("_", "-")}`;
