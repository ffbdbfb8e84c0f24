// As many pips as the rank says, none of them at the edge; every court and every emblem is drawn.
import { expect, test } from "vitest";
import { courtOf } from "./courts";
import { STAR, SUIT_PATH, pipsOf } from "./drawings";
import { EMBLEMS } from "./emblems";

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("the %i has its pips", (rank) => {
  const pips = pipsOf(String(rank));
  expect(pips).toHaveLength(rank);
  expect(pips.every(({ x, y, size }) => x - size * 50 > 32 && x + size * 50 < 96 && y > 20 && y < 124)).toBe(true);
  expect(new Set(pips.map(({ x, y }) => `${x} ${y}`)).size).toBe(rank);
});

test("the twelve of the court are twelve", () => {
  const drawn = (["spades", "hearts", "diamonds", "clubs"] as const).flatMap((suit) =>
    (["J", "Q", "K"] as const).map((court) => courtOf(court, suit)),
  );
  expect(new Set(drawn).size).toBe(12);
  expect(drawn.every((svg) => !/NaN|undefined/.test(svg))).toBe(true);
});

test("a rank of the court has an emblem, and so has the jester", () => {
  expect(new Set(EMBLEMS).size).toBe(13);
  expect(EMBLEMS.every((svg) => !/NaN|undefined/.test(svg))).toBe(true);
});

test("a shape begins where it is put, and knows only strokes that there are", () => {
  expect([...Object.values(SUIT_PATH), STAR].filter((path) => !/^M\d[MLHVCSAZ\d\s.-]+$/i.test(path))).toEqual([]);
});
