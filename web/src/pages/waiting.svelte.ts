// The tables where this device has a seat, as they are now: the way back is shown on every page.
import * as api from "../net/api";
import { forget, places } from "../net/places";
import type { TableListed } from "../net/protocol";

const LOOK_EVERY_MS = 6_000;

export const waiting = $state<{ tables: TableListed[]; at: number }>({ tables: [], at: 0 });

/** A table that is closed is forgotten; one that could not be asked for is not. */
function gone(table: string, error: unknown): null {
  if (error instanceof api.Trouble && error.status === 404) forget(table);
  return null;
}

/** A match that is over waits for nobody, unless others are there for another one. */
const waits = (table: TableListed): boolean => table.phase !== "results" || table.people.length > 1;

export async function lookForSeats(): Promise<void> {
  if (document.hidden) return;
  const found = await Promise.all(places().map((place) => api.table(place.code).catch((error) => gone(place.code, error))));
  waiting.tables = found.filter((table) => table !== null).filter(waits);
  waiting.at = Date.now();
}

/** From now on, until the answer is called. */
export function keepLooking(): () => void {
  void lookForSeats();
  const timer = setInterval(() => void lookForSeats(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** How long your seat has for what it owes, in ms; null if it owes nothing or has no clock. */
export function leftOf({ turn }: TableListed, at: number, now: number): number | null {
  return turn?.left_ms == null ? null : Math.max(0, turn.left_ms + turn.bank_ms - (now - at));
}

/** 0:24 */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
