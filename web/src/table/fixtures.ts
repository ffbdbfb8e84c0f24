// Real views, captured by `make fixtures` from whole matches of bots: see tools/fixtures.py.

import { madeRoom, madeSeat, madeSettings } from "../net/made";
import type { Room, View } from "../net/protocol";
import json from "./fixtures.json";

export interface Captured {
  table: number;
  seats: number;
  options: string;
  /** one of several in a row */
  run: boolean;
  view: View;
}

export const CAPTURED = json as unknown as Record<string, Captured[]>;

const NAMES = ["Meera", "Ammu", "Bilal", "Chai", "Noor", "Teo"];

export function roomFor(game: string, { seats, options }: Captured): Room {
  return madeRoom({
    table: "mango-river-42",
    you: "p1",
    player: "k3v9x2",
    host: "k3v9x2",
    settings: madeSettings({ game, seats, options, clock: "normal", open_hands: true, hints: true }),
    seats: Array.from({ length: seats }, (_, i) => madeSeat(i, { player: `player${i}`, name: NAMES[i]!, face: `f0${(i % 9) + 1}` })),
  });
}
