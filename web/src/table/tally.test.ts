import { describe, expect, test } from "vitest";
import type { SeatShown } from "../net/protocol";
import { tallyOf } from "./tally";

const seat = (name: string, wins: number, losses = 0, state: SeatShown["state"] = "taken") =>
  ({ seat: name, wins, losses, state }) as SeatShown;
const told = (seats: SeatShown[]) => tallyOf(seats)?.rows.map((row) => [row.seat.seat, row.count]);

describe("the tally of the evening", () => {
  test("is nothing before a match has ended", () => {
    expect(tallyOf([seat("p1", 0), seat("p2", 0)])).toBeNull();
  });

  test("counts wins, most first, until somebody has lost", () => {
    expect(told([seat("p1", 1), seat("p2", 3)])).toEqual([
      ["p2", 3],
      ["p1", 1],
    ]);
  });

  test("counts losses, fewest first, where games have a loser; a free seat is nobody, and bots keep no account", () => {
    const seats = [seat("p1", 1, 2), seat("p2", 3, 0), seat("p3", 0, 0, "open"), seat("p4", 0, 0, "bot")];
    expect(tallyOf(seats)?.counted).toBe("losses");
    expect(told(seats)).toEqual([
      ["p2", 0],
      ["p1", 2],
    ]);
  });
});
