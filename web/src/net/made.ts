// Rooms and views that no house has sent: those of lessons, replays, puzzles and tests. Each says only what is its own.
import type { Room, SeatShown, Settings, View } from "./protocol";

const SETTINGS: Omit<Settings, "game" | "seats"> = {
  options: "",
  clock: "off",
  public: false,
  free_chat: false,
  open_hands: false,
  hints: false,
  turn_s: 0,
  bank_s: 0,
  by_lot: false,
  phrases: [],
  days: 0,
  absent: "auto",
};

export function madeSettings(own: Pick<Settings, "game" | "seats"> & Partial<Settings>): Settings {
  return { ...SETTINGS, ...own };
}

/** Somebody on the seat of this number, from 0. */
export function madeSeat(number: number, own: Pick<SeatShown, "name" | "face"> & Partial<SeatShown>): SeatShown {
  return {
    seat: `p${number + 1}`,
    state: "taken",
    player: null,
    level: null,
    ready: false,
    connected: true,
    wins: 0,
    losses: 0,
    chair: number,
    next: null,
    program: false,
    helps: [],
    beside: null,
    ...own,
  };
}

/** A table in the middle of its first match. */
export function madeRoom(own: Pick<Room, "table" | "you" | "player" | "settings" | "seats"> & Partial<Room>): Room {
  return {
    type: "room",
    n: 1,
    host: null,
    phase: "playing",
    password: false,
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
    ...own,
  };
}

export function madeView(own: Pick<View, "n" | "you" | "nth" | "view"> & Partial<View>): View {
  return {
    type: "view",
    match: 1,
    news: [],
    turns: [],
    pause_ms: 0,
    went_on: [],
    record: null,
    took_ms: null,
    can_go_on: true,
    looking: false,
    beside: null,
    known: {},
    ...own,
  };
}
