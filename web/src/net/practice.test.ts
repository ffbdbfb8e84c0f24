import { expect, it } from "vitest";
import { fill, practice } from "./practice";
import type { Room, SeatShown } from "./protocol";

const seat = (state: SeatShown["state"]) => ({ state }) as SeatShown;

function room(change: Partial<Room>): Room {
  const seats = [seat("taken"), seat("open"), seat("bot"), seat("open")];
  return { phase: "waiting", host: "x", player: "x", you: "p1", seats, can_start: "seats_open", ...change } as Room;
}

it("puts bots of the chosen level on the free seats, then starts", () => {
  practice.level = "sharp";
  expect(fill(room({}))).toEqual([
    { type: "add_bot", seat: 2, level: "sharp" },
    { type: "add_bot", seat: 4, level: "sharp" },
  ]);
  expect(fill(room({ can_start: null }))).toEqual([{ type: "start" }]);
});

it("is for the host, who sits, before the first deal", () => {
  expect(fill(room({ player: "y" }))).toEqual([]);
  expect(fill(room({ you: null }))).toEqual([]);
  expect(fill(room({ phase: "playing" }))).toEqual([]);
});
