// From views to scenes: what is shown, in which order and for how long. A view that ends a trick has the
// table already cleared, so the trick is shown once more, complete, before it goes.

import type { Seen, View } from "../net/protocol";
import { HIDDEN } from "./cards";

export interface News {
  what: string;
  seat?: string;
  cards?: string[];
  [more: string]: unknown;
}

export interface Scene {
  view: View;
  /** what lies on the table in this scene */
  seen: Seen;
  /** who played each card of the open pile; null: not known */
  owners: (string | null)[];
  news: News[];
  /** what the scene is about */
  about: News | null;
  hold_ms: number;
  /** the newest state: moves can be made */
  live: boolean;
  /** stays until it is tapped, or as long as the server pauses */
  pause: boolean;
}

export const OPEN_PILES = ["trick", "table"];
/** What clears the table. */
export const RESOLVED = new Set(["cut", "clean", "spoiled", "trick", "turn", "hand_over", "game_over"]);
const ROUND_OVER = new Set(["hand_over", "round_over", "game_over"]);
const HOLD_MS: Record<string, number> = {
  play: 320, cut: 1040, clean: 900, spoiled: 900, trick: 800, turn: 2500, deal: 500, tax: 900, swap: 800, pass: 180,
  look: 120, peek: 700, keep: 450, drop: 450, pair: 900, draw: 250, take: 300, said: 300,
};

export const openPile = (seen: Seen) => OPEN_PILES.find((name) => name in seen.piles) ?? null;

const isSeat = (name: string) => /^p\d+$/.test(name);
export const seatsOf = (seen: Seen) => Object.keys(seen.piles).filter(isSeat);
export const otherPiles = (seen: Seen) => Object.keys(seen.piles).filter((name) => !isSeat(name) && !OPEN_PILES.includes(name));

/** The scenes that lead from what is shown to a new view. */
export function scenes(before: Scene | null, view: View): Scene[] {
  const news = view.news as unknown as News[];
  const last = scene(before, view, view.view, news);
  const end = news.find((item) => RESOLVED.has(item.what));
  if (!before || !end || before.view.match !== view.match || !openPile(before.seen)) return [last];
  const played = news.find((item) => (item.what === "play" && item.cards) || item.what === "pass");
  if (!played) return [last];
  const seen = playedOut(before.seen, played);
  const pause = end.what === "turn" && view.pause_ms > 0 && !news.some((item) => ROUND_OVER.has(item.what));
  const staged: Scene = {
    view, seen, news: [played], about: end, live: false, pause,
    owners: ownersOf(seen, before, [played]),
    hold_ms: pause ? view.pause_ms : (HOLD_MS[end.what] ?? 900),
  };
  const after = { ...last, news: news.filter((item) => item !== played) };
  return [staged, news.some((item) => ROUND_OVER.has(item.what)) ? after : { ...after, hold_ms: LEAVES_MS[end.what] ?? 360 }];
}

/** So long the cards of a trick fly away. */
const LEAVES_MS: Record<string, number> = { cut: 860 };

/** Your own play as it will look, until the house has answered. */
export function laidOut(before: Scene, seat: string, cards: readonly string[]): Scene {
  const played: News = { what: "play", seat, cards: [...cards] };
  const seen = playedOut(before.seen, played);
  return { ...before, seen, owners: ownersOf(seen, before, [played]), news: [], about: null, hold_ms: 0, live: false, pause: false };
}

function scene(before: Scene | null, view: View, seen: Seen, news: News[]): Scene {
  const about = news.find((item) => ROUND_OVER.has(item.what)) ?? news.find((item) => item.what !== "play") ?? news[0] ?? null;
  const hold_ms = Math.max(0, ...news.map((item) => HOLD_MS[item.what] ?? 0));
  const asking = seen.facts["phase"] === "revolution"; // nobody can shorten that one
  const pause = view.pause_ms > 0 && !view.view.over && !asking;
  return { view, seen, owners: ownersOf(seen, before, news), news, about, hold_ms, live: true, pause };
}

/** The table with one more play on it, before anything is cleared away. */
function playedOut(seen: Seen, played: News): Seen {
  const open = openPile(seen)!;
  const cards = played.cards ?? [];
  const piles = { ...seen.piles, [open]: [...(seen.piles[open] ?? []), ...cards] };
  const giver = played.seat;
  if (giver && piles[giver]) piles[giver] = without(piles[giver], cards);
  const facts = cards.length && "best" in seen.facts ? { ...seen.facts, best: { seat: giver, count: cards.length } } : seen.facts;
  return { ...seen, piles, facts, to_move: [], legal: {} };
}

function without(pile: readonly string[], cards: readonly string[]): string[] {
  const left = [...pile];
  for (const card of cards) {
    const at = left.indexOf(card) >= 0 ? left.indexOf(card) : left.lastIndexOf(HIDDEN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

// -- whose card is whose

/** From the order of play where the facts tell who began, else from what was seen being played. */
export function ownersOf(seen: Seen, before: Scene | null, news: readonly News[]): (string | null)[] {
  const open = openPile(seen);
  const pile = open ? (seen.piles[open] ?? []) : [];
  if (!open || !pile.length) return [];
  const { led, leader, starter, need, best } = seen.facts as Record<string, unknown>;
  const seats = seatsOf(seen);
  if (led && typeof leader === "string") {
    const out = (seen.facts["out"] as string[] | undefined) ?? [];
    const ring = from(seats, leader).filter((seat) => !out.includes(seat));
    return pile.map((_, i) => ring[i] ?? null);
  }
  if (typeof starter === "string" && typeof need === "number") {
    const ring = from(seats, starter);
    return pile.map((_, i) => ring[Math.floor(i / need)] ?? null);
  }
  if (best && typeof best === "object") {
    const { seat, count } = best as { seat: string; count: number };
    return pile.map((_, i) => (i >= pile.length - count ? seat : null));
  }
  return remembered(pile, open, before, news);
}

function remembered(pile: readonly string[], open: string, before: Scene | null, news: readonly News[]) {
  const old = before?.seen.piles[open] ?? [];
  const kept = old.every((card, i) => pile[i] === card) ? old.length : 0;
  const owners: (string | null)[] = kept ? before!.owners.slice(0, kept) : [];
  for (const item of news) {
    if (item.what === "play") for (const _ of item.cards ?? []) owners.push(item.seat ?? null);
  }
  return pile.map((_, i) => owners[i] ?? null);
}

export const from = (seats: readonly string[], first: string) => {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
};
