import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep } from "../net/kept";
import type { Happening } from "../net/session";
import Table from "../table/Table.svelte";
import { rest } from "../ui/i18n";
import { Lesson, type LessonMoment, type UnitShown } from "./lesson.svelte";
import { begins, begun, finishes, nextOf, stopsAt, wayOf } from "./path";
import { targetsOf } from "./targets";

await rest();

const SEEN = { over: false, to_move: ["p1"], piles: { p1: ["As", "2c"] }, by: {}, legal: { p1: ["As", "2c"] }, facts: {}, result: null };
const at = (step: string, more: Partial<LessonMoment> = {}): LessonMoment => ({
  view: SEEN,
  news: [],
  nth: 0,
  step,
  kind: "step",
  expects: "",
  points: [],
  answers: 0,
  right: 0,
  wrong: {},
  refused: {},
  ...more,
});
const NO = { type: "explained", move: "2c", legal: false, code: "must_follow", params: {}, text: "follow suit" } as const;

const UNIT: UnitShown = {
  name: "basics",
  seats: 2,
  options: "",
  players: ["You", "Ammu"],
  steps: ["ace", "high", "done"],
  moments: [
    at("ace", { expects: "As", refused: { "2c": NO } }),
    at("ace", { nth: 1 }),
    at("high", { nth: 1, expects: "2c" }),
    at("done", { nth: 2, kind: "tell" }),
  ],
};
const of = (moments: LessonMoment[], steps = [...new Set(moments.map((one) => one.step))]): Lesson =>
  new Lesson("thulla", { ...UNIT, steps, moments });

function attended(lesson: Lesson): Happening[] {
  const told: Happening[] = [];
  lesson.attend((happening) => told.push(happening));
  return told;
}
const move = (text: string) => ({ type: "move", match: 1, nth: 0, move: text }) as const;

beforeEach(() => {
  keep("path.thulla", {});
  keep("path", "");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a unit of a lesson", () => {
  test("goes on with what is expected; the others move by themselves", () => {
    const it = new Lesson("thulla", UNIT);
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
    const it = new Lesson("thulla", UNIT);
    it.send(move("As"));
    vi.advanceTimersByTime(2000);
    const told = attended(it);
    it.send(move("As"));
    expect(it.at).toBe(2);
    expect(told.at(-1)).toMatchObject({ type: "refused", re: "move", text: expect.stringContaining("king of hearts") });
  });

  test("a wrong move has its own words; after the second one it is pointed at what is meant", () => {
    const it = of([at("trap_low", { kind: "find", expects: "2c", wrong: { As: "ace" } }), at("trap_done", { kind: "tell" })]);
    const told = attended(it);
    expect(it.targets).toEqual([]);
    it.send(move("As"));
    expect(told.at(-1)).toMatchObject({ text: expect.stringContaining("Bilal") });
    it.send(move("As"));
    expect(it.targets).toEqual(['.held[data-card="2c"]']);
  });

  test("what is not allowed is explained by the rules, and nobody is asked", () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const it = new Lesson("thulla", UNIT);
    const told = attended(it);
    it.send({ type: "explain", move: "2c" });
    expect(told.at(-1)).toEqual(NO);
    it.send({ type: "explain", move: "nonsense" });
    expect(told.at(-1)).toMatchObject({ type: "explained", move: "nonsense", legal: false });
    expect(asked).not.toHaveBeenCalled();
  });

  test("a question waits for its answer, and says what is wrong with another", () => {
    const it = of([
      at("trap_why", { kind: "ask", answers: 3, right: 2 }),
      at("trap_low", { expects: "2c" }),
      at("trap_done", { kind: "tell" }),
    ]);
    expect([it.answers.length, it.view?.view.legal, it.asks]).toEqual([3, {}, "Your answer"]);
    it.answer(3);
    expect([it.at, it.tried, it.wrong.length > 0]).toEqual([0, [3], true]);
    vi.advanceTimersByTime(60_000);
    expect(it.at).toBe(0);
    it.answer(2);
    expect([it.at, it.wrong, it.answers, it.asks]).toEqual([1, "", [], ""]);
    expect(it.view?.view.legal).toEqual(SEEN.legal);
  });

  test("who looks at something is neither told nor shown anything else", () => {
    const it = of([at("look", { expects: "As" }), at("look", { nth: 1 }), at("done", { kind: "tell", nth: 1 }), at("done", { nth: 1 })]);
    it.send(move("As"));
    it.absorbed(true);
    vi.advanceTimersByTime(60_000);
    expect([it.at, it.looking]).toEqual([1, true]);
    it.absorbed(false);
    vi.advanceTimersByTime(2000);
    expect([it.at, it.tells]).toEqual([2, true]);
  });

  test("is resumed where it was left, and begins anew when it was finished", () => {
    const first = new Lesson("thulla", UNIT);
    first.send(move("As"));
    vi.advanceTimersByTime(2000);
    first.close();
    const second = new Lesson("thulla", UNIT);
    expect([second.at, second.resumed]).toEqual([2, true]);
    second.send(move("2c"));
    expect(wayOf("thulla")).toMatchObject({ done: ["basics"], unit: "" });
    expect(new Lesson("thulla", UNIT).at).toBe(0);
  });

  test("can be played once more, and the table takes it for another match", () => {
    const it = new Lesson("thulla", UNIT);
    it.send(move("As"));
    it.again();
    expect(it.at).toBe(0);
    expect(it.view?.match).toBe(2);
  });

  test("what is only told waits to be read", () => {
    const it = of([at("ace", { kind: "tell" }), at("high", { expects: "As" }), at("done", { kind: "tell" })]);
    vi.advanceTimersByTime(60_000);
    expect([it.at, it.tells]).toEqual([0, true]);
    it.goOn();
    expect([it.at, it.tells]).toEqual([1, false]);
  });
});

