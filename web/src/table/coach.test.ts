import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Hinted } from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { held, next, plainSettings, played, sits, view } from "./trial.svelte";

let now = 10_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1_000));
  plainSettings();
});

const HINT: Hinted = {
  type: "hinted",
  match: 1,
  nth: 0,
  best: [{ move: "9h", chance: 0.8 }],
  even: 0,
  goal: "not_last",
  code: "no_such",
  params: {},
  text: "it is high",
};

/** With a bot at the table nothing is rated. */
function withBot() {
  const at = sits();
  at.trial.seats((_, i) => (i === 2 ? { state: "bot", player: null, level: "sharp" } : {}));
  return at;
}

describe("a hint", () => {
  test("is asked for once, raises the card and says why", () => {
    const { table, trial } = withBot();
    table.hint();
    expect(table.coach.thinking).toBe(true);
    table.hint();
    trial.tell(HINT);
    expect([table.coach.thinking, table.coach.hinted]).toEqual([false, "9h"]);
    expect(table.selection.cards).toEqual(["9h"]);
    expect(table.coach.advice).toContain("It is high.");
    table.clear();
    table.hint();
    expect(table.selection.cards).toEqual(["9h"]);
    expect(trial.sent).toEqual([{ type: "hint" }]);
    table.act(table.selection.found);
    expect([table.coach.advice, table.coach.hinted]).toEqual(["", ""]);
  });

  test("comes in two steps if one wants: what is worth a thought, then the answer", () => {
    settings.hints = "nudge";
    const { table, trial } = withBot();
    table.hint();
    trial.tell({
      ...HINT,
      best: [
        { move: "9h", chance: 0.8 },
        { move: "7h", chance: 0.7 },
      ],
    });
    expect(table.coach.advice).toMatch(/One of these is the best: .*7♥ and 9♥/);
    expect([table.coach.hinted, table.selection.cards]).toEqual(["", []]);
    table.hint();
    expect([table.coach.hinted, table.selection.cards]).toEqual(["9h", ["9h"]]);
    expect(trial.sent).toEqual([{ type: "hint" }]);
    settings.hints = "answer";
  });

  test("between people is told what it costs, once in a match", () => {
    const { table, trial } = sits();
    table.hint();
    expect(trial.sent).toEqual([]);
    expect(table.coach.advice).toContain("not rated for you");
    table.hint();
    expect(trial.sent).toEqual([{ type: "hint" }]);
    trial.tell(HINT);
    next(table, played(6));
    next(table, view(7, {}, { nth: 1 }));
    expect([table.coach.advice, table.coach.hinted]).toEqual(["", ""]);
    table.hint();
    expect(trial.sent).toEqual([{ type: "hint" }, { type: "hint" }]);
  });

  test("stays while others decide at the same time", () => {
    const { table, trial } = withBot();
    table.hint();
    trial.tell(HINT);
    next(table, view(6, { to_move: ["p1"] }, { news: [{ what: "nod", seat: "p2" }] }));
    expect([table.coach.hinted, table.selection.cards]).toEqual(["9h", ["9h"]]);
    expect(table.coach.advice).toContain("It is high.");
  });

  test("that does not come says so, and one that is refused says why", () => {
    const { table, trial } = withBot();
    table.hint();
    vi.advanceTimersByTime(9_000);
    expect(table.coach.thinking).toBe(false);
    expect(table.coach.advice).toContain("too busy");
    table.hint();
    trial.tell({ type: "refused", re: "hint", code: "no_hints", params: {}, text: "…" });
    expect([table.coach.thinking, table.reason]).toEqual([false, "The host allows no hints at this table."]);
  });

  test("says once in a match, where memory is the game, that it remembers for you", () => {
    const { table, trial } = withBot();
    table.extra = { ...table.extra, byHeart: true };
    table.hint();
    expect([table.coach.thinking, table.coach.advice]).toEqual([false, expect.stringContaining("remembers for you")]);
    table.hint();
    expect(table.coach.thinking).toBe(true);
    trial.tell(HINT);
    expect(table.coach.hinted).toBe("9h");
  });

  test("for a decision that is made already is not shown", () => {
    const { table, trial } = sits();
    trial.tell({ ...HINT, nth: 4 });
    expect([table.selection.chosen, table.coach.advice]).toEqual([[], ""]);
  });

  test("that comes after you have played changes nothing", () => {
    const { table, trial } = withBot();
    table.hint();
    table.touch.card(held(table, "7h"));
    table.press();
    trial.tell(HINT);
    expect([table.coach.thinking, table.coach.hinted, table.pending.sent]).toEqual([false, "", "7h"]);
  });

  test("is ready only when it is your turn, the house is there and the host allows it", () => {
    const { table, trial } = withBot();
    expect(table.coach.ready).toBe(true);
    trial.tell({ type: "connection", online: false });
    expect(table.coach.ready).toBe(false);
    trial.tell({ type: "connection", online: true });
    trial.room = { ...trial.room, settings: { ...trial.room.settings, hints: false } };
    expect(table.coach.ready).toBe(false);
  });
});
