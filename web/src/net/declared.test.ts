import { afterEach, expect, test } from "vitest";
import captured from "./declared.json";
import { declare, ends, lay, pileKind, resolves } from "./declared.svelte";
import type { GameShown } from "./http";

const [first, second] = captured as unknown as [GameShown, GameShown];
const kind = Object.values(first.news)[0]!;
const two = [
  { ...first, name: "one", news: { bang: { ...kind, ends: true, resolves: false } }, piles: { heap: { kind: "open", label: "" } } },
  { ...second, name: "two", news: { bang: { ...kind, ends: false, resolves: true } }, piles: {} },
] as unknown as GameShown[];

afterEach(() => lay(""));

test("a word means what the game on the table has declared, whatever another one means by it", () => {
  declare(two);
  lay("one");
  expect([ends("bang"), resolves("bang"), pileKind("heap")]).toEqual([true, false, "open"]);
  lay("two");
  expect([ends("bang"), resolves("bang"), pileKind("heap")]).toEqual([false, true, null]);
});

test("before a table is laid, and for a game that has declared nothing, any declaration will do", () => {
  declare(two);
  expect(ends("bang")).toBe(true);
  lay("a game of somebody else");
  expect(pileKind("heap")).toBe("open");
});
