// The tables where this device has a seat, as they are now: the way back is shown on every page.
import * as api from "../net/api";
import { forget, places } from "../net/places";
import type { TableListed } from "../net/protocol";
import { t } from "../ui/i18n";

const LOOK_EVERY_MS = 6_000;

export const waiting = $state<{ tables: TableListed[]; at: number }>({ tables: [], at: 0 });

/** A table that is closed is forgotten; one that could not be asked for is not. */
function gone(table: string, error: unknown): null {
  if (error instanceof api.Trouble && error.status === 404) forget(table);
  return null;
}

/** A match that is over waits for nobody, unless somebody is there for another one: to belong there is not to be there. */
export const waits = (table: TableListed): boolean =>
  Boolean(table.turn) ||
  (table.asleep ? table.phase === "playing" : table.phase !== "results" || table.known.some((person) => person.here));

/** How many tables wait for a move of yours. */
export const turns = (): number => waiting.tables.filter((table) => table.turn).length;

export async function lookForSeats(): Promise<void> {
  if (document.hidden) return;
  const mine = await api.myTables().catch((): TableListed[] => []);
  const codes = new Set(mine.map((table) => table.table));
  const others = places().filter((place) => !codes.has(place.code.split("~")[0]!));
  const found = await Promise.all(others.map((place) => api.table(place.code).catch((error) => gone(place.code, error))));
  waiting.tables = [...mine, ...found.filter((table) => table !== null)].filter((table) => table.you && waits(table));
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

/** 0:24, or in words where there are hours and days */
export function clockTime(ms: number): string {
  if (ms >= 86_400_000) return t("time-days", { days: Math.floor(ms / 86_400_000) });
  if (ms >= 3_600_000) return t("time-hours", { hours: Math.floor(ms / 3_600_000) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
