// What the server says about a game of The Great Dalmuti.

import type { Seen } from "../../net/protocol";
import { t } from "../../ui/i18n";

export interface Facts {
  out: string[];
  order: string[];
  titles: Record<string, string>;
  best: { seat: string; value: number; count: number } | null;
  passed: string[];
  phase: string;
  hand: number;
  hands: number;
  scores: Record<string, number>;
  /** for rank, all draws of each seat; a Jester is 13 */
  drawn?: Record<string, number[]> | null;
  /** while a return is chosen: what you have to give, or would give unasked */
  tax?: { to: string; cards: string[] };
}

export const facts = (seen: Seen) => seen.facts as unknown as Facts;

export const titleId = (title: string) => title.toLowerCase().replace(" ", "-");
export const titleOf = (title: string, form: "short" | "long") => t(`dalmuti-${form}-${titleId(title)}`);

/** Whatever title belongs to each place, given to a new order. */
export function crowned(order: readonly string[], { order: old, titles }: Facts): Record<string, string> {
  return Object.fromEntries(order.map((seat, place) => [seat, titles[old[place] ?? ""] ?? ""]));
}

export interface Due {
  from: string;
  to: string;
  count: number;
}

/** Who will pay whom, by title. */
export function dues(order: readonly string[], titles: Record<string, string>): Due[] {
  const who = (title: string) => order.find((seat) => titles[seat] === title);
  return [
    { from: who("Greater Peon"), to: who("Greater Dalmuti"), count: 2 },
    { from: who("Lesser Peon"), to: who("Lesser Dalmuti"), count: 1 },
  ].filter((due): due is Due => Boolean(due.from && due.to));
}
