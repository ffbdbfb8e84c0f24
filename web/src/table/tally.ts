// Who has won, or lost, how often since the table was laid: people, the best first. Nobody counts for the bots.

import type { SeatShown } from "../net/protocol";

export interface Tally {
  counted: "wins" | "losses";
  rows: { seat: SeatShown; count: number }[];
}

/** Losses as soon as there are any: then the games here are about who loses. Null: nothing has ended yet. */
export function tallyOf(seats: readonly SeatShown[]): Tally | null {
  const counted = seats.some((seat) => seat.losses > 0) ? "losses" : "wins";
  const rows = seats.filter(({ state }) => state !== "open" && state !== "bot").map((seat) => ({ seat, count: seat[counted] }));
  if (!rows.some(({ count }) => count > 0)) return null;
  const best = counted === "wins" ? -1 : 1;
  return { counted, rows: rows.sort((a, b) => best * (a.count - b.count)) };
}
