// What this device has seen people win tonight, for the first page.
import { keep, kept } from "./kept";
import type { Room } from "./protocol";

export interface Winner {
  name: string;
  face: string;
  wins: number;
}

interface Evening {
  at: number;
  table: string;
  people: Winner[];
}

const LASTS_MS = 14 * 3_600_000;

/** People only, and only where two or more have played something to its end. */
export function noteEvening(room: Room, now = Date.now()): void {
  const seated = room.seats.filter((seat) => seat.player !== null);
  if (seated.length < 2 || !seated.some((seat) => seat.wins > 0)) return;
  const people = seated.map(({ name, face, wins }) => ({ name, face, wins })).sort((a, b) => b.wins - a.wins);
  keep("evening", { at: now, table: room.table, people } satisfies Evening);
}

/** Most wins first; null if there was nothing tonight. */
export function evening(now = Date.now()): Winner[] | null {
  const found = kept<Evening | null>("evening", null);
  return found && now - found.at < LASTS_MS && found.people.length ? found.people : null;
}
