import { expect, test } from "vitest";
import "../net/declared.trial";
import { moodsOf } from "./mood";
import type { News, Scene } from "./scene";

const scene = (news: News[], more: object = {}): Scene =>
  ({ news, about: null, live: true, seen: { result: null }, ...more }) as unknown as Scene;

const CUT: News = { what: "cut", seat: "p2", taker: "p4", count: 5 };

test("nobody looks otherwise while nothing happens", () => {
  expect(moodsOf(null)).toEqual({});
  expect(moodsOf(scene([{ what: "play", seat: "p1", cards: ["7h"] }]))).toEqual({});
});

test("whoever cuts laughs, whoever takes it is shocked, while it is shown and after it", () => {
  expect(moodsOf(scene([], { about: CUT, live: false }))).toEqual({ p2: "laugh", p4: "shock" });
  expect(moodsOf(scene([CUT], { about: CUT }))).toEqual({ p2: "laugh", p4: "shock" });
});

test("a blow that hits nobody moves nobody; a slot of somebody else is a hit", () => {
  expect(moodsOf(scene([{ what: "spoiled", seat: "p1", leads: "p2" }]))).toEqual({});
  expect(moodsOf(scene([{ what: "swap", seat: "p1", slots: ["p1.2", "p3.4"] }]))).toEqual({ p1: "laugh", p3: "shock" });
});

test("whoever is out looks content", () => {
  expect(moodsOf(scene([{ what: "safe", seat: "p3", place: 1 }]))).toEqual({ p3: "smug" });
});

test("at the end the loser is sad, and the winner content", () => {
  const result = { ranking: [["p1"], ["p3"], ["p2"]], losers: ["p2"], reason: "normal", scores: {} };
  expect(moodsOf(scene([CUT, { what: "game_over", losers: ["p2"] }], { seen: { result } }))).toEqual({ p1: "smug", p2: "sad" });
});
