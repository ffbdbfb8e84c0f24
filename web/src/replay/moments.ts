// What the house tells of a record, line by line, and what stands out in it.

import { askRecord } from "../net/api";
import type { Room, SeatShown, Seen, View } from "../net/protocol";
import { type News, openPile } from "../table/scene";

/** The table after one line of the record. */
export interface Moment {
  /** 1, 2, … */
  n: number;
  /** who moved, or "deck"; "" if this viewer was not told */
  seat: string;
  move: string;
  marks: string[];
  news: News[];
  view: Seen;
}

export interface Page {
  id: string;
  game: string;
  seen_as: string;
  tags: Record<string, string>;
  count: number;
  moments: Moment[];
}

export const OPEN = "open";

export const page = (id: string, seenAs: string, from: number) =>
  askRecord<Page>(id, `/views?as=${encodeURIComponent(seenAs)}&from=${from}`);

/** Views that were shown at a table as if they were a record. */
export function filmOf(views: readonly View[], game: string): Page {
  const moments = views.map((view, i): Moment => {
    const news = view.news as unknown as News[];
    return { n: i + 1, seat: news[0]?.seat ?? "", move: "", marks: news.map((item) => item.what), news, view: { ...view.view, legal: {} } };
  });
  return { id: "", game, seen_as: "", tags: {}, count: moments.length, moments };
}

export type Tone = "danger" | "safe" | "title" | "deal" | "end";

const TONES: Record<string, Tone> = {
  cut: "danger", spoiled: "danger", pair: "danger", swap: "danger", safe: "safe", out: "safe", revolution: "title", redeal: "title",
  deal: "deal", hand_over: "deal", round_over: "deal", game_over: "deal", reshuffle: "deal", clean: "end", trick: "end", turn: "end", tax: "end",
};
const LOUDEST: Tone[] = ["title", "danger", "safe", "deal", "end"];

/** The colour of a tick; null for an ordinary one. */
export function toneOf(moment: Moment): Tone | null {
  const tones = moment.marks.map((mark) => TONES[mark]);
  return LOUDEST.find((tone) => tones.includes(tone)) ?? null;
}

/** Where a trick, a turn of the table or a hand is over: the stops of the outer buttons. */
export function isEnd(moment: Moment, next: Moment | undefined): boolean {
  if (moment.marks.some((mark) => mark !== "swap" && mark !== "pair" && mark !== "tax")) return true;
  return !openPile(moment.view) && next !== undefined && next.seat !== moment.seat;
}

const STAY_MS: Record<string, number> = {
  cut: 2_600, clean: 1_700, spoiled: 1_700, trick: 1_600, turn: 2_800, deal: 1_500, tax: 1_600, pair: 1_600, swap: 1_600, revolution: 2_000,
  hand_over: 3_500, round_over: 3_500, game_over: 3_500, draw: 1_000, pass: 600,
};

/** How long a moment is looked at when the replay runs by itself. */
export const stay_ms = (moment: Moment) =>
  Math.max(900, ...(moment.marks.includes("deal") ? [STAY_MS["deal"]!] : []), ...moment.news.map((item) => STAY_MS[item.what] ?? 0));

// -- who sat there

const BOT = /^(.*?) ?\((\w+) bot\)$/; // “Ravi (sharp bot)”

export function seatsOf(tags: Record<string, string>): SeatShown[] {
  const count = Number(tags["Seats"]);
  const names = tags["Players"]?.split(", ") ?? [];
  const known = names.length === count; // written by hand, perhaps
  return Array.from({ length: count }, (_, i) => {
    const name = known ? names[i]! : "";
    const bot = BOT.exec(name);
    return {
      seat: `p${i + 1}`, state: bot ? "bot" : "taken", player: null, name: bot ? bot[1]! : name || `p${i + 1}`, level: bot?.[2] ?? null, ready: false, connected: true, wins: 0, losses: 0, chair: i, next: null, program: false,
    };
  });
}

/** The table of the record as a room; `you` is called by name unless it is this device's own seat. */
export function roomOf(page: Page, you: string | null, own: boolean): Room {
  const settings = {
    game: page.game, seats: Number(page.tags["Seats"]), options: page.tags["Options"] ?? "", clock: "off", public: false, free_chat: false, open_hands: true, hints: false, turn_s: 0, bank_s: 0, by_lot: false,
  } as const;
  return {
    type: "room", table: `replay ${page.id}`, n: 1, you, player: own ? "me" : "", host: null, phase: "playing", settings, password: false, seats: seatsOf(page.tags),
    spectators: 0, match: 1, swaps: [], can_start: "while_playing",
  };
}
