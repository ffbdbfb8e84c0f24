// The table that was just made to play with bots: it fills itself and starts, so that nobody has to.
import type { Incoming, Room } from "./protocol";

export const practice = { table: "", level: "steady" };

/** What its host does next: bots on all free seats, then the start. */
export function fill(room: Room): Incoming[] {
  if (room.phase !== "waiting" || room.host !== room.player || !room.you) return [];
  if (room.can_start === null) return [{ type: "start" }];
  return bots(room, practice.level);
}

export function bots(room: Room, level: string): Incoming[] {
  return room.seats.flatMap((seat, i): Incoming[] => (seat.state === "open" ? [{ type: "add_bot", seat: i + 1, level }] : []));
}
