import { beforeEach, describe, expect, test } from "vitest";
import type * as http from "../net/http";
import { keep } from "../net/kept";
import { Trial } from "./puzzle.svelte";
import * as puzzles from "./puzzles";
import type { Reviewed } from "./review.svelte";

const decision = (n: number, lost: number, even = 0): Reviewed => ({
  n,
  move: "7h",
  best: [
    { move: "Kh", chance: 0.8 },
    { move: "Qh", chance: 0.79 },
    { move: "7h", chance: 0.8 - lost },
  ],
  lost,
  goal: "not_last",
  code: "ahead",
  params: {},
  text: "",
  even,
});

const chance = (id: string, seat: string, n: number): http.Chance => ({
  id,
  game: "thulla",
  seat,
  n,
  nth: 3,
  tags: { Game: "thulla 1", Seats: "2", Players: "Ammu, Basil" },
  view: {
    over: false,
    to_move: [seat],
    piles: { p1: ["7h", "Kh", "Qh"], p2: ["??"], trick: [] },
    legal: { p1: ["7h", "Kh", "Qh"] },
    by: {},
    facts: {},
    result: null,
  },
  known: { p2: ["2c"] },
});
const fetch = async (id: string, seat: string, n: number) => chance(id, seat, n);
const NOON = new Date(2026, 4, 5, 12).getTime();

beforeEach(() => keep("puzzles", []));

describe("mistakes of one's own match", () => {
  test("come back the next day, the worst five", async () => {
    await puzzles.collect(
      "x-1",
      "p1",
      [0.01, 0.1, 0.2, 0.3, 0.09, 0.15, 0.4].map((lost, i) => decision(i + 1, lost)),
      fetch,
    );
    expect(
      puzzles
        .all()
        .map((one) => one.of.n)
        .sort(),
    ).toEqual([2, 3, 4, 6, 7]);
    expect(puzzles.due()).toEqual([]);
    expect(puzzles.due(puzzles.tomorrow())).toHaveLength(5);
    await puzzles.collect("x-1", "p1", [decision(7, 0.4)], fetch);
    expect(puzzles.all()).toHaveLength(5);
  });

  test("are kept as they stood, so that nobody has to be asked for them", async () => {
    const one = await puzzles.made("x-1", "p1", decision(9, 0.3), fetch);
    expect(puzzles.find(puzzles.nameOf(one))).toEqual(one);
  });

  test("are learnt when they were solved on two days, and come again when missed", async () => {
    const one = await puzzles.made("x-1", "p1", decision(9, 0.3), fetch);
    puzzles.tried(one, "best"); // at once: its day has not come
    expect(puzzles.find("x-1~9")!.solved).toBe(0);
    const day = puzzles.tomorrow();
    puzzles.tried(one, "worse", day);
    expect(puzzles.find("x-1~9")!.due).toBe(puzzles.tomorrow(day));
    const later = puzzles.find("x-1~9")!;
    puzzles.tried(later, "even", later.due);
    const last = puzzles.find("x-1~9")!;
    expect([last.solved, last.due > puzzles.tomorrow(later.due)]).toEqual([1, true]);
    puzzles.tried(last, "best", last.due);
    expect(puzzles.all()).toEqual([]);
  });

  test("begin with the morning of the next day", () => {
    expect(new Date(puzzles.tomorrow(NOON)).getDate()).toBe(6);
  });

  test("an answer is as good as the coach has weighed it", () => {
    const of = decision(1, 0.3);
    expect(["Kh", "Qh", "7h", "2c"].map((move) => puzzles.answerOf(of, move))).toEqual(["best", "even", "worse", "unweighed"]);
  });
});

describe("a puzzle on the table", () => {
  test("offers what was legal, and says how good the answer was; the first try counts", async () => {
    const one = await puzzles.made("x-1", "p1", decision(9, 0.3), fetch);
    const trial = new Trial(one);
    expect(trial.view!.view.legal["p1"]).toEqual(["7h", "Kh", "Qh"]);
    expect(trial.known).toEqual({ p2: ["2c"] });
    trial.send({ type: "move", match: 1, nth: 0, move: "7h" });
    expect(trial.done).toEqual({ move: "7h", answer: "worse" });
    expect(trial.view!.view.legal).toEqual({});
    trial.again();
    expect([trial.done, trial.view!.view.legal["p1"]?.length]).toEqual([null, 3]);
    trial.send({ type: "move", match: 2, nth: 0, move: "Kh" });
    expect(trial.done!.answer).toBe("best");
  });
});
