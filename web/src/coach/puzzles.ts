// Mistakes to try again, kept on this device: at once, the next day, and once more if they were missed again.

import { askRecord } from "../net/api";
import type * as http from "../net/http";
import { keep, kept } from "../net/kept";
import { type Reviewed, sizeOf } from "./review.svelte";

export interface Puzzle {
  chance: http.Chance;
  of: Reviewed;
  /** from when on it is offered */
  due: number;
  /** how often it was solved in a row on days on which it was due */
  solved: number;
}

const MOST = 40;
/** Of one match; the worst. */
const OF_MATCH = 5;
/** Solved this many times it is learnt. */
const LEARNT = 2;
const DAY_MS = 86_400_000;

export const nameOf = (one: Puzzle): string => `${one.chance.id}~${one.chance.n}`;

export function all(): Puzzle[] {
  const found = kept<Puzzle[]>("puzzles", []);
  return Array.isArray(found) ? found.filter((one) => one?.chance?.view && one.of?.best?.length) : [];
}

export const find = (name: string): Puzzle | undefined => all().find((one) => nameOf(one) === name);

/** Those whose day has come, oldest first. */
export const due = (now = Date.now()): Puzzle[] =>
  all()
    .filter((one) => one.due <= now)
    .sort((a, b) => a.due - b.due);

/** The morning of the next day, where this device is. */
export function tomorrow(now = Date.now(), days = 1): number {
  const morning = new Date(now + days * DAY_MS);
  morning.setHours(4, 0, 0, 0);
  return morning.getTime();
}

function put(one: Puzzle): void {
  const others = all().filter((other) => nameOf(other) !== nameOf(one));
  const room = [...others, one].sort((a, b) => b.due - a.due).slice(0, MOST);
  keep("puzzles", room);
}

export function forget(name: string): void {
  keep(
    "puzzles",
    all().filter((one) => nameOf(one) !== name),
  );
}

type Fetch = (id: string, seat: string, n: number) => Promise<http.Chance>;
const fetchChance: Fetch = (id, seat, n) => askRecord<http.Chance>(id, `/decision?seat=${seat}&n=${n}`);

/** A decision as a puzzle; the one that is kept already if there is one. Raises Trouble. */
export async function made(id: string, seat: string, of: Reviewed, fetch: Fetch = fetchChance): Promise<Puzzle> {
  const before = find(`${id}~${of.n}`);
  if (before) return before;
  const one = { chance: await fetch(id, seat, of.n), of, due: tomorrow(), solved: 0 };
  put(one);
  return one;
}

/** After a review of one's own match: its mistakes come back the next day. */
export async function collect(id: string, seat: string, decisions: readonly Reviewed[], fetch: Fetch = fetchChance): Promise<void> {
  const worst = decisions.filter((one) => sizeOf(one.lost) > 1).sort((a, b) => b.lost - a.lost);
  for (const of of worst.slice(0, OF_MATCH)) await made(id, seat, of, fetch).catch(() => undefined);
}

export type Answer = "best" | "even" | "worse" | "unweighed";

/** How good a move is, as far as the coach has weighed it. */
export function answerOf(of: Reviewed, move: string): Answer {
  const at = of.best.findIndex((one) => one.move === move);
  if (at < 0) return "unweighed";
  if (at === 0) return "best";
  return at <= (of.even ?? 0) || !sizeOf(of.best[0]!.chance - of.best[at]!.chance) ? "even" : "worse";
}

/** It was tried: when it comes back, or that it is learnt. */
export function tried(one: Puzzle, answer: Answer, now = Date.now()): void {
  const good = answer === "best" || answer === "even";
  if (!find(nameOf(one))) return;
  if (one.due > now) return; // at once, before its day: it still comes tomorrow
  const solved = good ? one.solved + 1 : 0;
  if (solved >= LEARNT) forget(nameOf(one));
  else put({ ...one, solved, due: tomorrow(now, good ? 3 : 1) });
}
