// A table that was just made here: for bots it fills itself and starts, for friends the invitation to it opens.
import { openTable } from "./api";
import { here } from "./here.svelte";
import { keep, kept } from "./kept";
import type { GameShown } from "./http";
import type { Incoming, Room, Settings } from "./protocol";

export const practice = { table: "", level: "steady" };

/** The table that was just made for friends. */
export const made = { table: "" };

/** How many sit at a new table: four if it can be. */
export const usualSeats = (seats: readonly number[]): number => (seats.includes(4) ? 4 : seats[0]!);

type Playable = Pick<GameShown, "name" | "seats">;

/** What else a new table may be told: whose it is, and by which rules. */
export interface Wish {
  circle?: string;
  options?: string;
  seats?: number;
}

interface Chosen {
  options: string;
  seats: number;
}

/** What was last chosen for a game on this device; new tables begin with it. */
export const lastChosen = (game: string): Partial<Chosen> => kept<Record<string, Chosen>>("chosen", {})[game] ?? {};

export function remember({ game, options = "", seats }: Settings): void {
  keep("chosen", { ...kept<Record<string, Chosen>>("chosen", {}), [game]: { options, seats } });
}

const opened = async (game: Playable, more: Partial<Settings>, circle = "", onThisDevice = false): Promise<string> =>
  (await openTable({ settings: { game: game.name, seats: usualSeats(game.seats), ...more }, circle }, onThisDevice)).table;

/** A table against bots of this level; its code. Raises Trouble. */
export async function againstBots(game: Playable, level: string): Promise<string> {
  const table = await opened(game, { clock: "off", public: false }, "", here.installed); // so that no lost line ends it
  Object.assign(practice, { table, level });
  return table;
}

/** A table for people; what else is agreed on is changed there. Its code. Raises Trouble. */
export async function withFriends(game: Playable, wish: Wish = {}): Promise<string> {
  const last = lastChosen(game.name);
  const options = wish.options ?? last.options ?? "";
  const seats = [wish.seats, last.seats].find((n) => n && game.seats.includes(n)) ?? usualSeats(game.seats);
  try {
    return (made.table = await opened(game, { options, seats }, wish.circle));
  } catch (error) {
    if (wish.options !== undefined || !options) throw error; // rules of yesterday that are no rules any more
    return (made.table = await opened(game, {}, wish.circle));
  }
}

/** What its host does next: bots on all free seats, then the start. */
export function fill(room: Room): Incoming[] {
  if (room.phase !== "waiting" || room.host !== room.player || !room.you) return [];
  if (room.can_start === null) return [{ type: "start" }];
  return bots(room, practice.level);
}

export function bots(room: Room, level: string): Incoming[] {
  return room.seats.flatMap((seat, i): Incoming[] => (seat.state === "open" ? [{ type: "add_bot", seat: i + 1, level }] : []));
}
