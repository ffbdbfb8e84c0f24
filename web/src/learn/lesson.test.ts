import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, kept } from "../net/kept";
import type { Explained } from "../net/protocol";
import type { Happening } from "../net/session";
import { Lesson, type LessonMoment, type LessonShown } from "./lesson.svelte";

const SEEN = { over: false, to_move: ["p1"], piles: { p1: ["As", "2c"] }, by: {}, legal: { p1: ["As", "2c"] }, facts: {}, result: null };
const at = (step: string, more: Partial<LessonMoment> = {}): LessonMoment => ({
  view: SEEN,
  news: [],
  nth: 0,
  step,
  tells: false,
  expects: "",
  ...more,
});

const LESSON: LessonShown = {
  game: "thulla",
  seats: 2,
  options: "",
  players: ["You", "Ammu"],
  steps: ["ace", "high", "done"],
  moments: [
    at("ace", { expects: "As" }),
    at("ace", { nth: 1 }),
    at("high", { nth: 1, expects: "2c" }),
    at("done", { nth: 2, tells: true }),
  ],
};

const why = vi.fn(async (_: string, __: number, move: string): Promise<Explained> => ({
  type: "explained",
  move,
  legal: false,
  code: "must_follow",
  params: {},
  text: "follow suit",
}));
function attended(lesson: Lesson): Happening[] {
  const told: Happening[] = [];
  lesson.attend((happening) => told.push(happening));
  return told;
}
const move = (text: string) => ({ type: "move", match: 1, nth: 0, move: text }) as const;

beforeEach(() => {
  keep("lesson.thulla", 0);
  why.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a lesson", () => {
  test("goes on with what is expected; the others move by themselves", () => {
    const it = new Lesson(LESSON, why);
    expect([it.step, it.nth, it.view?.nth]).toEqual(["ace", 1, 0]);
    it.send(move("As"));
    expect([it.at, it.answered]).toEqual([1, true]);
    vi.advanceTimersByTime(2000);
    expect([it.at, it.step, it.answered]).toEqual([2, "high", false]);
    it.send(move("2c"));
    expect(it.over).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(it.at).toBe(3);
  });

  test("what is allowed but not asked for is answered with the nudge of the step, and taken back", () => {
    const it = new Lesson(LESSON, why);
    it.send(move("As"));
    vi.advanceTimersByTime(2000);
    const told = attended(it);
    it.send(move("As"));
    expect(it.at).toBe(2);
    expect(told.at(-1)).toMatchObject({ type: "refused", re: "move", text: expect.stringContaining("king of hearts") });
  });

  test("what is not allowed is explained by the rules", async () => {
    const it = new Lesson(LESSON, why);
    const told = attended(it);
    it.send({ type: "explain", move: "2c" });
    await vi.runAllTimersAsync();
    expect(why).toHaveBeenCalledWith("thulla", 0, "2c");
    expect(told.at(-1)).toMatchObject({ type: "explained", move: "2c", text: "follow suit" });
  });

  test("is resumed where it was left, and begins anew when it was finished", () => {
    const first = new Lesson(LESSON, why);
    first.send(move("As"));
    vi.advanceTimersByTime(2000);
    first.close();
    const second = new Lesson(LESSON, why);
    expect([second.at, second.resumed]).toEqual([2, true]);
    second.send(move("2c"));
    expect(kept("lesson.thulla", -1)).toBe(0);
    expect(new Lesson(LESSON, why).at).toBe(0);
  });

  test("can be played once more, and the table takes it for another match", () => {
    const it = new Lesson(LESSON, why);
    it.send(move("As"));
    it.again();
    expect(it.at).toBe(0);
    expect(it.view?.match).toBe(2);
  });

  test("what is only told waits to be read", () => {
    const told = { ...LESSON, moments: [at("ace", { tells: true }), at("high", { expects: "As" }), at("done", { tells: true })] };
    const it = new Lesson(told, why);
    vi.advanceTimersByTime(60_000);
    expect([it.at, it.tells]).toEqual([0, true]);
    it.goOn();
    expect([it.at, it.tells]).toEqual([1, false]);
  });
});
