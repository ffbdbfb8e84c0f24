import { describe, expect, test } from "vitest";
import { Trouble } from "../net/api";
import { type Page, Review, type Reviewed, sizeOf, summary } from "./review.svelte";

const made = (n: number, lost: number, chances: number[] = [0.8, 0.8 - (lost || 0.1)]): Reviewed => ({
  n,
  move: `m${n}`,
  best: chances.map((chance, i) => ({ move: `b${i}`, chance })),
  lost,
  goal: "win",
  code: "best_chance",
  params: {},
  text: "",
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

  test("waits for a house that is busy, and gives up after a while without losing anything", async () => {
    const busy = new Trouble("busy", "…", 503);
    const { review, waits } = house(null, busy, busy, null);
    await review.of("p1");
    expect([review.done, review.busy, waits]).toEqual([true, false, [1_000, 2_000]]);

    const asked = house(null, new Trouble("busy", "…", 503, 3_000), null);
    await asked.review.of("p1");
    expect([asked.review.done, asked.waits]).toEqual([true, [3_000]]);

    const slow = house(null, ...Array.from({ length: 9 }, () => busy));
    await slow.review.of("p1");
    expect(slow.review.trouble?.code).toBe("busy");
    expect(slow.review.decisions).toHaveLength(2);
    await slow.review.goOn();
    expect([slow.review.done, slow.review.trouble, slow.review.decisions.length]).toEqual([true, null, 3]);
  });

  test("without a house says so at once", async () => {
    const { review, waits } = house(new Trouble("offline", ""));
    await review.of("p1");
    expect([review.trouble?.code, waits.length, review.busy]).toEqual(["offline", 0, false]);
  });
});

describe("a summary", () => {
  test("counts what there was to choose, and finds the best and the worst moment", () => {
    const all = [made(2, 0, []), made(3, 0, [0.9, 0.9, 0.5]), made(4, 0, [0.6, 0.5]), made(6, 0.1), made(8, 0.2)];
    const found = summary(all);
    expect([found.count, found.free]).toEqual([5, 4]);
    expect(found.average).toBeCloseTo(0.075);
    expect(found.best).toEqual({ of: all[1], gap: 0.4 });
    expect(found.worst).toBe(all[4]);
  });

  test("of a match without choices says nothing", () => {
    expect(summary([made(2, 0, [])])).toEqual({ count: 1, free: 0, average: 0, best: null, worst: null });
    expect(summary([made(2, 0.01)]).worst).toBeNull();
  });

  test("has three sizes of loss", () => {
    expect([0, 0.02, 0.03, 0.08, 0.19, 0.2, 1].map(sizeOf)).toEqual([0, 0, 1, 2, 2, 3, 3]);
  });
});
