// From views to scenes: what is shown, in which order and for how long. A view that ends a trick has the
// table already cleared, so the trick is shown once more, complete, before it goes.

import { ends, hold_ms, leave_ms, newsKind, pileKind, resolves } from "../net/declared.svelte";
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

export const openPile = (seen: Seen) => {
  const middle = Object.keys(seen.piles).filter((name) => !isSeat(name));
  return middle.find((name) => pileKind(name) === "open") ?? middle.find((name) => name in seen.by) ?? null;
};

const isSeat = (name: string) => /^p\d+$/.test(name);
export const seatsOf = (seen: Seen) => Object.keys(seen.piles).filter(isSeat);
export const otherPiles = (seen: Seen) => Object.keys(seen.piles).filter((name) => !isSeat(name) && name !== openPile(seen));

/** The scenes that lead from what is shown to a new view. */
export function scenes(before: Scene | null, view: View): Scene[] {
  const news = view.news as unknown as News[];
  const last = scene(view, view.view, news);
  const end = news.find((item) => resolves(item.what));
  if (!before || !end || before.view.match !== view.match || !openPile(before.seen)) return [last];
  const played = news.find((item) => (item.what === "play" && item.cards) || item.what === "pass");
  if (!played) return [last];
  const seen = playedOut(before.seen, played);
  const pause = (newsKind(end.what)?.pause_ms ?? 0) > 0 && view.pause_ms > 0 && !news.some((item) => ends(item.what));
  const staged: Scene = {
    view,
    seen,
    news: [played],
    about: end,
    live: false,
    pause,
    owners: ownersOf(seen),
    hold_ms: pause ? view.pause_ms : hold_ms(end.what),
  };
  const after = { ...last, news: news.filter((item) => item !== played) };
  return [staged, news.some((item) => ends(item.what)) ? after : { ...after, hold_ms: leave_ms(end.what) }];
}

/** Your own play as it will look, until the house has answered. */
export function laidOut(before: Scene, seat: string, cards: readonly string[]): Scene {
  const played: News = { what: "play", seat, cards: [...cards] };
  const seen = playedOut(before.seen, played);
  return { ...before, seen, owners: ownersOf(seen), news: [], about: null, hold_ms: 0, live: false, pause: false };
}

function scene(view: View, seen: Seen, news: News[]): Scene {
  const about = news.find((item) => ends(item.what)) ?? news.find((item) => item.what !== "play") ?? news[0] ?? null;
  const held = Math.max(0, ...news.map((item) => hold_ms(item.what)));
  const pause = view.pause_ms > 0 && !view.view.over && view.can_go_on !== false;
  return { view, seen, owners: ownersOf(seen), news, about, hold_ms: held, live: true, pause };
}

/** The table with one more play on it, before anything is cleared away. */
function playedOut(seen: Seen, played: News): Seen {
  const open = openPile(seen)!;
  const cards = played.cards ?? [];
  const piles = { ...seen.piles, [open]: [...(seen.piles[open] ?? []), ...cards] };
  const giver = played.seat;
  if (giver && piles[giver]) piles[giver] = without(piles[giver], cards);
  const by = { ...seen.by, [open]: [...(seen.by[open] ?? []), ...cards.map(() => giver ?? "")] };
  return { ...seen, piles, by, to_move: [], legal: {} };
}

function without(pile: readonly string[], cards: readonly string[]): string[] {
  const left = [...pile];
  for (const card of cards) {
    const at = left.indexOf(card) >= 0 ? left.indexOf(card) : left.lastIndexOf(HIDDEN);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Who played each card of the open pile, as the house says. */
export function ownersOf(seen: Seen): (string | null)[] {
  const open = openPile(seen) ?? "";
  return (seen.piles[open] ?? []).map((_, i) => seen.by[open]?.[i] ?? null);
}

export const from = (seats: readonly string[], first: string) => {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
};
