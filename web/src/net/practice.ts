// A table that was just made here: for bots it fills itself and starts, for friends the invitation to it opens.
import { openTable } from "./api";
import type { GameShown } from "./http";
import type { Incoming, Room, Settings } from "./protocol";

export const practice = { table: "", level: "steady" };

/** The table that was just made for friends. */
export const made = { table: "" };

/** How many sit at a new table: four if it can be. */
export const usualSeats = (seats: readonly number[]): number => (seats.includes(4) ? 4 : seats[0]!);

type Playable = Pick<GameShown, "name" | "seats">;

const opened = async (game: Playable, more: Partial<Settings>): Promise<string> =>
  (await openTable({ settings: { game: game.name, seats: usualSeats(game.seats), ...more } })).table;

/** A table against bots of this level; its code. Raises Trouble. */
export async function againstBots(game: Playable, level: string): Promise<string> {
  const table = await opened(game, { clock: "off", public: false });
  Object.assign(practice, { table, level });
  return table;
}

/** A table for people; what else is agreed on is changed there. Its code. Raises Trouble. */
export async function withFriends(game: Playable): Promise<string> {
  return (made.table = await opened(game, {}));
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
