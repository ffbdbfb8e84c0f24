// Real views, captured by `make fixtures` from whole matches of bots: see tools/fixtures.py.

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
  return {
    type: "room",
    table: "mango-river-42",
    n: 1,
    you: "p1",
    player: "k3v9x2",
    host: "k3v9x2",
    phase: "playing",
    password: false,
    settings: {
      game,
      seats,
      options,
      clock: "normal",
      public: false,
      free_chat: false,
      open_hands: true,
      hints: true,
      turn_s: 0,
      bank_s: 0,
      by_lot: false,
      phrases: [],
      days: 0,
      absent: "auto",
    },
    seats: Array.from({ length: seats }, (_, i) => ({
      seat: `p${i + 1}`,
      state: "taken" as const,
      player: `player${i}`,
      name: NAMES[i]!,
      level: null,
      ready: false,
      connected: true,
      wins: 0,
      losses: 0,
      chair: i,
      next: null,
      program: false,
      helps: [],
      beside: null,
      face: `f0${(i % 9) + 1}`,
    })),
    spectators: 0,
    watchers: [],
    match: 1,
    swaps: [],
    can_start: "while_playing",
    removed: [],
    link: "",
    knocks: [],
    paused: false,
    pausing: [],
    easing: [],
    beside: null,
    away: [],
  };
}
