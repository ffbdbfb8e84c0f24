import { describe, expect, test } from "vitest";
import { Trouble } from "../net/api";
import { type Page, Review, type Reviewed, curveOf, points, sizeOf, summary, turningPoints } from "./review.svelte";

const made = (n: number, lost: number, chances: number[] = [0.8, 0.8 - (lost || 0.1)]): Reviewed => ({
  n,
  move: `m${n}`,
  best: chances.map((chance, i) => ({ move: `b${i}`, chance })),
  lost,
  goal: "win",
  code: "best_chance",
  params: {},
  text: "",
  even: 0,
});

const pages: Record<number, Page> = {
  1: { decisions: [made(2, 0), made(5, 0.04)], next: 9 },
  9: { decisions: [made(9, 0.3)], next: null },
};

function house(...troubles: (Trouble | null)[]) {
  const asked: [string, number][] = [];
  const waits: number[] = [];
  const review = new Review(
    "x-1",
    async (_, seat, from) => {
      asked.push([seat, from]);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      return pages[from]!;
    },
    async (ms) => waits.push(ms),
  );
  return { review, asked, waits };
}

describe("a review", () => {
  test("comes page by page, and marks where chance was lost", async () => {
    const { review, asked } = house();
    await review.of("p2");
    expect(asked).toEqual([
      ["p2", 1],
      ["p2", 9],
    ]);
    expect(review.done).toBe(true);
    expect([...review.marks]).toEqual([
      [5, 1],
      [9, 3],
    ]);
    await review.of("p2");
    expect(asked).toHaveLength(2);
    await review.of("p1");
    expect(review.decisions).toHaveLength(3);
    expect(asked.slice(2)).toEqual([
      ["p1", 1],
      ["p1", 9],
    ]);
  });

  test("waits for a house that is busy or silent for as long as it takes, and loses nothing", async () => {
    const busy = new Trouble("busy", "…", 503);
    const { review, waits } = house(null, busy, busy, null);
    await review.of("p1");
    expect([review.done, review.waits, waits]).toEqual([true, "", [1_000, 2_000]]);

    const asked = house(null, new Trouble("busy", "…", 503, 3_000), null);
    await asked.review.of("p1");
    expect([asked.review.done, asked.waits]).toEqual([true, [3_000]]);

    const slow = house(null, ...Array.from({ length: 20 }, (_, i) => (i % 2 ? busy : new Trouble("offline", ""))));
    await slow.review.of("p1");
    expect([slow.review.done, slow.review.trouble, slow.review.decisions.length]).toEqual([true, null, 3]);
    expect(Math.max(...slow.waits)).toBe(30_000);
  });

  test("says whether others come first or nothing is heard", async () => {
    const told: string[] = [];
    const troubles = [new Trouble("busy", "", 503), new Trouble("offline", ""), new Trouble("too_fast", "", 429)];
    const review: Review = new Review(
      "x-1",
      async (_, __, from) => {
        const trouble = troubles.shift();
        if (trouble) throw trouble;
        return pages[from]!;
      },
      async () => told.push(review.waits),
    );
    await review.of("p1");
    expect(told).toEqual(["busy", "silent", "busy"]);
  });

  test("stops at what waiting does not mend", async () => {
    const { review, waits } = house(new Trouble("bad_record", "line 3", 422));
    await review.of("p1");
    expect([review.trouble?.code, waits.length, review.waits]).toEqual(["bad_record", 0, ""]);
    await review.goOn();
    expect(review.done).toBe(true);
  });
});

describe("what a review says", () => {
  test("counts what there was to choose", () => {
    const found = summary([made(2, 0, []), made(3, 0, [0.9, 0.9, 0.5]), made(4, 0, [0.6, 0.5]), made(6, 0.1), made(8, 0.2)]);
    expect([found.count, found.free]).toEqual([5, 4]);
    expect(found.average).toBeCloseTo(0.075);
    expect(summary([made(2, 0, [])])).toEqual({ count: 1, free: 0, average: 0 });
  });

  test("begins with the worst three moments; where less was lost, with what was well found", () => {
    const all = [made(2, 0.05), made(3, 0, [0.9, 0.9, 0.5]), made(4, 0.3), made(6, 0.1), made(8, 0.2), made(9, 0, [0.6, 0.59])];
    expect(turningPoints(all).map(({ of }) => of.n)).toEqual([4, 8, 6]);
    expect(turningPoints(all.slice(0, 2)).map(({ of, lost }) => [of.n, lost])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  test("is a curve through what was chosen", () => {
    const done = { ...made(5, 0.2, [0.7, 0.5]), move: "b1" };
    expect(curveOf([made(2, 0, []), done])).toEqual([{ n: 5, chance: 0.5, lost: 0.2, goal: "win" }]);
  });

  test("loses what the shown numbers differ by", () => {
    const done = { ...made(5, 0.046, [0.584, 0.538]), move: "b1" };
    expect(points(done)).toEqual({ mine: 0.54, best: 0.58, lost: 0.04 });
  });

  test("has three sizes of loss", () => {
    expect([0, 0.02, 0.03, 0.08, 0.19, 0.2, 1].map(sizeOf)).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });
});