describe("the path", () => {
  const NAMES = ["basics", "trap", "puzzle"];

  test("goes on with the unit that was left, then with the next that is not finished", () => {
    expect(nextOf("thulla", NAMES)).toBe("basics");
    begins("thulla", 3);
    expect(begun()).toBe(null);
    finishes("thulla", "basics");
    expect(nextOf("thulla", NAMES)).toBe("trap");
    stopsAt("thulla", "puzzle", 4);
    expect(nextOf("thulla", NAMES)).toBe("puzzle");
    expect(begun()).toEqual({ game: "thulla", done: 1, of: 3 });
    for (const name of NAMES) finishes("thulla", name);
    expect([nextOf("thulla", NAMES), begun()]).toEqual(["basics", null]);
  });
});

describe("the prompt of the table", () => {
  afterEach(cleanup);
  const title = async (moments: LessonMoment[]) => {
    vi.useRealTimers();
    render(Table, { session: new Lesson("war", { ...UNIT, steps: ["why", "low", "done"], moments }) }); // a table without facts
    await vi.waitFor(() => expect(document.querySelectorAll(".held")).toHaveLength(2), 10_000);
    return document.querySelector(".prompt .title span")!.textContent;
  };

  test.each([
    ["ask", "Your answer"],
    ["tell", "Read it, then go on"],
    ["step", "Your turn"],
  ] as const)("of a moment to %s says “%s”", async (kind, said) => {
    expect(await title([at("why", { kind, answers: 2, right: 1, expects: "As" }), at("low", { expects: "2c" }), at("done")])).toBe(said);
  });

  test("at the end does not speak of cards that are dealt", async () => {
    expect(await title([at("done", { kind: "tell" })])).toBe("Well done!");
  });
});

describe("a pointer", () => {
  const seen = { ...SEEN, piles: { p1: ["R", "H", "C", "6", "6", "J", "7h"], discard: [], stock: [] } };
  test.each([
    ["thulla", "7h", ['.held[data-card="7h"]']],
    ["liap_tui", "RHC", ['.held[data-card="R"]', '.held[data-card="H"]', '.held[data-card="C"]']],
    ["dalmuti", "6x2+J", ['.held[data-card="6"]', '.held[data-card="J"]']],
    ["dalmuti", "give 6,6", ['.held[data-card="6"]']],
    ["tincholi", "look 1 2", ['[data-slot="p1.1"]', '[data-slot="p1.2"]']],
    ["tincholi", "swap p1.1 p3.4", ['[data-slot="p1.1"]', '[data-slot="p3.4"]']],
    ["liap_tui", "say 4", ['[data-number="4"]']],
    ["tincholi", "draw", ['[data-does="draw"], main:not(:has([data-does="draw"])) .actions [data-move="draw"]']],
    ["tincholi", "cut 3", ['[data-does="cut"], main:not(:has([data-does="cut"])) .actions [data-move="cut 3"]']],
    ["dalmuti", "pass", ['[data-does="pass"], main:not(:has([data-does="pass"])) .actions [data-move="pass"]']],
  ])("of %s shows what %s is about", (game, asked, targets) => expect(targetsOf([], asked, seen, game)).toEqual(targets));

  test("shows cards, slots, seats and piles that are named", () => {
    expect(targetsOf(["7h", "p2.3", "p2", "discard"], "", seen, "thulla")).toEqual([
      '.held[data-card="7h"]',
      '[data-slot="p2.3"]',
      '[data-seat="p2"]',
      '[data-pile="discard"]',
    ]);
  });
});
