import { beforeEach, describe, expect, test } from "vitest";
import { declare } from "../net/declared.svelte";
import type { GameShown } from "../net/http";
import type { Scene } from "../table/scene";
import { outcomeOf } from "./liap_tui/moments";
import { momentOf } from "./tricks/moments";

beforeEach(() => declare([{ name: "a_game", accent: "", news: { over: { ends: true } } } as unknown as GameShown]));

describe("the moments", () => {
  const told = (more: object) =>
    ({ live: true, news: [], about: null, seen: { piles: {} }, view: { news: [], view: { facts: {} } }, ...more }) as unknown as Scene;

  test("of a number: hit, missed by one, or not near", () => {
    expect([outcomeOf(3, 3), outcomeOf(3, 2), outcomeOf(0, 1), outcomeOf(4, 1)]).toEqual(["hit", "close", "close", "off"]);
  });

  test("of a cut say whose cards they become and how many there will be", () => {
    const about = { what: "cut", seat: "p2", taker: "p3", count: 4 };
    const seen = { piles: { p3: ["??", "??", "??"] } };
    const cry = { word: "X!", own: { lang: "ur", text: "x" } };
    const cut = momentOf(cry, false)(told({ live: false, about, seen }))!;
    expect(cut.data).toMatchObject({ taker: "p3", count: 4, held: 3, word: "X!" });
    expect(momentOf(cry, false)(told({ about, seen }))).toBeNull(); // once: the cards then fly to them
  });

  test("of going safe adorn the seat and stop nobody", () => {
    const safe = momentOf({ word: "", own: { lang: "", text: "" } }, true)(told({ news: [{ what: "safe", seat: "p1", place: 1 }] }))!;
    expect([safe.name, safe.aside, safe.data]).toEqual(["safe", true, { seats: ["p1"] }]);
  });

  test("of whoever is left with the cards name them all", () => {
    const lost = momentOf({ word: "", own: { lang: "", text: "" } }, true)(told({ news: [{ what: "over", losers: ["p2", "p3"] }] }))!;
    expect(lost.data).toEqual({ losers: ["p2", "p3"], donkey: true });
  });
});
